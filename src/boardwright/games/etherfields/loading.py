"""Positions from dicts, full or partial. What is named is exact; the rest is empty, as at the
start, or in the order of the seed. Everything that contradicts is reported together.
"""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.errors import BadPosition
from boardwright.core.games import Setup
from boardwright.core.loading import same
from boardwright.core.messages import Json
from boardwright.core.randomness import stream
from boardwright.core.reading import is_list
from boardwright.games.etherfields.dicts_facts import facts
from boardwright.games.etherfields.fields import FIELD, SEAT, TEAM, padded
from boardwright.games.etherfields.forms import Reader
from boardwright.games.etherfields.loading_cards import PILES, CardReader
from boardwright.games.etherfields.loading_decks import read_decks, read_turn_cards
from boardwright.games.etherfields.loading_map import (
    place_seats,
    printed_turns,
    read_map,
    read_place,
    read_secrets,
)
from boardwright.games.etherfields.naming import names_of
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.problems import problems
from boardwright.games.etherfields.problems_at_rest import problems_at_rest
from boardwright.games.etherfields.setup import options_of
from boardwright.games.etherfields.state import (
    ACT,
    DREAM,
    DREAMWORLD,
    HOURS,
    NOBODY,
    TRAVEL,
    State,
)

SHORT = ("suit", "walls", "holes")
"""Keys that say shortly what others say in full."""
KEYS = (*TEAM, *SHORT, "seats", "facts", "chance", "fixed")
DECKS = (
    *("turns", "turn_discard", "fate_deck", "slumbers", "slumber_maps", "market", "flaw_deck"),
    *("items", "storage", "item_market", "out"),
)
"""Lists in which signs may stand."""


