"""Period 9: ten innovations."""

from __future__ import annotations

from boardwright.games.innovation.activation import ActivationEnd, carry_out_alone, demand, share
from boardwright.games.innovation.choices import (
    do_with_all,
    may_do_with,
    may_pick,
    may_splay,
    pick,
    recycle_all,
)
from boardwright.games.innovation.dominations import end
from boardwright.games.innovation.facts import (
    BLUE,
    CARD,
    COLOUR,
    GREEN,
    LEAF,
    PURPLE,
    RED,
    UP,
    WITH_ICON,
    YELLOW,
    cards_in,
    highest,
    mask_of,
)
from boardwright.games.innovation.moves import (
    discard_everything,
    draw,
    draw_and_play,
    draw_and_score,
    draw_and_show,
    play,
    recycle,
    score,
    show,
    transfer,
)
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import HAND, INFLUENCE, ZONE

FISSION = 1 << CARD["Fission"]


@share("Computers", 1)
async def computers_1(s: State, me: int) -> None:
    """May splay red or green up."""
    await may_splay(s, me, [RED, GREEN], UP)


@share("Computers", 2)
async def computers_2(s: State, me: int) -> None:
    """Draw and play a 10, then carry it out alone."""
    card = draw_and_play(s, me, 10)
    await carry_out_alone(s, me, card)


@share("Genetics", 1)
async def genetics_1(s: State, me: int) -> None:
    """Draw and play a 10, then score all cards beneath it, in the order you like (INN-111)."""
    card = draw_and_play(s, me, 10)
    _, *beneath = s.pile(me, COLOUR[card])
    await do_with_all(s, me, mask_of(beneath), "score")


@demand("Composites", 1)
async def composites_1(s: State, me: int, you: int) -> None:
    """Keep one hand card and transfer all others to my hand; also transfer a highest card of your
    influence to my influence.
    """
    kept = await pick(s, you, s.hand[you], "keep")
    for card in cards_in(s.hand[you]):
        if card != kept:
            transfer(s, you, card, HAND, me)
    best = await pick(s, you, highest(s.influence[you]), "transfer")
    if best is not None:
        transfer(s, you, best, INFLUENCE, me)


@demand("Fission", 1)
def fission_1(s: State, me: int, you: int) -> None:
    """Draw and show a 10; if it is red, everything but the dominations leaves the game and the
    activation ends (INN-190 to INN-192).
    """
    if COLOUR[draw_and_show(s, you, 10)] == RED:
        discard_everything(s)
        raise ActivationEnd


@share("Fission", 2)
async def fission_2(s: State, me: int) -> None:
    """Recycle an active card of anybody, yourself included, but not Fission."""
    owners = {card: seat for seat in range(s.seats) for card in s.tops(seat)}
    card = await pick(s, me, mask_of(list(owners)) & ~FISSION, "recycle")
    if card is not None:
        recycle(s, owners[card], card)


@share("Fission", 2, later=True)
async def fission_2_later(s: State, me: int) -> None:
    """The same, then draw a 10, even if there was nothing to recycle (INN-172)."""
    await fission_2(s, me)
    draw(s, me, 10)


@demand("Collaboration", 1)
async def collaboration_1(s: State, me: int, you: int) -> None:
    """Draw and show two 9s; I choose the one that is transferred to my zone (INN-065), you play
    the other.
    """
    one, other = draw_and_show(s, you, 9), draw_and_show(s, you, 9)
    if await pick(s, me, mask_of([one, other]), "take") == other:
        one, other = other, one
    transfer(s, you, one, ZONE, me)
    play(s, you, other)


@share("Collaboration", 2)
def collaboration_2(s: State, me: int) -> None:
    """With ten green cards in your zone you win the game."""
    if len(s.pile(me, GREEN)) >= 10:
        end(s, (me,), "dogma", "INN-208")


@share("Satellites", 1)
async def satellites_1(s: State, me: int) -> None:
    """Recycle your whole hand, then draw three 8s."""
    await recycle_all(s, me, s.hand[me])
    for _ in range(3):
        draw(s, me, 8)


@share("Satellites", 2)
async def satellites_2(s: State, me: int) -> None:
    """May splay purple up."""
    await may_splay(s, me, [PURPLE], UP)


@share("Satellites", 3)
async def satellites_3(s: State, me: int) -> None:
    """Play a hand card, then carry it out alone."""
    card = await pick(s, me, s.hand[me], "play")
    if card is not None:
        play(s, me, card)
        await carry_out_alone(s, me, card)


@share("Ecology", 1)
async def ecology_1(s: State, me: int) -> None:
    """May recycle a hand card; if you do, score a hand card, if any is left, and draw two 10s."""
    card = await may_pick(s, me, s.hand[me], "recycle")
    if card is not None:
        recycle(s, me, card)
        scored = await pick(s, me, s.hand[me], "score")
        if scored is not None:
            score(s, me, scored)
        draw(s, me, 10)
        draw(s, me, 10)


@share("Suburbia", 1)
async def suburbia_1(s: State, me: int) -> None:
    """May archive any number of hand cards; draw and score a 1 for each."""
    archived = await may_do_with(s, me, s.hand[me], "archive")
    for _ in cards_in(archived):
        draw_and_score(s, me, 1)


@demand("Services", 1)
async def services_1(s: State, me: int, you: int) -> None:
    """Transfer all highest cards of your influence to my hand; if you do, choose an active card of
    mine without a leaf and transfer it to your hand.
    """
    best = highest(s.influence[you])
    for card in cards_in(best):
        transfer(s, you, card, HAND, me)
    if best:
        gift = await pick(s, you, s.active(me) & ~WITH_ICON[LEAF], "take")
        if gift is not None:
            transfer(s, me, gift, HAND, you)


@share("Specialization", 1)
async def specialization_1(s: State, me: int) -> None:
    """Show a hand card; every other player's active card of its colour goes to your hand."""
    shown = await pick(s, me, s.hand[me], "show")
    if shown is not None:
        show(s, me, shown)
        for you in s.others(me):
            for card in s.pile(you, COLOUR[shown])[:1]:
                transfer(s, you, card, HAND, me)


@share("Specialization", 2)
async def specialization_2(s: State, me: int) -> None:
    """May splay yellow or blue up."""
    await may_splay(s, me, [YELLOW, BLUE], UP)
