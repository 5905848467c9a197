"""Thinking: bots and previews in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final, TypeVar

from innovation.server.jobs import Setup

Answer = TypeVar("Answer")


class Thinkers:
    """Some processes of one thread each. A table has its own, which knows its game already; none: a thread here."""

    def __init__(self, processes: int) -> None:
        self._processes: Final[int] = processes
        self._rooms: Final[list[Executor]] = [self._new() for _ in range(max(1, processes))]

    def _new(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(1, "thinker")
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _live_with_parent)

    def warm_up(self) -> None:
        """Have the processes started before the first question comes."""
        for room in self._rooms:
            room.submit(os.getpid)

    async def ask(self, job: Callable[..., Answer], setup: Setup, *details: object) -> Answer:
        """Have a job done for a table; its errors are raised here."""
        number = zlib.crc32(setup.table_id.encode()) % len(self._rooms)
        room = self._rooms[number]
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(room, job, setup, *details)
        except BrokenProcessPool:  # the process was killed: a new one knows as much after a replay
            if self._rooms[number] is room:
                self._rooms[number] = self._new()
            return await loop.run_in_executor(self._rooms[number], job, setup, *details)

    def close(self) -> None:
        """End all processes."""
        for room in self._rooms:
            room.shutdown(wait=True, cancel_futures=True)


def _live_with_parent() -> None:
    """Leave Ctrl-C to the server, and end when it does, in whatever way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
