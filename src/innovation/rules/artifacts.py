"""What Artifacts of History adds to the rules: digs, the display, its free action, relics (rules 14)."""

from __future__ import annotations

from innovation.material.card import NUMBERED, RELIC, Card
from innovation.material.words import ARTIFACTS, HIGHEST_VALUE, SETS
from innovation.rules.decision import KEEP, LAUNCH, PUT_BACK
from innovation.rules.dogma import take_dogma
from innovation.rules.player import Player
from innovation.rules.resolution import MeldAction, Resolution
from innovation.table.position import pile_index
from innovation.table.zones import ACHIEVEMENTS, DISPLAY, HAND, place_of


def dig(game: Resolution, action: MeldAction) -> None:
    """A Meld action onto a card of the same or a higher value, or with a like hexagon, digs an Artifact (rules 14.2)."""
    covered = action.covered
    if covered is None or game.seats[action.seat].display:
        return
    if action.card.front > covered.front and action.card.hexagon_place != covered.hexagon_place:
        return
    from_melded = game.rules.switch("dig_value") == "melded"
    value = game.stepped_value(action.card.front if from_melded else covered.front)
    if value > HIGHEST_VALUE:
        return
    pile = game.position.piles[pile_index(ARTIFACTS, value)]
    if pile:
        dug = pile[0]
        game.move(dug, place_of(action.seat, DISPLAY), "dig")
        offer_relic(game, action.seat, dug.age)


def can_be_dug(card: Card) -> bool:
    """Whether a dig can put a card on display: an Artifact, and no relic (rules 14.2.5)."""
    return card.card_set == ARTIFACTS and card.kind == NUMBERED


def offer_relic(game: Resolution, seat: int, value: int) -> None:
    """Let the player seize the relic of a dug Artifact's value, from beside the piles or anybody's achievements (14.6.3)."""
    for relic in seizable(game, value):
        destinations: list[int] = []
        if game.position.where[relic.index] != place_of(seat, ACHIEVEMENTS):
            destinations.append(ACHIEVEMENTS)
        if SETS[relic.card_set] in game.rules.sets:
            destinations.append(HAND)
        me = Player(game, seat)
        if not destinations or me.may_choose("seize", [relic]) is None:
            return
        zone = destinations[0]
        if len(destinations) > 1 and not me.prefers("seize as achievement", relic):
            zone = HAND
        game.move(relic, place_of(seat, zone), "seize")


def seizable(game: Resolution, value: int) -> list[Card]:
    """The relic of a value, where it lies among the relics or in achievements (rules 14.6.3, 14.6.6)."""
    found = [relic for relic in game.position.relics if relic.age == value]
    for owner in game.seats:
        found.extend([card for card in owner.achievements if card.kind == RELIC and card.age == value])
    return found


def play_display(game: Resolution) -> None:
    """Let the turn player launch, return or keep the Artifact on his display (rules 14.4)."""
    seat = game.position.player
    card = game.seats[seat].display[0]
    codes = [LAUNCH, PUT_BACK, KEEP] if card.featured >= 0 else [PUT_BACK, KEEP]
    code = codes[game.ask(seat, "display", "display", [card, card], codes, False, True)]
    if code == LAUNCH:
        game.note("action", seat, "display dogma", card)
        take_dogma(game, seat, card, displayed=True)
    elif code == PUT_BACK:
        game.note("action", seat, "display return", card)
        game.return_(card)
    else:
        game.note("action", seat, "display keep", card)
