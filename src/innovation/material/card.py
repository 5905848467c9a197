"""Card: the printed facts of one card."""

from __future__ import annotations

from typing import Final

from innovation.material.words import COLORS, ICONS, SETS

NUMBERED: Final = 0
RELIC: Final = 1
SPECIAL: Final = 2
DECREE: Final = 3

ICON_BITS: Final = 10
ICON_MASK: Final = 1023
"""Room for all cards of all sets on one board; six counts still make a machine integer."""

TOP_LEFT: Final = 0
BOTTOM_LEFT: Final = 1
BOTTOM_CENTER: Final = 2
BOTTOM_RIGHT: Final = 3
TOP_RIGHT: Final = 4
TOP_CENTER: Final = 5
PLACES: Final = ("top_left", "bottom_left", "bottom_center", "bottom_right", "top_right", "top_center")

TOP: Final = 4
VISIBLE_PLACES: Final = (
    (),
    (BOTTOM_RIGHT, TOP_RIGHT),
    (TOP_LEFT, BOTTOM_LEFT),
    (BOTTOM_LEFT, BOTTOM_CENTER, BOTTOM_RIGHT),
    (TOP_LEFT, BOTTOM_LEFT, BOTTOM_CENTER, BOTTOM_RIGHT, TOP_RIGHT, TOP_CENTER),
)
"""Which places of a card show: covered, by splay, and last as a top card, `TOP` (rules 7.2.1, 7.2.2)."""

HEXAGONS: Final = ("hex", "note")
"""The hexagon, and the one that carries a music note."""
CITY_ICONS: Final = ("plus", "arrow_left", "arrow_right", "arrow_up", "flag", "fountain")
MARKS: Final = ("none", "echo", "inspire", *HEXAGONS, *CITY_ICONS)
"""What stands in a place of a card apart from resource icons and bonuses (rules 1.4)."""
BONUS: Final = "bonus:"


def icon_count(packed: int, icon: int) -> int:
    """How many of `icon` a packed count holds.

    Six counts of ten bits lie in one integer, castle lowest, so that the icons of a whole board
    are added with one addition.
    """
    return (packed >> (icon * ICON_BITS)) & ICON_MASK


class Card:
    """One card as printed: immutable, shared by every game, compared by identity.

    `age` is the value on its back, `front` the value where it lies face up on a board or on display
    (rules 1.5.2; they differ for one card). `icons` names what is printed in each place, in the order
    of `PLACES` (rules 1.3). Special achievements and decrees are cards without value and color (-1).
    """

    def __init__(
        self,
        index: int,
        name: str,
        card_set: int,
        age: int,
        color: int,
        icons: tuple[str, ...],
        featured: int,
        kind: int = NUMBERED,
        front: int = 0,
    ) -> None:
        self.index: Final[int] = index
        self.name: Final[str] = name
        self.card_set: Final[int] = card_set
        self.age: Final[int] = age
        self.front: Final[int] = front or age
        self.color: Final[int] = color
        self.icons: Final[tuple[str, ...]] = icons
        self.featured: Final[int] = featured
        self.kind: Final[int] = kind
        self.printed: Final[int] = pack_icons(icons, VISIBLE_PLACES[TOP])
        self.covered: Final[list[int]] = [pack_icons(icons, places) for places in VISIBLE_PLACES]
        self.bonuses: Final[list[tuple[int, ...]]] = [bonuses_in(icons, places) for places in VISIBLE_PLACES]

    def has(self, icon: int) -> bool:
        """Whether the resource `icon` is printed anywhere on the card (rules 7.4.3)."""
        return (self.printed >> (icon * ICON_BITS)) & ICON_MASK != 0

    def shows(self, mark: str, visibility: int) -> int:
        """How many of a mark (`echo`, `flag`, ...) show, covered in a pile of that splay or as `TOP` (rules 7.2.4)."""
        count = 0
        for place in VISIBLE_PLACES[visibility]:
            if place < len(self.icons) and self.icons[place] == mark:
                count += 1
        return count

    @property
    def hexagon_place(self) -> int:
        """Which place holds the hexagon (rules 1.3.3)."""
        for place, icon in enumerate(self.icons):
            if icon in HEXAGONS:
                return place
        return -1

    @property
    def bonus(self) -> int:
        """The highest bonus printed on the card, 0 without one (rules 1.4.3)."""
        return max(self.bonuses[TOP], default=0)

    @property
    def back(self) -> str:
        """What the back shows: value and set, as positions write it (rules 1.2.2)."""
        return f"back {self.age} {SETS[self.card_set]}"

    @property
    def color_name(self) -> str:
        """The English word for the card's color, empty for a card without one."""
        return COLORS[self.color] if self.color >= 0 else ""

    def __repr__(self) -> str:
        return f"<{self.name}>"


def pack_icons(icons: tuple[str, ...], places: tuple[int, ...]) -> int:
    """The packed count of the resource icons in `places` of a card with these `icons`."""
    packed = 0
    for place in places:
        if place < len(icons) and icons[place] in ICONS:
            packed += 1 << (ICONS.index(icons[place]) * ICON_BITS)
    return packed


def bonuses_in(icons: tuple[str, ...], places: tuple[int, ...]) -> tuple[int, ...]:
    """The values of the bonuses in `places` of a card with these `icons`."""
    found: list[int] = []
    for place in places:
        if place < len(icons) and icons[place].startswith(BONUS):
            found.append(int(icons[place][len(BONUS) :]))
    return tuple(found)
