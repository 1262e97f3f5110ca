"""Scenarios: a position, some answers, and what must be true then, in a file that anyone can write.

The language is that of docs/notation.md. A scenario fails with every difference it found, each as
"where: expected ..., found ...".
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boardwright.core import registry
from boardwright.core.errors import BadScenario, BoardwrightError, IllegalAnswer
from boardwright.core.events import Event
from boardwright.core.expectations import Expectations
from boardwright.core.games import Game
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.seats import seat_named

TOP = frozenset(("game", "pack", "rules", "title", "setup", "position", "content", "play"))
SETUP = frozenset(("seats", "seed", "settings"))
PLAY = frozenset(("restart", "chance", "answers", "expect"))


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario went, which rules it is about, and which its run cited."""

    path: Path
    name: str
    rules: tuple[str, ...]
    cited: frozenset[str]
    failures: tuple[str, ...]
    tallied: frozenset[str] = frozenset()
    """What the game counts of what happened in it."""

    @property
    def passed(self) -> bool:
        return not self.failures


def files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files under these paths, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.toml"))
        elif path.exists():
            found.append(path)
        else:
            raise BadScenario(f"{path}: there is no such file or folder")
    return found


def run_file(path: Path) -> Result:
    """Run one file; whatever is wrong with it is a failure, never a traceback."""
    try:
        data: Mapping[str, Json] = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        return Result(path, path.stem, (), frozenset(), (f"cannot be read: {error}",))
    return run(data, path)


def run(data: Mapping[str, Json], path: Path = Path("scenario")) -> Result:
    """Run a scenario that has been read already."""
    scenario = _Run(path)
    rules: tuple[str, ...] = ()
    try:
        _bounded(data)
        rules = tuple(map(str, _list(data, "rules")))
        scenario.run(data)
    except BoardwrightError as error:
        scenario.fail(str(error))
    name = str(data.get("title", path.stem))
    return Result(
        path,
        name,
        rules,
        frozenset(scenario.cited),
        tuple(scenario.failures),
        frozenset(scenario.tallied),
    )


class _Run:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.failures: list[str] = []
        self.cited: set[str] = set()
        self.tallied: set[str] = set()
        self.where = ""

    def fail(self, why: str) -> None:
        self.failures.append(f"{self.where}{why}")

    def run(self, data: Mapping[str, Json]) -> None:
        _known(data, TOP, "")
        name = data.get("game")
        if not isinstance(name, str):
            raise BadScenario("game: the name of a game is needed")
        game = registry.game(name, _pack(data.get("pack"), self.path))
        if data.get("content"):
            game = game.with_content(_content(data["content"]))
        for rule in _list(data, "rules"):
            if str(rule) not in game.rules:
                self.fail(f"rules: there is no rule {rule}")
        start = _start(game, data)
        pos = start.copy()
        plays = data.get("play", [])
        if not isinstance(plays, Sequence) or isinstance(plays, str) or not plays:
            raise BadScenario("play: at least one [[play]] is needed")
        for number, play in enumerate(plays):
            if not isinstance(play, Mapping):
                raise BadScenario("play: write [[play]], not [play]")
            self.where = f"play {number + 1}: " if len(plays) > 1 else ""
            _known(play, PLAY, "play.")
            if not isinstance(play.get("restart", False), bool):
                raise BadScenario("play.restart: true or false")
            if play.get("restart"):
                pos = start.copy()
            self.play(pos, play)

    def play(self, pos: Position[Any], play: Mapping[str, Json]) -> None:
        """Give the answers of a block and look at what they led to."""
        chance = list(_list(play, "chance"))
        pos.force(chance)
        events: list[Event] = list(pos.events) if not _list(play, "answers") else []
        self.cite(pos, events)
        for line in _list(play, "answers"):
            events += self.answer(pos, str(line))
            self.cite(pos, events)
        left = pos.forced()
        if left:
            self.fail(f"chance: {left} was never asked for")
        expect = play.get("expect", {})
        if not isinstance(expect, Mapping):
            raise BadScenario("expect: a table is needed")
        for failure in Expectations(pos, events, frozenset(self.cited)).check(expect):
            self.fail(failure)

    def answer(self, pos: Position[Any], line: str) -> list[Event]:
        """One line `SEAT KEY`, or `SEAT KEY !RULE` for one that must be refused."""
        seat, space, rest = line.strip().partition(" ")
        key, bang, rule = rest.partition(" !")
        who = seat_named(seat)
        if not space or who < 0:
            raise BadScenario(f"{line!r}: an answer is 'SEAT KEY' or 'SEAT KEY !RULE'")
        key = key.strip()
        before = pos.fingerprint()
        decision = next((d for d in pos.decisions if who in d.seats), None)
        try:
            pos.answer(key, who)
        except IllegalAnswer as refusal:
            self.cited.add(refusal.rule)
            if not bang:
                keys = pos.game.actions.keys(decision.options) if decision else []
                raise BadScenario(
                    f"{line!r} was refused by {refusal.rule}; legal: {keys}"
                ) from None
            if refusal.rule != rule.strip():
                self.fail(f"{line!r}: refused by {refusal.rule}")
            if pos.fingerprint() != before:
                self.fail(f"{line!r}: the refused answer changed the position")
            return []
        except BoardwrightError as error:
            asked = [f"seats {d.seats} ({d.key})" for d in pos.decisions]
            hint = f"asked now: {', '.join(asked)}" if asked else "the game is over"
            raise BadScenario(
                f"{line!r}: {error} ({hint}; forced answers are not written)"
            ) from None
        if bang:
            raise BadScenario(f"{line!r}: should have been refused, but is legal")
        return list(pos.events)

    def cite(self, pos: Position[Any], events: Sequence[Event]) -> None:
        self.tallied.update(pos.game.tally(pos.state, pos.raw_events))
        self.cited.update(event.rule for event in events if event.rule)
        self.cited.update(decision.rule for decision in pos.decisions)
        if pos.outcome is not None:
            self.cited.add(pos.outcome.rule)


