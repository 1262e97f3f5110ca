"""The beginning of a Turn and the Draw step (ETH-164, ETH-170, ETH-178 to ETH-183)."""

from __future__ import annotations

from boardwright.core.effects import Reply
from boardwright.games.etherfields import cards, limits, places, slumbers, stats, windows
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.state import (
    ACT,
    DRAW,
    NOWHERE,
    SKIP,
    SLUMBER,
    TURN_START,
    State,
)
from boardwright.games.etherfields.variants import begin_rounds


def new_turn(s: State, reply: Reply) -> None:
    """ETH-229, ETH-602, ETH-624: the First Player marker passes on, the first Turn of the session
    excepted, and what is limited to once a Turn may be used again. First the Skip decision
    (ETH-170).
    """
    s.turn += 1
    if s.moved_on:
        s.first = (s.first + 1) % len(s.seats)
    s.moved_on = True
    stats.clear_spent(s, "turn")
    windows.clear_passes(s, "turn")
    s.played = ()
    if s.log is not None:
        s.tell("turn", "ETH-163", {"turn": s.turn, "left": len(s.turn_deck), "first": s.first})
    skips = s.place == SLUMBER and slumbers.may_skip(s)
    s.phase = SKIP if skips else TURN_START


async def start_turn(s: State, reply: Reply) -> None:
    """ETH-170, ETH-133: effects at the start of the Turn; then it is noted who stands on a Drawing
    Bonus.
    """
    await hooks.window(s, Moment("turn_start"))
    s.bonus = tuple(
        [places.draw_bonus(s, me.space) if me.space != NOWHERE else 0 for me in s.seats]
    )
    for me in s.seats:
        me.done = False
    s.phase = DRAW


async def draw_next(s: State, reply: Reply) -> None:
    """ETH-178, ETH-195: in player order each Dreamer draws."""
    seat, s.queue = s.queue[0], s.queue[1:]
    n = stats.value(s, "draw", seat) + s.bonus[seat]
    moment = Moment("draw_step", seat=seat, n=n)
    await hooks.window(s, moment)
    await cards.draw(s, seat, moment.n, "ETH-178")
    hooks.used(s, "draw", seat, "")
    await limits.keep_limits(s)
    if not s.queue:
        begin_actions(s)


def begin_actions(s: State) -> None:
    """ETH-165: the Card and Action step."""
    for me in s.seats:
        me.done = False
    begin_rounds(s)
    s.told = 0
    s.queue = ()
    s.phase = ACT
