"""Catalogues: the JSON files that hold the texts."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def catalogue(name: str) -> dict[str, Any]:
    """The content of the catalogue file `name`, `messages.en.json` for example."""
    text = files("innovation.locale").joinpath(name).read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return content
