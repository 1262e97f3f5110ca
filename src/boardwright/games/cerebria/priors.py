"""Which answers look good at a glance, for Actions that have to be carried out many times a second.

A logit for every option, from what the seat sees alone. Nothing here looks ahead; a bot that has
the time tries rows of answers out instead.
"""

from __future__ import annotations

from collections.abc import Callable

from boardwright.core.decisions import Decision
from boardwright.games.cerebria.advised import Numbers
from boardwright.games.cerebria.board import CRA, LAN, NET, REACH, SPHERES_OF, VAL, WIL
from boardwright.games.cerebria.glimpses import (
    fills,
    keeping,
    placing,
    quelling,
    revealing,
    standing_at,
    worth_of,
)
from boardwright.games.cerebria.keys import (
    ABSORB,
    ACT,
    ADD,
    AMBITION,
    AMOUNT_KEY,
    ASPIRATION_KEY,
    CARD_KEY,
    DONE,
    DRAW,
    FORT_KEY,
    LIFT,
    NO,
    PLACE_KEY,
    REALM_KEY,
    REWARD_KEY,
    ROTATE_ABILITY,
    ROW_KEY,
    SEAT_KEY,
    SLOT_KEY,
    SPACE_KEY,
    SPHERE_KEY,
    TOKEN_ABILITY,
    UPGRADE_KEY,
    USE_KEY,
    YES,
    card_of,
    choose,
)
from boardwright.games.cerebria.sees import Sees
from boardwright.games.cerebria.spirits import (
    ACTION_NAMES,
    EMPOWER,
    EXALT,
    FORTIFY,
    INVOKE,
    MOVE,
    QUELL,
    RAZE,
    UPGRADES,
)

Logits = list[float]
Judge = Callable[[Decision, Sees], Logits]

FOUR = 4
WILD_ROWS = (3.0, 4.0, 2.0, 2.5, 1.0)
"""The rows to unlock first."""


