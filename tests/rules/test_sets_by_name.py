"""The engine asks for no set by its name: what a set adds stands in the set's own module (moments, or a rule of `Rules`)."""

from __future__ import annotations

import ast
from pathlib import Path

SETS = {"echoes", "figures", "cities", "artifacts"}
OWN = {"echoes.py", "cities.py", "figures.py", "karma.py", "artifacts.py"}
"""The sets' own modules; karma is the Figures'."""
AGREED = {("options.py", "__init__"), ("options.py", "_refuse_contradictions"), ("turn.py", "moments_of")}
"""Where the sets agreed upon become what the engine asks for instead."""


def _names_a_set(node: ast.expr) -> bool:
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id.lower() in SETS and part.id.isupper():
            return True
        if isinstance(part, ast.Constant) and part.value in SETS:
            return True
    return False


def _tests(path: Path) -> list[str]:
    """Where a comparison in a module names a set: `setup.py deal`."""
    found: list[str] = []
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef) or (path.name, function.name) in AGREED:
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Compare) and any(_names_a_set(side) for side in (node.left, *node.comparators)):
                found.append(f"{path.name} {function.name}")
    return found


def _engine() -> list[Path]:
    root = Path(__file__).parents[2] / "src" / "innovation"
    rooms = [path for room in ("table", "rules", "notation") for path in sorted((root / room).glob("*.py"))]
    return [root / "game.py", *rooms]


def test_no_other_module_of_the_rules_tests_for_a_set() -> None:
    assert [where for path in _engine() if path.name not in OWN for where in _tests(path)] == []


def test_the_search_finds_such_tests() -> None:
    """In the sets' own modules there are some."""
    own = [where for path in _engine() if path.name in OWN for where in _tests(path)]
    assert {"cities.py draw_city", "echoes.py draws_echoes", "figures.py issuable"} <= set(own)
