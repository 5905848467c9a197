"""Positions: the table as plain JSON, written and read (formats.md)."""

from __future__ import annotations

from typing import Any, Final

from innovation.material.card import NUMBERED, RELIC, SPECIAL, Card
from innovation.material.catalog import CARDS
from innovation.material.words import BASE, COLORS, HIGHEST_VALUE, MIXED, SETS, SPLAYS
from innovation.notation.faults import BadPosition
from innovation.notation.names import checked_names
from innovation.rules.artifacts import can_be_dug
from innovation.rules.decision import ACTION_WORDS
from innovation.rules.driver import Driver
from innovation.rules.options import Rules
from innovation.rules.resolution import Resolution
from innovation.rules.setup import empty_table
from innovation.rules.turn import moments_of
from innovation.table.generator import MASK
from innovation.table.position import Position, pile_index
from innovation.table.seat import Seat
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
    SCORE,
    SPECIALS,
    place_of,
)

FORMAT: Final = "innovation-position/1"
SEAT_ZONES: Final = ("hand", "score", "forecast", "achievements", "display")
SEAT_PLACES: Final = (HAND, SCORE, FORECAST, ACHIEVEMENTS, DISPLAY)
Json = dict[str, Any]


def pile_rows(rules: Rules) -> dict[str, int]:
    """The rows of supply piles of a game by the word positions use: one a set, or just `mixed` (rules 17.3)."""
    if rules.main_piles == MIXED:
        return {"mixed": MIXED}
    return {name: SETS.index(name) for name in rules.sets}


def names_of(cards: tuple[Card, ...]) -> list[str]:
    """The English names of the cards."""
    return [card.name for card in cards]


def write_game(rules: Rules, names: tuple[str, ...]) -> Json:
    """The `game` part of positions and records: every option that is not at its default, and the players."""
    game = rules.options()
    teams = game.pop("teams")
    return {"ruleset": game.pop("ruleset"), "sets": game.pop("sets"), "players": list(names), "teams": teams, **game}


def write_turn(position: Position, names: tuple[str, ...]) -> Json:
    """The `turn` part of a position."""
    over = position.outcome is not None
    return {
        "number": position.turn,
        "player": names[position.player] if position.turn else None,
        "action": None if over else position.action,
        "actions": position.actions,
        "used": list(position.used),
    }


def write_position(
    rules: Rules, names: tuple[str, ...], position: Position, points: list[int], pending: bool, result: Json | None
) -> Json:
    """The whole table; `pending` in the middle of an action, `result` of a finished game."""
    supply = {
        name: {str(value): names_of(position.piles[pile_index(row, value)]) for value in range(1, HIGHEST_VALUE + 1)}
        for name, row in pile_rows(rules).items()
    }
    written: Json = {
        "format": FORMAT,
        "game": write_game(rules, names),
        "turn": write_turn(position, names),
        "supply": supply,
        "achievements": names_of(position.available) + names_of(position.special),
        "relics": names_of(position.relics),
        "removed": names_of(position.removed),
        "random": position.random,
        "players": {name: _write_seat(position, seat, points[seat]) for seat, name in enumerate(names)},
    }
    if pending:
        written["pending"] = True
    if result is not None:
        written["result"] = result
    return written


def write_counters(seat: Seat) -> Json:
    """What a player tucked and scored this turn; a green tuck is written where there was one."""
    counters: Json = {"tucked": seat.tucked, "scored": seat.scored}
    if seat.tucked_green:
        counters["tucked_green"] = True
    return counters


def _write_seat(position: Position, number: int, points: int) -> Json:
    seat = position.seats[number]
    written: Json = {
        "hand": names_of(seat.hand),
        "score": names_of(seat.score),
        "forecast": names_of(seat.forecast),
        "achievements": names_of(seat.achievements),
        "display": names_of(seat.display),
        "board": {
            COLORS[color]: {"splay": SPLAYS[stack.splay], "cards": names_of(stack.cards)}
            for color, stack in enumerate(seat.board)
            if stack.cards
        },
        "this_turn": write_counters(seat),
        "points": points,
    }
    if seat.revealed:
        written["revealed"] = names_of(seat.revealed)
    if seat.eliminated:
        written["eliminated"] = True
    return written


def read_game(written: object) -> tuple[Rules, tuple[str, ...]]:
    """The options and players of a `game` part; ValueError that names what is wrong."""
    game = _table(written, "game")
    for key in game:
        if not isinstance(key, str):
            raise BadPosition(f"game: {key!r} is no option")
    options = dict(game)
    if "players" not in options:
        raise BadPosition("game: players are missing")
    try:
        names = checked_names(options.pop("players"))
        rules = Rules(**options)
        rules.check_players(len(names))
    except (ValueError, TypeError) as error:
        raise BadPosition(f"game: {error}") from None
    return rules, names


