"""Interleaved rounds: each contender once a round, in a fresh process, so that ratios compare
the same minutes.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from boardwright.arena.bench.contenders import Contender

GRACE = 60.0
SLACK = 20.0

Measurer = Callable[[Contender, float, int], dict[str, float]]
Notice = Callable[[int, Contender], None]


class ContenderFailed(Exception):
    """A contender's process ended without figures; the text says why."""


@dataclass(slots=True)
class Run:
    """What the rounds measured, and who is missing or failed, by contender key, with the reason."""

    seconds: float
    rounds: list[dict[str, float]] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)

    def figures(self) -> dict[str, list[float]]:
        """Each figure with its value in every round that has it."""
        names = dict.fromkeys(name for figures in self.rounds for name in figures)
        return {name: [r[name] for r in self.rounds if name in r] for name in names}


def spawn(contender: Contender, seconds: float, seed: int) -> dict[str, float]:
    """Measure a contender in a process of its own."""
    worker = [sys.executable, "-m", "boardwright.arena.bench.worker"]
    command = [*worker, contender.entry, repr(seconds), str(seed)]
    limit = GRACE + SLACK * seconds
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        raise ContenderFailed(f"no figures after {limit:.0f} s") from None
    if done.returncode != 0:
        raise ContenderFailed(_last_line(done.stderr) or f"exit code {done.returncode}")
    try:
        figures: dict[str, float] = json.loads(_last_line(done.stdout))
    except ValueError:
        raise ContenderFailed("no figures in its output") from None
    return figures


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else ""


def turns(contenders: Sequence[Contender], number: int) -> list[Contender]:
    """The order of a round: each begins with another, so that none always follows the same one."""
    if not contenders:
        return []
    first = number % len(contenders)
    return [*contenders[first:], *contenders[:first]]


def run(
    contenders: Sequence[Contender],
    rounds: int,
    seconds: float,
    measure: Measurer = spawn,
    notice: Notice = lambda _number, _contender: None,
) -> Run:
    """Measure all contenders; one that is missing or fails is named and left out from then on."""
    result = Run(seconds)
    for contender in contenders:
        if not contender.installed():
            result.missing[contender.key] = f"{contender.distribution} is not installed"
    for number in range(rounds):
        figures: dict[str, float] = {}
        for contender in turns(contenders, number):
            if contender.key in result.missing or contender.key in result.failed:
                continue
            notice(number, contender)
            try:
                values = measure(contender, seconds, 1_000_000 * (number + 1))
            except ContenderFailed as reason:
                result.failed[contender.key] = str(reason)
                continue
            figures |= {f"{contender.key}.{name}": value for name, value in values.items()}
        result.rounds.append(figures)
    return result
