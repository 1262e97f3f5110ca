"""Reads tables back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Table, select
from sqlalchemy import Row as Found

from boardwright.server.store import schema
from boardwright.server.store.stored import Entry, Head, Invite, Line, Person, Row, Stored

LINES = 200
"""Lines of chat that are read with a table."""

MANY = 500
"""Names in one question; databases set a limit."""

Kind = TypeVar("Kind", Person, Invite, Entry, Head, Line)


def load(connection: Connection, table: str) -> Stored | None:
    row = rows(connection, [table]).get(table)
    if row is None:
        return None
    return Stored(
        row=row,
        people=_all(connection, schema.people, table, Person),
        invites=_all(connection, schema.invites, table, Invite),
        log=_all(connection, schema.log, table, Entry),
        snapshots=_all(connection, schema.snapshots, table, Head),
        chat=_all(connection, schema.chat, table, Line, last=LINES),
    )


def snapshot(connection: Connection, table: str, step: int) -> dict[str, Any] | None:
    of = schema.snapshots.c
    found = connection.execute(select(of.data).where(of.table == table, of.step == step)).first()
    return None if found is None else found.data


def rows(connection: Connection, tables: Sequence[str]) -> dict[str, Row]:
    """The rows that there are, by table."""
    found: dict[str, Row] = {}
    for start in range(0, len(tables), MANY):
        of = schema.tables.c.id.in_(tables[start : start + MANY])
        for row in _rows(connection.execute(select(schema.tables).where(of))):
            found[row.id] = row
    return found


def listed(connection: Connection, limit: int) -> list[Row]:
    """Tables being played that anybody may watch, the liveliest first."""
    of = schema.tables.c
    question = (
        select(schema.tables)
        .where(of.listed.is_(True), of.status == "playing")
        .order_by(of.changed.desc(), of.id)
        .limit(limit)
    )
    return list(_rows(connection.execute(question)))


def exists(connection: Connection, table: str) -> bool:
    of = schema.tables.c.id
    return connection.execute(select(of).where(of == table)).first() is not None


def _rows(found: Iterable[Found[Any]]) -> Iterable[Row]:
    return (Row(**row._mapping) for row in found)


def _all(
    connection: Connection, source: Table, table: str, kind: type[Kind], last: int | None = None
) -> tuple[Kind, ...]:
    """What belongs to a table, in the order of its numbers; all of it or the last few."""
    columns = [source.c[name] for name in kind.__slots__]
    number: ColumnElement[int] = source.primary_key.columns.values()[1]
    question = select(*columns).where(source.c.table == table)
    if last is None:
        return tuple(kind(*row) for row in connection.execute(question.order_by(number)))
    latest = connection.execute(question.order_by(number.desc()).limit(last)).all()
    return tuple(kind(*row) for row in reversed(latest))
