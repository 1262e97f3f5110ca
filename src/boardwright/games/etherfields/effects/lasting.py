"""Lasting changes: what a `modify` or `forbid` is about, as part of a passive at work or as a
modifier that stays a while.
"""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import places
from boardwright.games.etherfields.content import Data, Step
from boardwright.games.etherfields.effects import figurines, numbers, whom
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.keys import ACTION_KEY
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, Modifier, State

OF_SPACES = frozenset(("terrain", "no_terrain", "stairs", "no_trap"))
"""Stats of spaces, not of Dreamers."""
OF_ENTITIES = frozenset(("entity_move", "entity_range"))
WORDS = ("terrain", "color", "keyword")
"""Parameters that a stat may need besides an amount."""
ENDS = {
    "step": ("step",),
    "dreamers_phase": ("dreamers_phase",),
    "turn": ("step", "dreamers_phase", "turn", "next_use"),
    "encounter": (
        *("step", "dreamers_phase", "turn", "next_use"),
        *("next_use:encounter", "encounter"),
    ),
    "session": ("session",),
}
"""What ends when. A session begins and ends outside of encounters."""


def scope_of(step: Step) -> str:
    return "scope" if step.has("scope") else "who"


def concerns(s: State, scene: Scene, step: Step, seat: int) -> bool:
    """Whether a lasting step of a passive at work is about this Dreamer."""
    name = scope_of(step)
    word = step.text(name, "team" if scene.me == NOBODY else "self")
    if word == "team" or (word == "self" and scene.me == NOBODY):
        return True
    if word == "self" and not step.has("where"):
        return seat == scene.me  # asked so often that the short way counts
    return seat in whom.seats_of(s, scene, step, name)


def covers(s: State, scene: Scene, step: Step, space: int) -> bool:
    """Whether a lasting step of a passive at work is about this space."""
    return space in spaces(s, scene, step)


def spaces(s: State, scene: Scene, step: Step) -> list[int]:
    """The spaces that a lasting step is about: that of its component or owner, unless it says."""
    return places.spaces(s, scene, step.data if step.has("at") else AT_COMPONENT)


AT_COMPONENT: Data = {"at": "component"}


def change(s: State, scene: Scene, step: Step, seat: int) -> int:
    """How much a lasting step changes, up or down."""
    n = step.data.get("n", 1)
    return n if isinstance(n, int) else numbers.number(s, scene, n, seat, step)


def used(s: State, stat: str, seat: int, word: str = "") -> None:
    """What lasts until its next use is used up."""
    s.mods = tuple([m for m in s.mods if not _is_used(m, stat, seat, word)])


def _is_used(mod: Modifier, stat: str, seat: int, word: str) -> bool:
    return (
        mod.stat == stat
        and mod.until.startswith("next_use")
        and mod.seat in (NOBODY, seat)
        and mod.word in ("", "to", word)
    )


def end_modifiers(s: State, until: str) -> None:
    """ETH-174, ETH-471: what lasts until now ends."""
    ends = ENDS[until]
    if any(mod.until in ends for mod in s.mods):
        s.mods = tuple([mod for mod in s.mods if mod.until not in ends])


def add(s: State, scene: Scene, mods: list[Modifier], rule: str) -> None:
    """Put modifiers into force and tell them."""
    s.mods = (*s.mods, *mods)
    if s.log is not None:
        for mod in mods:
            args: Args = {"stat": mod.stat, "n": mod.n, "until": mod.until, "word": mod.word}
            s.tell("modified", rule, {**args, "seat": mod.seat, "source": scene.source})


@verb("modify")
async def modify(s: State, scene: Scene, step: Step) -> None:
    """ETH-003: a card changes a number for a while."""
    stat, until = step.text("stat"), step.text("until", "turn")
    n = step.number("to") if "to" in step.data else change(s, scene, step, scene.me)
    word = "to" if "to" in step.data else next((step.text(w) for w in WORDS if step.has(w)), "")
    if step.has("action"):
        word = _action_id(s, scene, step)
    mod = Modifier(stat, n, until, word=word, source=scene.source)
    add(s, scene, await _placed(s, scene, step, mod), "ETH-003")


async def _placed(s: State, scene: Scene, step: Step, mod: Modifier) -> list[Modifier]:
    """The modifier for everything that it is about."""
    if mod.stat in OF_SPACES:
        return [mod._replace(space=space) for space in await _spaces(s, scene, step)]
    if mod.stat in OF_ENTITIES or step.text("scope") == "entity":
        return [mod._replace(entity=entity) for entity in await figurines.tiles(s, scene, step)]
    name = scope_of(step)
    if step.text(name) == "team" or (scene.me == NOBODY and not step.has(name)):
        return [mod]
    return [mod._replace(seat=seat) for seat in whom.seats_of(s, scene, step, name)]


async def _spaces(s: State, scene: Scene, step: Step) -> list[int]:
    found = places.spaces(s, scene, step.data if step.has("at") else {"at": "own"})
    if step.text("at") != "any" or len(found) < 2:
        return found
    from boardwright.games.etherfields.effects.choosing import pick_space

    return [await pick_space(s, scene, found, step.do)]


def _action_id(s: State, scene: Scene, step: Step) -> str:
    """The id of the action that a stat is about: the one aimed at, or by its key."""
    name = step.text("action")
    if name == "target":
        return s.pack.actions[scene.chosen[0]].id
    return s.pack.actions[s.pack.keys.id(name) - ACTION_KEY].id


def _can_forbid(s: State, scene: Scene, step: Step) -> bool:
    return not step.has("entity") or bool(figurines.fixed(s, scene, step))


@verb("forbid", can=_can_forbid)
async def forbid(s: State, scene: Scene, step: Step) -> None:
    """ETH-003: something is not allowed for a while: to Dreamers, a figure, or a whole Entity."""
    what, until = step.text("what"), step.text("until", "turn")
    mod = Modifier("forbid", 1, until, word=what, source=scene.source)
    if step.has("entity"):
        mods = []
        for tag in await figurines.chosen(s, scene, step):
            entity = next(figure.entity for figure in s.figures if figure.tag == tag)
            mods.append(
                mod._replace(entity=entity) if step.has("whole") else mod._replace(figure=tag)
            )
    else:
        seats = await whom.whom(s, scene, step)
        mods = [mod._replace(seat=seat) for seat in seats]
    add(s, scene, mods, "ETH-003")
