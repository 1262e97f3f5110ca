"""A bot that fails does not stop a game: a simpler one answers in its place, and it is logged."""

from __future__ import annotations

import logging
from collections.abc import Callable

from boardwright.bots.greedy import Greedy
from boardwright.bots.protocol import UNLIMITED, Bot, Budget, Choice, Info, Why, open_decision

log = logging.getLogger("boardwright.bots")

OVERRUN = 1.5
"""How many times its seconds a bot may take before that counts as a failure."""

Notice = Callable[[str, str], None]
"""Told of every failure: the name of the bot, and what went wrong."""


def safe_choose(
    bot: Bot, info: Info, budget: Budget = UNLIMITED, notice: Notice | None = None
) -> Choice:
    """The bot's answer; failing that greedy's; failing that the first option.

    An answer that comes too late is logged and counts all the same: thinking anew would take longer
    still. Who must not wait runs the bot in a worker and lets greedy answer when time is up.
    """
    decision = open_decision(info)
    for candidate in (bot, Greedy("greedy", worlds=1)):
        try:
            choice = candidate.choose(info, budget if candidate is bot else UNLIMITED)
            if choice.answer not in decision.options:
                raise ValueError(f"{choice.answer} is not among the options")
        except Exception as error:
            log.warning("%s failed at decision %d: %r", candidate.name, decision.number, error)
            if notice is not None:
                notice(candidate.name, repr(error))
            continue
        seconds = choice.why.spent.seconds
        if budget.seconds is not None and seconds > OVERRUN * budget.seconds:
            log.warning("%s took %.2f s of %.2f s", candidate.name, seconds, budget.seconds)
            if notice is not None:
                notice(candidate.name, f"took {seconds:.2f} s of {budget.seconds:.2f} s")
        return choice
    return Choice(decision.options[0], Why(0.5))
