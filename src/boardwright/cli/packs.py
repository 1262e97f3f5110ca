"""`boardwright pack`: check a content pack of Etherfields, begin a new one, draw its maps."""

from __future__ import annotations

from typing import Annotated

import typer

from boardwright.cli.exits import CHECK_FAILED, refuse

app = typer.Typer(no_args_is_help=True, help="Content packs of Etherfields.")


@app.command()
def check(
    pack: Annotated[str, typer.Argument(help="A folder, or the name of a pack that ships.")],
) -> None:
    """Report every problem of a pack: file, key and reason. Exit code 1 if there is one."""
    from boardwright.core.errors import UnknownPack
    from boardwright.games.etherfields import packs

    try:
        problems = packs.problems_of(pack)
    except UnknownPack as error:
        refuse(f"{error}: a folder with a pack.toml is needed, or one of {_shipped()}")
    for problem in problems:
        typer.echo(str(problem))
    if problems:
        typer.echo(f"{len(problems)} problems", err=True)
        raise typer.Exit(CHECK_FAILED)
    typer.echo(packs.summary(packs.load(pack)))


def _shipped() -> str:
    from boardwright.games.etherfields import packs

    return ", ".join(packs.shipped())
