"""The places on the table that options and events are about, by the ids that the view goes by."""

from __future__ import annotations

from boardwright.core.events import Event
from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.keys import COLUMNS, space_name
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import DREAMWORLD, NOBODY, NOWHERE, State

Places = tuple[str, ...]

CLOCK = "clock"
GATE = "gate"


# Of options


def space(number: int) -> Places:
    return () if number == NOWHERE else (f"space:{space_name(number)}",)


def edge(one: int, other: int) -> Places:
    """An edge belongs to the space north or west of it."""
    side = "s" if abs(one - other) == COLUMNS else "e"
    return (f"edge:{space_name(min(one, other))}:{side}",)


def seat(s: State, number: int) -> Places:
    return (f"seat:{number}", *space(s.seats[number].space))


def figure(s: State, number: int) -> Places:
    """By its place among the figures on the map, as the view counts them."""
    return (f"figure:{number + 1}", *space(s.figures[number].space))


def in_hand(s: State, owner: int, card: int) -> Places:
    """A card in a hand: the first of equal ones."""
    hand = s.seats[owner].hand
    name = f"card:{s.pack.cards[card].name}"
    return (name, f"hand:{owner}:{hand.index(card)}") if card in hand else (name,)


def placed(s: State, owner: int, card: int) -> Places:
    """All placed copies: which of them is meant makes no difference."""
    name = f"card:{s.pack.cards[card].name}"
    there = [
        f"progress:{owner}:{n}"
        for n, placed in enumerate(s.seats[owner].progress)
        if placed.card == card
    ]
    return (name, *there)


def item(s: State, number: int) -> Places:
    name = f"card:{s.pack.items[number].name}"
    return (f"item:{s.items.index(number)}", name) if number in s.items else (name,)


def action(s: State, number: int, owner: int) -> Places:
    """An action, and the component that it is printed on."""
    return (f"action:{s.pack.actions[number].key}", *component(s, number, owner))


def component(s: State, number: int, owner: int) -> Places:
    kind, which = book(s.pack).owner[number]
    pack = s.pack
    if kind == "card":
        card = pack.cards[which]
        return placed(s, owner, which) if card.is_progress else in_hand(s, owner, which)
    if kind == "item":
        return item(s, which)
    if kind == "mask":
        return (f"mask:{owner}",)
    if kind == "back":
        return (f"deck:{owner}",)
    if kind == "gate":
        return (GATE,)
    if kind == "entity":
        return (f"entity:{pack.entities[which].name}",)
    if kind == "companion":
        there = [n for n, figure in enumerate(s.figures) if figure.companion == which]
        return tuple([f"figure:{n + 1}" for n in there])
    if kind in ("tile", "overlay", "fate"):
        return _on_map(s, number)
    things = {"note": pack.notes, "wisdom": pack.wisdom, "season": pack.seasons}
    return (f"card:{things[kind][which].name}",) if kind in things else ()


def _on_map(s: State, number: int) -> Places:
    if s.place == DREAMWORLD:
        return ()
    ground = scape(s)
    there = ground.action_spaces.get(number, ())
    slots = [
        home
        for home, slot in ground.gem_slots.items()
        if any(inside.number == number for inside in slot.icon.actions)
    ]
    return tuple([f"space:{space_name(n)}" for n in sorted({*there, *slots})])


# Of events

SPACES = ("space", "from", "to")
"""Arguments that may be spaces."""
CARDS = ("card", "item", "mask", "fate", "note", "season", "thing", "name", "slumber")
PARTS = {
    "seat": "seat:{}",
    "entity": "entity:{}",
    "location": "location:{}",
    "element": "element:{}",
}
KINDS: dict[str, Places] = {
    "clock": (CLOCK,),
    "gate": (GATE,),
    "entering": (GATE,),
    "turn-card": ("turn",),
    "turn-added": ("turn",),
    "turn-deck": ("turn",),
}
"""What events are about whatever their arguments are."""
OF_DECK = frozenset(("drew", "drew-flaw", "sealed", "unsealed", "put-on-top", "put-under"))


def anchors(event: Event) -> Places:
    """The places on the table that an event is about."""
    args, found = event.args, list(KINDS.get(event.kind, ()))
    owner = args.get("seat")
    for name, form in PARTS.items():
        value = args.get(name)
        if isinstance(value, str) or (isinstance(value, int) and value != NOBODY):
            found.append(form.format(value))
    if event.kind in OF_DECK or args.get("deck") == "influence":
        found.append(f"deck:{owner}")
    found += _cards(event)
    for name in SPACES:
        found += _places(event.kind, args.get(name))
    for name in ("path", "spaces", "between"):
        several = args.get(name)
        if isinstance(several, list | tuple):
            found += [place for one in several for place in _places(event.kind, one)]
    if args.get("what") == "hour":
        found.append(CLOCK)
    return tuple(dict.fromkeys(found))


def _places(kind: str, value: object) -> Places:
    """A space of the Dreamscape, or a Location of the Dreamworld map."""
    if not isinstance(value, str) or not value:
        return ()
    if kind == "travelled":
        return (f"location:{value}",)
    row, _, column = value[1:].partition("c")
    is_space = value[0] == "r" and row.isdecimal() and column.isdecimal()
    return (f"space:{value}",) if is_space else ()


def _cards(event: Event) -> list[str]:
    args = event.args
    if event.kind in ("turn-card", "loot", "loot-card"):
        return []
    found = [f"card:{args[name]}" for name in CARDS if isinstance(args.get(name), str)]
    cards = args.get("cards")
    if isinstance(cards, list | tuple):
        found += [f"card:{card}" for card in cards if isinstance(card, str)]
    return found
