"""A PostgreSQL server of the tests' own, from the programs that Debian's package `postgresql` installs."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.process import free_port

USER = "postgres"


def programs() -> Path:
    """Where the newest server programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise FileNotFoundError("these tests need PostgreSQL's server programs: apt-get install postgresql")
    return found[-1].parent if found else Path(str(on_path)).parent


def run(*command: object) -> None:
    """Run a program of the server's, which refuses to be root."""
    root = os.geteuid() == 0
    subprocess.run(
        [str(word) for word in command],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=USER if root else None,
        cwd="/",
    )


@contextmanager
def postgres() -> Iterator[str]:
    """A running server with an empty database; its URL."""
    folder = Path(tempfile.mkdtemp(prefix="innovation-pg-"))
    if os.geteuid() == 0:
        account = pwd.getpwnam(USER)
        os.chown(folder, account.pw_uid, account.pw_gid)
    data, port = folder / "data", free_port()
    try:
        run(programs() / "initdb", "-D", data, "-U", "innovation", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        run(programs() / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql://innovation@127.0.0.1:{port}/postgres"
        finally:
            run(programs() / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
