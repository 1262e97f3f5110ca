"""Why an answer is not among the options: the rule that forbids it, where one does so by name."""

from __future__ import annotations

from collections.abc import Callable

from boardwright.core.decisions import Decision
from boardwright.games.cerebria import realms
from boardwright.games.cerebria.acts import invoking, quelling
from boardwright.games.cerebria.acts.building import FILLED
from boardwright.games.cerebria.acts.fortifying import INSTEAD, is_possible
from boardwright.games.cerebria.board import CRA, LAN, NET, REACH, SPHERES_OF
from boardwright.games.cerebria.costs import CHEAPER, wp_price
from boardwright.games.cerebria.emotions import MILD
from boardwright.games.cerebria.keys import (
    ABILITY,
    ABSORB,
    ACT,
    ACTION_ABILITY,
    AMBITION,
    CARD_KEY,
    FORT_KEY,
    PLACE_KEY,
    REALM_KEY,
    ROTATE_ABILITY,
    SEAT_KEY,
    SLOT_KEY,
    SPACE_KEY,
    SPHERE_KEY,
    TOKEN_ABILITY,
    UPGRADE_KEY,
    USE_KEY,
    card_of,
    choose,
)
from boardwright.games.cerebria.keys import discard as discard_key
from boardwright.games.cerebria.moves import strong_left
from boardwright.games.cerebria.spirits import (
    ACTION_NAMES,
    ANXIETY,
    ATTUNE,
    BOLSTER,
    EMPOWER,
    EXALT,
    FORTIFY,
    HATRED,
    INVOKE,
    MOVE,
    OUTBURST,
    PUSH,
    QUELL,
    RAZE,
    RUSH_TO_AID,
    SEEDS,
    SHARING,
    SPREADING,
    SUMMON,
    SURMOUNT,
    SWAPS,
    UPGRADE,
    UPGRADES,
)
from boardwright.games.cerebria.state import ACTION_USED, ROTATE_USED, TURNS, VIBE_USED, State
from boardwright.games.cerebria.tokens import has_colour, places

UNPAID = "CER-428"
LAST_UPGRADE = UPGRADE_KEY + len(UPGRADES)
ABILITIES = (ABSORB, *range(ABILITY, ACTION_ABILITY + 1))


def forbids(s: State, decision: Decision, action: int) -> str | None:
    """The rule by which this answer is refused here."""
    me = decision.seats[0]
    if decision.key == "ask-action":
        return _at_turn(s, me, action)
    if decision.key == "ask-end-of-turn":
        return "CER-157" if action == AMBITION else None
    if s.phase == TURNS and (action in ABILITIES or USE_KEY <= action < USE_KEY + 15):
        return "CER-158"
    if decision.key.startswith("build-"):
        return _building(s, me, decision, action)
    if decision.key == "ask-sphere" and SPHERE_KEY <= action < SPHERE_KEY + 5:
        return "CER-255"
    if decision.key == "ask-place" and PLACE_KEY < action < PLACE_KEY + 1 + len(UPGRADES):
        return _place(s, me, decision, action)
    if decision.key == "ask-reveal":
        return "CER-196"
    if decision.key == "ask-invoke-slot" and SLOT_KEY <= action < SLOT_KEY + 15:
        return "CER-076" if s.emo[action - SLOT_KEY] >= 0 else "CER-160"
    if decision.key == "ask-place-emotion" and SLOT_KEY <= action < SLOT_KEY + 15:
        return "CER-045"
    return None


# At a turn


def _at_turn(s: State, me: int, answer: int) -> str | None:
    if ACT <= answer < ACT + 5:
        return _declaring(s, me, answer - ACT)
    if REALM_KEY <= answer < REALM_KEY + 5:
        return _realm(s, me, answer - REALM_KEY)
    if answer == ABSORB:
        return "CER-042" if s.turns == 1 else "CER-253"
    if ABILITY <= answer <= ACTION_ABILITY:
        return _ability(s, me, answer)
    if USE_KEY <= answer < USE_KEY + 15:
        return "CER-448"
    return None


