"""Games of `plain` played on by given answers, and what happened on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.games.etherfields.state import State
from boardwright.games.etherfields.turns import PHASES

from .flows import Content, plain

Entry = dict[str, Any]
"""An entry of a pack, or a Dreamer of a position."""


class Course:
    """A position with everything that was told since it began."""

    def __init__(self, pos: Position[State]) -> None:
        self.pos = pos
        self.told: list[tuple[str, str, Mapping[str, Any]]] = []
        self._note()

    @property
    def s(self) -> State:
        return self.pos.state

    @property
    def phase(self) -> str:
        return PHASES[self.s.phase]

    @property
    def reason(self) -> str:
        return self.pos.outcome.reason if self.pos.outcome else ""

    def play(self, *answers: str) -> Course:
        """Answers as `SEAT KEY`."""
        for answer in answers:
            seat, _, key = answer.partition(" ")
            self.pos.answer(key, int(seat))
            self._note()
        return self

    def done(self) -> Course:
        """Everybody has nothing more to do, in the Draw step and in the Card and Action step."""
        begun = (self.s.turn, self.s.slumber, self.s.gate)
        while not self.pos.over and (self.s.turn, self.s.slumber, self.s.gate) == begun:
            decision = self.pos.decision
            assert decision is not None
            keys = self.pos.game.actions.keys(decision.options)
            if "done" not in keys and "pass" not in keys:
                break
            self.play(f"{decision.seats[0]} {'done' if 'done' in keys else 'pass'}")
        return self

    def _note(self) -> None:
        self.told += [(event.kind, event.rule, event.args) for event in self.pos.events]

    def of(self, kind: str) -> list[Mapping[str, Any]]:
        """The arguments of all events of a kind."""
        return [args for what, _, args in self.told if what == kind]

    def kinds(self, *wanted: str) -> list[str]:
        """The kinds of these events in the order in which they happened."""
        return [what for what, _, _ in self.told if what in wanted]

    def legal(self, seat: int = 0) -> list[str]:
        """What a seat can answer now."""
        for decision in self.pos.decisions:
            if seat in decision.seats:
                return self.pos.game.actions.keys(decision.options)
        return []

    def prompt(self) -> str:
        decision = self.pos.decision
        return decision.key if decision else ""


def course(
    *seats: Mapping[str, Json],
    content: Content | None = None,
    settings: Mapping[str, str] | None = None,
    chance: tuple[Json, ...] = (),
    **facts: Json,
) -> Course:
    """From a position of `plain`."""
    game = plain() if content is None else plain().with_content(content)
    given: dict[str, Json] = {"settings": dict(settings)} if settings else {}
    pos = game.load({"seats": list(seats) or [{}], **given, **facts})
    if chance:
        pos.force(list(chance))
    return Course(pos)


def campaign(seats: int = 1, seed: int = 1, content: Content | None = None, **more: str) -> Course:
    """From the very beginning, each seat with the Dreamer of its number."""
    game = plain() if content is None else plain().with_content(content)
    ids = [dreamer.id for dreamer in game.content_pack.dreamers]
    settings = {f"dreamer.{seat}": ids[seat] for seat in range(seats)}
    return Course(game.new(seats, seed, {**settings, **more}))
