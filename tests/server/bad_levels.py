"""For workers to import: the bots that go wrong, as levels of their process."""

from __future__ import annotations

from functools import partial

from boardwright.bots import LEVELS, Level
from tests.server.bad_bots import BAD, Bad, dawdles

for answer in (*BAD, dawdles):
    name = answer.__name__
    LEVELS[name] = Level(name, partial(Bad, name, answer))
