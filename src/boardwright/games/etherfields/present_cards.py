"""Influence cards and Flaws as options: picked, paid with, placed, taken out."""

from __future__ import annotations

from collections.abc import Callable

from boardwright.core.decisions import Decision
from boardwright.core.messages import Message
from boardwright.games.etherfields import anchors as at
from boardwright.games.etherfields import costs
from boardwright.games.etherfields.anchors import Places
from boardwright.games.etherfields.content import COLOURS
from boardwright.games.etherfields.state import State

Told = tuple[Message, str, Places]

PICKED = {
    "ask-discard": "do-discard",
    "ask-discard-cost": "do-discard",
    "ask-draw-discard": "do-discard",
    "ask-deck": "do-deck-in",
    "ask-buy": "do-buy",
    "ask-replace": "do-replace-card",
    "ask-take-card": "do-take",
    "ask-order": "do-next",
    "ask-return-card": "do-return",
    "ask-lose-flaw": "do-remove-flaw",
}
"""What happens to a card that is picked."""

TURNED = {
    "ask-flip": "do-flip",
    "ask-unflip": "do-unflip",
    "ask-discard-progress": "do-discard-placed",
    "ask-lose-progress": "do-discard-placed",
}
"""What happens to a placed Progress card."""


def _picked(s: State, decision: Decision, card: int, seat: int) -> Told:
    label = Message(PICKED.get(decision.key, "do-card"), {"card": s.pack.cards[card].name})
    return label, decision.rule, at.in_hand(s, seat, card)


def _paid(s: State, decision: Decision, card: int, seat: int) -> Told:
    """ETH-233, ETH-235: what a card brings in the colour that is paid."""
    name, places = s.pack.cards[card].name, at.in_hand(s, seat, card)
    colour = decision.args.get("colour")
    if not isinstance(colour, str):
        return Message("do-discard", {"card": name}), decision.rule, places
    n = brings(s, decision, card, seat)
    return Message("do-pay-card", {"card": name, "n": n, "colour": colour}), "ETH-233", places


def brings(s: State, decision: Decision, card: int, seat: int) -> int:
    """The Intent of a card in a payment; the first one may bring more (`by_card`)."""
    colour = COLOURS.index(str(decision.args["colour"]))
    n = costs.yields(s, seat, s.pack.cards[card].intent, colour)
    return n if decision.progress.get("by_card") else n + costs.once(s, seat, colour)


def _placed(s: State, decision: Decision, card: int, seat: int) -> Told:
    rule = decision.rule if decision.key == "ask-place" else "ETH-274"
    places = at.in_hand(s, seat, card)
    return Message("do-place", {"card": s.pack.cards[card].name}), rule, places


def _turned(s: State, decision: Decision, card: int, seat: int) -> Told:
    label = Message(TURNED.get(decision.key, "do-card"), {"card": s.pack.cards[card].name})
    return label, decision.rule, at.placed(s, seat, card)


def _left_out(s: State, decision: Decision, card: int, seat: int) -> Told:
    name = s.pack.cards[card].name
    return Message("do-deck-out", {"card": name}), "ETH-082", (f"card:{name}", f"deck:{seat}")


OF_CARDS: dict[str, Callable[[State, Decision, int, int], Told]] = {
    "card": _picked,
    "pay": _paid,
    "place": _placed,
    "progress": _turned,
    "out": _left_out,
}
"""By the kind of key."""
