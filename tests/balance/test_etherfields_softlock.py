"""No dead ends in Etherfields: a small share of the long run, and that it would find one."""

from __future__ import annotations

import pytest

from boardwright.games.etherfields import journeys
from boardwright.games.etherfields.game import GAME
from tests.balance import etherfields_softlock as softlock
from tests.balance.etherfields_softlock import Job, attempt, closed, sample, search, stages, walks


def test_from_every_place_there_is_a_way_to_the_next_gate() -> None:
    assert len(list(stages())) == len(softlock.DREAMS) - 1
    assert softlock.stuck_walks() == []


def test_a_dreamworld_without_keys_is_found_out() -> None:
    """Without the Row there is neither a Key Location nor, from most places, a way."""
    first = next(stages()).copy()
    first.worlds = tuple([n for n in first.worlds if first.pack.world[n].id != "lockkeepers_row"])
    assert any(no for _, keys, no in walks(first) if keys < 2)
    first.slumbers = ()
    assert (
        journeys.journey(first, journeys.Stop(first.pack.number("location", "T1"), 0, frozenset()))
        is None
    )


@pytest.mark.parametrize("dream", ["d1", "d4"])
def test_a_way_to_a_won_ending_is_found(dream: str) -> None:
    data = sample(Job(dream, 1, 0, False))
    assert data is not None
    assert search(data, dream)["found"] == "won"


def test_what_was_fixed_by_the_past_may_not_fit_a_dealt_world() -> None:
    """Where a loaded position rolls on at once, a world in which the roll cannot come up so is no
    error: another one is dealt.
    """
    data = sample(Job("d2", 1, 0, False))
    assert data is not None
    _, reason, answers = attempt(GAME.load(data), 0, cures=False)
    assert reason in ("won", "defeat", "no way found")
    assert answers


def test_the_script_alone_closes_a_dream() -> None:
    s = next(stages()).copy()
    assert not closed(s, "d5")
    s.flags = frozenset(["motion_none"])
    assert closed(s, "d5")
    assert not closed(s, "d4")


def test_a_search_that_finds_nothing_says_how_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(softlock, "ANSWERS", 3)
    data = GAME.new(2, 1, {"start": "d1"}).to_dict()
    assert search(data, "d1") == {"found": "", "ends": {"no way found": 12}}
