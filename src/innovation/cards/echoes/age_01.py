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


@dice.dogma("Draw a [1] openly. Carries it a bonus, draw and meld a card of this value.")
def dice_1(me: Player) -> None:
    drawn = me.draw_and_reveal(1)
    if drawn.bonus:
        me.draw_and_meld(drawn.bonus)


perfume = card("Perfume", 1, BLUE, "echo castle bonus:1 hex", CASTLE)


@perfume.echo("A [1] goes from the supply under your pile of its color (tuck).")
def perfume_echo(me: Player) -> None:
    me.draw_and_tuck(1)


@perfume.demand(
    "The target moves to the demander's board a top card whose value no top card there has; for it, the target draws and melds one of this value."
)
def perfume_1(me: Player, you: Player) -> None:
    values = [me.value(top) for top in me.tops]
    moved = you.transfer_one([top for top in you.tops if you.value(top) not in values], me, BOARD)
    if moved:
        you.draw_and_meld(moved.front)


ruler = card("Ruler", 1, BLUE, "bulb hex bulb echo", BULB)


@ruler.echo("Take a [2] from the supply.")
def ruler_echo(me: Player) -> None:
    me.draw(2)


@ruler.dogma("Nothing happens.")
def ruler_1(me: Player) -> None:
    pass


comb = card("Comb", 1, GREEN, "castle castle leaf hex", CASTLE)


@comb.dogma("Name a color and draw [1] five times, openly; all of other colors are returned, the rest stays in hand.")
def comb_1(me: Player) -> None:
    color = me.choose_color("keep", range(len(COLORS)))
    drawn = [me.draw_and_reveal(1) for _ in range(5)]
    me.return_all([revealed for revealed in drawn if revealed.color != color])


ice_skates = card("Ice Skates", 1, GREEN, "castle crown hex crown", CROWN)


@ice_skates.dogma(
    "Return up to three hand cards. For every one, a [2] is drawn and melded or a [3] drawn and foreshadowed, as you like. Last, your best top card is returned."
)
def ice_skates_1(me: Player) -> None:
    for _ in me.return_some(me.hand, 0, 3):
        if me.prefers("draw and meld"):
            me.draw_and_meld(2)
        else:
            me.draw_and_foreshadow(3)
    me.return_one(me.highest(me.tops))


umbrella = card("Umbrella", 1, GREEN, "leaf leaf hex echo", LEAF)


@umbrella.echo("Optionally one hand card goes onto your board (meld).")
def umbrella_echo(me: Player) -> None:
    me.may_meld(me.hand)


@umbrella.dogma("Return hand cards, as many as you like; then score twice as many hand cards.")
def umbrella_1(me: Player) -> None:
    returned = me.return_some(me.hand, 0, len(me.hand))
    me.score_several(2 * len(returned), me.hand)


bell = card("Bell", 1, PURPLE, "castle note castle echo", CASTLE)


@bell.echo("Optionally one hand card goes to your score pile (score).")
def bell_echo(me: Player) -> None:
    me.may_score(me.hand)


@bell.dogma("A [2] goes from the supply into your forecast.")
def bell_1(me: Player) -> None:
    me.draw_and_foreshadow(2)


flute = card("Flute", 1, PURPLE, "bonus:1 note crown echo", CROWN)


@flute.echo("Optionally one of your colors becomes splayed left.")
def flute_echo(me: Player) -> None:
    me.may_splay(LEFT)


@flute.demand("The target returns a hand card that carries a bonus.")
def flute_1(me: Player, you: Player) -> None:
    you.return_one(you.hand, has_bonus)


@flute.dogma("Draw a [1] openly. Carries it a bonus, draw another [1].")
def flute_2(me: Player) -> None:
    if me.draw_and_reveal(1).bonus:
        me.draw(1)


puppet = card("Puppet", 1, PURPLE, "hex castle bonus:3 castle", CASTLE)


@puppet.dogma("Nothing happens.")
def puppet_1(me: Player) -> None:
    pass


bangle = card("Bangle", 1, RED, "hex castle echo bonus:1", CASTLE)


@bangle.echo("A red hand card goes under your red pile (tuck).")
def bangle_echo(me: Player) -> None:
    me.tuck_one(me.hand, colored(RED))


@bangle.dogma("A [3] goes from the supply into your forecast.")
def bangle_1(me: Player) -> None:
    me.draw_and_foreshadow(3)


candles = card("Candles", 1, RED, "echo bonus:1 hex bulb", BULB)


@candles.echo("While each other player's points exceed yours, draw a [3].")
def candles_echo(me: Player) -> None:
    if not [other for other in me.others if other.points <= me.points]:
        me.draw(3)


@candles.demand("The target gives a castle-bearing hand card to the demander's hand; for it, the target draws a [1].")
def candles_1(me: Player, you: Player) -> None:
    if you.transfer_one(you.hand, me, HAND, has(CASTLE)):
        you.draw(1)


plumbing = card("Plumbing", 1, RED, "echo bonus:2 hex castle", CASTLE)


@plumbing.echo("The lowermost card of one of your piles is scored.")
def plumbing_echo(me: Player) -> None:
    me.score_one(me.bottoms)


@plumbing.dogma("Nothing happens.")
def plumbing_1(me: Player) -> None:
    pass


chopsticks = card("Chopsticks", 1, YELLOW, "hex leaf leaf echo", LEAF)


@chopsticks.echo("Take a [1] from the supply.")
def chopsticks_echo(me: Player) -> None:
    me.draw(1)


@chopsticks.dogma("Optionally the lowermost [1] of the supply, unseen, becomes an available achievement.")
def chopsticks_1(me: Player) -> None:
    me.may_make_available(1)


noodles = card("Noodles", 1, YELLOW, "castle hex castle bonus:1", CASTLE)


@noodles.dogma("Holding more [1]s than each other player lets you draw and score a [2].")
def noodles_1(me: Player) -> None:
    ones = len(_ones(me))
    if not [other for other in me.others if len(_ones(other)) >= ones]:
        me.draw_and_score(2)


@noodles.dogma("Draw a [1] openly. A yellow one lets you score every [1] you hold.")
def noodles_2(me: Player) -> None:
    if me.draw_and_reveal(1).color == YELLOW:
        me.score_all(_ones(me))


def _ones(player: Player) -> list[Card]:
    return [held for held in player.hand if held.age == 1]


soap = card("Soap", 1, YELLOW, "leaf bonus:2 hex leaf", LEAF)


@soap.dogma(
    "Name a color and optionally tuck hand cards in it, as many as you like. After three or more, optionally achieve a hand card you are eligible for."
)
def soap_1(me: Player) -> None:
    color = me.choose_color(TUCK, range(len(COLORS)))
    if len(me.tuck_some(me.hand, 0, len(me.hand), colored(color))) >= 3:
        me.may_achieve(me.eligible_among(me.hand))
