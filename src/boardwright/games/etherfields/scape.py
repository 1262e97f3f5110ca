"""The Dreamscape as a graph: spaces, Walls, icons and actions, from what lies on the map.

A Scape is never changed and made once for each way in which tiles, Overlays, Quirks and Wall or
Hole tokens can lie; so whether it is still the same object tells whether the map is still the same.
Figures and Terrain tokens are no part of it: figures block no path (ETH-352).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from boardwright.games.etherfields.content import NE, NW, SE, SW, Effect, Icon, Passive, Patch, Tile
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import COLUMNS, ROWS, SPACES
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOWHERE, SLUMBER, Cards, EdgeToken, State

CLOCKWISE = (NW, NE, SE, SW)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""North, east, south, west: (rows, columns)."""


class Trap(NamedTuple):
    """ETH-128: where the Trap is printed, and what it does; no effect: what the Gate says."""

    kind: str
    number: int
    effect: Effect


class GemSlot(NamedTuple):
    """ETH-125 to ETH-127: `home` is the space by which the state names a slot that is shared."""

    home: int
    icon: Icon
    tile: int


def square(tile: Tile, printed: int) -> int:
    """The space of the grid on which a space of the tile comes to lie (ETH-103, ETH-105)."""
    turned = CLOCKWISE[(CLOCKWISE.index(printed) + tile.rotation // 90) % 4]
    return (tile.row + turned // 2) * COLUMNS + tile.column + turned % 2


def beside(space: int, side: int) -> int:
    """The next space of the grid on that side; NOWHERE at its edge."""
    row, column = divmod(space, COLUMNS)
    down, right = STEPS[side]
    row, column = row + down, column + right
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NOWHERE


def edge(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


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

    def __init__(self, board: _Board) -> None:
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


class _Board:
    """What lies on each square while a Scape is put together."""

    def __init__(self) -> None:
        self.tile: list[int | None] = [None] * SPACES
        self.terrain = [0] * SPACES
        self.icons: list[list[Icon]] = [[] for _ in range(SPACES)]
        self.actions: list[list[int]] = [[] for _ in range(SPACES)]
        self.traps: dict[int, list[Trap]] = {}
        self.blocked: set[int] = set()
        self.walls: dict[tuple[int, int], bool] = {}
        self.flying: list[int] = []
        self.gem_slots: dict[int, GemSlot] = {}
        self.standing: list[tuple[Passive, str, int, int]] = []
        self.quirk_slots: list[tuple[int, str, int]] = []

    def put_icon(self, icon: Icon, spaces: Iterable[int], kind: str, number: int) -> None:
        """ETH-112, ETH-137: an icon between spaces belongs to each of them."""
        home = NOWHERE
        for space in spaces:
            home = space if home == NOWHERE else home
            self.icons[space].append(icon)
            if icon.terrain >= 0:
                self.terrain[space] |= 1 << icon.terrain
            if icon.kind == "trap":
                self.traps.setdefault(space, []).append(Trap(kind, number, icon.effect))
            if icon.kind == "gem_slot":
                self.gem_slots[space] = GemSlot(home, icon, number if kind == "tile" else NOWHERE)
            else:
                self.standing += [(passive, kind, number, space) for passive in icon.passives]

    def put_tile(self, tile: Tile) -> None:
        for printed in range(4):
            self.tile[square(tile, printed)] = tile.number
        self.blocked.update([square(tile, printed) for printed in tile.blocked])
        for icon in tile.icons:
            self.put_icon(icon, [square(tile, n) for n in icon.spaces], "tile", tile.number)
        for action in tile.actions:
            if action.flying:
                self.flying.append(action.number)
            for printed in action.spaces:
                self.actions[square(tile, printed)].append(action.number)
        for rule in tile.flying:
            self.standing += [(each, "tile", tile.number, NOWHERE) for each in rule.passives]
        for slot, printed in tile.quirk_slots:
            self.quirk_slots.append((tile.number, slot, square(tile, printed)))
        for printed, side in tile.walls:
            here = square(tile, printed)
            other = beside(here, (side + tile.rotation // 90) % 4)
            if other != NOWHERE:  # ETH-116: one tile that shows it is enough
                self.walls[edge(here, other)] = True

    def put_patch(self, patch: Patch, overlay: int) -> None:
        """ETH-142, ETH-144: what an Overlay makes of a space, which it may add to the map."""
        space = patch.space
        if self.tile[space] is None:
            self.tile[space] = NOWHERE
        if patch.blocked is not None:
            (self.blocked.add if patch.blocked else self.blocked.discard)(space)
        for terrain in patch.remove_terrain:
            self.terrain[space] &= ~(1 << terrain)
        for kind in patch.remove_icons:
            self._take_icons(space, kind)
        if patch.remove_actions:
            self.actions[space] = []
        for terrain in patch.terrain:
            self.terrain[space] |= 1 << terrain
        for icon in patch.adds:
            self.put_icon(icon, [space], "overlay", overlay)
        self.actions[space] += [action.number for action in patch.actions]

    def _take_icons(self, space: int, kind: str) -> None:
        gone = [icon for icon in self.icons[space] if icon.kind == kind]
        self.icons[space] = [icon for icon in self.icons[space] if icon.kind != kind]
        passives = [passive for icon in gone for passive in icon.passives]
        self.standing = [
            each for each in self.standing if each[3] != space or each[0] not in passives
        ]
        if kind == "trap":
            self.traps.pop(space, None)
        elif kind == "gem_slot":
            self.gem_slots.pop(space, None)

    def put_quirk(self, pack: Pack, tile: int, slot: str, number: int) -> None:
        """ETH-530: a Quirk works on its space, or on the whole Dreamscape."""
        quirk = pack.fates[number].quirk
        assert quirk is not None
        place = next(where for owner, id, where in self.quirk_slots if (owner, id) == (tile, slot))
        there = [n for n, tile_there in enumerate(self.tile) if tile_there is not None]
        for space in [place] if quirk.on_space else there:
            for terrain in quirk.terrain:
                self.terrain[space] |= 1 << terrain
            if quirk.is_trap:
                self.traps.setdefault(space, []).append(Trap("fate", number, quirk.trap))
        if quirk.on_space and quirk.blocked:
            self.blocked.add(place)
        actions = [action.number for action in quirk.actions]
        if quirk.on_space:
            self.actions[place] += actions
        else:
            self.flying += actions
        space = place if quirk.on_space else NOWHERE
        self.standing += [(passive, "fate", number, space) for passive in quirk.passives]


@lru_cache(maxsize=1024)
def _lay(
    pack: Pack,
    tiles: Cards,
    overlays: Cards,
    quirks: tuple[tuple[int, str, int], ...],
    tokens: tuple[EdgeToken, ...],
) -> Scape:
    board = _Board()
    for number in tiles:
        board.put_tile(pack.tiles[number])
    # ETH-146: of several Overlays on a space only the last one placed counts.
    patches = {patch.space: (patch, n) for n in overlays for patch in pack.overlays[n].patches}
    for _, (patch, n) in sorted(patches.items()):
        board.put_patch(patch, n)
    for n in overlays:
        for one, other, walled in pack.overlays[n].edges:
            board.walls[edge(one, other)] = walled
    for quirk in quirks:
        board.put_quirk(pack, *quirk)
    for token in tokens:  # ETH-119: they act like printed Walls and gaps
        board.walls[edge(token.one, token.other)] = token.wall
    return Scape(board)
