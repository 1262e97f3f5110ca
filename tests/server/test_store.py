"""The store, on real files: what was acknowledged is there, what was refused is not."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import exc

from boardwright.server.store import (
    AddPerson,
    Append,
    Batch,
    Conflict,
    Entry,
    Head,
    Invite,
    Line,
    Mark,
    Missing,
    NewTable,
    Operation,
    Person,
    Rename,
    Row,
    Say,
    SetInvite,
    SetNonce,
    Snapshot,
    Store,
    Stored,
    Unavailable,
    migrating,
)
from boardwright.server.store.engine import open_engine
from boardwright.server.store.schema import metadata
from boardwright.server.store.writer import MOST, TURN_SECONDS

T = TypeVar("T")
NONCE, OTHER = b"n" * 16, b"o" * 16


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


class Clock:
    """Each look at it is a second later."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def use(folder: Path, do: Callable[[Store], Awaitable[T]], clock: Clock | None = None) -> T:
    """Open the store of a folder, do something with it, close it."""

    async def run() -> T:
        store = Store(url(folder), clock or Clock())
        store.open()
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


def new(table: str = "K7QM2X", **more: Any) -> NewTable:
    fields: dict[str, Any] = {
        "game": "innovation",
        "rules_version": 1,
        "title": "Ann's table",
        "settings": {"words": "first"},
        "options": {"warm": True},
        "seats": [{"kind": "you"}, {"kind": "bot", "level": "adept"}],
        "secret": b"s" * 16,
    }
    return NewTable(id=table, **fields | more)


async def loaded(store: Store, table: str = "K7QM2X") -> Stored:
    stored = await store.load(table)
    assert stored is not None
    return stored


def test_everything_comes_back_after_the_store_was_closed(tmp_path: Path) -> None:
    seed = str(2**200 + 1)

    async def write(store: Store) -> None:
        await store.commit(
            new(pack="base", words="new", seed=seed, position={"turn": 2**70}, host=0, listed=True),
            AddPerson("K7QM2X", 0, "Ann", NONCE),
            SetInvite("K7QM2X", 1, NONCE),
        )
        await store.commit(Append("K7QM2X", 1, "answer", 0, 0, "draw"))
        await store.commit(
            Append("K7QM2X", 2, "seat", 1, None, None, {"kind": "open", "name": "Łódź 漢"}),
            Snapshot("K7QM2X", 2, 1, 1, {"hands": [[1, 2], []]}),
            Say("K7QM2X", 1, 0, "Ann", "hello\x00there"),
            Mark("K7QM2X", status="over", outcome={"winners": [0]}, next="ABCDEF", title="Won"),
        )

    async def read(store: Store) -> tuple[Stored, object, object]:
        shot = await store.snapshot("K7QM2X", 2)
        return await loaded(store), shot, await store.snapshot("K7QM2X", 1)

    use(tmp_path, write)
    assert [file.name for file in tmp_path.iterdir()] == ["tables.sqlite"]
    stored, shot, none = use(tmp_path, read)
    assert stored == Stored(
        row=Row(
            id="K7QM2X",
            game="innovation",
            pack="base",
            rules_version=1,
            title="Won",
            words="new",
            settings={"words": "first"},
            options={"warm": True},
            seats=[{"kind": "you"}, {"kind": "bot", "level": "adept"}],
            seed=seed,
            position={"turn": 2**70},
            secret=b"s" * 16,
            host=0,
            status="over",
            outcome={"winners": [0]},
            next="ABCDEF",
            before=None,
            listed=True,
            step=2,
            created=1001.0,
            changed=1003.0,
        ),
        people=(Person(0, "Ann", NONCE, 1001.0),),
        invites=(Invite(1, NONCE, None),),
        log=(
            Entry(1, "answer", 0, 0, "draw", None, 1002.0),
            Entry(2, "seat", 1, None, None, {"kind": "open", "name": "Łódź 漢"}, 1003.0),
        ),
        snapshots=(Head(2, 1, 1),),
        chat=(Line(1, 0, "Ann", "hello\x00there", 1003.0),),
    )
    assert shot == {"hands": [[1, 2], []]}
    assert none is None


