"""What is asked at each quiet point, and how the answer is carried out; the course of a Turn
(ETH-163 to ETH-176).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from boardwright.core.effects import Asked, Flow, Reply
from boardwright.games.etherfields import (
    awakening,
    beginning,
    dreamers,
    dreams,
    dreamscape,
    encounters,
    gates,
    sessions,
    shopping,
    slumbers,
    travel,
    turncards,
    variants,
)
from boardwright.games.etherfields.asking import GO_ON, due
from boardwright.games.etherfields.endings import Defeat, Over
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import (
    ACT,
    ALONE,
    AWAKENED,
    AWAKENING,
    CARDS,
    CHANGES,
    DEATH,
    DECKS,
    DELTA,
    DRAW,
    DRAWING,
    DREAM,
    END_OF_TURN,
    ENTERED,
    ENTERING,
    ENTRANCE,
    ITEMS,
    LOCATION,
    MASKS,
    NEW_TURN,
    NOBODY,
    OUT_OF_TURNS,
    SAVING,
    SETUP,
    SHOPPING,
    SKIP,
    SLUMBER_START,
    STEPS_LEFT,
    TRAVEL,
    TURN_START,
    State,
)

PHASES = {
    SETUP: "setup",
    DECKS: "decks",
    MASKS: "masks",
    ITEMS: "items",
    TRAVEL: "travel",
    SHOPPING: "shopping",
    SKIP: "skip",
    DRAW: "draw",
    ACT: "act",
    STEPS_LEFT: "steps",
    END_OF_TURN: "end",
    SAVING: "saving",
    CARDS: "cards",
    CHANGES: "changes",
    ALONE: "alone",
    DELTA: "delta",
    LOCATION: "location",
    SLUMBER_START: "slumber",
    ENTERING: "entering",
    ENTRANCE: "entrance",
    ENTERED: "entered",
    NEW_TURN: "new-turn",
    TURN_START: "turn-start",
    DRAWING: "drawing",
    OUT_OF_TURNS: "out-of-turns",
    DEATH: "death",
    AWAKENING: "awakening",
    AWAKENED: "awakened",
}
"""The quiet points in words."""

Ask = Callable[[State], Asked]
Act = Callable[[State, Reply], Coroutine[Any, Any, None] | None]


def ask(s: State) -> Asked:
    """The question at a quiet point, from the state alone."""
    if s.due:
        return GO_ON
    question = ASKS.get(s.phase)
    return GO_ON if question is None else question(s)


def act(s: State, reply: Reply) -> Flow[None] | None:
    """Carry the answer out. An encounter that comes to its end on the way is cleared up here."""
    try:
        flow = _next(s, reply)
    except Defeat as why:
        encounters.defeat(s, why)
        return None
    return None if flow is None else _guarded(s, flow)


def _next(s: State, reply: Reply) -> Coroutine[Any, Any, None] | None:
    """What is due comes before what the phase brings."""
    return travel.follow_due(s) if s.due else ACTS[s.phase](s, reply)


async def _guarded(s: State, flow: Coroutine[Any, Any, None]) -> None:
    try:
        await flow
    except Defeat as why:
        encounters.defeat(s, why)
    except Over as over:
        await encounters.finish(s, over)


# The Dreamscape Phase and the end of a Turn


async def next_step(s: State, reply: Reply) -> None:
    """ETH-171: one step of the Turn card after another."""
    if not await dreamscape.next_step(s):
        s.phase = END_OF_TURN
    await encounters.end_step(s)


async def end_turn(s: State, reply: Reply) -> None:
    """ETH-174 to ETH-176: what happens at the end of the Turn, then the Turn card is discarded and
    what lasted until now ends. A new Turn follows, or the Out of Turns effect.
    """
    await hooks.window(s, Moment("turn_end"))
    turncards.discard(s)
    await encounters.expire_turn(s)
    s.phase = NEW_TURN if s.turn_deck else OUT_OF_TURNS


async def out_of_turns(s: State, reply: Reply) -> None:
    """ETH-175, ETH-369: the Slumber or Dream ends with its Out of Turns effect."""
    if s.log is not None:
        s.tell("out-of-turns", "ETH-369", {})
    if s.place != DREAM:
        await slumbers.out_of_turns(s)
        return
    gate = s.pack.gates[s.gate]
    scene = Scene(kind="gate", number=s.gate, source=gate.name, rule="ETH-369")
    await dreams.read(s, scene, gate.out_of_turns)
    raise Over("failure", "ETH-369")


async def die(s: State, reply: Reply) -> None:
    """ETH-216, ETH-220, ETH-221, ETH-548: the Death card, which is revealed on the first defeat;
    whatever else it says, the Team awakens, and the Season stays.
    """
    card = s.pack.roles.get("death", NOBODY)
    if card != NOBODY:
        wisdom = s.pack.wisdom[card]
        if card not in s.wisdom:
            await dreams.reveal_thing(s, Scene(), "wisdom", card)
        await hooks.run(s, Scene(kind="wisdom", number=card, source=wisdom.name, rule="ETH-216"),
                        wisdom.effect)  # fmt: skip
    if "awaken" not in s.due:
        due(s, "awaken")


ASKS: dict[int, Ask] = {
    SETUP: sessions.ask_setup,
    CHANGES: awakening.ask_changes,
    DECKS: awakening.ask_decks,
    MASKS: awakening.ask_masks,
    ITEMS: awakening.ask_items,
    TRAVEL: travel.ask_travel,
    ALONE: travel.ask_alone,
    SHOPPING: shopping.ask_shopping,
    SLUMBER_START: slumbers.ask_start,
    SKIP: slumbers.ask_skip,
    DELTA: slumbers.ask_delta,
    ENTRANCE: gates.ask_entrance,
    DRAW: dreamers.ask_draw,
    ACT: dreamers.ask_act,
    SAVING: sessions.ask_saving,
    CARDS: variants.ask_element,
}
"""Who is asked. At the other points nobody is."""

ACTS: dict[int, Act] = {
    SETUP: sessions.answer_setup,
    CHANGES: awakening.answer_changes,
    DECKS: awakening.answer_decks,
    MASKS: awakening.answer_masks,
    ITEMS: awakening.answer_items,
    TRAVEL: travel.answer_travel,
    ALONE: travel.answer_alone,
    LOCATION: travel.resolve,
    SHOPPING: shopping.answer_shopping,
    SLUMBER_START: slumbers.start,
    SKIP: slumbers.answer_skip,
    DELTA: slumbers.answer_delta,
    ENTERING: gates.go_in,
    ENTRANCE: gates.enter_at,
    ENTERED: gates.begin,
    NEW_TURN: beginning.new_turn,
    TURN_START: beginning.start_turn,
    DRAW: dreamers.answer_draw,
    DRAWING: beginning.draw_next,
    ACT: dreamers.answer_act,
    STEPS_LEFT: next_step,
    END_OF_TURN: end_turn,
    OUT_OF_TURNS: out_of_turns,
    DEATH: die,
    AWAKENING: awakening.wake,
    AWAKENED: awakening.awake,
    SAVING: sessions.answer_saving,
    CARDS: variants.answer_element,
}
