"""Progress cards, Items and Masks that effects place, turn over and restore."""

from __future__ import annotations

from boardwright.games.etherfields import items, masks, progress
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import numbers, people, whom
from boardwright.games.etherfields.effects.people import every, follow, how_many, some
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State


def _flippable(s: State, seat: int) -> int:
    return len(progress.flippable(s, seat))


@verb("place_progress", can=some(lambda s, seat, n: bool(progress.placeable(s, seat))), people=True)
async def place_progress(s: State, scene: Scene, step: Step) -> None:
    """ETH-288: only the cost is left out."""
    for seat in await whom.whom(s, scene, step, ask=False):
        for _ in range(numbers.amount(s, scene, step, seat)):
            optional = step.has("optional")
            if not await progress.place_free(s, seat, "ETH-288", optional, scene.source):
                break


@verb(
    "flip",
    can=some(lambda s, seat, n: _flippable(s, seat) > 0),
    takes=every(lambda s, seat, n: _flippable(s, seat) >= max(n, 1)),
    people=True,
)
async def flip(s: State, scene: Scene, step: Step) -> None:
    """ETH-279, ETH-280."""
    for seat in await whom.whom(s, scene, step):
        n = how_many(s, scene, step, seat)
        there = _flippable(s, seat)
        scene.spent = await progress.flip(s, seat, n, "ETH-279", scene.source)
        wanted = there if n == people.ALL else n
        await follow(s, scene, step, seat, scene.spent >= max(wanted, 1))


@verb("unflip", can=some(lambda s, seat, n: bool(progress.flippable(s, seat, True))), people=True)
async def unflip(s: State, scene: Scene, step: Step) -> None:
    for seat in await whom.whom(s, scene, step):
        n = how_many(s, scene, step, seat)
        done = await progress.unflip(s, seat, n, "ETH-279", scene.source)
        await follow(s, scene, step, seat, done >= max(n, 1))


def _can_restore(s: State, scene: Scene, step: Step) -> bool:
    if step.text("what") == "item":
        return bool(s.storage)
    return any(
        mask != s.seats[seat].mask
        for seat in whom.fixed(s, scene, step)
        for mask in s.seats[seat].masks
    )


@verb("restore", can=_can_restore, people=True)
async def restore(s: State, scene: Scene, step: Step) -> None:
    """ETH-359, ETH-451."""
    if step.text("what") == "item":
        for _ in range(numbers.amount(s, scene, step)):
            await items.restore(s, "ETH-359")
        return
    for seat in await whom.whom(s, scene, step):
        await masks.restore(s, seat, "ETH-451")
