"""Entities and Companions that come and go, their Morphings and States."""

from __future__ import annotations

from boardwright.games.etherfields import (
    asking,
    entities,
    figures,
    morphings,
    places,
    states,
)
from boardwright.games.etherfields import spawning as rules
from boardwright.games.etherfields.content import MORPHINGS, STATES, Step
from boardwright.games.etherfields.effects import figurines, numbers, people, whom
from boardwright.games.etherfields.effects.choosing import pick_space
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State


def _where(s: State, scene: Scene, step: Step) -> list[int] | None:
    """Stated spaces; None: Spawn spaces."""
    return places.spaces(s, scene, step.data) if step.has("at") else None


def _can_spawn(s: State, scene: Scene, step: Step) -> bool:
    entity = figurines.entity_named(s, scene, step.text("entity", "self"))
    return rules.can_spawn(s, entity, _where(s, scene, step))


@verb("spawn", can=_can_spawn)
async def spawn(s: State, scene: Scene, step: Step) -> None:
    """ETH-120 to ETH-124."""
    entity = figurines.entity_named(s, scene, step.text("entity", "self"))
    entities.lay_entity(s, entity, "ETH-394")
    n = numbers.amount(s, scene, step)
    await rules.spawn(s, entity, n, "ETH-120", _where(s, scene, step))


def _can_remove(s: State, scene: Scene, step: Step) -> bool:
    if step.has("tile"):
        entity = figurines.entity_named(s, scene, step.text("entity", "self"))
        return entities.tile_of(s, entity) is not None
    return bool(figurines.fixed(s, scene, step))


@verb("remove_entity", can=_can_remove)
async def remove_entity(s: State, scene: Scene, step: Step) -> None:
    """Figures leave the map; with the tile all of them (ETH-397, ETH-432)."""
    if step.has("tile"):
        entity = figurines.entity_named(s, scene, step.text("entity", "self"))
        entities.remove_tile(s, entity, "ETH-432")
        return
    for tag in await figurines.chosen(s, scene, step):
        entities.remove_figure(s, tag, "ETH-397")


def _can_summon(s: State, scene: Scene, step: Step) -> bool:
    number = s.pack.number("companion", step.text("companion"))
    spaces = places.spaces(s, scene, step.data)
    there = [figure.space for figure in s.figures if figure.companion == number]
    return any(space not in there and not figures.is_full(s, space) for space in spaces)


@verb("summon", can=_can_summon)
async def summon(s: State, scene: Scene, step: Step) -> None:
    """ETH-578, ETH-634: a Companion comes, or comes over from where it was."""
    number = s.pack.number("companion", step.text("companion"))
    spaces = [n for n in places.spaces(s, scene, step.data) if not figures.is_full(s, n)]
    if not spaces:
        return
    space = spaces[0] if len(spaces) == 1 else await pick_space(s, scene, spaces, step.do)
    rules.summon(s, number, scene.me, space, "ETH-578")


# Morphings


def _can_morph(s: State, scene: Scene, step: Step) -> bool:
    return any(morphings.morphable(s, entity) for entity in _tiles(s, scene, step))


def _tiles(s: State, scene: Scene, step: Step) -> list[int]:
    """The Entities that might be meant."""
    name = step.text("entity", "self")
    if name not in figurines.CHOSEN:
        return [figurines.entity_named(s, scene, name)]
    tags = figurines.fixed(s, scene, step)
    return list(dict.fromkeys([f.entity for f in s.figures if f.tag in tags]))


@verb("morph", can=_can_morph)
async def morph(s: State, scene: Scene, step: Step) -> None:
    """ETH-416; of a certain kind if it says so."""
    for entity in await figurines.tiles(s, scene, step):
        n = numbers.amount(s, scene, step)
        if not step.has("kind"):
            await morphings.morph(s, entity, n, "ETH-416")
            continue
        kind = MORPHINGS.index(step.text("kind"))
        for _ in range(n):
            if morphings.pool(s)[kind] and morphings.may_take(s, entity):
                await morphings.put_morphing(s, entity, kind, "ETH-416")


def _removable(s: State, step: Step, entity: int) -> int:
    tile = entities.tile_of(s, entity)
    if tile is None:
        return 0
    if step.has("kind"):
        return tile.morphings.count(MORPHINGS.index(step.text("kind")))
    return len(tile.morphings)


def _can_unmorph(s: State, scene: Scene, step: Step) -> bool:
    return any(_removable(s, step, entity) for entity in _tiles(s, scene, step))


@verb("unmorph", can=_can_unmorph)
async def unmorph(s: State, scene: Scene, step: Step) -> None:
    """ETH-417, ETH-254: chosen by whoever performs it; perhaps onto another Entity."""
    for entity in await figurines.tiles(s, scene, step):
        n = people.how_many(s, scene, step, scene.me)
        n = _removable(s, step, entity) if n == people.ALL else n
        for _ in range(n):
            if step.has("kind"):
                kind = MORPHINGS.index(step.text("kind"))
                morphings.take_morphing(s, entity, kind, "ETH-417")
            elif not step.has("to") or not await _onto_another(s, scene, entity):
                await morphings.unmorph(s, entity, 1, "ETH-417", scene.me)


async def _onto_another(s: State, scene: Scene, entity: int) -> bool:
    """To another Entity that takes it; False: there is none."""
    others = [
        tile.entity
        for tile in s.entities
        if tile.entity != entity and morphings.may_take(s, tile.entity)
    ]
    if not others:
        return False
    first = s.pack.key.entity
    options = tuple([first + other for other in sorted(others)])
    answer = await asking.pick(
        s, scene.me, "ask-morphing-to", "ETH-416", options, source=scene.source
    )
    return await morphings.move_morphing(s, entity, answer - first, "ETH-417", scene.me)


# States


def _can_state(s: State, scene: Scene, step: Step) -> bool:
    if step.has("entity"):
        tags = figurines.fixed(s, scene, step)
        if step.text("op") == "remove":
            return any(f.states for f in s.figures if f.tag in tags)
        return any(states.may_put(s, _state(step), figure=tag) for tag in tags)
    seats = whom.fixed(s, scene, step)
    if step.text("op") == "remove":
        return any(s.seats[seat].states for seat in seats)
    return any(states.may_put(s, _state(step), seat=seat) for seat in seats)


def _state(step: Step) -> int:
    return STATES.index(step.text("state"))


@verb("state", can=_can_state, people=True)
async def state(s: State, scene: Scene, step: Step) -> None:
    """ETH-434, ETH-435: as tokens allow; where they are short, whoever performs it chooses."""
    if not step.has("entity"):
        for seat in await whom.whom(s, scene, step):
            if step.text("op") == "remove":
                states.clear_states(s, "ETH-443", seat=seat)
            else:
                states.put_state(s, _state(step), "ETH-434", seat=seat)
        return
    left = await figurines.chosen(s, scene, step)
    if step.text("op") == "remove":
        for tag in left:
            states.clear_states(s, "ETH-443", figure=tag)
        return
    while left := [tag for tag in left if states.may_put(s, _state(step), figure=tag)]:
        tag = left[0]
        if len(left) > states.tokens_left(s, _state(step)):
            tag = await figurines.pick(s, scene, left, step.do)
        states.put_state(s, _state(step), "ETH-434", figure=tag)
        left.remove(tag)
