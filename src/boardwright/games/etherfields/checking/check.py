"""Every check of a pack, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.games.etherfields.checking import counts, references, shapes
from boardwright.games.etherfields.checking.heads import check_heads
from boardwright.games.etherfields.checking.walking import Walk
from boardwright.games.etherfields.reading.sources import Entry, Problem, Source

assert shapes


def check(source: Source, more: Sequence[Entry] = ()) -> list[Problem]:
    """Everything that is wrong with a pack; with `more`, what is wrong with these entries in it."""
    walk = Walk()
    check_heads(walk, source)
    for entry in (*source.entries, *more):
        walk.visit(entry)
    found = [*source.problems, *walk.problems]
    found += references.check(walk, source, [*source.entries, *more])
    if not more:
        found += counts.check(source)
    if more:
        extra = {id(entry) for entry in more}
        return [problem for problem in found if problem.file == "content" or not extra]
    return sorted(found, key=lambda problem: problem.file)
