"""Where the spaces of a tile lie (ETH-102 to ETH-106)."""

from __future__ import annotations

from boardwright.games.etherfields.content import NE, NW, SE, SW
from boardwright.games.etherfields.keys import COLUMNS

SLOT_ROWS = "ABC"
_CLOCKWISE = (NW, NE, SE, SW)
_OFFSETS = {NW: (0, 0), NE: (0, 1), SW: (1, 0), SE: (1, 1)}


def turned(space: int, rotation: int) -> int:
    """The corner at which a printed space comes to lie when its tile is turned clockwise."""
    place = _CLOCKWISE.index(space) + rotation // 90
    return _CLOCKWISE[place % 4]


def turned_side(side: int, rotation: int) -> int:
    return (side + rotation // 90) % 4


def corner(slot: str, anchor: int, rotation: int) -> tuple[int, int]:
    """Row and column of the north-west square that a tile covers: its anchor space bears the code
    of the slot and lies on the slot's north-west square.
    """
    row, column = slot_square(slot)
    down, right = _OFFSETS[turned(anchor, rotation)]
    return row - down, column - right


def slot_square(slot: str) -> tuple[int, int]:
    """ETH-105: the north-west square of a slot, rows and columns from 1."""
    return 2 * SLOT_ROWS.index(slot[0]) + 1, 2 * int(slot[1]) - 1


def squares(row: int, column: int, rotation: int) -> tuple[int, int, int, int]:
    """The squares under the printed spaces nw, ne, sw, se of a tile."""
    north_west, north_east, south_west, south_east = (
        (row + down) * COLUMNS + column + right
        for down, right in (_OFFSETS[turned(space, rotation)] for space in (NW, NE, SW, SE))
    )
    return north_west, north_east, south_west, south_east
