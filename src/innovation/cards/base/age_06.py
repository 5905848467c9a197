"""Base cards of age 6."""

from __future__ import annotations

from innovation.material.words import BLUE, BULB, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, RIGHT, YELLOW
from innovation.rules.effects import FIRST, THIRD, card
from innovation.rules.player import MELD, REVEAL, Player
from innovation.table.zones import HAND, SCORE

atomic_theory = card("Atomic Theory", 6, BLUE, "bulb bulb bulb hex", BULB)


@atomic_theory.dogma("Optionally splay blue right.")
def atomic_theory_1(me: Player) -> None:
    me.may_splay(RIGHT, (BLUE,))


@atomic_theory.dogma("Draw a [7] and meld it.")
def atomic_theory_2(me: Player) -> None:
    me.draw_and_meld(7)


encyclopedia = card("Encyclopedia", 6, BLUE, "hex crown crown crown", CROWN)


@encyclopedia.dogma("Optionally meld everything of the highest value in your score pile, without exception.")
def encyclopedia_1(me: Player) -> None:
    if me.score_pile and me.may(MELD):
        me.meld_all(me.highest(me.score_pile))


classification = card("Classification", 6, GREEN, "bulb bulb bulb hex", BULB)


@classification.dogma(
    "Show one hand card. All opponents' hand cards of its color come to your hand; then meld whatever you hold of that color."
)
def classification_1(me: Player) -> None:
    shown = me.choose(REVEAL, me.hand)
    if shown is None:
        return
    me.reveal(shown)
    for opponent in me.opponents:
        me.transfer_all([held for held in opponent.hand if held.color == shown.color], me, HAND)
        opponent.prove_hand()
    me.meld_all([held for held in me.hand if held.color == shown.color])


metric_system = card("Metric System", 6, GREEN, "hex factory crown crown", CROWN)


@metric_system.dogma("With green splayed right, optionally splay another of your colors right too.")
def metric_system_1(me: Player) -> None:
    if me.splay_of(GREEN) == RIGHT:
        me.may_splay(RIGHT)


@metric_system.dogma("Optionally splay green right.")
def metric_system_2(me: Player) -> None:
    me.may_splay(RIGHT, (GREEN,))


democracy = card("Democracy", 6, PURPLE, "crown bulb bulb hex", BULB)


@democracy.dogma(
    "Optionally return hand cards, as many as you like; if you do and Democracy has by now taken more cards from you this action than from any other player, draw and score an [8]."
)
def democracy_1(me: Player) -> None:
    returned = me.return_some(me.hand, 0, len(me.hand))
    most = max([other.returned_so_far for other in me.others], default=0)
    if returned and me.returned_so_far > most:
        me.draw_and_score(8)


emancipation = card("Emancipation", 6, PURPLE, "factory bulb factory hex", FACTORY)


@emancipation.demand("The target moves one hand card to the demander's score pile; if it does, the target draws a [6].")
def emancipation_1(me: Player, you: Player) -> None:
    if you.transfer_one(you.hand, me, SCORE):
        you.draw(6)


@emancipation.dogma("Optionally splay purple or red right.")
def emancipation_2(me: Player) -> None:
    me.may_splay(RIGHT, (RED, PURPLE))


industrialization = card("Industrialization", 6, RED, "crown factory factory hex", FACTORY)


@industrialization.dogma("For each of your colors that shows a factory, counted first, draw and tuck a [6].", THIRD)
def industrialization_1(me: Player) -> None:
    for _ in [color for color in me.colors if me.count_in(color, FACTORY)]:
        me.draw_and_tuck(6)


@industrialization.dogma("For each pair of factories that you show, counted first, draw and tuck a [6].", FIRST)
def industrialization_1_first(me: Player) -> None:
    for _ in range(me.count(FACTORY) // 2):
        me.draw_and_tuck(6)


@industrialization.dogma("Optionally splay purple or red right.")
def industrialization_2(me: Player) -> None:
    me.may_splay(RIGHT, (RED, PURPLE))


machine_tools = card("Machine Tools", 6, RED, "factory factory hex factory", FACTORY)


@machine_tools.dogma("Find the highest value in your score pile; draw a card of it and score that card.")
def machine_tools_1(me: Player) -> None:
    me.draw_and_score(exactly=me.highest_value(me.score_pile))


canning = card("Canning", 6, YELLOW, "hex factory leaf factory", FACTORY)


@canning.dogma("Optionally draw a [6] and tuck it; if so, each of your top cards that shows no factory is scored.")
def canning_1(me: Player) -> None:
    if me.may("draw and tuck") and me.drawn_and_tucked(6):
        me.score_all([top for top in me.tops if not top.has(FACTORY)])


@canning.dogma("Optionally splay yellow right.")
def canning_2(me: Player) -> None:
    me.may_splay(RIGHT, (YELLOW,))


vaccination = card("Vaccination", 6, YELLOW, "leaf factory leaf hex", LEAF)


@vaccination.demand(
    "Every card of the lowest value in the target's score pile is returned; if any is, the target draws and melds a [6]."
)
def vaccination_1(me: Player, you: Player) -> None:
    if you.return_all(you.lowest(you.score_pile)):
        you.draw_and_meld(6)


@vaccination.dogma("Draw and meld a [7] if the demand returned anything.")
def vaccination_2(me: Player) -> None:
    if me.demand_returned:
        me.draw_and_meld(7)
