"""Artifacts of age 9."""

from __future__ import annotations

from innovation.cards.artifacts.declare import card
from innovation.material.words import (
    BLUE,
    BULB,
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
from innovation.rules.dogma import execute, execute_as_if_on_this_card
from innovation.rules.effects import has_demand
from innovation.rules.player import Player
from innovation.table.zones import HAND, SCORE

luna_3 = card("Luna 3", 9, BLUE, "factory hex factory factory", FACTORY)


@luna_3.dogma(
    "Your whole score pile is returned; the number of its cards is the value of a card that you draw and score."
)
def luna_3_1(me: Player) -> None:
    me.draw_and_score(exactly=len(me.return_all(me.score_pile)))


yeagers_bell_x_1a = card("Yeager's Bell X-1A", 9, BLUE, "clock clock factory hex", CLOCK)


@yeagers_bell_x_1a.dogma(
    "Draw a [9], meld it and carry out all its effects alone as those of this card; a clock on it makes you do this again."
)
def yeagers_bell_x_1a_1(me: Player) -> None:
    again = True
    while again:
        melded = me.drawn_and_melded(9)
        execute_as_if_on_this_card(me, melded)
        again = melded is not None and melded.has(CLOCK)


philips_compact_cassette = card("Philips Compact Cassette", 9, GREEN, "hex leaf leaf leaf", LEAF)


@philips_compact_cassette.compel("All splayed colors of the target are unsplayed.")
def philips_compact_cassette_1(me: Player, you: Player) -> None:
    you.unsplay_all()


@philips_compact_cassette.dogma("Splay two of your colors up.")
def philips_compact_cassette_2(me: Player) -> None:
    me.splay_one(UP)
    me.splay_one(UP)


syncom_3 = card("Syncom 3", 9, GREEN, "hex clock clock clock", CLOCK)


@syncom_3.dogma("Your whole hand is returned; then draw five [9]s openly. All five colors among them win the game.")
def syncom_3_1(me: Player) -> None:
    me.return_all(me.hand)
    drawn = [me.draw_and_reveal(9) for _ in range(5)]
    if len({revealed.color for revealed in drawn}) == 5:
        me.win()


marilyn_diptych = card("Marilyn Diptych", 9, PURPLE, "crown crown crown hex", CROWN)


@marilyn_diptych.dogma(
    "Optionally score one hand card; optionally take a card of your score pile into your hand. Exactly 25 points win the game."
)
def marilyn_diptych_1(me: Player) -> None:
    me.may_score(me.hand)
    me.may_take(me.score_pile)
    if me.points == 25:
        me.win()


the_big_bang = card("The Big Bang", 9, PURPLE, "bulb hex bulb bulb", BULB)


@the_big_bang.dogma(
    "Carry out alone the shareable effects of your blue top card. If they changed anything, draw a [10], remove it from the game, and do this again."
)
def the_big_bang_1(me: Player) -> None:
    before = me.changes
    execute(me, me.top(BLUE))
    while me.changes > before:
        me.draw_and_remove(10)
        before = me.changes
        execute(me, me.top(BLUE))


united_nations_charter = card("United Nations Charter", 9, RED, "hex leaf clock leaf", LEAF)


@united_nations_charter.compel("Each top card of the target that demands or compels goes to the demander's score pile.")
def united_nations_charter_1(me: Player, you: Player) -> None:
    you.transfer_all([top for top in you.tops if has_demand(top)], me, SCORE)


@united_nations_charter.dogma("If one of your top cards demands or compels, draw a [10].")
def united_nations_charter_2(me: Player) -> None:
    if [top for top in me.tops if has_demand(top)]:
        me.draw(10)


velcro_shoes = card("Velcro Shoes", 9, RED, "factory factory clock hex", FACTORY)


@velcro_shoes.compel(
    "The target gives a [9] out of its hand to the demander's hand; if it cannot, it moves a [9] out of its score pile into the demander's; if it can do neither, the demander wins the game."
)
def velcro_shoes_1(me: Player, you: Player) -> None:
    if you.transfer_one([held for held in you.hand if held.age == me.boxed(9)], me, HAND):
        return
    if not you.transfer_one(you.scored_of(me.boxed(9)), me, SCORE):
        me.win()


magnavox_odyssey = card("Magnavox Odyssey", 9, YELLOW, "bulb leaf hex bulb", BULB)


@magnavox_odyssey.dogma(
    "Two [10]s, one after the other, are drawn and melded. If they share a color, you win the game."
)
def magnavox_odyssey_1(me: Player) -> None:
    first, second = me.drawn_and_melded(10), me.drawn_and_melded(10)
    if first and second and first.color == second.color:
        me.win()


rock_around_the_clock = card("Rock Around the Clock", 9, YELLOW, "leaf clock hex clock", CLOCK)


@rock_around_the_clock.dogma("As many [9]s are drawn and scored as clock-bearing top cards are yours, counted first.")
def rock_around_the_clock_1(me: Player) -> None:
    for _ in [top for top in me.tops if top.has(CLOCK)]:
        me.draw_and_score(9)
