"""The tables of the database.

The truth of a game is its row of `tables` (options, seed, engine) and its `entries`, which are only ever
added to: picks, and undos that take one back. Everything else about a game follows from them by replay;
`waiting`, `result`, `version` and `log_length` are kept besides so that lists need no replay.
"""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

PEOPLE = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
"""Everybody who ever gave a name."""

KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
"""Hashes of the secrets that prove who one is: `device` (a cookie) or `link` (a personal link)."""

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("invite", sa.String(32), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=True),
    sa.Column("engine", sa.String(20), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("waiting", sa.JSON, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("started", sa.Float, nullable=True),
    sa.Column("moved", sa.Float, nullable=False),
    sa.Column("rematch", sa.String(32), nullable=True),
    sa.Index("tables_by_list", "listed", "status", "moved"),
)
"""One game each, from the open table in the lobby to its end. Times are seconds since 1970."""

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(40), nullable=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True, index=True),
    sa.Column("bot", sa.String(20), nullable=True),
)
"""Who sits where. A bot with a `person` stands in for that person, who may come back."""

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(4), nullable=False),
    sa.Column("decision", sa.Integer, nullable=False),
    sa.Column("option", sa.String(120), nullable=False),
    sa.Column("log_length", sa.Integer, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)
"""What happened in games, numbered from 1 in each: a `pick` answers the decision of that number with an option's
text; an `undo` takes back the pick that is entry number `decision`. `log_length` is that of the log after it."""
