"""Period 6: ten innovations."""

from __future__ import annotations

from boardwright.games.innovation.activation import demand, running, share
from boardwright.games.innovation.choices import (
    do_with_all,
    may,
    may_do_with,
    may_splay,
    pick,
    recycle_all,
)
from boardwright.games.innovation.facts import (
    BLUE,
    COLOUR,
    FACTORY,
    GREEN,
    OF_COLOUR,
    PURPLE,
    RED,
    RIGHT,
    WITH_ICON,
    YELLOW,
    cards_in,
    highest,
    highest_value,
    lowest,
)
from boardwright.games.innovation.moves import (
    draw,
    draw_and_archive,
    draw_and_play,
    draw_and_score,
    prove,
    show,
    transfer,
)
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import HAND, INFLUENCE


@share("Atomic Theory", 1)
async def atomic_theory_1(s: State, me: int) -> None:
    """May splay blue right."""
    await may_splay(s, me, [BLUE], RIGHT)


@share("Atomic Theory", 2)
def atomic_theory_2(s: State, me: int) -> None:
    """Draw and play a 7."""
    draw_and_play(s, me, 7)


@share("Encyclopedia", 1)
async def encyclopedia_1(s: State, me: int) -> None:
    """May play all highest cards of your influence (INN-174: all or none)."""
    if s.influence[me] and await may(s, me, "play-highest", "INN-174"):
        await do_with_all(s, me, highest(s.influence[me]), "play")


@share("Industrialization", 1)
def industrialization_1(s: State, me: int) -> None:
    """Draw and archive a 6 for every two factories you show, counted once (INN-057)."""
    for _ in range(s.count(me, FACTORY) // 2):
        draw_and_archive(s, me, 6)


@share("Industrialization", 1, later=True)
def industrialization_1_later(s: State, me: int) -> None:
    """Draw and archive a 6 for every colour in which you show a factory, counted once (INN-057)."""
    for _ in [colour for colour in s.colours(me) if s.shows(me, colour, FACTORY)]:
        draw_and_archive(s, me, 6)


@share("Industrialization", 2)
async def industrialization_2(s: State, me: int) -> None:
    """May splay red or purple right."""
    await may_splay(s, me, [RED, PURPLE], RIGHT)


@share("Machine Tools", 1)
def machine_tools_1(s: State, me: int) -> None:
    """Draw and score a card of the value of the highest in your influence (INN-023, INN-036: a 1
    if there is none).
    """
    draw_and_score(s, me, highest_value(s.influence[me]))


@share("Classification", 1)
async def classification_1(s: State, me: int) -> None:
    """Show a hand card; all others transfer their hand cards of its colour to your hand, then you
    play all your hand cards of that colour.
    """
    card = await pick(s, me, s.hand[me], "show")
    if card is not None:
        show(s, me, card)
        colour = OF_COLOUR[COLOUR[card]]
        for you in s.others(me):
            for same in cards_in(s.hand[you] & colour):
                prove(s, you, same)
                transfer(s, you, same, HAND, me)
        await do_with_all(s, me, s.hand[me] & colour, "play")


@share("Metric System", 1)
async def metric_system_1(s: State, me: int) -> None:
    """If green is splayed right, may splay one more colour right."""
    if s.splay[5 * me + GREEN] == RIGHT:
        await may_splay(s, me, range(5), RIGHT)


@share("Metric System", 2)
async def metric_system_2(s: State, me: int) -> None:
    """May splay green right."""
    await may_splay(s, me, [GREEN], RIGHT)


@share("Canning", 1)
async def canning_1(s: State, me: int) -> None:
    """May draw and archive a 6; if you do, score all your active cards without a factory
    (INN-175: not those that this lays bare).
    """
    if await may(s, me, "draw-and-archive", value=6):
        draw_and_archive(s, me, 6)
        await do_with_all(s, me, s.active(me) & ~WITH_ICON[FACTORY], "score")


@share("Canning", 2)
async def canning_2(s: State, me: int) -> None:
    """May splay yellow right."""
    await may_splay(s, me, [YELLOW], RIGHT)


@demand("Vaccination", 1)
async def vaccination_1(s: State, me: int, you: int) -> None:
    """Recycle all lowest cards of your influence; if you do, draw and play a 6."""
    recycled = await recycle_all(s, you, lowest(s.influence[you]))
    if recycled:
        running(s).moved += recycled
        draw_and_play(s, you, 6)


@share("Vaccination", 2)
def vaccination_2(s: State, me: int) -> None:
    """If the demand recycled a card (INN-076), draw and play a 7."""
    if running(s).moved:
        draw_and_play(s, me, 7)


@share("Democracy", 1)
async def democracy_1(s: State, me: int) -> None:
    """May recycle any number of hand cards; if by now you recycled more than every other player
    did with this card, draw and score an 8.
    """
    recycled = running(s).recycled
    recycled[me] += (await may_do_with(s, me, s.hand[me], "recycle")).bit_count()
    if all(recycled[me] > recycled[you] for you in s.others(me)):
        draw_and_score(s, me, 8)


@demand("Emancipation", 1)
async def emancipation_1(s: State, me: int, you: int) -> None:
    """Transfer a hand card to my influence; if you do, draw a 6."""
    card = await pick(s, you, s.hand[you], "transfer")
    if card is not None:
        transfer(s, you, card, INFLUENCE, me)
        draw(s, you, 6)


@share("Emancipation", 2)
async def emancipation_2(s: State, me: int) -> None:
    """May splay red or purple right."""
    await may_splay(s, me, [RED, PURPLE], RIGHT)
