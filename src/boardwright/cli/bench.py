"""`boardwright bench`: the engine's speed against its peers."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from boardwright.arena.bench import report, runner
from boardwright.arena.bench.contenders import Contender, named
from boardwright.arena.bench.targets import GROUPS, chosen, judge

QUICK_ROUNDS = 1
QUICK_SECONDS = 0.3

Rounds = Annotated[int, typer.Option(min=1, help="Rounds; the verdicts are on medians over them.")]
Seconds = Annotated[
    float, typer.Option(min=0.05, help="Seconds of measured play of each contender in a round.")
]
JsonOut = Annotated[
    Path | None,
    typer.Option("--json", dir_okay=False, writable=True, help="Also write the run to this file."),
]
Only = Annotated[
    list[str] | None,
    typer.Option(help=f"Only these targets; may be repeated. One of: {', '.join(GROUPS)}."),
]
Quick = Annotated[
    bool, typer.Option("--quick", help="One short round: shows that all runs, proves no speed.")
]


def bench(
    rounds: Rounds = 5,
    seconds: Seconds = 2.0,
    json_out: JsonOut = None,
    only: Only = None,
    quick: Quick = False,
) -> None:
    """Measure random play against its peers.

    Each contender runs once a round in a fresh process on one core; ratios are taken within a
    round, and their median is held against the target. Peers come with the extra `bench`; the
    targets of a missing one are "not shown". All of it takes about five minutes.

    Exit code: 0 every target shown is met, 1 one is missed, 2 used wrongly.
    """
    unknown = sorted(set(only or ()) - set(GROUPS))
    if unknown:
        raise typer.BadParameter(
            f"no target {', '.join(unknown)}; there are {', '.join(GROUPS)}", param_hint="--only"
        )
    if json_out is not None and not json_out.parent.is_dir():
        raise typer.BadParameter(f"no folder {json_out.parent}", param_hint="--json")
    if quick:
        rounds, seconds = QUICK_ROUNDS, QUICK_SECONDS
    targets = chosen(only or ())
    contenders = named({key for target in targets for key in target.contenders})
    console = Console()
    run = measure(contenders, rounds, seconds, console)
    judged = judge(targets, run.rounds)
    if run.figures():
        console.print(report.figures_table(run))
    console.print(report.targets_table(judged))
    for line in report.notes(run, judged):
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    if json_out is not None:
        json_out.write_text(json.dumps(report.document(run, judged), indent=1) + "\n")
    if not report.passed(run, judged, contenders):
        raise typer.Exit(1)


def measure(
    contenders: tuple[Contender, ...], rounds: int, seconds: float, console: Console
) -> runner.Run:
    """Run the rounds under a progress bar that names who is being measured."""
    columns = (
        TextColumn("round {task.fields[round]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    present = sum(contender.installed() for contender in contenders)
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=rounds * present, round=1)
        started = count()

        def notice(number: int, contender: Contender) -> None:
            progress.update(
                task,
                completed=next(started),
                description=contender.label,
                round=number + 1,
            )

        return runner.run(contenders, rounds, seconds, notice=notice)
