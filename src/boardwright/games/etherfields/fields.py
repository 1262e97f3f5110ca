"""Every field of the state, with the key and the form it has in positions. A field that is added to
the state is added here, and then it is written, read, and kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.messages import Json
from boardwright.core.reading import is_list
from boardwright.games.etherfields import turns
from boardwright.games.etherfields.dicts_rows import (
    EDGE,
    ENDING,
    ENTITY,
    FIGURE,
    MODIFIER,
    PLACED,
    PLAYED,
    QUIRK,
    SPACE,
    STATES_OF,
    THIS_SPACE,
    TOKEN,
    Looks,
)
from boardwright.games.etherfields.forms import (
    MOST,
    Amounts,
    Bag,
    Form,
    Named,
    Reader,
    SeatNumber,
    Secret,
    Several,
    Sorted,
    Table,
    Text,
    Whole,
    Word,
    YesNo,
)
from boardwright.games.etherfields.naming import Names, names_of
from boardwright.games.etherfields.state import MOST_HOURS, Seat, State

PLACES = ("dreamworld", "dream", "slumber")
PHASES = tuple([word for _, word in sorted(turns.PHASES.items())])
"""The points at which the game may rest, by the numbers of the state."""

DECKS: Mapping[str, str] = {
    **{name: name for name in ("market", "flaw_deck", "fate_deck", "slumbers", "slumber_maps")},
    "turns": "turn_deck",
    "turn_discard": "turn_discard",
    "seasons": "seasons",
}
"""The Team's decks by their keys, and what the state calls them."""


class Seen:
    """Who knows each card of a deck: lists of seats, the top card first; cards that nobody knows
    are left out at the end, so that reading needs the length of the deck.
    """

    unsaid: tuple[int, ...] = ()

    def write(self, names: Names, value: tuple[int, ...]) -> Json:
        lists: list[Json] = [
            [seat for seat in range(mask.bit_length()) if mask >> seat & 1] for mask in value
        ]
        while lists and not lists[-1]:
            lists.pop()
        return lists

    def read(self, reader: Reader, where: str, value: Json) -> tuple[int, ...]:
        masks = []
        for n, seats in enumerate(reader.entries(where, value)):
            known = Several(Whole(0, reader.seats - 1)).read(reader, f"{where}.{n}", seats)
            masks.append(sum(1 << seat for seat in set(known)))
        return tuple(masks)


class SeenDecks(Table[tuple[int, ...]]):
    """Who knows what of the Team's decks."""

    def __init__(self) -> None:
        super().__init__(Text(*DECKS), Seen())

    def write(self, names: Names, value: Mapping[Any, tuple[int, ...]]) -> Json:
        keys = {field: key for key, field in DECKS.items()}
        return super().write(names, {keys[field]: known for field, known in value.items()})

    def read(self, reader: Reader, where: str, value: Json) -> dict[Any, tuple[int, ...]]:
        found = super().read(reader, where, value)
        return {DECKS[key]: known for key, known in found.items()}


class Gate(Named):
    """A Dream Gate by its name, its id, or the id of its Dream."""

    def __init__(self) -> None:
        super().__init__("gate")

    def read(self, reader: Reader, where: str, value: Json) -> int:
        dreams = {gate.dream: gate.number for gate in reader.names.pack.gates}
        return dreams[str(value)] if value in dreams else super().read(reader, where, value)


class Veil:
    """What a seat has not seen, in a dealt world; null in a true one."""

    unsaid: Any = None

    def write(self, names: Names, value: Any) -> Json:
        return None if value is None else sorted(value)

    def read(self, reader: Reader, where: str, value: Json) -> Any:
        if value is None or (is_list(value) and all(isinstance(one, str) for one in value)):
            return None if value is None else frozenset(map(str, value))
        reader.wrong(where, "a list of texts, or null")
        return None


CARDS = Several(Named("card", none=False))
SEAT: Mapping[str, Form[Any]] = {
    "dreamer": Named("dreamer"),
    "space": SPACE,
    "hand": Sorted(Named("card", none=False)),
    "held": Seen(),
    "deck": CARDS,
    "known": Seen(),
    "discard": CARDS,
    "sealed": CARDS,
    "progress": Several(PLACED),
    "flaws": CARDS,
    "playing": CARDS,
    "box": CARDS,
    "distress": Whole(),
    "ether": Whole(),
    "gems": Whole(),
    "voucher": YesNo(),
    "masks": Several(Named("mask", none=False)),
    "mask": Named("mask"),
    "memory": YesNo(),
    "signs": Several(Named("sign", none=False)),
    "spirit": SPACE,
    "states": STATES_OF,
    "spent": Bag(Text()),
    "passes": Bag(Text()),
    "done": YesNo(),
}
"""The fields of a Dreamer; keys are those of the state."""


class SeatForm:
    """A Dreamer who is not in this session."""

    unsaid: Any = None

    def write(self, names: Names, value: Seat) -> Json:
        return seat_dict(names, value)

    def read(self, reader: Reader, where: str, value: Json) -> Seat:
        table = reader.table(where, value, tuple(SEAT))
        seat = Seat(0)
        for key, form in SEAT.items():
            if key in table:
                setattr(seat, key, form.read(reader, f"{where}.{key}", table[key]))
        seat.known = padded(seat.known, len(seat.deck))
        seat.held = padded(seat.held, len(seat.hand))
        return seat


