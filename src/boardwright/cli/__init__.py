"""The `boardwright` command. Each command is a module that imports what it needs when it runs."""

from __future__ import annotations

import typer

from boardwright.cli.bench import bench
from boardwright.cli.rules import rules
from boardwright.cli.scenario import scenario

app = typer.Typer(
    name="boardwright",
    help="Deep board games, exactly by their rulebooks.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(scenario)
app.command()(rules)
app.command()(bench)


def main() -> None:
    """Run the command line."""
    app()
