"""Slumbers (ETH-503 to ETH-519): drawing one, skipping it, beginning it; the Delta Phase (ETH-520
to ETH-525).
"""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import Asked, Reply
from boardwright.games.etherfields import (
    cards,
    decks,
    entities,
    harm,
    laying,
    masks,
    progress,
    sealing,
    stats,
    turncards,
)
from boardwright.games.etherfields.asking import GO_ON, everybody, in_order
from boardwright.games.etherfields.content import Entity
from boardwright.games.etherfields.encounters import end_slumber
from boardwright.games.etherfields.endings import Over
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import (
    DELTA_CURE,
    DELTA_MASK,
    DELTA_RESHUFFLE,
    DELTA_UNFLIP,
    DELTA_UNSEAL,
    NO,
)
from boardwright.games.etherfields.keys import SKIP as SKIP_KEY
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import (
    DELTA,
    ENTRANCE,
    HOURS,
    NEW_TURN,
    NOBODY,
    NOWHERE,
    SKIP,
    SLUMBER,
    SLUMBER_START,
    TRAVEL,
    TURN_START,
    State,
)


def tile(s: State) -> Entity:
    """The Slumber tile in play."""
    return s.pack.entities[s.slumber]


def scene_of(s: State, rule: str) -> Scene:
    entity = tile(s)
    scene = Scene(kind="entity", number=entity.number, source=entity.name, rule=rule)
    scene.entity = entity.number
    return scene


async def draw(s: State) -> None:
    """ETH-503 to ETH-505, ETH-520, ETH-625: the top tile of the Slumber deck: the Delta Phase, a
    tile that is simply followed, or an encounter.
    """
    if not s.slumbers:
        return
    number = decks.take(s, "slumbers", "ETH-503")
    s.news = True
    s.slumber = number
    entity = tile(s)
    if s.log is not None:
        s.tell("slumber", "ETH-503", {"slumber": entity.name})
    if entity.role == "delta":
        s.phase, s.queue = DELTA, in_order(s)
        return
    s.journey = 0
    s.phase = SLUMBER_START
    if not entity.figure:
        await hooks.run(s, scene_of(s, "ETH-505"), entity.setup)
        await end_slumber(s, "ETH-625")


# Before it starts, and Skip


def may_skip(s: State, *, before: bool = False) -> bool:
    """ETH-510, ETH-511: a tile that offers Skip; before the start only where what happens does not
    refer to anything placed in setup.
    """
    return tile(s).skip and (tile(s).skip_before_start or not before)


def ask_start(s: State) -> Asked:
    """ETH-511: whether to Skip the Slumber before it starts."""
    if not may_skip(s, before=True):
        return GO_ON
    args = {"slumber": tile(s).name}
    return Decision(everybody(s), "ask-skip-before", "ETH-511", (SKIP_KEY, NO), args, tile(s).name)


async def start(s: State, reply: Reply) -> None:
    """ETH-509, ETH-623: the Turn cards first, then the tile; Dreamers that are not on the map enter
    it (ETH-472). Quirks are at work from here on (ETH-532), so a space may have become Blocked.
    """
    if reply == SKIP_KEY:
        await skip(s, "ETH-511")
    entity = tile(s)
    stats.clear_spent(s, "turn", "encounter")
    before = scape(s)
    s.place = SLUMBER
    await laying.settle(s, before)
    turns = entity.turns_solo if len(s.seats) == 1 and entity.turns_solo else entity.turns
    turncards.prepare(s, turns, "ETH-509")
    entities.lay_entity(s, s.slumber, "ETH-507")
    s.queue = tuple([seat for seat in in_order(s) if s.seats[seat].space == NOWHERE])
    s.phase = ENTRANCE


def ask_skip(s: State) -> Asked:
    """ETH-170, ETH-510, ETH-517: at the start of a Turn, before anything else of it."""
    args = {"slumber": tile(s).name}
    return Decision(everybody(s), "ask-skip", "ETH-510", (SKIP_KEY, NO), args, tile(s).name)


