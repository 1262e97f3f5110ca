"""Every check of a pack, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardwright.games.etherfields.checking import (
    boards,
    counts,
    dreams,
    languages,
    names,
    references,
    stories,
)
from boardwright.games.etherfields.checking.heads import FILE, check_heads
from boardwright.games.etherfields.checking.shapes import CLOSER
from boardwright.games.etherfields.checking.walking import Walk
from boardwright.games.etherfields.reading.compiling import compile_pack
from boardwright.games.etherfields.reading.sources import Entry, Problem, Source

CONTENT = "content"
"""The file of entries that a scenario adds."""


def _hides_the_rest(problem: Problem) -> bool:
    """Without its manifest or its base nothing can be said of a pack but that."""
    return problem.key == "base.pack" or (problem.file == FILE and not problem.key)


def check(source: Source, more: Sequence[Entry] = ()) -> list[Problem]:
    """Everything that is wrong with a pack, by file; with `more`, what is wrong with these."""
    if any(_hides_the_rest(problem) for problem in source.problems):
        return source.problems
    walk = Walk(CLOSER)
    entries = [*source.entries, *more]
    check_heads(walk, source)
    for entry in entries:
        walk.visit(entry)
    found = [*source.problems, *walk.problems, *references.check(walk, source, entries)]
    found += names.check(entries)
    sound = [entry for entry in entries if id(entry) not in walk.spoiled]
    lying = boards.read_tiles(sound)
    found += boards.check_grid(entries, lying)
    found += boards.check_entities(entries)
    if not found:
        found += _keys(walk, source, more)
    if more:
        return [problem for problem in found if problem.file == CONTENT]
    found += _whole(walk, source)
    links = stories.Links(walk, entries)
    found += stories.check(links, source.heads.values())
    spoiled = {names.dream_of(entry) for entry in entries if _is_spoiled_tile(walk, entry)}
    found += dreams.check(links, lying, spoiled)
    return sorted(found, key=lambda problem: problem.file)


def _is_spoiled_tile(walk: Walk, entry: Entry) -> bool:
    """Of its Dream nobody can tell yet what can be reached."""
    return id(entry) in walk.spoiled and entry.kind in ("map_tile", "overlay")


def _whole(walk: Walk, source: Source) -> Iterator[Problem]:
    """What can be said of a whole pack alone."""
    yield from counts.check(source)
    yield from counts.check_prices(source)
    yield from boards.check_slumbers(source.entries, FILE)
    yield from boards.check_world(source.entries, str(source.head("start").get("gate", "")))
    yield from languages.check(walk, source)


def _keys(walk: Walk, source: Source, more: Sequence[Entry]) -> Iterator[Problem]:
    """Actions that effects name by their keys: known once everything can be read."""
    uses = [use for use in walk.uses if use.kinds == ("actionkey",)]
    if not uses:
        return
    keys = {action.key for action in compile_pack([source.entries, more], source, "").actions}
    for use in uses:
        if use.id not in keys:
            yield Problem(use.entry.file, use.key, f"there is no action {use.id}")
