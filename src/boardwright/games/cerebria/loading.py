"""Positions from dicts, full or partial. What is named is exact, the rest is empty, as at the start
or in the order of the seed; everything that contradicts is reported together.
"""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.errors import BadPosition
from boardwright.core.games import Setup
from boardwright.core.loading import same
from boardwright.core.messages import Json
from boardwright.core.randomness import stream
from boardwright.core.reading import Reading
from boardwright.games.cerebria.board import SPACE, SPACES
from boardwright.games.cerebria.dicts import ABILITIES, PHASES, TOKENS, facts, tokens
from boardwright.games.cerebria.emotions import STARTING, WILD, Emotions
from boardwright.games.cerebria.loading_board import read_board
from boardwright.games.cerebria.loading_cards import read_cards
from boardwright.games.cerebria.loading_teams import read_teams
from boardwright.games.cerebria.scoring import RULES as ENDINGS
from boardwright.games.cerebria.setup import (
    ACTIONS,
    STARTING_EMOTIONS,
    WILD_TOKENS,
    boards_of,
    rules_of,
    spirits_of,
    teams_of,
)
from boardwright.games.cerebria.spirits import ACTION_NAMES, EMPOWER, SPIRITS, TEAM_OF, TEAMS
from boardwright.games.cerebria.state import NOBODY, PLACING, TURNS, WILDS, State

KEYS = (
    *("phase", "turn", "place", "turns", "picks", "order", "actions", "absorbed", "used"),
    *("scored", "ends", "slots", "once", "spheres", "forts", "common", "teams", "seats"),
    *("facts", "chance"),
)
SEAT_KEYS = (
    *("spirit", "space", "wp", "essence", "hand", "deck", "under", "shown", "public", "rows"),
    "tiers",
)
LATER = 10
"""Turns begun, if unsaid: late enough for Fortresses to have been built before (CER-435)."""
MOST = 10**6
"""More than anything that is counted in a game."""


