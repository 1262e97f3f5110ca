"""State tokens (ETH-434 to ETH-445): put beside a figure, and gone in their time.

Of a Dreamer the field `states` holds them, of a figure likewise, as numbers of STATES. When they
end follows from what they are and beside whom, so nothing more is kept.
"""

from __future__ import annotations

from functools import lru_cache

from boardwright.core.messages import Args
from boardwright.games.etherfields.content import STATES
from boardwright.games.etherfields.figures import figure, figure_name
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import NOBODY, Cards, State

DAZED, PARALYZED, STUNNED, POISONED = range(4)

OF_DREAMERS = (DAZED, PARALYZED)
"""ETH-442."""
UNTIL_TURN = (DAZED, PARALYZED, STUNNED)
"""Of Entities; Poisoned lasts until the encounter ends (ETH-436 to ETH-439)."""
RULE = ("ETH-436", "ETH-438", "ETH-437", "ETH-439")
"""What says how long each lasts."""


def _of(s: State, seat: int, figure_tag: int) -> Cards:
    if seat != NOBODY:
        return s.seats[seat].states
    each = figure(s, figure_tag)
    return each.states if each is not None else ()


def has_state(s: State, state: int, *, seat: int = NOBODY, figure: int = NOBODY) -> bool:
    return state in _of(s, seat, figure)


def placed(s: State) -> list[int]:
    """All State tokens in use, by the side that is up."""
    return [
        *[state for seat in s.seats for state in seat.states],
        *[state for each in s.figures for state in each.states],
    ]


def is_left(s: State, state: int) -> bool:
    """ETH-435: whether the tokens, each with two sides, can show one more of this State."""
    return _enough(s.pack, tuple(sorted([*placed(s), state])))


def tokens_left(s: State, state: int) -> int:
    """ETH-435: how many more of this State the tokens can show."""
    shown, more = placed(s), 0
    while _enough(s.pack, tuple(sorted([*shown, *[state] * (more + 1)]))):
        more += 1
    return more


def _enough(pack: Pack, shown: Cards) -> bool:
    """Whether so many tokens can show all these sides at once."""
    return _match(pack, shown, tuple([n for _, n in pack.state_tokens]))


@lru_cache(maxsize=4096)
def _match(pack: Pack, shown: Cards, left: Cards) -> bool:
    if not shown:
        return True
    return any(
        left[k] > 0
        and shown[0] in sides
        and _match(pack, shown[1:], (*left[:k], left[k] - 1, *left[k + 1 :]))
        for k, (sides, _) in enumerate(pack.state_tokens)
    )


def may_put(s: State, state: int, *, seat: int = NOBODY, figure: int = NOBODY) -> bool:
    """Whether the State can be put beside this Dreamer or figure: ETH-435, ETH-442, ETH-443."""
    if seat != NOBODY and state not in OF_DREAMERS:
        return False
    if seat == NOBODY and figure_name(s, figure) == "":
        return False
    return state not in _of(s, seat, figure) and is_left(s, state)


def put_state(s: State, state: int, rule: str, *, seat: int = NOBODY, figure: int = NOBODY) -> bool:
    """ETH-434: put a State token beside a Dreamer or a figure; False: it is ignored."""
    if not may_put(s, state, seat=seat, figure=figure):
        return False
    _set(s, seat, figure, tuple(sorted((*_of(s, seat, figure), state))))
    _tell(s, "state", rule, state, seat, figure)
    return True


def _set(s: State, seat: int, figure_tag: int, states: Cards) -> None:
    if seat != NOBODY:
        s.seats[seat].states = states
    else:
        s.figures = tuple(
            [each._replace(states=states) if each.tag == figure_tag else each for each in s.figures]
        )


def _tell(s: State, kind: str, rule: str, state: int, seat: int, tag: int) -> None:
    if s.log is None:
        return
    if seat != NOBODY:
        s.tell(kind, rule, {"state": STATES[state], "seat": seat})
    else:
        args: Args = {"state": STATES[state], "figure": tag, "entity": figure_name(s, tag)}
        s.tell(f"{kind}-entity", rule, args)


def clear_states(
    s: State,
    rule: str = "",
    *,
    seat: int = NOBODY,
    figure: int = NOBODY,
    which: tuple[int, ...] = (DAZED, PARALYZED, STUNNED, POISONED),
) -> None:
    """Take State tokens off a Dreamer or a figure; they return to the supply (ETH-443). Without a
    rule: their time is over.
    """
    states = _of(s, seat, figure)
    gone = [state for state in states if state in which]
    if gone:
        _set(s, seat, figure, tuple([state for state in states if state not in which]))
        for state in gone:
            _tell(s, "state-ended", rule or RULE[state], state, seat, figure)


def expire(s: State, when: str) -> None:
    """States end: those of Dreamers with the Dreamers Phase, those of Entities with the Turn, all
    with the encounter (ETH-436 to ETH-439, ETH-516).
    """
    if when in ("dreamers_phase", "encounter"):
        for seat in range(len(s.seats)):
            clear_states(s, seat=seat)
    if when in ("turn", "encounter"):
        for each in s.figures:
            which = UNTIL_TURN if when == "turn" else tuple(range(len(STATES)))
            clear_states(s, figure=each.tag, which=which)


def capped(s: State, n: int, *, seat: int = NOBODY, figure: int = NOBODY) -> int:
    """ETH-436, ETH-440: Dazed leaves no more than Range 1 of whatever it was; below 0 is any."""
    if not has_state(s, DAZED, seat=seat, figure=figure):
        return n
    return 1 if n < 0 else min(n, 1)
