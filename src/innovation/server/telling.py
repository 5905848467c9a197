"""Telling: the messages about a table, put together from what its viewer may know."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from innovation.locale import LANGUAGES
from innovation.rules.options import Rules
from innovation.server import sight
from innovation.server.messages import ENCODER
from innovation.server.records import BOT, OPEN, OVER, RUNNING, SeatRow, TableRow
from innovation.server.room import Room
from innovation.server.speech import speech

Json = dict[str, Any]


def told_table(table: TableRow, person: str | None, here: set[str]) -> Json:
    """A table as `person` may know it; `here` are the people who are connected."""
    mine = table.seats_of(person)
    return {
        "id": table.id,
        "status": table.status,
        "listed": table.listed,
        "options": table.options,
        "threshold": THRESHOLDS.of(table),
        "engine": table.engine,
        "version": table.version,
        "host": next((seat.seat for seat in table.seats if seat.person == table.host), None),
        "hosting": person == table.host,
        "mine": mine,
        "invite": table.invite if table.belongs(person) else None,
        "rematch": {"id": table.rematch} if table.rematch is not None else None,
        "created": table.created,
        "moved": table.moved,
        "waiting": table.waiting if table.status == RUNNING else [],
        "my_turn": table.status == RUNNING and any(seat in table.waiting for seat in mine),
        "seats": [_told_seat(seat, person, here) for seat in table.seats],
    }


class _Thresholds:
    """How many achievements win at a table: worked out once, as its options never change."""

    def __init__(self) -> None:
        self._kept: dict[str, int] = {}

    def of(self, table: TableRow) -> int:
        needed = self._kept.get(table.id)
        if needed is None:
            if len(self._kept) >= MOST_THRESHOLDS:
                self._kept.clear()
            needed = Rules(**table.options).threshold(len(table.seats))
            self._kept[table.id] = needed
        return needed


MOST_THRESHOLDS: Final = 20_000
THRESHOLDS: Final = _Thresholds()


def _told_seat(seat: SeatRow, person: str | None, here: set[str]) -> Json:
    return {
        "seat": seat.seat,
        "name": seat.name,
        "kind": seat.kind,
        "bot": seat.bot,
        "substitutes": seat.kind == BOT and seat.person is not None,
        "here": seat.kind == BOT or (seat.person is not None and seat.person in here),
        "mine": person is not None and seat.person == person,
    }


def told_game(room: Room, seat: int | None, language: str) -> dict[str, msgspec.Raw]:
    """What a seat, or a spectator, may know of the game now, written once for all who see the same."""
    kept = room.told.get((seat, language))
    if kept is None:
        kept = {**_told_to_all(room), **_written(_game_json(room, seat, language))}
        room.told[(seat, language)] = kept
    return kept


def _told_to_all(room: Room) -> dict[str, msgspec.Raw]:
    """What is the same for every viewer."""
    kept = room.told.get(EVERYBODY)
    if kept is None:
        kept = {}
        if room.game is not None:
            kept = _written(
                {
                    "standings": sight.standings(room.game, room.standings),
                    "reaches": sight.reaches(room.game),
                    "specials": sight.specials(room.game, room.standings),
                    "next_draw": sight.next_draw(room.game),
                    "waiting": sight.waiting(room.game.decisions),
                }
            )
        room.told[EVERYBODY] = kept
    return kept


EVERYBODY: Final = (None, "")


def _written(values: Json) -> dict[str, msgspec.Raw]:
    return {key: msgspec.Raw(ENCODER.encode(value)) for key, value in values.items()}


def _game_json(room: Room, seat: int | None, language: str) -> Json:
    game = room.game
    if game is None:
        return {"view": None, "decision": None, "waiting": [], "result": None, "undo": room.undo_of(None), "since": 0}
    spoken = speech(language)
    viewer = game.players[seat] if seat is not None else None
    view = sight.table_view(game, viewer)
    decision = room.decision_of(seat)
    return {
        "view": view,
        "preparations": game.preparations(viewer),
        "achievements": sight.prices(room.standings, viewer),
        "decision": None if decision is None else sight.question(game, decision, room.number_of(decision), spoken),
        "undo": room.undo_of(seat),
        "since": room.log_before_last_pick(seat),
        "result": sight.outcome(game, spoken),
    }


def told_could_be(room: Room, seat: int | None) -> msgspec.Raw:
    """What the cards could be that a seat, or a spectator, does not see; worked out once a version."""
    kept = room.told.get((seat, COULD_BE))
    if kept is None:
        game = room.game
        viewer = game.players[seat] if game is not None and seat is not None else None
        kept = _written({"groups": [] if game is None else sight.could_be(game, viewer)})
        room.told[(seat, COULD_BE)] = kept
    groups: msgspec.Raw = kept["groups"]
    return groups


COULD_BE: Final = "could be"


def told_log(room: Room, seat: int | None, language: str, begin: int) -> Json:
    """The log from line `begin` on."""
    game = room.game
    viewer = game.players[seat] if game is not None and seat is not None else None
    return {"from": begin, "rows": sight.log_rows(room.events[begin:], viewer, speech(language))}


def is_language(code: str) -> bool:
    """Whether a language can be spoken."""
    return code in LANGUAGES


ORDER = {RUNNING: 0, OPEN: 1, OVER: 2}


def waiting_first(tables: list[Json]) -> list[Json]:
    """Tables as their player wants them: those that wait for him first, the longest wait first; then the latest."""
    return sorted(
        tables,
        key=lambda table: (
            not table["my_turn"],
            ORDER[table["status"]],
            table["moved"] if table["my_turn"] else -table["moved"],
        ),
    )
