"""Which answers look good at a glance, for Actions that have to be carried out many times a second.

A logit for every option, from what the seat sees alone. Nothing here looks ahead; a bot that has
the time tries rows of answers out instead.
"""

from __future__ import annotations

from collections.abc import Callable

from boardwright.core.decisions import Decision
from boardwright.games.cerebria.advised import Numbers
from boardwright.games.cerebria.board import CRA, NET, REACH, VAL, WIL
from boardwright.games.cerebria.glimpses import (
    fills,
    keeping,
    quelling,
    revealing,
    standing_at,
    worth_of,
)
from boardwright.games.cerebria.keys import (
    ABSORB,
    ACT,
    ACTION_ABILITY,
    AMBITION,
    CARD_KEY,
    DONE,
    FORT_KEY,
    REALM_KEY,
    ROTATE_ABILITY,
    SLOT_KEY,
    SPACE_KEY,
    SPHERE_KEY,
    TOKEN_ABILITY,
    UPGRADE_KEY,
    card_of,
    choose,
)
from boardwright.games.cerebria.picks import PICKS, plain
from boardwright.games.cerebria.sees import Sees
from boardwright.games.cerebria.spirits import (
    ACTION_NAMES,
    EXALT,
    FORTIFY,
    INVOKE,
    MOVE,
    QUELL,
    RAZE,
    UPGRADES,
    Row,
)

FOUR = 4


class Prior:
    """The logits under given numbers."""

    __slots__ = ("_builds", "numbers")

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self._builds = {f"build-{name}": action for action, name in enumerate(ACTION_NAMES)}

    def prior(self, decision: Decision, sees: Sees) -> list[float]:
        """A logit for every option, in their order."""
        key = decision.key
        if key == "ask-action":
            return [self._action(action, sees) for action in decision.options]
        building = self._builds.get(key)
        if building is not None:
            return self._build(decision, sees, building)
        if key == "ask-sphere":
            realms = [sees.realm_of(action - SPHERE_KEY) for action in decision.options]
            return [self._sphere(realm, sees) for realm in realms]
        if key == "ask-end-of-turn":
            return self._end_of_turn(decision, sees)
        return PICKS.get(key, plain)(decision, sees, self.numbers.logits)

    # A turn

    def _action(self, action: int, sees: Sees) -> float:
        logits = self.numbers.logits
        if ACT <= action < ACT + 5:
            which = action - ACT
            return (logits.move, logits.invoke, logits.quell, logits.fortify, logits.empower)[which]
        if REALM_KEY <= action < REALM_KEY + 5:
            return self._realm(action - REALM_KEY, sees)
        if action == ABSORB:
            return max(self._sphere(realm, sees) for realm in sees.reachable())
        if action == DONE:
            return logits.end if sees.actions else 0.0
        abilities = {
            TOKEN_ABILITY: logits.token_ability,
            ROTATE_ABILITY: logits.rotate,
            ACTION_ABILITY: logits.extra_action,
        }
        return abilities.get(action, logits.use)

    def _realm(self, realm: int, sees: Sees) -> float:
        logits, me = self.numbers.logits, sees.seat
        if realm == VAL:
            return logits.valley_poor if sees.wp(me) < 3 else logits.valley
        if realm == CRA:
            return logits.cradle_poor if sees.hand_size(me) < 2 else logits.cradle
        if realm == NET:
            return logits.network
        if realm == WIL:
            return logits.willow_poor if sees.essence(me) < 2 else logits.willow
        near = REACH[sees.space(me)]
        return logits.land_fill if any(fills(sees, slot) for slot in near) else logits.land

    def _sphere(self, realm: int, sees: Sees) -> float:
        """A Sphere to Absorb from: what it gives, and whether that triggers a Revelation."""
        logits = self.numbers.logits
        sphere, taken = sees.sphere_at(realm), sees.absorbs(realm)
        logit = logits.absorb + 0.2 * taken + self.numbers.bonus[sphere]
        if taken == sees.pool[sphere]:
            gain = revealing(sees, realm)
            logit += logits.reveal * gain if gain > 0 else logits.absorb_bad
        return logit

    def _end_of_turn(self, decision: Decision, sees: Sees) -> list[float]:
        """CER-153: Ambition if fewer than two are there and the hand has two cards; else cards."""
        poor = sees.ambition(sees.team) < 2 and sees.hand_size(sees.seat) >= 2
        return [float((action == AMBITION) == poor) for action in decision.options]

    # Building an Action up

    def _build(self, decision: Decision, sees: Sees, action: int) -> list[float]:
        """Ways to use it, upgrades, and cards for a token."""
        board = sees.board(sees.seat)[action]
        way = self._way(sees, action)
        tokens = self._tokens(decision, sees, action)
        found = []
        for option in decision.options:
            if UPGRADE_KEY <= option < UPGRADE_KEY + len(UPGRADES):
                found.append(self._upgrade(option - UPGRADE_KEY, board))
            else:
                token = tokens.get(option)
                found.append(way(option) if token is None else token)
        return found

    def _way(self, sees: Sees, action: int) -> Callable[[int], float]:
        """How what the Action can be used on is judged."""
        worth = self.numbers.logits.worth
        if action == MOVE:
            return lambda option: standing_at(sees, option - SPACE_KEY) if option < SLOT_KEY else 0
        if action == INVOKE:
            return lambda option: worth * worth_of(sees, card_of(option))
        if action == QUELL:
            return lambda option: quelling(sees, option - SLOT_KEY)
        if action == FORTIFY:
            return lambda option: -0.1 * sees.pool[sees.sphere_at(option - FORT_KEY)]
        return lambda option: 0.0

    def _upgrade(self, kind: int, board: Row) -> float:
        """What costs nothing is used; what changes the Action is tried; the rest if it pays."""
        logits = self.numbers.logits
        if 1 << kind in (EXALT, RAZE):
            return logits.exalt if 1 << kind == EXALT else logits.raze
        upgrade = next(upgrade for upgrade in board.upgrades if upgrade.kind == kind)
        price = upgrade.wp + 3 * upgrade.ambition
        return logits.free if price <= 0 else logits.dear * price / 2

    def _tokens(self, decision: Decision, sees: Sees, action: int) -> dict[int, float]:
        """Cards to discard for a token: most likely the one that is least worth keeping."""
        discards = [
            option
            for option in decision.options
            if option >= CARD_KEY and option != choose(card_of(option))
        ]
        if not discards:
            return {}
        logits, me = self.numbers.logits, sees.seat
        logit = logits.token
        if sees.tokens(me, action) == FOUR - 1:
            logit += logits.token_last
        if sees.hand_size(me) >= FOUR:
            logit += logits.token_rich
        discards.sort(key=lambda option: keeping(sees, card_of(option), logits))
        return {option: logit + logits.further * rank for rank, option in enumerate(discards)}
