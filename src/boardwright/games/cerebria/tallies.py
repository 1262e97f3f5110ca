"""What a run of games counts: every Action, upgrade, bonus, power, Aspiration, Intention and way to
end that came up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardwright.core.events import Raw
from boardwright.games.cerebria.absorb import BONUS_RULES
from boardwright.games.cerebria.board import NEIGHBOURS, REALMS, REALMS_OF, SPHERES
from boardwright.games.cerebria.control import BLOCKERS, DOUBT_FRONTIER, DOUBT_NEAR
from boardwright.games.cerebria.emotions import Emotions
from boardwright.games.cerebria.intentions import RULES as INTENTIONS
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.scoring import RULES as ENDS
from boardwright.games.cerebria.spirits import ACTION_NAMES, BOARDS, SPIRITS, UPGRADES
from boardwright.games.cerebria.state import State

ABILITIES = {"CER-249": "token", "CER-250": "rotate", "CER-251": "action"}
BONUSES = dict(zip(BONUS_RULES, SPHERES, strict=True))


def names(table: Emotions) -> tuple[str, ...]:
    """Everything that is counted."""
    upgrades = [
        _upgrade(side, spirit, action, UPGRADES[upgrade.kind])
        for side, boards in BOARDS.items()
        for spirit, board in enumerate(boards)
        for action, row in enumerate(board)
        for upgrade in row.upgrades
    ]
    return tuple(
        dict.fromkeys(
            (
                *(f"action {name}" for name in (*ACTION_NAMES, *REALMS)),
                *upgrades,
                *(f"ability {name}" for name in ABILITIES.values()),
                *(f"bonus {name}" for name in SPHERES),
                *(f"power {n}" for n, word in zip(table.names, table.word, strict=True) if word),
                *(f"aspiration {name}" for name in ASPIRATIONS),
                *(f"intention {name}" for name in INTENTIONS),
                *(f"end {name}" for name in ENDS),
            )
        )
    )


def _upgrade(side: str, spirit: int, action: int, name: str) -> str:
    """Side A is the same for all Spirits; on side B each has its own."""
    who = "any" if side == "a" else SPIRITS[spirit]
    return f"upgrade {side.upper()} {who} {ACTION_NAMES[action]} {name}"


def tally(s: State, raws: Sequence[Raw]) -> Iterator[str]:
    """What these events are instances of."""
    side = "b" if s.rules.side_b else "a"
    for kind, rule, args, _, _, _ in raws:
        match kind:
            case "declared":
                yield f"action {args.get('action') or args['realm']}"
            case "upgraded":
                seat, action = args["seat"], ACTION_NAMES.index(str(args["action"]))
                assert isinstance(seat, int)
                yield _upgrade(side, s.spirit[seat], action, str(args["upgrade"]))
            case "power":
                yield f"power {args['emotion']}"
            case "token" if rule == "CER-407":
                yield f"power {args['emotion']}"
            case "empowered":
                yield from _standing_powers(s)
            case "judged" if args["team"] != "nobody":
                yield f"aspiration {args['aspiration']}"
            case "intention":
                yield f"intention {args['intention']}"
            case "ending":
                yield f"end {args['reason']}"
            case "control" if s.active & BLOCKERS:
                yield from _blocking(s)
        if rule in ABILITIES and kind == "paid":
            yield f"ability {ABILITIES[rule]}"
        if rule in BONUSES and kind in ("gained", "drew", "token-laid"):
            yield f"bonus {BONUSES[rule]}"


def _standing_powers(s: State) -> Iterator[str]:
    """Emotions whose power is their row itself."""
    for emotion in s.emo:
        if emotion >= 0 and s.table.word[emotion] == "dwindle":
            yield f"power {s.table.names[emotion]}"


def _blocking(s: State) -> Iterator[str]:
    """Emotions that block an opposing one by their power."""
    for slot, emotion in enumerate(s.emo):
        power = s.table.power[emotion] if emotion >= 0 else 0
        if power & BLOCKERS:
            for near in NEIGHBOURS[slot]:
                across = len(REALMS_OF[slot]) == 1 and len(REALMS_OF[near]) == 2
                if s.side[near] == 1 - s.side[slot] and (
                    power == DOUBT_NEAR or (power == DOUBT_FRONTIER and across)
                ):
                    yield f"power {s.table.names[emotion]}"
