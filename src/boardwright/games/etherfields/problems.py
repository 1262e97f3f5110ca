"""What is wrong with a state: components lost or too many, things in two places, what is known of
decks out of step. What must hold only at rest, limits above all, stands in problems_at_rest.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from boardwright.games.etherfields import morphings, states
from boardwright.games.etherfields.content import COLOURS, MORPHINGS, TERRAINS
from boardwright.games.etherfields.decks import NAMES
from boardwright.games.etherfields.effects.tokens import SUPPLY
from boardwright.games.etherfields.entities import ENTITY_TOKENS, SHAPESHIFTERS
from boardwright.games.etherfields.gradual import MARKERS
from boardwright.games.etherfields.keys import MOST_FIGURES
from boardwright.games.etherfields.loading_cards import all_cards
from boardwright.games.etherfields.state import LIMITS, MOST_HOURS, NOWHERE, SETUP, State

FIGURES = {"human": SHAPESHIFTERS, "creature": SHAPESHIFTERS, "token": ENTITY_TOKENS}
ON_EDGES = {"wall": 1, "hole": 1}
"""ETH-032."""


def problems(s: State) -> Iterator[str]:
    """Everything that a slow look at the whole state finds."""
    yield from _cards(s)
    yield from _single(s)
    yield from _supplies(s)
    yield from _tokens(s)
    yield from _order(s)


# Cards


def _cards(s: State) -> Iterator[str]:
    """ETH-019, ETH-036: every copy of an Influence card or Flaw is in one place, or out of the
    game. Cards of Dreamers who have not played yet, and those that a Dream hides, may be nowhere.
    """
    owners = [seat.dreamer for seat in s.seats] + list(s.rest)
    there = all_cards(s)
    begun = s.phase != SETUP
    for card in s.pack.cards:
        n = there[card.number]
        if card.owner >= 0:
            must = card.owner in owners
        else:
            must = card.market or (card.is_flaw and not card.later and not card.code)
        if n > card.qty or (begun and must and n < card.qty):
            yield f"cards: {n} of {card.name}, not {card.qty} (ETH-019)"


def _single(s: State) -> Iterator[str]:
    """Things of which there is one each are in one place only."""
    slumber = [s.slumber] if s.slumber >= 0 else []
    fated = [s.fate_card] if s.fate_card >= 0 else []
    places: list[tuple[str, str, Sequence[int]]] = [
        ("items", "item", (*s.items, *s.storage, *s.item_market)),
        ("fate_deck", "fate", (*s.fate_deck, *fated, *[fate for _, _, fate in s.quirks])),
        ("slumbers", "entity", (*s.slumbers, *slumber)),
        ("slumber_maps", "tile", (*s.slumber_maps, *s.tiles)),
        ("turns", "turn", (*s.turn_deck, *s.turn_discard)),
        ("entities", "entity", [tile.entity for tile in s.entities]),
        ("overlays", "overlay", s.overlays),
        ("notes", "note", s.notes),
        ("wisdom", "wisdom", s.wisdom),
        ("gates", "gate", s.gates),
        ("worlds", "world", s.worlds),
        ("masks", "mask", [n for seat in (*s.seats, *s.rest.values()) for n in seat.masks]),
        ("seats", "dreamer", [n for n in (*[seat.dreamer for seat in s.seats], *s.rest) if n >= 0]),
    ]
    for key, kind, things in places:
        for number, n in sorted(Counter(things).items()):
            if n > 1:
                yield f"{key}: the {kind} {s.pack.id_of(kind, number)} is there {n} times"
            elif kind == "entity" and number == s.slumber:
                # ETH-512: one that is removed while it is in play goes when the Slumber is over.
                continue
            elif f"{kind}:{s.pack.id_of(kind, number)}" in s.removed:
                yield f"{key}: the {kind} {s.pack.id_of(kind, number)} is out of the game (ETH-036)"
    gone = [fate for fate in s.pack.fates if not (fate.later or fate.code)]
    held = places[1][2]
    for fate in gone if s.phase != SETUP else ():
        if fate.number not in held and f"fate:{fate.id}" not in s.removed:
            yield f"fate_deck: {fate.name} is lost (ETH-529)"


# Tokens


def _supplies(s: State) -> Iterator[str]:
    """ETH-021 to ETH-030, ETH-042: no more than the supply has, and nothing below 0."""
    used = {
        "ether": sum(seat.ether for seat in s.seats),
        "distress": sum(seat.distress for seat in s.seats),
        "gem": sum(seat.gems for seat in s.seats) + len(s.gem_slots) + s.gems_in,
        "key": s.keys,
    }
    rules = {"ether": "ETH-021", "distress": "ETH-022", "gem": "ETH-024", "key": "ETH-030"}
    for what, n in used.items():
        if n > LIMITS[what]:
            yield f"{what}: {n}, but there are {LIMITS[what]} ({rules[what]})"
    least = min(min(seat.ether, seat.distress, seat.gems) for seat in s.seats)
    if min(least, s.keys, s.hours, s.shopping) < 0:
        yield "seats: something is below 0"
    if s.hours > MOST_HOURS:
        yield f"hours: {s.hours}, the Clock runs to {MOST_HOURS} (ETH-460)"
    if len(set(s.gem_slots)) < len(s.gem_slots):
        yield "gem_slots: a slot holds one Gem (ETH-127)"


def _tokens(s: State) -> Iterator[str]:
    """ETH-023 to ETH-033, ETH-044, ETH-048 to ETH-050."""
    used = Counter([token.kind for token in s.tokens])
    for tile in s.entities:
        used.update(dict(tile.tokens))
    used["universal"] += len(s.paid)
    used.update(["wall" if edge.wall else "hole" for edge in s.edges])
    used["spirit"] += sum(seat.spirit != NOWHERE for seat in s.seats)
    for kind, most in {**SUPPLY, **ON_EDGES}.items():
        if used[kind] > most:
            yield f"tokens: {used[kind]} of {kind}, but there are {most} (ETH-032)"
    for terrain, most in zip(TERRAINS, s.pack.terrain_tokens, strict=True):
        if used[terrain] > most:
            yield f"tokens: {used[terrain]} of {terrain}, but there are {most} (ETH-050)"
    for morphing, left in enumerate(morphings.pool(s)):
        if left < 0:
            most = s.pack.morphings[morphing]
            yield f"entities: too many of {MORPHINGS[morphing]}, there are {most} (ETH-048)"
    if not _enough_states(states.placed(s), dict(s.pack.state_tokens)):
        yield "states: there are not so many State tokens (ETH-049)"
    for colour, name in enumerate(COLOURS):
        n = sum(marks[colour] for marks in s.markers.values())
        if n > MARKERS:
            yield f"markers: {n} of {name}, but there are {MARKERS} (ETH-031)"
    yield from _figures(s)


def _figures(s: State) -> Iterator[str]:
    """ETH-032, ETH-033, ETH-044: miniatures and Entity tokens."""
    there = Counter([figure.entity for figure in s.figures if figure.entity >= 0])
    shown: Counter[str] = Counter()
    for number, n in there.items():
        entity = s.pack.entities[number]
        shown[entity.figure] += n
        most = max(entity.limit, 1) if entity.figure == "named" else entity.limit
        if most and n > most:
            yield f"figures: {n} of {entity.name}, but there are {most} (ETH-033)"
    for kind, most in FIGURES.items():
        if shown[kind] > most:
            yield f"figures: {shown[kind]} of kind {kind}, but there are {most} (ETH-044)"
    if len(s.figures) > MOST_FIGURES:
        yield f"figures: {len(s.figures)}, more than {MOST_FIGURES}"


def _enough_states(shown: list[int], tokens: dict[tuple[int, int], int]) -> bool:
    """ETH-435: whether tokens with two sides can show all these at once."""
    if not shown:
        return True
    return any(
        _enough_states(shown[1:], {**tokens, sides: n - 1})
        for sides, n in tokens.items()
        if n and shown[0] in sides
    )


# Order


def _order(s: State) -> Iterator[str]:
    """What is kept in step: masks of known cards, hands in order, tags that tell things apart."""
    for n, seat in enumerate(s.seats):
        if len(seat.known) != len(seat.deck):
            yield f"seats.{n}.known: {len(seat.known)} masks for {len(seat.deck)} cards"
        if list(seat.hand) != sorted(seat.hand):
            yield f"seats.{n}.hand: it is not in order"
        if any(s.pack.cards[card].is_flaw for card in seat.hand):
            yield f"seats.{n}.hand: a Flaw is never in hand (ETH-544)"
        if any(not s.pack.cards[placed.card].is_progress for placed in seat.progress):
            yield f"seats.{n}.progress: a card that is no Progress card (ETH-272)"
        if any(not s.pack.cards[card].is_flaw for card in seat.flaws):
            yield f"seats.{n}.flaws: a card that is no Flaw"
        if seat.mask >= 0 and seat.mask not in seat.masks:
            yield f"seats.{n}.mask: it is not among the Masks of this Dreamer (ETH-446)"
    for deck, masks in s.known.items():
        if deck not in NAMES or len(masks) != len(getattr(s, deck)):
            yield f"known.{deck}: {len(masks)} masks for a deck of another length"
    tags = [figure.tag for figure in s.figures]
    tags += [placed.tag for seat in s.seats for placed in seat.progress]
    if len(set(tags)) < len(tags) or max(tags, default=0) > s.tags or 0 in tags:
        yield "tags: a tag is there twice, or was never given"
    if list(s.out) != sorted(s.out):
        yield "out: it is not in order"
    for figure in s.figures:
        if figure.entity >= 0 and all(tile.entity != figure.entity for tile in s.entities):
            yield f"figures: {s.pack.entities[figure.entity].name} has no tile in play (ETH-394)"
