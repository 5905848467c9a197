"""Echoes cards of age 7."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.card import Card
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
from innovation.rules.echoes import HISTORY
from innovation.rules.player import FORESHADOW, MELD, RETURN, TRANSFER, Player
from innovation.table.zones import HAND, SCORE

photography = card("Photography", 7, BLUE, "echo bulb hex bonus:7", BULB)


@photography.echo("Meld one of the cards in your forecast.")
def photography_echo(me: Player) -> None:
    me.meld_one(me.forecast)


@photography.demand("The target takes its highest top card into its own hand.")
def photography_1(me: Player, you: Player) -> None:
    you.take_one(you.highest(you.tops))


@photography.dogma("Claim History if a single color of yours shows three or more echo effects.")
def photography_2(me: Player) -> None:
    if [color for color in me.colors if me.echoes_in(color) >= 3]:
        me.claim_special(HISTORY)


typewriter = card("Typewriter", 7, BLUE, "bulb hex crown crown", CROWN)


@typewriter.dogma(
    "Your whole hand is returned; then draw a [6] and, for each color among the returned cards, one more card, each time one value higher."
)
def typewriter_1(me: Player) -> None:
    me.show_hand()  # its colors decide what comes next, so everybody sees it
    returned = me.return_all(me.hand)
    me.draw(6)
    for step in range(len({back.color for back in returned})):
        me.draw(exactly=me.boxed(6) + 1 + step)


jeans = card("Jeans", 7, GREEN, "echo leaf hex bonus:8", LEAF)


@jeans.echo("Draw a [9] twice; one of these cards is returned, the other foreshadowed.")
def jeans_echo(me: Player) -> None:
    drawn = me.draw_several(2, 9)
    me.one_of(RETURN, drawn)
    for kept in drawn:
        me.foreshadow(kept)


@jeans.dogma(
    "Name two different values below [7] and draw a card of either openly; one of the two is melded, the other is returned."
)
def jeans_1(me: Player) -> None:
    values = range(1, min(me.boxed(7), 11))
    first = me.choose_value("draw", values)
    second = me.choose_value("draw", [value for value in values if value != first])
    drawn = [me.draw_and_reveal(exactly=first), me.draw_and_reveal(exactly=second)]
    me.one_of(MELD, drawn)
    me.return_all(drawn)


telegraph = card("Telegraph", 7, GREEN, "hex clock clock bulb", CLOCK)


@telegraph.dogma(
    "Optionally name a color and an opponent; that pile of yours is then splayed exactly as the opponent's lies."
)
def telegraph_1(me: Player) -> None:
    opponent = me.may_choose_player("match splay", [other for other in me.opponents if _differing(me, other)])
    if opponent:
        color = me.choose_color("match splay", _differing(me, opponent))
        me.splay(color, opponent.splay_of(color))


def _differing(me: Player, other: Player) -> list[int]:
    """The colors in which my pile can be splayed and would change."""
    return [color for color in me.colors if len(me.stack(color)) > 1 and me.splay_of(color) != other.splay_of(color)]


@telegraph.dogma("Optionally splay blue up.")
def telegraph_2(me: Player) -> None:
    me.may_splay(UP, (BLUE,))


ice_cream = card("Ice Cream", 7, PURPLE, "hex bonus:8 leaf echo", LEAF)


@ice_cream.echo("Score one of your top cards that has no bonus, purple excepted.")
def ice_cream_echo(me: Player) -> None:
    me.score_one([top for top in me.tops if top.color != PURPLE and not top.bonus])


@ice_cream.demand("The target draws and melds a [1].")
def ice_cream_1(me: Player, you: Player) -> None:
    you.draw_and_meld(1)


@ice_cream.dogma(
    "Choose [6], [7], [8] or [9]; optionally move the bottom card of that supply pile, unseen, to the available achievements."
)
def ice_cream_2(me: Player) -> None:
    me.may_make_available(me.choose_boxed("make available", 6, 7, 8, 9))


saxophone = card("Saxophone", 7, PURPLE, "bonus:7 crown note crown", CROWN)


@saxophone.dogma("Optionally splay purple up.")
def saxophone_1(me: Player) -> None:
    me.may_splay(UP, (PURPLE,))


@saxophone.dogma(
    "Bell, Flute, Piano and Saxophone each carry a music note. Count the visible ones on all boards: with all four you win the game, with fewer you draw that many [7]s."
)
def saxophone_2(me: Player) -> None:
    notes = len(me.music_notes)
    if notes == 4:
        me.win()
    me.draw_several(notes, 7)


machine_gun = card("Machine Gun", 7, RED, "factory factory echo hex", FACTORY)


@machine_gun.echo("With top cards of all five colors, a [7] is drawn and scored.")
def machine_gun_echo(me: Player) -> None:
    if len(me.tops) == 5:
        me.draw_and_score(7)


@machine_gun.demand(
    "The target moves its bonus-bearing top cards, all of them, to the demander's score pile; if it moves any, the target draws a [7]."
)
def machine_gun_1(me: Player, you: Player) -> None:
    if you.transfer_all([top for top in you.tops if top.bonus], me, SCORE):
        you.draw(7)


@machine_gun.dogma("Return each of your top cards, red excepted.")
def machine_gun_2(me: Player) -> None:
    me.return_all([top for top in me.tops if top.color != RED])


rubber = card("Rubber", 7, RED, "hex echo factory bonus:7", FACTORY)


@rubber.echo("Draw an [8] and tuck it, twice.")
def rubber_echo(me: Player) -> None:
    me.draw_and_tuck(8)
    me.draw_and_tuck(8)


@rubber.dogma("Score one of your top cards that has no bonus.")
def rubber_1(me: Player) -> None:
    me.score_one([top for top in me.tops if not top.bonus])


@rubber.dogma("Optionally splay red up.")
def rubber_2(me: Player) -> None:
    me.may_splay(UP, (RED,))


elevator = card("Elevator", 7, YELLOW, "bonus:7 echo clock hex", CLOCK)


@elevator.echo("Score the card at the top or at the bottom of your green pile.")
def elevator_echo(me: Player) -> None:
    stack = me.stack(GREEN)
    me.score_one([end for place, end in enumerate(stack) if place in (0, len(stack) - 1)])


@elevator.dogma(
    "Choose a value that lies in your score pile, and choose hands or score piles. From there, every card of this value that another player has goes to your score pile."
)
def elevator_1(me: Player) -> None:
    value = me.choose_value(TRANSFER, [scored.age for scored in me.score_pile])
    if not value:
        return
    from_hands = me.prefers("hands not score piles")
    cards: list[Card] = []
    for other in me.others:
        cards.extend(other.hand if from_hands else other.score_pile)
    me.transfer_all([theirs for theirs in cards if theirs.age == value], me, SCORE)


fertilizer = card("Fertilizer", 7, YELLOW, "leaf hex factory leaf", LEAF)


@fertilizer.dogma(
    "Optionally return one hand card; if so, all cards of its value in all score piles, yours included, go to your hand."
)
def fertilizer_1(me: Player) -> None:
    returned = me.may_return(me.hand)
    if returned:
        scored = [scored for player in me.everyone for scored in player.score_pile if scored.age == returned.age]
        me.transfer_all(scored, me, HAND)


@fertilizer.dogma("Name a value; draw a card of it and foreshadow it.")
def fertilizer_2(me: Player) -> None:
    me.draw_and_foreshadow(exactly=me.choose_value(FORESHADOW))
