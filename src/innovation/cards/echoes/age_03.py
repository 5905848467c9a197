"""Echoes cards of age 3."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.card import Card
from innovation.material.words import (
    BLUE,
    BULB,
    CASTLE,
    CROWN,
    GREEN,
    ICONS,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    UNSPLAYED,
    YELLOW,
)
from innovation.rules.echoes import SUPREMACY
from innovation.rules.player import RETURN, Player, has_bonus
from innovation.table.zones import FORECAST, SCORE

almanac = card("Almanac", 3, BLUE, "hex leaf bonus:4 echo", LEAF)


@almanac.echo("Draw a [4] and foreshadow it.")
def almanac_echo(me: Player) -> None:
    me.draw_and_foreshadow(4)


@almanac.dogma(
    "Optionally show and return a bonus-bearing forecast card; if so, draw and score a card one value above that bonus."
)
def almanac_1(me: Player) -> None:
    shown = me.may_choose(RETURN, me.forecast, has_bonus)
    if shown:
        me.show([shown])
        if me.return_(shown):
            me.draw_and_score(exactly=shown.bonus + 1)


magnifying_glass = card("Magnifying Glass", 3, BLUE, "bulb hex bonus:3 echo", BULB)


@magnifying_glass.echo("Draw a [4]; after that, return one hand card.")
def magnifying_glass_echo(me: Player) -> None:
    me.draw(4)
    me.return_one(me.hand)


@magnifying_glass.dogma(
    "Optionally return three hand cards of one and the same value; if so, draw a card two values above them."
)
def magnifying_glass_1(me: Player) -> None:
    values = [held.age for held in me.hand]
    first = me.may_choose(RETURN, [held for held in me.hand if values.count(held.age) >= 3])
    if first:
        others = [held for held in me.hand if held.age == first.age and held is not first]
        if me.return_(first) + len(me.return_several(2, others)) == 3:
            me.draw(exactly=first.age + 2)


@magnifying_glass.dogma("Optionally splay blue or yellow left.")
def magnifying_glass_2(me: Player) -> None:
    me.may_splay(LEFT, (YELLOW, BLUE))


charitable_trust = card("Charitable Trust", 3, GREEN, "echo hex crown bonus:3", CROWN)


@charitable_trust.echo("Draw a [4], or a [3] if you prefer.")
def charitable_trust_echo(me: Player) -> None:
    me.remember(me.draw(exactly=me.choose_boxed("draw", 3, 4)))


@charitable_trust.dogma(
    "Optionally meld the card that the echo of Charitable Trust let you draw; if so, your top green card is returned or, if you are eligible for it and want it, achieved."
)
def charitable_trust_1(me: Player) -> None:
    hand = me.hand
    if not me.may_meld([drawn for drawn in me.remembered if drawn in hand]):
        return
    green = me.top(GREEN)
    if green is None:
        return
    if me.eligible(me.value(green)) and me.prefers("achieve not return", green):
        me.achieve(green)
    else:
        me.return_(green)


homing_pigeons = card("Homing Pigeons", 3, GREEN, "bonus:3 leaf hex leaf", LEAF)


@homing_pigeons.demand(
    "The target returns two cards of its score pile; each must share its value with some card in the demander's hand."
)
def homing_pigeons_1(me: Player, you: Player) -> None:
    values = [held.age for held in me.hand]
    you.return_several(2, [scored for scored in you.score_pile if scored.age in values])


@homing_pigeons.dogma("Optionally splay green or red left.")
def homing_pigeons_2(me: Player) -> None:
    me.may_splay(LEFT, (RED, GREEN))


novel = card("Novel", 3, PURPLE, "hex bonus:3 crown echo", CROWN)


@novel.echo("Draw one card of value [3].")
def novel_echo(me: Player) -> None:
    me.draw(3)


@novel.dogma("Draw one card of value [3]. Optionally splay purple left.")
def novel_1(me: Player) -> None:
    me.draw(3)
    me.may_splay(LEFT, (PURPLE,))


@novel.dogma("Claim Supremacy if your top cards, purple left aside, all show one and the same icon other than a crown.")
def novel_2(me: Player) -> None:
    tops = [top for top in me.tops if top.color != PURPLE]
    for icon in range(len(ICONS)):
        if icon != CROWN and tops and not [top for top in tops if not top.has(icon)]:
            me.claim_special(SUPREMACY)
            return


sunglasses = card("Sunglasses", 3, PURPLE, "hex bonus:3 echo castle", CASTLE)


@sunglasses.echo("Score one hand card of a color that lies splayed on your board.")
def sunglasses_echo(me: Player) -> None:
    me.score_one(me.hand, lambda held: me.splay_of(held.color) != UNSPLAYED)


@sunglasses.dogma(
    "Optionally do one of two things: splay purple the way another of your colors lies, or splay another of your colors the way purple lies."
)
def sunglasses_1(me: Player) -> None:
    others = [color for color in me.colors if color != PURPLE]
    purple = me.splay_of(PURPLE)
    models = [me.splay_of(color) for color in others if me.splay_of(color) != purple]
    choices: list[int] = []
    if me.top(PURPLE):
        choices = [color for color in others if me.splay_of(color) != purple and len(me.stack(color)) > 1]
    if models and len(me.stack(PURPLE)) > 1:
        choices.append(PURPLE)
    color = me.may_choose_color("match splay", choices)
    if color == PURPLE:
        me.splay(PURPLE, me.choose_direction("match splay", models))
    elif color >= 0:
        me.splay(color, purple)


katana = card("Katana", 3, RED, "castle castle hex castle", CASTLE)


@katana.demand(
    "The target moves two castle-bearing top cards, one after the other, to the demander's score pile; if it moves any, it draws a card whose value is the number of castles on them and moves it to the demander's forecast."
)
def katana_1(me: Player, you: Player) -> None:
    moved: list[Card] = []
    for _ in range(2):
        top = you.transfer_one([top for top in you.tops if top.has(CASTLE)], me, SCORE)
        if top:
            moved.append(top)
    if moved:
        castles = sum([top.icons.count("castle") for top in moved])
        you.transfer(you.draw(exactly=castles), me, FORECAST)


liquid_fire = card("Liquid Fire", 3, RED, "hex bulb bulb bulb", BULB)


@liquid_fire.demand(
    "The target draws openly a card whose value is its highest visible bonus and moves it to the demander's forecast. A red card also sends the target's whole hand to the demander's score pile."
)
def liquid_fire_1(me: Player, you: Player) -> None:
    drawn = you.draw_and_reveal(exactly=max(you.bonuses, default=0))
    you.transfer(drawn, me, FORECAST)
    if drawn.color == RED:
        you.transfer_all(you.hand, me, SCORE)


deodorant = card("Deodorant", 3, YELLOW, "crown echo crown hex", CROWN)


@deodorant.echo("Draw a [3] and meld it.")
def deodorant_echo(me: Player) -> None:
    me.draw_and_meld(3)


@deodorant.dogma("If a castle shows on one of your top cards, a [3] is drawn and melded; if not, a [4] is drawn.")
def deodorant_1(me: Player) -> None:
    if [top for top in me.tops if top.has(CASTLE)]:
        me.draw_and_meld(3)
    else:
        me.draw(4)


sandpaper = card("Sandpaper", 3, YELLOW, "crown crown hex leaf", CROWN)


@sandpaper.dogma(
    "Optionally return hand cards, as many as you like, and draw that many [3]s; after that, meld one hand card."
)
def sandpaper_1(me: Player) -> None:
    returned = me.return_some(me.hand, 0, len(me.hand))
    me.draw_several(len(returned), 3)
    me.meld_one(me.hand)
