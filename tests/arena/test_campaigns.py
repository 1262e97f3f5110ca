"""Whole campaigns in long runs: played session by session under the laws, and read back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import campaigns, fuzz
from boardwright.arena.campaigns import BOT, CHANCE, Campaigns, Job, play_one
from boardwright.arena.journal import Journal
from boardwright.core.laws import LawBroken, Rate

GAME = bw.game("etherfields")
SAVES = 0
"""A seed whose Dreamer gets past the first Dream, and saves."""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "ANSWERS", {BOT: 60, CHANCE: 400})
    monkeypatch.setattr(campaigns, "RATE", Rate(hidden=30, text=90, undo=6))


def played(seats: int, seed: int, by: str = CHANCE, *, check: bool = True) -> dict[str, Any]:
    return play_one(Job("etherfields", seats, seed, (), check, by))


def test_a_fifth_is_played_by_bots_and_all_numbers_of_seats_come_round() -> None:
    jobs = Campaigns("etherfields", 200, (1, 2, 3, 4)).jobs()
    assert sum(job.by == BOT for job in jobs) == 40
    assert {(job.seats, job.by) for job in jobs} == {
        (n, by) for n in (1, 2, 3, 4) for by in (BOT, CHANCE)
    }
    assert len({job.seed for job in jobs}) == 200


@pytest.mark.parametrize(("seats", "seed", "by"), [(1, 1, CHANCE), (2, 2, CHANCE), (3, 3, BOT)])
def test_laws_hold_in_whole_campaigns(seats: int, seed: int, by: str) -> None:
    row = played(seats, seed, by)
    assert "law" not in row, row
    assert row["answers"] == campaigns.ANSWERS[by]
    assert row["reason"] == "put away"
    assert sum(row["given"].values()) == row["answers"]
    assert int(row["reached"], 16).bit_count() > 10
    assert row["tally"]


def test_people_come_and_go_between_sessions() -> None:
    """One who plays at random gets past the first Dream, and saves now and then."""
    row = played(1, SAVES, check=False)
    assert row["sessions"] > 1
    assert row["ends"]["end saved"] == row["sessions"] - 1


def test_the_same_campaign_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "ANSWERS", {BOT: 40, CHANCE: 80})
    one, other = played(2, 5, check=False), played(2, 5, check=False)
    assert one == other


def test_a_text_that_is_read_back_otherwise_is_a_broken_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(campaigns, "ANSWERS", {BOT: 40, CHANCE: 40})

    def other(self: Any, text: str) -> Any:
        campaign = self.campaign()
        campaign.take(self.new(1, 3, {"start": "campaign"}), 3)
        return campaign

    monkeypatch.setattr(type(GAME), "read_campaign", other)
    row = played(1, 1)
    assert row["law"] == "the text of a campaign is read back"


def test_a_broken_law_stops_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(pos: Any, *arguments: Any, **more: Any) -> None:
        raise LawBroken("cards are conserved", pos, "one too few")

    monkeypatch.setattr(campaigns, "play_on", broken)
    run = Campaigns("etherfields", 8, (1, 2), check=True)
    with Journal(tmp_path / "run.jsonl", run.head()) as journal:
        rows = fuzz.play_all(run, journal)
    assert len(rows) == 1
    assert rows[0]["law"] == "cards are conserved"
    assert bw.replay(rows[0]["record"]).answers() == []


def test_what_only_puts_off_is_told() -> None:
    pos = GAME.load({"location": "L1", "seats": [{"deck": 20}]})
    decision = pos.decision
    assert decision is not None
    ahead = set(decision.options) - GAME.dallies(pos.state, decision)
    assert GAME.actions.keys(sorted(ahead)) == ["location:L4"]
