"""A server in a process of its own, which can be killed: `python -m tests.server.process URL PORT`."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path

from innovation.server.serving import serve
from innovation.server.settings import Settings

ROOT = Path(__file__).parent.parent.parent


def free_port() -> int:
    """A port that nobody listens at now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Process:
    """A running server process."""

    def __init__(self, database: str, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "tests.server.process", database, str(port)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
        self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == "ready", "the server did not start"

    def limit_files(self, size: int | None) -> None:
        """Let no file grow beyond this size, as a full disk does; None takes the limit away again."""
        _, most = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))

    def kill(self) -> None:
        """End it at once, wherever it is."""
        self._process.send_signal(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        """Ask it to end, and wait; its status."""
        self._process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        """Wait for its end."""
        assert self._process.stdout is not None
        status = self._process.wait(30)
        self._process.stdout.close()
        return status


if __name__ == "__main__":
    serve(
        Settings(sys.argv[1], port=int(sys.argv[2]), thinkers=0, grace=0.0, limits=False),
        lambda _: print("ready", flush=True),
    )
