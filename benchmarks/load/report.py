"""The figures in words: a table for the screen and for docs/performance.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load.figures import P99_TARGET, RATIO_TARGET, Rounds
from benchmarks.load.holding import PAUSE, Holding, Trial
from benchmarks.load.keeping import Keeping
from benchmarks.load.painting import Painting
from benchmarks.load.profiling import Profile
from benchmarks.load.saturation import Saturation

BEGIN, END = "<!-- load: begin -->", "<!-- load: end -->"
IDLE = 0.5
"""A machine whose load is below this does nothing else."""

Line = tuple[str, str, str]


@dataclass(slots=True)
class Report:
    """What has been measured so far."""

    load: float
    saturation: Saturation | None = None
    holding: Holding | None = None
    keeping: Keeping | None = None
    painting: Painting | None = None
    profile: Profile | None = None

    def judge(self) -> list[str]:
        """The targets that were missed."""
        missed = []
        if self.saturation and self.saturation.ratio.middle < RATIO_TARGET:
            missed.append(f"the ratio to the bare room is below {RATIO_TARGET}")
        if self.holding and self.holding.confirmed is None:
            missed.append(
                f"no number of tables was held with a p99 below {P99_TARGET * 1e3:.0f} ms"
            )
        return missed

    def text(self) -> str:
        """Everything, as Markdown."""
        parts = [self._machine(), _table(self._lines())]
        if self.holding:
            parts.append(_trials([*self.holding.trials, self.holding.confirmed]))
        if self.profile:
            parts.append(_profile(self.profile))
        return "\n\n".join(parts)

    def _machine(self) -> str:
        cores = os.cpu_count() or 1
        busy = "" if self.load < IDLE else "; **preliminary: the machine had other work to do**"
        return (
            f"CPython {platform.python_version()}, {platform.system()} on {platform.machine()}, "
            f"{cores} cores, load before the run {self.load:.2f}{busy}."
        )

    def _lines(self) -> Iterable[Line]:
        if self.saturation:
            yield from _saturation(self.saturation)
        if self.holding and self.holding.confirmed:
            yield from _held(self.holding.confirmed)
        if self.keeping:
            yield from _kept(self.keeping)
        if self.painting:
            yield from _painted(self.painting)


def _saturation(found: Saturation) -> Iterable[Line]:
    ours, bare = (
        Rounds(tuple(p.rate for p in found.ours)),
        Rounds(tuple(p.rate for p in found.bare)),
    )
    yield (
        f"answers a second, {found.tables} tables as fast as they can, against the bare room",
        f"at least {RATIO_TARGET}x",
        f"**{found.ratio.text(2)}**",
    )
    yield "... by processor time", "", found.cpu_ratio.text(2)
    yield "... answers a second of the server", "", ours.text()
    yield "... answers a second of the bare room", "", bare.text()
    busy = [Rounds(tuple(p.cpu * 100 for p in paces)) for paces in (found.ours, found.bare)]
    shares = " and ".join(part.text() + " %" for part in busy)
    yield "... how busy their core was, server and bare room", "", shares
    client = Rounds(tuple(p.client * 100 for p in (*found.ours, *found.bare)))
    yield "... how busy the client was", "", client.text() + " %"
    yield "... mean size of a `step`", "", f"{found.message_bytes / 1e3:.1f} kB"


def _held(trial: Trial) -> Iterable[Line]:
    target = f"p99 below {P99_TARGET * 1e3:.0f} ms"
    yield (
        f"live tables held for {trial.seconds:.0f} s, four sockets each, an answer every "
        f"{PAUSE:.0f} s",
        target,
        f"**{trial.tables:,}**",
    )
    yield "... answer to the last of four views, p50 / p99 / max", "", trial.views.text()
    yield "... answer to `done`, p50 / p99 / max", "", trial.done.text()
    yield "... answers given", "", f"{trial.views.count:,}"
    yield "... how busy the server's core was", "", f"{trial.cpu * 100:.0f} %"


def _kept(found: Keeping) -> Iterable[Line]:
    yield "memory of a table halfway, nobody listening", "", f"{found.idle / 1e3:.0f} kB"
    yield "memory of a table halfway with four sockets", "", f"{found.live / 1e3:.0f} kB"
    yield (
        f"a whole game on disk ({found.answers:.0f} answers, snapshots included)",
        "",
        f"{found.on_disk / 1e3:.1f} kB",
    )


def _painted(found: Painting) -> Iterable[Line]:
    first, again = Rounds(found.first), Rounds(found.again)
    yield "from the address to the board, empty cache", "", f"{first.text(2)} s"
    yield "... when the browser comes back", "", f"{again.text(2)} s"
    yield "... files asked for, and bytes", "", f"{found.requests}, {found.size / 1e3:.0f} kB"


def _table(lines: Iterable[Line]) -> str:
    rows = [f"| {what} | {target} | {measured} |" for what, target, measured in lines]
    return "\n".join(["| figure | target | measured |", "|---|---|---|", *rows])


def _trials(trials: Iterable[Trial | None]) -> str:
    rows = [
        f"| {t.tables:,} | {t.seconds:.0f} s | {t.views.text()} | {t.cpu * 100:.0f} % | {t.late} "
        f"| {'yes' if t.held else 'no'} |"
        for t in trials
        if t is not None
    ]
    head = "| tables | for | p50 / p99 / max | core | late | held |"
    return "\n".join([head, "|---|---|---|---|---|---|", *rows])


def _profile(found: Profile) -> str:
    rows = [f"| {area} | {share * 100:.0f} % |" for area, share in found.shares.items()]
    return "\n".join(["| the event loop's time goes to | share |", "|---|---|", *rows])


def write_into(file: Path, text: str) -> None:
    """Put the figures between the markers of this file."""
    before, begin, rest = file.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{file} has no place for the figures: {BEGIN} and {END}")
    file.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")
