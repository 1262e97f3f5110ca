"""Texts of other components that an effect uses."""

from __future__ import annotations

from dataclasses import replace

from boardwright.games.etherfields import acting, asking
from boardwright.games.etherfields.content import Action, Step
from boardwright.games.etherfields.effects import lasting, targeting, whom
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.keys import ACTION_KEY
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, Modifier, State


def played(s: State, scene: Scene) -> dict[int, Scene]:
    """Actions of Influence cards that other Dreamers played this Turn, as this Dreamer would
    perform them; not such as answer a moment.
    """
    found: dict[int, Scene] = {}
    for seat, number in s.played:
        card = s.pack.cards[number]
        for action in card.actions:
            own = _own(scene, action, number, card.name)
            if seat != scene.me and not action.when and targeting.can(s, own, action):
                found[action.number] = own
    return found


def _own(scene: Scene, action: Action, card: int, name: str) -> Scene:
    own = replace(scene.seen_by(scene.me), kind="card", number=card, source=name, action=action)
    own.tag, own.figure, own.entity, own.seat = NOBODY, NOBODY, NOBODY, NOBODY
    return own


def _masks(s: State, scene: Scene) -> list[int]:
    """Masks that the chosen Dreamers wear."""
    worn = [s.seats[seat].mask for seat in whom.targeted(scene) if seat != NOBODY]
    return [mask for mask in worn if mask != NOBODY]


def _can_copy(s: State, scene: Scene, step: Step) -> bool:
    return bool(played(s, scene) if step.text("what") == "action" else _masks(s, scene))


@verb("copy", can=_can_copy)
async def copy(s: State, scene: Scene, step: Step) -> None:
    if step.text("what") == "mask":
        for mask in _masks(s, scene):
            mod = Modifier("borrowed_mask", mask, "turn", scene.me, source=scene.source)
            lasting.add(s, scene, [mod], "ETH-448")
        return
    found = played(s, scene)
    if not found:
        return
    options = tuple([ACTION_KEY + number for number in sorted(found)])
    answer = await asking.pick(s, scene.me, "ask-copy", "ETH-223", options, source=scene.source)
    number = answer - ACTION_KEY
    await acting.carry_out(s, found[number], s.pack.actions[number])
