"""Figures in the Sand: 105 cards and five decrees."""

from innovation.cards.figures import early, last, late, middle, relic

__all__ = ["early", "last", "late", "middle", "relic"]
