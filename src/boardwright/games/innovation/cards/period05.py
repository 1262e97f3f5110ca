"""Period 5: ten innovations."""

from __future__ import annotations

from boardwright.games.innovation.activation import demand, running, share
from boardwright.games.innovation.choices import (
    choose_colour,
    do_with,
    may_pick,
    may_splay,
    must_pick,
    pick,
    recycle_all,
)
from boardwright.games.innovation.dominations import take_domain
from boardwright.games.innovation.facts import (
    BLUE,
    BULB,
    COLOUR,
    CROWN,
    FACTORY,
    GREEN,
    OF_COLOUR,
    OF_PERIOD,
    PERIOD,
    PURPLE,
    RED,
    RIGHT,
    SCIENCE,
    WITH_ICON,
    YELLOW,
    cards_in,
    highest,
    lowest,
    mask_of,
)
from boardwright.games.innovation.moves import (
    draw,
    draw_and_archive,
    draw_and_score,
    draw_and_show,
    play,
    recycle,
    score,
    show,
    transfer,
)
from boardwright.games.innovation.piles import splay
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import HAND, INFLUENCE, ZONE


@share("Chemistry", 1)
async def chemistry_1(s: State, me: int) -> None:
    """May splay blue right."""
    await may_splay(s, me, [BLUE], RIGHT)


@share("Chemistry", 2)
async def chemistry_2(s: State, me: int) -> None:
    """Draw and score a card of one value higher than your highest active card (INN-202: above 10
    the game ends), then recycle a card of your influence.
    """
    draw_and_score(s, me, s.top_value(me) + 1)
    recycle(s, me, await must_pick(s, me, s.influence[me], "recycle"))


@share("Physics", 1)
async def physics_1(s: State, me: int) -> None:
    """Draw and show three 6s; if two of them share a colour, recycle them and your whole hand."""
    colours = {COLOUR[draw_and_show(s, me, 6)] for _ in range(3)}
    if len(colours) < 3:
        await recycle_all(s, me, s.hand[me])


@share("Coal", 1)
def coal_1(s: State, me: int) -> None:
    """Draw and archive a 5."""
    draw_and_archive(s, me, 5)


@share("Coal", 2)
async def coal_2(s: State, me: int) -> None:
    """May splay red right."""
    await may_splay(s, me, [RED], RIGHT)


@share("Coal", 3)
async def coal_3(s: State, me: int) -> None:
    """May score an active card; if you do, score the card laid bare beneath it, too."""
    card = await may_pick(s, me, s.active(me), "score")
    if card is not None:
        score(s, me, card)
        if pile := s.pile(me, COLOUR[card]):
            score(s, me, pile[0])


@demand("The Pirate Code", 1)
async def the_pirate_code_1(s: State, me: int, you: int) -> None:
    """Transfer two cards of value 4 or less from your influence to mine."""
    small = s.influence[you] & sum(OF_PERIOD[:5])
    given = await do_with(
        s, you, small, "transfer", 2, lambda card: transfer(s, you, card, INFLUENCE, me)
    )
    running(s).moved += given.bit_count()


@share("The Pirate Code", 2)
async def the_pirate_code_2(s: State, me: int) -> None:
    """If the demand moved a card (INN-076), score a lowest active card with a crown."""
    if running(s).moved:
        card = await pick(s, me, lowest(s.active(me) & WITH_ICON[CROWN]), "score")
        if card is not None:
            score(s, me, card)


@demand("Banking", 1)
async def banking_1(s: State, me: int, you: int) -> None:
    """Transfer an active card with a factory, not a green one, to my zone; if you do, draw and
    score a 5.
    """
    factories = s.active(you) & WITH_ICON[FACTORY] & ~OF_COLOUR[GREEN]
    card = await pick(s, you, factories, "transfer")
    if card is not None:
        transfer(s, you, card, ZONE, me)
        draw_and_score(s, you, 5)


