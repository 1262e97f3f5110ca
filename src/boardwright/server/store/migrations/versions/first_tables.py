"""The first schema. A migration keeps its own words, because the schema moves on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from boardwright.server.store.engine import protect_log

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pack", sa.Text),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("words", sa.Text),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("position", sa.JSON),
        sa.Column("secret", sa.LargeBinary(16), nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("outcome", sa.JSON),
        sa.Column("next", sa.Text),
        sa.Column("before", sa.Text),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "status", "changed"])
    _create(
        "people",
        "person",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("nonce", sa.LargeBinary(16), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    _create(
        "invites",
        "seat",
        sa.Column("nonce", sa.LargeBinary(16), nullable=False),
        sa.Column("person", sa.Integer),
    )
    _create(
        "log",
        "step",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.Integer),
        sa.Column("key", sa.Text),
        sa.Column("data", sa.JSON),
        sa.Column("at", sa.Double, nullable=False),
    )
    _create(
        "snapshots",
        "step",
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
    )
    _create(
        "chat",
        "number",
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    protect_log(op.get_bind())


def _create(name: str, number: str, *columns: sa.Column[object]) -> None:
    """What belongs to a table is known by it and a number."""
    op.create_table(
        name,
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column(number, sa.Integer, primary_key=True, autoincrement=False),
        *columns,
    )
