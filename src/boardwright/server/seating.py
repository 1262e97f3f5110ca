"""Who sits where: the seats of a table as its log tells it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from boardwright.core.messages import Json

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
"""A name for the bot in each seat."""

WARM = "novice"
"""The level that keeps a free seat warm."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: held by a person, reserved for whoever has its link, open, or a bot's."""

    kind: str
    name: str
    person: int | None = None
    level: str | None = None
    """The bot that plays here; beside a person, one that stands in for them."""

    def to_json(self) -> dict[str, Json]:
        return {"kind": self.kind, "name": self.name, "person": self.person, "level": self.level}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Seat:
        return cls(data["kind"], data["name"], data["person"], data["level"])

    @property
    def free(self) -> bool:
        """Whether anybody with the code may sit down here."""
        return self.kind in ("open", "bot")

    def played_by(self, warm: bool) -> str | None:
        """The level of the bot that answers for this seat now, if one does."""
        if self.level is not None or self.kind == "person":
            return self.level
        return WARM if warm else None

    def taken(self, person: int, name: str) -> Seat:
        return Seat("person", name, person)

    def freed(self, number: int) -> Seat:
        return Seat("open", BOT_NAMES[number % len(BOT_NAMES)])

    def stood_in(self, level: str | None) -> Seat:
        return replace(self, level=level)


def bot(number: int, level: str) -> Seat:
    return Seat("bot", BOT_NAMES[number % len(BOT_NAMES)], None, level)
