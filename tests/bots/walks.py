"""Walks through random games, stopping at some of their decisions."""

from __future__ import annotations

from collections.abc import Iterator

from innovation import Game
from innovation.bots import RandomBot
from tests.mixes import new_game


def walk(mix: str, seed: int, every: int) -> Iterator[tuple[Game, int]]:
    """A random game at every `every`-th decision, and how many were answered before.

    The game handed out goes on after the caller is done with it.
    """
    game = new_game(mix, seed)
    bot = RandomBot(seed)
    while game.decision is not None:
        if bot.answered % every == 0:
            yield game, bot.answered
        decision = game.decisions[-1]
        game.choose(bot(decision, None), decision.player)
