"""Artifacts of age 10."""

from __future__ import annotations

from innovation.cards.artifacts.declare import card
from innovation.material.words import (
    ARTIFACTS,
    BLUE,
    BULB,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    PURPLE,
    RED,
    YELLOW,
)
from innovation.rules.dogma import execute_as_if_on_this_card
from innovation.rules.player import Player
from innovation.table.zones import SCORE

higgs_boson = card("Higgs Boson", 10, BLUE, "bulb bulb bulb hex", BULB)


@higgs_boson.dogma("Your whole board moves to your score pile.")
def higgs_boson_1(me: Player) -> None:
    me.transfer_all([stacked for color in me.colors for stacked in me.stack(color)], me, SCORE)


rover_curiosity = card("Rover Curiosity", 10, BLUE, "hex bulb bulb bulb", BULB)


@rover_curiosity.dogma("Draw and meld an Artifact of [10] and execute its effects alone, as if they were on this card.")
def rover_curiosity_1(me: Player) -> None:
    execute_as_if_on_this_card(me, me.draw_and_meld(10, ARTIFACTS))


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
    "If DeLorean DMC-12 is on top of a pile, whosever, all top cards of all boards and all hands are removed from the game."
)
def delorean_dmc_12_1(me: Player) -> None:
    tops = [top for player in me.everyone for top in player.tops]
    if delorean_dmc_12.card in tops:
        me.remove_all([*tops, *[held for player in me.everyone for held in player.hand]])


twister = card("Twister", 10, PURPLE, "hex factory factory clock", FACTORY)


@twister.compel("The target shows its score pile and, for each color in it, melds a card of that color from there.")
def twister_1(me: Player, you: Player) -> None:
    you.show_score_pile()
    left = list(range(len(COLORS)))
    melded = you.meld_one(you.score_pile)
    while melded:
        left.remove(melded.color)
        melded = you.meld_one([scored for scored in you.score_pile if scored.color in left])


exxon_valdez = card("Exxon Valdez", 10, RED, "factory hex factory factory", FACTORY)


@exxon_valdez.compel(
    "Everything the target has in hand, score pile, board and achievements is removed from the game, and it loses; the last one left wins."
)
def exxon_valdez_1(me: Player, you: Player) -> None:
    you.lose()


maldives = card("Maldives", 10, RED, "clock hex clock clock", CLOCK)


@maldives.compel("The target returns all but two of its hand cards, and all but two cards of its score pile.")
def maldives_1(me: Player, you: Player) -> None:
    you.return_several(max(0, len(you.hand) - 2), you.hand)
    you.return_several(max(0, len(you.score_pile) - 2), you.score_pile)


@maldives.dogma("Return all but four cards of your score pile.")
def maldives_2(me: Player) -> None:
    me.return_several(max(0, len(me.score_pile) - 4), me.score_pile)


dolly_the_sheep = card("Dolly the Sheep", 10, YELLOW, "hex clock leaf clock", CLOCK)


@dolly_the_sheep.dogma(
    "Optionally score your bottom yellow card; optionally draw and tuck a [1]. If your bottom yellow card is Domestication, you win the game; if not, meld your best hand card and draw a [10]."
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


@wheres_waldo.dogma("You win the game.")
def wheres_waldo_1(me: Player) -> None:
    me.win()
