"""How many answers a second the server takes when all tables answer as fast as they can, beside a
bare room in the same minute.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
from benchmarks.load.figures import Rounds
from benchmarks.load.games import FIRST_HALF, SEATS, Party, prepare
from benchmarks.load.looping import run
from benchmarks.load.players import Figures, Players, seated
from benchmarks.load.servers import Process, bare_room, boardwright

WARM_UP = 1.0
RECORDED_TABLES = 20
RECORDED_STEPS = 60


@dataclass(frozen=True, slots=True)
class Pace:
    """One round of one server: answers a second, and how busy its core was."""

    rate: float
    cpu: float
    client: float

    @property
    def per_cpu_second(self) -> float:
        return self.rate / self.cpu


@dataclass(frozen=True, slots=True)
class Saturation:
    """All rounds: those of the server, and those of the bare room right beside them."""

    ours: tuple[Pace, ...]
    bare: tuple[Pace, ...]
    tables: int
    message_bytes: float

    @property
    def ratio(self) -> Rounds:
        return Rounds(tuple(a.rate / b.rate for a, b in zip(self.ours, self.bare, strict=True)))

    @property
    def cpu_ratio(self) -> Rounds:
        """The same by processor time, which other work on the machine does not touch."""
        pairs = zip(self.ours, self.bare, strict=True)
        return Rounds(tuple(a.per_cpu_second / b.per_cpu_second for a, b in pairs))


def saturation(folder: Path, core: int, tables: int, rounds: int, seconds: float) -> Saturation:
    """Rounds in turn, each with fresh tables; every other round begins with the bare room."""
    parties = prepare(folder / "ours", RECORDED_TABLES + rounds * tables, 1, FIRST_HALF)
    recording = folder / "recording.json"
    ours: list[Pace] = []
    bare: list[Pace] = []
    with boardwright(folder / "ours", core) as server:
        size = record(server, parties[:RECORDED_TABLES], recording)
        with bare_room(folder / "bare", core, recording) as room:
            for number in range(rounds):
                start = RECORDED_TABLES + number * tables
                there = [_nobody(f"{number}-{n}") for n in range(tables)]
                turns = [
                    (ours, server, parties[start : start + tables]),
                    (bare, room, there),
                ]
                for paces, process, who in turns if number % 2 else reversed(turns):
                    paces.append(run(one_round(process, who, seconds)))
    return Saturation(tuple(ours), tuple(bare), tables, size)


def _nobody(code: str) -> Party:
    """In the bare room a token is only a number."""
    return Party(code, tuple(map(str, range(SEATS))), 0)


async def one_round(
    process: Process,
    parties: list[Party],
    seconds: float,
    mark: Callable[[], None] = lambda: None,
) -> Pace:
    """Everybody answers as soon as they may; measured after a warm-up. `mark` is called when the
    measurement begins and when it ends.
    """
    figures = Figures()
    tables = await seated(parties, process.port, figures)
    going = True

    def again(players: Players) -> None:
        if going and players.asked:
            players.answer()

    for players in tables:
        players.on_over = again
        again(players)
    await asyncio.sleep(WARM_UP)
    mark()
    answers, cpu, client = len(figures.views), process.cpu(), time.process_time()
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - start
    pace = Pace(
        (len(figures.views) - answers) / spent,
        (process.cpu() - cpu) / spent,
        (time.process_time() - client) / spent,
    )
    mark()
    going = False
    await leave(tables)
    return pace


async def leave(tables: list[Players]) -> None:
    """Let what is under way come to its end, and go."""
    while any(players.busy for players in tables):
        await asyncio.sleep(0.02)
    for players in tables:
        players.close()
    await asyncio.sleep(0.2)


def record(server: Process, parties: list[Party], file: Path) -> float:
    """Play some tables for a while and keep every message, for the bare room; their mean size."""
    games = run(_record(server, parties))
    sizes = [len(text) for game in games for step in game for text in step]
    shown = [[[msgspec.Raw(text) for text in step] for step in game] for game in games]
    file.write_bytes(msgspec.json.encode(shown))
    return sum(sizes) / len(sizes)


async def _record(server: Process, parties: list[Party]) -> list[list[list[bytes]]]:
    tables = await seated(parties, server.port, Figures())
    games: list[list[list[bytes]]] = []
    for players in tables:
        kept: list[list[bytes]] = []
        players.keep = kept
        while len(kept) < RECORDED_STEPS and players.asked:
            players.answer()
            while players.busy:
                await asyncio.sleep(0.001)
        # The last step of a game asks nobody: a room that repeats it would stand still.
        games.append(kept if players.asked else kept[:-1])
    await leave(tables)
    return [game for game in games if game]
