"""Endings: the result of a game in words."""

from __future__ import annotations

from innovation.game import Result
from innovation.locale.words import Words


def ending(words: Words, result: Result) -> str:
    """Who won, why, and by which tie-break."""
    return words.message(
        f"result.{result.reason}.{manner(result)}",
        winners=words.listed(result.winners),
        card=words.named(result.card) if result.card is not None else "",
    )


def manner(result: Result) -> str:
    """How it came about: `one`, `several`, `shared`, or the tie-break that it took, `tie_achievements` or `tie_drawer`."""
    several = len(result.winners) > 1
    if result.reason != "score":
        return "several" if several else "one"
    first = result.winners[0]
    rivals = [name for name in result.points if name not in result.winners]
    if several:
        # Two who sit across may be partners, whose points count together: equal or not, that says nothing.
        names = list(result.points)
        across = len(names) == 4 and result.winners in (names[0::2], names[1::2])
        return "several" if across else "shared"
    tied = [name for name in rivals if result.points[name] == result.points[first]]
    if not tied:
        return "one"
    beaten = all(result.achievements[name] < result.achievements[first] for name in tied)
    return "tie_achievements" if beaten else "tie_drawer"
