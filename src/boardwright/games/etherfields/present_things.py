"""Things of a pack as options, by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from boardwright.core.decisions import Decision
from boardwright.core.messages import Message
from boardwright.games.etherfields import anchors as at
from boardwright.games.etherfields import costs, travel
from boardwright.games.etherfields.anchors import Places
from boardwright.games.etherfields.content import COLOURS
from boardwright.games.etherfields.keys import quirk_slots, space_name
from boardwright.games.etherfields.pack import Named
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import NOWHERE, State

Told = tuple[Message, str, Places]
Tell = Callable[[State, Decision, int, int], Told]

AWAY = frozenset(("ask-discard-item", "ask-item-room", "ask-swap-item", "ask-lose-item"))
"""Questions that an active Item goes away by."""
WORN = frozenset(("ask-mask", "ask-restore-mask"))


def _pay_item(s: State, decision: Decision, number: int, seat: int) -> Told:
    """ETH-232: an active Item discarded for its Intent."""
    item, colour = s.pack.items[number], str(decision.args["colour"])
    n = costs.yields(s, seat, item.intent, COLOURS.index(colour), is_card=False)
    label = Message("do-pay-item", {"item": item.name, "n": n, "colour": colour})
    return label, "ETH-232", at.item(s, number)


def _item(s: State, decision: Decision, number: int, seat: int) -> Told:
    name = s.pack.items[number].name
    label = Message("do-thing", {"thing": name})
    if decision.key in AWAY:
        label = Message("do-item-away", {"item": name})
    elif decision.key == "ask-items":
        label = Message("do-item-active", {"item": name})
    return label, decision.rule, at.item(s, number)


def _mask(s: State, decision: Decision, number: int, seat: int) -> Told:
    name = s.pack.masks[number].name
    label = Message("do-thing", {"thing": name})
    if decision.key in WORN:
        label = Message("do-mask", {"mask": name})
    return label, decision.rule, (f"card:{name}", f"mask:{seat}")


def _dreamer(s: State, decision: Decision, number: int, seat: int) -> Told:
    name = s.pack.dreamers[number].name
    return Message("do-dreamer", {"dreamer": name}), decision.rule, (f"card:{name}", f"seat:{seat}")


def _entity(s: State, decision: Decision, number: int, seat: int) -> Told:
    name = s.pack.entities[number].name
    return Message("do-entity", {"entity": name}), decision.rule, (f"entity:{name}",)


def _gate(s: State, decision: Decision, number: int, seat: int) -> Told:
    gate = s.pack.gates[number]
    if decision.key == "ask-travel":
        places = (f"location:{gate.location}",) if gate.location else ()
        return Message("do-gate", {"gate": gate.name}), "ETH-087", (at.GATE, *places)
    return Message("do-gate-effect", {"gate": gate.name}), decision.rule, (at.GATE,)


def _location(s: State, decision: Decision, number: int, seat: int) -> Told:
    place = s.pack.locations[number]
    shortcut = decision.key == "ask-travel" and travel.ways(s, s.location).get(number, False)
    label = Message("do-location", {"location": place.name, "shortcut": shortcut})
    return label, "ETH-488" if shortcut else decision.rule, (f"location:{place.id}",)


def _slot(s: State, decision: Decision, number: int, seat: int) -> Told:
    """ETH-528: a Quirk slot, by its tile and the space that it is joined to."""
    tile, slot = quirk_slots(s.pack)[number]
    label = Message("do-slot", {"tile": s.pack.tiles[tile].name})
    for there, name, space in scape(s).quirk_slots:
        if (there, name) == (tile, slot) and space != NOWHERE:
            args = {"tile": s.pack.tiles[tile].name, "space": space_name(space)}
            return Message("do-slot", args), decision.rule, at.space(space)
    return label, decision.rule, ()


def _option(s: State, decision: Decision, number: int, seat: int) -> Told:
    name = next(name for name, n in s.pack.options.items() if n == number)
    return Message("do-option", {"option": name}), decision.rule, ()


def _named(kind: str) -> Tell:
    """What is picked by its name alone."""

    def tell(s: State, decision: Decision, number: int, seat: int) -> Told:
        things: Mapping[str, Sequence[Named]] = {
            "note": s.pack.notes,
            "wisdom": s.pack.wisdom,
            "season": s.pack.seasons,
            "fate": s.pack.fates,
            "tile": s.pack.tiles,
            "turn": s.pack.turns,
            "companion": s.pack.companions,
            "sign": s.pack.signs,
        }
        name = things[kind][number].name
        return Message("do-thing", {"thing": name}), decision.rule, (f"card:{name}",)

    return tell


OF_THINGS: dict[str, Tell] = {
    "pay_item": _pay_item,
    "item": _item,
    "mask": _mask,
    "dreamer": _dreamer,
    "entity": _entity,
    "gate": _gate,
    "location": _location,
    "option": _option,
    "slot": _slot,
    **{
        kind: _named(kind)
        for kind in ("note", "wisdom", "season", "fate", "tile", "turn", "companion", "sign")
    },
}
"""By the kind of key."""
