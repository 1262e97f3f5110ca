"""What a Spirit Action costs while it is being built up: a target shows the whole price, an upgrade
what it adds. Where nothing is left to choose after an answer, it pays at once and shows it all.
"""

from __future__ import annotations

from boardwright.core.decisions import Cost, Decision
from boardwright.games.cerebria.acts import building, invoking
from boardwright.games.cerebria.board import REACH, REALM
from boardwright.games.cerebria.costs import POWER_RULE, invoke_essence_parts, parts
from boardwright.games.cerebria.emotions import STARTING
from boardwright.games.cerebria.keys import (
    CARD_KEY,
    PLACE_KEY,
    SEAT_KEY,
    SLOT_KEY,
    SPACE_KEY,
    UPGRADE_KEY,
    card_of,
    choose,
)
from boardwright.games.cerebria.moves import has_room
from boardwright.games.cerebria.spirits import (
    ACTION_NAMES,
    EMBRACE,
    FORGING_BONDS,
    HARMONY,
    INNER_FORCE,
    INVOKE,
    MOVE,
    QUELL,
    SHARING,
    UPGRADE,
    UPGRADES,
)
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.tokens import colours, places

Price = tuple[Cost, ...]

LAST_UPGRADE = UPGRADE_KEY + len(UPGRADES)

BY_TARGET = frozenset((POWER_RULE, "CER-174", "CER-455"))
"""Parts that depend on the target: what Emotions add or take off, and the minimum of 0."""


def used(decision: Decision) -> int:
    """The upgrades picked so far, as a mask."""
    names = decision.progress["upgrades"]
    assert isinstance(names, list)
    return sum(1 << UPGRADE[str(name)] for name in names)


def built(s: State, decision: Decision, action: int, seat: int) -> Price:
    """A target, an upgrade more, or a card for a token."""
    name, use = str(decision.progress["action"]), used(decision)
    which, realm = ACTION_NAMES.index(name), _realm_of(decision)
    if UPGRADE_KEY <= action < LAST_UPGRADE:
        more = use | 1 << action - UPGRADE_KEY
        return _settled(s, seat, which, more, realm) or _added(s, seat, which, use, more)
    if action >= CARD_KEY and action != choose(card_of(action)):
        return _after_card(s, seat, which, card_of(action), realm)
    return _aimed(s, seat, which, use, action, realm)


def _realm_of(decision: Decision) -> int:
    """CER-339: the Realm that a bonus Invoke is bound to; -1 for any other Action."""
    name = decision.progress.get("realm")
    return REALM[str(name)] if name else -1


# Targets


def _aimed(s: State, seat: int, action: int, use: int, way: int, realm: int) -> Price:
    """A target named: the whole price."""
    if action == MOVE:
        if SEAT_KEY <= way < SEAT_KEY + s.seats:
            return parts(s, seat, MOVE, use, s.space[way - SEAT_KEY])
        return _moved(s, seat, use, way - SPACE_KEY)
    if action == QUELL:
        return parts(s, seat, QUELL, use, way - SLOT_KEY)
    if action == INVOKE:
        bleak = s.table.kind[card_of(way)] == STARTING
        where = invoking.slots(s, seat, use, bleak, realm)
        return invoked(s, seat, use, where[0] if len(where) == 1 else -1)
    return parts(s, seat, action, use, 0)


def _moved(s: State, seat: int, use: int, space: int) -> Price:
    """CER-334: Embrace takes an Essence besides; with two Emotions there, once one is chosen."""
    price = parts(s, seat, MOVE, use, space)
    own = [n for n in REACH[space] if s.side[n] == s.team[seat] and has_room(s, n)]
    if use & EMBRACE and len(own) == 1:
        return (*price, Cost(1, "essence", "CER-334"))
    return price


def invoked(s: State, seat: int, use: int, slot: int) -> Price:
    """CER-186, CER-455: with the Essence; for a slot not chosen yet (-1), what any slot costs."""
    lines = [*parts(s, seat, INVOKE, use, slot), Cost(1, "essence", "CER-186")]
    if use & INNER_FORCE:
        lines.append(Cost(-1, "essence", "CER-190"))
    if use & FORGING_BONDS:
        lines.append(Cost(-1, "essence", "CER-335"))
    if use & SHARING:
        lines.append(Cost(1, "essence", "CER-348"))
    if s.rules.powers:
        demanded = invoke_essence_parts(s, seat, slot)
        lines += [Cost(amount, "essence", "CER-455") for amount, _ in demanded]
    return tuple(lines)


# Upgrades


def _added(s: State, seat: int, action: int, use: int, more: int) -> Price:
    """What an upgrade adds: its own price, what it saves, and Hatred's discount for the first."""
    before = _without_target(s, seat, action, use)
    return tuple(line for line in _without_target(s, seat, action, more) if line not in before)


def _without_target(s: State, seat: int, action: int, use: int) -> Price:
    full = invoked(s, seat, use, -1) if action == INVOKE else parts(s, seat, action, use, -1)
    return tuple(line for line in full if line.rule not in BY_TARGET)


def _settled(s: State, seat: int, action: int, use: int, realm: int) -> Price:
    """The price, where nothing is left to choose after these upgrades: then it is paid at once."""
    if s.hand[seat]:
        return ()
    board, have = s.boards[seat][action], building.FILLED[s.rows[5 * seat + action]]

    def ways(s: State, me: int, use: int) -> list[int]:
        if realm >= 0:
            return invoking.ways(s, me, use, realm)
        return building.WAYS[action](s, me, use)

    while True:
        targets = ways(s, seat, use)
        more = [
            bit
            for n, bit in enumerate(board.bits)
            if have >> n & 1
            and not use & bit
            and building.leads(s, seat, action, use | bit, ways, have, 0)
        ]
        if len(targets) + len(more) != 1:
            return ()
        if targets:
            return _aimed(s, seat, action, use, targets[0], realm)
        use |= more[0]


# Tokens: with the last card gone, the rest may follow by itself


def _after_card(s: State, seat: int, action: int, card: int, realm: int) -> Price:
    """A card for a token: the price, if it is the last card and leaves nothing to choose."""
    free = places(s.rows[5 * seat + action])
    if s.hand[seat] != (card,) or len(free) > 1 or s.has_spirit_power(seat, HARMONY):
        return ()
    trial = s.copy()
    trial.hand[seat] = ()
    return _with_token(trial, seat, action, free[0], realm)


def laid(s: State, decision: Decision, action: int, seat: int) -> Price:
    """A space or a colour for the token of an Action that is being built up."""
    which = ACTION_NAMES.index(str(decision.args["action"]))
    if decision.key == "ask-place":
        if decision.rule != "CER-163":
            return ()
        if s.has_spirit_power(seat, HARMONY) and len(colours(s.rows[5 * seat + which])) > 1:
            return ()
        name = "unlock" if action == PLACE_KEY else UPGRADES[action - PLACE_KEY - 1]
    elif decision.rule != "CER-092":
        return ()
    else:
        name = str(decision.args["upgrade"])
    names = [UPGRADES[upgrade.kind] for upgrade in s.boards[seat][which].upgrades]
    place = 0 if name == "unlock" else names.index(name) + 1
    return _with_token(s.copy(), seat, which, place, -1)


def _with_token(trial: State, seat: int, action: int, place: int, realm: int) -> Price:
    trial.rows[5 * seat + action] |= 7 << 3 * place
    return _settled(trial, seat, action, 0, realm)
