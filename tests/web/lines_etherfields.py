"""The lines that browser tests of Etherfields play: records of games, found by playing.

`python -m tests.web.lines_etherfields` makes those anew that no longer replay, with `--all` all of
them: after a change of content or bots.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import count

from boardwright.bots import LEVELS, make_bot
from boardwright.core import records
from boardwright.core.errors import BoardwrightError
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.etherfields.game import GAME
from boardwright.games.etherfields.state import State
from tests.web import tools

FOLDER = tools.ROOT / "tests" / "web" / "lines"
Pos = Position[State]
Find = Callable[[int], Pos | None]
"""A game by its seed, if it is one that will do."""


def won(seed: int) -> Pos | None:
    """The first Dream, won by three adepts."""
    pos = GAME.new(3, seed, {"start": "d1"}, events=False)
    bots = [make_bot("adept") for _ in range(3)]
    for seat, bot in enumerate(bots):
        bot.start(GAME, seat=seat, setup=pos.setup.sealed(), seed=seed)
    while (decision := pos.decision) is not None:
        seat = decision.seats[0]
        pos.answer(bots[seat].choose(pos.info(seat), LEVELS["adept"].budget).answer, seat)
    return pos if pos.outcome is not None and pos.outcome.winners else None


SIGHTS = frozenset(("began", "ask-buy", "awakening"))
"""A Slumber that begins, a choice from what a shop lays out, an Awakening."""
MOST = 45
"""Answers of a walk."""


def walked(seed: int) -> Pos | None:
    """A second session of one Dreamer over the Dreamworld: a Slumber, a shop, an Awakening, and a
    save.
    """
    dice, campaign = Dice("walk", seed), GAME.campaign()
    first = campaign.begin(1, seed, {})
    while not first.over:
        first.answer(dice.pick(first.decisions[0].options), 0)
    if first.outcome is None or not GAME.goes_on(first.outcome):
        return None
    campaign.take(first, seed)
    pos = campaign.begin(1, seed, {})
    seen: set[str] = set()
    for _ in range(MOST):
        if pos.over:
            break
        decision = pos.decisions[0]
        pos.answer(_step(GAME.actions.keys(decision.options), seen, dice), 0)
        seen.update([decision.key, *[event.kind for event in pos.events]])
    return pos if pos.over and seen >= SIGHTS else None


def _step(keys: Sequence[str], seen: set[str], dice: Dice) -> str:
    """Awakens once the rest was seen, saves once all was."""
    left = SIGHTS - seen
    for key, wanted in (("save", not left), ("awaken", left == {"awakening"})):
        if wanted and key in keys:
            return key
    if "done" in keys and not left - {"awakening"}:
        return "done"
    picks = [key for key in keys if key not in ("save", "awaken")]
    buys = [key for key in keys if key.startswith("shop:")]
    return dice.pick(buys or picks or keys)


LINES: Mapping[str, Find] = {"won": won, "walked": walked}


def line(name: str) -> str:
    """The record of a line."""
    return (FOLDER / f"etherfields-{name}.record").read_text("utf-8")


def is_good(name: str) -> bool:
    """Whether it can still be played."""
    try:
        return records.replay(line(name), events=False).over
    except (OSError, BoardwrightError):
        return False


def make(name: str) -> None:
    """The game of the first seed that will do."""
    found = next(pos for seed in count() if (pos := LINES[name](seed)) is not None)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"etherfields-{name}.record").write_text(found.record(), "utf-8")


if __name__ == "__main__":
    for each in LINES:
        if "--all" in sys.argv or not is_good(each):
            make(each)
