"""A Spirit Action, built up pick by pick (CER-161 to CER-177): a Vibe token or two, upgrades, and
what the Action is used on. The last pick commits; before it nothing is paid.

An option is offered only if the Action can still be completed with it (CER-170).
"""

from __future__ import annotations

from collections.abc import Callable

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.core.messages import NO_ARGS
from boardwright.games.cerebria.acts import (
    empowering,
    fortifying,
    invoking,
    moving,
    quelling,
)
from boardwright.games.cerebria.acts.finishing import so_far
from boardwright.games.cerebria.acts.glancing import NO_WAY, SURELY
from boardwright.games.cerebria.board import REALMS
from boardwright.games.cerebria.costs import CHEAPER
from boardwright.games.cerebria.emotions import DECK
from boardwright.games.cerebria.keys import (
    CARD_KEY,
    MOST,
    NO,
    UPGRADE_KEY,
    YES,
    card_of,
    choose,
)
from boardwright.games.cerebria.keys import discard as discard_key
from boardwright.games.cerebria.moves import _without, discard
from boardwright.games.cerebria.spirits import (
    ACTION_NAMES,
    BASE,
    EMPOWER,
    FORTIFY,
    HARMONY,
    HATRED,
    INVOKE,
    MOVE,
    QUELL,
    SPREADING,
    UPGRADES,
    Set,
)
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.tokens import (
    NEW,
    choose_colour,
    choose_place,
    lay,
    places,
)

Ways = Callable[[State, int, int], list[int]]

WAYS: tuple[Ways, ...] = (
    moving.ways,
    invoking.ways,
    quelling.ways,
    fortifying.ways,
    empowering.ways,
)
"""What each Action can be used on, given the upgrades used."""

GLANCES: tuple[Callable[[State, int], int], ...] = (
    moving.glance,
    invoking.glance,
    quelling.glance,
    fortifying.glance,
    empowering.glance,
)
"""What a glance says of each Action: no way, perhaps, or surely (once it is unlocked)."""

BUILD_KEYS = tuple(f"build-{name}" for name in ACTION_NAMES)
LAST_UPGRADE = UPGRADE_KEY + len(UPGRADES)


FILLED = tuple(sum(1 << n for n in range(3) if row >> 3 * n + 3 & 7) for row in range(1 << 12))
"""The upgrade spaces of a row that hold a token, as a mask of three bits."""


def can(s: State, me: int, action: int) -> bool:
    """Whether the Action can be declared: with what lies on the board, or with a token more."""
    seen = GLANCES[action](s, me)
    if seen == NO_WAY:
        return False
    row = s.rows[5 * me + action]
    hand = s.hand[me]
    if seen == SURELY and (row & 7 or len(hand) > (action == INVOKE)):
        return True
    ways, have = WAYS[action], FILLED[row]
    if not _by_hand(s, me, action):
        tokens = _tokens(s, me, row)
        if not row & 7:
            tokens -= 1
        return tokens >= 0 and leads(s, me, action, 0, ways, have, tokens)
    if row & 7 and leads(s, me, action, 0, ways, have, 0):
        return True
    further = s.boards[me][action].further[2][have]
    if not hand or (row & 7 and not _any(s, me, further, 0, ways)):
        return False
    return bool(for_tokens(s, me, action, ways, tokens_of(s, me), enough=1))


def _tokens(s: State, me: int, row: int) -> int:
    """How many tokens the hand could add to a row with one Action."""
    hand, new = s.hand[me], NEW[row]
    if not hand or not new:
        return 0
    if s.has_spirit_power(me, HARMONY):
        return min(2, len(hand))
    vibe = s.table.vibe
    for card in hand:
        if new >> vibe[card] & 1:
            return 1
    return 0


def tokens_of(s: State, me: int) -> int:
    """CER-163, CER-092: how many tokens may be placed with one Action."""
    return 2 if s.has_spirit_power(me, HARMONY) else 1


