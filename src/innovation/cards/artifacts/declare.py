"""How an Artifact is declared."""

from __future__ import annotations

from innovation.material.words import ARTIFACTS
from innovation.rules import effects
from innovation.rules.effects import Declaration


def card(name: str, age: int, color: int, icons: str, featured: int, front: int = 0) -> Declaration:
    """Declare a numbered Artifact; see `innovation.rules.effects.card`."""
    return effects.card(name, age, color, icons, featured, ARTIFACTS, front=front)
