"""Store: reading and changing tables, seats and entries."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from innovation.server.database import CHANNEL, Database
from innovation.server.faults import Conflict, Refusal
from innovation.server.records import BOT, OPEN, RUNNING, Entry, SeatRow, TableRow
from innovation.server.schema import ENTRIES, SEATS, TABLES

MOST_LISTED: Final = 200
MOST_OWN: Final = 300
LISTED_SECONDS: Final = 24 * 3600.0
"""How long a table is shown in the lobby after something happened at it."""


def _table_row(row: sa.Row[Any], seats: list[SeatRow]) -> TableRow:
    return TableRow(
        id=row.id,
        invite=row.invite,
        status=row.status,
        listed=row.listed,
        options=row.options,
        host=row.host,
        seed=row.seed,
        engine=row.engine,
        version=row.version,
        waiting=row.waiting,
        result=row.result,
        created=row.created,
        started=row.started,
        moved=row.moved,
        rematch=row.rematch,
        seats=seats,
    )


async def _with_seats(connection: AsyncConnection, rows: Sequence[sa.Row[Any]]) -> list[TableRow]:
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if rows:
        query = sa.select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.table_id, SEATS.c.seat)
        for row in await connection.execute(query):
            seats[row.table_id].append(SeatRow(row.seat, row.kind, row.name, row.person, row.bot))
    return [_table_row(row, seats[row.id]) for row in rows]


class Store:
    """The tables of one database."""

    def __init__(self, database: Database) -> None:
        self.database: Final[Database] = database

    # Reading

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats, or None."""
        async with self.database.reading() as connection:
            return await self._table(connection, table_id)

    async def _table(self, connection: AsyncConnection, table_id: str) -> TableRow | None:
        row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
        return (await _with_seats(connection, [row]))[0] if row is not None else None

    async def game(self, table_id: str, after: int = 0) -> tuple[TableRow, list[Entry]] | None:
        """A table and the entries of its game from number `after` + 1 on, both of one moment."""
        query = sa.select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.version > after)
        async with self.database.reading() as connection:
            table = await self._table(connection, table_id)
            if table is None:
                return None
            rows = await connection.execute(query.order_by(ENTRIES.c.version))
            entries = [
                Entry(row.version, row.seat, row.kind, row.decision, row.option, row.log_length, row.made)
                for row in rows
            ]
        # Entries may have come in after the row of the table was read.
        return table, [entry for entry in entries if entry.version <= table.version]

    async def listed(self) -> list[TableRow]:
        """The listed tables that are open or running and not forgotten, open ones first, then the latest."""
        query = (
            sa.select(TABLES)
            .where(
                TABLES.c.listed,
                TABLES.c.status.in_((OPEN, RUNNING)),
                TABLES.c.moved > time.time() - LISTED_SECONDS,
            )
            .order_by(TABLES.c.status, TABLES.c.moved.desc())
            .limit(MOST_LISTED)
        )
        async with self.database.reading() as connection:
            return await _with_seats(connection, (await connection.execute(query)).all())

    async def of_person(self, person: str) -> list[TableRow]:
        """The tables at which a person has a seat, the latest first."""
        ids = sa.select(SEATS.c.table_id).where(SEATS.c.person == person)
        query = sa.select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.moved.desc()).limit(MOST_OWN)
        async with self.database.reading() as connection:
            return await _with_seats(connection, (await connection.execute(query)).all())

    async def waiting_for_bots(self, limit: int) -> list[str]:
        """Running tables at which a bot is to decide: those that a stopped server left behind."""
        query = (
            sa.select(TABLES)
            .where(
                TABLES.c.status == RUNNING,
                TABLES.c.id.in_(sa.select(SEATS.c.table_id).where(SEATS.c.kind == BOT)),
            )
            .order_by(TABLES.c.moved.desc())
            .limit(limit)
        )
        async with self.database.reading() as connection:
            tables = await _with_seats(connection, (await connection.execute(query)).all())
        return [table.id for table in tables if any(table.seats[seat].kind == BOT for seat in table.waiting)]

    # Changing

    async def create(self, table: TableRow) -> None:
        """Add a table."""
        async with self.database.writing() as connection:
            await self._insert(connection, table)

    async def _insert(self, connection: AsyncConnection, table: TableRow) -> None:
        await connection.execute(
            TABLES.insert().values(
                id=table.id,
                invite=table.invite,
                status=table.status,
                listed=table.listed,
                options=table.options,
                host=table.host,
                seed=table.seed,
                engine=table.engine,
                version=table.version,
                waiting=table.waiting,
                result=table.result,
                created=table.created,
                started=table.started,
                moved=table.moved,
                rematch=table.rematch,
            )
        )
        await connection.execute(SEATS.insert(), [_seat_values(table.id, seat) for seat in table.seats])

    async def change(self, before: TableRow, after: TableRow, seat: SeatRow | None = None) -> None:
        """Write what differs of a table and one of its seats. Raises Conflict where it is no longer as it was `before`."""
        async with self.database.writing() as connection:
            changed = await connection.execute(
                TABLES.update()
                .where(TABLES.c.id == before.id, TABLES.c.status == before.status, TABLES.c.version == before.version)
                .values(
                    status=after.status,
                    listed=after.listed,
                    seed=after.seed,
                    started=after.started,
                    waiting=after.waiting,
                    moved=after.moved,
                )
            )
            if changed.rowcount != 1:
                raise Conflict
            if seat is not None:
                was = before.seats[seat.seat]
                taken = await connection.execute(
                    SEATS.update()
                    .where(
                        SEATS.c.table_id == before.id,
                        SEATS.c.seat == seat.seat,
                        SEATS.c.kind == was.kind,
                        SEATS.c.person.is_(None) if was.person is None else SEATS.c.person == was.person,
                    )
                    .values(kind=seat.kind, name=seat.name, person=seat.person, bot=seat.bot)
                )
                if taken.rowcount != 1:
                    raise Conflict
            # Whoever else changed a seat meanwhile may have filled the last one too.
            now = await self._table(connection, before.id)
            if now is None or now.seats != after.seats:
                raise Conflict
            await self._tell_others(connection, before.id)

    async def _tell_others(self, connection: AsyncConnection, table_id: str) -> None:
        """Tell the other server processes that something besides the game has changed at a table."""
        if not self.database.is_sqlite:
            news = {"channel": CHANNEL, "news": f"{table_id} -1"}
            await connection.execute(sa.text("SELECT pg_notify(:channel, :news)"), news)

    async def add_rematch(self, of: TableRow, rematch: TableRow) -> str:
        """Add the rematch of a finished table, or find the one that is there: its id."""
        async with self.database.writing() as connection:
            linked = await connection.execute(
                TABLES.update().where(TABLES.c.id == of.id, TABLES.c.rematch.is_(None)).values(rematch=rematch.id)
            )
            if linked.rowcount == 1:
                await self._insert(connection, rematch)
                await self._tell_others(connection, of.id)
                return rematch.id
            found = await self._table(connection, of.id)
        if found is None or found.rematch is None:
            raise Refusal("not_found", "there is no such table")
        return found.rematch


def _seat_values(table_id: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person,
        "bot": seat.bot,
    }
