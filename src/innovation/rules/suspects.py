"""Suspects: which cards an unseen card could be, as far as a player has seen and remembers (rules 1.10.4)."""

from __future__ import annotations

from typing import Final

from innovation.material.card import NUMBERED, Card
from innovation.material.catalog import CARDS
from innovation.material.words import COLORS, UNSPLAYED
from innovation.rules.knowledge import Knowledge
from innovation.table.position import Position


class Suspects:
    """Cards with one back in one place whose fronts a player does not see there.

    `owner` is a seat, or -1 for a common place; `zone` is its word; `color` names the pile of a board on which they
    lie covered, else it is empty. `back` is what he sees of each, and `count` how many there are. Of these he knows that
    `known` are among them, and the others could be `possible`, no more.
    """

    def __init__(
        self, owner: int, zone: str, color: str, back: str, count: int, known: list[Card], possible: list[Card]
    ) -> None:
        self.owner: Final[int] = owner
        self.zone: Final[str] = zone
        self.color: Final[str] = color
        self.back: Final[str] = back
        self.count: Final[int] = count
        self.known: Final[list[Card]] = known
        self.possible: Final[list[Card]] = possible


def suspects(table: Position, knowledge: Knowledge, open_boards: bool, open_piles: bool) -> list[Suspects]:
    """All groups of cards that the player of this knowledge does not see, each with what they could be.

    It depends on nothing but what he knows: dealt anew among what he does not know, the table gives the same answer.
    Where `open_boards` is off, the covered cards of others' unsplayed piles are among them; where `open_piles` is off,
    nobody sees the backs in a supply pile, and nothing is said of it (rules 17.4.3).
    """
    viewer = knowledge.viewer
    places: list[tuple[int, str, str, tuple[Card, ...]]] = [(-1, "available", "", table.available)]
    for seat, owner in enumerate(table.seats):
        if seat != viewer:
            places += [(seat, "hand", "", owner.hand), (seat, "score", "", owner.score)]
            places.append((seat, "forecast", "", owner.forecast))
        places.append((seat, "achievements", "", owner.achievements))
        for color, stack in enumerate(owner.board):
            if seat != viewer and not open_boards and stack.splay == UNSPLAYED:
                places.append((seat, "board", COLORS[color], tuple(stack.cards[1:])))
    if open_piles:
        places += [(-1, "pile", "", pile) for pile in table.piles]
    return _grouped(places, knowledge, _possible(table, knowledge))


def _grouped(
    places: list[tuple[int, str, str, tuple[Card, ...]]], knowledge: Knowledge, possible: dict[int, set[int]]
) -> list[Suspects]:
    found: list[Suspects] = []
    for owner, zone, color, cards in places:
        backs: dict[str, list[Card]] = {}
        for card in cards:
            if card.kind == NUMBERED:
                backs.setdefault(card.back, []).append(card)
        for back, alike in sorted(backs.items()):
            known = [card for card in alike if knowledge.knows(card)]
            could: set[int] = set()
            for card in alike:
                could |= possible.get(card.index, set())
            found.append(Suspects(owner, zone, color, back, len(alike), _named(known), _cards(could)))
    return found


def _possible(table: Position, knowledge: Knowledge) -> dict[int, set[int]]:
    """For each card he does not know which faces it could have, so that every other unseen card can have one too.

    That the unseen cards lie as they do is one way to deal their faces out. A face that could lie at another place can be
    dealt there just where the face of that place, by others that give way to each other, could in turn make room there.
    """
    by_back: dict[str, list[Card]] = {}
    zones = [table.available, table.away, *table.piles]
    for seat in table.seats:
        zones += [seat.hand, seat.score, seat.forecast, seat.achievements]
    for zone in zones:
        for card in zone:
            if card.kind == NUMBERED and not knowledge.knows(card):
                by_back.setdefault(card.back, []).append(card)
    possible: dict[int, set[int]] = {}
    for cards in by_back.values():
        if not [card for card in cards if card.index in knowledge.possible]:
            everything = {card.index for card in cards}
            for card in cards:
                possible[card.index] = everything
            continue
        reach = {card.index: _reachable(card, cards, knowledge) for card in cards}
        for place in cards:
            freed = reach[place.index]
            possible[place.index] = {
                face.index for face in cards if face.index in freed and knowledge.could_lie_at(face, place)
            }
    return possible


def _reachable(start: Card, cards: list[Card], knowledge: Knowledge) -> set[int]:
    """Which faces have to make room, one after the other, for the face `start` to lie elsewhere: all that could."""
    seen = {start.index}
    ahead = [start]
    while ahead:
        face = ahead.pop()
        for place in cards:
            if place.index not in seen and knowledge.could_lie_at(face, place):
                seen.add(place.index)
                ahead.append(place)
    return seen


def _named(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=_table_order)


def _cards(indexes: set[int]) -> list[Card]:
    return _named([CARDS.cards[index] for index in indexes])


def _table_order(card: Card) -> int:
    return card.index
