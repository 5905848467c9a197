"""What Echoes of the Past adds to the rules: its draws, promotion and special achievements (rules 11)."""

from __future__ import annotations

from typing import Final

from innovation.material.card import Card, icon_count
from innovation.material.catalog import CARDS
from innovation.material.words import BASE, ECHOES, ICONS, MIXED
from innovation.rules.achievements import Conditions, claim_special_achievements
from innovation.rules.dogma import take_dogma
from innovation.rules.player import Player
from innovation.rules.resolution import MeldAction, Resolution
from innovation.table.position import pile_index
from innovation.table.seat import Seat

DESTINY: Final = CARDS.add_special("Destiny", ECHOES)
HERITAGE: Final = CARDS.add_special("Heritage", ECHOES)
HISTORY: Final = CARDS.add_special("History", ECHOES)
SUPREMACY: Final = CARDS.add_special("Supremacy", ECHOES)
WEALTH: Final = CARDS.add_special("Wealth", ECHOES)


def draws_echoes(game: Resolution, seat: int, value: int) -> int:
    """The set of a draw that names none: Echoes for who holds cards, but no Echoes card (rules 11.2)."""
    own = game.seats[seat]
    pile = game.position.piles[pile_index(ECHOES, value)]
    if not pile:
        return BASE
    held = own.hand + own.revealed
    if game.moments.figures is not None:
        held += game.moments.figures.hand(game, seat)
    if held and not [card for card in held if card.card_set == ECHOES]:
        return ECHOES
    if game.rules.echoes_optional:
        index = game.ask(seat, "set", "draw", [], [BASE, ECHOES], False)
        return ECHOES if index == 1 else BASE
    return BASE


def draws_mixed(game: Resolution, seat: int, value: int) -> int:
    """Every draw takes the top card of the mixed pile (rules 17.4.1)."""
    return MIXED


def promote(game: Resolution, action: MeldAction) -> None:
    """Let the player meld a forecast card up to the melded card's value, then launch it for free (rules 11.5)."""
    me = Player(game, action.seat)
    promoted = me.may_choose("promote", [card for card in me.forecast if card.age <= action.card.front])
    if promoted is None or not me.meld(promoted):  # karma may put something else in its place: then none is promoted
        return
    if promoted.featured >= 0 and me.may("dogma", promoted):
        take_dogma(game, action.seat, promoted)


def meets_wealth(seat: Seat) -> bool:
    """Eight or more bonuses visible."""
    return sum([len(stack.visible_bonuses()) for stack in seat.board]) >= 8


def meets_destiny(seat: Seat) -> bool:
    """Seven or more cards in the forecast."""
    return len(seat.forecast) >= 7


def meets_heritage(seat: Seat) -> bool:
    """Eight or more hexagons visible in one color."""
    for stack in seat.board:
        if len(stack.cards) >= 8 and stack.visible_hexagons() >= 8:
            return True
    return False


def meets_history(seat: Seat) -> bool:
    """Four or more echo effects visible in one color."""
    for stack in seat.board:
        if len(stack.cards) >= 4 and len(stack.visible_echoes()) >= 4:
            return True
    return False


def meets_supremacy(seat: Seat) -> bool:
    """Three or more of one and the same icon visible in each of four colors."""
    for icon in range(len(ICONS)):
        if icon_count(seat.icons, icon) < 12:
            continue
        if len([stack for stack in seat.board if icon_count(stack.icons, icon) >= 3]) >= 4:
            return True
    return False


class EchoesConditions(Conditions):
    """Those of Echoes."""

    def meets_any(self, seat: Seat) -> bool:
        """Whether a player meets any of the Echoes conditions now."""
        return (
            meets_destiny(seat)
            or meets_supremacy(seat)
            or meets_wealth(seat)
            or meets_heritage(seat)
            or meets_history(seat)
        )

    def meets(self, seat: Seat, card: Card) -> bool:
        """Whether a player meets the condition of an Echoes special achievement now (rules 9.4)."""
        if card is WEALTH:
            return meets_wealth(seat)
        if card is DESTINY:
            return meets_destiny(seat)
        if card is HERITAGE:
            return meets_heritage(seat)
        if card is HISTORY:
            return meets_history(seat)
        return card is SUPREMACY and meets_supremacy(seat)


ECHOES_CONDITIONS: Final = EchoesConditions(ECHOES)


def claim_echoes_achievements(game: Resolution) -> None:
    """Claim the Echoes special achievements that the last change earned (rules 9.6.1 step 4)."""
    claim_special_achievements(game, ECHOES_CONDITIONS)
