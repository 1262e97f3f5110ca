"""Motions that are carried, and what comes after a table: a rematch, or new rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.core.errors import BoardwrightError
from boardwright.core.messages import Json
from boardwright.server import campaigns
from boardwright.server.answering import take_back
from boardwright.server.course import Start, standing
from boardwright.server.motions import Motion
from boardwright.server.problems import Problem
from boardwright.server.store import Append, Mark
from boardwright.server.tables import CLOSED, Table

if TYPE_CHECKING:
    from boardwright.server.hall import Hall


async def put(hall: Hall, table: Table, motion: Motion) -> bool:
    """Put a motion to the others, or carry it out where there is nobody to ask."""
    if motion.carried:
        await carry(hall, table, motion)
        return True
    table.motion = motion
    table.tell_table()
    return False


async def agree(hall: Hall, table: Table, person: int) -> None:
    """Allow what is asked; the last one to do so carries it."""
    motion = _motion(table, person)
    motion.agreed.add(person)
    if motion.carried:
        await carry(hall, table, motion)
    else:
        table.tell_table()


def decline(table: Table, person: int) -> None:
    """Not allow it; whoever asked may also think better of it."""
    if table.motion is None or person != table.motion.by:
        _motion(table, person)
    table.motion = None
    table.tell_table()


def _motion(table: Table, person: int) -> Motion:
    if table.motion is None:
        raise Problem("no-motion")
    if person not in table.motion.wanted:
        raise Problem("not-allowed")
    return table.motion


async def carry(hall: Hall, table: Table, motion: Motion) -> None:
    """Everybody agrees: do it. What then turns out to be impossible is no longer asked either."""
    table.motion = None
    try:
        if motion.kind == "takeback":
            assert motion.seat is not None
            await take_back(table, motion.by, motion.seat)
        elif motion.kind == "abandon":
            await _give_up(table, motion.by)
        else:
            await _renew(hall, table)
    except Problem:
        table.tell_table()
        raise


async def abandon(hall: Hall, table: Table, person: int) -> dict[str, Json]:
    """Give a table up for good, if everybody at it agrees. An outdated one that nobody plays on can
    be given up too: then its record can be had.
    """
    if table.status != "outdated" or table.next is not None:
        table.playing()
    if person not in table.holders() and person != table.row.host:
        raise Problem("not-allowed")
    motion = Motion("abandon", person, frozenset(table.holders() - {person}))
    return {"abandoned": await put(hall, table, motion)}


async def _give_up(table: Table, person: int) -> None:
    table.status = "abandoned"
    table.proposal = None
    entry = Append(table.id, table.step + 1, "end", None, person)
    mark = Mark(table.id, status="abandoned")
    await table.happen(entry, mark, what={"kind": "end", "by": person})


async def rematch(hall: Hall, table: Table, person: int) -> dict[str, Json]:
    """The same seats and settings once more; in a campaign, its next session. Whoever asks first
    makes the table; the others find it as `next`.
    """
    if table.status not in CLOSED:
        raise Problem("not-over")
    if person not in table.holders() and person != table.row.host:
        raise Problem("not-allowed")
    if table.next is None:
        if table.campaign() in campaigns.FOLLOWED:
            start = await campaigns.begin(hall, table, len(table.seats), table.row.settings)
        else:
            start = Start(str(table.house.seed()))
        await hall.follow(table, start)
    return {"table": table.next}


async def renew(hall: Hall, table: Table, person: int) -> dict[str, Json]:
    """Play an outdated table on under the rules of today, if everybody agrees."""
    if table.status != "outdated":
        raise Problem("not-allowed")
    if person not in table.holders():
        raise Problem("not-allowed")
    if table.next is None:
        await put(hall, table, Motion("renew", person, frozenset(table.holders() - {person})))
    return {"table": table.next}


async def _renew(hall: Hall, table: Table) -> None:
    """The last snapshot under the old rules is the first position under the new ones; where there
    is none, the table begins anew as it began.
    """
    stored = await table.house.store.load(table.id)
    assert stored is not None
    heads = standing(stored.snapshots, stored.log, table.row.rules_version)
    kept = table.row.position
    if heads:
        data = await table.house.store.snapshot(table.id, heads[-1].step)
        assert data is not None
        kept = data["position"]
    if kept is None:
        await hall.follow(table, Start(seed=table.row.seed))
        return
    position = {**kept, "rules_version": table.game.rules_version}
    try:
        table.game.load(position)
    except BoardwrightError as error:
        raise Problem("bad-position", str(error)) from error
    await hall.follow(table, Start(position=position))
