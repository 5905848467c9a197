"""Artifacts of age 7."""

from __future__ import annotations

from innovation.cards.artifacts.declare import card
from innovation.material.words import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, UP, YELLOW
from innovation.rules.dogma import execute, execute_as_if_on_this_card
from innovation.rules.player import CHOOSE, TRANSFER, Player, colored
from innovation.table.zones import BOARD, HAND

corvette_challenger = card("Corvette Challenger", 7, BLUE, "leaf bulb hex leaf", LEAF)


@corvette_challenger.dogma(
    "Draw and tuck an [8] and splay its color up; draw and score a card whose value is the number of cards you show in it."
)
def corvette_challenger_1(me: Player) -> None:
    color = me.draw_and_tuck(8).color
    me.splay(color, UP)
    me.draw_and_score(me.visible_in(color))


periodic_table = card("Periodic Table", 7, BLUE, "bulb hex bulb bulb", BULB)


@periodic_table.dogma(
    "Choose two of your top cards that are equal in value; draw and meld a card one value above. If it covers one of the two, do this again."
)
def periodic_table_1(me: Player) -> None:
    covered = True
    while covered:
        values = [me.value(top) for top in me.tops]
        first = me.choose(CHOOSE, [top for top in me.tops if values.count(me.value(top)) > 1])
        if first is None:
            return
        value = me.value(first)
        second = me.choose(CHOOSE, [top for top in me.tops if top is not first and me.value(top) == value])
        colors = [first.color, second.color if second else first.color]
        covered = me.draw_and_meld(value + 1).color in colors


hansen_writing_ball = card("Hansen Writing Ball", 7, GREEN, "clock leaf clock hex", CLOCK)


@hansen_writing_ball.compel(
    "The target draws [7] four times and melds a blue hand card; the rest of its hand goes to the demander's hand."
)
def hansen_writing_ball_1(me: Player, you: Player) -> None:
    you.draw_several(4, 7)
    you.meld_one(you.hand, colored(BLUE))
    you.transfer_all(you.hand, me, HAND)


@hansen_writing_ball.dogma(
    "Draw and reveal [7]s, tucking each that shows no clock; the first one with a clock stays in hand."
)
def hansen_writing_ball_2(me: Player) -> None:
    drawn = me.draw_and_reveal(7)
    while not drawn.has(CLOCK):
        me.tuck(drawn)
        drawn = me.draw_and_reveal(7)


international_prototype_metre_bar = card(
    "International Prototype Metre Bar", 7, GREEN, "crown hex crown factory", CROWN
)


@international_prototype_metre_bar.dogma(
    "Name a value; draw and meld a card of it and splay its color up. If you show exactly as many cards in it as its value, you win the game; if not, return the card."
)
def international_prototype_metre_bar_1(me: Player) -> None:
    melded = me.draw_and_meld(me.choose_value("draw and meld"))
    me.splay(melded.color, UP)
    if me.visible_in(melded.color) == melded.front:
        me.win()
    me.return_(melded)


roundhay_garden_scene = card("Roundhay Garden Scene", 7, PURPLE, "leaf leaf leaf hex", LEAF)


@roundhay_garden_scene.dogma(
    "Meld the best card of your score pile, draw and score two cards of its value, and execute its effects alone, as if they were on this card."
)
def roundhay_garden_scene_1(me: Player) -> None:
    melded = me.meld_one(me.highest(me.score_pile))
    value = melded.front if melded else 0
    me.draw_and_score(value)
    me.draw_and_score(value)
    execute_as_if_on_this_card(me, melded)


the_communist_manifesto = card("The Communist Manifesto", 7, PURPLE, "crown crown hex leaf", CROWN)


@the_communist_manifesto.dogma(
    "Draw and reveal a [7] per player and deal them out, one onto each board, as you like; carry out alone the shareable effects of yours."
)
def the_communist_manifesto_1(me: Player) -> None:
    receivers = me.everyone
    drawn = [me.draw_and_reveal(7) for _ in receivers]
    mine = None
    while receivers:
        receiver = me.choose_player(TRANSFER, receivers)
        dealt = me.choose(TRANSFER, drawn)
        if receiver is None or dealt is None:
            return
        me.transfer(dealt, receiver, BOARD)
        drawn.remove(dealt)
        receivers.remove(receiver)
        if receiver.seat == me.seat:
            mine = dealt
    execute(me, mine)


jedliks_electromagnetic_self_rotor = card("Jedlik's Electromagnetic Self-Rotor", 7, RED, "hex clock bulb bulb", BULB)


@jedliks_electromagnetic_self_rotor.dogma(
    "Draw and score an [8], then draw and meld an [8]; claim an available achievement of [8], eligible or not."
)
def jedliks_electromagnetic_self_rotor_1(me: Player) -> None:
    me.draw_and_score(8)
    me.draw_and_meld(8)
    me.claim_of_value(8)


submarine_h_l_hunley = card("Submarine H. L. Hunley", 7, RED, "factory factory factory hex", FACTORY)


@submarine_h_l_hunley.compel(
    "The target draws and melds a [7]. If the bottom card of its pile is a [1], the whole pile is returned."
)
def submarine_h_l_hunley_1(me: Player, you: Player) -> None:
    color = you.draw_and_meld(7).color
    you.show(you.stack(color)[-1:])
    if you.value(you.bottom(color)) == 1:
        you.return_all(you.stack(color))


colt_paterson_revolver = card("Colt Paterson Revolver", 7, YELLOW, "factory hex factory crown", FACTORY)


@colt_paterson_revolver.compel(
    "The target shows its hand and draws a [7] openly. If another of its hand cards has the same color, it returns its hand and its score pile."
)
def colt_paterson_revolver_1(me: Player, you: Player) -> None:
    you.show_hand()
    drawn = you.draw(7)
    if [held for held in you.hand if held is not drawn and held.color == drawn.color]:
        you.return_all(you.hand)
        you.return_all(you.score_pile)


singer_model_27 = card("Singer Model 27", 7, YELLOW, "hex factory clock clock", CLOCK)


@singer_model_27.dogma(
    "Tuck one hand card; if you do, splay its color up and tuck all cards of it out of your score pile."
)
def singer_model_27_1(me: Player) -> None:
    tucked = me.tuck_one(me.hand)
    if tucked:
        me.splay(tucked.color, UP)
        me.tuck_fitting(me.score_pile, colored(tucked.color))
