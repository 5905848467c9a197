"""What a player has seen: which hidden cards he can still tell apart (rules 1.10.4)."""

from __future__ import annotations

from innovation.material.card import NUMBERED, Card
from innovation.rules.decision import hidden_from
from innovation.rules.event import Event
from innovation.table.position import Position
from innovation.table.zones import AVAILABLE, FIRST_SEAT_PLACE


class Knowledge:
    """What one player knows of the cards that are hidden from him, folded from the log.

    He keeps track of a card he has seen until it may have moved unseen: once one of several cards with
    the same back leaves a zone unseen, each of them may be the one that left; the same where a pile is shuffled. `known` holds the cards he
    can point at; `possible` says of a card he has lost sight of which cards it may be in truth, until
    its front is seen again or nothing else is left. `turned` holds the cards that have moved: all have seen
    their backs, also where a pile does not show them any more (rules 17.4.3). All go by the card's index.
    """

    def __init__(self, viewer: int, start: Position) -> None:
        self.viewer: int = viewer
        self.read: int = 0
        self.known: set[int] = set()
        self.possible: dict[int, set[int]] = {}
        self.turned: set[int] = set()
        self._zones: dict[int, list[Card]] = {AVAILABLE: list(start.available)}
        for seat in start.seats:
            for zone in (seat.hand, seat.score, seat.forecast, seat.achievements, *[s.cards for s in seat.board]):
                for card in zone:
                    self._zones.setdefault(start.where[card.index], []).append(card)
                    if not hidden_from(card, viewer, start.where):
                        self.known.add(card.index)

    def copy(self) -> Knowledge:
        """The same knowledge, which can be told more without changing this."""
        twin = Knowledge(self.viewer, _NOWHERE)
        twin.read = self.read
        twin.known = set(self.known)
        twin.possible = {face: set(cards) for face, cards in self.possible.items()}
        twin.turned = set(self.turned)
        twin._zones = {place: cards[:] for place, cards in self._zones.items() if cards}
        return twin

    def after_redeal(self, stand_in: dict[int, Card]) -> Knowledge:
        """The same knowledge of a table on which each card was replaced by its stand-in."""
        twin = self.copy()
        twin.read = 0
        for face, cards in twin.possible.items():
            twin.possible[face] = {stand_in[card].index if card in stand_in else card for card in cards}
        twin.turned = {stand_in[card].index if card in stand_in else card for card in twin.turned}
        for zone in twin._zones.values():
            zone[:] = [stand_in.get(card.index, card) for card in zone]
        return twin

    def knows(self, card: Card) -> bool:
        """Whether the player knows where this card is."""
        return card.index in self.known

    def see(self, card: Card) -> None:
        """The player sees the front of this card."""
        seen = [card.index]
        while seen:
            index = seen.pop()
            if index in self.known:
                continue
            self.known.add(index)
            self.possible.pop(index, None)
            for face, cards in self.possible.items():
                cards.discard(index)
                if len(cards) == 1:
                    seen.append(face)

    def add(self, event: Event) -> None:
        """Take one more event of the log into account."""
        self.read += 1
        if event.kind == "show":
            for shown in event.cards:
                self.see(shown)
        if event.kind == "shuffle":
            self._lose_sight(list(event.cards))
        card = event.card
        if event.kind == "look" and card is not None and event.shows_front_to(self.viewer):
            self.see(card)
        if event.kind != "move" or card is None or card.kind != NUMBERED:
            return
        self.turned.add(card.index)
        zone = self._zones.get(event.source)
        if event.shows_front_to(self.viewer):
            self.see(card)
        elif zone is not None:
            self._lose_sight([other for other in zone if other.age == card.age and other.card_set == card.card_set])
        if zone is not None and card in zone:
            zone.remove(card)
        if event.target >= FIRST_SEAT_PLACE or event.target == AVAILABLE:
            self._zones.setdefault(event.target, []).append(card)

    def could_lie_at(self, face: Card, place: Card) -> bool:
        """Whether the card he does not see at the place of `place` may be `face`, by what he has seen of these two alone."""
        cards = self.possible.get(face.index)
        return cards is None or place.index in cards

    def _lose_sight(self, alike: list[Card]) -> None:
        """One of these cards moves, and the player does not see which; or they all change places."""
        if len(alike) < 2:
            return
        mixed = [card.index for card in alike]
        for index in mixed:
            if index in self.known:
                self.known.discard(index)
                self.possible[index] = {index}
        for cards in self.possible.values():
            if not cards.isdisjoint(mixed):
                cards.update(mixed)


_NOWHERE = Position([], 0)
