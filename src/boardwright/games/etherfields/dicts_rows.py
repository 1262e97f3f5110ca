"""What positions write as tables: figures, tokens, placed cards, Entity tiles, and the like. Most
of them may be written shortly, as `Lurker@r1c1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.core.messages import Json
from boardwright.core.reading import is_list
from boardwright.games.etherfields.content import MORPHINGS, STATES, TERRAINS
from boardwright.games.etherfields.effects.tokens import SUPPLY
from boardwright.games.etherfields.forms import (
    MOST,
    Named,
    Pair,
    Part,
    Reader,
    Row,
    SeatNumber,
    Sorted,
    Table,
    Text,
    Whole,
    Word,
    YesNo,
)
from boardwright.games.etherfields.naming import Names, shortly
from boardwright.games.etherfields.state import (
    EdgeToken,
    EntityTile,
    Figure,
    Modifier,
    Placed,
    Token,
)

TOKENS = (*SUPPLY, *TERRAINS, "sign")
UNTIL = ("", "step", "turn", "dreamers_phase", "encounter", "next_use", "next_use:encounter")
LASTS = (*UNTIL, "while_active", "session", "forever")

SPACE = Named("space")
THIS_SPACE = Named("space", none=False)
STATES_OF = Sorted(Word(*STATES))


def _short(name: str, place: str = "") -> Callable[[str], Mapping[str, Json]]:
    """How a short text is understood: its name and its place under these keys."""

    def read(text: str) -> Mapping[str, Json]:
        said = shortly(text)
        found: dict[str, Json] = {name: said[""]}
        if "@" in said:
            found[place or "@"] = said["@"]
        if "~" in said:
            found["flipped"] = True
        return found

    return read


class Pairs(Table[int]):
    """Names with amounts, in the order in which they lie there."""

    def __init__(self) -> None:
        super().__init__(Text(), Whole())
        self.unsaid: Any = ()

    def write(self, names: Names, value: Any) -> Json:
        return dict(value)

    def read(self, reader: Reader, where: str, value: Json) -> Any:
        return tuple(super().read(reader, where, value).items())


class Plain(Row[tuple[Any, ...]]):
    """A row that the state keeps as a plain tuple."""

    def write(self, names: Names, value: tuple[Any, ...]) -> Json:
        return {
            key: part.form.write(names, inside)
            for (key, part), inside in zip(self.parts.items(), value, strict=True)
        }


def _tuple(**fields: Any) -> tuple[Any, ...]:
    return tuple(fields.values())


class Edge:
    """The Wall token or the Hole token on an edge (ETH-119)."""

    unsaid = EdgeToken(-1, -1, True)
    keys = ("edge", "wall", "until")

    def write(self, names: Names, value: EdgeToken) -> Json:
        edge = Pair().write(names, (value.one, value.other))
        return {"edge": edge, "wall": value.wall, "until": value.until}

    def read(self, reader: Reader, where: str, value: Json) -> EdgeToken:
        table = reader.table(where, value, self.keys)
        one, other = Pair().read(reader, f"{where}.edge", table.get("edge"))
        wall = YesNo().read(reader, f"{where}.wall", table.get("wall", True))
        until = Text(*LASTS).read(reader, f"{where}.until", table.get("until", ""))
        return EdgeToken(one, other, wall, until)


class FigureRow(Row[Figure]):
    """A figure on the map: of an Entity, or a Companion, which `entity` may name too."""

    def read(self, reader: Reader, where: str, value: Json) -> Figure:
        if isinstance(value, str):
            value = _short("entity", "space")(value)
        if isinstance(value, Mapping) and "companion" in value:
            value = {"entity": "", **value}
        elif isinstance(value, Mapping):
            name = str(value.get("entity", ""))
            if reader.names.number("entity", name) is None and (
                reader.names.number("companion", name) is not None
            ):
                value = {**value, "entity": "", "companion": name}
        return super().read(reader, where, value)


class QuirkRow(Plain):
    """A Fate card in a Quirk slot, shortly `Warm Stove@TILE.SLOT`."""

    def read(self, reader: Reader, where: str, value: Json) -> tuple[Any, ...]:
        if isinstance(value, str):
            said = shortly(value)
            tile, _, slot = str(said.get("@", "")).rpartition(".")
            value = {"tile": tile, "slot": slot, "fate": said[""]}
        return super().read(reader, where, value)


class Looks:
    """What a seat is looking at: who, at what, and which by number. There is none at rest."""

    unsaid: Any = None

    def write(self, names: Names, value: Any) -> Json:
        return None if value is None else [value[0], value[1], list(value[2])]

    def read(self, reader: Reader, where: str, value: Json) -> Any:
        if value is None:
            return None
        if is_list(value) and len(value) == 3 and is_list(value[2]):
            return (value[0], value[1], tuple(value[2]))
        reader.wrong(where, f"a seat, what it looks at, and numbers, not {value!r}")
        return None


FIGURE = FigureRow(
    Figure,
    {
        "entity": Part(Named("entity")),
        "space": Part(SPACE),
        "tag": Part(Whole(), free=True),
        "states": Part(STATES_OF),
        "companion": Part(Named("companion"), always=False),
        "owner": Part(SeatNumber(), always=False),
    },
)
ENTITY = Row(
    EntityTile,
    {
        "entity": Part(Named("entity", none=False)),
        "morphings": Part(Sorted(Word(*MORPHINGS))),
        "tokens": Part(Pairs()),
    },
    _short("entity"),
)
TOKEN = Row(
    Token,
    {
        "kind": Part(Text(*TOKENS)),
        "space": Part(SPACE),
        "side": Part(Whole(), always=False),
        "until": Part(Text(*LASTS), always=False),
        "owner": Part(SeatNumber(), always=False),
    },
    _short("kind", "space"),
)
EDGE = Edge()
PLACED = Row(
    Placed,
    {
        "card": Part(Named("card", none=False)),
        "flipped": Part(YesNo()),
        "tag": Part(Whole()),
    },
    _short("card"),
)
MODIFIER = Row(
    Modifier,
    {
        "stat": Part(Text()),
        "n": Part(Whole(-MOST)),
        "until": Part(Text(*LASTS)),
        "seat": Part(SeatNumber(), always=False),
        "entity": Part(Named("entity"), always=False),
        "space": Part(SPACE, always=False),
        "word": Part(Text(), always=False),
        "source": Part(Text(), always=False),
        "figure": Part(Whole(-1), always=False),
    },
)
QUIRK = QuirkRow(
    _tuple,
    {
        "tile": Part(Named("tile", none=False)),
        "slot": Part(Text()),
        "fate": Part(Named("fate", none=False)),
    },
)
PLAYED = Plain(_tuple, {"seat": Part(SeatNumber()), "card": Part(Named("card", none=False))})
ENDING = Plain(
    _tuple, {"dream": Part(Text()), "result": Part(Text()), "ending": Part(Text(), free=True)}
)
