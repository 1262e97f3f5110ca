"""What events say: numbers are numbers."""

from __future__ import annotations

from boardwright.core.randomness import Dice
from boardwright.games.cerebria import GAME

COUNTED = ("wp", "essence", "ambition", "amount", "points", "size", "turn", "actions")


def test_numbers_are_told_as_numbers() -> None:
    """A price of one Essence was once told as a truth, and read "yes Essence"."""
    paid = 0
    for seed in range(6):
        pos = GAME.new(4, seed)
        dice = Dice(seed)
        while pos.outcome is None:
            decision = pos.decisions[0]
            pos.answer(dice.pick(decision.options), decision.seats[0])
            for kind, _, args, secret, _, _ in pos.raw_events:
                told = {**args, **secret}
                assert not [name for name in COUNTED if isinstance(told.get(name), bool)], told
                paid += kind == "paid" and told["essence"] == 1
    assert paid > 20
