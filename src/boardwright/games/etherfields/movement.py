"""The Movement step (ETH-398 to ETH-411): Entities roll, and go towards a Dreamer."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from boardwright.core.messages import Args
from boardwright.games.etherfields import luck
from boardwright.games.etherfields.aiming import settle_target, targets_of
from boardwright.games.etherfields.asking import pick, team
from boardwright.games.etherfields.content import MORPHINGS, MOVEMENT
from boardwright.games.etherfields.entities import entity_value, shunned, tile_of
from boardwright.games.etherfields.figures import (
    big_at,
    crowd,
    dreamers_at,
    figure,
    figure_key,
    figure_name,
    figure_tag,
    figures_at,
    is_big,
    is_full,
)
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import DONE, SPACE_KEY
from boardwright.games.etherfields.listening import let_answer
from boardwright.games.etherfields.marching import can_march, halt, tell_march
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.pushing import ENTERED, enter
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import FIGURE_LIMIT, NOBODY, NOWHERE, Figure, State

ONE, FULL, AGAIN = range(len(MOVEMENT))
SPEED = MORPHINGS.index("speed")


@dataclass(slots=True)
class _Rolls:
    """ETH-400, ETH-614: a row of results for each figure, or one for all of them."""

    shared: bool
    faces: list[int] = field(default_factory=list)

    async def get(self, s: State, at: int, there: Figure) -> int:
        if not self.shared:
            return await luck.roll_movement(s, there.tag, "ETH-399", there.entity)
        if at == len(self.faces):
            self.faces.append(await luck.roll_movement(s, NOBODY, "ETH-614"))
        return self.faces[at]


async def move_step(s: State) -> None:
    """ETH-371, ETH-398, ETH-401: each figure moves completely before the next; the players choose
    the order, or leave it at that of their coming.
    """
    await let_answer(s, Moment("entity_move_step"))
    rolls = _Rolls("one_roll" in s.options)
    left = [each.tag for each in s.figures if each.entity != NOBODY]
    asks = True
    while True:
        ready = [tag for tag in left if _is_ready(s, tag)]
        if not ready:
            return
        if _may_push(s, ready):  # then one that is held now may be free when its turn comes
            ready = [tag for tag in left if _can_roll(s, tag)]
        tag = ready[0]
        if asks and len(ready) > 1:
            keys = tuple([figure_key(s, each) for each in ready])
            answer = await team(s, "ask-entity-order", "ETH-401", (*keys, DONE))
            asks = answer != DONE
            tag = figure_tag(s, answer) if asks else tag
        left.remove(tag)
        await _move(s, tag, rolls)


def _may_push(s: State, tags: list[int]) -> bool:
    """Whether one of them may push somebody: a Big Entity, or anyone where it is crowded."""
    found = [figure(s, tag) for tag in tags]
    return any(there is not None and is_big(s, there) for there in found) or any(
        crowd(s, space) >= FIGURE_LIMIT and len(dreamers_at(s, space)) > 1
        for space in {seat.space for seat in s.seats}
    )


def _can_roll(s: State, tag: int) -> bool:
    """Whether a figure could move in a Movement step, wherever it and the Dreamers were."""
    there = figure(s, tag)
    if there is None or not can_march(s, tag):
        return False
    facts = s.pack.entities[there.entity]
    return bool(facts.movement) or not facts.ignores_die


def _is_ready(s: State, tag: int) -> bool:
    """Whether a figure would move if it were its turn now."""
    there = figure(s, tag)
    if there is None or not _can_roll(s, tag) or _is_held(s, there):
        return False
    facts = s.pack.entities[there.entity]
    if facts.movement:
        return True
    if facts.target == "nearest" and dreamers_at(s, there.space):
        return False  # ETH-404; others are held by their own target alone (ETH-633)
    return any(_onward(s, there, there.space, seat) for seat in targets_of(s, tag))


def _is_held(s: State, there: Figure) -> bool:
    """Whether something on its space keeps Entities there from moving in Movement steps."""
    for mod in s.mods:
        if mod.stat == "forbid" and mod.word == "entity_move" and mod.space == there.space:
            return True
    companions = [each.companion for each in figures_at(s, there.space) if each.entity == NOBODY]
    return any(
        step.do == "forbid" and step.text("what") == "entity_move"
        for number in companions
        for passive in s.pack.companions[number].passives
        for step in passive.effect
    )


async def _move(s: State, tag: int, rolls: _Rolls) -> None:
    """ETH-399, ETH-407, ETH-409: one figure rolls and moves, as long as it rolls again."""
    there = figure(s, tag)
    if there is None or not _is_ready(s, tag):
        return
    facts = s.pack.entities[there.entity]
    if facts.movement:
        scene = Scene(kind="entity", number=facts.number, source=facts.name, rule="ETH-409")
        scene.entity, scene.figure, scene.space = facts.number, tag, there.space
        await hooks.run(s, scene, facts.movement)
        return
    trek = _Trek(tag)
    for at in count():
        face = await rolls.get(s, at, there)
        n = 1 if face == ONE else movement_value(s, there.entity)
        await _advance(s, trek, n, goes_on=face == AGAIN)
        if trek.over or face != AGAIN:
            return


def movement_value(s: State, entity: int) -> int:
    """ETH-399, ETH-410, ETH-421, ETH-427."""
    tile = tile_of(s, entity)
    more = 2 * tile.morphings.count(SPEED) if tile is not None else 0
    more += entity_value(s, "entity_move", entity)
    return max(s.pack.entities[entity].move + more, 0)


async def approach(s: State, tag: int, n: int) -> None:
    """A figure moves so far towards its target (or flees) as in a Movement step, without a die."""
    there = figure(s, tag)
    if there is not None and can_march(s, tag):
        await _advance(s, _Trek(tag), n, goes_on=False)


@dataclass(slots=True)
class _Trek:
    """A figure on its way. Where it only passes through (ETH-155) it has not come to stand yet."""

    tag: int
    seat: int = NOBODY
    """Its target, once that is settled."""
    path: list[int] = field(default_factory=list)
    """Spaces that it has passed since it last stood on one."""
    over: bool = False
    """ETH-407: the rest of its movement is lost."""


async def _advance(s: State, trek: _Trek, n: int, *, goes_on: bool) -> None:
    """Up to n spaces towards the target, the path looked for anew before each (ETH-405)."""
    if n and trek.seat == NOBODY:
        trek.seat = await settle_target(s, trek.tag)
    for left in range(n, 0, -1):
        there = figure(s, trek.tag)
        if there is None or trek.seat == NOBODY:
            trek.over = True
            break
        at = trek.path[-1] if trek.path else there.space
        onward = _onward(s, there, at, trek.seat)
        if not onward:
            trek.over = True
            break
        space = await _choose(s, there, trek.seat, onward, at, left)
        if is_big(s, there):
            await _tread(s, trek, there, space)
        else:
            other = big_at(s, space)
            trek.over = other is not None  # ETH-159
            if other is None:
                trek.path.append(space)
        # ETH-406; those that flee have no such end.
        trek.over = trek.over or space == s.seats[trek.seat].space
        if trek.over:
            break
    if trek.path:
        await _stop(s, trek, goes_on)


async def _stop(s: State, trek: _Trek, goes_on: bool) -> None:
    """ETH-155: where the movement ends it pushes if it must. If it goes on, a full space is passed
    through (ETH-154).
    """
    if goes_on and not trek.over and is_full(s, trek.path[-1], figure=trek.tag):
        return
    went = await halt(s, trek.tag, trek.path, "ETH-398")
    trek.over = trek.over or went < len(trek.path)
    trek.path = []


async def _tread(s: State, trek: _Trek, there: Figure, space: int) -> None:
    """ETH-158, ETH-159, ETH-628: a Big Entity enters each space for good, pushing ends its way."""

    def tell() -> None:
        tell_march(s, trek.tag, there.space, (space,), "ETH-398")

    trek.over = await enter(s, trek.tag, space, "ETH-398", tell) != ENTERED


def _onward(s: State, there: Figure, at: int, seat: int) -> list[int]:
    """The next spaces on the shortest paths to a Dreamer; for one that flees, those from which the
    path is longer.
    """
    land, avoid, goal = scape(s), shunned(s, there.entity), s.seats[seat].space
    if goal == NOWHERE or (goal in avoid and goal != at):
        return []
    steps = land.distances(goal, True, avoid)
    onward = [space for space in land.near[at] if space not in avoid and steps[space] >= 0]
    if s.pack.entities[there.entity].flees:
        return [space for space in onward if steps[space] > steps[at]]
    return [space for space in onward if steps[space] < steps[at]]


async def _choose(s: State, there: Figure, seat: int, onward: list[int], at: int, left: int) -> int:
    """ETH-403: of several shortest paths the players choose, where it makes a difference."""
    if len(onward) == 1 or _arrives(s, there, seat, at, left):
        return onward[0]
    keys = tuple([SPACE_KEY + space for space in onward])
    args: Args = {"entity": figure_name(s, there.tag), "figure": there.tag, "left": left}
    return await pick(s, NOBODY, "ask-entity-path", "ETH-403", keys, args) - SPACE_KEY


def _arrives(s: State, there: Figure, seat: int, at: int, left: int) -> bool:
    """Whether it will come to its target by whichever shortest path: nothing stops it before."""
    goal = s.seats[seat].space
    if s.pack.entities[there.entity].flees or any(is_big(s, each) for each in s.figures):
        return False
    steps = scape(s).distances(goal, True, shunned(s, there.entity))
    return left >= steps[at] and not is_full(s, goal, figure=there.tag)
