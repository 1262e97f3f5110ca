"""First Memories: disposable cards that wait for something to happen (ETH-271)."""

from __future__ import annotations

from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State


async def remember(s: State, moment: Moment) -> None:
    """Once the condition is met the effect happens, and the card is removed from the game."""
    if moment.seat == NOBODY:
        return
    me = s.seats[moment.seat]
    number = s.pack.dreamers[me.dreamer].memory
    if not me.memory or number < 0:
        return
    card = s.pack.memories[number]
    if card.when != moment.kind or moment.n < card.n:
        return
    scene = Scene(moment.seat, "memory", number, card.name, "ETH-271", seat=moment.seat)
    scene.moment = moment
    if card.requires and not hooks.holds(s, scene, card.requires):
        return
    me.memory = False
    s.removed = s.removed | {f"memory:{card.id}"}
    if s.log is not None:
        s.tell("memory", "ETH-271", {"seat": moment.seat, "card": card.name})
    await hooks.run(s, scene, card.effect)
