"""Limits: how much of something may be done in a while."""

from __future__ import annotations

import time
from typing import Final

MOST_KEPT: Final = 10_000


class Bucket:
    """Lets `at_once` through in a burst, and `a_second` in the long run."""

    __slots__ = ("_a_second", "_at_once", "_filled", "_left")

    def __init__(self, a_second: float, at_once: int) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = float(at_once)
        self._filled = time.monotonic()

    def take(self) -> bool:
        """Whether one more is let through."""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._filled) * self._a_second)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """A bucket for each client."""

    def __init__(self, a_second: float, at_once: int) -> None:
        self._a_second: Final[float] = a_second
        self._at_once: Final[int] = at_once
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, client: str) -> bool:
        """Whether one more of this client is let through."""
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= MOST_KEPT:
                self._buckets.clear()
            bucket = Bucket(self._a_second, self._at_once)
            self._buckets[client] = bucket
        return bucket.take()
