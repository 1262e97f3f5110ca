"""What cannot be at a quiet point: limits exceeded, figures where none can stand, Dreamers who
would be dead. In mid-action some of it is: a hand above a limit that has just fallen, a figure on
its way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from boardwright.games.etherfields import figures, stats
from boardwright.games.etherfields.board import square
from boardwright.games.etherfields.endings import mortal
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import (
    ACT,
    DRAW,
    DRAWING,
    DREAM,
    DREAMWORLD,
    END_OF_TURN,
    FEWEST_CARDS,
    FIGURE_LIMIT,
    NEW_TURN,
    NOBODY,
    NOWHERE,
    SLUMBER,
    STEPS_LEFT,
    TURN_START,
    State,
)

TURNS = (NEW_TURN, TURN_START, DRAW, DRAWING, ACT, STEPS_LEFT, END_OF_TURN)
"""Points inside a Turn."""


def problems_at_rest(s: State) -> Iterator[str]:
    """Everything that would not be left so."""
    wrong = list(_map(s))
    yield from wrong
    yield from _place(s)
    if not wrong:
        # Limits depend on what lies on the map.
        yield from _limits(s)


def _place(s: State) -> Iterator[str]:
    """ETH-009: in a Dream there is a Gate, in a Slumber its tile, and during a Turn a Turn card."""
    if (s.place == DREAM) != (s.gate != NOBODY):
        yield "dream: it goes with place = 'dream'"
    if s.place == SLUMBER and s.slumber != NOBODY and not s.pack.entities[s.slumber].slumber:
        yield f"slumber: {s.pack.entities[s.slumber].name} is no Slumber tile"
    if s.place == DREAM and s.slumber != NOBODY:
        yield "slumber: the Team is in a Dream"
    if s.phase not in TURNS:
        return
    if s.place == DREAMWORLD:
        yield "phase: there are no Turns on the Dreamworld map (ETH-487)"
        return
    if not s.turn_deck:
        yield "turns: without a Turn card the encounter is over (ETH-369)"
    elif s.step > len(s.pack.turns[s.turn_deck[0]].steps):
        yield f"step: the current Turn card has fewer steps than {s.step}"
    for n, seat in enumerate(s.seats):
        if seat.space == NOWHERE:
            yield f"seats.{n}.space: in a Turn every Dreamer is on the map (ETH-109)"


def _map(s: State) -> Iterator[str]:
    """ETH-106, ETH-118, ETH-147, ETH-159."""
    covered = Counter([square(s.pack.tiles[tile], n) for tile in s.tiles for n in range(4)])
    for space in sorted(space for space, n in covered.items() if n > 1):
        yield f"tiles: two of them cover {space_name(space)} (ETH-106)"
    if any(n > 1 for n in covered.values()):
        return
    for tile in s.tiles if s.phase in TURNS else ():
        if s.pack.tiles[tile].slumber == (s.place == DREAM):
            yield f"tiles: {s.pack.tiles[tile].id} is of another map (ETH-009)"
    there = scape(s)
    standing = [(f"seats.{n}.space", seat.space) for n, seat in enumerate(s.seats)]
    standing += [("figures", figure.space) for figure in s.figures]
    for where, space in standing:
        if space in there.blocked:
            yield f"{where}: {space_name(space)} is Blocked (ETH-118)"
        elif space != NOWHERE and space not in there.spaces:
            yield f"{where}: there is no space {space_name(space)}"
    for space in there.spaces:
        crowd, big = figures.crowd(s, space), figures.big_at(s, space)
        if crowd > FIGURE_LIMIT:
            yield f"figures: {crowd} on {space_name(space)}, {FIGURE_LIMIT} are full (ETH-147)"
        elif big is not None and crowd > 1:
            yield f"figures: a Big Entity has {space_name(space)} to itself (ETH-157)"
    for space in s.gem_slots:
        if space not in there.gem_slots:
            yield f"gem_slots: there is no Gem slot on {space_name(space)} (ETH-125)"
    slots = {(tile, slot) for tile, slot, _ in there.quirk_slots}
    taken = Counter((tile, slot) for tile, slot, _ in s.quirks)
    for (tile, slot), n in taken.items():
        if (tile, slot) not in slots or n > 1:
            name = f"{s.pack.tiles[tile].id}.{slot}"
            yield f"quirks: {name} is no free Quirk slot on the map (ETH-528)"
    for edge in s.edges:
        if (edge.one, edge.other) not in {(one, other) for one, other, _ in there.edges}:
            name = f"{space_name(edge.one)}-{space_name(edge.other)}"
            yield f"edges: there is no edge {name} (ETH-119)"


def _limits(s: State) -> Iterator[str]:
    for n, seat in enumerate(s.seats):
        limit = stats.value(s, "hand_limit", n)
        if len(seat.hand) > limit:
            yield f"seats.{n}.hand: {len(seat.hand)} cards, the limit is {limit} (ETH-179)"
        limit = stats.value(s, "progress_limit", n)
        if len(seat.progress) > limit:
            yield f"seats.{n}.progress: {len(seat.progress)} cards, the limit is {limit} (ETH-276)"
        if not mortal(s):
            continue
        limit = stats.value(s, "distress_limit", n)
        if seat.distress >= limit:
            yield f"seats.{n}.distress: with {seat.distress} of {limit} one is dead (ETH-209)"
        cards = len(seat.deck) + len(seat.hand) + len(seat.discard) + len(seat.playing)
        if cards < FEWEST_CARDS:
            yield (
                f"seats.{n}: with {cards} cards in deck, hand and discard pile one is dead;"
                f" {FEWEST_CARDS} are needed (ETH-212)"
            )
    slots = stats.value(s, "item_slots", NOBODY)
    if len(s.items) > slots:
        yield f"items: {len(s.items)} active, there are {slots} slots (ETH-354)"