def _declaring(s: State, me: int, action: int) -> str:
    """Why a Spirit Action cannot be declared."""
    if s.rules.basic and action == EMPOWER:
        return "CER-016"
    if s.actions <= 0:
        return "CER-149"
    if not s.rows[5 * me + action] & 7 and not s.hand[me]:
        return "CER-161"
    if action == QUELL and not s.ambition[s.team[me]]:
        return "CER-246"
    if action == QUELL:
        return _no_quell(s, me)
    if action == INVOKE and not s.essence[me]:
        return "CER-193"
    if action == INVOKE and all(s.emo[slot] >= 0 for slot in REACH[s.space[me]]):
        return "CER-076"
    if action == FORTIFY and not s.minors[s.team[me]]:
        return "CER-010"
    return "CER-170"


def _no_quell(s: State, me: int) -> str:
    """Why nothing can be Quelled here: every opposing Emotion is safe, or no card matches one."""
    foes = [slot for slot in quelling.reach(s, me, 0) if s.side[slot] == 1 - s.team[me]]
    open_to = [slot for slot in foes if not quelling.is_safe(s, slot)]
    if foes and not open_to:
        return "CER-202"
    if open_to and not any(quelling.matching(s, me, slot) for slot in open_to):
        return "CER-196"
    return "CER-170"


def _realm(s: State, me: int, realm: int) -> str:
    if s.actions <= 0:
        return "CER-149"
    if s.wp[me] < realms.fee(s, me, realm):
        return "CER-230"
    if realm == CRA:
        return "CER-429"
    if realm == NET:
        return "CER-235" if s.team[s.me] in s.side else "CER-243"
    return "CER-242" if realm == LAN else "CER-243"


def _ability(s: State, me: int, answer: int) -> str:
    used = {TOKEN_ABILITY: VIBE_USED, ROTATE_ABILITY: ROTATE_USED, ACTION_ABILITY: ACTION_USED}
    if s.used & used[answer]:
        return "CER-252"
    if answer == TOKEN_ABILITY and s.ambition[s.team[me]]:
        return "CER-458"
    return "CER-246"


# Building an Action up


def _building(s: State, me: int, decision: Decision, answer: int) -> str | None:
    action = ACTION_NAMES.index(str(decision.progress["action"]))
    names = decision.progress["upgrades"]
    assert isinstance(names, list)
    use = sum(1 << UPGRADE[str(name)] for name in names)
    if UPGRADE_KEY <= answer < LAST_UPGRADE:
        return _upgrade(s, me, action, use, answer - UPGRADE_KEY)
    if answer >= CARD_KEY and answer == discard_key(card_of(answer)):
        return _token(s, me, action, card_of(answer))
    if not s.rows[5 * me + action] & 7:
        return "CER-161"
    return _TARGETS[action](s, me, use, answer)


def _upgrade(s: State, me: int, action: int, use: int, kind: int) -> str:
    """CER-162, CER-176: an upgrade that the row does not have, that cannot be paid besides those
    used already, or that would change nothing.
    """
    line = s.boards[me][action]
    for n, upgrade in enumerate(line.upgrades):
        if upgrade.kind == kind:
            if not FILLED[s.rows[5 * me + action]] >> n & 1:
                return "CER-162"
            if use >> kind & 1:
                return "CER-166"
            if action == FORTIFY and use & INSTEAD and 1 << kind & INSTEAD:
                return "CER-214"
            more = use | 1 << kind
            if line.price[more][1] > s.ambition[s.team[me]]:
                return "CER-246"
            if 1 << kind == EXALT and not s.majors[s.team[me]]:
                return "CER-010"
            cheaper = s.active & CHEAPER or s.has_spirit_power(me, HATRED)
            return UNPAID if line.price[more][0] > s.wp[me] and not cheaper else "CER-176"
    return "CER-162"


def _token(s: State, me: int, action: int, card: int) -> str:
    """CER-163, CER-164: why a card cannot be discarded for a token."""
    row = s.rows[5 * me + action]
    if card not in s.hand[me] or not places(row):
        return "CER-163"
    return "CER-164" if has_colour(row, s.table.vibe[card]) else "CER-170"


def _place(s: State, me: int, decision: Decision, answer: int) -> str | None:
    """CER-171: no token is laid in the place of another."""
    action = ACTION_NAMES.index(str(decision.args["action"]))
    filled = FILLED[s.rows[5 * me + action]]
    for n, upgrade in enumerate(s.boards[me][action].upgrades):
        if answer == PLACE_KEY + 1 + upgrade.kind and filled >> n & 1:
            return "CER-171"
    return None


