"""Four people at a table, each with a socket, who answer at random what they are asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec
from benchmarks.load.games import Party
from benchmarks.load.servers import HOST
from benchmarks.load.sockets import Socket, connect

OPENING = 20
"""Tables that are opened at once."""

STEP, STATE, DONE, REFUSED = (
    b'{"type":"step"',
    b'{"type":"state"',
    b'{"type":"done"',
    b'{"type":"refu',
)
ASKED = b'"decision":{'
NUMBER_AT = len(STEP + b',"step":')


class Option(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    number: int
    options: list[Option]


class Block(msgspec.Struct):
    decision: Question | None = None


class Told(msgspec.Struct):
    """What a player reads of `state` and `step`."""

    step: int
    blocks: list[Block]


read = msgspec.json.Decoder(Told).decode


@dataclass(slots=True)
class Figures:
    """Times in seconds from an answer to the last of the four views, and to `done`."""

    views: list[float] = field(default_factory=list)
    done: list[float] = field(default_factory=list)


class Players:
    """The four of one table. An answer is over when all four have seen it and its giver has been
    told; `on_over` is then called.
    """

    def __init__(self, party: Party, seed: int, figures: Figures) -> None:
        self.party = party
        self.figures = figures
        self.on_over: Callable[[Players], None] = _nothing
        self.keep: list[list[bytes]] | None = None
        self._random = Random(seed)
        self._sockets: list[Socket] = []
        self._asked: dict[int, Question] = {}
        self._states = 0
        self._greeted = asyncio.get_running_loop().create_future()
        self._step = 0
        self._seen = 0
        self._missing = 0
        self._since = 0.0
        self._done = True

    async def open(self, port: int) -> None:
        """Sit down, and wait until all four have been told the state."""
        path = f"/api/tables/{self.party.table}/socket"
        for seat, token in enumerate(self.party.tokens):
            socket = await connect(HOST, port, path, self._reader(seat))
            socket.send(msgspec.json.encode({"do": "hello", "token": token}))
            self._sockets.append(socket)
        await self._greeted

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    @property
    def busy(self) -> bool:
        """Whether an answer is under way."""
        return self._missing > 0 or not self._done

    @property
    def asked(self) -> bool:
        """Whether anybody has a question; after the last answer of a game nobody has."""
        return bool(self._asked)

    def answer(self) -> None:
        """One of those who are asked answers."""
        seat = self._random.choice(list(self._asked))
        question = self._asked[seat]
        key = self._random.choice(question.options).key
        command = {"do": "answer", "ref": 1, "seat": seat, "decision": question.number, "key": key}
        text = msgspec.json.encode(command)
        self._missing, self._done = len(self._sockets), False
        if self.keep is not None:
            self.keep.append([b""] * len(self._sockets))
        self._since = time.perf_counter()
        self._sockets[seat].send(text)

    def _reader(self, seat: int) -> Callable[[bytes], None]:
        def take(text: bytes) -> None:
            if text.startswith(STEP):
                self._look(seat, text)
                step = int(text[NUMBER_AT : text.index(b",", NUMBER_AT)])
                if step != self._step + 1 or not self._missing:
                    raise RuntimeError(f"step {step} came after {self._step}")
                if self.keep is not None:
                    self.keep[-1][seat] = text
                self._missing -= 1
                if not self._missing:
                    self._step = step
                    self.figures.views.append(time.perf_counter() - self._since)
                    self._end()
            elif text.startswith(DONE):
                self._done = True
                self.figures.done.append(time.perf_counter() - self._since)
                self._end()
            elif text.startswith(STATE):
                self._look(seat, text)
                self._step = read(text).step
                self._states += 1
                if self._states == len(self.party.tokens):
                    self._greeted.set_result(None)
            elif text.startswith(REFUSED):
                raise RuntimeError(text.decode())

        return take

    def _look(self, seat: int, text: bytes) -> None:
        # Most messages ask nothing, and finding that out costs far less than reading them.
        question = read(text).blocks[0].decision if ASKED in text else None
        if question is None:
            self._asked.pop(seat, None)
        else:
            self._asked[seat] = question

    def _end(self) -> None:
        if not self.busy:
            self.on_over(self)


def _nothing(_: Players) -> None:
    """Nobody waits for the end of an answer."""


async def seated(
    parties: Sequence[Party], port: int, figures: Figures, seed: int = 0
) -> list[Players]:
    """Everybody at their tables."""
    gate = asyncio.Semaphore(OPENING)

    async def sit(number: int, party: Party) -> Players:
        players = Players(party, seed + number, figures)
        async with gate:
            await players.open(port)
        return players

    return list(await asyncio.gather(*(sit(n, party) for n, party in enumerate(parties))))
