"""Guard: what every request has to pass, and what every answer carries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from innovation.server.faults import Refusal
from innovation.server.limits import Limits
from innovation.server.messages import ENCODER
from innovation.server.settings import Settings
from innovation.server.static_files import StaticFiles

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

LOCAL_HOSTS: Final = frozenset(("localhost", "127.0.0.1", "::1"))
REQUESTS_A_SECOND: Final = 20.0
REQUESTS_AT_ONCE: Final = 240
SAME_FOR_ALL: Final = ("/static/", "/api/cards/", "/api/words/")
FILES_A_SECOND: Final = 500.0
FILES_AT_ONCE: Final = 5000
"""Files of the page and texts of cards: a tab asks for some sixty, and a browser that is started again for all its tabs at once."""
MAKING: Final = frozenset(("/api/tables", "/api/me"))
MAKINGS_A_SECOND: Final = 0.5
MAKINGS_AT_ONCE: Final = 40
MOST_SOCKETS: Final = 200
"""Sockets that one address may have open."""
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))


def _header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return None


def _address(scope: Scope) -> str:
    """The network address of the client."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def _host_of(authority: str) -> str:
    """The host of `host:port`."""
    if authority.startswith("["):
        return authority[1:].partition("]")[0]
    return authority.partition(":")[0].lower()


class Guard:
    """Checks host, origin and rate before the application sees a request, and adds the headers that keep a page safe."""

    def __init__(self, app: Application, settings: Settings, files: StaticFiles) -> None:
        self._app: Final[Application] = app
        self._settings: Final[Settings] = settings
        self._files: Final[StaticFiles] = files
        self._requests: Final[Limits] = Limits(REQUESTS_A_SECOND, REQUESTS_AT_ONCE)
        self._file_requests: Final[Limits] = Limits(FILES_A_SECOND, FILES_AT_ONCE)
        self._sockets: Final[Counter[str]] = Counter()
        self._makings: Final[Limits] = Limits(MAKINGS_A_SECOND, MAKINGS_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        fault = self._fault(scope)
        if scope["type"] == "websocket":
            if fault is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": fault.code})
                return
            await self._serve_socket(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers(scope)]
            await send(message)

        if fault is not None:
            await _refuse(fault, send_safely)
            return
        await self._app(scope, receive, send_safely)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        if self._settings.limits and self._sockets[address] >= MOST_SOCKETS:
            await receive()
            await send({"type": "websocket.close", "code": 4429, "reason": "too_fast"})
            return
        self._sockets[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _fault(self, scope: Scope) -> Refusal | None:
        host = _header(scope, b"host") or ""
        if not self._settings.public and _host_of(host) not in LOCAL_HOSTS | {self._settings.host.lower()}:
            return Refusal("bad_origin", "this server answers to its own address only; start it with --public")
        if not self._is_own_origin(scope, host):
            return Refusal("bad_origin", "requests from other sites are refused")
        return self._rate_fault(scope) if self._settings.limits else None

    def _is_own_origin(self, scope: Scope, host: str) -> bool:
        """Whether a request comes from our page, or from a program, which has no origin."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        origin = _header(scope, b"origin")
        if origin is None:
            return _header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
        if origin in self._settings.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()

    def _rate_fault(self, scope: Scope) -> Refusal | None:
        address = _address(scope)
        limits = self._file_requests if scope["path"].startswith(SAME_FOR_ALL) else self._requests
        if not limits.take(address):
            return Refusal("too_fast", "too many requests; wait a moment")
        makes = scope["type"] == "http" and scope["method"] not in SAFE and scope["path"] in MAKING
        if makes and not self._makings.take(address):
            return Refusal("too_fast", "too many new tables and people; wait a moment")
        return None

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        scripts = " ".join(["'self'", *self._files.script_hashes()])
        policy = (
            f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        return [
            (b"content-security-policy", policy.encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
        ]


async def _refuse(fault: Refusal, send: Send) -> None:
    body = ENCODER.encode(fault.as_json())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
