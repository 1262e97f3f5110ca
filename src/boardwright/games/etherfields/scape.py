"""The Dreamscape as a graph: spaces, Walls, icons and actions, from what lies on the map.

A Scape is never changed and made once for each way in which tiles, Overlays, Quirks and Wall or
Hole tokens can lie; so whether it is still the same object tells whether the map is still the same.
Figures and Terrain tokens are no part of it: figures block no path (ETH-352).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from boardwright.games.etherfields.board import Board, beside, edge, fill
from boardwright.games.etherfields.content import Icon
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import SPACES
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOWHERE, SLUMBER, Cards, EdgeToken, State


def scape(s: State) -> Scape:
    """The Dreamscape as it lies now."""
    return _lay(s.pack, s.tiles, s.overlays, _quirks(s), s.edges)


def _quirks(s: State) -> tuple[tuple[int, str, int], ...]:
    """ETH-532: Quirks work in Slumbers, some of them only while a condition holds."""
    if s.place != SLUMBER or not s.quirks:
        return ()
    found = []
    for laid in s.quirks:
        fate = s.pack.fates[laid[2]]
        needs = fate.quirk.requires if fate.quirk else {}
        if not needs or hooks.holds(s, Scene(kind="fate", number=fate.number), needs):
            found.append(laid)
    return tuple(found)


class Scape:
    """See the module. Whatever is named by space is a tuple with one entry for each square."""

    __slots__ = (
        *("action_spaces", "actions", "all_near", "blocked", "edges", "entrances", "flying"),
        *("gem_slots", "near", "quirk_slots", "spaces", "spawns", "standing", "terrain", "tile"),
        *("traps", "_distances", "_icons", "_steps", "_with_icon"),
    )

    def __init__(self, board: Board) -> None:
        there = [n for n, tile in enumerate(board.tile) if tile is not None]
        self.blocked = frozenset(board.blocked)
        self.spaces: Cards = tuple([n for n in there if n not in self.blocked])
        """Those that exist and are not Blocked (ETH-118)."""
        self.tile: Cards = tuple([NOWHERE if tile is None else tile for tile in board.tile])
        self.terrain: Cards = tuple(board.terrain)
        """Masks of what is printed (ETH-137); what is at work now: see places.py."""
        self.actions = tuple(map(tuple, board.actions))
        """Numbers of the actions on each space, Flying ones and those of Gem slots left out."""
        self.flying: Cards = tuple(board.flying)
        """ETH-130: actions of the whole map."""
        self.action_spaces: dict[int, Cards] = {}
        for space in there:
            for action in board.actions[space]:
                self.action_spaces[action] = (*self.action_spaces.get(action, ()), space)
        self.gem_slots = board.gem_slots
        self.standing = tuple(board.standing)
        """Passives of Flying rules (ETH-132), Quirks and icons: with component and space."""
        self.quirk_slots = tuple(board.quirk_slots)
        self._icons = board.icons
        self._with_icon: dict[str, Cards] = {}
        self.traps = {n: tuple(traps) for n, traps in board.traps.items() if n not in self.blocked}
        self.spawns = tuple(
            [(n, icon.suit) for n in self.spaces for icon in self.icons(n, "spawn")]
        )
        self.entrances = self.with_icon("entrance")
        self.edges = tuple(self._pairs(board.walls))
        """All pairs of neighbouring spaces, and whether there is a Wall between them."""
        near: list[list[int]] = [[] for _ in range(SPACES)]
        all_near: list[list[int]] = [[] for _ in range(SPACES)]
        for one, other, walled in self.edges:
            for a, b in ((one, other), (other, one)):
                all_near[a].append(b)
                if not walled:
                    near[a].append(b)
        self.near = tuple([tuple(sorted(row)) for row in near])
        """ETH-107, ETH-114, ETH-117: neighbours with neither a Wall nor a Blocked space."""
        self.all_near = tuple([tuple(sorted(row)) for row in all_near])
        """The same without regard to Walls."""
        self._distances: dict[tuple[int, bool, frozenset[int]], Cards] = {}
        self._steps: list[Cards | None] = [None] * SPACES
        """Of all distances the plain ones, which are asked for most."""

    def _pairs(self, walls: dict[tuple[int, int], bool]) -> Iterator[tuple[int, int, bool]]:
        there = set(self.spaces)
        for one in self.spaces:
            for other in (beside(one, 1), beside(one, 2)):
                if other in there:
                    yield one, other, walls.get((one, other), False)

    def icons(self, space: int, kind: str) -> tuple[Icon, ...]:
        return tuple([icon for icon in self._icons[space] if icon.kind == kind])

    def with_icon(self, kind: str) -> Cards:
        """The spaces that bear such an icon."""
        found = self._with_icon.get(kind)
        if found is None:
            icons = self._icons
            found = tuple([n for n in self.spaces if any(i.kind == kind for i in icons[n])])
            self._with_icon[kind] = found
        return found

    def is_walled(self, one: int, other: int) -> bool:
        return (*edge(one, other), True) in self.edges

    def distances(
        self, start: int, walls: bool = True, avoid: frozenset[int] = frozenset()
    ) -> Cards:
        """ETH-343, ETH-349, ETH-353: how many spaces away each space lies, -1: no path. A space to
        avoid ends a path: it has a distance, but nothing is reached through it.
        """
        key = (start, walls, avoid)
        found = self._distances.get(key)
        if found is None:
            found = self._distances[key] = self._measure(start, walls, avoid)
        return found

    def _measure(self, start: int, walls: bool, avoid: frozenset[int]) -> Cards:
        steps = [-1] * SPACES
        if start not in self.spaces:
            return tuple(steps)
        near = self.near if walls else self.all_near
        steps[start] = 0
        ring = [start]
        while ring:
            ahead = []
            for space in ring:
                for other in near[space]:
                    if steps[other] < 0:
                        steps[other] = steps[space] + 1
                        if other not in avoid:
                            ahead.append(other)
            ring = ahead
        return tuple(steps)

    def distance(self, one: int, other: int, walls: bool = True) -> int:
        """ETH-348: 0 is the same space; -1: no path, or no such space."""
        if one == NOWHERE or other == NOWHERE:
            return -1
        if not walls:
            return self.distances(one, walls)[other]
        steps = self._steps[one]
        if steps is None:
            steps = self._steps[one] = self.distances(one)
        return steps[other]


@lru_cache(maxsize=1024)
def _lay(
    pack: Pack,
    tiles: Cards,
    overlays: Cards,
    quirks: tuple[tuple[int, str, int], ...],
    tokens: tuple[EdgeToken, ...],
) -> Scape:
    return Scape(fill(pack, tiles, overlays, quirks, tokens))
