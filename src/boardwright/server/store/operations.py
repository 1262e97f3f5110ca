"""What can be written: small facts, of which `Store.commit` takes several as one unit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table begins. `secret` is 16 random bytes, which the bots' random numbers come from."""

    id: str
    game: str
    rules_version: int
    title: str
    settings: dict[str, Any]
    options: dict[str, Any]
    seats: Sequence[dict[str, Any]]
    secret: bytes
    pack: str | None = None
    words: str | None = None
    seed: str | None = None
    position: dict[str, Any] | None = None
    host: int | None = None
    status: str = "playing"
    outcome: dict[str, Any] | None = None
    before: str | None = None
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Append:
    """Something happened: the next step of the log. A step that is there already is a conflict."""

    table: str
    step: int
    kind: str
    seat: int | None = None
    person: int | None = None
    key: str | None = None
    data: Any = None


@dataclass(frozen=True, slots=True)
class AddPerson:
    """Somebody comes to a table."""

    table: str
    person: int
    name: str
    nonce: bytes


@dataclass(frozen=True, slots=True)
class SetNonce:
    """A person's older tokens are no longer good."""

    table: str
    person: int
    nonce: bytes


@dataclass(frozen=True, slots=True)
class SetInvite:
    """The link of a seat, new or changed; older ones are no longer good."""

    table: str
    seat: int
    nonce: bytes
    person: int | None = None


@dataclass(frozen=True, slots=True)
class Rename:
    """Another name for a person."""

    table: str
    person: int
    name: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after `at` effective answers; it replaces one of the same step."""

    table: str
    step: int
    at: int
    rules_version: int
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Say:
    """A line of chat."""

    table: str
    number: int
    person: int
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Mark:
    """Changes of a table's row; None leaves a field as it is."""

    table: str
    status: str | None = None
    outcome: dict[str, Any] | None = None
    next: str | None = None
    title: str | None = None
    listed: bool | None = None


Operation = NewTable | Append | AddPerson | SetNonce | SetInvite | Rename | Snapshot | Say | Mark
