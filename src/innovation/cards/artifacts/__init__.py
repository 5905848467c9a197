"""Artifacts of History: 105 cards, and the five relics."""

from innovation.cards.artifacts import (
    age_01,
    age_02,
    age_03,
    age_04,
    age_05,
    age_06,
    age_07,
    age_08,
    age_09,
    age_10,
    relics,
)

__all__ = [
    "age_01",
    "age_02",
    "age_03",
    "age_04",
    "age_05",
    "age_06",
    "age_07",
    "age_08",
    "age_09",
    "age_10",
    "relics",
]
