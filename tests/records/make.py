"""Makes golden records: those that are to be made again whenever the content of a game or its rules
change what a game comes to.

    python -m tests.records.make                            all of them
    python -m tests.records.make four-randoms-ordered ...   those of these names
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.bots import UNLIMITED, make_bot, safe_choose
from boardwright.core.positions import Position
from boardwright.core.randomness import stream

FOLDER = Path(__file__).parent
MOST = 1500
"""Answers after which a game is given up and the next seed is tried."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """Who plays what; the first seed from `seed` on whose game ends as wanted is taken."""

    bots: tuple[str, ...]
    seed: int
    settings: Mapping[str, str] = field(default_factory=dict)
    game: str = "etherfields"
    reason: str = ""
    """How the game is to end; empty: anyhow."""


RANDOM, ADEPT = "random", "adept"
RECIPES = {
    "two-randoms-first-dream": Recipe((RANDOM,) * 2, 21, {"start": "d1", "hands": "closed"}),
    "one-adept-second-dream": Recipe((ADEPT,), 22, {"start": "d2"}),
    "three-randoms-campaign": Recipe((RANDOM,) * 3, 23, {"start": "campaign"}, reason="saved"),
    "four-randoms-ordered": Recipe(
        (RANDOM,) * 4,
        24,
        {"start": "d4", "turns": "ordered", "movement_rolls": "one", "playing_cards": "on"},
    ),
    "three-randoms": Recipe(
        (RANDOM,) * 3, 4, {"placement": "fixed", "shaper": "bliss"}, game="cerebria"
    ),
}


def make(recipe: Recipe) -> str:
    """The record of the first game that ends as wanted."""
    for seed in count(recipe.seed):
        pos = play(recipe, seed)
        if pos.outcome is not None and recipe.reason in ("", pos.outcome.reason):
            return pos.record()
    raise AssertionError("there is no end to seeds")


def play(recipe: Recipe, seed: int) -> Position[Any]:
    """One game between bots, each with a seed of its own."""
    game = bw.game(recipe.game)
    names = [f"{bot.title()} {n}" for n, bot in enumerate(recipe.bots, 1)]
    pos = game.new(len(names), seed, dict(recipe.settings), names)
    bots = [make_bot(name) for name in recipe.bots]
    for seat, bot in enumerate(bots):
        setup = game.setup_for(pos.setup, seat).sealed()
        bot.start(game, seat, setup, stream("golden", seed, seat))
    for _ in range(MOST):
        decision = pos.decision
        if decision is None:
            break
        seat = decision.seats[0]
        pos.answer(safe_choose(bots[seat], pos.info(seat), UNLIMITED).answer, seat)
        for watcher, bot in enumerate(bots):
            bot.observe(pos.events_for(watcher))
    return pos


def main(names: Sequence[str]) -> None:
    for name in names or RECIPES:
        recipe = RECIPES[name]
        version = bw.game(recipe.game).rules_version
        path = FOLDER / f"{recipe.game}-v{version}-{name}.record"
        path.write_text(make(recipe), "utf-8")
        print(path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
