"""Exchanges: of places, figures, Items, Masks."""

from __future__ import annotations

from boardwright.games.etherfields import (
    asking,
    entities,
    items,
    masks,
    relocating,
)
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import figurines, whom
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State


def _can_swap(s: State, scene: Scene, step: Step) -> bool:
    what = step.text("what")
    if what == "items":
        return bool(s.items and s.storage)
    if what == "masks":
        return any(mask != s.seats[scene.me].mask for mask in s.seats[scene.me].masks)
    if what == "figures":
        there = entities.figures_of(s, scene.entity)
        return len({figure.space for figure in there}) > 1
    space = s.seats[scene.me].space
    others = [seat for seat in whom.targeted(scene) if seat >= 0]
    return relocating.can_relocate(s, scene.me) and any(
        s.seats[n].space != space and relocating.can_relocate(s, n) for n in others
    )


@verb("swap", can=_can_swap)
async def swap(s: State, scene: Scene, step: Step) -> None:
    await {"items": _items, "masks": _masks, "figures": _figures, "places": _places}[
        step.text("what")
    ](s, scene)


async def _items(s: State, scene: Scene) -> None:
    """An active Item goes to Storage, one from there at random takes its slot."""
    if not (s.items and s.storage):
        return
    first = s.pack.key.item
    options = tuple([first + item for item in s.items])
    answer = await asking.pick(
        s, scene.me, "ask-swap-item", "ETH-359", options, source=scene.source
    )
    new = await items.draw(s, "ETH-359", "storage")
    items.discard(s, answer - first, "ETH-359")
    s.items = (*s.items, new)
    if s.log is not None:
        s.tell("restored-item", "ETH-359", {"item": s.pack.items[new].name, "to": "active"})


async def _masks(s: State, scene: Scene) -> None:
    await masks.restore(s, scene.me, "ETH-451")


async def _figures(s: State, scene: Scene) -> None:
    """Two figures of the Entity; the first is the one aimed at, if one was."""
    tags = [figure.tag for figure in entities.figures_of(s, scene.entity)]
    if len(tags) < 2:
        return
    one = scene.figure if scene.figure in tags else await figurines.pick(s, scene, tags, "swap")
    rest = [tag for tag in tags if tag != one]
    relocating.swap_figures(s, one, await figurines.pick(s, scene, rest, "swap"), "ETH-345")


async def _places(s: State, scene: Scene) -> None:
    """With the Dreamer who was chosen and has agreed."""
    for other in whom.targeted(scene):
        if other >= 0:
            await relocating.swap_seats(s, scene.me, other, "ETH-345")
