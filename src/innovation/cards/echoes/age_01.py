"""Echoes cards of age 1."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.card import Card
from innovation.material.words import (
    BLUE,
    BULB,
    CASTLE,
    COLORS,
    CROWN,
    GREEN,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    YELLOW,
)
from innovation.rules.player import TUCK, Player, colored, has, has_bonus
from innovation.table.zones import BOARD, HAND

dice = card("Dice", 1, BLUE, "hex bonus:1 crown crown", CROWN)


@dice.dogma("Draw a [1] openly. With a bonus on it, draw a further card, whose value is that bonus, and meld it.")
def dice_1(me: Player) -> None:
    drawn = me.draw_and_reveal(1)
    if drawn.bonus:
        me.draw_and_meld(exactly=drawn.bonus)


perfume = card("Perfume", 1, BLUE, "echo castle bonus:1 hex", CASTLE)


@perfume.echo("Draw a [1] and tuck it.")
def perfume_echo(me: Player) -> None:
    me.draw_and_tuck(1)


@perfume.demand(
    "The target moves to the demander's board a top card of a value that no top card there has; if it does, the target draws and melds another card of that value."
)
def perfume_1(me: Player, you: Player) -> None:
    values = [me.value(top) for top in me.tops]
    moved = you.transfer_one([top for top in you.tops if you.value(top) not in values], me, BOARD)
    if moved:
        you.draw_and_meld(exactly=moved.front)


ruler = card("Ruler", 1, BLUE, "bulb hex bulb echo", BULB)


@ruler.echo("Draw one card of value [2].")
def ruler_echo(me: Player) -> None:
    me.draw(2)


@ruler.dogma("Nothing happens.")
def ruler_1(me: Player) -> None:
    pass


comb = card("Comb", 1, GREEN, "castle castle leaf hex", CASTLE)


@comb.dogma(
    "Name a color, then draw a [1] openly, five times. Those of other colors are returned; the rest stay in hand."
)
def comb_1(me: Player) -> None:
    color = me.choose_color("keep", range(len(COLORS)))
    drawn = [me.draw_and_reveal(1) for _ in range(5)]
    me.return_all([revealed for revealed in drawn if revealed.color != color])


ice_skates = card("Ice Skates", 1, GREEN, "castle crown hex crown", CROWN)


@ice_skates.dogma(
    "Return hand cards, three at most. Each one gives you either a [2], drawn and melded, or a [3], drawn and foreshadowed, as you choose. At the end your highest top card is returned."
)
def ice_skates_1(me: Player) -> None:
    for _ in me.return_some(me.hand, 0, 3):
        if me.prefers("draw and meld"):
            me.draw_and_meld(2)
        else:
            me.draw_and_foreshadow(3)
    me.return_one(me.highest(me.tops))


umbrella = card("Umbrella", 1, GREEN, "leaf leaf hex echo", LEAF)


@umbrella.echo("Optionally meld one hand card.")
def umbrella_echo(me: Player) -> None:
    me.may_meld(me.hand)


@umbrella.dogma("Return hand cards, as many as you like; then score two hand cards for each one returned.")
def umbrella_1(me: Player) -> None:
    returned = me.return_some(me.hand, 0, len(me.hand))
    me.score_several(2 * len(returned), me.hand)


bell = card("Bell", 1, PURPLE, "castle note castle echo", CASTLE)


@bell.echo("Optionally score one hand card.")
def bell_echo(me: Player) -> None:
    me.may_score(me.hand)


@bell.dogma("Draw a [2] and foreshadow it.")
def bell_1(me: Player) -> None:
    me.draw_and_foreshadow(2)


flute = card("Flute", 1, PURPLE, "bonus:1 note crown echo", CROWN)


@flute.echo("Optionally choose one of your colors and splay it left.")
def flute_echo(me: Player) -> None:
    me.may_splay(LEFT)


@flute.demand("The target returns one bonus-bearing hand card.")
def flute_1(me: Player, you: Player) -> None:
    you.return_one(you.hand, has_bonus)


@flute.dogma("Draw a [1] openly. With a bonus on it, draw another [1].")
def flute_2(me: Player) -> None:
    if me.draw_and_reveal(1).bonus:
        me.draw(1)


puppet = card("Puppet", 1, PURPLE, "hex castle bonus:3 castle", CASTLE)


@puppet.dogma("Nothing happens.")
def puppet_1(me: Player) -> None:
    pass


bangle = card("Bangle", 1, RED, "hex castle echo bonus:1", CASTLE)


@bangle.echo("Tuck one red hand card.")
def bangle_echo(me: Player) -> None:
    me.tuck_one(me.hand, colored(RED))


@bangle.dogma("Draw a [3] and foreshadow it.")
def bangle_1(me: Player) -> None:
    me.draw_and_foreshadow(3)


candles = card("Candles", 1, RED, "echo bonus:1 hex bulb", BULB)


@candles.echo("Draw a [3] if all other players have more points than you.")
def candles_echo(me: Player) -> None:
    if not [other for other in me.others if other.points <= me.points]:
        me.draw(3)


@candles.demand(
    "The target gives a castle-bearing hand card to the demander's hand; if it does, the target draws a [1]."
)
def candles_1(me: Player, you: Player) -> None:
    if you.transfer_one(you.hand, me, HAND, has(CASTLE)):
        you.draw(1)


plumbing = card("Plumbing", 1, RED, "echo bonus:2 hex castle", CASTLE)


@plumbing.echo("Score the bottom card of one of your piles.")
def plumbing_echo(me: Player) -> None:
    me.score_one(me.bottoms)


@plumbing.dogma("Nothing happens.")
def plumbing_1(me: Player) -> None:
    pass


chopsticks = card("Chopsticks", 1, YELLOW, "hex leaf leaf echo", LEAF)


@chopsticks.echo("Draw one card of value [1].")
def chopsticks_echo(me: Player) -> None:
    me.draw(1)


@chopsticks.dogma("Optionally move the bottom card of the [1] supply pile, unseen, to the available achievements.")
def chopsticks_1(me: Player) -> None:
    me.may_make_available(me.boxed(1))


noodles = card("Noodles", 1, YELLOW, "castle hex castle bonus:1", CASTLE)


@noodles.dogma("If you hold more [1]s than each other player, draw a [2] and score it.")
def noodles_1(me: Player) -> None:
    ones = len(_ones(me))
    if not [other for other in me.others if len(_ones(other)) >= ones]:
        me.draw_and_score(2)


@noodles.dogma("Draw a [1] openly. If that card is yellow, every [1] in your hand is scored.")
def noodles_2(me: Player) -> None:
    if me.draw_and_reveal(1).color == YELLOW:
        me.score_all(_ones(me))


def _ones(player: Player) -> list[Card]:
    return [held for held in player.hand if held.age == player.boxed(1)]


soap = card("Soap", 1, YELLOW, "leaf bonus:2 hex leaf", LEAF)


@soap.dogma(
    "Name a color; optionally tuck hand cards of it, as many as you like. After three tucks or more, optionally achieve a hand card for which you are eligible."
)
def soap_1(me: Player) -> None:
    color = me.choose_color(TUCK, range(len(COLORS)))
    if len(me.tuck_some(me.hand, 0, len(me.hand), colored(color))) >= 3:
        me.may_achieve(me.eligible_among(me.hand))
