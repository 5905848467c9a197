"""Which names players may have: none that an option's text could be mistaken for."""

from __future__ import annotations

from typing import Final

from innovation.material.catalog import CARDS
from innovation.material.words import COLORS, ICONS, SETS

OPTION_WORDS: Final = frozenset(
    ("draw", "keep", "yes", "no", "pass", "auto", "left", "right", "up", "none", *COLORS, *ICONS, *SETS)
)
OPTION_VERBS: Final = ("meld", "dogma", "achieve", "endorse", "inspire", "decree", "return", "back")
LONGEST_NAME: Final = 40


def checked_names(players: object) -> tuple[str, ...]:
    """The players' names; ValueError that says which one cannot be used (formats.md)."""
    if isinstance(players, str) or not isinstance(players, (list, tuple)):
        raise ValueError(f"players must be a list of names, not {players!r}")
    names: list[str] = []
    for name in players:
        if not isinstance(name, str) or not name or name != name.strip() or not name.isprintable():
            raise ValueError(f"player name {name!r} is empty or has stray characters")
        if len(name) > LONGEST_NAME:
            raise ValueError(f"player name {name!r} is longer than {LONGEST_NAME} characters")
        if name in names:
            raise ValueError(f"two players are named {name!r}")
        if CARDS.find(name) is not None:
            raise ValueError(f"player name {name!r} is the name of a card")
        if name in OPTION_WORDS or name.isdecimal() or name.split(" ")[0] in OPTION_VERBS:
            raise ValueError(f"player name {name!r} could be mistaken for an option")
        names.append(name)
    return tuple(names)
