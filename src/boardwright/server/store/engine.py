"""All that depends on which database it is: today SQLite, in a file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.engine import make_url

from boardwright.server.store.errors import Conflict, Unavailable

BUSY_SECONDS = 5.0
"""How long another program may hold the database before writing is given up."""

# Without recursive triggers a row could still be replaced where it must not be deleted.
WRITER = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "recursive_triggers = ON",
)
READER = ("query_only = ON",)
DUPLICATES = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")

APPEND_ONLY = (
    "CREATE TRIGGER log_no_update BEFORE UPDATE ON log"
    " BEGIN SELECT RAISE(ABORT, 'the log is append only'); END",
    "CREATE TRIGGER log_no_delete BEFORE DELETE ON log"
    " BEGIN SELECT RAISE(ABORT, 'the log is append only'); END",
)


def open_engine(url: str, *, writes: bool) -> Engine:
    """One engine for the writer, whose transactions lock at once, another for the readers, whose
    transactions see one moment and block nobody.
    """
    if (file := make_url(url).database) and writes:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url,
        json_serializer=to_json,
        json_deserializer=msgspec.json.decode,
        connect_args={"timeout": BUSY_SECONDS},
        pool_size=1 if writes else 8,
        max_overflow=0 if writes else 32,
    )
    # Many rows in one statement: after each the thread that writes has to win Python's lock back.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        # Left to itself the driver begins too late for a schema change and for a steady read.
        connection.isolation_level = None
        for setting in WRITER if writes else READER:
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def protect_log(connection: Connection) -> None:
    """No entry of the log can be changed or taken out, whoever tries."""
    for statement in APPEND_ONLY:
        connection.exec_driver_sql(statement)


def tidy_up(engine: Engine) -> None:
    """Everything into the one file, so that it can be copied."""
    with closing(engine.raw_connection()) as connection:
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")


def translate(error: Exception) -> Exception:
    """What a fault of the database means to those who wanted to write."""
    if isinstance(error, exc.IntegrityError):
        name = getattr(error.orig, "sqlite_errorname", "")
        return Conflict(str(error.orig)) if name in DUPLICATES else error
    if isinstance(error, exc.DataError | exc.ProgrammingError | exc.NotSupportedError):
        return error
    if isinstance(error, exc.DBAPIError | exc.TimeoutError):
        return Unavailable(str(error.orig if isinstance(error, exc.DBAPIError) else error))
    return error
