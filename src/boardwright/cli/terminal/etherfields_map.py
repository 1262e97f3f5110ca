"""The Dreamscape in letters: spaces with their Terrain and icons, Walls, and who stands where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from boardwright.cli.terminal.voice import Voice
from boardwright.games.etherfields.keys import COLUMNS, space_name, space_named

Part = Mapping[str, Any]
Spaces = Mapping[int, Part | None]

TERRAIN = {"light": "L", "darkness": "D", "swamp": "S", "water": "W"}
ICONS = {
    "entrance": "E",
    "stairs": "^",
    "trap": "!",
    "spawn": "x",
    "quirk_slot": "q",
    "special_space": "+",
    "draw_bonus": "$",
}
ACTION, SLOT, GEM = "*", "o", "O"
WIDTH = 7
STYLES = {
    "light": "bright_yellow",
    "darkness": "magenta",
    "swamp": "green",
    "water": "bright_blue",
}


def letter(seat: int) -> str:
    """How a Dreamer stands on the map."""
    return "ABCDEFGH"[seat]


def legend(voice: Voice, seats: int) -> str:
    return voice.say(
        "board-legend",
        seats=[letter(seat) for seat in range(seats)],
        **TERRAIN,
        action=ACTION,
        **{name: ICONS[name] for name in ("entrance", "stairs", "trap", "spawn")},
        slot=SLOT,
        gem=GEM,
        quirk=ICONS["quirk_slot"],
    )


def drawn(view: Part) -> Iterator[Text]:
    """The map, row by row: two lines for each space, and one between the rows for Walls."""
    ground = view["map"]
    spaces: dict[int, Part | None] = {
        space_named(name): part for name, part in ground["spaces"].items()
    }
    spaces |= {space_named(name): None for name in ground["blocked"]}
    if not spaces:
        return
    walls = {frozenset(map(space_named, wall)) for wall in ground["walls"]}
    rows = range(min(spaces) // COLUMNS, max(spaces) // COLUMNS + 1)
    columns = range(
        min(space % COLUMNS for space in spaces), max(space % COLUMNS for space in spaces) + 1
    )
    yield Text("   " + "".join(f" {f'c{column}':^{WIDTH}}" for column in columns), style="dim")
    for row in rows:
        yield _edges(spaces, walls, row, columns)
        line = [row * COLUMNS + column for column in columns]
        yield _line(spaces, walls, line, f"r{row} ", lambda n: _printed(spaces[n]))
        yield _line(spaces, walls, line, "   ", lambda n: _standing(view, n))
    yield _edges(spaces, walls, rows.stop, columns)


def _line(spaces: Spaces, walls: Any, line: Sequence[int], head: str, cell: Any) -> Text:
    text = Text(head, style="dim")
    for n in line:
        text.append(_side(spaces, walls, n - 1, n), "default")
        inside = cell(n) if n in spaces else Text(" " * WIDTH)
        text.append_text(inside)
        text.append(" " * (WIDTH - len(inside)))
    text.append(_side(spaces, walls, line[-1], line[-1] + 1), "default")
    return text


def _side(spaces: Spaces, walls: Any, west: int, east: int) -> str:
    """What stands between two spaces of a row."""
    if frozenset((west, east)) in walls:
        return "#"
    return "|" if west in spaces or east in spaces else " "


def _edges(spaces: Spaces, walls: Any, row: int, columns: range) -> Text:
    """The line above a row."""
    text = Text("   ", style="dim")
    for column in columns:
        here, above = row * COLUMNS + column, (row - 1) * COLUMNS + column
        if frozenset((here, above)) in walls:
            text.append("+" + "#" * WIDTH, "default")
        elif here in spaces or above in spaces:
            text.append("+" + "-" * WIDTH, "dim")
        else:
            text.append(" " * (WIDTH + 1))
    return text


def _printed(space: Part | None) -> Text:
    """What is printed on a space, and what Terrain it is."""
    if space is None:
        return Text("/" * WIDTH, style="dim")
    text = Text()
    for name in space["terrain"]:
        text.append(TERRAIN[name], STYLES[name])
    text.append(ACTION if space["actions"] else "")
    kinds = dict.fromkeys(icon["kind"] for icon in space["icons"])
    if space.get("trap"):
        kinds.setdefault("trap", None)
    for kind in kinds:
        if kind == "gem_slot":
            text.append(GEM if space.get("gem") else SLOT)
        else:
            text.append(ICONS.get(kind, ""))
    return text[:WIDTH]


def _standing(view: Part, space: int) -> Text:
    """Dreamers by letter, figures by number, tokens by a dot."""
    name = space_name(space)
    text = Text()
    for seat, part in enumerate(view["seats"]):
        if part["space"] == name:
            text.append(letter(seat), "bold bright_cyan")
    for figure in view["map"]["figures"]:
        if figure["space"] == name:
            text.append(str(figure["number"]), "bold bright_red")
    tokens = [token for token in view["map"]["tokens"] if token["space"] == name]
    text.append("." * len([token for token in tokens if token["kind"] not in TERRAIN]), "yellow")
    return text[:WIDTH]
