"""Variants: ordered turns (ETH-599 to ETH-604) and playing cards (ETH-605 to ETH-612)."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import Asked, Reply
from boardwright.core.messages import Args
from boardwright.games.etherfields import harm, limits, sealing, supplies
from boardwright.games.etherfields.asking import everybody, in_order, pick, team
from boardwright.games.etherfields.content import MORPHINGS
from boardwright.games.etherfields.keys import ELEMENT_KEY, NO, SEAT_KEY, YES
from boardwright.games.etherfields.morphings import morph, take_morphing
from boardwright.games.etherfields.state import ACT, DREAM, NOBODY, State

# Ordered turns


def begin_rounds(s: State) -> None:
    """ETH-599: the First Player has the first round of a Turn."""
    s.round, s.acted, s.busy, s.passed = s.first, False, False, 0


def end_round(s: State) -> bool:
    """ETH-600, ETH-601: the next Dreamer has a round; whether all have passed in a row."""
    s.passed = 0 if s.busy else s.passed + 1
    s.acted = s.busy = False
    if s.passed == len(s.seats):
        s.round = NOBODY
        return True
    s.round = (s.round + 1) % len(s.seats)
    if s.log is not None:
        s.tell("round", "ETH-599", {"seat": s.round})
    return False


# Playing cards

ELEMENTS = ("morphings", "gems", "hours", "distress", "sealed")
PLAYING_CARDS = (*[value for value in range(2, 15) for _ in range(4)], 15, 15)
"""ETH-606, ETH-612: 52 cards and two Jokers, by their values."""
DRAWN = 3
"""ETH-605: so many Luck cards, and so many Drawback cards."""


def may_try(s: State) -> bool:
    """ETH-605, ETH-612: once per Dream, between actions."""
    return "cards" in s.options and s.place == DREAM and not s.luck_used


def ask_element(s: State) -> Asked:
    """ETH-605, ETH-612: which element the Team tries to influence; before one is named, it may
    still leave it.
    """
    options = (*[ELEMENT_KEY + n for n in range(len(ELEMENTS))], NO)
    return Decision(everybody(s), "ask-element", "ETH-605", options)


async def answer_element(s: State, reply: Reply) -> None:
    """ETH-605, ETH-606: three Luck cards are shown; the Team goes on or uses its attempt up. Luck
    must be higher than Drawback.
    """
    assert isinstance(reply, int)
    s.phase = ACT
    if reply == NO:
        return
    s.luck_used = True
    element = ELEMENTS[reply - ELEMENT_KEY]
    order = s.shuffle(PLAYING_CARDS)
    luck, drawback = order[:DRAWN], order[DRAWN : 2 * DRAWN]
    s.news = True
    if s.log is not None:
        s.tell("shuffled", "ETH-605", {"deck": "playing", "n": len(order)})
        s.tell("luck-cards", "ETH-605", {"element": element}, {"cards": luck})
    args: Args = {"element": element, "sum": sum(luck)}
    if await team(s, "ask-luck-on", "ETH-605", (YES, NO), args) == NO:
        return
    won = sum(luck) > sum(drawback)
    s.news = True
    if s.log is not None:
        s.tell("drawback-cards", "ETH-606", {"element": element}, {"cards": drawback, "won": won})
    await EFFECTS[element](s, won)
    await limits.keep_limits(s)


async def _morphings(s: State, won: bool) -> None:
    """ETH-607: of one Entity all are discarded; or it gets two."""
    there = [tile for tile in s.entities if tile.morphings or not won]
    if not there:
        return
    options = tuple([s.pack.key.entity + tile.entity for tile in there])
    chosen = await team(s, "ask-whose-morphings", "ETH-607", options) - s.pack.key.entity
    if not won:
        await morph(s, chosen, 2, "ETH-607")
        return
    tile = next(tile for tile in there if tile.entity == chosen)
    for kind in tile.morphings:
        assert kind < len(MORPHINGS)
        take_morphing(s, chosen, kind, "ETH-607")


async def _gems(s: State, won: bool) -> None:
    """ETH-608: all Gems that are left, shared out freely; or all are discarded."""
    if not won:
        for seat, me in enumerate(s.seats):
            supplies.lose(s, "gem", seat, me.gems, "ETH-608")
        return
    await supplies.gain(s, "gem", in_order(s), supplies.supply(s, "gem"), "ETH-608")


async def _hours(s: State, won: bool) -> None:
    """ETH-609."""
    if won:
        await supplies.gain(s, "hour", in_order(s), 2, "ETH-609")
    else:
        supplies.lose(s, "hour", 0, s.hours, "ETH-609")


async def _distress(s: State, won: bool) -> None:
    """ETH-610: one Dreamer, chosen by the Team."""
    options = tuple([SEAT_KEY + seat for seat in range(len(s.seats))])
    key = "ask-who-cures" if won else "ask-who-suffers"
    seat = await pick(s, NOBODY, key, "ETH-610", options) - SEAT_KEY
    if won:
        await harm.cure(s, seat, 2, "ETH-610")
    else:
        await harm.suffer(s, seat, 1, "ETH-610")


async def _sealed(s: State, won: bool) -> None:
    """ETH-611."""
    for seat in in_order(s):
        if won:
            sealing.unseal(s, seat, 5, "ETH-611")
        else:
            await sealing.seal(s, seat, 5, "ETH-611")


EFFECTS = {
    "morphings": _morphings,
    "gems": _gems,
    "hours": _hours,
    "distress": _distress,
    "sealed": _sealed,
}
