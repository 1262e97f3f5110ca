"""What looks good at a glance: logits for the options of a decision, through the eyes of a seat,
and the options that are blunders.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardwright.core.decisions import Decision
from boardwright.games.etherfields.advised import Numbers
from boardwright.games.etherfields.content import COLOURS
from boardwright.games.etherfields.evaluation import strength
from boardwright.games.etherfields.keys import (
    AWAKEN,
    BOOST,
    DISTRESS,
    DONE,
    EMPTY,
    GAIN_GEM,
    GEM,
    LUCK_CARDS,
    NO,
    PASS,
    PASS_KIND,
    PASS_TURN,
    PEEK,
    SEAL,
    SPACE_KEY,
    SPACES,
    STOP,
    YES,
)
from boardwright.games.etherfields.prices import carried
from boardwright.games.etherfields.sees import Sees

NONE: frozenset[int] = frozenset()
FULL_POOL = 15
"""So many cards can be sealed from without danger."""
CALM = 4
"""Distress up to which more of it is no danger."""
KEPT = 3
"""ETH-181, ETH-185: with so many in hand a Dreamer still draws as much as can be held."""
GIVING = frozenset(("ask-discard", "ask-draw-discard", "ask-discard-cost", "ask-pay-price"))
"""Questions by which a card goes away."""


class Prior:
    """Logits under given numbers."""

    def __init__(self, numbers: Numbers) -> None:
        self._n = numbers.logits
        self._w = numbers.weights
        self._rules: dict[str, Callable[[Decision, Sees], list[float]]] = {
            "ask-pay": self._pay,
            "ask-option": self._choose,
            "ask-path": self._walk,
            "ask-team-path": self._walk,
            "ask-cost": self._way_to_pay,
            "ask-colour": self._way_to_pay,
            "ask-reshuffle-price": self._price,
            "ask-boost-fail": self._price,
            "ask-effort": self._effort,
        }

    def prior(self, decision: Decision, sees: Sees) -> Sequence[float]:
        """A logit for every option, in their order."""
        rule = self._rules.get(decision.key)
        if rule is not None:
            return rule(decision, sees)
        if decision.key in GIVING:
            return [self._give(sees, action) for action in decision.options]
        return [self._plain(action) for action in decision.options]

    def _way_to_pay(self, decision: Decision, sees: Sees) -> list[float]:
        """The colour that markers lie in already; or one that the hand has, with little lost."""
        found, marked = [], sees.marked()
        keys = sees.pack.keys
        for action in decision.options:
            logit = 0.0
            for part in carried(decision, keys.key(action)):
                if part.of in COLOURS:
                    colour = COLOURS.index(part.of)
                    cards = sees.cheapest(colour, part.amount)
                    logit += 1.5 - 0.5 * len(cards) if cards else -0.5
                    logit += self._n.marked * marked[colour]
            found.append(logit)
        return found

    def _plain(self, action: int) -> float:
        n = self._n
        if action in (PASS, PASS_TURN, PASS_KIND):
            return n.let_pass - (0.5 if action != PASS else 0.0)
        if action in (DONE, STOP):
            return n.done
        return n.yes if action == YES else 0.0

    def _choose(self, decision: Decision, sees: Sees) -> list[float]:
        """What brings something unseen into sight."""
        names = [sees.pack.keys.key(action).partition(":")[2] for action in decision.options]
        worth = sees.worth_of_options(decision.source, frozenset(names))
        return [self._n.option * worth.get(name, 0.0) for name in names]

    def _give(self, sees: Sees, action: int) -> float:
        """The weakest card first; where none has to go, none does."""
        if action == DONE:
            return 1.0
        first = sees.pack.key.card
        if first <= action < first + len(sees.pack.cards):
            return self._n.worth * strength(sees.card(action - first))
        return 0.0

    def _pay(self, decision: Decision, sees: Sees) -> list[float]:
        """The cheapest way to the price, and no more."""
        n, args = self._n, decision.args
        colour = COLOURS.index(str(args["colour"]))
        paid, need = int(str(args["paid"])), int(str(args["need"]))
        if args["for"] == "move":
            need = max(need, need - 1 + self._spaces_wanted(sees))
        elif "enough" in decision.progress:
            need = max(need, int(str(decision.progress["enough"])))
        left = need - paid
        best = set(sees.cheapest(colour, left)) if left > 0 else set()
        found = []
        for action in decision.options:
            if action == DONE:
                found.append(n.enough if left <= 0 else n.stop)
            elif action in best:
                found.append(n.cheapest)
            elif action == BOOST:
                found.append(n.boost - 1.0 * max(left - 1, 0) if left > 0 else -4.0)
            elif action in (PASS, PASS_TURN, PASS_KIND):
                found.append(0.0)
            elif action in (STOP, GEM):
                found.append(-1.0 if best or left <= 3 else n.stop)
            else:
                found.append(0.5 if best else n.cheapest - 0.2 if left > 0 else -2.0)
        return found

    def _spaces_wanted(self, sees: Sees) -> int:
        return self._way(sees, -1)[1] or 1

    def _way(self, sees: Sees, space: int) -> tuple[float, int]:
        """What a place is worth to the seat, and how far from there the best aim is."""
        w, best = self._w, (0.0, 0)
        for aim in sees.aims:
            if sees.seat in aim.seats:
                far = sees.steps(sees.seat, aim, space)
                if far >= 0:
                    left = 1 - w.space * min(far, 12) - w.intent * min(aim.lacks, 12)
                    best = max(best, (min(aim.worth, 1.0) * max(left, 0.0), far))
        return best

    def _walk(self, decision: Decision, sees: Sees) -> list[float]:
        """Where the best aim is nearer."""
        near = self._n.near / self._w.space
        found = []
        for action in decision.options:
            space = action - SPACE_KEY if SPACE_KEY <= action < SPACE_KEY + SPACES else -1
            found.append(near * self._way(sees, space)[0])
        return found

    def _effort(self, decision: Decision, sees: Sees) -> list[float]:
        """As many Hours as spaces are wanted, and no more."""
        wanted = self._spaces_wanted(sees)
        return [-abs(index + 1 - wanted) for index in range(len(decision.options))]

    def _price(self, decision: Decision, sees: Sees) -> list[float]:
        """Seal from a full deck, suffer with a calm mind."""
        seat, found = sees.seat, []
        for action in decision.options:
            if action == SEAL:
                found.append(1.0 if sees.pool(seat) >= FULL_POOL else -1.0)
            elif action == DISTRESS:
                found.append(0.5 if sees.distress(seat) <= CALM else -3.0)
            else:
                found.append(0.7)
        return found


def veto(decision: Decision, sees: Sees) -> frozenset[int]:
    """Options that are blunders; never all of them."""
    found: set[int] = set()
    if decision.key in ("ask-action", "ask-round"):
        found.update((EMPTY, LUCK_CARDS, PEEK))
        found.update([action for action in decision.options if sees.is_untimely(action)])
        if sees.hand_size(sees.seat) < 5 or sees.gems(sees.seat):
            found.add(GAIN_GEM)
    elif decision.key == "ask-pay":
        if DONE in decision.options:
            found.add(BOOST)
        if not decision.args.get("paid"):
            found.add(STOP)  # whoever begins goes through with it, or would begin again and again
    elif decision.key == "ask-window":
        found.update((PASS_TURN, PASS_KIND))
    elif decision.key == "ask-deck" or (
        decision.key == "ask-draw-discard" and sees.hand_size(sees.seat) <= KEPT
    ):
        found.update(set(decision.options) - {DONE})
    elif decision.key == "ask-items":
        found.add(DONE)
    elif decision.key == "ask-agree":
        found.add(NO)
    elif decision.key == "ask-change-dreamers":
        found.add(YES)
    elif decision.key == "ask-skip-before" and sees.onward != AWAKEN:
        found.add(NO)  # the way is long; what is lost by it is back after the next Awakening
    elif decision.key == "ask-travel" and sees.onward in decision.options:
        found.update(set(decision.options) - {sees.onward})
    vetoed = frozenset(found.intersection(decision.options))
    return vetoed if len(vetoed) < len(decision.options) else NONE
