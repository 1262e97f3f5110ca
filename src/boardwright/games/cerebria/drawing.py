"""The public facts of Cerebria that a table is drawn with: Emotions, the board, the Spirits and
their boards, Aspirations, Intentions. They are the same for every game with these cards: nothing
here knows an order or a seed.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from boardwright.core.messages import Json
from boardwright.games.cerebria import aspirations, intentions, realms
from boardwright.games.cerebria.absorb import BONUS_RULES
from boardwright.games.cerebria.board import (
    FRONTIERS,
    FRONTIERS_OF,
    NEXT_TO,
    OPPOSITE,
    REACH,
    REALM_SLOTS,
    REALMS,
    REALMS_OF,
    SLOTS,
    SPACES,
    SPHERES,
    SPHERES_OF,
    TRIADS,
    WHEEL,
    WHEEL_SIZE,
)
from boardwright.games.cerebria.emotions import KINDS, VIBES, Emotions
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.packs import base_table
from boardwright.games.cerebria.spirits import (
    ACTION_NAMES,
    BASE,
    BOARDS,
    INVOKE,
    POWER_RULE,
    SPIRITS,
    TEAM_OF,
    TEAMS,
    UPGRADES,
    Row,
)
from boardwright.games.cerebria.state import MAJORS, MINORS, MOST_AMBITION, SPHERE_WP

ABILITIES = {
    "absorb": (0, "CER-253"),
    "token": (1, "CER-249"),
    "rotate": (1, "CER-250"),
    "action": (2, "CER-251"),
}
"""The Ambition that each costs, and its rule."""

NOTED = frozenset(("unsettle", "unsettle-near"))
"""Powers whose cards have a note: what an Insecurity token does."""

OTHER_TEXT = {("empower", "relish"): "upgrade-relish.empower"}
"""Upgrades that do something else in this row."""


@lru_cache(8)
def content(table: Emotions | None = None) -> dict[str, Json]:
    """Everything, ready to be written as JSON; without a table, of the cards that ship."""
    cards = table or base_table()
    return {
        "emotions": {name: _emotion(cards, n) for n, name in enumerate(cards.names)},
        "decks": {
            name: list(dict.fromkeys(cards.names[card] for card in deck))
            for name, deck in cards.decks.items()
        },
        "board": _board(),
        "actions": {name: _action(n) for n, name in enumerate(ACTION_NAMES)},
        "realms": {name: _realm(n) for n, name in enumerate(REALMS)},
        "spheres": {name: _sphere(n) for n, name in enumerate(SPHERES)},
        "abilities": {name: _ability(name) for name in ABILITIES},
        "spirits": {name: _spirit(n) for n, name in enumerate(SPIRITS)},
        "aspirations": {name: _aspiration(n) for n, name in enumerate(ASPIRATIONS)},
        "intentions": {
            side: [_intention(f"{side}{number}") for number in range(1, 5)] for side in "AB"
        },
        "wheel": _wheel(),
        "limits": {
            "ambition": MOST_AMBITION,
            "minor": MINORS,
            "major": MAJORS,
            "sphere": SPHERE_WP,
        },
    }


# Cards


def _emotion(table: Emotions, emotion: int) -> dict[str, Json]:
    """One card: facts, the keys of its texts, and where each fact comes from. What a pack changed
    has no text here.
    """
    key = f"card-{_slug(table.names[emotion])}"
    word, other = table.word[emotion], table.counterpart[emotion]
    known = _does(table, emotion) == _shipped().get(table.names[emotion])
    return {
        "key": key,
        "team": TEAMS[table.team[emotion]],
        "kind": KINDS[table.kind[emotion]],
        "vibe": VIBES[table.vibe[emotion]],
        "row": list(table.row[emotion]),
        "counterpart": table.names[other] if other >= 0 else None,
        "threshold": table.threshold[emotion] or None,
        "power": word or None,
        "amount": table.amount[emotion],
        "more": table.more[emotion],
        "text": f"{key}.power" if known else None,
        "mark": f"{key}.mark" if known else None,
        "note": f"{key}.note" if known and word in NOTED else None,
        "marks": dict(table.entries[emotion].get("marks", {})),
    }


def _does(table: Emotions, emotion: int) -> tuple[str, int, int]:
    """What the text of a card is about."""
    return table.word[emotion], table.amount[emotion], table.more[emotion]


@cache
def _shipped() -> dict[str, tuple[str, int, int]]:
    """The cards that there are texts for."""
    table = base_table()
    return {name: _does(table, n) for n, name in enumerate(table.names)}


# The board


def _board() -> dict[str, Json]:
    """Both rings, clockwise from the Valley, and what lies beside what."""
    return {
        "realms": list(REALMS),
        "frontiers": list(FRONTIERS),
        "spaces": {
            name: {
                "slots": [SLOTS[slot] for slot in REACH[space]],
                "forts": [REALMS[realm] for realm in SPHERES_OF[space]],
                "frontiers": [FRONTIERS[frontier] for frontier in FRONTIERS_OF[space]],
            }
            for space, name in enumerate(SPACES)
        },
        "slots": {
            name: {
                "space": SPACES[NEXT_TO[slot]],
                "realms": [REALMS[realm] for realm in REALMS_OF[slot]],
            }
            for slot, name in enumerate(SLOTS)
        },
        "triads": {
            name: [SLOTS[slot] for slot in triad]
            for name, triad in zip(FRONTIERS, TRIADS, strict=True)
        },
        "opposites": {
            name: FRONTIERS[frontier] for name, frontier in zip(REALMS, OPPOSITE, strict=True)
        },
        "spheres": list(SPHERES),
    }


def _realm(realm: int) -> dict[str, Json]:
    key = f"realm-{REALMS[realm].lower()}"
    return {
        "key": key,
        "action": f"{key}.action",
        "wp": realms.FEES[realm],
        "rule": realms.RULES[realm],
        "slots": [SLOTS[slot] for slot in REALM_SLOTS[realm]],
    }


def _sphere(sphere: int) -> dict[str, Json]:
    key = f"sphere-{_slug(SPHERES[sphere])}"
    return {"key": key, "bonus": f"{key}.bonus", "rule": BONUS_RULES[sphere]}


# Spirits


def _action(action: int) -> dict[str, Json]:
    base, key = BASE[action], f"action-{ACTION_NAMES[action]}"
    return {
        "key": key,
        "text": f"{key}.text",
        "wp": base.wp,
        "ambition": base.ambition,
        "essence": int(action == INVOKE),
        "rule": base.rule,
    }


def _ability(name: str) -> dict[str, Json]:
    ambition, rule = ABILITIES[name]
    key = f"ability-{name}"
    return {"key": key, "text": f"{key}.text", "ambition": ambition, "rule": rule}


def _spirit(spirit: int) -> dict[str, Json]:
    key = f"spirit-{SPIRITS[spirit]}"
    return {
        "key": key,
        "team": TEAMS[TEAM_OF[spirit]],
        "power": f"{key}.power",
        "rule": POWER_RULE[spirit],
        "boards": {side.upper(): _rows(boards[spirit]) for side, boards in BOARDS.items()},
    }


def _rows(board: tuple[Row, ...]) -> dict[str, Json]:
    """The three upgrades of each Action, with what each adds to the price."""
    return {
        name: [
            {
                "name": UPGRADES[upgrade.kind],
                "key": f"upgrade-{UPGRADES[upgrade.kind]}",
                "text": OTHER_TEXT.get(
                    (name, UPGRADES[upgrade.kind]), f"upgrade-{UPGRADES[upgrade.kind]}.text"
                ),
                "wp": upgrade.wp,
                "ambition": upgrade.ambition,
                "rule": upgrade.rule,
            }
            for upgrade in row.upgrades
        ]
        for name, row in zip(ACTION_NAMES, board, strict=True)
    }


# Goals


def _aspiration(aspiration: int) -> dict[str, Json]:
    key = f"aspiration-{_slug(ASPIRATIONS[aspiration])}"
    return {
        "key": key,
        "text": f"{key}.text",
        "rule": aspirations.RULES[aspiration],
        "full": aspiration in aspirations.FULL_GAME_ONLY,
    }


def _intention(name: str) -> dict[str, Json]:
    return {"name": name, "key": f"intention-{name.lower()}", "rule": intentions.RULES[name]}


def _wheel() -> dict[str, Json]:
    """CER-277: its size, and the marked spaces with their bonuses."""
    marks: list[Json] = [
        {"space": space, "bonus": WHEEL[space], "key": f"wheel-{WHEEL[space]}"}
        for space in sorted(WHEEL)
    ]
    return {"size": WHEEL_SIZE, "marks": marks, "rule": "CER-275"}


def _slug(name: str) -> str:
    """The form of a name in keys."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
