"""Seal and Unseal (section 9)."""

from __future__ import annotations

from boardwright.games.etherfields import decks, harm
from boardwright.games.etherfields.decks import take_top
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import FEWEST_CARDS, NOBODY, State


def sealable(s: State, seat: int) -> int:
    """ETH-200: how many cards of the deck could be sealed."""
    cards = s.pack.cards
    return sum(not cards[card].is_flaw for card in s.seats[seat].deck)


async def seal(
    s: State,
    seat: int,
    n: int,
    rule: str,
    scene: Scene | None = None,
    *,
    cost: bool = False,
) -> int:
    """Seal n cards from the deck as far as it goes, never reshuffling (ETH-198, ETH-202, ETH-203).
    A cost is paid in full or not at all, so nothing can come between. How many were sealed.
    """
    if n > 0 and not cost:
        n = await _left_to_seal(s, seat, n, scene)
    done = _seal_one_by_one(s, seat, n, rule)
    if done:
        await hooks.window(s, Moment("sealed", seat, n=done))
    return done


async def _left_to_seal(s: State, seat: int, n: int, scene: Scene | None) -> int:
    """ETH-262: what is left of it once everybody had their say."""
    coming = Moment("would_seal", seat, n=n)
    if scene is not None:
        coming.entity, coming.from_entity = scene.entity, scene.is_entity_effect
    coming.n = harm.ward_off(s, "prevent_seal", seat, coming.n, coming.from_entity)
    if coming.n and sealable(s, seat):
        await hooks.window(s, coming)
    return 0 if coming.cancelled else coming.n


def _seal_one_by_one(s: State, seat: int, n: int, rule: str) -> int:
    """ETH-204, ETH-207: the last card taken lies on top of the pile; after each one it is looked
    whether the Dreamer lives. Flaws are skipped and go back on top as they lay (ETH-200, ETH-201).
    """
    me, cards = s.seats[seat], s.pack.cards
    skipped: list[int] = []
    done = 0
    while done < n:
        if me.deck and cards[me.deck[0]].is_flaw:
            skipped.append(take_top(s, seat, "ETH-200", "skipped-flaw"))
            continue
        card = take_top(s, seat, rule, "sealed")
        if card == NOBODY:
            break
        me.sealed = (card, *me.sealed)
        done += 1
        if harm.cards_left(s, seat) + len(skipped) < FEWEST_CARDS:
            _put_back(s, seat, skipped)
            harm.check_death(s, seat)
    _put_back(s, seat, skipped)
    return done


def _put_back(s: State, seat: int, skipped: list[int]) -> None:
    while skipped:
        decks.put_on_top(s, seat, skipped.pop(), "ETH-201")


def unseal(s: State, seat: int, n: int, rule: str) -> int:
    """ETH-199, ETH-206: so many cards from the top of the Sealed pile go to the discard pile."""
    me = s.seats[seat]
    back = me.sealed[:n] if n >= 0 else me.sealed
    me.sealed = me.sealed[len(back) :]
    me.discard = (*reversed(back), *me.discard)
    if back and s.log is not None:
        names = [s.pack.cards[card].name for card in back]
        s.tell("unsealed", rule, {"seat": seat, "n": len(back), "cards": names})
    return len(back)
