"""Which figures a step hits: the selectors of Entities."""

from __future__ import annotations

from boardwright.games.etherfields import asking, entities, figures, places, states
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, Figure, State

CHOSEN = frozenset(("each", "any"))


def is_about_figures(step: Step) -> bool:
    return step.has("entity") or step.has("companion")


def tags_of(s: State, scene: Scene, step: Step) -> list[int]:
    """The figures that a step means, by their tags; of `any` all among which one is chosen."""
    name = step.text("entity")
    if step.has("companion") or (name == "self" and scene.kind == "companion"):
        return [figure.tag for figure in own(s, scene)]
    if name == "target":
        tags = targeted(scene)
        return [tag for tag in tags if figures.figure(s, tag) is not None]
    if name in CHOSEN:
        found = [figure for figure in s.figures if figure.entity != NOBODY]
    else:
        found = entities.figures_of(s, entity_named(s, scene, name))
    if step.has("not_big"):
        found = [figure for figure in found if not figures.is_big(s, figure)]
    if "range" in step.data:
        start, n = places.origin(s, scene), step.number("range")
        if scene.me != NOBODY:
            n = states.capped(s, n, seat=scene.me)
        walls = not step.has("ignore_walls")
        found = [f for f in found if places.in_range(s, start, f.space, n, walls=walls)]
    return [figure.tag for figure in found]


def own(s: State, scene: Scene) -> list[Figure]:
    """The figure that acts, or all of its Entity; those of a Companion."""
    acting = figures.figure(s, scene.figure)
    if acting is not None:
        return [acting]
    if scene.kind == "companion":
        return [f for f in s.figures if f.companion == scene.number]
    return entities.figures_of(s, scene.entity) if scene.entity != NOBODY else []


def targeted(scene: Scene) -> tuple[int, ...]:
    """The figures that were chosen, or the one that a moment is about."""
    if scene.action and scene.action.target.get("what") == "entity" and scene.chosen:
        return scene.chosen
    return (scene.figure,)


def entity_named(s: State, scene: Scene, name: str) -> int:
    """The number of an Entity: its own, the one aimed at, or by its id."""
    if name in ("", "self"):
        return scene.entity if scene.kind != "entity" else scene.number
    if name == "target":
        figure = figures.figure(s, scene.figure)
        return scene.entity if figure is None else figure.entity
    return s.pack.number("entity", name)


def fixed(s: State, scene: Scene, step: Step) -> list[int]:
    """Those that are still there of the figures fixed before the first step (ETH-227)."""
    tags = scene.aimed.get(id(step))
    if tags is None:
        return tags_of(s, scene, step)
    return [tag for tag in tags if figures.figure(s, tag) is not None]


async def chosen(s: State, scene: Scene, step: Step) -> list[int]:
    """The same, one of them chosen by whoever performs it where it says `any`. A `whole` Entity
    stands behind any of its figures.
    """
    tags = fixed(s, scene, step)
    if step.text("entity") != "any" or not tags:
        return tags
    if step.has("whole"):
        whose = {figure.tag: figure.entity for figure in s.figures}
        tags = list({whose[tag]: tag for tag in reversed(tags)}.values())
    return [await pick(s, scene, tags, step.do)]


async def pick(s: State, scene: Scene, tags: list[int], verb: str, *, by: int | None = None) -> int:
    """One of these figures."""
    options = tuple(sorted([figures.figure_key(s, tag) for tag in tags]))
    who = scene.me if by is None else by
    answer = await asking.pick(
        s, who, "ask-figure", "ETH-004", options, {"verb": verb}, source=scene.source
    )
    return figures.figure_tag(s, answer)


async def tiles(s: State, scene: Scene, step: Step) -> list[int]:
    """The Entities whose tiles a step is about: each once."""
    name = step.text("entity", "self")
    if name not in CHOSEN:
        return [entity_named(s, scene, name)]
    found = []
    for tag in await chosen(s, scene, step):
        figure = figures.figure(s, tag)
        if figure is not None and figure.entity not in found:
            found.append(figure.entity)
    return found
