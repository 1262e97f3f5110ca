"""What an option costs, part by part and each with its rule: what this answer pays, or what will be
paid once the Action is complete.
"""

from __future__ import annotations

from boardwright.core.decisions import Cost, Decision
from boardwright.games.cerebria import realms
from boardwright.games.cerebria.board import LAN, NET, SLOT, WIL
from boardwright.games.cerebria.costs import POWER_RULE, parts
from boardwright.games.cerebria.following import forced
from boardwright.games.cerebria.keys import (
    ABILITY,
    ACT,
    ACTION_ABILITY,
    ADD,
    AMOUNT_KEY,
    CARD_KEY,
    DONE,
    LIFT,
    NO,
    REALM_KEY,
    ROTATE_ABILITY,
    SLOT_KEY,
    SPACE_KEY,
    TOKEN_ABILITY,
    UPGRADE_KEY,
)
from boardwright.games.cerebria.moves import has_room
from boardwright.games.cerebria.pricing_built import (
    LAST_UPGRADE,
    Price,
    built,
    invoked,
    laid,
    used,
)
from boardwright.games.cerebria.spirits import BASE, EMPOWER, INVOKE, QUELL
from boardwright.games.cerebria.state import State

ABILITY_PRICES: dict[int, Price] = {
    TOKEN_ABILITY: (Cost(1, "ambition", "CER-249"),),
    ROTATE_ABILITY: (Cost(1, "ambition", "CER-250"),),
    ACTION_ABILITY: (Cost(2, "ambition", "CER-251"),),
}


def price(s: State, decision: Decision, action: int, seat: int) -> Price:
    """The parts of an option's price; none if it costs nothing."""
    if action in (NO, DONE):
        return ()
    key = decision.key
    if key == "ask-action":
        return _declared(s, action, seat)
    if key.startswith("build-"):
        return built(s, decision, action, seat)
    if key in ("ask-place", "ask-colour"):
        return laid(s, decision, action, seat)
    if key in ("ask-reveal", "ask-essence"):
        return parts(s, seat, QUELL, used(decision), SLOT[str(decision.args["slot"])])
    if key == "ask-invoke-slot":
        return invoked(s, seat, used(decision), action - SLOT_KEY)
    if key == "ask-seed":
        return parts(s, seat, EMPOWER, used(decision), 0)
    return _otherwise(s, decision, action, seat)


def _otherwise(s: State, decision: Decision, action: int, seat: int) -> Price:
    """Realm Actions, bonuses, and Emotions that cost something when they enter."""
    match decision.key:
        case "ask-relocate" | "ask-relocate-to":
            return fee(s, seat, NET)
        case "ask-intensify":
            return _intensified(s, seat, action - SLOT_KEY)
        case "ask-intensify-how" | "may-intensify-more":
            first = decision.key == "ask-intensify-how"
            return _step(s, seat, SLOT[str(decision.args["slot"])], action, first)
        case "ask-harvest":
            return (*fee(s, seat, WIL), Cost(action - AMOUNT_KEY, "wp", "CER-241"))
        case "may-draw-more":
            return (Cost(2, "wp", "CER-233"),)
        case "may-bonus-commitment":
            return (Cost(1, "wp", "CER-259"),)
        case "may-burn":
            amount = s.table.amount[s.table.number[decision.source]]
            return (Cost(amount, "wp", decision.rule),)
        case "may-entrust":
            return (Cost(1, "essence", decision.rule),)
        case "ask-embrace":
            return (Cost(1, "essence", "CER-334"),)
    return ()


# Between Actions


def _declared(s: State, action: int, seat: int) -> Price:
    """An Ability, or an Action before anything changes its price; where nothing is left to choose,
    the whole of it.
    """
    if ABILITY <= action < REALM_KEY:
        return ABILITY_PRICES[action]
    if ACT <= action < ABILITY:
        price_so_far = base(action - ACT)
    elif REALM_KEY <= action < SPACE_KEY:
        price_so_far = fee(s, seat, action - REALM_KEY)
    else:
        return ()
    for trial, asked, answer in forced(s, action):
        price_so_far = price(trial, asked, answer, seat) or price_so_far
        if asked.key == "ask-invoke-slot" or _is_target(answer):
            break
    return price_so_far


def _is_target(answer: int) -> bool:
    return answer < CARD_KEY and not UPGRADE_KEY <= answer < LAST_UPGRADE


def base(action: int) -> Price:
    """What an Action costs without upgrades."""
    found = BASE[action]
    lines = [Cost(found.wp, "wp", found.rule)]
    if found.ambition:
        lines.append(Cost(found.ambition, "ambition", found.rule))
    if action == INVOKE:
        lines.append(Cost(1, "essence", found.rule))
    return tuple(lines)


# Realm Actions


def fee(s: State, seat: int, realm: int) -> Price:
    """CER-230, CER-231: what a Realm Action costs."""
    lines = [Cost(realms.FEES[realm], "wp", "CER-230")]
    if s.realm[realm] == s.team[seat]:
        lines.append(Cost(-1, "wp", "CER-231"))
    return tuple(lines)


def _intensified(s: State, seat: int, slot: int) -> Price:
    """An Emotion to intensify: with one thing to do it is done, with two it is asked."""
    adds = bool(s.essence[seat]) and has_room(s, slot)
    if adds and s.weak[slot]:
        return fee(s, seat, LAN)
    return _step(s, seat, slot, ADD if adds else LIFT, first=True)


def _step(s: State, seat: int, slot: int, step: int, first: bool) -> Price:
    """CER-238, CER-239: an Essence put on, or an Insecurity token taken off."""
    lines = list(fee(s, seat, LAN) if first else (Cost(1, "wp", "CER-238"),))
    if not first and s.rules.powers and s.table.power[s.emo[slot]] == realms.STEADY:
        lines.append(Cost(-1, "wp", POWER_RULE))
    if step == ADD:
        lines.append(Cost(1, "essence", "CER-238"))
    return tuple(lines)
