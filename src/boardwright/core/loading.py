"""Positions from their dicts: what the core reads of them, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TypeVar

from boardwright.core.driver import NOBODY, Last
from boardwright.core.errors import BadPosition, BadSetup, BoardwrightError
from boardwright.core.games import Game, Setup, State
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.seats import seat_named

S = TypeVar("S", bound=State)
T = TypeVar("T")

HEAD = (
    *("game", "rules_version", "pack", "content", "settings", "names", "number", "numbers", "last"),
    *("seed", "outcome", "begun"),
)
"""The keys of a position that the core reads; all others are the game's own."""

MOST = 10**6
"""More decisions than any game has."""

MOST_KEPT = 32
"""More decisions than are ever open at once."""

LAST = frozenset(("seat", "answered", "shown"))


def load(game: Game[S], data: Mapping[str, Json], *, events: bool = True) -> Position[S]:
    """A position from its dict, full or partial; all contradictions are refused together."""
    wrong: list[str] = []
    if "content" in data:
        try:
            game = game.with_content(_field(data, "content", dict, {}, wrong))
        except BoardwrightError as error:
            wrong += str(error).splitlines()
    setup = _setup(game, data, wrong)
    number = _field(data, "number", int, 0, wrong)
    if not 0 <= number <= MOST:
        wrong.append(f"number: {number} does not fit")
    kept = _field(data, "numbers", list, [], wrong)
    if not all(type(n) is int and 0 <= n <= number for n in kept) or len(kept) > MOST_KEPT:
        wrong.append(f"numbers: {kept!r} does not fit")
    begun = _field(data, "begun", dict, {}, wrong)
    position = _field(begun, "position", dict, {}, wrong)
    answers = _field(begun, "answers", list, [], wrong)
    start: S | None = None
    if setup is not None:
        own = {key: data[key] for key in data if key not in HEAD}
        try:
            start = game.from_dict(position if begun else own, setup)
        except BadPosition as bad:
            inside = "begun.position." if begun else ""
            wrong += [inside + problem for problem in bad.problems]
    last = _last(_field(data, "last", dict, {}, wrong), start, wrong)
    if start is None or setup is None or wrong:
        raise BadPosition(wrong)
    pos = Position(game, setup, start, events=events, number=number)
    pos._last = pos._last_before = last
    pos._kept = tuple(kept)
    pos._base = {**pos._head(), **game.to_dict(start), "chance": start.rng}
    for line in answers:
        seat, _, key = str(line).partition(" ")
        try:
            pos.answer(key, seat_named(seat))
        except BoardwrightError as error:
            raise BadPosition([f"begun.answers: {error}"]) from error
    _compare(pos, data)
    return pos


def _setup(game: Game[S], data: Mapping[str, Json], wrong: list[str]) -> Setup | None:
    """What the position is of, each part tried by itself; None where the seats do not fit."""
    if data.get("game", game.name) != game.name:
        wrong.append(f"game: this is a position of {data['game']}, not of {game.name}")
    if data.get("pack", game.pack) != game.pack:
        wrong.append(f"pack: this is a position with pack {data['pack']}, not with {game.pack}")
    version = data.get("rules_version", game.rules_version)
    if not same(version, game.rules_version):
        wrong.append(f"rules_version: made under {version}, these are {game.rules_version}")
    settings = _field(data, "settings", dict, {}, wrong)
    chosen = {key: str(value) for key, value in settings.items()}
    names = _field(data, "names", list, [], wrong)
    no_names = [n for n, name in enumerate(names) if not isinstance(name, str)]
    wrong += [f"names.{n}: {names[n]!r} does not fit" for n in no_names]
    seed = _field(data, "seed", int, 0, wrong)
    seats = data.get("seats")
    if not isinstance(seats, Sequence) or isinstance(seats, str):
        wrong.append("seats: a list with an entry for every seat is needed")
        return None
    count = len(seats)

    def tried(where: str, settings: Mapping[str, str], names: Sequence[str]) -> Setup | None:
        try:
            return game.setup(count, seed, settings, names)
        except BadSetup as error:
            wrong.append(f"{where}: {error}")
            return None

    setup = tried("seats", {}, ())
    if setup is None:
        return None
    tried("names", {}, names)
    try:
        setup = game.setup(count, seed, chosen)
    except BadSetup as error:
        found = len(wrong)
        for key, value in chosen.items():
            tried(f"settings.{key}", {key: value}, ())
        if len(wrong) == found:
            wrong.append(f"settings: {error}")
    return setup if wrong else game.setup(count, seed, chosen, names)


def _last(told: Mapping[str, Json], start: State | None, wrong: list[str]) -> Last:
    """Who answered last and who has answered at all; unsaid, nobody has."""
    seat = told.get("seat")
    answered = _field(told, "answered", list, [], wrong)
    seats = [seat, *answered] if seat is not None else answered
    if not all(type(n) is int and 0 <= n < 32 for n in seats) or set(told) - LAST:
        wrong.append(f"last: {dict(told)!r} does not fit")
        return NOBODY
    if start is not None:
        start.news = told.get("shown") is True
    if type(seat) is not int:
        return NOBODY
    return seat, sum(1 << n for n in {int(str(n)) for n in answered})


def _compare(pos: Position[S], data: Mapping[str, Json]) -> None:
    """With the answers since an action began, everything else that is written follows from them;
    so does the outcome, always.
    """
    told = [key for key in data if key != "seed" and ("begun" in data or key == "outcome")]
    again = pos.to_dict() if told else {}
    wrong = [key for key in again if key in told and not same(data[key], again[key])]
    wrong += [key for key in told if key not in again]
    if wrong:
        raise BadPosition([f"{key}: does not follow from the answers given" for key in wrong])


def same(one: Json, other: Json) -> bool:
    """Whether two values are written alike but for the order of keys: True and 1.0 are not 1."""
    return repr(one) == repr(other) or canonical({"": one}) == canonical({"": other})


def _field(data: Mapping[str, Json], key: str, kind: type[T], default: T, wrong: list[str]) -> T:
    """A part of a position that the core itself reads."""
    value = data.get(key, default)
    if isinstance(value, kind) and not isinstance(value, bool):
        return value
    wrong.append(f"{key}: {value!r} does not fit")
    return default


def canonical(data: Mapping[str, Json]) -> str:
    """One text for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), default=repr)