class Loader:
    """One position being read."""

    def __init__(self, data: Mapping[str, Json], setup: Setup, table: Emotions) -> None:
        self.reading = Reading()
        self.wrong = self.reading.wrong
        self.setup = setup
        self.s = State(setup.seats, stream(setup.seed, "cerebria"), table)
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
        s, reading = self.s, self.reading
        s.rules = rules_of(self.setup.settings)
        s.team = teams_of(s.seats, self.setup.settings)
        self.read_spirits()
        self.read_order()
        self.read_clock()
        read_board(s, reading, self.data)
        read_teams(s, reading, self.data)
        read_cards(s, reading, self.seats, self.setup.settings)
        self.read_spaces()
        for n, seat in enumerate(self.seats):
            where = f"seats.{n}"
            s.wp[n] = reading.number(f"{where}.wp", seat.get("wp", 4), 0, MOST)
            s.essence[n] = reading.number(f"{where}.essence", seat.get("essence", 2), 0, MOST)
            self.read_rows(n, seat)
        s.rng = reading.number("chance", self.data.get("chance", s.rng), 0, (1 << 64) - 1)
        if s.phase in (PLACING, WILDS):
            self.check_setup()
        if not reading.problems:
            self.check_facts("facts", self.data.get("facts", {}), facts(s))
        if reading.problems:
            raise BadPosition(reading.problems)
        return s

    def word(self, key: str, known: tuple[str, ...], unsaid: str) -> str:
        value = self.data.get(key, unsaid)
        if value in known:
            return str(value)
        self.wrong(key, f"one of {', '.join(map(repr, known))}, not {value!r}")
        return unsaid

    # Spirits and time

    def read_spirits(self) -> None:
        """CER-036: the Spirits named, the others by the settings."""
        chosen = dict(self.setup.settings)
        for n, seat in enumerate(self.seats):
            if "spirit" not in seat:
                continue
            where, name, team = f"seats.{n}.spirit", str(seat["spirit"]).lower(), self.s.team[n]
            if name not in SPIRITS or TEAM_OF[SPIRITS.index(name)] != team:
                self.wrong(where, f"{seat['spirit']!r} is no Spirit of {TEAMS[team]} (CER-001)")
            elif chosen[f"spirit.{n}"] not in ("any", name):
                self.wrong(where, f"the settings say {chosen[f'spirit.{n}']}")
            else:
                chosen[f"spirit.{n}"] = name
        named = [chosen[f"spirit.{n}"] for n in range(self.s.seats)]
        for name in sorted({name for name in named if name != "any" and named.count(name) > 1}):
            self.wrong("seats", f"{name} is there twice (CER-036)")
        self.s.spirit = spirits_of(self.s, chosen)
        self.s.boards = boards_of(self.s)

    def read_order(self) -> None:
        """CER-041, CER-054: teams alternate; a Shaper among three comes second and fourth."""
        s = self.s
        unsaid = (0, 1, 2, 1) if s.seats == 3 else tuple(range(s.seats))
        order = tuple(self.reading.entries("order", self.data.get("order", list(unsaid))))
        numbers = tuple(n for n in order if type(n) is int and 0 <= n < s.seats)
        alternates = len(numbers) == len(unsaid) and all(
            s.team[seat] != s.team[numbers[at - 1]] for at, seat in enumerate(numbers)
        )
        if numbers != order or sorted(numbers) != sorted(unsaid) or not alternates:
            self.wrong("order", f"{list(order)} is no turn order of these seats (CER-041)")
        elif s.seats == 3 and numbers[1] != 1:
            self.wrong("order", "the Shaper comes second and fourth (CER-054)")
        else:
            unsaid = numbers
        s.order = unsaid

    def read_clock(self) -> None:
        s, number, data = self.s, self.reading.number, self.data
        s.phase = PHASES.index(self.word("phase", PHASES, "turn"))
        begun = s.phase >= TURNS
        s.turns = number("turns", data.get("turns", LATER * begun), int(begun), MOST * begun, begun)
        actions = data.get("actions", ACTIONS if s.phase == TURNS else 0)
        s.actions = number("actions", actions, 0, MOST)
        s.scored = number("scored", data.get("scored", 0), 0, MOST)
        s.picks = number("picks", data.get("picks", 0), 0, STARTING_EMOTIONS - 1)
        s.ends = self.word("ends", ("", *ENDINGS), "")
        absorbed = data.get("absorbed", False)
        if not isinstance(absorbed, bool):
            self.wrong("absorbed", f"true or false, not {absorbed!r}")
        s.absorbed = absorbed is True
        for name in self.reading.entries("used", data.get("used", [])):
            if name not in ABILITIES:
                self.wrong("used", f"{name!r} is none of {', '.join(ABILITIES)}")
            else:
                s.used |= 1 << ABILITIES.index(str(name))
        self.read_turn()

    def read_turn(self) -> None:
        """Whose turn it is: a seat, or a place in the order where a seat stands there twice."""
        s, data = self.s, self.data
        last = len(s.order) - 1
        place = self.reading.number("place", data["place"], 0, last) if "place" in data else None
        unsaid = s.order[place] if place is not None else 0
        turn = self.reading.number("turn", data.get("turn", unsaid), 0, s.seats - 1)
        if place is not None and s.order[place] != turn:
            self.wrong("place", f"the order has seat {s.order[place]} there, not {turn}")
        s.at = s.order.index(turn) if place is None else place

    # Figures and Spirit boards

    def read_spaces(self) -> None:
        """Who is not named stands in the Realm of the seat's number, or in the next one that is
        free: seat 0 in VAL, 1 in CRA, 2 in NET, 3 in LAN.
        """
        s = self.s
        for n, seat in enumerate(self.seats):
            space = seat.get("space", "")
            if space in SPACES:
                s.space[n] = SPACE[str(space)]
            elif space != "" or ("space" in seat and s.phase != PLACING):
                self.wrong(f"seats.{n}.space", f"one of {', '.join(SPACES)}, not {space!r}")
        for n in range(s.seats):
            if s.space[n] < 0 and s.phase != PLACING:
                realms = [2 * ((n + step) % 5) for step in range(5)]
                s.space[n] = next(space for space in realms if space not in s.space)

    def read_rows(self, n: int, seat: Mapping[str, Json]) -> None:
        """CER-162 to CER-165: Vibe tokens; unsaid, every row in use is unlocked by a wild one."""
        s, where = self.s, f"seats.{n}.rows"
        told = self.reading.table(where, seat.get("rows", {}), ACTION_NAMES)
        for action, name in enumerate(ACTION_NAMES):
            locked = s.phase in (PLACING, WILDS) or (s.rules.basic and action == EMPOWER)
            unsaid: Json = [] if locked else ["wild"]
            s.rows[5 * n + action] = self.read_row(f"{where}.{name}", told.get(name, unsaid))
            if s.rules.basic and s.rows[5 * n + EMPOWER]:
                self.wrong(f"{where}.empower", "nothing lies there in the basic game (CER-017)")
        if s.rules.team_b and not s.rules.basic:
            s.row_done[n] = min(s.tokens(n, action) for action in range(5))
        tiers = seat.get("tiers", s.row_done[n])
        if not same(tiers, s.row_done[n]):
            self.wrong(f"seats.{n}.tiers", f"by the rows it is {s.row_done[n]} (CER-109)")

    def read_row(self, where: str, value: Json) -> int:
        listed = list(self.reading.entries(where, value, what="a list of up to four tokens"))
        if len(listed) > 4 or any(token not in TOKENS for token in listed):
            known = ", ".join(map(repr, TOKENS))
            self.wrong(where, f"up to four of {known}, not {listed!r}")
            return 0
        row = sum(TOKENS.index(str(token)) << 3 * place for place, token in enumerate(listed))
        laid = [token for token in tokens(row) if token and token != WILD]
        if len(set(laid)) < len(laid):
            self.wrong(where, "a colour lies there twice (CER-164)")
        if row and not row & 7:
            self.wrong(where, "without a token on the unlock space there can be no other (CER-163)")
        return row

    # Checks

    def check_setup(self) -> None:
        """CER-044, CER-043: what lies there was placed by those whose turn has been."""
        s = self.s
        placed = [emotion for emotion in s.emo if emotion >= 0]
        if any(s.table.kind[emotion] != STARTING for emotion in placed):
            self.wrong("slots", "only Starting Emotions are there before the first turn (CER-044)")
        if s.phase == PLACING:
            here = set(s.order[: s.picks])
            if len(placed) != s.picks or s.at != s.picks % len(s.order):
                self.wrong("picks", "it counts the Emotions placed so far (CER-044)")
            if any((s.space[n] != NOBODY) != (n in here) for n in range(s.seats)):
                self.wrong("seats", "who has placed an Emotion has a space (CER-044)")
            if any(s.rows):
                self.wrong("seats", "no token lies there before the wild ones (CER-043)")
            return
        laid = [sum(s.tokens(n, action) for action in range(5)) for n in range(s.seats)]
        seats = list(dict.fromkeys(s.order))
        done = seats[: seats.index(s.me)]
        wanted = [WILD_TOKENS if n in done else s.picks * (n == s.me) for n in range(s.seats)]
        if laid != wanted or s.at != s.order.index(s.me):
            self.wrong("picks", f"the seats must have {wanted} tokens, not {laid} (CER-043)")

    def check_facts(self, where: str, told: Json, true: Json) -> None:
        """Facts follow from the rest, so false ones are refused; not all need be named."""
        if isinstance(told, Mapping) and isinstance(true, Mapping):
            for key, value in told.items():
                if key not in true:
                    self.wrong(f"{where}.{key}", "there is no such fact here")
                else:
                    self.check_facts(f"{where}.{key}", value, true[key])
        elif not same(told, true):
            self.wrong(where, f"does not follow: it is {true!r}")
