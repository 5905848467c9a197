"""Base cards of age 5."""

from __future__ import annotations

from innovation.material.words import BLUE, BULB, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, RIGHT, YELLOW
from innovation.rules.achievements import UNIVERSE
from innovation.rules.effects import FIRST, THIRD, card
from innovation.rules.player import RETURN, Player
from innovation.table.zones import BOARD, HAND, SCORE

chemistry = card("Chemistry", 5, BLUE, "factory bulb factory hex", FACTORY)


@chemistry.dogma("Optionally splay blue right.")
def chemistry_1(me: Player) -> None:
    me.may_splay(RIGHT, (BLUE,))


@chemistry.dogma(
    "Draw and score a card one value above your highest top card; after that, one card of your score pile is returned."
)
def chemistry_2(me: Player) -> None:
    me.draw_and_score(exactly=me.highest_top + 1)
    me.return_one(me.score_pile)


physics = card("Physics", 5, BLUE, "factory bulb bulb hex", BULB)


@physics.dogma(
    "Draw [6] three times, openly. If a color occurs more than once, return them and your whole hand; if none does, they stay in hand."
)
def physics_1(me: Player) -> None:
    drawn = [me.draw_and_reveal(6) for _ in range(3)]
    if len({revealed.color for revealed in drawn}) < 3:
        me.return_all(me.hand)


banking = card("Banking", 5, GREEN, "factory crown hex crown", CROWN)


@banking.demand(
    "The target moves a factory-bearing top card, green excepted, to the demander's board; if it does, the target draws and scores a [5]."
)
def banking_1(me: Player, you: Player) -> None:
    if you.transfer_one([top for top in you.tops if top.color != GREEN and top.has(FACTORY)], me, BOARD):
        you.draw_and_score(5)


@banking.dogma("Optionally splay green right.")
def banking_2(me: Player) -> None:
    me.may_splay(RIGHT, (GREEN,))


measurement = card("Measurement", 5, GREEN, "bulb leaf bulb hex", BULB)


@measurement.dogma(
    "Optionally show and return one hand card; if so, splay its color right on your board and draw a card whose value is the size of that pile.",
    THIRD,
)
def measurement_1(me: Player) -> None:
    shown = me.may_choose(RETURN, me.hand)
    if shown and me.reveal_and_return(shown):
        _splay_right_and_draw_size(me, shown.color)


@measurement.dogma(
    "Optionally return one hand card; if so, name a color, splay it right on your board and draw a card whose value is the size of that pile.",
    FIRST,
)
def measurement_1_first(me: Player) -> None:
    if me.may_return(me.hand):
        _splay_right_and_draw_size(me, me.choose_color("splay right", (RED, YELLOW, GREEN, BLUE, PURPLE)))


def _splay_right_and_draw_size(me: Player, color: int) -> None:
    me.splay(color, RIGHT)
    me.draw(exactly=len(me.stack(color)))


astronomy = card("Astronomy", 5, PURPLE, "crown bulb bulb hex", BULB)


@astronomy.dogma(
    "Draw [6]s openly, melding each blue or green one; the first of another color stays in hand and ends this."
)
def astronomy_1(me: Player) -> None:
    drawn = me.draw_and_reveal(6)
    while drawn.color in (GREEN, BLUE):
        me.meld(drawn)
        drawn = me.draw_and_reveal(6)


@astronomy.dogma("Claim Universe unless a top card of yours, purple left aside, is below [6].")
def astronomy_2(me: Player) -> None:
    if not [top for top in me.tops if top.color != PURPLE and me.value(top) < me.boxed(6)]:
        me.claim_special(UNIVERSE)


societies = card("Societies", 5, PURPLE, "crown hex bulb crown", CROWN)


@societies.demand(
    "The target moves to the demander's board a bulb-bearing top card that outranks the demander's top card of its color; if it does, the target draws a [5].",
    THIRD,
)
def societies_1(me: Player, you: Player) -> None:
    higher = [top for top in you.tops if top.has(BULB) and you.value(top) > me.value(me.top(top.color))]
    if you.transfer_one(higher, me, BOARD):
        you.draw(5)


@societies.demand(
    "The target moves a bulb-bearing top card, purple excepted, to the demander's board; if it does, the target draws a [5].",
    FIRST,
)
def societies_1_first(me: Player, you: Player) -> None:
    if you.transfer_one([top for top in you.tops if top.color != PURPLE and top.has(BULB)], me, BOARD):
        you.draw(5)


coal = card("Coal", 5, RED, "factory factory factory hex", FACTORY)


@coal.dogma("Draw a [5] and tuck it.")
def coal_1(me: Player) -> None:
    me.draw_and_tuck(5)


@coal.dogma("Optionally splay red right.")
def coal_2(me: Player) -> None:
    me.may_splay(RIGHT, (RED,))


@coal.dogma("Optionally score a top card of yours together with the one that it uncovers.")
def coal_3(me: Player) -> None:
    scored = me.may_score(me.tops)
    if scored:
        beneath = me.top(scored.color)
        if beneath:
            me.score(beneath)


the_pirate_code = card("The Pirate Code", 5, RED, "crown factory crown hex", CROWN)


@the_pirate_code.demand("The target moves two cards no higher than [4] out of its score pile into the demander's.")
def the_pirate_code_1(me: Player, you: Player) -> None:
    you.transfer_several(2, [scored for scored in you.score_pile if scored.age <= me.boxed(4)], me, SCORE)


@the_pirate_code.dogma("Score your lowest crown-bearing top card if the demand moved anything.")
def the_pirate_code_2(me: Player) -> None:
    if me.demand_transferred:
        me.score_one(me.lowest([top for top in me.tops if top.has(CROWN)]))


statistics = card("Statistics", 5, YELLOW, "leaf bulb leaf hex", LEAF)


@statistics.demand("Every card of the highest value in the target's score pile goes to the target's own hand.", THIRD)
def statistics_1(me: Player, you: Player) -> None:
    you.transfer_all(you.highest(you.score_pile), you, HAND)


@statistics.demand(
    "The target takes a card of the highest value out of its score pile into its hand, again and again while that leaves it exactly one hand card.",
    FIRST,
)
def statistics_1_first(me: Player, you: Player) -> None:
    while you.transfer_one(you.highest(you.score_pile), you, HAND) and len(you.hand) == 1:
        pass


@statistics.dogma("Optionally splay yellow right.")
def statistics_2(me: Player) -> None:
    me.may_splay(RIGHT, (YELLOW,))


steam_engine = card("Steam Engine", 5, YELLOW, "hex factory crown factory", FACTORY)


@steam_engine.dogma("Draw a [4] and tuck it, twice; after that, your yellow pile's bottom card is scored.")
def steam_engine_1(me: Player) -> None:
    me.draw_and_tuck(4)
    me.draw_and_tuck(4)
    bottom = me.bottom(YELLOW)
    if bottom:
        me.score(bottom)