def test_the_last_word_counts(tmp_path: Path) -> None:
    """Several on one thing: within a unit, and in units that go to the disk together."""

    async def write(store: Store) -> Stored:
        await store.commit(
            new(),
            AddPerson("K7QM2X", 3, "Ann", NONCE),
            Rename("K7QM2X", 3, "Bo"),
            SetInvite("K7QM2X", 0, NONCE),
            SetInvite("K7QM2X", 0, OTHER, 3),
            SetInvite("K7QM2X", 1, NONCE, 3),
        )
        await asyncio.gather(
            store.commit(Mark("K7QM2X", status="over", title="First")),
            store.commit(Mark("K7QM2X", status="playing")),
            store.commit(Mark("K7QM2X", status="over", title="Second")),
            store.commit(Mark("K7QM2X")),
            store.commit(Mark("K7QM2X", status="abandoned", listed=False)),
            store.commit(SetNonce("K7QM2X", 3, OTHER), Rename("K7QM2X", 3, "Cy")),
            store.commit(Snapshot("K7QM2X", 0, 0, 1, {"old": True})),
            store.commit(Snapshot("K7QM2X", 0, 0, 2, {"old": False})),
            store.commit(SetInvite("K7QM2X", 1, OTHER)),
        )
        assert store.counts.largest > 1
        assert await store.snapshot("K7QM2X", 0) == {"old": False}
        return await loaded(store)

    stored = use(tmp_path, write)
    assert (stored.row.status, stored.row.title) == ("abandoned", "Second")
    assert [(person.name, person.nonce) for person in stored.people] == [("Cy", OTHER)]
    assert stored.invites == (Invite(0, OTHER, 3), Invite(1, OTHER, None))
    assert stored.snapshots == (Head(0, 0, 2),)


def test_tables_are_found(tmp_path: Path) -> None:
    async def find(store: Store) -> None:
        assert await store.load("NOTHER") is None
        assert not await store.exists("A")
        for name in "ABCDE":
            await store.commit(new(name, listed=name != "E"))
        await store.commit(Append("B", 1, "answer"))
        await store.commit(Mark("C", status="over"), Mark("D", title="quiet"))
        assert await store.exists("A")
        assert [row.id for row in await store.listed(10)] == ["B", "D", "A"]
        assert [row.id for row in await store.listed(1)] == ["B"]
        many = ["E", "X", "A", *(f"no{n}" for n in range(1200)), "B"]
        assert {name: row.id for name, row in (await store.rows(many)).items()} == {
            name: name for name in "ABE"
        }
        assert await store.rows([]) == {}

    use(tmp_path, find)


def test_of_a_long_chat_the_latest_lines_are_read(tmp_path: Path) -> None:
    async def talk(store: Store) -> Stored:
        await store.commit(new(), *(Say("K7QM2X", n, 0, "Ann", "hm") for n in range(1, 251)))
        return await loaded(store)

    assert [line.number for line in use(tmp_path, talk).chat] == list(range(51, 251))


async def outcomes(store: Store, units: list[tuple[Operation, ...]]) -> list[str]:
    """What becomes of units that are handed in at once."""
    done = await asyncio.gather(*(store.commit(*unit) for unit in units), return_exceptions=True)
    return ["kept" if found is None else type(found).__name__ for found in done]


def test_only_the_guilty_units_of_a_batch_fail(tmp_path: Path) -> None:
    async def write(store: Store) -> tuple[list[str], Stored]:
        batches: list[Batch] = []
        store.watch(batches.append)
        await store.commit(new(), AddPerson("K7QM2X", 0, "Ann", NONCE))
        await store.commit(Append("K7QM2X", 1, "answer", key="first"))
        found = await outcomes(
            store,
            [
                (Append("K7QM2X", 2, "answer"), Say("K7QM2X", 1, 0, "Ann", "kept")),
                (Append("K7QM2X", 1, "answer", key="again"), Say("K7QM2X", 2, 0, "Ann", "lost")),
                (Append("K7QM2X", 3, "answer"),),
                (Append("K7QM2X", 3, "answer", key="twice"),),
                (new(),),
                (AddPerson("K7QM2X", 0, "Bo", OTHER),),
                (Say("K7QM2X", 3, 0, "Ann", "lost too"), Append("NOTHER", 1, "answer")),
                (Rename("K7QM2X", 7, "Nobody"), Mark("K7QM2X", title="lost")),
                (Mark("NOTHER", title="lost"),),
                (Append("K7QM2X", 4, "answer", data=object()),),
                (Append("K7QM2X", 2**70, "answer"),),
                ("nonsense",),  # type: ignore[list-item]
                (Append("K7QM2X", 4, "end"),),
                (),
            ],
        )
        assert store.counts.failed == 10
        assert store.counts.units == sum(batch.units for batch in batches) == 6
        return found, await loaded(store)

    found, stored = use(tmp_path, write)
    assert found == [
        "kept",
        "Conflict",
        "kept",
        "Conflict",
        "Conflict",
        "Conflict",
        "IntegrityError",
        "Missing",
        "Missing",
        "StatementError",
        "OverflowError",
        "TypeError",
        "kept",
        "kept",
    ]
    assert [(entry.step, entry.key) for entry in stored.log] == [
        (1, "first"),
        (2, None),
        (3, None),
        (4, None),
    ]
    assert [line.text for line in stored.chat] == ["kept"]
    assert (stored.row.title, stored.row.step) == ("Ann's table", 4)
    assert [person.name for person in stored.people] == ["Ann"]


