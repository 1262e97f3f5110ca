"""`boardwright scenario`: run scenario files and show where they differ from what they expect."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from boardwright.cli.exits import refuse


def scenario(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only the last line.")] = False,
) -> None:
    """Run scenarios: a position, some answers, and what must be true then.

    Ends with 'N passed, N failed', counting files. Exit code 1 when one failed. The language is
    described in docs/notation.md.
    """
    from boardwright.core.errors import BadScenario
    from boardwright.core.scenarios import files, run_file

    console, notes = Console(), Console(stderr=True)
    try:
        found = files(paths)
    except BadScenario as error:
        refuse(str(error))
    if not found:
        refuse("there are no scenarios here: they end in .toml")
    failed = 0
    progress = track(
        found, "scenarios", console=notes, transient=True, disable=not notes.is_terminal
    )
    for path in progress:
        result = run_file(path)
        if not result.passed:
            failed += 1
            if not quiet:
                console.print(f"FAILED {path}: {result.name}", markup=False, highlight=False)
                for failure in result.failures:
                    console.print(f"  {failure}", markup=False, highlight=False, soft_wrap=True)
    console.print(f"{len(found) - failed} passed, {failed} failed", highlight=False)
    raise typer.Exit(1 if failed else 0)
