"""Decks that lie face down, the Dreamers' own and the Team's (ETH-012, ETH-014,
ETH-055). Cards leave and enter them here alone, so that what is known of their order always fits,
and all of it is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from boardwright.core.decisions import CHANCE, Decision
from boardwright.core.effects import ask, ask_chance
from boardwright.core.events import EVERYBODY
from boardwright.core.messages import NO_ARGS, Args
from boardwright.games.etherfields.keys import DONE
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import NOBODY, Cards, State
from boardwright.games.etherfields.veil import lift, show

NAMES: dict[str, Callable[[Pack, int], str]] = {
    "market": lambda pack, n: pack.cards[n].name,
    "flaw_deck": lambda pack, n: pack.cards[n].name,
    "fate_deck": lambda pack, n: pack.fates[n].name,
    "slumbers": lambda pack, n: pack.entities[n].name,
    "slumber_maps": lambda pack, n: pack.tiles[n].id,
    "turn_deck": lambda pack, n: pack.turns[n].id,
    "turn_discard": lambda pack, n: pack.turns[n].id,
    "seasons": lambda pack, n: pack.seasons[n].name,
}
"""The Team's decks, and what the things in them are called in positions."""
KINDS = {
    "market": "card",
    "flaw_deck": "card",
    "fate_deck": "fate",
    "slumbers": "entity",
    "slumber_maps": "tile",
    "turn_deck": "turn",
    "turn_discard": "turn",
}
LOOKED_AT = {
    "turn": "turn_deck",
    "fate": "fate_deck",
    "slumber": "slumbers",
    "market": "market",
    "flaw": "flaw_deck",
}
"""What packs call the decks that can be looked at."""


def all_seats(s: State) -> int:
    """The mask of all seats."""
    return (1 << len(s.seats)) - 1


def holders(s: State, seat: int) -> int:
    """The mask of those who may see a Dreamer's hand (ETH-015)."""
    return 1 << seat if "closed_hands" in s.options else EVERYBODY


def tell_named(s: State, kind: str, rule: str, args: Args, name: Args, mask: int) -> None:
    """An event of which some know only what stands in `args`. What all Dreamers know, who only
    watches need not: each may have looked alone.
    """
    if mask == EVERYBODY:
        s.tell(kind, rule, {**args, **name})
    else:
        s.tell(kind, rule, args, name, mask)


def spoken(s: State, deck: str, n: int) -> Args:
    """A thing of a deck in an event: what positions call it, and its name for those who read."""
    return {"thing": NAMES[deck](s.pack, n), "name": s.pack.name_of(KINDS[deck], n)}


# A Dreamer's own deck


def back_of(pack: Pack, card: int) -> str:
    """ETH-265: the back of a card: of a Dreamer, of a Flaw, or the Market's."""
    face = pack.cards[card]
    if face.is_flaw:
        return "flaw"
    return pack.dreamers[face.owner].id if face.owner != NOBODY else "market"


def back(s: State, seat: int) -> str:
    """The back that lies on top of a deck; empty without a card."""
    deck = s.seats[seat].deck
    return back_of(s.pack, deck[0]) if deck else ""


def has_back(pack: Pack, card: int, text: str) -> bool:
    """Whether a text that fixes a shuffle stands for this card by its back."""
    return text == f"back:{back_of(pack, card)}"


def take_top(s: State, seat: int, rule: str, kind: str, mask: int = EVERYBODY) -> int:
    """Take the top card of the deck; NOBODY: there is none. `kind` says what becomes of it, the
    mask who sees it.
    """
    me = s.seats[seat]
    if not me.deck:
        return NOBODY
    card = me.deck[0]
    me.deck, me.known = me.deck[1:], me.known[1:]
    s.news = True
    if s.log is not None:
        args: Args = {"seat": seat, "back": back(s, seat)}
        tell_named(s, kind, rule, args, {"card": s.pack.cards[card].name}, mask)
    return card


