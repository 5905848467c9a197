"""Listening: hearing what other server processes write, over PostgreSQL's NOTIFY (table and version only)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from innovation.server.database import CHANNEL
from innovation.server.hall import Hall

LOG: Final = logging.getLogger("innovation.server")
RETRY_SECONDS: Final = 1.0


@contextlib.asynccontextmanager
async def listening(hall: Hall) -> AsyncIterator[None]:
    """Hear news while the block runs; nothing to hear with SQLite, which one process serves."""
    if hall.database.is_sqlite:
        yield
        return
    task = asyncio.create_task(_listen(hall))
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def _listen(hall: Hall) -> None:
    import psycopg

    url = hall.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for room in list(hall.rooms.values()):  # what was missed while nobody listened
                    hall.spawn(room.refresh())
                async for news in connection.notifies():
                    _hear(hall, news.payload)
        except psycopg.Error:
            LOG.warning("lost the database's news; trying again", exc_info=True)
            await asyncio.sleep(RETRY_SECONDS)


def _hear(hall: Hall, news: str) -> None:
    table_id, _, version = news.partition(" ")
    room = hall.rooms.get(table_id)
    if room is not None and not 0 <= int(version) <= room.row.version:
        hall.spawn(room.refresh(int(version)))
