"""Artifacts of age 3."""

from __future__ import annotations

from innovation.cards.artifacts.declare import card
from innovation.material.words import (
    BLUE,
    BULB,
    CASTLE,
    CROWN,
    GREEN,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    RIGHT,
    UNSPLAYED,
    YELLOW,
)
from innovation.rules.dogma import execute
from innovation.rules.player import CHOOSE, RETURN, TRANSFER, Player, colored
from innovation.table.zones import BOARD, SCORE

charter_of_liberties = card("Charter of Liberties", 3, BLUE, "bulb bulb hex castle", BULB)


@charter_of_liberties.dogma(
    "Tuck one hand card; if so, its color is splayed left, and you pick a splayed pile of anybody, whose top card's shareable effects you carry out alone."
)
def charter_of_liberties_1(me: Player) -> None:
    tucked = me.tuck_one(me.hand)
    if tucked:
        me.splay(tucked.color, LEFT)
        tops = [
            player.top(color)
            for player in me.everyone
            for color in player.colors
            if player.splay_of(color) != UNSPLAYED
        ]
        execute(me, me.choose(CHOOSE, [top for top in tops if top]))


dunhuang_star_chart = card("Dunhuang Star Chart", 3, BLUE, "bulb bulb hex bulb", BULB)


@dunhuang_star_chart.dogma(
    "Your whole hand is returned; as many cards as went, so high is the one card that you then draw."
)
def dunhuang_star_chart_1(me: Player) -> None:
    me.draw(exactly=len(me.return_all(me.hand)))


beauvais_cathedral_clock = card("Beauvais Cathedral Clock", 3, GREEN, "crown crown hex crown", CROWN)


@beauvais_cathedral_clock.dogma("Draw a [4] openly; your pile of its color is splayed right.")
def beauvais_cathedral_clock_1(me: Player) -> None:
    me.splay(me.draw_and_reveal(4).color, RIGHT)


philosophers_stone = card("Philosopher's Stone", 3, GREEN, "crown crown crown hex", CROWN)


@philosophers_stone.dogma("Return one hand card; if so, score as many hand cards as its value says.")
def philosophers_stone_1(me: Player) -> None:
    returned = me.return_one(me.hand)
    if returned:
        me.score_several(returned.age, me.hand)


necronomicon = card("Necronomicon", 3, PURPLE, "hex leaf leaf leaf", LEAF)


@necronomicon.dogma(
    "Draw a [3] openly. Yellow means that your whole hand is returned, green that all your colors are unsplayed, red that your whole score pile is returned, blue that you draw a [9]."
)
def necronomicon_1(me: Player) -> None:
    color = me.draw_and_reveal(3).color
    if color == YELLOW:
        me.return_all(me.hand)
    elif color == GREEN:
        me.unsplay_all()
    elif color == RED:
        me.return_all(me.score_pile)
    elif color == BLUE:
        me.draw(9)


shroud_of_turin = card("Shroud of Turin", 3, PURPLE, "leaf hex leaf leaf", LEAF)


@shroud_of_turin.dogma(
    "Show and return one hand card; if so, also return your top card and a card of your score pile in its color. If all three went, claim any available achievement, eligible or not."
)
def shroud_of_turin_1(me: Player) -> None:
    returned = me.choose(RETURN, me.hand)
    if returned:
        if not me.reveal_and_return(returned):  # its color decides what comes next, so everybody sees it
            return
        top = me.return_one([top for top in me.tops if top.color == returned.color])
        scored = me.return_one(me.score_pile, colored(returned.color))
        if top and scored:
            me.claim_any()


excalibur = card("Excalibur", 3, RED, "crown hex castle castle", CASTLE)


@excalibur.compel(
    "The target moves to the demander's board a top card that outranks the demander's top card of its color."
)
def excalibur_1(me: Player, you: Player) -> None:
    you.transfer_one([top for top in you.tops if you.value(top) > me.value(me.top(top.color))], me, BOARD)


mjolnir_amulet = card("Mjolnir Amulet", 3, RED, "hex castle castle bulb", CASTLE)


@mjolnir_amulet.compel(
    "The target chooses one of its top cards; this card and all beneath it go to the demander's score pile."
)
def mjolnir_amulet_1(me: Player, you: Player) -> None:
    chosen = you.choose(CHOOSE, you.tops)
    if chosen:
        for stacked in you.stack(chosen.color):
            you.transfer(stacked, me, SCORE)


along_the_river = card("Along the River during the Qingming Festival", 3, YELLOW, "crown crown crown hex", CROWN)


@along_the_river.dogma(
    "Draw [4]s openly until one is yellow or purple: a yellow one is tucked, a purple one scored, and all before it stay in hand."
)
def along_the_river_1(me: Player) -> None:
    drawn = me.draw_and_reveal(4)
    while drawn.color not in (YELLOW, PURPLE):
        drawn = me.draw_and_reveal(4)
    if drawn.color == YELLOW:
        me.tuck(drawn)
    else:
        me.score(drawn)


moylough_belt_shrine = card("Moylough Belt Shrine", 3, YELLOW, "castle leaf hex castle", CASTLE)


@moylough_belt_shrine.compel(
    "The target shows its whole hand; one card of it, picked by the demander, goes to the demander's board."
)
def moylough_belt_shrine_1(me: Player, you: Player) -> None:
    for held in you.own.hand:
        you.reveal(held)
    picked = me.choose(TRANSFER, you.hand, to=me, zone=BOARD)
    if picked:
        you.transfer(picked, me, BOARD)
