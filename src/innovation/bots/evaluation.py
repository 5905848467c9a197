"""Evaluation: how well a player's side stands on a table, in points of no other meaning."""

from __future__ import annotations

from typing import Final

from innovation.material.card import NUMBERED, icon_count
from innovation.material.words import CLOCK, ICONS, UNSPLAYED
from innovation.rules.achievements import EMPIRE, MONUMENT, UNIVERSE, WONDER, WORLD
from innovation.rules.options import Rules
from innovation.table.position import Position
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
SPECIAL_PROGRESS: Final = 30.0
"""A special achievement nearly met; the square of the progress makes the last steps count."""
THREAT: Final = 0.9
"""How much the best opponent's standing counts against one's own."""


def evaluate(table: Position, rules: Rules, seat: int) -> float:
    """How well the side of the player in `seat` stands, its best opponent counted against it."""
    outcome = table.outcome
    if outcome is not None:
        if seat not in outcome.winners:
            return -WON
        return WON / len(outcome.winners) if rules.teams is None else WON
    if table.seats[seat].eliminated:
        return -WON
    sides: dict[int, float] = {}
    members: dict[int, int] = {}
    achievements: dict[int, int] = {}
    for number, owner in enumerate(table.seats):
        if not owner.eliminated:
            side = number % 2 if rules.teams is not None else number
            sides[side] = sides.get(side, 0.0) + _standing(table, rules, number)
            members[side] = members.get(side, 0) + 1
            achievements[side] = achievements.get(side, 0) + len(owner.achievements)
    threshold = rules.threshold(len(table.seats))
    for side, claimed in achievements.items():
        sides[side] = sides[side] / members[side] + claimed * (ACHIEVEMENT + LAST_STEPS * claimed / threshold)
    own = seat % 2 if rules.teams is not None else seat
    rivals = [value for side, value in sides.items() if side != own]
    return sides.get(own, 0.0) - THREAT * max(rivals, default=0.0)


def _standing(table: Position, rules: Rules, number: int) -> float:
    """What one player has, his achievements apart."""
    seat = table.seats[number]
    points = sum([card.age for card in seat.score])
    tops = [stack.cards[0].front for stack in seat.board if stack.cards]
    highest = max(tops, default=0)
    value = points * POINT + highest * HIGHEST_TOP + sum(tops) * TOP_VALUE + len(tops) * COLOR
    for card in seat.hand:
        value += HAND_CARD + card.age * HAND_VALUE
    for card in seat.display:
        value += DISPLAYED + card.front * DISPLAYED_VALUE
    for stack in seat.board:
        if stack.splay != UNSPLAYED:
            value += SPLAYED
    value += _claimable(table, rules, seat, points, highest)
    value += _icons(table, rules, number)
    for special in table.special:
        progress = _progress(seat, special.index, tops)
        value += SPECIAL_PROGRESS * progress * progress
    return value


def _claimable(table: Position, rules: Rules, seat: Seat, points: int, highest: int) -> float:
    """Standard achievements within reach, and the way to the next."""
    value = 0.0
    nearest = 0.0
    for card in table.available:
        owned = 0
        for claimed in seat.achievements:
            owned += claimed.age == card.age and (claimed.kind == NUMBERED or rules.relics_raise_cost)
        needed = 5 * card.age * (owned + 1)
        if points >= needed and highest >= card.age:
            value += WITHIN_REACH
        else:
            progress = min(points / needed, 1.0) * min((highest + 1) / (card.age + 1), 1.0)
            nearest = max(nearest, progress)
    return value + nearest * TOWARDS_NEXT


def _icons(table: Position, rules: Rules, number: int) -> float:
    """What the visible icons are worth: their number, and each kind in which the player leads."""
    own = table.seats[number].icons
    rivals = [
        other.icons
        for seat, other in enumerate(table.seats)
        if seat != number and (rules.teams is None or (seat - number) % 2)
    ]
    value = 0.0
    for icon in range(len(ICONS)):
        count = icon_count(own, icon)
        value += count * ICON
        if count:
            for other in rivals:
                if icon_count(other, icon) >= count:
                    break
            else:
                value += ICON_LEAD
    return value


def _progress(seat: Seat, special: int, tops: list[int]) -> float:
    """How much of the condition of a special achievement is met, from 0 to 1 (rules 9.4)."""
    if special == EMPIRE.index:
        return sum([min(icon_count(seat.icons, icon), 3) for icon in range(len(ICONS))]) / 18
    if special == MONUMENT.index:
        return min(max(seat.tucked, seat.scored), 6) / 6
    if special == WONDER.index:
        return sum([stack.splay > 1 for stack in seat.board]) / 5
    if special == WORLD.index:
        return min(icon_count(seat.icons, CLOCK), 12) / 12
    if special == UNIVERSE.index:
        return sum([top >= 8 for top in tops]) / 5
    return 0.0
