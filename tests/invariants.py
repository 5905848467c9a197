"""What must hold of every position: recounted the slow way, from the written position and the card table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from innovation import Game
from innovation.material.card import NUMBERED, PLACES, Card, icon_count
from innovation.material.catalog import CARDS
from innovation.material.words import COLORS, ICONS

VISIBLE = {
    "none": (),
    "left": ("bottom_right",),
    "right": ("top_left", "bottom_left"),
    "up": ("bottom_left", "bottom_center", "bottom_right"),
}
"""Rules 7.2.2 for cards with four places, restated."""

SEAT_ZONES = ("hand", "revealed", "score", "forecast", "achievements", "display")


def places_of_cards(position: dict[str, Any]) -> Counter[str]:
    """How often each card is named in a written position."""
    named: Counter[str] = Counter()
    for piles in position["supply"].values():
        for cards in piles.values():
            named.update(cards)
    named.update(position["achievements"])
    named.update(position["relics"])
    named.update(position["removed"])
    for seat in position["players"].values():
        for zone in SEAT_ZONES:
            named.update(seat.get(zone, []))
        for stack in seat["board"].values():
            named.update(stack["cards"])
    return named


def in_play(position: dict[str, Any]) -> set[str]:
    """The names of all cards of the sets in play."""
    sets = position["game"]["sets"]
    from innovation.material.words import SETS

    return {card.name for card in CARDS if SETS[card.card_set] in sets}


def visible_icons(stack: dict[str, Any]) -> Counter[str]:
    """The resource icons that a written pile shows, counted place by place."""
    counted: Counter[str] = Counter()
    for depth, name in enumerate(stack["cards"]):
        card = CARDS[name]
        shown = PLACES if depth == 0 else VISIBLE[stack["splay"]]
        counted.update(icon for place, icon in zip(PLACES, card.icons, strict=False) if place in shown)
    del counted["hex"]
    return counted


def check(game: Game) -> None:
    """Assert every invariant of the position a game stands in."""
    position = game.position()
    named = places_of_cards(position)
    assert set(named) == in_play(position), "a card is missing or out of nowhere"
    assert max(named.values()) == 1, f"in two places: {[name for name, times in named.items() if times > 1]}"
    for number, (name, seat) in enumerate(position["players"].items()):
        shown: Counter[str] = Counter()
        for color, stack in seat["board"].items():
            assert stack["cards"], f"{name} has an empty pile written"
            assert stack["splay"] == "none" or len(stack["cards"]) > 1, f"{name}'s single {color} card is splayed"
            assert all(CARDS[card].color_name == color for card in stack["cards"])
            shown.update(visible_icons(stack))
        kept = game._current.seats[number].icons
        assert {icon: icon_count(kept, code) for code, icon in enumerate(ICONS)} == {
            icon: shown[icon] for icon in ICONS
        }
        assert seat["points"] == sum(CARDS[card].age for card in seat["score"])
    _check_index(game)


def _check_index(game: Game) -> None:
    """The kept place of every card is where it lies."""
    from innovation.table.zones import ACHIEVEMENTS, BOARD, HAND, PILE, REVEALED, SCORE, place_of

    position = game._current
    expected: dict[Card, int] = {}
    for pile in position.piles:
        expected.update(dict.fromkeys(pile, PILE))
    for number, seat in enumerate(position.seats):
        for zone, cards in (
            (HAND, seat.hand),
            (REVEALED, seat.revealed),
            (SCORE, seat.score),
            (ACHIEVEMENTS, seat.achievements),
        ):
            expected.update(dict.fromkeys(cards, place_of(number, zone)))
        for color in range(len(COLORS)):
            expected.update(dict.fromkeys(seat.board[color].cards, place_of(number, BOARD)))
    for card, place in expected.items():
        assert position.where[card.index] == place, card


def numbered_names() -> set[str]:
    """The names of all numbered cards."""
    return {card.name for card in CARDS if card.kind == NUMBERED}
