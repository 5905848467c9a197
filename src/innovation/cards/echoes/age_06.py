"""Echoes cards of age 6."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.card import Card
from innovation.material.words import BLUE, BULB, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, RIGHT, YELLOW
from innovation.rules.echoes import HERITAGE
from innovation.rules.player import FORESHADOW, RETURN, Player, colored
from innovation.table.zones import BOARD, HAND, SCORE

bifocals = card("Bifocals", 6, BLUE, "echo hex crown crown", CROWN)


@bifocals.echo("Name a value; draw a card of it and foreshadow it.")
def bifocals_echo(me: Player) -> None:
    me.draw_and_foreshadow(exactly=me.choose_value(FORESHADOW))


@bifocals.dogma("Optionally return a forecast card; if so, draw another of its value and foreshadow it.")
def bifocals_1(me: Player) -> None:
    returned = me.may_return(me.forecast)
    if returned:
        me.draw_and_foreshadow(exactly=returned.age)


@bifocals.dogma("Optionally splay green right.")
def bifocals_2(me: Player) -> None:
    me.may_splay(RIGHT, (GREEN,))


stethoscope = card("Stethoscope", 6, BLUE, "bulb echo bulb hex", BULB)


@stethoscope.echo("Meld one hand card that is blue or yellow.")
def stethoscope_echo(me: Player) -> None:
    melded = me.meld_one(me.hand, colored(BLUE, YELLOW))
    if melded:
        me.remember(melded)


@stethoscope.dogma("Draw a [7]; draw an [8] as well if the echo of Stethoscope made you meld a blue card.")
def stethoscope_1(me: Player) -> None:
    me.draw(7)
    if [melded for melded in me.remembered if melded.color == BLUE]:
        me.draw(8)


@stethoscope.dogma("Optionally splay yellow right.")
def stethoscope_2(me: Player) -> None:
    me.may_splay(RIGHT, (YELLOW,))


hot_air_balloon = card("Hot Air Balloon", 6, GREEN, "bulb echo hex bonus:7", BULB)


@hot_air_balloon.echo("Draw a [7] and score it.")
def hot_air_balloon_echo(me: Player) -> None:
    me.draw_and_score(7)


@hot_air_balloon.dogma(
    "Of another player's top cards, optionally achieve one for which you are eligible and whose value some achievement of that player has; in return, your green top card goes to that player's board. If you achieve nothing, a [7] is drawn and melded."
)
def hot_air_balloon_1(me: Player) -> None:
    fitting: list[Card] = []
    for other in me.others:
        values = other.achievement_values
        fitting.extend([top for top in me.eligible_among(other.tops) if other.value(top) in values])
    owners = {top.index: other for other in me.others for top in other.tops}
    taken = me.may_achieve(fitting)
    if taken is None:
        me.draw_and_meld(7)
        return
    green = me.top(GREEN)
    if green:
        me.transfer(green, owners[taken.index], BOARD)


steamboat = card("Steamboat", 6, GREEN, "hex bonus:6 crown crown", CROWN)


@steamboat.demand(
    "The target draws a [6] openly. Blue or yellow: the target's whole hand, this card included, goes to the demander's hand. Red or green: the card stays in hand, but two cards of the target's score pile go to the demander's. Purple: the card stays in hand."
)
def steamboat_1(me: Player, you: Player) -> None:
    drawn = you.draw_and_reveal(6)
    if drawn.color in (BLUE, YELLOW):
        you.transfer_all(you.hand, me, HAND)
    elif drawn.color in (RED, GREEN):
        you.transfer_several(2, you.score_pile, me, SCORE)


indian_clubs = card("Indian Clubs", 6, PURPLE, "hex leaf bonus:6 leaf", LEAF)


@indian_clubs.demand("The target returns two cards of its score pile.")
def indian_clubs_1(me: Player, you: Player) -> None:
    you.return_several(2, you.score_pile)


@indian_clubs.dogma("For each value in your score pile, in rising order, score one hand card of it.")
def indian_clubs_2(me: Player) -> None:
    for value in sorted({scored.age for scored in me.score_pile}):
        me.score_one([held for held in me.hand if held.age == value])


kaleidoscope = card("Kaleidoscope", 6, PURPLE, "bonus:6 bulb hex bulb", BULB)


@kaleidoscope.dogma("Draw a [7] and meld it. Optionally splay right the pile in which it lies.")
def kaleidoscope_1(me: Player) -> None:
    me.may_splay(RIGHT, [me.draw_and_meld(7).color])


loom = card("Loom", 6, RED, "factory bonus:6 hex echo", FACTORY)


@loom.echo("The lowest of your top cards is scored.")
def loom_echo(me: Player) -> None:
    me.score_one(me.lowest(me.tops))


@loom.dogma(
    "Optionally return two cards of your score pile that differ in value; for two, draw and tuck a [6] three times."
)
def loom_1(me: Player) -> None:
    first = me.may_choose(RETURN, me.score_pile)
    if first:
        done = me.return_(first)
        if me.return_one([scored for scored in me.score_pile if scored.age != first.age]) and done:
            for _ in range(3):
                me.draw_and_tuck(6)


@loom.dogma("Claim Heritage if a single color of yours shows five or more hexagons.")
def loom_2(me: Player) -> None:
    if [color for color in me.colors if me.hexagons_in(color) >= 5]:
        me.claim_special(HERITAGE)


shrapnel = card("Shrapnel", 6, RED, "factory factory factory hex", FACTORY)


@shrapnel.demand(
    "The target draws and tucks a [6]. The two uppermost cards of the target's pile of that color go to the demander's score pile; the bottom card of the demander's pile of it goes to the target's score pile."
)
def shrapnel_1(me: Player, you: Player) -> None:
    color = you.draw_and_tuck(6).color
    for upper in you.stack(color)[:2]:
        you.transfer(upper, me, SCORE)
    bottom = me.bottom(color)
    if bottom:
        you.transfer(bottom, you, SCORE)


dentures = card("Dentures", 6, YELLOW, "echo factory factory hex", FACTORY)


@dentures.echo("Draw a [6] and tuck it.")
def dentures_echo(me: Player) -> None:
    _tuck_for_dentures(me)


def _tuck_for_dentures(me: Player) -> None:
    tucked = me.drawn_and_tucked(6)
    if tucked:
        me.remember(tucked)


@dentures.dogma(
    "Of the color that you last tucked because of Dentures, the two uppermost cards are scored, but never the bottom one. If none can be scored, draw and tuck a [6] and go on with its color in the same way."
)
def dentures_1(me: Player) -> None:
    if not me.remembered:
        return
    scorable = me.stack(me.remembered[-1].color)[:-1]
    while not scorable:
        _tuck_for_dentures(me)
        scorable = me.stack(me.remembered[-1].color)[:-1]
    for upper in scorable[:2]:
        me.score(upper)


@dentures.dogma("Optionally splay blue right.")
def dentures_2(me: Player) -> None:
    me.may_splay(RIGHT, (BLUE,))


morphine = card("Morphine", 6, YELLOW, "bulb hex bonus:7 echo", BULB)


@morphine.echo("Score one hand card of an odd value.")
def morphine_echo(me: Player) -> None:
    me.score_one([held for held in me.hand if held.age % 2])


@morphine.demand("The target returns every hand card of an odd value and in any case draws a [6].")
def morphine_1(me: Player, you: Player) -> None:
    you.return_all([held for held in you.hand if held.age % 2])
    you.draw(6)


@morphine.dogma("If the demand returned anything, draw a card one value above the highest card returned.")
def morphine_2(me: Player) -> None:
    if me.demand_returned:
        me.draw(exactly=me.demand_returned_highest + 1)


@morphine.dogma("Optionally splay red right.")
def morphine_3(me: Player) -> None:
    me.may_splay(RIGHT, (RED,))
