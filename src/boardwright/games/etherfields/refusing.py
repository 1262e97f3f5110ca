"""What keeps an action from being begun: where one is, locks, limits, what it needs and costs."""

from __future__ import annotations

from boardwright.games.etherfields import costs, gradual, limited, parts
from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.content import Action
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.sources import sources
from boardwright.games.etherfields.standing import mask_works, progress_works
from boardwright.games.etherfields.state import DREAMWORLD, State
from boardwright.games.etherfields.stats import forbidden


def performable(s: State, seat: int) -> list[tuple[Scene, Action]]:
    """Actions of components that may be begun now."""
    most = costs.bounds(s, seat)
    return [
        (scene, action)
        for scene, action in sources(s, seat)
        if not costs.is_hopeless(s, scene, action, most) and refused(s, scene, action) is None
    ]


def gradual_ones(s: State, seat: int) -> list[Action]:
    """ETH-308, ETH-631: Gradual actions that could be performed, whatever they cost."""
    return [
        action
        for scene, action in sources(s, seat)
        if action.gradual and refused(s, scene, action, free=True) is None
    ]


def find(s: State, seat: int, number: int, *, free: bool = False) -> Scene | None:
    """The scene in which this Dreamer could begin an action now; None: not at all."""
    for scene, action in sources(s, seat):
        if action.number == number and refused(s, scene, action, free=free) is None:
            return scene
    return None


def scene_of(s: State, seat: int, number: int) -> Scene:
    """Where an action is performed that an effect names, from wherever one stands (ETH-631)."""
    found = find(s, seat, number, free=True)
    if found is not None:
        return found
    action = s.pack.actions[number]
    kind, component = book(s.pack).owner[number]
    space = s.seats[seat].space
    scene = Scene(seat, kind, component, action.name, "ETH-631", action, space=space)
    if kind == "entity":
        scene.entity = component
    return scene


def refused(s: State, scene: Scene, action: Action, *, free: bool = False) -> str | None:
    """The rule that keeps an action from being begun between actions; None: nothing does. What is
    free is not asked what it costs.
    """
    if action.when:
        return "ETH-262"
    if s.place == DREAMWORLD:
        if action.world == "dreamscape" and not _helps_there(s, scene, action):
            return "ETH-497"
    elif action.world == "dreamworld":
        return "ETH-497"
    refusal = hindered(s, scene, action) or _useless(s, scene, action)
    return refusal or (None if free else unpayable(s, scene, action))


def _helps_there(s: State, scene: Scene, action: Action) -> bool:
    """ETH-499: cards, Items and Masks whose immediate effect is of use on the Dreamworld map."""
    at_once = action.number in book(s.pack).at_once
    return at_once and scene.kind in ("card", "item", "mask", "wisdom", "note")


def hindered(s: State, scene: Scene, action: Action) -> str | None:
    """Locks, limits and prohibitions."""
    seat = scene.me
    if scene.kind == "card" and scene.tag >= 0 and not progress_works(s, seat):
        return "ETH-424"
    if scene.kind == "mask" and not mask_works(s, seat) and s.seats[seat].mask == scene.number:
        return "ETH-423"
    if action.single_use and action.number in s.blocked:
        return "ETH-111"
    if limited.is_used_up(s, scene, action):
        return "ETH-229"
    if action.keyword and forbidden(s, action.keyword, seat) is not None:
        return "ETH-003"
    return None


def _useless(s: State, scene: Scene, action: Action) -> str | None:
    """ETH-225, ETH-228, ETH-347: requirements, targets, and whether it would do anything."""
    if hooks.can(s, scene, action):
        return None
    if action.requires and not hooks.holds(s, scene, action.requires):
        return "ETH-225"
    if hooks.needs_target(s, scene, action) and not hooks.targets(s, scene, action):
        return "ETH-315" if action.keyword else "ETH-347"
    return "ETH-228"


def unpayable(s: State, scene: Scene, action: Action) -> str | None:
    """ETH-006, ETH-242: parts of every cost are missing, or there could never be enough Intent."""
    lacks: str | None = None
    for way in costs.ways(action.costs):
        need = costs.base(s, scene.me, action, way)
        if action.gradual and not gradual.recordable(s, action.number, way.colour):
            need *= gradual.needed(s, action.number, way.colour)
        if costs.can_start(s, scene, way, need):
            return None
        lacks = lacks or parts.lacking(s, scene, way.cost)
    return lacks or "ETH-224"


def absent(s: State, seat: int, number: int) -> str:
    """Why a component gives this Dreamer no action at all."""
    kind, component = book(s.pack).owner[number]
    if kind == "card":
        me = s.seats[seat]
        if s.pack.cards[component].is_progress:
            flipped = any(p.card == component for p in me.progress)
            return "ETH-279" if flipped else "ETH-273"
        return "ETH-259"
    if kind == "entity" and s.pack.entities[component].deliverance is s.pack.actions[number]:
        return "ETH-512"
    return {
        "back": "ETH-265",
        "item": "ETH-358",
        "mask": "ETH-447",
        "note": "ETH-562",
        "tile": "ETH-110",
        "overlay": "ETH-110",
        "fate": "ETH-530",
        "gate": "ETH-099",
        "entity": "ETH-392",
    }.get(kind, "ETH-223")
