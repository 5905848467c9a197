"""Recorded games replay to the same end, every card in exactly one place after each pick."""

from __future__ import annotations

import json
from typing import Any

import pytest

from innovation import Game
from innovation.rules.options import SWITCHES
from tests.invariants import check
from tests.mixes import MIXES
from tests.records.make import FOLDER, INDEX, wanted

INDEXED: dict[str, Any] = json.loads(INDEX.read_text(encoding="utf-8"))

NOT_REACHED = {
    "end effect Sudoku": "nine bonuses of different values are out of reach of random play; its own test has it",
}
"""What no recorded game reaches, by name, and why."""


@pytest.mark.parametrize("name", sorted(INDEXED))
def test_a_recorded_game_replays_to_the_same_end(name: str) -> None:
    record = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    game = Game.from_record({**record, "picks": []})
    check(game)
    for player, text in record["picks"]:
        game.choose(text, player)
        check(game)
    assert game.result is not None
    assert game.result.as_json() == INDEXED[name]["result"]
    assert len(game.log) == INDEXED[name]["events"]
    assert game.record() == record


def test_every_mix_ending_and_special_achievement_has_a_recorded_game() -> None:
    reached = {trait for entry in INDEXED.values() for trait in entry["traits"]}
    assert wanted() - reached == set()
    assert not reached & set(NOT_REACHED)
    assert sorted(path.name for path in FOLDER.glob("*.json")) == sorted(INDEXED)


def test_the_mixes_use_every_switch_of_the_sets_in_play() -> None:
    used = {name for _, options in MIXES.values() for name in options}
    assert set(SWITCHES) <= used
