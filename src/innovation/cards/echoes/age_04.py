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
from innovation.table.zones import BOARD, HAND, SCORE

slide_rule = card("Slide Rule", 4, BLUE, "bulb bulb bulb hex", BULB)


@slide_rule.dogma("Optionally yellow becomes splayed right.")
def slide_rule_1(me: Player) -> None:
    me.may_splay(RIGHT, (YELLOW,))


@slide_rule.dogma("Draw a card worth your least top card plus one per color that lies splayed.")
def slide_rule_2(me: Player) -> None:
    lowest = min([me.value(top) for top in me.tops], default=0)
    me.draw(lowest + len([color for color in me.colors if me.splay_of(color) != UNSPLAYED]))


telescope = card("Telescope", 4, BLUE, "hex bonus:4 bulb echo", BULB)


@telescope.echo("A [5] goes from the supply into your forecast.")
def telescope_echo(me: Player) -> None:
    me.draw_and_foreshadow(5)


@telescope.dogma(
    "Optionally lay a forecast card on top of its pile; then achieve a forecast card you are eligible for."
)
def telescope_1(me: Player) -> None:
    laid = me.may_choose("put on pile", me.forecast)
    if laid:
        me.put_on_pile(laid)
        me.achieve_one(me.eligible_among(me.forecast))


chintz = card("Chintz", 4, GREEN, "crown hex crown bonus:4", CROWN)


@chintz.dogma("Take a [4] from the supply.")
def chintz_1(me: Player) -> None:
    me.draw(4)


@chintz.dogma("Holding a single card, draw a [4], and one more to draw and score.")
def chintz_2(me: Player) -> None:
    if len(me.hand) == 1:
        me.draw(4)
        me.draw_and_score(4)


globe = card("Globe", 4, GREEN, "factory bonus:4 factory hex", FACTORY)


@globe.dogma(
    "Optionally show and return up to three hand cards of a single color. One lets you splay some color left, two right, three up; for one or more, a [6] is drawn into your forecast."
)
def globe_1(me: Player) -> None:
    shown: list[Card] = []
    while len(shown) < 3:
        fits = None if not shown else lambda held: held.color == shown[0].color
        chosen = me.may_choose_next(RETURN, me.hand, fits, len(shown), 3)
        if chosen is None:
            break
        me.reveal(chosen)
        me.return_(chosen)
        shown.append(chosen)
    if shown:
        me.splay_one((LEFT, RIGHT, UP)[len(shown) - 1])
        me.draw_and_foreshadow(6)


clock = card("Clock", 4, PURPLE, "echo bonus:5 hex bulb", BULB)


@clock.echo("Optionally your largest pile, or one of them, becomes splayed right.")
def clock_echo(me: Player) -> None:
    most = max([len(me.stack(color)) for color in me.colors], default=0)
    me.may_splay(RIGHT, [color for color in me.colors if len(me.stack(color)) == most])


@clock.demand(
    "The target draws [10] three times, openly, counts the clocks on them and returns them; its cards of this value, in hand and score pile, go to the demander's score pile."
)
def clock_1(me: Player, you: Player) -> None:
    drawn = [you.draw_and_reveal(10) for _ in range(3)]
    clocks = sum([revealed.icons.count("clock") for revealed in drawn])
    you.return_all(drawn)
    you.transfer_all([own for own in (*you.hand, *you.score_pile) if own.age == clocks], me, SCORE)


toilet = card("Toilet", 4, PURPLE, "echo leaf hex leaf", LEAF)


@toilet.echo("A [4] goes from the supply under your pile of its color (tuck).")
def toilet_echo(me: Player) -> None:
    me.draw_and_tuck(4)


@toilet.demand("Every card in the target's score pile that equals the demander's best visible bonus is returned.")
def toilet_1(me: Player, you: Player) -> None:
    bonus = max(me.bonuses, default=0)
    you.return_all([scored for scored in you.score_pile if scored.age == bonus])


@toilet.dogma("Optionally return one hand card and draw its like in value.")
def toilet_2(me: Player) -> None:
    returned = me.may_return(me.hand)
    if returned:
        me.draw(returned.age)


kobukson = card("Kobukson", 4, RED, "bonus:5 factory hex echo", FACTORY)


@kobukson.echo("A color on anybody's board, your choice, becomes splayed left.")
def kobukson_echo(me: Player) -> None:
    owner = me.choose_player("splay left", [player for player in me.everyone if player.tops])
    if owner:
        color = me.choose_color("splay left", owner.colors)
        me.splay_of_another(owner, color, LEFT)


@kobukson.demand("Each castle-bearing top card of the target is returned; then the target draws and tucks a [4].")
def kobukson_1(me: Player, you: Player) -> None:
    you.return_all([top for top in you.tops if top.has(CASTLE)])
    you.draw_and_tuck(4)


@kobukson.dogma("Per pair of cards the demand has returned, draw and tuck a [4].")
def kobukson_2(me: Player) -> None:
    for _ in range(me.demand_returned // 2):
        me.draw_and_tuck(4)


shuriken = card("Shuriken", 4, RED, "crown crown hex crown", CROWN)


@shuriken.demand(
    "The target moves a top card with a castle or a bulb, red excepted, to the demander's board; for it, the target draws a [4]."
)
def shuriken_1(me: Player, you: Player) -> None:
    fitting = [top for top in you.tops if top.color != RED and (top.has(CASTLE) or top.has(BULB))]
    if you.transfer_one(fitting, me, BOARD):
        you.draw(4)


@shuriken.dogma("Optionally purple becomes splayed right.")
def shuriken_2(me: Player) -> None:
    me.may_splay(RIGHT, (PURPLE,))


barometer = card("Barometer", 4, YELLOW, "leaf echo leaf hex", LEAF)


@barometer.echo("A [5] of your forecast comes to your hand.")
def barometer_echo(me: Player) -> None:
    me.transfer_one([hidden for hidden in me.forecast if hidden.age == 5], me, HAND)


@barometer.dogma("Choose a bonus visible on any board and draw a card two values above it into your forecast.")
def barometer_1(me: Player) -> None:
    bonuses = [bonus for player in me.everyone for bonus in player.bonuses]
    me.draw_and_foreshadow(me.choose_value(FORESHADOW, bonuses) + 2)


@barometer.dogma("Optionally show and return your whole forecast; blue among it earns Destiny.")
def barometer_2(me: Player) -> None:
    if not me.forecast or not me.may(RETURN):
        return
    shown = list(me.forecast)
    for hidden in shown:
        me.reveal(hidden)
    me.return_all(shown)
    if [hidden for hidden in shown if hidden.color == BLUE]:
        me.claim_special(DESTINY)


pencil = card("Pencil", 4, YELLOW, "hex echo bulb bonus:4", BULB)


@pencil.echo("Take a [5] from the supply.")
def pencil_echo(me: Player) -> None:
    me.draw(5)


@pencil.dogma(
    "Optionally return one to three hand cards and draw as many, each one value above the best of them; one of those drawn goes into your forecast, the others are returned."
)
def pencil_1(me: Player) -> None:
    returned = me.return_some(me.hand, 0, 3)
    if returned:
        drawn = me.draw_several(len(returned), max([back.age for back in returned]) + 1)
        kept = me.choose(FORESHADOW, drawn)
        assert kept is not None
        me.foreshadow(kept)
        me.return_all([other for other in drawn if other is not kept])
