"""Ways over the map: which steps a Move may take and where it can lead (ETH-342, ETH-627,
ETH-629).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from boardwright.games.etherfields.scape import Scape
from boardwright.games.etherfields.state import NOWHERE, Cards

ANY_WALLS = 99


@dataclass(frozen=True, slots=True)
class Gait:
    """How something moves. `toward` and `away`: the space of another figure to which each step must
    shorten or from which it must lengthen the path.
    """

    walls: int = 0
    """How many Walls it may cross."""
    diagonal: bool = False
    toward: int = NOWHERE
    away: int = NOWHERE
    avoid: frozenset[int] = frozenset()
    """Spaces it never enters."""

    @property
    def is_directed(self) -> bool:
        return self.toward != NOWHERE or self.away != NOWHERE


class Way(NamedTuple):
    """A way to a space: the fewest Traps count first, then the fewest steps, then Walls."""

    traps: int
    length: int
    walls: int
    path: Cards


def steps_from(land: Scape, gait: Gait, space: int) -> Iterator[tuple[int, int]]:
    """The spaces that one step leads to, and how many Walls it crosses."""
    near = land.near[space]
    for other in land.all_near[space] if gait.walls else near:
        if _leads(land, gait, space, other):
            yield other, int(other not in near)
    if gait.diagonal:
        # ETH-627: round at least one of the two corners the way must be open.
        corners = {other for corner in near for other in land.near[corner]}
        for other in sorted(corners):
            if _is_diagonal(space, other) and _leads(land, gait, space, other):
                yield other, 0


def _is_diagonal(one: int, other: int) -> bool:
    return abs(one // 10 - other // 10) == 1 == abs(one % 10 - other % 10)


def _leads(land: Scape, gait: Gait, space: int, other: int) -> bool:
    """ETH-629: whether a step goes where it must."""
    if other in gait.avoid:
        return False
    if gait.toward != NOWHERE:
        steps = land.distances(gait.toward)
        if not 0 <= steps[other] < steps[space]:
            return False
    if gait.away != NOWHERE:
        steps = land.distances(gait.away)
        return steps[other] > steps[space] >= 0
    return True


def ways(
    land: Scape, gait: Gait, start: int, n: int, is_trap: Callable[[int], bool] | None = None
) -> dict[int, Way]:
    """The best way to each space that is at most n steps away."""
    best: dict[tuple[int, int], int] = {(start, 0): 0}
    found: dict[int, Way] = {}
    ring = {(start, 0): Way(0, 0, 0, ())}
    for length in range(1, n + 1):
        ahead: dict[tuple[int, int], Way] = {}
        for (space, walls), way in ring.items():
            for other, walled in steps_from(land, gait, space):
                if walls + walled > gait.walls:
                    continue
                traps = way.traps + (is_trap is not None and is_trap(other))
                key = (other, walls + walled)
                if best.get(key, ANY_WALLS) > traps:
                    best[key] = traps
                    ahead[key] = Way(traps, length, key[1], (*way.path, other))
        for (space, _), way in ahead.items():
            if space != start and (space not in found or way[:3] < found[space][:3]):
                found[space] = way
        ring = ahead
        if not ring:
            break
    return found
