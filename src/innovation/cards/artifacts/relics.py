"""The five relics: numbered cards apart from the sets' 105, each of a set of its own (rules 14.6)."""

from __future__ import annotations

from collections import Counter

from innovation.material.card import HEXAGONS, RELIC, TOP_CENTER, Card
from innovation.material.words import (
    ARTIFACTS,
    BASE,
    BLUE,
    BULB,
    CITIES,
    CLOCK,
    CROWN,
    ECHOES,
    FACTORY,
    GREEN,
    ICONS,
    LEAF,
    PURPLE,
    YELLOW,
)
from innovation.rules.effects import card
from innovation.rules.player import REVEAL, Player

timbuktu = card("Timbuktu", 3, GREEN, "bulb crown crown crown hex plus", CROWN, CITIES, RELIC)

complex_numbers = card("Complex Numbers", 4, BLUE, "factory hex bulb bulb", BULB, BASE, RELIC)


@complex_numbers.dogma(
    "Optionally show a hand card whose icons are exactly those of one of your top cards, kind by kind and equally many; if you do, claim an available achievement of its value, eligible or not."
)
def complex_numbers_1(me: Player) -> None:
    patterns = [icon_pattern(top) for top in me.tops]
    shown = me.may_choose(REVEAL, me.hand, lambda held: icon_pattern(held) in patterns)
    if shown:
        me.reveal(shown)
        me.claim_of_value(shown.age)


def icon_pattern(printed: Card) -> Counter[str]:
    """How often each kind of icon is on a card; hexagons and effects count for nothing, a search icon is its own kind."""
    pattern: Counter[str] = Counter()
    for place, icon in enumerate(printed.icons):
        if icon in HEXAGONS or icon in ("echo", "inspire", "none"):
            continue
        searching = place == TOP_CENTER and icon in ICONS
        pattern[f"search {icon}" if searching else icon] += 1
    return pattern


newton_wickins_telescope = card(
    "Newton-Wickins Telescope", 5, PURPLE, "factory bulb factory hex", FACTORY, ARTIFACTS, RELIC
)


@newton_wickins_telescope.dogma(
    "Optionally return one or more score pile cards; if so, a card as high as their number is drawn and melded, and one with a clock goes back at once."
)
def newton_wickins_telescope_1(me: Player) -> None:
    returned = me.return_some(me.score_pile, 0, len(me.score_pile))
    if returned:
        melded = me.drawn_and_melded(exactly=len(returned))
        if melded and melded.has(CLOCK):
            me.return_(melded)


safety_pin = card("Safety Pin", 7, YELLOW, "hex echo leaf leaf", LEAF, ECHOES, RELIC)


@safety_pin.echo("Draw a [7] and score it.")
def safety_pin_echo(me: Player) -> None:
    me.draw_and_score(7)


@safety_pin.demand("Every hand card of the target above [6] is returned; then the target draws a [6].")
def safety_pin_1(me: Player, you: Player) -> None:
    you.return_all([held for held in you.hand if held.age > 6])
    you.draw(6)
