"""What a player should know before an answer that cannot be taken back."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.messages import Message
from boardwright.games.cerebria.absorb import from_sphere, reachable
from boardwright.games.cerebria.keys import (
    ABILITY,
    ABSORB,
    ACT,
    CARD_KEY,
    DONE,
    DRAW,
    REALM_KEY,
    SPACE_KEY,
    SPHERE_KEY,
    card_of,
)
from boardwright.games.cerebria.keys import power as power_key
from boardwright.games.cerebria.state import State


def warning(s: State, decision: Decision, action: int, seat: int) -> Message | None:
    """The most important thing to warn of, if there is any."""
    if decision.key == "ask-action":
        return _of_turn(s, decision, action, seat)
    if decision.key == "ask-end-of-turn":
        return _of_end(s, action, seat)
    if decision.key == "ask-sphere":
        return _empties(s, seat, (action - SPHERE_KEY + s.turned) % 5)
    if action >= CARD_KEY and (decision.key == "ask-reveal" or action % 3 == _DISCARDS):
        return _shows(s, seat, card_of(action))
    return None


_DISCARDS = (CARD_KEY + 1) % 3
"""Keys that discard, by what is left over when they are divided by three."""
assert power_key(0) == CARD_KEY + 2


def _shows(s: State, seat: int, card: int) -> Message | None:
    """CER-423, CER-457: a card that the others have not seen yet."""
    if s.hand[seat].count(card) and card not in s.shown[seat]:
        return Message("warn-shows", {"card": s.table.names[card]})
    return None


def _empties(s: State, seat: int, realm: int) -> Message | None:
    """CER-264: an Absorb that takes all there is."""
    if from_sphere(s, seat, realm) >= s.pool[s.sphere_at(realm)]:
        return Message("warn-revelation")
    return None


def _of_turn(s: State, decision: Decision, action: int, seat: int) -> Message | None:
    if action == ABSORB:
        spheres = reachable(s, seat)
        return _empties(s, seat, spheres[0]) if len(spheres) == 1 else None
    if action != DONE:
        return None
    if s.ends:
        return Message("warn-last-turn")
    if any(ACT <= n < ABILITY or REALM_KEY <= n < SPACE_KEY for n in decision.options):
        return Message("warn-actions-left", {"left": s.actions})
    return Message("warn-absorb-left") if ABSORB in decision.options else None


def _of_end(s: State, action: int, seat: int) -> Message | None:
    if s.ends:
        return Message("warn-last-turn")
    if action == DRAW and len(s.deck[seat]) < 2:
        return Message("warn-one-card" if s.deck[seat] else "warn-no-cards")
    return None
