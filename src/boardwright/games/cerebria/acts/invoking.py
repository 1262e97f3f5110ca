"""The Invoke Action (CER-186 to CER-193) and its upgrades."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.games.cerebria.acts.finishing import end, note_upgrades, react, so_far
from boardwright.games.cerebria.acts.glancing import NO_WAY, PERHAPS, SURELY
from boardwright.games.cerebria.board import NEIGHBOURS, REACH, REALM_SLOTS
from boardwright.games.cerebria.costs import DAUNT, DAUNT_NEAR, invoke_essence, wp_price
from boardwright.games.cerebria.emotions import STARTING
from boardwright.games.cerebria.keys import SLOT_KEY, choose
from boardwright.games.cerebria.moves import draw, enter, from_hand, gain_ambition, pay
from boardwright.games.cerebria.powers import entering
from boardwright.games.cerebria.spirits import (
    ANXIETY,
    BOLSTER,
    FORGING_BONDS,
    HATRED,
    INNER_FORCE,
    INVOKE,
    MOTIVATION,
    RELISH,
    SEEDS,
    SEETHE,
    SHARING,
    SUMMON,
)
from boardwright.games.cerebria.state import BLEAKNESS_CARDS, MOST_AMBITION, State
from boardwright.games.cerebria.telling import tell_prices

ANYWHERE = range(15)


def glance(s: State, me: int) -> int:
    """No way without a card, an empty slot or any Willpower; surely with all that it costs."""
    wp, row = s.wp[me], s.boards[me][INVOKE].bits
    if not wp and s.spirit[me] != HATRED:
        return NO_WAY
    if not s.hand[me]:
        return PERHAPS if SUMMON in row or s.spirit[me] == ANXIETY else NO_WAY
    emo = s.emo
    for slot in REACH[s.space[me]]:
        if emo[slot] < 0:
            paid = wp > 1 and s.essence[me] and not s.active & (DAUNT | DAUNT_NEAR)
            return SURELY if paid else PERHAPS
    return PERHAPS if SEEDS in row else NO_WAY


def ways(s: State, me: int, use: int, realm: int = -1) -> list[int]:
    """The cards that can be Invoked with these upgrades."""
    price = s.boards[me][INVOKE].price[use]
    if price[1] > s.ambition[s.team[me]] or not 0 <= wp_price(s, me, INVOKE, use, 0) <= s.wp[me]:
        return []
    if use & (RELISH | SEETHE) and not s.deck[me]:
        return []
    # Motivation has no effect if the team then still has all its Ambition.
    if use & MOTIVATION and s.ambition[s.team[me]] - price[1] >= MOST_AMBITION:
        return []
    found = []
    if slots(s, me, use, False, realm):
        cards = s.deck[me][:1] if use & SUMMON else s.hand[me]
        for card in dict.fromkeys(cards):
            if not use & (BOLSTER | SHARING) or s.table.spaces[card] > 1:
                found.append(choose(card))
    bleakness = s.table.starting[s.team[me]]
    roomy = not use & (BOLSTER | SHARING) or s.table.spaces[bleakness] > 1
    if _has_bleakness(s, me) and roomy and not use & SUMMON and slots(s, me, use, True, realm):
        found.append(choose(bleakness))
    return found


def _has_bleakness(s: State, me: int) -> bool:
    """CER-091, CER-098: Anxiety may Invoke a Bleakness, as long as one of the six is left."""
    bleakness = s.table.starting[s.team[me]]
    return s.has_spirit_power(me, ANXIETY) and s.in_play(bleakness) < BLEAKNESS_CARDS


def slots(s: State, me: int, use: int, bleak: bool, realm: int) -> list[int]:
    """CER-187, CER-193: the empty slots that can be Invoked into and paid for."""
    near = REALM_SLOTS[realm] if realm >= 0 else REACH[s.space[me]]
    purse, emo = s.essence[me] - own_essence(use), s.emo
    if not use & (SEEDS | FORGING_BONDS) and not s.active & (DAUNT | DAUNT_NEAR):
        found = []
        for slot in near if purse >= 0 else ():
            if emo[slot] < 0:
                found.append(slot)
        return found
    if use & SEEDS:
        # CER-385, CER-176: Seeds of Darkness is for a Bleakness in a slot out of reach.
        where = [slot for slot in ANYWHERE if slot not in near] if bleak else []
    else:
        where = list(near)
    mine = s.team[me]
    return [
        slot
        for slot in where
        if s.emo[slot] < 0
        and invoke_essence(s, me, slot) <= purse
        and (not use & FORGING_BONDS or any(s.side[n] == mine for n in NEIGHBOURS[slot]))
    ]


def own_essence(use: int) -> int:
    """The Essence that the Spirit board gives: the required one unless it comes from the supply
    (CER-190, CER-335), and one more for Sharing is Caring (CER-348).
    """
    return (not use & (INNER_FORCE | FORGING_BONDS)) + bool(use & SHARING)


async def carry_out(s: State, me: int, use: int, card: int, realm: int = -1) -> None:
    """Choose the slot, pay, put the card into play; then its power and the upgrades."""
    bleak = s.table.kind[card] == STARTING
    options = tuple([SLOT_KEY + slot for slot in slots(s, me, use, bleak, realm)])
    args = {"card": s.table.names[card]}
    progress = so_far(s, me, INVOKE, use)
    asked = Decision((me,), "ask-invoke-slot", "CER-187", options, args, progress=progress)
    slot = await ask(asked) - SLOT_KEY
    ambition = s.boards[me][INVOKE].price[use][1]
    essence = own_essence(use) + invoke_essence(s, me, slot)
    pay(s, me, wp_price(s, me, INVOKE, use, slot), ambition, essence, "CER-186")
    tell_prices(s, me, INVOKE, slot)
    note_upgrades(s, me, INVOKE, use)
    if use & SUMMON:
        _off_the_deck(s, me)
    elif not bleak:
        from_hand(s, me, card)
    more = bool(use & (BOLSTER | SHARING))
    enter(s, slot, card, 1 + more, -1 if bleak else me, "CER-186")
    await entering(s, me, slot)
    await react(s, me)
    if use & (RELISH | SEETHE):
        draw(s, me, "CER-355" if use & RELISH else "CER-362")
    if use & MOTIVATION:
        gain_ambition(s, me, "CER-349")
    end(s, me)


def _off_the_deck(s: State, me: int) -> None:
    """CER-342: the open top card is Invoked, and the next one is turned up."""
    deck = s.deck[me][1:]
    s.deck[me] = deck
    if len(deck) > s.under[me]:
        s.news = True
    else:
        s.under[me] = len(deck)
    if s.log is not None:
        top = s.table.names[deck[0]] if deck else None
        s.tell("turned-up", "CER-066", {"seat": me, "next": top})
