"""Rules 7: splays, visible icons and their counts."""

from __future__ import annotations

import random

import pytest

from innovation import Game
from innovation.material.card import Card
from innovation.material.catalog import CARDS
from innovation.material.words import BASE, COLORS, ICONS, SPLAYS
from innovation.rules.achievements import EMPIRE, meets
from innovation.table.seat import Seat
from innovation.table.stack import Stack
from tests.helpers import pile, play, seat, splay, table

SHOWN_COVERED = {"none": "", "left": "4", "right": "12", "up": "234"}
"""Which of the places of rules 1.3.1 (1 upper left, 2 lower left, 3 lower middle, 4 lower right) show when covered."""


def slow_count(cards: list[str], direction: str, icon: str) -> int:
    """The visible icons of a pile by the letter of rules 7.2."""
    total = 0
    for depth, name in enumerate(cards):
        places = "1234" if depth == 0 else SHOWN_COVERED[direction]
        printed = CARDS[name].icons
        total += sum(1 for place in places if printed[int(place) - 1] == icon)
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
        assert (stack.icons >> (8 * number)) & 255 == expected.get(icon, 0), icon


def test_counts_equal_a_slow_recount_for_random_piles() -> None:
    """Rules 7.2, 7.4.1: 2,000 piles of every color and direction."""
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
            counted = (stack.icons >> (8 * number)) & 255
            assert counted == slow_count([card.name for card in cards], SPLAYS[stack.splay], icon)
        visible = 0 if not cards else 1 if stack.splay == 0 else len(cards)
        assert stack.visible_cards() == visible, "rules 7.4.2"


def test_the_whole_base_set_on_one_board_does_not_overflow_a_count() -> None:
    """The engine packs counts into eight bits, and tells Empire by the highest of them: no count may reach 128."""
    owner = Seat()
    for color in range(5):
        cards = tuple(card for value in range(1, 11) for card in CARDS.numbered(BASE, value) if card.color == color)
        owner.put_stack(color, Stack(cards, SPLAYS.index("up")))
    printed = dict.fromkeys(ICONS, 0)
    for card in CARDS:
        for icon in card.icons:
            if icon in printed:
                printed[icon] += 1
    assert max(printed.values()) < 128
    assert meets(owner, EMPIRE)


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
                    assert (owner.icons >> (8 * number)) & 255 == slow


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
    assert (stack.icons >> (8 * leaf)) & 255 == 0


@pytest.mark.parametrize("color", COLORS)
def test_every_color_can_be_splayed_every_way(color: str) -> None:
    cards = [card.name for card in CARDS if card.color_name == color][:3]
    for direction in ("left", "right", "up"):
        game = table(ann=seat(**{color: (direction, cards)}), bo=seat())  # type: ignore[arg-type]
        assert splay(game, "ann", color) == direction
