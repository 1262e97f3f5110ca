"""Luck as one integer: small, copyable, and the same on every machine.

The generator is a 64-bit linear congruence with its high bits read off; it shuffles cards, it does
not keep secrets. The game's luck lives in the state; thinking derives integers of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b, shake_128
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_MUL = 6364136223846793005
_ADD = 1442695040888963407


def stream(*parts: int | str) -> int:
    """A fresh 64-bit generator derived from a seed and the names of its use."""
    text = "\x1f".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


def another(rng: int) -> int:
    """A generator that has nothing in common with this one, at little cost."""
    rng = (rng ^ rng >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    rng = (rng ^ rng >> 27) * 0x94D049BB133111EB & _MASK
    return rng ^ rng >> 31


def below(rng: int, n: int) -> tuple[int, int]:
    """The next generator, and a number from 0 to n - 1."""
    rng = (rng * _MUL + _ADD) & _MASK
    return rng, (rng >> 32) * n >> 32


def shuffled(rng: int, items: Iterable[T]) -> tuple[int, list[T]]:
    """The next generator, and the items in a new order. One number serves several swaps, as long
    as the bias stays below one in 65,000: multiplying is what costs here.
    """
    order = list(items)
    bits = uses = 0
    for i in range(len(order) - 1, 0, -1):
        if not uses:
            rng = (rng * _MUL + _ADD) & _MASK
            bits = rng >> 8
            uses = 10 if i < 16 else 5 if i < 256 else 1
        uses -= 1
        j = bits % (i + 1)
        bits //= i + 1
        order[i], order[j] = order[j], order[i]
    return rng, order


def ranks(rng: int, n: int) -> tuple[int, ...]:
    """So many 16-bit numbers at the price of one hash: to sort by them is to shuffle. Two are equal
    once in 65,000 pairs, too seldom to matter for guessing what is hidden.
    """
    digest = shake_128(rng.to_bytes(8, "big")).digest(2 * n)
    return unpack(f"<{n}H", digest)


def weighted(rng: int, weights: Sequence[int]) -> tuple[int, int]:
    """The next generator, and an index drawn with these odds."""
    rng, at = below(rng, sum(weights))
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return rng, index
    raise ValueError("the odds are empty")


class Dice:
    """A stream of numbers for whoever thinks: bots, fuzzers, samplers. Never the game's own."""

    __slots__ = ("rng",)

    def __init__(self, *parts: int | str) -> None:
        self.rng = stream(*parts)

    @classmethod
    def seeded(cls, rng: int) -> Dice:
        """A stream that begins at this very number."""
        dice = cls.__new__(cls)
        dice.rng = rng
        return dice

    def below(self, n: int) -> int:
        self.rng, k = below(self.rng, n)
        return k

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def fraction(self) -> float:
        return self.below(1 << 32) / (1 << 32)

    def fork(self) -> int:
        """A seed for somebody else."""
        self.rng, k = below(self.rng, 1 << 32)
        return stream(self.rng, k)
