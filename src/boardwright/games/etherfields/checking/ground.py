"""The map of a Dream with all its tiles and Overlays: which spaces can be walked to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from boardwright.games.etherfields.content import TERRAINS, Icon, Overlay, Tile
from boardwright.games.etherfields.keys import COLUMNS, ROWS, space_named
from boardwright.games.etherfields.reading.geometry import squares, turned_side

Edge = tuple[int, int]
_BESIDE = ((-1, 0), (0, 1), (1, 0), (0, -1))


def covered(tile: Tile) -> tuple[int, int, int, int]:
    """The squares under its spaces nw, ne, sw, se as printed."""
    return squares(tile.row, tile.column, tile.rotation)


def beside(square: int, side: int) -> int:
    row, column = divmod(square, COLUMNS)
    down, right = _BESIDE[side]
    row, column = row + down, column + right
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


def edge(one: int, other: int) -> Edge:
    return (one, other) if one < other else (other, one)


class Ground:
    """Tiles as they lie. An Overlay opens what it opens and closes nothing: it may come later."""

    def __init__(self, tiles: Iterable[Tile], overlays: Iterable[Overlay] = ()) -> None:
        self.there: set[int] = set()
        self.blocked: set[int] = set()
        self.walls: set[Edge] = set()
        self.icons: defaultdict[int, list[Icon]] = defaultdict(list)
        self.terrain: defaultdict[int, set[str]] = defaultdict(set)
        for tile in tiles:
            self._lay(tile)
        for overlay in overlays:
            self._open(overlay)

    def _lay(self, tile: Tile) -> None:
        under = covered(tile)
        self.there.update(under)
        self.blocked.update(under[space] for space in tile.blocked)
        for space, side in tile.walls:
            here = under[space]
            other = beside(here, turned_side(side, tile.rotation))
            if other >= 0:
                self.walls.add(edge(here, other))
        for icon in tile.icons:
            for space in icon.spaces:
                self._put(under[space], icon)

    def _put(self, square: int, icon: Icon) -> None:
        self.icons[square].append(icon)
        if icon.terrain >= 0:
            self.terrain[square].add(TERRAINS[icon.terrain])

    def _open(self, overlay: Overlay) -> None:
        for one, other, wall in overlay.edges:
            if not wall:
                self.walls.discard(edge(one, other))
        for patch in overlay.patches:
            self.there.add(patch.space)
            if patch.blocked is False:
                self.blocked.discard(patch.space)
            for icon in patch.adds:
                self._put(patch.space, icon)
            self.terrain[patch.space].update(TERRAINS[terrain] for terrain in patch.terrain)

    @property
    def open(self) -> set[int]:
        """The spaces that exist and are not Blocked."""
        return self.there - self.blocked

    def with_icon(self, kind: str) -> set[int]:
        return {
            square
            for square, icons in self.icons.items()
            if square in self.open and any(icon.kind == kind for icon in icons)
        }

    def walk(self, starts: set[int], holes: bool = False) -> set[int]:
        """All spaces that can be walked to from these; with holes through every Wall."""
        found = starts & self.open
        ahead = list(found)
        while ahead:
            here = ahead.pop()
            for other in self._near(here):
                if other in found or (edge(here, other) in self.walls and not holes):
                    continue
                found.add(other)
                ahead.append(other)
        return found

    def _near(self, square: int) -> Iterator[int]:
        for side in range(4):
            other = beside(square, side)
            if other in self.open:
                yield other

    def meant(self, selector: str) -> set[int]:
        """The spaces that a selector may mean; of what is chosen, all."""
        square = space_named(selector)
        if square >= 0:
            return {square} & self.open
        prefix, _, name = selector.partition(":")
        if prefix == "icon":
            return self.with_icon(name)
        if prefix == "terrain":
            return {n for n in self.open if self.terrain[n] and name in ("any", *self.terrain[n])}
        if selector == "entrance":
            return self.with_icon("entrance")
        return set(self.open) if selector in ("any", "target") else set()
