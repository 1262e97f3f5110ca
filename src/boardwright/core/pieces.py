"""Pieces of a view that whoever sends views may keep: what lies as it lay is not drawn again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from boardwright.core.messages import Json


class Keep(Protocol):
    """Gives `draw(*facts)`, or what stands for it from when the same was asked before. A piece
    follows from its facts alone, and facts do not change once they are given.
    """

    def __call__(self, draw: Callable[..., Json], place: int, *facts: object) -> Json: ...


def drawn(draw: Callable[..., Json], place: int, *facts: object) -> Json:
    """Keeps nothing."""
    return draw(*facts)
