"""Special achievements with the help of karma: its icons, and conditions that ask one less (rules 9.4, 12.6.5)."""

from __future__ import annotations

from innovation.material.card import Card, icon_count
from innovation.material.words import CLOCK, COLORS, ICONS, LEFT, UNSPLAYED
from innovation.rules.achievements import EMPIRE, MONUMENT, UNIVERSE, WONDER, WORLD
from innovation.rules.echoes import DESTINY, HERITAGE, HISTORY, SUPREMACY, WEALTH
from innovation.rules.karma import has_trait
from innovation.rules.resolution import Resolution


def meets_with_karma(game: Resolution, seat: int, card: Card) -> bool:
    """Whether a player meets the condition of a special achievement, standing karma included."""
    for have, need in progress(game, seat, card):
        if have >= need:
            return True
    return False


def progress(game: Resolution, seat: int, card: Card) -> list[tuple[int, int]]:
    """How far a player is towards a special achievement, as pairs of have and need: one pair full is enough.

    Nothing for those that a single meld or tuck earns (rules 9.4.2). It holds with any sets in play.
    """
    less = 1 if has_trait(game, seat, "needs one less") else 0
    owner = game.seats[seat]
    if card is EMPIRE:
        return [(len([count for count in game.icon_counts(seat) if count >= 3 - less]), 6 - less)]
    if card is WORLD:
        return [(game.icon_counts(seat)[CLOCK], 12 - less)]
    if card is MONUMENT:
        return [(owner.tucked, 6 - less), (owner.scored, 6 - less)]
    if card is WONDER:
        return [(len([stack for stack in owner.board if stack.splay not in (UNSPLAYED, LEFT)]), 5 - less)]
    if card is UNIVERSE:
        high = [stack for stack in owner.board if stack.cards and stack.cards[0].front >= 8 - less]
        return [(len(high), 5 - less)]
    if card is WEALTH:
        return [(len(game.visible_bonuses(seat)), 8 - less)]
    if card is DESTINY:
        return [(len(owner.forecast), 7 - less)]
    if card is HERITAGE:
        return [(max([stack.visible_hexagons() for stack in owner.board]), 8 - less)]
    if card is HISTORY:
        return [(max([_echoes(game, seat, color) for color in range(len(COLORS))]), 4 - less)]
    if card is SUPREMACY:
        colors = [
            len([stack for stack in owner.board if icon_count(stack.icons, icon) >= 3 - less])
            for icon in range(len(ICONS))
        ]
        return [(max(colors), 4 - less)]
    return []


def _echoes(game: Resolution, seat: int, color: int) -> int:
    """How many echo effects count as showing in a color: karma adds those of other colors and of hexagons."""
    figures = game.moments.figures
    if figures is not None:
        return len(figures.pile_echoes(game, seat, color))
    return len(game.seats[seat].board[color].visible_echoes())
