"""Entering a Dream step by step (ETH-087 to ETH-099), and the Dreamers' entrance onto any map
(ETH-109, ETH-472).
"""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import Asked, Reply
from boardwright.games.etherfields import (
    dreams,
    encounters,
    figures,
    slumbers,
    stats,
    turncards,
    windows,
)
from boardwright.games.etherfields.asking import GO_ON, in_order
from boardwright.games.etherfields.content import Effect, Step
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import SPACE_KEY, space_name
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import (
    DREAM,
    DREAMWORLD,
    ENTERED,
    ENTERING,
    ENTRANCE,
    NEW_TURN,
    NOBODY,
    NOWHERE,
    SLUMBER,
    TRAVEL,
    State,
)

SETTING_UP, TURN_DECK, INTRODUCTION = range(3)
"""What is done in one step each; `State.step` says which is next."""


def enter(s: State, gate: int) -> None:
    """ETH-087: the Team enters the Dream behind a Gate; its Keys are paid."""
    s.phase, s.step, s.gate, s.place = ENTERING, SETTING_UP, gate, DREAM
    s.journey, s.luck_used, s.kept = 0, False, False
    if s.log is not None:
        s.tell("entering", "ETH-087", {"gate": s.pack.gates[gate].name})


async def go_in(s: State, reply: Reply) -> None:
    """ETH-090 to ETH-096, ETH-623: the next step of entering."""
    gate = s.pack.gates[s.gate]
    scene = Scene(kind="gate", number=s.gate, source=gate.name, rule="ETH-092")
    now, s.step = s.step, s.step + 1
    if now == SETTING_UP:
        encounters.clear_dreamscape(s, "ETH-090")
        stats.clear_spent(s, "turn", "encounter")
        windows.clear_passes(s, "encounter")
        turncards.clear(s)
        s.step = TURN_DECK
        dreams.take_out(s, gate.dream)
        await hooks.run(s, scene, _lines(s, gate.setup, spawning=False))
    elif now == TURN_DECK:
        solo = len(s.seats) == 1 and gate.turns_solo
        turncards.prepare(s, gate.turns_solo if solo else gate.turns, "ETH-093")
        s.step = INTRODUCTION
        await hooks.run(s, scene, _lines(s, gate.setup, spawning=True))
    else:
        s.step = 0
        if gate.introduction in s.pack.scripts:
            await dreams.read(s, scene, gate.introduction)
        if s.log is not None:
            s.tell("gate", "ETH-095", {"gate": gate.name})
        s.queue = tuple([seat for seat in in_order(s) if s.seats[seat].space == NOWHERE])
        s.phase = ENTRANCE


def _lines(s: State, setup: Effect, *, spawning: bool) -> Effect:
    """ETH-623: lines of the setup that spawn figures wait until the Turn deck is there."""
    return tuple([step for step in setup if _spawns(s, step) == spawning])


def _spawns(s: State, step: Step) -> bool:
    if step.do == "reveal":
        code = dreams.full_code(s, step.text("code"))
        return any(kind == "entity" for kind, _ in s.pack.secrets.get(code, ()))
    return step.do == "spawn"


# The entrance


def entrances(s: State) -> tuple[int, ...]:
    """ETH-109, ETH-149: Entrance spaces that are not full; without one, any space that is not."""
    on_map = scape(s)
    free = [n for n in on_map.entrances if not figures.is_full(s, n)]
    return tuple(free or [n for n in on_map.spaces if not figures.is_full(s, n)])


def ask_entrance(s: State) -> Asked:
    """ETH-109, ETH-076: each Dreamer chooses among the Entrance spaces."""
    if not s.queue:
        return GO_ON
    seat = s.queue[0]
    options = tuple([SPACE_KEY + space for space in entrances(s)])
    return Decision((seat,), "ask-entrance", "ETH-109", options) if options else GO_ON


def enter_at(s: State, reply: Reply) -> None:
    if isinstance(reply, int):
        seat, s.queue = s.queue[0], s.queue[1:]
        space = reply - SPACE_KEY
        figures.put_seat(s, seat, space)
        if s.log is not None:
            s.tell("entered", "ETH-109", {"seat": seat, "to": space_name(space)})
    else:
        s.queue = ()
    if not s.queue:
        s.phase = ENTERED


async def begin(s: State, reply: Reply) -> None:
    """ETH-096, ETH-509: all Dreamers are on the map: what happens at the start, then the first
    Turn. After an Awakening they wait there for the next Slumber, and what the Awakening card adds
    is done (ETH-482).
    """
    if s.place == DREAMWORLD:
        card = s.pack.roles.get("awakening", NOBODY)
        if card in s.wisdom:
            scene = Scene(kind="wisdom", number=card, rule="ETH-482")
            scene.source = s.pack.wisdom[card].name
            await hooks.run(s, scene, s.pack.wisdom[card].effect)
        s.phase = TRAVEL
        return
    if s.place == SLUMBER:
        await slumbers.set_up(s)
    await hooks.window(s, Moment("encounter_start"))
    await hooks.window(s, Moment("dream_start" if s.place == DREAM else "slumber_start"))
    s.phase = NEW_TURN
