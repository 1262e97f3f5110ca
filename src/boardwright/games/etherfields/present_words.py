"""Answers that are plain words: what they mean depends on the question."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.messages import Arg, Message
from boardwright.games.etherfields import anchors as at
from boardwright.games.etherfields import keys as k
from boardwright.games.etherfields.anchors import Places
from boardwright.games.etherfields.boosting import FAIL_SEAL
from boardwright.games.etherfields.costs import GEM_INTENT
from boardwright.games.etherfields.state import State

Told = tuple[Message, str, Places]

LABELS = {
    (k.DONE, "ask-action"): ("do-done-acting", "ETH-168"),
    (k.DONE, "ask-round"): ("do-end-round", "ETH-599"),
    (k.PASS, "ask-round"): ("do-pass-round", "ETH-601"),
    (k.DONE, "ask-pay"): ("do-done-paying", ""),
    (k.DONE, "ask-path"): ("do-done-moving", ""),
    (k.DONE, "ask-march"): ("do-done-moving", ""),
    (k.DONE, "ask-draw-discard"): ("do-done-drawing", ""),
    (k.DONE, "ask-looked"): ("do-done-looking", ""),
    (k.DONE, "ask-deck"): ("do-done-deck", ""),
    (k.DONE, "ask-items"): ("do-done-items", ""),
    (k.DONE, "ask-buy"): ("do-done-buying", ""),
    (k.DONE, "ask-entity-order"): ("do-done-order", ""),
    (k.DONE, "ask-effect-order"): ("do-done-order", ""),
    (k.PASS, "ask-shopping"): ("do-pass-shopping", "ETH-559"),
    (k.NO, "ask-place"): ("do-no-card", ""),
    (k.NO, "ask-restore-mask"): ("do-no-mask", ""),
    (k.NO, "ask-skip-before"): ("do-no-skip", ""),
    (k.NO, "ask-skip"): ("do-no-skip", ""),
    (k.NO, "ask-delta"): ("do-no-delta", ""),
    (k.NO, "ask-shopping"): ("do-no-shopping", ""),
    (k.NO, "ask-element"): ("do-no-element", ""),
}
"""What an answer is called where a question gives it a meaning of its own; its rule, if that is
not the question's.
"""

RULES = {
    k.BOOST: "ETH-325",
    k.MOVE: "ETH-246",
    k.EFFORT: "ETH-247",
    k.PEEK: "ETH-249",
    k.GAIN_GEM: "ETH-251",
    k.UNMORPH: "ETH-253",
    k.ADD_TURN: "ETH-459",
    k.REROLL: "ETH-252",
    k.FILL: "ETH-125",
    k.EMPTY: "ETH-126",
    k.LUCK_CARDS: "ETH-605",
    k.SHOP_CARDS: "ETH-553",
    k.SHOP_ITEM: "ETH-558",
    k.STOP: "ETH-242",
    k.AWAKEN: "ETH-473",
    k.SAVE: "ETH-585",
    k.DELTA_RESHUFFLE: "ETH-522",
    k.REPLACE: "ETH-270",
}
"""By which an answer is there; else by the rule of the question."""

CLOCK = frozenset((k.EFFORT, k.ADD_TURN))
OWN_SPACE = frozenset((k.MOVE, k.FILL, k.EMPTY))
OWN_DECK = frozenset((k.SEAL, k.DELTA_UNSEAL, k.DELTA_RESHUFFLE))


def plain(s: State, decision: Decision, word: int, seat: int) -> Told:
    own = LABELS.get((word, decision.key))
    if own is not None:
        return Message(own[0]), own[1] or decision.rule, ()
    name = k.PLAIN[word].replace(":", "-")
    label = Message(f"do-{name}", _args(s, decision, word))
    if word == k.NO and decision.key == "ask-item-room":
        label = Message("do-no-room", {"item": decision.args["item"]})
    if word == k.GEM and decision.key == "ask-pay":
        args = {"n": GEM_INTENT, "colour": decision.args["colour"]}
        return Message("do-pay-gem", args), "ETH-240", ()
    return label, RULES.get(word, decision.rule), _places(s, word, seat)


def _args(s: State, decision: Decision, word: int) -> dict[str, Arg]:
    """How many cards are to be sealed, where the question says it."""
    if word != k.SEAL:
        return {}
    if decision.key == "ask-reshuffle-price":
        return {"n": decision.args["n"]}
    return {"n": FAIL_SEAL} if decision.key == "ask-boost-fail" else {}


def _places(s: State, word: int, seat: int) -> Places:
    if word in CLOCK:
        return (at.CLOCK,)
    if word in OWN_SPACE:
        return at.space(s.seats[seat].space)
    return (f"deck:{seat}",) if word in OWN_DECK else ()
