"""Carries units out inside one transaction. Rows of one kind go in together, because a statement
costs far more than a row.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, bindparam, delete, insert, select, update

from boardwright.server.store import schema
from boardwright.server.store.errors import Missing
from boardwright.server.store.operations import (
    AddPerson,
    Append,
    Mark,
    NewTable,
    Operation,
    Rename,
    Say,
    SetInvite,
    SetNonce,
    Snapshot,
)

Values = dict[str, Any]
Unit = tuple[float, Sequence[Operation]]
"""When it was handed in, and what is to be written."""

Key = tuple[str | int, ...]

_last = select(schema.log).where(schema.log.c.table == schema.tables.c.id)
_last = _last.order_by(schema.log.c.step.desc()).limit(1)
MOVE = (
    update(schema.tables)
    .where(schema.tables.c.id.in_(bindparam("tables", expanding=True)))
    .values(
        step=_last.with_only_columns(schema.log.c.step).scalar_subquery(),
        changed=_last.with_only_columns(schema.log.c.at).scalar_subquery(),
    )
)


def write(connection: Connection, units: Iterable[Unit]) -> int:
    """Write all units in the order given; how many rows that were. Within a unit too, the last
    word on one thing counts.
    """
    rows = _Rows()
    for at, operations in units:
        for operation in operations:
            rows.add(operation, at)
    return rows.write(connection)


class _Rows:
    """What units come to, by kind. A table comes before what refers to it, and a row before its
    changes.
    """

    def __init__(self) -> None:
        self.new_tables: list[Values] = []
        self.new_people: list[Values] = []
        self.log: list[Values] = []
        self.chat: list[Values] = []
        self.invites: dict[Key, Values] = {}
        self.snapshots: dict[Key, Values] = {}
        self.people: dict[Key, Values] = {}
        self.tables: dict[Key, Values] = {}
        self.moved: dict[str, None] = {}

    def add(self, operation: Operation, at: float) -> None:
        match operation:
            case Append(table):
                self.log.append(_fields(operation, at=at))
                self.moved[table] = None
            case Mark(table):
                marked = _fields(operation)
                del marked["table"]
                changes = {name: value for name, value in marked.items() if value is not None}
                if changes:
                    self.tables.setdefault((table,), {}).update(changes)
            case Say():
                self.chat.append(_fields(operation))
            case Snapshot(table, step):
                self.snapshots[table, step] = _fields(operation)
            case NewTable():
                fields = _fields(operation, next=None, step=0, created=at, changed=at)
                self.new_tables.append(fields)
            case AddPerson():
                self.new_people.append(_fields(operation, created=at))
            case SetNonce(table, person, nonce):
                self._of_person(table, person)["nonce"] = nonce
            case Rename(table, person, name):
                self._of_person(table, person)["name"] = name
            case SetInvite(table, seat):
                self.invites[table, seat] = _fields(operation)
            case _:
                raise TypeError(f"not an operation: {operation!r}")

    def _of_person(self, table: str, person: int) -> Values:
        return self.people.setdefault((table, person), {})

    def write(self, connection: Connection) -> int:
        return (
            _insert(connection, schema.tables, self.new_tables)
            + _insert(connection, schema.people, self.new_people)
            + _insert(connection, schema.log, self.log)
            + _insert(connection, schema.chat, self.chat)
            + _replace(connection, schema.invites, self.invites)
            + _replace(connection, schema.snapshots, self.snapshots)
            + _change(connection, schema.people, self.people)
            + _change(connection, schema.tables, self.tables)
            + _move(connection, list(self.moved))
        )


def _fields(operation: Operation, **more: Any) -> Values:
    for name in operation.__slots__:
        more[name] = getattr(operation, name)
    return more


def _insert(connection: Connection, table: Table, rows: Collection[Values]) -> int:
    if rows:
        connection.execute(insert(table), list(rows))
    return len(rows)


def _replace(connection: Connection, table: Table, rows: Mapping[Key, Values]) -> int:
    if rows:
        found = [_named(table, key) for key in rows]
        connection.execute(delete(table).where(*_is_key(table)), found)
    return _insert(connection, table, rows.values())


def _change(connection: Connection, table: Table, changes: Mapping[Key, Values]) -> int:
    """Rows with the same columns to change go together."""
    alike: dict[tuple[str, ...], list[Values]] = {}
    for key, values in changes.items():
        alike.setdefault(tuple(values), []).append(values | _named(table, key))
    for rows in alike.values():
        result = connection.execute(update(table).where(*_is_key(table)), rows)
        if result.rowcount != len(rows):
            raise Missing(f"{table.name} has no row of these names: {sorted(changes)}")
    return len(changes)


def _move(connection: Connection, tables: list[str]) -> int:
    """Note the last step in the rows of these tables: one statement, however many they are."""
    if tables:
        connection.execute(MOVE, {"tables": tables})
    return len(tables)


def _is_key(table: Table) -> list[ColumnElement[bool]]:
    return [column == bindparam(f"key_{column.name}") for column in table.primary_key]


def _named(table: Table, key: Key) -> Values:
    names = (f"key_{column.name}" for column in table.primary_key)
    return dict(zip(names, key, strict=True))
