"""Period 1: fifteen innovations."""

from __future__ import annotations

from boardwright.games.innovation.activation import demand, running, share
from boardwright.games.innovation.choices import (
    demand_by_kind,
    do_with,
    may,
    may_do_with,
    may_pick,
    may_splay,
    must_pick,
    pick,
)
from boardwright.games.innovation.dominations import take_domain
from boardwright.games.innovation.facts import (
    CASTLE,
    COLOUR,
    CROWN,
    LEFT,
    OF_COLOUR,
    OF_PERIOD,
    PERIOD,
    TECHNOLOGY,
    WITH_ICON,
    highest,
    lowest,
)
from boardwright.games.innovation.moves import (
    archive,
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


@share("Pottery", 1)
async def pottery_1(s: State, me: int) -> None:
    """May recycle up to three hand cards; then draw and score a card of that value."""
    recycled = await may_do_with(s, me, s.hand[me], "recycle", 3)
    if recycled:
        draw_and_score(s, me, recycled.bit_count())


@share("Pottery", 2)
def pottery_2(s: State, me: int) -> None:
    """Draw a 1."""
    draw(s, me, 1)


@share("Tools", 1)
async def tools_1(s: State, me: int) -> None:
    """May recycle three hand cards; if all three, draw and play a 3 (INN-238: with fewer in hand
    you may still recycle them, for nothing).
    """
    if s.hand[me] and await may(s, me, "recycle-three"):
        recycled = await do_with(s, me, s.hand[me], "recycle", 3)
        if recycled.bit_count() == 3:
            draw_and_play(s, me, 3)


@share("Tools", 2)
async def tools_2(s: State, me: int) -> None:
    """May recycle a 3 from hand for three 1s."""
    card = await may_pick(s, me, s.hand[me] & OF_PERIOD[3], "recycle")
    if card is not None:
        recycle(s, me, card)
        for _ in range(3):
            draw(s, me, 1)


@share("Writing", 1)
def writing_1(s: State, me: int) -> None:
    """Draw a 2."""
    draw(s, me, 2)


@demand("Archery", 1)
async def archery_1(s: State, me: int, you: int) -> None:
    """Draw a 1, then transfer a highest card of your hand to my hand."""
    draw(s, you, 1)
    card = await must_pick(s, you, highest(s.hand[you]), "transfer")
    transfer(s, you, card, HAND, me)


@share("Metalworking", 1)
def metalworking_1(s: State, me: int) -> None:
    """Draw and show 1s, scoring them, until one shows no castle; keep that one."""
    while WITH_ICON[CASTLE] >> (card := draw_and_show(s, me, 1)) & 1:
        score(s, me, card)


@demand("Oars", 1)
async def oars_1(s: State, me: int, you: int) -> None:
    """Transfer a hand card with a crown to my influence; if you do, draw a 1."""
    await _give_crown(s, me, you)


@demand("Oars", 1, later=True)
async def oars_1_later(s: State, me: int, you: int) -> None:
    """The same, over and over until you have no crown card."""
    while await _give_crown(s, me, you):
        pass


async def _give_crown(s: State, me: int, you: int) -> bool:
    card = await demand_by_kind(s, you, WITH_ICON[CROWN], "transfer")
    if card is None:
        return False
    transfer(s, you, card, INFLUENCE, me)
    running(s).moved += 1
    draw(s, you, 1)
    return True


@share("Oars", 2)
def oars_2(s: State, me: int) -> None:
    """If the demand moved no card, draw a 1."""
    if not running(s).moved:
        draw(s, me, 1)


@share("Clothing", 1)
async def clothing_1(s: State, me: int) -> None:
    """Play a hand card of a colour that you do not have."""
    new = s.hand[me] & ~sum(OF_COLOUR[colour] for colour in s.colours(me))
    card = await pick(s, me, new, "play", secret=True)
    if card is not None:
        play(s, me, card)


@share("Clothing", 2)
def clothing_2(s: State, me: int) -> None:
    """Draw and score a 1 for each colour that only you have."""
    for _ in [c for c in s.colours(me) if not any(s.pile(you, c) for you in s.others(me))]:
        draw_and_score(s, me, 1)


@share("Sailing", 1)
def sailing_1(s: State, me: int) -> None:
    """Draw and play a 1."""
    draw_and_play(s, me, 1)


@share("The Wheel", 1)
def the_wheel_1(s: State, me: int) -> None:
    """Draw two 1s."""
    draw(s, me, 1)
    draw(s, me, 1)


@share("Agriculture", 1)
async def agriculture_1(s: State, me: int) -> None:
    """May recycle a hand card; if you do, draw and score a card of one value higher."""
    card = await may_pick(s, me, s.hand[me], "recycle")
    if card is not None:
        recycle(s, me, card)
        draw_and_score(s, me, PERIOD[card] + 1)


@share("Domestication", 1)
async def domestication_1(s: State, me: int) -> None:
    """Play a lowest card of your hand, then draw a 1."""
    card = await pick(s, me, lowest(s.hand[me]), "play")
    if card is not None:
        play(s, me, card)
    draw(s, me, 1)


@share("Masonry", 1)
async def masonry_1(s: State, me: int) -> None:
    """May play any number of hand cards with a castle; four or more take Technology."""
    played = await may_do_with(s, me, s.hand[me] & WITH_ICON[CASTLE], "play", secret=True)
    if played.bit_count() >= 4:
        take_domain(s, me, TECHNOLOGY, "INN-105")


@demand("City States", 1)
async def city_states_1(s: State, me: int, you: int) -> None:
    """If you show four castles, transfer an active card with a castle to my zone; if you do, draw
    a 1.
    """
    if s.count(you, CASTLE) >= 4:
        card = await pick(s, you, s.active(you) & WITH_ICON[CASTLE], "transfer")
        if card is not None:
            transfer(s, you, card, ZONE, me)
            draw(s, you, 1)


@share("Code of Laws", 1)
async def code_of_laws_1(s: State, me: int) -> None:
    """May archive a hand card of a colour that you have; if you do, may splay that colour left."""
    same = s.hand[me] & sum(OF_COLOUR[colour] for colour in s.colours(me))
    card = await may_pick(s, me, same, "archive", secret=True)
    if card is not None:
        archive(s, me, card)
        await may_splay(s, me, [COLOUR[card]], LEFT)


@share("Mysticism", 1)
def mysticism_1(s: State, me: int) -> None:
    """Draw and show a 1; if you have its colour, play it and draw a 1."""
    card = draw_and_show(s, me, 1)
    if s.pile(me, COLOUR[card]):
        play(s, me, card)
        draw(s, me, 1)
