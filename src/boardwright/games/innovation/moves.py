"""The verbs of cards: draw, play, archive, score, recycle, transfer, exchange, show, discard.

Each verb is one change, seen by whoever may see it, remembered, and followed at once by the domains
it brings about (INN-111).
"""

from __future__ import annotations

from boardwright.core.events import EVERYBODY
from boardwright.core.messages import Arg
from boardwright.games.innovation.dominations import (
    check_technology,
    check_zone,
    check_zones,
    end_by_influence,
)
from boardwright.games.innovation.facts import (
    COLOUR,
    NAMES,
    PERIOD,
    cards_in,
    mask_of,
)
from boardwright.games.innovation.piles import take_from_pile
from boardwright.games.innovation.state import State, changed
from boardwright.games.innovation.telling import (
    PLACES,
    tell_exchange,
    tell_laid_open,
    tell_move,
    tell_shown,
)
from boardwright.games.innovation.traces import (
    BOX,
    BOX_BIT,
    HAND,
    INFLUENCE,
    LIMBO_BIT,
    NOWHERE,
    PLACE_BIT,
    SEES,
    SUPPLY,
    ZONE,
    held,
    next_token,
    note,
    note_shown,
    token,
)

# Drawing


def draw(s: State, me: int, value: int, rule: str = "INN-140") -> int:
    """INN-030 to INN-037, INN-059: take the top card of a supply, or of the next higher one that
    has any; never of a lower one (INN-033).
    """
    card = _lift(s, me, value, HAND + me, rule)
    s.hand[me] |= 1 << card
    return card


def draw_and_play(s: State, me: int, value: int) -> int:
    """INN-141, INN-142: play the very card drawn, before anything else is drawn."""
    card = _lift(s, me, value, ZONE + me)
    _onto_pile(s, me, card)
    return card


def draw_and_archive(s: State, me: int, value: int) -> int:
    """INN-141: archive the very card drawn."""
    card = _lift(s, me, value, ZONE + me)
    _under_pile(s, me, card)
    return card


def draw_and_score(s: State, me: int, value: int) -> int:
    """INN-141: score the very card drawn."""
    card = _lift(s, me, value, INFLUENCE + me)
    _into_influence(s, me, card)
    return card


def draw_and_show(s: State, me: int, value: int) -> int:
    """INN-143: draw a card, show it, and keep it in hand unless the effect says otherwise."""
    card = _lift(s, me, value, HAND + me, shown=True)
    s.hand[me] |= 1 << card
    show(s, me, card)
    return card


def _lift(
    s: State, me: int, value: int, place: int, rule: str = "INN-141", *, shown: bool = False
) -> int:
    """The card drawn for this value, on its way to a place; INN-202, INN-204: none left ends the
    game at once, whatever the draw was for.
    """
    value = wanted = max(value, 1)
    supply = s.supply
    while value <= 10 and not supply[value]:
        value += 1
    if value > 10:
        if s.log is not None:
            s.tell("ran-out", "INN-202", {"seat": me, "value": wanted})
        end_by_influence(s)
    pile = supply[value]
    card = pile[0]
    sees = SEES[place]
    s.news = True
    s.open = -1
    if s.under[value] >= len(pile):
        note(s, card, 0, token(s, value, 0), 1 << place, 0, sees)
    supply[value] = pile[1:]
    s.changes += 1
    if s.log is not None:
        seats = EVERYBODY if shown or place >= ZONE else sees
        args, move = {"seat": me, "value": value}, (card, SUPPLY, place)
        if value > wanted:
            rule = "INN-032" if rule == "INN-030" else "INN-035"
        s.tell("drew", rule, args, {"card": NAMES[card]}, seats, move)
    return card


# Moving cards that somebody owns


def play(s: State, me: int, card: int) -> None:
    """INN-040: put a card of yours, of whatever value (INN-043), on top of the pile of its colour;
    it starts a new pile (INN-041), or joins the splay of the old one (INN-042).
    """
    _onto_pile(s, me, card, _take(s, me, card, ZONE + me))


