"""Setup: from shuffled piles to the opening meld (rules 3)."""

from __future__ import annotations

from functools import cache

from innovation.material.card import NUMBERED, Card
from innovation.material.catalog import CARDS
from innovation.material.words import BASE, HIGHEST_VALUE, SETS
from innovation.rules.options import Rules
from innovation.table.generator import Generator, seed_state
from innovation.table.position import Position, pile_index
from innovation.table.seat import Seat
from innovation.table.zones import ABSENT, AVAILABLE, HAND, PILE, SPECIALS, place_of


def empty_table(sets: tuple[str, ...], count: int) -> Position:
    """A table with `count` seats on which every card of the sets in play lies in its starting place, unshuffled.

    The cards of each pile are in the order of the card table; the special achievements are unclaimed.
    """
    position = Position([Seat() for _ in range(count)], len(CARDS))
    for card in CARDS:
        position.where[card.index] = ABSENT
        if SETS[card.card_set] not in sets:
            continue
        if card.kind == NUMBERED:
            index = pile_index(card.card_set, card.age)
            position.piles[index] = (*position.piles[index], card)
            position.where[card.index] = PILE
        else:
            position.special = (*position.special, card)
            position.where[card.index] = SPECIALS
    return position


def deal(rules: Rules, count: int, seed: int) -> Position:
    """A new game, shuffled by `seed` and waiting for the opening meld (rules 3.2 to 3.7)."""
    position = _unshuffled(rules.sets, count).copy()
    generator = Generator(seed_state(seed))
    for index, pile in enumerate(position.piles):
        if pile:
            order = list(range(len(pile)))
            generator.shuffle(order)
            position.piles[index] = tuple([pile[place] for place in order])
    position.random = generator.state
    for value in range(1, HIGHEST_VALUE):
        card = _take(position, pile_index(BASE, value))
        position.available = (*position.available, card)
        position.where[card.index] = AVAILABLE
    for _ in range(2):
        for seat in range(count):
            card = _take(position, pile_index(BASE, 1))
            position.seats[seat].hand = (*position.seats[seat].hand, card)
            position.where[card.index] = place_of(seat, HAND)
    position.opening = (None,) * count
    return position


@cache
def _unshuffled(sets: tuple[str, ...], count: int) -> Position:
    """The empty table of these sets, built once and only ever copied."""
    return empty_table(sets, count)


def _take(position: Position, index: int) -> Card:
    pile = position.piles[index]
    position.piles[index] = pile[1:]
    return pile[0]
