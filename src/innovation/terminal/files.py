"""Reading files that the user names: every way it can fail is one clear sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from innovation.terminal.faults import BadInput


def read_text(path: Path) -> str:
    """The text of a file. Raises BadInput where it is missing, cannot be opened or is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("terminal.error.file_missing", file=path) from None
    except UnicodeDecodeError:
        raise BadInput("terminal.error.file_no_text", file=path) from None
    except (OSError, ValueError) as error:
        raise BadInput("terminal.error.file_unreadable", file=path, detail=reason(error)) from None


def read_json(path: Path) -> dict[str, Any]:
    """The JSON object in a file. Raises BadInput where there is none."""
    written = parse(read_text(path))
    if not isinstance(written, dict):
        raise BadInput("terminal.error.file_no_object", file=path)
    return written


def parse(text: str) -> object:
    """The JSON value of a text, or None where it is no JSON (or nested beyond all reason)."""
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value


def reason(error: Exception) -> str:
    """Why the system refused, without the path that the sentence names already."""
    return str(getattr(error, "strerror", None) or error)
