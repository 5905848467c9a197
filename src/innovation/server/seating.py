"""Seating: who may sit down, leave, or put a bot where. Pure rules from one `TableRow` to the next."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from innovation.bots import BOTS
from innovation.game import ENGINE
from innovation.notation.names import checked_names
from innovation.rules.options import Rules
from innovation.server.faults import Refusal
from innovation.server.people import checked_name, new_id
from innovation.server.records import BOT, INVITED, LEFT, OPEN, OVER, PERSON, RUNNING, Person, SeatRow, TableRow

Change = tuple[TableRow, SeatRow | None]
"""The table as it is then, and the seat that is another one, if any."""
SEED_BITS = 63


def checked_rules(options: dict[str, Any], players: int) -> Rules:
    """The agreed rules. Raises Refusal that names the option that cannot be."""
    try:
        rules = Rules(**options)
        rules.check_players(players)
    except (ValueError, TypeError) as error:
        raise Refusal("bad_request", str(error)) from None
    return rules


def checked_bot(bot: str | None) -> str:
    """A kind of bot. Raises Refusal for an unknown one."""
    if bot not in BOTS:
        raise Refusal("bad_request", f"unknown bot {bot!r}: one of {', '.join(BOTS)}")
    return bot


def bot_name(bot: str, taken: Sequence[str | None]) -> str:
    """A name for a bot that nobody has."""
    name = bot
    number = 2
    while name in taken:
        name = f"{bot} {number}"
        number += 1
    return name


def new_table(
    host: Person, options: dict[str, Any], wishes: Sequence[tuple[str, str | None, str | None]], listed: bool
) -> TableRow:
    """A table as its host wants it. `wishes` say for each seat its kind (`me`, `bot`, `open`), a name and a bot."""
    rules = checked_rules(options, len(wishes))
    named = [name.strip() if name is not None else None for _, name, _ in wishes]
    if not any(kind == "me" for kind, _, _ in wishes):
        raise Refusal("bad_request", "seats: at least one must be yours")
    seats: list[SeatRow] = []
    for number, (kind, _, bot) in enumerate(wishes):
        name = named[number]
        taken = [*(seat.name for seat in seats), *named[number + 1 :]]
        if kind == "me":
            seats.append(SeatRow(number, PERSON, checked_name(name or host.name), host.id))
        elif kind == "bot":
            level = checked_bot(bot)
            seats.append(SeatRow(number, BOT, checked_name(name) if name else bot_name(level, taken), None, level))
        elif kind == "open":
            seats.append(SeatRow(number, OPEN))
        else:
            raise Refusal("bad_request", f"seats: unknown kind {kind!r}: one of me, bot, open")
    _check_names(seats)
    return started(_opened(host, rules.options(), seats, listed))


def _opened(host: Person, options: dict[str, Any], seats: list[SeatRow], listed: bool) -> TableRow:
    """A new table on which nothing has been played."""
    now = time.time()
    return TableRow(
        id=new_id(),
        invite=new_id(),
        status=OPEN,
        listed=listed,
        options=options,
        host=host.id,
        seed=None,
        engine=ENGINE,
        version=0,
        waiting=[],
        result=None,
        created=now,
        started=None,
        moved=now,
        rematch=None,
        seats=seats,
    )


def _check_names(seats: Sequence[SeatRow]) -> None:
    try:
        checked_names([seat.name for seat in seats if seat.name is not None])
    except ValueError as error:
        raise Refusal("bad_request", str(error)) from None


def started(table: TableRow) -> TableRow:
    """The table with its game begun, where no seat is free any more; else as it is."""
    if table.status != OPEN or any(seat.kind in (OPEN, INVITED) for seat in table.seats):
        return table
    now = time.time()
    everybody = list(range(len(table.seats)))  # all choose their opening meld
    return replace(table, status=RUNNING, seed=secrets.randbits(SEED_BITS), started=now, moved=now, waiting=everybody)


def _seat(table: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refusal("bad_request", f"seat {seat}: the table has seats 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def _with(table: TableRow, seat: SeatRow) -> Change:
    seats = [*table.seats[: seat.seat], seat, *table.seats[seat.seat + 1 :]]
    return replace(table, seats=seats), seat


def _is_invited(table: TableRow, invite: str | None) -> bool:
    return invite is not None and secrets.compare_digest(invite.encode(), table.invite.encode())


def sit(table: TableRow, person: Person, number: int, name: str | None, invite: str | None) -> Change:
    """Take a seat, or take one's own again; in it already, nothing changes. Raises Refusal where that is not allowed."""
    seat = _seat(table, number)
    if number in table.seats_of(person.id):
        return table, None
    if table.status == OVER:
        raise Refusal("not_now", "the game is over")
    if seat.person == person.id and seat.kind in (INVITED, BOT, LEFT):
        return _with(table, replace(seat, kind=PERSON, bot=None))
    if seat.kind == PERSON or seat.kind == INVITED or (seat.kind == BOT and seat.person is not None):
        raise Refusal("not_now", f"seat {number} is taken")
    if table.status == RUNNING:
        if not _is_invited(table, invite):
            raise Refusal("not_yours", "this seat needs the table's invitation")
        if table.seats_of(person.id):
            raise Refusal("not_now", "you sit at this table already, and would see another hand")
        return _with(table, replace(seat, kind=PERSON, person=person.id, bot=None))
    if seat.kind != OPEN:
        raise Refusal("not_now", f"seat {number} is taken")
    if not (table.listed or _is_invited(table, invite) or table.belongs(person.id)):
        raise Refusal("not_yours", "this table needs its invitation")
    taken = SeatRow(number, PERSON, checked_name(name or person.name), person.id)
    _check_names([other for other in table.seats if other.seat != number] + [taken])
    return _with(table, taken)


