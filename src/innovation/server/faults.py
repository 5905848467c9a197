"""Refusal: the one way in which the server says no."""

from __future__ import annotations

from typing import Final

STATUS: Final[dict[str, int]] = {
    "bad_request": 400,
    "no_person": 401,
    "not_yours": 403,
    "bad_origin": 403,
    "not_found": 404,
    "bad_method": 405,
    "not_now": 409,
    "stale": 409,
    "illegal": 409,
    "too_large": 413,
    "too_fast": 429,
    "unavailable": 409,
}
"""The HTTP status of each code of docs/protocol.md."""


NO_DATABASE: Final = "the server cannot use its database now; nothing has changed"
LONGEST: Final = 300
"""Characters of a message: it quotes what was sent, which can be long."""


class Refusal(Exception):
    """A request that is refused: nothing has changed. `code` is one of docs/protocol.md, the text names what is wrong."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code: Final[str] = code
        self.message: Final[str] = message if len(message) <= LONGEST else f"{message[:LONGEST]}…"

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def as_json(self) -> dict[str, object]:
        """The body of the answer."""
        return {"error": {"code": self.code, "message": self.message}}


class Conflict(Exception):
    """Another process, or another tab, has written first: what was read is out of date."""


class BadDatabase(ValueError):
    """A database that cannot be used; the text says why."""