class Prior:
    """The logits under given numbers."""

    __slots__ = ("_judges", "numbers")

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self._judges: dict[str, Judge] = {
            "ask-action": self._actions,
            "ask-end-of-turn": self._end_of_turn,
            "ask-place-figure": self._spaces,
            "ask-place-second": self._spaces,
            "ask-place-emotion": self._slots_for_own,
            "ask-invoke-slot": self._slots_for_own,
            "ask-relocate-to": self._slots_for_own,
            "ask-relocate": self._relocated,
            "ask-wild": self._wilds,
            "ask-row": self._rows,
            "may-row": self._rows,
            "ask-place": self._places,
            "ask-sphere": self._spheres,
            "ask-hidden": self._aspirations,
            "ask-remove-aspiration": self._removed,
            "ask-harvest": self._harvest,
            "ask-intensify": self._intensified,
            "may-kindle": self._intensified,
            "may-entrust": self._intensified,
            "ask-give": self._intensified,
            "may-give": self._intensified,
            "ask-embrace": self._intensified,
            "may-intensify-more": self._more,
            "may-draw-more": self._draw_more,
            "ask-essence": self._amounts,
            "ask-wildfire": self._harmed,
            "may-burn": self._harmed,
            "ask-unsettle": self._harmed,
            "may-unsettle": self._harmed,
            "ask-discard": self._discards,
            "ask-discard-one": self._discards,
            "ask-reveal": self._shown,
            "ask-reward": self._rewards,
            "ask-shift": self._shifted,
            "may-shift": self._shifted,
            "ask-push": self._shifted,
        }
        for action, name in enumerate(ACTION_NAMES):
            self._judges[f"build-{name}"] = (
                self._moves, self._invokes, self._quells, self._fortifies, self._empowers
            )[action]  # fmt: skip

    def prior(self, decision: Decision, sees: Sees) -> Logits:
        """A logit for every option, in their order."""
        judge = self._judges.get(decision.key)
        return judge(decision, sees) if judge is not None else self._plain(decision, sees)

    def _plain(self, decision: Decision, sees: Sees) -> Logits:
        """Yes rather than no, to do rather than not, the first before the others."""
        yes = self.numbers.logits.yes
        return [
            0.0 if action in (NO, DONE) else yes - 0.01 * n
            for n, action in enumerate(decision.options)
        ]

    # A turn

    def _actions(self, decision: Decision, sees: Sees) -> Logits:
        return [self._action(action, sees) for action in decision.options]

    def _action(self, action: int, sees: Sees) -> float:
        logits, me = self.numbers.logits, sees.seat
        if ACT <= action < ACT + 5:
            which = action - ACT
            return (logits.move, logits.invoke, logits.quell, logits.fortify, logits.empower)[which]
        if REALM_KEY <= action < REALM_KEY + 5:
            return self._realm(action - REALM_KEY, sees)
        if action == ABSORB:
            return max(self._sphere(realm, sees) for realm in SPHERES_OF[sees.space(me)])
        if action == TOKEN_ABILITY:
            return logits.token_ability
        if action == ROTATE_ABILITY:
            return logits.rotate
        if action == DONE:
            return logits.end if sees.actions else 0.0
        return logits.use if action >= USE_KEY else logits.extra_action

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
        logits, bonus = self.numbers.logits, self.numbers.bonus
        sphere = next(n for n in range(5) if sees.realm_of(n) == realm)
        taken = sees.absorbs(realm)
        logit = logits.absorb + 0.2 * taken + bonus[sphere]
        if taken == sees.pool[sphere]:
            gain = revealing(sees, realm)
            logit += logits.reveal * gain if gain > 0 else logits.absorb_bad
        return logit

    def _spheres(self, decision: Decision, sees: Sees) -> Logits:
        return [
            self._sphere(sees.realm_of(action - SPHERE_KEY), sees) for action in decision.options
        ]

    def _end_of_turn(self, decision: Decision, sees: Sees) -> Logits:
        """CER-153: Ambition if fewer than two are there and the hand has two cards; else cards."""
        poor = sees.ambition(sees.team) < 2 and sees.hand_size(sees.seat) >= 2
        return [float((action == AMBITION) == poor) for action in decision.options]

    # Building an Action up

    def _build(
        self, decision: Decision, sees: Sees, action: int, way: Callable[[int], float]
    ) -> Logits:
        """Ways to use it, upgrades, and cards for a token."""
        logits = self.numbers.logits
        board = sees.board(sees.seat)[action]
        found = []
        for option in decision.options:
            if UPGRADE_KEY <= option < UPGRADE_KEY + len(UPGRADES):
                found.append(self._upgrade(option - UPGRADE_KEY, board.upgrades, logits.free))
            elif option >= CARD_KEY and option != choose(card_of(option)):
                found.append(self._token(action, card_of(option), sees))
            else:
                found.append(way(option))
        return found

    def _upgrade(self, kind: int, upgrades: tuple[object, ...], free: float) -> float:
        logits = self.numbers.logits
        for upgrade in upgrades:
            if upgrade.kind == kind:  # type: ignore[attr-defined]
                price = upgrade.wp + 3 * upgrade.ambition  # type: ignore[attr-defined]
                if 1 << kind in (EXALT, RAZE):
                    return logits.exalt if 1 << kind == EXALT else logits.raze
                return logits.free if price <= 0 else logits.dear * price / 2
        return 0.0

    def _token(self, action: int, card: int, sees: Sees) -> float:
        logits, me = self.numbers.logits, sees.seat
        logit = logits.token - 0.1 * keeping(sees, card)
        if sees.tokens(me, action) == FOUR - 1:
            logit += logits.token_last
        if sees.hand_size(me) >= FOUR:
            logit += logits.token_rich
        return logit

    def _moves(self, decision: Decision, sees: Sees) -> Logits:
        def way(option: int) -> float:
            if SPACE_KEY <= option < SLOT_KEY:
                return standing_at(sees, option - SPACE_KEY)
            return 0.0

        return self._build(decision, sees, MOVE, way)

    def _invokes(self, decision: Decision, sees: Sees) -> Logits:
        logits = self.numbers.logits
        return self._build(
            decision, sees, INVOKE, lambda option: logits.worth * worth_of(sees, card_of(option))
        )

    def _quells(self, decision: Decision, sees: Sees) -> Logits:
        return self._build(decision, sees, QUELL, lambda option: quelling(sees, option - SLOT_KEY))

    def _fortifies(self, decision: Decision, sees: Sees) -> Logits:
        return self._build(
            decision, sees, FORTIFY, lambda option: -0.1 * sees.pool[_sphere_at(sees, option)]
        )

    def _empowers(self, decision: Decision, sees: Sees) -> Logits:
        return self._build(decision, sees, EMPOWER, lambda option: 0.0)

    # Slots and spaces

    def _spaces(self, decision: Decision, sees: Sees) -> Logits:
        return [standing_at(sees, action - SPACE_KEY) for action in decision.options]

    def _slots_for_own(self, decision: Decision, sees: Sees) -> Logits:
        logits = self.numbers.logits
        return [placing(sees, action - SLOT_KEY, logits) for action in decision.options]

    def _relocated(self, decision: Decision, sees: Sees) -> Logits:
        logits = self.numbers.logits
        return [-placing(sees, action - SLOT_KEY, logits) for action in decision.options]

    def _intensified(self, decision: Decision, sees: Sees) -> Logits:
        take = self.numbers.logits.take
        return [
            0.0
            if action in (NO, DONE)
            else take + fills(sees, action - SLOT_KEY) - 0.1 * sees.force[action - SLOT_KEY]
            for action in decision.options
        ]

    def _harmed(self, decision: Decision, sees: Sees) -> Logits:
        take = self.numbers.logits.take
        return [
            0.0 if action in (NO, DONE) else take + quelling(sees, action - SLOT_KEY)
            for action in decision.options
        ]

    def _shifted(self, decision: Decision, sees: Sees) -> Logits:
        """An own figure to a better place, another's to a worse one."""
        who = decision.args.get("seat", sees.seat)
        assert isinstance(who, int)
        sign = 1 if sees.team_of(who) == sees.team else -1
        here = standing_at(sees, sees.space(who))
        return [
            sign * here if action == NO else sign * standing_at(sees, action - SPACE_KEY)
            for action in decision.options
        ]

    # Amounts, rows, cards

    def _more(self, decision: Decision, sees: Sees) -> Logits:
        """Further Essence: as long as the Emotion can be filled."""
        return [{ADD: 0.6, LIFT: 0.4}.get(action, 0.3) for action in decision.options]

    def _draw_more(self, decision: Decision, sees: Sees) -> Logits:
        rich = sees.wp(sees.seat) > 8 and sees.hand_size(sees.seat) < 3
        return [float((action == DRAW) == rich) for action in decision.options]

    def _amounts(self, decision: Decision, sees: Sees) -> Logits:
        return [0.5 * (action - AMOUNT_KEY) for action in decision.options]

    def _harvest(self, decision: Decision, sees: Sees) -> Logits:
        """So much that some Essence and some WP are there afterwards."""
        wp = sees.wp(sees.seat) - sees.fee(WIL)
        wanted = max(1, min(4 - sees.essence(sees.seat), wp - 2))
        return [-0.5 * abs(action - AMOUNT_KEY - wanted) for action in decision.options]

    def _wilds(self, decision: Decision, sees: Sees) -> Logits:
        me = sees.seat
        return [
            -1.0 if sees.row(me, action - ROW_KEY) & 7 else WILD_ROWS[action - ROW_KEY]
            for action in decision.options
        ]

    def _rows(self, decision: Decision, sees: Sees) -> Logits:
        """A row to be completed first, then one to be unlocked, then the fullest."""
        found = []
        for action in decision.options:
            if action == NO:
                found.append(-1.0)
                continue
            tokens = sees.tokens(sees.seat, action - ROW_KEY)
            found.append((1.0, 0.2, 0.5, 2.0, 0.0)[tokens] + 0.1 * WILD_ROWS[action - ROW_KEY])
        return found

    def _places(self, decision: Decision, sees: Sees) -> Logits:
        """The last upgrade of a row makes it cheaper, on side A of every board."""
        return [0.01 * (action - PLACE_KEY) for action in decision.options]

    def _aspirations(self, decision: Decision, sees: Sees) -> Logits:
        """The Hidden Aspiration in which the team leads furthest."""
        leads, weight = sees.leads(), self.numbers.logits.hidden
        return [weight * leads[action - ASPIRATION_KEY] for action in decision.options]

    def _removed(self, decision: Decision, sees: Sees) -> Logits:
        leads, weight = sees.leads(), self.numbers.logits.hidden
        return [-weight * leads[action - ASPIRATION_KEY] for action in decision.options]

    def _discards(self, decision: Decision, sees: Sees) -> Logits:
        return [-keeping(sees, card_of(action)) for action in decision.options]

    def _shown(self, decision: Decision, sees: Sees) -> Logits:
        """Better a card that everybody has seen."""
        seen = sees.shown(sees.seat)
        return [float(card_of(action) in seen) for action in decision.options]

    def _rewards(self, decision: Decision, sees: Sees) -> Logits:
        return [(1.0, 0.8, 0.5)[action - REWARD_KEY] for action in decision.options]


def _sphere_at(sees: Sees, option: int) -> int:
    realm = option - FORT_KEY
    return next(n for n in range(5) if sees.realm_of(n) == realm)


__all__ = ["LAN", "SEAT_KEY", "YES", "Prior"]
