"""The store when things go wrong: what was acknowledged is there, what was refused is not."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.server.store import (
    AddPerson,
    Append,
    Batch,
    Mark,
    Operation,
    Rename,
    Say,
    Store,
    Stored,
    Unavailable,
)
from boardwright.server.store.writer import MOST
from tests.server.shelf import NONCE, OTHER, loaded, new, outcomes, url, use


def test_only_the_guilty_units_of_a_batch_fail(tmp_path: Path) -> None:
    async def write(store: Store) -> tuple[list[str], Stored]:
        batches: list[Batch] = []
        store.watch(batches.append)
        await store.commit(new(), AddPerson("K7QM2X", 0, "Ann", NONCE))
        await store.commit(Append("K7QM2X", 1, "answer", key="first"))
        found = await outcomes(
            store,
            [
                (Append("K7QM2X", 2, "answer"), Say("K7QM2X", 1, 0, "Ann", "kept", 7.0)),
                (
                    Append("K7QM2X", 1, "answer", key="again"),
                    Say("K7QM2X", 2, 0, "Ann", "lost", 7.0),
                ),
                (Append("K7QM2X", 3, "answer"),),
                (Append("K7QM2X", 3, "answer", key="twice"),),
                (new(),),
                (AddPerson("K7QM2X", 0, "Bo", OTHER),),
                (Say("K7QM2X", 3, 0, "Ann", "lost too", 7.0), Append("NOTHER", 1, "answer")),
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
            store, [(Append("K7QM2X", step, "answer", data=big),) for step in (1, 2)]
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
