"""What is read: the rows of a table, typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Row:
    """A table without what happened at it; `step` is the last one, times are seconds of UTC."""

    id: str
    game: str
    pack: str | None
    rules_version: int
    title: str
    words: str | None
    settings: dict[str, Any]
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    seed: str | None
    position: dict[str, Any] | None
    secret: bytes
    host: int | None
    status: str
    outcome: dict[str, Any] | None
    next: str | None
    before: str | None
    listed: bool
    step: int
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a table."""

    person: int
    name: str
    nonce: bytes
    created: float


@dataclass(frozen=True, slots=True)
class Invite:
    """The link of a seat, and who came by it."""

    seat: int
    nonce: bytes
    person: int | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of the log."""

    step: int
    kind: str
    seat: int | None
    person: int | None
    key: str | None
    data: Any
    at: float


@dataclass(frozen=True, slots=True)
class Head:
    """A snapshot without its data; `at` is the number of effective answers before it."""

    step: int
    at: int
    rules_version: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of chat."""

    number: int
    person: int
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is on disk: everything oldest first; of the chat, the latest lines."""

    row: Row
    people: tuple[Person, ...]
    invites: tuple[Invite, ...]
    log: tuple[Entry, ...]
    snapshots: tuple[Head, ...]
    chat: tuple[Line, ...]
