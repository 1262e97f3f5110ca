"""Which answers look good at a glance, for effects that have to be carried out many times a second.

A logit for every option, from what the seat sees alone. Nothing here looks ahead; a bot that has
the time tries the options out instead.
"""

from __future__ import annotations

from functools import cache

from boardwright.core.decisions import Decision
from boardwright.games.innovation.advised import HAS_DEMAND, HAS_SHARE, Numbers
from boardwright.games.innovation.facts import (
    COLOUR,
    LEFT,
    NEEDS,
    OF_PERIOD,
    PERIOD,
    PERIODS,
    SHOWS,
    WIDTH,
    highest,
    points_of,
)
from boardwright.games.innovation.keys import (
    ACTIVATE,
    CHOOSE,
    COLOUR_KEY,
    DOMINATE,
    OWNED,
    PLAY,
    SEAT_KEY,
    SPLAY_KEY,
    VALUE_KEY,
    YES,
)
from boardwright.games.innovation.sees import Sees, value_of

GIVEN_UP = frozenset(("recycle", "transfer", "exchange", "show"))
"""What is done with a card of one's own is to be rid of it."""


@cache
def verb_of(key: str) -> str:
    """What is to be done with the card that a prompt asks for: "some-recycle-next" -> "recycle"."""
    return key.removesuffix("-next").partition("-")[2]


class Prior:
    """The logits under given numbers."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers

    def prior(self, decision: Decision, sees: Sees) -> list[float]:
        """A logit for every option, in their order."""
        if decision.key == "ask-action":
            return [self._action(action, sees) for action in decision.options]
        if decision.key == "ask-first-card":
            return [self.numbers.first[action - PLAY] for action in decision.options]
        return [self._choice(decision, action, sees) for action in decision.options]

    # Actions

    def _action(self, action: int, sees: Sees) -> float:
        if action >= DOMINATE:
            return self._dominate(action - DOMINATE, sees)
        if action >= ACTIVATE:
            return self._activate(action - ACTIVATE, sees)
        if action >= PLAY:
            return self._play(action - PLAY, sees)
        return 0.0

    def _dominate(self, period: int, sees: Sees) -> float:
        logits = self.numbers.logits
        if sees.dominations(sees.seat) + 1 >= sees.needed:
            return logits.win
        if any(sees.within_reach(other) >> period & 1 for other in sees.others()):
            return logits.dominate_contested
        return logits.dominate

    def _activate(self, card: int, sees: Sees) -> float:
        logits, icon = self.numbers.logits, NEEDS[card]
        mine = sees.count(sees.seat, icon)
        logit = logits.activate * self.numbers.gain[card]
        for other in sees.others():
            if sees.count(other, icon) < mine:
                logit += logits.hit if HAS_DEMAND[card] else 0.0
            elif HAS_SHARE[card]:
                logit += logits.gift
        return logit

    def _play(self, card: int, sees: Sees) -> float:
        logits, gain = self.numbers.logits, self.numbers.gain
        covered = sees.top(sees.seat, COLOUR[card])
        logit, best = 0.0, sees.top_value(sees.seat)
        if covered < 0:
            logit += logits.new_colour
        elif gain[covered] > gain[card]:
            logit += logits.covers * (gain[covered] - gain[card])
        if PERIOD[card] > best:
            logit += logits.raises
        elif PERIOD[card] < value_of(covered):
            logit += logits.lowers
        return logit

    # Choices in effects

    def _choice(self, decision: Decision, action: int, sees: Sees) -> float:
        if CHOOSE <= action < DOMINATE:
            return self._card(verb_of(decision.key), action - CHOOSE, sees)
        if action == YES:
            return self._yes(decision.key.removeprefix("may-"), sees)
        if action < COLOUR_KEY:
            return 0.0
        if action >= SPLAY_KEY:
            way, colour = divmod(action - SPLAY_KEY, 5)
            return self._splay(colour, way, sees)
        if action >= OWNED:
            owner, value = divmod(action - OWNED, 11)
            return 0.3 * value + 0.05 * sees.points(owner)
        if action >= SEAT_KEY:
            return -0.05 * sees.points(action - SEAT_KEY)
        if action >= VALUE_KEY:
            return _harm_of_naming(action - VALUE_KEY, sees)
        if decision.key == "may-rearrange":
            return -0.1
        return 0.2 * sees.size(sees.seat, action - COLOUR_KEY)

    def _card(self, verb: str, card: int, sees: Sees) -> float:
        """A card to do something with, the better the higher."""
        logits, me = self.numbers.logits, sees.seat
        worth = logits.value * (PERIOD[card] - sees.top_value(me))
        worth += logits.keep * self.numbers.gain[card]
        active = bool(sees.active(me) >> card & 1)
        if verb == "score":
            cost = logits.keep * self.numbers.gain[card] if active else 0.0
            return logits.take + logits.value * PERIOD[card] - cost
        if verb == "play":
            return 0.1 + self._play(card, sees)
        if verb == "archive":
            return logits.take - worth
        own = active or (sees.hand(me) | sees.influence(me)) >> card & 1
        if verb in GIVEN_UP and own:
            return logits.take - worth
        return worth

    def _splay(self, colour: int, way: int, sees: Sees) -> float:
        logits = self.numbers.logits
        logit = logits.splay + logits.splay_icon * icons_gained(sees, colour, way)
        if way == LEFT and sees.splay(sees.seat, colour) > LEFT:
            logit += logits.splay_back
        return logit

    def _yes(self, what: str, sees: Sees) -> float:
        me = sees.seat
        if what == "exchange-highest":
            hand, influence = highest(sees.hand(me)), highest(sees.influence(me))
            return 0.2 * (points_of(hand) - points_of(influence))
        if what == "exchange-hand-influence":
            return 0.2 * (points_of(sees.hand(me)) - points_of(sees.influence(me)))
        if what == "recycle-three":
            return 1.0 if sees.hand_size(me) >= 3 and sees.top_value(me) < 3 else -1.0
        return self.numbers.yes.get(what, self.numbers.logits.take)


def icons_gained(sees: Sees, colour: int, way: int) -> int:
    """Visible icons that a pile of the seat's own would gain by this splay."""
    pile = sees.pile(sees.seat, colour)
    now = SHOWS[sees.splay(sees.seat, colour)]
    return sum(_icons(SHOWS[way][card]) - _icons(now[card]) for card in pile[1:])


@cache
def _icons(packed: int) -> int:
    total = 0
    while packed:
        total += packed & (1 << WIDTH) - 1
        packed >>= WIDTH
    return total


def _harm_of_naming(value: int, sees: Sees) -> float:
    """Naming a value recycles all influence of it, everybody's."""
    if value not in PERIODS:
        return 0.0
    theirs = max(sees.influence_values(other).count(value) for other in sees.others())
    mine = (sees.influence(sees.seat) & OF_PERIOD[value]).bit_count()
    return 0.2 * value * (theirs - mine)
