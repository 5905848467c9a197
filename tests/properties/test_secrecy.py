"""What views, logs and options tell is no more than rules 1.10 allow, over random games in every mix.

The rules are restated here in the words of views and log rows, apart from the engine's own.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from innovation import Game
from innovation.material.catalog import CARDS
from tests.invariants import numbered_names
from tests.mixes import MIXES, new_game

PRIVATE = ("hand", "score", "forecast")
PUBLIC = ("board", "revealed", "display", "removed", "relics", "special")
NUMBERED_NAMES = numbered_names()


def visible_names(position: dict[str, Any], viewer: str | None) -> set[str]:
    """The numbered cards whose front a viewer sees in a (true) position: rules 1.10.1."""
    names = set(position["removed"])
    for player, seat in position["players"].items():
        names.update(seat.get("revealed", []))
        names.update(seat["display"])
        for stack in seat["board"].values():
            names.update(stack["cards"])
        if player == viewer:
            for zone in PRIVATE:
                names.update(seat[zone])
    return names & NUMBERED_NAMES


def names_in(value: object) -> set[str]:
    """Every name of a numbered card anywhere in a JSON value."""
    if isinstance(value, dict):
        return set().union(*[names_in(part) for part in value.values()]) if value else set()
    if isinstance(value, (list, tuple)):
        return set().union(*[names_in(part) for part in value]) if value else set()
    return {value} if isinstance(value, str) and value in NUMBERED_NAMES else set()


def may_name(row: dict[str, Any], viewer: str | None) -> bool:
    """Whether a row about a moving card may name it to this viewer: rules 1.10.4."""
    for end in ("source", "target"):
        zone = row.get(end)
        if zone in PUBLIC or (zone in PRIVATE and row.get(f"{end}_owner") == viewer):
            return True
    return row["verb"] == "return" and row["source"] in PRIVATE and row["player"] == viewer


def check_rows(rows: list[dict[str, Any]], viewer: str | None, seen: set[str]) -> None:
    """Rows name only what the viewer may see; they name it wherever he may."""
    for row in rows:
        if row["kind"] == "move":
            if row["card"] in NUMBERED_NAMES:
                assert may_name(row, viewer), (viewer, row)
                seen.add(row["card"])
            elif str(row["card"]).startswith("back "):
                assert not may_name(row, viewer), (viewer, row)
        elif row["kind"] == "show":
            seen.update(row["cards"])
        elif row["kind"] == "look" and row.get("card") in NUMBERED_NAMES:
            assert row["player"] == viewer, (viewer, row)
            seen.add(row["card"])
    for row in rows:
        assert names_in(row) <= seen, (viewer, row)


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(500, 508))
def test_views_logs_and_options_tell_nothing_hidden(mix: str, seed: int) -> None:
    play_and_check(new_game(mix, seed), random.Random(seed), every=1)


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES)
def test_views_logs_and_options_of_many_games(mix: str) -> None:
    for seed in range(20_000, 20_200):
        play_and_check(new_game(mix, seed), random.Random(seed), every=5)


def play_and_check(game: Game, generator: random.Random, every: int) -> None:
    viewers: list[str | None] = [*game.players, None]
    seen: dict[str | None, set[str]] = {viewer: set() for viewer in viewers}
    rows_before = picks = 0
    while game.decision is not None:
        decision = generator.choice(game.decisions)
        picks += 1
        if picks % every == 0:
            position = game.position()
            log = game.log
            for viewer in viewers:
                seen[viewer] |= visible_names(position, viewer)
                check_rows([event.as_seen_by(viewer) for event in log[rows_before:]], viewer, seen[viewer])
                check_view(game, position, viewer)
            rows_before = len(log)
            offered = {option.card for option in decision.options if option.card is not None} & NUMBERED_NAMES
            assert offered <= seen[decision.player], decision
        game.choose(decision.option(generator.randrange(decision.size)), decision.player)


def check_view(game: Game, position: dict[str, Any], viewer: str | None) -> None:
    view = game.view(viewer)
    allowed = visible_names(position, viewer)
    assert names_in(view) <= allowed, (viewer, names_in(view) - allowed)
    assert "random" not in view
    for player, seat in view["players"].items():
        truth = position["players"][player]
        for zone in ("hand", "score", "forecast", "achievements"):
            assert len(seat[zone]) == len(truth[zone])
            if player != viewer or zone == "achievements":
                backs = sorted(CARDS[name].back for name in truth[zone] if name in NUMBERED_NAMES)
                assert sorted(name for name in seat[zone] if name.startswith("back ")) == backs
