"""Actions of components as options: what they are called, and by which rule they are there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.core.decisions import Decision
from boardwright.core.messages import Message
from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.content import Action
from boardwright.games.etherfields.keys import ACTION_KEY
from boardwright.games.etherfields.pack import Named
from boardwright.games.etherfields.standing import map_name
from boardwright.games.etherfields.state import State

BEGINNING = frozenset(("ask-action", "ask-round", "ask-rapid", "ask-window", "ask-pay", "ask-copy"))
"""Questions in which the key of an action begins it; elsewhere it is one that is named."""

RULES = {
    "card": "ETH-259",
    "back": "ETH-265",
    "item": "ETH-355",
    "mask": "ETH-447",
    "note": "ETH-562",
    "wisdom": "ETH-464",
    "season": "ETH-549",
    "companion": "ETH-578",
    "sign": "ETH-035",
    "tile": "ETH-110",
    "overlay": "ETH-110",
    "fate": "ETH-530",
    "gate": "ETH-099",
    "entity": "ETH-392",
}
"""By the kind of component."""


def is_action(s: State, key: int) -> bool:
    return ACTION_KEY <= key < ACTION_KEY + len(s.pack.actions)


def is_begun(decision: Decision) -> bool:
    return decision.key in BEGINNING


def of_action(s: State, number: int, seat: int, begun: bool) -> tuple[Message, str]:
    """Its label and, where it is begun, the rule by which it may be."""
    action = s.pack.actions[number]
    if not begun:
        return Message("do-on-action", {"action": action.name}), ""
    kind, which = book(s.pack).owner[number]
    rule = RULES[kind]
    if kind == "card" and s.pack.cards[which].is_progress:
        rule = "ETH-274"
    if action.key.startswith("deliver:"):
        rule = "ETH-512"
    return _label(s, action, kind, which), rule


def _label(s: State, action: Action, kind: str, which: int) -> Message:
    verb = action.key.partition(":")[0]
    name = _owner(s, kind, which)
    beside = None if action.name == name else action.name
    if verb == "play":
        return Message("do-play", {"card": name, "action": beside})
    if verb == "use":
        return Message("do-use", {"thing": name, "action": beside})
    if verb == "back":
        return Message("do-back", {"action": action.name})
    if verb == "map":
        return Message("do-map", {"action": action.name, "tile": name if beside else None})
    if verb == "dream":
        return Message("do-dream", {"action": action.name, "thing": name})
    if verb == "deliver":
        return Message("do-deliver", {"entity": name})
    return Message("do-meet", {"action": action.name, "entity": name})


def _owner(s: State, kind: str, which: int) -> str:
    """The name of the component that an action is printed on."""
    pack = s.pack
    if kind in ("tile", "overlay", "fate"):
        return map_name(s, kind, which)
    if kind == "back":
        return pack.dreamers[which].name
    things: Mapping[str, Sequence[Named]] = {
        "card": pack.cards,
        "item": pack.items,
        "mask": pack.masks,
        "note": pack.notes,
        "wisdom": pack.wisdom,
        "season": pack.seasons,
        "companion": pack.companions,
        "sign": pack.signs,
        "gate": pack.gates,
        "entity": pack.entities,
    }
    return things[kind][which].name
