"""The five Realm Actions (CER-229 to CER-245)."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.games.cerebria.board import CRA, LAN, NET, REACH, REALMS, SLOTS, VAL, WIL
from boardwright.games.cerebria.control import settle
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.intentions import score
from boardwright.games.cerebria.keys import (
    ADD,
    AMOUNT_KEY,
    DONE,
    DRAW,
    LIFT,
    MOST,
    REALM_KEY,
    SLOT_KEY,
)
from boardwright.games.cerebria.moves import (
    _count_powers,
    draw,
    gain_essence,
    gain_wp,
    has_room,
    pay,
    put_essence,
    unsettle,
)
from boardwright.games.cerebria.state import NOBODY, State
from boardwright.games.cerebria.telling import tell_power

FEES = (1, 1, 2, 1, 1)
"""CER-230."""

RULES = ("CER-232", "CER-233", "CER-235", "CER-238", "CER-241")
STEADY = POWER["steady"]


def fee(s: State, me: int, realm: int) -> int:
    """CER-231, CER-245: 1 WP less for the team that controls the Realm."""
    return FEES[realm] - (s.realm[realm] == s.team[me])


def possible(s: State, me: int) -> list[int]:
    """CER-243: the Realm Actions that can be paid and would have an effect, as their keys."""
    wp, mine = s.wp[me], s.team[me]
    holder = s.realm
    cradle, network = holder[CRA] == mine, holder[NET] == mine
    land, willow = holder[LAN] == mine, holder[WIL] == mine
    found = []
    if wp or holder[VAL] == mine:
        found.append(REALM_KEY + VAL)
    if (wp or cradle) and s.deck[me]:
        found.append(REALM_KEY + CRA)
    if wp + network > 1 and mine in s.side and -1 in [s.emo[n] for n in REACH[s.space[me]]]:
        found.append(REALM_KEY + NET)
    if (wp or land) and intensified(s, me):
        found.append(REALM_KEY + LAN)
    if wp + willow > 1:
        found.append(REALM_KEY + WIL)
    return found


async def perform(s: State, me: int, realm: int) -> None:
    """Pay and carry one out."""
    s.actions -= 1
    rule = RULES[realm]
    if s.log is not None:
        s.tell("declared", rule, {"seat": me, "realm": REALMS[realm]})
    if realm == VAL:
        pay(s, me, fee(s, me, realm), 0, 0, rule)
        gain_wp(s, me, 4, rule)
    elif realm == CRA:
        await _cradle(s, me, rule)
    elif realm == NET:
        await _network(s, me, rule)
    elif realm == LAN:
        await _land(s, me, rule)
    elif realm == WIL:
        await _willow(s, me, rule)
    score(s, me)


async def _cradle(s: State, me: int, rule: str) -> None:
    """CER-233, CER-429: a card, then any number more for 2 WP each, one after the other."""
    pay(s, me, fee(s, me, CRA), 0, 0, rule)
    draw(s, me, rule)
    while s.deck[me] and s.wp[me] >= 2:
        if await ask(Decision((me,), "may-draw-more", rule, (DRAW, DONE))) == DONE:
            return
        pay(s, me, 2, 0, 0, rule)
        draw(s, me, rule)


def relocations(s: State, me: int) -> list[int]:
    """CER-235, CER-431: the empty slots beside the figure, if there is an own Emotion to move."""
    if s.team[me] not in s.side:
        return []
    return [slot for slot in REACH[s.space[me]] if s.emo[slot] < 0]


async def _network(s: State, me: int, rule: str) -> None:
    """CER-235 to CER-237: an own Emotion from anywhere into an empty slot beside the figure, with
    all that lies on it.
    """
    own = tuple([SLOT_KEY + slot for slot in range(15) if s.side[slot] == s.team[me]])
    source = await ask(Decision((me,), "ask-relocate", rule, own)) - SLOT_KEY
    ends = tuple([SLOT_KEY + slot for slot in relocations(s, me)])
    args = {"slot": SLOTS[source], "emotion": s.table.names[s.emo[source]]}
    end = await ask(Decision((me,), "ask-relocate-to", rule, ends, args)) - SLOT_KEY
    pay(s, me, fee(s, me, NET), 0, 0, rule)
    relocate(s, source, end, rule)


def relocate(s: State, source: int, end: int, rule: str) -> None:
    """CER-236, CER-237: an Emotion moves to another slot; it neither leaves nor enters play."""
    for part in (s.emo, s.side, s.home):
        part[end], part[source] = part[source], NOBODY
    for part in (s.ess, s.tok, s.weak):
        part[end], part[source] = part[source], 0
    if s.once >> source & 1:
        s.once ^= 1 << source | 1 << end
    if s.log is not None:
        name = s.table.names[s.emo[end]]
        s.tell("relocated", rule, {"emotion": name, "from": SLOTS[source], "slot": SLOTS[end]})
    settle(s, source)
    _count_powers(s, end)


def intensified(s: State, me: int) -> list[int]:
    """CER-238, CER-240, CER-242: own Emotions beside the figure that can take an Essence, or lose
    an Insecurity token.
    """
    essence = s.essence[me]
    return [
        slot
        for slot in REACH[s.space[me]]
        if s.side[slot] == s.team[me] and (s.weak[slot] or (essence and has_room(s, slot)))
    ]


async def _land(s: State, me: int, rule: str) -> None:
    """CER-238, CER-239: an Essence onto an own Emotion, then any number more for 1 WP each. An
    Insecurity token may be taken off in place of one of them.
    """
    options = tuple([SLOT_KEY + slot for slot in intensified(s, me)])
    slot = await ask(Decision((me,), "ask-intensify", rule, options)) - SLOT_KEY
    price = fee(s, me, LAN)
    more = 1
    if s.rules.powers and s.table.power[s.emo[slot]] == STEADY:
        more = 0
        tell_power(s, s.emo[slot], "CER-411")
    first = True
    while True:
        steps = []
        if s.wp[me] >= price:
            if s.essence[me] and has_room(s, slot):
                steps.append(ADD)
            if s.weak[slot]:
                steps.append(LIFT)
        if not steps:
            return
        if not first:
            steps.append(DONE)
        args = {"slot": SLOTS[slot], "emotion": s.table.names[s.emo[slot]]}
        word = "ask-intensify-how" if first else "may-intensify-more"
        step = await ask(Decision((me,), word, rule, tuple(steps), args))
        if step == DONE:
            return
        pay(s, me, price, 0, int(step == ADD), rule)
        if step == ADD:
            put_essence(s, slot, rule, "board")
        else:
            unsettle(s, slot, 0, rule)
        price, first = more, False


async def _willow(s: State, me: int, rule: str) -> None:
    """CER-241: any number of WP for as much Essence, after the fee."""
    price = fee(s, me, WIL)
    most = min(s.wp[me] - price, MOST)
    options = tuple(range(AMOUNT_KEY + 1, AMOUNT_KEY + most + 1))
    amount = await ask(Decision((me,), "ask-harvest", rule, options)) - AMOUNT_KEY
    pay(s, me, price + amount, 0, 0, rule)
    gain_essence(s, me, amount, rule)
