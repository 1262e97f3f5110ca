"""Etherfields in the terminal: a Dream is begun, a campaign is saved and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from boardwright.cli import app
from boardwright.core import records
from boardwright.core.places import data_folder
from tests.web.lines_etherfields import line

RUNNER = CliRunner()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BOARDWRIGHT_DATA", str(tmp_path))
    return tmp_path


def play(*options: str, typed: str = "") -> str:
    answer = RUNNER.invoke(app, ["play", "etherfields", *options], input=typed)
    assert answer.exit_code == 0, answer.output
    return answer.output


def saved() -> list[Path]:
    found = (data_folder() / "play").glob("*.record")
    return sorted(found, key=lambda file: file.stat().st_mtime_ns)


def test_a_dream_is_begun_and_gone_on_with() -> None:
    new = ("--new", "--seats", "1", "--seed", "3", "--set", "start=d1", "--names", "Mia")
    play(*new, typed="1\n" * 12)
    (file,) = saved()
    before = len(records.read(file.read_text()).answers)
    assert before >= 10
    play("--resume", typed="1\n" * 3)
    assert len(records.read(file.read_text()).answers) > before


def test_a_campaign_goes_on_after_a_save(folder: Path) -> None:
    """ETH-592, ETH-595: the session after one that was saved begins from what it has left."""
    (folder / "play").mkdir()
    (folder / "play" / "etherfields-20260101-000000-0000.record").write_text(line("walked"))
    play("--resume", typed="1\n" * 4)
    old, new = saved()
    assert old.read_text() == line("walked")
    pos = records.replay(new.read_text())
    assert pos.state.sessions == 3
    assert not pos.over
    play("--resume", typed="1\n")
    assert saved() == [old, new], "now this one goes on"
