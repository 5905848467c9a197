"""Hall: all rooms of one server process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from innovation.server.database import Database
from innovation.server.faults import Refusal
from innovation.server.journal import Journal
from innovation.server.people import People
from innovation.server.records import TableRow
from innovation.server.room import Room
from innovation.server.settings import Settings
from innovation.server.store import Store
from innovation.server.thinking import Thinkers
from innovation.server.tidying import Tidying

LOG: Final = logging.getLogger("innovation.server")
IDLE_SECONDS: Final = 600.0
SWEEP_SECONDS: Final = 30.0
MOST_LEFT_BEHIND: Final = 200
NO_TABLE: Final = "there is no such table"


class Hall:
    """The rooms in use, and what they share: database, journal, thinkers."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final[Settings] = settings
        self.database: Final[Database] = Database(settings.database)
        self.store: Final[Store] = Store(self.database)
        self.people: Final[People] = People(self.database)
        self.journal: Final[Journal] = Journal(self.database)
        self.thinkers: Final[Thinkers] = Thinkers(settings.thinkers)
        self.rooms: Final[dict[str, Room]] = {}
        self._tidying: Final[Tidying] = Tidying()
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    async def open(self) -> None:
        """Make ready, and let bots go on where a former server stopped."""
        self.thinkers.warm_up()
        await self.database.open()
        self.journal.start()
        if self.settings.tidy:
            self._tidying.begin()
        self.spawn(self._sweep())
        for table_id in await self.store.waiting_for_bots(MOST_LEFT_BEHIND):
            try:
                (await self.room(table_id)).drive()
            except Refusal as fault:
                LOG.warning("table %s: %s", table_id[:6], fault.message)

    async def close(self) -> None:
        """Write what is waiting and end everything."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.journal.stop()
        self.thinkers.close()
        await self.database.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something on the side."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def here(self, table_id: str) -> set[str]:
        """The people who are connected to a table."""
        room = self.rooms.get(table_id)
        if room is None:
            return set()
        return {connection.person_id for connection in room.connections if connection.person_id is not None}

    async def table(self, table_id: str) -> TableRow:
        """The row of a table. Raises Refusal where there is none."""
        room = self.rooms.get(table_id)
        row = room.row if room is not None else await self.store.table(table_id)
        if row is None:
            raise Refusal("not_found", NO_TABLE)
        return row

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the database where it is not in use. Raises Refusal where there is none."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        stored = await self.store.game(table_id)
        if stored is None:
            raise Refusal("not_found", NO_TABLE)
        try:
            room = await asyncio.to_thread(Room, self, *stored)  # the replay of a long game must not hold up others
        except ValueError:
            LOG.exception("table %s cannot be played on by this engine", table_id[:6])
            raise Refusal(
                "unavailable", f"this game was begun with engine {stored[0].engine} and cannot go on with this one"
            ) from None
        self.rooms[table_id] = room
        return room

    async def _sweep(self) -> None:
        """Forget rooms that nobody has used for a while, and what else is garbage."""
        played = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget_idle(time.monotonic() - IDLE_SECONDS)
            if self.settings.tidy:
                self._tidying.tidy(self.journal.written > played)
            played = self.journal.written

    def forget_idle(self, before: float) -> None:
        """Forget idle rooms last used before then, and more where there are too many."""
        idle = sorted((room for room in self.rooms.values() if room.is_idle), key=lambda room: room.used)
        surplus = len(self.rooms) - self.settings.most_rooms
        for number, room in enumerate(idle):
            if room.used < before or number < surplus:
                del self.rooms[room.row.id]
