"""Echoes cards of age 10."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.words import (
    BLUE,
    BULB,
    CASTLE,
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
from innovation.rules.dogma import execute
from innovation.rules.player import CHOOSE, SCORE_IT, TUCK, Player, has
from innovation.table.zones import HAND, SCORE

artificial_heart = card("Artificial Heart", 10, BLUE, "hex leaf leaf bonus:11", LEAF)


@artificial_heart.dogma("Claim one available achievement for which you are eligible; your points count twice for that.")
def artificial_heart_1(me: Player) -> None:
    me.claim_available(times=2)


human_genome = card("Human Genome", 10, BLUE, "bulb bulb bonus:10 hex", BULB)


@human_genome.dogma(
    "Optionally name a value, draw a card of it and score it. The bottom card of one of your piles then goes to your hand. If hand and score pile now hold the same values, each equally often, you win the game."
)
def human_genome_1(me: Player) -> None:
    value = me.may_choose_value("draw and score")
    if value:
        me.draw_and_score(exactly=value)
    me.take_one(me.bottoms)
    if sorted([held.age for held in me.hand]) == sorted([scored.age for scored in me.score_pile]):
        me.win()


flash_drive = card("Flash Drive", 10, GREEN, "factory factory hex factory", FACTORY)


@flash_drive.demand("The target returns four cards of its score pile.")
def flash_drive_1(me: Player, you: Player) -> None:
    you.return_several(4, you.score_pile)


@flash_drive.dogma(
    "One card of your score pile is returned; if so, optionally choose a color of yours and splay it up."
)
def flash_drive_2(me: Player) -> None:
    if me.return_one(me.score_pile):
        me.may_splay(UP)


gps = card("GPS", 10, GREEN, "crown hex clock clock", CLOCK)


@gps.demand("The target's whole forecast is returned.")
def gps_1(me: Player, you: Player) -> None:
    you.return_all(you.forecast)


@gps.dogma("Draw a [10] and foreshadow it, then do so twice more.")
def gps_2(me: Player) -> None:
    for _ in range(3):
        me.draw_and_foreshadow(10)


@gps.dogma("Optionally splay yellow up.")
def gps_3(me: Player) -> None:
    me.may_splay(UP, (YELLOW,))


puzzle_cube = card("Puzzle Cube", 10, PURPLE, "bulb bulb hex bulb", BULB)


@puzzle_cube.dogma(
    "Optionally score the bottom card of one of your piles, or its two lowest cards. If after that every color on your board shows equally many cards, you win the game."
)
def puzzle_cube_1(me: Player) -> None:
    color = me.may_choose_color(SCORE_IT, me.colors)
    if color >= 0:
        for _ in range(me.choose_number(SCORE_IT, min(2, len(me.stack(color))))):
            bottom = me.bottom(color)
            if bottom:
                me.score(bottom)
    if len({me.visible_in(color) for color in me.colors}) <= 1:
        me.win()


@puzzle_cube.dogma("Draw a [10] and meld it.")
def puzzle_cube_2(me: Player) -> None:
    me.draw_and_meld(10)


sudoku = card("Sudoku", 10, PURPLE, "bulb hex bulb bonus:11", BULB)


@sudoku.dogma(
    "Name a value; draw a card of it and meld it. If nine or more different bonus values show on your board, you win the game. Carry out the melded card's shareable effects alone."
)
def sudoku_1(me: Player) -> None:
    melded = me.drawn_and_melded(exactly=me.choose_value("draw and meld"))
    if len(set(me.bonuses)) >= 9:
        me.win()
    execute(me, melded)


camcorder = card("Camcorder", 10, RED, "hex clock clock factory", CLOCK)


@camcorder.demand("The target's whole hand goes to the demander's hand; after that, the target draws a [9].")
def camcorder_1(me: Player, you: Player) -> None:
    you.transfer_all(you.hand, me, HAND)
    you.draw(9)


@camcorder.dogma("Every [9] in your hand is melded, the rest of the hand returned; after that, draw a [9] three times.")
def camcorder_2(me: Player) -> None:
    me.meld_all([held for held in me.hand if held.age == me.boxed(9)])
    me.return_all(me.hand)
    me.draw_several(3, 9)


social_networking = card("Social Networking", 10, RED, "hex bonus:10 clock clock", CLOCK)


@social_networking.demand(
    "The target names one of the six icons; each of its top cards without that icon goes to the demander's score pile."
)
def social_networking_1(me: Player, you: Player) -> None:
    icon = you.choose_icon(CHOOSE)
    you.transfer_all([top for top in you.tops if not top.has(icon)], me, SCORE)


@social_networking.dogma(
    "Win the game if every other player shows more castles, more crowns and more factories than you."
)
def social_networking_2(me: Player) -> None:
    for icon in (CASTLE, CROWN, FACTORY):
        if [rival for rival in me.opponents if rival.count(icon) <= me.count(icon)]:
            return
    me.win()


cell_phone = card("Cell Phone", 10, YELLOW, "clock hex bonus:10 clock", CLOCK)


@cell_phone.dogma("For each pair of clocks you show, draw a [10].")
def cell_phone_1(me: Player) -> None:
    me.draw_several(me.count(CLOCK) // 2, 10)


@cell_phone.dogma("Optionally splay green up.")
def cell_phone_2(me: Player) -> None:
    me.may_splay(UP, (GREEN,))


@cell_phone.dogma(
    "Optionally tuck clock-bearing hand cards, as many as you like; each color that gets one is splayed up at once."
)
def cell_phone_3(me: Player) -> None:
    candidates = list(me.hand)  # a City drawn for a splay on the way is none, rules 6.1.5
    while candidates:
        chosen = me.may_choose(TUCK, candidates, has(CLOCK))
        if chosen is None:
            return
        candidates.remove(chosen)
        if me.tuck_one([chosen]):  # karma may put something else in the place of one tuck, which stops no other
            me.splay(chosen.color, UP)


mp3 = card("MP3", 10, YELLOW, "crown bonus:10 hex crown", CROWN)


@mp3.dogma(
    "Return hand cards, as many as you like; then, two times for each of them, claim an available achievement for which you are eligible."
)
def mp3_1(me: Player) -> None:
    for _ in range(2 * len(me.return_some(me.hand, 0, len(me.hand)))):
        if me.claim_available() is None:
            return


@mp3.dogma("Choose a bonus that you show, draw a card of its value and score it.")
def mp3_2(me: Player) -> None:
    me.draw_and_score(exactly=me.choose_value("draw and score", me.bonuses))
