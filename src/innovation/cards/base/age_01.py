"""Base cards of age 1."""

from __future__ import annotations

from innovation.material.words import BLUE, BULB, CASTLE, CROWN, GREEN, LEAF, LEFT, PURPLE, RED, YELLOW
from innovation.rules.achievements import MONUMENT
from innovation.rules.effects import FIRST, THIRD, card
from innovation.rules.player import Player, has
from innovation.table.zones import BOARD, HAND, SCORE

pottery = card("Pottery", 1, BLUE, "hex leaf leaf leaf", LEAF)


@pottery.dogma("Optionally return one to three hand cards; then draw and score a card whose value is their number.")
def pottery_1(me: Player) -> None:
    returned = me.return_some(me.hand, 0, 3)
    if returned:
        me.draw_and_score(len(returned))


@pottery.dogma("Take a [1] from the supply.")
def pottery_2(me: Player) -> None:
    me.draw(1)


tools = card("Tools", 1, BLUE, "hex bulb bulb castle", BULB)


@tools.dogma("Optionally return three hand cards; for all three, draw and meld a [3].")
def tools_1(me: Player) -> None:
    if len(me.may_return_several(3, me.hand)) == 3:
        me.draw_and_meld(3)


@tools.dogma("Optionally return a [3] out of the hand to draw [1] three times.")
def tools_2(me: Player) -> None:
    if me.may_return([held for held in me.hand if held.age == 3]):
        me.draw_several(3, 1)


writing = card("Writing", 1, BLUE, "hex bulb bulb crown", BULB)


@writing.dogma("Take a [2] from the supply.")
def writing_1(me: Player) -> None:
    me.draw(2)


clothing = card("Clothing", 1, GREEN, "hex crown leaf leaf", LEAF)


@clothing.dogma("Meld one hand card in a color your board still lacks.")
def clothing_1(me: Player) -> None:
    present = me.colors
    me.meld_one(me.hand, lambda held: held.color not in present)


@clothing.dogma("Per color that you have and every opponent lacks, draw and score a [1].")
def clothing_2(me: Player) -> None:
    theirs = [color for opponent in me.opponents for color in opponent.colors]
    for _ in [color for color in me.colors if color not in theirs]:
        me.draw_and_score(1)


sailing = card("Sailing", 1, GREEN, "crown crown hex leaf", CROWN)


@sailing.dogma("A [1] comes from the supply onto your board as a meld.")
def sailing_1(me: Player) -> None:
    me.draw_and_meld(1)


the_wheel = card("The Wheel", 1, GREEN, "hex castle castle castle", CASTLE)


@the_wheel.dogma("Take two cards of value [1] from the supply.")
def the_wheel_1(me: Player) -> None:
    me.draw_several(2, 1)


city_states = card("City States", 1, PURPLE, "hex crown crown castle", CROWN)


@city_states.demand(
    "A target that shows four or more castles moves one castle-bearing top card to the demander's board and draws a [1]."
)
def city_states_1(me: Player, you: Player) -> None:
    if you.count(CASTLE) >= 4 and you.transfer_one([top for top in you.tops if top.has(CASTLE)], me, BOARD):
        you.draw(1)


code_of_laws = card("Code of Laws", 1, PURPLE, "hex crown crown leaf", CROWN)


@code_of_laws.dogma(
    "Optionally tuck a hand card in a color already on your board; then optionally splay this color left."
)
def code_of_laws_1(me: Player) -> None:
    present = me.colors
    tucked = me.may_tuck(me.hand, lambda held: held.color in present)
    if tucked:
        me.may_splay(LEFT, [tucked.color])


mysticism = card("Mysticism", 1, PURPLE, "hex castle castle castle", CASTLE)


@mysticism.dogma("Draw a [1] openly. Is its color on your board, meld it and draw another [1].")
def mysticism_1(me: Player) -> None:
    drawn = me.draw_and_reveal(1)
    if drawn.color in me.colors:
        me.meld(drawn)
        me.draw(1)


archery = card("Archery", 1, RED, "castle bulb hex castle", CASTLE)


@archery.demand("The target first draws a [1]; its best hand card by value then goes to the demander's hand.")
def archery_1(me: Player, you: Player) -> None:
    you.draw(1)
    you.transfer_one(you.highest(you.hand), me, HAND)


metalworking = card("Metalworking", 1, RED, "castle castle hex castle", CASTLE)


@metalworking.dogma(
    "Draw [1]s openly, scoring each that shows a castle; the first one without stays in hand and ends it."
)
def metalworking_1(me: Player) -> None:
    drawn = me.draw_and_reveal(1)
    while drawn.has(CASTLE):
        me.score(drawn)
        drawn = me.draw_and_reveal(1)


oars = card("Oars", 1, RED, "castle crown hex castle", CASTLE)


@oars.demand(
    "The target moves a crown-bearing hand card to the demander's score pile and draws a [1], over and over until it has none.",
    THIRD,
)
def oars_1(me: Player, you: Player) -> None:
    while you.transfer_one(you.hand, me, SCORE, has(CROWN)):
        you.draw(1)


@oars.demand(
    "The target moves one crown-bearing hand card to the demander's score pile; for it, the target draws a [1].", FIRST
)
def oars_1_first(me: Player, you: Player) -> None:
    if you.transfer_one(you.hand, me, SCORE, has(CROWN)):
        you.draw(1)


@oars.dogma("Should the demand have moved nothing, draw a [1].")
def oars_2(me: Player) -> None:
    if not me.demand_transferred:
        me.draw(1)


agriculture = card("Agriculture", 1, YELLOW, "hex leaf leaf leaf", LEAF)


@agriculture.dogma("Optionally return one hand card; then draw and score a card one value above it.")
def agriculture_1(me: Player) -> None:
    returned = me.may_return(me.hand)
    if returned:
        me.draw_and_score(returned.age + 1)


domestication = card("Domestication", 1, YELLOW, "castle crown hex castle", CASTLE)


@domestication.dogma("Your least valuable hand card is melded; afterwards draw a [1].")
def domestication_1(me: Player) -> None:
    me.meld_one(me.lowest(me.hand))
    me.draw(1)


masonry = card("Masonry", 1, YELLOW, "castle hex castle castle", CASTLE)


@masonry.dogma("Optionally meld castle-bearing hand cards, as many as you like; four or more at once earn Monument.")
def masonry_1(me: Player) -> None:
    if len(me.meld_some(me.hand, 0, len(me.hand), has(CASTLE))) >= 4:
        me.claim_special(MONUMENT)
