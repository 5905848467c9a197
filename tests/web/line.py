"""A line between a browser and the server that a test can break and mend."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Line:
    """Carries bytes to and fro. While it is broken, nothing gets through and nobody can connect."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._broken = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._door = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._carry, "127.0.0.1", 0), self._loop
        ).result(10)
        self.url = f"http://127.0.0.1:{self._door.sockets[0].getsockname()[1]}"

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._broken:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends |= {writer, far_writer}
        await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()
            self._ends.discard(writer)

    def snap(self) -> None:
        """Break it, without a word to either end."""
        self._broken = True
        self._loop.call_soon_threadsafe(self._abort_all)

    def _abort_all(self) -> None:
        for end in list(self._ends):
            end.transport.abort()

    def mend(self) -> None:
        """Let connections through again."""
        self._broken = False

    def close(self) -> None:
        """End it for good."""
        self.snap()
        self._loop.call_soon_threadsafe(self._door.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()


@contextmanager
def line_to(port: int) -> Iterator[Line]:
    """A line while the block runs."""
    line = Line(port)
    try:
        yield line
    finally:
        line.close()
