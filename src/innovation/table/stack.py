"""Stack: the cards of one color on one board."""

from __future__ import annotations

from typing import Final

from innovation.material.card import HEXAGONS, TOP, Card
from innovation.material.words import UNSPLAYED


class Stack:
    """A color pile with its splay (rules 7). Immutable: a change makes a new stack.

    `cards` lists the pile top first; `icons` is the packed count of what is visible (rules 7.2).
    """

    def __init__(self, cards: tuple[Card, ...], splay: int) -> None:
        if len(cards) < 2:
            splay = UNSPLAYED  # rules 7.3.1
        icons = 0
        if cards:
            icons = cards[0].printed
            if splay != UNSPLAYED:
                for position in range(1, len(cards)):
                    icons += cards[position].covered[splay]
        self.cards: Final[tuple[Card, ...]] = cards
        self.splay: Final[int] = splay
        self.icons: Final[int] = icons
        self._bonuses: list[int] | None = None
        self._shown: dict[str, list[Card]] | None = None

    def visible_cards(self) -> int:
        """How many cards of the pile are visible (rules 7.4.2)."""
        if self.splay == UNSPLAYED:
            return 1 if self.cards else 0
        return len(self.cards)

    def visible_bonuses(self) -> list[int]:
        """The values of the bonuses that show (rules 8.3)."""
        found = self._bonuses
        if found is None:
            found = []
            for position, card in enumerate(self.cards):
                found.extend(card.bonuses[TOP if position == 0 else self.splay])
            self._bonuses = found
        return found

    def visible_echoes(self) -> list[Card]:
        """The cards whose echo effect shows, from the bottom of the pile up (rules 5.2.4)."""
        return self.showing("echo")

    def showing(self, mark: str) -> list[Card]:
        """The cards that show a mark, from the bottom of the pile up; a card that shows it twice stands twice.

        Worked out once a stack, as every change asks for the marks of piles that did not change: not to be altered.
        """
        shown = self._shown
        if shown is None:
            shown = self._shown = {}
        found = shown.get(mark)
        if found is None:
            found = []
            for position in range(self.visible_cards() - 1, -1, -1):
                card = self.cards[position]
                found.extend([card] * card.shows(mark, TOP if position == 0 else self.splay))
            shown[mark] = found
        return found

    def visible_hexagons(self) -> int:
        """How many hexagons show, those with a music note included (rules 1.4.2)."""
        return sum([len(self.showing(mark)) for mark in HEXAGONS])


EMPTY_STACK: Final = Stack((), UNSPLAYED)
