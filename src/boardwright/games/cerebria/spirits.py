"""The Spirits and their boards, read from content: what each Action and each upgrade costs.

An upgrade is a number, the same on every board that has it; sets of upgrades are masks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple

_content = tomllib.loads((files(__package__) / "content" / "spirits.toml").read_text("utf-8"))

TEAMS = ("bliss", "gloom")
BLISS, GLOOM = range(2)

ACTION_NAMES: tuple[str, ...] = tuple(_content["actions"])
MOVE, INVOKE, QUELL, FORTIFY, EMPOWER = range(5)

SPIRITS: tuple[str, ...] = tuple(spirit["name"].lower() for spirit in _content["spirit"])
LOVE, DELIGHT, EMPATHY, HARMONY, HATRED, MISERY, MALICE, ANXIETY = range(8)
TEAM_OF: tuple[int, ...] = tuple(TEAMS.index(spirit["team"]) for spirit in _content["spirit"])
POWER_RULE: tuple[str, ...] = tuple(spirit["rule"] for spirit in _content["spirit"])


class Price(NamedTuple):
    """What an Action costs before anything changes it."""

    wp: int
    ambition: int
    rule: str


BASE: tuple[Price, ...] = tuple(
    Price(action["wp"], action.get("ambition", 0), action["rule"])
    for action in _content["actions"].values()
)


class Upgrade(NamedTuple):
    """One upgrade space of a Spirit board."""

    kind: int
    wp: int
    ambition: int
    rule: str


Set = tuple[int, int, int]
"""A set of upgrades as a mask, and the WP and Ambition of the Action with it, before anything else
changes them."""

COUNT = (0, 1, 1, 2, 1, 2, 2, 3)
"""The bits in a mask of three."""


class Row:
    """CER-162: an Action's three upgrades, after its unlock space, and what each set of them costs
    together with the Action.
    """

    __slots__ = ("bits", "further", "price", "told", "upgrades", "within")

    def __init__(self, action: int, upgrades: tuple[Upgrade, ...]) -> None:
        self.upgrades = upgrades
        self.bits = tuple(1 << upgrade.kind for upgrade in upgrades)
        base = BASE[action]
        sets: dict[int, Set] = {}
        for places in (0, 1, 2, 4, 3, 5, 6, 7):
            used = [upgrade for n, upgrade in enumerate(upgrades) if places >> n & 1]
            wp = base.wp + sum(upgrade.wp for upgrade in used)
            ambition = base.ambition + sum(upgrade.ambition for upgrade in used)
            sets[places] = (sum(1 << upgrade.kind for upgrade in used), wp, ambition)
        self.price = {use: (wp, ambition) for use, wp, ambition in sets.values()}
        """What the Action costs with a set of upgrades."""
        self.told: dict[int, dict[str, str | list[str]]] = {
            use: {
                "action": ACTION_NAMES[action],
                "upgrades": [UPGRADES[u.kind] for u in upgrades if use >> u.kind & 1],
            }
            for use in self.price
        }
        """What a question in the middle of the Action says of it; not to be changed."""
        self.within: list[list[tuple[Set, ...]]] = []
        """By how many tokens may be added and which places are filled: the sets that can be used,
        small ones first."""
        self.further: list[list[tuple[Set, ...]]] = []
        """Those of them that need a token more."""
        for spare in range(3):
            missing = [[(COUNT[n & ~have & 7], sets[n]) for n in sets] for have in range(8)]
            self.within.append([tuple(s for n, s in row if n <= spare) for row in missing])
            self.further.append([tuple(s for n, s in row if 0 < n <= spare) for row in missing])


def _rows(side: str) -> dict[str, list[dict[str, Any]]]:
    rows: dict[str, list[dict[str, Any]]] = _content["side"][side]
    return rows


def _board(changes: Mapping[str, Mapping[str, dict[str, Any]]]) -> list[list[dict[str, Any]]]:
    """Side A with these upgrades in the places of others."""
    return [
        [changes.get(action, {}).get(upgrade["name"], upgrade) for upgrade in _rows("a")[action]]
        for action in ACTION_NAMES
    ]


_BOARDS = {
    "a": [_board({}) for _ in SPIRITS],
    "b": [_board(spirit["b"]) for spirit in _content["spirit"]],
}

UPGRADES: tuple[str, ...] = tuple(
    dict.fromkeys(
        upgrade["name"]
        for boards in _BOARDS.values()
        for board in boards
        for row in board
        for upgrade in row
    )
)
"""Every upgrade by name; some stand in the rows of several Actions."""

UPGRADE: dict[str, int] = {name: n for n, name in enumerate(UPGRADES)}

BOARDS: dict[str, tuple[tuple[Row, ...], ...]] = {
    side: tuple(
        tuple(
            Row(
                action,
                tuple(
                    Upgrade(UPGRADE[u["name"]], u.get("wp", 0), u.get("ambition", 0), u["rule"])
                    for u in row
                ),
            )
            for action, row in enumerate(board)
        )
        for board in boards
    )
    for side, boards in _BOARDS.items()
}
"""Side, Spirit and Action: the row of upgrades."""


def _bit(name: str) -> int:
    return 1 << UPGRADE[name]


HASTE, SURMOUNT, DETERMINATION = map(_bit, ("haste", "surmount", "determination"))
BOLSTER, INNER_FORCE = map(_bit, ("bolster", "inner-force"))
SUBDUE, EXTINGUISH = map(_bit, ("subdue", "extinguish"))
EXALT, RAZE = map(_bit, ("exalt", "raze"))
CHANNELED_POWER, OUTBURST = map(_bit, ("channeled-power", "emotional-outburst"))
EMBRACE, FORGING_BONDS, HOME_GROUND = map(_bit, ("embrace", "forging-bonds", "home-ground"))
PIERCE, GARRISON, BRIGHTEN_UP = map(_bit, ("pierce-the-darkness", "garrison", "brighten-up"))
PUSH, SUMMON, CLEANSING_LIGHT, RELISH = map(_bit, ("push", "summon", "cleansing-light", "relish"))
SWITCHEROO, SHARING, MOTIVATION = map(_bit, ("switcheroo", "sharing-is-caring", "motivation"))
CONVERSION, FEELING_SAFE, FLIGHT = map(_bit, ("conversion", "feeling-safe", "flight"))
VANQUISH, EMOTIONAL_CYCLE = map(_bit, ("vanquish", "emotional-cycle"))
ATTUNE, RUSH_TO_AID = map(_bit, ("attune-with-origin", "rush-to-aid"))
CHARGE, WILDFIRE, SEETHE, REPEL = map(_bit, ("charge", "wildfire", "seethe", "repel"))
DECEIVE, DRAIN, ASSIMILATE = map(_bit, ("deceive", "drain", "assimilate"))
EXTERMINATE, ALL_FOR_ME = map(_bit, ("exterminate", "all-for-me"))
SHADOWS, SEEDS, DEVOUR = map(_bit, ("from-the-shadows", "seeds-of-darkness", "devour"))
SPREADING = _bit("spreading-darkness")

SWAPS = SWITCHEROO | DECEIVE
FAR = FLIGHT | CHARGE
