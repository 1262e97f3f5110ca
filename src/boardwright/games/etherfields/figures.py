"""Who stands where, and how many may (ETH-147 to ETH-159)."""

from __future__ import annotations

from boardwright.games.etherfields.keys import FIGURE_KEY
from boardwright.games.etherfields.state import FIGURE_LIMIT, NOBODY, NOWHERE, Figure, State


def figure(s: State, tag: int) -> Figure | None:
    """The figure with this tag; None: it is not on the map."""
    return next((each for each in s.figures if each.tag == tag), None)


def figures_at(s: State, space: int) -> list[Figure]:
    return [each for each in s.figures if each.space == space]


def dreamers_at(s: State, space: int) -> list[int]:
    return [n for n, seat in enumerate(s.seats) if seat.space == space != NOWHERE]


def on_map(s: State) -> list[int]:
    """The Dreamers who stand on the Dreamscape."""
    return [n for n, seat in enumerate(s.seats) if seat.space != NOWHERE]


def is_big(s: State, each: Figure) -> bool:
    return each.entity != NOBODY and s.pack.entities[each.entity].big


def big_at(s: State, space: int) -> Figure | None:
    """ETH-157: the Big Entity that has this space to itself."""
    return next((each for each in s.figures if each.space == space and is_big(s, each)), None)


def crowd(s: State, space: int) -> int:
    """ETH-148: Dreamers, Entities and Companions count, tokens do not."""
    return len(dreamers_at(s, space)) + len(figures_at(s, space))


def is_full(
    s: State, space: int, *, seats: tuple[int, ...] = (), figure: int = NOBODY, n: int = 1
) -> bool:
    """ETH-147, ETH-159: whether n newcomers find no room. Those who come, or come back, are not
    counted themselves.
    """
    there = n
    for each in s.figures:
        if each.space == space and each.tag != figure:
            if is_big(s, each):
                return True
            there += 1
    for seat in dreamers_at(s, space):
        there += seat not in seats
    return there > FIGURE_LIMIT


def put_seat(s: State, seat: int, space: int) -> None:
    s.seats[seat].space = space


def put_figure(s: State, tag: int, space: int) -> None:
    s.figures = tuple(
        [each._replace(space=space) if each.tag == tag else each for each in s.figures]
    )


def figure_key(s: State, tag: int) -> int:
    """How a figure is answered with: by its place in the order of their coming."""
    return FIGURE_KEY + next(n for n, each in enumerate(s.figures) if each.tag == tag)


def figure_tag(s: State, key: int) -> int:
    return s.figures[key - FIGURE_KEY].tag


def figure_name(s: State, tag: int) -> str:
    """The name of its Entity or Companion, for prompts and events."""
    each = figure(s, tag)
    if each is None:
        return ""
    if each.entity == NOBODY:
        return s.pack.companions[each.companion].name
    return s.pack.entities[each.entity].name
