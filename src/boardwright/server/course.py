"""The course of a game as a table's log tells it: the answers that count, and where they led."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from boardwright.core.decisions import Decision
from boardwright.core.errors import NothingToUndo
from boardwright.core.events import Raw
from boardwright.core.games import Game
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.server.store import Entry, Head, Row

RECENT = 64
"""Answers remembered, so that one sent twice can be told from one that came too late."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What one answer caused; before the first answer, what the setup did."""

    step: int
    seat: int | None
    raws: Sequence[Raw]


@dataclass(frozen=True, slots=True)
class Start:
    """What a table begins with that follows another: a seed, or a position; one of a campaign may
    have both, the position being what the save before it has left.
    """

    seed: str | None = None
    position: dict[str, Any] | None = None
    settings: Mapping[str, Any] | None = None
    """None: those of the table before."""
    answers: Sequence[tuple[int, str]] = ()
    """Given already."""


class Course:
    """A game being played. `answers` are those that count, a taken back one does not; `shift` keeps
    the numbers of decisions from ever coming back.
    """

    __slots__ = ("answered", "answers", "base", "heard", "pos", "shift")

    def __init__(self, pos: Position[Any], answers: Iterable[tuple[int, str]] = ()) -> None:
        self.pos = pos
        self.answers: list[tuple[int, str]] = list(answers)
        self.base = len(self.answers)
        self.shift = 0
        self.heard: list[Heard] = []
        self.answered: dict[tuple[int, int], str] = {}
        if not self.base:
            self.heard.append(Heard(0, None, list(pos.raw_events)))

    def decision(self, number: int) -> Decision | None:
        """The open decision of this number."""
        number -= self.shift
        return next((d for d in self.pos.decisions if d.number == number), None)

    def number(self) -> int | None:
        """The lowest number that is open."""
        return min((d.number + self.shift for d in self.pos.decisions), default=None)

    def answer(self, seat: int, key: str, number: int, step: int) -> None:
        """Play on. Whatever is refused is refused by the position, which then has not moved."""
        self.pos.answer(key, seat)
        self.note(seat, key, number)
        self.answers.append((seat, key))
        self.heard.append(Heard(step, seat, list(self.pos.raw_events)))

    def note(self, seat: int, key: str, number: int) -> None:
        self.answered[seat, number] = key
        if len(self.answered) > RECENT:
            del self.answered[next(iter(self.answered))]

    def last_answer(self, seat: int) -> int | None:
        """The place of the seat's last answer among those that count."""
        for at in range(len(self.answers) - 1, -1, -1):
            if self.answers[at][0] == seat:
                return at
        return None

    def back_to(self, count: int) -> Position[Any] | None:
        """The position after so many answers, as far as this one remembers its past."""
        pos = self.pos.copy()
        try:
            for _ in range(len(self.answers) - count):
                pos.undo()
        except NothingToUndo:
            return None
        return pos

    def shift_after(self, earlier: Position[Any]) -> int:
        """The shift with which every number of the earlier position is a new one."""
        top = max((d.number for d in self.pos.decisions), default=0)
        low = min(d.number for d in earlier.decisions)
        return self.shift + max(0, top - low + 1)

    def take_back(self, count: int, earlier: Position[Any], shift: int) -> None:
        """Go on from an earlier position."""
        dropped = len(self.answers) - count
        self.pos, self.shift = earlier, shift
        del self.answers[count:]
        if dropped <= len(self.heard):
            del self.heard[len(self.heard) - dropped :]
        else:
            self.heard, self.base = [], count

    def snapshot(self) -> dict[str, Json]:
        return {"position": self.pos.to_dict(), "shift": self.shift}


def begin(game: Game[Any], row: Row) -> Position[Any]:
    """The position that a table started from."""
    if row.position is not None:
        return game.load(row.position)
    assert row.seed is not None
    seats = len(row.seats)
    return game.new(seats, int(row.seed), row.settings)


def effective(log: Sequence[Entry]) -> list[Entry]:
    """The answers that count, in order."""
    counting: list[Entry] = []
    for entry in log:
        if entry.kind == "answer":
            counting.append(entry)
        elif entry.kind == "takeback":
            del counting[entry.data["to"] :]
    return counting


def standing(heads: Sequence[Head], log: Sequence[Entry], version: int) -> list[Head]:
    """The snapshots that no takeback has gone behind, oldest first."""
    found: list[Head] = []
    lowest = len(log)
    entries = list(log)
    for head in sorted(heads, key=lambda head: head.step, reverse=True):
        while entries and entries[-1].step > head.step:
            entry = entries.pop()
            if entry.kind == "takeback":
                lowest = min(lowest, entry.data["to"])
        if head.rules_version == version and head.at <= lowest:
            found.insert(0, head)
    return found


def restore(
    game: Game[Any], row: Row, log: Sequence[Entry], head: Head | None, data: Any
) -> Course:
    """The course of a table, from its start or from a snapshot."""
    counting = effective(log)
    if head is None:
        course = Course(begin(game, row))
        rest: Sequence[Entry] = counting
    else:
        given = [(entry.seat or 0, entry.key or "") for entry in counting[: head.at]]
        course = Course(game.load(_mapping(data["position"])), given)
        rest = counting[head.at :]
    for entry in rest:
        course.answer(entry.seat or 0, entry.key or "", entry.data, entry.step)
    course.answered.clear()
    for entry in log:
        if entry.kind == "answer":
            course.note(entry.seat or 0, entry.key or "", entry.data)
        elif entry.kind == "takeback":
            course.shift = entry.data["shift"]
    return course


def _mapping(data: Any) -> Mapping[str, Json]:
    assert isinstance(data, Mapping)
    return data