def test_the_errors_are_those_that_callers_know() -> None:
    assert issubclass(Conflict, Exception)
    assert not issubclass(Conflict, Unavailable)
    assert not issubclass(Missing, Conflict | Unavailable)


def test_units_that_wait_go_to_the_disk_together_and_in_order(tmp_path: Path) -> None:
    tables = [f"T{n:03}" for n in range(40)]

    async def write(store: Store) -> None:
        await store.commit(*(new(table) for table in tables))
        before = store.counts.commits

        async def play(table: str) -> None:
            for step in range(1, 26):
                await store.commit(Append(table, step, "answer", key=str(step)))

        await asyncio.gather(*(play(table) for table in tables))
        assert store.counts.units == 1 + 40 * 25
        assert store.counts.rows == 40 + 2 * 40 * 25
        assert store.counts.commits - before <= 200
        assert store.counts.seconds > 0

    use(tmp_path, write)

    async def read(store: Store) -> list[Stored]:
        return [await loaded(store, table) for table in tables]

    for stored in use(tmp_path, read):
        assert [entry.step for entry in stored.log] == list(range(1, 26))
        assert (stored.row.step, stored.row.changed) == (25, stored.log[-1].at)


def test_more_units_than_one_transaction_takes(tmp_path: Path) -> None:
    async def write(store: Store) -> int:
        await store.commit(new())
        units: list[tuple[Operation, ...]] = [
            (Append("K7QM2X", step, "answer"),) for step in range(1, 2 * MOST + 2)
        ]
        assert set(await outcomes(store, units)) == {"kept"}
        assert store.counts.largest <= MOST
        return len((await loaded(store)).log)

    assert use(tmp_path, write) == 2 * MOST + 1


