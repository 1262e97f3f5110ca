"""Golden games: a record replays to the very same position. A change that breaks one of these
raises the game's rules version and brings new ones.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import boardwright as bw
from boardwright.core.records import read

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    text = path.read_text("utf-8")
    pos = bw.replay(text)
    assert pos.over
    assert pos.record() == text


def test_every_game_has_golden_records_of_its_rules_version() -> None:
    found = {(read(path.read_text("utf-8")).game.name) for path in RECORDS}
    assert found == set(bw.names())
    for path in RECORDS:
        game, version, *_ = path.stem.split("-")
        assert version == f"v{bw.game(game).rules_version}"