def leave(table: TableRow, person: Person, number: int) -> Change:
    """Give up a seat: free again before the game begins, else to be played by a bot or somebody else."""
    seat = _seat(table, number)
    if seat.kind != PERSON or seat.person != person.id:
        raise Refusal("not_yours", f"seat {number} is not yours")
    if table.status == OVER:
        raise Refusal("not_now", "the game is over")
    if table.status == OPEN:
        return _with(table, SeatRow(number, OPEN))
    return _with(table, replace(seat, kind=LEFT))


def put_bot(table: TableRow, person: Person, number: int, bot: str, away: bool) -> Change:
    """Let a bot play for a seat. `away` says that its person has been away for long."""
    seat = _seat(table, number)
    level = checked_bot(bot)
    if table.status == OVER:
        raise Refusal("not_now", "the game is over")
    if table.status == OPEN:
        _check_host(table, person)
        if seat.kind not in (OPEN, INVITED):
            raise Refusal("not_now", f"seat {number} is taken")
        name = bot_name(level, [other.name for other in table.seats])
        return _with(table, SeatRow(number, BOT, name, None, level))
    if not table.seats_of(person.id):
        raise Refusal("not_yours", "only players of this table can do that")
    if seat.kind != LEFT and not (seat.kind == PERSON and away and number in table.waiting):
        raise Refusal("not_now", f"seat {number} is played, and its player has not been away for long")
    return _with(table, replace(seat, kind=BOT, bot=level))


def free_seat(table: TableRow, person: Person, number: int) -> Change:
    """Take a bot off its seat before the game begins."""
    seat = _seat(table, number)
    _check_host(table, person)
    if table.status != OPEN or seat.kind not in (BOT, INVITED):
        raise Refusal("not_now", f"seat {number} cannot be opened now")
    return _with(table, SeatRow(number, OPEN))


def with_listed(table: TableRow, person: Person, listed: bool) -> Change:
    """Show the table in the lobby, or hide it."""
    _check_host(table, person)
    return replace(table, listed=listed), None


def _check_host(table: TableRow, person: Person) -> None:
    if table.host != person.id:
        raise Refusal("not_yours", "only the host of this table can do that")


def rematch_of(table: TableRow, person: Person) -> TableRow:
    """A new table for the same people: the seats move on by one; who asks sits, the others are invited."""
    if table.status != OVER:
        raise Refusal("not_now", "the game is not over yet")
    if not any(seat.person == person.id for seat in table.seats):
        raise Refusal("not_yours", "only players of this table can do that")
    count = len(table.seats)
    seats: list[SeatRow] = []
    for number in range(count):
        old = table.seats[(number + 1) % count]
        if old.kind == BOT:
            seats.append(replace(old, seat=number, person=None))
        else:
            seats.append(replace(old, seat=number, kind=PERSON if old.person == person.id else INVITED, bot=None))
    return started(_opened(person, table.options, seats, False))
