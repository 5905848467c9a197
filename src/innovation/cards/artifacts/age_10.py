"""Artifacts of age 10."""

from __future__ import annotations

from innovation.cards.artifacts.declare import card
from innovation.material.words import (
    ARTIFACTS,
    BLUE,
    BULB,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    PURPLE,
    RED,
    YELLOW,
)
from innovation.rules.dogma import execute_as_if_on_this_card
from innovation.rules.player import MELD, Player
from innovation.table.zones import SCORE

higgs_boson = card("Higgs Boson", 10, BLUE, "bulb bulb bulb hex", BULB)


@higgs_boson.dogma("Every card that lies before you goes from the board to the score pile, without being scored.")
def higgs_boson_1(me: Player) -> None:
    me.transfer_all([stacked for color in me.colors for stacked in me.stack(color)], me, SCORE)


rover_curiosity = card("Rover Curiosity", 10, BLUE, "hex bulb bulb bulb", BULB)


@rover_curiosity.dogma("Draw an Artifact of [10], meld it and carry out all its effects alone as those of this card.")
def rover_curiosity_1(me: Player) -> None:
    execute_as_if_on_this_card(me, me.drawn_and_melded(10, ARTIFACTS))


maastricht_treaty = card("Maastricht Treaty", 10, GREEN, "crown crown hex crown", CROWN)


@maastricht_treaty.dogma("Having more cards in your score pile than each other player wins the game.")
def maastricht_treaty_1(me: Player) -> None:
    if len(me.score_pile) > max([len(rival.score_pile) for rival in me.opponents], default=-1):
        me.win()


seikan_tunnel = card("Seikan Tunnel", 10, GREEN, "clock clock clock hex", CLOCK)


@seikan_tunnel.dogma("If no color on any board shows more cards than one of yours, you win the game.")
def seikan_tunnel_1(me: Player) -> None:
    theirs = [rival.visible_in(color) for rival in me.opponents for color in rival.colors]
    if me.colors and max([me.visible_in(color) for color in me.colors]) >= max(theirs, default=0):
        me.win()


delorean_dmc_12 = card("DeLorean DMC-12", 10, PURPLE, "hex clock clock clock", CLOCK)


@delorean_dmc_12.dogma(
    "With DeLorean DMC-12 on top of anybody's pile, everybody loses all top cards and the whole hand, which leave the game for good."
)
def delorean_dmc_12_1(me: Player) -> None:
    tops = [top for player in me.everyone for top in player.tops]
    if delorean_dmc_12.card in tops:
        me.remove_all([*tops, *[held for player in me.everyone for held in player.hand]])


twister = card("Twister", 10, PURPLE, "hex factory factory clock", FACTORY)


@twister.compel("The target shows its whole score pile and melds out of it one card per color found there.")
def twister_1(me: Player, you: Player) -> None:
    you.show_score_pile()
    left = list(you.score_pile)
    while left:
        chosen = you.choose(MELD, left)
        if chosen is None:
            return
        you.meld(chosen)  # where karma puts something else in its place, the other colors follow all the same
        still = you.score_pile
        left = [scored for scored in left if scored.color != chosen.color and scored in still]


exxon_valdez = card("Exxon Valdez", 10, RED, "factory hex factory factory", FACTORY)


@exxon_valdez.compel(
    "The target is out: whatever it holds, achievements included, leaves the game for good. The last one left wins."
)
def exxon_valdez_1(me: Player, you: Player) -> None:
    you.lose()


maldives = card("Maldives", 10, RED, "clock hex clock clock", CLOCK)


@maldives.compel("The target returns all but two of its hand cards, and all but two cards of its score pile.")
def maldives_1(me: Player, you: Player) -> None:
    you.return_several(max(0, len(you.hand) - 2), you.hand)
    you.return_several(max(0, len(you.score_pile) - 2), you.score_pile)


@maldives.dogma("Keep four cards in your score pile; the rest is returned.")
def maldives_2(me: Player) -> None:
    me.return_several(max(0, len(me.score_pile) - 4), me.score_pile)


dolly_the_sheep = card("Dolly the Sheep", 10, YELLOW, "hex clock leaf clock", CLOCK)


@dolly_the_sheep.dogma(
    "Optionally score the bottom card of your yellow pile; optionally draw a [1] and tuck it. Domestication at the bottom there now wins the game; anything else makes you meld your highest hand card and draw a [10]."
)
def dolly_the_sheep_1(me: Player) -> None:
    bottom = me.bottom(YELLOW)
    if bottom:
        me.may_score([bottom])
    if me.may("draw and tuck"):
        me.draw_and_tuck(1)
    bottom = me.bottom(YELLOW)
    if bottom and bottom.name == "Domestication":
        me.win()
    me.meld_one(me.highest(me.hand))
    me.draw(10)


wheres_waldo = card("Where's Waldo?", 10, YELLOW, "leaf clock hex leaf", LEAF)


@wheres_waldo.dogma("The game is yours.")
def wheres_waldo_1(me: Player) -> None:
    me.win()
