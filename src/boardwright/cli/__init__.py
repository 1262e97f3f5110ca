"""The `boardwright` command. Each command is a module that imports what it needs when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from boardwright import __version__
from boardwright.cli.bench import bench
from boardwright.cli.packs import app as pack
from boardwright.cli.play import play
from boardwright.cli.replay import replay
from boardwright.cli.rules import rules
from boardwright.cli.scenario import scenario
from boardwright.cli.serve import serve
from boardwright.cli.simulate import simulate

app = typer.Typer(
    name="boardwright",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
app.command()(play)
app.command()(serve)
app.command()(replay)
app.command()(rules)
app.command()(scenario)
app.command()(simulate)
app.command()(bench)
app.add_typer(pack, name="pack")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"boardwright {__version__}")
        raise typer.Exit


@app.callback()
def _whole(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """Deep board games, exactly by their rulebooks."""


def main() -> None:
    """Run the command line."""
    app()
