"""The tracer of branches, on a module made for it, and what becomes of what it found."""

from __future__ import annotations

import asyncio
import gc
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import boardwright as bw
from boardwright.arena.coverage import Coverage
from boardwright.arena.covered import Covered, counted_answers, gather, look_up
from boardwright.core.laws import play_checked

TOY = '''
"""A toy."""

BOOK = {}


def effect(name):
    def mark(function):
        BOOK[name] = function
        return function
    return mark


@effect("choice")
async def choice(a, b):
    """A docstring."""
    if a and b:
        return "both"
    return "one" if a else "none"


@effect("loop")
def loop(n, stop=99):
    total = 0
    for k in range(n):
        if k == stop:
            break
        total += k
    while total > 10:
        total -= 10
    return total


@effect("filter")
def keep(numbers):
    return [n for n in numbers if n > 2]


def _helper():
    return (lambda x: 1 if x else 0)(3)


async def _walrus(source):
    while (item := await source()) is not None:
        pass
    return item
'''


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    (tmp_path / "toy_effects.py").write_text(TOY)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("toy_effects")
    del sys.modules["toy_effects"]


def reached(coverage: Coverage, mask: int, function: str) -> set[str]:
    return {
        f"{way.kind} {way.text} {way.way}".strip()
        for n, way in enumerate(coverage.ways)
        if mask >> n & 1 and way.function == function
    }


def test_each_way_of_a_condition_is_told_apart(toy: ModuleType) -> None:
    coverage = Coverage(toy)
    mask = coverage.reached_by(lambda: asyncio.run(toy.BOOK["choice"](True, False)))
    assert reached(coverage, mask, "choice") == {
        "function", "if a and b false", "conditional a true",
    }  # fmt: skip
    mask = coverage.reached_by(lambda: asyncio.run(toy.choice(True, True)))
    assert reached(coverage, mask, "choice") == {"function", "if a and b true"}


def test_loops_run_and_end(toy: ModuleType) -> None:
    coverage = Coverage(toy)
    ways = reached(coverage, coverage.reached_by(lambda: toy.loop(0)), "loop")
    assert ways == {"function", "for range(n) ends", "while total > 10 false"}
    ways = reached(coverage, coverage.reached_by(lambda: toy.loop(9, 8)), "loop")
    assert "for range(n) runs" in ways
    assert "for range(n) ends" not in ways
    assert {"if k == stop true", "if k == stop false", "while total > 10 true"} < ways


def test_filters_lambdas_and_awaits_are_covered(toy: ModuleType) -> None:
    coverage = Coverage(toy)
    ways = reached(coverage, coverage.reached_by(lambda: toy.keep([1, 2])), "keep")
    assert ways == {"function", "filter n > 2 false"}
    ways = reached(coverage, coverage.reached_by(toy._helper), "_helper")
    assert ways == {"function", "conditional x true"}

    async def source(left: list[int | None] = [3, None]) -> int | None:  # noqa: B006
        return left.pop(0)

    ways = reached(
        coverage, coverage.reached_by(lambda: asyncio.run(toy._walrus(source))), "_walrus"
    )
    assert len(ways) == 3


def test_nothing_is_left_behind(toy: ModuleType) -> None:
    """Results are the same inside and outside, and outside nothing is counted."""
    before = toy.loop.__code__
    coverage = Coverage(toy)
    with coverage:
        assert toy.loop.__code__ is not before
        inside = [toy.loop(n) for n in range(12)]
    assert toy.loop.__code__ is before
    counted = list(coverage.hits)
    assert [toy.loop(n) for n in range(12)] == inside
    assert coverage.hits == counted


def test_effects_are_told_from_helpers(toy: ModuleType) -> None:
    ways = Coverage(toy).ways
    effects = [way.function for way in ways if way.is_effect]
    assert effects == ["effect", "effect.mark", "choice", "loop", "keep"]
    choice = next(way for way in ways if way.text == "a and b")
    assert str(choice) == "toy_effects:17 choice: if a and b true"


def test_innovation_names_its_content() -> None:
    from boardwright.arena.fuzz import coverage

    game = bw.game("innovation")
    covered = coverage("innovation")
    assert covered is not None
    assert sum(way.is_effect for way in covered.ways) >= 157
    assert len(counted_answers(game)) == 105


SCENARIO = """
game = "innovation"
title = "a wheel turns"
[setup]
seats = 2
seed = 1
[position]
[[position.seats]]
zone.green = ["The Wheel"]
[[position.seats]]
[[play]]
answers = ["0 {answer}"]
expect.seats.0.hand = {hand}
"""


def test_scenarios_reach_what_games_did_not(tmp_path: Path) -> None:
    from boardwright.arena.fuzz import coverage

    game, found = bw.game("innovation"), coverage("innovation")
    assert found is not None
    (tmp_path / "a_fails.toml").write_text(SCENARIO.format(answer="activate:The Wheel", hand=7))
    (tmp_path / "b_passes.toml").write_text(SCENARIO.format(answer="activate:The Wheel", hand=2))
    covered = gather(game, found, [{"given": {"activate:Tools": 3}, "reached": "1"}])
    assert covered.games[0] == 1
    assert not covered.looked_up
    look_up(covered, found, tmp_path)
    wheel = next(n for n, way in enumerate(found.ways) if way.function == "the_wheel_1")
    assert covered.scenarios[wheel] == str(tmp_path / "b_passes.toml")
    assert covered.scenarios["activate:The Wheel"] == str(tmp_path / "b_passes.toml")
    assert covered.failed == [str(tmp_path / "a_fails.toml")]
    assert "activate:Tools" not in covered.missing
    assert "activate:Oars" in covered.unreached


def test_shares_count_games_first() -> None:
    from collections import Counter

    from boardwright.arena.coverage import Way

    ways = [Way("m", "f", 1, "if", "x", way) for way in ("true", "false")]
    covered = Covered(ways, Counter({0: 3}), Counter(), [])
    assert covered.missing == covered.unreached == [1]
    covered.scenarios[1] = "s.toml"
    assert covered.unreached == []
    assert covered.share(lambda way: way.kind == "if") == (1, 2, 2)


def test_what_the_collector_was_told_to_leave_alone_is_covered_too() -> None:
    """As a server does that ran in this process before."""
    from boardwright.games.innovation import cards

    gc.freeze()
    try:
        covered = Coverage(cards)
    finally:
        gc.unfreeze()
    game = bw.game("innovation")
    assert covered.reached_by(lambda: play_checked(game, 2, 1)) > 0


def test_two_that_look_at_the_same_functions_do_not_disturb_each_other(toy: ModuleType) -> None:
    first, second = Coverage(toy), Coverage(toy)
    for coverage in (first, second, first):
        assert coverage.reached_by(lambda: toy.loop(0)) > 0
