"""What a player should know before an answer that cannot be taken back."""

from __future__ import annotations

from collections.abc import Iterator

from boardwright.core.decisions import Decision
from boardwright.core.messages import Message
from boardwright.games.etherfields import gradual, harm, placing
from boardwright.games.etherfields import keys as k
from boardwright.games.etherfields.content import LUCK, Action, Effect
from boardwright.games.etherfields.endings import mortal
from boardwright.games.etherfields.present_actions import is_action, is_begun
from boardwright.games.etherfields.pricing import Price
from boardwright.games.etherfields.state import FEWEST_CARDS, State
from boardwright.games.etherfields.stats import value
from boardwright.games.etherfields.suggesting import Payment, payments
from boardwright.games.etherfields.supplies import supply

NEAR = 2
"""ETH-212: with so many cards above the fewest, sealing is warned of."""
REVEALING = frozenset(("reveal", "script", "overlay"))
SUFFERING = frozenset(("ask-who-suffers",))


def warning(s: State, decision: Decision, action: int, seat: int, paid: Price) -> Message | None:
    """The most important thing to warn of, if there is any."""
    return next(_found(s, decision, action, seat, paid), None)


def _found(s: State, decision: Decision, action: int, seat: int, paid: Price) -> Iterator[Message]:
    """Whatever there is to warn of, the worst first."""
    distress = sum([part.amount for part in paid if part.of == "distress"])
    if decision.key in SUFFERING and k.SEAT_KEY <= action < k.SPACE_KEY:
        yield from _deadly(s, action - k.SEAT_KEY, 1, seat)
    if distress:
        yield from _deadly(s, seat, distress, seat)
    sealed = sum([part.amount for part in paid if part.of == "seal"])
    left = harm.cards_left(s, seat) - sealed
    if sealed and left < FEWEST_CARDS and mortal(s):
        yield Message("warn-seal-kills", {"fewest": FEWEST_CARDS})
    begins = placing.is_placing(s, action) or (is_action(s, action) and is_begun(decision))
    if placing.is_placing(s, action) and placing.would_kill(s, seat) and mortal(s):
        yield Message("warn-place-kills")
    if decision.key == "ask-pay":
        yield from _of_payment(s, decision, action)
    if begins and _needs_luck(s, seat, action):
        yield Message("warn-needs-luck")
    if begins and is_action(s, action) and _reveals(s, s.pack.actions[action - k.ACTION_KEY]):
        yield Message("warn-reveals")
    if sealed and left <= FEWEST_CARDS + NEAR and mortal(s):
        yield Message("warn-seal-near", {"left": left, "fewest": FEWEST_CARDS})
    if action == k.AWAKEN and (s.keys or any(me.gems for me in s.seats)):
        yield Message("warn-awakening")


def _deadly(s: State, who: int, n: int, reader: int) -> Iterator[Message]:
    """ETH-209, ETH-211: so much Distress is too much for a Dreamer, or for the supply."""
    if not mortal(s):
        return
    if s.seats[who].distress + n >= value(s, "distress_limit", who):
        if who == reader:
            yield Message("warn-distress-kills")
        else:
            yield Message("warn-distress-kills-other", {"seat": who})
    elif supply(s, "distress") < n:
        yield Message("warn-supply-kills")


def _of_payment(s: State, decision: Decision, action: int) -> Iterator[Message]:
    """ETH-242, ETH-326: what is lost by giving up, or by a Fail."""
    args = decision.args
    if action == k.STOP and args.get("paid"):
        yield Message("warn-payment-lost", {"paid": args["paid"], "colour": args["colour"]})
    if action == k.BOOST:
        faces = s.pack.luck
        fails = sum([face == LUCK.index("fail") for face in faces])
        yield Message("warn-boost", {"fails": fails, "faces": len(faces)})


def _needs_luck(s: State, seat: int, action: int) -> bool:
    """ETH-242: a payment that hand and Items alone do not make."""
    ways = payments(s, seat, action)
    return bool(ways) and all(is_short(way) for way in ways)


def is_short(way: Payment) -> bool:
    return bool(way.enough) and not way.keys


def _reveals(s: State, action: Action) -> bool:
    """ETH-057: what it turns up stays seen; an instalment that does not complete it turns up
    nothing.
    """
    if action.gradual and gradual.lacks(s, action.number) > 1:
        return False
    return _shows(action.effect)


def _shows(effect: Effect) -> bool:
    return any(
        step.do in REVEALING or any(_shows(inner) for inner in step.inner.values())
        for step in effect
    )
