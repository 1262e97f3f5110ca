"""Facts that the rules emit. What everybody may know stands apart from what only some may know,
so that a seat's version is put together from what it may see and never by striking out.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from boardwright.core.messages import Args, Json

EVERYBODY = -1
"""The mask of seats that stands for all of them, spectators too."""

Move: TypeAlias = tuple[int, int, int]
"""A thing, the place it left and the place it came to, in the game's own numbers."""

Raw: TypeAlias = tuple[str, str, Args, Args, int, "Move | None"]
"""An event as rules code writes it down: kind, rule, open arguments, secret arguments, mask of the
seats that may know the secret ones, and the move behind it."""


class Event(NamedTuple):
    """One fact: a message key, the rule that made it happen, and its arguments."""

    kind: str
    rule: str
    args: Args

    def to_json(self) -> dict[str, Json]:
        return {"kind": self.kind, "rule": self.rule, "args": dict(self.args)}


def known_to(raw: Raw, seat: int | None) -> Event:
    """The event as a seat may know it; None is a spectator."""
    kind, rule, args, secret, _, _ = raw
    if secret and may_know(raw, seat):
        return Event(kind, rule, {**args, **secret})
    return Event(kind, rule, args)


def may_know(raw: Raw, seat: int | None) -> bool:
    """Whether a seat may know what is secret about an event."""
    seats = raw[4]
    return seats == EVERYBODY or (seat is not None and bool(seats >> seat & 1))


def look_alike(one: Raw, other: Raw, seat: int) -> bool:
    """Whether two events are the same as far as a seat may know them."""
    if one[:3] != other[:3] or one[4] != other[4]:
        return False
    return one[3] == other[3] or not (one[4] == EVERYBODY or one[4] >> seat & 1)


def in_full(raw: Raw) -> Event:
    """The event with everything in it: for records, analysis and tests."""
    kind, rule, args, secret, _, _ = raw
    return Event(kind, rule, {**args, **secret} if secret else args)
