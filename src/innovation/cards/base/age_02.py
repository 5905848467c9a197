"""Base cards of age 2."""

from __future__ import annotations

from innovation.material.words import BLUE, BULB, CASTLE, CROWN, GREEN, LEAF, LEFT, PURPLE, RED, YELLOW
from innovation.rules.achievements import EMPIRE
from innovation.rules.effects import FIRST, THIRD, card
from innovation.rules.player import EXCHANGE, TRANSFER, Player, different_values
from innovation.table.zones import BOARD, HAND, SCORE

calendar = card("Calendar", 2, BLUE, "hex leaf leaf bulb", LEAF)


@calendar.dogma("Draw [3] twice, provided that fewer cards lie in your hand than in your score pile.")
def calendar_1(me: Player) -> None:
    if len(me.score_pile) > len(me.hand):
        me.draw_several(2, 3)


mathematics = card("Mathematics", 2, BLUE, "hex bulb crown bulb", BULB)


@mathematics.dogma("Optionally return one hand card; if so, draw and meld a card one value above it.")
def mathematics_1(me: Player) -> None:
    returned = me.may_return(me.hand)
    if returned:
        me.draw_and_meld(exactly=returned.age + 1)


currency = card("Currency", 2, GREEN, "leaf crown hex crown", CROWN)


@currency.dogma(
    "Optionally return hand cards, as many as you like; for each distinct value among them, draw and score a [2]."
)
def currency_1(me: Player) -> None:
    returned = me.return_some(me.hand, 0, len(me.hand))
    for _ in range(different_values(returned)):
        me.draw_and_score(2)


mapmaking = card("Mapmaking", 2, GREEN, "hex crown crown castle", CROWN)


@mapmaking.demand("The target moves a [1] out of its score pile into the demander's.")
def mapmaking_1(me: Player, you: Player) -> None:
    you.transfer_one([scored for scored in you.score_pile if scored.age == me.boxed(1)], me, SCORE)


@mapmaking.dogma("Draw and score a [1] if the demand moved anything.")
def mapmaking_2(me: Player) -> None:
    if me.demand_transferred:
        me.draw_and_score(1)


monotheism = card("Monotheism", 2, PURPLE, "hex castle castle castle", CASTLE)


@monotheism.demand(
    "The target moves a top card of a color that the demander's board lacks to the demander's score pile; if it does, the target draws and tucks a [1]."
)
def monotheism_1(me: Player, you: Player) -> None:
    present = me.colors
    if you.transfer_one([top for top in you.tops if top.color not in present], me, SCORE):
        you.draw_and_tuck(1)


@monotheism.dogma("Draw a [1] and tuck it.")
def monotheism_2(me: Player) -> None:
    me.draw_and_tuck(1)


philosophy = card("Philosophy", 2, PURPLE, "hex bulb bulb bulb", BULB)


@philosophy.dogma("Optionally splay one of your colors left.")
def philosophy_1(me: Player) -> None:
    me.may_splay(LEFT)


@philosophy.dogma("Optionally score one hand card.")
def philosophy_2(me: Player) -> None:
    me.may_score(me.hand)


construction = card("Construction", 2, RED, "castle hex castle castle", CASTLE)


@construction.demand("The target gives two hand cards to the demander's hand; then it draws a [2].")
def construction_1(me: Player, you: Player) -> None:
    you.transfer_several(2, you.hand, me, HAND)
    you.draw(2)


@construction.dogma("Claim Empire if you alone have top cards of all five colors.")
def construction_2(me: Player) -> None:
    rivals = [opponent for opponent in me.opponents if len(opponent.tops) == 5]  # no partner: rules 16.3
    if len(me.tops) == 5 and not rivals:
        me.claim_special(EMPIRE)


road_building = card("Road Building", 2, RED, "castle castle hex castle", CASTLE)


@road_building.dogma(
    "Meld one hand card, or two. After two, optionally move your top red card to the board of some other player, whose top green card comes to yours."
)
def road_building_1(me: Player) -> None:
    melded = me.meld_some(me.hand, 1, 2)
    red = me.top(RED)
    if len(melded) < 2 or red is None:
        return
    other = me.may_choose_player(TRANSFER, me.others)
    if other:
        me.transfer(red, other, BOARD)
        green = other.top(GREEN)
        if green:
            me.transfer(green, me, BOARD)


canal_building = card("Canal Building", 2, YELLOW, "hex crown leaf crown", CROWN)


@canal_building.dogma(
    "Optionally let all cards of your hand's highest value trade places with all cards of your score pile's highest value."
)
def canal_building_1(me: Player) -> None:
    held = me.highest(me.hand)
    scored = me.highest(me.score_pile)
    if (held or scored) and me.may(EXCHANGE):
        me.exchange(held, HAND, me, scored, SCORE)


fermenting = card("Fermenting", 2, YELLOW, "leaf leaf hex castle", LEAF)


@fermenting.dogma("For each of your colors that shows a leaf, draw a [2].", THIRD)
def fermenting_1(me: Player) -> None:
    me.draw_several(len([color for color in me.colors if me.count_in(color, LEAF)]), 2)


@fermenting.dogma("For each pair of leaves that you show, draw a [2].", FIRST)
def fermenting_1_first(me: Player) -> None:
    me.draw_several(me.count(LEAF) // 2, 2)
