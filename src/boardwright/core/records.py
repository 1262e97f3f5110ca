"""A game as a short text: a head, one answer a line, and how it stands at the end.

    boardwright record 1
    game: "innovation"
    ...
    seed: 7

    0 play:Pottery
    1 play:Tools

    end: {"answers": 2, "digest": "…", "outcome": null}

Values in the head and at the end are JSON. Forced answers and results of chance are not in it: they
follow. The digest is that of the last position, so that a damaged record is not played by mistake.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from boardwright.core import registry
from boardwright.core.decisions import CHANCE
from boardwright.core.errors import BadAnswer, BadPosition, BadRecord, BadSetup, BoardwrightError
from boardwright.core.games import Game, State
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.seats import seat_named

S = TypeVar("S", bound=State)

FIRST_LINE = "boardwright record 1"
HEAD = (
    *("game", "rules", "pack", "hash", "content", "seats", "settings", "names", "seed"),
    "position",
)


def write(pos: Position[S], names: Sequence[str] | None = None) -> str:
    """The record of everything that led to this position; the people may have other names now."""
    if not pos._remembers:
        raise BoardwrightError("a position without its history has no record")
    game, setup = pos.game, pos.setup
    given = pos.answers()
    if any(seat == CHANCE for seat, _ in given):
        raise BoardwrightError("what chance was told to answer does not follow from any record")
    head: dict[str, Json] = {"game": game.name, "rules": game.rules_version, "pack": game.pack}
    if game.pack_hash is not None:
        head["hash"] = game.pack_hash
    if game.extra is not None:
        head["content"] = game.extra
    head |= {"seats": setup.seats, "settings": dict(setup.settings)}
    head["names"] = list(setup.names if names is None else names)
    if pos._base is None:
        head["seed"] = setup.seed
    else:
        head["position"] = pos._base
    end: dict[str, Json] = {
        "answers": len(given),
        "digest": pos.digest(),
        "outcome": pos.outcome.to_json() if pos.outcome else None,
    }
    return compose(head, [f"{seat} {game.actions.key(action)}" for seat, action in given], end)


def compose(head: Mapping[str, Json], answers: Sequence[str], end: Mapping[str, Json]) -> str:
    """The text of a record from its parts. A digest of null says that nobody could check where the
    answers lead.
    """
    lines = [FIRST_LINE, *(f"{key}: {json.dumps(value)}" for key, value in head.items()), ""]
    lines += [*answers, "", f"end: {json.dumps(end)}", ""]
    return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Record:
    """A record that has been read but not yet replayed."""

    game: Game[Any]
    head: Mapping[str, Json]
    answers: tuple[tuple[int, int, str], ...]
    """Line number, seat, key."""
    end: Mapping[str, Json]
    end_line: int

    def start(self, *, events: bool = True) -> Position[Any]:
        """The position before the first answer."""
        try:
            position = self.head.get("position")
            if isinstance(position, Mapping):
                return self.game.load(position, events=events)
            return self.game.new(
                _whole(self.head, "seats"),
                _whole(self.head, "seed"),
                {str(k): str(v) for k, v in _table(self.head, "settings").items()},
                [str(name) for name in _list(self.head, "names")],
                events=events,
            )
        except (BadSetup, BadPosition) as error:
            raise BadRecord(1, str(error)) from error

    def positions(self, *, events: bool = True) -> Iterator[Position[Any]]:
        """The same position object, before the first answer and after each one."""
        pos = self.start(events=events)
        yield pos
        for line, seat, key in self.answers:
            try:
                pos.answer(key, seat)
            except BadAnswer as error:
                raise BadRecord(line, str(error)) from error
            except BoardwrightError as error:
                raise BadRecord(line, f"seat {seat} cannot answer so: {error}") from error
            yield pos


def read(text: str) -> Record:
    """Parse a record; every fault names its line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        if lines and lines[0].startswith("boardwright record"):
            raise BadRecord(1, f"written in another format; this version reads {FIRST_LINE!r}")
        raise BadRecord(1, f"not a Boardwright record: the first line must be {FIRST_LINE!r}")
    head: dict[str, Json] = {}
    where: dict[str, int] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, value = _pair(at + 1, lines[at])
        if key not in HEAD:
            raise BadRecord(at + 1, f"unknown heading {key!r}")
        if key in head:
            raise BadRecord(at + 1, f"heading {key!r} stands here a second time")
        head[key] = value
        where[key] = at = at + 1
    game = _game(head, where)
    answers: list[tuple[int, int, str]] = []
    at += 1
    while at < len(lines) and lines[at].strip():
        seat, _, key = lines[at].strip().partition(" ")
        if seat_named(seat) < 0 or key not in game.actions:
            raise BadRecord(at + 1, f"{lines[at]!r} is not an answer of {game.name}")
        answers.append((at + 1, seat_named(seat), key))
        at += 1
    at += 1
    if at >= len(lines):
        raise BadRecord(len(lines), "the record breaks off: there is no 'end:' line")
    key, end = _pair(at + 1, lines[at])
    if key != "end" or not isinstance(end, Mapping):
        raise BadRecord(at + 1, "expected the 'end:' line here")
    if any(line.strip() for line in lines[at + 1 :]):
        raise BadRecord(at + 2, "nothing may follow the 'end:' line")
    if end.get("answers") != len(answers):
        raise BadRecord(
            at + 1, f"{end.get('answers')} answers were written, {len(answers)} are here"
        )
    return Record(game, head, tuple(answers), end, at + 1)


