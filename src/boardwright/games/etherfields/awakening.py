"""The Awakening (ETH-473 to ETH-485) and the choices that it shares with session setup: Dreamers,
decks of 20 to 40 (ETH-080 to ETH-085), Masks, Items.
"""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import Asked, Openly, Reply
from boardwright.games.etherfields import decks, encounters, entities, gates, items, slumbers
from boardwright.games.etherfields.asking import GO_ON, everybody, in_order
from boardwright.games.etherfields.keys import DONE, NO, YES
from boardwright.games.etherfields.state import (
    AWAKENED,
    AWAKENING,
    CHANGES,
    DECKS,
    DREAMWORLD,
    ENTRANCE,
    ITEMS,
    MASKS,
    NOBODY,
    NOWHERE,
    SETUP,
    Cards,
    Seat,
    State,
)

FEWEST, MOST = 20, 40
"""ETH-081, ETH-082."""


def begin(s: State) -> None:
    """ETH-473: the reset that brings the Team back to the Awakening Location."""
    if s.log is not None:
        s.tell("awakening", "ETH-473", {})
    s.phase = AWAKENING


def has_card(s: State) -> bool:
    """ETH-465: whether the Team has the Awakening card; a pack without one needs none."""
    card = s.pack.roles.get("awakening", NOBODY)
    return card == NOBODY or card in s.wisdom


def wake(s: State, reply: Reply) -> None:
    """ETH-476 to ETH-478; then the choices, or, where the first Dream was lost and there is no
    Awakening card yet, that Dream once more.
    """
    reset(s, "ETH-476")
    if has_card(s) or s.pack.start_gate not in s.gates:
        s.phase = CHANGES
        return
    for seat, me in enumerate(s.seats):
        decks.shuffle_seat(s, seat, me.deck, "ETH-479")
    slumbers.reset_clock(s, "ETH-061")
    gates.enter(s, s.pack.start_gate)


def reset(s: State, rule: str) -> None:
    """ETH-476 to ETH-478, ETH-484: steps 1 to 3. All cards of a Dreamer, Flaws too, come together;
    Distress and seals are gone, Keys and Gems lost.
    """
    for figure in s.figures:
        if figure.companion != NOBODY:
            entities.remove_figure(s, figure.tag, "ETH-583")
    for me in s.seats:
        placed = tuple([card.card for card in me.progress])
        pool = (me.deck, me.hand, me.discard, me.sealed, me.playing, placed, me.flaws)
        me.deck = tuple(sorted(card for zone in pool for card in zone))
        me.known = (0,) * len(me.deck)
        me.hand = me.held = me.discard = me.sealed = me.playing = me.flaws = ()
        me.progress = ()
        me.distress = me.gems = 0
    s.keys = 0
    if s.log is not None:
        s.tell("reset", rule, {})


# Who plays which Dreamer


def ask_changes(s: State) -> Asked:
    """ETH-479: whether Dreamers are changed."""
    if len(s.pack.dreamers) == 1:
        return GO_ON
    return Decision(everybody(s), "ask-change-dreamers", "ETH-479", (YES, NO))


def leave(me: Seat) -> None:
    """ETH-085, ETH-596: a Dreamer rests, with all that belongs to the Dreamer."""
    me.space = me.spirit = NOWHERE
    me.states = ()
    me.spent = frozenset([key for key in me.spent if key.startswith(("session:", "once:"))])
    me.passes = frozenset()
    me.done = False


def answer_changes(s: State, reply: Reply) -> None:
    if reply == YES:
        for me in s.seats:
            leave(me)
        s.rest = {**s.rest, **{me.dreamer: me for me in s.seats}}
        s.seats = [Seat(NOBODY) for _ in s.seats]
        s.queue = in_order(s)
        s.phase, s.back = SETUP, DECKS
    else:
        begin_decks(s)


# Decks


def begin_decks(s: State) -> None:
    """ETH-080: deck construction."""
    for me in s.seats:
        me.done = False
    s.phase = DECKS


def influence(s: State, cards: Cards) -> list[int]:
    """ETH-083: what counts towards 20 to 40: all but Flaws."""
    return [card for card in cards if not s.pack.cards[card].is_flaw]


def deck_options(s: State, seat: int) -> tuple[int, ...]:
    """ETH-081, ETH-082: cards that can come in from the box or go out, and the end as soon as the
    number is right.
    """
    me, keys = s.seats[seat], s.pack.key
    inside = influence(s, me.deck)
    options = []
    if len(inside) < MOST:
        options += [keys.card + card for card in sorted(set(me.box))]
    if len(inside) > FEWEST:
        options += [keys.out + card for card in sorted(set(inside))]
    if len(inside) <= MOST and (len(inside) >= FEWEST or not me.box):
        options.append(DONE)
    return tuple(options)


