"""What a table shows of an option: its label, its rule, its places, and a warning."""

from __future__ import annotations

from boardwright.core.decisions import Decision, Option
from boardwright.core.events import Event
from boardwright.core.messages import Message
from boardwright.games.innovation.facts import COLOUR, COLOURS, DOMAINS, NAMES, SPLAYS
from boardwright.games.innovation.keys import (
    ACTIONS,
    ACTIVATE,
    CHOOSE,
    COLOUR_KEY,
    DOMINATE,
    DONE,
    DRAW,
    OWNED,
    PLAY,
    SEAT_KEY,
    SPLAY_KEY,
    VALUE_KEY,
)
from boardwright.games.innovation.state import State

_DOMAIN_ANCHORS = {name: f"domain:{name}" for name in DOMAINS}


def option(s: State, decision: Decision, action: int, seat: int) -> Option:
    """One option of a decision, in full but for its preview."""
    label, rule, anchors = _describe(s, decision, action, seat)
    return Option(ACTIONS.key(action), label, rule, anchors, warning=_warning(s, action, seat))


def _describe(
    s: State, decision: Decision, action: int, seat: int
) -> tuple[Message, str, tuple[str, ...]]:
    rule = decision.rule
    if action == DRAW:
        value = draws_from(s, max(1, s.top_value(seat)))
        return Message("do-draw", {"value": value}), "INN-030", (f"supply:{value}",)
    if action < PLAY:
        word = "do-done" if action == DONE else f"do-{ACTIONS.key(action)}"
        return Message(word), rule, ()
    if action < ACTIVATE:
        card = action - PLAY
        place = f"pile:{seat}:{COLOURS[COLOUR[card]]}"
        return _card("do-play", card), "INN-040", (f"card:{NAMES[card]}", place)
    if action < CHOOSE:
        card = action - ACTIVATE
        return _card("do-activate", card), "INN-050", (f"card:{NAMES[card]}",)
    if action < DOMINATE:
        card = action - CHOOSE
        return _card("do-choose", card), rule, (f"card:{NAMES[card]}",)
    if action < COLOUR_KEY:
        period = action - DOMINATE
        label = Message("do-dominate", {"period": period})
        return label, "INN-090", (f"period:{period}",)
    if action < VALUE_KEY:
        colour = COLOURS[action - COLOUR_KEY]
        return Message("do-colour", {"colour": colour}), rule, (f"pile:{seat}:{colour}",)
    if action < SEAT_KEY:
        return Message("do-value", {"value": action - VALUE_KEY}), rule, ()
    if action < OWNED:
        other = action - SEAT_KEY
        return Message("do-seat", {"seat": other}), rule, (f"seat:{other}",)
    if action < SPLAY_KEY:
        owner, value = divmod(action - OWNED, 11)
        label = Message("do-owned", {"value": value, "seat": owner})
        return label, rule, (f"influence:{owner}",)
    way, colour_index = divmod(action - SPLAY_KEY, 5)
    colour = COLOURS[colour_index]
    label = Message("do-splay", {"colour": colour, "way": SPLAYS[way]})
    return label, "INN-125", (f"pile:{seat}:{colour}",)


def _card(key: str, card: int) -> Message:
    return Message(key, {"card": NAMES[card]})


def draws_from(s: State, value: int) -> int:
    """INN-032: the supply that a draw for this value comes to; 11 ends the game."""
    while value <= 10 and not s.supply[value]:
        value += 1
    return value


def _warning(s: State, action: int, seat: int) -> Message | None:
    """INN-202: drawing from supplies that have run out ends the game."""
    if action == DRAW and draws_from(s, max(1, s.top_value(seat))) > 10:
        return Message("warn-ends-game")
    return None


def anchors(event: Event) -> tuple[str, ...]:
    """The places on the table that an event is about."""
    args = event.args
    places: list[str] = []
    if isinstance(seat := args.get("seat"), int):
        places.append(f"seat:{seat}")
        if isinstance(colour := args.get("colour"), str):
            places.append(f"pile:{seat}:{colour}")
    if isinstance(card := args.get("card"), str):
        places.append(f"card:{card}")
    if event.kind == "drew":
        places.append(f"supply:{args.get('value')}")
    if isinstance(domain := args.get("domain"), str):
        places.append(_DOMAIN_ANCHORS[domain])
    if isinstance(period := args.get("period"), int):
        places.append(f"period:{period}")
    if isinstance(other := args.get("to_seat"), int):
        places.append(f"seat:{other}")
    return tuple(places)
