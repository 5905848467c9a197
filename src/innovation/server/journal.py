"""Journal: the entries of all games on their way to the disk, many in one transaction.

A pick is acknowledged when `write` returns: then it is on disk. While one transaction is being written, what
comes in waits and goes into the next one together, so that a busy server pays for the disk once for many picks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from innovation.server.database import CHANNEL, UNUSABLE, Database, reason
from innovation.server.faults import NO_DATABASE, Conflict, Refusal
from innovation.server.records import Entry
from innovation.server.schema import ENTRIES, TABLES

LOG: Final = logging.getLogger("innovation.server")
MOST_AT_ONCE: Final = 200


@dataclass(frozen=True)
class Written:
    """Entries of one table that belong together, and what the row of the table says after them."""

    table_id: str
    entries: list[Entry]
    status: str
    waiting: list[int]
    result: dict[str, Any] | None


_ADVANCE: Final = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("b_id"))
    .values(
        version=sa.bindparam("b_version"),
        status=sa.bindparam("b_status"),
        waiting=sa.bindparam("b_waiting", type_=sa.JSON),
        result=sa.bindparam("b_result", type_=sa.JSON(none_as_null=True)),
        moved=sa.bindparam("b_moved"),
    )
)
_NOTIFY: Final = sa.text("SELECT pg_notify(:channel, :news)")


class Journal:
    """Writes entries, at most one transaction at a time; `written` counts them."""

    def __init__(self, database: Database) -> None:
        self._database: Final[Database] = database
        self._queue: Final[asyncio.Queue[tuple[Written, asyncio.Future[None]]]] = asyncio.Queue()
        self.written: int = 0
        self._fails: bool = False
        self._task: asyncio.Task[None] | None = None
        self._thread: Final[ThreadPoolExecutor] = ThreadPoolExecutor(1, "journal")

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
        self._thread.shutdown()

    async def write(self, written: Written) -> None:
        """Return when the entries are on disk.

        Raises Conflict where the game has gone on elsewhere, and Refusal where the database does not take it; nothing
        is written then.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((written, done))
        await done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._queue.get_nowait())
            # One order for all processes, so that no two wait for each other's rows.
            batch.sort(key=lambda item: item[0].table_id)
            try:
                async with self._database.turn_to_write():
                    refused = await loop.run_in_executor(self._thread, self._write_all, [one for one, _ in batch])
            except UNUSABLE as error:
                if not self._fails:
                    LOG.error("the database cannot be written: %s", reason(error))
                self._fails = True
                self._refuse(batch, Refusal("unavailable", NO_DATABASE))
            except Exception as error:
                self._refuse(batch, error)
            else:
                if self._fails:
                    LOG.warning("the database can be written again")
                self._fails = False
                self.written += len(batch) - len(refused)
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

    def _refuse(self, batch: list[tuple[Written, asyncio.Future[None]]], error: Exception) -> None:
        """Tell everybody who waits that nothing was written."""
        for _, done in batch:
            if not done.done():
                done.set_exception(error)

    def _write_all(self, batch: list[Written]) -> set[int]:
        """Write a batch in one transaction; the numbers of those that came too late."""
        ids = [written.table_id for written in batch]
        with self._database.writing_here() as connection:
            # From here on these rows are ours: SQLite has one writer, PostgreSQL locks them.
            found = sa.select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id)
            versions = {row.id: row.version for row in connection.execute(found.with_for_update())}
            refused = {
                number
                for number, written in enumerate(batch)
                if versions.get(written.table_id) != written.entries[0].version - 1
            }
            accepted = [written for number, written in enumerate(batch) if number not in refused]
            entries = [_entry_values(written.table_id, entry) for written in accepted for entry in written.entries]
            if accepted:
                connection.execute(_ADVANCE, [_advance_values(written) for written in accepted])
                connection.execute(ENTRIES.insert(), entries)
            if accepted and not self._database.is_sqlite:
                news = [f"{written.table_id} {written.entries[-1].version}" for written in accepted]
                connection.execute(_NOTIFY, [{"channel": CHANNEL, "news": one} for one in news])
        return refused


def _advance_values(written: Written) -> dict[str, Any]:
    return {
        "b_id": written.table_id,
        "b_version": written.entries[-1].version,
        "b_status": written.status,
        "b_waiting": written.waiting,
        "b_result": written.result,
        "b_moved": written.entries[-1].made,
    }


def _entry_values(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "version": entry.version,
        "seat": entry.seat,
        "kind": entry.kind,
        "decision": entry.decision,
        "option": entry.option,
        "log_length": entry.log_length,
        "made": entry.made,
    }
