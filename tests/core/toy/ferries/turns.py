"""The rules. A step runs from one quiet point to the next and asks before it changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decisions import CHANCE, Decision
from boardwright.core.effects import Flow, ask, ask_chance, ask_openly, ask_secretly
from boardwright.core.errors import BadAnswer
from boardwright.core.outcomes import GameEnd, Outcome
from boardwright.core.randomness import shuffled
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


def step(s: State) -> Flow[None]:
    """One phase of a round; a crew sails by itself."""
    if s.phase < 2:
        return load(s) if s.phase else watch(s)
    return sail(s, s.phase - 2)


async def watch(s: State) -> None:
    """FER-010, FER-011: in secret; everybody knows who is tired, so that seat is not even asked."""
    decisions = [
        Decision((seat,), "ask-watch", "FER-011", (SLEEP,))
        if s.tired >> seat & 1
        else Decision((seat,), "ask-watch", "FER-010", (WATCH, SLEEP))
        for seat in range(s.seats)
    ]
    answers = await ask_secretly(decisions)
    s.watchers = s.tired = sum(1 << n for n, answer in enumerate(answers) if answer == WATCH)
    s.news = True
    if s.log is not None:
        s.tell("watched", "FER-010", {"seats": seats_in(s.watchers)})
        for seat in seats_in(s.watchers) if s.store else ():
            top = {"lamp": LAMPS[s.store[0]]}
            s.tell("peeked", "FER-012", {"seat": seat}, secret=top, seats=1 << seat)
    s.phase += 1


async def load(s: State) -> None:
    """FER-020, FER-021: whoever is first; the decisions of the others stay as they are."""
    loaded = [0] * s.seats
    loading = [seat for seat in range(s.seats) if s.hand[seat]]
    while loading:
        index, action = await ask_openly([_ask_load(s, seat, loaded[seat]) for seat in loading])
        seat = loading[index]
        crew = seat % 2
        if action == DONE:
            loading.remove(seat)
            continue
        lamp = action - LOAD
        s.hand[seat] = without(s.hand[seat], lamp)
        s.cargo[crew] = (*s.cargo[crew], lamp)
        s.news = True
        loaded[seat] += 1
        if s.log is not None:
            s.tell("loaded", "FER-020", {"seat": seat, "lamp": LAMPS[lamp]}, move=(lamp, seat, -1))
        full = len(s.cargo[crew]) == HOLD
        loading = [n for n in loading if s.hand[n] and not (full and n % 2 == crew)]
    s.phase += 1


def _ask_load(s: State, seat: int, loaded: int) -> Decision:
    """How many colours a hand has is hidden: so it is always asked, and the count in its arguments
    gives it a new number after each lamp, whether or not there is another of that colour.
    """
    options = (*[LOAD + lamp for lamp in sorted(set(s.hand[seat]))], DONE)
    return Decision((seat,), "ask-load", "FER-020", options, {"loaded": loaded}, always=True)


async def sail(s: State, crew: int) -> None:
    """FER-030 to FER-034: a joint decision, a die, perhaps another joint decision."""
    if s.cargo[crew]:
        seats = tuple(range(crew, s.seats, 2))
        ways = (NEAR, FAR) if s.oil[crew] else (NEAR,)
        far = await ask(Decision(seats, "ask-sail", "FER-030", ways)) == FAR
        s.oil[crew] -= far
        odds = (1, 1) if far or s.rough else (3, 1)
        die = Decision((CHANCE,), "roll-sea", "FER-032", (CALM, GALE))
        sea = await ask_chance(die, odds)
        if s.log is not None:
            s.tell("rolled", "FER-032", {"crew": crew, "sea": ACTIONS.key(sea)})
        if sea == GALE:
            drops = tuple([DROP + lamp for lamp in sorted(set(s.cargo[crew]))])
            lamp = await ask(Decision(seats, "ask-drop", "FER-033", drops)) - DROP
            s.cargo[crew] = without(s.cargo[crew], lamp)
            s.quay = (*s.quay, lamp)
        s.light[crew] += len(s.cargo[crew]) * (1 + far)
        if s.log is not None:
            s.tell("arrived", "FER-034", {"crew": crew, "light": s.light[crew]})
    s.phase += 1
    if s.phase == len(PHASES):
        rest(s)


def rest(s: State) -> None:
    """FER-035, FER-040, FER-050: turn the wish up, then shuffle for another round or end."""
    for crew in range(2 if s.store else 0):
        s.light[crew] += s.cargo[crew].count(s.store[0])
    s.news = True
    if s.log is not None and s.store:
        s.tell("wished", "FER-035", {"lamp": LAMPS[s.store[0]]})
    if s.round == ROUNDS:
        best = max(s.light)
        winners = tuple(seat for seat in range(s.seats) if s.light[seat % 2] == best)
        scores = tuple(s.light[seat % 2] for seat in range(s.seats))
        raise GameEnd(Outcome(winners, scores, "light", "FER-050"))
    s.round, s.phase, s.watchers = s.round + 1, 0, 0
    s.store = (*s.store, *s.quay, *[lamp for own in (*s.hand, *s.cargo) for lamp in own])
    s.quay, s.cargo, s.hand = (), [(), ()], [()] * s.seats
    deal(s)


def deal(s: State) -> None:
    """FER-001: the order follows from the state's integer, or from what a scenario has fixed."""
    s.rng, order = shuffled(s.rng, sorted(s.store))
    if s.fate:
        fixed = s.fate.pop(0)
        for place, name in enumerate(fixed if isinstance(fixed, Sequence) else ()):
            if name == "...":
                break
            if name not in LAMPS or LAMPS.index(str(name)) not in order[place:]:
                raise BadAnswer(str(fixed), "the lamps cannot be shuffled so")
            order.insert(place, order.pop(order.index(LAMPS.index(str(name)), place)))
    for seat in range(s.seats):
        s.hand[seat], order = tuple(sorted(order[:2])), order[2:]
        if s.log is not None:
            drawn = {"lamps": names(s.hand[seat])}
            s.tell("drew", "FER-040", {"seat": seat}, secret=drawn, seats=1 << seat)
    s.store = tuple(order)
