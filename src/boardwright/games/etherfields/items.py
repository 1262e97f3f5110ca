"""Items of the Team: active, in Storage, in the Item Market (section 19)."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, decks
from boardwright.games.etherfields.decks import without
from boardwright.games.etherfields.keys import NO
from boardwright.games.etherfields.state import State
from boardwright.games.etherfields.stats import value
from boardwright.games.etherfields.veil import lift


def slots(s: State) -> int:
    """ETH-354: how many Items may be active. What one Dreamer has counts for the Team."""
    return max([value(s, "item_slots", seat) for seat in range(len(s.seats))])


def _tell(s: State, kind: str, rule: str, item: int, to: str) -> None:
    if s.log is not None:
        s.tell(kind, rule, {"item": s.pack.items[item].name, "to": to})


async def gain(s: State, item: int, rule: str) -> None:
    """ETH-361: into a free slot; with none free an active one makes room, or it goes to Storage."""
    lift(s, "item", item)
    if await _make_room(s, item, "ETH-361"):
        s.items = (*s.items, item)
        _tell(s, "gained-item", rule, item, "active")
    else:
        s.storage = tuple(sorted((*s.storage, item)))
        _tell(s, "gained-item", rule, item, "storage")


async def _make_room(s: State, item: int, rule: str) -> bool:
    """Whether there is a slot for it, once the Team has decided what goes."""
    if len(s.items) < slots(s):
        return True
    if not s.items:
        return False
    first = s.pack.key.item
    options = (*[first + n for n in s.items], NO)
    args: Args = {"item": s.pack.items[item].name}
    answer = await asking.team(s, "ask-item-room", rule, options, args)
    if answer == NO:
        return False
    discard(s, answer - first, rule)
    return True


async def restore(s: State, rule: str) -> bool:
    """ETH-359, ETH-362: one at random from Storage into an active slot, or put back."""
    if not s.storage:
        return False
    item = await draw(s, rule, "storage")
    if await _make_room(s, item, "ETH-359"):
        s.items = (*s.items, item)
        _tell(s, "restored-item", rule, item, "active")
        return True
    put_back(s, item, "ETH-362", "storage")
    return False


async def draw(s: State, rule: str, pile: str = "item_market") -> int:
    """One Item at random out of a pile, which must not be empty: all see it (ETH-554, ETH-558)."""
    there = s.storage if pile == "storage" else s.item_market
    first = s.pack.key.item
    keys = [first + item for item in there]
    item = await decks.random_of(s, keys, rule, "chance-item") - first
    lift(s, "item", item)
    _set(s, pile, without(there, item))
    _tell(s, "drew-item", rule, item, pile)
    return item


def put_back(s: State, item: int, rule: str, pile: str = "item_market") -> None:
    """ETH-362, ETH-558: shuffled into the pile again; it has no order that anybody could know."""
    there = s.storage if pile == "storage" else s.item_market
    _set(s, pile, tuple(sorted((*there, item))))
    _tell(s, "put-back-item", rule, item, pile)


def _set(s: State, pile: str, there: tuple[int, ...]) -> None:
    if pile == "storage":
        s.storage = there
    else:
        s.item_market = there


def discard(s: State, item: int, rule: str, to: str = "storage") -> None:
    """ETH-360: an active Item goes to Storage, or where it says."""
    s.items = without(s.items, item)
    if to == "removed":
        s.removed = s.removed | {f"item:{s.pack.items[item].id}"}
    else:
        there = s.storage if to == "storage" else s.item_market
        _set(s, to, tuple(sorted((*there, item))))
    _tell(s, "discarded-item", rule, item, to)