class Loader:
    """One position being read."""

    def __init__(self, data: Mapping[str, Json], setup: Setup, pack: Pack) -> None:
        self.reader = Reader(names_of(pack), setup.seats)
        self.setup = setup
        self.s = State(pack, setup.seats, stream(setup.seed, "etherfields"))
        self.data = self.reader.table("", data, KEYS)
        listed = self.reader.entries("seats", self.data.get("seats"))
        if len(listed) != setup.seats:
            self.reader.wrong("seats", f"{setup.seats} are needed, not {len(listed)}")
        seats = [*listed, *[{}] * setup.seats][: setup.seats]
        self.seats = [
            self.reader.table(f"seats.{n}", seat, tuple(SEAT)) for n, seat in enumerate(seats)
        ]

    def load(self) -> State:
        """Read everything, or raise BadPosition with every problem."""
        s, reader, data = self.s, self.reader, self.data
        s.options = options_of(self.setup.settings)
        self.read_dreamers()
        for key, form in TEAM.items():
            if key in data and key not in DECKS and key != "known":
                setattr(s, FIELD.get(key, key), form.read(reader, key, data[key]))
        read_place(s, reader, data, self.setup.settings.get("start", ""))
        for n, seat in enumerate(self.seats):
            self.read_seat(n, seat)
        read_turn_cards(s, reader, data, printed_turns(s))
        CardReader(s, reader).read(self.seats, data)
        read_map(s, reader, data)
        read_decks(s, reader, data)
        place_seats(s, [n for n, seat in enumerate(self.seats) if "space" not in seat])
        self.read_unsaid()
        read_secrets(s, data)
        self.read_known()
        s.rng = reader.number("chance", data.get("chance", s.rng), 0, (1 << 64) - 1)
        if "fixed" in data:
            s.fate = list(reader.entries("fixed", data["fixed"]))
        for problem in (*problems(s), *problems_at_rest(s)):
            if problem not in reader.problems:
                reader.problems.append(problem)
        if not reader.problems and "facts" in data:
            self.check_facts("facts", data["facts"], facts(s))
        if reader.problems:
            raise BadPosition(reader.problems)
        return s

    def read_dreamers(self) -> None:
        """The Dreamers named, by the settings too; the others in the order of the pack, those that
        are free.
        """
        s, form = self.s, SEAT["dreamer"]
        named = []
        for n, seat in enumerate(self.seats):
            wish = self.setup.settings.get(f"dreamer.{n}", "any")
            told = seat.get("dreamer", "" if wish == "any" else wish)
            named.append(form.read(self.reader, f"seats.{n}.dreamer", told))
        free = [dreamer.number for dreamer in s.pack.dreamers if dreamer.number not in named]
        for n, dreamer in enumerate(named):
            unsaid = dreamer == NOBODY and "dreamer" not in self.seats[n]
            s.seats[n].dreamer = free.pop(0) if unsaid else dreamer
        for n in sorted({n for n in named if n >= 0 and named.count(n) > 1}):
            self.reader.wrong("seats", f"{s.pack.dreamers[n].name} is there twice (ETH-059)")

    def read_seat(self, n: int, told: Mapping[str, Json]) -> None:
        """All of a Dreamer but the cards."""
        seat = self.s.seats[n]
        for key, form in SEAT.items():
            if key in told and key not in (*PILES, "progress", "dreamer"):
                setattr(seat, key, form.read(self.reader, f"seats.{n}.{key}", told[key]))
        if seat.mask >= 0 and "masks" not in told:
            seat.masks = (seat.mask,)

    def read_unsaid(self) -> None:
        """What is as at the start, or follows from where the Team is."""
        s, pack = self.s, self.s.pack
        travels = s.place == DREAMWORLD
        usual: dict[str, object] = {
            "phase": TRAVEL if travels else ACT,
            "turn": int(bool(s.turn_deck)),
            "hours": HOURS[min(len(s.seats), len(HOURS) - 1)],
            "wisdom": self.usual_wisdom(),
            "season": pack.start_season,
            "gates": tuple(gate.number for gate in pack.gates),
            "worlds": tuple(tile.number for tile in pack.world),
            "bonus": (0,) * len(s.seats),
            "round": s.first if "ordered" in s.options and not travels else NOBODY,
            "sessions": 1,
            "moved_on": bool(s.turn_deck),
            "resolved": travels,
        }
        for field, value in usual.items():
            if field not in self.data:
                setattr(s, field, value)
        if "seasons" not in self.data and s.season >= 0:
            s.seasons = (s.season,)

    def usual_wisdom(self) -> tuple[int, ...]:
        """ETH-469, ETH-490: the first Dream gives those that the Dreamworld map needs."""
        pack = self.s.pack
        if self.s.place == DREAM:
            return pack.start_wisdom
        roles = [pack.roles[role] for role in ("awakening", "dreamworld_legend")]
        return tuple(dict.fromkeys((*pack.start_wisdom, *roles)))

    def read_known(self) -> None:
        """Everybody sees the current Turn card (ETH-368) and what else is said; nothing older."""
        s, reader = self.s, self.reader
        for seat in s.seats:
            seat.known = padded(seat.known, len(seat.deck))
            seat.held = padded(seat.held, len(seat.hand))
        if "known" not in self.data:
            everybody = (1 << len(s.seats)) - 1
            s.known = {"turn_deck": padded((everybody,), len(s.turn_deck))} if s.turn_deck else {}
            return
        told = TEAM["known"].read(reader, "known", self.data["known"])
        s.known = {deck: padded(masks, len(getattr(s, deck))) for deck, masks in told.items()}

    def check_facts(self, where: str, told: Json, true: Json) -> None:
        """Facts follow from the rest, so false ones are refused; not all need be named."""
        if isinstance(told, Mapping) and isinstance(true, Mapping):
            for key, value in told.items():
                if key not in true:
                    self.reader.wrong(f"{where}.{key}", "there is no such fact here")
                else:
                    self.check_facts(f"{where}.{key}", value, true[key])
        elif is_list(told) != is_list(true) or not same(told, true):
            self.reader.wrong(where, f"does not follow: it is {true!r}")
