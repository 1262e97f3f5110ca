"""Performing actions: which there are, what forbids them, and what happens (section 11)."""

from __future__ import annotations

from dataclasses import replace

from boardwright.core.messages import Args
from boardwright.games.etherfields import (
    basic,
    costs,
    gradual,
    limited,
    limits,
    parts,
    paying,
    placing,
    playing,
    windows,
)
from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.content import Action
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import ACTION_KEY, REROLL
from boardwright.games.etherfields.luck import use_gem
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.sources import sources
from boardwright.games.etherfields.standing import mask_works, progress_works
from boardwright.games.etherfields.state import DREAMWORLD, NOBODY, State
from boardwright.games.etherfields.stats import forbidden, value

DREAM_ACTIONS = ("tile", "overlay", "fate", "gate", "entity")
"""ETH-599: components whose actions are Dream actions."""


# What there is


def is_action(s: State, key: int) -> bool:
    return ACTION_KEY <= key < ACTION_KEY + len(s.pack.actions)


def possible(s: State, seat: int) -> tuple[int, ...]:
    """ETH-167: everything that this Dreamer may begin between actions, in the order of the keys."""
    found = {ACTION_KEY + action.number for _, action in performable(s, seat)}
    found.update(basic.possible(s, seat), placing.possible(s, seat))
    return tuple(sorted(found))


def performable(s: State, seat: int) -> list[tuple[Scene, Action]]:
    """Actions of components that may be begun now."""
    return [
        (scene, action) for scene, action in sources(s, seat) if refused(s, scene, action) is None
    ]


def gradual_ones(s: State, seat: int) -> list[Action]:
    """ETH-308, ETH-631: Gradual actions that could be performed, whatever they cost."""
    return [
        action
        for scene, action in sources(s, seat)
        if action.gradual and refused(s, scene, action, free=True) is None
    ]


def rapid(s: State, seat: int) -> tuple[int, ...]:
    """ETH-604: what a Dreamer may use between the actions of others."""
    found = {ACTION_KEY + action.number for _, action in performable(s, seat) if action.rapid}
    return tuple(sorted(found))


def find(s: State, seat: int, number: int, *, free: bool = False) -> Scene | None:
    """The scene in which this Dreamer could begin an action now; None: not at all."""
    for scene, action in sources(s, seat):
        if action.number == number and refused(s, scene, action, free=free) is None:
            return scene
    return None


def is_dream_action(s: State, key: int) -> bool:
    """ETH-599: interaction with the map, the Gate, a secret or an Entity tile; Gem slots too."""
    if key in basic.DREAM_ACTIONS:
        return True
    return is_action(s, key) and book(s.pack).owner[key - ACTION_KEY].kind in DREAM_ACTIONS


# What forbids it


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


def forbids(s: State, seat: int, key: int) -> str | None:
    """The rule that forbids an answer between actions."""
    if is_action(s, key):
        rules = [
            refused(s, scene, action)
            for scene, action in sources(s, seat)
            if ACTION_KEY + action.number == key
        ]
        if not rules:
            return _absent(s, seat, key - ACTION_KEY)
        return None if None in rules else rules[0]
    return basic.forbids(s, seat, key) or placing.forbids(s, seat, key)


def _absent(s: State, seat: int, number: int) -> str:
    """Why a component gives this Dreamer no action at all."""
    kind, component = book(s.pack).owner[number]
    if kind == "card":
        me = s.seats[seat]
        if s.pack.cards[component].is_progress:
            flipped = any(p.card == component for p in me.progress)
            return "ETH-279" if flipped else "ETH-273"
        return "ETH-259"
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


# What happens


async def perform(s: State, seat: int, key: int) -> None:
    """Carry out what was chosen between actions."""
    if is_action(s, key):
        scene = find(s, seat, key - ACTION_KEY)
        assert scene is not None
        await perform_action(s, scene)
    elif placing.is_placing(s, key):
        await placing.place(s, seat, key)
    else:
        await basic.perform(s, seat, key)
    await limits.keep_limits(s)


