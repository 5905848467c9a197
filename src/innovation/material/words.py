"""The small numbers the engine counts with, and the English words that stand for them outside it.

Colors, icons, sets, zones and splays are small integers inside the engine, because those compile to
machine integers; every position, record, option and message uses the words.
"""

from __future__ import annotations

from typing import Final

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLORS: Final = ("red", "yellow", "green", "blue", "purple")

CASTLE: Final = 0
CROWN: Final = 1
LEAF: Final = 2
BULB: Final = 3
FACTORY: Final = 4
CLOCK: Final = 5
ICONS: Final = ("castle", "crown", "leaf", "bulb", "factory", "clock")
"""The six resource icons (rules 1.4.1)."""

BASE: Final = 0
ECHOES: Final = 1
FIGURES: Final = 2
CITIES: Final = 3
ARTIFACTS: Final = 4
MIXED: Final = 5
"""The mixed piles of `echoes_v1` (rules 17.3): no set, but a row of piles of its own."""
SETS: Final = ("base", "echoes", "figures", "cities", "artifacts")

UNSPLAYED: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 3
SPLAYS: Final = ("none", "left", "right", "up")

HIGHEST_VALUE: Final = 10
"""The last value that has supply piles; a draw above it ends the game (rules 6.2.3)."""
