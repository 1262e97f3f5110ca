"""Sign tokens (ETH-032, ETH-035): personal ones of each Dreamer, universal ones on the map."""

from __future__ import annotations

from boardwright.games.etherfields import decks
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.standing import unlocks
from boardwright.games.etherfields.state import State, Token

MOST_SIGNS = 3
"""How many personal Signs a Dreamer may hold (the card that explains Signs)."""


def personal_left(s: State, seat: int) -> list[int]:
    """A Dreamer's own Signs that are not held, as often as there are; none before a card has
    brought Signs in (ETH-035).
    """
    if not unlocks(s, "signs"):
        return []
    held = s.seats[seat].signs
    return [
        sign.number for sign in s.pack.signs for _ in range(sign.personal - held.count(sign.number))
    ]


def universal_left(s: State) -> list[int]:
    """Universal Signs that do not lie on the map, as often as there are; none before a card has
    brought Signs in (ETH-035).
    """
    if not unlocks(s, "signs"):
        return []
    laid = [token.side for token in s.tokens if token.kind == "sign"]
    return [
        sign.number
        for sign in s.pack.signs
        for _ in range(sign.universal - laid.count(sign.number))
    ]


async def _random(s: State, there: list[int], rule: str) -> int:
    first = s.pack.key.sign
    return await decks.random_of(s, [first + sign for sign in there], rule, "chance-sign") - first


async def draw(s: State, seat: int, n: int) -> int:
    """So many personal Signs at random, up to the limit; how many came."""
    me = s.seats[seat]
    for done in range(n):
        there = personal_left(s, seat)
        if not there or len(me.signs) >= MOST_SIGNS:
            return done
        sign = await _random(s, there, "ETH-035")
        me.signs = tuple(sorted((*me.signs, sign)))
        if s.log is not None:
            s.tell("gained-sign", "ETH-035", {"seat": seat, "sign": s.pack.signs[sign].name})
    return n


async def lay(s: State, spaces: list[int]) -> None:
    """One random universal Sign on each of these spaces, as far as there are some (ETH-037)."""
    for space in spaces:
        there = universal_left(s)
        if not there:
            return
        sign = await _random(s, there, "ETH-035")
        s.tokens = (*s.tokens, Token("sign", space, sign))
        if s.log is not None:
            args = {"sign": s.pack.signs[sign].name, "space": space_name(space)}
            s.tell("sign-laid", "ETH-035", args)
