"""Influence cards on their way between deck, hand and discard pile (sections 8 and 12)."""

from __future__ import annotations

from boardwright.core.events import EVERYBODY
from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, decks, flaws, hands, harm, sealing
from boardwright.games.etherfields.content import Card
from boardwright.games.etherfields.decks import holders
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import DISTRESS, SEAL
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State
from boardwright.games.etherfields.stats import value
from boardwright.games.etherfields.veil import lift

ALL = -1
"""In place of a number: the whole hand."""


def face(s: State, card: int) -> Card:
    return s.pack.cards[card]


# Drawing


async def draw(s: State, seat: int, n: int, rule: str, scene: Scene | None = None) -> int:
    """Draw n cards, one by one: up to the hand limit (ETH-178 to ETH-181), reshuffling for a price
    where the deck is empty and a further card must be drawn (ETH-188, ETH-191). A Flaw counts as
    drawn and is resolved at once (ETH-196, ETH-536). How many came.
    """
    me = s.seats[seat]
    drawn = 0
    while drawn < n and len(me.hand) < value(s, "hand_limit", seat):
        if not me.deck and not await _reshuffle_for_draw(s, seat):
            break
        if not me.deck:
            continue
        drawn += 1
        if face(s, me.deck[0]).is_flaw:
            flaw = decks.take_top(s, seat, rule, "drew-flaw")
            await flaws.resolve(s, seat, flaw)
        else:
            known = me.known[0]
            card = decks.take_top(s, seat, rule, "drew", holders(s, seat))
            hands.put(s, seat, card, known)
    return drawn


async def _reshuffle_for_draw(s: State, seat: int) -> bool:
    """ETH-188 to ETH-192: the discard pile becomes the deck, and that has its price. False: there
    is nothing to shuffle, and no price.
    """
    me = s.seats[seat]
    if not me.discard:
        return False
    await _shuffle_in(s, seat, "ETH-188")
    await _pay_for_reshuffling(s, seat)
    return True


async def _shuffle_in(s: State, seat: int, rule: str) -> None:
    me = s.seats[seat]
    pile, me.discard = me.discard, ()
    decks.shuffle_seat(s, seat, (*me.deck, *pile), rule)
    await hooks.window(s, Moment("reshuffled", seat))


async def _pay_for_reshuffling(s: State, seat: int) -> None:
    """ETH-189, ETH-190: 1 Distress, or 3 cards sealed from the new deck if there are as many."""
    price = Moment("reshuffle_price", seat, n=value(s, "reshuffle_price", seat))
    await hooks.window(s, price)
    if price.cancelled:
        return
    options = (DISTRESS, SEAL) if sealing.sealable(s, seat) >= price.n else (DISTRESS,)
    args: Args = {"n": price.n, "deck": len(s.seats[seat].deck)}
    if await asking.pick(s, seat, "ask-reshuffle-price", "ETH-189", options, args) == SEAL:
        await sealing.seal(s, seat, price.n, "ETH-189")
    else:
        await harm.suffer(s, seat, 1, "ETH-189")


async def reshuffle(s: State, seat: int, rule: str) -> None:
    """ETH-193, ETH-194: deck and discard pile together, at no price."""
    await _shuffle_in(s, seat, rule)


# Hand and discard pile


async def put_in_hand(s: State, seat: int, card: int, rule: str) -> bool:
    """ETH-186: an effect puts it into the hand, or into the discard pile if the hand is full."""
    me = s.seats[seat]
    has_room = len(me.hand) < value(s, "hand_limit", seat)
    if has_room:
        hands.put(s, seat, card, EVERYBODY)
    else:
        me.discard = (card, *me.discard)
    if s.log is not None:
        kind = "took-in-hand" if has_room else "hand-full"
        s.tell(kind, rule if has_room else "ETH-186", {"seat": seat, "card": face(s, card).name})
    return has_room


def discard_card(s: State, seat: int, card: int, rule: str, why: str = "effect") -> None:
    """From the hand to the top of the discard pile (ETH-258)."""
    me = s.seats[seat]
    hands.take(s, seat, card)
    me.discard = (card, *me.discard)
    if s.log is not None:
        args: Args = {"seat": seat, "card": face(s, card).name, "why": why}
        s.tell("discarded", rule, args)


async def discard(
    s: State, seat: int, n: int, rule: str, scene: Scene | None = None, down_to: int = -1
) -> int:
    """ETH-187: so many cards of the owner's choice, fewer if the hand is smaller; ALL of them, or
    down to so many. Others may prevent it (ETH-262).
    """
    me = s.seats[seat]
    if down_to >= 0:
        n = max(len(me.hand) - down_to, 0)
    elif n == ALL:
        n = len(me.hand)
    coming = Moment("would_discard", seat, n=min(n, len(me.hand)))
    if scene is not None:
        coming.entity, coming.from_entity = scene.entity, scene.is_entity_effect
    if coming.n:
        await hooks.window(s, coming)
    done = 0
    while done < coming.n and me.hand and not coming.cancelled:
        card = await choose_from_hand(s, seat, "ask-discard", rule, coming.n - done, scene)
        discard_card(s, seat, card, rule)
        done += 1
    return done


async def choose_from_hand(
    s: State, seat: int, prompt: str, rule: str, left: int, scene: Scene | None = None
) -> int:
    """A card of the hand, of the owner's choice."""
    first = s.pack.key.card
    hand = s.seats[seat].hand
    options = tuple([first + card for card in dict.fromkeys(hand)])
    source = scene.source if scene is not None else ""
    # With hidden hands even the last card is a choice, or all would know that it was the last kind.
    hide = asking.closed(s)
    args: Args = {"left": left}
    return await asking.pick(s, seat, prompt, rule, options, args, source, hide) - first


def gain_card(s: State, seat: int, card: int, rule: str) -> None:
    """ETH-268: a gained card lies on top of its owner's discard pile."""
    lift(s, "card", card)
    me = s.seats[seat]
    me.discard = (card, *me.discard)
    if s.log is not None:
        s.tell("gained-card", rule, {"seat": seat, "card": face(s, card).name})
