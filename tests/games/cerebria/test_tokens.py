"""Vibe tokens over whole games."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.cerebria.game import GAME
from boardwright.games.cerebria.state import TURNS


def rows_of(pos: Position[Any]) -> list[str]:
    """Every space of every row, seat by seat."""
    seats: Any = pos.to_dict()["seats"]
    return [token for seat in seats for row in seat["rows"].values() for token in row]


@pytest.mark.parametrize("seed", range(3))
def test_tokens_are_never_moved(seed: int) -> None:
    """CER-171, CER-165, CER-164: a token stays on its space; wild ones come before the first turn
    only; no colour lies twice in a row.
    """
    dice = Dice("tokens", str(seed))
    pos = GAME.new(2 + seed, seed, {"boards": "AB"[seed % 2]})
    before, laid = rows_of(pos), 0
    while not pos.over:
        in_setup = pos.state.phase < TURNS
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
        if not any(event.kind == "token-laid" for event in pos.events):
            continue
        after = rows_of(pos)
        for old, new in zip(before, after, strict=True):
            assert old in ("", new)
            assert old == new or in_setup == (new == "wild")
            laid += old != new
        before = after
    rows = [before[n : n + 4] for n in range(0, len(before), 4)]
    coloured = [[token for token in row if token not in ("", "wild")] for row in rows]
    assert all(len(set(row)) == len(row) for row in coloured)
    assert laid > 4 * (2 + seed)
