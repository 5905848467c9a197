"""Every card: facts, text and effect in one declaration each.

The sets are declared in the order of the card table, so that cards of one pile are in its order.
"""

from innovation.cards import artifacts, base, cities, echoes, figures

__all__ = ["artifacts", "base", "cities", "echoes", "figures"]
