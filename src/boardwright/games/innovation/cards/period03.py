"""Period 3: ten innovations."""

from __future__ import annotations

from boardwright.games.innovation.activation import demand, share
from boardwright.games.innovation.choices import (
    choose_seat,
    demand_by_kind,
    do_with_all,
    may,
    may_pick,
    may_splay,
    must_pick,
    pick,
    pick_by_kind,
    recycle_all,
)
from boardwright.games.innovation.dominations import take_domain
from boardwright.games.innovation.facts import (
    BLUE,
    CASTLE,
    COLOUR,
    CROWN,
    DIPLOMACY,
    GREEN,
    LEAF,
    LEFT,
    NONE,
    OF_COLOUR,
    PURPLE,
    RED,
    WITH_ICON,
    YELLOW,
    highest,
    highest_value,
    lowest,
)
from boardwright.games.innovation.moves import (
    draw,
    draw_and_play,
    draw_and_score,
    draw_and_show,
    exchange,
    play,
    recycle,
    score,
    transfer,
)
from boardwright.games.innovation.piles import splay
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import HAND, INFLUENCE, ZONE


@share("Alchemy", 1)
async def alchemy_1(s: State, me: int) -> None:
    """Draw and show a 4 for every three castles (INN-057: counted once); if any is red, recycle
    them all and your whole hand.
    """
    drawn = [draw_and_show(s, me, 4) for _ in range(s.count(me, CASTLE) // 3)]
    if any(COLOUR[card] == RED for card in drawn):
        await recycle_all(s, me, s.hand[me])


@share("Alchemy", 2)
async def alchemy_2(s: State, me: int) -> None:
    """Play a hand card, then score a hand card."""
    card = await pick(s, me, s.hand[me], "play")
    if card is not None:
        play(s, me, card)
    card = await pick(s, me, s.hand[me], "score")
    if card is not None:
        score(s, me, card)


@share("Translation", 1)
async def translation_1(s: State, me: int) -> None:
    """May play all cards of your influence, in your order (INN-174: all or none)."""
    if s.influence[me] and await may(s, me, "play-influence", "INN-174"):
        await do_with_all(s, me, s.influence[me], "play")


@share("Translation", 2)
def translation_2(s: State, me: int) -> None:
    """If each of your active cards shows a crown, take Diplomacy."""
    if not s.active(me) & ~WITH_ICON[CROWN]:
        take_domain(s, me, DIPLOMACY, "INN-105")


@demand("Engineering", 1)
async def engineering_1(s: State, me: int, you: int) -> None:
    """Transfer all active cards with a castle to my influence (INN-175: not those laid bare)."""
    castles = s.active(you) & WITH_ICON[CASTLE]
    await do_with_all(
        s, you, castles, "transfer", lambda card: transfer(s, you, card, INFLUENCE, me)
    )


@share("Engineering", 2)
async def engineering_2(s: State, me: int) -> None:
    """May splay red left."""
    await may_splay(s, me, [RED], LEFT)


@share("Optics", 1)
async def optics_1(s: State, me: int) -> None:
    """Draw and play a 3; with a crown on it draw and score a 4, without one transfer a card of your
    influence to that of an opponent with fewer points.
    """
    if WITH_ICON[CROWN] >> draw_and_play(s, me, 3) & 1:
        draw_and_score(s, me, 4)
        return
    poorer = [you for you in s.others(me) if s.points[you] < s.points[me]]
    taker = await choose_seat(s, me, poorer, "transfer-to")
    if taker is not None:
        card = await must_pick(s, me, s.influence[me], "transfer")
        transfer(s, me, card, INFLUENCE, taker)


@demand("Compass", 1)
async def compass_1(s: State, me: int, you: int) -> None:
    """Transfer an active card with a leaf that is not green to my zone; in any case (INN-172) then
    take an active card without a leaf, of your choice (INN-065), from my zone into yours.
    """
    card = await pick(s, you, s.active(you) & WITH_ICON[LEAF] & ~OF_COLOUR[GREEN], "transfer")
    if card is not None:
        transfer(s, you, card, ZONE, me)
    card = await pick(s, you, s.active(me) & ~WITH_ICON[LEAF], "take")
    if card is not None:
        transfer(s, me, card, ZONE, you)


@share("Paper", 1)
async def paper_1(s: State, me: int) -> None:
    """May splay green or blue left."""
    await may_splay(s, me, [GREEN, BLUE], LEFT)


@share("Paper", 2)
def paper_2(s: State, me: int) -> None:
    """Draw a 4 for each colour that you have splayed left."""
    for _ in range(s.splay[5 * me : 5 * me + 5].count(LEFT)):
        draw(s, me, 4)


@demand("Machinery", 1)
def machinery_1(s: State, me: int, you: int) -> None:
    """Exchange your whole hand for all highest cards of my hand."""
    exchange(s, HAND + you, s.hand[you], HAND + me, highest(s.hand[me]))


@share("Machinery", 2)
async def machinery_2(s: State, me: int) -> None:
    """Score a hand card with a castle; then may splay red left."""
    card = await pick_by_kind(s, me, WITH_ICON[CASTLE], "score")
    if card is not None:
        score(s, me, card)
    await may_splay(s, me, [RED], LEFT)


@demand("Medicine", 1)
async def medicine_1(s: State, me: int, you: int) -> None:
    """Exchange a highest card of your influence for a lowest one of mine; INN-066: I choose among
    mine.
    """
    given = await pick(s, you, highest(s.influence[you]), "exchange")
    taken = await pick(s, me, lowest(s.influence[me]), "exchange-mine")
    exchange(s, INFLUENCE + you, _group(given), INFLUENCE + me, _group(taken))


@share("Education", 1)
async def education_1(s: State, me: int) -> None:
    """May recycle a highest card of your influence; if you do, draw a card of two above the highest
    value left there (INN-023: 0 if none is).
    """
    card = await may_pick(s, me, highest(s.influence[me]), "recycle")
    if card is not None:
        recycle(s, me, card)
        draw(s, me, 2 + highest_value(s.influence[me]))


@demand("Feudalism", 1)
async def feudalism_1(s: State, me: int, you: int) -> None:
    """Transfer a hand card with a castle to my hand."""
    await _give_castle(s, me, you)


@demand("Feudalism", 1, later=True)
async def feudalism_1_later(s: State, me: int, you: int) -> None:
    """The same; if you do, your pile of its colour loses its splay."""
    card = await _give_castle(s, me, you)
    if card is not None:
        splay(s, you, COLOUR[card], NONE)


async def _give_castle(s: State, me: int, you: int) -> int | None:
    card = await demand_by_kind(s, you, WITH_ICON[CASTLE], "transfer")
    if card is not None:
        transfer(s, you, card, HAND, me)
    return card


@share("Feudalism", 2)
async def feudalism_2(s: State, me: int) -> None:
    """May splay yellow or purple left."""
    await may_splay(s, me, [YELLOW, PURPLE], LEFT)


def _group(card: int | None) -> int:
    """One side of an exchange: a card or nothing (INN-160)."""
    return 0 if card is None else 1 << card
