"""How written positions are read by the tests that recount them: what a pile shows, who is whose opponent."""

from __future__ import annotations

from typing import Any

from innovation.material.catalog import CARDS

PLACES = ("top_left", "bottom_left", "bottom_center", "bottom_right", "top_right", "top_center")
"""The places of a card in the order in which it lists its icons: the first four on every card, all on a City."""

VISIBLE = {
    "none": (),
    "left": ("bottom_right", "top_right"),
    "right": ("top_left", "bottom_left"),
    "up": ("bottom_left", "bottom_center", "bottom_right"),
}
"""Rules 7.2.2, restated."""

Json = dict[str, Any]


def shown_in(stack: Json) -> list[str]:
    """Everything that a written pile shows, place by place: icons, bonuses, echoes, hexagons and the rest (7.2.4)."""
    shown: list[str] = []
    for depth, name in enumerate(stack["cards"]):
        places = PLACES if depth == 0 else VISIBLE[stack["splay"]]
        shown.extend(icon for place, icon in zip(PLACES, CARDS[name].icons, strict=False) if place in places)
    return shown


def visible_cards(board: Json, color: str) -> int:
    """How many cards of a color are visible (rules 7.4.2)."""
    stack = board.get(color)
    if stack is None:
        return 0
    return 1 if stack["splay"] == "none" else len(stack["cards"])


def bonuses_on(board: Json) -> list[int]:
    """The bonuses that a written board shows."""
    marks = [mark for stack in board.values() for mark in shown_in(stack)]
    return [int(mark.removeprefix("bonus:")) for mark in marks if mark.startswith("bonus:")]


def players_left(position: Json) -> list[str]:
    """The players who are still in the game (rules 1.9.6)."""
    return [name for name in position["game"]["players"] if not position["players"][name].get("eliminated")]


def partner_of(position: Json, player: str) -> str:
    """The other player of the team, "" without teams (rules 3.1)."""
    seating = position["game"]["players"]
    return "" if position["game"]["teams"] is None else str(seating[(seating.index(player) + 2) % 4])


def opponents_of(position: Json, player: str) -> list[str]:
    """Rules 1.9.5: who is on another team, of those who are still in the game."""
    return [name for name in players_left(position) if name not in (player, partner_of(position, player))]


def others_than(position: Json, player: str) -> list[str]:
    """Rules 16.3: all other players; in the third edition a partner is one, if nothing else is agreed."""
    if position["game"].get("other_player_hits_teammate") == "off":
        return opponents_of(position, player)
    return [name for name in players_left(position) if name != player]
