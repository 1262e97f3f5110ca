"""The words of the game, and the whole of it between two answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from boardwright.core.decisions import ActionSpace
from boardwright.core.games import Setup
from boardwright.core.games import State as CoreState

LAMPS = ("amber", "blue", "clear")
DECK = tuple(range(3)) * 4
ROUNDS, HOLD, OIL = 3, 3, 3

PHASES = ("watch", "load", "sail even", "sail odd")
LOAD, DROP = 0, 3
_WORDS = ("watch", "sleep", "done", "sail:near", "sail:far", "sea:calm", "sea:gale")
ACTIONS = ActionSpace([f"{verb}:{lamp}" for verb in ("load", "drop") for lamp in LAMPS] + [*_WORDS])
WATCH, SLEEP, DONE, NEAR, FAR, CALM, GALE = map(ACTIONS.id, _WORDS)


class State(CoreState):
    """Lamps are the numbers of their colours, so equal lamps are one and the same answer."""

    __slots__ = (
        *("cargo", "hand", "light", "oil", "phase", "quay", "rough", "round", "seats"),
        *("store", "tired", "watchers"),
    )

    def __init__(self, setup: Setup, rng: int) -> None:
        super().__init__(rng)
        self.seats = setup.seats
        self.rough = setup.settings.get("sea") == "rough"
        self.round, self.phase = 1, 0
        self.store: tuple[int, ...] = ()
        self.hand: list[tuple[int, ...]] = [()] * setup.seats
        self.cargo: list[tuple[int, ...]] = [(), ()]
        self.quay: tuple[int, ...] = ()
        self.light, self.oil = [0, 0], [OIL, OIL]
        self.tired = self.watchers = 0
        """Masks of seats; those who watched this round know the top of the store."""

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.rng, new.log, new.fate, new.news = self.rng, None, None, self.news
        new.seats, new.rough = self.seats, self.rough
        new.round, new.phase = self.round, self.phase
        new.store, new.quay = self.store, self.quay
        new.hand, new.cargo = self.hand[:], self.cargo[:]
        new.light, new.oil = self.light[:], self.oil[:]
        new.tired, new.watchers = self.tired, self.watchers
        return new


def without(lamps: tuple[int, ...], lamp: int) -> tuple[int, ...]:
    at = lamps.index(lamp)
    return lamps[:at] + lamps[at + 1 :]


def names(lamps: Sequence[int]) -> list[str]:
    return [LAMPS[lamp] for lamp in lamps]


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