@share("Banking", 2)
async def banking_2(s: State, me: int) -> None:
    """May splay green right."""
    await may_splay(s, me, [GREEN], RIGHT)


@share("Measurement", 1)
async def measurement_1(s: State, me: int) -> None:
    """May recycle a hand card; if you do, splay any one colour right and draw a card of as much
    value as you have cards of it.
    """
    card = await may_pick(s, me, s.hand[me], "recycle")
    if card is not None:
        recycle(s, me, card)
        colour = await choose_colour(s, me, range(5), "measure")
        assert colour is not None
        _measure(s, me, colour)


@share("Measurement", 1, later=True)
async def measurement_1_later(s: State, me: int) -> None:
    """The same, but the hand card is shown and its colour is the one splayed."""
    card = await may_pick(s, me, s.hand[me], "recycle")
    if card is not None:
        show(s, me, card)
        recycle(s, me, card)
        _measure(s, me, COLOUR[card])


def _measure(s: State, me: int, colour: int) -> None:
    splay(s, me, colour, RIGHT)
    draw(s, me, len(s.pile(me, colour)))


@demand("Statistics", 1)
async def statistics_1(s: State, me: int, you: int) -> None:
    """Take a highest card of your influence to your hand, and again if it is the only one there."""
    only = True
    while only and (card := await pick(s, you, highest(s.influence[you]), "transfer")) is not None:
        transfer(s, you, card, HAND, you)
        only = s.hand[you].bit_count() == 1


@demand("Statistics", 1, later=True)
def statistics_1_later(s: State, me: int, you: int) -> None:
    """Take all highest cards of your influence to your hand."""
    for card in cards_in(highest(s.influence[you])):
        transfer(s, you, card, HAND, you)


@share("Statistics", 2)
async def statistics_2(s: State, me: int) -> None:
    """May splay yellow right."""
    await may_splay(s, me, [YELLOW], RIGHT)


@share("Steam Engine", 1)
def steam_engine_1(s: State, me: int) -> None:
    """Draw and archive two 4s, then score your bottom yellow card."""
    draw_and_archive(s, me, 4)
    draw_and_archive(s, me, 4)
    if pile := s.pile(me, YELLOW):
        score(s, me, pile[-1])


@share("Astronomy", 1)
def astronomy_1(s: State, me: int) -> None:
    """Draw and show 6s, playing them, until one is neither green nor blue; keep that one."""
    while COLOUR[card := draw_and_show(s, me, 6)] in (GREEN, BLUE):
        play(s, me, card)


@share("Astronomy", 2)
def astronomy_2(s: State, me: int) -> None:
    """If all your active cards but the purple one are 6 or higher, take Science."""
    if all(PERIOD[card] >= 6 or COLOUR[card] == PURPLE for card in s.tops(me)):
        take_domain(s, me, SCIENCE, "INN-105")


@demand("Societies", 1)
async def societies_1(s: State, me: int, you: int) -> None:
    """Transfer an active card with a bulb, not a purple one, to my zone; if you do, draw a 5."""
    bulbs = s.active(you) & WITH_ICON[BULB] & ~OF_COLOUR[PURPLE]
    await _give_bulb(s, me, you, bulbs)


@demand("Societies", 1, later=True)
async def societies_1_later(s: State, me: int, you: int) -> None:
    """The same, with an active card of any colour, higher than mine in it (INN-023: none is 0)."""
    mine = {COLOUR[card]: PERIOD[card] for card in s.tops(me)}
    bulbs = [
        card
        for card in cards_in(s.active(you) & WITH_ICON[BULB])
        if PERIOD[card] > mine.get(COLOUR[card], 0)
    ]
    await _give_bulb(s, me, you, mask_of(bulbs))


async def _give_bulb(s: State, me: int, you: int, bulbs: int) -> None:
    card = await pick(s, you, bulbs, "transfer")
    if card is not None:
        transfer(s, you, card, ZONE, me)
        draw(s, you, 5)
