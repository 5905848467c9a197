"""What the database holds, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
"""The statuses of a table."""

PERSON: Final = "person"
BOT: Final = "bot"
LEFT: Final = "left"
INVITED: Final = "invited"
"""What is in a seat, besides `OPEN`."""

PICK: Final = "pick"
UNDO: Final = "undo"


@dataclass(frozen=True)
class Person:
    """Somebody with a key."""

    id: str
    name: str


@dataclass(frozen=True)
class SeatRow:
    """One seat. A bot with a `person` stands in for that person."""

    seat: int
    kind: str
    name: str | None = None
    person: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class TableRow:
    """One table and its seats, in order."""

    id: str
    invite: str
    status: str
    listed: bool
    options: dict[str, Any]
    host: str
    seed: int | None
    engine: str
    version: int
    waiting: list[int]
    result: dict[str, Any] | None
    created: float
    started: float | None
    moved: float
    rematch: str | None
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        """The players' names; only once all seats are taken."""
        return [seat.name or "" for seat in self.seats]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats in which a person sits."""
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person == person and seat.kind == PERSON]

    def belongs(self, person: str | None) -> bool:
        """Whether a person is one of the table's people, also one that was replaced or is only invited."""
        return person is not None and (person == self.host or any(seat.person == person for seat in self.seats))


@dataclass(frozen=True)
class Entry:
    """One thing that happened in a game (see `schema.ENTRIES`)."""

    version: int
    seat: int
    kind: str
    decision: int
    option: str
    log_length: int
    made: float


def effective_picks(entries: list[Entry]) -> list[tuple[int, str]]:
    """The picks that still stand, each as seat and option: an undo takes back the last pick of its seat."""
    standing: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == PICK:
            standing.append((entry.seat, entry.option))
            continue
        last = max(number for number, (seat, _) in enumerate(standing) if seat == entry.seat)
        del standing[last]
    return standing
