"""How long the answer of a bot stays before the next one, and that nobody has to wait for it."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.course import Course, Heard
from tests.server.people import Ear, House, Person, open_house

SCALE = 0.5
STAYS = 1.6 * SCALE
"""Seconds that an answer of a relaxed bot stays at these tables."""


def gaps(ear: Ear, count: int) -> list[float]:
    """Seconds between so many answers of bots."""
    moments = []
    for _ in range(count + 1):
        assert ear.next("step")["what"]["by"] is None
        moments.append(time.monotonic())
    return [later - earlier for earlier, later in pairwise(moments)]


def bots_alone(house: House, pace: str) -> Person:
    """A table where only bots answer from now on."""
    ines = house.table("you", "bot:novice", options={"pace": pace})
    ines.do("stand-in", seat=0, level="novice")
    return ines


def test_an_answer_of_a_bot_stays_for_a_while_and_can_be_skipped(tmp_path: Path) -> None:
    with open_house(tmp_path, pace_scale=SCALE) as house:
        ines = bots_alone(house, "relaxed")
        with ines.listening() as ear:
            ear.next("step")
            assert min(gaps(ear, 3)) > 0.8 * STAYS
            ear.say(do="skip", ref=1)
            ear.next("done")
            ear.next("step")
            assert sorted(gaps(ear, 7))[3] < 0.5 * STAYS


@pytest.mark.parametrize(("pace", "scale"), [("none", SCALE), ("relaxed", 0.0)])
def test_where_nothing_is_to_stay_bots_wait_for_nobody(
    tmp_path: Path, pace: str, scale: float
) -> None:
    with open_house(tmp_path, pace_scale=scale) as house:
        ines = bots_alone(house, pace)
        with ines.listening() as ear:
            ear.next("state")
            assert sorted(gaps(ear, 7))[3] < 0.5 * STAYS


def test_an_answer_that_shows_nothing_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a bot that lets one window after the other pass."""
    answer = Course.answer

    def silent(self: Course, *given: Any) -> None:
        answer(self, *given)
        self.heard[-1] = Heard(self.heard[-1].step, self.heard[-1].seat, [])

    monkeypatch.setattr(Course, "answer", silent)
    with open_house(tmp_path, pace_scale=SCALE) as house:
        ines = bots_alone(house, "relaxed")
        with ines.listening() as ear:
            ear.next("step")
            assert sorted(gaps(ear, 7))[3] < 0.5 * STAYS
