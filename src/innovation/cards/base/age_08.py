"""Base cards of age 8."""

from __future__ import annotations

from innovation.material.words import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, UP, YELLOW
from innovation.rules.effects import card
from innovation.rules.player import CHOOSE, RETURN, TUCK, Player, different_values
from innovation.table.zones import BOARD, HAND, SCORE

COLORS = (RED, YELLOW, GREEN, BLUE, PURPLE)

quantum_theory = card("Quantum Theory", 8, BLUE, "clock clock clock hex", CLOCK)


@quantum_theory.dogma("Optionally return one hand card or two. For two, draw a [10]; then draw and score another.")
def quantum_theory_1(me: Player) -> None:
    if len(me.return_some(me.hand, 0, 2)) == 2:
        me.draw(10)
        me.draw_and_score(10)


rocketry = card("Rocketry", 8, BLUE, "clock clock clock hex", CLOCK)


@rocketry.dogma("For each pair of clocks you show, return one card out of the score pile of an opponent you choose.")
def rocketry_1(me: Player) -> None:
    for _ in range(me.count(CLOCK) // 2):
        opponent = me.choose_player(RETURN, [other for other in me.opponents if other.score_pile])
        if opponent:
            me.return_one(opponent.score_pile)


corporations = card("Corporations", 8, GREEN, "hex factory factory crown", FACTORY)


@corporations.demand(
    "The target moves a factory-bearing top card, green excepted, to the demander's score pile; if it does, the target draws and melds an [8]."
)
def corporations_1(me: Player, you: Player) -> None:
    if you.transfer_one([top for top in you.tops if top.color != GREEN and top.has(FACTORY)], me, SCORE):
        you.draw_and_meld(8)


@corporations.dogma("Draw an [8] and meld it.")
def corporations_2(me: Player) -> None:
    me.draw_and_meld(8)


mass_media = card("Mass Media", 8, GREEN, "bulb hex clock bulb", BULB)


@mass_media.dogma(
    "Optionally return one hand card; if so, name a value: every card of it in anybody's score pile is returned."
)
def mass_media_1(me: Player) -> None:
    if me.may_return(me.hand):
        me.return_from_all_score_piles(me.choose_value(RETURN))


@mass_media.dogma("Optionally splay purple up.")
def mass_media_2(me: Player) -> None:
    me.may_splay(UP, (PURPLE,))


empiricism = card("Empiricism", 8, PURPLE, "bulb bulb bulb hex", BULB)


@empiricism.dogma(
    "Name two colors, then draw a [9] openly. One of a named color is melded, and you optionally splay that color up."
)
def empiricism_1(me: Player) -> None:
    first = me.choose_color(CHOOSE, COLORS, 0, 2)
    second = me.choose_color(CHOOSE, [color for color in COLORS if color != first], 1, 2)
    drawn = me.draw_and_reveal(9)
    if drawn.color in (first, second):
        me.meld(drawn)
        me.may_splay(UP, [drawn.color])


@empiricism.dogma("Win the game if you show at least twenty bulbs.")
def empiricism_2(me: Player) -> None:
    if me.count(BULB) >= 20:
        me.win()


socialism = card("Socialism", 8, PURPLE, "leaf hex leaf leaf", LEAF)


@socialism.dogma(
    "Optionally tuck your whole hand. If there was purple in it, every opponent's hand cards of its lowest value come to your hand."
)
def socialism_1(me: Player) -> None:
    if not me.hand or not me.may(TUCK):
        return
    tucked = me.tuck_all(me.hand)
    if [tuck for tuck in tucked if tuck.color == PURPLE]:
        for opponent in me.opponents:
            me.transfer_all(opponent.lowest(opponent.hand), me, HAND)


flight = card("Flight", 8, RED, "crown hex clock crown", CROWN)


@flight.dogma("With red splayed up, optionally splay another of your colors up too.")
def flight_1(me: Player) -> None:
    if me.splay_of(RED) == UP:
        me.may_splay(UP)


@flight.dogma("Optionally splay red up.")
def flight_2(me: Player) -> None:
    me.may_splay(UP, (RED,))


mobility = card("Mobility", 8, RED, "hex factory clock factory", FACTORY)


@mobility.demand(
    "The target's two highest top cards, leaving out red and whatever shows a factory, go to the demander's score pile; if any does, the target draws an [8]."
)
def mobility_1(me: Player, you: Player) -> None:
    if you.transfer_highest(2, [top for top in you.tops if top.color != RED and not top.has(FACTORY)], me, SCORE):
        you.draw(8)


antibiotics = card("Antibiotics", 8, YELLOW, "leaf leaf leaf hex", LEAF)


@antibiotics.dogma("Optionally return one to three hand cards; for each distinct value among them, draw [8] twice.")
def antibiotics_1(me: Player) -> None:
    returned = me.return_some(me.hand, 0, 3)
    me.draw_several(2 * different_values(returned), 8)


skyscrapers = card("Skyscrapers", 8, YELLOW, "hex factory crown crown", CROWN)


@skyscrapers.demand(
    "The target moves a clock-bearing top card, yellow excepted, to the demander's board; the target scores the card that it covered and returns the rest of that pile."
)
def skyscrapers_1(me: Player, you: Player) -> None:
    moved = you.transfer_one([top for top in you.tops if top.color != YELLOW and top.has(CLOCK)], me, BOARD)
    if moved:
        beneath = you.top(moved.color)
        if beneath:
            you.score(beneath)
            you.return_all([other for other in you.stack(moved.color) if other is not beneath])
