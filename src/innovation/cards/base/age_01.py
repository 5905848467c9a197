"""Base cards of age 1."""

from __future__ import annotations

from innovation.material.words import BLUE, BULB, CASTLE, CROWN, GREEN, LEAF, LEFT, PURPLE, RED, YELLOW
from innovation.rules.achievements import MONUMENT
from innovation.rules.effects import FIRST, THIRD, card
from innovation.rules.player import Player, has
from innovation.table.zones import BOARD, HAND, SCORE

pottery = card("Pottery", 1, BLUE, "hex leaf leaf leaf", LEAF)


@pottery.dogma("Optionally return one to three hand cards; if so, draw and score a card whose value is their number.")
def pottery_1(me: Player) -> None:
    returned = me.return_some(me.hand, 0, 3)
    if returned:
        me.draw_and_score(exactly=len(returned))


@pottery.dogma("Draw one card of value [1].")
def pottery_2(me: Player) -> None:
    me.draw(1)


tools = card("Tools", 1, BLUE, "hex bulb bulb castle", BULB)


@tools.dogma("Optionally return three hand cards, or as many as you have; for a full three, draw and meld a [3].")
def tools_1(me: Player) -> None:
    if len(me.may_return_several(3, me.hand)) == 3:
        me.draw_and_meld(3)


@tools.dogma("Optionally return a hand card of value [3]; if so, draw [1] three times.")
def tools_2(me: Player) -> None:
    if me.may_return([held for held in me.hand if held.age == me.boxed(3)]):
        me.draw_several(3, 1)


writing = card("Writing", 1, BLUE, "hex bulb bulb crown", BULB)


@writing.dogma("Draw one card of value [2].")
def writing_1(me: Player) -> None:
    me.draw(2)


clothing = card("Clothing", 1, GREEN, "hex crown leaf leaf", LEAF)


@clothing.dogma("Meld one hand card of a color that your board still lacks.")
def clothing_1(me: Player) -> None:
    present = me.colors
    me.meld_one(me.hand, lambda held: held.color not in present)


@clothing.dogma("For each color that you have and every opponent lacks, draw and score a [1].")
def clothing_2(me: Player) -> None:
    theirs = [color for opponent in me.opponents for color in opponent.colors]
    for _ in [color for color in me.colors if color not in theirs]:
        me.draw_and_score(1)


sailing = card("Sailing", 1, GREEN, "crown crown hex leaf", CROWN)


@sailing.dogma("Draw a [1] and meld it.")
def sailing_1(me: Player) -> None:
    me.draw_and_meld(1)


the_wheel = card("The Wheel", 1, GREEN, "hex castle castle castle", CASTLE)


@the_wheel.dogma("Draw a [1] two times.")
def the_wheel_1(me: Player) -> None:
    me.draw_several(2, 1)


city_states = card("City States", 1, PURPLE, "hex crown crown castle", CROWN)


@city_states.demand(
    "A target that shows four or more castles moves one castle-bearing top card to the demander's board; if it does, the target draws a [1]."
)
def city_states_1(me: Player, you: Player) -> None:
    if you.count(CASTLE) >= 4 and you.transfer_one([top for top in you.tops if top.has(CASTLE)], me, BOARD):
        you.draw(1)


code_of_laws = card("Code of Laws", 1, PURPLE, "hex crown crown leaf", CROWN)


@code_of_laws.dogma(
    "Optionally tuck a hand card of a color already on your board; if so, optionally splay this color left."
)
def code_of_laws_1(me: Player) -> None:
    present = me.colors
    tucked = me.may_tuck(me.hand, lambda held: held.color in present)
    if tucked:
        me.may_splay(LEFT, [tucked.color])


mysticism = card("Mysticism", 1, PURPLE, "hex castle castle castle", CASTLE)


@mysticism.dogma("Draw a [1] openly. If your board has its color, it is melded and you draw another [1].")
def mysticism_1(me: Player) -> None:
    drawn = me.draw_and_reveal(1)
    if drawn.color in me.colors:
        me.meld(drawn)
        me.draw(1)


archery = card("Archery", 1, RED, "castle bulb hex castle", CASTLE)


@archery.demand("The target first draws a [1]; its highest hand card then goes to the demander's hand.")
def archery_1(me: Player, you: Player) -> None:
    you.draw(1)
    you.transfer_one(you.highest(you.hand), me, HAND)


metalworking = card("Metalworking", 1, RED, "castle castle hex castle", CASTLE)


@metalworking.dogma(
    "Draw [1]s openly, scoring each that shows a castle; the first one without a castle stays in hand and ends this."
)
def metalworking_1(me: Player) -> None:
    me.score_while(lambda: me.draw_and_reveal(1), has(CASTLE))


oars = card("Oars", 1, RED, "castle crown hex castle", CASTLE)


@oars.demand(
    "The target moves a crown-bearing hand card to the demander's score pile and draws a [1]; this goes on until no card of its hand shows a crown.",
    THIRD,
)
def oars_1(me: Player, you: Player) -> None:
    while you.transfer_one(you.hand, me, SCORE, has(CROWN)):
        you.draw(1)


@oars.demand(
    "The target moves one crown-bearing hand card to the demander's score pile; if it does, the target draws a [1].",
    FIRST,
)
def oars_1_first(me: Player, you: Player) -> None:
    if you.transfer_one(you.hand, me, SCORE, has(CROWN)):
        you.draw(1)


@oars.dogma("Draw a [1] if the demand moved nothing.")
def oars_2(me: Player) -> None:
    if not me.demand_transferred:
        me.draw(1)


agriculture = card("Agriculture", 1, YELLOW, "hex leaf leaf leaf", LEAF)


@agriculture.dogma("Optionally return one hand card; if so, draw and score a card one value above it.")
def agriculture_1(me: Player) -> None:
    returned = me.may_return(me.hand)
    if returned:
        me.draw_and_score(exactly=returned.age + 1)


domestication = card("Domestication", 1, YELLOW, "castle crown hex castle", CASTLE)


@domestication.dogma("Your lowest hand card is melded; afterwards draw a [1].")
def domestication_1(me: Player) -> None:
    me.meld_one(me.lowest(me.hand))
    me.draw(1)


masonry = card("Masonry", 1, YELLOW, "castle hex castle castle", CASTLE)


@masonry.dogma("Optionally meld castle-bearing hand cards, as many as you like; four or more of them earn Monument.")
def masonry_1(me: Player) -> None:
    if len(me.meld_some(me.hand, 0, len(me.hand), has(CASTLE))) >= 4:
        me.claim_special(MONUMENT)
