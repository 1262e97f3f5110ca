"""The pieces of a table's views in JSON, as they were last sent: what lies as it lay is neither
drawn nor encoded again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec

from boardwright.core.messages import Json

_encode = msgspec.json.Encoder().encode


class Pieces:
    """A `Keep` of one table. It holds one piece for each place, the last: a game moves on."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[tuple[Callable[..., Json], int], tuple[tuple[Any, ...], Json]] = {}

    def __call__(self, draw: Callable[..., Json], place: int, *facts: object) -> Json:
        last = self._last.get((draw, place))
        if last is not None and last[0] == facts:
            return last[1]
        # JSON already, which the encoder takes over as it stands.
        piece = cast(Json, msgspec.Raw(_encode(draw(*facts))))
        self._last[draw, place] = facts, piece
        return piece
