"""How a command ends: 0 done, 1 a check failed, 2 used wrongly."""

from __future__ import annotations

from typing import NoReturn

import typer

DONE, CHECK_FAILED, USED_WRONGLY = 0, 1, 2


def refuse(message: str) -> NoReturn:
    """Say what is wrong with the call, and end."""
    typer.echo(message, err=True)
    raise typer.Exit(USED_WRONGLY)
