"""The verbs of cards: draw, play, archive, score, recycle, transfer, exchange, splay, show.

Each verb is one change, seen by whoever may see it, remembered, and followed at once by the domains
it brings about (INN-111).
"""

from __future__ import annotations

from collections.abc import Iterable

from boardwright.core.events import EVERYBODY
from boardwright.core.messages import Arg, Args
from boardwright.games.innovation.dominations import (
    check_culture,
    check_domains,
    check_technology,
    end_by_influence,
)
from boardwright.games.innovation.facts import (
    COLOUR,
    COLOURS,
    NAMES,
    PERIOD,
    SPLAYS,
    cards_in,
    mask_of,
)
from boardwright.games.innovation.state import State, changed
from boardwright.games.innovation.traces import (
    BOX,
    BOX_BIT,
    HAND,
    INFLUENCE,
    LIMBO_BIT,
    SEES,
    SUPPLY,
    ZONE,
    held,
    next_token,
    note,
    note_shown,
    token,
)

PLACES = ("hand", "influence", "zone", "supply")


# Drawing


def draw(s: State, me: int, value: int, rule: str = "INN-140") -> int:
    """INN-030 to INN-037: take the top card of a supply, or of the next higher one that has any."""
    card = _lift(s, me, value, HAND + me, rule)
    s.hand[me] |= 1 << card
    return card


def draw_and_play(s: State, me: int, value: int) -> int:
    card = _lift(s, me, value, ZONE + me)
    _onto_pile(s, me, card)
    return card


def draw_and_archive(s: State, me: int, value: int) -> int:
    card = _lift(s, me, value, ZONE + me)
    _under_pile(s, me, card)
    return card


def draw_and_score(s: State, me: int, value: int) -> int:
    card = _lift(s, me, value, INFLUENCE + me)
    _into_influence(s, me, card)
    return card


def draw_and_show(s: State, me: int, value: int) -> int:
    """INN-143: draw a card, show it, and keep it in hand unless the effect says otherwise."""
    card = draw(s, me, value)
    show(s, me, card)
    return card


def _lift(s: State, me: int, value: int, place: int, rule: str = "INN-141") -> int:
    """The card drawn for this value, on its way to a place; INN-202: none left ends the game."""
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
        seats = EVERYBODY if place >= ZONE else sees
        args, move = {"seat": me, "value": value}, (card, SUPPLY, place)
        if value > wanted:
            rule = "INN-032" if rule == "INN-030" else "INN-035"
        s.tell("drew", rule, args, {"card": NAMES[card]}, seats, move)
    return card


# Moving cards that somebody owns


def play(s: State, me: int, card: int) -> None:
    """INN-040: put a card of yours on top of the pile of its colour."""
    _onto_pile(s, me, card, _take(s, me, card, ZONE + me))


def archive(s: State, me: int, card: int) -> None:
    """INN-130: put a card of yours under the pile of its colour."""
    _under_pile(s, me, card, _take(s, me, card, ZONE + me))


def score(s: State, me: int, card: int) -> None:
    """INN-131: put a card of yours face down into your influence."""
    _into_influence(s, me, card, _take(s, me, card, INFLUENCE + me))


def recycle(s: State, owner: int, card: int) -> None:
    """INN-132: put a card face down under the supply of its period."""
    src = _take(s, owner, card, SUPPLY)
    period = PERIOD[card]
    s.under = changed(s.under, period, s.under[period] + 1)
    s.supply[period] += (card,)
    if s.log is not None:
        _tell(s, "recycled", "INN-132", {"seat": owner}, card, src, SUPPLY)
    s.open = -1
    if src >= ZONE:
        check_domains(s, owner)


def transfer(s: State, giver: int, card: int, to: int, taker: int) -> None:
    """INN-150: move a card of one player to a hand, an influence or a zone. It is neither played
    nor scored (INN-154).
    """
    src = _take(s, giver, card, to + taker)
    if s.log is not None:
        args: dict[str, Arg] = {"seat": giver, "to_seat": taker, "place": PLACES[to >> 2]}
        _tell(s, "transferred", "INN-150", args, card, src, to + taker)
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
        check_domains(s, taker, giver if src >= ZONE and giver != taker else -1)
        return
    if src >= ZONE:
        check_domains(s, giver)


