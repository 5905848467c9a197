"""What a player has seen: which hidden cards he can still tell apart (rules 1.10.4)."""

from __future__ import annotations

from innovation.material.card import NUMBERED, Card
from innovation.rules.decision import hidden_from
from innovation.rules.event import Event
from innovation.table.position import Position
from innovation.table.zones import FIRST_SEAT_PLACE


class Knowledge:
    """The cards whose place one player knows although they are hidden from him, folded from the log.

    He keeps track of a card he has seen until it may have moved unseen: once a card with the same back
    leaves its zone unseen, he can no longer tell which of them is where.
    """

    def __init__(self, viewer: int, start: Position) -> None:
        self.viewer = viewer
        self.where = bytearray(start.where)
        self.known: set[int] = set()
        self._cards: dict[int, list[Card]] = {}
        for seat in start.seats:
            for zone in (seat.hand, seat.score, seat.forecast, seat.achievements, *[s.cards for s in seat.board]):
                self._learn_visible(zone)
        self._learn_visible(start.removed)
        self._everything(start)

    def _everything(self, start: Position) -> None:
        for seat in start.seats:
            for zone in (seat.hand, seat.score, seat.forecast):
                for card in zone:
                    self._cards.setdefault(self.where[card.index], []).append(card)

    def _learn_visible(self, cards: tuple[Card, ...]) -> None:
        for card in cards:
            if not hidden_from(card, self.viewer, self.where):
                self.known.add(card.index)

    def knows(self, card: Card) -> bool:
        """Whether the player knows where this card is."""
        return card.index in self.known

    def add(self, event: Event) -> None:
        """Take one more event of the log into account."""
        if event.kind == "show":
            self.known.update([shown.index for shown in event.cards])
        card = event.card
        if event.kind != "move" or card is None or card.kind != NUMBERED:
            return
        seen = event.shows_front_to(self.viewer)
        zone = self._cards.get(event.source, [])
        if not seen and event.source >= FIRST_SEAT_PLACE:
            alike = [other for other in zone if other.age == card.age and other.card_set == card.card_set]
            if len(alike) > 1:
                self.known.difference_update([other.index for other in alike])
        if card in zone:
            zone.remove(card)
        if seen:
            self.known.add(card.index)
        if event.target >= FIRST_SEAT_PLACE:
            self._cards.setdefault(event.target, []).append(card)
        self.where[card.index] = event.target


def redeal(position: Position, knowledge: Knowledge, shuffled: dict[tuple[int, int], list[Card]]) -> dict[int, Card]:
    """Which card stands in for each card the player does not know, by index; `position` is changed in place.

    `shuffled` holds, by set and value, the unknown cards in the order in which their places are filled. The
    places are gone through in an order that depends on nothing hidden: the same knowledge and the same
    `shuffled` give the same table whatever the truth is.
    """
    taken: dict[tuple[int, int], int] = {}
    stand_in: dict[int, Card] = {}
    where = bytearray(position.where)

    def filled(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        new: list[Card] = []
        for card in cards:
            if card.kind == NUMBERED and not knowledge.knows(card):
                key = (card.card_set, card.age)
                place = taken.get(key, 0)
                taken[key] = place + 1
                substitute = shuffled[key][place]
                stand_in[card.index] = substitute
                position.where[substitute.index] = where[card.index]
                new.append(substitute)
            else:
                new.append(card)
        return tuple(new)

    for seat in position.seats:
        seat.hand = filled(seat.hand)
        seat.score = filled(seat.score)
        seat.forecast = filled(seat.forecast)
        seat.achievements = filled(seat.achievements)
    position.available = filled(position.available)
    for index, pile in enumerate(position.piles):
        position.piles[index] = filled(pile)
    opening: list[Card | None] = []
    for chosen in position.opening:
        opening.append(None if chosen is None else stand_in.get(chosen.index, chosen))
    position.opening = tuple(opening)
    return stand_in


def unknown_cards(position: Position, knowledge: Knowledge) -> dict[tuple[int, int], list[Card]]:
    """The cards the player does not know, by set and value, in the order of the card table."""
    groups: dict[tuple[int, int], list[Card]] = {}
    zones: list[tuple[Card, ...]] = [position.available, *position.piles]
    for seat in position.seats:
        zones.extend((seat.hand, seat.score, seat.forecast, seat.achievements))
    for zone in zones:
        for card in zone:
            if card.kind == NUMBERED and not knowledge.knows(card):
                groups.setdefault((card.card_set, card.age), []).append(card)
    for cards in groups.values():
        cards.sort(key=_table_order)
    return groups


def _table_order(card: Card) -> int:
    return card.index
