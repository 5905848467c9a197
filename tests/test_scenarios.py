"""The scenario files: each lays a table, makes picks, and says by which rule what must come of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from innovation.notation.scenario import check_scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.json"))
NAMES = [str(path.relative_to(FOLDER)) for path in FILES]


def read(path: Path) -> dict[str, Any]:
    scenario: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return scenario


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_nothing_differs(path: Path) -> None:
    assert check_scenario(read(path)) == []


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_it_says_what_it_shows_and_by_which_rule(path: Path) -> None:
    scenario = read(path)
    for key in ("title", "rule"):
        text = scenario.get(key)
        assert isinstance(text, str) and text.strip(), f"{key}: {text!r}"


def test_there_are_scenarios_and_no_two_of_one_title() -> None:
    titles = [str(read(path).get("title")) for path in FILES]
    assert titles
    assert len(set(titles)) == len(titles)
