"""A run on disk: a head that says what is run, then one JSON line a game. It can be resumed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self, TextIO

from boardwright.core.errors import BoardwrightError

Row = dict[str, Any]


class BadJournal(BoardwrightError):
    """The file is not the journal of this run."""


class Journal:
    """Rows are kept in memory and written at once, so that a killed run loses one game at most."""

    def __init__(self, path: Path, head: Mapping[str, Any], *, resume: bool = False) -> None:
        self.path = path
        self.head = dict(head)
        self.rows: list[Row] = []
        path.parent.mkdir(parents=True, exist_ok=True)
        if resume and path.exists():
            self._read()
            self._file: TextIO = path.open("a", encoding="utf-8")
        else:
            self._file = path.open("w", encoding="utf-8")
            self._write(self.head)

    def _read(self) -> None:
        """Take up what is there; a last line that was cut off is dropped."""
        whole = 0
        found: list[Row] = []
        for line in self.path.read_bytes().splitlines(keepends=True):
            try:
                found.append(json.loads(line))
            except ValueError:
                break
            if not line.endswith(b"\n"):
                found.pop()
                break
            whole += len(line)
        if not found or found[0] != self.head:
            differs = sorted(
                key for key in self.head if not found or found[0].get(key) != self.head[key]
            )
            raise BadJournal(f"{self.path} is of another run: {', '.join(differs) or 'its head'}")
        self.rows = found[1:]
        with self.path.open("r+b") as file:
            file.truncate(whole)

    def add(self, row: Row) -> None:
        self.rows.append(row)
        self._write(row)

    def _write(self, row: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(row, separators=(",", ":")) + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
