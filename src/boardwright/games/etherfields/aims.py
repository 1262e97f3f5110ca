"""What is worth doing on the map, as far as a player can tell who has read what is revealed: every
paragraph that nobody has read and every secret behind an action that can be seen, and what the pack
says that revealed texts tell (`aim`, docs/pack-format.md). Nothing of an unread paragraph is looked
at: that there is one is all that counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from boardwright.core.reading import is_list
from boardwright.games.etherfields import gradual, limited
from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.content import (
    ANY,
    COLOURS,
    NOTHING,
    Action,
    Data,
    Effect,
    Step,
)
from boardwright.games.etherfields.dreams import full_code, unrevealed
from boardwright.games.etherfields.effects.conditions import holds
from boardwright.games.etherfields.effects.deciding import options_of
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import DREAMWORLD, NOBODY, NOWHERE, Cards, State

UNREAD = 1.0
SECRET = 1.0
VICTORY = 3.0
HOUR = 0.15
PERCENT = 100
"""An `aim` of so much is worth an unread paragraph."""
ROUNDABOUT = 4
"""What a way through Walls counts more: some Stairs or door may be found."""
STAIRS = 2
"""What the price of such a way counts, in spaces."""
DEPTH = 4
"""So many known paragraphs are followed that lead to each other."""


class Aim(NamedTuple):
    """An action that somebody could go to and perform."""

    action: int
    worth: float
    seats: Cards
    """Who may."""
    spaces: Cards
    """Where it is; empty: anywhere."""
    reach: int
    """From how far away."""
    lacks: int
    """The Intent that it still costs, in its cheapest colour."""
    paid: float
    """How far it is paid by markers, 0 to 1."""
    told: bool
    """Whether the pack says what it is worth."""
    next: tuple[tuple[int, int], ...]
    """What is paid next, in each colour that will do: the colour and how much of it."""


def aims(s: State) -> list[Aim]:
    """All there are now."""
    if s.place == DREAMWORLD:
        return []
    found = []
    for kind, number, action, spaces, reach in _actions(s):
        if action.single_use and action.number in s.blocked:
            continue
        told = bool(action.aim)
        worth = _told(s, kind, number, action) if told else known_worth(s, action.effect)
        if worth <= 0:
            continue
        seats = tuple([n for n in range(len(s.seats)) if _may(s, n, kind, number, action)])
        if seats:
            lacks, paid = _price(s, action)
            ways = _ways(s, action)
            found.append(Aim(action.number, worth, seats, spaces, reach, lacks, paid, told, ways))
    return found


def _actions(s: State) -> Iterator[tuple[str, int, Action, Cards, int]]:
    """Actions of the map, the Gate and Entities, with where they are."""
    pack, ground = s.pack, scape(s)
    owner = book(pack).owner
    for number, spaces in ground.action_spaces.items():
        action = pack.actions[number]
        kind, component = owner[number]
        reach = max(action.reach, 1) if action.keyword else 0
        yield kind, component, action, spaces, reach
    for number in ground.flying:
        kind, component = owner[number]
        yield kind, component, pack.actions[number], (), 0
    if s.gate != NOBODY:
        for action in pack.gates[s.gate].actions:
            yield "gate", s.gate, action, (), 0
    for tile in s.entities:
        there = tuple([figure.space for figure in s.figures if figure.entity == tile.entity])
        if there:
            for action in pack.entities[tile.entity].actions:
                reach = action.reach if action.reach >= 0 else 1 if action.keyword else 0
                yield "entity", tile.entity, action, there, reach


def _may(s: State, seat: int, kind: str, number: int, action: Action) -> bool:
    scene = Scene(seat, kind, number, action=action, space=s.seats[seat].space)
    if kind == "entity":
        scene.entity = number
    if limited.is_used_up(s, scene, action):
        return False
    return not action.requires or holds(s, scene, action.requires)


def _told(s: State, kind: str, number: int, action: Action) -> float:
    """What the first hint that applies says; without any it is worth nothing."""
    scene = Scene(0, kind, number, action=action)
    for aim in action.aim:
        if not aim.requires or holds(s, scene, aim.requires):
            return aim.value / PERCENT
    return 0.0


def _price(s: State, action: Action) -> tuple[int, float]:
    """The Intent still to be paid, and the part that has been."""
    players = len(s.seats)
    times = players if action.gradual or action.times_players else 1
    amounts = [cost.amount for cost in action.costs if cost.amount > 0]
    whole = times * min(amounts, default=0)
    if not action.gradual:
        return whole, 0.0
    lacks = min(gradual.lacks(s, action.number), times)
    return lacks * min(amounts, default=0), 1 - lacks / times


def _ways(s: State, action: Action) -> tuple[tuple[int, int], ...]:
    """The Intent of one application or instalment, by colour."""
    times = len(s.seats) if action.times_players else 1
    return tuple(
        [
            (colour, times * cost.amount)
            for cost in action.costs
            if cost.amount > 0
            for colour in (range(len(COLOURS)) if cost.colour == ANY else (cost.colour,))
        ]
    )


# What an effect is worth, as far as it is known


def known_worth(s: State, effect: Effect, depth: int = DEPTH) -> float:
    return sum([_worth(s, step, depth) for step in effect])


def _worth(s: State, step: Step, depth: int) -> float:
    if step.do == "script":
        return _paragraph(s, step, depth)
    if step.do == "reveal":
        code = full_code(s, step.text("code"))
        return SECRET if code in s.aside and unrevealed(s, code) else 0.0
    if step.do == "end":
        return VICTORY if step.text("result") == "victory" or step.has("good") else -VICTORY
    if step.do == "gain" and step.text("what") == "hour":
        return HOUR
    if step.do == "if":
        cond = step.table("cond")
        way = "then" if holds(s, Scene(), cond) else "else"
        return known_worth(s, step.inner.get(way, ()), depth)
    if step.do in ("then", "for_each"):
        return known_worth(s, step.inner.get("effect", ()), depth)
    if step.do == "choose":
        ways = [
            known_worth(s, inner, depth) for name, inner in step.inner.items() if name.isdigit()
        ]
        return max(ways, default=0.0)
    return 0.0


def _paragraph(s: State, step: Step, depth: int) -> float:
    """An unread one is worth reading; what a known one does is known."""
    row = step.data.get("ids", (step.data.get("id"),))
    numbers = [n for n in row if isinstance(n, int)] if isinstance(row, list | tuple) else []
    if any(number not in s.read for number in numbers):
        return UNREAD
    if not depth or step.has("once"):
        return 0.0
    return max([known_worth(s, s.pack.scripts[n].effect, depth - 1) for n in numbers], default=0.0)


def worth_of_options(s: State, source: str, names: frozenset[str]) -> dict[str, float]:
    """What the options of a choice are worth, by name: in a paragraph that has been read, of an
    action of the map, or of one that is called like the source.
    """
    known = [s.pack.scripts[number].effect for number in sorted(s.read)]
    if s.place != DREAMWORLD:
        known += [action.effect for _, _, action, _, _ in _actions(s)]
    known += [action.effect for action in s.pack.actions if action.name == source]
    for effect in known:
        for step in _choices(effect):
            rows = options_of(step)
            there = [row.get("name") for row in rows]
            if names <= set(there):
                return {
                    str(name): _option(s, rows[n], step.inner.get(str(n), ()))
                    for n, name in enumerate(there)
                }
    return {}


def _option(s: State, option: Data, effect: Effect) -> float:
    """What the pack says of an option, or what is known of it."""
    there = option.get("aim")
    if not is_list(there):
        return known_worth(s, effect)
    for hint in there:
        if isinstance(hint, Mapping) and holds(s, Scene(0), _table(hint, "requires")):
            value = hint.get("value")
            return value / PERCENT if isinstance(value, int) else 0.0
    return 0.0


def _table(data: Data, name: str) -> Data:
    found = data.get(name)
    return found if isinstance(found, Mapping) else NOTHING


def _choices(effect: Effect) -> Iterator[Step]:
    for step in effect:
        if step.do == "choose":
            yield step
        for inner in step.inner.values():
            yield from _choices(inner)


# How far away


def _stairs(s: State) -> Iterator[Cards]:
    """Spaces that a Flying rule leads between, from one to another of their kind."""
    ground = scape(s)
    for number in ground.flying:
        for step in s.pack.actions[number].effect:
            kind, _, icon = step.text("to").partition(":")
            if step.do == "relocate" and kind == "icon" and not step.has("entity"):
                yield ground.with_icon(icon)


def steps(s: State, seat: int, aim: Aim, space: int = NOWHERE) -> int:
    """How many spaces a Dreamer has to walk to it, from where it is or another space; -1: there is
    no way.
    """
    if not aim.spaces:
        return 0
    here = s.seats[seat].space if space == NOWHERE else space
    if here == NOWHERE:
        return -1
    ground = scape(s)
    far = [n for goal in aim.spaces if (n := ground.distance(here, goal)) >= 0]
    for stairs in _stairs(s):
        up = [n for space in stairs if (n := ground.distance(here, space)) >= 0]
        ways = [ground.distance(space, goal) for space in stairs for goal in aim.spaces]
        if up and (down := [n for n in ways if n >= 0]):
            far.append(min(up) + STAIRS + min(down))
    if not far:
        closed = [ground.distance(here, goal, walls=False) for goal in aim.spaces]
        far = [n + ROUNDABOUT for n in closed if n >= 0]
    return max(min(far) - aim.reach, 0) if far else -1
