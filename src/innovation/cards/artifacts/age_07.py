"""Artifacts of age 7."""

from __future__ import annotations

from innovation.cards.artifacts.declare import card
from innovation.material.words import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, UP, YELLOW
from innovation.rules.dogma import execute, execute_as_if_on_this_card
from innovation.rules.player import CHOOSE, TRANSFER, Player, colored
from innovation.table.zones import BOARD, HAND

corvette_challenger = card("Corvette Challenger", 7, BLUE, "leaf bulb hex leaf", LEAF)


@corvette_challenger.dogma(
    "Draw an [8], tuck it and splay its color up. As many cards as you then show in it, so high is a card that you draw and score."
)
def corvette_challenger_1(me: Player) -> None:
    tucked = me.drawn_and_tucked(8)
    if tucked:
        me.splay(tucked.color, UP)
    me.draw_and_score(exactly=me.visible_in(tucked.color) if tucked else 0)


periodic_table = card("Periodic Table", 7, BLUE, "bulb hex bulb bulb", BULB)


@periodic_table.dogma(
    "Choose two of your top cards that are equal in value; draw and meld a card one value above. If it covers one of the two, do this again."
)
def periodic_table_1(me: Player) -> None:
    covered = True
    while covered:
        values = [me.value(top) for top in me.tops]
        pair = [top for top in me.tops if values.count(me.value(top)) > 1]
        if len(pair) > 2:
            first = me.choose(CHOOSE, pair)
            second = me.choose(CHOOSE, [top for top in pair if top is not first and me.value(top) == me.value(first)])
            pair = [top for top in (first, second) if top]
        if not pair:
            return
        melded = me.drawn_and_melded(exactly=me.value(pair[0]) + 1)
        covered = melded is not None and melded.color in [top.color for top in pair]


hansen_writing_ball = card("Hansen Writing Ball", 7, GREEN, "clock leaf clock hex", CLOCK)


@hansen_writing_ball.compel(
    "The target draws [7] four times and melds a blue hand card; the rest of its hand goes to the demander's hand."
)
def hansen_writing_ball_1(me: Player, you: Player) -> None:
    you.draw_several(4, 7)
    you.meld_one(you.hand, colored(BLUE))
    you.transfer_all(you.hand, me, HAND)


@hansen_writing_ball.dogma(
    "Draw [7]s openly, tucking each that shows no clock; the first one with a clock stays in hand and ends this."
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
    "Name a value; draw and meld such a card, then splay its color up. Showing exactly as many cards there as its value says wins the game; if it does not, that card is returned."
)
def international_prototype_metre_bar_1(me: Player) -> None:
    melded = me.drawn_and_melded(exactly=me.choose_value("draw and meld"))
    if melded is None:
        return
    me.splay(melded.color, UP)
    if me.visible_in(melded.color) == melded.front:
        me.win()
    me.return_(melded)


roundhay_garden_scene = card("Roundhay Garden Scene", 7, PURPLE, "leaf leaf leaf hex", LEAF)


@roundhay_garden_scene.dogma(
    "Your score pile's highest card is melded. Draw and score two more of its value, then carry out all its effects alone as those of this card."
)
def roundhay_garden_scene_1(me: Player) -> None:
    melded = me.meld_one(me.highest(me.score_pile))
    value = melded.front if melded else 0
    me.draw_and_score(exactly=value)
    me.draw_and_score(exactly=value)
    execute_as_if_on_this_card(me, melded)


the_communist_manifesto = card("The Communist Manifesto", 7, PURPLE, "crown crown hex leaf", CROWN)


@the_communist_manifesto.dogma(
    "Draw as many [7]s openly as there are players and deal them out as you like, one to each board; then carry out alone the shareable effects of the one on yours."
)
def the_communist_manifesto_1(me: Player) -> None:
    receivers = me.everyone
    drawn = [me.draw_and_reveal(7) for _ in receivers]
    mine = None
    while receivers:
        receiver = me.choose_player(TRANSFER, receivers)
        dealt = me.choose(TRANSFER, drawn, to=receiver, zone=BOARD)
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
    "Two [8]s are drawn, the first to be scored, the second to be melded; then claim achievement [8] if nobody has it, eligible or not."
)
def jedliks_electromagnetic_self_rotor_1(me: Player) -> None:
    me.draw_and_score(8)
    me.draw_and_meld(8)
    me.claim_of_value(8)


submarine_h_l_hunley = card("Submarine H. L. Hunley", 7, RED, "factory factory factory hex", FACTORY)


@submarine_h_l_hunley.compel(
    "The target draws and melds a [7] and shows the bottom card of that pile; if this is a [1], the whole pile is returned."
)
def submarine_h_l_hunley_1(me: Player, you: Player) -> None:
    melded = you.drawn_and_melded(7)
    if melded:
        pile = you.stack(melded.color)
        you.show(pile[-1:])
        if you.value(you.bottom(melded.color)) == me.boxed(1):
            you.return_all(pile)


colt_paterson_revolver = card("Colt Paterson Revolver", 7, YELLOW, "factory hex factory crown", FACTORY)


@colt_paterson_revolver.compel(
    "The target shows its hand, then draws a [7]. If any of its other hand cards has the color of the drawn one, it returns its whole hand and its whole score pile."
)
def colt_paterson_revolver_1(me: Player, you: Player) -> None:
    you.show_hand()
    drawn = you.draw(7)
    if [held for held in you.hand if held is not drawn and held.color == drawn.color]:
        you.return_all(you.hand)
        you.return_all(you.score_pile)


singer_model_27 = card("Singer Model 27", 7, YELLOW, "hex factory clock clock", CLOCK)


@singer_model_27.dogma(
    "Tuck one hand card; if you do, splay its color up, then tuck every card of that color out of your score pile."
)
def singer_model_27_1(me: Player) -> None:
    tucked = me.tuck_one(me.hand)
    if tucked:
        me.splay(tucked.color, UP)
        me.tuck_fitting(me.score_pile, colored(tucked.color))
