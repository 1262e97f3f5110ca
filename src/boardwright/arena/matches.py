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

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together: a bot plays all of them."""
        return teams_of(self.game, self.seats, self.settings)

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
        """The bots by seat: each has moved on by one team with every rotation."""
        bots, teams = self.match.bots, self.match.teams
        names = [bots[team[0]] for team in teams]
        return by_seat([names[n - self.rotation] for n in range(len(teams))], teams)

    @property
    def measured(self) -> int:
        """The seat of the first bot, or the first of its seats."""
        return self.match.teams[self.rotation][0]


def teams_of(
    game: str, seats: int, settings: Mapping[str, str] | None = None
) -> tuple[tuple[int, ...], ...]:
    """The teams at a table; each seat is one where everybody plays for himself."""
    found = registry.game(game)
    return found.teams(found.setup(seats, 0, settings))


def lineup(bots: Sequence[str], teams: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """A name for every seat, one a team: the last one named fills the rest of the table."""
    seats = sum(map(len, teams))
    if not 2 <= len(bots) <= len(teams):
        most = (
            "at most one a seat" if seats == len(teams) else f"one for each of {len(teams)} teams"
        )
        raise BadSetup(f"{len(bots)} bots for {seats} seats: name at least two, {most}")
    return by_seat([*bots, *[bots[-1]] * (len(teams) - len(bots))], teams)


def by_seat(names: Sequence[str], teams: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """What each team has, seat by seat."""
    seating = {seat: name for name, team in zip(names, teams, strict=True) for seat in team}
    return tuple(seating[seat] for seat in sorted(seating))


def schedule(match: Match) -> list[Job]:
    """Whole seeds only: every one is played once in each rotation. A seed has the same player
    begin, so that by turns each bot has that too.
    """
    teams = len(match.teams)
    seeds = range(match.seed, match.seed + ceil(match.games / teams))
    return [Job(match, seed, rotation) for seed in seeds for rotation in range(teams)]


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
        bot.start(game, seat, game.setup_for(pos.setup, seat).sealed(), own)
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
        "measured": job.measured,
        "bots": list(seating),
        "answers": answers,
        "winners": list(outcome.winners) if outcome else [],
        "shared": len([team for team in match.teams if outcome and team[0] in outcome.winners]),
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
