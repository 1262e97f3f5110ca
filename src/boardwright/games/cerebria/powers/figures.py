"""Powers that move Spirits when an Emotion enters (CER-456)."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.core.messages import Args
from boardwright.games.cerebria.board import (
    NEXT_TO,
    RING,
    SPACES,
    distance,
)
from boardwright.games.cerebria.keys import NO, SEAT_KEY, SPACE_KEY
from boardwright.games.cerebria.moves import (
    pay,
    put_figure,
)
from boardwright.games.cerebria.registry import (
    RULE,
    enter,
)
from boardwright.games.cerebria.state import State


@enter("step")
async def step(s: State, me: int, slot: int) -> None:
    """May move the own Spirit a space, not onto an opposing Spirit's."""
    emotion = s.emo[slot]
    await _may_shift(s, me, me, _ends(s, me, me, s.table.amount[emotion]), emotion)


@enter("shove")
async def shove(s: State, me: int, slot: int) -> None:
    """May move an opposing Spirit on or near its space, by one; not onto an own Spirit's."""
    emotion = s.emo[slot]
    steps = s.table.amount[emotion]
    near = [
        other
        for other in s.mates(1 - s.side[slot])
        if distance(s.space[other], NEXT_TO[slot]) <= 1 and _ends(s, me, other, steps)
    ]
    if not near:
        return
    options = (*[SEAT_KEY + other for other in near], NO)
    source = s.table.names[emotion]
    answer = await ask(Decision((me,), "may-shove", RULE, options, source=source))
    if answer != NO:
        other = answer - SEAT_KEY
        await _may_shift(s, me, other, _ends(s, me, other, steps), emotion, must=True)


@enter("shove-all")
async def shove_all(s: State, me: int, slot: int) -> None:
    """May move each opposing Spirit some spaces; who is moved loses a WP."""
    emotion = s.emo[slot]
    for other in s.mates(1 - s.side[slot]):
        ends = _ends(s, me, other, s.table.amount[emotion])
        if await _may_shift(s, me, other, ends, emotion) and s.wp[other]:
            pay(s, other, 1, 0, 0, RULE)


def _ends(s: State, me: int, other: int, steps: int) -> list[int]:
    """CER-456: where a Spirit can be moved, along paths and past any figures."""
    here = s.space[other]
    spaces = [(here + n) % RING for n in range(-steps, steps + 1) if n]
    return [end for end in spaces if not s.foes_on(other, end)]


async def _may_shift(
    s: State, me: int, who: int, ends: list[int], emotion: int, *, must: bool = False
) -> bool:
    """Move a figure to one of these spaces, or leave it; whether it moved."""
    if not ends:
        return False
    options = [SPACE_KEY + end for end in ends]
    if not must:
        options.append(NO)
    args: Args = {"seat": who, "space": SPACES[s.space[who]]}
    word = "ask-shift" if must else "may-shift"
    source = s.table.names[emotion]
    answer = await ask(Decision((me,), word, "CER-456", tuple(options), args, source))
    if answer == NO:
        return False
    put_figure(s, who, answer - SPACE_KEY, "CER-456")
    return True
