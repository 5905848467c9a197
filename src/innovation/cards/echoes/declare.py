"""How an Echoes card is declared."""

from __future__ import annotations

from innovation.material.words import ECHOES
from innovation.rules import effects
from innovation.rules.effects import Declaration


def card(name: str, age: int, color: int, icons: str, featured: int) -> Declaration:
    """Declare a numbered Echoes card; see `innovation.rules.effects.card`."""
    return effects.card(name, age, color, icons, featured, ECHOES)
