"""Powers of Emotions that enter play (CER-403, CER-405), one short function each. What works all
the time stands where it works: Intensity and blocking in control.py, prices in costs.py, targets in
acts/quelling.py, answers in acts/finishing.py, Absorb in absorb.py, the end of a turn in turns.py.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.core.messages import Args
from boardwright.games.cerebria.acts.forts import lower
from boardwright.games.cerebria.board import (
    IN_REALM,
    NEIGHBOURS,
    NEXT_TO,
    REALMS_OF,
    RING,
    SPACES,
    distance,
)
from boardwright.games.cerebria.control import settle
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.keys import DONE, NO, SEAT_KEY, SLOT_KEY, SPACE_KEY, YES
from boardwright.games.cerebria.moves import (
    answer_leaving,
    draw,
    gain_essence,
    gain_wp,
    give_token,
    has_room,
    pay,
    put_essence,
    put_figure,
    remove,
    take_essence,
    unsettle,
)
from boardwright.games.cerebria.state import INSECURITY_TOKENS, State
from boardwright.games.cerebria.tokens import add_token

RULE = "CER-403"

Power = Callable[[State, int, int], Awaitable[None] | None]
"""What happens when an Emotion enters: for the active player, in a slot."""

ENTER: dict[int, Power] = {}


def enter(word: str) -> Callable[[Power], Power]:
    """Name the power that a function carries out."""

    def keep(power: Power) -> Power:
        ENTER[POWER[word]] = power
        return power

    return keep


async def entering(s: State, me: int, slot: int) -> None:
    """Carry out the power of the Emotion that has just entered."""
    power = ENTER.get(s.table.power[s.emo[slot]]) if s.rules.powers else None
    if power is not None:
        after = power(s, me, slot)
        if after is not None:
            await after


# Questions


def friends(s: State, slot: int) -> list[int]:
    """The neighbouring slots with another Emotion of the same team."""
    return [near for near in NEIGHBOURS[slot] if s.side[near] == s.side[slot]]


def foes(s: State, slot: int) -> list[int]:
    """The neighbouring slots with an Emotion of the other team."""
    return [near for near in NEIGHBOURS[slot] if s.side[near] == 1 - s.side[slot]]


def on_board(s: State, team: int) -> list[int]:
    return [slot for slot in range(15) if s.side[slot] == team]


async def pick(
    s: State, me: int, slots: list[int], what: str, emotion: int, other: int = -1
) -> int | None:
    """One of these slots; with another answer besides, None if that is given."""
    if not slots:
        return None
    options = [SLOT_KEY + slot for slot in slots]
    if other >= 0:
        options.append(other)
    word = f"may-{what}" if other >= 0 else f"ask-{what}"
    source = s.table.names[emotion]
    answer = await ask(Decision((me,), word, RULE, tuple(options), source=source))
    return None if answer == other else answer - SLOT_KEY


async def may(s: State, me: int, what: str, emotion: int) -> bool:
    source = s.table.names[emotion]
    return await ask(Decision((me,), f"may-{what}", RULE, (YES, NO), source=source)) == YES


# Essence, cards, Willpower


@enter("kindle")
async def kindle(s: State, me: int, slot: int) -> None:
    """May put 1 Essence on another own Emotion beside it; the strong form on each of them."""
    emotion = s.emo[slot]
    room = [near for near in friends(s, slot) if has_room(s, near)]
    for _ in range(s.table.amount[emotion]):
        chosen = await pick(s, me, room, "kindle", emotion, NO)
        if chosen is None:
            return
        room.remove(chosen)
        put_essence(s, chosen, RULE)


@enter("company")
def company(s: State, me: int, slot: int) -> None:
    """Gain WP for each other own Emotion beside it."""
    gain_wp(s, me, s.table.amount[s.emo[slot]] * len(friends(s, slot)), RULE)


@enter("closeness")
def closeness(s: State, me: int, slot: int) -> None:
    """Gain Essence for each other own Emotion beside it."""
    gain_essence(s, me, s.table.amount[s.emo[slot]] * len(friends(s, slot)), RULE)


@enter("draw")
async def draw_cards(s: State, me: int, slot: int) -> None:
    """May draw; the strong form lets every other Spirit of the team draw too."""
    emotion = s.emo[slot]
    for _ in range(s.table.amount[emotion]):
        if s.deck[me] and await may(s, me, "draw", emotion):
            draw(s, me, RULE)
    for other in s.mates(s.team[me]):
        if other != me:
            for _ in range(s.table.more[emotion]):
                draw(s, other, RULE)


@enter("gather")
def gather(s: State, me: int, slot: int) -> None:
    """Gain Essence; the strong form gains more with no other own Emotion beside it."""
    emotion = s.emo[slot]
    alone = 0 if friends(s, slot) else s.table.more[emotion]
    gain_essence(s, me, s.table.amount[emotion] + alone, RULE)


@enter("entrust")
async def entrust(s: State, me: int, slot: int) -> None:
    """May put 1 Essence of the own Spirit board on any own Emotion."""
    if not s.essence[me]:
        return
    room = [own for own in on_board(s, s.side[slot]) if has_room(s, own)]
    chosen = await pick(s, me, room, "entrust", s.emo[slot], NO)
    if chosen is not None:
        s.essence[me] -= 1
        put_essence(s, chosen, RULE, "board")


@enter("swell")
async def swell(s: State, me: int, slot: int) -> None:
    """More Essence from the supply on itself; the strong form then may add a Vibe token."""
    emotion = s.emo[slot]
    for _ in range(s.table.amount[emotion]):
        if has_room(s, slot):
            put_essence(s, slot, RULE)
    if s.table.more[emotion]:
        await add_token(s, me, RULE, may=True)


@enter("hoard")
def hoard(s: State, me: int, slot: int) -> None:
    """Gain WP with no other own Emotion beside it."""
    if not friends(s, slot):
        gain_wp(s, me, s.table.amount[s.emo[slot]], RULE)


@enter("crave")
def crave(s: State, me: int, slot: int) -> None:
    """A further Action once this one is finished, if the team then has no Ambition."""
    s.reactions.append(("crave", s.emo[slot], s.side[slot]))


# Intensity tokens


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
    if IN_REALM[slot] and _opposing_fort(s, slot):
        give_token(s, slot, amount, RULE)
    else:
        gain_wp(s, me, amount, RULE)


def _opposing_fort(s: State, slot: int) -> bool:
    fort = s.forts[REALMS_OF[slot][0]]
    return fort > 0 if s.side[slot] else fort < 0


# Harm


@enter("burn")
async def burn(s: State, me: int, slot: int) -> None:
    """May pay WP to remove an Essence of an opposing Emotion beside it that keeps at least one."""
    emotion = s.emo[slot]
    price = s.table.amount[emotion]
    hurt = [near for near in harmed(s, foes(s, slot)) if s.ess[near] > 1]
    if s.wp[me] < price:
        return
    chosen = await pick(s, me, hurt, "burn", emotion, NO)
    if chosen is not None:
        pay(s, me, price, 0, 0, RULE)
        take_essence(s, chosen, RULE)


@enter("burn-near")
async def burn_near(s: State, me: int, slot: int) -> None:
    """Remove an Essence of every opposing Emotion beside it, even a last one."""
    hurt = harmed(s, foes(s, slot))
    dying = [near for near in hurt if s.ess[near] == 1]
    # CER-446: both are still there for whoever answers that the other leaves.
    for near in dying:
        answer_leaving(s, near)
    for near in hurt:
        if near not in dying:
            take_essence(s, near, RULE)
    for near in await _in_order(s, me, dying, s.emo[slot]):
        s.ess[near] = 0
        remove(s, near, "CER-195")


async def _in_order(s: State, me: int, slots: list[int], emotion: int) -> list[int]:
    """CER-079: of two cards that go under one deck at once, the active player chooses the first."""
    if len(slots) < 2 or s.home[slots[0]] != s.home[slots[1]] or s.home[slots[0]] < 0:
        return slots
    first = await pick(s, me, slots, "first-under", emotion)
    return slots if first == slots[0] else slots[::-1]


def harmed(s: State, slots: list[int]) -> list[int]:
    """Those of these Emotions that lose Essence to powers of others."""
    return [slot for slot in slots if s.table.power[s.emo[slot]] != POWER["shield-near"]]


@enter("sap")
def sap(s: State, me: int, slot: int) -> None:
    """In a Realm: an opposing Fortress there drops by a step, as far as its owner can (CER-454)."""
    if IN_REALM[slot] and _opposing_fort(s, slot):
        realm = REALMS_OF[slot][0]
        if abs(s.forts[realm]) == 1 or s.minors[1 - s.side[slot]]:
            lower(s, realm, "CER-454")


@enter("unsettle-near")
async def unsettle_near(s: State, me: int, slot: int) -> None:
    """An Insecurity token on an opposing Emotion beside it."""
    await _unsettle(s, me, s.emo[slot], foes(s, slot), must=True)


@enter("unsettle")
async def unsettle_any(s: State, me: int, slot: int) -> None:
    """Insecurity tokens on opposing Emotions anywhere, up to a number."""
    await _unsettle(s, me, s.emo[slot], on_board(s, 1 - s.side[slot]), must=False)


async def _unsettle(s: State, me: int, emotion: int, slots: list[int], *, must: bool) -> None:
    for _ in range(s.table.amount[emotion]):
        free = [slot for slot in slots if not s.weak[slot]]
        if not free or sum(s.weak) >= INSECURITY_TOKENS:
            return
        chosen = await pick(s, me, free, "unsettle", emotion, -1 if must else DONE)
        if chosen is None:
            return
        unsettle(s, chosen, 1, RULE)


# Figures


@enter("step")
async def step(s: State, me: int, slot: int) -> None:
    """May move the own Spirit a space, not onto an opposing Spirit's."""
    here = s.space[me]
    ends = [end for end in ((here - 1) % RING, (here + 1) % RING) if not s.foes_on(me, end)]
    await _may_shift(s, me, me, ends, s.emo[slot])


