"""Our own engine, measured through its public interface alone."""

from __future__ import annotations

import gc
import tracemalloc
from collections import defaultdict
from collections.abc import Callable, Sequence, Sized
from random import Random
from statistics import median
from typing import Any, Protocol, Self

from boardwright.arena.bench.clock import clock, games_per_time, microseconds

PLAYOUT = 40
COPY_TIMES = 20
RESAMPLE_TIMES = 5
GAP = 30
KEPT = 400
SHARED_EVERY = 10
CONTROL_TIMES = 11


class Asked(Protocol):
    """What the random player reads of a decision."""

    @property
    def options(self) -> Sequence[int]:
        """The ids of the options."""


class Played(Protocol):
    """What is measured of a position."""

    @property
    def decision(self) -> Asked | None:
        """The first open decision, None when the game is over."""

    @property
    def events(self) -> Sized:
        """What the last answer caused."""

    @property
    def mid_action(self) -> bool:
        """Whether answers of an unfinished action have been given."""

    def answer(self, answer: int, /) -> object:
        """Play on."""

    def copy(self) -> Self:
        """Another position, equal to this one."""

    def resample(self, seat: int, rng: int, /) -> Self:
        """Another position that looks the same to the seat."""


Deal = Callable[[int, int, bool], Played]
"""Seats, seed and whether events are on, to a new position."""

Chance = Callable[[], float]


def deals(name: str, history: bool = True) -> Deal:
    """Deals of a game, by the front door of the package; playouts keep no history."""
    import boardwright as bw

    game = bw.game(name)
    return lambda seats, seed, events: game.new(seats, seed, events=events, history=history)


def innovation(history: bool = True) -> Deal:
    return deals("innovation", history)


def cerebria(history: bool = True) -> Deal:
    return deals("cerebria", history)


def play(pos: Played, random: Chance) -> int:
    """Play at random to the end; the number of answers."""
    count = 0
    while (decision := pos.decision) is not None:
        options = decision.options
        pos.answer(options[int(random() * len(options))])
        count += 1
    return count


def play_watched(pos: Played, random: Chance) -> int:
    """The same, with the events of every answer taken as the server takes them."""
    count = 0
    while (decision := pos.decision) is not None:
        options = decision.options
        pos.answer(options[int(random() * len(options))])
        len(pos.events)
        count += 1
    return count


def advance(pos: Played, answers: int, random: Chance) -> bool:
    """Give so many random answers; False when the game ends before them."""
    for _ in range(answers):
        decision = pos.decision
        if decision is None:
            return False
        options = decision.options
        pos.answer(options[int(random() * len(options))])
    return True


def rate(deal: Deal, seats: int, events: bool, seconds: float, seed: int) -> dict[str, float]:
    """Decisions per second of random play."""
    random = Random(seed).random
    player = play_watched if events else play
    return {
        "rate": games_per_time(
            lambda number: player(deal(seats, number, events), random), seconds, seed
        )
    }


def probe(deal: Deal, seats: int, seconds: float, seed: int) -> dict[str, float]:
    """Copies, samples and playouts from live positions at random points of games.

    A playout from a sampled copy is timed beside the next 40 answers of the live game itself.
    """
    random = Random(seed).random
    samples: defaultdict[str, list[float]] = defaultdict(list)
    searches: list[float] = []
    alone: list[float] = []
    number = seed
    start = clock()
    while clock() - start < seconds:
        number += 1
        pos = deal(seats, number, False)
        while advance(pos, 1 + int(random() * GAP), random) and pos.decision is not None:
            seat, world = int(random() * seats), int(random() * 2**62)
            _sample(pos, samples, seat, world)
            before = clock()
            whole = advance(pos.copy().resample(seat, world), PLAYOUT, random)
            between = clock()
            if advance(pos, PLAYOUT, random) and whole:
                alone.append(clock() - between)
                searches.append(between - before)
    figures = {name: median(values) for name, values in samples.items()}
    if alone:  # means, because their ratio is then one of total times
        figures["search_us"] = sum(searches) / len(searches) * 1e6
        figures["answers_us"] = sum(alone) / len(alone) * 1e6
    return figures


def _sample(pos: Played, samples: defaultdict[str, list[float]], seat: int, world: int) -> None:
    """Time what leaves the position as it is; a copy's first answer shows what copying put off."""
    decision = pos.decision
    assert decision is not None
    first = decision.options[world % len(decision.options)]
    mid = "_mid" if pos.mid_action else ""
    samples[f"copy{mid}_us"].append(microseconds(pos.copy, COPY_TIMES))
    samples[f"copy{mid}_ready_us"].append(microseconds(lambda: pos.copy().decision, COPY_TIMES))
    samples[f"copy{mid}_answer_us"].append(
        microseconds(lambda: pos.copy().answer(first), RESAMPLE_TIMES)
    )
    samples[f"resample{mid}_us"].append(
        microseconds(lambda: pos.resample(seat, world), RESAMPLE_TIMES)
    )


