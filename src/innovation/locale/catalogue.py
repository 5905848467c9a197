"""Catalogues: the JSON files that hold the texts."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

SETS_WITH_TEXTS: Final = ("base", "echoes", "cities", "artifacts", "figures")
"""The card sets whose texts are here, each in files of its own; those of the relics are with the Artifacts."""


@cache
def catalogue(name: str) -> dict[str, Any]:
    """The content of the catalogue file `name`, `messages.en.json` for example."""
    text = files("innovation.locale").joinpath(name).read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return content


@cache
def of_all_sets(kind: str, code: str) -> dict[str, Any]:
    """The entries of every set's catalogue of a kind, `cards` or `rulings`, by card name."""
    entries: dict[str, Any] = {}
    for name in SETS_WITH_TEXTS:
        entries.update(catalogue(f"{kind}.{name}.{code}.json"))
    return entries
