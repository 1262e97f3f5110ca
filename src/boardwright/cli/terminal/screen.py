"""Printing and reading, on a terminal or through pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, OverflowMethod, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.terminal.voice import Line

PIPED_WIDTH = 88
LABEL = 36
"""The widest label that is not cut off."""


class Screen:
    """Where a game is shown and answers are typed."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty()
        self.console = Console(highlight=False, markup=False, emoji=False)
        if not self.console.is_terminal and "COLUMNS" not in os.environ:
            self.console.width = PIPED_WIDTH
        if self.interactive:
            _remember_lines()

    @property
    def plain(self) -> bool:
        """Whether the output cannot show the signs of the icons."""
        return not self.console.encoding.lower().startswith("utf")

    def show(self, *parts: RenderableType, cut: bool = False) -> None:
        """Print, on one line if it shall be cut off there. A pipe gets no blanks at the ends."""
        overflow: OverflowMethod | None = "ellipsis" if cut else None
        for part in parts:
            if self.console.is_terminal and not self.plain:
                self.console.print(part, no_wrap=cut or None, overflow=overflow)
                continue
            with self.console.capture() as printed:
                self.console.print(part, no_wrap=cut or None, overflow=overflow)
            for line in printed.get().removesuffix("\n").split("\n"):
                self._write(line.rstrip())
        self.console.file.flush()

    def _write(self, line: str) -> None:
        """Write a line; what the output has no letters for becomes a question mark."""
        if self.plain:
            code = self.console.encoding
            line = line.replace("…", "~").encode(code, "replace").decode(code)
        self.console.file.write(f"{line}\n")

    def say(self, text: str, style: str = "") -> None:
        self.show(Text(text, style=style))

    def say_whole(self, text: str) -> None:
        """A line to be copied, such as a path: never broken."""
        self._write(text)
        self.console.file.flush()

    def hang(self, head: str, *body: str | tuple[str, str] | Text, style: str = "bold") -> None:
        """A text that goes on beside its head when it does not fit on one line."""
        if not head:
            self.show(Text.assemble(*body))
            return
        table = Table.grid(padding=0)
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_row(Text(head, style=style), Text.assemble(*body))
        self.show(table)

    def lines(self, lines: Sequence[Line], *, rules: bool = False, numbers: bool = False) -> None:
        """What happened, one line each; turns stand out."""
        for line in lines:
            new_turn = line.kind == "turn"
            head = f"{line.answers:>4}  " if numbers else ""
            rule = (f"  {line.rule}", "dim") if rules else ""
            body = (line.text, "bold" if new_turn else "")
            self.hang(head + ("" if new_turn else "  "), body, rule, style="dim")

    def options(self, rows: Sequence[tuple[str, Text]]) -> None:
        """Numbered answers, each with its label and a note that is cut off at the edge."""
        width = min(LABEL, max(len(label) for label, _ in rows))
        for number, (label, note) in enumerate(rows, start=1):
            head = (f"{number:>4}", "bold")
            self.show(Text.assemble(head, f"  {label:<{width}}  ", note), cut=True)

    def thinking(self, text: str) -> AbstractContextManager[object]:
        """A sign of life while somebody thinks; nothing on a pipe."""
        return self.console.status(text) if self.console.is_terminal else nullcontext()

    def read(self) -> str | None:
        """A line that was typed; None at the end of the input. A pipe's lines are shown too."""
        if self.interactive:
            try:
                return input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.show("")
                return None
        try:
            line = sys.stdin.readline()
        except (UnicodeDecodeError, KeyboardInterrupt):
            return None
        if not line:
            return None
        self.say(f"> {line.strip()}", "bold")
        return line.strip()


def _remember_lines() -> None:
    """Cursor keys and earlier lines, where the platform has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
