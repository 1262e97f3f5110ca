"""What each option of a decision would lead to, as far as its seat can foresee it. It is played out
in a world dealt from the seat's own knowledge, so that a preview cannot tell anything.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from boardwright.core.decisions import Decision, Explained
from boardwright.core.events import EVERYBODY, Raw, known_to
from boardwright.core.games import State
from boardwright.core.knowledge import resample
from boardwright.core.messages import Message
from boardwright.core.positions import Position

S = TypeVar("S", bound=State)


def explain(pos: Position[S], decision: Decision, seat: int, *, previews: bool = True) -> Explained:
    """The options of one of the position's open decisions, in full, for one of its seats."""
    game, state = pos.game, pos.state
    options = [game.option(state, decision, action, seat) for action in decision.options]
    if previews:
        world = resample(pos, seat, 0, events=True)
        options = [
            replace(option, preview=_preview(world, action, seat))
            for option, action in zip(options, decision.options, strict=True)
        ]
    return Explained(tuple(options), game.suggestions(state, decision))


def _preview(world: Position[S], action: int, seat: int) -> tuple[Message, ...]:
    """What follows, up to the first thing that is chance, hidden, or somebody else's to decide."""
    trial = world.copy()
    trial.answer(action, seat)
    messages: list[Message] = []
    for raw in trial.raw_events:
        if world.game.unforeseen(raw, seat):
            # Its open part can be foreseen where what is hidden stands apart: "you draw a 3". Where
            # everybody will see the card, it is the card of this dealt world, and would be untrue.
            if raw[3]:
                messages.append(_message((*raw[:3], {}, EVERYBODY, None), seat))
            break
        messages.append(_message(raw, seat))
    return tuple(messages)


def _message(raw: Raw, seat: int) -> Message:
    event = known_to(raw, seat)
    return Message(event.kind, event.args)
