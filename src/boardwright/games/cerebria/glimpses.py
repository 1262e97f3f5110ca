"""Quick judgements of places and cards, through the eyes of a seat."""

from __future__ import annotations

from boardwright.games.cerebria.advised import Logits
from boardwright.games.cerebria.board import (
    FRONTIERS_OF,
    NEIGHBOURS,
    REACH,
    SPHERES_OF,
    TRIAD_OF,
    TRIADS,
)
from boardwright.games.cerebria.emotions import STARTING
from boardwright.games.cerebria.sees import Sees
from boardwright.games.cerebria.standings import POINTS


def fills(sees: Sees, slot: int) -> float:
    """CER-104: whether the seat could fill the Emotion in a slot with the Essence it has."""
    emotion = sees.emo[slot]
    if emotion < 0 or sees.side[slot] != sees.team:
        return 0.0
    missing = sees.table.spaces[emotion] - sees.ess[slot]
    ready = 0 < missing <= sees.essence(sees.seat)
    return float(ready and sees.table.kind[emotion] != STARTING)


def placing(sees: Sees, slot: int, logits: Logits) -> float:
    """What a slot would do for an Emotion of the own team."""
    side, mine = sees.side, sees.team
    value = 0.0
    if any(side[near] == mine for near in NEIGHBOURS[slot]):
        value += logits.chain
    triad = TRIAD_OF[slot]
    if all(side[other] != mine or other == slot for other in TRIADS[triad]):
        value += logits.triad
    if sees.frontier[triad] != mine:
        value += logits.flip / 2
    return value


def quelling(sees: Sees, slot: int) -> float:
    """What it would do to take an Essence from an opposing Emotion."""
    return (0.8 if sees.ess[slot] == 1 else 0.0) + 0.2 * sees.force[slot]


def standing_at(sees: Sees, space: int) -> float:
    """What a space offers a figure: control for Absorb, slots, locations."""
    mine = sees.team
    value = 0.3 * sum([sees.frontier[f] == mine for f in FRONTIERS_OF[space]])
    for slot in REACH[space]:
        side = sees.side[slot]
        value += 0.2 if side < 0 else 0.15 if side == mine else 0.1
    return value


def worth_of(sees: Sees, card: int) -> float:
    """What a card is worth on the board: its power, its row, and a Vibe that is new there."""
    table = sees.table
    value = table.worth[card] + 0.5 * max(table.row[card])
    vibe = table.vibe[card]
    if vibe and not any(
        sees.side[slot] == sees.team and table.vibe[emotion] == vibe
        for slot, emotion in enumerate(sees.emo)
        if emotion >= 0
    ):
        value += 1.0
    return value


def keeping(sees: Sees, card: int, logits: Logits) -> float:
    """What a card is worth in hand: its own worth, and its Vibe for Quells."""
    vibe = sees.table.vibe
    alone = sum([vibe[other] == vibe[card] for other in sees.hand(sees.seat)]) == 1
    return worth_of(sees, card) + (logits.keep_vibe if alone else 0.0)


def revealing(sees: Sees, realm: int) -> float:
    """The points that a Revelation at a Realm would bring more to the own team than to the other,
    over all Hidden Aspirations that the other may have.
    """
    leads, mine = sees.leads(), sees.team
    hidden = sees.hidden(mine)
    common = leads[sees.common[0]] if sees.common else 0
    ours = (common > 0) + (hidden >= 0 and leads[hidden] > 0)
    possible = sees.possible_hidden(1 - mine)
    theirs = 0.0
    for other in possible:
        theirs += POINTS[(common < 0) + (leads[other] < 0)]
    theirs = theirs / len(possible) if possible else float(POINTS[common < 0])
    fort = -sees.forts[realm] if mine else sees.forts[realm]
    points = 0
    if fort and not sees.is_fresh(realm) and realm in SPHERES_OF[sees.space(sees.seat)]:
        points = POINTS[fort] if fort > 0 else -POINTS[-fort]
    return POINTS[ours] - theirs + points
