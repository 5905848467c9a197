"""What must hold of every position: recounted the slow way, from the written position and the card table."""

from __future__ import annotations

from collections import Counter

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
from tests import karma_recount
from tests.helpers import reckoning
from tests.written import Json, shown_in

SEAT_ZONES = ("hand", "revealed", "score", "forecast", "achievements", "display")


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
    for name, seat in position["players"].items():
        check_board(name, seat["board"])
        check_forecast(game, name, seat)
        check_display(name, seat)
        check_eliminated(name, seat, position)
    check_numbers(game, position)
    check_end(game, position)
    check_specials(position)
    check_actions(game, position)
    check_fading(game, position)
    _check_index(game)


def check_numbers(game: Game, position: Json) -> None:
    """Icons, bonuses, points and achievements, standing karma included, are what the written position gives."""
    counting = reckoning(game)
    for number, (name, seat) in enumerate(position["players"].items()):
        shown = Counter(mark for stack in seat["board"].values() for mark in shown_in(stack))
        kept = game.table.seats[number].icons
        assert {icon: icon_count(kept, code) for code, icon in enumerate(ICONS)} == {
            icon: shown[icon] for icon in ICONS
        }
        for color, stack in enumerate(game.table.seats[number].board):
            check_marks(stack, seat["board"].get(COLORS[color], {"splay": "none", "cards": []}))
        assert dict(zip(ICONS, counting.icon_counts(number), strict=True)) == karma_recount.icons_of(seat), name
        assert sorted(counting.visible_bonuses(number)) == sorted(karma_recount.bonuses_of(seat)), name
        assert seat["points"] == karma_recount.points_of(seat), name
        assert counting.achievement_count(number) == karma_recount.achievements_of(position, name), name


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
    in a pile. Only a Figure (Shivaji) makes an available achievement of one, off a board (14.6.5)."""
    relics = {card.name for card in CARDS if card.kind == RELIC}
    assert set(position["relics"]) <= relics
    piles = [card for row in position["supply"].values() for pile in row.values() for card in pile]
    assert not relics & set(piles)
    if "figures" not in position["game"]["sets"]:
        assert not relics & set(position["achievements"])
    strangers = {name for name in relics if SETS[CARDS[name].card_set] not in position["game"]["sets"]}
    for name, seat in position["players"].items():
        held = [card for zone in ("hand", "revealed", "score", "forecast", "display") for card in seat.get(zone, [])]
        held.extend(card for stack in seat["board"].values() for card in stack["cards"])
        assert not strangers & set(held), name
    assert not strangers & set(position["achievements"])


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
    """Rules 10.2: while a game goes on, no player or team has achievements enough; who won by them has.

    But while Jackie Chan's karma is being carried out, a win waits for it (rules 12.6.12).
    """
    owned = {name: karma_recount.team_achievements(position, name) for name in position["players"]}
    threshold = game.rules.threshold(len(game.players))
    result = game.result
    if result is None:
        waits = position.get("pending") and any(asked.source == "Jackie Chan" for asked in game.decisions)
        assert waits or max(owned.values()) < threshold, owned
    elif result.reason == "achievements":
        assert {owned[name] for name in result.winners} == {max(owned.values())}
        assert max(owned.values()) >= threshold


def check_specials(position: Json) -> None:
    """Rules 9.3.1: between actions, no special achievement that somebody has earned lies unclaimed."""
    if position.get("pending") or "result" in position or position["turn"]["number"] == 0:
        return
    for name, seat in position["players"].items():
        if not seat.get("eliminated"):
            assert not karma_recount.conditions_met(seat) & set(position["achievements"]), name


def check_actions(game: Game, position: Json) -> None:
    """Rules 4.3 to 4.9: the actions offered are those that the written position allows."""
    decision = game.decision
    if decision is None or decision.kind != "action":
        return
    allowed = karma_recount.action_counts(position, decision.player)
    for verb, cards in allowed.items():
        offered = [option for option in decision.options if option.text.startswith(f"{verb} ")]
        named = [str(option.value) if verb == "achieve" else option.text.split(" ", 1)[1] for option in offered]
        assert sorted(named) == sorted(cards), (verb, named, cards)


def check_fading(game: Game, position: Json) -> None:
    """Rules 12.5: before an action nobody has more than one top Figure, but by a karma of his own."""
    if game.decision is None or game.decision.kind != "action":
        return
    for name, seat in position["players"].items():
        figures = karma_recount.karma_of(seat)
        assert len(figures) <= 1 or figures & {"Avicenna", "Duke Ellington", "Nelson Mandela"}, name


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
