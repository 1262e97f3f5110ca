"""Where the Team is in a position, and what lies on the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from boardwright.core.messages import Json
from boardwright.games.etherfields import dreams, figures
from boardwright.games.etherfields.content import Effect
from boardwright.games.etherfields.forms import Pair, Reader
from boardwright.games.etherfields.loading_cards import cards_of
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import (
    DREAM,
    DREAMWORLD,
    NOBODY,
    NOWHERE,
    SLUMBER,
    EdgeToken,
    EntityTile,
    State,
)
from boardwright.games.etherfields.veil import name_of


def read_place(s: State, reader: Reader, data: Mapping[str, Json], start: str) -> None:
    """Unsaid, the Team is where `slumber`, `dream` or `location` say, else in the Dream of the
    settings, or the first one.
    """
    if "place" not in data:
        here = "slumber" in data, "location" in data and "dream" not in data
        s.place = SLUMBER if here[0] else DREAMWORLD if here[1] else DREAM
    if s.place == DREAM and "dream" not in data:
        wanted = (gate.number for gate in s.pack.gates if gate.dream == start)
        s.gate = next(wanted, s.pack.start_gate)
    if s.place == SLUMBER and s.slumber == NOBODY:
        reader.wrong("slumber", "which Slumber is it?")
    if "location" not in data:
        s.location = _location(s)


def _location(s: State) -> int:
    """The Location of the Gate, else the Awakening Location."""
    pack = s.pack
    wanted = pack.gates[s.gate].location if s.place == DREAM else ""
    bell = next((there.number for there in pack.locations if there.icon == "bell"), NOWHERE)
    if s.place == DREAM:
        return next((there.number for there in pack.locations if there.id == wanted), NOWHERE)
    return bell


def printed_turns(s: State) -> int:
    """ETH-093, ETH-366: how many Turn cards the Gate or the Slumber tile prepares."""
    if s.place == DREAMWORLD or (s.place == SLUMBER and s.slumber == NOBODY):
        return 0
    tile = s.pack.entities[s.slumber] if s.place == SLUMBER else s.pack.gates[s.gate]
    return tile.turns_solo if len(s.seats) == 1 and tile.turns_solo else tile.turns


def read_map(s: State, reader: Reader, data: Mapping[str, Json]) -> None:
    """Unsaid, there are the tiles that the setup lays, and the Entity tiles of all figures."""
    if "tiles" not in data:
        s.tiles = tuple(_tiles(s))
    for key, wall in (("walls", True), ("holes", False)):
        for n, edge in enumerate(reader.entries(key, data.get(key, []))):
            one, other = Pair().read(reader, f"{key}.{n}", edge)
            s.edges = (*s.edges, EdgeToken(one, other, wall))
    if "entities" not in data:
        own = [s.slumber] if s.place == SLUMBER and s.slumber >= 0 else []
        there = [*own, *[figure.entity for figure in s.figures if figure.entity >= 0]]
        s.entities = tuple(EntityTile(entity) for entity in dict.fromkeys(there))
    _give_tags(s)


def _tiles(s: State) -> Iterator[int]:
    """What lies there when an encounter begins."""
    if s.place != DREAM:
        yield from [tile.number for tile in s.pack.tiles if tile.slumber and tile.starting]
        return
    for code in _revealed(s.pack.gates[s.gate].setup):
        things = s.pack.secrets.get(dreams.full_code(s, code), ())
        yield from [number for kind, number in things if kind == "tile"]


def _revealed(effect: Effect) -> Iterator[str]:
    for step in effect:
        if step.do == "reveal":
            yield step.text("code")


def _give_tags(s: State) -> None:
    """Figures and placed cards without a tag get one, in the order in which they are named."""
    s.tags = max(
        [
            s.tags,
            *[figure.tag for figure in s.figures],
            *[placed.tag for seat in s.seats for placed in seat.progress],
        ]
    )
    figures = []
    for figure in s.figures:
        s.tags += not figure.tag
        figures.append(figure if figure.tag else figure._replace(tag=s.tags))
    s.figures = tuple(figures)
    for seat in s.seats:
        zone = []
        for placed in seat.progress:
            s.tags += not placed.tag
            zone.append(placed if placed.tag else placed._replace(tag=s.tags))
        seat.progress = tuple(zone)


# Secrets


def read_secrets(s: State, data: Mapping[str, Json]) -> None:
    """ETH-043, ETH-217: what is named has been found; the rest of the Dream is set aside."""
    dream = s.pack.gates[s.gate].dream if s.place == DREAM else ""
    up = [*[("tile", n) for n in s.tiles], *[("overlay", n) for n in s.overlays]]
    up += [("entity", tile.entity) for tile in s.entities]
    if "faces" not in data and dream:
        codes = dreams.codes_of(s.pack, dream)
        s.faces = frozenset(_names(s, codes, Counter(up)))
    if "gained" not in data:
        single = dict.fromkeys(_owned(s))
        names = [name_of(s.pack, kind, number) for kind, number in single]
        cards = Counter(
            [("card", card) for seat in (*s.seats, *s.rest.values()) for card in cards_of(seat)]
        )
        s.gained = frozenset((*names, *_names(s, s.pack.secrets, cards)))
    if "aside" not in data and dream:
        codes = dreams.codes_of(s.pack, dream)
        s.aside = frozenset([code for code in codes if dreams.unrevealed(s, code)])
    if "unlocked" not in data:
        s.unlocked = frozenset([word for card in s.wisdom for word in s.pack.wisdom[card].unlocks])


def _owned(s: State) -> Iterator[tuple[str, int]]:
    """Things of which there is one each, and the Team has it."""
    yield from [("item", n) for n in (*s.items, *s.storage, *s.item_market)]
    yield from [("note", n) for n in s.notes]
    yield from [("wisdom", n) for n in s.wisdom]
    yield from [("mask", n) for seat in (*s.seats, *s.rest.values()) for n in seat.masks]
    yield from [("entity", n) for n in (*s.slumbers, s.slumber) if n != NOBODY]
    yield from [("fate", n) for n in s.fate_deck if s.pack.fates[n].later]


def _names(s: State, codes: Iterable[str], there: Mapping[tuple[str, int], int]) -> Iterator[str]:
    """Secrets of these codes that are there, as many of each as there are."""
    for code in codes:
        left = dict(there)
        for name, thing in dreams.copies(s.pack, code):
            if left.get(thing, 0):
                left[thing] -= 1
                yield name


# Dreamers


def place_seats(s: State, unsaid: list[int]) -> None:
    """ETH-109: who is not named stands on the first Entrance that has room, or else somewhere."""
    if not unsaid:
        return
    here = scape(s)
    spaces = [*here.entrances, *here.spaces]
    for n in unsaid:
        free = (space for space in spaces if not figures.is_full(s, space))
        s.seats[n].space = next(free, NOWHERE)
