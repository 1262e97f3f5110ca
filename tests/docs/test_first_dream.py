"""docs/etherfields-first-dream.md is the game that its record holds, and a win."""

from __future__ import annotations

from boardwright.core import records
from tests.docs import first_dream

STALE = "python -m tests.docs.first_dream makes the page and, where need be, the record anew"


def test_the_record_replays_to_a_win() -> None:
    end = records.replay(first_dream.RECORD.read_text("utf-8"), events=False)
    assert end.outcome is not None, STALE
    assert end.outcome.reason == "victory"
    assert end.outcome.winners == (0, 1)


def test_the_page_is_what_the_record_tells() -> None:
    record = first_dream.RECORD.read_text("utf-8")
    assert first_dream.PAGE.read_text("utf-8") == first_dream.page(record), STALE


def test_the_page_shows_the_whole_dream() -> None:
    """From the introduction over all its tiles to the bell."""
    page = first_dream.PAGE.read_text("utf-8")
    tiles = ("Platform End", "Ticket Hall", "Waiting Room", "Flooded Subway", "Signal Stairs")
    for tile in (*tiles, "Bell Platform"):
        assert f"The Map tile {tile} is laid." in page
    for number in (101, 102, 103, 104, 105, 110, 112, 180, 185):
        assert f"> **{number}.** " in page
    assert "## Turn 1\n" in page
