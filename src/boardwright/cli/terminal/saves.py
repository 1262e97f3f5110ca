"""Where games are kept: a record each, in the user's data folder, and beside it who sat where."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from boardwright.core import registry
from boardwright.core.errors import BadRecord, BoardwrightError
from boardwright.core.outcomes import Outcome
from boardwright.core.places import data_folder
from boardwright.core.positions import Position
from boardwright.core.records import FIRST_LINE, replay

SUFFIX = ".record"


class FileTrouble(BoardwrightError):
    """The file system refuses."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self.file = file
        self.why = why


class CannotSave(FileTrouble):
    """A game cannot be written there."""


class CannotRead(FileTrouble):
    """There is no file, or it cannot be opened."""


@dataclass(frozen=True, slots=True)
class Company:
    """What a record does not say: the person's seat, the levels of the bots, the words."""

    seat: int = 0
    bots: dict[str, str] = field(default_factory=dict)
    """Level by seat."""
    words: str | None = None


@dataclass(frozen=True, slots=True)
class Save:
    """One game on disk."""

    file: Path

    @classmethod
    def new(cls, game: str) -> Save:
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        name = f"{game}-{stamp}-{secrets.token_hex(2)}{SUFFIX}"
        return cls(data_folder() / "play" / name)

    @property
    def company_file(self) -> Path:
        return self.file.with_suffix(".json")

    @property
    def when(self) -> str:
        """The day and time of the last answer, for people."""
        return datetime.fromtimestamp(self.file.stat().st_mtime).strftime("%d %B %Y, %H:%M")

    def write(self, pos: Position[Any]) -> None:
        """All of the new record, or still all of the old one."""
        write_whole(self.file, pos.record())

    def write_company(self, company: Company) -> None:
        write_whole(self.company_file, json.dumps(asdict(company)) + "\n")

    def company(self) -> Company | None:
        """Who sat where; None if nothing, or nothing sensible, is written about it."""
        try:
            data = json.loads(self.company_file.read_text(encoding="utf-8"))
            bots = {str(int(seat)): str(level) for seat, level in data["bots"].items()}
            words = data.get("words")
            return Company(int(data["seat"]), bots, str(words) if words else None)
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return None


def write_whole(file: Path, text: str) -> None:
    """Put a file in place at one stroke, so that a crash leaves the old or the new one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f".{file.name}-{secrets.token_hex(4)}")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(file)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotSave(file, error.strerror or str(error)) from error


def write_copy(file: Path, text: str) -> None:
    """Save a copy where somebody wants it, over nothing but another record."""
    if file.exists():
        try:
            with file.open(encoding="utf-8") as old:
                is_record = old.readline().strip() == FIRST_LINE
        except (OSError, UnicodeDecodeError):
            is_record = False
        if not is_record:
            raise CannotSave(file, "there is something else of that name")
    write_whole(file, text)


def unfinished(game: str) -> Iterator[Save]:
    """Games that can be gone on with, the latest first."""
    folder = data_folder() / "play"
    files = list(folder.glob(f"{game}-*{SUFFIX}")) if folder.is_dir() else []
    for file in sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        try:
            if _goes_on(game, read_text(file).rstrip().rpartition("\n")[2]):
                yield Save(file)
        except BoardwrightError:
            continue


def _goes_on(game: str, end: str) -> bool:
    """Whether a game that ended so is still to be played, or its campaign is."""
    try:
        outcome = json.loads(end.partition(":")[2])["outcome"]
        return outcome is None or registry.game(game).goes_on(Outcome.from_json(outcome))
    except (ValueError, KeyError, TypeError):
        return False


def read_text(file: Path) -> str:
    """The text of a record file; what cannot be read at all is a bad record."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadRecord(line, "this is not text") from error
    except OSError as error:
        raise CannotRead(file, error.strerror or str(error)) from error


def load(file: Path) -> Position[Any]:
    """The position at the end of a record, checked."""
    return replay(read_text(file))
