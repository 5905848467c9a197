"""Bots are blind to what their player does not know: dealing the hidden cards anew changes no choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from innovation.bots import BOTS, Bot
from tests.bots.walks import walk
from tests.mixes import FEW_MIXES, MIXES


def check_blind(make: Callable[[int], Bot], mix: str, seeds: range, every: int) -> int:
    """Compare choices in true and in imagined games; how many were compared in mid-action."""
    in_action = 0
    for seed in seeds:
        for game, number in walk(mix, seed, every):
            for decision in game.decisions:
                player = decision.player
                choice = make(seed).skip(number)(decision, game.view(player))
                for deal in (number, number + 7):
                    imagined = game.imagine(player, deal)
                    same = next(other for other in imagined.decisions if other.player == player)
                    assert make(seed).skip(number)(same, imagined.view(player)) == choice, (mix, seed, number, decision)
                    in_action += imagined.in_action
    return in_action


@pytest.mark.parametrize("mix", FEW_MIXES)
def test_the_random_bot_is_blind(mix: str) -> None:
    assert check_blind(BOTS["random"], mix, range(4), every=3) > 50


@pytest.mark.parametrize("mix", FEW_MIXES)
def test_the_greedy_bot_is_blind(mix: str) -> None:
    assert check_blind(BOTS["greedy"], mix, range(100, 103), every=4) > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("mix", MIXES)
def test_every_bot_is_blind_over_many_games(mix: str, name: str) -> None:
    assert check_blind(BOTS[name], mix, range(1000, 1015), every=1) > 1000
