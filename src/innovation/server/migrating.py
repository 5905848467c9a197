"""Migrating: bringing the tables of a database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from innovation.server.faults import BadDatabase
from innovation.server.schema import METADATA

MIGRATIONS: Final = Path(__file__).parent / "migrations"
TURN: Final = 20260705
"""The number of PostgreSQL's lock that lets one process migrate at a time."""


def migrate(connection: sa.Connection) -> None:
    """Make the tables, or bring them up to date.

    Raises BadDatabase for tables of a newer server, or of something else altogether.
    """
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({TURN})"))
    _check_origin(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def _check_origin(connection: sa.Connection, known: ScriptDirectory) -> None:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        foreign = sorted(set(sa.inspect(connection).get_table_names()) & set(METADATA.tables))
        if foreign:
            raise BadDatabase(f"it has tables of another program, named {', '.join(foreign)}; give this server its own")
    elif revision not in {script.revision for script in known.walk_revisions()}:
        raise BadDatabase("it was made by a newer version of this server; install that one, or use another database")