def _move(s: State, me: int, use: int, answer: int) -> str | None:
    if use & SWAPS and SEAT_KEY <= answer < SEAT_KEY + s.seats:
        return _exchange(s, me, use, s.space[answer - SEAT_KEY])
    if not SPACE_KEY <= answer < SPACE_KEY + 10:
        return None
    space = answer - SPACE_KEY
    if space == s.space[me]:
        return "CER-184"
    if s.foes_on(me, space) and not use & (SURMOUNT | PUSH):
        return "CER-179"
    if use & (SURMOUNT | PUSH) and not s.foes_on(me, space):
        return "CER-176"
    return UNPAID if wp_price(s, me, MOVE, use, space) > s.wp[me] else "CER-178"


def _exchange(s: State, me: int, use: int, space: int) -> str:
    if space == s.space[me]:
        return "CER-390"
    return UNPAID if wp_price(s, me, MOVE, use, space) > s.wp[me] else "CER-347"


def _invoke(s: State, me: int, use: int, answer: int) -> str | None:
    if answer < CARD_KEY or answer != choose(card_of(answer)):
        return None
    card = card_of(answer)
    if use & (SUMMON | SEEDS):
        return "CER-342" if use & SUMMON else "CER-399"
    if s.table.kind[card] < MILD:
        return "CER-091" if s.has_spirit_power(me, ANXIETY) else "CER-012"
    if card not in s.hand[me]:
        return "CER-219" if s.table.kind[card] > MILD else "CER-186"
    if s.essence[me] < invoking.own_essence(use):
        return "CER-193"
    if use & (BOLSTER | SHARING) and s.table.spaces[card] < 2:
        return "CER-192"
    if all(s.emo[slot] >= 0 for slot in REACH[s.space[me]]):
        return "CER-076"
    return "CER-455" if wp_price(s, me, INVOKE, use, 0) <= s.wp[me] else UNPAID


def _quell(s: State, me: int, use: int, answer: int) -> str | None:
    if not SLOT_KEY <= answer < SLOT_KEY + 15:
        return None
    slot = answer - SLOT_KEY
    if s.side[slot] != 1 - s.team[me]:
        return "CER-194"
    if slot not in quelling.reach(s, me, use):
        return "CER-160"
    if quelling.is_safe(s, slot):
        return "CER-202"
    if wp_price(s, me, QUELL, use, slot) > s.wp[me]:
        return UNPAID
    if not quelling.matching(s, me, slot):
        return "CER-196"
    return "CER-176"


def _fortify(s: State, me: int, use: int, answer: int) -> str | None:
    if not FORT_KEY <= answer < FORT_KEY + 5:
        return None
    realm, team = answer - FORT_KEY, s.team[me]
    fort = -s.forts[realm] if team else s.forts[realm]
    if realm not in SPHERES_OF[s.space[me]]:
        return "CER-204"
    if is_possible(s, team, realm, use):
        return UNPAID
    if use & RAZE:
        return "CER-212" if fort == -2 else "CER-209"
    if use & EXALT and fort == 2:
        return "CER-216"
    if use & EXALT and fort == 1:
        return "CER-010" if not s.majors[team] else "CER-207"
    if use & (EXALT | ATTUNE):
        return "CER-207" if use & EXALT else "CER-358"
    if fort:
        return "CER-216"
    if not s.minors[team]:
        return "CER-010"
    return "CER-205"


def _empower(s: State, me: int, use: int, answer: int) -> str | None:
    if not SLOT_KEY <= answer < SLOT_KEY + 15:
        return None
    slot = answer - SLOT_KEY
    emotion = s.emo[slot]
    if s.side[slot] != s.team[me]:
        return "CER-218"
    if use & SPREADING:
        return "CER-388"
    if s.table.kind[emotion] != MILD:
        return "CER-226" if s.table.kind[emotion] < MILD else "CER-218"
    if not strong_left(s, s.table.counterpart[emotion]):
        return "CER-221"
    further = bool(use & (OUTBURST | RUSH_TO_AID))
    if (slot in REACH[s.space[me]]) == further:
        return "CER-176" if further else "CER-160"
    return UNPAID if wp_price(s, me, EMPOWER, use, 0) > s.wp[me] else "CER-218"


_TARGETS: tuple[Callable[[State, int, int, int], str | None], ...] = (
    _move,
    _invoke,
    _quell,
    _fortify,
    _empower,
)
