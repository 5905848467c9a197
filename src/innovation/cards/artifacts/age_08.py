"""Artifacts of age 8."""

from __future__ import annotations

from collections.abc import Callable

from innovation.cards.artifacts.declare import card
from innovation.material.words import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, UP, YELLOW
from innovation.rules.dogma import execute_as_if_on_this_card
from innovation.rules.effects import has_effects
from innovation.rules.player import CHOOSE, Player, single_best
from innovation.table.zones import BOARD

earharts_lockheed_electra_10e = card("Earhart's Lockheed Electra 10E", 8, BLUE, "clock hex clock clock", CLOCK)


@earharts_lockheed_electra_10e.dogma(
    "From [8] down to [1], return a top card of each value you have. Eight cards win the game; fewer let you claim any available achievement, eligible or not."
)
def earharts_lockheed_electra_10e_1(me: Player) -> None:
    returned = 0
    for value in range(8, 0, -1):
        if me.return_one([top for top in me.tops if me.value(top) == value]):
            returned += 1
    if returned == 8:
        me.win()
    me.claim_any()


parnell_pitch_drop = card("Parnell Pitch Drop", 8, BLUE, "bulb bulb bulb hex", BULB)


@parnell_pitch_drop.dogma(
    "Draw and meld a card one value above your highest top card. Exactly three clocks on it win the game."
)
def parnell_pitch_drop_1(me: Player) -> None:
    melded = me.drawn_and_melded(exactly=me.highest_top + 1)
    if melded and melded.icons.count("clock") == 3:
        me.win()


meiji_mura_stamp_vending_machine = card("Meiji-Mura Stamp Vending Machine", 8, GREEN, "leaf crown hex crown", CROWN)


@meiji_mura_stamp_vending_machine.dogma("One hand card is returned; three times, draw one of equal value and score it.")
def meiji_mura_stamp_vending_machine_1(me: Player) -> None:
    returned = me.return_one(me.hand)
    for _ in range(3):
        me.draw_and_score(exactly=returned.age if returned else 0)


ocean_liner_titanic = card("Ocean Liner Titanic", 8, GREEN, "crown factory crown hex", CROWN)


@ocean_liner_titanic.dogma("The bottom cards of all your piles are scored.")
def ocean_liner_titanic_1(me: Player) -> None:
    me.score_all(me.bottoms)


world_cup_final_ball = card("'30 World Cup Final Ball", 8, PURPLE, "leaf leaf clock hex", LEAF)


@world_cup_final_ball.compel("The target returns one of its achievements that have a value.")
def world_cup_final_ball_1(me: Player, you: Player) -> None:
    you.return_one(you.numbered_achievements)


@world_cup_final_ball.dogma(
    "Draw an [8] openly. If one player alone has the highest top card of its color, that player achieves the [8], eligible or not, and you do this again; if not, it stays in your hand."
)
def world_cup_final_ball_2(me: Player) -> None:
    best: Player | None = me
    while best:
        drawn = me.draw_and_reveal(8)
        best = single_best(me.everyone, top_value_in(drawn.color))
        if best and not best.achieve(drawn):
            return


def top_value_in(color: int) -> Callable[[Player], int]:
    """The value of a player's top card of a color, 0 without one."""

    def value(player: Player) -> int:
        return player.value(player.top(color))

    return value


garlands_ruby_slippers = card("Garland's Ruby Slippers", 8, PURPLE, "hex clock clock clock", CLOCK)


@garlands_ruby_slippers.dogma(
    "An [8] out of your hand is melded. Without any effects it wins you the game; otherwise carry out all its effects alone as those of this card."
)
def garlands_ruby_slippers_1(me: Player) -> None:
    melded = me.meld_one([held for held in me.hand if held.age == me.boxed(8)])
    if melded:
        if not has_effects(melded):
            me.win()
        execute_as_if_on_this_card(me, melded)


battleship_bismarck = card("Battleship Bismarck", 8, RED, "hex factory factory factory", FACTORY)


@battleship_bismarck.compel("The target draws an [8] openly and keeps it; its whole pile of that color is returned.")
def battleship_bismarck_1(me: Player, you: Player) -> None:
    you.return_all(you.stack(you.draw_and_reveal(8).color))


battleship_yamato = card("Battleship Yamato", 8, RED, "none hex none none", -1, front=11)

plush_beweglich_rod_bear = card("Plush Beweglich Rod Bear", 8, YELLOW, "leaf leaf leaf hex", LEAF)


@plush_beweglich_rod_bear.dogma(
    "Name a value; splay up each of your colors whose top card has it. Every card of the value in anybody's score pile is returned."
)
def plush_beweglich_rod_bear_1(me: Player) -> None:
    own = [me.value(top) for top in me.tops]
    value = me.choose_value(CHOOSE, [*range(1, 11), *own])
    for color in [top.color for top in me.tops if me.value(top) == value]:
        me.splay(color, UP)
    me.return_from_all_score_piles(value)


time = card("Time", 8, YELLOW, "hex clock clock bulb", CLOCK)


@time.compel(
    "The target moves a clock-bearing top card, yellow excepted, to the demander's board, again and again until it has none."
)
def time_1(me: Player, you: Player) -> None:
    while you.transfer_one([top for top in you.tops if top.color != YELLOW and top.has(CLOCK)], me, BOARD):
        pass
