"""How an encounter may end at any depth of an effect."""

from __future__ import annotations


class Defeat(Exception):
    """ETH-209, ETH-211, ETH-212: a Dreamer dies, and all Dreamers lose."""

    def __init__(self, rule: str, seat: int) -> None:
        super().__init__(rule)
        self.rule = rule
        self.seat = seat


class Over(Exception):
    """ETH-514: the encounter ends at once: `victory`, `failure` or `slumber`."""

    def __init__(self, result: str, rule: str) -> None:
        super().__init__(result)
        self.result = result
        self.rule = rule
