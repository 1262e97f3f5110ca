"""Period 10: ten innovations."""

from __future__ import annotations

from boardwright.games.innovation.activation import carry_out_alone, demand, share
from boardwright.games.innovation.choices import do_with, may, may_pick, may_splay, pick
from boardwright.games.innovation.dominations import end, win_alone
from boardwright.games.innovation.facts import (
    CARD,
    CLOCK,
    FACTORY,
    GREEN,
    LEAF,
    PERIOD,
    UP,
    WITH_ICON,
    cards_in,
    mask_of,
    values_in,
)
from boardwright.games.innovation.moves import (
    draw,
    draw_and_play,
    draw_and_score,
    recycle,
    score,
    transfer,
)
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import INFLUENCE

SELF_SERVICE = 1 << CARD["Self Service"]
ROBOTICS_AND_SOFTWARE = mask_of([CARD["Robotics"], CARD["Software"]])


@share("Bioengineering", 1)
async def bioengineering_1(s: State, me: int) -> None:
    """Transfer an active card with a leaf of another player (INN-236) to your influence."""
    owners = {card: you for you in s.others(me) for card in s.tops(you)}
    card = await pick(s, me, mask_of(list(owners)) & WITH_ICON[LEAF], "take")
    if card is not None:
        transfer(s, owners[card], card, INFLUENCE, me)


@share("Bioengineering", 2)
def bioengineering_2(s: State, me: int) -> None:
    """If somebody shows fewer than three leaves, who alone shows the most wins the game."""
    leaves = [s.count(seat, LEAF) for seat in range(s.seats)]
    if min(leaves) < 3:
        win_alone(s, me, leaves)


@share("Software", 1)
def software_1(s: State, me: int) -> None:
    """Draw and score a 10."""
    draw_and_score(s, me, 10)


@share("Software", 2)
async def software_2(s: State, me: int) -> None:
    """Draw and play two 10s, then carry the second out alone."""
    draw_and_play(s, me, 10)
    card = draw_and_play(s, me, 10)
    await carry_out_alone(s, me, card)


@share("Miniaturization", 1)
async def miniaturization_1(s: State, me: int) -> None:
    """May recycle a hand card; if it was a 10, draw a 10 for each different value in your
    influence.
    """
    card = await may_pick(s, me, s.hand[me], "recycle")
    if card is not None:
        recycle(s, me, card)
        if PERIOD[card] == 10:
            for _ in values_in(s.influence[me]):
                draw(s, me, 10)


@share("Robotics", 1)
async def robotics_1(s: State, me: int) -> None:
    """Score your active green card, if any; draw and play a 10, then carry it out alone."""
    for green in s.pile(me, GREEN)[:1]:
        score(s, me, green)
    card = draw_and_play(s, me, 10)
    await carry_out_alone(s, me, card)


@demand("Databases", 1)
async def databases_1(s: State, me: int, you: int) -> None:
    """Recycle half of the cards in your influence, rounded up."""
    half = (s.influence[you].bit_count() + 1) // 2
    await do_with(s, you, s.influence[you], "recycle", half)


@share("Self Service", 1)
async def self_service_1(s: State, me: int) -> None:
    """Carry out an active card of yours alone, but not this one (INN-186)."""
    card = await pick(s, me, s.active(me) & ~SELF_SERVICE, "carry-out")
    if card is not None:
        await carry_out_alone(s, me, card)


@share("Self Service", 2)
def self_service_2(s: State, me: int) -> None:
    """With more dominations than each other player you win the game."""
    if all(s.dominations(me) > s.dominations(you) for you in s.others(me)):
        end(s, (me,), "dogma", "INN-208")


@demand("Globalization", 1)
async def globalization_1(s: State, me: int, you: int) -> None:
    """Recycle an active card with a leaf."""
    card = await pick(s, you, s.active(you) & WITH_ICON[LEAF], "recycle")
    if card is not None:
        recycle(s, you, card)


@share("Globalization", 2)
def globalization_2(s: State, me: int) -> None:
    """Draw and score a 6; then, if nobody shows more leaves than factories, who alone has the most
    points wins the game.
    """
    draw_and_score(s, me, 6)
    if all(s.count(seat, LEAF) <= s.count(seat, FACTORY) for seat in range(s.seats)):
        win_alone(s, me, s.points)


@share("Stem Cells", 1)
async def stem_cells_1(s: State, me: int) -> None:
    """May score your whole hand, all or none."""
    if s.hand[me] and await may(s, me, "score-all"):
        for card in cards_in(s.hand[me]):
            score(s, me, card)


@share("A.I.", 1)
def ai_1(s: State, me: int) -> None:
    """Draw and score a 10."""
    draw_and_score(s, me, 10)


@share("A.I.", 2)
def ai_2(s: State, me: int) -> None:
    """If Robotics and Software are active, in whatever zones, who alone has the fewest points wins
    the game.
    """
    active = sum(s.active(seat) for seat in range(s.seats))
    if active & ROBOTICS_AND_SOFTWARE == ROBOTICS_AND_SOFTWARE:
        win_alone(s, me, [-points for points in s.points])


@share("The Internet", 1)
async def the_internet_1(s: State, me: int) -> None:
    """May splay green up."""
    await may_splay(s, me, [GREEN], UP)


@share("The Internet", 2)
def the_internet_2(s: State, me: int) -> None:
    """Draw and score a 10."""
    draw_and_score(s, me, 10)


@share("The Internet", 3)
def the_internet_3(s: State, me: int) -> None:
    """Draw and play a 10 for every two clocks that you show, counted once (INN-057)."""
    for _ in range(s.count(me, CLOCK) // 2):
        draw_and_play(s, me, 10)
