"""Intent markers and Gems in slots that effects place and move."""

from __future__ import annotations

from boardwright.games.etherfields import asking, gradual, places, scape
from boardwright.games.etherfields.content import COLOURS, Step
from boardwright.games.etherfields.effects.choosing import pick_space
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.keys import ACTION_KEY, COLOUR_KEY, space_name
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State

Mark = tuple[int, int]
"""An action, and the colour of a marker."""


def is_last(s: State, action: int, colour: int) -> bool:
    return gradual.needed(s, action, colour) <= 1


def open_to(s: State, scene: Scene, step: Step, colour: int = -1) -> list[Mark]:
    """ETH-631: where a marker may be put: on an action that is named, else on those that whoever
    causes it could perform.
    """
    name, finish = step.text("action"), step.data.get("finish", True)
    if name == "target":
        actions = list(scene.chosen)
    elif name:
        actions = [s.pack.keys.id(name) - ACTION_KEY]
    else:
        actions = gradual.markable(s, scene.me)
    wanted = step.text("color", "any")
    return [
        (action, one)
        for action in actions
        for one in gradual.colours(s.pack.actions[action])
        if colour in (-1, one)
        and wanted in ("any", COLOURS[one])
        and (finish or not is_last(s, action, one))
        and (is_last(s, action, one) or gradual.recordable(s, action, one) > 0)
    ]


def lying(s: State) -> list[Mark]:
    """All markers on actions."""
    return [
        (action, colour)
        for action in sorted(s.markers)
        for colour, n in enumerate(s.markers[action])
        if n
    ]


def moves(s: State, scene: Scene, step: Step) -> dict[Mark, list[int]]:
    """What each marker could be moved to: another action that takes its colour; `dearer` false:
    whose base cost is not higher.
    """
    dearer = step.data.get("dearer", True)
    found: dict[Mark, list[int]] = {}
    for action, colour in lying(s):
        goals = [
            goal
            for goal, _ in open_to(s, scene, step, colour)
            if goal != action
            and (dearer or base_cost(s, goal, colour) <= base_cost(s, action, colour))
        ]
        if goals:
            found[action, colour] = goals
    return found


def base_cost(s: State, action: int, colour: int) -> int:
    """What an instalment costs in a colour, as printed."""
    costs = s.pack.actions[action].costs
    return min([cost.amount for cost in costs if cost.colour in (colour, len(COLOURS))])


def _can_mark(s: State, scene: Scene, step: Step) -> bool:
    if step.text("op", "place") == "move":
        return bool(moves(s, scene, step))
    return bool(open_to(s, scene, step))


@verb("marker", can=_can_mark)
async def marker(s: State, scene: Scene, step: Step) -> None:
    """ETH-631: a marker counts as one base cost paid in its colour."""
    if step.text("op", "place") == "move":
        await _move(s, scene, step)
        return
    there = open_to(s, scene, step)
    if not there:
        return
    action = await _action(s, scene, sorted({action for action, _ in there}), "ask-mark")
    colour = await _colour(s, scene, [one for goal, one in there if goal == action])
    await gradual.mark(s, scene.me, action, colour, "ETH-631")


async def _move(s: State, scene: Scene, step: Step) -> None:
    found = moves(s, scene, step)
    if not found:
        return
    origin = await _action(s, scene, sorted({action for action, _ in found}), "ask-mark-from")
    colour = await _colour(s, scene, [one for action, one in found if action == origin])
    goal = await _action(s, scene, found[origin, colour], "ask-mark")
    await gradual.mark(s, scene.me, goal, colour, "ETH-631", taken_from=origin)


async def _action(s: State, scene: Scene, actions: list[int], prompt: str) -> int:
    options = tuple([ACTION_KEY + action for action in actions])
    answer = await asking.pick(s, scene.me, prompt, "ETH-631", options, source=scene.source)
    return answer - ACTION_KEY


async def _colour(s: State, scene: Scene, colours: list[int]) -> int:
    options = tuple([COLOUR_KEY + colour for colour in sorted(set(colours))])
    answer = await asking.pick(
        s, scene.me, "ask-mark-colour", "ETH-631", options, source=scene.source
    )
    return answer - COLOUR_KEY


# Gem slots


def _slots(s: State, scene: Scene, step: Step) -> list[int]:
    """ETH-125, ETH-126: slots that can be filled, or emptied."""
    spaces = places.spaces(s, scene, step.data if step.has("at") else {"at": "own"})
    homes = {slot.home for slot in scape.scape(s).gem_slots.values()}
    is_filled = step.text("op") == "empty"
    there = [home for home in homes if (home in s.gem_slots) == is_filled]
    return sorted([home for home in there if home in spaces])


def _has_gem(s: State, scene: Scene, step: Step) -> bool:
    return step.text("op") == "empty" or (scene.me != NOBODY and s.seats[scene.me].gems > 0)


def _can_slot(s: State, scene: Scene, step: Step) -> bool:
    return _has_gem(s, scene, step) and bool(_slots(s, scene, step))


@verb("gem_slot", can=_can_slot, takes=_can_slot)
async def gem_slot(s: State, scene: Scene, step: Step) -> None:
    """ETH-125 to ETH-127: put one of your Gems into a slot, or take one out of it."""
    slots = _slots(s, scene, step)
    if not slots or not _has_gem(s, scene, step):
        return
    space, me = await pick_space(s, scene, slots, step.do), s.seats[scene.me]
    if step.text("op") == "empty":
        s.gem_slots = tuple([home for home in s.gem_slots if home != space])
        me.gems += 1
        kind, rule = "gem-slot-emptied", "ETH-126"
    else:
        s.gem_slots = tuple(sorted((*s.gem_slots, space)))
        me.gems -= 1
        kind, rule = "gem-slot-filled", "ETH-125"
    if s.log is not None:
        s.tell(kind, rule, {"seat": scene.me, "space": space_name(space), "now": me.gems})
