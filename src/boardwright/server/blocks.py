"""What one seat is sent of a position. Built from what the core says this seat may know, so that
two worlds which the seat cannot tell apart give the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from boardwright.core.decisions import Decision
from boardwright.core.events import Event, Raw, known_to, may_know
from boardwright.core.games import Game
from boardwright.core.messages import Json
from boardwright.core.pieces import Keep
from boardwright.core.positions import Position

Block = dict[str, Json]
Told = dict[tuple[int, bool], Json]
"""Events as they were told, by their number and whether what is secret was told as well."""


class Shared:
    """What the blocks of one step have in common, so that it is made once."""

    __slots__ = ("told", "views")

    def __init__(
        self, pos: Position[Any], seats: Iterable[int | None], keep: Keep | None = None
    ) -> None:
        self.views = pos.views(seats, keep)
        self.told: Told = {}


def block(
    pos: Position[Any],
    seat: int | None,
    shift: int,
    raws: Sequence[Raw],
    shared: Shared | None = None,
) -> Block:
    """All that a seat is sent after a step; None is a watcher. Decision numbers are shifted, so
    that none comes back after a takeback.
    """
    shared = shared or Shared(pos, (seat,))
    own, others = None, []
    for decision in pos.decisions:
        if seat is not None and seat in decision.seats:
            own = question(pos, decision, seat, shift)
        else:
            others.append(_glimpse(decision, shift))
    return {
        "seat": seat,
        "view": shared.views[seat],
        "decision": own,
        "others": others,
        "undo": None if seat is None else pos.undoable(seat).to_json(),
        "events": events(pos.game, raws, seat, shared.told),
        "proposal": None,
    }


def question(pos: Position[Any], decision: Decision, seat: int, shift: int) -> dict[str, Json]:
    """A decision as the seat that is asked gets it; previews come when they are wanted."""
    explained = pos.explain(decision, seat, previews=False)
    return {
        "number": decision.number + shift,
        "seats": list(decision.seats),
        "prompt": decision.prompt.to_json(),
        "source": decision.source,
        "rule": decision.rule,
        "progress": dict(decision.progress),
        "options": [
            {
                "key": option.key,
                "label": option.label.to_json(),
                "rule": option.rule,
                "anchors": list(option.anchors),
                "cost": [{"amount": c.amount, "of": c.of, "rule": c.rule} for c in option.cost],
                "warning": option.warning.to_json() if option.warning else None,
            }
            for option in explained.options
        ],
        "suggestions": [
            {"label": s.label.to_json(), "keys": list(s.keys)} for s in explained.suggestions
        ],
    }


def _glimpse(decision: Decision, shift: int) -> dict[str, Json]:
    """What the others may know of a question: whom it is put to, and by what."""
    return {
        "number": decision.number + shift,
        "seats": list(decision.seats),
        "source": decision.source,
        "rule": decision.rule,
    }


def events(
    game: Game[Any], raws: Sequence[Raw], seat: int | None, told: Told | None = None
) -> list[Json]:
    """What happened, as this seat may know it, with the places on the table. `told` keeps what
    others were told of the same events, for those who may know just as much.
    """
    told = {} if told is None else told
    ways = [(number, may_know(raw, seat)) for number, raw in enumerate(raws)]
    for way in ways:
        if way not in told:
            told[way] = _event(game, known_to(raws[way[0]], seat))
    return [told[way] for way in ways]


def _event(game: Game[Any], event: Event) -> Json:
    return {
        "kind": event.kind,
        "rule": event.rule,
        "args": dict(event.args),
        "anchors": list(game.anchors(event)),
    }
