"""Positions in readable names, and back: full ones, and partial ones that the seed completes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.core.errors import BadPosition
from boardwright.core.games import Setup
from boardwright.core.messages import Json
from boardwright.core.randomness import shuffled, stream
from ferries.state import DECK, LAMPS, OIL, PHASES, ROUNDS, State, names, seats_in

KNOWN = frozenset(
    (
        *("round", "phase", "tired", "watched", "quay", "crews", "store", "seats", "facts"),
        *("game", "rules_version", "settings", "names", "number", "seed", "chance"),
        *("begun", "outcome"),
    )
)


def table(s: State) -> dict[str, Json]:
    """What lies open."""
    crews = zip(s.cargo, s.light, s.oil, strict=True)
    return {
        "round": s.round,
        "phase": PHASES[s.phase] if s.phase < len(PHASES) else "over",
        "tired": seats_in(s.tired),
        "watched": seats_in(s.watchers),
        "quay": names(s.quay),
        "crews": [{"cargo": names(c), "light": light, "oil": oil} for c, light, oil in crews],
    }


def facts(s: State) -> dict[str, Json]:
    """What follows from the rest."""
    return {"lead": s.light[0] - s.light[1]}


class Loader:
    """Finds everything that is wrong with a dict before it refuses it."""

    def __init__(self, data: Mapping[str, Json], setup: Setup) -> None:
        self.data = data
        self.left = list(DECK)
        self.wrong = [f"{key}: unknown" for key in data if key not in KNOWN]
        self.state = State(setup, stream("ferries", setup.seed))

    def load(self) -> State:
        """What is not named is as at the start; lamps named nowhere are the rest of the store."""
        s, data = self.state, self.data
        phase = data.get("phase", "watch")
        s.round = self.number("round", data.get("round", 1), ROUNDS)
        s.phase = PHASES.index(str(phase)) if phase in PHASES else self.number("phase", phase, 0)
        for n, seat in enumerate(self.tables("seats", s.seats)):
            s.hand[n] = tuple(sorted(self.lamps(f"seats.{n}.hand", seat.get("hand", []))))
        for n, crew in enumerate(self.tables("crews", 2)):
            s.cargo[n] = tuple(self.lamps(f"crews.{n}.cargo", crew.get("cargo", [])))
            s.light[n] = self.number(f"crews.{n}.light", crew.get("light", 0))
            s.oil[n] = self.number(f"crews.{n}.oil", crew.get("oil", OIL), OIL)
        s.tired, s.watchers = self.mask("tired"), self.mask("watched")
        s.quay = tuple(self.lamps("quay", data.get("quay", [])))
        top = self.lamps("store", [name for name in self.items("store") if name != "..."])
        s.rng, rest = shuffled(s.rng, self.left)
        s.store = (*top, *rest)
        s.rng = self.number("chance", data.get("chance", s.rng))
        if data.get("facts", facts(s)) != facts(s):
            self.wrong.append("facts: they do not follow from the rest")
        if self.wrong:
            raise BadPosition(self.wrong)
        return s

    def lamps(self, where: str, value: Json) -> list[int]:
        found = []
        for name in value if isinstance(value, list) else [value]:
            if name not in LAMPS:
                self.wrong.append(f"{where}: {name!r} is no lamp")
            elif LAMPS.index(name) not in self.left:
                self.wrong.append(f"{where}: there are only four {name} lamps")
            else:
                found.append(LAMPS.index(name))
                self.left.remove(found[-1])
        return found

    def number(self, where: str, value: Json, top: int = 1 << 64) -> int:
        if isinstance(value, int) and 0 <= value <= top:
            return value
        self.wrong.append(f"{where}: {value!r} does not fit")
        return 0

    def mask(self, where: str) -> int:
        top = self.state.seats - 1
        return sum({1 << self.number(where, seat, top) for seat in self.items(where)})

    def items(self, where: str) -> Sequence[Json]:
        value = self.data.get(where, [])
        if isinstance(value, list):
            return value
        self.wrong.append(f"{where}: a list is needed")
        return []

    def tables(self, where: str, most: int) -> list[Mapping[str, Json]]:
        found = [entry for entry in self.items(where) if isinstance(entry, Mapping)]
        if len(found) != len(self.items(where)) or len(found) > most:
            self.wrong.append(f"{where}: up to {most} tables are needed")
        return found[:most]
