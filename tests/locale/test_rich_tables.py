"""Random play from tables on which every Figure has its turn on top, with all at hand that its effects ask for.

Games from the start seldom bring a Figure's karma and what it watches for together.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from innovation import Decision, Game, Option
from innovation.material.card import NUMBERED, Card
from innovation.material.catalog import CARDS
from innovation.material.words import COLORS, FIGURES, SETS
from tests.helpers import seat, table
from tests.locale.tables import NAMES, Heard
from tests.locale.test_sentences import END_MARKS

FIGURE_NAMES = [card.name for card in CARDS if card.card_set == FIGURES and card.kind == NUMBERED]
PICKS = 60
AVAILABLE = 8
ACTIONS = ("decree", "inspire", "achieve", "endorse")
"""What a random player takes half of the time where he may: a board offers many more dogmas."""


def any_card(card: Card) -> bool:
    return True


def a_figure(card: Card) -> bool:
    return card.card_set == FIGURES


def rich_table(figure: Card, dice: random.Random) -> Game:
    """A table where the first player has `figure` on top, and all players cards in every zone."""
    sets = ["base", "figures", *[name for name in ("echoes", "cities", "artifacts") if dice.random() < 0.4]]
    pool = [card for card in CARDS if card.kind == NUMBERED and SETS[card.card_set] in sets and card is not figure]
    dice.shuffle(pool)

    def take(count: int, fits: Callable[[Card], bool] = any_card) -> list[str]:
        taken = [card for card in pool if fits(card)][:count]
        for card in taken:
            pool.remove(card)
        return [card.name for card in taken]

    def pile(color: int, top: list[str]) -> list[str]:
        return [*top, *take(dice.choice((0, 1, 2, 4)), lambda card: card.color == color)]

    players: dict[str, Any] = {}
    for number, name in enumerate(NAMES[: dice.choice((2, 2, 3, 4))]):
        board: dict[str, Any] = {}
        for color, word in enumerate(COLORS):
            cards = pile(color, [figure.name] if number == 0 and color == figure.color else [])
            splayed = len(cards) > 1 and dice.random() < 0.6
            board[word] = (dice.choice(("left", "right", "up")), cards) if splayed else cards
        hand = take(dice.choice((0, 3, 5, 8)), dice.choice((a_figure, any_card)))
        score, forecast = take(dice.choice((0, 2, 5))), take(dice.choice((0, 1, 3)))
        players[name] = seat(hand=hand, score=score, forecast=forecast, **board)
    available = take(AVAILABLE, lambda card: SETS[card.card_set] == "base")
    return table(sets=sets, available=available, **players)


def picked(decision: Decision, dice: random.Random) -> Option:
    """A random answer."""
    rare = [option for option in decision.options if str(option).startswith(ACTIONS)]
    if decision.kind == "action" and rare and dice.random() < 0.5:
        return dice.choice(rare)
    return dice.choice(decision.options)


@pytest.mark.parametrize("name", FIGURE_NAMES)
def test_all_that_happens_around_a_figure_can_be_told(name: str) -> None:
    dice = random.Random(name)
    game = rich_table(CARDS[name], dice)
    heard = Heard()
    for _ in range(PICKS):
        if game.decision is None:
            break
        heard.note_decision(game.decision)
        game.choose(picked(game.decision, dice), game.decision.player)
    heard.note_events(game)
    assert heard.alike == []
    for code, sentences in heard.sentences.items():
        assert [text for text in sentences if not text.endswith(END_MARKS[code])] == []
