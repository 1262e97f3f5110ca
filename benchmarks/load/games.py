"""Tables for the load: random games of four people, each stopped at a random point and written into
a database as the server writes them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from boardwright.core import registry
from boardwright.server import tokens
from boardwright.server.app import DATABASE
from boardwright.server.config import load_config
from boardwright.server.course import Course
from boardwright.server.seating import Seat
from boardwright.server.secrets import server_secret
from boardwright.server.store import AddPerson, Append, NewTable, Operation, Snapshot, Store

GAME = "innovation"
SEATS = 4
SECRET = "a secret of the benchmark"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SNAPSHOT_EVERY = 64
BATCH = 50

OPTIONS = {
    "watch": "nobody",
    "takeback": "consent",
    "bots_accept": True,
    "pace": "none",
    "warm": False,
}


@dataclass(frozen=True, slots=True)
class Party:
    """A table and the tokens of the four who sit at it, by seat."""

    table: str
    tokens: tuple[str, ...]
    answers: int


@dataclass(frozen=True, slots=True)
class Stage:
    """How far games are when they are written down: between these parts of all their answers."""

    least: float
    most: float


ANYWHERE = Stage(0.0, 0.9)
FIRST_HALF = Stage(0.0, 0.5)
WHOLE = Stage(1.0, 1.0)


def prepare(
    folder: Path, count: int, seed: int, stage: Stage = ANYWHERE, *, snapshots: bool = True
) -> list[Party]:
    """Write so many tables into the database of this data folder. Without snapshots the server has
    to play a game again from its first answer, and then holds all of it in memory.
    """
    return asyncio.run(_prepare(folder, count, seed, stage, snapshots))


async def _prepare(
    folder: Path, count: int, seed: int, stage: Stage, snapshots: bool
) -> list[Party]:
    folder.mkdir(parents=True, exist_ok=True)
    store = Store(f"sqlite:///{folder / DATABASE}")
    store.open()
    try:
        parties: list[Party] = []
        random = Random(seed)
        for start in range(0, count, BATCH):
            operations: list[Operation] = []
            for _ in range(start, min(start + BATCH, count)):
                party, written = _table(random, stage, snapshots)
                parties.append(party)
                operations += written
            await store.commit(*operations)
        return parties
    finally:
        await store.close()


def _table(random: Random, stage: Stage, snapshots: bool) -> tuple[Party, list[Operation]]:
    game = registry.game(GAME)
    seed = random.getrandbits(63)
    answers = _random_game(seed, random)
    count = int(len(answers) * random.uniform(stage.least, stage.most))
    code = tokens.code(random.randbytes)
    nonces = [random.randbytes(tokens.NONCE_BYTES) for _ in NAMES]
    seats = [Seat("person", name, number).to_json() for number, name in enumerate(NAMES)]
    settings = dict(game.setup(SEATS, seed).settings)
    rows: list[Operation] = [
        NewTable(
            code,
            GAME,
            game.rules_version,
            NAMES[0],
            settings,
            OPTIONS,
            seats,
            random.randbytes(16),
            seed=str(seed),
            host=0,
        )
    ]
    rows += [AddPerson(code, n, NAMES[n], nonce) for n, nonce in enumerate(nonces)]
    rows += _log(code, Course(game.new(SEATS, seed)), answers[:count], snapshots)
    secret = server_secret(load_config(secret=SECRET))
    shown = tuple(tokens.person_token(secret, code, n, nonce) for n, nonce in enumerate(nonces))
    return Party(code, shown, count), rows


def _random_game(seed: int, random: Random) -> list[tuple[int, str]]:
    """All answers of a game in which everybody picks at random."""
    pos = registry.game(GAME).new(SEATS, seed, events=False)
    answers = []
    while decisions := pos.decisions:
        decision = random.choice(decisions)
        key = pos.game.actions.key(random.choice(decision.options))
        pos.answer(key, decision.seats[0])
        answers.append((decision.seats[0], key))
    return answers


def _log(
    code: str, course: Course, answers: Sequence[tuple[int, str]], snapshots: bool
) -> list[Operation]:
    rows: list[Operation] = []
    for step, (seat, key) in enumerate(answers, 1):
        decision = next(d for d in course.pos.decisions if seat in d.seats)
        course.answer(seat, key, decision.number, step)
        rows.append(Append(code, step, "answer", seat, seat, key, decision.number))
        if snapshots and step % SNAPSHOT_EVERY == 0:
            version = course.pos.game.rules_version
            rows.append(Snapshot(code, step, step, version, course.snapshot()))
    return rows
