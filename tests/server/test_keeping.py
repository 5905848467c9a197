"""What is kept: rooms come and go, the stored game stays; one that cannot be played on harms no other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import sqlalchemy as sa

from innovation.server.schema import ENTRIES, TABLES
from tests.server.desk import Server, Visitor


def on_server(server: Server, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run something in the server's loop."""
    asyncio.run_coroutine_threadsafe(work(), server.loop).result(20)


def forget(server: Server, table: str) -> None:
    """Have the server forget a table's game."""

    async def work() -> None:
        server.hall.forget_idle(time.monotonic() + 1)

    until = time.monotonic() + 5
    while table in server.hall.rooms:
        assert time.monotonic() < until
        on_server(server, work)


def test_a_forgotten_game_is_rebuilt_as_it_was(server: Server, ann: Visitor) -> None:
    table = ann.table("me", "random")
    with ann.at(table) as one:
        for _ in range(30):
            one.until(lambda state: state["decision"] is not None)
            one.pick(one.options()[0])
        one.until(lambda state: state["decision"] is not None)
        before, rows = one.state, one.rows
    forget(server, table)
    with ann.at(table) as one:
        assert one.rows == rows
        for key in ("version", "view", "standings", "decision", "undo", "since", "waiting", "specials"):
            assert one.state[key] == before[key], key


def test_an_undo_is_kept(server: Server, ann: Visitor) -> None:
    table = ann.table("me", "open")
    with ann.at(table) as one:
        assert one.state["view"] is None
    bo = Visitor(server, "bo")
    bo.sit(table, 1, invite=ann.get(f"/api/tables/{table}")["invite"])
    with ann.at(table) as one:
        first, second = one.options()
        one.pick(first)
        one.ask({"type": "undo", "seat": 0, "version": 1})
        one.reach(2)
        one.pick(second)
        with bo.at(table) as two:
            two.pick(two.options()[0])
        one.reach(4)
        view = one.state["view"]
        assert second in str(view["players"]["ann"]["board"])
    forget(server, table)
    with ann.at(table) as one:
        assert one.state["view"] == view


def test_rooms_in_use_are_not_forgotten(server: Server, ann: Visitor) -> None:
    table = ann.table("me", "random")
    with ann.at(table):

        async def work() -> None:
            server.hall.forget_idle(time.monotonic() + 1)

        on_server(server, work)
        assert table in server.hall.rooms


@pytest.mark.parametrize("spoiled", ["pick", "position"])
def test_a_game_that_cannot_go_on_is_said_and_harms_no_other(server: Server, ann: Visitor, spoiled: str) -> None:
    broken, sound = ann.table("me", "random"), ann.table("me", "random")
    with ann.at(broken) as one:
        one.pick(one.options()[0])
        one.until(lambda state: state["decision"] is not None)
    forget(server, broken)

    # As another engine might see it: a pick that is none any more, or picks that lead elsewhere.
    pick = sa.update(ENTRIES).where(ENTRIES.c.table_id == broken, ENTRIES.c.seat == 0).values(option="no such card")
    position = sa.update(TABLES).where(TABLES.c.id == broken).values(waiting=[1])

    async def spoil() -> None:
        async with server.hall.database.writing() as connection:
            await connection.execute(pick if spoiled == "pick" else position)

    on_server(server, spoil)
    with ann.at(sound) as one:
        assert one.decision is not None
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{broken}/play"
    with connect(address) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503
    assert broken in [table["id"] for table in ann.get("/api/me/tables")["tables"]]
