"""Static files: the page, its parts compressed once, each with a tag by which a browser knows it again."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parent.parent / "web" / "static"
"""Where the page lies."""
INDEX: Final = "index.html"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
PACKED: Final = frozenset((".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".webmanifest"))
INLINE_SCRIPT: Final = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


@dataclass(frozen=True)
class StaticFile:
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    changed: int


class StaticFiles:
    """The files below one directory, read when they are first asked for and again when they change."""

    def __init__(self, root: Path = WEB) -> None:
        self.root: Final[Path] = root.resolve()
        self._kept: Final[dict[str, StaticFile]] = {}

    def find(self, path: str) -> StaticFile | None:
        """The file of this path, or None for what is no file of ours."""
        target = self.root / path.lstrip("/")
        if "\0" in path or "\\" in path or target.suffix not in TYPES:
            return None
        try:
            target = target.resolve()
            if not target.is_relative_to(self.root) or not target.is_file():
                return None
            changed = target.stat().st_mtime_ns
        except (OSError, ValueError):
            return None
        kept = self._kept.get(path)
        if kept is None or kept.changed != changed:
            content = target.read_bytes()
            packed = gzip.compress(content, 9, mtime=0) if target.suffix in PACKED else None
            tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
            kept = StaticFile(content, packed, TYPES[target.suffix], tag, changed)
            self._kept[path] = kept
        return kept

    def script_hashes(self) -> list[str]:
        """The hashes of the scripts inside the page, as a content security policy names them."""
        index = self.find(INDEX)
        if index is None:
            return []
        return [
            "'sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() + "'"
            for script in INLINE_SCRIPT.findall(index.content.decode())
        ]
