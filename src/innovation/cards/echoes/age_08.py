"""Echoes cards of age 8."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
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
from innovation.rules.player import FORESHADOW, TRANSFER, Player, has
from innovation.table.zones import BOARD, HAND

radio_telescope = card("Radio Telescope", 8, BLUE, "hex bulb bulb bulb", BULB)


@radio_telescope.dogma(
    "Per pair of bulbs you show, draw a [9]; one of these is melded, the others returned. Melding A.I. this way wins the game."
)
def radio_telescope_1(me: Player) -> None:
    drawn = me.draw_several(me.count(BULB) // 2, 9)
    melded = me.meld_one(drawn)
    me.return_all([other for other in drawn if other is not melded])
    if melded and melded.name == "A.I.":
        me.win()


x_ray = card("X-Ray", 8, BLUE, "hex leaf echo bonus:8", LEAF)


@x_ray.echo("An [8] goes from the supply under your pile of its color (tuck).")
def x_ray_echo(me: Player) -> None:
    me.draw_and_tuck(8)


@x_ray.dogma("Per three leaves you show, name a value and draw a card of it into your forecast.")
def x_ray_1(me: Player) -> None:
    for _ in range(me.count(LEAF) // 3):
        me.draw_and_foreshadow(me.choose_value(FORESHADOW))


@x_ray.dogma("Optionally yellow becomes splayed up.")
def x_ray_2(me: Player) -> None:
    me.may_splay(UP, (YELLOW,))


nylon = card("Nylon", 8, GREEN, "bonus:8 factory factory hex", FACTORY)


@nylon.dogma("Per three factories you show, draw and tuck an [8]; with green among them, do it all again.")
def nylon_1(me: Player) -> None:
    again = True
    while again:
        tucked = [me.draw_and_tuck(8) for _ in range(me.count(FACTORY) // 3)]
        again = bool([eight for eight in tucked if eight.color == GREEN])


@nylon.dogma("Optionally red becomes splayed up.")
def nylon_2(me: Player) -> None:
    me.may_splay(UP, (RED,))


sliced_bread = card("Sliced Bread", 8, GREEN, "echo hex bonus:9 crown", CROWN)


@sliced_bread.echo("Your whole hand is returned; afterwards draw [8] twice.")
def sliced_bread_echo(me: Player) -> None:
    me.return_all(me.hand)
    me.draw_several(2, 8)


@sliced_bread.dogma("Return a card of your score pile; then draw and score two cards one value below it.")
def sliced_bread_1(me: Player) -> None:
    returned = me.return_one(me.score_pile)
    value = returned.age if returned else 0
    me.draw_and_score(value - 1)
    me.draw_and_score(value - 1)


crossword = card("Crossword", 8, PURPLE, "crown bonus:8 hex crown", CROWN)


@crossword.dogma("In the order you like, draw a card equal to each bonus you show.")
def crossword_1(me: Player) -> None:
    me.draw_each(me.bonuses)


television = card("Television", 8, PURPLE, "bonus:8 hex clock echo", CLOCK)


@television.echo("An [8] comes from the supply onto your board as a meld.")
def television_echo(me: Player) -> None:
    me.draw_and_meld(8)


@television.dogma(
    "Name a value and an opponent: a card of it goes from his score pile to his board. Has he an achievement of this value, achieve a card of the value out of his score pile while you are eligible for it."
)
def television_1(me: Player) -> None:
    value = me.choose_value(TRANSFER)
    opponent = me.choose_player(TRANSFER, me.opponents)
    if opponent is None:
        return
    me.transfer_one([scored for scored in opponent.score_pile if scored.age == value], opponent, BOARD)
    if value in opponent.achievement_values and me.eligible(value):
        me.achieve_one([scored for scored in opponent.score_pile if scored.age == value])


bandage = card("Bandage", 8, RED, "leaf echo hex leaf", LEAF)


@bandage.echo("A leaf-bearing hand card goes onto your board (meld).")
def bandage_echo(me: Player) -> None:
    me.meld_one(me.hand, has(LEAF))


@bandage.demand(
    "The target returns the best card in its score pile of a value it does not hold in hand, and then a clock-bearing top card."
)
def bandage_1(me: Player, you: Player) -> None:
    held = [own.age for own in you.hand]
    you.return_one(you.highest([scored for scored in you.score_pile if scored.age not in held]))
    you.return_one([top for top in you.tops if top.has(CLOCK)])


parachute = card("Parachute", 8, RED, "factory hex clock clock", CLOCK)


@parachute.demand("Every hand card of the target that shows no clock goes to the demander's hand.")
def parachute_1(me: Player, you: Player) -> None:
    you.transfer_fitting(you.hand, me, HAND, lambda held: not held.has(CLOCK))


air_conditioner = card("Air Conditioner", 8, YELLOW, "hex echo bonus:9 leaf", LEAF)


@air_conditioner.echo("Optionally one hand card goes to your score pile (score).")
def air_conditioner_echo(me: Player) -> None:
    me.may_score(me.hand)


@air_conditioner.demand("Every card in the target's score pile that equals one of its top cards is returned.")
def air_conditioner_1(me: Player, you: Player) -> None:
    values = [you.value(top) for top in you.tops]
    you.return_all([scored for scored in you.score_pile if scored.age in values])


tractor = card("Tractor", 8, YELLOW, "echo clock clock hex", CLOCK)


@tractor.echo("Take a [7] from the supply.")
def tractor_echo(me: Player) -> None:
    me.draw(7)


@tractor.dogma("Draw and score a [7]; after that, draw another.")
def tractor_1(me: Player) -> None:
    me.draw_and_score(7)
    me.draw(7)
