"""The server, but it kills itself in the middle of a write:

    python -m tests.server.dying takeback inside 3 serve --port 0

dies with the third takeback, when its rows are in the transaction and the transaction is not done.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from typing import Any

from boardwright.cli import main
from boardwright.server.store import writer, writing
from boardwright.server.store.operations import Append, Operation, Snapshot

KINDS = ("takeback", "snapshot")
MOMENTS = ("before", "inside", "after")
"""Nothing is written; all is written and nothing is committed; all is on disk and nobody told."""


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def is_kind(operation: Operation, kind: str) -> bool:
    if isinstance(operation, Append):
        return operation.kind == kind
    return kind == "snapshot" and isinstance(operation, Snapshot)


def plant(kind: str, moment: str, count: int) -> None:
    """Make the writer die at this moment of the write with the last of so many of this kind."""
    real_write, real_move = writer.Writer._write, writing._move
    left = count

    def dying_write(self: writer.Writer, batch: Sequence[Any]) -> Exception | None:
        nonlocal left
        left -= sum(is_kind(one, kind) for waiting in batch for one in waiting.operations)
        if left <= 0 and moment == "before":
            die()
        error = real_write(self, list(batch))
        if left <= 0:
            die()
        return error

    def dying_move(connection: Any, tables: list[str]) -> int:
        if left <= 0 and moment == "inside":
            die()
        return real_move(connection, tables)

    writer.Writer._write = dying_write  # type: ignore[method-assign]
    writing._move = dying_move


if __name__ == "__main__":
    plant(sys.argv[1], sys.argv[2], int(sys.argv[3]))
    sys.argv[1:4] = []
    main()
