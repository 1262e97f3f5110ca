"""Positions in readable names, and back: full ones, and partial ones that the seed completes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.core.errors import BadPosition
from boardwright.core.games import Setup
from boardwright.core.messages import Json
from boardwright.core.randomness import shuffled, stream
from ferries.state import DECK, LAMPS, OIL, PHASES, ROUNDS, State, names, seats_in


def table(s: State) -> dict[str, Json]:
    """What lies open."""
    crews = zip(s.cargo, s.light, s.oil, strict=True)
    return {
        "round": s.round,
        "phase": PHASES[min(s.phase, len(PHASES) - 1)],
        "tired": seats_in(s.tired),
        "watched": seats_in(s.watchers),
        "quay": names(s.quay),
        "crews": [{"cargo": names(c), "light": light, "oil": oil} for c, light, oil in crews],
    }


def facts(s: State) -> dict[str, Json]:
    return {"lead": s.light[0] - s.light[1]}


class Loader:
    """A state from a full or partial dict; everything that is wrong is found before it is refused."""

    KNOWN = frozenset(
        [
            "round",
            "phase",
            "tired",
            "watched",
            "quay",
            "crews",
            "store",
            "box",
            "seats",
            "facts",
            "chance",
            "seed",
            "settings",
            "names",
            "game",
            "rules_version",
            "number",
            "outcome",
            "begun",
        ]
    )

    def __init__(self, data: Mapping[str, Json], setup: Setup) -> None:
        self.left = list(DECK)
        self.wrong = [f"{key}: unknown" for key in data if key not in self.KNOWN]
        s = self.state = State(setup, stream("ferries", setup.seed))
        s.round = self.number("round", data.get("round", 1), ROUNDS)
        phase = data.get("phase", "watch")
        if phase in PHASES:
            s.phase = PHASES.index(str(phase))
        else:
            self.wrong.append(f"phase: one of {', '.join(PHASES)}, not {phase!r}")
        for n, seat in enumerate(self.tables("seats", data.get("seats"), setup.seats, ["hand"])):
            s.hand[n] = tuple(sorted(self.lamps(f"seats.{n}.hand", seat.get("hand", []))))
        keys = ["cargo", "light", "oil"]
        for n, crew in enumerate(self.tables("crews", data.get("crews", [{}, {}]), 2, keys)):
            s.cargo[n] = tuple(self.lamps(f"crews.{n}.cargo", crew.get("cargo", [])))
            s.light[n] = self.number(f"crews.{n}.light", crew.get("light", 0))
            s.oil[n] = self.number(f"crews.{n}.oil", crew.get("oil", OIL), OIL)
        s.tired = self.mask("tired", data.get("tired", []))
        s.watchers = self.mask("watched", data.get("watched", []))
        s.quay = tuple(self.lamps("quay", data.get("quay", [])))
        s.box = tuple(self.lamps("box", data.get("box", [])))
        store = data.get("store", ["..."])
        rest = isinstance(store, Sequence) and "..." in store[-1:]
        named = self.lamps("store", store[:-1] if rest and isinstance(store, Sequence) else store)
        s.rng, others = shuffled(s.rng, self.left)
        s.store = (*named, *others) if rest else tuple(named)
        s.box = s.box if rest else (*s.box, *others)
        s.rng = self.number("chance", data.get("chance", s.rng))
        if data.get("facts", facts(s)) != facts(s):
            self.wrong.append("facts: they do not follow from the rest")
        if self.wrong:
            raise BadPosition(self.wrong)

    def lamps(self, where: str, value: Json) -> list[int]:
        found = []
        for name in value if isinstance(value, Sequence) and not isinstance(value, str) else "?":
            if name not in LAMPS:
                self.wrong.append(f"{where}: {name!r} is no lamp")
            elif LAMPS.index(str(name)) not in self.left:
                self.wrong.append(f"{where}: there are only four {name} lamps")
            else:
                found.append(LAMPS.index(str(name)))
                self.left.remove(found[-1])
        return found

    def number(self, where: str, value: Json, top: int = 1 << 64) -> int:
        if isinstance(value, int) and 0 <= value <= top:
            return value
        self.wrong.append(f"{where}: a number up to {top}, not {value!r}")
        return 0

    def mask(self, where: str, value: Json) -> int:
        seats = value if isinstance(value, Sequence) else [value]
        return sum({1 << self.number(where, seat, self.state.seats - 1) for seat in seats})

    def tables(
        self, where: str, value: Json, most: int, keys: Sequence[str]
    ) -> list[Mapping[str, Json]]:
        listed = value if isinstance(value, Sequence) and len(value) <= most else [value]
        for n, table in enumerate(listed):
            unknown = set(table) - set(keys) if isinstance(table, Mapping) else {"not a table"}
            self.wrong += [f"{where}.{n}: {key}: unknown" for key in sorted(unknown)]
        return [table for table in listed if isinstance(table, Mapping)]
