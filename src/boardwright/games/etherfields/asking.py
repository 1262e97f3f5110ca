"""How rules ask one Dreamer or the Team (ETH-004, ETH-007), and what is to follow."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import Secretly, ask
from boardwright.core.messages import NO_ARGS, Args
from boardwright.games.etherfields.keys import NO, YES
from boardwright.games.etherfields.state import NOBODY, State

GO_ON = Secretly(())
"""A quiet point at which nobody is asked: the game goes straight on."""


def everybody(s: State) -> tuple[int, ...]:
    """All seats: who a joint decision is addressed to."""
    return tuple(range(len(s.seats)))


def in_order(s: State) -> tuple[int, ...]:
    """ETH-195, ETH-624: player order, the First Player first."""
    seats = len(s.seats)
    return tuple([(s.first + n) % seats for n in range(seats)])


def closed(s: State) -> bool:
    """ETH-015: whether hands are hidden, so that how many options they give is hidden too."""
    return "closed_hands" in s.options


async def pick(
    s: State,
    seat: int,
    key: str,
    rule: str,
    options: tuple[int, ...],
    args: Args = NO_ARGS,
    source: str = "",
    always: bool = False,
    progress: Args = NO_ARGS,
) -> int:
    """One of these, chosen by one Dreamer; by the Team where it is nobody's (ETH-004)."""
    seats = everybody(s) if seat == NOBODY else (seat,)
    return await ask(Decision(seats, key, rule, options, args, source, progress, always))


async def team(
    s: State, key: str, rule: str, options: tuple[int, ...], args: Args = NO_ARGS, source: str = ""
) -> int:
    """ETH-007: a joint decision of all Dreamers."""
    return await ask(Decision(everybody(s), key, rule, options, args, source))


async def may(
    s: State,
    seat: int,
    key: str,
    rule: str,
    args: Args = NO_ARGS,
    source: str = "",
    progress: Args = NO_ARGS,
) -> bool:
    """Whether something optional is done, for a Dreamer or the Team to say."""
    answer = await pick(s, seat, key, rule, (YES, NO), args, source, progress=progress)
    return answer == YES


def due(s: State, what: str) -> None:
    """What follows as soon as the present step is over: `awaken`, `slumber`, `fate`, `location`,
    `shop`, or `enter:` with the number of a Gate.
    """
    s.due = (*s.due, what)