def retain(deal: Deal, games: int, seed: int) -> dict[str, float]:
    """Memory that a kept copy holds, in KiB: one copy a game, so that no two share parts, and
    beside it as many a game as a search may keep, which share the game's past.
    """
    random = Random(seed).random
    return {
        "kib": _growth(lambda n: [_one_copy(deal(2, seed + n, False), random)], games),
        "shared_kib": _growth(
            lambda n: _many_copies(deal(2, seed - 1 - n, False), random), games // SHARED_EVERY
        ),
    }


def _growth(copies_of: Callable[[int], list[Played]], games: int) -> float:
    """KiB by which each copy of these games lets the memory grow."""
    kept = [copies_of(0)]  # what only the first game needs is not counted
    tracemalloc.start()
    try:
        # A full collection also empties the free lists, whose objects would escape the count.
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        kept = [copies_of(number) for number in range(1, games + 1)]
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / max(1, sum(map(len, kept))) / 1024


def _one_copy(pos: Played, random: Chance) -> Played:
    """A copy from a uniformly chosen decision of the game: the n-th replaces it one time in n."""
    kept = pos.copy()
    count = 0
    while (decision := pos.decision) is not None:
        count += 1
        if random() * count < 1:
            kept = pos.copy()
        options = decision.options
        pos.answer(options[int(random() * len(options))])
    return kept


def _many_copies(pos: Played, random: Chance) -> list[Played]:
    """A copy from one in so many decisions of the game."""
    kept = [pos.copy()]
    while advance(pos, 1 + int(random() * SHARED_EVERY), random):
        kept.append(pos.copy())
    return kept


def two(seconds: float, seed: int) -> dict[str, float]:
    """Two players, as playouts run: events and history off."""
    return rate(innovation(history=False), 2, False, seconds, seed)


def four(seconds: float, seed: int) -> dict[str, float]:
    """Four players, as playouts run."""
    return rate(innovation(history=False), 4, False, seconds, seed)


def events(seconds: float, seed: int) -> dict[str, float]:
    """Two players as the server runs them: events and history on."""
    return rate(innovation(), 2, True, seconds, seed)


def position(seconds: float, seed: int) -> dict[str, float]:
    """Copying, resampling and playing on."""
    return probe(innovation(), 2, seconds, seed)


def memory(seconds: float, seed: int) -> dict[str, float]:
    """Memory of a position; a number of games, not of seconds, decides how long it takes."""
    del seconds
    return retain(innovation(), KEPT, seed)


def inside(seconds: float, seed: int) -> dict[str, float]:
    """Cerebria, four players, as playouts run."""
    return rate(cerebria(history=False), 4, False, seconds, seed)


def inside_position(seconds: float, seed: int) -> dict[str, float]:
    """The same with four players of Cerebria."""
    return probe(cerebria(), 4, seconds, seed)


def inside_control(seconds: float, seed: int) -> dict[str, float]:
    """How much of a decision of Cerebria goes into control."""
    return control_share(cerebria(history=False), seconds, seed)


def control_share(deal: Deal, seconds: float, seed: int) -> dict[str, float]:
    """The same games of Cerebria are played with control brought up to date once, as always, and
    many times over.
    """
    from boardwright.games.cerebria import control, moves, realms
    from boardwright.games.cerebria.acts import forts
    from boardwright.games.cerebria.powers import giving

    def many_times(settle: Callable[..., None]) -> Callable[..., None]:
        def settle_again(*args: object) -> None:
            for _ in range(CONTROL_TIMES):
                settle(*args)

        return settle_again

    users: list[Any] = [moves, realms, forts, giving]
    ways = {name: many_times(getattr(control, name)) for name in ("settle", "settle_all")}
    once = often = 0.0
    start = clock()
    while clock() - start < seconds:
        seed += 1
        before = clock()
        play(deal(4, seed, False), Random(seed).random)
        between = clock()
        for module in users:
            for name, way in ways.items():
                if hasattr(module, name):
                    setattr(module, name, way)
        play(deal(4, seed, False), Random(seed).random)
        often += clock() - between
        once += between - before
        for module in users:
            for name in ways:
                if hasattr(module, name):
                    setattr(module, name, getattr(control, name))
    return {"share": 100 * (often - once) / (CONTROL_TIMES - 1) / once}