def building(s: State) -> list[int]:
    """The seats that still have something to choose for their decks."""
    return [
        seat for seat, me in enumerate(s.seats) if not me.done and deck_options(s, seat) != (DONE,)
    ]


def ask_decks(s: State) -> Asked:
    """ETH-080: all Dreamers build at once."""
    asked = []
    for seat in building(s):
        args = {"cards": len(influence(s, s.seats[seat].deck))}
        options = deck_options(s, seat)
        asked.append(Decision((seat,), "ask-deck", "ETH-081", options, args, always=True))
    return Openly(asked) if asked else GO_ON


def answer_decks(s: State, reply: Reply) -> None:
    """One card in or out; when all are done, the decks are shuffled (ETH-479)."""
    if not reply:
        for seat, me in enumerate(s.seats):
            decks.shuffle_seat(s, seat, me.deck, "ETH-479")
            me.done = False
        s.phase = MASKS
        return
    assert isinstance(reply, tuple)
    index, action = reply
    seat = building(s)[index]
    me, keys = s.seats[seat], s.pack.key
    if action == DONE:
        me.done = True
    elif keys.card <= action < keys.card + len(s.pack.cards):
        card = action - keys.card
        me.box = decks.without(me.box, card)
        me.deck = tuple(sorted((*me.deck, card)))
    else:
        card = action - keys.out
        me.deck = decks.without(me.deck, card)
        me.box = tuple(sorted((*me.box, card)))
    me.known = (0,) * len(me.deck)


# Masks


def choosing(s: State) -> list[int]:
    """The seats that have Masks to choose from."""
    return [seat for seat, me in enumerate(s.seats) if len(me.masks) > 1 and not me.done]


def ask_masks(s: State) -> Asked:
    """ETH-447, ETH-480: each Dreamer chooses the active Mask."""
    keys = s.pack.key
    asked = [
        Decision(
            (seat,), "ask-mask", "ETH-480", tuple([keys.mask + n for n in s.seats[seat].masks])
        )
        for seat in choosing(s)
    ]
    return Openly(asked) if asked else GO_ON


def answer_masks(s: State, reply: Reply) -> None:
    if not reply:
        for me in s.seats:
            me.done = False
            if len(me.masks) == 1:
                me.mask = me.masks[0]
        s.phase = ITEMS
        return
    assert isinstance(reply, tuple)
    index, action = reply
    seat = choosing(s)[index]
    me = s.seats[seat]
    me.mask, me.done = action - s.pack.key.mask, True
    if s.log is not None:
        s.tell("mask", "ETH-480", {"seat": seat, "mask": s.pack.masks[me.mask].name})


# Items


def ask_items(s: State) -> Asked:
    """ETH-483: the Team fills free slots with Items of its choice from Storage."""
    if not s.storage or len(s.items) >= items.slots(s):
        return GO_ON
    options = (*[s.pack.key.item + item for item in sorted(set(s.storage))], DONE)
    args = {"left": items.slots(s) - len(s.items)}
    return Decision(everybody(s), "ask-items", "ETH-483", options, args)


def answer_items(s: State, reply: Reply) -> None:
    if isinstance(reply, int) and reply != DONE:
        item = reply - s.pack.key.item
        s.storage = decks.without(s.storage, item)
        s.items = tuple(sorted((*s.items, item)))
        if s.log is not None:
            s.tell("item-active", "ETH-483", {"item": s.pack.items[item].name})
        return
    if s.location == NOWHERE and "single" in s.options:
        gates.enter(s, s.gates[0])
    else:
        s.phase = AWAKENED


# The end of it


def awake(s: State, reply: Reply) -> None:
    """ETH-481, ETH-482: steps 6 and 7: the Slumber map, the decks, the Clock, the Team marker."""
    s.place = DREAMWORLD
    encounters.clear_dreamscape(s, "ETH-481")
    encounters.lay_slumber_map(s, "ETH-481")
    if s.fate_deck:
        decks.shuffle(s, "fate_deck", "ETH-481")
    slumbers.stack(s, (*s.slumbers, *slumbers.fresh(s)), "ETH-482")
    slumbers.reset_clock(s, "ETH-482")
    s.paid, s.resolved, s.journey = frozenset(), False, 0
    s.location = awakening_location(s)
    if s.log is not None and s.location != NOWHERE:
        there = s.pack.locations[s.location]
        s.tell("travelled", "ETH-482", {"from": "", "to": there.id, "name": there.name})
    s.queue = in_order(s)
    s.phase = ENTRANCE


def awakening_location(s: State) -> int:
    """ETH-482, ETH-486: the Location with the bell, among those that were found."""
    found = [place for place in s.pack.locations if place.tile in s.worlds]
    bells = [place.number for place in found if place.icon == "bell"]
    return bells[0] if bells else (found[0].number if found else NOWHERE)
