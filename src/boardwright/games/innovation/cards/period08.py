"""Period 8: ten innovations."""

from __future__ import annotations

from boardwright.games.innovation.activation import demand, share
from boardwright.games.innovation.choices import (
    choose_colour,
    choose_face_down,
    choose_value,
    do_with_all,
    may,
    may_do_with,
    may_pick,
    may_splay,
    must_pick,
    pick,
    the_highest,
)
from boardwright.games.innovation.dominations import end
from boardwright.games.innovation.facts import (
    BULB,
    CLOCK,
    COLOUR,
    FACTORY,
    GREEN,
    OF_COLOUR,
    OF_PERIOD,
    PERIODS,
    PURPLE,
    RED,
    UP,
    WITH_ICON,
    YELLOW,
    cards_in,
    lowest,
    mask_of,
    values_in,
)
from boardwright.games.innovation.moves import (
    draw,
    draw_and_play,
    draw_and_score,
    draw_and_show,
    play,
    recycle,
    score,
    transfer,
)
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import HAND, INFLUENCE, ZONE


@share("Quantum Theory", 1)
async def quantum_theory_1(s: State, me: int) -> None:
    """May recycle up to two hand cards; if two, draw a 10, then draw and score a 10 (INN-171)."""
    recycled = await may_do_with(s, me, s.hand[me], "recycle", 2)
    if recycled.bit_count() == 2:
        draw(s, me, 10)
        draw_and_score(s, me, 10)


@share("Rocketry", 1)
async def rocketry_1(s: State, me: int) -> None:
    """For every two clocks, recycle a card of anybody else's influence: you choose owner and value
    (INN-177), and the owner which of his cards of that value.
    """
    for _ in range(s.count(me, CLOCK) // 2):
        chosen = await choose_face_down(s, me, s.others(me), "recycle-influence")
        if chosen is None:
            return
        owner, value = chosen
        card = await must_pick(s, owner, s.influence[owner] & OF_PERIOD[value], "recycle")
        recycle(s, owner, card)


@share("Flight", 1)
async def flight_1(s: State, me: int) -> None:
    """If your red is splayed up, may splay any one colour up."""
    if s.splay[5 * me + RED] == UP:
        await may_splay(s, me, range(5), UP)


@share("Flight", 2)
async def flight_2(s: State, me: int) -> None:
    """May splay red up."""
    await may_splay(s, me, [RED], UP)


@demand("Mobility", 1)
async def mobility_1(s: State, me: int, you: int) -> None:
    """Transfer your two highest active cards that are not red and show no factory to my influence
    (INN-175: not those laid bare by it); if any moved, draw an 8.
    """

    def give(card: int) -> None:
        transfer(s, you, card, INFLUENCE, me)

    able = s.active(you) & ~OF_COLOUR[RED] & ~WITH_ICON[FACTORY]
    two = await the_highest(s, you, able, 2, "transfer")
    if await do_with_all(s, you, two, "transfer", give):
        draw(s, you, 8)


@demand("Corporations", 1)
async def corporations_1(s: State, me: int, you: int) -> None:
    """Transfer an active card with a factory that is not green to my influence; if you do, draw
    and play an 8.
    """
    able = s.active(you) & WITH_ICON[FACTORY] & ~OF_COLOUR[GREEN]
    card = await pick(s, you, able, "transfer")
    if card is not None:
        transfer(s, you, card, INFLUENCE, me)
        draw_and_play(s, you, 8)


@share("Corporations", 2)
def corporations_2(s: State, me: int) -> None:
    """Draw and play an 8."""
    draw_and_play(s, me, 8)


@share("Mass Media", 1)
async def mass_media_1(s: State, me: int) -> None:
    """May recycle a hand card; if you do, name a value, and all cards of that value in all
    influences are recycled: yours first, then clockwise, each owner ordering his own (INN-133).
    """
    card = await may_pick(s, me, s.hand[me], "recycle")
    if card is not None:
        recycle(s, me, card)
        value = await choose_value(s, me, PERIODS, "name-value")
        for owner in (me, *s.others(me)):
            await do_with_all(s, owner, s.influence[owner] & OF_PERIOD[value], "recycle")


@share("Mass Media", 2)
async def mass_media_2(s: State, me: int) -> None:
    """May splay purple up."""
    await may_splay(s, me, [PURPLE], UP)


@share("Antibiotics", 1)
async def antibiotics_1(s: State, me: int) -> None:
    """May recycle up to three hand cards; draw two 8s for each different value."""
    recycled = await may_do_with(s, me, s.hand[me], "recycle", 3)
    for _ in range(2 * len(values_in(recycled))):
        draw(s, me, 8)


@demand("Skyscrapers", 1)
async def skyscrapers_1(s: State, me: int, you: int) -> None:
    """Transfer an active card with a clock that is not yellow to my zone; if you do, score the card
    that it covered and recycle the rest of its pile.
    """
    able = s.active(you) & WITH_ICON[CLOCK] & ~OF_COLOUR[YELLOW]
    card = await pick(s, you, able, "transfer")
    if card is None:
        return
    transfer(s, you, card, ZONE, me)
    if pile := s.pile(you, COLOUR[card]):
        score(s, you, pile[0])
        await do_with_all(s, you, mask_of(list(pile[1:])), "recycle")


@share("Empiricism", 1)
async def empiricism_1(s: State, me: int) -> None:
    """Name two colours, then draw and show a 9; if it is of one of them, play it and you may splay
    its colour up.
    """
    one = await choose_colour(s, me, range(5), "name-colour")
    two = await choose_colour(s, me, [c for c in range(5) if c != one], "name-colour")
    card = draw_and_show(s, me, 9)
    if COLOUR[card] in (one, two):
        play(s, me, card)
        await may_splay(s, me, [COLOUR[card]], UP)


@share("Empiricism", 2)
def empiricism_2(s: State, me: int) -> None:
    """If you show twenty bulbs, you win."""
    if s.count(me, BULB) >= 20:
        end(s, (me,), "dogma", "INN-208")


@share("Socialism", 1)
async def socialism_1(s: State, me: int) -> None:
    """May archive your whole hand (INN-174: all or none); if any of it is purple, everybody else
    transfers all lowest cards of his hand to your hand.
    """
    hand = s.hand[me]
    if not hand or not await may(s, me, "archive-all"):
        return
    await do_with_all(s, me, hand, "archive")
    if hand & OF_COLOUR[PURPLE]:
        for you in s.others(me):
            for card in cards_in(lowest(s.hand[you])):
                transfer(s, you, card, HAND, me)
