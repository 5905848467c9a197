"""AtTable: somebody who wants to change something at a table, by HTTP."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from innovation.server.given import PathText, TheHall, TheVisitor
from innovation.server.hall import Hall
from innovation.server.records import Person, TableRow
from innovation.server.room import Room
from innovation.server.seating import Change
from innovation.server.telling import told_table
from innovation.server.visitor import known


@dataclass(frozen=True)
class AtTable:
    """Who asks, and the room of the table that the request is about."""

    person: Person
    room: Room
    hall: Hall

    async def change(self, alter: Callable[[TableRow], Change]) -> dict[str, Any]:
        """Change the table; the answer is the table as this person may know it. Raises Refusal where `alter` does."""
        row = await self.room.change(alter)
        return told_table(row, self.person.id, self.hall.here(row.id))


async def find_place(table_id: PathText, visitor: TheVisitor, hall: TheHall) -> AtTable:
    """Who asks, and where. Raises Refusal for a stranger, and where there is no such table."""
    return AtTable(known(visitor), await hall.room(table_id), hall)
