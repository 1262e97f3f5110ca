"""The store, on real files: what is written comes back, and the log only grows."""

from __future__ import annotations

import asyncio
import shutil
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import exc

from boardwright.server.store import (
    AddPerson,
    Append,
    Entry,
    Head,
    Invite,
    Line,
    Mark,
    Person,
    Rename,
    Row,
    Say,
    SetInvite,
    SetNonce,
    Snapshot,
    Store,
    Stored,
    migrating,
)
from boardwright.server.store.engine import open_engine
from boardwright.server.store.schema import metadata
from boardwright.server.store.writer import TURN_SECONDS
from tests.server.shelf import NONCE, OTHER, loaded, new, url, use


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
            Say("K7QM2X", 1, 0, "Ann", "hello\x00there", 7.0),
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
        chat=(Line(1, 0, "Ann", "hello\x00there", 7.0),),
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
        await store.commit(new(), *(Say("K7QM2X", n, 0, "Ann", "hm", 7.0) for n in range(1, 251)))
        return await loaded(store)

    assert [line.number for line in use(tmp_path, talk).chat] == list(range(51, 251))


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
