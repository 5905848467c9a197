"""Cities of Destiny: 105 cards and five special achievements."""

from innovation.cards.cities import cards

__all__ = ["cards"]
