"""Bots of an open phase: who is not waited for is not asked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from boardwright.core.decisions import Decision
from boardwright.server.driving import due
from boardwright.server.tables import Table


def table(*decisions: Decision) -> Table:
    """As much of a table as the question who is next looks at; seats 1 and 2 are bots."""
    course: Any = SimpleNamespace(pos=SimpleNamespace(decisions=decisions), shift=0)
    levels = {1: "novice", 2: "adept"}
    made: Any = SimpleNamespace(status="playing", lost=None, course=course, bot_at=levels.get)
    return cast(Table, made)


def question(number: int, *seats: int, idle: bool = False) -> Decision:
    asked = Decision(seats, "ask", "TNY-001", (0, 1), idle=idle)
    asked.number = number
    return asked


def test_a_bot_that_is_idle_is_left_alone() -> None:
    first = due(table(question(5, 0), question(6, 1, idle=True), question(7, 2)))
    assert first is not None
    assert (first.number, first.seat) == (7, 2)
    assert due(table(question(5, 0), question(6, 1, idle=True))) is None
    assert due(table(question(5, 0, 1))) is None
    both = due(table(question(5, 1, 2)))
    assert both is not None
    assert both.number == 5
