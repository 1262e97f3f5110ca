"""Secrets that are revealed, Overlays, paragraphs."""

from __future__ import annotations

from boardwright.games.etherfields import dreams, laying
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects.campaign import script_ids
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State


@verb("reveal")
async def reveal(s: State, scene: Scene, step: Step) -> None:
    """ETH-564 to ETH-577."""
    await dreams.reveal(s, scene, step.text("code"), step.has("all"))


@verb("overlay")
async def overlay(s: State, scene: Scene, step: Step) -> None:
    """ETH-141, ETH-142: laid where it fits, or taken off again."""
    number = s.pack.number("overlay", step.text("id"))
    if step.has("remove"):
        await laying.lift_overlay(s, number, "ETH-142")
    elif number not in s.overlays:
        await dreams.reveal_thing(s, scene, "overlay", number)


def next_script(s: State, step: Step) -> int | None:
    """The paragraph that is read: the only one, or the first that was not read yet."""
    numbers = script_ids(step)
    if len(numbers) == 1:
        return None if step.has("once") and numbers[0] in s.read else numbers[0]
    return next((number for number in numbers if number not in s.read), None)


@verb("script", can=lambda s, scene, step: next_script(s, step) is not None)
async def script(s: State, scene: Scene, step: Step) -> None:
    """ETH-011."""
    number = next_script(s, step)
    if number is not None:
        await dreams.read(s, scene, number)
