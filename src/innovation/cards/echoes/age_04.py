"""Echoes cards of age 4."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.card import Card
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
    UP,
    YELLOW,
)
from innovation.rules.echoes import DESTINY
from innovation.rules.player import FORESHADOW, RETURN, Player
from innovation.rules.resolution import once
from innovation.table.zones import BOARD, HAND, SCORE

slide_rule = card("Slide Rule", 4, BLUE, "bulb bulb bulb hex", BULB)


@slide_rule.dogma("Optionally splay yellow right.")
def slide_rule_1(me: Player) -> None:
    me.may_splay(RIGHT, (YELLOW,))


@slide_rule.dogma("Add up your lowest top card's value and the number of your splayed colors; draw a card of that sum.")
def slide_rule_2(me: Player) -> None:
    lowest = min([me.value(top) for top in me.tops], default=0)
    me.draw(exactly=lowest + len([color for color in me.colors if me.splay_of(color) != UNSPLAYED]))


telescope = card("Telescope", 4, BLUE, "hex bonus:4 bulb echo", BULB)


@telescope.echo("Draw a [5] and foreshadow it.")
def telescope_echo(me: Player) -> None:
    me.draw_and_foreshadow(5)


@telescope.dogma(
    "Optionally put a forecast card on top of its supply pile; if so, achieve another forecast card for which you are eligible."
)
def telescope_1(me: Player) -> None:
    laid = me.may_choose("put on pile", me.forecast)
    if laid:
        me.put_on_pile(laid)
        me.achieve_one(me.eligible_among(me.forecast))


chintz = card("Chintz", 4, GREEN, "crown hex crown bonus:4", CROWN)


@chintz.dogma("Draw one card of value [4].")
def chintz_1(me: Player) -> None:
    me.draw(4)


@chintz.dogma("If your hand is a single card, draw a [4], and then another that you score.")
def chintz_2(me: Player) -> None:
    if len(me.hand) == 1:
        me.draw(4)
        me.draw_and_score(4)


globe = card("Globe", 4, GREEN, "factory bonus:4 factory hex", FACTORY)


@globe.dogma(
    "Optionally show and return one to three hand cards, all of one color. If you do, splay a color of yours (left for one card, right for two, up for three), then draw and foreshadow a [6]."
)
def globe_1(me: Player) -> None:
    shown: list[Card] = []
    returned = 0
    while len(shown) < 3:
        fits = None if not shown else lambda held: held.color == shown[0].color
        chosen = me.may_choose_next(RETURN, [held for held in me.hand if held not in shown], fits, len(shown), 3)
        if chosen is None:
            break
        me.reveal(chosen)
        returned += me.return_(chosen)
        shown.append(chosen)
    if returned:
        me.splay_one((LEFT, RIGHT, UP)[returned - 1])
        me.draw_and_foreshadow(6)


clock = card("Clock", 4, PURPLE, "echo bonus:5 hex bulb", BULB)


@clock.echo("Optionally splay right the color of which you have the most cards.")
def clock_echo(me: Player) -> None:
    most = max([len(me.stack(color)) for color in me.colors], default=0)
    me.may_splay(RIGHT, [color for color in me.colors if len(me.stack(color)) == most])


@clock.demand(
    "The target draws a [10] openly, three times, counts the clocks on the three cards and returns them. Every card in its hand and score pile whose value is that count goes to the demander's score pile."
)
def clock_1(me: Player, you: Player) -> None:
    drawn = [you.draw_and_reveal(10) for _ in range(3)]
    clocks = sum([revealed.icons.count("clock") for revealed in drawn])
    you.return_all(drawn)
    you.transfer_all([own for own in once([*you.hand, *you.score_pile]) if own.age == clocks], me, SCORE)


toilet = card("Toilet", 4, PURPLE, "echo leaf hex leaf", LEAF)


@toilet.echo("Draw a [4] and tuck it.")
def toilet_echo(me: Player) -> None:
    me.draw_and_tuck(4)


@toilet.demand("The target returns every card of its score pile whose value is the demander's highest visible bonus.")
def toilet_1(me: Player, you: Player) -> None:
    bonus = max(me.bonuses, default=0)
    you.return_all([scored for scored in you.score_pile if scored.age == bonus])


@toilet.dogma("Optionally return one hand card; if so, draw another of its value.")
def toilet_2(me: Player) -> None:
    returned = me.may_return(me.hand)
    if returned:
        me.draw(exactly=returned.age)


kobukson = card("Kobukson", 4, RED, "bonus:5 factory hex echo", FACTORY)


@kobukson.echo("Choose any player's board and splay one of its colors left.")
def kobukson_echo(me: Player) -> None:
    me.splay_any_color(LEFT)


@kobukson.demand("The target returns its castle-bearing top cards, all of them, and in any case draws and tucks a [4].")
def kobukson_1(me: Player, you: Player) -> None:
    you.return_all([top for top in you.tops if top.has(CASTLE)])
    you.draw_and_tuck(4)


@kobukson.dogma("For each pair of cards returned because of the demand, a [4] is drawn and tucked.")
def kobukson_2(me: Player) -> None:
    for _ in range(me.demand_returned // 2):
        me.draw_and_tuck(4)


shuriken = card("Shuriken", 4, RED, "crown crown hex crown", CROWN)


@shuriken.demand(
    "The target moves a top card with a castle or a bulb, red excepted, to the demander's board; if it does, the target draws a [4]."
)
def shuriken_1(me: Player, you: Player) -> None:
    fitting = [top for top in you.tops if top.color != RED and (top.has(CASTLE) or top.has(BULB))]
    if you.transfer_one(fitting, me, BOARD):
        you.draw(4)


@shuriken.dogma("Optionally splay purple right.")
def shuriken_2(me: Player) -> None:
    me.may_splay(RIGHT, (PURPLE,))


barometer = card("Barometer", 4, YELLOW, "leaf echo leaf hex", LEAF)


@barometer.echo("Take a forecast card of value [5] into your hand.")
def barometer_echo(me: Player) -> None:
    me.transfer_one([hidden for hidden in me.forecast if hidden.age == me.boxed(5)], me, HAND)


@barometer.dogma("Choose a bonus that shows on any board; draw and foreshadow a card two values above it.")
def barometer_1(me: Player) -> None:
    bonuses = [bonus for player in me.everyone for bonus in player.bonuses]
    me.draw_and_foreshadow(exactly=me.choose_value(FORESHADOW, bonuses) + 2)


@barometer.dogma("Optionally show and return your whole forecast; if a blue card was among it, claim Destiny.")
def barometer_2(me: Player) -> None:
    if not me.forecast or not me.may(RETURN):
        return
    shown = list(me.forecast)
    me.show(shown)
    me.return_all(shown)
    if [hidden for hidden in shown if hidden.color == BLUE]:
        me.claim_special(DESTINY)


pencil = card("Pencil", 4, YELLOW, "hex echo bulb bonus:4", BULB)


@pencil.echo("Draw one card of value [5].")
def pencil_echo(me: Player) -> None:
    me.draw(5)


@pencil.dogma(
    "Optionally return one to three hand cards; if so, draw as many cards, each one value above the highest returned. Foreshadow one of those drawn; the others are returned."
)
def pencil_1(me: Player) -> None:
    returned = me.return_some(me.hand, 0, 3)
    if returned:
        drawn = me.draw_several(len(returned), exactly=max([back.age for back in returned]) + 1)
        kept = me.choose(FORESHADOW, drawn)
        assert kept is not None
        me.foreshadow(kept)
        me.return_all([other for other in drawn if other is not kept])
