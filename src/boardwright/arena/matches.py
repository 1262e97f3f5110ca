"""Matches between bots: paired seeds, rotated seats. The seed fixes what is dealt, every bot sits
in every seat of it, and bots have seeds of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from time import perf_counter
from typing import Any

from boardwright.arena.journal import Journal, Row
from boardwright.arena.pool import run
from boardwright.bots import UNLIMITED, Bot, make_bot, safe_choose
from boardwright.core import registry
from boardwright.core.errors import BadSetup, BoardwrightError
from boardwright.core.laws import LIMIT
from boardwright.core.positions import Position
from boardwright.core.randomness import stream

Notice = Callable[[int, int], None]
"""Told how many games are done, and out of how many."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: the first bot is the one measured, the others are what it is measured by."""

    game: str
    bots: tuple[str, ...]
    """One name for each seat of the first rotation."""
    games: int
    seed: int = 0
    settings: Mapping[str, str] | None = None

    @property
    def seats(self) -> int:
        return len(self.bots)

    def head(self) -> dict[str, Any]:
        """What a journal must agree with; the number of games may grow."""
        game = registry.game(self.game)
        advice: Any = game.advice()
        return {
            "run": "match",
            "game": self.game,
            "rules": game.rules_version,
            "advice": getattr(advice, "version", None),
            "bots": list(self.bots),
            "seed": self.seed,
            "settings": dict(self.settings or {}),
        }


@dataclass(frozen=True, slots=True)
class Job:
    """One game of a match."""

    match: Match
    seed: int
    rotation: int

    @property
    def seating(self) -> tuple[str, ...]:
        """The bots by seat: each has moved on by one seat with every rotation."""
        bots = self.match.bots
        return tuple(bots[(seat - self.rotation) % len(bots)] for seat in range(len(bots)))

    @property
    def measured(self) -> int:
        """The seat of the first bot."""
        return self.rotation


def lineup(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for every seat: the last one named fills the rest of the table."""
    if not 2 <= len(bots) <= seats:
        raise BadSetup(f"{len(bots)} bots for {seats} seats: name at least two, at most one a seat")
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def schedule(match: Match) -> list[Job]:
    """Whole seeds only: every one is played once in each rotation."""
    seeds = range(match.seed, match.seed + ceil(match.games / match.seats))
    return [Job(match, seed, rotation) for seed in seeds for rotation in range(match.seats)]


def play_match(
    match: Match, journal: Journal, processes: int = 1, notice: Notice | None = None
) -> list[Row]:
    """Play what the journal does not have yet; returns the rows of all games."""
    jobs = schedule(match)
    wanted = {(job.seed, job.rotation) for job in jobs}
    done = {(row["seed"], row["rotation"]) for row in journal.rows} & wanted
    todo = [job for job in jobs if (job.seed, job.rotation) not in done]
    finished = len(done)
    if notice is not None:
        notice(finished, len(jobs))
    for row in run(play_game, todo, processes):
        journal.add(row)
        finished += 1
        if notice is not None:
            notice(finished, len(jobs))
    return [row for row in journal.rows if (row["seed"], row["rotation"]) in wanted]


def play_game(job: Job) -> Row:
    """One game to its end, or to the limit of answers; a row for the journal."""
    match, seating = job.match, job.seating
    game = registry.game(match.game)
    pos = game.new(match.seats, job.seed, match.settings)
    bots = [make_bot(name) for name in seating]
    for seat, bot in enumerate(bots):
        own = stream("bot", match.seed, job.seed, job.rotation, seat)
        bot.start(game, seat, pos.setup.sealed(), own)
    failures: list[str] = []
    times: dict[str, list[float]] = {name: [] for name in seating}
    answers = 0
    while (decision := pos.decision) is not None and answers < LIMIT:
        seat = decision.seats[0]
        began = perf_counter()
        action = _answer(pos, seat, bots[seat], failures)
        times[seating[seat]].append(round(1000 * (perf_counter() - began), 2))
        pos.answer(action, seat)
        answers += 1
        for watcher, bot in enumerate(bots):
            bot.observe(pos.events_for(watcher))
    outcome = pos.outcome
    return {
        "seed": job.seed,
        "rotation": job.rotation,
        "bots": list(seating),
        "answers": answers,
        "winners": list(outcome.winners) if outcome else [],
        "scores": list(outcome.scores) if outcome else [],
        "reason": outcome.reason if outcome else "unfinished",
        "ms": times,
        "failures": failures,
        "record": pos.record(),
    }


def _answer(pos: Position[Any], seat: int, bot: Bot, failures: list[str]) -> int:
    """The bot's answer. Whatever goes wrong is noted, and the match goes on."""

    def notice(name: str, error: str) -> None:
        failures.append(f"{name}: {error}")

    try:
        info = pos.info(seat)
    except BoardwrightError as error:
        notice("info", repr(error))
        assert pos.decision is not None
        return pos.decision.options[0]
    return safe_choose(bot, info, UNLIMITED, notice).answer