def leads(s: State, me: int, action: int, use: int, ways: Ways, have: int, spare: int) -> bool:
    """Whether the Action can be completed with at least these upgrades, of those whose places are
    filled and so many more.
    """
    return _any(s, me, s.boards[me][action].within[spare][have], use, ways)


def _any(s: State, me: int, sets: tuple[Set, ...], use: int, ways: Ways) -> bool:
    """Whether one of these sets, with at least these upgrades, can be paid and leads to an end."""
    ambition, purse = s.ambition[s.team[me]], s.wp[me]
    if s.spirit[me] == HATRED or s.active & CHEAPER:
        purse += MOST
    for more, wp, price in sets:
        if wp <= purse and price <= ambition and more & use == use and ways(s, me, more):
            return True
    return False


def for_tokens(
    s: State, me: int, action: int, ways: Ways, tokens: int, enough: int = DECK
) -> list[int]:
    """CER-163, CER-170: the cards that can be discarded for a token, the Action being completed
    after that; no more than are asked for.
    """
    row, hand = s.rows[5 * me + action], s.hand[me]
    if not hand or not NEW[row]:
        return []
    cards = list(dict.fromkeys(hand))
    if tokens_of(s, me) == 1:
        vibe, new = s.table.vibe, NEW[row]
        cards = [card for card in cards if new >> vibe[card] & 1]
    have, spare = FILLED[row], tokens if row & 7 else tokens - 1
    # With all the cards still in hand it would be possible, if at all.
    if not cards or not leads(s, me, action, 0, ways, have, spare):
        return []
    if not _by_hand(s, me, action):
        spare = min(tokens, len(hand)) - 1
        return cards if tokens == 1 or _fits(s, me, action, ways, spare) else []
    if action == INVOKE and row & 7 and len(hand) > 1 and ways(s, me, 0):
        return cards
    found = []
    for card in cards:
        s.hand[me] = _without(hand, card)
        if _fits(s, me, action, ways, tokens - 1):
            found.append(card)
            if len(found) == enough:
                break
    s.hand[me] = hand
    return found


def _fits(s: State, me: int, action: int, ways: Ways, spare: int) -> bool:
    """Whether the Action can be completed with a token more, or so many besides."""
    row = s.rows[5 * me + action]
    if not row & 7:
        return completes(s, me, action, ways, 0, spare)
    have = FILLED[row]
    return leads(s, me, action, 0, ways, have, 0) or any(
        completes(s, me, action, ways, have | 1 << place - 1, spare) for place in places(row)
    )


def completes(s: State, me: int, action: int, ways: Ways, have: int, spare: int) -> bool:
    """Whether the Action can be completed with the upgrades on these places, or with a further
    token, which takes a further card.
    """
    if leads(s, me, action, 0, ways, have, 0):
        return True
    hand = s.hand[me]
    if not spare or not hand:
        return False
    if not _by_hand(s, me, action):
        return leads(s, me, action, 0, ways, have, 1)
    fits = False
    for card in dict.fromkeys(hand):
        s.hand[me] = _without(hand, card)
        fits = fits or leads(s, me, action, 0, ways, have, 1)
    s.hand[me] = hand
    return fits


def _by_hand(s: State, me: int, action: int) -> bool:
    """Whether an Action needs cards of the hand for itself."""
    if action == EMPOWER:
        return SPREADING in s.boards[me][EMPOWER].bits
    return action in (INVOKE, QUELL)


async def perform(s: State, me: int, action: int) -> None:
    """Declare an Action, build it up and carry it out."""
    s.actions -= 1
    if s.log is not None:
        rule = BASE[action].rule
        s.tell("declared", rule, {"seat": me, "action": ACTION_NAMES[action]})
    use, way = await build_up(s, me, action, WAYS[action])
    await carry_out(s, me, action, use, way)


