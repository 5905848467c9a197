"""Random play for tests of the public interface."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from innovation import Decision, Game, Option, Rules

TABLES: tuple[tuple[int, Rules], ...] = (
    (2, Rules()),
    (3, Rules("first")),
    (4, Rules(teams="partners")),
    (2, Rules(sharing_bonus="optional", covered_cards_public="off", prove_by_reveal="off")),
)
"""Numbers of players and options that random play goes through."""


def fresh(count: int, rules: Rules, seed: int) -> Game:
    """A new game of that many players."""
    return Game(["ann", "bo", "cy", "di"][:count], rules, seed)


def random_picks(game: Game, seed: int, most: int = 10_000) -> Iterator[Game]:
    """Play on at random, yielding the game after every pick."""
    dice = random.Random(seed)
    for _ in range(most):
        decisions = game.decisions
        if not decisions:
            return
        decision = dice.choice(decisions)
        game.choose(dice.choice(decision.options), decision.player)
        yield game


class Dice:
    """A policy that picks at random and counts what it was asked."""

    needs_view = False

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.asked = 0

    def __call__(self, decision: Decision, view: object) -> Option:
        self.asked += 1
        return self.dice.choice(decision.options)


def state(game: Game) -> tuple[Any, ...]:
    """Everything an outsider can learn of a game, to compare before and after."""
    return (
        game.position(),
        [(decision.player, decision.kind, decision.verb, decision.options) for decision in game.decisions],
        [event.as_seen_by(None) for event in game.log],
        game.record(),
        game.can_undo,
        game.result,
    )
