"""A map of a Dream, or of the Slumber map, as SVG: for people who write packs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from boardwright.core.errors import BadPack
from boardwright.games.etherfields.checking.boards import read_tiles
from boardwright.games.etherfields.checking.ground import beside, covered, edge
from boardwright.games.etherfields.checking.names import dream_of
from boardwright.games.etherfields.checking.shapes import CLOSER
from boardwright.games.etherfields.checking.walking import Walk
from boardwright.games.etherfields.content import SUITS, TERRAINS, Action, Icon, Overlay, Tile
from boardwright.games.etherfields.keys import COLUMNS, space_name
from boardwright.games.etherfields.reading.geometry import turned_side
from boardwright.games.etherfields.reading.sources import Source

SIZE = 132
"""Of a space, in the units of the drawing."""
MARGIN = 34
LINE = 13
LETTERS = 19
"""How many go on a line of a space."""
TINTS = {
    "light": "#fff1b8",
    "darkness": "#b9b4cf",
    "swamp": "#cfe0b4",
    "water": "#bcdcf2",
}
BADGES = {
    "spawn": "#b3372f",
    "trap": "#c25b12",
    "entrance": "#2c7a4b",
    "gem_slot": "#7a3fa0",
    "draw_bonus": "#1f6aa5",
    "stairs": "#6b5a3a",
    "special_space": "#8a6d00",
    "quirk_slot": "#5c6670",
}
STYLE = """
text { font: 11px system-ui, sans-serif; fill: #22252b }
.grid { font-size: 12px; fill: #7a828c }
.tile { font-weight: 700 }
.code { font-size: 10px; fill: #6a717a }
.badge { font-size: 10px; font-weight: 600; fill: #fff }
.action { font-size: 10.5px }
.overlay { font-style: italic; fill: #a03070 }
"""


def map_of(source: Source, dream: str = "") -> str:
    """The map of a Dream, or the Slumber map; empty: there are no tiles. What is wrong with these
    tiles raises BadPack, what else is wrong with the pack does not matter.
    """
    kinds = ("map_tile", "overlay") if dream else ("slumber_map_tile",)
    entries = [entry for entry in source.of(*kinds) if not dream or dream_of(entry) == dream]
    walk = Walk(CLOSER)
    for entry in entries:
        walk.visit(entry)
    if walk.problems:
        raise BadPack([str(problem) for problem in walk.problems])
    lying = read_tiles(entries).values()
    gates = [entry.table for entry in source.of("gate") if dream and dream_of(entry) == dream]
    title = str((*gates, source.head("pack"))[0].get("name" if gates else "title", ""))
    tiles = [one for one in lying if isinstance(one, Tile)]
    return draw(tiles, [one for one in lying if isinstance(one, Overlay)], title) if tiles else ""


def draw(tiles: Iterable[Tile], overlays: Iterable[Overlay], title: str) -> str:
    """All tiles as they would lie if every one were revealed, and what Overlays change."""
    board = _Board(tiles, overlays)
    return "\n".join([*board.frame(title), *board.ground(), *board.lines(), "</svg>\n"])


class _Board:
    """The spaces that are to be drawn and what is on each of them."""

    def __init__(self, tiles: Iterable[Tile], overlays: Iterable[Overlay]) -> None:
        self.tiles = list(tiles)
        self.overlays = list(overlays)
        self.terrain: dict[int, list[str]] = {}
        self.badges: dict[int, list[tuple[str, str]]] = {}
        self.labels: dict[int, list[tuple[str, str]]] = {}
        self.blocked: set[int] = set()
        self.walls: set[tuple[int, int]] = set()
        for tile in self.tiles:
            self._tile(tile)
        for overlay in self.overlays:
            for patch in overlay.patches:
                changes = [_badge(icon) for icon in patch.adds]
                changes += [("", TERRAINS[terrain]) for terrain in patch.terrain]
                changes += [("", f"no {TERRAINS[terrain]}") for terrain in patch.remove_terrain]
                changes += [("", f"no {kind}") for kind in patch.remove_icons]
                changes += [("", "blocked")] if patch.blocked else []
                told = ", ".join(text for _, text in changes)
                self._label(patch.space, "overlay", f"{overlay.name}: {told}" if told else "")
                self._actions(patch.actions, (patch.space,) * 4)

    def _tile(self, tile: Tile) -> None:
        under = covered(tile)
        self.blocked.update(under[space] for space in tile.blocked)
        for icon in tile.icons:
            for space in icon.spaces:
                if icon.kind == "terrain" and icon.terrain >= 0:
                    self.terrain.setdefault(under[space], []).append(TERRAINS[icon.terrain])
                else:
                    self.badges.setdefault(under[space], []).append(_badge(icon))
            self._actions(icon.actions, under)
        for slot, space in tile.quirk_slots:
            badge = ("quirk_slot", f"quirk {slot}")
            self.badges.setdefault(under[space], []).append(badge)
        self._actions(tile.actions, under)
        for rule in tile.flying:
            self._label(under[0], "action", f"~ {rule.name}")
        for space, side in tile.walls:
            other = beside(under[space], turned_side(side, tile.rotation))
            if other >= 0:
                self.walls.add(edge(under[space], other))

    def _actions(self, actions: Iterable[Action], under: tuple[int, ...]) -> None:
        for action in actions:
            for space in action.spaces or (0,):
                sign = "~" if action.flying else ">"
                self._label(under[space], "action", f"{sign} {action.name} {_price(action)}")

    def _label(self, space: int, style: str, text: str) -> None:
        if text:
            self.labels.setdefault(space, []).append((style, text))

    def frame(self, title: str) -> Iterator[str]:
        """The head of the file, and rows and columns by name."""
        there = [square for tile in self.tiles for square in covered(tile)]
        there += [patch.space for overlay in self.overlays for patch in overlay.patches]
        rows, columns = {n // COLUMNS for n in there}, {n % COLUMNS for n in there}
        left, top = min(columns, default=1), min(rows, default=1)
        right, bottom = max(columns, default=1) + 1, max(rows, default=1) + 1
        self._left, self._top = left, top
        width, height = (right - left) * SIZE + 2 * MARGIN, (bottom - top) * SIZE + 2 * MARGIN
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}">'
        )
        yield f"<title>{escape(title)}</title>"
        yield f"<style>{STYLE}</style>"
        yield f'<rect width="{width}" height="{height}" fill="#f7f5f0"/>'
        for row in range(top, bottom):
            y = self._y(row * COLUMNS) + SIZE / 2
            yield f'<text class="grid" x="{MARGIN - 8}" y="{y}" text-anchor="end">r{row}</text>'
        for column in range(left, right):
            x = self._x(column) + SIZE / 2
            y = MARGIN - 10
            yield f'<text class="grid" x="{x}" y="{y}" text-anchor="middle">c{column}</text>'

    def _x(self, square: int) -> int:
        return MARGIN + (square % COLUMNS - self._left) * SIZE

    def _y(self, square: int) -> int:
        return MARGIN + (square // COLUMNS - self._top) * SIZE

    def ground(self) -> Iterator[str]:
        """The spaces, tile by tile, with what is printed on them."""
        for tile in self.tiles:
            for square in covered(tile):
                yield from self._space(square)
            x, y = self._x(min(covered(tile))), self._y(min(covered(tile)))
            yield (
                f'<rect x="{x}" y="{y}" width="{2 * SIZE}" height="{2 * SIZE}" fill="none" '
                f'stroke="#4a4f57" stroke-width="1.5"/>'
            )
            turn = f" turned {tile.rotation}" if tile.rotation else ""
            yield f'<text class="tile" x="{x + 6}" y="{y + 14}">{escape(tile.name)}</text>'
            yield f'<text class="code" x="{x + 6}" y="{y + 26}">{escape(tile.id + turn)}</text>'
        under = {square for tile in self.tiles for square in covered(tile)}
        for overlay in self.overlays:
            for patch in overlay.patches:
                if patch.space not in under:
                    yield from self._space(patch.space)

    def _space(self, square: int) -> Iterator[str]:
        x, y = self._x(square), self._y(square)
        terrain = self.terrain.get(square, [])
        fill = TINTS[terrain[0]] if terrain else "#ffffff"
        fill = "#c9c9c9" if square in self.blocked else fill
        yield (
            f'<rect x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" fill="{fill}" stroke="#cdd2d8"/>'
        )
        at = y + 42
        for kind, text in self.badges.get(square, []):
            yield (
                f'<rect x="{x + 6}" y="{at - 10}" width="{7 * len(text) + 8}" height="14" rx="7" '
                f'fill="{BADGES.get(kind, "#5c6670")}"/>'
            )
            yield f'<text class="badge" x="{x + 10}" y="{at}">{escape(text)}</text>'
            at += 17
        for style, text in self.labels.get(square, []):
            for line in _wrapped(text):
                yield f'<text class="{style}" x="{x + 6}" y="{at}">{escape(line)}</text>'
                at += LINE
        told = ", ".join([*terrain, *(["blocked"] if square in self.blocked else [])])
        low = y + SIZE - 6
        yield f'<text class="code" x="{x + 6}" y="{low}">{told}</text>'
        yield (
            f'<text class="code" x="{x + SIZE - 6}" y="{low}" text-anchor="end">'
            f"{space_name(square)}</text>"
        )

    def lines(self) -> Iterator[str]:
        """Walls, thick; edges that an Overlay changes, dashed."""
        for one, other in sorted(self.walls):
            yield self._line(one, other, 'stroke="#1d2026" stroke-width="7" stroke-linecap="round"')
        for overlay in self.overlays:
            for one, other, wall in overlay.edges:
                low, high = edge(one, other)
                dashes = "" if wall else ' stroke-dasharray="6 7"'
                yield self._line(low, high, f'stroke="#d0509a" stroke-width="5"{dashes}')

    def _line(self, one: int, other: int, style: str) -> str:
        """Between a space and the next one to the east or south."""
        x, y = self._x(other), self._y(other)
        across = other - one == 1
        to_x, to_y = (x, y + SIZE) if across else (x + SIZE, y)
        return f'<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}" {style}/>'


def _badge(icon: Icon) -> tuple[str, str]:
    parts = [icon.kind.replace("_", " ")]
    if icon.kind == "terrain" and icon.terrain >= 0:
        parts = [TERRAINS[icon.terrain]]
    if icon.n and icon.kind == "draw_bonus":
        parts.append(f"+{icon.n}")
    if icon.suit >= 0:
        parts.append(SUITS[icon.suit])
    return icon.kind, " ".join(parts)


def _price(action: Action) -> str:
    """The Intent of the cost: letters of the colours, x for a Gradual action."""
    told = [f"{cost.amount}{'WCA*'[cost.colour]}" for cost in action.costs if cost.colour >= 0]
    scale = " xN" if action.gradual or action.times_players else ""
    return "/".join(told) + scale


def _wrapped(text: str) -> Iterator[str]:
    """Lines of a space; a word that is longer is cut."""
    line = ""
    for word in text.split():
        if line and len(line) + len(word) + 1 > LETTERS:
            yield line
            line = "  " + word
        else:
            line = f"{line} {word}" if line else word
    if line:
        yield line
