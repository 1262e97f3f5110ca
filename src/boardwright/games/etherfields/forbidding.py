"""The rules by which answers are refused by name at quiet points; of actions acting.py says it."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.games.etherfields import acting
from boardwright.games.etherfields.awakening import FEWEST, influence
from boardwright.games.etherfields.keys import (
    AWAKEN,
    BOOST,
    DONE,
    PASS,
    SAVE,
    SHOP_CARDS,
    SHOP_ITEM,
)
from boardwright.games.etherfields.state import (
    ACT,
    ALONE,
    DECKS,
    DREAM,
    DREAMWORLD,
    SHOPPING,
    TRAVEL,
    State,
)

ACTIONS = ("ask-action", "ask-round", "ask-travel-action")


def forbids(s: State, decision: Decision, action: int) -> str | None:
    """The rule that forbids an answer here, where one does by name."""
    if action == SAVE and s.place != DREAMWORLD:
        return "ETH-590" if s.place == DREAM else "ETH-591"
    if action == BOOST:
        return "ETH-325"
    if s.phase in (ACT, ALONE) and decision.key in ACTIONS:
        return _action(s, decision.seats[0], action)
    if s.phase == TRAVEL:
        return _travel(s, action)
    if s.phase == DECKS:
        return _deck(s, decision.seats[0], action)
    if s.phase == SHOPPING:
        return SHOPS.get(action)
    return None


def _action(s: State, seat: int, action: int) -> str | None:
    """ETH-599: the second Dream action of a round; else what acting.py says."""
    if s.acted and "ordered" in s.options and acting.is_dream_action(s, action):
        return "ETH-599"
    return acting.forbids(s, seat, action)


def _travel(s: State, action: int) -> str | None:
    keys = s.pack.key
    if action == AWAKEN:
        return "ETH-475"
    if action == SAVE:
        return "ETH-585"
    if keys.location <= action < keys.location + len(s.pack.locations):
        return "ETH-487"
    if keys.gate <= action < keys.gate + len(s.pack.gates):
        return "ETH-087"
    return None


def _deck(s: State, seat: int, action: int) -> str | None:
    """ETH-081, ETH-082: too few, too many."""
    keys, inside = s.pack.key, len(influence(s, s.seats[seat].deck))
    if keys.out <= action < keys.out + len(s.pack.cards):
        return "ETH-081"
    if action == DONE:
        return "ETH-081" if inside < FEWEST else "ETH-082"
    return "ETH-082"


SHOPS = {SHOP_CARDS: "ETH-553", SHOP_ITEM: "ETH-554", PASS: "ETH-559"}
