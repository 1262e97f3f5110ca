"""What a seat has learned since an action began: from the events it was told, and what it could not
watch of the picks of others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from boardwright.core.decisions import Decision
from boardwright.core.events import Raw, may_know
from boardwright.core.messages import Json
from boardwright.games.cerebria.keys import ASPIRATIONS, CARD_KEY, PLACE_KEY, SLOT_KEY, UPGRADE_KEY
from boardwright.games.cerebria.naming import is_deck_card
from boardwright.games.cerebria.spirits import TEAMS, UPGRADES
from boardwright.games.cerebria.state import NOBODY, State

BUILDING = frozenset(("declared", "discarded", "forced", "token-laid"))
"""What is told while an Action is being built up: anything else says that it was carried out."""

PICKS = (
    range(UPGRADE_KEY, UPGRADE_KEY + len(UPGRADES)),
    range(SLOT_KEY, SLOT_KEY + 15),
    range(PLACE_KEY, PLACE_KEY + 1 + len(UPGRADES)),
)
"""Kinds of picks, besides cards, that show no one anything before the Action is carried out."""


class Learned(NamedTuple):
    """What has come to light, by seat and by team."""

    drawn: tuple[int, ...]
    """How many cards have left the top of each deck, so that as many more were turned up."""
    out: tuple[tuple[int, ...], ...]
    """The cards that came out of each hand or were shown, and that nobody knew to be there."""
    looked: tuple[int, int]
    """How many cards at the front of each Hidden deck the seat has seen."""
    new: tuple[int, int]
    """The next Hidden Aspiration of each team, as far as the seat was told it."""


def learned(s: State, seat: int, since: Sequence[Raw]) -> Learned:
    """Everything that the events since the snapshot tell this seat."""
    drawn = [0] * s.seats
    out: list[list[int]] = [[] for _ in range(s.seats)]
    shown = [list(cards) for cards in s.shown]
    looked, new = [0, 0], [NOBODY, NOBODY]
    before = ""
    for raw in since:
        kind, args = raw[0], raw[2]
        if kind in ("drew", "turned-up"):
            drawn[_number(args, "seat")] += 1
            if kind == "drew":
                shown[_number(args, "seat")].append(_card(s, args, "card"))
        elif kind in ("discarded", "revealed"):
            who, card = _number(args, "seat"), _card(s, args, "card")
            _come_out(card, shown[who], out[who], stays=kind == "revealed")
        elif kind == "entered":
            who, card = _number(args, "seat"), _card(s, args, "emotion")
            # What is Invoked off a deck has been turned up just before; what is in no deck comes
            # from the box.
            if before != "turned-up" and is_deck_card(s.table, card):
                _come_out(card, shown[who], out[who], stays=False)
        elif kind == "hidden-shown":
            looked[_team(args)] = 1
        elif kind == "hidden-looked" and may_know(raw, seat):
            looked[_team(args)] += _number(args, "number")
        elif kind == "hidden-new" and may_know(raw, seat):
            name = raw[3]["aspiration"]
            new[_team(args)] = ASPIRATIONS.index(str(name)) if name is not None else NOBODY
        before = kind
    return Learned(
        tuple(drawn),
        tuple([tuple(cards) for cards in out]),
        (looked[0], looked[1]),
        (new[0], new[1]),
    )


def _come_out(card: int, shown: list[int], out: list[int], *, stays: bool) -> None:
    """A card comes out of a hand: one that was known to be there, or it was among the others."""
    if card not in shown:
        out.append(card)
        if stays:
            shown.append(card)
    elif not stays:
        shown.remove(card)


def _number(args: Mapping[str, Json], key: str) -> int:
    value = args[key]
    assert isinstance(value, int)
    return value


def _card(s: State, args: Mapping[str, Json], key: str) -> int:
    return s.table.number[str(args[key])]


def _team(args: Mapping[str, Json]) -> int:
    return TEAMS.index(str(args["team"]))


def alike(
    s: State,
    decision: Decision,
    action: int,
    seat: int,
    now: Sequence[Raw],
    later: Sequence[Raw],
) -> tuple[int, ...]:
    """The answers that the seat cannot tell from this one. Team-mates share what they do (CER-420);
    to the others a Hidden Aspiration is a secret choice (CER-304), and picks for an Action show
    nothing until it is carried out.
    """
    if s.team[decision.seats[0]] == s.team[seat]:
        return (action,)
    if decision.key == "ask-hidden":
        return decision.options
    if any(raw[0] not in BUILDING for raws in (now, later) for raw in raws):
        return (action,)
    if action >= CARD_KEY:
        if any(raw[0] == "discarded" for raw in now):
            return (action,)
        kind = (action - CARD_KEY) % 3
        return tuple([n for n in decision.options if n >= CARD_KEY and (n - CARD_KEY) % 3 == kind])
    for picks in PICKS:
        if action in picks:
            if any(raw[0] == "token-laid" for raws in (now, later) for raw in raws):
                return (action,)
            return tuple([n for n in decision.options if n in picks])
    return (action,)


def unforeseen(raw: Raw) -> bool:
    """Whether an event brings out what nobody could know: the next card of a deck (CER-066), or an
    Aspiration that was hidden.
    """
    kind, args, secret = raw[0], raw[2], raw[3]
    if kind in ("drew", "turned-up"):
        return args["next"] is not None
    return kind == "hidden-shown" or bool(secret)
