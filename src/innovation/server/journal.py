"""Journal: the entries of all games on their way to the disk, many in one transaction.

A pick is acknowledged when `write` returns: then it is on disk. While one transaction is being written, what
comes in waits and goes into the next one together, so that a busy server pays for the disk once for many picks.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from innovation.server.database import CHANNEL, Database
from innovation.server.faults import Conflict
from innovation.server.records import Entry
from innovation.server.schema import ENTRIES, TABLES

MOST_AT_ONCE: Final = 200


@dataclass(frozen=True)
class Written:
    """An entry, and what the row of its table says after it."""

    table_id: str
    entry: Entry
    status: str
    waiting: list[int]
    result: dict[str, Any] | None


_ADVANCE = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("b_id"), TABLES.c.version == sa.bindparam("b_before"))
    .values(
        version=sa.bindparam("b_version"),
        status=sa.bindparam("b_status"),
        waiting=sa.bindparam("b_waiting", type_=sa.JSON),
        result=sa.bindparam("b_result", type_=sa.JSON(none_as_null=True)),
        moved=sa.bindparam("b_moved"),
    )
)


class Journal:
    """Writes entries, at most one transaction at a time."""

    def __init__(self, database: Database) -> None:
        self._database: Final[Database] = database
        self._queue: Final[asyncio.Queue[tuple[Written, asyncio.Future[None]]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, and stop."""
        if self._task is None:
            return
        await self._queue.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def write(self, written: Written) -> None:
        """Return when the entry is on disk. Raises Conflict where the game has gone on elsewhere; nothing is written then."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((written, done))
        await done

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._queue.get_nowait())
            # One order for all processes, so that no two wait for each other's rows.
            batch.sort(key=lambda item: item[0].table_id)
            try:
                refused = await self._write_all([written for written, _ in batch])
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
            else:
                for number, (_, done) in enumerate(batch):
                    if done.done():
                        continue
                    if number in refused:
                        done.set_exception(Conflict())
                    else:
                        done.set_result(None)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write_all(self, batch: list[Written]) -> set[int]:
        """Write a batch in one transaction; the numbers of those that came too late."""
        refused: set[int] = set()
        rows: list[dict[str, Any]] = []
        async with self._database.writing() as connection:
            for number, written in enumerate(batch):
                entry = written.entry
                advanced = await connection.execute(
                    _ADVANCE,
                    {
                        "b_id": written.table_id,
                        "b_before": entry.version - 1,
                        "b_version": entry.version,
                        "b_status": written.status,
                        "b_waiting": written.waiting,
                        "b_result": written.result,
                        "b_moved": entry.made,
                    },
                )
                if advanced.rowcount != 1:
                    refused.add(number)
                    continue
                rows.append(
                    {
                        "table_id": written.table_id,
                        "version": entry.version,
                        "seat": entry.seat,
                        "kind": entry.kind,
                        "decision": entry.decision,
                        "option": entry.option,
                        "log_length": entry.log_length,
                        "made": entry.made,
                    }
                )
            if rows:
                await connection.execute(ENTRIES.insert(), rows)
            if rows and not self._database.is_sqlite:
                for row in rows:
                    await connection.execute(
                        sa.text("SELECT pg_notify(:channel, :news)"),
                        {"channel": CHANNEL, "news": f"{row['table_id']} {row['version']}"},
                    )
        return refused
