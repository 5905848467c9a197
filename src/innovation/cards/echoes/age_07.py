"""Echoes cards of age 7."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.card import Card
from innovation.material.words import (
    BLUE,
    BULB,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    PURPLE,
    RED,
    UP,
    YELLOW,
)
from innovation.rules.echoes import HISTORY
from innovation.rules.player import FORESHADOW, TRANSFER, Player
from innovation.table.zones import HAND, SCORE

photography = card("Photography", 7, BLUE, "echo bulb hex bonus:7", BULB)


@photography.echo("A card of your forecast goes onto your board (meld).")
def photography_echo(me: Player) -> None:
    me.meld_one(me.forecast)


@photography.demand("The target takes its best top card by value into its own hand.")
def photography_1(me: Player, you: Player) -> None:
    you.take_one(you.highest(you.tops))


@photography.dogma("Three echo effects visible in a single color of yours earn History.")
def photography_2(me: Player) -> None:
    if [color for color in me.colors if me.echoes_in(color) >= 3]:
        me.claim_special(HISTORY)


typewriter = card("Typewriter", 7, BLUE, "bulb hex crown crown", CROWN)


@typewriter.dogma(
    "Your whole hand is returned; draw a [6], and for each color in that hand one value more: [7], then [8], and on."
)
def typewriter_1(me: Player) -> None:
    returned = me.return_all(me.hand)
    me.draw(6)
    for step in range(len({back.color for back in returned})):
        me.draw(7 + step)


jeans = card("Jeans", 7, GREEN, "echo leaf hex bonus:8", LEAF)


@jeans.echo("Draw [9] twice; one of the two goes back, the other into your forecast.")
def jeans_echo(me: Player) -> None:
    drawn = me.draw_several(2, 9)
    returned = me.return_one(drawn)
    for kept in drawn:
        if kept is not returned:
            me.foreshadow(kept)


@jeans.dogma(
    "Choose two values below [7] and draw a card of either openly; one of the two is melded, the other returned."
)
def jeans_1(me: Player) -> None:
    first = me.choose_value("draw", range(1, 7))
    second = me.choose_value("draw", [value for value in range(1, 7) if value != first])
    drawn = [me.draw_and_reveal(first), me.draw_and_reveal(second)]
    melded = me.meld_one(drawn)
    me.return_all([other for other in drawn if other is not melded])


telegraph = card("Telegraph", 7, GREEN, "hex clock clock bulb", CLOCK)


@telegraph.dogma("Optionally choose an opponent and a color; your pile in it then lies the way his does.")
def telegraph_1(me: Player) -> None:
    opponent = me.may_choose_player("match splay", [other for other in me.opponents if _differing(me, other)])
    if opponent:
        color = me.choose_color("match splay", _differing(me, opponent))
        me.splay(color, opponent.splay_of(color))


def _differing(me: Player, other: Player) -> list[int]:
    """The colors in which my pile can be splayed and would change."""
    return [color for color in me.colors if len(me.stack(color)) > 1 and me.splay_of(color) != other.splay_of(color)]


@telegraph.dogma("Optionally blue becomes splayed up.")
def telegraph_2(me: Player) -> None:
    me.may_splay(UP, (BLUE,))


ice_cream = card("Ice Cream", 7, PURPLE, "hex bonus:8 leaf echo", LEAF)


@ice_cream.echo("One of your top cards without a bonus, purple excepted, is scored.")
def ice_cream_echo(me: Player) -> None:
    me.score_one([top for top in me.tops if top.color != PURPLE and not top.bonus])


@ice_cream.demand("The target draws and melds a [1].")
def ice_cream_1(me: Player, you: Player) -> None:
    you.draw_and_meld(1)


@ice_cream.dogma(
    "Choose the pile of [6], [7], [8] or [9]; optionally its lowermost card, unseen, becomes an available achievement."
)
def ice_cream_2(me: Player) -> None:
    me.may_make_available(me.choose_value("make available", (6, 7, 8, 9)))


saxophone = card("Saxophone", 7, PURPLE, "bonus:7 crown note crown", CROWN)


@saxophone.dogma("Optionally purple becomes splayed up.")
def saxophone_1(me: Player) -> None:
    me.may_splay(UP, (PURPLE,))


@saxophone.dogma(
    "Count the music notes of Bell, Flute, Piano and Saxophone that show on anybody's board: all four win the game, fewer give you a [7] to draw each."
)
def saxophone_2(me: Player) -> None:
    notes = len(me.music_notes)
    if notes == 4:
        me.win()
    me.draw_several(notes, 7)


machine_gun = card("Machine Gun", 7, RED, "factory factory echo hex", FACTORY)


@machine_gun.echo("With top cards in all five colors, draw and score a [7].")
def machine_gun_echo(me: Player) -> None:
    if len(me.tops) == 5:
        me.draw_and_score(7)


@machine_gun.demand(
    "Each top card of the target with a bonus goes to the demander's score pile; for one or more, it draws a [7]."
)
def machine_gun_1(me: Player, you: Player) -> None:
    if you.transfer_all([top for top in you.tops if top.bonus], me, SCORE):
        you.draw(7)


@machine_gun.dogma("Your top cards are returned, red excepted.")
def machine_gun_2(me: Player) -> None:
    me.return_all([top for top in me.tops if top.color != RED])


rubber = card("Rubber", 7, RED, "hex echo factory bonus:7", FACTORY)


@rubber.echo("Two [8]s, one after the other, are drawn and tucked.")
def rubber_echo(me: Player) -> None:
    me.draw_and_tuck(8)
    me.draw_and_tuck(8)


@rubber.dogma("One of your top cards without a bonus is scored.")
def rubber_1(me: Player) -> None:
    me.score_one([top for top in me.tops if not top.bonus])


@rubber.dogma("Optionally red becomes splayed up.")
def rubber_2(me: Player) -> None:
    me.may_splay(UP, (RED,))


elevator = card("Elevator", 7, YELLOW, "bonus:7 echo clock hex", CLOCK)


@elevator.echo("The uppermost or the lowermost card of your green pile is scored.")
def elevator_echo(me: Player) -> None:
    stack = me.stack(GREEN)
    me.score_one([end for place, end in enumerate(stack) if place in (0, len(stack) - 1)])


@elevator.dogma(
    "Choose a value in your score pile, and hands or score piles: every card of the value in all other players' hands, or in all their score piles, goes to your score pile."
)
def elevator_1(me: Player) -> None:
    value = me.choose_value(TRANSFER, [scored.age for scored in me.score_pile])
    if not value:
        return
    from_hands = me.prefers("hands not score piles")
    cards: list[Card] = []
    for other in me.others:
        cards.extend(other.hand if from_hands else other.score_pile)
    me.transfer_all([theirs for theirs in cards if theirs.age == value], me, SCORE)


fertilizer = card("Fertilizer", 7, YELLOW, "leaf hex factory leaf", LEAF)


@fertilizer.dogma(
    "Optionally return one hand card; every card of its value in anybody's score pile then comes to your hand."
)
def fertilizer_1(me: Player) -> None:
    returned = me.may_return(me.hand)
    if returned:
        scored = [scored for player in me.everyone for scored in player.score_pile if scored.age == returned.age]
        me.transfer_all(scored, me, HAND)


@fertilizer.dogma("Name a value; a card of it goes from the supply into your forecast.")
def fertilizer_2(me: Player) -> None:
    me.draw_and_foreshadow(me.choose_value(FORESHADOW))
