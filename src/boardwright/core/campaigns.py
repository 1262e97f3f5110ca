"""Games that follow one another: what one has left is what the next begins with.

A game that has campaigns says which of its games are sessions of one (`Game.session`), and after
which outcomes another one follows; tables, terminals and servers know nothing else of them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from boardwright.core.errors import BoardwrightError
from boardwright.core.outcomes import Outcome

if TYPE_CHECKING:
    from boardwright.core.positions import Position

FIRST_LINE = "boardwright campaign 1"


class Session(Protocol):
    """One game of a campaign."""

    @property
    def record(self) -> str: ...

    @property
    def seed(self) -> int: ...

    @property
    def outcome(self) -> Outcome | None:
        """None: it goes on."""


class Campaign(Protocol):
    """The sessions up to now, in order; only the last one may still go on."""

    @property
    def over(self) -> bool:
        """Whether it has come to an ending: then there is no next session."""

    @property
    def sessions(self) -> Sequence[Session]: ...

    def begin(self, seats: int, seed: int, settings: Mapping[str, str]) -> Position[Any]:
        """The next session, at its first decision; BadSetup where it cannot be with these."""

    def take(self, pos: Position[Any], seed: int) -> None:
        """Write a session down that was played elsewhere, as far as it has come."""

    def resume(self, *, events: bool = True) -> Position[Any] | None:
        """The session that goes on, where it stopped; None where none does."""

    def to_text(self) -> str: ...


class BadCampaign(BoardwrightError):
    """A campaign that cannot be read: in which session (0: in the head), and why. `kept` is the
    campaign up to there, None where not even the head is good.
    """

    def __init__(self, session: int, why: str, kept: Campaign | None) -> None:
        super().__init__(f"session {session}: {why}" if session else f"head: {why}")
        self.session = session
        self.why = why
        self.kept = kept


def is_campaign(text: str) -> bool:
    """Whether a text means to be a campaign."""
    return text.lstrip().startswith(FIRST_LINE.rpartition(" ")[0])


def game_of(text: str) -> str:
    """The game that the head of a campaign names; none where it names none."""
    for line in text.split("\n\n", 1)[0].splitlines():
        key, _, value = line.partition(":")
        if key == "game":
            try:
                return str(json.loads(value))
            except (ValueError, RecursionError):
                return ""
    return ""
