"""Runs the steps on the connection that `innovation.server.database` hands over."""

from __future__ import annotations

from alembic import context

from innovation.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
