"""Base cards of age 9."""

from __future__ import annotations

from innovation.material.words import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, UP, YELLOW
from innovation.rules.dogma import complete_dogma, execute
from innovation.rules.effects import FIRST, THIRD, card
from innovation.rules.player import MELD, REVEAL, TRANSFER, Player
from innovation.table.zones import BOARD, HAND, SCORE

computers = card("Computers", 9, BLUE, "clock hex clock factory", CLOCK)


@computers.dogma("Optionally splay green or red up.")
def computers_1(me: Player) -> None:
    me.may_splay(UP, (RED, GREEN))


@computers.dogma("Draw a [10] and meld it; carry out its shareable effects alone.")
def computers_2(me: Player) -> None:
    execute(me, me.draw_and_meld(10))


genetics = card("Genetics", 9, BLUE, "bulb bulb bulb hex", BULB)


@genetics.dogma("Draw a [10] and meld it; everything that it covers in its pile is scored.")
def genetics_1(me: Player) -> None:
    me.score_in_order(me.beneath(me.draw_and_meld(10)))


collaboration = card("Collaboration", 9, GREEN, "hex crown clock crown", CROWN)


@collaboration.demand(
    "The target draws [9] twice, openly. The demander picks the one that goes to the demander's board; the target melds the other."
)
def collaboration_1(me: Player, you: Player) -> None:
    drawn = [you.draw_and_reveal(9), you.draw_and_reveal(9)]
    picked = me.choose(TRANSFER, drawn, to=me, zone=BOARD)
    if picked:
        you.transfer(picked, me, BOARD)
        drawn.remove(picked)
        you.meld(drawn[0])


@collaboration.dogma("Win the game if your green pile holds at least ten cards.")
def collaboration_2(me: Player) -> None:
    if len(me.stack(GREEN)) >= 10:
        me.win()


satellites = card("Satellites", 9, GREEN, "hex clock clock clock", CLOCK)


@satellites.dogma("Your whole hand is returned; afterwards draw [8] three times.")
def satellites_1(me: Player) -> None:
    me.return_all(me.hand)
    me.draw_several(3, 8)


@satellites.dogma("Optionally splay purple up.")
def satellites_2(me: Player) -> None:
    me.may_splay(UP, (PURPLE,))


@satellites.dogma("Meld one hand card; carry out its shareable effects alone.")
def satellites_3(me: Player) -> None:
    chosen = me.choose(MELD, me.hand)
    if chosen:
        me.meld(chosen)
        execute(me, chosen)


services = card("Services", 9, PURPLE, "hex leaf leaf leaf", LEAF)


@services.demand(
    "Every card of the highest value in the target's score pile goes to the demander's hand; if any does, the target takes a leafless top card of the demander into its hand."
)
def services_1(me: Player, you: Player) -> None:
    if you.transfer_all(you.highest(you.score_pile), me, HAND):
        you.transfer_one([top for top in me.tops if not top.has(LEAF)], you, HAND)


specialization = card("Specialization", 9, PURPLE, "hex factory leaf factory", FACTORY)


@specialization.dogma("Show one hand card; the opponents' top cards of its color come to your hand.")
def specialization_1(me: Player) -> None:
    shown = me.choose(REVEAL, me.hand)
    if shown:
        me.reveal(shown)
        taken = [opponent.top(shown.color) for opponent in me.opponents]
        me.transfer_all([top for top in taken if top], me, HAND)


@specialization.dogma("Optionally splay blue or yellow up.")
def specialization_2(me: Player) -> None:
    me.may_splay(UP, (YELLOW, BLUE))


composites = card("Composites", 9, RED, "factory factory hex factory", FACTORY)


@composites.demand(
    "The target keeps a single hand card; the others go to the demander's hand, and a card of the highest value in its score pile goes to the demander's."
)
def composites_1(me: Player, you: Player) -> None:
    kept = you.choose("keep", you.hand)
    you.transfer_all([held for held in you.hand if held is not kept], me, HAND)
    you.transfer_one(you.highest(you.score_pile), me, SCORE)


fission = card("Fission", 9, RED, "hex clock clock clock", CLOCK)


@fission.demand(
    "The target draws a [10] openly. A red one removes every hand, board and score pile from the game, and this action is over at once."
)
def fission_1(me: Player, you: Player) -> None:
    if you.draw_and_reveal(10).color == RED:
        you.resolution.remove_hands_boards_and_scores()
        complete_dogma()


@fission.dogma("Choose a top card on anybody's board, Fission excepted, and return it; after that, draw a [10].", THIRD)
def fission_2(me: Player) -> None:
    _return_any_top_but_fission(me)
    me.draw(10)


@fission.dogma("Choose a top card on anybody's board, Fission excepted, and return it.", FIRST)
def fission_2_first(me: Player) -> None:
    _return_any_top_but_fission(me)


def _return_any_top_but_fission(me: Player) -> None:
    me.return_one([top for player in me.everyone for top in player.tops if top is not fission.card])


ecology = card("Ecology", 9, YELLOW, "leaf bulb bulb hex", BULB)


@ecology.dogma("Optionally return one hand card; if so, score another and draw [10] twice.")
def ecology_1(me: Player) -> None:
    if me.may_return(me.hand):
        me.score_one(me.hand)
        me.draw_several(2, 10)


suburbia = card("Suburbia", 9, YELLOW, "hex crown leaf leaf", LEAF)


@suburbia.dogma("Optionally tuck hand cards, as many as you like; draw and score that many [1]s.")
def suburbia_1(me: Player) -> None:
    for _ in me.tuck_some(me.hand, 0, len(me.hand)):
        me.draw_and_score(1)
