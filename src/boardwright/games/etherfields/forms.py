"""How values of the state are written in positions, and read again. A form for each kind of value:
what it writes it reads back the same, and it says what is wrong with anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from boardwright.core.messages import Json
from boardwright.core.reading import Reading
from boardwright.games.etherfields.content import COLOURS
from boardwright.games.etherfields.keys import COLUMNS, space_name, space_named
from boardwright.games.etherfields.naming import KINDS, Names

T = TypeVar("T")

MOST = 10**6
"""More than anything that is counted in a game."""


class Reader(Reading):
    """A position being read: its pack's names, and how many seats there are."""

    def __init__(self, names: Names, seats: int) -> None:
        super().__init__()
        self.names = names
        self.seats = seats


class Form(Protocol[T]):
    """A kind of value."""

    unsaid: T
    """What it is if it cannot be read."""

    def write(self, names: Names, value: T) -> Json: ...

    def read(self, reader: Reader, where: str, value: Json) -> T: ...


class Whole:
    """A whole number."""

    def __init__(self, least: int = 0, most: int = MOST) -> None:
        self.least, self.most = least, most
        self.unsaid = least if least > 0 else 0

    def write(self, names: Names, value: int) -> Json:
        return value

    def read(self, reader: Reader, where: str, value: Json) -> int:
        return reader.number(where, value, self.least, self.most, self.unsaid)


class SeatNumber(Whole):
    """A seat, or -1 for nobody."""

    def __init__(self) -> None:
        super().__init__(-1)
        self.unsaid = -1

    def read(self, reader: Reader, where: str, value: Json) -> int:
        return reader.number(where, value, -1, reader.seats - 1, -1)


class YesNo:
    """True or false."""

    unsaid = False

    def write(self, names: Names, value: bool) -> Json:
        return value

    def read(self, reader: Reader, where: str, value: Json) -> bool:
        if not isinstance(value, bool):
            reader.wrong(where, f"true or false, not {value!r}")
        return value is True


class Text:
    """A text; one of these, where there is a list."""

    unsaid = ""

    def __init__(self, *known: str) -> None:
        self.known = known

    def write(self, names: Names, value: str) -> Json:
        return value

    def read(self, reader: Reader, where: str, value: Json) -> str:
        if isinstance(value, str) and (not self.known or value in self.known):
            return value
        wanted = f"one of {', '.join(map(repr, self.known))}" if self.known else "a text"
        reader.wrong(where, f"{wanted}, not {value!r}")
        return ""


class Word:
    """A number that goes by a word: a phase, a place, a Terrain; `none` for -1."""

    def __init__(self, *words: str, none: bool = False) -> None:
        self.words = words
        self.unsaid = -1 if none else 0
        self.none = none

    def write(self, names: Names, value: int) -> Json:
        return self.words[value] if value >= 0 else ""

    def read(self, reader: Reader, where: str, value: Json) -> int:
        if value in self.words:
            return self.words.index(str(value))
        if not (self.none and value == ""):
            reader.wrong(where, f"one of {', '.join(map(repr, self.words))}, not {value!r}")
        return self.unsaid


class Named:
    """A thing of the pack by its name or id, a space, an action by its key; `""` for none."""

    unsaid = -1

    def __init__(self, kind: str, *, none: bool = True) -> None:
        self.kind = kind
        self.none = none

    def write(self, names: Names, value: int) -> Json:
        return names.text(self.kind, value)

    def read(self, reader: Reader, where: str, value: Json) -> int:
        if value == "" and self.none:
            return -1
        number = reader.names.number(self.kind, value) if isinstance(value, str) else None
        if number is None:
            reader.wrong(where, f"there is no {self.kind} {value!r}")
            return -1
        return number


class Secret:
    """A secret by its name, `kind:id` (of equal ones the second is `kind:id#2`), or a code."""

    unsaid = ""

    def __init__(self, *, code: bool = False) -> None:
        self.code = code

    def write(self, names: Names, value: str) -> Json:
        return value

    def read(self, reader: Reader, where: str, value: Json) -> str:
        if self.code and value in reader.names.pack.secrets:
            return str(value)
        kind, _, id = str(value).partition(":")
        id = id.partition("#")[0]
        if not self.code and kind in KINDS and reader.names.number(kind, id) is not None:
            return str(value)
        reader.wrong(where, f"there is no {'code' if self.code else 'secret'} {value!r}")
        return ""


class Several(Generic[T]):
    """A list; values that cannot be read are left out."""

    def __init__(self, one: Form[T]) -> None:
        self.one = one
        self.unsaid: tuple[T, ...] = ()

    def write(self, names: Names, value: Iterable[T]) -> Json:
        return [self.one.write(names, item) for item in value]

    def read(self, reader: Reader, where: str, value: Json) -> tuple[T, ...]:
        found = []
        for n, item in enumerate(reader.entries(where, value)):
            before = len(reader.problems)
            one = self.one.read(reader, f"{where}.{n}", item)
            if len(reader.problems) == before:
                found.append(one)
        return tuple(found)


