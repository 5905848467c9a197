"""Setup: from shuffled piles to the opening meld (rules 3)."""

from __future__ import annotations

from functools import cache

from innovation.material.card import NUMBERED, RELIC, Card
from innovation.material.catalog import CARDS
from innovation.material.words import BASE, ECHOES, HIGHEST_VALUE, MIXED, SETS
from innovation.rules.options import Rules
from innovation.table.generator import Generator, seed_state
from innovation.table.position import Position, pile_index
from innovation.table.seat import Seat
from innovation.table.zones import ABSENT, AVAILABLE, HAND, PILE, RELICS, SPECIALS, place_of


def empty_table(sets: tuple[str, ...], count: int, relics: bool = False, without_specials: bool = False) -> Position:
    """A table with `count` seats on which every card of the sets in play lies in its starting place, unshuffled.

    The cards of each pile are in the order of the card table; the special achievements are unclaimed.
    """
    position = Position([Seat() for _ in range(count)], len(CARDS))
    for card in CARDS:
        position.where[card.index] = ABSENT
        if card.kind == RELIC:
            if relics:
                position.relics = (*position.relics, card)
                position.where[card.index] = RELICS
            continue
        if SETS[card.card_set] not in sets:
            continue
        if card.kind == NUMBERED:
            index = pile_index(card.card_set, card.age)
            position.piles[index] = (*position.piles[index], card)
            position.where[card.index] = PILE
        elif not (without_specials and card.card_set == BASE):
            position.special = (*position.special, card)
            position.where[card.index] = SPECIALS
    return position


def deal(rules: Rules, count: int, seed: int) -> Position:
    """A new game, shuffled by `seed` and waiting for the opening meld (rules 3.2 to 3.7)."""
    position = _unshuffled(rules.sets, count, rules.relics, rules.relics_replace_specials).copy()
    generator = Generator(seed_state(seed))
    for index, pile in enumerate(position.piles):
        if pile:
            position.piles[index] = _shuffled(pile, generator)
    if rules.main_piles == MIXED:
        _deal_hands(position, rules.dealt_sets)  # rules 17.3.1: hands before achievements
        _set_aside_achievements(position)
        _build_mixed_piles(position, generator)
    else:
        _set_aside_achievements(position)
        _deal_hands(position, rules.dealt_sets)
    position.random = generator.state
    position.opening = (None,) * count
    return position


def _shuffled(cards: tuple[Card, ...], generator: Generator) -> tuple[Card, ...]:
    return tuple([cards[place] for place in generator.order(len(cards))])


def _set_aside_achievements(position: Position) -> None:
    """Set a base card of each value but the last aside as an achievement (rules 3.4)."""
    for value in range(1, HIGHEST_VALUE):
        card = _take(position, pile_index(BASE, value))
        position.available = (*position.available, card)
        position.where[card.index] = AVAILABLE


def _deal_hands(position: Position, card_sets: tuple[int, int]) -> None:
    """Deal everybody a card of value 1 of each of two sets, in two rounds (rules 3.5)."""
    for card_set in card_sets:
        for number, seat in enumerate(position.seats):
            card = _take(position, pile_index(card_set, 1))
            seat.hand = (*seat.hand, card)
            position.where[card.index] = place_of(number, HAND)


def _build_mixed_piles(position: Position, generator: Generator) -> None:
    """Mix some Echoes and some base cards of each value, and put the rest away unseen (rules 17.3.2, 17.3.3)."""
    count = len(position.seats)
    for value in range(1, HIGHEST_VALUE + 1):
        base = position.piles[pile_index(BASE, value)]
        echoes = position.piles[pile_index(ECHOES, value)]
        from_base, from_echoes = count + 4, count + 1  # six players may find fewer base cards left
        mixed = echoes[:from_echoes] + base[:from_base]
        position.piles[pile_index(MIXED, value)] = _shuffled(mixed, generator)
        for card in echoes[from_echoes:] + base[from_base:]:
            position.away = (*position.away, card)
            position.where[card.index] = ABSENT
        position.piles[pile_index(BASE, value)] = ()
        position.piles[pile_index(ECHOES, value)] = ()


@cache
def _unshuffled(sets: tuple[str, ...], count: int, relics: bool, without_specials: bool) -> Position:
    """The empty table of these sets, built once and only ever copied."""
    return empty_table(sets, count, relics, without_specials)


def _take(position: Position, index: int) -> Card:
    pile = position.piles[index]
    position.piles[index] = pile[1:]
    return pile[0]
