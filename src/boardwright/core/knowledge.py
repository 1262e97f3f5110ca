"""Worlds that look alike. A seat's info is a world dealt from nothing but what the seat has seen,
so it can be handed to anybody: the truth was never an ingredient.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Generic, TypeVar

from boardwright.core.decisions import Decision, Explained
from boardwright.core.errors import BoardwrightError, NoSample
from boardwright.core.events import Raw, look_alike
from boardwright.core.games import Game, Setup, State
from boardwright.core.loading import load
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice, another

S = TypeVar("S", bound=State)

TRIES = 2000
"""Worlds dealt before giving up; nearly always the first one fits."""


class SeatInfo(Generic[S]):
    """All that a bot ever gets: what its seat sees, is asked and has been shown."""

    __slots__ = ("_world", "decision", "seat")

    def __init__(self, world: Position[S], seat: int) -> None:
        self._world = world
        self.seat = seat
        self.decision: Decision | None = next((d for d in world.decisions if seat in d.seats), None)

    @property
    def game(self) -> Game[S]:
        return self._world.game

    @property
    def setup(self) -> Setup:
        """What was agreed before the game; the seed is no part of it."""
        return self._world.setup

    @property
    def view(self) -> dict[str, Json]:
        return self._world.view(self.seat)

    @property
    def knowledge(self) -> dict[str, Json]:
        return self._world.game.knowledge(self._world.state, self.seat)

    def sample(self, rng: int) -> Position[S]:
        """A complete world that fits: another one for another number."""
        return resample(self._world, self.seat, rng)

    def explain(self) -> Explained:
        """The options of its decision in full, with what each would lead to."""
        if self.decision is None:
            raise BoardwrightError(f"seat {self.seat} is not asked anything")
        return self._world.explain(self.decision, self.seat)

    def to_text(self) -> str:
        """Plain text, for a worker process: where the present step began, and the answers since.
        What follows from the rest is left out, for reading works it out again.
        """
        world, start = self._world, self._world.start()
        begun = {**world._head(), **self.game.to_dict(start), "chance": start.rng}
        begun.pop("facts", None)
        data = {"seat": self.seat, "world": begun, "answers": world._given_text()}
        return json.dumps(data, separators=(",", ":"), check_circular=False)

    @staticmethod
    def from_text(game: Game[S], text: str) -> SeatInfo[S]:
        data = json.loads(text)
        pos = load(game, data["world"], events=False)
        for line in data["answers"]:
            seat, _, key = line.partition(" ")
            pos.answer(key, int(seat))
        pos._remembers = False
        return SeatInfo(pos, data["seat"])


def info(pos: Position[S], seat: int) -> SeatInfo[S]:
    """What this seat knows, as a world that fits it."""
    return SeatInfo(resample(pos, seat, 0), seat)


def resample(pos: Position[S], seat: int, rng: int, *, events: bool = False) -> Position[S]:
    """A world that the seat cannot tell from this one, chosen by `rng` and by nothing hidden."""
    game = pos.game
    if pos._pending is None:
        pos._wake()
    if not pos.mid_action and not pos._given:
        return _world(pos, seat, game.redeal(pos.start(), seat, another(rng + 1), ()), events)
    heard = pos._heard
    if heard is None:
        heard = pos._heard = _retrace(pos)
    since = [raw for raws in heard for raw in raws]
    start = pos.start()
    for attempt in range(TRIES):
        dice = Dice.seeded(another(rng + (attempt << 64) + 1))
        world = _world(pos, seat, game.redeal(start, seat, another(dice.rng), since), True)
        if _follow(world, pos, seat, heard, dice):
            if not events:
                world._events = False
                world._state.log = None
            return world
    raise NoSample(f"no world out of {TRIES} fits what seat {seat} has seen")


def _world(pos: Position[S], seat: int, start: S, events: bool) -> Position[S]:
    world = Position(
        pos.game,
        pos.game.setup_for(pos.setup, seat).sealed(),
        start,
        events=events,
        remembers=False,
        number=pos._first_number,
    )
    world._last = world._last_before = pos._last_before
    world._kept = pos._kept
    world._chance = pos._chance
    if pos.game.asks_alike(start):
        world._question = pos._question
    return world


def _retrace(pos: Position[S]) -> list[Sequence[Raw]]:
    """Run the present step once more, listening: what happened since it began, answer by answer."""
    again = pos.copy()
    again._events = True
    again._restart(())
    heard = [again.raw_events]
    for answered, action in pos._given:
        again.answer(action, answered)
        heard.append(again.raw_events)
    return heard


def _follow(
    world: Position[S],
    pos: Position[S],
    seat: int,
    heard: Sequence[Sequence[Raw]],
    dice: Dice,
) -> bool:
    """Answer in the dealt world as was answered in the real one, as far as the seat could see;
    whether everything it could watch came out the same.
    """
    try:
        begun = world.raw_events
    except BoardwrightError:
        return False
    if not _sounds_like(begun, heard[0], seat):
        return False
    for n, (answered, action) in enumerate(pos._given, 1):
        raws = heard[n]
        decision = next((d for d in world.decisions if answered in d.seats), None)
        if decision is None:
            return False
        if answered != seat:
            later = [raw for raws in heard[n + 1 :] for raw in raws]
            alike = world.game.alike(world.state, decision, action, seat, raws, later)
            if not alike:
                return False
            action = dice.pick(alike)
        if action not in decision.options:
            return False
        try:
            world.answer(action, answered)
        except BoardwrightError:
            return False
        if not _sounds_like(world.raw_events, raws, seat):
            return False
    return _asks_like(world.decisions, pos.decisions, seat)


def _sounds_like(one: Sequence[Raw], other: Sequence[Raw], seat: int) -> bool:
    """Whether the seat was told the same."""
    if len(one) != len(other):
        return False
    return all(look_alike(raw, twin, seat) for raw, twin in zip(one, other, strict=True))


def _asks_like(one: Sequence[Decision], other: Sequence[Decision], seat: int) -> bool:
    """Whether the same seats are asked, and the seat itself the same question."""
    if len(one) != len(other):
        return False
    for decision, twin in zip(one, other, strict=True):
        if decision.seats != twin.seats or decision.number != twin.number:
            return False
        if decision.source != twin.source or decision.rule != twin.rule:
            return False
        if seat in decision.seats and not decision.looks_like(twin):
            return False
    return True
