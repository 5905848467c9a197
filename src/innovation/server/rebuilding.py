"""Rebuilding: a running game from what is stored of it, by replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from innovation.game import Game, View
from innovation.notation.faults import BadRecord
from innovation.rules.decision import Decision, Option
from innovation.rules.options import Rules

Picks = Sequence[tuple[int, str]]
"""Picks as seat and option text."""


class _EndOfScript(Exception):
    """All picks are made."""


class _Scripted:
    """A policy that reads its answers from a list."""

    needs_view = False

    def __init__(self, picks: Picks, begin: int) -> None:
        self.picks = picks
        self.made = begin

    def __call__(self, decision: Decision, view: View | None) -> Option:
        if self.made == len(self.picks):
            raise _EndOfScript
        seat, text = self.picks[self.made]
        index = decision.index_of(text) if seat == decision.seat else -1
        if index < 0:
            raise BadRecord(f"pick {self.made + 1}: {text!r} of seat {seat} is no answer to what is asked there")
        self.made += 1
        return decision.option(index)


def new_game(names: Sequence[str], options: dict[str, Any], seed: int) -> Game:
    """A game at its beginning."""
    return Game(list(names), Rules(**options), seed)


def play_on(game: Game, picks: Picks, begin: int = 0) -> None:
    """Make the picks from number `begin` on. Raises BadRecord, which names the pick, where one is not legal."""
    made = begin
    while made < len(picks) and game.table.opening:
        seat, text = picks[made]
        game.choose(text, game.players[seat])
        made += 1
    policy = _Scripted(picks, made)
    # Whole actions at a time: `choose` would run each action once a pick.
    while not game.in_action and made < len(picks) and game.decision is not None:
        try:
            game.play_action(policy)
        except _EndOfScript:
            break
        made = policy.made
    for seat, text in picks[made:]:
        game.choose(text, game.players[seat])


def rebuilt(names: Sequence[str], options: dict[str, Any], seed: int, picks: Picks) -> Game:
    """The game after these picks. Raises ValueError where they cannot be played by this engine."""
    game = new_game(names, options, seed)
    play_on(game, picks)
    return game
