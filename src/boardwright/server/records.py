"""Records of tables, and their replays as each seat saw them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from boardwright.core.events import in_full
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.records import compose, write
from boardwright.server import blocks
from boardwright.server.course import begin
from boardwright.server.problems import Problem
from boardwright.server.tables import CLOSED, Table

Answers = Sequence[tuple[int, str]]

MOST_FRAMES = 60
"""Frames in one answer."""


def record(table: Table, answers: Answers | None = None) -> str:
    """The record of a table, or of what had been answered at some time; one under other rules
    cannot be replayed, so nothing vouches for it but the log.
    """
    names = [seat.name for seat in table.seats]
    if table.readable:
        return write(last(table, answers), names)
    row = table.row
    head: dict[str, Json] = {"game": row.game, "rules": row.rules_version, "pack": row.pack}
    head |= {"seats": len(names), "settings": dict(row.settings), "names": list(names)}
    if row.position is not None:
        head["position"] = row.position
    elif row.seed is not None:
        head["seed"] = int(row.seed)
    given = [f"{seat} {key}" for seat, key in table.answers()]
    end: dict[str, Json] = {"answers": len(given), "digest": None, "outcome": row.outcome}
    return compose(head, given, end)


def frames(table: Table, seat: int | str | None, first: int, count: int) -> list[Json]:
    """Frames of a replay: what each answer caused, and what was to be seen then."""
    answers = table.course.answers
    told: list[Json] = []
    shots = islice(_positions(table), first, first + min(count, MOST_FRAMES))
    for at, pos in enumerate(shots, first):
        frame: dict[str, Json] = {"at": at, "by": answers[at - 1][0] if at else None}
        if seat == "all":
            everything = [in_full(raw) for raw in pos.raw_events]
            frame["events"] = [
                {**event.to_json(), "anchors": list(table.game.anchors(event))}
                for event in everything
            ]
            frame["views"] = [pos.view(n) for n in range(len(table.seats))]
        else:
            assert not isinstance(seat, str)
            frame["events"] = blocks.events(table.game, pos.raw_events, seat)
            frame["view"] = pos.view(seat)
        told.append(frame)
    return told


def position_at(table: Table, at: int) -> Position[Any]:
    """The position after so many answers."""
    if at > len(table.course.answers):
        raise Problem("malformed", f"there are {len(table.course.answers)} answers")
    return next(islice(_positions(table), at, None))


def _positions(table: Table, answers: Answers | None = None) -> Iterator[Position[Any]]:
    """One position, before the first answer and after each."""
    pos = begin(table.game, table.row)
    yield pos
    for seat, key in tuple(table.course.answers if answers is None else answers):
        pos.answer(key, seat)
        yield pos


def last(table: Table, answers: Answers | None = None) -> Position[Any]:
    """Where the answers have led, with all of its past."""
    return deque(_positions(table, answers), maxlen=1).pop()


def may_read(table: Table, person: int | None) -> None:
    """Refuse those who are neither at the table nor allowed to watch."""
    if person is None and not table.may_watch():
        raise Problem("no-token")


def seat_of_replay(table: Table, person: int | None, wanted: str | None) -> int | str | None:
    """The seat whose eyes a replay has; before a table is over, one of one's own."""
    may_read(table, person)
    if not table.readable:
        raise Problem("outdated")
    closed = table.status in CLOSED
    if wanted in (None, ""):
        own = table.seats_of(person)
        return own[0] if own else None
    if wanted == "all":
        if not closed:
            raise Problem("not-over")
        return "all"
    if wanted == "none":
        return None
    if wanted is None or not wanted.isdecimal() or int(wanted) >= len(table.seats):
        raise Problem("malformed", "seat is a number, all or none")
    seat = int(wanted)
    if not closed:
        table.own(person, seat)
    return seat