async def respond(s: State, seat: int, key: int, moment: Moment) -> None:
    """Carry out what a Dreamer answers to a moment with."""
    if key == REROLL:
        await use_gem(s, seat, moment)
        return
    scene = windows.find(s, seat, key - ACTION_KEY, moment)
    assert scene is not None
    await perform_action(s, scene)
    await limits.keep_limits(s)


async def perform_action(s: State, scene: Scene) -> bool:
    """ETH-224, ETH-243: the card leaves the hand, the cost is paid, the effect happens. False: it
    was not paid in full.
    """
    seat, action = scene.me, scene.action
    assert action is not None
    me = s.seats[seat]
    aims = _aims(s, scene, action)
    scene.top = me.discard[0] if me.discard else NOBODY
    was_held, scene.held = scene.held, False
    if was_held:
        playing.play(s, seat, scene.number)
    depth = len(me.playing) - was_held
    _tell(s, scene, "began", "ETH-224")
    paid = await paying.pay_action(s, scene, action)
    if paid.outcome == paying.PAID:
        await _carry_out(s, scene, action, paid, aims)
    if was_held and paid.outcome == paying.BACK:
        playing.take_back(s, seat)
    elif was_held:
        playing.finish(s, seat, scene.number, depth)
    return paid.outcome == paying.PAID


def _aims(s: State, scene: Scene, action: Action) -> tuple[int, ...]:
    """ETH-227, ETH-318, ETH-351: what it may be aimed at is fixed when it begins."""
    if hooks.needs_target(s, scene, action):
        return tuple(hooks.targets(s, scene, action))
    return ()


async def _carry_out(
    s: State, scene: Scene, action: Action, paid: paying.Paid, aims: tuple[int, ...]
) -> None:
    """The action was paid: as an instalment, or as often as it was paid."""
    times = paid.times
    if action.gradual:
        times = await gradual.instalment(s, scene.me, action, paid.colour, times)
        if not times:
            return
    elif action.keyword and not action.single_use:
        times = await _more_often(s, scene, action, times)
    await apply(s, scene, action, times, aims)


async def _more_often(s: State, scene: Scene, action: Action, times: int) -> int:
    """ETH-316: what was paid for, and what cards add to it."""
    applying = Moment("applying", scene.me, n=times, word=action.keyword, action=action)
    await hooks.window(s, applying)
    more = value(s, "applications", scene.me, action.keyword)
    hooks.used(s, "applications", scene.me, action.keyword)
    return applying.n + more


async def apply(s: State, scene: Scene, action: Action, times: int, aims: tuple[int, ...]) -> None:
    """The effect, so many times; the target of each is named when it comes (ETH-317 to ETH-319)."""
    limited.use(s, scene, action)
    _tell(s, scene, "performed", "ETH-224", times)
    if scene.kind == "card" and scene.tag < 0 and not s.pack.cards[scene.number].is_flaw:
        s.played = (*s.played, (scene.me, scene.number))
    for _ in range(times):
        one = replace(scene, fixed={}, counts={}, aimed={})
        if aims and not await hooks.choose_target(s, one, action, aims):
            break
        await hooks.run(s, one, action.effect)
        await limits.keep_limits(s)
    if action.keyword:
        hooks.used(s, f"{action.keyword}_range", scene.me, "")
    if scene.kind == "back":
        await hooks.window(s, Moment("back_action", scene.me))


async def complete(s: State, scene: Scene, colour: int) -> None:
    """ETH-631: the last marker was placed by an effect, so the action is performed at once."""
    assert scene.action is not None
    scene.held, scene.paid = False, colour
    await apply(s, scene, scene.action, 1, _aims(s, scene, scene.action))


async def carry_out(s: State, scene: Scene, action: Action) -> None:
    """An action that somebody else's effect performs: nothing is paid, and nothing is used up."""
    aims = _aims(s, scene, action)
    if not aims or await hooks.choose_target(s, scene, action, aims):
        await hooks.run(s, scene, action.effect)


def _tell(s: State, scene: Scene, kind: str, rule: str, times: int = 1) -> None:
    if s.log is not None and scene.action is not None:
        args: Args = {"seat": scene.me, "action": scene.action.name, "source": scene.source}
        s.tell(kind, rule, {**args, "of": scene.kind, "times": times})
