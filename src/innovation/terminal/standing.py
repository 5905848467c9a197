"""Standing: what can be counted on the table as a view shows it; the rest is `Game.standings`."""

from __future__ import annotations

from typing import Any

from innovation.material.card import DECREE, NUMBERED
from innovation.material.catalog import CARDS
from innovation.material.words import SPLAYS, UNSPLAYED
from innovation.table.stack import Stack

Json = dict[str, Any]


def pile_of(written: Json) -> Stack:
    """A pile of a board as a view writes it, without the covered cards that the viewer may not know."""
    cards = [card for card in (CARDS.find(name) for name in written["cards"]) if card is not None]
    return Stack(tuple(cards), SPLAYS.index(written["splay"]))


def piles_of(board: Json) -> list[Stack]:
    """The piles of a board."""
    return [pile_of(written) for written in board.values()]


def bonus_points(bonuses: list[int]) -> int:
    """What bonuses add to the score: the highest in full, one for each other (rules 8.3)."""
    return max(bonuses) + len(bonuses) - 1 if bonuses else 0


def top_values(board: Json) -> list[int]:
    """The values of the top cards."""
    return [CARDS[stack["cards"][0]].front for stack in board.values()]


def is_special(achievement: str) -> bool:
    """Whether an entry among achievements is a special one, which lies face up."""
    card = CARDS.find(achievement)
    return card is not None and card.kind != NUMBERED


def is_decree(achievement: str) -> bool:
    """Whether an entry among achievements is a decree."""
    card = CARDS.find(achievement)
    return card is not None and card.kind == DECREE


def back_value(back: str) -> int:
    """The value that a back shows."""
    return int(back.split()[1])


def team_of(game: Json, player: str) -> list[str]:
    """The players whose achievements count together (rules 16.4)."""
    names: list[str] = game["players"]
    if not game["teams"]:
        return [player]
    return [name for number, name in enumerate(names) if (number - names.index(player)) % 2 == 0]


def fountains(board: Json) -> int:
    """How many fountains show; each is an achievement (rules 13.8.1)."""
    return sum(len(pile.showing("fountain")) for pile in piles_of(board))


def flags(view: Json, player: str) -> tuple[int, int]:
    """How many flags a player shows, and how many of them are achievements now (rules 13.8.2)."""
    players = view["players"]
    team = team_of(view["game"], player)
    opponents = [name for name in players if name not in team and not players[name].get("eliminated")]
    shown = counting = 0
    for color, written in players[player]["board"].items():
        borne = len(pile_of(written).showing("flag"))
        shown += borne
        if all(
            _visible_cards(players[name]["board"], color) <= _visible_cards({color: written}, color)
            for name in opponents
        ):
            counting += borne
    return shown, counting


def _visible_cards(board: Json, color: str) -> int:
    if color not in board:
        return 0
    return 1 if board[color]["splay"] == SPLAYS[UNSPLAYED] else len(board[color]["cards"])
