"""The documents: what they name exists, and the rulings shown to players are tested."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

import innovation
from innovation.material.card import SPECIAL
from innovation.material.catalog import CARDS

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
LOCALE = Path(innovation.__file__).resolve().parent / "locale"
ROWS = [
    line for line in RULINGS.splitlines() if line.startswith("| ") and not re.match(r"\| (---|doubt|card) \|", line)
]
QUOTED = re.compile(r"`([^`]+)`")
IN_A_FILE = re.compile(r"((?:`[Tt]est\w+(?:::\w+)?`(?:, )?)+) \(`(tests/[^`]+)`\)")
"""Tests followed by their file; classes of cards may stand before them."""


@cache
def defined(file: Path) -> frozenset[str]:
    """The test classes and functions of a file, methods as `TestClass::test_method`."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found.add(node.name)
            found.update(f"{node.name}::{part.name}" for part in node.body if isinstance(part, ast.FunctionDef))
        elif isinstance(node, ast.FunctionDef):
            found.add(node.name)
    return frozenset(found)


@cache
def defined_under(folder: str) -> frozenset[str]:
    """The test classes and functions of all files of a folder."""
    return frozenset(name for file in (TESTS / folder).rglob("test_*.py") for name in defined(file))


@cache
def scenarios() -> frozenset[str]:
    """The names of the scenario files."""
    return frozenset(file.stem for file in (TESTS / "scenarios").rglob("*.json"))


def unknown(shown_by: str) -> list[str]:
    """The tests named in a last column that do not exist."""
    missing: list[str] = []
    for names, file in IN_A_FILE.findall(shown_by):
        path = ROOT / file
        known = defined(path) if path.exists() else frozenset()
        named = QUOTED.findall(names)
        missing += [f"{file}::{name}" for name in named if name not in known | defined_under("cards")]
        if not known.intersection(named):
            missing.append(file)
    for name in QUOTED.findall(IN_A_FILE.sub("", shown_by)):
        if name.startswith("tests/"):
            exists = (ROOT / name).exists()
        elif name.lower().startswith("test"):
            exists = name in defined_under("cards")
        else:
            exists = name in scenarios()
        if not exists:
            missing.append(name)
    return missing


def last_column(row: str) -> str:
    """What a row of a table names as its tests."""
    return row.rstrip(" |").rsplit(" | ", 1)[-1]


def test_the_page_is_read() -> None:
    assert len(ROWS) > 150
    assert unknown("`tools_with_two_cards`, `TestArchery`, `TestBonus` (`tests/rules/test_sharing.py`)") == []
    named = "`TestNobody` (`tests/rules/test_sharing.py`), `no_such_scenario`, `TestArchery::test_no`, `tests/no.py`"
    assert len(unknown(named)) == 5


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[2:40].strip())
def test_every_ruling_names_tests_that_exist(row: str) -> None:
    assert QUOTED.findall(last_column(row)), "a ruling names the test that shows it"
    assert unknown(last_column(row)) == []


def class_of(card: str) -> str:
    """The name of a card's class of tests, without accents and signs and in small letters."""
    return "test" + re.sub(r"[^a-z0-9]", "", card.lower().replace("é", "e"))


@pytest.mark.parametrize("card_set", ["base", "echoes", "cities", "artifacts", "figures"])
def test_a_card_with_rulings_for_players_has_its_class_of_tests(card_set: str) -> None:
    rulings = json.loads((LOCALE / f"rulings.{card_set}.en.json").read_text(encoding="utf-8"))
    classes = {name.lower() for name in defined_under("cards") if "::" not in name}
    cards = [CARDS[name] for name, texts in rulings.items() if texts]
    assert [card.name for card in cards if card.kind != SPECIAL and class_of(card.name) not in classes] == []
