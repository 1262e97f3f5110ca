"""The regression behind the balance tables finds what was put in, and says how sure it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.core.randomness import Dice
from tests.balance.cerebria import PARTS, report
from tests.balance.effects import Game, effects, inverted
from tests.balance.runs import play

CARDS = [f"card {n}" for n in range(6)]


def test_effects_are_found_and_add_up_to_nothing() -> None:
    dice = Dice("effects")
    truth = [0.2, 0.1, 0.0, 0.0, -0.1, -0.2]
    games = []
    for seed in range(400):
        copies = dict.fromkeys(CARDS, 0.0)
        for _ in range(6):
            copies[dice.pick(CARDS)] += 1
        noise = dice.fraction() - 0.5
        mean = sum(copies[card] * effect for card, effect in zip(CARDS, truth, strict=True))
        first = 1.0 if dice.below(2) else -1.0
        games.append(Game(seed, 0.5 + mean + 0.3 * first + noise, {"all": copies}, first))
    found = effects(games, {"all": CARDS})
    assert [effect.card for effect in found] == CARDS
    assert sum(effect.mean for effect in found) == pytest.approx(0, abs=1e-9)
    for effect, true in zip(found, truth, strict=True):
        assert 0.005 < effect.half_width < 0.06
        assert abs(effect.mean - true) < 2 * effect.half_width


def test_seeds_are_the_unit() -> None:
    """The same games twice are no surer."""
    dice = Dice("seeds")
    games = [
        Game(seed, dice.fraction(), {"all": {"a": dice.fraction(), "b": dice.fraction()}})
        for seed in range(60)
    ]
    games = [Game(g.seed, g.result, g.copies, float(n % 2)) for n, g in enumerate(games)]
    once, twice = (effects(rows, {"all": ["a", "b"]})[0] for rows in (games, games * 2))
    assert twice.mean == pytest.approx(once.mean)
    assert twice.half_width == pytest.approx(once.half_width)


def test_what_never_varied_is_said() -> None:
    with pytest.raises(ValueError, match="too few games"):
        inverted([[1.0, 2.0], [2.0, 4.0]])


def test_a_short_run_can_be_resumed_and_reports(tmp_path: Path) -> None:
    parts = [part for part in PARTS if part.bot == "random"]
    found = {part.name: play(part, 1, tmp_path, False, 1) for part in parts}
    again = {part.name: play(part, 2, tmp_path, True, 1) for part in parts}
    assert all(again[name][:5] == found[name] for name in found)
    assert [len({row["seed"] for row in rows}) for rows in again.values()] == [10] * len(parts)
    text = report(again)
    assert "| 2 | random | 10 |" in text
    assert "| 4 | random | 10 |" in text
    assert "too few games" in text
