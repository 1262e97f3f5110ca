"""What a table costs in memory and on disk."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from statistics import mean

import httpx
from benchmarks.load.games import WHOLE, Party, Stage, prepare
from benchmarks.load.looping import run
from benchmarks.load.players import Figures, seated
from benchmarks.load.saturation import leave
from benchmarks.load.servers import HOST, Process, boardwright

from boardwright.server.app import DATABASE

HALFWAY = Stage(0.5, 0.5)
WARM_UP = 20
"""Tables opened first: what only the first ones need is not counted."""


@dataclass(frozen=True, slots=True)
class Keeping:
    """Bytes a table."""

    tables: int
    idle: float
    live: float
    on_disk: float
    answers: float
    """Of a whole game, on average."""


def keeping(folder: Path, core: int, tables: int) -> Keeping:
    """Tables halfway through their games, first opened and then listened to; and whole games on
    disk, with the snapshots that the server leaves.
    """
    parties = prepare(folder / "kept", WARM_UP + tables, 4, HALFWAY, snapshots=False)
    with boardwright(folder / "kept", core) as server:
        idle, live = run(_measure(server, parties))
    empty = prepare_empty(folder / "none")
    whole = prepare(folder / "whole", tables, 5, WHOLE)
    on_disk = ((folder / "whole" / DATABASE).stat().st_size - empty) / tables
    return Keeping(tables, idle, live, on_disk, mean(party.answers for party in whole))


def prepare_empty(folder: Path) -> int:
    prepare(folder, 0, 0)
    return (folder / DATABASE).stat().st_size


async def _measure(server: Process, parties: list[Party]) -> tuple[float, float]:
    first, rest = parties[:WARM_UP], parties[WARM_UP:]
    figures = Figures()
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{server.port}") as http:
        await _open(http, first)
        there = await seated(first, server.port, figures)
        before = server.memory()
        await _open(http, rest)
        opened = server.memory()
        there += await seated(rest, server.port, figures)
        heard = server.memory()
    await leave(there)
    return (opened - before) / len(rest), (heard - before) / len(rest)


async def _open(http: httpx.AsyncClient, parties: list[Party]) -> None:
    """Have the server read these tables from disk; nobody listens."""
    for party in parties:
        (await http.get(f"/api/tables/{party.table}")).raise_for_status()
