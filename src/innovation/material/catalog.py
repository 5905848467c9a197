"""Catalog: all cards of the project by index and by name."""

from __future__ import annotations

from collections.abc import Iterator

from innovation.material.card import BONUS, DECREE, MARKS, NUMBERED, RELIC, SPECIAL, Card
from innovation.material.words import ICONS


class Catalog:
    """The card table: every declared card, in the order of declaration."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self._by_name: dict[str, Card] = {}

    def add(
        self,
        name: str,
        card_set: int,
        age: int,
        color: int,
        icons: str,
        featured: int,
        kind: int = NUMBERED,
        front: int = 0,
    ) -> Card:
        """Declare a card; `icons` are the words in its places, separated by spaces.

        Raises ValueError where the name is taken or an icon is unknown.
        """
        if name in self._by_name:
            raise ValueError(f"two cards are named {name!r}")
        places = tuple(icons.split())
        for icon in places:
            if icon not in ICONS and icon not in MARKS and not icon.startswith(BONUS):
                raise ValueError(f"{name}: unknown icon {icon!r}")
        card = Card(len(self.cards), name, card_set, age, color, places, featured, kind, front)
        self.cards.append(card)
        self._by_name[name] = card
        return card

    def add_special(self, name: str, card_set: int) -> Card:
        """Declare a special achievement of a set: no value, no color, no icons (rules 1.1.2)."""
        return self.add(name, card_set, 0, -1, "", -1, SPECIAL)

    def __getitem__(self, name: str) -> Card:
        return self._by_name[name]

    def find(self, name: str) -> Card | None:
        """The card of exactly this English name, or None."""
        return self._by_name.get(name)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def numbered(self, card_set: int, age: int) -> list[Card]:
        """The numbered cards of one set and value, in the order of the card table."""
        return [c for c in self.cards if c.kind == NUMBERED and c.card_set == card_set and c.age == age]

    def relics(self) -> list[Card]:
        """The five relics, in the order of the card table (rules 14.6.1)."""
        return [c for c in self.cards if c.kind == RELIC]

    def special(self, card_set: int) -> list[Card]:
        """The special achievements (and decrees) that a set brings (rules 2.5.1)."""
        return [c for c in self.cards if c.kind in (SPECIAL, DECREE) and c.card_set == card_set]


def word_index(words: tuple[str, ...], word: str, what: str) -> int:
    """The number of `word` in `words`; a ValueError that names `what` otherwise."""
    if word not in words:
        raise ValueError(f"unknown {what} {word!r}: one of {', '.join(words)}")
    return words.index(word)


CARDS = Catalog()
"""Every card there is; filled by the declarations in `innovation.cards` when they are imported."""
