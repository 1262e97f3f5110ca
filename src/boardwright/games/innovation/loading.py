"""Positions from dicts, full or partial. What is named is exact, the rest lies where setup puts it
in the order of the seed; everything that contradicts is reported together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, partial

from boardwright.core.errors import BadPosition
from boardwright.core.games import Setup
from boardwright.core.loading import same
from boardwright.core.messages import Json
from boardwright.core.outcomes import GameEnd
from boardwright.core.reading import Reading, is_whole
from boardwright.games.innovation.dicts import PHASES, facts, hidden_places
from boardwright.games.innovation.dominations import (
    NEEDED,
    check_culture,
    check_technology,
    check_zone,
)
from boardwright.games.innovation.facts import (
    COLOURS,
    DOMAINS,
    NAMES,
    OF_COLOUR,
    OF_PERIOD,
    PERIOD,
    PERIODS,
    SPLAYS,
    mask_of,
    points_of,
)
from boardwright.games.innovation.naming import Naming, card_named
from boardwright.games.innovation.state import FIRST_CARDS, TURNS, State, changed
from boardwright.games.innovation.turns import blank

KEYS = (
    *("phase", "turn", "turns", "actions", "supply", "periods", "period_cards", "domains", "box"),
    *("seats", "recycled", "memory", "mixed", "facts", "chance"),
)
SEAT_KEYS = ("hand", "zone", "influence", "dominations", "archived", "scored")
PILE_KEYS = ("cards", "splay")
SUPPLIES = {str(period): period for period in PERIODS}
FACES = {str(period): period for period in range(1, 10)}

DOMINATIONS: tuple[int | str, ...] = (*range(1, 10), *DOMAINS)
"""As positions name them, in the order of their bits from 1 on."""
FREE: dict[str, Sequence[int | str]] = {"periods": DOMINATIONS[:9], "domains": DOMINATIONS[9:]}
BIT = {repr(item): 1 << n for n, item in enumerate(DOMINATIONS, 1)}
"""By how they look, since True and 1.0 pass for 1."""

LONG = 10**6
"""More than anything that is counted in a game."""


class Loader:
    """One position being read."""

    def __init__(self, data: Mapping[str, Json], setup: Setup) -> None:
        self.s = blank(setup)
        self.reading = Reading()
        self.wrong = self.reading.wrong
        self.cards = Naming(self.reading, self.s.rng)
        self.taken: dict[str, str] = {}
        """Dominations, and who has each."""
        self.data = self.reading.table("", data, KEYS)
        listed = self.reading.entries("seats", self.data.get("seats"))
        if len(listed) != setup.seats:
            self.wrong("seats", f"{setup.seats} are needed, not {len(listed)}")
        seats = [*listed, *[{}] * setup.seats][: setup.seats]
        self.seats = [
            self.reading.table(f"seats.{n}", seat, SEAT_KEYS) for n, seat in enumerate(seats)
        ]

    def load(self) -> State:
        """Read everything, or raise BadPosition with every problem."""
        for n, seat in enumerate(self.seats):
            self.read_seat(n, seat)
        self.cards.read("box", self.data.get("box", []))
        self.read_supplies()
        self.read_dominations()
        self.read_period_cards()
        self.lay_out(self.cards.deal())
        self.read_clock()
        self.read_memory()
        self.read_mixed()
        self.check_facts()
        if not self.reading.problems:
            self.check_domains()
        if self.reading.problems:
            raise BadPosition(self.reading.problems)
        return self.s

    def check_domains(self) -> None:
        """INN-102: a domain whose condition is met has been taken already."""
        for seat in range(self.s.seats):
            trial = self.s.copy()
            with suppress(GameEnd):
                check_zone(trial, seat)
                check_culture(trial, seat)
                check_technology(trial, seat)
            for n, name in enumerate(DOMAINS):
                if (self.s.domains ^ trial.domains) >> n & 1:
                    why = f"seat {seat} meets its condition, so it is not free (INN-102)"
                    self.wrong("domains", f"{name}: {why}")

    def table(self, key: str, known: Mapping[str, int], what: str) -> Mapping[str, Json]:
        return self.reading.table(key, self.data.get(key, {}), known, f"a table of {what}")

    # Cards

    def read_seat(self, n: int, seat: Mapping[str, Json]) -> None:
        where = f"seats.{n}"
        for key in ("hand", "influence"):
            self.cards.read(f"{where}.{key}", seat.get(key, []))
        for key, done in (("archived", self.s.archived), ("scored", self.s.scored)):
            done[n] = self.reading.number(f"{where}.{key}", seat.get(key, 0), 0, len(NAMES))
        zone = seat.get("zone", {})
        zone = self.reading.table(f"{where}.zone", zone, COLOURS, "a table of colours")
        for colour, pile in zone.items():
            self.read_pile(n, COLOURS.index(colour), pile)

    def read_pile(self, n: int, colour: int, pile: Json) -> None:
        where = f"seats.{n}.zone.{COLOURS[colour]}"
        if not isinstance(pile, Mapping):
            pile = {"cards": pile}
        pile = self.reading.table(where, pile, PILE_KEYS)
        height = self.cards.read(where, pile.get("cards", []), OF_COLOUR[colour])
        way = pile.get("splay", "none")
        if way not in SPLAYS:
            self.wrong(where, f"splay is one of {', '.join(SPLAYS)}, not {way!r}")
        elif way != "none" and height < 2:
            self.wrong(where, "a pile of fewer than two cards cannot be splayed (INN-123)")
        else:
            self.s.splay[5 * n + colour] = SPLAYS.index(str(way))

    def read_supplies(self) -> None:
        given = self.table("supply", SUPPLIES, "periods")
        for key, period in SUPPLIES.items():
            self.cards.read(f"supply.{key}", given.get(key, ["..."]), OF_PERIOD[period], rest=True)

    def read_period_cards(self) -> None:
        """Each period that is free or taken has its card."""
        given = self.table("period_cards", FACES, "periods")
        there = self.s.periods | sum(self.s.dominated)
        for key, period in FACES.items():
            where = f"period_cards.{key}"
            if key in given:
                self.cards.read(where, [given[key]], OF_PERIOD[period])
                if not there >> period & 1:
                    self.wrong(where, "this period is neither free nor taken")
            elif there >> period & 1:
                why = f"no card is left to stand for period {period}"
                self.cards.want(where, OF_PERIOD[period], "periods", why)

    def lay_out(self, displaced: list[int]) -> None:
        """Put every card where it is; what no list takes leaves the game."""
        s, cards = self.s, self.cards
        for n in range(s.seats):
            s.hand[n] = mask_of(cards[f"seats.{n}.hand"])
            s.influence[n] = mask_of(cards[f"seats.{n}.influence"])
            s.points[n] = points_of(s.influence[n])
            for colour, name in enumerate(COLOURS):
                s.piles[5 * n + colour] = tuple(cards[f"seats.{n}.zone.{name}"])
                s.refresh(5 * n + colour)
        for period in PERIODS:
            s.supply[period] = tuple(cards[f"supply.{period}"])
        faces = [cards[f"period_cards.{period}"] for period in range(10)]
        s.period_card = tuple(face[0] if face else -1 for face in faces)
        s.box = mask_of(cards["box"] + displaced)

    # Periods and domains

    def read_dominations(self) -> None:
        """Who has which, and which are free: unsaid, all that nobody has."""
        s, entries = self.s, self.reading.entries
        owned = []
        for n, seat in enumerate(self.seats):
            where = f"seats.{n}.dominations"
            items = entries(where, seat.get("dominations", []))
            mask = self.take(where, items, DOMINATIONS, f"belongs to seat {n}")
            if mask.bit_count() >= NEEDED[s.seats]:
                self.wrong(where, f"{NEEDED[s.seats]} dominations have won already (INN-201)")
            owned.append(mask)
        s.dominated = tuple(owned)
        free = 0
        for key, every in FREE.items():
            unsaid = [item for item in every if repr(item) not in self.taken]
            items = entries(key, self.data.get(key, unsaid), unsaid)
            free |= self.take(key, items, every, "stands here twice")
        s.periods, s.domains = free & (1 << 10) - 1, free >> 10

    def take(self, where: str, items: Sequence[Json], every: Sequence[int | str], fate: str) -> int:
        """Dominations as a mask, each taken once; `fate` is what to say when it is again."""
        mask = 0
        for item in items:
            name = repr(item)
            if name not in BIT or item not in every:
                self.wrong(where, f"{name} is none of {', '.join(map(str, every))}")
            elif name in self.taken:
                self.wrong(where, f"{item} {self.taken[name]}")
            else:
                self.taken[name] = fate
                mask |= BIT[name]
        return mask

    # Time, and what seats remember

    def read_clock(self) -> None:
        s, number = self.s, self.reading.number
        phase = self.data.get("phase", "turn")
        if phase not in PHASES:
            self.wrong("phase", f"one of {', '.join(PHASES)}, not {phase!r}")
        first = phase == "first"
        s.phase = FIRST_CARDS if first else TURNS
        s.turn = number("turn", self.data.get("turn", 0), 0, s.seats - 1)
        least, actions = (0, 0) if first else (1, 2)
        s.actions = number("actions", self.data.get("actions", actions), least, 2, actions)
        most, turns = (0, 0) if first else (LONG, 2 * s.seats + s.turn)
        s.turns = number("turns", self.data.get("turns", turns), 0, most, turns)
        s.rng = number("chance", self.data.get("chance", self.cards.rng), 0, (1 << 64) - 1)
        if first and any(hand.bit_count() != 2 for hand in s.hand):
            self.wrong("phase", "before the first cards everybody holds two cards (INN-005)")
        if first and any((*s.influence, *s.piles, *s.dominated, *s.archived, *s.scored)):
            self.wrong("phase", "before the first cards nobody has anything else (INN-005)")

    def read_memory(self) -> None:
        """Where seats expect cards that they have seen; a position written by hand has none."""
        s = self.s
        for key, count in self.table("recycled", SUPPLIES, "periods").items():
            under = self.reading.number(f"recycled.{key}", count, 0, LONG)
            s.under = changed(s.under, SUPPLIES[key], under)
        hidden = cache(partial(hidden_places, s))
        s.traces = [{} for _ in range(11)]
        seats = {str(seat): seat for seat in range(s.seats)}
        for key, cards in self.table("memory", seats, "seats").items():
            for name, places in self.reading.table(f"memory.{key}", cards).items():
                where = f"memory.{key}.{name}"
                card = card_named(name)
                if card is None:
                    self.wrong(where, "there is no such card")
                    continue
                period, seat = PERIOD[card], seats[key]
                trace = self.trace(where, card, places, hidden(seat, period))
                s.traces[period][card << 2 | seat] = trace

    def trace(
        self, where: str, card: int, places: Json, hidden: Mapping[str, tuple[int, int]]
    ) -> int:
        """The places where a seat expects a card: hidden from it, and the true one among them."""
        trace = there = 0
        for name in self.reading.entries(where, places):
            place, cards = hidden.get(str(name), (0, 0))
            if not place:
                self.wrong(where, f"{name!r} is none of {', '.join(hidden)}")
            trace |= place
            there |= cards
        if not there >> card & 1:
            self.wrong(where, "it is in none of these places")
        return trace

    def read_mixed(self) -> None:
        """Piles whose order only their owner knows: part of what is covered, two cards or more."""
        s = self.s
        piles = {f"{at // 5} {COLOURS[at % 5]}": at for at in range(5 * s.seats)}
        for key, part in self.table("mixed", piles, "piles").items():
            where, at = f"mixed.{key}", piles[key]
            entries = self.reading.entries(where, part, what="a list of three numbers")
            numbers = [number for number in entries if is_whole(number)]
            if not len(numbers) == len(entries) == 3:
                self.wrong(where, "a list of three numbers is needed")
                continue
            below, n, ways = numbers
            covered = len(s.piles[at][1:])
            if below < 0 or n < 2 or below + n > covered:
                self.wrong(where, f"there is no such part among {covered} covered cards")
            if not 0 < ways < 16 or not ways >> s.splay[at] & 1:
                self.wrong(where, f"{ways} is no sum of splays with the present one")
            s.mixed[at] = (below, n, ways)

    def check_facts(self) -> None:
        """Facts follow from the rest, if the rest is right; false ones are refused."""
        true = facts(self.s)
        given = self.reading.table("facts", self.data.get("facts", {}), true)
        if self.reading.problems:
            return
        for key, value in given.items():
            if not same(value, true[key]):
                self.wrong(f"facts.{key}", f"does not follow: it is {true[key]}")
