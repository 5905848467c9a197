"""Records: a game as options, seed or position, and picks (formats.md)."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from innovation import BadRecord, Game, Rules
from tests.helpers import play, seat, table
from tests.notation.play import TABLES, fresh, random_picks, state
from tests.notation.test_positions import PLAIN


@pytest.mark.parametrize(("count", "rules"), TABLES)
def test_a_record_plays_the_same_game(count: int, rules: Rules) -> None:
    """At any pick, through JSON, to the same log, decisions and result."""
    game = fresh(count, rules, 41)
    for number, _ in enumerate(random_picks(game, 41)):
        if number % 25 == 0 or game.result is not None:
            assert state(Game.from_record(json.loads(json.dumps(game.record())))) == state(game)
    assert game.result is not None


@pytest.mark.parametrize("steps", [1, 2, 3, 30, 300])
def test_a_record_that_begins_from_a_position(steps: int) -> None:
    origin = Game(["ann", "bo"], seed=2)
    for _ in random_picks(origin, 2, 60):
        pass
    while "pending" in origin.position():
        origin.choose(origin.decisions[0].options[0])
    start = origin.position()
    game = Game.from_position(start)
    list(random_picks(game, 9, steps))
    record = json.loads(json.dumps(game.record()))
    assert "seed" not in record
    assert record["start"] == start
    assert state(Game.from_record(record)) == state(game)


def test_what_is_written() -> None:
    game = Game(["ann", "bo"], Rules(score_tie="drawer_wins"), seed=7)
    first = [decision.options[0] for decision in game.decisions]
    game.choose(first[1], player="bo")
    game.choose(first[0], player="ann")
    assert game.record() == {
        "format": "innovation-record/1",
        "engine": "0.1.0",
        "game": {
            "ruleset": "third",
            "sets": ["base"],
            "players": ["ann", "bo"],
            "teams": None,
            "score_tie": "drawer_wins",
        },
        "seed": 7,
        "picks": [["bo", str(first[1])], ["ann", str(first[0])]],
    }


def test_opening_picks_may_come_in_any_order() -> None:
    game = Game(["ann", "bo", "cy"], seed=7)
    for number in (2, 0, 0):
        decision = game.decisions[number]
        game.choose(decision.options[1], decision.player)
    assert [player for player, _ in game.picks] == ["cy", "ann", "bo"]
    assert state(Game.from_record(game.record())) == state(game)


def record(picks: list[Any], **parts: Any) -> dict[str, Any]:  # noqa: ANN401
    """A record that begins from the plain position."""
    written: dict[str, Any] = {"format": "innovation-record/1", "start": copy.deepcopy(PLAIN), "picks": picks}
    written.update(parts)
    return written


def test_engine_and_game_may_be_left_out_beside_a_start() -> None:
    assert Game.from_record(record([["ann", "meld Tools"]])).position()["turn"]["action"] == 2


def test_the_start_may_leave_the_game_to_the_record() -> None:
    start = {key: part for key, part in PLAIN.items() if key != "game"}
    game = Game.from_record(record([], start=start, game={"players": ["ann", "bo"], "score_tie": "drawer_wins"}))
    assert game.rules == Rules(score_tie="drawer_wins")


SEEDED: dict[str, Any] = {"format": "innovation-record/1", "game": {"players": ["ann", "bo"]}, "seed": 7, "picks": []}


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (record([["ann", "draw"], ["ann", "meld Fission"]]), "pick 2: ann cannot choose 'meld Fission'"),
        (record([["bo", "draw"]]), "pick 1: bo has nothing to decide now: ann has"),
        (record([["ann", "draw"], ["zoe", "draw"]]), "pick 2: nobody here is named 'zoe'"),
        (
            record([["ann", "draw"], ["ann", "draw"], ["bo", "draw"], ["bo"]]),
            "pick 4: a pair of player and option text",
        ),
        (record([["ann", 5]]), "pick 1: a pair of player and option text"),
        (record(["draw"]), "pick 1: a pair of player and option text"),
        (record([{"ann": "draw"}]), "pick 1: a pair of player and option text"),
        (record([], format="innovation-record/2"), "format: 'innovation-record/2'"),
        (record([], seed=7), "record: it has both a seed and a start"),
        (record([], moves=[]), "record: 'moves' is not known here"),
        ({**SEEDED, "picks": {"ann": "draw"}}, "picks: a list is expected"),
        (record([], start=[]), "start: position: an object is expected"),
        (record([], start={**PLAIN, "removed": ["Tools"]}), "start: removed: Tools is named twice"),
        (record([], game={"players": ["ann", "cy"]}), "game: it differs from the game of the start"),
        (record([], game={"players": ["ann", "bo"], "extra_achievement": True}), "game: it differs"),
        ({**SEEDED, "seed": "7"}, "seed: a whole number is expected"),
        ({**SEEDED, "seed": True}, "seed: a whole number is expected"),
        ({**SEEDED, "seed": None}, "seed: a whole number is expected"),
        ({**SEEDED, "game": {"players": ["ann"]}}, "game: 1 players"),
        ({**SEEDED, "game": None}, "game: an object is expected"),
        ({**SEEDED, "picks": None}, "picks: a list is expected"),
        ({**SEEDED, "picks": [["ann", "draw"]]}, "pick 1: ann cannot choose 'draw'"),
        ({key: part for key, part in SEEDED.items() if key != "format"}, "format: None"),
        ({key: part for key, part in SEEDED.items() if key != "seed"}, "seed: a whole number is expected"),
        ({key: part for key, part in SEEDED.items() if key != "picks"}, "picks: a list is expected"),
        ([SEEDED], "record: an object is expected"),
        (None, "record: an object is expected"),
    ],
)
def test_a_fault_is_refused_with_its_place(written: object, said: str) -> None:
    with pytest.raises(BadRecord) as fault:
        Game.from_record(written)
    assert said in str(fault.value)
    assert issubclass(BadRecord, ValueError)


def test_a_pick_after_the_end_is_named() -> None:
    five = ["Coal", "Empire", "Monument", "Wonder", "Universe"]
    game = table(ann=seat(achievements=five, score=["A.I."], red=["Fission"]), bo=seat(), available=["Writing"])
    play(game, "ann: achieve 1")
    written = game.record()
    written["picks"].append(["bo", "draw"])
    with pytest.raises(BadRecord, match="pick 2: the game is over"):
        Game.from_record(written)