async def carry_out(s: State, me: int, action: int, use: int, way: int) -> None:
    match action:
        case _ if action == MOVE:
            await moving.carry_out(s, me, use, way)
        case _ if action == INVOKE:
            await invoking.carry_out(s, me, use, card_of(way))
        case _ if action == QUELL:
            await quelling.carry_out(s, me, use, way)
        case _ if action == FORTIFY:
            await fortifying.carry_out(s, me, use, way, garrison)
        case _ if action == EMPOWER:
            await empowering.carry_out(s, me, use, way)


async def build_up(s: State, me: int, action: int, ways: Ways, realm: int = -1) -> tuple[int, int]:
    """Pick by pick: the upgrades used, and what the Action is used on."""
    line = s.boards[me][action]
    tokens = tokens_of(s, me)
    use = 0
    while True:
        row = s.rows[5 * me + action]
        have = FILLED[row]
        options = ways(s, me, use) if row & 7 else []
        for n, bit in enumerate(line.bits) if have else ():
            if have >> n & 1 and not use & bit and leads(s, me, action, use | bit, ways, have, 0):
                options.append(UPGRADE_KEY + line.upgrades[n].kind)
        if tokens:
            options += [discard_key(card) for card in for_tokens(s, me, action, ways, tokens)]
        answer = await ask(_decision(s, me, action, use, tuple(options), realm))
        if UPGRADE_KEY <= answer < LAST_UPGRADE:
            use |= 1 << answer - UPGRADE_KEY
            tokens = 0
        elif answer >= CARD_KEY and answer != choose(card_of(answer)):
            tokens -= 1
            await place_token(s, me, action, card_of(answer), ways, tokens)
        else:
            return use, answer


def _decision(
    s: State, me: int, action: int, use: int, options: tuple[int, ...], realm: int
) -> Decision:
    """How many options there are depends on the hand, so with a hand it is always asked."""
    progress = so_far(s, me, action, use)
    if realm >= 0:
        progress = {**progress, "realm": REALMS[realm]}
    key, rule, always = BUILD_KEYS[action], BASE[action].rule, bool(s.hand[me])
    return Decision((me,), key, rule, options, NO_ARGS, "", progress, always)


async def place_token(s: State, me: int, action: int, card: int, ways: Ways, spare: int) -> None:
    """CER-163: discard a card and lay a token of its Vibe; Harmony's may have any colour."""
    discard(s, me, card, "CER-163")
    row = s.rows[5 * me + action]
    free = [
        place
        for place in places(row)
        if not place or completes(s, me, action, ways, FILLED[row] | 1 << place - 1, spare)
    ]
    # Which spaces will do may depend on the hand: with several of them it is always asked.
    secret = len(places(row)) > 1
    place = await choose_place(s, me, action, free, "CER-163", secret=secret)
    colour = s.table.vibe[card]
    if s.has_spirit_power(me, HARMONY):
        colour = await choose_colour(s, me, action, place, "CER-092")
    lay(s, me, action, place, colour, "CER-163")


async def garrison(s: State, me: int, realm: int) -> None:
    """CER-339, CER-397: a bonus Invoke into the Realm of the new Fortress; it may be declined."""

    def ways(s: State, me: int, use: int) -> list[int]:
        return invoking.ways(s, me, use, realm)

    row, hand = s.rows[5 * me + INVOKE], bool(s.hand[me])
    can = (row & 7 and leads(s, me, INVOKE, 0, ways, FILLED[row], 0)) or for_tokens(
        s, me, INVOKE, ways, tokens_of(s, me), enough=1
    )
    # Whether it can be done depends on the hand, so with a hand it is always asked.
    if not can and not hand:
        return
    options = (YES, NO) if can else (NO,)
    if await ask(Decision((me,), "may-garrison", "CER-339", options, always=hand)) == YES:
        use, way = await build_up(s, me, INVOKE, ways, realm)
        await invoking.carry_out(s, me, use, card_of(way), realm)
