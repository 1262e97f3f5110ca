"""The run as tables for people and as JSON for programs."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from typing import Any

from rich.table import Table

from boardwright.arena.bench.contenders import CONTENDERS, Contender
from boardwright.arena.bench.runner import Run
from boardwright.arena.bench.targets import Judged, Target, Verdict

STYLES = {Verdict.MET: "green", Verdict.MISSED: "bold red", Verdict.NOT_SHOWN: "yellow"}

NAMES = {
    "rate": "decisions/s",
    "copy_us": "copy, us",
    "copy_ready_us": "copy and its question, us",
    "copy_answer_us": "copy and its first answer, us",
    "copy_mid_us": "copy in mid-effect, us",
    "copy_mid_ready_us": "the same and its question, us",
    "copy_mid_answer_us": "the same and its first answer, us",
    "resample_us": "resample for a seat, us",
    "resample_mid_us": "resample in mid-effect, us",
    "search_us": "copy + resample + 40 answers, us",
    "answers_us": "40 answers alone, us",
    "kib": "one position with its past, KiB",
    "shared_kib": "one of many of the same game, KiB",
    "share": "control, % of the time",
}


def number(value: float) -> str:
    """A figure with as many digits as mean something."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def bound(target: Target) -> str:
    """A target in words: `at least 8x`."""
    side = "at least" if target.at_least else "at most"
    return f"{side} {number(target.bound)}{target.unit}"


def spread(values: Sequence[float], unit: str = "") -> str:
    """The median of the rounds with the least and the greatest."""
    if not values:
        return "-"
    text = f"{number(median(values))}{unit}"
    return text if len(values) == 1 else f"{text} [{number(min(values))} - {number(max(values))}]"


def targets_table(judged: Sequence[Judged]) -> Table:
    """Every target with what was measured and the verdict."""
    table = Table(title="Targets", title_justify="left")
    table.add_column("figure")
    table.add_column("measured")
    table.add_column("target")
    table.add_column("verdict")
    for item in judged:
        verdict = f"[{STYLES[item.verdict]}]{item.verdict}[/]"
        measured = spread(item.values, item.target.unit).replace("[", r"\[")
        table.add_row(item.target.label, measured, bound(item.target), verdict)
    return table


def figures_table(run: Run, contenders: Sequence[Contender] = CONTENDERS) -> Table:
    """What each contender reached, the median of the rounds with the least and the greatest."""
    labels = {contender.key: contender.label for contender in contenders}
    table = Table(title="Figures", title_justify="left")
    table.add_column("contender")
    table.add_column("figure")
    table.add_column("median", justify="right")
    table.add_column("least")
    table.add_column("greatest")
    order = list(NAMES)
    split = [(figure.partition("."), values) for figure, values in run.figures().items()]
    for (key, _, name), values in sorted(split, key=lambda item: order.index(item[0][2])):
        ends = (number(min(values)), number(max(values)))
        table.add_row(labels[key], NAMES[name], number(median(values)), *ends)
    return table


def notes(run: Run, judged: Sequence[Judged]) -> list[str]:
    """Who is missing or failed, and how many targets are therefore not shown."""
    labels = {contender.key: contender.label for contender in CONTENDERS}
    lines = [
        f"{labels.get(key, key)}: {reason}" for key, reason in (run.missing | run.failed).items()
    ]
    unseen = sum(item.verdict is Verdict.NOT_SHOWN for item in judged)
    if unseen:
        lines.append(f"Not shown: {unseen} of {len(judged)} targets.")
    if run.missing:
        lines.append("The peers come with: pip install 'boardwright[bench]'")
    return lines


def passed(run: Run, judged: Sequence[Judged], contenders: Sequence[Contender]) -> bool:
    """Whether every target shown is met and our own engine ran; peers may be missing or fail."""
    ours_failed = any(not c.is_peer and c.key in run.failed for c in contenders)
    return not ours_failed and all(item.verdict is not Verdict.MISSED for item in judged)


def document(run: Run, judged: Sequence[Judged]) -> dict[str, Any]:
    """The whole run, ready for JSON."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "versions": versions(),
        "rounds": len(run.rounds),
        "seconds": run.seconds,
        "figures": {
            name: {"median": median(values), "rounds": values}
            for name, values in run.figures().items()
        },
        "targets": [
            {
                "figure": item.target.label,
                "measured": item.measured,
                "rounds": list(item.values),
                "target": bound(item.target),
                "verdict": str(item.verdict),
            }
            for item in judged
        ],
        "missing": run.missing,
        "failed": run.failed,
    }


def versions() -> dict[str, str]:
    """The installed versions of the package and its peers."""
    names = ["boardwright", *(c.distribution for c in CONTENDERS if c.distribution)]
    found: dict[str, str] = {}
    for name in names:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found
