"""The socket of a table, as the web server hands it over."""

from __future__ import annotations

from typing import Any, Final

from litestar import WebSocket, websocket

from innovation.server.connection import Connection
from innovation.server.faults import Refusal
from innovation.server.given import PathText, TheHall
from innovation.server.visitor import find_visitor

NO_TABLE: Final = 4404
UNAVAILABLE: Final = 4503


class SocketWire:
    """A web socket as `connection.Wire`."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket: Final[WebSocket[Any, Any, Any]] = socket

    async def receive(self) -> str | bytes | None:
        """The next frame, None once it is closed."""
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        if isinstance(text, str):
            return text
        return bytes(event.get("bytes") or b"")

    async def send(self, frame: str) -> None:
        """Send a text frame."""
        await self._socket.send({"type": "websocket.send", "text": frame, "bytes": None})

    async def close(self, code: int) -> None:
        """Close it."""
        await self._socket.close(code=code)


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table_id: PathText, hall: TheHall) -> None:
    """Play or watch a table (docs/protocol.md)."""
    visitor = await find_visitor(socket, hall)
    await socket.accept()
    wire = SocketWire(socket)
    try:
        room = await hall.room(table_id)
    except Refusal as fault:
        await wire.close(NO_TABLE if fault.code == "not_found" else UNAVAILABLE)
        return
    await Connection(room, wire, visitor.person, hall.settings.limits).run()
