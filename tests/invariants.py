"""What must hold of every position: recounted the slow way, from the written position and the card table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from innovation import Game
from innovation.material.card import NUMBERED, RELIC, SPECIAL, Card, icon_count
from innovation.material.catalog import CARDS
from innovation.material.words import ARTIFACTS, BASE, COLORS, ICONS, SETS
from innovation.table.stack import Stack
from innovation.table.zones import (
    ABSENT,
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    DISPLAY,
    FORECAST,
    HAND,
    PILE,
    RELICS,
    REMOVED,
    REVEALED,
    SCORE,
    SPECIALS,
    place_of,
)
from tests.helpers import reckoning

PLACES = ("top_left", "bottom_left", "bottom_center", "bottom_right", "top_right", "top_center")
"""The places of a card in the order in which it lists its icons: the first four on every card, all on a City."""

VISIBLE = {
    "none": (),
    "left": ("bottom_right", "top_right"),
    "right": ("top_left", "bottom_left"),
    "up": ("bottom_left", "bottom_center", "bottom_right"),
}
"""Rules 7.2.2, restated."""

SEAT_ZONES = ("hand", "revealed", "score", "forecast", "achievements", "display")
Json = dict[str, Any]


def places_of_cards(position: Json) -> Counter[str]:
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


def in_play(position: Json) -> set[str]:
    """The names of all cards of the sets in play, and of the relics if there are any, whatever their sets (14.6.1)."""
    game = position["game"]
    relics = {card.name for card in CARDS if card.kind == RELIC and game.get("relics")}
    rest = [card for card in CARDS if card.kind != RELIC and SETS[card.card_set] in game["sets"]]
    replaced = game.get("relics_replace_base_specials") == "on"
    kept = [card for card in rest if not (replaced and card.kind == SPECIAL and card.card_set == BASE)]
    return relics | {card.name for card in kept}


def shown_in(stack: Json) -> list[str]:
    """Everything that a written pile shows, place by place: icons, bonuses, echoes, hexagons and the rest (7.2.4)."""
    shown: list[str] = []
    for depth, name in enumerate(stack["cards"]):
        places = PLACES if depth == 0 else VISIBLE[stack["splay"]]
        shown.extend(icon for place, icon in zip(PLACES, CARDS[name].icons, strict=False) if place in places)
    return shown


def visible_cards(board: Json, color: str) -> int:
    """How many cards of a color are visible (rules 7.4.2)."""
    stack = board.get(color)
    if stack is None:
        return 0
    return 1 if stack["splay"] == "none" else len(stack["cards"])


def bonuses_on(board: Json) -> list[int]:
    """The bonuses that a written board shows."""
    marks = [mark for stack in board.values() for mark in shown_in(stack)]
    return [int(mark.removeprefix("bonus:")) for mark in marks if mark.startswith("bonus:")]


def points_of(seat: Json) -> int:
    """Rules 8.1, 8.3: the score pile, the highest bonus, and one for each further bonus."""
    bonuses = sorted(bonuses_on(seat["board"]))
    pile = sum(CARDS[card].age for card in seat["score"])
    return pile + (bonuses[-1] + len(bonuses[:-1]) if bonuses else 0)


def opponents_of(position: Json, player: str) -> list[str]:
    """Rules 1.9.5: who is on another team, of those who are still in the game."""
    seating = position["game"]["players"]
    partner = ""
    if position["game"]["teams"] is not None:
        partner = seating[(seating.index(player) + 2) % 4]
    left = [name for name in seating if not position["players"][name].get("eliminated")]
    return [name for name in left if name not in (player, partner)]


def passing_achievements(position: Json, player: str) -> int:
    """Rules 13.8: the fountains a player shows, and his flags where no opponent shows more cards of the color."""
    count = 0
    board = position["players"][player]["board"]
    rivals = [position["players"][name]["board"] for name in opponents_of(position, player)]
    for color, stack in board.items():
        marks = shown_in(stack)
        count += marks.count("fountain")
        if all(visible_cards(rival, color) <= visible_cards(board, color) for rival in rivals):
            count += marks.count("flag")
    return count


def check(game: Game) -> None:
    """Assert every invariant of the position a game stands in."""
    position = game.position()
    named = places_of_cards(position)
    away = {card.name for card in game.table.away}
    assert set(named) | away == in_play(position), "a card is missing or out of nowhere"
    assert not set(named) & away, "a card put away at set-up is back"
    assert max(named.values()) == 1, f"in two places: {[name for name, times in named.items() if times > 1]}"
    check_piles(position)
    check_relics(position)
    counting = reckoning(game)
    for number, (name, seat) in enumerate(position["players"].items()):
        check_board(name, seat["board"])
        check_forecast(game, name, seat)
        check_display(name, seat)
        check_eliminated(name, seat, position)
        shown = Counter(mark for stack in seat["board"].values() for mark in shown_in(stack))
        kept = game.table.seats[number].icons
        assert {icon: icon_count(kept, code) for code, icon in enumerate(ICONS)} == {
            icon: shown[icon] for icon in ICONS
        }
        for color, stack in enumerate(game.table.seats[number].board):
            check_marks(stack, seat["board"].get(COLORS[color], {"splay": "none", "cards": []}))
        assert sorted(counting.visible_bonuses(number)) == sorted(bonuses_on(seat["board"])), name
        assert seat["points"] == points_of(seat), name
        passing = passing_achievements(position, name)
        assert counting.achievement_count(number) == len(seat["achievements"]) + passing, name
    check_end(game, position)
    _check_index(game)


def check_piles(position: Json) -> None:
    """Every card of the supply lies under its own value, and in a game with a pile for each set in that of its own."""
    for row, piles in position["supply"].items():
        for value, cards in piles.items():
            for card in cards:
                assert CARDS[card].age == int(value), card
                assert row in ("mixed", SETS[CARDS[card].card_set]), card


def check_board(name: str, board: Json) -> None:
    """Rules 7.1.1: no pile is empty, none of a single card splayed, and each of one color."""
    for color, stack in board.items():
        assert stack["cards"], f"{name} has an empty pile written"
        assert stack["splay"] == "none" or len(stack["cards"]) > 1, f"{name}'s single {color} card is splayed"
        assert all(CARDS[card].color_name == color for card in stack["cards"])


def check_forecast(game: Game, name: str, seat: Json) -> None:
    """Rules 1.7.1: the forecast is there with Echoes or Figures only, the display with Artifacts; both hold numbered
    cards."""
    if not set(game.rules.sets) & {"echoes", "figures"}:
        assert seat["forecast"] == [], name
    if "artifacts" not in game.rules.sets:
        assert seat["display"] == [], name
    for zone in ("hand", "score", "forecast"):
        for card in seat[zone]:
            assert CARDS[card].kind in (NUMBERED, RELIC), (name, card)


def check_display(name: str, seat: Json) -> None:
    """Rules 1.7.1, 14.2: at most one card lies on display, and that was dug."""
    assert len(seat["display"]) <= 1, name
    for card in seat["display"]:
        assert CARDS[card].kind == NUMBERED and CARDS[card].card_set == ARTIFACTS, (name, card)


def check_relics(position: Json) -> None:
    """Rules 14.6.1, 14.6.4, 14.6.8: a relic whose set is not in play is beside the piles, claimed or removed; none is
    in a pile or an available achievement."""
    relics = {card.name for card in CARDS if card.kind == RELIC}
    assert set(position["relics"]) <= relics
    piles = [card for row in position["supply"].values() for pile in row.values() for card in pile]
    assert not relics & {*piles, *position["achievements"]}
    strangers = {name for name in relics if SETS[CARDS[name].card_set] not in position["game"]["sets"]}
    for name, seat in position["players"].items():
        held = [card for zone in ("hand", "revealed", "score", "forecast", "display") for card in seat.get(zone, [])]
        held.extend(card for stack in seat["board"].values() for card in stack["cards"])
        assert not strangers & set(held), name


def check_eliminated(name: str, seat: Json, position: Json) -> None:
    """Rules 10.6: who is out has no cards left, and it is not his turn."""
    if seat.get("eliminated"):
        assert not any(seat.get(zone) for zone in SEAT_ZONES) and not seat["board"], name
        if "result" not in position and not position.get("pending"):
            assert position["turn"]["player"] != name


def check_marks(kept: Stack, written: Json) -> None:
    """The engine's counts of one pile are what it shows."""
    marks = Counter(shown_in(written))
    assert kept.visible_hexagons() == marks["hex"] + marks["note"]
    assert len(kept.visible_echoes()) == marks["echo"]
    for mark in ("flag", "fountain", "note"):
        assert len(kept.showing(mark)) == marks[mark], mark
    showing = [card.name for card in kept.visible_echoes()]
    order = [name for name in reversed(written["cards"]) if name in showing]
    assert showing == order, "echoes are executed from the bottom card up (rules 5.2.4)"


