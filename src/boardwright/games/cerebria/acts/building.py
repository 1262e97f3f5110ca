"""A Spirit Action, built up pick by pick (CER-161 to CER-177): a Vibe token or two, upgrades, and
what the Action is used on. The last pick commits; before it nothing is paid.

An option is offered only if the Action can still be completed with it (CER-170).
"""

from __future__ import annotations

from collections.abc import Callable

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.core.messages import Args
from boardwright.games.cerebria.acts import (
    empowering,
    fortifying,
    invoking,
    moving,
    quelling,
)
from boardwright.games.cerebria.keys import (
    CARD_KEY,
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
    INVOKE,
    MOVE,
    QUELL,
    SPREADING,
    UPGRADES,
)
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.tokens import (
    choose_colour,
    choose_place,
    colours,
    lay,
    places,
    takes,
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

POSSIBLE: tuple[Callable[[State, int], bool], ...] = (
    moving.is_thinkable,
    invoking.is_thinkable,
    quelling.is_thinkable,
    fortifying.is_thinkable,
    empowering.is_thinkable,
)
"""Whether each Action could be completed with the best of upgrades: quick to say no."""

LAST_UPGRADE = UPGRADE_KEY + len(UPGRADES)


def can(s: State, me: int, action: int) -> bool:
    """Whether the Action can be declared: with what lies on the board, or with a token more."""
    if not POSSIBLE[action](s, me):
        return False
    ways = WAYS[action]
    if s.rows[5 * me + action] & 7 and leads(s, me, action, 0, ways):
        return True
    return bool(for_tokens(s, me, action, ways))


def available(s: State, me: int, action: int) -> int:
    """CER-162: the upgrades whose space holds a token, as a mask."""
    row, bits = s.rows[5 * me + action], s.boards[me][action].bits
    return (
        (bits[0] if row & 0o70 else 0)
        | (bits[1] if row & 0o700 else 0)
        | (bits[2] if row & 0o7000 else 0)
    )


def leads(s: State, me: int, action: int, use: int, ways: Ways) -> bool:
    """Whether the Action can be completed with at least these upgrades."""
    if ways(s, me, use):
        return True
    more = available(s, me, action) & ~use
    while more:
        bit = more & -more
        more ^= bit
        if leads(s, me, action, use | bit, ways):
            return True
    return False


def for_tokens(s: State, me: int, action: int, ways: Ways) -> list[int]:
    """CER-163, CER-170: the cards that can be discarded for a token, the Action being completed
    after that.
    """
    row, hand = s.rows[5 * me + action], s.hand[me]
    free = places(row) if hand else ()
    if not free:
        return []
    cards = list(dict.fromkeys(hand))
    if s.has_spirit_power(me, HARMONY):
        if not colours(row):
            return []
    else:
        vibe = s.table.vibe
        cards = [card for card in cards if takes(row, vibe[card])]
    if not _by_hand(s, me, action):
        ready = row & 7 and ways(s, me, 0)
        return cards if ready or any(_leads_from(s, me, action, n, ways) for n in free) else []
    found = []
    for card in cards:
        s.hand[me] = _without(hand, card)
        if (row & 7 and ways(s, me, 0)) or any(
            _leads_from(s, me, action, place, ways) for place in free
        ):
            found.append(card)
    s.hand[me] = hand
    return found


def _by_hand(s: State, me: int, action: int) -> bool:
    """Whether an Action needs cards of the hand for itself."""
    if action == EMPOWER:
        return SPREADING in s.boards[me][EMPOWER].bits
    return action in (INVOKE, QUELL)


def _leads_from(s: State, me: int, action: int, place: int, ways: Ways) -> bool:
    """Whether the Action can be completed with a token on this space: with another one, or by the
    tokens that Harmony may still add.
    """
    at = 5 * me + action
    row = s.rows[at]
    s.rows[at] = row | 7 << 3 * place
    try:
        return leads(s, me, action, 0, ways)
    finally:
        s.rows[at] = row


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


async def build_up(s: State, me: int, action: int, ways: Ways) -> tuple[int, int]:
    """Pick by pick: the upgrades used, and what the Action is used on."""
    row = s.boards[me][action]
    tokens = 2 if s.has_spirit_power(me, HARMONY) else 1
    use = 0
    while True:
        options = ways(s, me, use) if s.rows[5 * me + action] & 7 else []
        have = available(s, me, action) & ~use
        for upgrade, bit in zip(row.upgrades, row.bits, strict=True):
            if have & bit and leads(s, me, action, use | bit, ways):
                options.append(UPGRADE_KEY + upgrade.kind)
        if tokens:
            options += [discard_key(card) for card in for_tokens(s, me, action, ways)]
        answer = await ask(_decision(s, me, action, use, tuple(options)))
        if UPGRADE_KEY <= answer < LAST_UPGRADE:
            use |= 1 << answer - UPGRADE_KEY
            tokens = 0
        elif answer >= CARD_KEY and answer != choose(card_of(answer)):
            await place_token(s, me, action, card_of(answer), ways)
            tokens -= 1
        else:
            return use, answer


def _decision(s: State, me: int, action: int, use: int, options: tuple[int, ...]) -> Decision:
    """How many options there are depends on the hand, so with a hand it is always asked."""
    name = ACTION_NAMES[action]
    used = [upgrade.kind for upgrade in s.boards[me][action].upgrades if use >> upgrade.kind & 1]
    progress: Args = {"action": name, "upgrades": [UPGRADES[kind] for kind in used]}
    rule = BASE[action].rule
    always = bool(s.hand[me])
    return Decision((me,), f"build-{name}", rule, options, progress=progress, always=always)


async def place_token(s: State, me: int, action: int, card: int, ways: Ways) -> None:
    """CER-163: discard a card and lay a token of its Vibe; Harmony's may have any colour."""
    discard(s, me, card, "CER-163")
    free = [
        place
        for place in places(s.rows[5 * me + action])
        if _leads_from(s, me, action, place, ways)
    ]
    place = await choose_place(s, me, action, free, "CER-163")
    colour = s.table.vibe[card]
    if s.has_spirit_power(me, HARMONY):
        colour = await choose_colour(s, me, action, "CER-092")
    lay(s, me, action, place, colour, "CER-163")


async def garrison(s: State, me: int, realm: int) -> None:
    """CER-339, CER-397: a bonus Invoke into the Realm of the new Fortress; it may be declined."""

    def ways(s: State, me: int, use: int) -> list[int]:
        return invoking.ways(s, me, use, realm)

    unlocked = s.rows[5 * me + INVOKE] & 7
    if not (unlocked and leads(s, me, INVOKE, 0, ways)) and not for_tokens(s, me, INVOKE, ways):
        return
    decision = Decision((me,), "may-garrison", "CER-339", (YES, NO))
    if await ask(decision) == YES:
        use, way = await build_up(s, me, INVOKE, ways)
        await invoking.carry_out(s, me, use, card_of(way), realm)
