"""Random games in bulk: what is rotated, what is kept, and how a broken law is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import fuzz
from boardwright.arena.fuzz import Fuzz, Job, play_all, play_one
from boardwright.arena.journal import Journal
from boardwright.core.errors import BadSetup
from boardwright.core.laws import LawBroken

GAME = bw.game("innovation")


def test_seats_and_settings_go_round() -> None:
    jobs = Fuzz("innovation", 48, (2, 3, 4)).jobs()
    mixes = Counter((job.seats, tuple(job.settings.items())) for job in jobs)
    assert len(mixes) == 24
    assert set(mixes.values()) == {2}
    assert len({job.seed for job in jobs}) == 48


def test_a_fixed_setting_stays() -> None:
    jobs = Fuzz("innovation", 12, (2,), settings=(("cards", "later"),)).jobs()
    assert {job.settings["cards"] for job in jobs} == {"later"}
    assert {job.settings["reveal"] for job in jobs} == {"change", "nothing"}
    with pytest.raises(BadSetup):
        Fuzz("innovation", 1, (2,), settings=(("cards", "other"),)).jobs()


@pytest.mark.parametrize("check", [False, True])
def test_a_game_says_what_it_reached(check: bool) -> None:
    row = play_one(Job("innovation", 2, 3, {}, check))
    covered = fuzz.coverage("innovation")
    assert covered is not None
    assert row["reason"] in ("dominations", "influence", "dogma")
    assert row["answers"] == sum(row["given"].values())
    assert 0 < int(row["reached"], 16).bit_count() < len(covered.ways)


def test_a_run_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    few, all_ = Fuzz("innovation", 3, (2, 3)), Fuzz("innovation", 5, (2, 3))
    with Journal(path, few.head()) as journal:
        play_all(few, journal)
    told: list[tuple[int, int]] = []
    with Journal(path, all_.head(), resume=True) as journal:
        rows = play_all(all_, journal, 2, lambda done, total: told.append((done, total)))
    assert told == [(3, 5), (4, 5), (5, 5)]
    assert {row["seed"] for row in rows} == set(range(5))


def test_a_broken_law_stops_the_run_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Any, seats: int, seed: int, settings: dict[str, str]) -> Any:
        pos = game.new(seats, seed, settings)
        pos.answer(pos.decision.options[0])
        if seed == 1:
            raise LawBroken("cards are conserved", pos, "104 cards")
        raise ZeroDivisionError("in a card")

    monkeypatch.setattr(fuzz, "play_checked", broken)
    row = play_one(Job("innovation", 2, 1, {}, True))
    assert row["law"] == "cards are conserved"
    assert row["error"] == "cards are conserved: 104 cards"
    assert len(bw.replay(row["record"]).answers()) == 1
    run = Fuzz("innovation", 4, (2,), check=True)
    with Journal(tmp_path / "run.jsonl", run.head()) as journal:
        rows = play_all(run, journal)
    assert len(rows) == 1
    assert rows[0]["law"] == "the rules never fail"
    assert "in a card" in rows[0]["error"]
    assert len(bw.replay(rows[0]["record"]).answers()) == 1
