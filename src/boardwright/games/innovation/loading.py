"""Positions from dicts, full or partial. What is named is exact, the rest lies where setup puts it
in the order of the seed; everything that contradicts is reported together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.core.errors import BadPosition
from boardwright.core.games import Setup
from boardwright.core.messages import Json
from boardwright.core.randomness import shuffled, stream
from boardwright.games.innovation.dicts import PHASES, facts, place_bit
from boardwright.games.innovation.dominations import NEEDED
from boardwright.games.innovation.facts import (
    ALSO,
    CARD,
    COLOUR,
    COLOURS,
    DOMAINS,
    NAMES,
    OF_PERIOD,
    PERIOD,
    PERIODS,
    SPLAYS,
    cards_in,
    points_of,
)
from boardwright.games.innovation.state import FIRST_CARDS, TURNS, State, changed
from boardwright.games.innovation.turns import blank

TOP_KEYS = frozenset(
    (
        *("phase", "turn", "turns", "actions", "supply", "periods", "period_cards", "domains"),
        *("box", "seats", "recycled", "memory", "mixed", "facts", "chance", "seed", "settings"),
        *("names", "game", "rules_version", "number", "outcome", "begun"),
    )
)
SEAT_KEYS = frozenset(("hand", "zone", "influence", "dominations", "archived", "scored"))


class Loader:
    """One position being read: what is still unnamed, and what is wrong so far."""

    def __init__(self, data: Mapping[str, Json], setup: Setup) -> None:
        self.data = data
        self.s = blank(setup)
        self.problems: list[str] = []
        self.named: dict[int, str] = {}
        self.wild: list[tuple[str, str]] = []
        """Places that take any card: the place, and the pattern."""
        self.filled: dict[str, list[int]] = {}
        self.rest: dict[int, list[int]] = {}
        rng = self.s.rng
        for period in PERIODS:
            rng, self.rest[period] = shuffled(rng, cards_in(OF_PERIOD[period]))
        self.s.rng = rng

    def load(self) -> State:
        """Read everything, or raise BadPosition with every problem."""
        self.check_keys(self.data, TOP_KEYS, "")
        seats = self.seats()
        for n, seat in enumerate(seats):
            self.check_keys(seat, SEAT_KEYS, f"seats.{n}.")
            self.read_seat(n, seat)
        self.box = self.cards("box", self.data.get("box", []))
        self.supplies = self.read_supplies()
        self.faces = self.read_faces()
        self.read_dominations(seats)
        self.settle()
        self.read_clock()
        self.read_memory()
        if not self.problems:
            self.check_facts()
        if self.problems:
            raise BadPosition(self.problems)
        return self.s

    def wrong(self, where: str, why: str) -> None:
        self.problems.append(f"{where}: {why}")

    def check_keys(self, table: Mapping[str, Json], known: frozenset[str], where: str) -> None:
        for key in table:
            if key not in known:
                self.wrong(f"{where}{key}", f"unknown; there are {', '.join(sorted(known))}")

    def seats(self) -> list[Mapping[str, Json]]:
        seats = self.data.get("seats")
        assert isinstance(seats, Sequence)
        result: list[Mapping[str, Json]] = []
        for n, seat in enumerate(seats):
            if isinstance(seat, Mapping):
                result.append(seat)
            else:
                self.wrong(f"seats.{n}", "a table is needed")
                result.append({})
        return result

    # Cards

    def cards(self, where: str, value: Json, period: int = 0) -> list[int]:
        """The named cards of a list; signs such as "?" and "?7" are kept for later."""
        if isinstance(value, int) and not isinstance(value, bool):
            if not 0 <= value <= 105:
                self.wrong(where, f"{value} cards are impossible")
                return []
            value = ["?"] * value
        if isinstance(value, str) or not isinstance(value, Sequence):
            self.wrong(where, "a list of cards or a number is needed")
            return []
        found: list[int] = []
        for name in value:
            if isinstance(name, str) and name.startswith("?"):
                self.wild.append((where, self.pattern(where, name, period)))
            else:
                card = self.card(where, name)
                if card is not None:
                    found.append(card)
        return found

    def pattern(self, where: str, sign: str, period: int) -> str:
        want = sign[1:]
        if want == "" or want in COLOURS or (want.isdigit() and int(want) in PERIODS):
            return f"?{period}" if want == "" and period else sign
        self.wrong(where, f"{sign!r} is no sign: use ?, ?1 to ?10, or ?red")
        return "?"

    def card(self, where: str, name: Json) -> int | None:
        if not isinstance(name, str):
            self.wrong(where, f"{name!r} is not the name of a card")
            return None
        card = CARD.get(name, ALSO.get(name))
        if card is None:
            self.wrong(where, f"there is no card {name!r}")
            return None
        if card in self.named:
            self.wrong(where, f"{name} is already in {self.named[card]}")
            return None
        self.named[card] = where
        self.rest[PERIOD[card]].remove(card)
        return card

    def read_seat(self, n: int, seat: Mapping[str, Json]) -> None:
        s = self.s
        for key, owned in (("hand", s.hand), ("influence", s.influence)):
            where = f"seats.{n}.{key}"
            owned[n] = sum(1 << card for card in self.cards(where, seat.get(key, [])))
        zone = seat.get("zone", {})
        if not isinstance(zone, Mapping):
            self.wrong(f"seats.{n}.zone", "a table of colours is needed")
            return
        self.check_keys(zone, frozenset(COLOURS), f"seats.{n}.zone.")
        for colour, name in enumerate(COLOURS):
            if name in zone:
                self.read_pile(n, colour, zone[name])

    def read_pile(self, n: int, colour: int, pile: Json) -> None:
        where = f"seats.{n}.zone.{COLOURS[colour]}"
        way: Json = "none"
        if isinstance(pile, Mapping):
            self.check_keys(pile, frozenset(("cards", "splay")), f"{where}.")
            way = pile.get("splay", "none")
            pile = pile.get("cards", [])
        order: list[int] = []
        for card in self.ordered(where, pile):
            if COLOUR[card] != colour:
                self.wrong(where, f"{NAMES[card]} is {COLOURS[COLOUR[card]]}")
            else:
                order.append(card)
        self.s.piles[5 * n + colour] = tuple(order)
        if way not in SPLAYS:
            self.wrong(where, f"splay is one of {', '.join(SPLAYS)}, not {way!r}")
        elif way != "none" and len(order) < 2:
            self.wrong(where, "a pile of fewer than two cards cannot be splayed (INN-123)")
        else:
            self.s.splay[5 * n + colour] = SPLAYS.index(str(way))

    def ordered(self, where: str, value: Json) -> list[int]:
        """A list whose order matters: signs take a card at once."""
        if isinstance(value, int) and not isinstance(value, bool):
            value = [f"?{where.rpartition('.')[2]}"] * value
        if isinstance(value, str) or not isinstance(value, Sequence):
            self.wrong(where, "a list of cards, top first, is needed")
            return []
        found: list[int] = []
        colour = f"?{where.rpartition('.')[2]}"
        for name in value:
            if isinstance(name, str) and name.startswith("?"):
                card = self.any_card(where, colour if name == "?" else name, colour[1:])
            else:
                card = self.card(where, name)
            if card is not None:
                found.append(card)
        return found

    def any_card(self, where: str, sign: str, colour: str = "") -> int | None:
        """A card named nowhere that fits a sign, chosen by the seed."""
        want = sign[1:]
        pool = [
            card
            for cards in self.rest.values()
            for card in cards
            if want in ("", str(PERIOD[card]), COLOURS[COLOUR[card]])
            and colour in ("", COLOURS[COLOUR[card]])
            and NAMES[card] not in self.to_come()
        ]
        if not pool:
            self.wrong(where, f"no card is left for {sign!r}")
            return None
        _, order = shuffled(stream(self.s.rng, where, len(self.named)), pool)
        card = order[0]
        self.named[card] = where
        self.rest[PERIOD[card]].remove(card)
        return card

    def to_come(self) -> set[str]:
        """Every name written anywhere in the position: no sign may take one of those."""
        if not hasattr(self, "_written"):
            self._written = set(_strings(self.data))
        return self._written

    # Supplies, periods, dominations

    def read_supplies(self) -> dict[int, list[int | None]]:
        """What is said of each supply: cards in order, None for the rest of them."""
        given = self.data.get("supply", {})
        result: dict[int, list[int | None]] = {}
        if not isinstance(given, Mapping):
            self.wrong("supply", "a table of periods is needed")
            return result
        for key, value in given.items():
            if not key.isdigit() or int(key) not in PERIODS:
                self.wrong(f"supply.{key}", "there are supplies 1 to 10")
                continue
            result[int(key)] = self.read_supply(int(key), value)
        return result

    def read_supply(self, period: int, value: Json) -> list[int | None]:
        where = f"supply.{period}"
        if isinstance(value, int) and not isinstance(value, bool):
            value = [f"?{period}"] * value
        if isinstance(value, str) or not isinstance(value, Sequence):
            self.wrong(where, "a list of cards, top first, or a number is needed")
            return []
        order: list[int | None] = []
        for name in value:
            if name == "...":
                order.append(None)
            elif isinstance(name, str) and name.startswith("?"):
                order.append(-1)
            elif (card := self.card(where, name)) is not None:
                if PERIOD[card] != period:
                    self.wrong(where, f"{NAMES[card]} is of period {PERIOD[card]}")
                order.append(card)
        return order

    def read_faces(self) -> dict[int, int]:
        """Period cards that are named."""
        given = self.data.get("period_cards", {})
        faces: dict[int, int] = {}
        if not isinstance(given, Mapping):
            self.wrong("period_cards", "a table of periods is needed")
            return faces
        for key, name in given.items():
            where = f"period_cards.{key}"
            if not key.isdigit() or not 1 <= int(key) <= 9:
                self.wrong(where, "there are periods 1 to 9 to dominate (INN-096)")
            elif (card := self.card(where, name)) is not None:
                if PERIOD[card] != int(key):
                    self.wrong(where, f"{NAMES[card]} is of period {PERIOD[card]}")
                faces[int(key)] = card
        return faces

    def read_dominations(self, seats: Sequence[Mapping[str, Json]]) -> None:
        s = self.s
        taken: dict[str | int, int] = {}
        owned = [0] * s.seats
        for n, seat in enumerate(seats):
            where = f"seats.{n}.dominations"
            for item in self.items(where, seat.get("dominations", [])):
                if isinstance(item, int) and 1 <= item <= 9:
                    owned[n] |= 1 << item
                elif item in DOMAINS:
                    owned[n] |= 1 << 10 + DOMAINS.index(str(item))
                else:
                    self.wrong(where, f"{item!r} is neither a period 1 to 9 nor a domain")
                    continue
                if item in taken:
                    self.wrong(where, f"{item} belongs to seat {taken[item]}")
                taken[item] = n
            if owned[n].bit_count() >= NEEDED[s.seats]:
                self.wrong(where, f"{NEEDED[s.seats]} dominations have won already (INN-201)")
        s.dominated = tuple(owned)
        free_periods = self.items("periods", self.data.get("periods", None), range(1, 10), taken)
        free_domains = self.items("domains", self.data.get("domains", None), DOMAINS, taken)
        for item in (*free_periods, *free_domains):
            if item in taken:
                self.wrong("periods" if isinstance(item, int) else "domains", f"{item} is taken")
            elif isinstance(item, int) and 1 <= item <= 9:
                s.periods |= 1 << item
            elif item not in DOMAINS:
                self.wrong("periods", f"{item!r} is neither a period 1 to 9 nor a domain")
        s.domains = sum(1 << n for n, name in enumerate(DOMAINS) if name in free_domains)

    def items(
        self,
        where: str,
        value: Json,
        every: Sequence[str | int] = (),
        taken: Mapping[str | int, int] | None = None,
    ) -> list[str | int]:
        """A list of numbers and names; unsaid, all that nobody has taken."""
        if value is None:
            return [item for item in every if item not in (taken or {})]
        if isinstance(value, str) or not isinstance(value, Sequence):
            self.wrong(where, "a list is needed")
            return []
        return [item for item in value if isinstance(item, int | str)]

    # Putting it together

    def settle(self) -> None:
        """Cards named nowhere go where setup puts them; what a list displaces leaves the game."""
        s = self.s
        for where, sign in sorted(self.wild, key=lambda wild: wild[1] == "?"):
            card = self.any_card(where, sign)
            if card is not None:
                self.filled.setdefault(where, []).append(card)
        for seat in range(s.seats):
            for key, owned in (("hand", s.hand), ("influence", s.influence)):
                for card in self.filled.get(f"seats.{seat}.{key}", ()):
                    owned[seat] |= 1 << card
            s.points[seat] = points_of(s.influence[seat])
        s.box = sum(1 << card for card in (*self.box, *self.filled.get("box", ())))
        faces = [-1] * 10
        for period in PERIODS:
            if period < 10:
                faces[period] = self.settle_face(period)
            s.supply[period] = self.settle_supply(period)
        s.period_card = tuple(faces)
        for at in range(5 * s.seats):
            s.refresh(at)

    def settle_face(self, period: int) -> int:
        """The card that stands for a period, in the middle or among somebody's dominations."""
        if period in self.faces:
            return self.faces[period]
        owned = any(mask >> period & 1 for mask in self.s.dominated)
        if not owned and not self.s.periods >> period & 1:
            return -1
        if not self.rest[period]:
            self.wrong("periods", f"no card is left to stand for period {period}")
            return -1
        return self.rest[period].pop(0)

    def settle_supply(self, period: int) -> tuple[int, ...]:
        order = self.supplies.get(period, [None])
        rest, pile = self.rest[period], list[int]()
        after = len(order) - order.index(None) - 1 if None in order else 0
        signs = [n for n in order if n == -1]
        if len(signs) > len(rest):
            self.wrong(
                f"supply.{period}", f"only {len(rest)} cards are left for {len(signs)} signs"
            )
            return ()
        tail = [rest.pop() for n in order[len(order) - after :] if n == -1] if after else []
        for item in order:
            if item is None:
                pile += rest[: len(rest)]
                rest.clear()
            elif item == -1:
                pile.append(rest.pop(0) if rest else tail.pop())
            else:
                pile.append(item)
        self.s.box |= sum(1 << card for card in rest)
        return tuple(pile)

    def read_clock(self) -> None:
        s = self.s
        phase = self.data.get("phase", "turn")
        if phase not in PHASES:
            self.wrong("phase", f"one of {', '.join(PHASES)}, not {phase!r}")
        s.phase = FIRST_CARDS if phase == "first" else TURNS
        s.turn = self.number("turn", 0, s.seats - 1, 0)
        s.actions = self.number("actions", 0 if phase == "first" else 1, 2, 2)
        s.turns = self.number("turns", 0, 10**6, 2 * s.seats + s.turn)
        done = {
            key: [
                self.number(key, 0, 105, 0, seat, f"seats.{n}.")
                for n, seat in enumerate(self.seats())
            ]
            for key in ("archived", "scored")
        }
        s.archived, s.scored = done["archived"], done["scored"]
        if phase == "first" and any(hand.bit_count() != 2 for hand in s.hand):
            self.wrong("phase", "before the first cards everybody holds two cards (INN-005)")
        chance = self.data.get("chance")
        if isinstance(chance, int):
            s.rng = chance

    def number(
        self,
        key: str,
        least: int,
        most: int,
        default: int,
        table: Mapping[str, Json] | None = None,
        where: str = "",
    ) -> int:
        value = (self.data if table is None else table).get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.wrong(f"{where}{key}", f"a number from {least} to {most} is needed, not {value!r}")
            return default
        return value

    def read_memory(self) -> None:
        """What seats remember; a position written by hand has none."""
        s = self.s
        recycled, memory = self.data.get("recycled", {}), self.data.get("memory", {})
        mixed = self.data.get("mixed", {})
        if not (isinstance(recycled, Mapping) and isinstance(memory, Mapping)):
            self.wrong("memory", "tables are needed")
            return
        for period, count in recycled.items():
            s.under = changed(s.under, int(period), count if isinstance(count, int) else 0)
        traces: list[dict[int, int]] = [{} for _ in range(11)]
        for seat, cards in memory.items():
            for name, places in cards.items() if isinstance(cards, Mapping) else ():
                assert isinstance(places, Sequence)
                card = CARD[name]
                mask = sum(place_bit(str(place)) for place in places)
                traces[PERIOD[card]][card << 2 | int(seat)] = mask
        s.traces = traces
        if isinstance(mixed, Mapping):
            for pile, part in mixed.items():
                owner, _, colour = pile.partition(" ")
                assert isinstance(part, Sequence)
                below, n, ways = (int(str(number)) for number in part)
                s.mixed[5 * int(owner) + COLOURS.index(colour)] = (below, n, ways)

    def check_facts(self) -> None:
        """Facts follow from the rest; false ones are refused."""
        given = self.data.get("facts")
        if given is not None:
            true = facts(self.s)
            assert isinstance(given, Mapping)
            for key, value in given.items():
                if true.get(key) != value:
                    self.wrong(f"facts.{key}", f"does not follow: it is {true.get(key)}")


def _strings(value: Json) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        return [text for item in value.values() for text in _strings(item)]
    if isinstance(value, Sequence):
        return [text for item in value for text in _strings(item)]
    return []
