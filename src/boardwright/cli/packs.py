"""`boardwright pack`: check a content pack of Etherfields, begin a new one, draw its maps."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from boardwright.cli.exits import CHECK_FAILED, refuse

app = typer.Typer(
    no_args_is_help=True,
    help="Content packs of Etherfields. Their format is described in docs/pack-format.md.",
)

APack = Annotated[str, typer.Argument(help="A folder, or the name of a pack that ships.")]


@app.command()
def check(pack: APack) -> None:
    """Report every problem of a pack.

    One line a problem: file, key, reason. Exit code 1 if there is one; else a line that counts
    what the pack holds.
    """
    from boardwright.core.errors import UnknownPack
    from boardwright.games.etherfields import packs

    try:
        problems = packs.problems_of(pack)
    except UnknownPack:
        _unknown(pack)
    for problem in problems:
        typer.echo(str(problem))
    if problems:
        typer.echo(f"problems: {len(problems)}", err=True)
        raise typer.Exit(CHECK_FAILED)
    typer.echo(packs.summary(packs.load(pack)))


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="The id of the pack: small letters, digits, _.")],
    into: Annotated[Path, typer.Option(help="The folder in which it is laid down.")] = Path(),
) -> None:
    """Lay down a small pack that works: a Dreamer, cards, a Dream of two tiles.

    It passes the check and can be won. Change it bit by bit.
    """
    from boardwright.games.etherfields import packs

    if not packs.is_id(name):
        refuse(f"{name!r} cannot be the id of a pack: small letters, digits and _ are needed")
    if name in packs.shipped():
        refuse(f"{name} is a pack that ships: by that name everybody would find the other one")
    folder = into / name
    if folder.exists():
        refuse(f"{folder} is there already")
    for path, text in packs.skeleton(name).items():
        _write(folder / path, text, above=True)
    typer.echo(f"{folder}: look at pack.toml first; boardwright pack check {folder}")


@app.command("map")
def draw_map(
    pack: APack,
    dream: Annotated[str, typer.Option(help="The id of the Dream to draw.")] = "",
    slumber: Annotated[bool, typer.Option("--slumber", help="Draw the Slumber map.")] = False,
    out: Annotated[
        Path | None,
        typer.Option("--out", "--png", "--svg", help="A file .svg or .png; without it: SVG here."),
    ] = None,
) -> None:
    """Draw the map of a Dream as if every tile lay.

    What is wrong elsewhere in the pack does not matter. SVG always; PNG where cairosvg,
    rsvg-convert or Chromium is there to make it.
    """
    from boardwright.core.errors import BadPack, UnknownPack
    from boardwright.games.etherfields import mapping, packs

    if bool(dream) == slumber:
        refuse("say --dream ID or --slumber")
    try:
        source = packs.source_of(pack)
        drawing = mapping.map_of(source, dream)
    except UnknownPack:
        _unknown(pack)
    except BadPack as error:
        for problem in error.problems:
            typer.echo(problem, err=True)
        raise typer.Exit(CHECK_FAILED) from None
    if not drawing:
        dreams = ", ".join(str(gate.table.get("dream")) for gate in source.of("gate"))
        refuse(f"{pack} has no such tiles; its Dreams are: {dreams}")
    if out is None:
        typer.echo(drawing, nl=False)
    elif out.suffix == ".svg":
        _write(out, drawing)
    elif out.suffix == ".png":
        _write_png(drawing, out)
    else:
        refuse(f"{out}: a name that ends in .svg or .png is needed")


def _write(out: Path, text: str, *, above: bool = False) -> None:
    """Write a file; its folders too where they may be made."""
    try:
        if above:
            out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(text, "utf-8")
    except OSError as error:
        refuse(f"{out} cannot be written: {error.strerror}")


def _unknown(name: str) -> NoReturn:
    from boardwright.games.etherfields import packs

    shipped = ", ".join(packs.shipped())
    refuse(f"{name} is no pack: a folder with a pack.toml is needed, or one of {shipped}")


# PNG


def _write_png(drawing: str, out: Path) -> None:
    """With whatever this machine has for it."""
    if not out.parent.is_dir():
        refuse(f"{out} cannot be written: there is no folder {out.parent}")
    if find_spec("cairosvg") is not None:
        cairosvg = import_module("cairosvg")
        cairosvg.svg2png(bytestring=drawing.encode(), write_to=str(out), scale=2)
        return
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "map.svg"
        source.write_text(drawing, "utf-8")
        command = _converter(source, out, drawing)
        if command is None:
            refuse("PNG needs cairosvg, rsvg-convert or Chromium; --out NAME.svg needs nothing")
        subprocess.run(command, check=False, capture_output=True, timeout=120)
    if not out.is_file():
        refuse(f"{command[0]} made no picture")


def _converter(source: Path, out: Path, drawing: str) -> list[str] | None:
    """The command of the first converter that is installed."""
    rsvg = shutil.which("rsvg-convert")
    if rsvg:
        return [rsvg, "--zoom", "2", "--output", str(out), str(source)]
    names = (os.environ.get("BOARDWRIGHT_BROWSER", ""), "chromium", "chromium-browser")
    for name in (*names, "google-chrome"):
        browser = shutil.which(name) if name else None
        if browser:
            return [
                *(browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
                *("--force-device-scale-factor=2", f"--window-size={_size(drawing)}"),
                *(f"--screenshot={out.resolve()}", source.as_uri()),
            ]
    return None


def _size(drawing: str) -> str:
    head = drawing.partition(">")[0]
    width, height = (head.partition(f' {name}="')[2].partition('"')[0] for name in _SIDES)
    return f"{width},{height}"


_SIDES = ("width", "height")
