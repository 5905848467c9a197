"""Artifacts of age 6."""

from __future__ import annotations

from innovation.cards.artifacts.declare import card
from innovation.material.words import (
    BLUE,
    BULB,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    ICONS,
    LEAF,
    PURPLE,
    RED,
    RIGHT,
    UP,
    YELLOW,
)
from innovation.rules.player import CHOOSE, RETURN, REVEAL, Player, colored
from innovation.table.zones import BOARD, HAND, SCORE

kilogram_of_the_archives = card("Kilogram of the Archives", 6, BLUE, "factory hex factory bulb", FACTORY)


@kilogram_of_the_archives.dogma(
    "Return one hand card and one top card; if that is two cards worth ten together, draw and score a [10]."
)
def kilogram_of_the_archives_1(me: Player) -> None:
    held = me.return_one(me.hand)
    top = me.return_one(me.tops)
    if held and top and held.age + top.front == 10:
        me.draw_and_score(10)


puffing_billy = card("Puffing Billy", 6, BLUE, "factory hex factory factory", FACTORY)


@puffing_billy.dogma(
    "Return one hand card and look at your pile of its color: as often as its commonest icon shows there, so high is the card you draw; then splay the pile right."
)
def puffing_billy_1(me: Player) -> None:
    returned = me.return_one(me.hand)
    if returned is None:
        me.draw(exactly=0)
        return
    color = returned.color
    me.draw(exactly=max([me.count_in(color, icon) for icon in range(len(ICONS))]))
    me.splay(color, RIGHT)


buttonwood_agreement = card("Buttonwood Agreement", 6, GREEN, "factory crown factory hex", FACTORY)


@buttonwood_agreement.dogma(
    "Name three colors, then draw an [8] openly. In one of them it is scored and its color splayed up; in another it stays in hand, every card of its color in your score pile is shown and returned, and the color is unsplayed."
)
def buttonwood_agreement_1(me: Player) -> None:
    named: list[int] = []
    for taken in range(3):
        named.append(me.choose_color(CHOOSE, [c for c in range(len(COLORS)) if c not in named], taken, 3))
    drawn = me.draw_and_reveal(8)
    if drawn.color in named:
        me.score(drawn)
        me.splay(drawn.color, UP)
    else:
        me.show([scored for scored in me.score_pile if scored.color == drawn.color])
        me.return_fitting(me.score_pile, colored(drawn.color))
        me.unsplay(drawn.color)


the_wealth_of_nations = card("The Wealth of Nations", 6, GREEN, "crown factory hex crown", CROWN)


@the_wealth_of_nations.dogma(
    "Draw and score a [1]; then draw and score a card whose value is a fifth, rounded up, of all values in your score pile together."
)
def the_wealth_of_nations_1(me: Player) -> None:
    me.draw_and_score(1)
    total = sum([scored.age for scored in me.score_pile])
    me.draw_and_score(exactly=(total + 4) // 5)


marcha_real = card("Marcha Real", 6, PURPLE, "leaf leaf hex crown", LEAF)


@marcha_real.dogma(
    "Show and return two hand cards. If they are equal in value, draw a card one value above; if they are equal in color, claim any available achievement, eligible or not."
)
def marcha_real_1(me: Player) -> None:
    shown = me.choose_several(2, me.hand, RETURN)
    for held in shown:
        me.reveal(held)
    me.return_all(shown)
    if not shown:
        me.draw(exactly=1)  # both missing cards are worth 0, rules 1.5.4
    elif len(shown) == 2:
        if shown[0].age == shown[1].age:
            me.draw(exactly=shown[0].age + 1)
        if shown[0].color == shown[1].color:
            me.claim_any()


moonlight_sonata = card("Moonlight Sonata", 6, PURPLE, "bulb bulb hex bulb", BULB)


@moonlight_sonata.dogma(
    "Choose one of your colors whose top card is your highest; meld the bottom card of that pile and claim any available achievement, eligible or not."
)
def moonlight_sonata_1(me: Player) -> None:
    color = me.choose_color(CHOOSE, [top.color for top in me.highest(me.tops)])
    bottom = me.bottom(color) if color >= 0 else None
    if bottom:
        me.meld(bottom)
        me.claim_any()


frigate_constitution = card("Frigate Constitution", 6, RED, "hex factory factory factory", FACTORY)


@frigate_constitution.compel(
    "The target shows one hand card; if it equals one of the demander's top cards in value, it is returned together with the target's whole pile of its color."
)
def frigate_constitution_1(me: Player, you: Player) -> None:
    shown = you.choose(REVEAL, you.hand)
    if shown:
        you.reveal(shown)
        if shown.age in [me.value(top) for top in me.tops]:
            you.return_all([shown, *you.stack(shown.color)])


us_declaration_of_independence = card("U.S. Declaration of Independence", 6, RED, "crown crown bulb hex", CROWN)


@us_declaration_of_independence.compel(
    "The target's highest hand card goes to the demander's hand, the highest card of its score pile to the demander's, and its highest factory-bearing top card to the demander's board."
)
def us_declaration_of_independence_1(me: Player, you: Player) -> None:
    you.transfer_one(you.highest(you.hand), me, HAND)
    you.transfer_one(you.highest(you.score_pile), me, SCORE)
    you.transfer_one(you.highest([top for top in you.tops if top.has(FACTORY)]), me, BOARD)


pride_and_prejudice = card("Pride and Prejudice", 6, YELLOW, "hex bulb leaf bulb", BULB)


@pride_and_prejudice.dogma(
    "Draw and meld a [6]. Should none of the five colors, absent ones included, show fewer of your cards than its own does, score it and do this again."
)
def pride_and_prejudice_1(me: Player) -> None:
    me.score_while(
        lambda: me.drawn_and_melded(6),
        lambda melded: me.visible_in(melded.color) == min([me.visible_in(color) for color in range(len(COLORS))]),
    )


stamp_act = card("Stamp Act", 6, YELLOW, "hex crown bulb bulb", BULB)


@stamp_act.compel(
    "The target moves a card that equals its top yellow card in value out of its score pile into the demander's; if it does, it returns a card that equals its top green card in value out of its score pile."
)
def stamp_act_1(me: Player, you: Player) -> None:
    if you.transfer_one(you.scored_of(you.value(you.top(YELLOW))), me, SCORE):
        you.return_one(you.scored_of(you.value(you.top(GREEN))))
