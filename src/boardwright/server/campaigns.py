"""Campaigns at tables: a session is a table, and the one after it may have other people. The whole
goes out as a text, and one from elsewhere is taken in as tables to go on from.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from boardwright.core.errors import BoardwrightError
from boardwright.server import records, seatkeeping
from boardwright.server.course import Start
from boardwright.server.models import NewTable as Wish
from boardwright.server.problems import Problem
from boardwright.server.tables import CLOSED, Table

if TYPE_CHECKING:
    from boardwright.server.hall import Hall

FOLLOWED = ("next", "again", "resume")
"""Where a campaign stands when it can be gone on with at another table."""


async def begin(hall: Hall, table: Table, seats: int, settings: Mapping[str, str]) -> Start:
    """What follows on a table: the session after its save; one that was given up once more, from
    the save before it; one that was taken in unfinished from where it stopped.
    """
    row = table.row
    if table.campaign() == "resume":
        if seats != len(table.seats):
            raise Problem("bad-setup", f"this session goes on with {len(table.seats)} players")
        return Start(row.seed, row.position, row.settings, tuple(table.course.answers))
    seed = table.house.seed()
    saved = await _saved(hall, table)
    if saved is None and row.position is not None:
        return Start(None, row.position, row.settings)
    campaign = table.game.campaign()
    try:
        if saved is not None:
            campaign.take(saved.course.pos, 0)
        pos = campaign.begin(seats, seed, settings)
    except BoardwrightError as error:
        raise Problem("bad-setup", str(error)) from error
    base = None if pos.base is None else dict(pos.base)
    return Start(str(seed), base, dict(pos.setup.settings))


async def _saved(hall: Hall, table: Table) -> Table | None:
    """The table with the last save; None where the campaign has none, or nobody knows of it."""
    while table.campaign() != "next":
        if not table.readable:
            raise Problem("outdated")
        if table.row.position is None or table.row.before is None:
            return None
        table = await hall.get(table.row.before)
    return table


async def follow(hall: Hall, wish: Wish, token: str | None) -> tuple[Table, int]:
    """A new table that goes on with a campaign, for whoever comes this time: the table, and who has
    opened it. Whoever was at the table before keeps their number, so that a token of that table
    never makes somebody another person.
    """
    assert wish.after is not None
    table = await hall.get(wish.after)
    async with table.lock:
        table.kept()
        person = table.person_of(token)
        if table.campaign() == "playing":
            raise Problem("not-over")
        if table.campaign() not in FOLLOWED or wish.game != table.game.name:
            raise Problem("bad-setup", "no campaign goes on from there")
        if table.status != "record":
            if person is None:
                raise Problem("no-token")
            if person not in table.holders() and person != table.row.host:
                raise Problem("not-allowed")
            if table.next is not None:
                raise Problem("not-allowed", f"it goes on at table {table.next}")
        elif person is None:
            person, added = seatkeeping.arrive(table, wish.name)
            await table.keep(added)
        start = await begin(hall, table, len(wish.seats), wish.settings)
        return await hall.create(wish, start, table, person), person


async def text(hall: Hall, table: Table) -> str:
    """The campaign up to this table, as far as the secrets of its sessions are out."""
    if table.campaign() is None:
        raise Problem("outdated" if not table.readable else "no-campaign")
    chain = [table] if table.status in CLOSED else []
    while table.row.position is not None:
        if table.row.before is None or table.row.seed is None:
            raise Problem("no-campaign", "nobody knows how it began")
        table = await hall.get(table.row.before)
        if not table.readable:
            raise Problem("outdated")
        if table.campaign() == "next":
            chain.append(table)
    if not chain:
        raise Problem("not-over")
    return await asyncio.to_thread(_written, chain[::-1])


def _written(tables: list[Table]) -> str:
    campaign = tables[0].game.campaign()
    for table in tables:
        seed = table.row.seed
        assert seed is not None
        campaign.take(records.last(table), int(seed))
    return campaign.to_text()