@enter("shove")
async def shove(s: State, me: int, slot: int) -> None:
    """May move an opposing Spirit on or near its space by one, not onto an own Spirit's."""
    emotion = s.emo[slot]
    near = [
        other
        for other in s.mates(1 - s.side[slot])
        if distance(s.space[other], NEXT_TO[slot]) <= 1 and _ends(s, me, other, 1)
    ]
    if not near:
        return
    options = (*[SEAT_KEY + other for other in near], NO)
    source = s.table.names[emotion]
    answer = await ask(Decision((me,), "may-shove", RULE, options, source=source))
    if answer != NO:
        other = answer - SEAT_KEY
        await _may_shift(s, me, other, _ends(s, me, other, 1), emotion, must=True)


@enter("shove-all")
async def shove_all(s: State, me: int, slot: int) -> None:
    """May move each opposing Spirit some spaces; who is moved loses a WP."""
    emotion = s.emo[slot]
    for other in s.mates(1 - s.side[slot]):
        ends = _ends(s, me, other, s.table.amount[emotion])
        if await _may_shift(s, me, other, ends, emotion) and s.wp[other]:
            pay(s, other, 1, 0, 0, RULE)


def _ends(s: State, me: int, other: int, steps: int) -> list[int]:
    """CER-456: where a Spirit can be moved, along paths and past any figures."""
    here = s.space[other]
    spaces = [(here + n) % RING for n in range(-steps, steps + 1) if n]
    return [end for end in spaces if not s.foes_on(other, end)]