def archive(s: State, me: int, card: int) -> None:
    """INN-130: put a card of yours under the pile of its colour."""
    _under_pile(s, me, card, _take(s, me, card, ZONE + me))


def score(s: State, me: int, card: int) -> None:
    """INN-131: put a card of yours face down into your influence."""
    _into_influence(s, me, card, _take(s, me, card, INFLUENCE + me))


def recycle(s: State, owner: int, card: int) -> None:
    """INN-132, INN-134: put a card face down under the supply of its period, empty or not."""
    src = _take(s, owner, card, SUPPLY)
    period = PERIOD[card]
    s.under = changed(s.under, period, s.under[period] + 1)
    s.supply[period] += (card,)
    if s.log is not None:
        tell_move(s, "recycled", "INN-132", {"seat": owner}, card, src, SUPPLY)
    s.open = -1
    if src >= ZONE:
        check_zone(s, owner)


def transfer(s: State, giver: int, card: int, to: int, taker: int) -> None:
    """INN-150: move a card of one player to a hand, an influence or a zone, there on top of its
    pile (INN-152, INN-153). It is neither played nor scored (INN-154).
    """
    src = _take(s, giver, card, to + taker)
    if s.log is not None:
        args: dict[str, Arg] = {"seat": giver, "to_seat": taker, "place": PLACES[to >> 2]}
        tell_move(s, "transferred", "INN-150", args, card, src, to + taker)
    s.open = -1
    if to == HAND:
        s.hand[taker] |= 1 << card
    elif to == INFLUENCE:
        s.influence[taker] |= 1 << card
        s.points[taker] += PERIOD[card]
    else:
        at = 5 * taker + COLOUR[card]
        s.piles[at] = (card, *s.piles[at])
        s.refresh(at)
        if src >= ZONE and giver != taker:
            check_zones(s, taker, giver)
        else:
            check_zone(s, taker)
        return
    if src >= ZONE:
        check_zone(s, giver)


def exchange(s: State, one: int, mine: int, other: int, theirs: int) -> None:
    """INN-160 to INN-162: two groups, fixed before anything moves, change places; a place is a hand
    or an influence. Either group may be empty, and nothing of it is scored (INN-112).
    """
    lifted = cards_in(mine)
    for card in lifted:
        note(s, card, held(s, one), 1 << one, LIMBO_BIT, SEES[one], SEES[one])
        _drop(s, one, card)
    for card in cards_in(theirs):
        note(s, card, held(s, other), 1 << other, 1 << one, SEES[other], SEES[one])
        _drop(s, other, card)
        _add(s, one, card)
        tell_exchange(s, card, other, one)
    for n, card in enumerate(lifted):
        note(s, card, mask_of(lifted[n:]), LIMBO_BIT, 1 << other, SEES[one], SEES[other])
        _add(s, other, card)
        tell_exchange(s, card, one, other)
    s.changes += len(lifted) + theirs.bit_count()
    if (lifted or theirs) and one % 4 != other % 4:
        s.news = True


def show(s: State, owner: int, card: int) -> None:
    """Let everybody see a card in a hand."""
    note_shown(s, card, owner)
    s.open = card
    s.changes += s.options.reveal_counts
    if s.log is not None:
        tell_shown(s, "showed", "INN-086", owner, card)


def prove(s: State, owner: int, card: int) -> None:
    """Ruling R1: a hidden card chosen for its icon or colour is shown before it moves. This is no
    change in the game by itself.
    """
    note_shown(s, card, owner)
    s.open = card
    if s.log is not None:
        tell_shown(s, "proved", "INN-067", owner, card)


