"""Emotions as positions write them: `Kindness/2+1~@2` is Kindness with 2 Essence, an Intensity
token of 1 and an Insecurity token, of seat 2; `GS-green[2,3,4]/1` is a plain Strong one of Gloom.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from boardwright.games.cerebria.emotions import MILD, VIBES, Emotions
from boardwright.games.cerebria.spirits import TEAMS
from boardwright.games.cerebria.state import State

_PLAIN = re.compile(r"([BG])(S?)-(red|yellow|green|blue|none)\[(\d(?:,\d)*)\]")
_IN_SLOT = re.compile(r"([^/+~@]+)(?:/(\d))?(?:\+(\d))?(~)?(?:@(\d))?")


class InSlot(NamedTuple):
    """What is written of an Emotion in a slot; None is unsaid."""

    name: str
    essence: int
    token: int | None
    weak: int
    home: int | None


def in_slot(text: str) -> InSlot | None:
    """An Emotion in a slot, or None if it is not written like one."""
    found = _IN_SLOT.fullmatch(text.replace(" ", "") if _is_plain(text) else text.strip())
    if found is None:
        return None
    name, essence, token, weak, home = found.groups()
    return InSlot(
        name.strip(),
        int(essence or 1),
        None if token is None else int(token),
        int(weak is not None),
        None if home is None else int(home),
    )


def _is_plain(text: str) -> bool:
    return "[" in text


def plain_entry(name: str) -> Mapping[str, Any] | None:
    """The entry of a plain Emotion; None if the name is not that of one."""
    found = _PLAIN.fullmatch(name)
    if found is None:
        return None
    team, strong, vibe, row = found.groups()
    return {
        "name": name,
        "team": TEAMS["BG".index(team)],
        "kind": "strong" if strong else "mild",
        "vibe": vibe,
        "intensity": [int(number) for number in row.split(",")],
    }


@lru_cache(256)
def with_plain(table: Emotions, names: tuple[str, ...]) -> Emotions:
    """A table with these plain Emotions besides."""
    entries = [entry for name in names if (entry := plain_entry(name)) is not None]
    return table.with_plain(entries)


def slot_text(s: State, slot: int) -> str:
    """A slot as positions write it; empty text for an empty one."""
    emotion = s.emo[slot]
    if emotion < 0:
        return ""
    token = f"+{s.tok[slot]}" if s.tok[slot] else ""
    weak = "~" if s.weak[slot] else ""
    home = s.home[slot]
    owner = f"@{home}" if home >= 0 and home != first_of(s, s.side[slot]) else ""
    return f"{s.table.names[emotion]}/{s.ess[slot]}{token}{weak}{owner}"


def first_of(s: State, team: int) -> int:
    """The seat that owns a Mild Emotion unless another is named."""
    return s.team.index(team)


def is_deck_card(table: Emotions, card: int) -> bool:
    """CER-065: whether a card can be in a hand or a deck."""
    return card < table.printed and table.kind[card] == MILD


def matches(table: Emotions, wanted: str, name: str) -> bool:
    """Whether a text of a position is what a scenario expects: "?" is any card, "?red" one of that
    Vibe; in a slot the owner need not be named, and a name alone leaves the rest open.
    """
    if wanted in (name, "?"):
        return wanted == name or bool(name)
    here = in_slot(name)
    if here is None:
        return False
    if wanted.startswith("?"):
        return wanted[1:] in VIBES and wanted[1:] == _vibe(table, here.name)
    if "/" not in name:
        return False
    return wanted == here.name or ("@" not in wanted and wanted == name.partition("@")[0])


def _vibe(table: Emotions, name: str) -> str:
    card = table.number.get(name)
    if card is not None:
        return VIBES[table.vibe[card]]
    entry = plain_entry(name)
    return str(entry["vibe"]) if entry is not None else ""
