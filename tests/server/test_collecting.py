"""Garbage is found when nobody, or hardly anybody, has to wait for it; and tables leave none."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.server.collecting import LEAST, Collector
from boardwright.server.tables import Table
from tests.server.people import House, open_house, play


class Circle:
    """Something that only a search through everything finds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nothing_by_itself() -> Iterator[None]:
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def circle_set_aside(collector: Collector) -> weakref.ref[Circle]:
    """Garbage that lived when the collector looked last."""
    circle = Circle()
    found = weakref.ref(circle)
    collector.tick(sockets=5)
    return found


def test_what_is_set_aside_is_left_in_peace_until_enough_sockets_have_closed() -> None:
    collector = Collector()
    circle = circle_set_aside(collector)
    gc.collect()
    assert circle() is not None, "it was set aside"
    for _ in range(LEAST):
        collector.closed()
    collector.tick(sockets=5)
    assert circle() is not None
    collector.closed()
    collector.tick(sockets=2 * LEAST)
    assert circle() is not None, "so many sockets are open that it is not worth while yet"
    collector.tick(sockets=5)
    assert circle() is None


def test_when_nobody_waits_everything_is_gone_through() -> None:
    collector = Collector()
    circle = circle_set_aside(collector)
    collector.tick(sockets=0)
    assert circle() is not None, "no socket has closed: there is nothing to find"
    collector.closed()
    collector.tick(sockets=0)
    assert circle() is None


def drop_all(house: House) -> list[weakref.ref[Table]]:
    """Let all tables leave the memory, as when nobody uses them."""

    async def drop() -> list[weakref.ref[Table]]:
        found = []
        for table in house.hall.live():
            found.append(weakref.ref(table))
            async with table.lock:
                await house.hall._drop(table)
        return found

    assert house.portal is not None
    return house.portal.call(drop)


def test_a_table_that_leaves_the_memory_leaves_no_circle(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ines = house.table("you", "you")
        play(ines, 20)
        with ines.listening() as ear:
            ear.next("state")
        against = house.table("you", "bot:novice")
        against.answer()
        while not against.block["decision"]:
            pass
        dropped = drop_all(house)
        house.ok("GET", "/health")
        assert len(dropped) == 2
        assert [table() for table in dropped] == [None, None]
