"""Imagination: dealing anew what a player does not know."""

from __future__ import annotations

from typing import Final

from innovation.material.card import NUMBERED, Card
from innovation.rules.knowledge import Knowledge
from innovation.table.generator import Generator
from innovation.table.position import Position

MOST_ATTEMPTS: Final = 20
"""Cards lost sight of are laid one by one where they may be; seldom does the last find no room left."""


class Dealer:
    """Deals the cards anew that a player does not know, on copies of one table.

    Cards change places among equal backs. The places are filled in an order that depends on nothing
    hidden: the same knowledge and the same random numbers give the same table whatever the truth is.
    With `backs_hidden` nobody knows in which order the sets lie in a mixed pile, save for cards whose backs were
    seen on their way there (rules 17.4.3): that order is dealt first.
    """

    def __init__(self, table: Position, knowledge: Knowledge, backs_hidden: bool = False) -> None:
        self.table: Final[Position] = table
        self.knowledge: Final[Knowledge] = knowledge
        self._faces: Final[dict[int, list[Card]]] = {}
        self._places: Final[dict[int, list[Card]]] = {}
        self._blind_piles: Final[list[list[Card]]] = []
        for seat in table.seats:
            for zone in (seat.hand, seat.score, seat.forecast, seat.achievements):
                self._note_unknown(zone)
        self._note_unknown(table.available)
        self._note_unknown(table.away)
        for pile in table.piles:
            if backs_hidden:
                blind = [card for card in pile if card.index not in knowledge.known | knowledge.turned]
                self._blind_piles.append(blind)
            self._note_unknown(pile)

    def _note_unknown(self, zone: tuple[Card, ...]) -> None:
        for card in zone:
            if card.kind == NUMBERED and card.index not in self.knowledge.known:
                self._faces.setdefault(_back(card), []).append(card)
                self._places.setdefault(_back(card), []).append(card)

    def deal(self, generator: Generator) -> dict[int, Card] | None:
        """Which card stands in for each card the player does not know, by index; None where the attempt fails."""
        stand_in: dict[int, Card] = {}
        places = self._deal_backs(generator) if self._blind_piles else self._places
        for back in sorted(self._faces):
            if not self._deal_group(self._faces[back], places[back], generator, stand_in):
                return None
        return stand_in

    def _deal_backs(self, generator: Generator) -> dict[int, list[Card]]:
        """The places by the back that lies there, where the places of a blind pile get theirs by chance."""
        places = {back: cards[:] for back, cards in self._places.items()}
        for pile in self._blind_piles:
            for card in pile:
                places[_back(card)].remove(card)
            backs = sorted([_back(card) for card in pile])
            for place, number in zip(pile, generator.order(len(pile)), strict=True):
                places[backs[number]].append(place)
        return places

    def _deal_group(
        self, unknown: list[Card], group: list[Card], generator: Generator, stand_in: dict[int, Card]
    ) -> bool:
        """Lay the cards of one back in the places of `group`: first those that may be in some places only, then
        the rest anywhere."""
        possible = self.knowledge.possible
        faces = sorted(unknown, key=_table_order)
        bound = [face for face in faces if face.index in possible]
        free = [face for face in faces if face.index not in possible]
        places = group
        if bound:
            bound.sort(key=lambda face: len(possible[face.index]))
            for _ in range(MOST_ATTEMPTS):
                laid = self._lay_bound(bound, group, generator)
                if len(laid) == len(bound):
                    break
            else:
                return False
            stand_in.update(laid)
            places = [place for place in group if place.index not in laid]
        for place, number in zip(places, generator.order(len(free)), strict=True):
            stand_in[place.index] = free[number]
        return True

    def _lay_bound(self, bound: list[Card], group: list[Card], generator: Generator) -> dict[int, Card]:
        laid: dict[int, Card] = {}
        for face in bound:
            allowed = self.knowledge.possible[face.index]
            open_places = [place for place in group if place.index in allowed and place.index not in laid]
            if not open_places:
                break
            laid[open_places[generator.below(len(open_places))].index] = face
        return laid

    def lay(self, stand_in: dict[int, Card]) -> Position:
        """A new table with the stand-ins in place."""
        table = self.table
        position = table.copy()
        for index, card in stand_in.items():
            position.where[card.index] = table.where[index]
        for seat in position.seats:
            seat.hand = _replaced(seat.hand, stand_in)
            seat.score = _replaced(seat.score, stand_in)
            seat.forecast = _replaced(seat.forecast, stand_in)
            seat.achievements = _replaced(seat.achievements, stand_in)
        position.available = _replaced(position.available, stand_in)
        position.away = _replaced(position.away, stand_in)
        position.piles = [_replaced(pile, stand_in) for pile in position.piles]
        opening: list[Card | None] = []
        for chosen in position.opening:
            opening.append(None if chosen is None else stand_in.get(chosen.index, chosen))
        position.opening = tuple(opening)
        return position


def _replaced(cards: tuple[Card, ...], stand_in: dict[int, Card]) -> tuple[Card, ...]:
    return tuple([stand_in.get(card.index, card) for card in cards])


def _back(card: Card) -> int:
    return card.card_set * 100 + card.age


def _table_order(card: Card) -> int:
    return card.index
