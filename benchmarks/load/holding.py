"""How many live tables are held: four sockets each, one answer a table every five seconds."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from benchmarks.load.figures import P99_TARGET, Spread, spread
from benchmarks.load.games import Party, Stage, prepare
from benchmarks.load.looping import run
from benchmarks.load.players import Figures, Players, seated
from benchmarks.load.saturation import leave
from benchmarks.load.servers import Process, boardwright

from boardwright.server.app import DATABASE

PAUSE = 5.0
"""Seconds between two answers at a table."""

STAGE = Stage(0.0, 0.6)
"""Far enough from the end that few games are over before the measurement is."""

CLOSE = 0.06
"""The search is over when what is held and what is not are no further apart than this."""

GROWTH = 1.3
SOCKETS_EACH = 4


@dataclass(frozen=True, slots=True)
class Trial:
    """What so many tables came to in so many seconds."""

    tables: int
    seconds: float
    views: Spread
    done: Spread
    cpu: float
    client: float
    late: int
    """Answers that were due while the one before was still under way."""
    over: int
    """Games that came to their end."""

    @property
    def held(self) -> bool:
        enough = self.views.count >= 0.95 * self.tables * self.seconds / PAUSE - self.tables
        return self.views.p99 < P99_TARGET and not self.late and enough


@dataclass(frozen=True, slots=True)
class Holding:
    """The search, and the long run that confirms what it found (None: nothing was held)."""

    trials: tuple[Trial, ...]
    confirmed: Trial | None


def holding(
    folder: Path,
    core: int,
    guess: int,
    most: int,
    trial: float,
    confirm: float,
    say: Callable[[str], None],
) -> Holding:
    """Find the number of tables by trials, then hold it for long; `say` is told of each."""
    parties = prepare(folder / "prepared", most, 2, STAGE)
    return _Search(folder, core, parties, say).go(guess, trial, confirm)


class _Search:
    """Every trial has a server of its own, with the tables as they were prepared: games that have
    been played in one trial would be over in the next, and what is over answers quickly.
    """

    def __init__(
        self, folder: Path, core: int, parties: list[Party], say: Callable[[str], None]
    ) -> None:
        self._folder = folder
        self._core = core
        self._parties = parties
        self._say = say
        self._random = Random(3)

    def go(self, guess: int, trial: float, confirm: float) -> Holding:
        most = len(self._parties)
        trials: list[Trial] = []
        good, bad, level = 0, most + 1, min(guess, most)
        while True:
            trials.append(self._try(level, trial))
            if trials[-1].held:
                good = level
            else:
                bad = level
            if good == most or bad - good <= max(1, CLOSE * bad):
                break
            level = min(int(level * GROWTH), most) if bad > most else (good + bad) // 2
        confirmed = None
        while good and confirmed is None:
            trials.append(self._try(good, confirm))
            if trials[-1].held:
                confirmed = trials.pop()
            else:
                good = int(good * (1 - CLOSE))
        return Holding(tuple(trials), confirmed)

    def _try(self, count: int, seconds: float) -> Trial:
        with tempfile.TemporaryDirectory(dir=self._folder) as fresh:
            shutil.copyfile(self._folder / "prepared" / DATABASE, Path(fresh) / DATABASE)
            with boardwright(Path(fresh), self._core) as server:
                trial = run(self._hold(server, count, seconds))
        told = f"{trial.tables} tables, {trial.seconds:.0f} s: {trial.views.text()}"
        self._say(f"  {told}, {'held' if trial.held else 'not held'}")
        return trial

    async def _hold(self, server: Process, count: int, seconds: float) -> Trial:
        """Hold so many tables, and measure after everybody has answered once."""
        figures = Figures()
        tables = await seated(self._parties[:count], server.port, figures)
        clock = _Clock(tables, self._random)
        clock.start()
        await asyncio.sleep(PAUSE)
        figures.views.clear()
        figures.done.clear()
        clock.late = 0
        cpu, client, start = server.cpu(), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - start
        views, done = spread(figures.views), spread(figures.done)
        cpu, client = server.cpu() - cpu, time.process_time() - client
        late = clock.late
        clock.stop()
        over = sum(not players.asked for players in tables)
        await leave(tables)
        return Trial(count, spent, views, done, cpu / spent, client / spent, late, over)


class _Clock:
    """Lets every table answer each five seconds, beginning at a random moment of the first five."""

    def __init__(self, tables: list[Players], random: Random) -> None:
        self.late = 0
        self._tables = tables
        self._random = random
        self._loop = asyncio.get_running_loop()
        self._going = True

    def start(self) -> None:
        now = self._loop.time()
        for players in self._tables:
            self._next(players, now + self._random.uniform(0, PAUSE))

    def stop(self) -> None:
        self._going = False

    def _next(self, players: Players, at: float) -> None:
        self._loop.call_at(at, self._due, players, at)

    def _due(self, players: Players, at: float) -> None:
        if not self._going:
            return
        if players.busy:
            self.late += 1
        elif players.asked:
            players.answer()
        self._next(players, at + PAUSE)
