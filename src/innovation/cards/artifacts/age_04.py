"""Artifacts of age 4."""

from __future__ import annotations

from innovation.cards.artifacts.declare import card
from innovation.material.card import Card
from innovation.material.words import (
    BLUE,
    BULB,
    CASTLE,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    PURPLE,
    RED,
    RIGHT,
    YELLOW,
)
from innovation.rules.player import RETURN, REVEAL, SCORE_IT, Player, colored, sharing_an_icon
from innovation.table.zones import BOARD, SCORE

delft_pocket_telescope = card("Delft Pocket Telescope", 4, BLUE, "factory hex bulb bulb", BULB)


@delft_pocket_telescope.dogma(
    "One of your score cards is returned; if so, take a [5] and a [6] from the supply and show whichever of them shares an icon with it. If neither does, show and return both and do all of this again."
)
def delft_pocket_telescope_1(me: Player) -> None:
    returned = me.return_one(me.score_pile)
    while returned:
        drawn = [me.draw(5), me.draw(6)]
        alike = me.choose(REVEAL, [kept for kept in drawn if sharing_an_icon(returned)(kept)])
        if alike:
            me.reveal(alike)
            return
        for missed in drawn:
            me.reveal(missed)
        me.return_all(drawn)
        returned = me.return_one(me.score_pile)


petition_of_right = card("Petition of Right", 4, BLUE, "bulb hex crown bulb", BULB)


@petition_of_right.compel(
    "For each of its castle-bearing top cards, the target moves a card out of its score pile into the demander's."
)
def petition_of_right_1(me: Player, you: Player) -> None:
    you.transfer_several(len([top for top in you.tops if top.has(CASTLE)]), you.score_pile, me, SCORE)


hunt_lenox_globe = card("Hunt-Lenox Globe", 4, GREEN, "bulb bulb hex bulb", BULB)


@hunt_lenox_globe.dogma(
    "With fewer than four cards in hand, return your top cards, green excepted, and draw as many [5]s. In any case meld one hand card."
)
def hunt_lenox_globe_1(me: Player) -> None:
    if len(me.hand) < 4:
        returned = me.return_all([top for top in me.tops if top.color != GREEN])
        me.draw_several(len(returned), 5)
    me.meld_one(me.hand)


molasses_reef_caravel = card("Molasses Reef Caravel", 4, GREEN, "bulb bulb bulb hex", BULB)


@molasses_reef_caravel.dogma(
    "Your whole hand is returned; afterwards draw [4] three times. Meld one blue hand card, score one hand card and return a card of your score pile."
)
def molasses_reef_caravel_1(me: Player) -> None:
    me.return_all(me.hand)
    me.draw_several(3, 4)
    me.meld_one(me.hand, colored(BLUE))
    me.score_one(me.hand)
    me.return_one(me.score_pile)


abell_gallery_harpsichord = card("Abell Gallery Harpsichord", 4, PURPLE, "leaf hex crown leaf", LEAF)


@abell_gallery_harpsichord.dogma(
    "Each value that a single one of your top cards has lets you score a card drawn of it; begin with the lowest."
)
def abell_gallery_harpsichord_1(me: Player) -> None:
    values = [me.value(top) for top in me.tops]
    for value in sorted(values):
        if values.count(value) == 1:
            me.draw_and_score(exactly=value)


cross_of_coronado = card("Cross of Coronado", 4, PURPLE, "crown crown hex crown", CROWN)


@cross_of_coronado.dogma("Show your whole hand; win the game if it is five cards, one of each color.")
def cross_of_coronado_1(me: Player) -> None:
    me.show_hand()
    if len(me.hand) == 5 and len({held.color for held in me.hand}) == 5:
        me.win()


east_india_company_charter = card("East India Company Charter", 4, RED, "crown factory factory hex", FACTORY)


@east_india_company_charter.dogma(
    "Name any value but [5]; wherever a score pile has cards of it, they are returned. A [5] is drawn and scored by you once per player who lost any."
)
def east_india_company_charter_1(me: Player) -> None:
    value = me.choose_value(RETURN, [value for value in range(1, 11) if value != me.boxed(5)])
    for _ in me.return_from_all_score_piles(value):
        me.draw_and_score(5)


tortugas_galleon = card("Tortugas Galleon", 4, RED, "factory factory crown hex", FACTORY)


@tortugas_galleon.compel(
    "Every card of the highest value in the target's score pile goes to the demander's; if any does, the target also moves a top card of that value to the demander's board."
)
def tortugas_galleon_1(me: Player, you: Player) -> None:
    moved = you.transfer_all(you.highest(you.score_pile), me, SCORE)
    if moved:
        you.transfer_one([top for top in you.tops if you.value(top) == moved[0].age], me, BOARD)


mona_lisa = card("Mona Lisa", 4, YELLOW, "hex crown leaf leaf", LEAF)


@mona_lisa.dogma(
    "A number and a color are named by you; then draw [4] five times and show your hand. Where the color occurs there as often as you said, those cards are scored and its pile is splayed right; where not, your whole hand is returned."
)
def mona_lisa_1(me: Player) -> None:
    # Any number may be named: one above all that the hand can hold then stands for all that must fail.
    number = me.choose_number(SCORE_IT, len(me.hand) + 6, 0)
    color = me.choose_color(SCORE_IT, range(len(COLORS)))
    me.draw_several(5, 4)
    me.show_hand()
    fitting: list[Card] = [held for held in me.hand if held.color == color]
    if len(fitting) == number:
        me.score_all(fitting)
        me.splay(color, RIGHT)
    else:
        me.return_all(me.hand)


moses = card("Moses", 4, YELLOW, "leaf leaf hex leaf", LEAF)


@moses.compel("The target's crown-bearing top cards go to the demander's score pile, all of them.")
def moses_1(me: Player, you: Player) -> None:
    you.transfer_all([top for top in you.tops if top.has(CROWN)], me, SCORE)


@moses.dogma("Score a crown-bearing top card of yours.")
def moses_2(me: Player) -> None:
    me.score_one([top for top in me.tops if top.has(CROWN)])