def _pack(pack: Json, path: Path) -> str | None:
    """The name of a pack; a folder beside the file goes before."""
    if pack is None:
        return None
    beside = path.parent / str(pack)
    return str(beside.resolve()) if beside.is_dir() else str(pack)


def _content(content: Json) -> Mapping[str, Json]:
    if not isinstance(content, Mapping):
        raise BadScenario("content: write [[content.KIND]]")
    return content


def _start(game: Game[Any], data: Mapping[str, Json]) -> Position[Any]:
    setup = data.get("setup", {})
    if not isinstance(setup, Mapping):
        raise BadScenario("setup: a table is needed")
    _known(setup, SETUP, "setup.")
    position = data.get("position")
    seats, seed = setup.get("seats"), setup.get("seed", 0)
    settings = setup.get("settings", {})
    if not isinstance(seed, int) or not isinstance(settings, Mapping):
        raise BadScenario("setup: seed is a number and settings a table")
    if position is None:
        if not isinstance(seats, int):
            raise BadScenario("setup.seats: how many seats?")
        chosen = {key: str(value) for key, value in settings.items()}
        return game.new(seats, seed, chosen)
    if not isinstance(position, Mapping):
        raise BadScenario("position: a table is needed")
    for key in ("settings", "seed", "names"):
        if key in position:
            raise BadScenario(f"position.{key}: it belongs in [setup]")
    listed = list(_list(position, "seats"))
    if not isinstance(seats, int):
        seats = len(listed)
    if len(listed) > seats:
        raise BadScenario(f"position.seats: {len(listed)} seats, but setup.seats is {seats}")
    listed += [{}] * (seats - len(listed))
    return game.load({**position, "seats": listed, "seed": seed, "settings": settings})


def _bounded(value: Json) -> None:
    """Refuse numbers that no game has a use for, before anything reckons with them."""
    if isinstance(value, int) and value.bit_length() > 64:
        raise BadScenario("a number is too large")
    if isinstance(value, Mapping):
        for item in value.values():
            _bounded(item)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for item in value:
            _bounded(item)


def _known(table: Mapping[str, Json], known: frozenset[str], where: str) -> None:
    for key in table:
        if key not in known:
            raise BadScenario(f"{where}{key}: unknown; there are {', '.join(sorted(known))}")


def _list(table: Mapping[str, Json], key: str) -> Sequence[Json]:
    value = table.get(key, [])
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadScenario(f"{key}: a list is needed")
    return value
