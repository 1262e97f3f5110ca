"""Period 4: ten innovations."""

from __future__ import annotations

from boardwright.games.innovation.activation import demand, running, share
from boardwright.games.innovation.choices import do_with, may, may_pick, may_splay, pick
from boardwright.games.innovation.dominations import take_domain
from boardwright.games.innovation.facts import (
    BLUE,
    BULB,
    CASTLE,
    CROWN,
    CULTURE,
    GREEN,
    LEAF,
    LEFT,
    OF_COLOUR,
    OF_PERIOD,
    PERIOD,
    PURPLE,
    RIGHT,
    WITH_ICON,
    YELLOW,
    highest_value,
)
from boardwright.games.innovation.moves import (
    draw,
    draw_and_archive,
    draw_and_play,
    draw_and_score,
    recycle,
    transfer,
)
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import INFLUENCE, ZONE


@share("Experimentation", 1)
def experimentation_1(s: State, me: int) -> None:
    """Draw and play a 5."""
    draw_and_play(s, me, 5)


@share("Printing Press", 1)
async def printing_press_1(s: State, me: int) -> None:
    """May recycle a card of your influence; if you do, draw a card of two above the value of your
    purple active card (INN-023: 0 without one).
    """
    card = await may_pick(s, me, s.influence[me], "recycle")
    if card is not None:
        recycle(s, me, card)
        draw(s, me, 2 + highest_value(s.active(me) & OF_COLOUR[PURPLE]))


@share("Printing Press", 2)
async def printing_press_2(s: State, me: int) -> None:
    """May splay blue right."""
    await may_splay(s, me, [BLUE], RIGHT)


@share("Colonialism", 1)
def colonialism_1(s: State, me: int) -> None:
    """Draw and archive a 3, again and again as long as it shows a crown (INN-144)."""
    while WITH_ICON[CROWN] >> draw_and_archive(s, me, 3) & 1:
        pass


@demand("Gunpowder", 1)
async def gunpowder_1(s: State, me: int, you: int) -> None:
    """Transfer an active card with a castle to my influence."""
    card = await pick(s, you, s.active(you) & WITH_ICON[CASTLE], "transfer")
    if card is not None:
        transfer(s, you, card, INFLUENCE, me)
        running(s).moved += 1


@share("Gunpowder", 2)
def gunpowder_2(s: State, me: int) -> None:
    """If the demand moved a card (INN-076), draw and score a 2."""
    if running(s).moved:
        draw_and_score(s, me, 2)


@share("Invention", 1)
async def invention_1(s: State, me: int) -> None:
    """May splay right a colour that is splayed left; if you do, draw and score a 4."""
    left = [colour for colour in range(5) if s.splay[5 * me + colour] == LEFT]
    if await may_splay(s, me, left, RIGHT) is not None:
        draw_and_score(s, me, 4)


@share("Invention", 2)
def invention_2(s: State, me: int) -> None:
    """If all five of your colours are splayed, in whatever direction, take Culture."""
    if all(s.splay[5 * me : 5 * me + 5]):
        take_domain(s, me, CULTURE, "INN-105")


@demand("Navigation", 1)
async def navigation_1(s: State, me: int, you: int) -> None:
    """Transfer a 2 or a 3 from your influence to mine (INN-151: no other value stands in)."""
    fitting = s.influence[you] & (OF_PERIOD[2] | OF_PERIOD[3])
    card = await pick(s, you, fitting, "transfer")
    if card is not None:
        transfer(s, you, card, INFLUENCE, me)


@demand("Anatomy", 1)
async def anatomy_1(s: State, me: int, you: int) -> None:
    """Recycle a card of your influence; if you do, recycle an active card of the same value."""
    card = await pick(s, you, s.influence[you], "recycle")
    if card is not None:
        recycle(s, you, card)
        active = await pick(s, you, s.active(you) & OF_PERIOD[PERIOD[card]], "recycle")
        if active is not None:
            recycle(s, you, active)


@share("Perspective", 1)
async def perspective_1(s: State, me: int) -> None:
    """May recycle a hand card; if you do, score a hand card for every two bulbs."""
    card = await may_pick(s, me, s.hand[me], "recycle")
    if card is not None:
        recycle(s, me, card)
        await do_with(s, me, s.hand[me], "score", s.count(me, BULB) // 2)


@demand("Enterprise", 1)
async def enterprise_1(s: State, me: int, you: int) -> None:
    """Transfer an active card with a crown that is not purple to my zone; if you do, draw and play
    a 4.
    """
    card = await pick(s, you, s.active(you) & WITH_ICON[CROWN] & ~OF_COLOUR[PURPLE], "transfer")
    if card is not None:
        transfer(s, you, card, ZONE, me)
        draw_and_play(s, you, 4)


@share("Enterprise", 2)
async def enterprise_2(s: State, me: int) -> None:
    """May splay green right."""
    await may_splay(s, me, [GREEN], RIGHT)


@share("Reformation", 1)
async def reformation_1(s: State, me: int) -> None:
    """May archive a hand card for every two leaves (INN-173: all of that number or none, and
    INN-170: fewer if the hand runs out).
    """
    number = min(s.count(me, LEAF) // 2, s.hand[me].bit_count())
    if number and await may(s, me, "archive-number", "INN-173", number=number):
        await do_with(s, me, s.hand[me], "archive", number)


@share("Reformation", 2)
async def reformation_2(s: State, me: int) -> None:
    """May splay yellow or purple right."""
    await may_splay(s, me, [YELLOW, PURPLE], RIGHT)
