"""Who is where: in Range of what an effect stands on, on a Terrain, on the same space."""

from __future__ import annotations

from boardwright.games.etherfields import entities, places, states, stats
from boardwright.games.etherfields.content import STEPS, TERRAINS, Step
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, NOWHERE, Figure, State

BASIC, SPECIAL = STEPS.index("basic"), STEPS.index("special")


def figures_of(s: State, scene: Scene) -> list[Figure]:
    """The figures that an effect of an Entity is measured from: all of its own (ETH-395)."""
    return entities.figures_of(s, scene.entity)


def is_of_entity(scene: Scene) -> bool:
    """Whether the effect stands on an Entity tile, be it an Interaction of it."""
    return scene.kind == "entity" and scene.entity != NOBODY


def stated(step: Step) -> int:
    """The Range of a step; -1: any."""
    return step.number("range", -1)


def near(s: State, scene: Scene, seat: int, step: Step) -> list[int]:
    """The figures that have a Dreamer in the Range of a step. Reach, Dazed and what protects the
    Dreamer count for effects of the Entity itself alone (ETH-430, ETH-436); a Stunned figure
    causes no Distress (ETH-437, ETH-441).
    """
    space, n = s.seats[seat].space, stated(step)
    if space == NOWHERE:
        return []
    found = []
    for figure in figures_of(s, scene):
        reach = n
        if scene.is_entity_effect:
            if step.do == "suffer" and states.has_state(s, states.STUNNED, figure=figure.tag):
                continue
            if n >= 0:
                reach = entities.entity_range(s, scene.entity, figure.tag, n)
                reach = max(reach + guard(s, scene, seat), 0)
        if places.in_range(s, figure.space, space, reach):
            found.append(figure.tag)
    return found


def guard(s: State, scene: Scene, seat: int) -> int:
    """How much nearer effects of this kind must be to reach the Dreamer: below 0."""
    if scene.step == BASIC:
        return stats.value(s, "basic_range", seat)
    return stats.value(s, "special_range", seat) if scene.step == SPECIAL else 0


def in_range(s: State, scene: Scene, seat: int, step: Step) -> bool:
    """Whether a Dreamer is in the Range of a step: of any figure of the Entity, else of whoever
    performs it or of the space of the component.
    """
    if is_of_entity(scene):
        return bool(near(s, scene, seat, step))
    start, space = places.origin(s, scene), s.seats[seat].space
    if NOWHERE in (start, space):
        return False
    n = stated(step)
    if n >= 0 and scene.me != NOBODY:
        n = states.capped(s, n, seat=scene.me)
    return places.in_range(s, start, space, n, walls=not step.has("ignore_walls"))


def spaces_of(s: State, scene: Scene) -> list[int]:
    """The spaces that the component of an effect is on."""
    if is_of_entity(scene):
        return [figure.space for figure in figures_of(s, scene)]
    if scene.kind == "companion":
        return [figure.space for figure in s.figures if figure.companion == scene.number]
    if scene.space != NOWHERE and scene.kind in ("tile", "overlay", "fate"):
        return [scene.space]
    return [] if scene.me == NOBODY else [s.seats[scene.me].space]


def stands_on(s: State, seat: int, terrain: str) -> bool:
    """Whether a Dreamer is on a Terrain, or counts as being on it; light drives out darkness
    (ETH-139).
    """
    counts = {m.word for m in s.mods if m.stat == "on_terrain" and m.seat in (seat, NOBODY)}
    if terrain in counts:
        return terrain != "darkness" or "light" not in counts
    if terrain == "darkness" and "light" in counts:
        return False
    space = s.seats[seat].space
    return space != NOWHERE and places.on_terrain(s, space, TERRAINS.index(terrain))


def stands_on_icon(s: State, seat: int, kind: str) -> bool:
    space = s.seats[seat].space
    return space != NOWHERE and places.has_icon(s, space, kind)
