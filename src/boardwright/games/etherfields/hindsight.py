"""What a seat could not watch, what it could not foresee, and what it has been shown of things that
are hidden now.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardwright.core.decisions import Decision
from boardwright.core.events import Raw
from boardwright.core.messages import Json
from boardwright.games.etherfields import asking
from boardwright.games.etherfields.decks import KINDS, LOOKED_AT, NAMES, back_of
from boardwright.games.etherfields.following import BY_CHANCE, CHANCE, TOP_LEFT
from boardwright.games.etherfields.state import Cards, State


def alike(
    s: State, decision: Decision, action: int, seat: int, told: Iterable[Raw]
) -> tuple[int, ...]:
    """The answers that the seat cannot tell from this one. Only the order in which somebody else
    puts cards back is hidden; since all orders are dealt alike, the one that is there will do, or
    that with the back on top that was `told` of in the end (ETH-265).
    """
    if decision.key != "ask-order" or seat in decision.seats:
        return (action,)
    deck, args = str(decision.args["deck"]), decision.args
    left, n = args["left"], args["n"]
    assert isinstance(left, int)
    assert isinstance(n, int)
    owner = decision.seats[0]
    if deck in LOOKED_AT:
        cards: Cards = getattr(s, LOOKED_AT[deck])
    else:
        cards = _showing(s, s.seats[owner].deck[:n], _back_after(told, owner))
    at = n - left + (deck == "turn")
    first = action - number_of(s, deck, action)
    return (first + cards[at],)


def _back_after(told: Iterable[Raw], owner: int) -> str:
    """The back that lay on a deck once it was put in order."""
    for kind, _, args, *_ in told:
        if kind == "reordered" and args.get("seat") == owner:
            return str(args["back"])
    return ""


def _showing(s: State, cards: Cards, back: str) -> Cards:
    """The cards with such a one on top, if there is any."""
    found = [at for at, card in enumerate(cards) if back_of(s.pack, card) == back]
    return (cards[found[0]], *cards[: found[0]], *cards[found[0] + 1 :]) if found else cards


def number_of(s: State, deck: str, action: int) -> int:
    """The thing of a deck that an answer names."""
    key = s.pack.key
    first = {"turn": key.turn, "fate": key.fate, "slumber": key.entity}.get(deck, key.card)
    return action - first


SHOWING = frozenset(
    (
        *TOP_LEFT,
        *CHANCE,
        *("first-sight", "left-deck", "looked", "saw-top", "turn-card"),
    )
)


def unforeseen(raw: Raw) -> bool:
    """Whether an event brings out what could not be known: a result of chance, the top of a deck,
    something that nobody had seen; or what a dealt world cannot know.
    """
    kind, _, args, secret, _, _ = raw
    if kind in BY_CHANCE:
        return args.get("drawn", True) is True
    if kind == "game-over":
        return args["reason"] == "veil"
    return kind in SHOWING or bool(secret)


def knowledge(s: State, seat: int) -> dict[str, Json]:
    """What a seat knows of decks and hidden hands, by place; null for what it does not know."""
    decks: dict[str, Json] = {}
    hands: dict[str, Json] = {}
    for n, me in enumerate(s.seats):
        names = [s.pack.cards[card].name for card in me.deck]
        decks[f"seat:{n}"] = _known(names, me.known, seat)
        if asking.closed(s) and n != seat:
            held = zip(me.hand, me.held, strict=True)
            hands[str(n)] = [s.pack.cards[card].name for card, mask in held if mask >> seat & 1]
    for deck in KINDS:
        names = [NAMES[deck](s.pack, n) for n in getattr(s, deck)]
        decks[deck] = _known(names, s.known.get(deck, ()), seat)
    own = f"{seat}:"
    looked_at = sorted([name.removeprefix(own) for name in s.seen if name.startswith(own)])
    return {
        "decks": {deck: known for deck, known in decks.items() if known},
        "hands": hands,
        "seen": [*looked_at],
    }


def _known(names: Sequence[str], masks: Cards, seat: int) -> list[Json]:
    found: list[Json] = [
        name if mask >> seat & 1 else None for name, mask in zip(names, masks, strict=False)
    ]
    while found and found[-1] is None:
        found.pop()
    return found
