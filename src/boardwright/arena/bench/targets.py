"""What is promised, and the arithmetic that says whether a run shows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from statistics import median

Figures = Mapping[str, float]
"""What one round measured, each figure under `contender.name`."""


class Verdict(StrEnum):
    """What a run says about a target; `NOT_SHOWN` when a figure it needs is not there."""

    MET = "met"
    MISSED = "missed"
    NOT_SHOWN = "not shown"


@dataclass(frozen=True, slots=True)
class Target:
    """A bound on a figure, or on the ratio of two figures of the same round."""

    group: str
    label: str
    bound: float
    top: str
    bottom: str | None = None
    at_least: bool = True
    unit: str = "x"

    @property
    def figures(self) -> tuple[str, ...]:
        """The figures it is worked out from."""
        return (self.top,) if self.bottom is None else (self.top, self.bottom)

    @property
    def contenders(self) -> frozenset[str]:
        """The keys of the contenders that give those figures."""
        return frozenset(figure.partition(".")[0] for figure in self.figures)

    def value(self, figures: Figures) -> float | None:
        """The target's figure in one round, or None where a part is missing or divides by zero."""
        parts = [figures.get(name) for name in self.figures]
        if any(part is None for part in parts):
            return None
        if self.bottom is None:
            return parts[0]
        top, bottom = parts
        return top / bottom if top is not None and bottom else None

    def allows(self, value: float) -> bool:
        """Whether a value keeps the bound."""
        return value >= self.bound if self.at_least else value <= self.bound


@dataclass(frozen=True, slots=True)
class Judged:
    """A target with the value of each round that had one, and their median."""

    target: Target
    values: tuple[float, ...]

    @property
    def measured(self) -> float | None:
        """The median of the rounds: of the ratios, never the ratio of medians."""
        return median(self.values) if self.values else None

    @property
    def verdict(self) -> Verdict:
        """Met, missed or not shown."""
        if self.measured is None:
            return Verdict.NOT_SHOWN
        return Verdict.MET if self.target.allows(self.measured) else Verdict.MISSED


def judge(targets: Iterable[Target], rounds: Sequence[Figures]) -> tuple[Judged, ...]:
    """Hold the rounds of a run against the targets."""
    return tuple(
        Judged(target, tuple(v for figures in rounds if (v := target.value(figures)) is not None))
        for target in targets
    )


AS_FAST = "x as fast"

TARGETS = (
    Target("rlcard", "decisions/s against RLCard gin-rummy", 8, "two.rate", "rlcard.rate"),
    Target("catanatron", "decisions/s against catanatron", 4, "two.rate", "catanatron.rate"),
    Target("openspiel", "decisions/s against OpenSpiel gin_rummy", 3, "two.rate", "openspiel.rate"),
    Target("chess", "decisions/s against python-chess moves/s", 4, "two.rate", "chess.rate"),
    Target("four", "decisions/s, 4 players against 2", 0.7, "four.rate", "two.rate"),
    Target(
        "copy",
        "copy at an action boundary, against catanatron's",
        10,
        "catanatron.copy_us",
        "position.copy_us",
        unit=AS_FAST,
    ),
    Target(
        "copy",
        "copy in mid-effect, against catanatron's",
        5,
        "catanatron.copy_us",
        "position.copy_mid_us",
        unit=AS_FAST,
    ),
    Target(
        "resample",
        "resample for a seat, against a catanatron copy",
        1,
        "catanatron.copy_us",
        "position.resample_us",
        unit=AS_FAST,
    ),
    Target(
        "search",
        "copy + resample + 40 answers, against 40 answers alone",
        1.5,
        "position.search_us",
        "position.answers_us",
        at_least=False,
    ),
    Target("memory", "memory of one position", 8, "memory.shared_kib", at_least=False, unit=" KiB"),
    Target("events", "decisions/s, events on against off", 0.5, "events.rate", "two.rate"),
    Target(
        "cerebria",
        "Cerebria, decisions/s against catanatron",
        3,
        "inside.rate",
        "catanatron.rate",
    ),
    Target(
        "cerebria",
        "Cerebria, copy in mid-action, against catanatron's",
        3,
        "catanatron.copy_us",
        "inside_position.copy_mid_us",
        unit=AS_FAST,
    ),
    Target(
        "cerebria",
        "Cerebria, resample for a seat, against a catanatron copy",
        1,
        "catanatron.copy_us",
        "inside_position.resample_us",
        unit=AS_FAST,
    ),
    Target(
        "cerebria",
        "Cerebria, share of a decision that goes into control",
        5,
        "inside_control.share",
        at_least=False,
        unit=" %",
    ),
)

GROUPS = tuple(dict.fromkeys(target.group for target in TARGETS))


def chosen(groups: Iterable[str]) -> tuple[Target, ...]:
    """The targets of these groups; all of them when none is named."""
    wanted = set(groups) or set(GROUPS)
    return tuple(target for target in TARGETS if target.group in wanted)