def show_hand(s: State, owner: int) -> None:
    """INN-067: who cannot give a card that is asked for by icon or colour shows his hand. It has
    no other effect, so it is no change either.
    """
    cards = cards_in(s.hand[owner])
    for card in cards:
        note_shown(s, card, owner)
    if s.log is not None:
        s.tell("showed-hand", "INN-067", {"seat": owner, "cards": [NAMES[c] for c in cards]})


def discard_everything(s: State) -> None:
    """INN-135, INN-190, INN-191: every hand, zone and influence leaves the game, the red card among
    them; dominations stay. All of it goes at once: no domain is met on the way (ruling).
    """
    for seat in range(s.seats):
        zone = [card for at in range(5 * seat, 5 * seat + 5) for card in s.piles[at]]
        for card in (*zone, *cards_in(s.hand[seat]), *cards_in(s.influence[seat])):
            src = _take(s, seat, card, BOX)
            s.box |= 1 << card
            if s.log is not None:
                tell_move(s, "discarded", "INN-190", {"seat": seat}, card, src, BOX)


# How cards leave and arrive


def _take(s: State, owner: int, card: int, dst: int) -> int:
    """Take a card from wherever its owner has it, on its way to a place; returns where it was."""
    bit = 1 << card
    among = s.hand[owner]
    if among & bit:
        src = left = HAND + owner
        s.hand[owner] = among ^ bit
    elif (among := s.influence[owner]) & bit:
        src = left = INFLUENCE + owner
        s.influence[owner] = among ^ bit
        s.points[owner] -= PERIOD[card]
    else:
        src, left, among = ZONE + owner, NOWHERE, 0
        take_from_pile(s, owner, card)
    saw, sees = SEES[src], SEES[dst]
    if card == s.open:
        saw = s.everyone
    else:
        s.open = -1
    if src < ZONE or dst < ZONE or dst >= SUPPLY:
        came = next_token(s, PERIOD[card]) if dst == SUPPLY else BOX_BIT if dst == BOX else 1 << dst
        s.journal = (s.journal, card, among, PLACE_BIT[left], came, saw, sees)
    if sees & ~saw & s.everyone:
        s.news = True
    s.changes += 1
    return src


def _onto_pile(s: State, me: int, card: int, src: int = SUPPLY) -> None:
    at = 5 * me + COLOUR[card]
    s.piles[at] = (card, *s.piles[at])
    s.refresh(at)
    if s.log is not None:
        tell_laid_open(s, "played", "INN-040", me, card, src)
    check_zone(s, me)


def _under_pile(s: State, me: int, card: int, src: int = SUPPLY) -> None:
    at = 5 * me + COLOUR[card]
    s.piles[at] = (*s.piles[at], card)
    s.refresh(at)
    if at in s.mixed:
        below, n, ways = s.mixed[at]
        s.mixed = {**s.mixed, at: (below + 1, n, ways)}
    s.archived[me] += 1
    if s.log is not None:
        tell_laid_open(s, "archived", "INN-130", me, card, src)
    check_zone(s, me)
    check_technology(s, me)


def _into_influence(s: State, me: int, card: int, src: int = SUPPLY) -> None:
    s.influence[me] |= 1 << card
    s.points[me] += PERIOD[card]
    s.scored[me] += 1
    if s.log is not None:
        tell_move(s, "scored", "INN-131", {"seat": me}, card, src, INFLUENCE + me)
    s.open = -1
    if ZONE <= src < SUPPLY:
        check_zone(s, me)
    check_technology(s, me)


def _add(s: State, place: int, card: int) -> None:
    if place < INFLUENCE:
        s.hand[place] |= 1 << card
    else:
        s.influence[place - INFLUENCE] |= 1 << card
        s.points[place - INFLUENCE] += PERIOD[card]


def _drop(s: State, place: int, card: int) -> None:
    if place < INFLUENCE:
        s.hand[place] ^= 1 << card
    else:
        s.influence[place - INFLUENCE] ^= 1 << card
        s.points[place - INFLUENCE] -= PERIOD[card]
