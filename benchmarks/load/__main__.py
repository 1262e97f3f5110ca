"""Measures the server under load; `python -m benchmarks.load --help`."""

from __future__ import annotations

import os
import resource
import sys
import tempfile
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from benchmarks.load.holding import PAUSE, SOCKETS_EACH, holding
from benchmarks.load.keeping import keeping
from benchmarks.load.painting import NoBrowser, painting
from benchmarks.load.profiling import profiling
from benchmarks.load.report import Report, write_into
from benchmarks.load.saturation import saturation
from benchmarks.load.servers import pin

SERVER, CLIENT = 0, 1
"""The cores that they are kept on."""

GUESS = 0.6
"""The search for the number of tables begins at this part of what saturation would allow."""

SPARE_FILES = 200


class Part(StrEnum):
    saturation = "saturation"
    hold = "hold"
    memory = "memory"
    paint = "paint"
    profile = "profile"


USUAL = (Part.saturation, Part.hold, Part.memory)


def main(
    only: Annotated[
        list[Part] | None, typer.Option(help="This part alone; may be given several times.")
    ] = None,
    paint: Annotated[
        bool, typer.Option("--paint", help="The first board in a browser too.")
    ] = False,
    profile: Annotated[
        bool, typer.Option("--profile", help="Where the time goes at saturation, too.")
    ] = False,
    rounds: Annotated[int, typer.Option(min=1, help="Of the server and the bare room.")] = 7,
    seconds: Annotated[float, typer.Option(min=0.1, help="Of one round.")] = 5.0,
    tables: Annotated[int, typer.Option(min=1, help="Tables that saturate.")] = 200,
    guess: Annotated[int | None, typer.Option(help="Tables that the search begins with.")] = None,
    trial: Annotated[float, typer.Option(help="Seconds of one trial of the search.")] = 15.0,
    confirm: Annotated[float, typer.Option(help="Seconds that the number is held for.")] = 60.0,
    write: Annotated[
        Path | None, typer.Option(help="Put the figures between the markers of this file.")
    ] = None,
) -> None:
    """Hold the server against a bare room, and find out how many tables it holds.

    The server is kept on one core and the client on another, so there have to be two, and nothing
    else should run. Exit code: 0 every target is met, 1 one is missed, 2 used wrongly.
    """
    if (os.cpu_count() or 1) < 2 or not Path("/proc/self/stat").exists():
        print(
            "This needs two cores, and figures of processes as Linux gives them.", file=sys.stderr
        )
        raise typer.Exit(2)
    parts = set(only or USUAL) | ({Part.paint} if paint else set())
    parts |= {Part.profile} if profile else set()
    report = Report(os.getloadavg()[0])
    limit = _most_tables()
    pin(CLIENT)
    with tempfile.TemporaryDirectory(prefix="boardwright-load-") as temporary:
        folder = Path(temporary)
        if Part.saturation in parts:
            _say(f"Saturation: {rounds} rounds of {seconds:g} s each, {tables} tables ...")
            report.saturation = saturation(folder, SERVER, tables, rounds, seconds)
        if Part.hold in parts:
            start = guess or _guess(report)
            _say(f"Tables held: from {start} on, at the end for {confirm:g} s ...")
            most = min(limit, 3 * start)
            start = min(start, most)
            report.holding = holding(folder, SERVER, start, most, trial, confirm, _say)
        if Part.memory in parts:
            _say("Memory and disk ...")
            report.keeping = keeping(folder, SERVER, tables)
        if Part.profile in parts:
            _say("Profile ...")
            report.profile = profiling(folder, SERVER, tables, seconds)
        if Part.paint in parts:
            _say("First board in a browser ...")
            try:
                report.painting = painting(folder, SERVER, rounds)
            except NoBrowser as error:
                _say(str(error))
    _say("")
    print(report.text())
    if write is not None:
        write_into(write, report.text())
    missed = report.judge()
    for fault in missed:
        print(f"Missed: {fault}", file=sys.stderr)
    raise typer.Exit(1 if missed else 0)


def _guess(report: Report) -> int:
    """Where to begin to look: from the rate at saturation, if that was measured."""
    if report.saturation is None:
        return 1000
    rates = sorted(pace.rate for pace in report.saturation.ours)
    return max(10, int(rates[len(rates) // 2] * PAUSE * GUESS))


def _most_tables() -> int:
    """As many as there may be open files for, in the server and in the client."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return (hard - SPARE_FILES) // SOCKETS_EACH


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    typer.run(main)