def _table(value: object, place: str) -> Json:
    if not isinstance(value, dict):
        raise BadPosition(f"{place}: an object is expected, not {_short(value)}")
    return value


def _short(value: object) -> str:
    try:
        text = repr(value)
    except ValueError:  # a whole number too long for Python to write out
        return "an enormous number"
    return text if len(text) <= 60 else f"{text[:57]}..."


def _number(value: object, place: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{place}: a number from {least} to {most} is expected, not {_short(value)}")
    return value


def _part(table: Json, key: str, place: str) -> Json:
    """An object that may be left out."""
    return _table(table.get(key, {}), place)


def _only(table: Json, allowed: tuple[str, ...], place: str) -> None:
    for key in table:
        if key not in allowed:
            raise BadPosition(f"{place}: {_short(key)} is not known here")


class _Reader:
    """Lays named cards on an empty table, each at most once."""

    def __init__(self, rules: Rules, names: tuple[str, ...]) -> None:
        self.rules = rules
        self.names = names
        self.position = empty_table(rules.sets, len(names), rules.relics, rules.relics_replace_specials)
        self.named: dict[str, str] = {}

    def cards(self, written: object, place: str) -> tuple[Card, ...]:
        """The cards of a list of names."""
        if not isinstance(written, list):
            raise BadPosition(f"{place}: a list of card names is expected, not {_short(written)}")
        return tuple(self.card(name, place) for name in written)

    def card(self, name: object, place: str) -> Card:
        """The card of a name that is in play and named nowhere else."""
        card = CARDS.find(name) if isinstance(name, str) else None
        if card is None:
            raise BadPosition(f"{place}: there is no card named {_short(name)}")
        if card.kind == RELIC and not self.rules.relics:
            raise BadPosition(f"{place}: {card.name} is a relic, and there are none with these options")
        if card.kind != RELIC and SETS[card.card_set] not in self.rules.sets:
            raise BadPosition(f"{place}: {card.name} is of the set {SETS[card.card_set]!r}, which is not in play")
        if card.kind == SPECIAL and card.card_set == BASE and self.rules.relics_replace_specials:
            raise BadPosition(f"{place}: {card.name} is replaced by the relics")
        if card.name in self.named:
            raise BadPosition(f"{place}: {card.name} is named twice, first in {self.named[card.name]}")
        self.named[card.name] = place
        return card

    def numbered(self, written: object, place: str) -> tuple[Card, ...]:
        """The numbered cards of a list; special achievements are refused, and relics of sets that are not in play."""
        cards = self.cards(written, place)
        for card in cards:
            at_home = card.kind == RELIC and SETS[card.card_set] in self.rules.sets
            if card.kind != NUMBERED and not at_home:
                raise BadPosition(f"{place}: {card.name} cannot lie here")
        return cards

    def lay(self, cards: tuple[Card, ...], place: int) -> None:
        """Note where the cards lie now."""
        for card in cards:
            self.position.where[card.index] = place

    def supply(self, written: object) -> dict[int, tuple[Card, ...]]:
        """The piles that are written, by their index."""
        piles: dict[int, tuple[Card, ...]] = {}
        for set_name, by_value in _table(written, "supply").items():
            rows = pile_rows(self.rules)
            if set_name not in rows:
                raise BadPosition(f"supply: {_short(set_name)} is none of {', '.join(rows)}")
            for value, names in _table(by_value, f"supply {set_name}").items():
                place = f"supply {set_name} {value}"
                if value not in [str(number) for number in range(1, HIGHEST_VALUE + 1)]:
                    raise BadPosition(f"supply {set_name}: there is no pile {_short(value)}")
                cards = self.numbered(names, place)
                for card in cards:
                    at_home = card.kind == NUMBERED and rows[set_name] in (card.card_set, MIXED)
                    if card.age != int(value) or not at_home:
                        raise BadPosition(f"{place}: {card.name} belongs under another pile")
                piles[pile_index(rows[set_name], int(value))] = cards
        return piles

    def seat(self, number: int, written: object) -> None:
        """One player's cards and counters."""
        name = self.names[number]
        table = _table(written, f"players {name}")
        _only(table, (*SEAT_ZONES, "revealed", "board", "this_turn", "points", "eliminated"), f"players {name}")
        seat = self.position.seats[number]
        for zone, place in zip(SEAT_ZONES, SEAT_PLACES, strict=True):
            where = f"players {name} {zone}"
            listed = table.get(zone, [])
            cards = self.cards(listed, where) if zone == "achievements" else self.numbered(listed, where)
            there = {"display": self.rules.display, "forecast": self.rules.forecast}.get(zone, True)
            if cards and not there:
                raise BadPosition(f"{where}: there is no such zone with these sets")
            if zone == "display":
                self.dug(cards, where)
            setattr(seat, zone, cards)
            self.lay(cards, place_of(number, place))
        if table.get("revealed", []) != []:
            raise BadPosition(f"players {name} revealed: a position in the middle of an action cannot be read")
        self.board(number, table.get("board", {}))
        seat.eliminated = self.eliminated(seat, name, table.get("eliminated", False))
        counters = _part(table, "this_turn", f"players {name} this_turn")
        _only(counters, ("tucked", "scored", "tucked_green"), f"players {name} this_turn")
        seat.tucked_green = counters.get("tucked_green", False) is True
        seat.tucked = _number(counters.get("tucked", 0), f"players {name} this_turn tucked", 0, 1000)
        seat.scored = _number(counters.get("scored", 0), f"players {name} this_turn scored", 0, 1000)

    def dug(self, cards: tuple[Card, ...], where: str) -> None:
        """Refuse a display with more than one card, or with one that no dig puts there (rules 1.7.1, 14.2.5)."""
        if len(cards) > 1:
            raise BadPosition(f"{where}: at most one card lies there")
        for card in cards:
            if not can_be_dug(card):
                raise BadPosition(f"{where}: {card.name} cannot be dug")

    def eliminated(self, seat: Seat, name: str, written: object) -> bool:
        """Whether a player is out of the game; then no card of his is left (rules 10.6.1)."""
        if written is False:
            return False
        if written is not True:
            raise BadPosition(f"players {name} eliminated: true or false is expected, not {_short(written)}")
        if not self.rules.display or self.rules.teams is not None:
            raise BadPosition(f"players {name}: nobody can be eliminated with these sets or teams")
        if any(getattr(seat, zone) for zone in SEAT_ZONES) or any(stack.cards for stack in seat.board):
            raise BadPosition(f"players {name} eliminated: cards of a player who is out lie here")
        return True

    def board(self, number: int, written: object) -> None:
        """One player's board."""
        name = self.names[number]
        for color_name, stack in _table(written, f"players {name} board").items():
            place = f"players {name} board {color_name}"
            if color_name not in COLORS:
                raise BadPosition(f"players {name} board: {_short(color_name)} is no color")
            table = _table(stack, place)
            _only(table, ("splay", "cards"), place)
            cards = self.numbered(table.get("cards", []), place)
            for card in cards:
                if card.color_name != color_name:
                    raise BadPosition(f"{place}: {card.name} is {card.color_name}")
            splay = table.get("splay", "none")
            if splay not in SPLAYS:
                raise BadPosition(f"{place}: {_short(splay)} is no splay: one of {', '.join(SPLAYS)}")
            if splay != "none" and len(cards) < 2:
                raise BadPosition(f"{place}: a pile of {len(cards)} cannot be splayed")
            self.position.seats[number].put_stack(COLORS.index(color_name), Stack(cards, SPLAYS.index(splay)))
            self.lay(cards, place_of(number, BOARD))

    def shared(self, written: Json) -> None:
        """Available and special achievements and removed cards.

        A relic can be available where its set is in play: made so off a board, as any card of its set (rules 14.6.5).
        """
        cards = self.cards(written.get("achievements", []), "achievements")
        self.position.available = tuple(card for card in cards if card.kind in (NUMBERED, RELIC))
        self.lay(self.position.available, AVAILABLE)
        named_special = tuple(card for card in cards if card.kind not in (NUMBERED, RELIC))
        for card in self.position.available:
            if card.kind == RELIC and not (self.rules.decrees and SETS[card.card_set] in self.rules.sets):
                raise BadPosition(f"achievements: {card.name} is a relic and lies among the relics")
        removed = written.get("removed", [])
        anything = self.rules.display  # an Artifact removes all that a loser has
        self.position.removed = self.cards(removed, "removed") if anything else self.numbered(removed, "removed")
        self.lay(self.position.removed, REMOVED)
        relics = self.cards(written.get("relics", []), "relics")
        if relics and not self.rules.relics:
            raise BadPosition("relics: there are no relics with these options")
        for card in relics:
            if card.kind != RELIC:
                raise BadPosition(f"relics: {card.name} is no relic")
        unnamed_relics = tuple(c for c in self.position.relics if c.name not in self.named)
        self.position.relics = (*relics, *unnamed_relics)
        self.lay(self.position.relics, RELICS)
        rest = tuple(c for c in self.position.special if c.name not in self.named)
        self.position.special = (*named_special, *rest)
        self.lay(self.position.special, SPECIALS)

    def piles(self, written: dict[int, tuple[Card, ...]]) -> None:
        """Lay the written piles, and under each every card that is named nowhere (formats.md).

        With mixed piles such a card is out of the game instead.
        """
        position = self.position
        if self.rules.main_piles == MIXED:
            unnamed = tuple(card for pile in position.piles for card in pile if card.name not in self.named)
            position.piles = [written.get(index, ()) for index in range(len(position.piles))]
            for pile in position.piles:
                self.lay(pile, PILE)
            position.away = unnamed
            self.lay(unnamed, ABSENT)
            return
        for index, cards in enumerate(position.piles):
            unnamed = tuple(card for card in cards if card.name not in self.named)
            position.piles[index] = written.get(index, ()) + unnamed
            self.lay(position.piles[index], PILE)

    def turn(self, written: object) -> None:
        """Whose turn it is, and which action comes next."""
        table = _table(written, "turn")
        _only(table, ("number", "player", "action", "actions", "used"), "turn")
        position = self.position
        position.turn = _number(table.get("number", 1), "turn number", 0, 1_000_000)
        position.used = self._used(table.get("used", []))
        if position.turn == 0:
            self._opening(table)
            return
        player = table.get("player", self.names[0])
        if player not in self.names:
            raise BadPosition(f"turn player: nobody is named {_short(player)}")
        position.player = self.names.index(player)
        if position.seats[position.player].eliminated:
            raise BadPosition(f"turn player: {player} is out of the game")
        usual = 1 if position.turn <= self.rules.limited_openers(len(self.names)) else 2
        position.actions = _number(table.get("actions", usual), "turn actions", 1, 2)
        displayed = len(position.seats[position.player].display) > 0
        position.action = _number(table.get("action", 1), "turn action", 0 if displayed else 1, position.actions)
        position.displaying = position.action == 0

    def _used(self, written: object) -> tuple[str, ...]:
        """The once-a-turn actions already taken."""
        limited = [ACTION_WORDS[kind.code] for kind in moments_of(self.rules).actions]
        if not isinstance(written, list):
            raise BadPosition(f"turn used: a list is expected, not {_short(written)}")
        for word in written:
            if word not in limited or written.count(word) > 1:
                named = f"one of {', '.join(limited)}" if limited else "nothing with these sets"
                raise BadPosition(f"turn used: {named} is limited to once a turn, not {_short(word)}")
        return tuple(written)

    def not_won(self) -> None:
        """Refuse a table on which a player or team has won already, by flags and fountains too (rules 10.2, 13.8)."""
        moments = moments_of(self.rules)
        table = Resolution(self.rules, self.names, moments, self.position, Driver([]), None)
        threshold = self.rules.threshold(len(self.names))
        for number, name in enumerate(self.names):
            owned = table.team_achievements(number)
            if owned >= threshold:
                raise BadPosition(f"players {name} achievements: {owned} win the game, and it cannot be played on")
        if len([seat for seat in self.position.seats if not seat.eliminated]) < 2:
            raise BadPosition("players eliminated: fewer than two are left, and the game cannot be played on")

    def _opening(self, turn: Json) -> None:
        if turn.get("player") is not None:
            raise BadPosition(f"turn player: before the opening meld it is nobody's turn, not {_short(turn['player'])}")
        for key in ("action", "actions"):
            _number(turn.get(key, 0), f"turn {key}", 0, 0)
        for number, seat in enumerate(self.position.seats):
            if len(seat.hand) != 2 or any(stack.cards for stack in seat.board):
                raise BadPosition(
                    f"players {self.names[number]}: the opening meld needs two cards in hand and no board"
                )
        self.position.opening = (None,) * len(self.names)


TOP_LEVEL: Final = (
    "format",
    "game",
    "turn",
    "supply",
    "achievements",
    "relics",
    "removed",
    "random",
    "players",
    "pending",
    "result",
)


def read_position(written: object) -> tuple[Rules, tuple[str, ...], Position]:
    """Options, players and table of a written position. Raises BadPosition that names the place of a fault."""
    table = _table(written, "position")
    _only(table, TOP_LEVEL, "position")
    if table.get("format", FORMAT) != FORMAT:
        raise BadPosition(f"format: {_short(table['format'])} is not {FORMAT!r}")
    if table.get("pending", False) is not False:
        raise BadPosition("pending: a position in the middle of an action cannot be read")
    if table.get("result") is not None or _finished(table.get("turn")):
        raise BadPosition("result: a finished game cannot be played on")
    rules, names = read_game(table.get("game"))
    reader = _Reader(rules, names)
    piles = reader.supply(table.get("supply", {}))
    players = _part(table, "players", "players")
    _only(players, names, "players")
    for number, name in enumerate(names):
        reader.seat(number, players.get(name, {}))
    reader.shared(table)
    reader.piles(piles)
    reader.not_won()
    reader.turn(table.get("turn", {}))
    reader.position.random = _number(table.get("random", 0), "random", 0, MASK)
    return rules, names, reader.position


def _finished(turn: object) -> bool:
    return isinstance(turn, dict) and "action" in turn and turn["action"] is None
