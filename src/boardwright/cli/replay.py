"""`boardwright replay`: a record told as sentences, and the board it leads to."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated

import typer

from boardwright.cli.exits import refuse

PLAIN = re.compile(r"[\w-]{1,64}")
"""Names of packs that are no paths."""


def replay(
    file: Annotated[Path, typer.Argument(help="The record.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Stop after N answers; default: the end.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="As this seat saw it, counted from 0; default: a spectator.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="With everything that was hidden.")
    ] = False,
    words: Annotated[str | None, typer.Option(help="Other words, such as meld.")] = None,
    pack: Annotated[
        str | None,
        typer.Option(help="The folder of the pack; default: one of its name beside the record."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only verify that the record replays as written.")
    ] = False,
) -> None:
    """Tell a recorded game as sentences, turn by turn, with the rule behind each.

    The number before each sentence is that of the answer that led to it, for --at. A record that
    cannot be read or does not replay is refused with its line, and exit code 2.
    """
    from boardwright.cli.terminal.saves import load, read_text
    from boardwright.core.errors import BadRecord, BoardwrightError

    try:
        _load_pack(file, read_text(file), pack)
        if check:
            load(file)
            typer.echo("ok")
            return
        if everything and seat is not None:
            refuse("give --seat or --all, not both")
        _tell(read_text(file), at, seat, words, everything=everything)
    except BadRecord as error:
        refuse(f"{file}: {error}")
    except BoardwrightError as error:
        refuse(str(error))


def _load_pack(file: Path, text: str, pack: str | None) -> None:
    """A record opens no folder by itself. Whoever replays it does: the pack that is given, or one
    that has the name in the record and ships with the game, or lies beside the record.
    """
    from boardwright.core import registry
    from boardwright.core.errors import BadRecord, UnknownPack

    line, named = _named(text, "pack")
    _, game = _named(text, "game")
    if not named or game not in registry.names():
        return
    found = pack or named
    try:
        if pack is None and not PLAIN.fullmatch(named):
            # A path may lead anywhere, and records come from anybody.
            raise UnknownPack(game, named)
        if pack is None and (file.parent / named / "pack.toml").is_file():
            found = str((file.parent / named).resolve())
        loaded = registry.game(game, found)
    except UnknownPack:
        why = f"no pack is in {pack}" if pack else "say with --pack in which folder it is"
        raise BadRecord(line, f"made with pack {named}: {why}") from None
    if loaded.pack != named:
        raise BadRecord(line, f"made with pack {named}; in {found} is {loaded.pack}")


def _named(text: str, heading: str) -> tuple[int, str]:
    """The line of a heading, and what it names: nothing where it is not there or is no text."""
    for number, line in enumerate(text.partition("\n\n")[0].splitlines(), 1):
        key, _, value = line.partition(":")
        if key == heading:
            try:
                named = json.loads(value)
            except (ValueError, RecursionError):
                break
            return number, named if isinstance(named, str) else ""
    return 1, ""


def _tell(
    text: str, at: int | None, seat: int | None, words: str | None, *, everything: bool
) -> None:
    """Check the whole record first, so that nothing is told of a broken one."""
    from boardwright.cli.terminal.guides import full_view, guide_for
    from boardwright.cli.terminal.screen import Screen
    from boardwright.cli.terminal.voice import Voice, story
    from boardwright.core import records
    from boardwright.texts import Texts

    end = records.replay(text, events=False)
    record = records.read(text)
    if at is not None and not 0 <= at <= len(record.answers):
        refuse(f"--at goes from 0 to {len(record.answers)}, the number of answers")
    if seat is not None and not 0 <= seat < end.setup.seats:
        refuse(f"there is no seat {seat}: they go from 0 to {end.setup.seats - 1}")
    texts = Texts(end.game.package, words=words, names=end.setup.names)
    voice, screen = Voice(texts, seat), Screen()
    shown = end
    for pos, lines in story(record, voice, at, everything=everything):
        screen.lines(lines, rules=True, numbers=True)
        shown = pos
    view = full_view(shown) if everything else shown.view(seat)
    guide = guide_for(shown, voice, plain=screen.plain)
    screen.show("", guide.board(view, over=shown.over))
