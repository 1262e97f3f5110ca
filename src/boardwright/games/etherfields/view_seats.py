"""Dreamers as the others see them (ETH-015): everything but the order of decks, and with closed
hands the cards in them. A deck that is being built lies open (ETH-080): its cards have come there
openly, and it has no order yet.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.messages import Json
from boardwright.games.etherfields import asking, decks, stats
from boardwright.games.etherfields.content import STATES
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.state import DECKS, NOBODY, NOWHERE, State
from boardwright.games.etherfields.view_words import Part


def names(s: State, cards: Sequence[int]) -> list[Json]:
    return [s.pack.cards[card].name for card in cards]


def _dreamer(s: State, number: int) -> Part:
    """ETH-059: who it is; nobody as long as none is chosen."""
    if number == NOBODY:
        return dict.fromkeys(("id", "name", "archetype", "about"), "")
    there = s.pack.dreamers[number]
    return {
        "id": there.id,
        "name": there.name,
        "archetype": there.archetype,
        "about": there.about,
    }


def seen(s: State, n: int, seat: int | None) -> Part:
    """A Dreamer, as a seat sees it; None is a spectator."""
    me = s.seats[n]
    shown = seat == n or not asking.closed(s) or not me.hand
    return {
        "dreamer": _dreamer(s, me.dreamer),
        "space": space_name(me.space) if me.space != NOWHERE else None,
        "distress": me.distress,
        "distress_limit": stats.value(s, "distress_limit", n),
        "ether": me.ether,
        "gems": me.gems,
        "voucher": me.voucher,
        "deck": len(me.deck),
        "back": decks.back(s, n) or None,
        "built": names(s, sorted(me.deck)) if s.phase == DECKS else [],
        "hand": names(s, me.hand) if shown else None,
        "cards": len(me.hand),
        "hand_limit": stats.value(s, "hand_limit", n),
        "playing": names(s, me.playing),
        "discard": names(s, me.discard),
        "sealed": names(s, me.sealed),
        "box": names(s, sorted(me.box)),
        "progress": [
            {"name": s.pack.cards[card].name, "flipped": flipped}
            for card, flipped, _ in me.progress
        ],
        "progress_limit": stats.value(s, "progress_limit", n),
        "flaws": names(s, me.flaws),
        "masks": [s.pack.masks[mask].name for mask in me.masks],
        "mask": s.pack.masks[me.mask].name if me.mask != NOBODY else None,
        "mask_works": me.mask != NOBODY and stats.mask_works(s, n),
        "signs": [s.pack.signs[sign].name for sign in me.signs],
        "spirit": space_name(me.spirit) if me.spirit != NOWHERE else None,
        "states": [STATES[state] for state in me.states],
        "spent": sorted(me.spent),
        "passes": sorted(me.passes),
        "memory": me.memory,
        "done": me.done,
    }
