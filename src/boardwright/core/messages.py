"""A message is a key and its arguments. Sentences live in the Fluent files, never in rules code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
Arg: TypeAlias = "bool | int | str | Sequence[int | str] | None"
Args: TypeAlias = Mapping[str, Arg]

NO_ARGS: Args = {}


@dataclass(frozen=True, slots=True)
class Message:
    """Something to say, in no language yet."""

    key: str
    args: Args = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {"key": self.key, "args": dict(self.args)}
