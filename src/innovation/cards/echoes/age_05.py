"""Echoes cards of age 5."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.words import BLUE, BULB, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, RIGHT, YELLOW
from innovation.rules.echoes import WEALTH
from innovation.rules.player import Player
from innovation.table.zones import BOARD

lightning_rod = card("Lightning Rod", 5, BLUE, "echo factory hex bonus:6", FACTORY)


@lightning_rod.echo("Draw a [5] and tuck it.")
def lightning_rod_echo(me: Player) -> None:
    me.draw_and_tuck(5)


@lightning_rod.demand("The target draws and tucks a [5], then returns its top card of that color.")
def lightning_rod_1(me: Player, you: Player) -> None:
    tucked = you.drawn_and_tucked(5)
    top = you.top(tucked.color) if tucked else None
    if top:
        you.return_(top)


@lightning_rod.dogma("Draw a [5] and tuck it; after that, optionally return one of your top cards.")
def lightning_rod_2(me: Player) -> None:
    me.draw_and_tuck(5)
    me.may_return(me.tops)


thermometer = card("Thermometer", 5, BLUE, "hex echo bonus:5 bulb", BULB)


@thermometer.echo("Your green pile's bottom card is melded; the pile stays splayed as it was.")
def thermometer_echo(me: Player) -> None:
    bottom = me.bottom(GREEN)
    if bottom:
        me.meld(bottom)


@thermometer.dogma(
    "Draw a card one value above your yellow top card and meld it; as long as the melded card is yellow, this is done again."
)
def thermometer_1(me: Player) -> None:
    again = True
    while again:
        melded = me.drawn_and_melded(exactly=me.value(me.top(YELLOW)) + 1)
        again = melded is not None and melded.color == YELLOW


palampore = card("Palampore", 5, GREEN, "factory hex factory bonus:5", FACTORY)


@palampore.dogma(
    "If some bonus shows twice or more on your board, choose one like that; draw a card of its value and score it."
)
def palampore_1(me: Player) -> None:
    bonuses = me.bonuses
    bonus = me.choose_value("draw and score", [value for value in bonuses if bonuses.count(value) > 1])
    if bonus:
        me.draw_and_score(exactly=bonus)


@palampore.dogma("Optionally splay purple right.")
def palampore_2(me: Player) -> None:
    me.may_splay(RIGHT, (PURPLE,))


@palampore.dogma("Claim Wealth if you show at least six bonuses.")
def palampore_3(me: Player) -> None:
    if len(me.bonuses) >= 6:
        me.claim_special(WEALTH)


seed_drill = card("Seed Drill", 5, GREEN, "bulb leaf leaf hex", LEAF)


@seed_drill.demand("The target returns one of its top cards that is below [3].")
def seed_drill_1(me: Player, you: Player) -> None:
    you.return_one([top for top in you.tops if you.value(top) < me.boxed(3)])


@seed_drill.dogma(
    "Choose [3], [4] or [5]; optionally move the bottom card of that supply pile, unseen, to the available achievements."
)
def seed_drill_2(me: Player) -> None:
    me.may_make_available(me.choose_boxed("make available", 3, 4, 5))


piano = card("Piano", 5, PURPLE, "bonus:5 echo note bulb", BULB)


@piano.echo("Choose a value that some player holds in hand and draw a card of it.")
def piano_echo(me: Player) -> None:
    value = me.choose_value("draw", [held.age for player in me.everyone for held in player.hand])
    if value:
        me.draw(exactly=value)


@piano.dogma(
    "With five top cards of five different values, return five cards of your score pile; then, from the lowest to the highest of these values, draw a card of each and score it."
)
def piano_1(me: Player) -> None:
    values = sorted({me.value(top) for top in me.tops})
    if len(values) == 5:
        me.return_several(5, me.score_pile)
        for value in values:
            me.draw_and_score(exactly=value)


tuning_fork = card("Tuning Fork", 5, PURPLE, "echo bulb bulb hex", BULB)


@tuning_fork.echo("Choose a supply pile and look at its top card, which stays there.")
def tuning_fork_echo(me: Player) -> None:
    me.look_at_any_pile()


@tuning_fork.dogma(
    "Return one hand card; if so, draw openly a card of its value. If it is higher than your top card of its color, meld it; if not, it is returned. Optionally do all this again."
)
def tuning_fork_1(me: Player) -> None:
    again = True
    while again:
        returned = me.return_one(me.hand)
        if returned:
            drawn = me.draw_and_reveal(exactly=returned.age)
            if drawn.age > me.value(me.top(drawn.color)):
                me.meld(drawn)
            else:
                me.return_(drawn)
        again = bool(me.hand) and me.may("repeat")


coke = card("Coke", 5, RED, "echo factory factory hex", FACTORY)


@coke.echo("Draw a [4] and tuck it.")
def coke_echo(me: Player) -> None:
    me.draw_and_tuck(4)


@coke.dogma(
    "Draw [6]s openly, melding each that shows a factory; the first one without a factory is foreshadowed and ends this."
)
def coke_1(me: Player) -> None:
    drawn = me.draw_and_reveal(6)
    while drawn.has(FACTORY):
        me.meld(drawn)
        drawn = me.draw_and_reveal(6)
    me.foreshadow(drawn)


octant = card("Octant", 5, RED, "crown crown hex crown", CROWN)


@octant.demand(
    "The target moves a top card with a leaf or a factory, red excepted, to the demander's board; if it does, the target draws and foreshadows a [6]."
)
def octant_1(me: Player, you: Player) -> None:
    fitting = [top for top in you.tops if top.color != RED and (top.has(LEAF) or top.has(FACTORY))]
    if you.transfer_one(fitting, me, BOARD):
        you.draw_and_foreshadow(6)


@octant.dogma("Draw a [6] and foreshadow it.")
def octant_2(me: Player) -> None:
    me.draw_and_foreshadow(6)


pressure_cooker = card("Pressure Cooker", 5, YELLOW, "bonus:5 hex bulb bulb", BULB)


@pressure_cooker.dogma(
    "Your whole hand is returned; then draw, in an order of your choice, one card for each bonus-bearing top card, of that bonus's value."
)
def pressure_cooker_1(me: Player) -> None:
    me.return_all(me.hand)
    me.draw_each([top.bonus for top in me.tops if top.bonus])


stove = card("Stove", 5, YELLOW, "hex bonus:6 factory echo", FACTORY)


@stove.echo("Score one of your top cards that shows no factory.")
def stove_echo(me: Player) -> None:
    me.score_one([top for top in me.tops if not top.has(FACTORY)])


@stove.dogma("Draw a [4] and tuck it. When the top card of that pile is below [4], draw another [4] and score it.")
def stove_1(me: Player) -> None:
    tucked = me.drawn_and_tucked(4)
    if tucked and me.value(me.top(tucked.color)) < me.boxed(4):
        me.draw_and_score(4)


@stove.dogma("Optionally splay green right.")
def stove_2(me: Player) -> None:
    me.may_splay(RIGHT, (GREEN,))
