"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()


def _of_table() -> Column[str]:
    return Column("table", Text, ForeignKey("tables.id"), primary_key=True)


def _number(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


def _json(name: str, *, nullable: bool = False) -> Column[object]:
    return Column(name, JSON(none_as_null=True), nullable=nullable)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("pack", Text),
    Column("rules_version", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("words", Text),
    _json("settings"),
    _json("options"),
    _json("seats"),
    # A seed may be larger than any integer of a database.
    Column("seed", Text),
    _json("position", nullable=True),
    Column("secret", LargeBinary(16), nullable=False),
    Column("host", Integer),
    Column("status", Text, nullable=False),
    _json("outcome", nullable=True),
    Column("next", Text),
    Column("before", Text),
    Column("listed", Boolean, nullable=False),
    Column("step", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("tables_listed", "listed", "status", "changed"),
)

people = Table(
    "people",
    metadata,
    _of_table(),
    _number("person"),
    Column("name", Text, nullable=False),
    Column("nonce", LargeBinary(16), nullable=False),
    Column("created", Double, nullable=False),
)

invites = Table(
    "invites",
    metadata,
    _of_table(),
    _number("seat"),
    Column("nonce", LargeBinary(16), nullable=False),
    Column("person", Integer),
)

log = Table(
    "log",
    metadata,
    _of_table(),
    _number("step"),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("person", Integer),
    Column("key", Text),
    _json("data", nullable=True),
    Column("at", Double, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    _number("step"),
    Column("at", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    _json("data"),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    _number("number"),
    Column("person", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)
