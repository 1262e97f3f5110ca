"""Turn cards (ETH-365 to ETH-386): how many Turns are left, blocked steps, Loot."""

from __future__ import annotations

from boardwright.games.etherfields import decks
from boardwright.games.etherfields.asking import pick
from boardwright.games.etherfields.content import STEPS, SUITS, TurnCard
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import STEP_KEY
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, STEPS_LEFT, State

TURN_DECKS = ("turn_deck", "turn_discard")


def current(s: State) -> int:
    """ETH-368: the top card of the Turn deck, the only visible one."""
    return s.turn_deck[0] if s.turn_deck else NOBODY


def suit(s: State) -> int:
    """ETH-380: the Turn Suit; -1 without a current Turn card (ETH-623)."""
    return s.pack.turns[s.turn_deck[0]].suit if s.turn_deck else NOBODY


def prepare(s: State, n: int, rule: str) -> None:
    """ETH-366, ETH-367: all Turn cards are shuffled, n of them are the Turn deck, the rest lies
    face down.
    """
    clear(s)
    cards = range(len(s.pack.turns))
    decks.shuffle(s, "turn_discard", "ETH-367", cards)
    n = max(1, min(n, len(cards)))
    s.turn_deck, s.turn_discard = s.turn_discard[:n], s.turn_discard[n:]
    if s.log is not None:
        s.tell("turn-deck", rule, {"n": n})
    _show(s)


def _show(s: State) -> None:
    """ETH-368, ETH-370: the top card is open to everybody."""
    if not s.turn_deck:
        return
    decks.see(s, "turn_deck", 1, decks.all_seats(s))
    s.news = True
    if s.log is not None:
        card = s.pack.turns[s.turn_deck[0]]
        shown = {"card": card.id, "suit": SUITS[card.suit]}
        s.tell("turn-card", "ETH-368", {"left": len(s.turn_deck)}, shown)


def discard(s: State) -> None:
    """ETH-174, ETH-369, ETH-379: the current card goes on top of the discard pile, and its marks go
    (ETH-377); the next one becomes current.
    """
    s.last_turn_card = decks.take(s, "turn_deck", "ETH-369")
    s.blocked_steps = frozenset()
    s.step = 0
    decks.put(s, "turn_discard", s.last_turn_card, "ETH-379")
    _show(s)


def clear(s: State) -> None:
    """ETH-516: the Turn cards of an encounter that is over are gathered."""
    s.turn_deck = s.turn_discard = ()
    s.last_turn_card = NOBODY
    s.blocked_steps = frozenset()
    s.known = {name: known for name, known in s.known.items() if name not in TURN_DECKS}
    s.turn = s.step = 0


def can_add(s: State) -> bool:
    """ETH-379: not without a card to add, and not after the last Turn card was discarded."""
    return bool(s.turn_deck and s.turn_discard)


def add_turns(s: State, n: int, rule: str) -> int:
    """ETH-378: the bottom card of the discard pile goes to the bottom of the deck; returns how many
    Turns were added. Nobody looks at it on the way, but whoever knew it knows it still.
    """
    added = 0
    while added < n and can_add(s):
        mask = s.known.get("turn_discard", (0,))[-1]
        card = decks.take(s, "turn_discard", rule, bottom=True, mask=mask)
        decks.put(s, "turn_deck", card, rule, bottom=True, mask=mask)
        added += 1
    if added and s.log is not None:
        s.tell("turn-added", rule, {"n": added, "left": len(s.turn_deck)})
    return added


# Steps


def steps(s: State) -> tuple[int, ...]:
    """The steps of the current Turn card, from the top."""
    return s.pack.turns[s.turn_deck[0]].steps if s.turn_deck else ()


def open_steps(s: State) -> tuple[int, ...]:
    """ETH-377: the places of those that are neither blocked nor resolved."""
    begun = s.step if s.phase == STEPS_LEFT else 0
    return tuple([n for n in range(begun, len(steps(s))) if n not in s.blocked_steps])


def block(s: State, place: int, rule: str, source: str = "") -> None:
    """ETH-376, ETH-377: mark a step; it is skipped when the card is resolved."""
    s.blocked_steps |= {place}
    if s.log is not None:
        s.tell("step-blocked", rule, {"step": STEPS[steps(s)[place]], "source": source})


async def block_step(s: State, seat: int, rule: str, source: str = "") -> bool:
    """ETH-376: choose a step and mark it; the Team chooses where no Dreamer does. Of steps of one
    kind the first is meant.
    """
    places: dict[int, int] = {}
    for place in open_steps(s):
        places.setdefault(steps(s)[place], place)
    if not places:
        return False
    options = tuple([STEP_KEY + kind for kind in places])
    chosen = await pick(s, seat, "ask-block-step", rule, options, source=source) - STEP_KEY
    block(s, places[chosen], rule, source)
    return True


# Loot


def loot_card(s: State) -> TurnCard:
    """ETH-381, ETH-383, ETH-517: the current card, or the last one that was discarded, or a random
    one where no Turn deck was prepared.
    """
    turns = s.pack.turns
    card = s.turn_deck[0] if s.turn_deck else s.last_turn_card
    if card == NOBODY:
        order = s.shuffle(range(len(turns)), lambda n: turns[n].id)
        s.last_turn_card = card = order[0]
        s.news = True
        if s.log is not None:
            s.tell("loot-card", "ETH-517", {}, {"card": turns[card].id})
    return turns[card]


async def loot(s: State, scene: Scene, times: int = 1) -> None:
    """ETH-381: resolve the Loot of the current Turn card."""
    for _ in range(times):
        card = loot_card(s)
        if s.log is not None:
            s.tell("loot", "ETH-381", {"card": card.id})
        own = Scene(scene.me, "turn", card.number, card.name, "ETH-381")
        await hooks.run(s, own, card.loot)
