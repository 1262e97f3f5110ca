"""An answer at a quiet point, carried out in a copy to see what it would be asked next. What it
draws or shows on the way stays in the copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from boardwright.core.decisions import ActionSpace, Decision
from boardwright.core.outcomes import GameEnd
from boardwright.games.cerebria import turns
from boardwright.games.cerebria.emotions import Emotions
from boardwright.games.cerebria.keys import action_space
from boardwright.games.cerebria.state import State

Pick = Callable[[Decision], int | None]


def follow(s: State, action: int, pick: Pick) -> Iterator[tuple[State, Decision, int]]:
    """Every question that follows, with the state it is asked in and the answer given: the only
    one there is, or what `pick` says; None ends it.
    """
    trial = s.copy()
    flow = turns.act(trial, action)
    if flow is None:
        return
    reply: int | None = None
    try:
        while True:
            asked = flow.send(reply)
            if not isinstance(asked, Decision):
                return
            reply = pick(asked) if is_asked(asked) else asked.options[0]
            if reply is None:
                return
            yield trial, asked, reply
    except (StopIteration, GameEnd):
        return
    finally:
        flow.close()


@lru_cache(8)
def space_of(table: Emotions) -> ActionSpace:
    """Every answer of a game with these cards."""
    return action_space(table)


def is_asked(decision: Decision) -> bool:
    """Whether a decision is put to its seat; a single option is otherwise taken at once."""
    return len(decision.options) > 1 or decision.always


def forced(s: State, action: int) -> Iterator[tuple[State, Decision, int]]:
    """What follows an answer without anything being asked."""
    return follow(s, action, lambda _: None)
