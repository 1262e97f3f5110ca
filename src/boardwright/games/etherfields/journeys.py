"""The way over the Dreamworld to the next Dream: past as many Key Locations as its Gate wants, and
past Slumbers where these have paid already (ETH-487 to ETH-493, ETH-501). Only what lies open on
the map is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from boardwright.games.etherfields.keys import AWAKEN
from boardwright.games.etherfields.state import LIMITS, NOBODY, NOWHERE, State
from boardwright.games.etherfields.travel import open_gates, ways

PATH, SHORTCUT, SLUMBER = 2, 3, 2
"""What a step costs, what a Shortcut does besides, and what a Slumber."""


class Stop(NamedTuple):
    """Where the Team is, with how many Keys, and which Locations have paid."""

    place: int
    keys: int
    paid: frozenset[int]


def gates(s: State) -> dict[int, int]:
    """The Locations of the Dream Gates that are there, with the Keys that they want."""
    found: dict[int, int] = {}
    for place in s.pack.locations:
        if place.tile in s.worlds:
            for number in s.gates:
                gate = s.pack.gates[number]
                if place.gate == number or (gate.location and gate.location == place.id):
                    found[place.number] = min(gate.keys, found.get(place.number, gate.keys))
    return found


def start(s: State) -> Stop:
    """Where the Team stands."""
    return Stop(s.location, s.keys, s.paid & _keys(s))


def journey(s: State, begin: Stop) -> tuple[int, ...] | None:
    """The Locations on the way that costs least, the last one with a Gate that can be entered then;
    None: there is no way without an Awakening.
    """
    goals, delta = gates(s), len(s.slumbers)
    costs = {begin: 0}
    queue: list[tuple[int, int, Stop, tuple[int, ...]]] = [(0, 0, begin, ())]
    tried = 0
    while queue:
        cost, _, stop, path = heappop(queue)
        if cost > costs[stop]:
            continue
        if stop.keys >= goals.get(stop.place, LIMITS["key"] + 1):
            return path
        for price, after in _onward(s, stop, delta):
            if cost + price < costs.get(after, cost + price + 1):
                costs[after] = cost + price
                tried += 1
                heappush(queue, (cost + price, tried, after, (*path, after.place)))
    return None


def _onward(s: State, stop: Stop, delta: int) -> Iterator[tuple[int, Stop]]:
    """Where one step leads. The Delta Phase lies below all Slumbers (ETH-504): who goes on drawing
    them comes to it, and the Locations pay again.
    """
    if stop.place == NOWHERE:
        return
    for target, shortcut in ways(s, stop.place).items():
        price = PATH + SHORTCUT * shortcut
        icon = s.pack.locations[target].icon
        if icon == "key" and target not in stop.paid:
            keys = min(stop.keys + 1, LIMITS["key"])
            yield price, Stop(target, keys, stop.paid | {target})
            continue
        if icon == "moon":
            price += SLUMBER
            if stop.paid and delta:
                yield price + 2 * (PATH + SLUMBER) * delta, Stop(target, stop.keys, frozenset())
        yield price, Stop(target, stop.keys, stop.paid)


def _keys(s: State) -> frozenset[int]:
    return frozenset([place.number for place in s.pack.locations if place.icon == "key"])


# What a player would do

WEARY, DISTRESSED = 10, 5
"""With fewer cards, or more Distress, the next encounter may be the last."""


def onward(s: State) -> int:
    """The answer that leads on from here: into a Dream, along the way to one, or to an Awakening
    where the Team is worn out or has no other way.
    """
    keys, way = s.pack.key, journey(s, start(s))
    may_wake = s.pack.roles.get("awakening") in s.wisdom
    if way == ():
        return keys.gate + open_gates(s)[0]
    if may_wake and (way is None or _worn(s)):
        return AWAKEN
    return keys.location + way[0] if way else NOBODY


def _worn(s: State) -> bool:
    return any(
        len(me.deck) + len(me.hand) + len(me.discard) < WEARY or me.distress >= DISTRESSED
        for me in s.seats
    )
