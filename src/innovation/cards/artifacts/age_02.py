"""Artifacts of age 2."""

from __future__ import annotations

from innovation.cards.artifacts.declare import card
from innovation.material.words import (
    ARTIFACTS,
    BLUE,
    BULB,
    CASTLE,
    CROWN,
    GREEN,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    YELLOW,
)
from innovation.rules.dogma import execute
from innovation.rules.player import CHOOSE, MELD, TRANSFER, Player
from innovation.table.zones import BOARD

rosetta_stone = card("Rosetta Stone", 2, BLUE, "castle castle castle hex", CASTLE)


@rosetta_stone.dogma(
    "Name a set and draw a [2] from it twice. Meld one of these cards; the other goes to the board of an opponent you choose."
)
def rosetta_stone_1(me: Player) -> None:
    card_set = me.choose_set("draw")
    drawn = [me.draw(2, card_set), me.draw(2, card_set)]
    me.one_of(MELD, drawn)
    opponent = me.choose_player(TRANSFER, me.opponents)
    if opponent:
        me.transfer_all(drawn, opponent, BOARD)


seikilos_epitaph = card("Seikilos Epitaph", 2, BLUE, "leaf leaf leaf hex", LEAF)


@seikilos_epitaph.dogma(
    "Draw a [3] and meld it; then meld the bottom card of that pile and carry out its shareable effects alone."
)
def seikilos_epitaph_1(me: Player) -> None:
    bottom = me.bottom(me.draw_and_meld(3).color)
    if bottom:
        me.meld(bottom)
        execute(me, bottom)


baghdad_battery = card("Baghdad Battery", 2, GREEN, "crown bulb hex crown", CROWN)


@baghdad_battery.dogma("Meld two hand cards. If they share a color but not a set, draw and score a [2] five times.")
def baghdad_battery_1(me: Player) -> None:
    melded = me.meld_some(me.hand, 2, 2)
    if len(melded) == 2 and melded[0].color == melded[1].color and melded[0].card_set != melded[1].card_set:
        for _ in range(5):
            me.draw_and_score(2)


holy_lance = card("Holy Lance", 2, GREEN, "castle leaf hex castle", CASTLE)


@holy_lance.compel("The target moves a top Artifact to the demander's board.")
def holy_lance_1(me: Player, you: Player) -> None:
    you.transfer_one([top for top in you.tops if top.card_set == ARTIFACTS], me, BOARD)


@holy_lance.dogma("Win the game if Holy Grail is one of your top cards.")
def holy_lance_2(me: Player) -> None:
    if holy_grail.card in me.tops:
        me.win()


cyrus_cylinder = card("Cyrus Cylinder", 2, PURPLE, "hex bulb bulb castle", BULB)


@cyrus_cylinder.dogma(
    "Choose a purple top card on anybody's board, not this one; carry out its shareable effects alone. Then choose a color on anybody's board, which is splayed left."
)
def cyrus_cylinder_1(me: Player) -> None:
    this = me.this_card
    purple = [player.top(PURPLE) for player in me.everyone]
    execute(me, me.choose(CHOOSE, [top for top in purple if top and top is not this]))
    me.splay_any_color(LEFT)


dead_sea_scrolls = card("Dead Sea Scrolls", 2, PURPLE, "hex castle bulb castle", CASTLE)


@dead_sea_scrolls.dogma("An Artifact as high as your top cards go is drawn.")
def dead_sea_scrolls_1(me: Player) -> None:
    me.draw(exactly=me.highest_top, card_set=ARTIFACTS)


babylonian_chronicles = card("Babylonian Chronicles", 2, RED, "hex castle castle castle", CASTLE)


@babylonian_chronicles.compel("The target moves a castle-bearing top card, red excepted, to the demander's board.")
def babylonian_chronicles_1(me: Player, you: Player) -> None:
    you.transfer_one([top for top in you.tops if top.color != RED and top.has(CASTLE)], me, BOARD)


@babylonian_chronicles.dogma("Draw a [3] and score it.")
def babylonian_chronicles_2(me: Player) -> None:
    me.draw_and_score(3)


chronicle_of_zuo = card("Chronicle of Zuo", 2, RED, "crown hex bulb bulb", BULB)


@chronicle_of_zuo.dogma(
    "Draw a [2] if nobody shows fewer castles than you, a [3] if nobody shows fewer crowns, a [4] if nobody shows fewer bulbs."
)
def chronicle_of_zuo_1(me: Player) -> None:
    for icon, value in ((CASTLE, 2), (CROWN, 3), (BULB, 4)):
        if me.count(icon) == min([player.count(icon) for player in me.everyone]):
            me.draw(value)


holy_grail = card("Holy Grail", 2, YELLOW, "leaf hex crown leaf", LEAF)


@holy_grail.dogma("Return one hand card; if so, claim an available achievement of its value, eligible or not.")
def holy_grail_1(me: Player) -> None:
    returned = me.return_one(me.hand)
    if returned:
        me.claim_of_value(returned.age)


terracotta_army = card("Terracotta Army", 2, YELLOW, "crown crown crown hex", CROWN)


@terracotta_army.compel("The target returns a top card without a castle.")
def terracotta_army_1(me: Player, you: Player) -> None:
    you.return_one([top for top in you.tops if not top.has(CASTLE)])


@terracotta_army.dogma("Score one hand card without a castle.")
def terracotta_army_2(me: Player) -> None:
    me.score_one(me.hand, lambda held: not held.has(CASTLE))
