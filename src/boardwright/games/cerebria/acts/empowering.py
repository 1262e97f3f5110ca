"""The Empower Action (CER-218 to CER-228) and its upgrades; full game only."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.games.cerebria.acts.finishing import (
    drain,
    drained,
    end,
    note_upgrades,
    react,
    so_far,
)
from boardwright.games.cerebria.acts.glancing import NO_WAY, PERHAPS
from boardwright.games.cerebria.board import BEYOND, NEXT_TO, REACH, SLOTS
from boardwright.games.cerebria.costs import wp_price
from boardwright.games.cerebria.emotions import MILD, POWER
from boardwright.games.cerebria.intentions import accomplish
from boardwright.games.cerebria.keys import SLOT_KEY, card_of
from boardwright.games.cerebria.keys import choose as choose_key
from boardwright.games.cerebria.keys import discard as discard_key
from boardwright.games.cerebria.moves import (
    discard,
    draw,
    gain_action,
    has_room,
    pay,
    put_essence,
    put_figure,
    replace,
    strong_left,
)
from boardwright.games.cerebria.powers import entering
from boardwright.games.cerebria.spirits import (
    ASSIMILATE,
    BRIGHTEN_UP,
    CHANNELED_POWER,
    DRAIN,
    EMPOWER,
    HATRED,
    OUTBURST,
    RELISH,
    RUSH_TO_AID,
    SEETHE,
    SPREADING,
)
from boardwright.games.cerebria.state import NOBODY, STRONG_COPIES, State
from boardwright.games.cerebria.telling import tell_power
from boardwright.games.cerebria.tokens import add_token, open_rows

KEEP_FAITH = POWER["keep-faith"]
COLOURING = BRIGHTEN_UP | ASSIMILATE


def glance(s: State, me: int) -> int:
    """No way without Willpower, and an own Emotion within reach that has its threshold, or would
    have it with one Essence more.
    """
    wp, mine, row = s.wp[me], s.team[me], s.rows[5 * me + EMPOWER]
    if s.spirit[me] == HATRED:
        wp += 1
    if wp < 2:
        return NO_WAY
    bits, hand = s.boards[me][EMPOWER].bits, s.hand[me]
    if SPREADING in bits:
        return PERHAPS
    near, side_b = REACH[s.space[me]], s.rules.side_b
    more = CHANNELED_POWER in bits and (row & 0o70 or hand) and (s.ambition[mine] or side_b)
    far = bits[1] & (OUTBURST | RUSH_TO_AID) and (row & 0o700 or hand) and (wp > 2 or side_b)
    table, emo, ess, side = s.table, s.emo, s.ess, s.side
    for slot in range(15) if far else near:
        if side[slot] == mine:
            emotion = emo[slot]
            threshold = table.threshold[emotion]
            if (
                ess[slot] + bool(more) >= threshold
                and table.kind[emotion] == MILD
                and emo.count(table.counterpart[emotion]) < STRONG_COPIES
            ):
                return PERHAPS
    return NO_WAY


def ways(s: State, me: int, use: int) -> list[int]:
    """The slots whose Emotion can be Empowered with these upgrades."""
    if s.rules.basic or s.boards[me][EMPOWER].price[use][1] > s.ambition[s.team[me]]:
        return []
    if not 0 <= wp_price(s, me, EMPOWER, use, 0) <= s.wp[me]:
        return []
    near = REACH[s.space[me]]
    if use & (OUTBURST | RUSH_TO_AID):
        # CER-176: what reaches further is used only for what is further away.
        near = BEYOND[s.space[me]]
    mine = s.team[me]
    return [
        SLOT_KEY + slot
        for slot in near
        if s.side[slot] == mine
        and (_spreads(s, me, slot) if use & SPREADING else _is_ripe(s, me, slot, use))
        and (not use & DRAIN or _drains_there(s, me, slot, use))
        # The Mild card goes under its owner's deck before anything is drawn from it.
        and (not use & (RELISH | SEETHE) or s.deck[me] or s.home[slot] == me)
    ]


def _is_ripe(s: State, me: int, slot: int, use: int) -> bool:
    """CER-218, CER-221, CER-222: a Mild Emotion at its threshold whose Strong form is left."""
    table, emotion = s.table, s.emo[slot]
    if table.kind[emotion] != MILD or not strong_left(s, table.counterpart[emotion]):
        return False
    if use & CHANNELED_POWER and not has_room(s, slot):
        return False
    if use & COLOURING and not open_rows(s, me, table.vibe[emotion]):
        return False
    return s.ess[slot] + bool(use & CHANNELED_POWER) >= table.threshold[emotion]


def _spreads(s: State, me: int, slot: int) -> bool:
    """CER-388: a Bleakness that some card in hand could make Strong."""
    return s.emo[slot] == s.table.starting[s.team[me]] and bool(_seeds(s, me, slot))


def _seeds(s: State, me: int, slot: int) -> list[int]:
    """CER-388, CER-400: the cards in hand whose Strong form is left and whose threshold is met."""
    table = s.table
    return [
        card
        for card in dict.fromkeys(s.hand[me])
        if s.ess[slot] >= table.threshold[card] > 0 and strong_left(s, table.counterpart[card])
    ]


def _drains_there(s: State, me: int, slot: int, use: int) -> bool:
    """Whether there is a Sphere to drain where the figure will stand."""
    return bool(drained(s, me)) or bool(use & RUSH_TO_AID)


async def carry_out(s: State, me: int, use: int, way: int) -> None:
    """Pay, replace the Mild Emotion with its Strong counterpart, then powers and upgrades."""
    slot, table = way - SLOT_KEY, s.table
    emotion = s.emo[slot]
    if use & SPREADING:
        emotion = await _choose_seed(s, me, slot, use)
    ambition = s.boards[me][EMPOWER].price[use][1]
    pay(s, me, wp_price(s, me, EMPOWER, use, 0), ambition, 0, "CER-218")
    note_upgrades(s, me, EMPOWER, use)
    if use & RUSH_TO_AID:
        put_figure(s, me, NEXT_TO[slot], "CER-359")
    if use & CHANNELED_POWER:
        put_essence(s, slot, "CER-222")
    if use & SPREADING:
        discard(s, me, emotion, "CER-400")
    replace(s, slot, table.counterpart[emotion], NOBODY, "CER-218")
    if s.rules.team_b:
        accomplish(s, 3)
    await entering(s, me, slot)
    _keep_faith(s, me)
    await react(s, me)
    if use & COLOURING:
        rule = "CER-340" if use & BRIGHTEN_UP else "CER-373"
        await add_token(s, me, rule, table.vibe[emotion], may=True)
    if use & RELISH:
        await _relish(s, me)
    if use & SEETHE:
        draw(s, me, "CER-366")
    if use & DRAIN:
        await drain(s, me, "CER-374")
    end(s, me)


async def _choose_seed(s: State, me: int, slot: int, use: int) -> int:
    options = tuple([choose_key(card) for card in _seeds(s, me, slot)])
    args = {"slot": SLOTS[slot]}
    progress = so_far(s, me, EMPOWER, use)
    asked = Decision((me,), "ask-seed", "CER-388", options, args, "", progress, always=True)
    return card_of(await ask(asked))


def _keep_faith(s: State, me: int) -> None:
    """A further Action for each own Emotion that rewards an Empower."""
    for slot, emotion in enumerate(s.emo) if s.active & KEEP_FAITH else ():
        if emotion >= 0 and s.side[slot] == s.team[me] and s.table.power[emotion] == KEEP_FAITH:
            tell_power(s, emotion, "CER-446")
            gain_action(s, s.table.amount[emotion], "CER-446")


async def _relish(s: State, me: int) -> None:
    """CER-345: draw two cards, keep one and discard the other."""
    drawn = list(s.deck[me][:2])
    for _ in drawn:
        draw(s, me, "CER-345")
    if len(drawn) == 2:
        options = tuple([discard_key(card) for card in dict.fromkeys(drawn)])
        card = card_of(await ask(Decision((me,), "ask-discard-one", "CER-345", options)))
        discard(s, me, card, "CER-345")
