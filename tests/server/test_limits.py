"""Limits: a burst, then an even flow; each key alone; old keys forgotten."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.server.limits import Limits


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_one_at_a_time() -> None:
    clock = Clock()
    limits = Limits(2.0, 3.0, clock)
    assert [limits.allow("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    clock.now += 0.25
    assert limits.allow("a") == 0.25
    clock.now += 0.25
    assert limits.allow("a") == 0.0
    assert limits.allow("a") == 0.5


def test_a_refusal_takes_nothing() -> None:
    clock = Clock()
    limits = Limits(1.0, 1.0, clock)
    limits.allow("a")
    assert {limits.allow("a") for _ in range(100)} == {1.0}
    clock.now += 1.0
    assert limits.allow("a") == 0.0


def test_one_does_not_pay_for_another() -> None:
    limits = Limits(1.0, 1.0, Clock())
    assert [limits.allow(key) for key in "aba"] == [0.0, 0.0, 1.0]


def test_what_costs_more_than_a_bucket_needs_a_full_one() -> None:
    clock = Clock()
    limits = Limits(1.0, 5.0, clock)
    assert limits.allow("a", 100.0) == 0.0
    assert limits.allow("a", 100.0) == 5.0
    clock.now += 5.0
    assert limits.allow("a", 100.0) == 0.0


def test_a_clock_that_goes_back_gives_nothing() -> None:
    clock = Clock()
    limits = Limits(1.0, 1.0, clock)
    limits.allow("a")
    clock.now -= 50.0
    assert limits.allow("a") == 1.0


def test_only_so_many_are_remembered() -> None:
    limits = Limits(1.0, 1.0, Clock(), most=10)
    for number in range(1000):
        limits.allow(str(number))
        limits.allow("busy")
    assert len(limits) == 10
    assert limits.allow("busy") == 1.0
    assert limits.allow("0") == 0.0


@pytest.mark.parametrize(("rate", "burst", "most"), [(0, 1, 1), (1, 0, 1), (1, 1, 0)])
def test_limits_that_let_nothing_through_are_refused(rate: float, burst: float, most: int) -> None:
    with pytest.raises(ValueError, match="more than nothing"):
        Limits(rate, burst, most=most)


@given(st.lists(st.floats(0, 3), max_size=50))
def test_no_more_passes_than_the_rate_and_one_burst(pauses: list[float]) -> None:
    clock = Clock()
    limits = Limits(2.0, 4.0, clock)
    passed = 0
    for pause in pauses:
        clock.now += pause
        passed += limits.allow("a") == 0.0
    assert passed <= 4 + 2 * sum(pauses) + 1e-6


@given(st.lists(st.floats(0, 3), max_size=30))
def test_whoever_waits_as_told_goes(pauses: list[float]) -> None:
    clock = Clock()
    limits = Limits(2.0, 4.0, clock)
    for pause in pauses:
        clock.now += pause
        wait = limits.allow("a")
        if wait:
            clock.now += wait + 1e-9
            assert limits.allow("a") == 0.0
