"""Random games in bulk: with every law checked at every step, and what their effects reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import TracebackType
from typing import Any

from boardwright.arena.coverage import Coverage, of_game
from boardwright.arena.journal import Journal, Row
from boardwright.arena.pool import run
from boardwright.core import registry
from boardwright.core.games import Game
from boardwright.core.laws import LIMIT, LawBroken, play_checked
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice

Notice = Callable[[int, int], None]


@dataclass(frozen=True)
class Fuzz:
    """Which random games are played. Seats and settings go round with the seeds."""

    game: str
    games: int
    seats: tuple[int, ...]
    seed: int = 0
    check: bool = False
    settings: tuple[tuple[str, str], ...] = ()
    """Settings that stay fixed."""

    @property
    def work(self) -> Callable[[Any], Row]:
        """What plays one of the jobs."""
        return play_one

    def head(self) -> dict[str, Any]:
        """What a journal must agree with; the number of games may grow."""
        game = registry.game(self.game)
        covered = coverage(self.game)
        return {
            "run": "fuzz",
            "game": self.game,
            "rules": game.rules_version,
            "content": covered.digest if covered else None,
            "seats": list(self.seats),
            "seed": self.seed,
            "check": self.check,
            "settings": dict(self.settings),
        }

    def jobs(self) -> list[Any]:
        """Every number of seats with every mix of settings, over and over."""
        game, fixed, rounds = registry.game(self.game), dict(self.settings), len(self.seats)
        jobs = []
        for n in range(self.games):
            seats = self.seats[n % rounds]
            settings = game.rotation(seats, n // rounds, fixed)
            jobs.append(Job(self.game, seats, self.seed + n, settings, self.check))
        return jobs


@dataclass(frozen=True, slots=True)
class Job:
    """One random game."""

    game: str
    seats: int
    seed: int
    settings: Mapping[str, str]
    check: bool


@cache
def coverage(name: str) -> Coverage | None:
    """The coverage of a game's content; one for each process."""
    return of_game(registry.game(name))


def play_all(
    fuzz: Fuzz, journal: Journal, processes: int = 1, notice: Notice | None = None
) -> list[Row]:
    """Play what the journal does not have yet, up to the first broken law; all rows."""
    jobs = fuzz.jobs()
    wanted = {job.seed for job in jobs}
    done = {row["seed"] for row in journal.rows} & wanted
    finished = len(done)
    if notice is not None:
        notice(finished, len(jobs))
    if not any("law" in row for row in journal.rows):
        for row in run(fuzz.work, [job for job in jobs if job.seed not in done], processes):
            journal.add(row)
            finished += 1
            if notice is not None:
                notice(finished, len(jobs))
            if "law" in row:
                break
    return [row for row in journal.rows if row["seed"] in wanted]


def play_one(job: Job) -> Row:
    """One game; a row for the journal, with the law and the record where a law was broken."""
    game = registry.game(job.game)
    settings = dict(job.settings)
    row: Row = {"seed": job.seed, "seats": job.seats, "settings": settings}
    try:
        if job.check:
            pos = play_checked(game, job.seats, job.seed, settings)
        else:
            pos = _play(game, job.seats, job.seed, settings)
    except Exception as error:
        return row | broken(error)
    given = pos.answers()
    row["answers"] = len(given)
    row["reason"] = pos.outcome.reason if pos.outcome else "unfinished"
    row["given"] = dict(Counter(game.actions.key(action) for _, action in given))
    covered = coverage(job.game)
    if covered is not None:
        tally: Counter[str] = Counter()
        reached = covered.reached_by(
            lambda: _again(game, job.seats, job.seed, settings, given, tally)
        )
        row["reached"] = f"{reached:x}"
        row["tally"] = dict(tally)
    if pos.outcome is None:
        row["record"] = pos.record()
    return row


def broken(error: Exception) -> Row:
    """What a row says of an error: the law, and the record that shows it."""
    law = error.law if isinstance(error, LawBroken) else "the rules never fail"
    text = str(error).partition("\n")[0] if isinstance(error, LawBroken) else repr(error)
    return {"law": law, "error": text, "record": record_of(error)}


def _play(game: Game[Any], seats: int, seed: int, settings: dict[str, str]) -> Position[Any]:
    """A random game without checks."""
    pos = game.new(seats, seed, settings, events=False)
    dice = Dice("fuzz", seats, seed)
    for _ in range(LIMIT):
        if pos.over:
            break
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    return pos


def _again(
    game: Game[Any],
    seats: int,
    seed: int,
    settings: dict[str, str],
    given: Sequence[tuple[int, int]],
    tally: Counter[str],
) -> None:
    """The same game once more, as it was answered; what the game tallies is counted."""
    counts = bool(game.tallied())
    pos = game.new(seats, seed, settings, events=counts)
    for seat, action in given:
        pos.answer(action, seat)
        if counts:
            tally.update(game.tally(pos.state, pos.raw_events))


def record_of(error: BaseException) -> str | None:
    """The record of the game that an error came out of: that of the outermost position in sight."""
    trace: TracebackType | None = error.__traceback__
    while trace is not None:
        pos = trace.tb_frame.f_locals.get("pos")
        if isinstance(pos, Position):
            try:
                return pos.record()
            except Exception:
                return None
        trace = trace.tb_next
    return None
