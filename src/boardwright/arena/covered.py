"""What random play reached of a game's content, and which scenarios reach the rest."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from boardwright.arena.coverage import Coverage, Way
from boardwright.arena.journal import Row
from boardwright.core.games import Game
from boardwright.core.scenarios import Result, files, run_file

Notice = Callable[[int, int], None]


@dataclass(slots=True)
class Covered:
    """Ways and answers: how many games reached each, or else the scenario that does."""

    ways: Sequence[Way]
    games: Counter[int]
    """By way: in how many games it was taken."""
    given: Counter[str]
    """By answer: how often it was given."""
    counted: Sequence[str]
    """What must all occur: for Innovation every card activated, for Cerebria what it tallies."""
    scenarios: dict[int | str, str] = field(default_factory=dict)
    """For a way or an answer that no game reached: a scenario that does."""
    looked_up: bool = False
    """Whether there were scenarios to look in."""
    failed: list[str] = field(default_factory=list)
    """Scenarios that do not pass; what they reach does not count."""

    @property
    def missing(self) -> list[int | str]:
        """What random play did not reach."""
        ways = [way for way in range(len(self.ways)) if not self.games[way]]
        return [*[key for key in self.counted if not self.given[key]], *ways]

    @property
    def unreached(self) -> list[int | str]:
        """What nothing reached."""
        return [what for what in self.missing if what not in self.scenarios]

    def name(self, what: int | str) -> str:
        return what if isinstance(what, str) else str(self.ways[what])

    def share(self, wanted: Callable[[Way], bool]) -> tuple[int, int, int]:
        """Of the ways that are wanted: reached by games, by scenarios too, all."""
        ways = [n for n, way in enumerate(self.ways) if wanted(way)]
        played = sum(1 for n in ways if self.games[n])
        return played, played + sum(1 for n in ways if n in self.scenarios), len(ways)


def counted_answers(game: Game[Any]) -> list[str]:
    """Every answer that begins as the game's `activations` do."""
    first = getattr(game, "activations", None)
    if not isinstance(first, str):
        return []
    keys = game.actions.keys(range(len(game.actions)))
    return [key for key in keys if key.startswith(first)]


def gather(game: Game[Any], coverage: Coverage | None, rows: Sequence[Row]) -> Covered:
    """Add up what the games reached."""
    games: Counter[int] = Counter()
    given: Counter[str] = Counter()
    for row in rows:
        given.update(row.get("given", {}))
        given.update(row.get("tally", {}))
        reached = int(row.get("reached", "0"), 16)
        games.update(way for way in range(reached.bit_length()) if reached >> way & 1)
    ways = coverage.ways if coverage else []
    return Covered(ways, games, given, [*counted_answers(game), *game.tallied()])


def look_up(
    covered: Covered, coverage: Coverage, folder: Path, notice: Notice | None = None
) -> None:
    """Run the scenarios and name, for all that random play missed, the first that reaches it."""
    if not folder.is_dir():
        return
    covered.looked_up = True
    missing = set(covered.missing)
    paths = files([folder])
    for done, path in enumerate(paths):
        if notice is not None:
            notice(done, len(paths))
        if not missing:
            break
        results: list[Result] = []
        reached = coverage.reached_by(lambda path=path, into=results: into.append(run_file(path)))  # type: ignore[misc]
        if not results[0].passed:
            covered.failed.append(str(path))
            continue
        shown = _answers(path) | results[0].tallied
        here = {
            what
            for what in missing
            if (what in shown if isinstance(what, str) else reached >> what & 1)
        }
        covered.scenarios.update(dict.fromkeys(here, str(path)))
        missing -= here


def _answers(path: Path) -> set[str]:
    """The keys that a scenario answers with, refused ones left out."""
    data: Mapping[str, Any] = tomllib.loads(path.read_text("utf-8"))
    lines = [str(line) for play in data.get("play", ()) for line in play.get("answers", ())]
    return {line.partition(" ")[2].strip() for line in lines if "!" not in line}
