"""What lies on each square of the grid, put together from tiles, Overlays, Quirks and tokens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from boardwright.games.etherfields.content import Effect, Icon, Passive, Patch, Tile
from boardwright.games.etherfields.keys import COLUMNS, ROWS, SPACES
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.reading.geometry import squares, turned_side
from boardwright.games.etherfields.state import NOWHERE, Cards, EdgeToken

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
    return squares(tile.row, tile.column, tile.rotation)[printed]


def beside(space: int, side: int) -> int:
    """The next space of the grid on that side; NOWHERE at its edge."""
    row, column = divmod(space, COLUMNS)
    down, right = STEPS[side]
    row, column = row + down, column + right
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NOWHERE


def edge(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


class Board:
    """What lies on each square, while it is put together."""

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
            other = beside(here, turned_side(side, tile.rotation))
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


def fill(
    pack: Pack,
    tiles: Cards,
    overlays: Cards,
    quirks: tuple[tuple[int, str, int], ...],
    tokens: tuple[EdgeToken, ...],
) -> Board:
    """The board with all that lies on it."""
    board = Board()
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
    return board
