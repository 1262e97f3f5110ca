"""Whole Actions offered as one at the beginning of an Action: rows of answers that were tried out,
so that they really work. A few of each kind, six in all.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, zip_longest

from boardwright.core.decisions import Decision, Suggestion
from boardwright.core.messages import Arg, Message
from boardwright.games.cerebria.absorb import from_sphere, reachable
from boardwright.games.cerebria.acts import building, invoking, quelling
from boardwright.games.cerebria.board import REALMS, SLOTS, SPACES, SPHERES
from boardwright.games.cerebria.emotions import STARTING
from boardwright.games.cerebria.following import follow, is_asked, space_of
from boardwright.games.cerebria.keys import (
    ABSORB,
    ACT,
    FORT_KEY,
    SLOT_KEY,
    SPACE_KEY,
    SPHERE_KEY,
    card_of,
    choose,
)
from boardwright.games.cerebria.spirits import EMPOWER, FORTIFY, INVOKE, MOVE, QUELL
from boardwright.games.cerebria.state import State

MOST = 6
"""How many are offered."""

Row = tuple[Message, tuple[int, ...]]
"""What it is called, and the answers in order; those that are not asked are left out later."""


def suggestions(s: State, decision: Decision) -> tuple[Suggestion, ...]:
    """What can be done as a whole, one of each kind first."""
    if decision.key != "ask-action":
        return ()
    me = decision.seats[0]
    there = frozenset(decision.options)
    kinds = [rows(s, me) for first, rows in _KINDS if first in there]
    found: list[Suggestion] = []
    for row in chain.from_iterable(zip_longest(*kinds)):
        if row is not None and len(found) < MOST:
            label, answers = row
            keys = _tried(s, answers)
            if len(keys) > 1:
                found.append(Suggestion(label, keys))
    return tuple(found)


def _tried(s: State, answers: tuple[int, ...]) -> tuple[str, ...]:
    """The keys of those answers that will be asked for; none if the row does not work."""
    first, *rest = answers

    def pick(decision: Decision) -> int | None:
        return rest[0] if rest and rest[0] in decision.options else None

    asked = [first]
    for _, decision, answer in follow(s, first, pick):
        if rest and rest[0] == answer:
            rest.pop(0)
        if is_asked(decision):
            asked.append(answer)
    return () if rest else tuple(space_of(s.table).keys(asked))


def _say(key: str, **args: Arg) -> Message:
    return Message(key, args)


def _is_open(s: State, me: int, action: int) -> bool:
    """CER-161: whether an Action is unlocked, so that nothing has to be discarded for it."""
    return bool(s.rows[5 * me + action] & 7)


def _moves(s: State, me: int) -> Iterator[Row]:
    for way in building.WAYS[MOVE](s, me, 0) if _is_open(s, me, MOVE) else ():
        yield _say("suggest-move", space=SPACES[way - SPACE_KEY]), (ACT + MOVE, way)


def _invokes(s: State, me: int) -> Iterator[Row]:
    for way in building.WAYS[INVOKE](s, me, 0) if _is_open(s, me, INVOKE) else ():
        card = card_of(way)
        bleak = s.table.kind[card] == STARTING
        for slot in invoking.slots(s, me, 0, bleak, -1):
            label = _say("suggest-invoke", card=s.table.names[card], slot=SLOTS[slot])
            yield label, (ACT + INVOKE, way, SLOT_KEY + slot)


def _quells(s: State, me: int) -> Iterator[Row]:
    """With a matching card, best one that everybody has seen; without, where none is needed."""
    for way in building.WAYS[QUELL](s, me, 0) if _is_open(s, me, QUELL) else ():
        slot = way - SLOT_KEY
        args: dict[str, Arg] = {"emotion": s.table.names[s.emo[slot]], "slot": SLOTS[slot]}
        cards = sorted(quelling.matching(s, me, slot), key=lambda card: card not in s.shown[me])
        row = (ACT + QUELL, way, *[choose(card) for card in cards[:1]])
        if cards and _tried(s, row):
            yield Message("suggest-quell", {**args, "card": s.table.names[cards[0]]}), row
        else:
            yield Message("suggest-quell-unshown", args), row[:2]


def _fortifies(s: State, me: int) -> Iterator[Row]:
    for way in building.WAYS[FORTIFY](s, me, 0) if _is_open(s, me, FORTIFY) else ():
        yield _say("suggest-fortify", realm=REALMS[way - FORT_KEY]), (ACT + FORTIFY, way)


def _empowers(s: State, me: int) -> Iterator[Row]:
    for way in building.WAYS[EMPOWER](s, me, 0) if _is_open(s, me, EMPOWER) else ():
        slot = way - SLOT_KEY
        names = s.table.names
        args: dict[str, Arg] = {"from": names[s.emo[slot]], "slot": SLOTS[slot]}
        yield Message("suggest-empower", args), (ACT + EMPOWER, way)


def _absorbs(s: State, me: int) -> Iterator[Row]:
    for realm in reachable(s, me):
        sphere, amount = s.sphere_at(realm), from_sphere(s, me, realm)
        label = _say("suggest-absorb", amount=amount, sphere=SPHERES[sphere])
        yield label, (ABSORB, SPHERE_KEY + sphere)


_KINDS = (
    (ABSORB, _absorbs),
    (ACT + QUELL, _quells),
    (ACT + EMPOWER, _empowers),
    (ACT + INVOKE, _invokes),
    (ACT + FORTIFY, _fortifies),
    (ACT + MOVE, _moves),
)
"""The answer that each kind begins with."""
