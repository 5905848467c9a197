"""Settings: how one server process is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

DEFAULT_PORT: Final = 8750


@dataclass(frozen=True)
class Settings:
    """How to serve.

    `database` is an SQLAlchemy URL; `public` says that others may reach the server by any host name;
    `thinkers` is the number of processes that bots think in, 0 for a thread of this one; `grace` is how many
    seconds a bot waits after a person's pick that can still be taken back; `limits` switches the rate limits;
    `most_rooms` is how many running games are kept in memory without anybody connected; `tidy` lets the
    server decide when Python looks for garbage, which only a process of its own should do; `origins` are other sites
    whose pages may use this server.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    public: bool = False
    thinkers: int = 1
    grace: float = 2.0
    limits: bool = True
    most_rooms: int = 2000
    tidy: bool = False
    origins: tuple[str, ...] = field(default=())
