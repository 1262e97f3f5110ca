"""How an encounter may end at any depth of an effect."""

from __future__ import annotations

from boardwright.games.etherfields.state import (
    AWAKENED,
    AWAKENING,
    CHANGES,
    DEATH,
    DECKS,
    ITEMS,
    MASKS,
    SAVING,
    SETUP,
    State,
)

SAFE = frozenset((SETUP, CHANGES, DECKS, MASKS, ITEMS, AWAKENING, AWAKENED, SAVING, DEATH))


class Defeat(Exception):
    """ETH-209, ETH-211, ETH-212: a Dreamer dies, and all Dreamers lose."""

    def __init__(self, rule: str, seat: int) -> None:
        super().__init__(rule)
        self.rule = rule
        self.seat = seat


class Over(Exception):
    """ETH-514: the encounter ends at once: `victory`, `failure`, `slumber`; or the `campaign`, with
    the id of its ending and whether it is a good one.
    """

    def __init__(self, result: str, rule: str, ending: str = "", good: bool = False) -> None:
        super().__init__(result)
        self.result = result
        self.rule = rule
        self.ending = ending
        self.good = good


def mortal(s: State) -> bool:
    """ETH-214: whether Dreamers can die now: not in setup, in an Awakening, while saving, and not
    of the Death card.
    """
    return s.phase not in SAFE
