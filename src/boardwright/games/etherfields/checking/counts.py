"""The numbers of the manifest against what is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from boardwright.games.etherfields.content import SUITS
from boardwright.games.etherfields.keys import MOST_SEATS
from boardwright.games.etherfields.reading.building import flag, number, table, word
from boardwright.games.etherfields.reading.sources import Entry, Problem, Source


def check(source: Source) -> Iterator[Problem]:
    """Each count of the manifest; the cards of each Dreamer; three Turn cards of each Suit."""
    head = source.heads.get("pack")
    if head is None:
        return
    yield from _players(source, head)
    wanted = table(head.table, "counts")
    for name, n in _counts(source).items():
        if name in wanted and wanted[name] != n:
            reason = f"it says {wanted[name]}, there are {n}"
            yield Problem(head.file, f"pack.counts.{name}", reason)
    per_dreamer = number(wanted, "influence_per_dreamer")
    owned = _owned(source)
    for entry in source.of("dreamer"):
        if "influence_per_dreamer" in wanted and owned[entry.id] != per_dreamer:
            reason = f"the manifest says {per_dreamer} Influence cards, there are {owned[entry.id]}"
            yield Problem(entry.file, entry.key, reason)
    yield from _suits(source)


def _players(source: Source, head: Entry) -> Iterator[Problem]:
    """ETH-016, ETH-017: everybody plays a Dreamer of their own."""
    players, there = head.table.get("players"), _many(source, "dreamer")
    most = players[-1] if isinstance(players, Sequence) and players else 0
    if isinstance(most, int) and there < most <= MOST_SEATS:
        reason = f"{most} can play, but there are {there} Dreamers"
        yield Problem(head.file, "pack.players", reason)


def check_prices(source: Source) -> Iterator[Problem]:
    """ETH-292: every Influence card has its price; only those of scenarios may do without."""
    for entry in source.of("influence"):
        if "ether" not in entry.table:
            yield Problem(entry.file, entry.key, "ether is missing")


def _counts(source: Source) -> dict[str, int]:
    return {
        "dreamers": _many(source, "dreamer"),
        "market": sum(_qty(one) for one in source.of("influence") if flag(one.table, "market")),
        "turn_cards": _many(source, "turn"),
        "fate": sum(not flag(one.table, "later") for one in source.of("fate")),
        "flaws": sum(_qty(one) for one in source.of("flaw") if not flag(one.table, "later")),
        "starting_items": sum(flag(one.table, "starting") for one in source.of("item")),
        "masks": _many(source, "mask"),
    }


def _many(source: Source, kind: str) -> int:
    return sum(1 for _ in source.of(kind))


def _qty(entry: Entry) -> int:
    return number(entry.table, "qty", 1)


def _owned(source: Source) -> Counter[str]:
    """How many starting cards each Dreamer has."""
    owned: Counter[str] = Counter()
    for entry in source.of("influence"):
        data = entry.table
        if not data.get("code") and not flag(data, "market"):
            owned[word(data, "owner", entry.owner)] += _qty(entry)
    return owned


def _suits(source: Source) -> Iterator[Problem]:
    """ETH-386."""
    suits = Counter(word(entry.table, "suit") for entry in source.of("turn"))
    for suit in SUITS:
        if suits[suit] != 3:
            reason = f"three Turn cards of {suit} are needed (ETH-386), there are {suits[suit]}"
            yield Problem(source.heads["pack"].file, "turn", reason)
