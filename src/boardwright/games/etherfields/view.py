"""What a seat sees, put together from what it may see (ETH-015, ETH-057, ETH-058, ETH-368).

All Dreamers see the same, but for what one of them is looking at and for hands that are closed.
The words of a component are there while it is face up or owned, and not before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boardwright.core.messages import Json
from boardwright.games.etherfields import (
    asking,
    gains,
    stats,
    turns,
    veil,
    view_map,
    view_seats,
    view_words,
)
from boardwright.games.etherfields.content import Gate
from boardwright.games.etherfields.naming import names_of
from boardwright.games.etherfields.state import (
    DECKS,
    DREAM,
    DREAMWORLD,
    LIMITS,
    NOBODY,
    SLUMBER,
    State,
)
from boardwright.games.etherfields.supplies import supply
from boardwright.games.etherfields.view_words import Part

CARDS_LOOKED_AT = frozenset(("own", "card", "market", "flaw"))

PLACES = {DREAMWORLD: "dreamworld", DREAM: "dream", SLUMBER: "slumber"}


def view(s: State, seat: int | None) -> Part:
    return views(s, (seat,))[seat]


def views(s: State, seats: Iterable[int | None]) -> dict[int | None, Part]:
    """The game as each of these sees it."""
    table = _table(s)
    closed = asking.closed(s)
    everybody = None if closed else [view_seats.seen(s, n, None) for n in range(len(s.seats))]
    found: dict[int | None, Part] = {}
    for seat in seats:
        found[seat] = {
            **table,
            "seat": seat,
            "seats": everybody or [view_seats.seen(s, n, seat) for n in range(len(s.seats))],
            "looks": _looks(s, seat),
            "cards": {
                s.pack.cards[n].name: view_words.card(s.pack.cards[n]) for n in _cards(s, seat)
            },
        }
    return found


def _table(s: State) -> Part:
    """What a spectator sees besides the Dreamers."""
    inside = s.place != DREAMWORLD
    return {
        "pack": {"id": s.pack.id, "title": s.pack.title},
        "place": PLACES[s.place],
        "phase": turns.PHASES[s.phase],
        "first": s.first,
        "round": s.round if s.round != NOBODY else None,
        "acted": s.acted,
        "asked": s.asked if s.asked != NOBODY else None,
        "options": sorted(s.options),
        "hours": s.hours,
        "keys": s.keys,
        "supply": {what: supply(s, what) for what in LIMITS},
        "gate": view_words.gate(s.pack.gates[s.gate]) if s.place == DREAM else None,
        "slumber": _slumber(s),
        "turn": view_map.turn(s) if inside else None,
        "map": view_map.dreamscape(s),
        "items": [view_words.thing(s.pack.items[n]) for n in s.items],
        "item_slots": stats.value(s, "item_slots", NOBODY),
        "storage": [
            view_words.thing(item)
            for item in sorted((s.pack.items[n] for n in s.storage), key=lambda item: item.name)
        ],
        "notes": [view_words.thing(s.pack.notes[n]) for n in s.notes],
        "wisdom": [view_words.thing(s.pack.wisdom[n]) for n in s.wisdom],
        "masks": {
            s.pack.masks[n].name: view_words.thing(s.pack.masks[n])
            for seat in s.seats
            for n in seat.masks
        },
        "companions": {
            s.pack.companions[figure.companion].name: view_words.thing(
                s.pack.companions[figure.companion]
            )
            for figure in s.figures
            if figure.companion != NOBODY
        },
        "backs": {
            dreamer.id: {"name": dreamer.name, "action": view_words.action(dreamer.back)}
            for dreamer in s.pack.dreamers
        },
        "fate": view_words.fate(s.pack.fates[s.fate_card]) if s.fate_card != NOBODY else None,
        "offer": [s.pack.cards[n].name for n in s.offer],
        "season": view_words.thing(s.pack.seasons[s.season]) if s.season != NOBODY else None,
        "shopping": s.shopping,
        "decks": {
            "market": len(s.market),
            "item_market": len(s.item_market),
            "fate": len(s.fate_deck),
            "flaws": len(s.flaw_deck),
            "slumbers": len(s.slumbers),
            "slumber_maps": len(s.slumber_maps),
            "turns": len(s.turn_deck),
            "turn_discard": len(s.turn_discard),
            "aside": len(s.aside),
        },
        "world": _world(s),
        "counters": {name.replace("_", " "): n for name, dreamer, n in _counters(s) if not dreamer},
        "votes": {dreamer: n for _, dreamer, n in _counters(s) if dreamer},
        "read": [view_words.script(s.pack, number) for number in sorted(s.read)],
        "seasons": [s.pack.seasons[n].name for n in s.seasons],
        "endings": [_ending(s, *ending) for ending in s.endings],
        "session": s.sessions,
        "locks": sorted(s.unlocked),
    }


def _counters(s: State) -> list[tuple[str, str, int]]:
    """What is counted, whose votes where it is those, and how many."""
    return [(name, gains.voter(s, name), n) for name, n in sorted(s.counters.items()) if n]


def _slumber(s: State) -> Json:
    if s.place != SLUMBER or s.slumber == NOBODY:
        return None
    return view_words.entity(s.pack.entities[s.slumber])


def _world(s: State) -> Part:
    """ETH-073, ETH-486: the districts that were found, and where the Team is."""
    pack = s.pack
    there = {n for tile in s.worlds for n in pack.world[tile].locations}
    gates = {pack.gates[n].location: pack.gates[n] for n in s.gates if pack.gates[n].location}
    return {
        "tiles": [
            {"id": pack.world[n].id, "name": pack.world[n].name, "slot": pack.world[n].slot}
            for n in s.worlds
        ],
        "locations": [
            {
                "id": pack.locations[n].id,
                "name": pack.locations[n].name,
                "icon": pack.locations[n].icon,
                "tile": pack.world[pack.locations[n].tile].id,
                "paid": n in s.paid,
                "gate": _gate_at(gates, pack.locations[n].id),
            }
            for n in sorted(there)
        ],
        "edges": [
            {
                "from": pack.locations[a].id,
                "to": pack.locations[b].id,
                "shortcut": shortcut,
                "one_way": one_way,
            }
            for tile in s.worlds
            for a, b, shortcut, one_way in pack.world[tile].edges
            if a in there and b in there
        ],
        "at": pack.locations[s.location].id if s.location != NOBODY else None,
        "journey": s.journey,
    }


def _ending(s: State, dream: str, result: str, ending: str) -> Part:
    """How a Dream came out, by the name of its Gate."""
    gates = [gate.name for gate in s.pack.gates if gate.dream == dream]
    return {"dream": gates[0], "result": result, "ending": ending.replace("_", " ")}


def _gate_at(gates: dict[str, Gate], location: str) -> Json:
    found = gates.get(location)
    return {"name": found.name, "keys": found.keys} if found else None


def _looks(s: State, seat: int | None) -> Json:
    """What this seat alone is looking at right now."""
    if s.looks is None or s.looks[0] != seat:
        return None
    _, what, things = s.looks
    return {"what": what, "things": [looked_at(s, what, n) for n in things]}


def looked_at(s: State, what: str, n: int) -> Json:
    """One thing that somebody looks at, in words, as far as they can be known."""
    pack = s.pack
    if veil.is_veiled(s, what, n):
        return {"name": None}
    if what == "turn":
        return view_words.turn_card(pack.turns[n])
    if what == "fate":
        return view_words.fate(pack.fates[n])
    if what in ("slumber", "entity"):
        return view_words.entity(pack.entities[n])
    if what in CARDS_LOOKED_AT:
        return {"name": pack.cards[n].name}
    if what == "season":
        return view_words.thing(pack.seasons[n])
    return {"name": names_of(pack).text(what, n)}


def _cards(s: State, seat: int | None) -> Iterator[int]:
    """The Influence cards and Flaws whose faces this seat sees."""
    seen: set[int] = set(s.offer)
    closed = asking.closed(s)
    for n, owner in enumerate(s.seats):
        for pile in (owner.discard, owner.sealed, owner.playing, owner.flaws, owner.box):
            seen.update(pile)
        seen.update(placed.card for placed in owner.progress)
        if not closed or n == seat:
            seen.update(owner.hand)
        if s.phase == DECKS:
            seen.update(owner.deck)
    if s.looks is not None and s.looks[0] == seat and s.looks[1] in CARDS_LOOKED_AT:
        seen.update(s.looks[2])
    yield from sorted(seen)
