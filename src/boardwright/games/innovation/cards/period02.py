"""Period 2: ten innovations."""

from __future__ import annotations

from boardwright.games.innovation.activation import demand, running, share
from boardwright.games.innovation.choices import (
    choose_seat,
    do_with,
    may,
    may_do_with,
    may_pick,
    may_splay,
    pick,
)
from boardwright.games.innovation.dominations import take_domain
from boardwright.games.innovation.facts import (
    GREEN,
    LEAF,
    LEFT,
    MILITARY,
    OF_COLOUR,
    OF_PERIOD,
    PERIOD,
    RED,
    highest,
    values_in,
)
from boardwright.games.innovation.moves import (
    draw,
    draw_and_archive,
    draw_and_play,
    draw_and_score,
    exchange,
    recycle,
    score,
    transfer,
)
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import HAND, INFLUENCE, ZONE


@share("Calendar", 1)
def calendar_1(s: State, me: int) -> None:
    """With more cards in your influence than in your hand, draw two 3s."""
    if s.influence[me].bit_count() > s.hand[me].bit_count():
        draw(s, me, 3)
        draw(s, me, 3)


@share("Mathematics", 1)
async def mathematics_1(s: State, me: int) -> None:
    """May recycle a hand card; if you do, draw and play a card of one value higher."""
    card = await may_pick(s, me, s.hand[me], "recycle")
    if card is not None:
        recycle(s, me, card)
        draw_and_play(s, me, PERIOD[card] + 1)


@demand("Construction", 1)
async def construction_1(s: State, me: int, you: int) -> None:
    """Transfer two cards of your hand to mine, or what you have; then draw a 2 in any case
    (INN-172).
    """
    await do_with(s, you, s.hand[you], "transfer", 2, lambda c: transfer(s, you, c, HAND, me))
    draw(s, you, 2)


@share("Construction", 2)
def construction_2(s: State, me: int) -> None:
    """If you alone have all five colours, take Military."""
    if [seat for seat in range(s.seats) if len(s.colours(seat)) == 5] == [me]:
        take_domain(s, me, MILITARY, "INN-105")


@share("Road Building", 1)
async def road_building_1(s: State, me: int) -> None:
    """Play one or two hand cards; after two you may give your red active card to a player's zone
    and get that player's green one, if there is one.
    """
    played = await may_do_with(s, me, s.hand[me], "play", 2, least=1)
    if played.bit_count() == 2 and s.pile(me, RED) and await may(s, me, "give-red"):
        await _give_red_for_green(s, me)


async def _give_red_for_green(s: State, me: int) -> None:
    you = await choose_seat(s, me, s.others(me), "give-red")
    assert you is not None
    transfer(s, me, s.pile(me, RED)[0], ZONE, you)
    if s.pile(you, GREEN):
        transfer(s, you, s.pile(you, GREEN)[0], ZONE, me)


@share("Currency", 1)
async def currency_1(s: State, me: int) -> None:
    """May recycle any number of hand cards; draw and score a 2 for each different value."""
    recycled = await may_do_with(s, me, s.hand[me], "recycle")
    for _ in values_in(recycled):
        draw_and_score(s, me, 2)


@demand("Mapmaking", 1)
async def mapmaking_1(s: State, me: int, you: int) -> None:
    """Transfer a 1 of your influence to my influence."""
    card = await pick(s, you, s.influence[you] & OF_PERIOD[1], "transfer")
    if card is not None:
        transfer(s, you, card, INFLUENCE, me)
        running(s).moved += 1


@share("Mapmaking", 2)
def mapmaking_2(s: State, me: int) -> None:
    """If the demand moved a card, from whomever (INN-076), draw and score a 1."""
    if running(s).moved:
        draw_and_score(s, me, 1)


@share("Canal Building", 1)
async def canal_building_1(s: State, me: int) -> None:
    """May exchange all highest cards of your hand with all highest ones of your influence; either
    group may be empty (INN-160).
    """
    mine, theirs = highest(s.hand[me]), highest(s.influence[me])
    if (mine or theirs) and await may(s, me, "exchange-highest", "INN-160"):
        exchange(s, HAND + me, mine, INFLUENCE + me, theirs)


@share("Fermenting", 1)
def fermenting_1(s: State, me: int) -> None:
    """Draw a 2 for every two leaves that you show (INN-057: counted once)."""
    for _ in range(s.count(me, LEAF) // 2):
        draw(s, me, 2)


@share("Fermenting", 1, later=True)
def fermenting_1_later(s: State, me: int) -> None:
    """Draw a 2 for each of your colours that shows a leaf."""
    for _ in [colour for colour in s.colours(me) if s.shows(me, colour, LEAF)]:
        draw(s, me, 2)


@demand("Monotheism", 1)
async def monotheism_1(s: State, me: int, you: int) -> None:
    """Transfer an active card of a colour that I do not have to my influence; if you do, draw and
    archive a 1.
    """
    new = s.active(you) & ~sum(OF_COLOUR[colour] for colour in s.colours(me))
    card = await pick(s, you, new, "transfer")
    if card is not None:
        transfer(s, you, card, INFLUENCE, me)
        draw_and_archive(s, you, 1)


@share("Monotheism", 2)
def monotheism_2(s: State, me: int) -> None:
    """Draw and archive a 1."""
    draw_and_archive(s, me, 1)


@share("Philosophy", 1)
async def philosophy_1(s: State, me: int) -> None:
    """May splay one of your colours left."""
    await may_splay(s, me, range(5), LEFT)


@share("Philosophy", 2)
async def philosophy_2(s: State, me: int) -> None:
    """May score a hand card."""
    card = await may_pick(s, me, s.hand[me], "score")
    if card is not None:
        score(s, me, card)
