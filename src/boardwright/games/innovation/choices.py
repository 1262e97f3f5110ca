"""What effects ask. Each function asks one kind of question; every answer is one pick.

`secret=True` marks a choice whose number of options tells something that others cannot see, such as
how many cards of a hand show a crown: it is asked even when there is nothing to choose, so that
skipping the question tells nothing. Numbers of cards and their values are public (INN-015), so most
choices need no mark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.core.messages import NO_ARGS, Args
from boardwright.games.innovation.facts import NAMES, OF_PERIOD, SPLAYS, cards_in, highest
from boardwright.games.innovation.keys import (
    CHOOSE,
    COLOUR_KEY,
    DONE,
    NO,
    OWNED,
    SEAT_KEY,
    SPLAY_KEY,
    VALUE_KEY,
    YES,
)
from boardwright.games.innovation.moves import (
    archive,
    play,
    prove,
    recycle,
    score,
    show_hand,
)
from boardwright.games.innovation.piles import splay
from boardwright.games.innovation.state import State

Verb = Callable[[State, int, int], None]
"""Something that a seat does with one of its cards."""

RULES = {
    "archive": "INN-130",
    "archive-next": "INN-111",
    "arrange": "INN-083",
    "carry-out": "INN-186",
    "exchange": "INN-161",
    "exchange-mine": "INN-066",
    "keep": "INN-065",
    "play": "INN-040",
    "play-next": "INN-111",
    "recycle": "INN-132",
    "recycle-next": "INN-133",
    "score": "INN-131",
    "score-next": "INN-111",
    "show": "INN-086",
    "take": "INN-065",
    "transfer": "INN-150",
    "transfer-next": "INN-111",
}
"""The rule behind each thing that is done with a chosen card."""

VERBS: dict[str, Verb] = {"archive": archive, "play": play, "recycle": recycle, "score": score}


def _decision(
    s: State, who: int, key: str, rule: str, options: tuple[int, ...], args: Args, always: bool
) -> Decision:
    run = s.run
    if run is None:
        return Decision((who,), key, rule, options, args, always=always)
    return Decision((who,), key, rule, options, args, NAMES[run.card], run.progress, always)


# One card


async def pick(s: State, who: int, cards: int, verb: str, *, secret: bool = False) -> int | None:
    """One card that must be chosen (INN-026: also among tied cards; INN-237: even where one could
    guess); None if there is none.
    """
    if not cards:
        return None
    options = tuple(cards_in(cards, CHOOSE))
    rule = RULES.get(verb, "INN-026")
    return await ask(_decision(s, who, f"ask-{verb}", rule, options, NO_ARGS, secret)) - CHOOSE


async def must_pick(s: State, who: int, cards: int, verb: str) -> int:
    """One card out of some that are certainly there."""
    card = await pick(s, who, cards, verb)
    assert card is not None
    return card


async def may_pick(
    s: State, who: int, cards: int, verb: str, *, secret: bool = False
) -> int | None:
    """One card, or none (INN-072, INN-073: what the text makes optional, each for himself). With
    nothing to choose from, it
    is only asked where others cannot know that.
    """
    if not cards and not secret:
        return None
    options = (*cards_in(cards, CHOOSE), NO)
    rule = RULES.get(verb, "INN-072")
    answer = await ask(_decision(s, who, f"may-{verb}", rule, options, NO_ARGS, secret))
    return None if answer == NO else answer - CHOOSE


async def pick_by_kind(s: State, who: int, kind: int, verb: str) -> int | None:
    """A hand card that must have an icon or colour and then lies face down: it is shown first, as
    proof (ruling R1).
    """
    card = await pick(s, who, s.hand[who] & kind, verb, secret=True)
    if card is not None:
        prove(s, who, card)
    return card


async def demand_by_kind(s: State, you: int, kind: int, verb: str) -> int | None:
    """INN-067: a demand for a hand card with an icon or colour; who has none shows his hand."""
    card = await pick_by_kind(s, you, kind, verb)
    if card is None and s.hand[you]:
        show_hand(s, you)
    return card


async def may(s: State, who: int, what: str, rule: str = "INN-072", **args: int | str) -> bool:
    """A plain yes or no."""
    return await ask(_decision(s, who, f"may-{what}", rule, (YES, NO), args, False)) == YES


# Several cards: a row of picks, each carried out at once


async def do_with_all(
    s: State, who: int, cards: int, verb: str, act: Callable[[int], None] | None = None
) -> int:
    """Carry the verb, or an act of the card's own, out with all of these cards, in the order that
    the seat likes (INN-111, INN-133); returns how many.
    """
    left = cards
    while left:
        card = await must_pick(s, who, left, f"{verb}-next")
        if act is None:
            VERBS[verb](s, who, card)
        else:
            act(card)
        left &= ~(1 << card)
    return cards.bit_count()


async def recycle_all(s: State, who: int, cards: int) -> int:
    """INN-133: recycle all of these; the order is asked for only among cards of one value, where
    alone it matters.
    """
    for value in OF_PERIOD:
        await do_with_all(s, who, cards & value, "recycle")
    return cards.bit_count()


async def the_highest(s: State, who: int, cards: int, n: int, verb: str) -> int:
    """INN-024 to INN-026: the n highest of these cards (INN-025: of 7, 7, 5, 5, 5 the three highest
    are both 7s and one 5); only where a tie leaves a choice, the seat
    is asked. Nothing moves yet.
    """
    found = 0
    while cards and n:
        best = highest(cards)
        if best.bit_count() > n:
            best = 1 << await must_pick(s, who, best, verb)
        found |= best
        cards &= ~best
        n -= best.bit_count()
    return found


async def do_with(
    s: State,
    who: int,
    cards: int,
    verb: str,
    exactly: int,
    act: Callable[[int], None] | None = None,
) -> int:
    """Carry the verb, or an act of the card's own, out with so many of these cards, fewer only if
    there are no more (INN-170); returns the mask of those. Where all must go and their order does
    not matter, nothing is asked.
    """
    done = 0
    if cards.bit_count() <= exactly and verb in ("recycle", "score", "transfer"):
        if act is None and verb == "recycle":
            await recycle_all(s, who, cards)
        else:
            for each in cards_in(cards):
                act(each) if act else VERBS[verb](s, who, each)
        return cards
    while exactly and cards:
        card = await must_pick(s, who, cards, verb)
        if act is None:
            VERBS[verb](s, who, card)
        else:
            act(card)
        cards &= ~(1 << card)
        done |= 1 << card
        exactly -= 1
    return done


async def may_do_with(
    s: State,
    who: int,
    cards: int,
    verb: str,
    most: int = 105,
    *,
    least: int = 0,
    secret: bool = False,
) -> int:
    """INN-173: carry the verb out with any number of these cards, up to a limit; the row of picks
    ends with `done`. Returns the mask of those.
    """
    done = 0
    while most and (cards or secret):
        picked = done.bit_count()
        if picked < least:
            card = await must_pick(s, who, cards, verb)
        else:
            options = (*cards_in(cards, CHOOSE), DONE)
            rule, args = RULES.get(verb, "INN-173"), {"picked": picked}
            answer = await ask(_decision(s, who, f"some-{verb}", rule, options, args, secret))
            if answer == DONE:
                break
            card = answer - CHOOSE
        VERBS[verb](s, who, card)
        cards &= ~(1 << card)
        done |= 1 << card
        most -= 1
    return done


# Colours, splays, seats, values


async def choose_colour(s: State, who: int, colours: Iterable[int], what: str) -> int | None:
    """One of these colours; None if there is none."""
    options = tuple([COLOUR_KEY + colour for colour in colours])
    if not options:
        return None
    return (
        await ask(_decision(s, who, f"ask-{what}", "INN-065", options, NO_ARGS, False)) - COLOUR_KEY
    )


async def may_choose_colour(s: State, who: int, colours: Iterable[int], what: str) -> int | None:
    """One of these colours, or none."""
    options = (*[COLOUR_KEY + colour for colour in colours], NO)
    if len(options) == 1:
        return None
    answer = await ask(_decision(s, who, f"may-{what}", "INN-072", options, NO_ARGS, False))
    return None if answer == NO else answer - COLOUR_KEY


async def may_splay(s: State, who: int, colours: Iterable[int], way: int) -> int | None:
    """INN-125: splay one of these colours, if the seat likes; only piles where that changes
    something are offered. Returns the colour splayed.
    """
    able = [
        colour
        for colour in colours
        if len(s.pile(who, colour)) > 1 and s.splay[5 * who + colour] != way
    ]
    if not able:
        return None
    first = SPLAY_KEY + 5 * way
    options = (*[first + colour for colour in able], NO)
    args = {"way": SPLAYS[way]}
    answer = await ask(_decision(s, who, "may-splay", "INN-125", options, args, False))
    if answer == NO:
        return None
    splay(s, who, answer - first, way)
    return answer - first


async def choose_seat(s: State, who: int, seats: Iterable[int], what: str) -> int | None:
    """One of these seats; None if there is none."""
    options = tuple([SEAT_KEY + seat for seat in seats])
    if not options:
        return None
    return (
        await ask(_decision(s, who, f"ask-{what}", "INN-176", options, NO_ARGS, False)) - SEAT_KEY
    )


async def choose_value(s: State, who: int, values: Iterable[int], what: str) -> int:
    """One of these values."""
    options = tuple([VALUE_KEY + value for value in values])
    return (
        await ask(_decision(s, who, f"ask-{what}", "INN-022", options, NO_ARGS, False)) - VALUE_KEY
    )


async def choose_face_down(
    s: State, who: int, owners: Iterable[int], what: str
) -> tuple[int, int] | None:
    """INN-177: a card in somebody's influence, by owner and value and not by face; returns the
    owner and the value.
    """
    options = [
        OWNED + 11 * owner + value
        for owner in owners
        for value in range(1, 11)
        if s.influence[owner] & OF_PERIOD[value]
    ]
    if not options:
        return None
    decision = _decision(s, who, f"ask-{what}", "INN-177", tuple(options), NO_ARGS, False)
    owner, value = divmod(await ask(decision) - OWNED, 11)
    return owner, value
