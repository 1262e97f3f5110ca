"""What teams have in a position: Ambition, points, Fragments, Aspirations."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.messages import Json
from boardwright.core.reading import Reading, is_whole
from boardwright.games.cerebria.board import WHEEL_SIZE
from boardwright.games.cerebria.dicts import SIZES
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.setup import aspirations_of
from boardwright.games.cerebria.spirits import TEAMS
from boardwright.games.cerebria.state import MAJORS, MINORS, MOST_AMBITION, NOBODY, State

TEAM_KEYS = ("ambition", "wheel", "fragments", "identity", "hidden", "past")
COMMON_KEYS = ("row", "down", "removed")
IDENTITY_KEYS = (*SIZES, "capping")
MOST_POINTS = 60
"""More than anybody can have on a Wheel when the game ends."""
REST = "..."


def read_teams(s: State, reading: Reading, data: Mapping[str, Json]) -> None:
    """The Common row first, since Hidden Aspirations must differ from its first one."""
    common = reading.table("common", data.get("common", {}), COMMON_KEYS)
    lists = {f"common.{key}": common[key] for key in COMMON_KEYS if key in common}
    lists.setdefault("common.row", [REST])
    dealt = _deal(s, reading, lists, "common.removed")
    s.common, s.down, s.removed = (dealt[f"common.{key}"] for key in COMMON_KEYS)
    if not s.common and not s.ends:
        reading.wrong("common.row", "without a Common Aspiration the game ends (CER-320)")
    teams = reading.table("teams", data.get("teams", {}), TEAMS)
    for team, name in enumerate(TEAMS):
        told = reading.table(f"teams.{name}", teams.get(name, {}), TEAM_KEYS)
        _read_team(s, reading, team, told)


def _read_team(s: State, reading: Reading, team: int, told: Mapping[str, Json]) -> None:
    where = f"teams.{TEAMS[team]}"
    s.ambition[team] = reading.number(
        f"{where}.ambition", told.get("ambition", 0), 0, MOST_AMBITION
    )
    s.wheel[team] = reading.number(f"{where}.wheel", told.get("wheel", 0), 0, MOST_POINTS)
    if s.wheel[team] >= WHEEL_SIZE and not s.ends:
        reading.wrong(f"{where}.wheel", f"{WHEEL_SIZE} points end the game (CER-322)")
    unused = reading.table(f"{where}.fragments", told.get("fragments", {}), SIZES)
    identity = reading.table(f"{where}.identity", told.get("identity", {}), IDENTITY_KEYS)
    stocks = ((MINORS, s.minors, s.id_minor), (MAJORS, s.majors, s.id_major))
    for n, (size, (every, stock, joined)) in enumerate(zip(SIZES, stocks, strict=True), 1):
        standing = s.forts.count(-n if team else n)
        free = every - standing
        given, there = unused.get(size), identity.get(size)
        if given is None:
            joined[team] = reading.number(f"{where}.identity.{size}", there or 0, 0, free)
            stock[team] = free - joined[team]
            continue
        stock[team] = reading.number(f"{where}.fragments.{size}", given, 0, free)
        joined[team] = free - stock[team]
        if there is not None and there != joined[team]:
            why = f"{every} in all: {standing} stand, {given} are unused (CER-004)"
            reading.wrong(f"{where}.identity.{size}", why)
    capping = identity.get("capping", 0)
    s.capped[team] = reading.number(f"{where}.identity.capping", capping, 0, 1)
    _read_hidden(s, reading, team, told)


def _read_hidden(s: State, reading: Reading, team: int, told: Mapping[str, Json]) -> None:
    """CER-034, CER-295: the Hidden deck, top first; the top differs from the Common one."""
    where = f"teams.{TEAMS[team]}"
    lists = {f"{where}.{key}": told[key] for key in ("hidden", "past") if key in told}
    lists.setdefault(f"{where}.hidden", [REST])
    current = s.common[0] if s.common else NOBODY
    dealt = _deal(s, reading, lists, f"{where}.past", current)
    hidden = s.hidden[team] = dealt[f"{where}.hidden"]
    s.past[team] = dealt[f"{where}.past"]
    if len(hidden) > 1 and hidden[0] == current:
        name = ASPIRATIONS[current]
        reading.wrong(f"{where}.hidden", f"{name} is the Common Aspiration now (CER-295)")


def _deal(
    s: State, reading: Reading, lists: Mapping[str, Json], spill: str, avoid: int = NOBODY
) -> dict[str, tuple[int, ...]]:
    """Aspirations by name; then signs take others in the order of the seed, "..." all the rest, and
    what no list takes is out of the game. `avoid` is never dealt to the front of a list.
    """
    items = {where: _names(s, reading, where, value) for where, value in lists.items()}
    named = [item for listed in items.values() for item in listed if isinstance(item, int)]
    for aspiration in sorted({n for n in named if named.count(n) > 1}):
        reading.wrong(spill.rpartition(".")[0], f"{ASPIRATIONS[aspiration]} is there twice")
    left = s.shuffle(aspirations_of(s), ASPIRATIONS.__getitem__)
    left = [aspiration for aspiration in left if aspiration not in named]
    dealt: dict[str, list[int]] = {}
    for where, listed in items.items():
        taken = dealt[where] = []
        for item in listed:
            if isinstance(item, int):
                taken.append(item)
            elif item == "?":
                if not left:
                    reading.wrong(where, "no Aspiration is left for '?'")
                    continue
                taken.append(left.pop(left[0] == avoid and not taken and len(left) > 1))
    for where, listed in items.items():
        if REST in listed:
            at = listed.index(REST)
            if not at and left and left[0] == avoid:
                left.append(left.pop(0))
            dealt[where][at:at] = left
            left = []
    dealt.setdefault(spill, []).extend(left)
    keys = COMMON_KEYS if spill.startswith("common") else ("hidden", "past")
    prefix = spill.rpartition(".")[0]
    return {f"{prefix}.{key}": tuple(dealt.get(f"{prefix}.{key}", ())) for key in keys}


def _names(s: State, reading: Reading, where: str, value: Json) -> list[int | str]:
    if is_whole(value):
        if not 0 <= value <= len(ASPIRATIONS):
            reading.wrong(where, f"{value} Aspirations are impossible")
            return []
        value = ["?"] * value
    found: list[int | str] = []
    for name in reading.entries(where, value, what="a list of Aspirations or a number"):
        if name == "?" or (name == REST and REST not in found):
            found.append(str(name))
        elif name not in ASPIRATIONS:
            reading.wrong(where, f"there is no Aspiration {name!r}")
        elif ASPIRATIONS.index(str(name)) not in aspirations_of(s):
            reading.wrong(where, f"{name} is not in the basic game (CER-015)")
        else:
            found.append(ASPIRATIONS.index(str(name)))
    return found