def replay(text: str, at: int | None = None, *, events: bool = True) -> Position[Any]:
    """The position after `at` answers, or at the end, which must be the one recorded."""
    record = read(text)
    if at is not None and not 0 <= at <= len(record.answers):
        raise BadRecord(record.end_line, f"there are {len(record.answers)} answers, not {at}")
    stop = len(record.answers) if at is None else at
    pos = next(islice(record.positions(events=events), stop, None))
    if stop < len(record.answers):
        return pos
    if record.end.get("digest", "") is None:
        return pos
    outcome = pos.outcome.to_json() if pos.outcome else None
    if (pos.digest(), outcome) != (record.end.get("digest"), record.end.get("outcome")):
        raise BadRecord(
            record.end_line, "the answers lead to another position than the one recorded"
        )
    return pos


def _pair(number: int, line: str) -> tuple[str, Json]:
    key, colon, value = line.partition(":")
    if not colon:
        raise BadRecord(number, f"expected 'name: value', found {line!r}")
    try:
        parsed: Json = json.loads(value)
    except (ValueError, RecursionError) as error:
        raise BadRecord(number, f"the value of {key!r} is damaged ({error})") from error
    return key.strip(), parsed


def _game(head: Mapping[str, Json], where: Mapping[str, int]) -> Game[Any]:
    name, version = head.get("game"), head.get("rules")
    if not isinstance(name, str):
        raise BadRecord(1, "the head names no game")
    try:
        pack = head.get("pack")
        game = registry.game_of_record(name, pack if isinstance(pack, str) else None)
        if "content" in head:
            game = game.with_content(_table(head, "content"))
    except BoardwrightError as error:
        raise BadRecord(where.get("content", where["game"]), str(error)) from error
    if version != game.rules_version:
        raise BadRecord(
            where.get("rules", 1),
            f"made under rules version {version} of {name}; this is version {game.rules_version}",
        )
    if head.get("pack") != game.pack:
        raise BadRecord(
            where.get("pack", 1), f"made with pack {head.get('pack')}; this is {game.pack}"
        )
    if game.pack_hash is not None and head.get("hash") != game.pack_hash:
        raise BadRecord(where.get("hash", 1), f"the pack {game.pack} has other content now")
    return game


def _whole(head: Mapping[str, Json], key: str) -> int:
    value = head.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord(1, f"the head needs a whole number for {key!r}")
    return value


def _table(head: Mapping[str, Json], key: str) -> Mapping[str, Json]:
    value = head.get(key, {})
    if not isinstance(value, Mapping):
        raise BadRecord(1, f"the head needs a table for {key!r}")
    return value


def _list(head: Mapping[str, Json], key: str) -> list[Json]:
    value = head.get(key, [])
    if not isinstance(value, list):
        raise BadRecord(1, f"the head needs a list for {key!r}")
    return value
