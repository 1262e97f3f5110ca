"""`boardwright serve`: the web table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boardwright.cli.exits import refuse


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 0.0.0.0 for friends nearby.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes any that is free.")] = None,
    data: Annotated[
        Path | None, typer.Option(help="Where the database is kept, instead of BOARDWRIGHT_DATA.")
    ] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings.")] = None,
    page: Annotated[
        bool, typer.Option("--open", help="Open a browser, where there is a display.")
    ] = False,
) -> None:
    """Serve tables to browsers, alone, with friends, with bots.

    Everything is kept in one database file: the server can be stopped, or killed, at any time, and
    every answer that a player has seen taken is there when it comes back. Settings come from
    BOARDWRIGHT_... variables or a file; docs/server.md lists them.
    """
    try:
        from boardwright.server.config import BadConfig, load_config
        from boardwright.server.serving import CannotListen, open_page
        from boardwright.server.serving import serve as run
    except ModuleNotFoundError as error:
        refuse(f"{error.name} is missing: pip install 'boardwright[server]'")
    given = {"host": host, "port": port, "data": data}
    try:
        settings = load_config(config, **{k: v for k, v in given.items() if v is not None})
    except BadConfig as error:
        refuse(str(error))

    def ready(addresses: list[str]) -> None:
        opened = page and open_page(addresses[0])
        typer.echo(f"Boardwright is at {addresses[0]}" + (" (opened)" if opened else ""))
        for near in addresses[1:]:
            typer.echo(f"Friends nearby find it at {near}: open that one yourself to invite them.")
        typer.echo("Ctrl+C stops it; games go on where they were when it comes back.")

    try:
        run(settings, ready)
    except CannotListen as error:
        refuse(f"cannot listen on {error.strerror}; try --port 0")
