"""Position: the whole table at one moment."""

from __future__ import annotations

from typing import Final

from innovation.material.card import Card
from innovation.material.words import HIGHEST_VALUE, SETS
from innovation.table.seat import Seat

PILES_PER_SET: Final = HIGHEST_VALUE + 1
UNPICKED: Final = -1


class Outcome:
    """How a game ended: `winners` are seats, `reason` a word of formats.md, `card` the one that decided."""

    def __init__(self, winners: tuple[int, ...], reason: str, card: Card | None) -> None:
        self.winners: Final[tuple[int, ...]] = winners
        self.reason: Final[str] = reason
        self.card: Final[Card | None] = card


class Position:
    """Everything a game needs to go on from here; plain data, copied in a few dozen references.

    `piles[card_set * 11 + value]` lists a supply pile top first. `where[card.index]` is the place of
    every card (`zones`). `away` are cards put away unseen at set-up (rules 17.3.3). `turn` counts the turns of all players from 1; 0 is the opening meld, during
    which `opening` holds each seat's chosen card. `action` is the action about to be taken, of `actions`; 0 while a
    card on display waits at the start of a turn, which `displaying` notes for the whole turn.
    """

    def __init__(self, seats: list[Seat], cards: int) -> None:
        self.seats: list[Seat] = seats
        self.piles: list[tuple[Card, ...]] = [()] * (PILES_PER_SET * (len(SETS) + 1))
        self.where: bytearray = bytearray(cards)
        self.available: tuple[Card, ...] = ()
        self.special: tuple[Card, ...] = ()
        self.relics: tuple[Card, ...] = ()
        self.removed: tuple[Card, ...] = ()
        self.away: tuple[Card, ...] = ()
        self.random: int = 0
        self.turn: int = 0
        self.player: int = 0
        self.action: int = 0
        self.actions: int = 0
        self.displaying: bool = False
        self.used: tuple[str, ...] = ()
        self.opening: tuple[Card | None, ...] = ()
        self.outcome: Outcome | None = None

    def copy(self) -> Position:
        """An independent position with the same cards in the same places."""
        twin = Position([seat.copy() for seat in self.seats], 0)
        twin.piles = self.piles[:]
        twin.where = self.where[:]
        twin.available = self.available
        twin.special = self.special
        twin.relics = self.relics
        twin.removed = self.removed
        twin.away = self.away
        twin.random = self.random
        twin.turn = self.turn
        twin.player = self.player
        twin.action = self.action
        twin.actions = self.actions
        twin.used = self.used
        twin.displaying = self.displaying
        twin.opening = self.opening
        twin.outcome = self.outcome
        return twin


def pile_index(card_set: int, value: int) -> int:
    """Where `Position.piles` keeps the pile of a set and value."""
    return card_set * PILES_PER_SET + value
