"""The special achievements of the base set (rules 9.3 to 9.6)."""

from __future__ import annotations

from typing import Final

from innovation.material.card import Card, icon_count
from innovation.material.catalog import CARDS
from innovation.material.words import BASE, CLOCK, LEFT, UNSPLAYED
from innovation.rules.resolution import Resolution
from innovation.table.seat import Seat
from innovation.table.zones import SPECIALS

EMPIRE: Final = CARDS.add_special("Empire", BASE)
MONUMENT: Final = CARDS.add_special("Monument", BASE)
WONDER: Final = CARDS.add_special("Wonder", BASE)
WORLD: Final = CARDS.add_special("World", BASE)
UNIVERSE: Final = CARDS.add_special("Universe", BASE)

ONE_OF_EACH: Final = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50
HIGH_BIT_OF_EACH: Final = 512 * ONE_OF_EACH
LIFT: Final = 509 * ONE_OF_EACH


def has_empire(seat: Seat) -> bool:
    """Three or more icons of each of the six kinds."""
    # Each count is below 512, so adding 509 sets its high bit exactly where it is 3 or more.
    return (seat.icons + LIFT) & HIGH_BIT_OF_EACH == HIGH_BIT_OF_EACH


def has_monument(seat: Seat) -> bool:
    """Six cards tucked, or six scored, this turn; the two are counted apart (rules 9.4.1)."""
    return seat.tucked >= 6 or seat.scored >= 6


def has_wonder(seat: Seat) -> bool:
    """Five colors, each splayed right or up."""
    for stack in seat.board:
        if stack.splay == UNSPLAYED or stack.splay == LEFT:
            return False
    return True


def has_world(seat: Seat) -> bool:
    """Twelve or more clocks."""
    return icon_count(seat.icons, CLOCK) >= 12


def has_universe(seat: Seat) -> bool:
    """Five top cards, each of value 8 or more."""
    for stack in seat.board:
        if not stack.cards or stack.cards[0].front < 8:
            return False
    return True


class Conditions:
    """The conditions of one set's special achievements: a class, as calls of functions that are passed on are slow."""

    def __init__(self, card_set: int) -> None:
        self.card_set: Final[int] = card_set

    def meets_any(self, seat: Seat) -> bool:
        """Whether a player meets any of the conditions now, claimed already or not: one quick look where none is near."""
        raise NotImplementedError

    def meets(self, seat: Seat, card: Card) -> bool:
        """Whether a player meets the condition of this special achievement of the set now (rules 9.4)."""
        raise NotImplementedError


class BaseConditions(Conditions):
    """Those of the base set."""

    def meets_any(self, seat: Seat) -> bool:
        """Whether a player meets any of the base set's conditions now."""
        return has_monument(seat) or has_world(seat) or has_empire(seat) or has_wonder(seat) or has_universe(seat)

    def meets(self, seat: Seat, card: Card) -> bool:
        """Whether a player meets the condition of a special achievement of the base set now (rules 9.4)."""
        if card is EMPIRE:
            return has_empire(seat)
        if card is MONUMENT:
            return has_monument(seat)
        if card is WONDER:
            return has_wonder(seat)
        if card is WORLD:
            return has_world(seat)
        return card is UNIVERSE and has_universe(seat)


BASE_CONDITIONS: Final = BaseConditions(BASE)


def claim_base_achievements(game: Resolution) -> None:
    """Claim the special achievements of the base set that the last change earned (rules 9.6.1 step 4)."""
    claim_special_achievements(game, BASE_CONDITIONS)


def claim_special_achievements(game: Resolution, conditions: Conditions) -> None:
    """Let every player who meets a condition claim it, clockwise from the turn player (rules 9.3.1, 9.5).

    Who met none before, and has not changed since, meets none now; but with Figures in play, karma can make him.
    """
    position = game.position
    if not position.special:
        return
    first = position.player
    if game.rules.tie_to_executor:
        first = game.executing
    count = len(position.seats)
    figures = game.moments.figures
    for step in range(count):
        seat = (first + step) % count
        owner = position.seats[seat]
        if owner.eliminated or not (owner.unchecked or figures is not None):
            continue
        karma = figures if figures is not None and figures.helps(game, seat) else None
        if karma is None and not conditions.meets_any(owner):
            continue
        for card in position.special:
            if card.card_set != conditions.card_set:
                continue
            if not conditions.meets(owner, card) and (karma is None or not karma.meets(game, seat, card)):
                continue
            if position.where[card.index] == SPECIALS:  # karma upon an earlier claim may have taken it meanwhile
                game.claim_special(seat, card)
