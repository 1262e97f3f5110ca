"""Flaws: drawn, resolved, bought off (section 27.2)."""

from __future__ import annotations

from boardwright.games.etherfields import asking, decks, harm, paying, prices
from boardwright.games.etherfields.decks import without
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State


async def resolve(s: State, seat: int, card: int) -> None:
    """ETH-536, ETH-540: a Flaw that was drawn is bought off, or its effect happens and it goes to
    the discard pile or stays in the Progress zone.
    """
    me, flaw = s.seats[seat], s.pack.cards[card]
    me.playing = (*me.playing, card)
    depth = len(me.playing)
    scene = Scene(seat, "card", card, flaw.name, "ETH-536", card=card)
    if await _bought_off(s, seat, scene):
        me.playing = me.playing[:-1]
        _to_flaw_deck(s, card, "ETH-540")
        harm.check_death(s, seat)
        return
    await hooks.run(s, scene, flaw.effect)
    if len(me.playing) < depth:
        return
    me.playing = me.playing[:-1]
    if flaw.stays:
        me.flaws = (*me.flaws, card)
    else:
        me.discard = (card, *me.discard)
    if s.log is not None:
        to = "zone" if flaw.stays else "discard"
        s.tell("flaw-resolved", "ETH-536", {"seat": seat, "card": flaw.name, "to": to})
    harm.check_death(s, seat)


async def _bought_off(s: State, seat: int, scene: Scene) -> bool:
    cost = s.pack.cards[scene.number].remove_cost
    if not paying.can_pay_cost(s, seat, cost, scene):
        return False
    args = {"card": scene.source}
    told = prices.of_costs(s, seat, [("yes", cost)])
    if not await asking.may(s, seat, "ask-remove-flaw", "ETH-540", args, scene.source, told):
        return False
    return await paying.pay_cost(s, seat, cost, scene, "ETH-540")


def _to_flaw_deck(s: State, card: int, rule: str) -> None:
    decks.put(s, "flaw_deck", card, rule, bottom=True)


def gain_flaw(s: State, seat: int, rule: str) -> int:
    """ETH-535: from the Flaw deck onto the discard pile; NOBODY: there is none (ETH-543)."""
    card = decks.take(s, "flaw_deck", rule)
    if card == NOBODY:
        return NOBODY
    me = s.seats[seat]
    me.discard = (card, *me.discard)
    if s.log is not None:
        s.tell("gained-flaw", rule, {"seat": seat, "card": s.pack.cards[card].name})
    return card


def remove_flaw(s: State, seat: int, card: int, rule: str) -> bool:
    """ETH-540: a Flaw that a Dreamer owns goes to the bottom of the Flaw deck, from the Progress
    zone, the discard pile or the deck, which is then shuffled.
    """
    me = s.seats[seat]
    if card in me.flaws:
        me.flaws = without(me.flaws, card)
    elif card in me.discard:
        me.discard = without(me.discard, card)
    elif card in me.deck:
        decks.remove_from_deck(s, seat, card)
        decks.shuffle_seat(s, seat, me.deck, rule)
    else:
        return False
    if s.log is not None:
        s.tell("removed-flaw", rule, {"seat": seat, "card": s.pack.cards[card].name})
    _to_flaw_deck(s, card, rule)
    harm.check_death(s, seat)
    return True


def owned(s: State, seat: int) -> list[int]:
    """All Flaws a Dreamer owns, in order."""
    me, cards = s.seats[seat], s.pack.cards
    return sorted([n for n in (*me.flaws, *me.discard, *me.deck) if cards[n].is_flaw])
