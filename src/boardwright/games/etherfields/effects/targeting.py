"""What an action is aimed at: chosen when it begins (ETH-227, ETH-318, ETH-351)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from boardwright.games.etherfields import (
    asking,
    costs,
    figures,
    gradual,
    places,
    scape,
    states,
    stats,
)
from boardwright.games.etherfields.content import TERRAINS, Action, Data
from boardwright.games.etherfields.effects import running, whom
from boardwright.games.etherfields.effects.conditions import holds, table
from boardwright.games.etherfields.keys import (
    ACTION_KEY,
    DONE,
    SEAT_KEY,
    SPACE_KEY,
    SPACES,
    edge_key,
)
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, NOWHERE, State

OWN_FIGURE: Data = {"what": "entity", "own": True}
ANY_FIGURE: Data = {"what": "entity"}
NONE: Data = {}
OF_MAP = ("tile", "overlay", "fate", "gate")


def aim(s: State, scene: Scene, action: Action) -> Data:
    """What is to be chosen: as the action says; an Interaction is aimed at a figure of its Entity
    (ETH-392, ETH-393), an Assault or Contact that is not of the map at a figure of any.
    """
    if action.target:
        return action.target
    if scene.kind == "entity":
        entity = s.pack.entities[scene.number]
        return OWN_FIGURE if entity.figure and action in entity.actions else NONE
    return ANY_FIGURE if action.keyword and scene.kind not in OF_MAP else NONE


def needs_target(s: State, scene: Scene, action: Action) -> bool:
    return bool(aim(s, scene, action))


def reach(s: State, scene: Scene, action: Action, spec: Data) -> int:
    """How far it reaches: the stated Range, that of the keyword with what changes it (ETH-315), the
    same space for other Interactions (ETH-393); -1: anywhere. Dazed caps it (ETH-436).
    """
    n = spec.get("range", action.reach)
    assert isinstance(n, int)
    if action.keyword:
        usual = stats.value(s, f"{action.keyword}_range", scene.me)
        n = usual if n < 0 else n + usual - stats.BASE[f"{action.keyword}_range"]
    elif n < 0 and scene.kind == "entity" and spec.get("what") == "entity":
        n = 0
    if n < 0:
        return n
    if not action.keyword:
        n += stats.value(s, "range", scene.me)
    return states.capped(s, n, seat=scene.me)


def _near(s: State, scene: Scene, action: Action, spec: Data, space: int) -> bool:
    n, here = reach(s, scene, action, spec), places.origin(s, scene)
    if n < 0:
        return True
    if NOWHERE in (here, space):
        return False
    return places.in_range(s, here, space, n, walls=not spec.get("ignore_walls"))


# What there is, by the word of `what`


def _figures(s: State, scene: Scene, action: Action, spec: Data) -> list[int]:
    return [
        figure.tag
        for figure in s.figures
        if figure.entity != NOBODY
        and (not spec.get("own") or figure.entity == scene.number)
        and not (spec.get("not_big") and figures.is_big(s, figure))
        and _near(s, scene, action, spec, figure.space)
    ]


def _dreamers(s: State, scene: Scene, action: Action, spec: Data) -> list[int]:
    return [
        seat
        for seat, me in enumerate(s.seats)
        if not (spec.get("other") and seat == scene.me) and _near(s, scene, action, spec, me.space)
    ]


def _spaces(s: State, scene: Scene, action: Action, spec: Data) -> list[int]:
    found = [n for n in scape.scape(s).spaces if _near(s, scene, action, spec, n)]
    if spec.get("other"):
        found = [space for space in found if space != places.origin(s, scene)]
    if spec.get("icon"):
        found = [space for space in found if places.has_icon(s, space, str(spec["icon"]))]
    if spec.get("terrain"):
        terrain = TERRAINS.index(str(spec["terrain"]))
        found = [space for space in found if places.on_terrain(s, space, terrain)]
    return found


def _edges(s: State, scene: Scene, action: Action, spec: Data) -> list[int]:
    """Edges of spaces in Range, as one number each."""
    return [
        one * SPACES + other
        for one, other, walled in scape.scape(s).edges
        if spec.get("walled", walled) == walled
        and any(_near(s, scene, action, spec, end) for end in (one, other))
    ]


def _gradual(s: State, scene: Scene, action: Action, spec: Data) -> list[int]:
    return [number for number in gradual.markable(s, scene.me) if number != action.number]


def _progress(s: State, scene: Scene, action: Action, spec: Data) -> list[int]:
    return [placed.tag for placed in s.seats[scene.me].progress]


KINDS: dict[str, Callable[[State, Scene, Action, Data], list[int]]] = {
    "entity": _figures,
    "dreamer": _dreamers,
    "space": _spaces,
    "edge": _edges,
    "gradual": _gradual,
    "progress": _progress,
    "item": lambda s, scene, action, spec: list(s.items),
    "card": lambda s, scene, action, spec: list(dict.fromkeys(costs.purse(s, scene)[0])),
}


def candidates(s: State, scene: Scene, action: Action) -> list[int]:
    spec = aim(s, scene, action)
    found = KINDS[str(spec["what"])](s, scene, action, spec)
    where = table(spec.get("where"))
    if where and spec["what"] == "dreamer":
        found = [seat for seat in found if holds(s, scene, where, seat)]
    return found


def targets(s: State, scene: Scene, action: Action) -> tuple[int, ...]:
    """What may be chosen: that on which the effect would do something (ETH-228)."""
    return tuple(
        [
            one
            for one in candidates(s, scene, action)
            if running.possible_effect(s, _at(s, scene, action, (one,)), action.effect)
        ]
    )


def can(s: State, scene: Scene, action: Action) -> bool:
    """Whether what it requires holds (ETH-225), a target is there, and it would do something
    (ETH-228).
    """
    if action.requires and not holds(s, scene, action.requires):
        return False
    spec = aim(s, scene, action)
    own = scene if scene.action is action else replace(scene, action=action)
    if spec and targets(s, own, action):
        return True
    if spec and not spec.get("optional"):
        return False
    return running.possible_effect(s, own, action.effect)


# Choosing


def _at(s: State, scene: Scene, action: Action, chosen: tuple[int, ...]) -> Scene:
    """The scene with its targets filled in."""
    one = replace(scene, action=action, chosen=chosen, fixed={}, counts={}, aimed={})
    _fill(s, one, str(aim(s, scene, action)["what"]), chosen[0])
    return one


def _fill(s: State, scene: Scene, what: str, target: int) -> None:
    if what == "entity":
        figure = figures.figure(s, target)
        assert figure is not None
        scene.figure, scene.entity = target, figure.entity
    elif what == "dreamer":
        scene.seat = target
    elif what == "space":
        scene.space = target
    elif what == "edge":
        scene.edge = divmod(target, SPACES)
    elif what == "card":
        scene.card = target
    elif what == "progress":
        scene.tag = target


def _key(s: State, scene: Scene, what: str, target: int) -> int:
    if what == "entity":
        return figures.figure_key(s, target)
    if what == "dreamer":
        return SEAT_KEY + target
    if what == "space":
        return SPACE_KEY + target
    if what == "edge":
        return edge_key(*divmod(target, SPACES))
    if what == "gradual":
        return ACTION_KEY + target
    if what == "progress":
        card = next(p.card for p in s.seats[scene.me].progress if p.tag == target)
        return s.pack.key.progress + card
    return (s.pack.key.item if what == "item" else s.pack.key.card) + target


def _is_there(s: State, scene: Scene, what: str, target: int) -> bool:
    if what == "card":
        return target in s.seats[scene.me].hand
    return what != "entity" or figures.figure(s, target) is not None


async def choose_target(
    s: State, scene: Scene, action: Action, among: Sequence[int] | None = None
) -> bool:
    """ETH-317 to ETH-319: name the target of one application, of those fixed at the beginning;
    False: none is left.
    """
    spec = aim(s, scene, action)
    what = str(spec["what"])
    left = list(targets(s, scene, action) if among is None else among)
    chosen = list[int]()
    n = spec.get("n", 1)
    while isinstance(n, int) and len(chosen) < n:
        left = [one for one in left if one not in chosen and _is_there(s, scene, what, one)]
        may_stop = bool(spec.get("optional")) or (bool(spec.get("up_to")) and bool(chosen))
        one = await _ask(s, scene, action, left, may_stop)
        if one is None:
            break
        if what == "dreamer" and not await _agrees(s, scene, spec, one):
            left.remove(one)
            continue
        chosen.append(one)
    if chosen:
        scene.chosen = tuple(chosen)
        _fill(s, scene, what, chosen[0])
    return bool(chosen) or bool(spec.get("optional"))


async def _ask(
    s: State, scene: Scene, action: Action, left: Sequence[int], may_stop: bool
) -> int | None:
    """One of these; None: none is left, or none is wanted."""
    what = str(aim(s, scene, action)["what"])
    keys = {_key(s, scene, what, one): one for one in reversed(left)}
    if not keys:
        return None
    options = (*sorted(keys), DONE) if may_stop else tuple(sorted(keys))
    args = {"what": what, "action": action.name}
    hide = what == "card" and asking.closed(s)
    answer = await asking.pick(
        s, scene.me, "ask-target", "ETH-227", options, args, scene.source, hide
    )
    return None if answer == DONE and may_stop else keys[answer]


async def _agrees(s: State, scene: Scene, spec: Data, seat: int) -> bool:
    if not spec.get("agree") or seat == scene.me:
        return True
    return await whom.consent(s, scene, seat, scene.source)
