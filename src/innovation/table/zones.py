"""Zones: where a card can lie, as one small number a place."""

from __future__ import annotations

from typing import Final

PILE: Final = 0
AVAILABLE: Final = 1
SPECIALS: Final = 2
RELICS: Final = 3
REMOVED: Final = 4
ABSENT: Final = 5
"""Of no set in play (or put away unseen at set-up): nowhere in this game."""
FIRST_SEAT_PLACE: Final = 8

HAND: Final = 0
REVEALED: Final = 1
SCORE: Final = 2
FORECAST: Final = 3
ACHIEVEMENTS: Final = 4
DISPLAY: Final = 5
BOARD: Final = 6
ZONES: Final = ("hand", "revealed", "score", "forecast", "achievements", "display", "board")
COMMON_PLACES: Final = ("pile", "available", "special", "relics", "removed", "absent")


def place_of(seat: int, zone: int) -> int:
    """The number of a player's zone."""
    return FIRST_SEAT_PLACE + seat * 8 + zone


def owner_of(place: int) -> int:
    """The seat a place belongs to, -1 for a common one."""
    return (place >> 3) - 1


def zone_of(place: int) -> int:
    """Which of a player's zones a place is; -1 for a common one."""
    return place & 7 if place >= FIRST_SEAT_PLACE else -1


def zone_name(place: int) -> str:
    """The word for a place's zone."""
    return ZONES[place & 7] if place >= FIRST_SEAT_PLACE else COMMON_PLACES[place]
