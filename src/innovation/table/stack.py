"""Stack: the cards of one color on one board."""

from __future__ import annotations

from typing import Final

from innovation.material.card import Card
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

    def visible_cards(self) -> int:
        """How many cards of the pile are visible (rules 7.4.2)."""
        if self.splay == UNSPLAYED:
            return 1 if self.cards else 0
        return len(self.cards)


EMPTY_STACK: Final = Stack((), UNSPLAYED)
