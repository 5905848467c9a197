"""Claim: an SQLite file is served by one process at a time, since each keeps the games in use in its memory."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from innovation.server.faults import BadDatabase

try:
    import fcntl
except ImportError:  # a system without these locks: there the rule is in the host's care
    fcntl = None  # type: ignore[assignment]


class Claim:
    """The right to serve a file: a lock on a file beside it, which ends with the process in whatever way that ends."""

    def __init__(self, database: Path) -> None:
        self._path: Final[Path] = database.with_name(f"{database.name}.lock")
        self._descriptor: int | None = None

    def take(self) -> None:
        """Take it. Raises BadDatabase where another process has it, and OSError where the lock cannot be made."""
        if fcntl is None:
            return
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise BadDatabase(
                "another server uses this file; several at once need a PostgreSQL database, or a file for each"
            ) from None
        self._descriptor = descriptor

    def release(self) -> None:
        """Let go of it, where it was taken."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
