"""A server that is killed keeps its word."""

from __future__ import annotations

from pathlib import Path

from tests.server.crash_soak import Crashes

KILLS = 10


def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    crashes = Crashes(tmp_path, seed=1)
    kinds = crashes.run(KILLS)
    assert sum(kinds.values()) == KILLS
    assert crashes.kept > 10 * KILLS
