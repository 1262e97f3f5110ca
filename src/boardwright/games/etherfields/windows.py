"""Windows: who may put a word in when something is about to happen (ETH-261 to ETH-263, ETH-449),
and what answers it by itself.

A window asks only those who could really use something then; whoever lets it pass may do so once,
for all of this Turn, or for all of its kind in this encounter. Nobody is asked what would do
nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask, ask_openly
from boardwright.core.messages import Args
from boardwright.games.etherfields import (
    acting,
    asking,
    limited,
    luck,
    memories,
    paying,
    prices,
    refusing,
)
from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.content import Action, Passive
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import (
    ACTION_KEY,
    PASS,
    PASS_KIND,
    PASS_TURN,
    REROLL,
    space_name,
)
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.sources import Source, hand, of_map, of_team, own
from boardwright.games.etherfields.standing import at_work, on_map, speaks
from boardwright.games.etherfields.state import ACT, DREAMWORLD, NOBODY, NOWHERE, State

COMING = ("would_suffer", "would_seal", "would_discard", "would_move", "would_push")
"""Moments that are over once nothing is left to come."""


async def answer(s: State, moment: Moment) -> None:
    """What must answer a moment, then whoever wants to, then what may (ETH-262)."""
    await passives(s, moment, optional=False)
    if not _is_over(moment):
        await open_window(s, moment)
    if not _is_over(moment):
        await passives(s, moment, optional=True)
    await memories.remember(s, moment)


def _is_over(moment: Moment) -> bool:
    return moment.cancelled or (moment.kind in COMING and moment.n <= 0)


# Windows


async def open_window(s: State, moment: Moment, without: Iterable[int] = ()) -> None:
    """Ask all who could use something, until all of them let it pass. What is played in it is
    finished before the window goes on (ETH-263).
    """
    silent: dict[int, tuple[int, ...]] = dict.fromkeys(without, ())
    while not _is_over(moment):
        open_to = [d for d in decisions(s, moment) if silent.get(d.seats[0]) != _offer(d, moment)]
        if not open_to:
            return
        index, given = 0, 0
        if len(open_to) == 1:
            given = await ask(open_to[0])
        else:
            index, given = await ask_openly(open_to)
        seat = open_to[index].seats[0]
        if passes(s, seat, given, moment):
            silent[seat] = _offer(open_to[index], moment)
        else:
            await acting.respond(s, seat, given, moment)


def _offer(decision: Decision, moment: Moment) -> tuple[int, ...]:
    """What somebody let pass: they are asked again only if it has changed."""
    return (*decision.options, moment.n, moment.face, moment.rerolls)


def decisions(s: State, moment: Moment, without: Iterable[int] = ()) -> list[Decision]:
    """A question to each Dreamer who could use something now. With hidden hands to everybody who
    has a card: the question must not tell what it is (ETH-015).
    """
    found = []
    for seat in range(len(s.seats)):
        if seat in without or _is_silent(s, seat, moment):
            continue
        options = _answers(s, seat, moment)
        hide = asking.closed(s) and bool(s.seats[seat].hand)
        if options or hide:
            options = (*options, PASS, PASS_TURN, PASS_KIND)
            rule = "ETH-339" if moment.kind == "rolled" else "ETH-262"
            args = _args(s, moment)
            found.append(Decision((seat,), "ask-window", rule, options, args, always=hide))
    return found


def _is_silent(s: State, seat: int, moment: Moment) -> bool:
    return bool(s.seats[seat].passes & {"turn", moment.kind})


def passes(s: State, seat: int, given: int, moment: Moment) -> bool:
    """Whether an answer lets a window pass; it is noted for how long."""
    me = s.seats[seat]
    if given == PASS_TURN:
        me.passes = me.passes | {"turn"}
    elif given == PASS_KIND:
        me.passes = me.passes | {moment.kind}
    return given in (PASS, PASS_TURN, PASS_KIND)


def clear_passes(s: State, what: str) -> None:
    """A new `turn` begins, or a new `encounter`: then all windows are open again."""
    for me in s.seats:
        if me.passes:
            me.passes = me.passes - {"turn"} if what == "turn" else frozenset()


def _args(s: State, moment: Moment) -> Args:
    """What the window is about, for those who are asked."""
    args: dict[str, int | str] = {"moment": moment.kind, "seat": moment.seat, "n": moment.n}
    if moment.face >= 0:
        args["die"] = moment.die
        args["face"] = luck.face_name(moment.die, moment.face)
    if moment.entity != NOBODY:
        args["entity"] = s.pack.entities[moment.entity].name
    if moment.step != NOBODY:
        args["step"] = moment.step
    if moment.space != NOWHERE:
        args["space"] = space_name(moment.space)
    return args


# What could be used


def own_answers(s: State, seat: int, moment: Moment) -> tuple[int, ...]:
    """What a Dreamer could use in the middle of a payment of their own."""
    return () if _is_silent(s, seat, moment) else _answers(s, seat, moment)


def answers(s: State, seat: int, moment: Moment) -> tuple[int, ...]:
    """The keys of all that this Dreamer could answer the moment with."""
    return _answers(s, seat, moment)


def _answers(s: State, seat: int, moment: Moment) -> tuple[int, ...]:
    found = {ACTION_KEY + action.number for _, action in _usable(s, seat, moment)}
    if luck.may_use_gem(s, seat, moment):
        found.add(REROLL)
    if found and s.phase == ACT:
        found.update(_masks(s, seat, moment))
    return tuple(sorted(found))


def _usable(s: State, seat: int, moment: Moment) -> Iterator[tuple[Scene, Action]]:
    """Rapid actions, and those that answer this very kind of moment (ETH-261, ETH-364, ETH-604)."""
    reacting = book(s.pack).reacting
    if not reacting:
        return
    for scene, action in _sources(s, seat, moment):
        if action.number in reacting and _fits(s, scene, action, moment):
            yield scene, action


def _sources(s: State, seat: int, moment: Moment) -> Iterator[Source]:
    """Cards, Items and the like; of the map only where it may answer such a moment."""
    yield from hand(s, seat)
    yield from own(s, seat)
    yield from of_team(s, seat)
    if moment.kind in book(s.pack).map_answers and s.place != DREAMWORLD:
        yield from of_map(s, seat)


def _fits(s: State, scene: Scene, action: Action, moment: Moment) -> bool:
    if moment.kind not in (action.when or (moment.kind,)):
        return False
    _put_in(scene, moment)
    if refusing.hindered(s, scene, action) is not None:
        return False
    return hooks.answers(s, scene, action) and refusing.unpayable(s, scene, action) is None


def _put_in(scene: Scene, moment: Moment) -> None:
    """The scene of whatever answers a moment."""
    scene.moment = moment
    scene.seat, scene.step = moment.seat, moment.step
    if moment.figure != NOBODY:
        scene.figure = moment.figure
    if moment.entity != NOBODY:
        scene.entity = moment.entity


def _masks(s: State, seat: int, moment: Moment) -> list[int]:
    """ETH-449: in the Dreamers Phase the abilities of a Mask that wait for nothing can be used
    whenever a window is open to its Dreamer.
    """
    return [
        ACTION_KEY + action.number
        for scene, action in own(s, seat)
        if scene.kind == "mask" and not action.when and refusing.refused(s, scene, action) is None
    ]


def find(s: State, seat: int, number: int, moment: Moment) -> Scene | None:
    """The scene in which a Dreamer uses an action in answer to a moment."""
    for scene, action in _usable(s, seat, moment):
        if action.number == number:
            return scene
    for scene, action in own(s, seat):
        if action.number == number and refusing.refused(s, scene, action) is None:
            return scene
    return None


# What answers by itself


async def passives(s: State, moment: Moment, optional: bool | None = None) -> None:
    """Let passives answer: those that must, those that may (they are asked first), or both."""
    for scene, passive in _listening(s, moment):
        asks = passive.optional or bool(passive.cost.amount or passive.cost.parts)
        if optional is not None and asks != optional:
            continue
        if _is_over(moment) or not _answers_now(s, scene, passive):
            continue
        if not asks or await _wanted(s, scene, passive):
            limited.use_passive(s, scene, passive)
            if s.log is not None:
                args: Args = {"seat": scene.me, "source": scene.source, "moment": moment.kind}
                s.tell("answered", scene.rule or "ETH-262", args)
            await hooks.run(s, scene, passive.effect)


def _listening(s: State, moment: Moment) -> list[tuple[Scene, Passive]]:
    """All passives at work that wait for this kind of moment."""
    found = []
    for thing in book(s.pack).answering.get(moment.kind, ()):
        if speaks(s, thing):
            for scene in at_work(s, thing.kind, thing.number):
                found.append((scene, thing.passive))
    if moment.kind in book(s.pack).map_moments:
        found += [pair for pair in on_map(s) if pair[1].when == moment.kind]
    for scene, _ in found:
        _put_in(scene, moment)
    return found


def _answers_now(s: State, scene: Scene, passive: Passive) -> bool:
    if passive.when == "placed" or limited.is_passive_used_up(s, scene, passive):
        return False
    if not hooks.answers(s, scene, passive):
        return False
    payer = scene.me if scene.me != NOBODY else scene.seat
    cost = passive.cost
    if not (cost.amount or cost.parts):
        return True
    return payer != NOBODY and paying.can_pay_cost(s, payer, cost, scene)


async def _wanted(s: State, scene: Scene, passive: Passive) -> bool:
    """ETH-004: its owner says whether it is used, the Team where it has none; then it is paid."""
    args: Args = {"text": passive.text, "moment": passive.when, "seat": scene.seat}
    payer = scene.me if scene.me != NOBODY else scene.seat
    told = prices.of_costs(s, payer, [("yes", passive.cost)])
    if not await asking.may(s, scene.me, "ask-passive", "ETH-262", args, scene.source, told):
        return False
    if not (passive.cost.amount or passive.cost.parts):
        return True
    if scene.me == NOBODY:
        scene.me = scene.seat
    return await paying.pay_cost(s, scene.me, passive.cost, scene, "ETH-224")


async def moment(s: State, about: Moment) -> None:
    """Let passives answer a moment that opens no window."""
    await passives(s, about)
    await memories.remember(s, about)