def exchange(s: State, one: int, mine: int, other: int, theirs: int) -> None:
    """INN-160, INN-161: two groups, fixed before anything moves, change places; a place is a hand
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
        _tell_exchange(s, card, other, one)
    for n, card in enumerate(lifted):
        note(s, card, mask_of(lifted[n:]), LIMBO_BIT, 1 << other, SEES[one], SEES[other])
        _add(s, other, card)
        _tell_exchange(s, card, one, other)
    s.changes += len(lifted) + theirs.bit_count()
    if (lifted or theirs) and one % 4 != other % 4:
        s.news = True


def show(s: State, owner: int, card: int) -> None:
    """Let everybody see a card in a hand."""
    note_shown(s, card, owner)
    s.open = card
    s.changes += s.options.reveal_counts
    if s.log is not None:
        _tell_shown(s, "showed", "INN-086", owner, card)


def prove(s: State, owner: int, card: int) -> None:
    """Ruling R1: a hidden card chosen for its icon or colour is shown before it moves. This is no
    change in the game by itself.
    """
    note_shown(s, card, owner)
    s.open = card
    if s.log is not None:
        _tell_shown(s, "proved", "INN-067", owner, card)


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
    """INN-190: every hand, zone and influence leaves the game; dominations stay."""
    for seat in range(s.seats):
        zone = [card for at in range(5 * seat, 5 * seat + 5) for card in s.piles[at]]
        for card in (*zone, *cards_in(s.hand[seat]), *cards_in(s.influence[seat])):
            src = _take(s, seat, card, BOX)
            s.box |= 1 << card
            if s.log is not None:
                _tell(s, "discarded", "INN-190", {"seat": seat}, card, src, BOX)


def splay(s: State, me: int, colour: int, way: int) -> bool:
    """INN-120 to INN-125: splay a pile of two or more cards in a new direction."""
    at = 5 * me + colour
    if len(s.piles[at]) < 2 or s.splay[at] == way:
        return False
    s.splay[at] = way
    s.refresh(at)
    s.changes += 1
    if at in s.mixed:
        s.news = True
        below, n, ways = s.mixed[at]
        s.mixed = {**s.mixed, at: (below, n, ways | 1 << way)}
    if s.log is not None:
        kind, rule = ("splayed", "INN-120") if way else ("unsplayed", "INN-121")
        s.tell(kind, rule, {"seat": me, "colour": COLOURS[colour], "way": SPLAYS[way]})
    check_domains(s, me)
    check_culture(s, me)
    return True


def rearrange(s: State, me: int, colour: int, order: Iterable[int]) -> None:
    """Lay a pile in a new order. The others see the new top and what the splay shows, not the
    order of what is covered (INN-016).
    """
    at = 5 * me + colour
    cards = tuple(order)
    if cards == s.piles[at]:
        return
    s.news = s.news or cards[0] != s.piles[at][0] or s.splay[at] > 0
    s.piles[at] = cards
    s.refresh(at)
    s.changes += 1
    s.mixed = {pile: part for pile, part in s.mixed.items() if pile != at}
    if len(cards) > 2:
        s.mixed[at] = (0, len(cards) - 1, 1 << s.splay[at])
    if s.log is not None:
        args: Args = {"seat": me, "colour": COLOURS[colour], "card": NAMES[cards[0]]}
        s.tell("rearranged", "INN-083", args, {"order": [NAMES[c] for c in cards]}, 1 << me)
    check_domains(s, me)


# How cards leave and arrive


def _take(s: State, owner: int, card: int, dst: int) -> int:
    """Take a card from wherever its owner has it, on its way to a place; returns where it was."""
    bit = 1 << card
    if s.hand[owner] & bit:
        src = HAND + owner
    elif s.influence[owner] & bit:
        src = INFLUENCE + owner
    else:
        src = ZONE + owner
    saw, sees = SEES[src], SEES[dst]
    if card == s.open:
        saw = s.everyone
    else:
        s.open = -1
    if src < ZONE or dst < ZONE or dst >= SUPPLY:
        left, among = (0, 0) if src >= ZONE else (1 << src, held(s, src))
        came = next_token(s, PERIOD[card]) if dst == SUPPLY else BOX_BIT if dst == BOX else 1 << dst
        note(s, card, among, left, came, saw, sees)
    if sees & ~saw & s.everyone:
        s.news = True
    s.changes += 1
    if src >= ZONE:
        _from_pile(s, owner, card)
    else:
        _drop(s, src, card)
    return src


def _from_pile(s: State, owner: int, card: int) -> None:
    at = 5 * owner + COLOUR[card]
    pile = s.piles[at]
    index = pile.index(card)
    s.piles[at] = pile[:index] + pile[index + 1 :]
    if len(pile) == 2 and s.splay[at] and s.log is not None:
        colour = COLOURS[COLOUR[card]]
        s.tell("unsplayed", "INN-123", {"seat": owner, "colour": colour, "way": SPLAYS[0]})
    if at in s.mixed:
        _narrow(s, at, len(pile) - 1 - index, card)
    s.refresh(at)


def _narrow(s: State, at: int, height: int, card: int) -> None:
    """A card left a pile with a part in unknown order: that card, and what it laid bare, are known
    to everybody from now on.
    """
    below, n, ways = s.mixed[at]
    if height < below:
        below -= 1
    elif height < below + n:
        n -= 1
        _tell_uncovered(s, at, card)
    if n and below + n == len(s.piles[at]):
        n -= 1
        _tell_uncovered(s, at, s.piles[at][0])
    s.mixed = {**s.mixed, at: (below, n, ways)}
    if n < 2:
        del s.mixed[at]


def _tell_uncovered(s: State, at: int, card: int) -> None:
    s.news = True
    if s.log is not None:
        s.tell("uncovered", "INN-016", {"seat": at // 5, "card": NAMES[card]})


def _onto_pile(s: State, me: int, card: int, src: int = SUPPLY) -> None:
    at = 5 * me + COLOUR[card]
    s.piles[at] = (card, *s.piles[at])
    s.refresh(at)
    if s.log is not None:
        _tell_zone(s, "played", "INN-040", me, card, src)
    check_domains(s, me)


def _under_pile(s: State, me: int, card: int, src: int = SUPPLY) -> None:
    at = 5 * me + COLOUR[card]
    s.piles[at] = (*s.piles[at], card)
    s.refresh(at)
    if at in s.mixed:
        below, n, ways = s.mixed[at]
        s.mixed = {**s.mixed, at: (below + 1, n, ways)}
    s.archived[me] += 1
    if s.log is not None:
        _tell_zone(s, "archived", "INN-130", me, card, src)
    check_domains(s, me)
    check_technology(s, me)


def _into_influence(s: State, me: int, card: int, src: int = SUPPLY) -> None:
    s.influence[me] |= 1 << card
    s.points[me] += PERIOD[card]
    s.scored[me] += 1
    if s.log is not None:
        _tell(s, "scored", "INN-131", {"seat": me}, card, src, INFLUENCE + me)
    s.open = -1
    if ZONE <= src < SUPPLY:
        check_domains(s, me)
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


def _tell(
    s: State, kind: str, rule: str, args: dict[str, Arg], card: int, src: int, dst: int
) -> None:
    """Write a move down: its value for everybody, its face for those who see either end."""
    seats = s.everyone if card == s.open else (SEES[src] | SEES[dst]) & s.everyone
    args["value"] = PERIOD[card]
    args["from"] = PLACES[src >> 2]
    to = EVERYBODY if seats == s.everyone else seats
    s.tell(kind, rule, args, {"card": NAMES[card]}, to, None if src == SUPPLY else (card, src, dst))


def _tell_shown(s: State, kind: str, rule: str, owner: int, card: int) -> None:
    place = HAND + owner
    args: Args = {"seat": owner, "card": NAMES[card], "value": PERIOD[card]}
    s.tell(kind, rule, args, move=(card, place, place))


def _tell_zone(s: State, kind: str, rule: str, me: int, card: int, src: int) -> None:
    """Write down a card laid open in a zone; that it was drawn has been told already."""
    args: Args = {"seat": me, "card": NAMES[card], "value": PERIOD[card], "from": PLACES[src >> 2]}
    s.tell(kind, rule, args, move=None if src == SUPPLY else (card, src, ZONE + me))


def _tell_exchange(s: State, card: int, src: int, dst: int) -> None:
    if s.log is not None:
        args: dict[str, Arg] = {"seat": src % 4, "to_seat": dst % 4, "place": PLACES[dst >> 2]}
        _tell(s, "exchanged", "INN-160", args, card, src, dst)