class Bag(Several[T]):
    """A list without order: a set, written in order."""

    def __init__(self, one: Form[T]) -> None:
        super().__init__(one)
        self.unsaid: Any = frozenset()

    def write(self, names: Names, value: Iterable[Any]) -> Json:
        return super().write(names, sorted(value))

    def read(self, reader: Reader, where: str, value: Json) -> Any:
        found = super().read(reader, where, value)
        for item in sorted({item for item in found if found.count(item) > 1}):  # type: ignore[type-var]
            reader.wrong(where, f"{self.one.write(reader.names, item)} is there twice")
        return frozenset(found)


class Sorted(Several[T]):
    """A list in the order of the pack's numbers, however it was written."""

    def read(self, reader: Reader, where: str, value: Json) -> tuple[T, ...]:
        return tuple(sorted(super().read(reader, where, value)))  # type: ignore[type-var]


class Table(Generic[T]):
    """A table whose keys have a form of their own."""

    def __init__(self, key: Form[Any], one: Form[T]) -> None:
        self.key, self.one = key, one
        self.unsaid: dict[Any, T] = {}

    def write(self, names: Names, value: Mapping[Any, T]) -> Json:
        return {
            str(self.key.write(names, key)): self.one.write(names, item)
            for key, item in value.items()
        }

    def read(self, reader: Reader, where: str, value: Json) -> dict[Any, T]:
        found = {}
        for text, item in reader.table(where, value).items():
            before = len(reader.problems)
            key = self.key.read(reader, where, text)
            one = self.one.read(reader, f"{where}.{text}", item)
            if len(reader.problems) == before:
                found[key] = one
        return found


class Amounts:
    """An amount of each colour; those that are 0 are left out."""

    unsaid = (0, 0, 0)

    def write(self, names: Names, value: Sequence[int]) -> Json:
        return {colour: n for colour, n in zip(COLOURS, value, strict=True) if n}

    def read(self, reader: Reader, where: str, value: Json) -> tuple[int, int, int]:
        table = reader.table(where, value, COLOURS)
        found = [reader.number(f"{where}.{name}", table.get(name, 0), 0, MOST) for name in COLOURS]
        return (found[0], found[1], found[2])


class Pair:
    """Two neighbouring spaces, as `r1c1-r1c2`."""

    unsaid = (-1, -1)

    def write(self, names: Names, value: tuple[int, int]) -> Json:
        return f"{space_name(value[0])}-{space_name(value[1])}"

    def read(self, reader: Reader, where: str, value: Json) -> tuple[int, int]:
        one, _, other = str(value).partition("-")
        first, second = space_named(one), space_named(other)
        apart = abs(first - second)
        beside = apart == 1 and first // COLUMNS == second // COLUMNS
        if min(first, second) < 0 or not (beside or apart == COLUMNS):
            reader.wrong(where, f"two neighbouring spaces such as 'r1c1-r1c2', not {value!r}")
            return self.unsaid
        return (min(first, second), max(first, second))


class Part(NamedTuple):
    """A field of a row: how it is called, whether it is always written, whether it may be left out
    though nothing is usual.
    """

    form: Form[Any]
    field: str = ""
    always: bool = True
    free: bool = False


class Row(Generic[T]):
    """A table with fixed fields; one that is as usual may be left out."""

    def __init__(
        self,
        make: Callable[..., T],
        parts: Mapping[str, Part],
        short: Callable[[str], Mapping[str, Json]] | None = None,
    ) -> None:
        self.make = make
        self.parts = parts
        self.short = short
        self.usual: Mapping[str, Any] = getattr(make, "_field_defaults", {})
        self.unsaid: Any = None

    def write(self, names: Names, value: T) -> Json:
        found: dict[str, Json] = {}
        for key, part in self.parts.items():
            inside = getattr(value, part.field or key)
            if part.always or inside != self.usual.get(part.field or key):
                found[key] = part.form.write(names, inside)
        return found

    def read(self, reader: Reader, where: str, value: Json) -> T:
        if isinstance(value, str) and self.short is not None:
            value = self.short(value)
        table = reader.table(where, value, tuple(self.parts))
        fields: dict[str, Any] = {}
        for key, part in self.parts.items():
            field = part.field or key
            if key in table:
                fields[field] = part.form.read(reader, f"{where}.{key}", table[key])
            elif field not in self.usual:
                if not part.free:
                    reader.wrong(f"{where}.{key}", "it must be said")
                fields[field] = part.form.unsaid
        return self.make(**fields)
