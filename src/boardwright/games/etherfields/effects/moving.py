"""Moves, Relocations and pushes that effects make, of Dreamers and of figures."""

from __future__ import annotations

from typing import TypedDict

from boardwright.games.etherfields import (
    asking,
    figures,
    marching,
    places,
    pushing,
    relocating,
    walking,
)
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import figurines, numbers, whom
from boardwright.games.etherfields.effects.choosing import pick_space
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.keys import DONE, SEAT_KEY
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, NOWHERE, State


class How(TypedDict):
    """How a Dreamer walks, as walking.walk takes it."""

    optional: bool
    through_walls: int
    ignore_traps: bool
    diagonal: bool
    by: int
    toward: int
    away: int
    source: str


def other_end(s: State, scene: Scene, word: str) -> int:
    """The space of the figure that something moves towards or away from."""
    if word == "self":
        return s.seats[scene.me].space if scene.me != NOBODY else scene.space
    if word == "target":
        figure = figures.figure(s, scene.figure)
        if figure is not None and scene.kind != "entity":
            return figure.space
        return s.seats[scene.seat].space if scene.seat != NOBODY else NOWHERE
    there = figurines.own(s, scene)
    return there[0].space if there else NOWHERE


def _ends(s: State, scene: Scene, step: Step) -> tuple[int, int]:
    """(towards, away) as spaces."""
    return (
        other_end(s, scene, step.text("toward")) if step.has("toward") else NOWHERE,
        other_end(s, scene, step.text("away")) if step.has("away") else NOWHERE,
    )


def is_of_game(scene: Scene) -> bool:
    """Whether the game itself moves somebody: it cannot be refused then (ETH-630)."""
    return scene.me == NOBODY or scene.is_entity_effect


def _how(s: State, scene: Scene, step: Step, seat: int) -> How:
    forced = is_of_game(scene) and not step.has("optional") and not step.has("up_to")
    toward, away = _ends(s, scene, step)
    return How(
        optional=not forced,
        through_walls=step.number("through_wall"),
        ignore_traps=step.has("ignore_traps"),
        diagonal=step.has("diagonal"),
        by=NOBODY if forced else seat,
        toward=toward,
        away=away,
        source=scene.source,
    )


def _can_move(s: State, scene: Scene, step: Step) -> bool:
    n = numbers.amount(s, scene, step)
    if figurines.is_about_figures(step):
        return any(marching.can_march(s, tag) for tag in figurines.fixed(s, scene, step))
    return any(
        walking.ends(s, seat, n, **_how(s, scene, step, seat))
        for seat in whom.fixed(s, scene, step)
    )


@verb("move", can=_can_move, people=True)
async def move(s: State, scene: Scene, step: Step) -> None:
    """ETH-629, ETH-630: a Move that costs nothing."""
    if figurines.is_about_figures(step):
        await _march(s, scene, step)
        return
    for seat in await whom.whom(s, scene, step, ask=False):
        n = numbers.amount(s, scene, step, seat)
        company = await _company(s, scene, seat, step.number("with"))
        await walking.walk(s, seat, n, "ETH-630", with_seats=company, **_how(s, scene, step, seat))


async def _company(s: State, scene: Scene, seat: int, most: int) -> list[int]:
    """Dreamers of the same space who agree to come along."""
    space, company = s.seats[seat].space, list[int]()
    left = [n for n in figures.dreamers_at(s, space) if n != seat and walking.can_move(s, n)]
    while left and len(company) < most:
        options = (*[SEAT_KEY + other for other in sorted(left)], DONE)
        args = {"left": most - len(company)}
        answer = await asking.pick(
            s, seat, "ask-company", "ETH-630", options, args, source=scene.source
        )
        if answer == DONE:
            break
        other = answer - SEAT_KEY
        left.remove(other)
        if await whom.consent(s, scene, other, "move"):
            company.append(other)
    return company


async def _march(s: State, scene: Scene, step: Step) -> None:
    """Figures: moved by whoever performs the effect."""
    for tag in await figurines.chosen(s, scene, step):
        own = await _headed(s, scene, step, tag)
        optional = step.has("up_to") or step.has("companion")
        await marching.march(
            s,
            tag,
            numbers.amount(s, scene, step),
            "ETH-629",
            scene.me,
            toward=own[0],
            away=own[1],
            optional=optional,
            source=scene.source,
        )


async def _headed(s: State, scene: Scene, step: Step, tag: int) -> tuple[int, int]:
    """(towards, away) for one figure; a Dreamer is looked for from where it stands."""
    ends = []
    for name in ("toward", "away"):
        word = step.text(name)
        if word in whom.BEST:
            seat = await whom.best(s, scene, word, tag)
            ends.append(s.seats[seat].space if seat != NOBODY else NOWHERE)
        else:
            ends.append(other_end(s, scene, word) if word else NOWHERE)
    return ends[0], ends[1]


# Relocations


def _spaces(s: State, scene: Scene, step: Step, tag: int = NOBODY) -> list[int]:
    """Where to; what is nearest is measured from the figure that is moved. A Range that says who is
    meant says nothing of the spaces.
    """
    own, spec = scene if tag == NOBODY else scene.about_figure(tag), step.data
    if step.text("who") == "in_range" or step.text("entity") in figurines.CHOSEN:
        spec = {name: value for name, value in spec.items() if name != "range"}
    return places.spaces(s, own, spec, "to")


def _can_relocate(s: State, scene: Scene, step: Step) -> bool:
    if figurines.is_about_figures(step):
        return any(
            relocating.figure_relocatable(s, tag, _spaces(s, scene, step, tag))
            for tag in figurines.fixed(s, scene, step)
        )
    spaces = _spaces(s, scene, step)
    by_entity = scene.is_entity_effect
    return any(
        relocating.relocatable(s, seat, spaces, by_entity=by_entity)
        for seat in whom.fixed(s, scene, step)
    )


@verb("relocate", can=_can_relocate, people=True)
async def relocate(s: State, scene: Scene, step: Step) -> None:
    """ETH-345, ETH-346."""
    if figurines.is_about_figures(step):
        for tag in await figurines.chosen(s, scene, step):
            among = _spaces(s, scene, step, tag)
            if spaces := relocating.figure_relocatable(s, tag, among):
                space = await pick_space(s, scene, spaces, step.do)
                await relocating.relocate_figure(s, tag, space, "ETH-345")
        return
    by_entity, common = scene.is_entity_effect, NOWHERE
    for seat in await whom.whom(s, scene, step):
        among = [common] if common != NOWHERE else _spaces(s, scene, step)
        spaces = relocating.relocatable(s, seat, among, by_entity=by_entity)
        if not spaces:
            continue
        space = await pick_space(s, scene, spaces, step.do)
        if step.has("same"):
            common = space
        await relocating.relocate(s, seat, space, "ETH-345", by_entity=by_entity)


# Pushes


def _can_push(s: State, scene: Scene, step: Step) -> bool:
    if figurines.is_about_figures(step):
        return any(pushing.may_push_figure(s, tag) for tag in figurines.fixed(s, scene, step))
    return any(pushing.may_push_seat(s, seat) for seat in whom.fixed(s, scene, step))


@verb("push", can=_can_push, people=True)
async def push(s: State, scene: Scene, step: Step) -> None:
    """ETH-162: to an adjacent space."""
    if figurines.is_about_figures(step):
        for tag in await figurines.chosen(s, scene, step):
            await pushing.push_figure(s, tag, scene.me, "ETH-162")
        return
    for seat in await whom.whom(s, scene, step):
        await pushing.push_seat(s, seat, scene.me, "ETH-162")
