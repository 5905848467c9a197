"""Database: connections, transactions, and bringing the tables up to date."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from innovation.server.claim import Claim
from innovation.server.faults import BadDatabase
from innovation.server.migrating import migrate

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}
CHANNEL: Final = "innovation"
"""Where PostgreSQL tells the other server processes which table has changed: `ID VERSION`, -1 for its seats."""
PATIENCE: Final = 15_000
"""Milliseconds that a write of another process on the same SQLite file is waited for."""


UNUSABLE: Final = (sa.exc.SQLAlchemyError, sqlite3.Error, OSError)
"""What is raised where a database cannot be used."""


def reason(error: BaseException) -> str:
    """Why a database cannot be used, in the words of the system or the database, one line without its full stop."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
    told = f"{cause.filename}: {cause.strerror}" if isinstance(cause, OSError) and cause.filename else str(cause)
    return (told.strip().splitlines() or [type(cause).__name__])[0].rstrip(".")


def checked_url(url: str) -> sa.URL:
    """The URL with the driver that this server uses. Raises BadDatabase for what is none, or another kind."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise BadDatabase("the database must be a URL such as sqlite:///table.db or postgresql://host/name") from None
    kind = parsed.get_backend_name()
    if kind not in DRIVERS:
        raise BadDatabase(f"{kind!r} databases are not supported: sqlite or postgresql")
    if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise BadDatabase("SQLite needs a file to keep the games in, such as sqlite:///tables.db")
    return parsed.set(drivername=DRIVERS[kind])


class Database:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.url: Final[sa.URL] = checked_url(url)
        self.is_sqlite: Final[bool] = self.url.get_backend_name() == "sqlite"
        self.engine: Final[AsyncEngine] = self._make_engine()
        self._claim: Final[Claim | None] = Claim(self._file) if self._file is not None else None
        self._writer: Final[asyncio.Lock] = asyncio.Lock()
        self._writing_engine: sa.Engine | None = None

    @property
    def _file(self) -> Path | None:
        """The file that SQLite keeps; None for PostgreSQL."""
        return Path(str(self.url.database)) if self.is_sqlite else None

    def _make_engine(self) -> AsyncEngine:
        if not self.is_sqlite:
            try:
                return create_async_engine(self.url, pool_size=8, max_overflow=8, pool_pre_ping=True)
            except ImportError:
                raise BadDatabase("PostgreSQL needs more: pip install 'innovation-table[postgres]'") from None
        engine = create_async_engine(self.url)
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        sa.event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine

    async def open(self) -> None:
        """Bring the tables up to date, made where there are none.

        Raises BadDatabase where the database cannot be reached, cannot be written, or is not this server's to use.
        """
        await asyncio.to_thread(self.prepare)

    def prepare(self) -> None:
        """Do what `open` does, without asyncio."""
        writing = self._make_writing_engine()
        try:
            if self._file is not None and self._claim is not None:
                self._file.parent.mkdir(parents=True, exist_ok=True)
                self._claim.take()
            with writing.connect() as connection:
                connection = connection.execution_options(immediate=True)
                with connection.begin():
                    migrate(connection)
        except UNUSABLE as error:
            self.release()
            raise BadDatabase(reason(error)) from error
        except BadDatabase:
            self.release()
            raise
        finally:
            writing.dispose()

    def release(self) -> None:
        """Let another process serve this database."""
        if self._claim is not None:
            self._claim.release()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        if self._writing_engine is not None:
            self._writing_engine.dispose()
        self.release()

    @contextlib.contextmanager
    def writing_here(self) -> Iterator[sa.Connection]:
        """A transaction without asyncio, for a thread that does nothing else: much cheaper for many statements."""
        if self._writing_engine is None:
            self._writing_engine = self._make_writing_engine()
        with self._writing_engine.connect() as connection:
            connection = connection.execution_options(immediate=True)
            with connection.begin():
                yield connection

    def _make_writing_engine(self) -> sa.Engine:
        if not self.is_sqlite:
            return sa.create_engine(self.url, pool_size=1, pool_pre_ping=True)
        engine = sa.create_engine(self.url.set(drivername="sqlite"), poolclass=sa.StaticPool)
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine

    @contextlib.asynccontextmanager
    async def turn_to_write(self) -> AsyncIterator[None]:
        """The right to write, where only one may at a time: waiting here is fairer and faster than in SQLite."""
        if self.is_sqlite:
            async with self._writer:
                yield
        else:
            yield

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on disk when the block is left, or undone where the block raises."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.turn_to_write(), self.engine.connect() as connection:
            # To be the writer from the start: a reader that turns writer is refused where another has written since.
            await connection.execution_options(immediate=True)
            async with connection.begin():
                yield connection


def _prepare_sqlite(connection: DBAPIConnection, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by `_begin_sqlite`
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    immediate = connection.get_execution_options().get("immediate")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def check_usable(url: str) -> None:
    """Bring a database up to date and let go of it. Raises BadDatabase where it cannot be used."""
    database = Database(url)
    database.prepare()
    database.release()
