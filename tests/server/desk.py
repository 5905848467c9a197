"""A server in this process, and people who talk to it over the network. Every byte that they receive is kept."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from innovation.server.app import create_app
from innovation.server.hall import Hall
from innovation.server.people import COOKIE
from innovation.server.serving import bound
from innovation.server.settings import Settings

Json = dict[str, Any]
PATIENCE = 20.0


class Server:
    """A table server in a thread."""

    def __init__(self, settings: Settings) -> None:
        app, self.hall = create_app(settings)
        listener = bound(settings)
        self.port: int = listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(app, log_level="error", lifespan="on", ws_max_size=65_536, timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop
        self._listener = listener
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def run() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._listener])

        asyncio.run(run())

    def start(self) -> None:
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive() and time.monotonic() < until, "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


def quick(database: Path, **changes: Any) -> Settings:  # noqa: ANN401
    """Settings for tests: no other processes, no waiting, no limits, unless asked for."""
    given: dict[str, Any] = {"port": 0, "thinkers": 0, "grace": 0.0, "limits": False, **changes}
    return Settings(f"sqlite:///{database}", **given)


@contextmanager
def serving(database: Path, **changes: Any) -> Iterator[Server]:  # noqa: ANN401
    """A running server."""
    server = Server(quick(database, **changes))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Visitor:
    """Somebody with a browser, or only an eye: without a name he has no key."""

    def __init__(self, server: Server | str, name: str | None = None) -> None:
        self.url = server if isinstance(server, str) else server.url
        self.received: list[str] = []
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, event_hooks={"response": [self._keep]})
        if name is not None:
            self.put("/api/me", {"name": name})

    def _keep(self, response: httpx.Response) -> None:
        self.received.append(response.read().decode())

    @property
    def key(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    def get(self, path: str) -> Any:  # noqa: ANN401
        return self._asked(self.http.get(path))

    def post(self, path: str, body: object = None) -> Any:  # noqa: ANN401
        return self._asked(self.http.post(path, json=body) if body is not None else self.http.post(path))

    def put(self, path: str, body: object) -> Any:  # noqa: ANN401
        return self._asked(self.http.put(path, json=body))

    def _asked(self, response: httpx.Response) -> Any:  # noqa: ANN401
        assert response.status_code < 300, response.text
        return response.json()

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Status and code of a refusal."""
        response = self.http.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["error"]["code"]

    def table(self, *seats: str, **body: object) -> str:
        """Make a table: `me`, `open`, or the name of a bot for each seat. Its id."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made: str = self.post("/api/tables", {"seats": wishes, **body})["id"]
        return made

    def sit(self, table: str, seat: int, **body: object) -> Json:
        sat: Json = self.post(f"/api/tables/{table}/sit", {"seat": seat, **body})
        return sat

    @contextmanager
    def at(self, table: str, **hello: object) -> Iterator[Seat]:
        """Connect to a table."""
        headers = {"Cookie": f"{COOKIE}={self.key}"} if self.key is not None else {}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        with connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_interval=None
        ) as socket:
            seat = Seat(socket, self.received)
            seat.say({"type": "hello", **hello})
            seat.news(lambda state: True)
            yield seat


class Seat:
    """A connection to a table, and the newest state that came over it."""

    def __init__(self, socket: ClientConnection, received: list[str]) -> None:
        self.socket = socket
        self.state: Json = {}
        self.rows: list[Json] = []
        self._received = received
        self._mark = 0

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message; a state is taken in."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self._received.append(frame)
        message: Json = json.loads(frame)
        if message["type"] == "state":
            self.state = message
            self.rows = [*self.rows[: message["log"]["from"]], *message["log"]["rows"]]
        return message

    def news(self, wanted: Callable[[Json], bool]) -> Json:
        """The next state that is wanted."""
        while True:
            message = self.hear()
            if message["type"] == "state" and wanted(message):
                return message

    def reach(self, version: int) -> Json:
        """A state of this version or a later one."""
        return self.until(lambda state: bool(state["version"] >= version))

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The state now if it is wanted, else the next that is."""
        return self.state if wanted(self.state) else self.news(wanted)

    def ask(self, message: Json) -> Json:
        """Say something and return the answer that bears its mark."""
        self._mark += 1
        mark = f"m{self._mark}"
        self.say({**message, "id": mark})
        while True:
            answer = self.hear()
            if answer.get("id") == mark:
                return answer

    @property
    def decision(self) -> Json | None:
        found: Json | None = self.state["decision"]
        return found

    def options(self) -> list[str]:
        assert self.decision is not None
        return [option["text"] for option in self.decision["options"]]

    def pick(self, option: str) -> Json:
        """Answer the pending decision, and wait until that shows. The acknowledgement."""
        decision = self.decision
        assert decision is not None, self.state
        answer = self.ask({"type": "pick", "seat": decision["seat"], "decision": decision["number"], "option": option})
        if answer["type"] == "ack":
            self.reach(answer["version"])
        return answer

    def closed_with(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


def play_out(seats: list[Seat], seed: int = 1, most: int = 5000) -> Json:
    """Let everybody pick at random until the game is over; the result. Claims achievements where it can."""
    chance = random.Random(seed)
    for _ in range(most):
        newest = max(seat.state["version"] for seat in seats)
        for seat in seats:
            seat.reach(newest)
        if seats[0].state["result"] is not None:
            result: Json = seats[0].state["result"]
            return result
        asked = next((seat for seat in seats if seat.decision is not None), None)
        if asked is None:
            seats[0].news(lambda state: True)
            continue
        options = asked.options()
        claims = [option for option in options if option.startswith("achieve ")]
        answer = asked.pick(chance.choice(claims or options))
        assert answer["type"] == "ack", answer
    raise AssertionError("the game has no end")


def hall_of(server: Server) -> Hall:
    """The hall, to look behind the curtain."""
    return server.hall
