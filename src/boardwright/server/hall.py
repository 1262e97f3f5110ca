"""All tables of a server: made, found on disk when somebody asks, dropped when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from boardwright.core import registry
from boardwright.core.errors import BadSetup, BoardwrightError, UnknownGame
from boardwright.core.games import Game
from boardwright.server import driving, tokens
from boardwright.server.course import Course, Start, effective, restore, standing
from boardwright.server.house import House, log
from boardwright.server.models import NewTable as Wish
from boardwright.server.models import SeatWish
from boardwright.server.problems import Problem
from boardwright.server.seating import BOT_NAMES, Seat
from boardwright.server.seatkeeping import known_level
from boardwright.server.store import (
    AddPerson,
    Append,
    Mark,
    NewTable,
    Operation,
    SetInvite,
    Stored,
    StoreError,
)
from boardwright.server.tables import HISTORY, Table, nobody
from boardwright.texts import word_sets

SWEEP = 30.0
"""Seconds between two looks for tables that nobody uses."""

TICK = 1.0
"""Seconds after which what has come to live is set aside from garbage."""


class Hall:
    """The tables in memory, by their codes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._keepers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        for name, work in (("sweeper", self._sweep()), ("collector", self._collect())):
            self._keepers.append(asyncio.create_task(work, name=name))

    async def stop(self) -> None:
        """Let everybody go, and leave a snapshot of what has moved."""
        for keeper in self._keepers:
            keeper.cancel()
        for table in tuple(self._tables.values()):
            async with table.lock:
                await self._drop(table)

    def __len__(self) -> int:
        return len(self._tables)

    def live(self) -> Iterable[Table]:
        return tuple(self._tables.values())

    # Finding

    async def get(self, code: str) -> Table:
        """A table by its code, from memory or from disk."""
        found = tokens.tidy(code)
        if found is None:
            raise Problem("unknown-table")
        table = self._tables.get(found)
        if table is not None and not table.lost:
            table.used = self.house.clock()
            return table
        task = self._loading.get(found)
        if task is None:
            task = asyncio.create_task(self._load(found))
            self._loading[found] = task
            task.add_done_callback(lambda _: self._loading.pop(found, None))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> Table:
        try:
            return self._seat(await self._read(code))
        except StoreError as error:
            log.error("not read", extra={"event": "not-read", "table": code, "why": str(error)})
            raise Problem("unavailable") from error

    async def _read(self, code: str) -> Table:
        stored = await self.house.store.load(code)
        if stored is None:
            raise Problem("unknown-table")
        try:
            game = registry.game(stored.row.game, stored.row.pack)
        except UnknownGame as error:
            raise Problem("unknown-game", str(error)) from error
        if stored.row.rules_version != game.rules_version:
            table = Table(self.house, stored, game, None)
            if table.status == "playing":
                table.status = "outdated"
                await self.house.store.commit(Mark(code, status="outdated"))
                log.warning("rules changed", extra={"event": "outdated", "table": code})
            return table
        return Table(self.house, stored, game, await self._course(game, stored))

    async def _course(self, game: Game[Any], stored: Stored) -> Course:
        row = stored.row
        # From far enough back that there is something to tell of what has happened.
        latest = len(effective(stored.log)) - HISTORY
        heads = standing(stored.snapshots, stored.log, game.rules_version)
        head = next((head for head in reversed(heads) if head.at <= latest), None)
        data = None if head is None else await self.house.store.snapshot(row.id, head.step)
        return restore(game, row, stored.log, head if data is not None else None, data)

    def _seat(self, table: Table) -> Table:
        table.wake = partial(driving.wake, table)
        self._tables[table.id] = table
        self.house.metrics.tables.set(len(self._tables))
        table.wake()
        return table

    # Making

    async def create(
        self,
        wish: Wish,
        start: Start | None = None,
        before: Table | None = None,
        person: int = 0,
    ) -> Table:
        """A new table; the person who wants it is its host. One that goes on with a campaign begins
        with what the table before it has left.
        """
        game = known_game(wish.game) if before is None else before.game
        seats = [_seat(n, seat, wish.name, person) for n, seat in enumerate(wish.seats)]
        settings = checked(game, len(seats), wish.settings)
        start = start or Start(str(self.house.seed()))
        if wish.words is not None and wish.words not in word_sets(game.package):
            raise Problem("bad-setup", f"there are no words {wish.words!r}")
        made = NewTable(
            id=await self.code(),
            game=game.name,
            pack=game.pack,
            rules_version=game.rules_version,
            title=wish.title or ", ".join(seat.name for seat in seats),
            words=wish.words,
            settings=dict(start.settings or settings),
            options=wish.options.model_dump(),
            seats=[seat.to_json() for seat in seats],
            seed=start.seed,
            position=start.position,
            secret=self.house.random_bytes(16),
            host=person,
            before=None if before is None else before.id,
            listed=wish.options.watch == "everybody",
        )
        host = AddPerson(made.id, person, wish.name, self.house.random_bytes(16))
        more: list[Operation] = answers_of(made.id, start.answers)
        if before is not None and before.status != "record":
            more.append(Mark(before.id, next=made.id))
            before.next = made.id
        table = await self.open(made, host, *self.invites(made.id, seats), *more)
        if before is not None:
            before.tell_table()
        return table

    def invites(self, code: str, seats: Sequence[Seat]) -> list[Operation]:
        """A link for every seat that is not yet somebody's."""
        return [
            SetInvite(code, number, self.house.random_bytes(16))
            for number, seat in enumerate(seats)
            if seat.kind in ("reserved", "open")
        ]

    async def open(self, *operations: Operation) -> Table:
        """Write a new table down and open it."""
        made = operations[0]
        assert isinstance(made, NewTable)
        try:
            await self.house.store.commit(*operations)
        except BoardwrightError as error:
            raise Problem("unavailable") from error
        log.info("opened", extra={"event": "table-opened", "table": made.id, "game": made.game})
        return await self.get(made.id)

    async def follow(self, table: Table, start: Start) -> None:
        """A table with the same seats and people after this one."""
        row, code = table.row, await self.code()
        made = NewTable(
            id=code,
            game=row.game,
            pack=row.pack,
            rules_version=table.game.rules_version,
            title=table.title,
            words=row.words,
            settings=dict(start.settings or row.settings),
            options=dict(table.options),
            seats=[seat.to_json() for seat in table.seats],
            seed=start.seed,
            position=start.position,
            secret=self.house.random_bytes(16),
            host=row.host,
            before=table.id,
            listed=row.listed,
        )
        people = [
            AddPerson(code, number, person.name, self.house.random_bytes(16))
            for number, person in table.people.items()
            if number in table.holders() or number == row.host
        ]
        table.next = code
        await self.open(made, *people, *self.invites(code, table.seats), Mark(table.id, next=code))
        table.tell_table()

    async def code(self) -> str:
        """A code that no table has."""
        while True:
            code = tokens.code(self.house.random_bytes)
            if not await self.house.store.exists(code):
                return code

    # Forgetting

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, max(0.2, self.house.config.idle_seconds / 2)))
            limit = self.house.clock() - self.house.config.idle_seconds
            for table in self.live():
                idle = table.driver is None or table.driver.done()
                if len(table.audience) or not idle or table.used > limit or table.lock.locked():
                    continue
                async with table.lock:
                    await self._drop(table)
            self.house.metrics.tables.set(len(self._tables))

    async def _collect(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.house.collector.tick(sum(len(table.audience) for table in self.live()))

    async def _drop(self, table: Table) -> None:
        table.stop()
        if table.status == "playing" and not table.lost and table.unsaved():
            try:
                await self.house.store.commit(table.snapshot_now(table.step))
            except BoardwrightError as error:
                log.error("no snapshot", extra={"event": "no-snapshot", "why": str(error)})
        table.lost = True
        table.wake = nobody
        if self._tables.get(table.id) is table:
            del self._tables[table.id]


def known_game(name: str) -> Game[Any]:
    try:
        return registry.game(name)
    except UnknownGame as error:
        raise Problem("unknown-game", str(error)) from error


def checked(game: Game[Any], seats: int, settings: dict[str, str]) -> dict[str, str]:
    """All settings by name, or what is wrong with these."""
    try:
        return dict(game.setup(seats, 0, settings).settings)
    except BadSetup as error:
        raise Problem("bad-setup", str(error)) from error


def _seat(number: int, wish: SeatWish, you: str, person: int) -> Seat:
    if wish.kind == "you":
        return Seat("person", wish.name or you, person)
    name = BOT_NAMES[number % len(BOT_NAMES)]
    if wish.kind == "bot":
        return Seat("bot", wish.name or name, None, known_level(wish.level or "adept"))
    return Seat("reserved" if wish.kind == "person" else "open", wish.name or name)


def answers_of(code: str, answers: Iterable[tuple[int, str]]) -> list[Operation]:
    """A whole game as the beginning of a log."""
    return [
        Append(code, step, "answer", seat, None, key) for step, (seat, key) in enumerate(answers, 1)
    ]
