"""What all tables of one server share."""

from __future__ import annotations

import hashlib
import logging
import random
import secrets
import time
from dataclasses import dataclass, field

from boardwright.server.collecting import Collector
from boardwright.server.config import Config
from boardwright.server.metrics import Metrics
from boardwright.server.store import Store
from boardwright.server.thinking import Thinkers

log = logging.getLogger("boardwright.server")


@dataclass(slots=True)
class House:
    """The services behind every table."""

    config: Config
    store: Store
    thinkers: Thinkers
    metrics: Metrics
    secret: bytes
    collector: Collector = field(default_factory=Collector, init=False)
    _fixed: random.Random | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        if self.config.fixed_random is not None:
            self._fixed = random.Random(self.config.fixed_random)

    def clock(self) -> float:
        """The time of day, unless a test has stopped it."""
        fixed = self.config.fixed_clock
        return time.time() if fixed is None else fixed

    def seed(self) -> int:
        """The luck of a new game."""
        return int.from_bytes(self.random_bytes(8), "big")

    def random_bytes(self, count: int) -> bytes:
        """For tokens, codes and seeds; from the system, unless a test wants them repeated."""
        if self._fixed is not None:
            return self._fixed.randbytes(count)
        return secrets.token_bytes(count)


def bot_seed(secret: bytes, seat: int, number: int) -> int:
    """A bot's random numbers: from a secret of the table, the seat and the decision number."""
    digest = hashlib.blake2b(f"{seat} {number}".encode(), key=secret, digest_size=8).digest()
    return int.from_bytes(digest, "big")
