"""`boardwright replay`: a record told as sentences, and the board it leads to."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boardwright.cli.exits import refuse


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
