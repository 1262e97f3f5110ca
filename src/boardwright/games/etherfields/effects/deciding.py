"""Decisions inside effects, conditions, repetition, named functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.games.etherfields import asking
from boardwright.games.etherfields.content import COLOURS, Data, Step
from boardwright.games.etherfields.effects import figurines, numbers, running, whom
from boardwright.games.etherfields.effects.conditions import holds
from boardwright.games.etherfields.effects.named import functions
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.keys import COLOUR_KEY
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State


def options_of(step: Step) -> list[Data]:
    found = step.data.get("options")
    there = found if isinstance(found, Sequence) and not isinstance(found, str) else ()
    return [option for option in there if isinstance(option, Mapping)]


def open_options(s: State, scene: Scene, step: Step, chosen: Sequence[int] = ()) -> list[int]:
    """ETH-005, ETH-006: the options that may be chosen; what one gives never shuts it. If none
    can be paid in full, all may be tried.
    """
    wanted = [
        n
        for n, option in enumerate(options_of(step))
        if n not in chosen and holds(s, scene, running.table(option, "requires"))
    ]
    return [n for n in wanted if running.choosable(s, scene, step.inner[str(n)])] or wanted


def key_of(s: State, option: Data) -> int:
    """What an option is answered with."""
    name = str(option["name"])
    if name in s.pack.options:
        return s.pack.key.option + s.pack.options[name]
    return s.pack.keys.id(name)


def choosers(s: State, scene: Scene, step: Step) -> list[int]:
    """Who chooses; NOBODY: the Team."""
    by = step.text("by", "self")
    if by == "each":
        return list(asking.in_order(s))
    if by == "target":
        return [seat for seat in whom.targeted(scene) if seat != NOBODY]
    return [NOBODY] if by == "team" else [scene.me]


def _can_choose(s: State, scene: Scene, step: Step) -> bool:
    own = [_scene(scene, step, seat) for seat in choosers(s, scene, step)]
    return any(
        running.possible_effect(s, one, step.inner[str(n)])
        for one in own
        for n in open_options(s, one, step)
    )


def _takes_choice(s: State, scene: Scene, step: Step) -> bool:
    """Some option can be carried out by everybody who has to choose."""
    return all(
        any(running.choosable(s, one, step.inner[str(n)]) for n in open_options(s, one, step))
        for one in [_scene(scene, step, seat) for seat in choosers(s, scene, step)]
    )


def _scene(scene: Scene, step: Step, seat: int) -> Scene:
    """Whoever chooses for themself also performs what was chosen."""
    own = step.text("by") in ("each", "target")
    return scene.seen_by(seat) if own else scene


@verb("choose", can=_can_choose, takes=_takes_choice)
async def choose(s: State, scene: Scene, step: Step) -> None:
    for seat in choosers(s, scene, step):
        own = _scene(scene, step, seat)
        chosen = list[int]()
        for _ in range(numbers.amount(s, scene, step)):
            there = open_options(s, own, step, chosen)
            if not there:
                break
            keys = {key_of(s, options_of(step)[n]): n for n in there}
            answer = await asking.pick(
                s, seat, "ask-option", "ETH-005", tuple(sorted(keys)), source=scene.source
            )
            chosen.append(keys[answer])
            await running.run(s, own, step.inner[str(keys[answer])])


# Conditions


def _branch(s: State, scene: Scene, step: Step) -> str:
    return "then" if holds(s, scene, step.table("cond")) else "else"


def _can_if(s: State, scene: Scene, step: Step) -> bool:
    return running.possible_effect(s, scene, step.inner.get(_branch(s, scene, step), ()))


def _takes_if(s: State, scene: Scene, step: Step) -> bool:
    return running.choosable(s, scene, step.inner.get(_branch(s, scene, step), ()))


@verb("if", can=_can_if, takes=_takes_if)
async def if_(s: State, scene: Scene, step: Step) -> None:
    await running.run(s, scene, step.inner.get(_branch(s, scene, step), ()))


# Repetition


def _each(s: State, scene: Scene, step: Step) -> list[Scene]:
    if figurines.is_about_figures(step):
        return [scene.about_figure(tag) for tag in figurines.fixed(s, scene, step)]
    return [scene.seen_by(seat) for seat in whom.fixed(s, scene, step)]


def _can_each(s: State, scene: Scene, step: Step) -> bool:
    inner = step.inner["effect"]
    return any(running.possible_effect(s, one, inner) for one in _each(s, scene, step))


def _takes_each(s: State, scene: Scene, step: Step) -> bool:
    inner = step.inner["effect"]
    fits = [running.choosable(s, one, inner) for one in _each(s, scene, step)]
    is_one = not figurines.is_about_figures(step) and whom.is_one(scene, step)
    return any(fits) if is_one else all(fits)


@verb("for_each", can=_can_each, takes=_takes_each, people=True)
async def for_each(s: State, scene: Scene, step: Step) -> None:
    """Performed by each of these Dreamers, or for each of these figures."""
    if figurines.is_about_figures(step):
        for tag in await figurines.chosen(s, scene, step):
            await running.run(s, scene.about_figure(tag), step.inner["effect"])
        return
    for seat in await whom.whom(s, scene, step):
        await running.run(s, scene.seen_by(seat), step.inner["effect"])


def _can_then(s: State, scene: Scene, step: Step) -> bool:
    return running.possible_effect(s, scene, step.inner["effect"])


def _takes_then(s: State, scene: Scene, step: Step) -> bool:
    return running.choosable(s, scene, step.inner["effect"])


@verb("then", can=_can_then, takes=_takes_then)
async def then(s: State, scene: Scene, step: Step) -> None:
    """ETH-226: a stated order: what is inside is fixed only now."""
    await running.run(s, scene, step.inner["effect"])


@verb("colour", can=lambda s, scene, step: False)
async def colour(s: State, scene: Scene, step: Step) -> None:
    """ETH-230: name a colour."""
    options = tuple([COLOUR_KEY + n for n in range(len(COLOURS))])
    answer = await asking.pick(s, scene.me, "ask-colour", "ETH-230", options, source=scene.source)
    scene.colour = answer - COLOUR_KEY
    if s.log is not None:
        s.tell("named-colour", "ETH-230", {"seat": scene.me, "colour": COLOURS[scene.colour]})


def _can_call(s: State, scene: Scene, step: Step) -> bool:
    check = functions(s)[step.text("function")]
    can = getattr(check, "can", None)
    return can is None or bool(can(s, scene, step))


@verb("call", can=_can_call)
async def call(s: State, scene: Scene, step: Step) -> None:
    """A named function, where words do not suffice."""
    await functions(s)[step.text("function")](s, scene, step)
