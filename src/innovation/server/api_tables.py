"""HTTP: the lobby and its tables."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from innovation.server import seating
from innovation.server.at_table import AtTable
from innovation.server.bodies import BotBody, ListedBody, SeatBody, SitBody, TableBody
from innovation.server.faults import Refusal
from innovation.server.given import PathText, QueryText, TheHall, TheVisitor
from innovation.server.hall import Hall
from innovation.server.jobs import summary
from innovation.server.records import INVITED, OVER, TableRow
from innovation.server.sight import written_result
from innovation.server.speech import speech
from innovation.server.telling import is_language, told_table
from innovation.server.visitor import Visitor, known

ThePlace: TypeAlias = NamedDependency[AtTable]


class TablesApi(Controller):
    """Making tables, sitting down, leaving; and what is left of a finished game."""

    path = "/api/tables"
    tags = ("tables",)

    @get(summary="The listed tables")
    async def lobby(self, visitor: TheVisitor, hall: TheHall) -> dict[str, Any]:
        """Open ones, then running ones to watch."""
        rows = await hall.store.listed()
        return {"tables": [self._told(row, visitor, hall) for row in rows]}

    def _told(self, row: TableRow, visitor: Visitor, hall: Hall) -> dict[str, Any]:
        person = visitor.person.id if visitor.person is not None else None
        return told_table(row, person, hall.here(row.id))

    @post(summary="Make a table")
    async def create(self, data: JSONBody[TableBody], visitor: TheVisitor, hall: TheHall) -> dict[str, Any]:
        """A new table; where no seat is open its game begins at once."""
        host = known(visitor)
        wishes = [(seat.kind, seat.name, seat.bot) for seat in data.seats]
        table = seating.new_table(host, data.options, wishes, data.listed)
        await hall.store.create(table)
        return {"id": table.id, "invite": table.invite, "status": table.status}

    @get("/{table_id:str}", summary="A table")
    async def table(self, table_id: PathText, visitor: TheVisitor, hall: TheHall) -> dict[str, Any]:
        """Whoever knows its id may see it."""
        return self._told(await hall.table(table_id), visitor, hall)

    @post("/{table_id:str}/sit", summary="Sit down", status_code=200)
    async def sit(self, data: JSONBody[SitBody], here: ThePlace) -> dict[str, Any]:
        """Take a free seat, or my own again."""
        return await here.change(lambda row: seating.sit(row, here.person, data.seat, data.name, data.invite))

    @post("/{table_id:str}/leave", summary="Leave a seat", status_code=200)
    async def leave(self, data: JSONBody[SeatBody], here: ThePlace) -> dict[str, Any]:
        """Give up my seat."""
        return await here.change(lambda row: seating.leave(row, here.person, data.seat))

    @post("/{table_id:str}/bot", summary="Put a bot into a seat", status_code=200)
    async def bot(self, data: JSONBody[BotBody], here: ThePlace) -> dict[str, Any]:
        """Before the game the host fills a seat; later a player has somebody replaced who left or is away."""
        room = here.room
        return await here.change(
            lambda row: seating.put_bot(row, here.person, data.seat, data.bot, room.is_away(data.seat))
        )

    @post("/{table_id:str}/open", summary="Free a seat", status_code=200)
    async def open(self, data: JSONBody[SeatBody], here: ThePlace) -> dict[str, Any]:
        """Before the game the host takes a bot off its seat, or an invitation back."""
        return await here.change(lambda row: seating.free_seat(row, here.person, data.seat))

    @post("/{table_id:str}/listed", summary="List a table", status_code=200)
    async def listed(self, data: JSONBody[ListedBody], here: ThePlace) -> dict[str, Any]:
        """The host shows the table in the lobby, or hides it."""
        return await here.change(lambda row: seating.with_listed(row, here.person, data.listed))

    @post("/{table_id:str}/rematch", summary="Play again", status_code=200)
    async def rematch(self, here: ThePlace, hall: TheHall) -> dict[str, Any]:
        """Make the rematch of a finished game, or sit down at it."""
        person, room = here.person, here.room
        fresh = seating.rematch_of(room.row, person)
        rematch_id = room.row.rematch
        if rematch_id is None:
            rematch_id = await hall.store.add_rematch(room.row, fresh)
            room.note_rematch(rematch_id)
        other = await hall.room(rematch_id)
        invited = [seat.seat for seat in other.row.seats if seat.person == person.id and seat.kind == INVITED]
        for seat in invited:
            await other.change(lambda row, seat=seat: seating.sit(row, person, seat, None, None))  # type: ignore[misc]
        other.drive()
        return {"id": rematch_id, "status": other.row.status}

    @get("/{table_id:str}/summary", summary="The course of a finished game")
    async def summary(self, table_id: PathText, hall: TheHall, language: QueryText = "en") -> dict[str, Any]:
        """Its result, and how the table stood turn by turn."""
        if not is_language(language):
            raise Refusal("bad_request", f"unknown language {language[:20]!r}")
        room = await hall.room(table_id)
        if room.row.status != OVER or room.game is None or room.game.result is None:
            raise Refusal("not_now", "the game is not over yet")
        told = await hall.thinkers.ask(summary, room.setup, room.picks)
        seconds = room.row.moved - (room.row.started or room.row.moved)
        length = {"turns": len(told["turns"]), "picks": len(room.picks), "seconds": seconds}
        return {"result": written_result(room.game.result, speech(language)), **told, "length": length}

    @get("/{table_id:str}/record", summary="The record of a finished game")
    async def record(self, table_id: PathText, hall: TheHall) -> dict[str, Any]:
        """Options, seed and picks: the whole game, so only when it is over."""
        room = await hall.room(table_id)
        if room.row.status != OVER or room.game is None:
            raise Refusal("not_now", "the game is not over yet")
        return room.game.record()
