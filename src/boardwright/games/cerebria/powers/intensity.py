"""Powers that give an Emotion an Intensity token when it enters (CER-406 to CER-409)."""

from __future__ import annotations

from boardwright.games.cerebria.board import (
    NEIGHBOURS,
)
from boardwright.games.cerebria.moves import (
    gain_wp,
    give_token,
)
from boardwright.games.cerebria.registry import (
    RULE,
    by_opposing_fort,
    enter,
    foes,
    on_board,
)
from boardwright.games.cerebria.state import State


@enter("defy")
def defy(s: State, me: int, slot: int) -> None:
    """A token if an opposing Emotion lies beside it."""
    if foes(s, slot):
        give_token(s, slot, s.table.amount[s.emo[slot]], RULE)


@enter("look-up")
def look_up(s: State, me: int, slot: int) -> None:
    """A token if the other team controls more Realms; the strong form, one for each it controls."""
    theirs, ours = s.realm.count(1 - s.side[slot]), s.realm.count(s.side[slot])
    amount = s.table.amount[s.emo[slot]]
    if s.table.more[s.emo[slot]]:
        give_token(s, slot, min(theirs, amount), RULE)
    elif theirs > ours:
        give_token(s, slot, amount, RULE)


@enter("look-down")
def look_down(s: State, me: int, slot: int) -> None:
    """A token if the other team's Emotions hold more Essence in all."""
    mine = s.side[slot]
    lead = sum(n if side == 1 - mine else -n for n, side in zip(s.ess, s.side, strict=True))
    if lead > 0:
        give_token(s, slot, s.table.amount[s.emo[slot]], RULE)


@enter("begrudge-near")
def begrudge_near(s: State, me: int, slot: int) -> None:
    """A token if an opposing Emotion beside it is more intense."""
    if any(s.force[near] > s.force[slot] for near in foes(s, slot)):
        give_token(s, slot, s.table.amount[s.emo[slot]], RULE)


@enter("begrudge")
def begrudge(s: State, me: int, slot: int) -> None:
    """A token of the difference to the most intense opposing Emotion."""
    best = max((s.force[other] for other in on_board(s, 1 - s.side[slot])), default=0)
    give_token(s, slot, min(best - s.force[slot], s.table.amount[s.emo[slot]]), RULE)


@enter("brood")
def brood(s: State, me: int, slot: int) -> None:
    """A token if both neighbouring slots are empty."""
    if all(s.emo[near] < 0 for near in NEIGHBOURS[slot]):
        give_token(s, slot, s.table.amount[s.emo[slot]], RULE)


@enter("resent")
def resent(s: State, me: int, slot: int) -> None:
    """In a Realm with an opposing Fortress a token, else WP."""
    amount = s.table.amount[s.emo[slot]]
    if by_opposing_fort(s, slot):
        give_token(s, slot, amount, RULE)
    else:
        gain_wp(s, me, amount, RULE)