def test_closing_writes_what_waits_and_refuses_what_comes(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(url(tmp_path))
        with pytest.raises(Unavailable):
            await store.commit(new())
        store.open()
        tasks = [asyncio.create_task(store.commit(new(f"T{n:02}"))) for n in range(30)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        with pytest.raises(Unavailable):
            await store.commit(new("LATE"))
        await store.close()

    asyncio.run(run())
    rows = use(tmp_path, lambda store: store.rows([f"T{n:02}" for n in range(30)] + ["LATE"]))
    assert sorted(rows) == [f"T{n:02}" for n in range(30)]


def test_whoever_stops_waiting_harms_nobody(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.commit(new())
        tasks = [
            asyncio.create_task(store.commit(Append("K7QM2X", n, "answer"))) for n in range(1, 11)
        ]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert done[1::2] == [None] * 5
        await store.commit(Append("K7QM2X", 11, "answer"))

    use(tmp_path, write)


def test_a_watcher_that_fails_does_not_stop_the_writing(tmp_path: Path) -> None:
    def fail(_: Batch) -> None:
        raise RuntimeError("no")

    async def write(store: Store) -> bool:
        store.watch(fail)
        await store.commit(new("A"))
        await store.commit(new("B"))
        return await store.exists("B")

    assert use(tmp_path, write)


def test_a_full_disk_is_unavailable_and_passes(tmp_path: Path) -> None:
    async def write(store: Store) -> list[str]:
        await store.commit(new())
        with store._writes.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1")
        big = {"big": "x" * 2_000_000}
        found = await outcomes(
            store, [(Append("K7QM2X", 1, "answer", data=big),), (Append("K7QM2X", 2, "answer"),)]
        )
        with store._writes.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 100000")
        await store.commit(Append("K7QM2X", 1, "answer", data=big))
        assert [entry.step for entry in (await loaded(store)).log] == [1]
        return found

    assert use(tmp_path, write) == ["Unavailable", "Unavailable"]


def test_a_database_that_another_program_holds_is_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardwright.server.store.engine.BUSY_SECONDS", 0.1)

    async def write(store: Store) -> None:
        await store.commit(new())
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            units: list[tuple[Operation, ...]] = [
                (Append("K7QM2X", step, "answer"),) for step in range(1, 51)
            ]
            found = await asyncio.wait_for(outcomes(store, units), 5)
            assert found == ["Unavailable"] * 50
            assert (await loaded(store)).log == ()
        finally:
            other.execute("ROLLBACK")
            other.close()
        await store.commit(Append("K7QM2X", 1, "answer"))

    use(tmp_path, write)


def test_a_file_that_is_no_database_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"not a database, certainly not one" * 100)
    with pytest.raises(Unavailable):
        Store(url(tmp_path)).open()


KILLED = """
import asyncio, sys
from boardwright.server.store import Append, NewTable, Store

async def play(store, table):
    await store.commit(NewTable(table, "g", 1, "", {}, {}, [], bytes(16)))
    step = 0
    while True:
        step += 1
        await store.commit(Append(table, step, "answer", key="a"), Append(table, -step, "answer"))
        print(table, step, flush=True)

async def main():
    store = Store(sys.argv[1])
    store.open()
    await asyncio.gather(*(play(store, f"T{n}") for n in range(8)))

asyncio.run(main())
"""


def test_a_killed_server_has_kept_all_it_acknowledged_and_nothing_by_halves(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", KILLED, url(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    acknowledged: dict[str, int] = {}
    with server, server.stdout:
        for count, line in enumerate(server.stdout):
            if count == 400:
                server.send_signal(signal.SIGKILL)
            if line.endswith("\n"):
                table, step = line.split()
                acknowledged[table] = int(step)
    assert server.returncode == -signal.SIGKILL

    async def read(store: Store) -> list[Stored]:
        return [await loaded(store, f"T{n}") for n in range(8)]

    assert sum(acknowledged.values()) >= 400
    for stored in use(tmp_path, read):
        steps = [entry.step for entry in stored.log]
        last = steps[-1]
        assert acknowledged[stored.row.id] <= last <= acknowledged[stored.row.id] + 1
        assert steps == [step for step in range(-last, last + 1) if step]
        assert stored.row.step == last


def test_migrations_from_nothing_give_the_schema(tmp_path: Path) -> None:
    engine = open_engine(url(tmp_path), writes=True)
    migrating.migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        connection.rollback()
        connection.exec_driver_sql("ALTER TABLE chat ADD COLUMN more TEXT")
        assert compare_metadata(context, metadata) != []
        connection.rollback()
    migrating.migrate(engine)
    engine.dispose()


def test_the_migrations_travel_with_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever that is installed, even if its path means something to a configuration."""
    elsewhere = tmp_path / "100% here"
    shutil.copytree(migrating.MIGRATIONS, elsewhere)
    monkeypatch.setattr(migrating, "MIGRATIONS", elsewhere)
    assert not use(tmp_path, lambda store: store.exists("A"))


def test_the_database_survives_a_power_cut(tmp_path: Path) -> None:
    engine = open_engine(url(tmp_path), writes=True)
    with engine.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    engine.dispose()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE log SET key = 'other'",
        "DELETE FROM log",
        "INSERT OR REPLACE INTO log SELECT * FROM log",
    ],
)
def test_the_log_cannot_be_changed(tmp_path: Path, statement: str) -> None:
    async def write(store: Store) -> None:
        await store.commit(new(), Append("K7QM2X", 1, "answer", key="draw"))
        with store._writes.begin() as connection, pytest.raises(exc.IntegrityError, match="append"):
            connection.exec_driver_sql(statement)
        assert [entry.key for entry in (await loaded(store)).log] == ["draw"]

    use(tmp_path, write)


def test_the_thread_that_writes_gets_its_turn(tmp_path: Path) -> None:
    """With Python's own interval, a loop at full load has kept it waiting for seconds."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.005)
    try:
        use(tmp_path, lambda store: store.exists("A"))
        assert sys.getswitchinterval() <= TURN_SECONDS * 1.01
    finally:
        sys.setswitchinterval(before)


def test_readers_cannot_write(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        with store._reads.connect() as connection, pytest.raises(exc.OperationalError):
            connection.exec_driver_sql("DELETE FROM chat")

    use(tmp_path, write)
