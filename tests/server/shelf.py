"""A store in a folder, for tests: opened, used, closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from boardwright.server.store import (
    NewTable,
    Operation,
    Store,
    Stored,
)

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


async def outcomes(store: Store, units: list[tuple[Operation, ...]]) -> list[str]:
    """What becomes of units that are handed in at once."""
    done = await asyncio.gather(*(store.commit(*unit) for unit in units), return_exceptions=True)
    return ["kept" if found is None else type(found).__name__ for found in done]
