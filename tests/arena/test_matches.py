"""Matches: pairs, rotations, resuming, and the line that reports them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import matches
from boardwright.arena.journal import BadJournal, Journal, Row
from boardwright.arena.matches import Job, Match, lineup, play_game, play_match, schedule
from boardwright.arena.results import line, score, summarise
from boardwright.core.errors import BadSetup
from boardwright.core.seats import solo_teams

RANDOM = Match("innovation", ("random", "random"), 4, 11)


def test_every_seed_is_played_once_in_every_rotation() -> None:
    match = Match("innovation", ("adept", "random", "random"), 7, 100)
    jobs = schedule(match)
    assert len(jobs) == 9
    assert [job.seed for job in jobs] == [100] * 3 + [101] * 3 + [102] * 3
    for job in jobs:
        assert job.seating[job.measured] == "adept"
        assert sorted(job.seating) == sorted(match.bots)
    assert [job.measured for job in jobs[:3]] == [0, 1, 2]


def test_rotation_moves_everybody_on() -> None:
    match = Match("innovation", ("adept", "novice", "random"), 3)
    seatings = [job.seating for job in schedule(match)]
    assert seatings == [
        ("adept", "novice", "random"),
        ("random", "adept", "novice"),
        ("novice", "random", "adept"),
    ]


def test_the_last_bot_fills_the_table() -> None:
    four = solo_teams(4)
    assert lineup(["adept", "random"], four) == ("adept", "random", "random", "random")
    for names in (["adept"], ["adept"] * 3):
        with pytest.raises(BadSetup, match="2 seats"):
            lineup(names, solo_teams(2))


def test_a_bot_plays_all_the_seats_of_a_team() -> None:
    pairs, shaper = ((0, 2), (1, 3)), ((0, 2), (1,))
    assert lineup(["adept", "random"], pairs) == ("adept", "random", "adept", "random")
    assert lineup(["adept", "random"], shaper) == ("adept", "random", "adept")
    for names in (["adept"], ["adept"] * 3):
        with pytest.raises(BadSetup, match=r"4 seats: .* one for each of 2 teams"):
            lineup(names, pairs)


def test_a_row_tells_the_whole_game_and_repeats() -> None:
    job = Job(Match("innovation", ("novice", "random"), 2, 5), 5, 1)
    row, again = play_game(job), play_game(job)
    assert row["record"] == again["record"]
    assert row["bots"] == ["random", "novice"]
    pos = bw.replay(row["record"])
    assert pos.outcome is not None
    assert row["winners"] == list(pos.outcome.winners)
    assert row["answers"] == len(pos.answers()) == sum(map(len, row["ms"].values()))
    json.dumps(row)


def test_a_match_is_taken_up_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    told: list[tuple[int, int]] = []
    with Journal(path, RANDOM.head()) as journal:
        play_match(Match("innovation", RANDOM.bots, 2, 11), journal, 1, None)
    path.write_bytes(path.read_bytes() + b'{"seed": 12, "rot')
    played: list[tuple[int, int]] = []

    def counting(job: Job) -> Row:
        played.append((job.seed, job.rotation))
        return play_game(job)

    monkeypatch.setattr(matches, "play_game", counting)
    with Journal(path, RANDOM.head(), resume=True) as journal:
        rows = play_match(RANDOM, journal, 1, lambda done, all_: told.append((done, all_)))
    assert played == [(12, 0), (12, 1)]
    assert told == [(2, 4), (3, 4), (4, 4)]
    assert len(rows) == 4
    lines = path.read_text("utf-8").splitlines()
    assert [json.loads(one)["seed"] for one in lines[1:]] == [11, 11, 12, 12]


def test_processes_give_the_same_rows(tmp_path: Path) -> None:
    def rows(processes: int) -> list[Any]:
        with Journal(tmp_path / f"{processes}.jsonl", RANDOM.head()) as journal:
            found = play_match(RANDOM, journal, processes)
        return sorted((row["seed"], row["rotation"], row["record"]) for row in found)

    assert rows(1) == rows(2)


def test_a_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    Journal(path, RANDOM.head()).__exit__()
    with pytest.raises(BadJournal, match="of another run: seed"):
        Journal(path, {**RANDOM.head(), "seed": 12}, resume=True)
    path.write_text("no journal\n")
    with pytest.raises(BadJournal, match="of another run"):
        Journal(path, RANDOM.head(), resume=True)


def row(seed: int, rotation: int, winners: list[int], reason: str = "dominations") -> Row:
    return {
        "seed": seed,
        "rotation": rotation,
        "measured": rotation,
        "winners": winners,
        "shared": len(winners),
        "reason": reason,
        "ms": {"adept": [10.0, 30.0], "random": [1.0]},
        "failures": [],
        "answers": 40,
    }


MATCH = Match("innovation", ("adept", "random"), 6)


def test_shared_victories_are_split_and_unfinished_games_count_for_nobody() -> None:
    rows = [
        row(0, 0, [0]),
        row(0, 1, [1]),
        row(1, 0, [0, 1], "influence"),
        row(1, 1, [0]),
        row(2, 0, [0]),
        row(2, 1, [], "unfinished"),
    ]
    assert [score(one) for one in rows[:5]] == [1, 1, 0.5, 0, 1]
    summary = summarise(MATCH, rows)
    assert summary.share.mean == pytest.approx((1 + 0.25 + 1) / 3)
    assert summary.by_seat == pytest.approx((2.5 / 3, 0.5))
    assert summary.ends == {"dominations": 4, "influence": 1}
    assert [one["seed"] for one in summary.unfinished] == [2]
    assert summary.failed
    assert (summary.games, summary.seeds, summary.p50) == (6, 3, 30.0)


def test_the_line_names_all_that_matters() -> None:
    rows = [
        row(seed, rotation, [rotation if seed else 0]) for seed in range(60) for rotation in (0, 1)
    ]
    text = line(summarise(MATCH, rows))
    assert text.startswith("innovation 2p  adept v random  120 games/60 seeds  99.2 % [")
    assert "by seat 100 98" in text
    assert "ends: dominations 100 %" in text
    assert "unfinished 0" in text
    assert "p50 30.0 p95 30.0 ms per answer" in text
    assert "too few" not in text
    assert "too few games" in line(summarise(MATCH, rows[:20]))