class Resting(Table[Seat]):
    """Dreamers who are not in this session, by name."""

    def read(self, reader: Reader, where: str, value: Json) -> dict[Any, Seat]:
        found = super().read(reader, where, value)
        for dreamer, seat in found.items():
            seat.dreamer = dreamer
        return found


TEAM: Mapping[str, Form[Any]] = {
    "place": Word(*PLACES),
    "dream": Gate(),
    "slumber": Named("entity"),
    "location": Named("location"),
    "phase": Word(*PHASES),
    "back": Word(*PHASES),
    # The Turn
    "turn": Whole(),
    "turns": Several(Named("turn", none=False)),
    "turn_discard": Several(Named("turn", none=False)),
    "last_turn_card": Named("turn"),
    "step": Whole(),
    "blocked_steps": Bag(Whole()),
    "first": SeatNumber(),
    "asked": SeatNumber(),
    "round": SeatNumber(),
    "acted": YesNo(),
    "busy": YesNo(),
    "passed": Whole(),
    "moved_on": YesNo(),
    "queue": Several(SeatNumber()),
    "waited": Bag(SeatNumber()),
    "due": Several(Text()),
    "bonus": Several(Whole()),
    "ending": Text(),
    "fate_card": Named("fate"),
    "offer": CARDS,
    "kept": YesNo(),
    "resolved": YesNo(),
    "luck_used": YesNo(),
    "told": Whole(),
    "looks": Looks(),
    "played": Several(PLAYED),
    "mods": Several(MODIFIER),
    # The map
    "tiles": Several(Named("tile", none=False)),
    "overlays": Several(Named("overlay", none=False)),
    "quirks": Several(QUIRK),
    "edges": Several(EDGE),
    "tokens": Several(TOKEN),
    "gem_slots": Several(THIS_SPACE),
    "blocked": Bag(Named("action", none=False)),
    "markers": Table(Named("action", none=False), Amounts()),
    "entities": Several(ENTITY),
    "figures": Several(FIGURE),
    "aside": Bag(Secret(code=True)),
    "faces": Bag(Secret()),
    # The Team
    "hours": Whole(0, MOST_HOURS),
    "keys": Whole(),
    "items": Several(Named("item", none=False)),
    "storage": Several(Named("item", none=False)),
    "item_market": Several(Named("item", none=False)),
    "market": CARDS,
    "fate_deck": Several(Named("fate", none=False)),
    "flaw_deck": CARDS,
    "slumbers": Several(Named("entity", none=False)),
    "slumber_maps": Several(Named("tile", none=False)),
    "notes": Several(Named("note", none=False)),
    "wisdom": Several(Named("wisdom", none=False)),
    "season": Named("season"),
    "seasons": Several(Named("season", none=False)),
    "shopping": Whole(),
    "gates": Several(Named("gate", none=False)),
    "worlds": Several(Named("world", none=False)),
    "paid": Bag(Named("location", none=False)),
    "journey": Whole(),
    "mood": Text(),
    "gems_in": Whole(),
    "sessions": Whole(),
    "spent": Bag(Text()),
    "unlocked": Bag(Text()),
    "flags": Bag(Text()),
    "counters": Table(Text(), Whole(-MOST)),
    "read": Bag(Whole()),
    "gained": Bag(Secret()),
    "endings": Several(ENDING),
    "seen": Bag(Text()),
    "removed": Bag(Secret()),
    "out": Sorted(Named("card", none=False)),
    "rest": Resting(Named("dreamer", none=False), SeatForm()),
    "tags": Whole(),
    "known": SeenDecks(),
    "veil": Veil(),
}
"""All other fields, in the order in which positions have them."""

UNORDERED = frozenset(
    [key for key, form in {**TEAM, **SEAT}.items() if isinstance(form, Bag | Sorted)]
) | {
    *("masks", "items", "storage", "item_market", "notes", "wisdom", "gates", "worlds", "seasons"),
    *("entities", "figures", "tokens", "tiles", "edges", "quirks", "mods", "progress", "flaws"),
    *("signs", "box", "gem_slots", "played", "near", "actions", "icons", "terrain"),
}
"""Keys whose lists scenarios compare without order."""

FIELD = {"turns": "turn_deck", "dream": "gate"}
"""What the state calls them, where it is not the key."""


def padded(known: tuple[int, ...], length: int) -> tuple[int, ...]:
    """What is known of a deck, as long as the deck: of the cards below nobody knows anything."""
    return (*known, *(0,) * (length - len(known)))[:length]


def seat_dict(names: Names, seat: Seat) -> dict[str, Json]:
    return {key: form.write(names, getattr(seat, key)) for key, form in SEAT.items()}


def team_dict(s: State) -> dict[str, Json]:
    names = names_of(s.pack)
    return {key: form.write(names, getattr(s, FIELD.get(key, key))) for key, form in TEAM.items()}
