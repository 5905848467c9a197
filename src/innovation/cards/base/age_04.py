"""Base cards of age 4."""

from __future__ import annotations

from innovation.material.words import (
    BLUE,
    BULB,
    CASTLE,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    RIGHT,
    UNSPLAYED,
    YELLOW,
)
from innovation.rules.achievements import WONDER
from innovation.rules.effects import card
from innovation.rules.player import Player
from innovation.table.zones import BOARD, SCORE

experimentation = card("Experimentation", 4, BLUE, "hex bulb bulb bulb", BULB)


@experimentation.dogma("Draw a [5] and meld it.")
def experimentation_1(me: Player) -> None:
    me.draw_and_meld(5)


printing_press = card("Printing Press", 4, BLUE, "hex bulb bulb crown", BULB)


@printing_press.dogma(
    "Optionally return a card of your score pile; if so, draw a card two values above your purple top card."
)
def printing_press_1(me: Player) -> None:
    if me.may_return(me.score_pile):
        me.draw(exactly=me.value(me.top(PURPLE)) + 2)


@printing_press.dogma("Optionally splay blue right.")
def printing_press_2(me: Player) -> None:
    me.may_splay(RIGHT, (BLUE,))


invention = card("Invention", 4, GREEN, "hex bulb bulb factory", BULB)


@invention.dogma("Optionally turn a color from splayed left to splayed right; if so, draw and score a [4].")
def invention_1(me: Player) -> None:
    if me.may_splay(RIGHT, [color for color in me.colors if me.splay_of(color) == LEFT]) >= 0:
        me.draw_and_score(4)


@invention.dogma("Claim Wonder if all five of your colors are splayed, no matter how.")
def invention_2(me: Player) -> None:
    if len([color for color in me.colors if me.splay_of(color) != UNSPLAYED]) == 5:
        me.claim_special(WONDER)


navigation = card("Navigation", 4, GREEN, "hex crown crown crown", CROWN)


@navigation.demand("The target moves a [2] or a [3] out of its score pile into the demander's.")
def navigation_1(me: Player, you: Player) -> None:
    you.transfer_one([scored for scored in you.score_pile if scored.age in (me.boxed(2), me.boxed(3))], me, SCORE)


enterprise = card("Enterprise", 4, PURPLE, "hex crown crown crown", CROWN)


@enterprise.demand(
    "The target moves a crown-bearing top card, purple excepted, to the demander's board; if it does, the target draws and melds a [4]."
)
def enterprise_1(me: Player, you: Player) -> None:
    if you.transfer_one([top for top in you.tops if top.color != PURPLE and top.has(CROWN)], me, BOARD):
        you.draw_and_meld(4)


@enterprise.dogma("Optionally splay green right.")
def enterprise_2(me: Player) -> None:
    me.may_splay(RIGHT, (GREEN,))


reformation = card("Reformation", 4, PURPLE, "leaf leaf hex leaf", LEAF)


@reformation.dogma("Optionally tuck hand cards: exactly one for each pair of leaves you show, as far as the hand goes.")
def reformation_1(me: Player) -> None:
    me.may_tuck_several(me.count(LEAF) // 2, me.hand)


@reformation.dogma("Optionally splay purple or yellow right.")
def reformation_2(me: Player) -> None:
    me.may_splay(RIGHT, (YELLOW, PURPLE))


colonialism = card("Colonialism", 4, RED, "hex factory bulb factory", FACTORY)


@colonialism.dogma("Draw and tuck [3]s until one without a crown has been tucked.")
def colonialism_1(me: Player) -> None:
    while me.draw_and_tuck(3).has(CROWN):
        pass


gunpowder = card("Gunpowder", 4, RED, "hex factory crown factory", FACTORY)


@gunpowder.demand("The target moves a castle-bearing top card to the demander's score pile.")
def gunpowder_1(me: Player, you: Player) -> None:
    you.transfer_one([top for top in you.tops if top.has(CASTLE)], me, SCORE)


@gunpowder.dogma("Draw and score a [2] if the demand moved anything.")
def gunpowder_2(me: Player) -> None:
    if me.demand_transferred:
        me.draw_and_score(2)


anatomy = card("Anatomy", 4, YELLOW, "leaf leaf leaf hex", LEAF)


@anatomy.demand(
    "The target returns a card of its score pile; if it does, it also returns a top card of that same value."
)
def anatomy_1(me: Player, you: Player) -> None:
    returned = you.return_one(you.score_pile)
    if returned:
        you.return_one([top for top in you.tops if you.value(top) == returned.age])


perspective = card("Perspective", 4, YELLOW, "hex bulb bulb leaf", BULB)


@perspective.dogma("Optionally return one hand card; if so, score one hand card for each pair of bulbs you show.")
def perspective_1(me: Player) -> None:
    if me.may_return(me.hand):
        me.score_several(me.count(BULB) // 2, me.hand)
