"""How a game ended, and the exception by which a rule ends it at any depth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from boardwright.core.messages import Json


@dataclass(frozen=True, slots=True)
class Outcome:
    """Winners (several share a victory), a score for each seat, the reason and its rule."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """What `to_json` gave."""
        winners, scores = tuple(data["winners"]), tuple(data["scores"])
        return cls(winners, scores, str(data["reason"]), str(data["rule"]))

    def to_json(self) -> dict[str, Json]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "rule": self.rule,
        }


class GameEnd(Exception):
    """Raised by the rules when the game ends now; the driver catches it."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.outcome = outcome
