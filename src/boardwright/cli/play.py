"""`boardwright play`: a game in the terminal, against bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from boardwright.cli.exits import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardwright.cli.terminal.saves import Company, Save
    from boardwright.cli.terminal.screen import Screen
    from boardwright.cli.terminal.voice import Pos
    from boardwright.core.games import Game
    from boardwright.texts import Texts

PERSON = "Player"
BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def play(
    game: Annotated[str, typer.Argument(help="The game.")] = "innovation",
    seats: Annotated[int, typer.Option(help="How many play, you included.")] = 2,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    level: Annotated[str | None, typer.Option(help="The level of all bots.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="A level for each bot, with commas: novice,adept.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The luck of the game, to play it again.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="Your name, or everybody's with commas.")
    ] = None,
    setting: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="A choice of rules: cards=later."),
    ] = None,
    words: Annotated[str | None, typer.Option(help="Other words, such as meld.")] = None,
    resume: Annotated[
        bool | None, typer.Option("--resume/--new", help="Go on with the last game, or begin one.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Go on from this record.")
    ] = None,
) -> None:
    """Play a game in the terminal against bots.

    Answer by number, by key or by the beginning of a name; ? explains the question, help lists what
    else can be typed. The game is saved after every answer, so you can leave at any time. Answers
    can be piped in, one a line; the end of the input saves the game.
    """
    from boardwright.cli.terminal.saves import Save, unfinished
    from boardwright.cli.terminal.screen import Screen
    from boardwright.core import registry
    from boardwright.core.errors import BadRecord, BoardwrightError

    screen = Screen()
    file = record
    try:
        if file is None:
            registry.game(game)
            file = _old_game(game, resume, words, screen, next(unfinished(game), None))
        if file is not None:
            pos, company, save = _go_on(file, record, seat, level, bots, words)
        else:
            pos, company = _begin(game, seats, seat, level, bots, seed, names, setting, words)
            save = Save.new(game)
        _sit_down(pos, company, save, screen, again=file is not None)
    except BadRecord as error:
        refuse(f"{file}: {error}")
    except BoardwrightError as error:
        refuse(str(error))


def _old_game(
    game: str, resume: bool | None, words: str | None, screen: Screen, old: Save | None
) -> Path | None:
    """The saved game to go on with, if there is one and it is wanted."""
    from boardwright.core import registry
    from boardwright.texts import Texts

    texts = Texts(registry.game(game).package, words=words)
    title = game.capitalize()
    if resume is False:
        return None
    if old is None:
        if resume:
            refuse(texts.say("play-none", game=title))
        return None
    if resume:
        return old.file
    if not screen.interactive:
        screen.say(texts.say("play-elsewhere", game=title), "dim")
        return None
    screen.say(texts.say("play-offer", game=title, when=old.when))
    answer = screen.read()
    if answer is None:
        raise typer.Exit(0)
    return old.file if "yes".startswith(answer.lower()) else None


def _begin(
    game: str,
    seats: int,
    seat: int,
    level: str | None,
    bots: str | None,
    seed: int | None,
    names: str | None,
    setting: Sequence[str] | None,
    words: str | None,
) -> tuple[Pos, Company]:
    """A new game, dealt."""
    from boardwright.cli.terminal.saves import Company
    from boardwright.core import registry
    from boardwright.core.errors import BadSetup

    found = registry.game(game)
    settings = {}
    for item in setting or ():
        name, equals, value = item.partition("=")
        if not equals:
            raise BadSetup(f"a setting is NAME=VALUE, not {item!r}")
        settings[name] = value
    found.setup(seats, 0, settings)
    levels = _levels(found, seats, seat, level, bots)
    pos = found.new(
        seats,
        secrets.randbits(32) if seed is None else seed,
        settings,
        _names(seats, seat, names),
    )
    return pos, Company(seat, levels, words)


def _levels(
    game: Game[Any], seats: int, seat: int, level: str | None, bots: str | None
) -> dict[str, str]:
    """The level of each bot, by its seat."""
    from boardwright.cli.terminal.opponents import default_level
    from boardwright.core.errors import BadSetup

    if not 0 <= seat < seats:
        raise BadSetup(f"there is no seat {seat}: they go from 0 to {seats - 1}")
    others = [str(other) for other in range(seats) if other != seat]
    if bots is None:
        return dict.fromkeys(others, level or default_level(game))
    if level is not None:
        raise BadSetup("give --level or --bots, not both")
    listed = [item.strip() for item in bots.split(",")]
    if len(listed) != len(others):
        raise BadSetup(f"{len(listed)} levels for {len(others)} bots")
    return dict(zip(others, listed, strict=True))


def _names(seats: int, seat: int, names: str | None) -> list[str]:
    """Everybody's name; a single one is the person's own."""
    from boardwright.core.errors import BadSetup

    given = [name.strip() for name in names.split(",")] if names else [PERSON]
    if len(given) == 1:
        free = [name for name in BOT_NAMES if name != given[0]]
        given = [given[0] if n == seat else free.pop(0) for n in range(seats)]
    if len(given) != seats or not all(given):
        raise BadSetup(f"{len(given)} names for {seats} seats")
    if len(set(given)) != seats:
        raise BadSetup("two of the names are the same")
    return given


def _go_on(
    file: Path,
    record: Path | None,
    seat: int,
    level: str | None,
    bots: str | None,
    words: str | None,
) -> tuple[Pos, Company, Save]:
    """A game from its record. A record from elsewhere is left alone: its game goes on in a new
    file.
    """
    from dataclasses import replace

    from boardwright.cli.terminal.saves import Company, Save, load

    pos = load(file)
    save = Save(file) if record is None else Save.new(pos.game.name)
    old = save if record is None else Save(file)
    if pos.outcome is not None and pos.game.goes_on(pos.outcome):
        pos, save = _next_session(pos), Save.new(pos.game.name)
    company = old.company()
    if company is None or set(company.bots) != _others(pos.setup.seats, company.seat):
        company = Company(seat, _levels(pos.game, pos.setup.seats, seat, level, bots))
    return pos, replace(company, words=words or company.words), save


def _next_session(pos: Pos) -> Pos:
    """The session of the campaign that follows one that was saved, with the same people."""
    campaign = pos.game.campaign(pos.setup.names)
    campaign.take(pos, 0)
    return campaign.begin(pos.setup.seats, secrets.randbits(32), pos.setup.settings)


def _others(seats: int, seat: int) -> set[str]:
    return {str(other) for other in range(seats)} - {str(seat)}


def _sit_down(pos: Pos, company: Company, save: Save, screen: Screen, *, again: bool) -> None:
    from boardwright.cli.terminal.guides import guide_for
    from boardwright.cli.terminal.session import Session
    from boardwright.cli.terminal.table import Table
    from boardwright.cli.terminal.voice import Voice
    from boardwright.texts import Texts

    texts: Texts = Texts(pos.game.package, words=company.words, names=pos.setup.names)
    voice = Voice(texts, company.seat)
    table = Table(pos, company, save)
    title = pos.game.name.capitalize()
    if again:
        screen.say(voice.say("play-resumed", game=title, answers=len(pos.answers())))
    else:
        bots = [f"{voice.name(seat)} ({level})" for seat, level in table.levels.items()]
        screen.say(voice.say("play-begins", game=title, seat=company.seat, bots=bots))
    Session(table, voice, guide_for(pos, voice, plain=screen.plain), screen).run()
