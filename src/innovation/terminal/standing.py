"""Standing: what can be counted on the table as a view shows it."""

from __future__ import annotations

from typing import Any

from innovation.material.card import NUMBERED, icon_count
from innovation.material.catalog import CARDS
from innovation.material.words import CLOCK, COLORS, ICONS, SPLAYS

Json = dict[str, Any]


def icon_totals(board: Json) -> list[int]:
    """The visible icons of a board by kind (rules 7.2, 7.4.1)."""
    packed = 0
    for stack in board.values():
        splay = SPLAYS.index(stack["splay"])
        for depth, name in enumerate(stack["cards"]):
            card = CARDS.find(name)
            if card is not None:
                packed += card.covered[splay] if depth else card.printed
    return [icon_count(packed, icon) for icon in range(len(ICONS))]


def top_values(board: Json) -> list[int]:
    """The values of the top cards."""
    return [CARDS[stack["cards"][0]].front for stack in board.values()]


def is_special(achievement: str) -> bool:
    """Whether an entry among achievements is a special one, which lies face up."""
    card = CARDS.find(achievement)
    return card is not None and card.kind != NUMBERED


def back_value(back: str) -> int:
    """The value that a back shows."""
    return int(back.split()[1])


def price(seat: Json, value: int) -> int:
    """The score that claiming an achievement of `value` takes from this player (rules 9.2.1)."""
    owned = sum(1 for one in seat["achievements"] if not is_special(one) and back_value(one) == value)
    return 5 * value * (owned + 1)


def team_of(game: Json, player: str) -> list[str]:
    """The players whose achievements count together (rules 16.4)."""
    names: list[str] = game["players"]
    if not game["teams"]:
        return [player]
    return [name for number, name in enumerate(names) if (number - names.index(player)) % 2 == 0]


def special_progress(name: str, seat: Json) -> list[tuple[int, int]]:
    """How far a player is towards a base special achievement, as pairs of have and need; one pair full is enough."""
    board = seat["board"]
    icons = icon_totals(board)
    if name == "Empire":
        return [(sum(1 for count in icons if count >= 3), len(ICONS))]
    if name == "Monument":
        return [(seat["this_turn"]["tucked"], 6), (seat["this_turn"]["scored"], 6)]
    if name == "Wonder":
        return [(sum(1 for stack in board.values() if stack["splay"] in ("right", "up")), len(COLORS))]
    if name == "World":
        return [(icons[CLOCK], 12)]
    if name == "Universe":
        return [(sum(1 for value in top_values(board) if value >= 8), len(COLORS))]
    return []
