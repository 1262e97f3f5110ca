"""Decisions and the fixed action space: every choice is one pick from a list of integers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from boardwright.core.errors import BadAnswer
from boardwright.core.messages import NO_ARGS, Args, Json, Message

Seats: TypeAlias = tuple[int, ...]

CHANCE = -1
"""The seat that answers for dice and random picks."""


class ActionSpace:
    """All answers of a game, numbered once and for good; a key is the readable form of a number."""

    __slots__ = ("_ids", "_keys")

    def __init__(self, keys: Iterable[str]) -> None:
        self._keys = tuple(keys)
        self._ids = {key: action for action, key in enumerate(self._keys)}
        if len(self._ids) != len(self._keys):
            raise ValueError("two actions share a key")

    def __len__(self) -> int:
        return len(self._keys)

    def __contains__(self, key: str) -> bool:
        return key in self._ids

    def key(self, action: int) -> str:
        if not 0 <= action < len(self._keys):
            raise BadAnswer(action, "there is no such action")
        return self._keys[action]

    def id(self, key: str) -> int:
        action = self._ids.get(key)
        if action is None:
            raise self.unknown(key)
        return action

    def unknown(self, key: str) -> BadAnswer:
        """How a key is refused that means nothing, or nothing that the asker may know of."""
        return BadAnswer(key, "there is no such answer in this game")

    def keys(self, actions: Iterable[int]) -> list[str]:
        return [self._keys[action] for action in actions]


class Decision:
    """A question to a seat, or jointly to several: what is asked, by what, under which rule."""

    __slots__ = (
        "always",
        "args",
        "idle",
        "key",
        "number",
        "options",
        "progress",
        "rule",
        "seats",
        "source",
    )

    def __init__(
        self,
        seats: Seats,
        key: str,
        rule: str,
        options: tuple[int, ...],
        args: Args = NO_ARGS,
        source: str = "",
        progress: Args = NO_ARGS,
        always: bool = False,
        idle: bool = False,
    ) -> None:
        self.seats = seats
        self.key = key
        self.rule = rule
        self.options = options
        self.args = args
        self.source = source
        self.progress = progress
        self.always = always
        """Asked even with one option: its number tells something that another seat cannot see."""
        self.idle = idle
        """In an open phase: the seat may still answer, but is not waited for."""
        self.number = 0

    @property
    def prompt(self) -> Message:
        return Message(self.key, self.args)

    def looks_like(self, other: Decision) -> bool:
        """Whether this is the same question with the same options."""
        return (
            self.seats == other.seats
            and self.key == other.key
            and self.rule == other.rule
            and self.options == other.options
            and self.source == other.source
            and self.args == other.args
            and self.progress == other.progress
            and self.idle == other.idle
        )

    def to_json(self, actions: ActionSpace) -> dict[str, Json]:
        return {
            "number": self.number,
            "seats": list(self.seats),
            "prompt": self.prompt.to_json(),
            "source": self.source,
            "rule": self.rule,
            "progress": dict(self.progress),
            "options": actions.keys(self.options),
        }

    def __repr__(self) -> str:
        return f"<Decision {self.number} {self.key} seats={self.seats} options={self.options}>"


@dataclass(frozen=True, slots=True)
class Cost:
    """One part of a price."""

    amount: int
    of: str
    rule: str


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer, with all that a table shows of it."""

    key: str
    label: Message
    rule: str
    anchors: tuple[str, ...] = ()
    cost: tuple[Cost, ...] = ()
    preview: tuple[Message, ...] = ()
    warning: Message | None = None

    def to_json(self) -> dict[str, Json]:
        return {
            "key": self.key,
            "label": self.label.to_json(),
            "rule": self.rule,
            "anchors": list(self.anchors),
            "cost": [{"amount": c.amount, "of": c.of, "rule": c.rule} for c in self.cost],
            "preview": [message.to_json() for message in self.preview],
            "warning": self.warning.to_json() if self.warning else None,
        }


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A row of answers that a player may take as a whole."""

    label: Message
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Explained:
    """A decision's options in full."""

    options: tuple[Option, ...]
    suggestions: tuple[Suggestion, ...] = ()

    def to_json(self) -> dict[str, Json]:
        return {
            "options": [option.to_json() for option in self.options],
            "suggestions": [
                {"label": s.label.to_json(), "keys": list(s.keys)} for s in self.suggestions
            ],
        }


@dataclass(frozen=True, slots=True)
class Undo:
    """What a table may grant a seat that wants its last answer back: free, consent or none."""

    grant: str
    reason: str

    def to_json(self) -> dict[str, Json]:
        return {"grant": self.grant, "reason": self.reason}