async def _may_shift(
    s: State, me: int, who: int, ends: list[int], emotion: int, *, must: bool = False
) -> bool:
    """Move a figure to one of these spaces, or leave it; whether it moved."""
    if not ends:
        return False
    options = [SPACE_KEY + end for end in ends]
    if not must:
        options.append(NO)
    args: Args = {"seat": who, "space": SPACES[s.space[who]]}
    word = "ask-shift" if must else "may-shift"
    source = s.table.names[emotion]
    answer = await ask(Decision((me,), word, "CER-456", tuple(options), args, source))
    if answer == NO:
        return False
    put_figure(s, who, answer - SPACE_KEY, "CER-456")
    return True


# Powers of once a turn


async def give(s: State, me: int, slot: int) -> None:
    """CER-448: move Essence to other own Emotions, as much as the card says, keeping one."""
    emotion = s.emo[slot]
    s.once |= 1 << slot
    for n in range(s.table.amount[emotion]):
        room = [own for own in takers(s, slot) if s.ess[slot] > 1]
        chosen = await pick(s, me, room, "give", emotion, DONE if n else -1)
        if chosen is None:
            return
        s.ess[slot] -= 1
        settle(s, slot)
        put_essence(s, chosen, "CER-448", "emotion")


def takers(s: State, slot: int) -> list[int]:
    """Other own Emotions with room."""
    return [own for own in on_board(s, s.side[slot]) if own != slot and has_room(s, own)]


def may_give(s: State, slot: int) -> bool:
    """Whether the Emotion in a slot can still give this turn."""
    emotion = s.emo[slot]
    return (
        s.table.power[emotion] == POWER["give"]
        and not s.once >> slot & 1
        and s.ess[slot] > 1
        and bool(takers(s, slot))
    )
