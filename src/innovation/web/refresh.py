"""Write what is derived in the page: `python -m innovation.web.refresh`.

The Traditional Chinese sentences come from the Simplified ones, and `index.html` names every module so that a browser
fetches them at once. A tool for those who edit the page: it needs opencc, which players do not.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from innovation.locale.codes import ENGLISH, SIMPLIFIED, TRADITIONAL
from innovation.locale.derive import traditional_converter
from innovation.web import ROOT

STATIC: Final = ROOT / "static"
PRELOAD: Final = '    <link rel="modulepreload" href="/static/{path}" />\n'
MAIN: Final = '    <script type="module"'


def texts_of(code: str) -> Path:
    """The file of the page's sentences in a language."""
    return STATIC / "texts" / f"{code}.json"


def written(texts: dict[str, str]) -> str:
    """Sentences as their file holds them, sorted by key."""
    return json.dumps(texts, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def sentences(code: str) -> dict[str, str]:
    """The page's sentences in a language, by key."""
    read: dict[str, str] = json.loads(texts_of(code).read_text(encoding="utf-8"))
    return read


def traditional_texts() -> str:
    """The file of the Traditional Chinese sentences."""
    convert = traditional_converter()
    return written({key: convert(text) for key, text in sentences(SIMPLIFIED).items()})


def modules() -> list[str]:
    """Every module of the page, by its path below `static`."""
    found = [*(STATIC / "app").rglob("*.js"), *(STATIC / "vendor").glob("*.mjs")]
    return sorted(path.relative_to(STATIC).as_posix() for path in found)


def index_with_modules(index: str) -> str:
    """The text of `index.html` with the list of all modules."""
    bare = re.sub(r'    <link rel="modulepreload"[^\n]*\n', "", index)
    return bare.replace(MAIN, "".join(PRELOAD.format(path=path) for path in modules()) + MAIN)


def main() -> None:
    """Write every derived file, and each file of sentences in its order."""
    for code in (ENGLISH, SIMPLIFIED):
        texts_of(code).write_text(written(sentences(code)), encoding="utf-8")
    texts_of(TRADITIONAL).write_text(traditional_texts(), encoding="utf-8")
    index = STATIC / "index.html"
    index.write_text(index_with_modules(index.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
