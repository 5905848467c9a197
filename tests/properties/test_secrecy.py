"""What views, logs and options tell is no more than rules 1.10 allow, over random games in every mix.

The rules are restated here in the words of views and log rows, apart from the engine's own.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from innovation import Game
from innovation.material.catalog import CARDS
from innovation.material.words import SETS
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


class Reader:
    """One viewer of a log (None: a spectator), who judges its rows as they come and keeps what he saw."""

    def __init__(self, viewer: str | None, game: Game) -> None:
        self.viewer = viewer
        self.seen: set[str] = set()
        self.hides_order = "cities" in game.rules.sets and game.rules.switch("search_return") == "after_all"
        self.searching = False
        self.going_back: list[bool] = []

    def check(self, rows: list[dict[str, Any]]) -> None:
        """Rows name only what the viewer may see; they name it wherever he may."""
        for row in rows:
            if row["kind"] == "move":
                self.check_move(row)
            elif row["kind"] == "show":
                self.seen.update(row["cards"])
            elif row["kind"] == "look":
                assert (row.get("card") in NUMBERED_NAMES) == (row["player"] == self.viewer), (self.viewer, row)
                self.seen.update(names_in(row))
            elif row["kind"] in ("action", "effect"):
                self.searching = self.hides_order and row.get("verb") == "meld"
                self.going_back = []
                if row.get("verb") == "meld":  # its card is named aloud, before any karma acts (rules 4.4.1, 12.6.6)
                    self.seen.update(names_in(row))
        for row in rows:
            assert names_in(row) <= self.seen, (self.viewer, row)

    def check_move(self, row: dict[str, Any]) -> None:
        named = row["card"] in NUMBERED_NAMES
        if self.searching and row["verb"] == "return" and row["source"] == "revealed":
            self.check_search(row, named)
        elif named:
            assert may_name(row, self.viewer), (self.viewer, row)
        elif str(row["card"]).startswith("back "):
            assert not may_name(row, self.viewer), (self.viewer, row)
        if named:
            self.seen.add(row["card"])

    def check_search(self, row: dict[str, Any], named: bool) -> None:
        """Rules 13.6.3: where several cards go back, only their owner sees in which order."""
        self.going_back.append(named)
        if row["source_owner"] == self.viewer:
            assert named, (self.viewer, row)
        else:
            assert self.going_back == [True] or True not in self.going_back, (self.viewer, row)


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(500, 501))
def test_views_logs_and_options_tell_nothing_hidden(mix: str, seed: int) -> None:
    play_and_check(new_game(mix, seed), random.Random(seed), every=1)


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES)
def test_views_logs_and_options_of_many_games(mix: str) -> None:
    for seed in range(20_000, 20_040):
        play_and_check(new_game(mix, seed), random.Random(seed), every=5)


def play_and_check(game: Game, generator: random.Random, every: int) -> None:
    viewers: list[str | None] = [*game.players, None]
    readers = [Reader(viewer, game) for viewer in viewers]
    rows_before = picks = 0
    while game.decision is not None:
        decision = generator.choice(game.decisions)
        picks += 1
        if picks % every == 0:
            position = game.position()
            log = game.log
            for reader in readers:
                reader.seen |= visible_names(position, reader.viewer)
                reader.check([event.as_seen_by(reader.viewer) for event in log[rows_before:]])
                check_view(game, position, reader.viewer)
            rows_before = len(log)
            offered = {option.card for option in decision.options if option.card is not None} & NUMBERED_NAMES
            assert offered <= readers[game.players.index(decision.player)].seen, decision
        game.choose(decision.option(generator.randrange(decision.size)), decision.player)


def check_view(game: Game, position: dict[str, Any], viewer: str | None) -> None:
    view = game.view(viewer)
    allowed = visible_names(position, viewer)
    assert names_in(view) <= allowed, (viewer, names_in(view) - allowed)
    assert "random" not in view
    check_supply(game, view["supply"], position["supply"])
    for player, seat in view["players"].items():
        truth = position["players"][player]
        for zone in ("hand", "score", "forecast", "achievements"):
            assert len(seat[zone]) == len(truth[zone])
            if player != viewer or zone == "achievements":
                backs = sorted(CARDS[name].back for name in truth[zone] if name in NUMBERED_NAMES)
                assert sorted(name for name in seat[zone] if name.startswith("back ")) == backs


def check_supply(game: Game, seen: dict[str, Any], truth: dict[str, Any]) -> None:
    """Rules 1.10.1: piles are counts; of mixed piles the sets of the backs are open where that is agreed (17.4.3)."""
    assert set(seen) == set(truth)
    open_backs = game.rules.ruleset == "echoes_v1" and game.rules.switch("mixed_backs_public") == "on"
    for row, piles in truth.items():
        for value, cards in piles.items():
            backs = [SETS[CARDS[card].card_set] for card in cards]
            assert seen[row][value] == (backs if open_backs else len(cards))
