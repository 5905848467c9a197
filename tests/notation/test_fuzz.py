"""Whatever is read as a position, record or scenario, only the error of its kind may come of it."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from innovation import BadPosition, BadRecord, Game
from innovation.notation.scenario import BadScenario, check_scenario
from tests.notation.test_positions import PLAIN

RECORD: dict[str, Any] = {
    "format": "innovation-record/1",
    "engine": "0.1.0",
    "game": {"ruleset": "third", "sets": ["base"], "players": ["ann", "bo"], "teams": None},
    "seed": 7,
    "picks": [["ann", "Archery"], ["bo", "Sailing"]],
}
SCENARIO: dict[str, Any] = {
    "format": "innovation-scenario/1",
    "title": "A draw",
    "rule": "4.3.1",
    "start": PLAIN,
    "picks": [["ann", "draw"]],
    "expect": {
        "players": {"ann": {"hand": ["Oars", "Tools"]}},
        "decision": {"player": "ann", "options": ["draw"]},
        "result": {"winners": ["ann"]},
        "illegal": 1,
    },
}
WORDS = st.sampled_from(
    [
        "Tools",
        "Archery",
        "ann",
        "bo",
        "red",
        "base",
        "1",
        "10",
        "left",
        "draw",
        "cards",
        "hand",
        "number",
        "World",
        "partners",
        "",
    ]
)
LEAVES = st.none() | st.booleans() | st.integers(-3, 12) | st.integers() | st.floats() | WORDS | st.text(max_size=5)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401
    """The ways to every part of a value."""
    found = [way]
    if isinstance(value, dict):
        for key, part in value.items():
            found += places(part, (*way, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            found += places(part, (*way, number))
    return found


def replaced(whole: Any, way: tuple[Any, ...], part: Any) -> Any:  # noqa: ANN401
    """A copy of the value with one part replaced."""
    if not way:
        return part
    changed = copy.copy(whole)
    changed[way[0]] = replaced(whole[way[0]], way[1:], part)
    return changed


def renamed(whole: Any, way: tuple[Any, ...], key: Any) -> Any:  # noqa: ANN401
    """A copy of the value in which the last step of the way is called otherwise."""
    outer = whole
    for step in way[:-1]:
        outer = outer[step]
    if not way or not isinstance(outer, dict):
        return whole
    return replaced(whole, way[:-1], {(key if name == way[-1] else name): part for name, part in outer.items()})


@st.composite
def spoiled(draw: st.DrawFn, whole: dict[str, Any]) -> Any:  # noqa: ANN401
    """The value with one to three parts replaced by anything, or called otherwise."""
    value: Any = whole
    for _ in range(draw(st.integers(1, 3))):
        way = draw(st.sampled_from(places(value)))
        value = renamed(value, way, draw(WORDS)) if draw(st.booleans()) else replaced(value, way, draw(ANYTHING))
    return value


@settings(max_examples=500, deadline=None)
@given(spoiled(PLAIN))
def test_a_position(position: Any) -> None:  # noqa: ANN401
    try:
        game = Game.from_position(position)
    except BadPosition as fault:
        assert str(fault)
    else:
        assert game.decisions
        assert Game.from_position(game.position()).position() == game.position()


@settings(max_examples=300, deadline=None)
@given(spoiled(RECORD))
def test_a_record(record: Any) -> None:  # noqa: ANN401
    try:
        game = Game.from_record(record)
    except BadRecord as fault:
        assert str(fault)
    else:
        assert Game.from_record(game.record()).position() == game.position()


@settings(max_examples=300, deadline=None)
@given(
    spoiled(
        {**{key: part for key, part in RECORD.items() if key != "seed"}, "start": PLAIN, "picks": [["ann", "draw"]]}
    )
)
def test_a_record_from_a_position(record: Any) -> None:  # noqa: ANN401
    try:
        game = Game.from_record(record)
    except BadRecord as fault:
        assert str(fault)
    else:
        assert Game.from_record(game.record()).position() == game.position()


@settings(max_examples=300, deadline=None)
@given(spoiled(SCENARIO))
def test_a_scenario(scenario: Any) -> None:  # noqa: ANN401
    try:
        rows = check_scenario(scenario)
    except BadScenario as fault:
        assert str(fault)
    else:
        assert all(isinstance(row, str) for row in rows)


@settings(max_examples=200, deadline=None)
@given(ANYTHING)
def test_anything(value: Any) -> None:  # noqa: ANN401
    for read, fault in (
        (Game.from_position, BadPosition),
        (Game.from_record, BadRecord),
        (check_scenario, BadScenario),
    ):
        try:
            read(value)
        except fault as error:
            assert str(error)
