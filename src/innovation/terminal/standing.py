"""Standing: what can be counted on the table as a view shows it."""

from __future__ import annotations

from typing import Any

from innovation.material.card import DECREE, NUMBERED, icon_count
from innovation.material.catalog import CARDS
from innovation.material.words import CLOCK, COLORS, ICONS, SPLAYS, UNSPLAYED
from innovation.table.stack import Stack

Json = dict[str, Any]


def pile_of(written: Json) -> Stack:
    """A pile of a board as a view writes it, without the covered cards that the viewer may not know."""
    cards = [card for card in (CARDS.find(name) for name in written["cards"]) if card is not None]
    return Stack(tuple(cards), SPLAYS.index(written["splay"]))


def piles_of(board: Json) -> list[Stack]:
    """The piles of a board."""
    return [pile_of(written) for written in board.values()]


def icon_totals(board: Json) -> list[int]:
    """The visible icons of a board by kind (rules 7.2, 7.4.1)."""
    packed = sum(pile.icons for pile in piles_of(board))
    return [icon_count(packed, icon) for icon in range(len(ICONS))]


def visible_bonuses(board: Json) -> list[int]:
    """The bonuses that show on a board, highest first (rules 8.3)."""
    return sorted((bonus for pile in piles_of(board) for bonus in pile.visible_bonuses()), reverse=True)


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


def price(seat: Json, value: int, relics_count: bool = False) -> int:
    """The score that claiming an achievement of `value` takes from this player (rules 9.2.1).

    His relics make it dearer only where the table agreed that `relics_count` (rules 2.6).
    """
    owned = [back_value(one) for one in seat["achievements"] if not is_special(one)]
    if relics_count:
        owned += [CARDS[one].age for one in seat["achievements"] if is_special(one)]
    return 5 * value * (owned.count(value) + 1)


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


def achievement_count(view: Json, player: str) -> int:
    """A player's own achievements, flags and fountains that count now among them (rules 9.1)."""
    zones = view["players"][player]
    if zones.get("eliminated"):
        return len(zones["achievements"])
    return len(zones["achievements"]) + fountains(zones["board"]) + flags(view, player)[1]


def special_progress(name: str, seat: Json) -> list[tuple[int, int]]:
    """How far a player is towards a special achievement, as pairs of have and need; one pair full is enough.

    Nothing for those that a single meld or tuck earns (rules 9.4.2).
    """
    board = seat["board"]
    icons = icon_totals(board)
    piles = piles_of(board)
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
    if name == "Wealth":
        return [(len(visible_bonuses(board)), 8)]
    if name == "Destiny":
        return [(len(seat["forecast"]), 7)]
    if name == "Heritage":
        return [(max([pile.visible_hexagons() for pile in piles], default=0), 8)]
    if name == "History":
        return [(max([len(pile.visible_echoes()) for pile in piles], default=0), 4)]
    if name == "Supremacy":
        return [(max(sum(icon_count(pile.icons, icon) >= 3 for pile in piles) for icon in range(len(ICONS))), 4)]
    return []
