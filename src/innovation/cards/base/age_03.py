"""Base cards of age 3."""

from __future__ import annotations

from innovation.material.words import BLUE, BULB, CASTLE, CROWN, GREEN, LEAF, LEFT, PURPLE, RED, YELLOW
from innovation.rules.achievements import WORLD
from innovation.rules.effects import FIRST, THIRD, card
from innovation.rules.player import EXCHANGE, MELD, TRANSFER, Player, has
from innovation.table.zones import BOARD, HAND, SCORE

alchemy = card("Alchemy", 3, BLUE, "hex leaf castle castle", CASTLE)


@alchemy.dogma(
    "For every three castles you show, draw a [4] openly. Any red one means that they and your whole hand are returned; without one they stay in hand."
)
def alchemy_1(me: Player) -> None:
    drawn = [me.draw_and_reveal(4) for _ in range(me.count(CASTLE) // 3)]
    if [revealed for revealed in drawn if revealed.color == RED]:
        me.return_all(me.hand)


@alchemy.dogma("Meld one hand card, then score another.")
def alchemy_2(me: Player) -> None:
    me.meld_one(me.hand)
    me.score_one(me.hand)


translation = card("Translation", 3, BLUE, "hex crown crown crown", CROWN)


@translation.dogma("Optionally meld your whole score pile, leaving nothing behind.")
def translation_1(me: Player) -> None:
    if me.score_pile and me.may(MELD):
        me.meld_all(me.score_pile)


@translation.dogma("Claim World unless one of your top cards lacks a crown.")
def translation_2(me: Player) -> None:
    if not [top for top in me.tops if not top.has(CROWN)]:
        me.claim_special(WORLD)


compass = card("Compass", 3, GREEN, "hex crown crown leaf", CROWN)


@compass.demand(
    "The target moves a leaf-bearing top card, green excepted, to the demander's board, then fetches a leafless top card from there to its own."
)
def compass_1(me: Player, you: Player) -> None:
    you.transfer_one([top for top in you.tops if top.color != GREEN and top.has(LEAF)], me, BOARD)
    you.transfer_one([top for top in me.tops if not top.has(LEAF)], you, BOARD)


paper = card("Paper", 3, GREEN, "hex bulb bulb crown", BULB)


@paper.dogma("Optionally splay blue or green left.")
def paper_1(me: Player) -> None:
    me.may_splay(LEFT, (GREEN, BLUE))


@paper.dogma("For each color that lies splayed left on your board, draw a [4].")
def paper_2(me: Player) -> None:
    me.draw_several(len([color for color in me.colors if me.splay_of(color) == LEFT]), 4)


education = card("Education", 3, PURPLE, "bulb bulb bulb hex", BULB)


@education.dogma(
    "Optionally return a card of the highest value in your score pile; if so, draw one two values above the best that remains there."
)
def education_1(me: Player) -> None:
    if me.may_return(me.highest(me.score_pile)):
        me.draw(exactly=me.highest_value(me.score_pile) + 2)


feudalism = card("Feudalism", 3, PURPLE, "hex castle leaf castle", CASTLE)


@feudalism.demand(
    "The target gives a castle-bearing hand card to the demander's hand; if it does, its own pile of that color is unsplayed.",
    THIRD,
)
def feudalism_1(me: Player, you: Player) -> None:
    moved = you.transfer_one(you.hand, me, HAND, has(CASTLE))
    if moved:
        you.unsplay(moved.color)


@feudalism.demand("The target gives a castle-bearing hand card to the demander's hand.", FIRST)
def feudalism_1_first(me: Player, you: Player) -> None:
    you.transfer_one(you.hand, me, HAND, has(CASTLE))


@feudalism.dogma("Optionally splay purple or yellow left.")
def feudalism_2(me: Player) -> None:
    me.may_splay(LEFT, (YELLOW, PURPLE))


engineering = card("Engineering", 3, RED, "castle hex bulb castle", CASTLE)


@engineering.demand("Each castle-bearing top card of the target goes to the demander's score pile.")
def engineering_1(me: Player, you: Player) -> None:
    you.transfer_all([top for top in you.tops if top.has(CASTLE)], me, SCORE)


@engineering.dogma("Optionally splay red left.")
def engineering_2(me: Player) -> None:
    me.may_splay(LEFT, (RED,))


optics = card("Optics", 3, RED, "crown crown crown hex", CROWN)


@optics.dogma(
    "Draw a [3] and meld it. With a crown on it, draw a [4] and score it; without one, choose an opponent whose points are below yours, who gets a card of your score pile into theirs."
)
def optics_1(me: Player) -> None:
    if me.draw_and_meld(3).has(CROWN):
        me.draw_and_score(4)
    elif me.score_pile:
        poorer = me.choose_player(TRANSFER, [other for other in me.opponents if other.points < me.points])
        if poorer:
            me.transfer_one(me.score_pile, poorer, SCORE)


machinery = card("Machinery", 3, YELLOW, "leaf leaf hex castle", LEAF)


@machinery.demand("The target's whole hand trades places with every card of the highest value in the demander's hand.")
def machinery_1(me: Player, you: Player) -> None:
    you.exchange(list(you.hand), HAND, me, me.highest(me.hand), HAND)


@machinery.dogma("Score one castle-bearing hand card. After that, optionally splay red left.")
def machinery_2(me: Player) -> None:
    me.score_one(me.hand, has(CASTLE))
    me.may_splay(LEFT, (RED,))


medicine = card("Medicine", 3, YELLOW, "crown leaf leaf hex", LEAF)


@medicine.demand(
    "A card of the highest value in the target's score pile trades places with one of the lowest value in the demander's."
)
def medicine_1(me: Player, you: Player) -> None:
    mine = me.choose_lowest(1, me.score_pile, EXCHANGE)
    yours = you.choose_highest(1, you.score_pile, EXCHANGE)
    you.exchange(yours, SCORE, me, mine, SCORE)
