"""Standing karma on random tables: the engine's numbers and actions are those recounted from the printed texts (12.6.5)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from innovation import Game
from innovation.material.card import NUMBERED
from innovation.material.catalog import CARDS
from innovation.material.words import FIGURES, SPLAYS
from innovation.notation.faults import BadPosition
from tests.helpers import reckoning
from tests.invariants import check_actions, check_numbers
from tests.karma_recount import conditions_met

NAMES = ("ann", "bo", "cy", "di")
ALL = [card.name for card in CARDS if card.kind == NUMBERED and card.card_set == FIGURES]


def tables(figure: str) -> Iterator[Game]:
    """Twelve random tables on which nobody has won yet."""
    laid = 0
    for seed in range(1000):
        try:
            game = random_table(figure, seed)
        except BadPosition as fault:
            assert "win the game" in str(fault)
            continue
        yield game
        laid += 1
        if laid == 12:
            return


def random_table(figure: str, seed: int) -> Game:
    """A table full of random cards, with `figure` on top of one of Ann's piles."""
    generator = random.Random(f"{figure} {seed}")
    cards = [card.name for card in CARDS if card.kind == NUMBERED and card.name != figure]
    generator.shuffle(cards)
    players = {name: _random_seat(cards, generator) for name in NAMES[: generator.choice((2, 3, 4))]}
    stack = players["ann"]["board"].setdefault(CARDS[figure].color_name, {"splay": "none", "cards": []})
    stack["cards"].insert(0, figure)
    return Game.from_position(
        {
            "game": {
                "players": list(players),
                "sets": ["base", "echoes", "figures", "cities", "artifacts"],
                "teams": generator.choice((None, "partners")) if len(players) == 4 else None,
            },
            "turn": {"number": 9, "player": "ann", "action": 1, "actions": 2},
            "achievements": [name for name in cards[:5] if CARDS[name].card_set != FIGURES],
            "players": players,
        }
    )


def _random_seat(cards: list[str], generator: random.Random) -> dict[str, Any]:
    board: dict[str, Any] = {}
    for _ in range(generator.randrange(4, 18)):
        name = cards.pop()
        board.setdefault(CARDS[name].color_name, {"splay": "none", "cards": []})["cards"].append(name)
    for stack in board.values():
        stack["cards"].sort(key=lambda name: CARDS[name].card_set == FIGURES)  # covered, as far as can be
        if len(stack["cards"]) > 1:
            stack["splay"] = generator.choice(SPLAYS)
    zones = ("hand", "score", "forecast")
    held = {zone: [cards.pop() for _ in range(generator.randrange(6))] for zone in zones}
    held["achievements"] = [cards.pop() for _ in range(generator.randrange(3))]
    return {"board": board, **held}


@pytest.mark.parametrize("figure", ALL)
def test_numbers_and_actions_are_those_of_the_printed_texts(figure: str) -> None:
    for game in tables(figure):
        position = game.position()
        check_numbers(game, position)
        check_actions(game, position)


@pytest.mark.parametrize("figure", ALL)
def test_conditions_of_special_achievements_are_those_of_the_printed_texts(figure: str) -> None:
    for game in tables(figure):
        position, counting = game.position(), reckoning(game)
        figures = counting.moments.figures
        assert figures is not None
        for number, seat in enumerate(position["players"].values()):
            met = {card.name for card in game.table.special if figures.meets(counting, number, card)}
            assert met == conditions_met(seat)
