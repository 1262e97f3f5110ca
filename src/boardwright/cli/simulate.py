"""`boardwright simulate`: many games at once, of random play under all laws or between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from boardwright.cli.exits import refuse

if TYPE_CHECKING:
    from boardwright.core.games import Game

GameName = Annotated[str, typer.Argument(help="The game, such as innovation.")]
Games = Annotated[int, typer.Option(min=1, help="How many games; whole seeds, with bots.")]
Seats = Annotated[
    str | None,
    typer.Option(help="Numbers of seats, such as 2,3,4. Unsaid: all, with bots as many as named."),
]
Check = Annotated[
    bool, typer.Option("--check", help="Check every law at every step, and what was covered.")
]
Whole = Annotated[
    bool, typer.Option("--campaign", help="Whole campaigns, where the game has them.")
]
Bots = Annotated[
    str | None,
    typer.Option(help="Bots, such as adept,random: the first is measured, the last fills up."),
]
Seed = Annotated[int, typer.Option(help="The first seed.")]
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes. Unsaid: one for each processor.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the run in the file.")]
Out = Annotated[
    Path | None,
    typer.Option(dir_okay=False, help="The run's file, a line a game. Unsaid: under build/."),
]
Settings = Annotated[
    list[str] | None,
    typer.Option(help="A setting, such as cards=later; may be repeated."),
]
Scenarios = Annotated[
    Path, typer.Option(help="Where scenarios lie, in a folder for each game.", file_okay=False)
]


def simulate(
    game: GameName,
    games: Games = 100,
    seats: Seats = None,
    check: Check = False,
    campaign: Whole = False,
    bots: Bots = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    resume: Resume = False,
    out: Out = None,
    settings: Settings = None,
    scenarios: Scenarios = Path("tests/scenarios"),
) -> None:
    """Play many games: random ones, with --check under all laws; or matches with --bots.

    Random games go round all numbers of seats and all settings that are not fixed, and end with a
    table of what they covered of the cards. With --campaign they are whole campaigns, a fifth of
    them played by bots. Matches play every seed once in each rotation of the
    seats and print the share of the first bot with its 95 % interval: Wilson's, for as many games
    as the spread between seeds is worth.

    Exit code: 0 done, 1 a law broken, something not covered (with --check) or too many games
    unfinished, 2 used wrongly.
    """
    import boardwright as bw
    from boardwright.arena.pool import cores
    from boardwright.cli.simulating import Order, matches, random_games
    from boardwright.core.errors import BoardwrightError

    console = Console(markup=False, highlight=False, soft_wrap=True)
    try:
        chosen = bw.game(game)
        order = Order(
            game=chosen,
            games=games,
            seats=_numbers(seats, chosen),
            seed=seed,
            settings=_settings(settings or [], chosen),
            out=out or Path("build", "simulate", f"{game}-{_slug(bots, check, campaign)}.jsonl"),
            resume=resume,
            jobs=jobs or cores(),
        )
        if campaign and not chosen.session:
            raise typer.BadParameter(f"{game} has no campaigns", param_hint="--campaign")
        if bots is None:
            failed = random_games(console, order, check, scenarios, campaign=campaign)
        elif campaign:
            raise typer.BadParameter("campaigns have their own", param_hint="--bots")
        elif check:
            raise typer.BadParameter("laws are checked on random games", param_hint="--check")
        else:
            failed = matches(console, order, [name.strip() for name in bots.split(",")])
    except (BoardwrightError, OSError) as error:
        refuse(str(error))
    if failed:
        raise typer.Exit(1)


def _numbers(text: str | None, game: Game[Any]) -> tuple[int, ...]:
    if text is None:
        return ()
    parts = [part.strip() for part in text.split(",")]
    if not all(part in map(str, game.seats) for part in parts):
        allowed = ", ".join(map(str, game.seats))
        raise typer.BadParameter(f"{game.name} is for {allowed} players", param_hint="--seats")
    return tuple(map(int, parts))


def _settings(pairs: list[str], game: Game[Any]) -> dict[str, str]:
    fixed: dict[str, str] = {}
    for pair in (part.strip() for text in pairs for part in text.split(",")):
        name, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(f"{pair!r}: write name=value", param_hint="--settings")
        fixed[name.strip()] = value.strip()
    game.setup(game.seats[0], 0, fixed)
    return fixed


def _slug(bots: str | None, check: bool, campaign: bool) -> str:
    if bots is None:
        return ("campaigns-" if campaign else "") + ("checked" if check else "random")
    return "-v-".join(name.strip() for name in bots.split(","))
