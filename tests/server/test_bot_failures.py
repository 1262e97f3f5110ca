"""Bots that fail: the table goes on, and the log has what shows the failure again."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import boardwright
from boardwright.server.thinking import Failure, Thinkers, Thought, jobs
from tests.server.people import open_house, play


def reports(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [vars(r) for r in caplog.records if getattr(r, "event", "") == "bot-failed"]


def test_a_bot_that_fails_is_logged_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    honest = Thinkers.answer
    keys: list[str] = []

    async def failing(self: Thinkers, game: str, info: str, level: str, seed: int) -> Thought:
        thought = await honest(self, game, info, level, seed)
        keys.append(thought.key)
        return Thought(thought.key, (Failure(level, "a fault of the test"),), thought.seconds)

    monkeypatch.setattr(Thinkers, "answer", failing)
    caplog.set_level(logging.ERROR)
    with open_house(tmp_path) as house:
        ines = house.table("you", "bot:adept")
        ines.answer()
        while len(reports(caplog)) < 4:
            ines.answer() if ines.block["decision"] else time.sleep(0.02)
        assert "a fault of the test" not in str(ines.state())
    for report, key in zip(reports(caplog), keys, strict=False):
        assert report["why"] == "a fault of the test"
        pos = boardwright.replay(Path(report["record"]).read_text())
        info = pos.info(report["seat"]).to_text()
        assert jobs.answer("innovation", info, report["bot"], report["luck"]) == key


def test_a_failure_is_reported_as_of_when_the_bot_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody takes an answer back while the bot still thinks about it."""
    asked, may_go_on = Event(), Event()

    async def slow(self: Thinkers, game: str, info: str, level: str, seed: int) -> Thought:
        asked.set()
        await asyncio.to_thread(may_go_on.wait, 60)
        return Thought(jobs.any_key(game, info, seed), (Failure(level, "too late"),), 0.0)

    caplog.set_level(logging.ERROR)
    with open_house(tmp_path) as house:
        ines = house.table("you", "you")
        play(ines, 4)
        seat = ines.state()["table"]["waiting"][0]
        ines.do("stand-in", seat=1 - seat, level="novice")
        monkeypatch.setattr(Thinkers, "answer", slow)
        while ines.state()["table"]["waiting"] == [seat]:
            ines.answer(seat=seat)
        assert asked.wait(60)
        given = len(next(iter(house.hall.live())).course.answers)
        ines.do("undo", seat=seat)
        may_go_on.set()
        while not reports(caplog):
            time.sleep(0.02)
        record = Path(reports(caplog)[0]["record"]).read_text()
        assert len(boardwright.replay(record).answers()) == given