async def answer_skip(s: State, reply: Reply) -> None:
    if reply == SKIP_KEY:
        await skip(s, "ETH-510")
    s.phase = TURN_START


async def skip(s: State, rule: str) -> None:
    """ETH-510: the Out of Turns effect is resolved, and the Slumber is over."""
    s.phase = SKIP
    if s.log is not None:
        s.tell("skipped", rule, {"slumber": tile(s).name})
    await hooks.run(s, scene_of(s, rule), tile(s).out_of_turns)
    raise Over("slumber", rule)


async def out_of_turns(s: State) -> None:
    """ETH-369, ETH-175: the last Turn card was discarded."""
    await hooks.run(s, scene_of(s, "ETH-369"), tile(s).out_of_turns)
    raise Over("slumber", "ETH-369")


async def set_up(s: State) -> None:
    """ETH-389, ETH-509: the Setup section of the tile."""
    await hooks.run(s, scene_of(s, "ETH-389"), tile(s).setup)
    s.phase = NEW_TURN


# The Slumber deck


def delta_tile(s: State) -> int:
    """The Delta Phase tile of the pack; NOBODY: it has none."""
    return next((e.number for e in s.pack.entities if e.role == "delta"), NOBODY)


def stack(s: State, tiles: tuple[int, ...], rule: str) -> None:
    """ETH-067, ETH-504, ETH-524: these tiles shuffled on top of the Delta Phase tile."""
    delta = delta_tile(s)
    decks.shuffle(s, "slumbers", rule, [number for number in tiles if number != delta])
    if delta != NOBODY:
        decks.put(s, "slumbers", delta, rule, bottom=True)


def fresh(s: State) -> list[int]:
    """ETH-504: the first tiles of the Slumber deck, as long as it was not built yet; those that a
    paragraph has put there already are not there twice.
    """
    if delta_tile(s) in s.slumbers:
        return []
    first = [e for e in s.pack.entities if e.slumber and e.starting and e.role != "delta"]
    there = {*s.slumbers, s.slumber}
    gone = s.removed
    return [e.number for e in first if e.number not in there and f"entity:{e.id}" not in gone]


def reset_clock(s: State, rule: str) -> None:
    """ETH-075, ETH-523: the Hours by the number of Dreamers."""
    s.hours = HOURS[min(len(s.seats), len(HOURS) - 1)]
    if s.log is not None:
        s.tell("clock", rule, {"hours": s.hours})


# The Delta Phase

DELTAS = (DELTA_CURE, DELTA_UNSEAL, DELTA_UNFLIP, DELTA_RESHUFFLE, DELTA_MASK)


def ask_delta(s: State) -> Asked:
    """ETH-521: each Dreamer may choose one."""
    return Decision((s.queue[0],), "ask-delta", "ETH-521", (*DELTAS, NO))


async def answer_delta(s: State, reply: Reply) -> None:
    """ETH-521 to ETH-525: what the Dreamer has chosen; after the last of them the Clock is reset
    and a new cycle begins. The map stays as it is.
    """
    seat, s.queue = s.queue[0], s.queue[1:]
    me = s.seats[seat]
    if reply == DELTA_CURE:
        await harm.cure(s, seat, me.distress, "ETH-521")
    elif reply == DELTA_UNSEAL:
        sealing.unseal(s, seat, len(me.sealed), "ETH-521")
    elif reply == DELTA_UNFLIP:
        await progress.unflip(s, seat, len(me.progress), "ETH-521")
    elif reply == DELTA_RESHUFFLE:
        await cards.reshuffle(s, seat, "ETH-522")
    elif reply == DELTA_MASK:
        await masks.restore(s, seat, "ETH-521")
    if s.queue:
        return
    reset_clock(s, "ETH-523")
    s.paid = frozenset()
    stack(s, s.slumbers, "ETH-524")
    s.slumber = NOBODY
    s.phase = TRAVEL