def put_on_top(s: State, seat: int, card: int, rule: str, mask: int = EVERYBODY) -> None:
    me = s.seats[seat]
    known = all_seats(s) if mask == EVERYBODY else mask
    me.deck, me.known = (card, *me.deck), (known, *me.known)
    if s.log is not None:
        args: Args = {"seat": seat, "back": back(s, seat)}
        tell_named(s, "put-on-top", rule, args, {"card": s.pack.cards[card].name}, mask)


def put_under(s: State, seat: int, card: int, rule: str, mask: int = EVERYBODY) -> None:
    me = s.seats[seat]
    known = all_seats(s) if mask == EVERYBODY else mask
    me.deck, me.known = (*me.deck, card), (*me.known, known)
    if s.log is not None:
        args: Args = {"seat": seat, "back": back(s, seat)}
        tell_named(s, "put-under", rule, args, {"card": s.pack.cards[card].name}, mask)


def shuffle_seat(s: State, seat: int, cards: Sequence[int], rule: str) -> None:
    """These cards become the Dreamer's deck."""
    me, pack = s.seats[seat], s.pack
    order = s.shuffle(
        sorted(cards),
        lambda card: pack.cards[card].name,
        lambda card, text: has_back(pack, card, text),
    )
    me.deck = tuple(order)
    me.known = (0,) * len(me.deck)
    s.news = True  # the back of the top card shows (ETH-265)
    if s.log is not None:
        args: Args = {"deck": "influence", "seat": seat, "n": len(me.deck), "back": back(s, seat)}
        s.tell("shuffled", rule, args)


def see_top(s: State, seat: int, n: int, mask: int) -> Cards:
    """ETH-632: the top cards as far as there are some; whoever is in the mask knows them now."""
    me = s.seats[seat]
    seen = me.deck[:n]
    s.news = s.news or bool(seen)
    me.known = (*[known | mask for known in me.known[:n]], *me.known[n:])
    return seen


def set_top(s: State, seat: int, cards: Cards, mask: int, rule: str) -> None:
    """The top cards of the deck, in a new order that only those in the mask know."""
    me = s.seats[seat]
    assert sorted(cards) == sorted(me.deck[: len(cards)])
    me.deck = (*cards, *me.deck[len(cards) :])
    me.known = ((mask,) * len(cards)) + me.known[len(cards) :]
    if s.log is not None:
        names = [s.pack.cards[card].name for card in cards]
        args: Args = {"seat": seat, "deck": "influence", "n": len(cards), "back": back(s, seat)}
        tell_named(s, "reordered", rule, args, {"cards": names}, mask)


