"""What a table shows of an option: its label, its rule, its places, its price and a warning. All of
it follows from the question and from what its seat sees.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import lru_cache

from boardwright.core.decisions import Decision, Option
from boardwright.core.messages import Arg, Message
from boardwright.games.etherfields import anchors as at
from boardwright.games.etherfields import keys as k
from boardwright.games.etherfields.anchors import Places, anchors
from boardwright.games.etherfields.content import (
    COLOURS,
    LUCK,
    MORPHINGS,
    MOVEMENT,
    STATES,
    STEPS,
    SUITS,
    TERRAINS,
)
from boardwright.games.etherfields.figures import figure_name
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.present_actions import is_begun, of_action
from boardwright.games.etherfields.present_cards import OF_CARDS
from boardwright.games.etherfields.present_things import OF_THINGS
from boardwright.games.etherfields.present_words import plain
from boardwright.games.etherfields.pricing import price
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import DREAMWORLD, NOWHERE, State
from boardwright.games.etherfields.suggesting import suggestions
from boardwright.games.etherfields.turncards import steps
from boardwright.games.etherfields.variants import ELEMENTS
from boardwright.games.etherfields.warning import warning

__all__ = ["anchors", "option", "suggestions"]

Told = tuple[Message, str, Places]
"""A label, a rule, and the places on the table."""

Tell = Callable[[State, Decision, int, int], Told]
"""The state, the question, the place of the answer in its block, and the seat."""


def option(s: State, decision: Decision, action: int, seat: int) -> Option:
    """One option of a decision, in full but for its preview."""
    label, rule, places = describe(s, decision, action, seat)
    paid = price(s, decision, action, seat)
    return Option(
        s.pack.keys.key(action),
        label,
        rule,
        places,
        cost=paid,
        warning=warning(s, decision, action, seat, paid),
    )


def describe(s: State, decision: Decision, action: int, seat: int) -> Told:
    """Label, rule and places of an option, by the kind of its key."""
    firsts, tells = _blocks(s.pack)
    block = bisect_right(firsts, action) - 1
    return tells[block](s, decision, action - firsts[block], seat)


def _say(key: str, **args: Arg) -> Message:
    return Message(key, args)


# Places and people


def _space(s: State, decision: Decision, space: int, seat: int) -> Told:
    tile = NOWHERE if s.place == DREAMWORLD and not s.tiles else scape(s).tile[space]
    label = _say("do-space", space=space_name(space))
    if tile != NOWHERE:
        label = _say("do-space", space=space_name(space), tile=s.pack.tiles[tile].name)
    return label, decision.rule, at.space(space)


def _edge(s: State, decision: Decision, edge: int, seat: int) -> Told:
    one, other = k.edge_of(edge + k.EDGE_KEY)
    label = Message("do-edge", {"from": space_name(one), "to": space_name(other)})
    return label, decision.rule, at.edge(one, other)


def _seat(s: State, decision: Decision, other: int, seat: int) -> Told:
    key = "do-act-first" if decision.key == "ask-travel" else "do-seat"
    return _say(key, seat=other), decision.rule, at.seat(s, other)


def _figure(s: State, decision: Decision, number: int, seat: int) -> Told:
    there = s.figures[number]
    name = figure_name(s, there.tag)
    label = _say("do-figure", entity=name)
    if there.space != NOWHERE:
        label = _say("do-figure", entity=name, space=space_name(there.space))
    return label, decision.rule, at.figure(s, number)


# Numbers and kinds


def _colour(s: State, decision: Decision, colour: int, seat: int) -> Told:
    return _say("do-colour", colour=COLOURS[colour]), decision.rule, ()


def _cost(s: State, decision: Decision, nth: int, seat: int) -> Told:
    return _say("do-cost", n=nth + 1), decision.rule, ()


def _amount(s: State, decision: Decision, n: int, seat: int) -> Told:
    if decision.key == "ask-effort":
        return _say("do-effort-for", n=n), decision.rule, (at.CLOCK,)
    if decision.key == "ask-peek":
        backs = decision.args["backs"]
        back = str(backs[n - 1]) if isinstance(backs, list | tuple) else ""
        return _say("do-peek-at", n=n, back=back), decision.rule, ()
    return _say("do-times" if decision.key == "ask-times" else "do-amount", n=n), decision.rule, ()


def _step(s: State, decision: Decision, step: int, seat: int) -> Told:
    places = [f"turn:step:{n}" for n, kind in enumerate(steps(s)) if kind == step]
    return _say("do-step", step=STEPS[step]), decision.rule, tuple(places)


def _element(s: State, decision: Decision, element: int, seat: int) -> Told:
    return _say("do-element", element=ELEMENTS[element]), decision.rule, ()


def _of_kind(names: tuple[str, ...]) -> Tell:
    """What only has a name."""

    def tell(s: State, decision: Decision, number: int, seat: int) -> Told:
        return _say("do-kind", kind=names[number]), decision.rule, ()

    return tell


def _face(faces: tuple[str, ...]) -> Tell:
    def tell(s: State, decision: Decision, number: int, seat: int) -> Told:
        return _say("do-face", face=faces[number]), decision.rule, ()

    return tell


# Actions of components


def _action(s: State, decision: Decision, number: int, seat: int) -> Told:
    label, rule = of_action(s, number, seat, is_begun(decision))
    return label, rule or decision.rule, at.action(s, number, seat)


FIXED: tuple[tuple[int, Tell], ...] = (
    (0, plain),
    (k.COLOUR_KEY, _colour),
    (k.COST_KEY, _cost),
    (k.AMOUNT_KEY, _amount),
    (k.SEAT_KEY, _seat),
    (k.SPACE_KEY, _space),
    (k.EDGE_KEY, _edge),
    (k.STEP_KEY, _step),
    (k.LUCK_KEY, _face(LUCK)),
    (k.DIE_KEY, _face(MOVEMENT)),
    (k.MORPHING_KEY, _of_kind(MORPHINGS)),
    (k.STATE_KEY, _of_kind(STATES)),
    (k.TERRAIN_KEY, _of_kind(TERRAINS)),
    (k.SUIT_KEY, _of_kind(SUITS)),
    (k.ELEMENT_KEY, _element),
    (k.FIGURE_KEY, _figure),
    (k.ACTION_KEY, _action),
)
"""The first key of each kind that all packs share, in order."""


@lru_cache(16)
def _blocks(pack: Pack) -> tuple[tuple[int, ...], tuple[Tell, ...]]:
    """Where the kinds of keys begin, and who tells of them. Of kinds that a pack has nothing of,
    the next one stands at the same place, behind them.
    """
    found = list(FIXED)
    for name, block in k.blocks(pack):
        tell = OF_CARDS.get(name) or OF_THINGS[name]
        if block:
            found.append((getattr(pack.key, name), tell))
    return tuple([first for first, _ in found]), tuple([tell for _, tell in found])