def check_end(game: Game, position: Json) -> None:
    """Rules 10.2: while a game goes on, no player or team has achievements enough; who won by them has."""
    owned = {
        name: len(seat["achievements"]) + passing_achievements(position, name)
        for name, seat in position["players"].items()
    }
    if position["game"]["teams"] is not None:
        first, second, third, fourth = position["game"]["players"]
        for one, other in ((first, third), (second, fourth)):
            owned[one] = owned[other] = owned[one] + owned[other]
    threshold = game.rules.threshold(len(game.players))
    result = game.result
    if result is None:
        assert max(owned.values()) < threshold, owned
    elif result.reason == "achievements":
        assert {owned[name] for name in result.winners} == {max(owned.values())}
        assert max(owned.values()) >= threshold


def _check_index(game: Game) -> None:
    """The kept place of every card is where it lies."""
    position = game.table
    expected: dict[Card, int] = {}
    for pile in position.piles:
        expected.update(dict.fromkeys(pile, PILE))
    for cards, place in (
        (position.available, AVAILABLE),
        (position.special, SPECIALS),
        (position.removed, REMOVED),
        (position.relics, RELICS),
        (position.away, ABSENT),
    ):
        expected.update(dict.fromkeys(cards, place))
    for number, seat in enumerate(position.seats):
        for zone, cards in (
            (HAND, seat.hand),
            (REVEALED, seat.revealed),
            (SCORE, seat.score),
            (FORECAST, seat.forecast),
            (DISPLAY, seat.display),
            (ACHIEVEMENTS, seat.achievements),
        ):
            expected.update(dict.fromkeys(cards, place_of(number, zone)))
        for color in range(len(COLORS)):
            expected.update(dict.fromkeys(seat.board[color].cards, place_of(number, BOARD)))
    for card in CARDS:
        assert position.where[card.index] == expected.get(card, ABSENT), card


def numbered_names() -> set[str]:
    """The names of all numbered cards."""
    return {card.name for card in CARDS if card.kind == NUMBERED}
