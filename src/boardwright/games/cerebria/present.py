"""What a table shows of an option: its label, its rule, its places, its price and a warning."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardwright.core.decisions import Decision, Option
from boardwright.core.messages import Arg, Message
from boardwright.games.cerebria.absorb import from_sphere, reachable
from boardwright.games.cerebria.anchors import anchors, row_anchor, upgrade_anchor
from boardwright.games.cerebria.aspirations import RULES as ASPIRATION_RULES
from boardwright.games.cerebria.board import REALMS, SLOTS, SPACES, SPHERES
from boardwright.games.cerebria.emotions import VIBES
from boardwright.games.cerebria.following import space_of
from boardwright.games.cerebria.keys import (
    ABILITY,
    ABSORB,
    ACT,
    ADD,
    AMBITION,
    AMOUNT_KEY,
    ASPIRATION_KEY,
    ASPIRATIONS,
    CARD_KEY,
    COLOUR_KEY,
    DONE,
    DRAW,
    FORT_KEY,
    LIFT,
    NO,
    PLACE_KEY,
    REALM_KEY,
    REWARD_KEY,
    REWARDS,
    ROW_KEY,
    SEAT_KEY,
    SLOT_KEY,
    SPACE_KEY,
    SPHERE_KEY,
    TURN_KEY,
    TURNINGS,
    UPGRADE_KEY,
    USE_KEY,
    YES,
    card_of,
)
from boardwright.games.cerebria.pricing import price
from boardwright.games.cerebria.realms import RULES as REALM_RULES
from boardwright.games.cerebria.spirits import ACTION_NAMES, BASE, HARMONY, TEAMS, UPGRADES
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.suggesting import suggestions
from boardwright.games.cerebria.warning import warning

__all__ = ["anchors", "option", "suggestions"]

Told = tuple[Message, str, tuple[str, ...]]
"""A label, a rule, and the places on the table."""

ABILITY_NAMES = ("token", "rotate", "action")
ABILITY_RULES = ("CER-249", "CER-250", "CER-251")


def option(s: State, decision: Decision, action: int, seat: int) -> Option:
    """One option of a decision, in full but for its preview."""
    label, rule, places = describe(s, decision, action, seat)
    return Option(
        space_of(s.table).key(action),
        label,
        rule,
        places,
        cost=price(s, decision, action, seat),
        warning=warning(s, decision, action, seat),
    )


def describe(s: State, decision: Decision, action: int, seat: int) -> Told:
    """Label, rule and places of an option, by the kind of its key."""
    first, tell = next(block for block in _BLOCKS if block[0] <= action)
    return tell(s, decision, action - first, seat)


def _used(decision: Decision) -> Sequence[object]:
    """The names of the upgrades picked so far."""
    names = decision.progress.get("upgrades")
    return names if isinstance(names, list) else ()


def _say(key: str, **args: Arg) -> Message:
    return Message(key, args)


# Words


def _plain(s: State, decision: Decision, word: int, seat: int) -> Told:
    rule, key, deck = decision.rule, decision.key, (f"deck:{seat}",)
    if word == DONE and key == "ask-action":
        return _say("do-end-turn"), "CER-156", ()
    if word == ABSORB:
        spheres = [f"sphere:{SPHERES[s.sphere_at(realm)]}" for realm in reachable(s, seat)]
        return _say("do-absorb"), "CER-253", ("ability:absorb", *spheres)
    if word == AMBITION:
        return _say("do-gain-ambition"), rule, (f"ambition:{TEAMS[s.team[seat]]}",)
    if word == DRAW and key == "ask-end-of-turn":
        return _say("do-draw-two"), rule, deck
    if word == DRAW:
        top = s.deck[seat]
        return _say("do-draw", card=s.table.names[top[0]] if top else None), rule, deck
    if word in (ADD, LIFT):
        slot = (f"slot:{decision.args['slot']}",) if "slot" in decision.args else ()
        return _say("do-add" if word == ADD else "do-lift"), rule, slot
    return _say({YES: "do-yes", NO: "do-no", DONE: "do-done"}[word]), rule, ()


def _act(s: State, decision: Decision, action: int, seat: int) -> Told:
    name = ACTION_NAMES[action]
    return _say(f"do-{name}"), BASE[action].rule, (row_anchor(seat, name),)


def _ability(s: State, decision: Decision, ability: int, seat: int) -> Told:
    name = ABILITY_NAMES[ability]
    return _say(f"do-ability-{name}"), ABILITY_RULES[ability], (f"ability:{name}",)


def _realm(s: State, decision: Decision, realm: int, seat: int) -> Told:
    name = REALMS[realm]
    return _say("do-realm", realm=name), REALM_RULES[realm], (f"realm:{name}",)


# Places


def _to_space(s: State, decision: Decision, space: int, seat: int) -> Told:
    name = SPACES[space]
    key = {
        "ask-place-figure": "do-place-figure",
        "ask-place-second": "do-place-second",
        "build-move": "do-move-to",
    }.get(decision.key, "do-push-to")
    return _say(key, space=name), decision.rule, (f"space:{name}",)


def _slot(s: State, decision: Decision, slot: int, seat: int) -> Told:
    name, emotion = SLOTS[slot], s.emo[slot]
    places = (f"slot:{name}",)
    if emotion < 0:
        key = "do-invoke-slot" if decision.key == "ask-invoke-slot" else "do-place-slot"
        return _say(key, slot=name), decision.rule, places
    names, other = s.table.names, s.table.counterpart[emotion]
    label = _say("do-emotion", emotion=names[emotion], slot=name)
    if decision.key == "build-empower" and other >= 0:
        label = _say(
            "do-empower-emotion", **{"from": names[emotion], "emotion": names[other], "slot": name}
        )
    return label, decision.rule, places


def _fort(s: State, decision: Decision, realm: int, seat: int) -> Told:
    name = REALMS[realm]
    return _say("do-fort", deed=_deed(decision), realm=name), decision.rule, (f"fort:{name}",)


def _deed(decision: Decision) -> str:
    """CER-214: what a Fortify does, by the upgrades that take the place of building."""
    used = _used(decision)
    for upgrade, deed in (("exalt", "exalt"), ("raze", "raze"), ("attune-with-origin", "attune")):
        if upgrade in used:
            return deed
    return "build"


def _sphere(s: State, decision: Decision, sphere: int, seat: int) -> Told:
    name = SPHERES[sphere]
    places = (f"sphere:{name}",)
    if decision.key == "ask-drain":
        return _say("do-drain", sphere=name), decision.rule, places
    amount = from_sphere(s, seat, (sphere + s.turned) % 5)
    return _say("do-sphere", sphere=name, amount=amount), decision.rule, places


def _seat(s: State, decision: Decision, other: int, seat: int) -> Told:
    key = "do-swap" if decision.key == "build-move" else "do-seat"
    there = () if other >= s.seats or s.space[other] < 0 else (f"space:{SPACES[s.space[other]]}",)
    return _say(key, seat=other), decision.rule, (f"seat:{other}", *there)


# Rows, upgrades, tokens


def _row(s: State, decision: Decision, action: int, seat: int) -> Told:
    name = ACTION_NAMES[action]
    return _say("do-row", action=name), decision.rule, (row_anchor(seat, name),)


def _upgrade(s: State, decision: Decision, kind: int, seat: int) -> Told:
    action = str(decision.progress.get("action", ""))
    rules = {
        upgrade.kind: upgrade.rule
        for n, row in enumerate(s.boards[seat])
        for upgrade in row.upgrades
        if ACTION_NAMES[n] == action
    }
    name = UPGRADES[kind]
    rule = rules.get(kind, decision.rule)
    return _say("do-upgrade", upgrade=name), rule, (upgrade_anchor(seat, action, name),)


def _place(s: State, decision: Decision, place: int, seat: int) -> Told:
    action = str(decision.args.get("action", ""))
    name = UPGRADES[place - 1] if place else "unlock"
    label = _say("do-place", action=action, upgrade=name)
    return label, decision.rule, (upgrade_anchor(seat, action, name),)


def _colour(s: State, decision: Decision, colour: int, seat: int) -> Told:
    return _say("do-colour", colour=VIBES[colour + 1]), decision.rule, ()


# Goals, rewards, numbers


def _aspiration(s: State, decision: Decision, aspiration: int, seat: int) -> Told:
    name = ASPIRATIONS[aspiration]
    hidden = decision.key == "ask-hidden"
    place = f"hidden:{TEAMS[s.team[seat]]}" if hidden else f"aspiration:{name}"
    return _say("do-aspiration", aspiration=name), ASPIRATION_RULES[aspiration], (place,)


def _reward(s: State, decision: Decision, reward: int, seat: int) -> Told:
    return _say("do-reward", reward=REWARDS[reward]), decision.rule, ()


def _turning(s: State, decision: Decision, way: int, seat: int) -> Told:
    return _say("do-turn", way=TURNINGS[way]), decision.rule, ("origin",)


def _use(s: State, decision: Decision, slot: int, seat: int) -> Told:
    emotion = s.table.names[s.emo[slot]] if s.emo[slot] >= 0 else None
    label = _say("do-use", emotion=emotion, slot=SLOTS[slot])
    return label, "CER-448", (f"slot:{SLOTS[slot]}",)


def _amount(s: State, decision: Decision, amount: int, seat: int) -> Told:
    key = "do-exchange" if decision.key == "ask-harvest" else "do-remove"
    slot = (f"slot:{decision.args['slot']}",) if "slot" in decision.args else ()
    return _say(key, amount=amount), decision.rule, slot


# Cards


def _card(s: State, decision: Decision, offset: int, seat: int) -> Told:
    """Three keys a card: choose, discard, power."""
    card, verb = card_of(CARD_KEY + offset), offset % 3
    return (_chosen, _discarded, _powered)[verb](s, decision, card, seat)


def _chosen(s: State, decision: Decision, card: int, seat: int) -> Told:
    name, used = s.table.names[card], _used(decision)
    places = (f"deck:{seat}",) if "summon" in used else (f"card:{name}",)
    if decision.key == "ask-reveal":
        key = "do-show-discard" if "cleansing-light" in used else "do-show"
        return _say(key, card=name), decision.rule, places
    if decision.key == "ask-seed":
        strong = s.table.names[s.table.counterpart[card]]
        return _say("do-seed", card=name, emotion=strong), decision.rule, places
    return _say("do-invoke-card", card=name), decision.rule, places


def _discarded(s: State, decision: Decision, card: int, seat: int) -> Told:
    name = s.table.names[card]
    places = (f"card:{name}",)
    if not decision.key.startswith("build-"):
        return _say("do-discard", card=name), decision.rule, places
    row = row_anchor(seat, str(decision.progress["action"]))
    label = _say("do-discard-for", card=name, vibe=VIBES[s.table.vibe[card]])
    if s.has_spirit_power(seat, HARMONY):
        label = _say("do-discard-any", card=name)
    return label, "CER-163", (*places, row)


def _powered(s: State, decision: Decision, card: int, seat: int) -> Told:
    slots = tuple(f"slot:{SLOTS[slot]}" for slot in range(15) if s.emo[slot] == card)
    return _say("do-power", emotion=s.table.names[card]), decision.rule, slots


_BLOCKS: tuple[tuple[int, Callable[[State, Decision, int, int], Told]], ...] = (
    (CARD_KEY, _card),
    (AMOUNT_KEY, _amount),
    (USE_KEY, _use),
    (TURN_KEY, _turning),
    (REWARD_KEY, _reward),
    (ASPIRATION_KEY, _aspiration),
    (COLOUR_KEY + 1, _colour),
    (PLACE_KEY, _place),
    (UPGRADE_KEY, _upgrade),
    (ROW_KEY, _row),
    (SEAT_KEY, _seat),
    (SPHERE_KEY, _sphere),
    (FORT_KEY, _fort),
    (SLOT_KEY, _slot),
    (SPACE_KEY, _to_space),
    (REALM_KEY, _realm),
    (ABILITY, _ability),
    (ACT, _act),
    (YES, _plain),
)
"""The first key of each kind, the last kind first."""
