"""What leads where: paragraphs and secrets that nothing leads to, Dreams that cannot be won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from boardwright.games.etherfields.checking.names import code_of, dream_of
from boardwright.games.etherfields.checking.references import matching
from boardwright.games.etherfields.checking.walking import Found, Use, Walk
from boardwright.games.etherfields.checking.words import (
    NAMED_SUPPLIES,
)
from boardwright.games.etherfields.reading.building import family
from boardwright.games.etherfields.reading.sources import Entry, Problem

SEES = (".read", ".revealed", ".entity_on_map", ".figures.", ".together", ".shown")
"""Conditions name things, but lead to none."""


class Links:
    """By where they stand, the steps of all entries and the entries that they lead to."""

    def __init__(self, walk: Walk, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.steps: defaultdict[int, list[Found]] = defaultdict(list)
        for step in walk.steps:
            self.steps[id(step.entry)].append(step)
        self._uses: defaultdict[int, list[Use]] = defaultdict(list)
        for use in walk.uses:
            if not any(word in use.key for word in SEES):
                self._uses[id(use.entry)].append(use)
        for step in walk.steps:
            if step.do in ("gain", "add_to_deck", "market_add", "unlock"):
                self._uses[id(step.entry)] += _given(step)

    @cached_property
    def by_id(self) -> Mapping[tuple[str, str], Entry]:
        return {(family(entry.kind), entry.id): entry for entry in self.entries}

    @cached_property
    def by_code(self) -> Mapping[str, list[Entry]]:
        found: defaultdict[str, list[Entry]] = defaultdict(list)
        for entry in self.entries:
            if code := code_of(entry)[0]:
                found[code].append(entry)
        return found

    def leads_to(self, entry: Entry, dream: str, parts: Sequence[str] = ("",)) -> list[Entry]:
        """The entries that these parts of an entry lead to; parts are the beginnings of keys."""
        found: list[Entry] = []
        for use in self._uses[id(entry)]:
            if not any(use.key.startswith(part) for part in parts):
                continue
            if use.kinds[0] in ("code", "pattern"):
                codes = matching(use.id, set(self.by_code))
                near = [code for code in codes if code.startswith(f"{dream}.")]
                for code in near or codes:
                    found += self.by_code[code]
            else:
                met = [self.by_id.get((family(kind), use.id)) for kind in use.kinds]
                found += [other for other in met if other is not None]
        return found


def _given(step: Found) -> list[Use]:
    """The things that a step gives by their ids."""
    ids = step.table.get("ids", ())
    named = [*ids] if isinstance(ids, Sequence) and not isinstance(ids, str) else []
    kinds = tuple(dict.fromkeys((*NAMED_SUPPLIES.values(), "slumber", "fate", "season")))
    return [
        Use(kinds, str(id), step.entry, step.key) for id in (step.table.get("id"), *named) if id
    ]


def check(links: Links, heads: Iterable[Entry]) -> Iterator[Problem]:
    """Every paragraph and every secret tile is led to from somewhere, paragraphs not only by others
    that nothing leads to.
    """
    reached: set[int] = set()
    ahead = [entry for entry in links.entries if entry.kind != "script"]
    ahead += heads
    while ahead:
        entry = ahead.pop()
        dream = dream_of(entry)
        for other in links.leads_to(entry, dream):
            if id(other) not in reached and other is not entry:
                reached.add(id(other))
                if other.kind == "script":
                    ahead.append(other)
    for entry in links.entries:
        if id(entry) in reached:
            continue
        if entry.kind == "script":
            yield Problem(entry.file, entry.key, "nothing leads to this paragraph")
        elif code_of(entry)[0]:
            yield Problem(entry.file, entry.key, "nothing reveals it")
