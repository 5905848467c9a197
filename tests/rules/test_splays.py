"""Rules 7: splays, visible icons and their counts."""

from __future__ import annotations

import random

import pytest

from innovation import Game
from innovation.material.card import ICON_BITS, NUMBERED, Card, icon_count
from innovation.material.catalog import CARDS
from innovation.material.words import BASE, COLORS, ICONS, SPLAYS
from innovation.rules.achievements import BASE_CONDITIONS, EMPIRE
from innovation.table.seat import Seat
from innovation.table.stack import Stack
from tests.helpers import pile, play, seat, splay, table

SHOWN_COVERED = {"none": "", "left": "45", "right": "12", "up": "234"}
"""Which of the places of rules 1.3.1, 1.3.2 (1 upper left, 2 lower left, 3 lower middle, 4 lower right, 5 upper right,
6 upper middle) show when covered."""


def slow_count(cards: list[str], direction: str, icon: str) -> int:
    """The visible icons of a pile by the letter of rules 7.2."""
    total = 0
    for depth, name in enumerate(cards):
        places = "123456" if depth == 0 else SHOWN_COVERED[direction]
        printed = dict(enumerate(CARDS[name].icons, 1))
        total += sum(1 for place in places if printed.get(int(place)) == icon)
    return total


@pytest.mark.parametrize("direction", SPLAYS)
def test_visible_icons_of_three_cards(direction: str) -> None:
    """B.1: X, Y, Z from bottom to top."""
    cards = ["Pottery", "Writing", "Computers"]
    stack = Stack(tuple(CARDS[name] for name in cards), SPLAYS.index(direction))
    expected = {
        "none": {"leaf": 3},
        "left": {"leaf": 3, "crown": 1, "factory": 1},
        "right": {"leaf": 3, "bulb": 1, "clock": 1},
        "up": {"leaf": 3, "bulb": 2, "crown": 1, "clock": 1, "factory": 1},
    }[direction]
    for number, icon in enumerate(ICONS):
        assert icon_count(stack.icons, number) == expected.get(icon, 0), icon


def test_counts_equal_a_slow_recount_for_random_piles() -> None:
    """Rules 7.2, 7.4.1: 2,000 piles of every color, set and direction."""
    dice = random.Random(20)
    by_color: dict[int, list[Card]] = {}
    for card in CARDS:
        if card.color >= 0:
            by_color.setdefault(card.color, []).append(card)
    for _ in range(2000):
        color = dice.randrange(5)
        cards = dice.sample(by_color[color], dice.randrange(0, 12))
        direction = dice.choice(SPLAYS)
        stack = Stack(tuple(cards), SPLAYS.index(direction))
        assert stack.splay == (SPLAYS.index(direction) if len(cards) > 1 else 0)
        for number, icon in enumerate(ICONS):
            counted = icon_count(stack.icons, number)
            assert counted == slow_count([card.name for card in cards], SPLAYS[stack.splay], icon)
        visible = 0 if not cards else 1 if stack.splay == 0 else len(cards)
        assert stack.visible_cards() == visible, "rules 7.4.2"


def test_all_cards_of_all_sets_on_one_board_do_not_overflow_a_count() -> None:
    """Every count is its own, and Empire is told by each of them (rules 7.4.1, 9.4)."""
    owner = Seat()
    for color in range(5):
        cards = tuple(card for card in CARDS if card.color == color and card.kind == NUMBERED)
        owner.put_stack(color, Stack(cards, SPLAYS.index("up")))
    for number, icon in enumerate(ICONS):
        slow = sum(slow_count([card.name for card in stack.cards], "up", icon) for stack in owner.board)
        assert slow > 60
        assert icon_count(owner.icons, number) == slow, icon
    assert BASE_CONDITIONS.meets(owner, EMPIRE)


@pytest.mark.parametrize("most", [255, 450])
def test_empire_asks_for_three_of_each_however_many_there_are_of_the_others(most: int) -> None:
    """Rules 9.4."""
    for short in range(len(ICONS)):
        owner = Seat()
        owner.icons = sum((2 if number == short else most) << (ICON_BITS * number) for number in range(len(ICONS)))
        assert icon_count(owner.icons, short) == 2
        assert not BASE_CONDITIONS.meets(owner, EMPIRE)
        owner.icons += 1 << (ICON_BITS * short)
        assert BASE_CONDITIONS.meets(owner, EMPIRE)


def test_icons_of_a_running_game_equal_a_slow_recount() -> None:
    """Rules 7.4.1, after every pick of random games."""
    dice = random.Random(4)
    for seed in range(12):
        game = Game(["ann", "bo", "cy"], seed=seed)
        while game.decision is not None:
            game.choose(dice.choice(game.decisions[0].options), game.decisions[0].player)
            for owner in game._current.seats:
                for number, icon in enumerate(ICONS):
                    slow = sum(
                        slow_count([card.name for card in stack.cards], SPLAYS[stack.splay], icon)
                        for stack in owner.board
                    )
                    assert icon_count(owner.icons, number) == slow


class TestUpkeep:
    """Rules 7.3."""

    def test_a_pile_that_shrinks_to_one_is_unsplayed_and_stays_so(self) -> None:
        """B.2, rules 7.3.1, 7.3.2: Gunpowder's demand takes the upper of two; a later meld does not bring it back."""
        game = table(
            ann=seat(red=["Gunpowder"], hand=["Coal"]),
            bo=seat(yellow=("up", ["Masonry", "Domestication"]), hand=["Canning"]),
            action=2,
        )
        play(game, "ann: dogma Gunpowder")
        assert splay(game, "bo", "yellow") == "none"
        play(game, "bo: meld Canning")
        assert pile(game, "bo", "yellow") == ["Canning", "Domestication"]
        assert splay(game, "bo", "yellow") == "none"

    def test_a_pile_of_two_left_keeps_its_splay(self) -> None:
        game = table(ann=seat(red=["Gunpowder"]), bo=seat(yellow=("up", ["Masonry", "Domestication", "Agriculture"])))
        play(game, "ann: dogma Gunpowder")
        assert splay(game, "bo", "yellow") == "up"


def test_a_count_in_one_color_and_has_an_icon_differ() -> None:
    """Rules 7.4.3, 7.4.4: a covered card has its icons, though the color shows none of them."""
    stack = Stack((CARDS["Tools"], CARDS["Pottery"]), 0)
    leaf = ICONS.index("leaf")
    assert CARDS["Pottery"].has(leaf)
    assert icon_count(stack.icons, leaf) == 0


@pytest.mark.parametrize("color", COLORS)
def test_every_color_can_be_splayed_every_way(color: str) -> None:
    cards = [card.name for card in CARDS.numbered(BASE, 1) if card.color_name == color]
    for direction in ("left", "right", "up"):
        game = table(ann=seat(**{color: (direction, cards)}), bo=seat())  # type: ignore[arg-type]
        assert splay(game, "ann", color) == direction
