"""Evaluation: how well a player's side stands on a table, in points of no other meaning."""

from __future__ import annotations

from typing import Final

from innovation.game import Game
from innovation.material.card import Card
from innovation.material.words import CLOCK, FIGURES, ICONS, UNSPLAYED
from innovation.rules.achievements import EMPIRE, MONUMENT, UNIVERSE, WONDER, WORLD
from innovation.rules.karma_achievements import progress
from innovation.rules.resolution import Resolution
from innovation.table.seat import Seat

WON: Final = 100_000.0

ACHIEVEMENT: Final = 100.0
LAST_STEPS: Final = 60.0
"""On top of each achievement, the more of it the fewer are left to win."""
WITHIN_REACH: Final = 45.0
"""An achievement that could be claimed now."""
TOWARDS_NEXT: Final = 30.0
"""All the points for the next achievement there; less in proportion."""
POINT: Final = 1.0
HIGHEST_TOP: Final = 5.0
TOP_VALUE: Final = 1.5
COLOR: Final = 3.0
ICON: Final = 0.6
ICON_LEAD: Final = 3.0
"""A kind of icon of which no opponent has as many: others neither share nor demand there."""
SPLAYED: Final = 2.0
HAND_CARD: Final = 2.5
HAND_VALUE: Final = 0.4
DISPLAYED: Final = 1.5
DISPLAYED_VALUE: Final = 0.25
"""An Artifact on display: worth less than what a fair launch of it brings, more than nothing."""
FORESEEN: Final = 1.5
FORESEEN_VALUE: Final = 0.4
"""A forecast card: worth a little less than in hand, as it waits for a promotion, which then saves an action."""
TOP_FIGURE: Final = 1.5
"""A Figure on top of a pile, for what its karma may yet do; only one stays, unless karma says otherwise."""
EFFECT_SHOWN: Final = 0.6
"""An echo or inspire effect that shows, as much as an icon."""
SPECIAL_PROGRESS: Final = 30.0
"""A special achievement nearly met; the square of the progress makes the last steps count."""
THREAT: Final = 0.9
"""How much the best opponent's standing counts against one's own."""


def evaluate(game: Game, seat: int) -> float:
    """How well the side of the player in `seat` stands, its best opponent counted against it.

    Points, icons, achievements and what can be claimed are the game's own reckoning, karma included.
    """
    table, rules = game.table, game.rules
    outcome = table.outcome
    if outcome is not None:
        if seat not in outcome.winners:
            return -WON
        return WON / len(outcome.winners) if rules.teams is None else WON
    if table.seats[seat].eliminated:
        return -WON
    reckoning = game.reckoning()
    icons = [reckoning.icon_counts(number) for number in range(len(table.seats))]
    sides: dict[int, float] = {}
    members: dict[int, int] = {}
    achievements: dict[int, int] = {}
    for number, owner in enumerate(table.seats):
        if not owner.eliminated:
            side = number % 2 if rules.teams is not None else number
            sides[side] = sides.get(side, 0.0) + _standing(reckoning, number, icons)
            members[side] = members.get(side, 0) + 1
            achievements[side] = achievements.get(side, 0) + reckoning.achievement_count(number)
    threshold = rules.threshold(len(table.seats))
    for side, claimed in achievements.items():
        sides[side] = sides[side] / members[side] + claimed * (ACHIEVEMENT + LAST_STEPS * claimed / threshold)
    own = seat % 2 if rules.teams is not None else seat
    rivals = [value for side, value in sides.items() if side != own]
    return sides.get(own, 0.0) - THREAT * max(rivals, default=0.0)


def _standing(reckoning: Resolution, number: int, icons: list[list[int]]) -> float:
    """What one player has, his achievements apart."""
    seat = reckoning.seats[number]
    points = reckoning.points(number)
    tops = [stack.cards[0].front for stack in seat.board if stack.cards]
    highest = max(tops, default=0)
    value = points * POINT + highest * HIGHEST_TOP + sum(tops) * TOP_VALUE + len(tops) * COLOR
    for card in seat.hand:
        value += HAND_CARD + card.age * HAND_VALUE
    for card in seat.forecast:
        value += FORESEEN + card.age * FORESEEN_VALUE
    for card in seat.display:
        value += DISPLAYED + card.front * DISPLAYED_VALUE
    for stack in seat.board:
        if stack.splay != UNSPLAYED:
            value += SPLAYED
    value += _claimable(reckoning, number, points, highest)
    value += _icons(reckoning, number, icons)
    if reckoning.moments.figures is not None or reckoning.rules.forecast:
        value += _effects_shown(seat)
    for special in reckoning.position.special:
        done = _progress(reckoning, number, special, icons[number], tops)
        value += SPECIAL_PROGRESS * done * done
    return value


def _claimable(reckoning: Resolution, number: int, points: int, highest: int) -> float:
    """Standard achievements within reach, those among them that karma makes available, and the way to the next."""
    value = 0.0
    nearest = 0.0
    figures = reckoning.moments.figures
    available = reckoning.position.available
    if figures is not None:
        available += figures.available(reckoning, number)
        highest += figures.claims_higher(reckoning, number)
    for card in available:
        worth = reckoning.value_of(card)
        needed = reckoning.price(number, worth)
        if figures is not None:
            needed = max(1, needed - figures.discount(reckoning, number, worth))
        if points >= needed and highest >= worth:
            value += WITHIN_REACH
        else:
            done = min(points / needed, 1.0) * min((highest + 1) / (worth + 1), 1.0)
            nearest = max(nearest, done)
    return value + nearest * TOWARDS_NEXT


def _icons(reckoning: Resolution, number: int, icons: list[list[int]]) -> float:
    """What the icons are worth: their number, and each kind in which the player leads."""
    teams = reckoning.rules.teams is not None
    rivals = [counts for seat, counts in enumerate(icons) if seat != number and (not teams or (seat - number) % 2)]
    value = 0.0
    for icon, count in enumerate(icons[number]):
        value += count * ICON
        if count:
            for other in rivals:
                if other[icon] >= count:
                    break
            else:
                value += ICON_LEAD
    return value


def _effects_shown(seat: Seat) -> float:
    """What a board offers beside icons: top Figures with their karma, and the echo and inspire effects that show."""
    value = 0.0
    for stack in seat.board:
        if stack.cards:
            value += EFFECT_SHOWN * (len(stack.visible_echoes()) + len(stack.showing("inspire")))
            if stack.cards[0].card_set == FIGURES:
                value += TOP_FIGURE
    return value


def _progress(reckoning: Resolution, number: int, special: Card, icons: list[int], tops: list[int]) -> float:
    """How much of the condition of a special achievement is met, from 0 to 1 (rules 9.4)."""
    seat = reckoning.seats[number]
    if special is EMPIRE:
        return sum([min(count, 3) for count in icons]) / (3 * len(ICONS))
    if special is MONUMENT:
        return min(max(seat.tucked, seat.scored), 6) / 6
    if special is WONDER:
        return sum([stack.splay > 1 for stack in seat.board]) / 5
    if special is WORLD:
        return min(icons[CLOCK], 12) / 12
    if special is UNIVERSE:
        return sum([top >= 8 for top in tops]) / 5
    return max([min(have / need, 1.0) for have, need in progress(reckoning, number, special)], default=0.0)
