"""Printing and reading, on a terminal or through pipes."""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boardwright.cli.terminal.voice import Line

PIPED_WIDTH = 88


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

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def lines(self, lines: list[Line], *, rules: bool = False, numbers: bool = False) -> None:
        """What happened, one line each; turns stand out."""
        for line in lines:
            new_turn = line.kind == "turn"
            text = Text("" if new_turn else "  ")
            if numbers:
                text.append(f"{line.answers:>4}  ", style="dim")
            text.append(line.text, style="bold" if new_turn else "")
            if rules:
                text.append(f"  {line.rule}", style="dim")
            self.console.print(text)

    def options(self, rows: list[tuple[str, Text]]) -> None:
        """Numbered answers, each with its label and a note that is cut off at the edge."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, overflow="ellipsis")
        for number, (label, note) in enumerate(rows, start=1):
            table.add_row(Text(f"  {number}", style="bold"), label, note)
        self.console.print(table)

    def indented(self, part: RenderableType) -> None:
        self.console.print(Padding(part, (0, 0, 0, 2)))

    def thinking(self, text: str) -> AbstractContextManager[object]:
        """A sign of life while somebody thinks; nothing on a pipe."""
        return self.console.status(text) if self.console.is_terminal else nullcontext()

    def read(self) -> str | None:
        """A line that was typed; None at the end of the input. A pipe's lines are shown too."""
        if self.interactive:
            try:
                return input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.console.print(Text(f"> {line.strip()}", style="bold"))
        return line.strip()


def _remember_lines() -> None:
    """Cursor keys and earlier lines, where the platform has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
