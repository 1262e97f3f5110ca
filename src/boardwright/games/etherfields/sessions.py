"""Sessions: the first one (ETH-059 to ETH-061), later ones (ETH-062 to ETH-079), joining and
leaving (ETH-594 to ETH-598), and the save at the end of one (ETH-585 to ETH-593).
"""

from __future__ import annotations

from collections import Counter

from boardwright.core.decisions import Decision
from boardwright.core.effects import Asked, Reply
from boardwright.games.etherfields import (
    awakening,
    buying,
    decks,
    encounters,
    gains,
    gates,
    slumbers,
)
from boardwright.games.etherfields.asking import GO_ON, everybody, in_order
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import NO, YES
from boardwright.games.etherfields.loading_cards import all_cards
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import (
    DECKS,
    ENTERING,
    NOBODY,
    NOWHERE,
    SETUP,
    TRAVEL,
    Seat,
    State,
)

BUYING, FINISHING = 1, 2
"""Steps of saving, after the question whether to buy."""


def fresh_seat(s: State, dreamer: int) -> Seat:
    """ETH-059, ETH-597: a Dreamer who has not played yet: 22 cards, but for those that others have
    (ETH-269), and the two Masks that the first Dream gives if it is over.
    """
    seat = Seat(dreamer)
    own = Counter(s.pack.dreamers[dreamer].deck) - all_cards(s)
    seat.deck = tuple(sorted(own.elements()))
    seat.known = (0,) * len(seat.deck)
    first = s.pack.gates[s.pack.start_gate].dream if s.pack.start_gate != NOBODY else ""
    if any(dream == first for dream, _, _ in s.endings):
        seat.masks = s.pack.dreamers[dreamer].masks
    return seat


def sit_down(s: State, seat: int, dreamer: int) -> None:
    """ETH-085, ETH-596: a Dreamer is played by this seat, with all that belongs to the Dreamer."""
    known = s.rest.get(dreamer)
    s.rest = {number: other for number, other in s.rest.items() if number != dreamer}
    s.seats[seat] = fresh_seat(s, dreamer) if known is None else known.copy()
    if s.log is not None:
        s.tell("dreamer", "ETH-059", {"seat": seat, "dreamer": s.pack.dreamers[dreamer].name})


def free_dreamers(s: State) -> list[int]:
    """ETH-059: nobody plays the same Dreamer as another."""
    taken = {me.dreamer for me in s.seats}
    return [dreamer.number for dreamer in s.pack.dreamers if dreamer.number not in taken]


def begin_first(s: State, gate: int) -> None:
    """ETH-055, ETH-057, ETH-059 to ETH-061, ETH-290, ETH-357: what there is at the start of a
    campaign; then the players choose their Dreamers.
    """
    pack = s.pack
    s.gates = (gate,) if gate != NOBODY else ()
    s.season = pack.start_season
    s.seasons = (s.season,) if s.season != NOBODY else ()
    for item in pack.start_items:
        zone = "items" if len(s.items) < 3 else "storage"
        setattr(s, zone, tuple(sorted((*getattr(s, zone), item))))
    s.market = tuple([card.number for card in pack.cards if card.market for _ in range(card.qty)])
    flaws = [card for card in pack.cards if card.is_flaw and not card.later and not card.code]
    s.flaw_deck = tuple([card.number for card in flaws for _ in range(card.qty)])
    s.fate_deck = tuple([fate.number for fate in pack.fates if not fate.later and not fate.code])
    for name in ("market", "flaw_deck", "fate_deck"):
        decks.shuffle(s, name, "ETH-066")
    slumbers.reset_clock(s, "ETH-061")
    s.sessions = 1
    s.queue = tuple([seat for seat in in_order(s) if s.seats[seat].dreamer == NOBODY])
    s.phase, s.back = SETUP, ENTERING


def ask_setup(s: State) -> Asked:
    """ETH-059, ETH-479: one after another, the players choose different Dreamers."""
    if not s.queue:
        return GO_ON
    options = tuple([s.pack.key.dreamer + number for number in free_dreamers(s)])
    return Decision((s.queue[0],), "ask-dreamer", "ETH-059", options)


