"""Serving: one process of the table server, from its address to its end."""

from __future__ import annotations

import socket
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from innovation.server.app import create_app
from innovation.server.connection import LONGEST_MESSAGE
from innovation.server.database import check_usable
from innovation.server.settings import Settings

STOP_SECONDS = 5


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Begin to listen, then tell the port."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def address(settings: Settings, port: int) -> str:
    """Where the page is."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "localhost") else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def bound(settings: Settings) -> socket.socket:
    """A socket at the settings' address. Raises OSError where that cannot be had."""
    family, kind, protocol, _, where = socket.getaddrinfo(
        settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
    except OSError:
        made.close()
        raise
    return made


def serve(settings: Settings, ready: Callable[[str], None], open_page: bool = False) -> bool:
    """Serve until stopped; `ready` is told the address. False where the server could not start.

    Raises BadDatabase where the database cannot be used, and OSError where the address is taken.
    """

    def tell(port: int) -> None:
        where = address(settings, port)
        ready(where)
        if open_page:
            threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    app, _ = create_app(settings)
    listener = bound(settings)
    try:
        check_usable(settings.database)
    except BaseException:
        listener.close()
        raise
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws_max_size=4 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="on",
    )
    server = _Server(config, tell)
    server.run(sockets=[listener])
    return server.started
