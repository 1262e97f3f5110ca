"""pack.toml: the manifest, what a campaign starts with, the roles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.games.etherfields.checking.schema import BASE, HEADS
from boardwright.games.etherfields.checking.tables import TABLES
from boardwright.games.etherfields.checking.walking import Walk
from boardwright.games.etherfields.reading.sources import Entry, Source

FILE = "pack.toml"


def check_heads(walk: Walk, source: Source) -> None:
    """Hold the tables of the manifest against their fields."""
    if "base" in source.heads:
        walk.entry = source.heads["base"]
        walk.table("base", walk.entry.table, BASE)
    for name, fields in HEADS.items():
        entry = source.heads.get(name)
        if entry is None:
            walk.entry = Entry(name, FILE, {}, 0)
            walk.wrong(name, "the table is missing")
            continue
        walk.entry = entry
        data = dict(entry.table)
        if name == "start":
            for dream in [name for name, value in data.items() if isinstance(value, Mapping)]:
                walk.use(("dream",), dream, f"start.{dream}")
                inside = data.pop(dream)
                if isinstance(inside, Mapping):
                    walk.table(f"start.{dream}", inside, TABLES["start_of_dream"])
        walk.table(name, data, fields)
        if name == "pack":
            _check_players(walk, entry)


def _check_players(walk: Walk, entry: Entry) -> None:
    players = entry.table.get("players")
    if not isinstance(players, Sequence) or isinstance(players, str):
        return
    whole = [n for n in players if isinstance(n, int)]
    if len(whole) != 2 or not 1 <= whole[0] <= whole[1] <= 5:
        walk.wrong("pack.players", "two numbers are needed, the least and the most, from 1 to 5")
