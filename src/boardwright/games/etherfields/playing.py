"""Cards in the middle of being played, and where a card that acts goes (ETH-205, ETH-213, ETH-243,
ETH-295).
"""

from __future__ import annotations

from boardwright.core.events import EVERYBODY
from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, decks, hands, harm, items, progress
from boardwright.games.etherfields.decks import without
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import Cards, State
from boardwright.games.etherfields.stats import value


def play(s: State, seat: int, card: int) -> None:
    """ETH-243: it leaves the hand before its cost is paid."""
    me = s.seats[seat]
    hands.take(s, seat, card)
    me.playing = (*me.playing, card)


def take_back(s: State, seat: int) -> None:
    """The last one comes back into the hand: nothing was paid for it yet."""
    me = s.seats[seat]
    hands.put(s, seat, me.playing[-1], EVERYBODY)
    if s.log is not None:
        card = s.pack.cards[me.playing[-1]].name
        s.tell("taken-back", "ETH-242", {"seat": seat, "card": card})
    me.playing = me.playing[:-1]


def finish(s: State, seat: int, card: int, depth: int) -> None:
    """After its effect it goes to the discard pile, if it has not gone elsewhere (ETH-243)."""
    me = s.seats[seat]
    if len(me.playing) > depth:
        me.playing = me.playing[:-1]
        me.discard = (card, *me.discard)
        if s.log is not None:
            args: Args = {"seat": seat, "card": s.pack.cards[card].name, "why": "played"}
            s.tell("discarded", "ETH-258", args)


def this_card(s: State, scene: Scene, to: str, rule: str) -> bool:
    """Move the component that acts: a card, a placed one, a Flaw of the zone, an Item. False: it
    is not there any more.
    """
    if scene.kind == "item":
        return _this_item(s, scene, to, rule)
    if scene.kind == "note":
        return _this_note(s, scene, rule)
    if scene.kind != "card":
        return False
    me = s.seats[scene.me]
    card = scene.number
    if not _lift(s, scene):
        return False
    if to == "hand":
        _to_hand_or_pile(s, scene.me, card)
    elif to == "sealed":
        me.sealed = (card, *me.sealed)
    elif to == "deck_top":
        decks.put_on_top(s, scene.me, card, rule)
    elif to == "market":
        deck = "flaw_deck" if s.pack.cards[card].is_flaw else "market"
        decks.put(s, deck, card, rule, bottom=True)
    elif to == "removed":
        s.out = tuple(sorted((*s.out, card)))
    else:
        me.discard = (card, *me.discard)
    if s.log is not None:
        s.tell("card-went", rule, {"seat": scene.me, "card": s.pack.cards[card].name, "to": to})
    harm.check_death(s, scene.me)
    return True


def _this_item(s: State, scene: Scene, to: str, rule: str) -> bool:
    """ETH-360: an Item goes to Storage unless it says otherwise."""
    if scene.number not in s.items:
        return False
    items.discard(s, scene.number, rule, to if to in ("item_market", "removed") else "storage")
    return True


def _this_note(s: State, scene: Scene, rule: str) -> bool:
    """ETH-561: a Note that is used up."""
    if scene.number not in s.notes:
        return False
    s.notes = without(s.notes, scene.number)
    if s.log is not None:
        s.tell("note-used", rule, {"note": scene.source})
    return True


def _to_hand_or_pile(s: State, seat: int, card: int) -> None:
    """ETH-186."""
    me = s.seats[seat]
    if len(me.hand) < value(s, "hand_limit", seat):
        hands.put(s, seat, card, EVERYBODY)
    else:
        me.discard = (card, *me.discard)


def _lift(s: State, scene: Scene) -> bool:
    """Take the acting card from where it is."""
    me, card = s.seats[scene.me], scene.number
    if scene.tag >= 0:
        return progress.lift(s, scene.me, scene.tag)
    if card in me.playing:
        at = len(me.playing) - 1 - me.playing[::-1].index(card)
        me.playing = me.playing[:at] + me.playing[at + 1 :]
        return True
    if card in me.flaws:
        me.flaws = without(me.flaws, card)
        return True
    return False


# The Market


def return_to_market(s: State, seat: int, card: int, zone: str, rule: str) -> None:
    """ETH-295, ETH-296: out of hand, discard pile or deck to the bottom of the Market, for good."""
    me = s.seats[seat]
    if zone == "deck":
        decks.remove_from_deck(s, seat, card)
        decks.shuffle_seat(s, seat, me.deck, "ETH-296")
    elif zone == "hand":
        hands.take(s, seat, card)
    else:
        me.discard = without(me.discard, card)
    if s.log is not None:
        args: Args = {"seat": seat, "card": s.pack.cards[card].name, "from": zone}
        s.tell("returned-to-market", rule, args)
    decks.put(s, "market", card, rule, bottom=True)
    harm.check_death(s, seat)


async def return_a_card(s: State, seat: int, rule: str, source: str = "") -> int | None:
    """ETH-296: the owner chooses the card, from the discard pile, the hand or the deck."""
    me = s.seats[seat]
    first = s.pack.key.card
    there = [c for c in (*me.discard, *me.hand, *me.deck) if not s.pack.cards[c].is_flaw]
    if not there:
        return None
    options = tuple([first + card for card in sorted(set(there))])
    answer = await asking.pick(s, seat, "ask-return-card", rule, options, source=source)
    card = answer - first
    zones: tuple[tuple[str, Cards], ...] = (("discard", me.discard), ("hand", me.hand))
    zone = next((name for name, pile in zones if card in pile), "deck")
    return_to_market(s, seat, card, zone, rule)
    return card