async def answer_setup(s: State, reply: Reply) -> None:
    if isinstance(reply, int):
        seat, s.queue = s.queue[0], s.queue[1:]
        sit_down(s, seat, reply - s.pack.key.dreamer)
        return
    if s.back == DECKS:
        awakening.begin_decks(s)
        return
    for seat, me in enumerate(s.seats):
        decks.shuffle_seat(s, seat, me.deck, "ETH-059")
    await _enter_first(s)


async def _enter_first(s: State) -> None:
    """ETH-060, ETH-079, ETH-613: the first Dream at once. A table that plays a single later Dream
    begins with what the pack gives for it, and with the choices of session setup.
    """
    for card in s.pack.start_wisdom:
        await gains.gain_wisdom(s, card, "ETH-613")
    if not s.gates:
        s.location = awakening.awakening_location(s)
        s.phase = TRAVEL
        return
    gate = s.pack.gates[s.gates[0]]
    given = s.pack.starts.get(gate.dream, ()) if "single" in s.options else ()
    if not given:
        gates.enter(s, gate.number)
        return
    await hooks.run(s, Scene(kind="start", source=gate.name, rule="ETH-060"), given)
    for me in s.seats:
        me.deck = tuple(sorted((*me.deck, *me.hand, *me.discard)))
        me.known = (0,) * len(me.deck)
        me.hand = me.held = me.discard = ()
    store_items(s)
    awakening.begin_decks(s)


def store_items(s: State) -> None:
    """ETH-062, ETH-483: all Items go to Storage."""
    s.items, s.storage = (), tuple(sorted((*s.storage, *s.items)))


def begin_later(s: State) -> None:
    """ETH-062 to ETH-078: session setup of what a save has left; the Dreamers are seated already.
    Then come the choices of an Awakening from its fourth step on (ETH-076, ETH-077).
    """
    s.sessions += 1
    store_items(s)
    for deck in ("fate_deck", "flaw_deck", "market"):
        if getattr(s, deck):
            decks.shuffle(s, deck, "ETH-066")
    for seat, me in enumerate(s.seats):
        if me.voucher:
            me.voucher, me.ether = False, 1
            if s.log is not None:
                s.tell("gained", "ETH-078", {"seat": seat, "what": "ether", "n": 1, "now": 1})
    awakening.begin_decks(s)


# Saving


def ask_saving(s: State) -> Asked:
    """ETH-586: a buying step may be resolved once before the save."""
    if s.step == 0 and s.market and any(me.ether for me in s.seats):
        return Decision(everybody(s), "ask-buy-before-save", "ETH-586", (YES, NO))
    if s.step == BUYING and s.queue:
        return Decision((s.queue[0],), "may-buy", "ETH-586", (YES, NO))
    return GO_ON


async def answer_saving(s: State, reply: Reply) -> None:
    if reply == YES and s.step == 0:
        decks.shuffle(s, "market", "ETH-293")
        s.step, s.queue = BUYING, in_order(s)
        return
    if s.step == BUYING and s.queue:
        seat, s.queue = s.queue[0], s.queue[1:]
        if reply == YES:
            await buying.buy(s, seat, "ETH-586")
        return
    s.step = FINISHING
    save(s)


def save(s: State) -> None:
    """ETH-587 to ETH-589, ETH-593: vouchers for what Ether is left, the first steps of an
    Awakening, everything into the box. The session is over.
    """
    for seat, me in enumerate(s.seats):
        if me.ether:
            me.ether, me.voucher = 0, True
            if s.log is not None:
                s.tell("voucher", "ETH-587", {"seat": seat})
    awakening.reset(s, "ETH-588")
    encounters.clear_dreamscape(s, "ETH-593")
    store_items(s)
    s.location = NOWHERE
    raise encounters.end_game(s, "saved", "ETH-585", won=False)
