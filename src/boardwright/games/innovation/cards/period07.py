"""Period 7: ten innovations."""

from __future__ import annotations

from boardwright.games.innovation.activation import demand, share
from boardwright.games.innovation.choices import (
    do_with,
    do_with_all,
    may,
    may_choose_colour,
    may_do_with,
    may_pick,
    may_splay,
    must_pick,
    pick,
    recycle_all,
    the_highest,
)
from boardwright.games.innovation.facts import (
    BLUE,
    CROWN,
    FACTORY,
    RED,
    RIGHT,
    UP,
    WITH_ICON,
    YELLOW,
    cards_in,
    highest_value,
    lowest,
    mask_of,
    values_in,
)
from boardwright.games.innovation.moves import (
    draw,
    draw_and_score,
    exchange,
    recycle,
    score,
    transfer,
)
from boardwright.games.innovation.piles import rearrange
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import HAND, INFLUENCE


@share("Evolution", 1)
async def evolution_1(s: State, me: int) -> None:
    """May draw and score an 8 and then recycle a card of your influence, or else may draw a card
    one higher than your highest influence card (INN-023: a 1 if there is none).
    """
    if await may(s, me, "score-eight-recycle-one"):
        draw_and_score(s, me, 8)
        recycle(s, me, await must_pick(s, me, s.influence[me], "recycle"))
        return
    value = highest_value(s.influence[me]) + 1
    if await may(s, me, "draw-value", value=value):
        draw(s, me, value)


@share("Publications", 1)
async def publications_1(s: State, me: int) -> None:
    """May put the cards of one colour in any order, from top to bottom."""
    several = [colour for colour in range(5) if len(s.pile(me, colour)) > 1]
    colour = await may_choose_colour(s, me, several, "rearrange")
    if colour is None:
        return
    order: list[int] = []
    left = mask_of(list(s.pile(me, colour)))
    while (card := await pick(s, me, left, "arrange")) is not None:
        order.append(card)
        left &= ~(1 << card)
    rearrange(s, me, colour, order)


@share("Publications", 2)
async def publications_2(s: State, me: int) -> None:
    """May splay yellow or blue up."""
    await may_splay(s, me, [YELLOW, BLUE], UP)


@demand("Combustion", 1)
async def combustion_1(s: State, me: int, you: int) -> None:
    """Transfer two cards from your influence to mine."""
    await _give_influence(s, me, you, 2)


@demand("Combustion", 1, later=True)
async def combustion_1_later(s: State, me: int, you: int) -> None:
    """Transfer a card from your influence to mine for every four crowns that I show."""
    await _give_influence(s, me, you, s.count(me, CROWN) // 4)


async def _give_influence(s: State, me: int, you: int, exactly: int) -> None:
    def give(card: int) -> None:
        transfer(s, you, card, INFLUENCE, me)

    await do_with(s, you, s.influence[you], "transfer", exactly, give)


@share("Combustion", 2, later=True)
def combustion_2_later(s: State, me: int) -> None:
    """Recycle the bottom card of your red pile."""
    if pile := s.pile(me, RED):
        recycle(s, me, pile[-1])


@demand("Explosives", 1)
async def explosives_1(s: State, me: int, you: int) -> None:
    """Transfer the three highest cards of your hand to my hand; if any moved and your hand is
    empty now, draw a 7.
    """
    given = await the_highest(s, you, s.hand[you], 3, "transfer")
    for card in cards_in(given):
        transfer(s, you, card, HAND, me)
    if given and not s.hand[you]:
        draw(s, you, 7)


@share("Bicycle", 1)
async def bicycle_1(s: State, me: int) -> None:
    """May exchange your whole hand with your whole influence (INN-160: either may be empty)."""
    hand, influence = s.hand[me], s.influence[me]
    if (hand or influence) and await may(s, me, "exchange-hand-influence"):
        exchange(s, HAND + me, hand, INFLUENCE + me, influence)


@share("Electricity", 1)
async def electricity_1(s: State, me: int) -> None:
    """Recycle all active cards without a factory (INN-175: not those laid bare by it), then draw
    an 8 for each.
    """
    for _ in range(await do_with_all(s, me, s.active(me) & ~WITH_ICON[FACTORY], "recycle")):
        draw(s, me, 8)


@demand("Refrigeration", 1)
async def refrigeration_1(s: State, me: int, you: int) -> None:
    """Recycle half of your hand, rounded down."""
    await do_with(s, you, s.hand[you], "recycle", s.hand[you].bit_count() // 2)


@share("Refrigeration", 2)
async def refrigeration_2(s: State, me: int) -> None:
    """May score a hand card."""
    card = await may_pick(s, me, s.hand[me], "score")
    if card is not None:
        score(s, me, card)


@demand("Sanitation", 1)
async def sanitation_1(s: State, me: int, you: int) -> None:
    """Exchange the two highest cards of your hand with a lowest card of my hand, which I pick
    (INN-066). All are fixed before the swap (INN-161).
    """
    yours = await the_highest(s, you, s.hand[you], 2, "exchange")
    mine = await pick(s, me, lowest(s.hand[me]), "exchange-mine")
    exchange(s, HAND + you, yours, HAND + me, 0 if mine is None else 1 << mine)


@share("Lighting", 1)
async def lighting_1(s: State, me: int) -> None:
    """May archive up to three hand cards; draw and score a 7 for each different value."""
    archived = await may_do_with(s, me, s.hand[me], "archive", 3)
    for _ in values_in(archived):
        draw_and_score(s, me, 7)


@share("Railroad", 1)
async def railroad_1(s: State, me: int) -> None:
    """Recycle your whole hand, then draw three 6s."""
    await recycle_all(s, me, s.hand[me])
    for _ in range(3):
        draw(s, me, 6)


@share("Railroad", 2)
async def railroad_2(s: State, me: int) -> None:
    """May splay up a colour that is splayed right."""
    await may_splay(s, me, [c for c in range(5) if s.splay[5 * me + c] == RIGHT], UP)
