"""The rules: what is asked between two actions, and how an answer is carried out.

What nobody could know before it happened (the die, the wish, who watched) is told as a secret that
everybody may know: so a preview, which is played out in a made-up world, does not tell it.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decisions import CHANCE, Decision
from boardwright.core.effects import (
    Asked,
    Flow,
    Openly,
    Reply,
    Secretly,
    ask,
    ask_chance,
    ask_openly,
)
from boardwright.core.messages import Args
from boardwright.core.outcomes import GameEnd, Outcome
from ferries.state import (
    ACTIONS,
    CALM,
    DONE,
    DROP,
    FAR,
    GALE,
    HOLD,
    LAMPS,
    LOAD,
    NEAR,
    PHASES,
    ROUNDS,
    SLEEP,
    WATCH,
    State,
    names,
    seats_in,
    without,
)


def question(s: State) -> Asked:
    """What is asked at a quiet point: all in secret, all openly, or a crew together."""
    if s.phase == 0:
        return Secretly([_ask_watch(s, seat) for seat in range(s.seats)])
    if s.phase == 1:
        return Openly([_ask_load(s, seat, 0) for seat in _loading(s)])
    ways = (NEAR, FAR) if s.oil[s.phase - 2] else (NEAR,)
    return Decision(_crew(s), "ask-sail", "FER-030", ways)


def act(s: State, reply: Reply) -> Flow[None] | None:
    """Carry the answer out; only what asks on is a coroutine."""
    if isinstance(reply, int):
        return sail(s, s.phase - 2, reply)
    assert reply is not None
    if s.phase == 1:
        return load(s, *reply)
    watch(s, reply)
    return None


def _ask_watch(s: State, seat: int) -> Decision:
    """FER-011: everybody knows who is tired, so that seat is not even asked."""
    if s.tired >> seat & 1:
        return Decision((seat,), "ask-watch", "FER-011", (SLEEP,))
    return Decision((seat,), "ask-watch", "FER-010", (WATCH, SLEEP))


def watch(s: State, answers: Sequence[int]) -> None:
    """FER-010, FER-012: all tell together; who watched knows the top of the store."""
    s.watchers = s.tired = sum(1 << n for n, answer in enumerate(answers) if answer == WATCH)
    s.news = True
    if s.log is not None:
        s.tell("watched", "FER-010", {}, secret={"seats": seats_in(s.watchers)})
        for seat in seats_in(s.watchers) if s.store else ():
            top = {"lamp": LAMPS[s.store[0]]}
            s.tell("peeked", "FER-012", {"seat": seat}, secret=top, seats=1 << seat)
    next_phase(s)


def _loading(s: State) -> list[int]:
    """FER-021: the seats that have a lamp left and room for it."""
    return [seat for seat in range(s.seats) if s.hand[seat] and len(s.cargo[seat % 2]) < HOLD]


def _ask_load(s: State, seat: int, loaded: int) -> Decision:
    """How many colours a hand has is hidden: so it is always asked, and the count in its arguments
    gives it a new number after each lamp, whether or not there is another of that colour.
    """
    options = (*[LOAD + lamp for lamp in sorted(set(s.hand[seat]))], DONE)
    return Decision((seat,), "ask-load", "FER-020", options, {"loaded": loaded}, always=True)


async def load(s: State, index: int, action: int) -> None:
    """FER-020: whoever is first; the decisions of the others stay as they are."""
    loaded = [0] * s.seats
    loading = _loading(s)
    while True:
        seat = loading[index]
        if action == DONE:
            loading.remove(seat)
        else:
            lamp = action - LOAD
            s.hand[seat] = without(s.hand[seat], lamp)
            s.cargo[seat % 2] = (*s.cargo[seat % 2], lamp)
            s.news = True
            loaded[seat] += 1
            if s.log is not None:
                seen: Args = {"seat": seat, "lamp": LAMPS[lamp]}
                s.tell("loaded", "FER-020", seen, move=(lamp, seat, -1))
        able = _loading(s)
        loading = [seat for seat in loading if seat in able]
        if not loading:
            break
        index, action = await ask_openly([_ask_load(s, seat, loaded[seat]) for seat in loading])
    next_phase(s)


async def sail(s: State, crew: int, way: int) -> None:
    """FER-030 to FER-034: a joint decision, a die, perhaps another joint decision."""
    far = way == FAR
    s.oil[crew] -= far
    odds = (1, 1) if far or s.rough else (3, 1)
    sea = await ask_chance(Decision((CHANCE,), "roll-sea", "FER-032", (CALM, GALE)), odds)
    if s.log is not None:
        s.tell("rolled", "FER-032", {"crew": crew}, secret={"sea": ACTIONS.key(sea)})
    if sea == GALE:
        drops = tuple([DROP + lamp for lamp in sorted(set(s.cargo[crew]))])
        lamp = await ask(Decision(_crew(s), "ask-drop", "FER-033", drops)) - DROP
        s.cargo[crew] = without(s.cargo[crew], lamp)
        s.quay = (*s.quay, lamp)
    s.light[crew] += len(s.cargo[crew]) * (1 + far)
    if s.log is not None:
        s.tell("arrived", "FER-034", {"crew": crew, "light": s.light[crew]})
    next_phase(s)


def _crew(s: State) -> tuple[int, ...]:
    """FER-002: the seats that decide together."""
    return tuple(range(s.phase - 2, s.seats, 2))


def next_phase(s: State) -> None:
    """Go on to where there is something to ask."""
    s.phase += 1
    if s.phase == 1 and not _loading(s):
        s.phase += 1
    while 2 <= s.phase < len(PHASES) and not s.cargo[s.phase - 2]:
        s.phase += 1
    if s.phase == len(PHASES):
        rest(s)


def rest(s: State) -> None:
    """FER-035, FER-040, FER-050: turn the wish up, then shuffle for another round or end."""
    s.news = True
    if s.store:
        wish = s.store[0]
        s.light = [light + own.count(wish) for light, own in zip(s.light, s.cargo, strict=True)]
        if s.log is not None:
            s.tell("wished", "FER-035", {}, secret={"lamp": LAMPS[wish]})
    if s.round == ROUNDS:
        scores = tuple(s.light[seat % 2] for seat in range(s.seats))
        winners = tuple(seat for seat in range(s.seats) if scores[seat] == max(scores))
        raise GameEnd(Outcome(winners, scores, "light", "FER-050"))
    s.round, s.phase, s.watchers = s.round + 1, 0, 0
    s.store = (*s.store, *s.quay, *[lamp for own in (*s.hand, *s.cargo) for lamp in own])
    s.quay, s.cargo, s.hand = (), [(), ()], [()] * s.seats
    deal(s)


def deal(s: State) -> None:
    """FER-001: the order follows from the state's integer, or from what a scenario has fixed."""
    order = s.shuffle(sorted(s.store), LAMPS.__getitem__)
    for seat in range(s.seats):
        s.hand[seat], order = tuple(sorted(order[:2])), order[2:]
        if s.log is not None:
            drawn = {"lamps": names(s.hand[seat])}
            s.tell("drew", "FER-040", {"seat": seat}, secret=drawn, seats=1 << seat)
    s.store = tuple(order)
