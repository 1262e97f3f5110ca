"""Fate cards and Quirks (ETH-526 to ETH-534)."""

from __future__ import annotations

from boardwright.games.etherfields import decks, dreams, laying, limits
from boardwright.games.etherfields.asking import may, team
from boardwright.games.etherfields.content import Fate
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import quirk_slots
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State


async def draw(s: State) -> None:
    """ETH-526 to ETH-529: the top Fate card is resolved; then it becomes a Quirk, or goes to the
    bottom of its deck.
    """
    number = await _unsuited(s, decks.take(s, "fate_deck", "ETH-526"))
    if number == NOBODY:
        return
    card = s.pack.fates[number]
    s.news = True
    scene = Scene(kind="fate", number=number, source=card.name, rule="ETH-526")
    if s.log is not None:
        s.tell("fate", "ETH-526", {"fate": card.name})
    await hooks.run(s, scene, card.effect)
    placed = card.place_slumber_tile and await _place(s, scene, card)
    s.fate_card = NOBODY
    if not placed and f"fate:{card.id}" not in s.removed:
        decks.put(s, "fate_deck", number, "ETH-529", bottom=True)
    await hooks.window(s, Moment("fate_resolved"))
    await limits.keep_limits(s)


async def _unsuited(s: State, number: int) -> int:
    """ETH-270: alone, a Dreamer may remove a card from the game and draw another one."""
    while number != NOBODY:
        s.fate_card = number
        name = s.pack.fates[number].name
        if len(s.seats) > 1 or not s.fate_deck:
            return number
        if not await may(s, 0, "may-replace", "ETH-270", {"kind": "fate", "thing": name}):
            return number
        s.removed |= {f"fate:{s.pack.fates[number].id}"}
        if s.log is not None:
            s.tell("removed", "ETH-270", {"what": "fate", "thing": name})
        number = decks.take(s, "fate_deck", "ETH-270")
    return number


async def _place(s: State, scene: Scene, card: Fate) -> bool:
    """ETH-508, ETH-527 to ETH-531: a Slumber Map tile is added, if there is one; then the card goes
    to a free Quirk slot, if there is one.
    """
    tile = decks.take(s, "slumber_maps", "ETH-527")
    if tile != NOBODY:
        await dreams.lay_tile(s, scene, tile, "ETH-527")
    taken = {(tile, slot) for tile, slot, _ in s.quirks}
    free = [(tile, slot) for tile, slot, _ in scape(s).quirk_slots if (tile, slot) not in taken]
    if card.quirk is None or not free:
        return False
    slots = quirk_slots(s.pack)
    options = tuple([s.pack.key.slot + slots.index(one) for one in free])
    answer = await team(s, "ask-quirk-slot", "ETH-528", options, {"fate": card.name}, card.name)
    tile, slot = slots[answer - s.pack.key.slot]
    before = scape(s)
    s.quirks = (*s.quirks, (tile, slot, card.number))
    if s.log is not None:
        at = f"{s.pack.tiles[tile].id}.{slot}"
        s.tell("quirk", "ETH-528", {"fate": card.name, "slot": at})
    await laying.settle(s, before)
    return True