def without(cards: Cards, card: int) -> Cards:
    """The cards but for one of these."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def remove_from_deck(s: State, seat: int, card: int) -> None:
    """Take a card out of the middle of the deck; whoever calls it shuffles."""
    me = s.seats[seat]
    at = me.deck.index(card)
    me.deck = me.deck[:at] + me.deck[at + 1 :]
    me.known = me.known[:at] + me.known[at + 1 :]


# The Team's decks


def _of(s: State, deck: str) -> Cards:
    cards: Cards = getattr(s, deck)
    return cards


def _known(s: State, deck: str) -> Cards:
    return s.known.get(deck) or (0,) * len(_of(s, deck))


def _set(s: State, deck: str, cards: Cards, known: Cards) -> None:
    setattr(s, deck, cards)
    rest = {name: masks for name, masks in s.known.items() if name != deck}
    s.known = {**rest, deck: known} if any(known) else rest


def take(s: State, deck: str, rule: str, *, bottom: bool = False, mask: int = EVERYBODY) -> int:
    """Take the top (or bottom) thing of a deck; NOBODY: there is none."""
    cards, known = _of(s, deck), _known(s, deck)
    if not cards:
        return NOBODY
    at = len(cards) - 1 if bottom else 0
    s.news = s.news or mask != 0
    if mask == EVERYBODY:
        lift(s, KINDS[deck], cards[at])
    _set(s, deck, cards[:at] + cards[at + 1 :], known[:at] + known[at + 1 :])
    if s.log is not None:
        args: Args = {"deck": deck, "place": "bottom" if bottom else "top"}
        tell_named(s, "left-deck", rule, args, spoken(s, deck, cards[at]), mask)
    return cards[at]


def put(
    s: State, deck: str, n: int, rule: str, *, bottom: bool = False, mask: int = EVERYBODY
) -> None:
    """Put a thing on the top (or bottom) of a deck; those in the mask know that it lies there."""
    seen = all_seats(s) if mask == EVERYBODY else mask
    cards, known = _of(s, deck), _known(s, deck)
    if bottom:
        _set(s, deck, (*cards, n), (*known, seen))
    else:
        _set(s, deck, (n, *cards), (seen, *known))
    if s.log is not None:
        args: Args = {"deck": deck, "place": "bottom" if bottom else "top"}
        tell_named(s, "joined-deck", rule, args, spoken(s, deck, n), mask)


def shuffle(s: State, deck: str, rule: str, cards: Sequence[int] | None = None) -> None:
    """Shuffle a deck, or make one of these things."""
    there = sorted(_of(s, deck) if cards is None else cards)
    order = tuple(s.shuffle(there, lambda n: NAMES[deck](s.pack, n)))
    _set(s, deck, order, (0,) * len(order))
    if s.log is not None:
        s.tell("shuffled", rule, {"deck": deck, "n": len(order)})


def see(s: State, deck: str, n: int, mask: int) -> Cards:
    """ETH-632: the top things as far as there are some; whoever is in the mask knows them now."""
    cards, known = _of(s, deck), _known(s, deck)
    s.news = s.news or bool(cards[:n])
    _set(s, deck, cards, (*[seen | mask for seen in known[:n]], *known[n:]))
    return cards[:n]


def set_order(s: State, deck: str, top: Cards, mask: int, rule: str) -> None:
    """The top things of a deck, in a new order that only those in the mask know."""
    cards, known = _of(s, deck), _known(s, deck)
    assert sorted(top) == sorted(cards[: len(top)])
    _set(s, deck, (*top, *cards[len(top) :]), ((mask,) * len(top)) + known[len(top) :])
    if s.log is not None:
        names = [NAMES[deck](s.pack, n) for n in top]
        args: Args = {"deck": deck, "n": len(top)}
        tell_named(s, "reordered", rule, args, {"cards": names}, mask)


# Chance and looking


async def random_of(s: State, keys: Sequence[int], rule: str, prompt: str) -> int:
    """One of these at random; equal ones stand there as often as there are."""
    counted = Counter(keys)
    options = tuple(sorted(counted))
    question = Decision((CHANCE,), prompt, rule, options)
    return await ask_chance(question, [counted[key] for key in options])


async def look(s: State, seat: int, what: str, things: Cards, rule: str, source: str = "") -> None:
    """Show things to one Dreamer alone, who says `done` (ETH-057)."""
    s.looks = (seat, what, things)
    show(s, seat, what, things)
    args: Args = {"what": what, "n": len(things)}
    if s.log is not None:
        names = [_looked_at(s, what, n) for n in things]
        tell_named(s, "looked", rule, {"seat": seat, **args}, {"things": names}, 1 << seat)
    await ask(Decision((seat,), "ask-looked", rule, (DONE,), args, source, NO_ARGS, True))
    s.looks = None


def _looked_at(s: State, what: str, n: int) -> str:
    """What a thing is called that somebody looks at."""
    if what in LOOKED_AT:
        return NAMES[LOOKED_AT[what]](s.pack, n)
    return s.pack.cards[n].name if what == "own" else s.pack.id_of(what, n)
