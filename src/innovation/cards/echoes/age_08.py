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
from innovation.rules.player import CHOOSE, FORESHADOW, MELD, TRANSFER, Player, has
from innovation.table.zones import BOARD, HAND

radio_telescope = card("Radio Telescope", 8, BLUE, "hex bulb bulb bulb", BULB)


@radio_telescope.dogma(
    "For each pair of bulbs you show, draw a [9]. One of these cards is melded and the others are returned; if you meld A.I. this way, you win the game."
)
def radio_telescope_1(me: Player) -> None:
    drawn = me.draw_several(me.count(BULB) // 2, 9)
    melded = me.one_of(MELD, drawn)
    me.return_all(drawn)
    if melded and melded.name == "A.I.":
        me.win()


x_ray = card("X-Ray", 8, BLUE, "hex leaf echo bonus:8", LEAF)


@x_ray.echo("Draw an [8] and tuck it.")
def x_ray_echo(me: Player) -> None:
    me.draw_and_tuck(8)


@x_ray.dogma("For every three leaves you show, name a value, then draw a card of it and foreshadow it.")
def x_ray_1(me: Player) -> None:
    for _ in range(me.count(LEAF) // 3):
        me.draw_and_foreshadow(exactly=me.choose_value(FORESHADOW))


@x_ray.dogma("Optionally splay yellow up.")
def x_ray_2(me: Player) -> None:
    me.may_splay(UP, (YELLOW,))


nylon = card("Nylon", 8, GREEN, "bonus:8 factory factory hex", FACTORY)


@nylon.dogma(
    "For every three factories you show, draw and tuck an [8]; if any card tucked was green, do all this again."
)
def nylon_1(me: Player) -> None:
    again = True
    while again:
        tucked = [me.drawn_and_tucked(8) for _ in range(me.count(FACTORY) // 3)]
        again = bool([eight for eight in tucked if eight and eight.color == GREEN])


@nylon.dogma("Optionally splay red up.")
def nylon_2(me: Player) -> None:
    me.may_splay(UP, (RED,))


sliced_bread = card("Sliced Bread", 8, GREEN, "echo hex bonus:9 crown", CROWN)


@sliced_bread.echo("Your whole hand is returned; after that, draw an [8] two times.")
def sliced_bread_echo(me: Player) -> None:
    me.return_all(me.hand)
    me.draw_several(2, 8)


@sliced_bread.dogma(
    "Return a card of your score pile. After that, two times, a card one value below it is drawn and scored."
)
def sliced_bread_1(me: Player) -> None:
    returned = me.return_one(me.score_pile)
    value = returned.age if returned else 0
    me.draw_and_score(exactly=value - 1)
    me.draw_and_score(exactly=value - 1)


crossword = card("Crossword", 8, PURPLE, "crown bonus:8 hex crown", CROWN)


@crossword.dogma("In an order of your choice, take each bonus that you show and draw a card of its value.")
def crossword_1(me: Player) -> None:
    me.draw_each(me.bonuses)


television = card("Television", 8, PURPLE, "bonus:8 hex clock echo", CLOCK)


@television.echo("Draw an [8] and meld it.")
def television_echo(me: Player) -> None:
    me.draw_and_meld(8)


@television.dogma(
    "Name a value and an opponent; a card of that value goes from the opponent's score pile to the opponent's board. If the opponent has an achievement of that value and you are eligible, achieve a further card of it out of the same score pile."
)
def television_1(me: Player) -> None:
    value = me.choose_value(TRANSFER)
    opponent = me.choose_player(CHOOSE, me.opponents)
    if opponent is None:
        return
    me.transfer_one([scored for scored in opponent.score_pile if scored.age == value], opponent, BOARD)
    if value in opponent.achievement_values and me.eligible(value):
        me.achieve_one([scored for scored in opponent.score_pile if scored.age == value])


bandage = card("Bandage", 8, RED, "leaf echo hex leaf", LEAF)


@bandage.echo("Meld one leaf-bearing hand card.")
def bandage_echo(me: Player) -> None:
    me.meld_one(me.hand, has(LEAF))


@bandage.demand(
    "The target returns the highest card of its score pile whose value none of its hand cards has, and then a clock-bearing top card."
)
def bandage_1(me: Player, you: Player) -> None:
    held = [own.age for own in you.hand]
    you.return_one(you.highest([scored for scored in you.score_pile if scored.age not in held]))
    you.return_one([top for top in you.tops if top.has(CLOCK)])


parachute = card("Parachute", 8, RED, "factory hex clock clock", CLOCK)


@parachute.demand("The target gives every hand card without a clock to the demander's hand.")
def parachute_1(me: Player, you: Player) -> None:
    you.transfer_fitting(you.hand, me, HAND, lambda held: not held.has(CLOCK))


air_conditioner = card("Air Conditioner", 8, YELLOW, "hex echo bonus:9 leaf", LEAF)


@air_conditioner.echo("Optionally score one hand card.")
def air_conditioner_echo(me: Player) -> None:
    me.may_score(me.hand)


@air_conditioner.demand("The target returns every card of its score pile that has the value of one of its top cards.")
def air_conditioner_1(me: Player, you: Player) -> None:
    values = [you.value(top) for top in you.tops]
    you.return_all([scored for scored in you.score_pile if scored.age in values])


tractor = card("Tractor", 8, YELLOW, "echo clock clock hex", CLOCK)


@tractor.echo("Draw one card of value [7].")
def tractor_echo(me: Player) -> None:
    me.draw(7)


@tractor.dogma("Draw a [7] and score it; after that, draw a further [7].")
def tractor_1(me: Player) -> None:
    me.draw_and_score(7)
    me.draw(7)
