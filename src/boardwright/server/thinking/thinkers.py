"""What the tables ask of those who think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TypeVar

from boardwright.core.messages import Json
from boardwright.server.thinking import jobs
from boardwright.server.thinking.errors import JobFailed, NoWorker
from boardwright.server.thinking.pool import Pool

R = TypeVar("R")

QUICK = 2.0
"""Seconds that a simpler bot has, where another failed; it takes some milliseconds."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that gave no good answer; to be logged with the record."""

    bot: str
    why: str


@dataclass(frozen=True, slots=True)
class Thought:
    """An answer, who failed before it was found, and how long it took with all waiting."""

    key: str
    failures: tuple[Failure, ...]
    seconds: float


class Thinkers:
    """Worker processes that answer, give hints and work out previews."""

    def __init__(self, workers: int, seconds: float, imports: Sequence[str] = ()) -> None:
        """So many workers, each with so many seconds for one thing, counted from when it takes it
        on. `imports` are modules to load besides the games: bots of one's own.
        """
        self._pool = Pool(workers, imports)
        self._seconds = seconds

    def start(self) -> None:
        """Get the workers ready, in the background."""
        self._pool.start()

    async def answer(self, game: str, info: str, level: str, seed: int) -> Thought:
        """A legal answer for a seat that is asked, whatever happens to the bot: a simpler one takes
        its place. After `close` it is `Closed`: there shall be no answer then.
        """
        began = monotonic()
        failures: list[Failure] = []
        for bot, limit in ((level, self._seconds), (jobs.GLANCE, QUICK), ("random", QUICK)):
            try:
                key = await self._run(limit, jobs.answer, game, info, bot, seed)
            except JobFailed as error:
                failures.append(Failure(bot, str(error)))
            except NoWorker as error:
                failures.append(Failure(bot, str(error)))
                break
            else:
                return Thought(key, tuple(failures), monotonic() - began)
        key = jobs.any_key(game, info, seed)
        return Thought(key, tuple(failures), monotonic() - began)

    async def hint(self, game: str, info: str, seed: int, level: str = "adept") -> dict[str, Json]:
        """What this level thinks of the options: `value`, `ranked`, `reasons`, `line`."""
        return await self._run(self._seconds, jobs.hint, game, info, level, seed)

    async def previews(self, game: str, info: str) -> dict[str, list[dict[str, Json]]]:
        """What each option would lead to: messages, by the key of the option."""
        return await self._run(self._seconds, jobs.previews, game, info)

    async def close(self) -> None:
        """End the workers, whatever they are at."""
        await asyncio.to_thread(self._pool.close)

    async def _run(self, limit: float, job: Callable[..., R], *args: object) -> R:
        """A job of a worker; raises `Unavailable`."""
        result: R = await asyncio.wrap_future(self._pool.submit(limit, job, *args))
        return result
