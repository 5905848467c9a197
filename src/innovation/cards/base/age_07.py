"""Base cards of age 7."""

from __future__ import annotations

from innovation.material.words import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, RIGHT, UP, YELLOW
from innovation.rules.effects import FIRST, THIRD, card
from innovation.rules.player import EXCHANGE, Player, different_values
from innovation.table.zones import HAND, SCORE

evolution = card("Evolution", 7, BLUE, "bulb bulb bulb hex", BULB)


@evolution.dogma(
    "Optionally do one of two things: an [8] is drawn and scored, after which you return one card of your score pile; or you draw a card one value above your score pile's highest."
)
def evolution_1(me: Player) -> None:
    if not me.may("evolve"):
        return
    if me.prefers("draw and score not draw"):
        me.draw_and_score(8)
        me.return_one(me.score_pile)
    else:
        me.draw(exactly=me.highest_value(me.score_pile) + 1)


publications = card("Publications", 7, BLUE, "hex bulb clock bulb", BULB)


@publications.dogma("Optionally lay one of your piles in whatever order you like.")
def publications_1(me: Player) -> None:
    me.may_rearrange()


@publications.dogma("Optionally splay blue or yellow up.")
def publications_2(me: Player) -> None:
    me.may_splay(UP, (YELLOW, BLUE))


bicycle = card("Bicycle", 7, GREEN, "crown crown clock hex", CROWN)


@bicycle.dogma("Optionally let your whole hand trade places with your whole score pile.")
def bicycle_1(me: Player) -> None:
    if (me.hand or me.score_pile) and me.may(EXCHANGE):
        me.exchange(list(me.hand), HAND, me, list(me.score_pile), SCORE)


electricity = card("Electricity", 7, GREEN, "bulb factory hex factory", FACTORY)


@electricity.dogma("Each of your top cards that shows no factory is returned; afterwards draw as many [8]s.")
def electricity_1(me: Player) -> None:
    returned = me.return_all([top for top in me.tops if not top.has(FACTORY)])
    me.draw_several(len(returned), 8)


lighting = card("Lighting", 7, PURPLE, "hex leaf clock leaf", LEAF)


@lighting.dogma("Optionally tuck one to three hand cards; for each distinct value among them, draw and score a [7].")
def lighting_1(me: Player) -> None:
    tucked = me.tuck_some(me.hand, 0, 3)
    for _ in range(different_values(tucked)):
        me.draw_and_score(7)


railroad = card("Railroad", 7, PURPLE, "clock factory clock hex", CLOCK)


@railroad.dogma("Your whole hand is returned; afterwards draw [6] three times.")
def railroad_1(me: Player) -> None:
    me.return_all(me.hand)
    me.draw_several(3, 6)


@railroad.dogma("Optionally turn a color from splayed right to splayed up.")
def railroad_2(me: Player) -> None:
    me.may_splay(UP, [color for color in me.colors if me.splay_of(color) == RIGHT])


combustion = card("Combustion", 7, RED, "crown crown factory hex", CROWN)


@combustion.demand(
    "For every four crowns that the demander shows, the target moves a card out of its score pile into the demander's.",
    THIRD,
)
def combustion_1(me: Player, you: Player) -> None:
    you.transfer_several(me.count(CROWN) // 4, you.score_pile, me, SCORE)


@combustion.demand("The target moves a pair of cards out of its score pile into the demander's.", FIRST)
def combustion_1_first(me: Player, you: Player) -> None:
    you.transfer_several(2, you.score_pile, me, SCORE)


@combustion.dogma("Your red pile's bottom card is returned.", THIRD)
def combustion_2(me: Player) -> None:
    bottom = me.bottom(RED)
    if bottom:
        me.return_(bottom)


explosives = card("Explosives", 7, RED, "hex factory factory factory", FACTORY)


@explosives.demand(
    "The target gives its three highest hand cards to the demander's hand; if it gave any and its hand is empty now, it draws a [7]."
)
def explosives_1(me: Player, you: Player) -> None:
    given = you.transfer_highest(3, you.hand, me, HAND)
    if given and not you.hand:
        you.draw(7)


refrigeration = card("Refrigeration", 7, YELLOW, "hex leaf leaf crown", LEAF)


@refrigeration.demand("The target returns half of its hand, counted in cards, an odd card being spared.")
def refrigeration_1(me: Player, you: Player) -> None:
    you.return_several(len(you.hand) // 2, you.hand)


@refrigeration.dogma("Optionally score one hand card.")
def refrigeration_2(me: Player) -> None:
    me.may_score(me.hand)


sanitation = card("Sanitation", 7, YELLOW, "leaf leaf hex leaf", LEAF)


@sanitation.demand("The target's two highest hand cards trade places with the lowest one of the demander's hand.")
def sanitation_1(me: Player, you: Player) -> None:
    mine = me.choose_lowest(1, me.hand, EXCHANGE)
    yours = you.choose_highest(2, you.hand, EXCHANGE)
    you.exchange(yours, HAND, me, mine, HAND)
