"""What is said of the Dreams follows from the games, and everybody dreams equally often."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from boardwright.arena.journal import Row
from tests.balance.etherfields import (
    DREAMERS,
    PARTS,
    Range,
    by_dreamer,
    due,
    line,
    part,
    played,
    report,
    seatings,
)
from tests.balance.runs import play, share_of


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_dreamer_sits_in_every_seat_equally_often(seats: int) -> None:
    rows = seatings(seats)
    for seat in range(seats):
        counts = Counter(row[f"dreamer.{seat}"] for row in rows)
        assert set(counts) == set(DREAMERS)
        assert len(set(counts.values())) == 1
    assert all(len(set(row.values())) == seats for row in rows)


def test_games_of_a_part_take_turns() -> None:
    """Also when there are more of them later: the first ones stay what they were."""
    few, many = (part("d1", 2, "adept").jobs(games) for games in (7, 30))
    assert [(job.seed, job.match.settings) for job in many[:7]] == [
        (job.seed, job.match.settings) for job in few
    ]
    settings = [job.match.settings for job in many[:12]]
    assert len({str(given) for given in settings}) == 12
    assert many[12].match.settings == many[0].match.settings
    assert {given["start"] for given in settings if given is not None} == {"d1"}


def test_later_dreams_are_played_a_third_as_often() -> None:
    counts = {each.name: len(each.jobs(300)) for each in PARTS}
    assert counts["d1-4-adept"] == 300
    assert counts["d5-1-random"] == 100
    assert len(counts) == len(PARTS)


def row(dreamer: str, won: bool, left: int, *flags: str) -> Row:
    return {
        "winners": [0] if won else [],
        "reason": "victory" if won else "failure",
        "ending": "bell" if won else "sunk",
        "scores": [left],
        "distress": 2.0,
        "pool": 14.0,
        "flags": list(flags),
        "failures": [],
        "ms": {"adept": [1.0, 3.0]},
        "record": f'settings: {{"dreamer.0": "{dreamer}"}}',
    }


def test_a_line_says_what_the_games_were() -> None:
    rows = [row("wager", True, 2), row("wager", True, 4), row("fitter", True, 6)]
    rows += [row("fitter", False, 0)]
    text = line("d1", "1", "adept", rows)
    assert (
        "| 4 | 75.0 % [30.1, 95.4] | reached | 4 | 2.0 | 14.0 | bell 75 %, sunk 25 % | 0 |" in text
    )


def test_dreamers_are_told_apart() -> None:
    rows = [row("wager", True, 2, "heron_paid"), row("wager", True, 4), row("fitter", False, 0)]
    assert by_dreamer(rows) == [
        "| fitter | 1 | 0.0 % [0.0, 79.3] | - | - |",
        "| wager | 2 | 100.0 % [34.2, 100.0] | 3 | 50.0 % [9.5, 90.5] |",
    ]


def test_a_range_is_kept_reached_or_missed() -> None:
    wanted = Range(0.35, 0.75)
    verdicts = [
        wanted.says(share_of(won, n))
        for won, n in ((50, 100), (80, 100), (95, 100), (5, 100), (3, 10))
    ]
    assert verdicts == ["in", "reached", "**above**", "**below**", "reached"]
    assert due("d1", "adept") == Range(0.85, 1.0)
    assert due("d3", "adept") == wanted
    assert due("d3", "random") == Range(0.0, 0.05)
    assert due("d3", "novice") is None


def test_a_short_run_can_be_resumed_and_reports(tmp_path: Path) -> None:
    one = part("d1", 1, "random")
    first = play(one, 2, tmp_path, False, 1, played)
    again = play(one, 4, tmp_path, True, 1, played)
    assert again[:2] == first
    assert len({row["seed"] for row in again}) == 4
    assert {len(row["flags"]) for row in again} <= {0, 1, 2}
    text = report({one.name: again})
    assert "| d1 | 1 | random | 4 |" in text
    assert "| random |" in text.splitlines()[-1]
