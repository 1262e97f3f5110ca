"""Performing actions: which there are, what forbids them, and what happens (section 11)."""

from __future__ import annotations

from dataclasses import replace

from boardwright.core.messages import Args
from boardwright.games.etherfields import (
    basic,
    gradual,
    limited,
    limits,
    paying,
    placing,
    playing,
    refusing,
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
from boardwright.games.etherfields.state import NOBODY, State
from boardwright.games.etherfields.stats import value

DREAM_ACTIONS = ("tile", "overlay", "fate", "gate", "entity")
"""ETH-599: components whose actions are Dream actions."""


# What there is


def is_action(s: State, key: int) -> bool:
    return ACTION_KEY <= key < ACTION_KEY + len(s.pack.actions)


def possible(s: State, seat: int) -> tuple[int, ...]:
    """ETH-167: everything that this Dreamer may begin between actions, in the order of the keys."""
    found = {ACTION_KEY + action.number for _, action in refusing.performable(s, seat)}
    found.update(basic.possible(s, seat), placing.possible(s, seat))
    return tuple(sorted(found))


def rapid(s: State, seat: int) -> tuple[int, ...]:
    """ETH-604: what a Dreamer may use between the actions of others."""
    found = {
        ACTION_KEY + action.number for _, action in refusing.performable(s, seat) if action.rapid
    }
    return tuple(sorted(found))


def is_dream_action(s: State, key: int) -> bool:
    """ETH-599: interaction with the map, the Gate, a secret or an Entity tile; Gem slots too."""
    if key in basic.DREAM_ACTIONS:
        return True
    return is_action(s, key) and book(s.pack).owner[key - ACTION_KEY].kind in DREAM_ACTIONS


def forbids(s: State, seat: int, key: int) -> str | None:
    """The rule that forbids an answer between actions."""
    if is_action(s, key):
        rules = [
            refusing.refused(s, scene, action)
            for scene, action in sources(s, seat)
            if ACTION_KEY + action.number == key
        ]
        if not rules:
            return refusing.absent(s, seat, key - ACTION_KEY)
        return None if None in rules else rules[0]
    return basic.forbids(s, seat, key) or placing.forbids(s, seat, key)


# What happens


async def perform(s: State, seat: int, key: int) -> None:
    """Carry out what was chosen between actions."""
    if is_action(s, key):
        scene = refusing.find(s, seat, key - ACTION_KEY)
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
    _tell(s, scene, "began", "ETH-224", held=was_held)
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


def _tell(
    s: State, scene: Scene, kind: str, rule: str, times: int = 1, *, held: bool = False
) -> None:
    if s.log is not None and scene.action is not None:
        args: Args = {"seat": scene.me, "action": scene.action.name, "source": scene.source}
        args = {**args, "key": scene.action.key, "of": scene.kind, "times": times}
        s.tell(kind, rule, {**args, "held": True} if held else args)
