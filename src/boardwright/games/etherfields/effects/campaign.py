"""What the campaign remembers and changes: flags, counters, decks, Seasons."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.games.etherfields import asking, decks, entities, gains
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import numbers
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.reading.building import family
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State

DECKS = {
    "slumber": "entity",
    "slumber_map": "tile",
    "fate": "fate",
    "flaw": "card",
    "market": "card",
    "item_market": "item",
    "storage": "item",
}
"""What kind of thing each deck holds."""
KINDS = (
    *("entity", "gate", "card", "item", "fate", "note", "mask", "wisdom", "season"),
    *("tile", "overlay"),
)
"""Where an id without a kind is looked for, in this order."""


def ids(step: Step) -> Sequence[str]:
    """`ids`, or the one `id`."""
    found = step.data.get("ids")
    if isinstance(found, Sequence) and not isinstance(found, str):
        return [str(name) for name in found]
    return [step.text("id")]


def add_counter(s: State, name: str, n: int) -> None:
    gains.add_counter(s, name, n, "ETH-023")


def take_votes(s: State, seat: int, n: int) -> None:
    """So many votes: a Dreamer's own, or of the Team one by one from whoever has most."""
    for _ in range(n):
        names = [name for name in sorted(s.counters) if name.startswith(gains.VOTE)]
        most = max(names, key=lambda name: s.counters[name])
        add_counter(s, most if seat == NOBODY else numbers.vote_of(s, seat), -1)


def move_stored(s: State, item: int, to: str) -> None:
    """An Item leaves Storage."""
    s.storage = tuple([other for other in s.storage if other != item])
    if to == "removed":
        s.removed |= {f"item:{s.pack.items[item].id}"}
    elif to == "item_market":
        s.item_market = tuple(sorted((*s.item_market, item)))
    if s.log is not None:
        s.tell("item-went", "ETH-360", {"item": s.pack.items[item].name, "to": to})


@verb("set")
async def set_(s: State, scene: Scene, step: Step) -> None:
    """A flag, or a counter as it is to be."""
    value = step.data.get("value", True)
    if step.has("flag"):
        gains.set_flag(s, step.text("flag"), bool(value))
        return
    name = step.text("counter")
    n = numbers.number(s, scene, value, scene.me, step)
    add_counter(s, name, n - s.counters.get(name, 0))


@verb("add")
async def add(s: State, scene: Scene, step: Step) -> None:
    """A counter goes up, or down, never below 0."""
    value = step.data.get("value", 1)
    n = value if isinstance(value, int) else numbers.number(s, scene, value, scene.me, step)
    add_counter(s, step.text("counter"), n)


def _can_season(s: State, scene: Scene, step: Step) -> bool:
    if step.text("id") == "any":
        return any(season != s.season for season in s.seasons)
    return s.pack.number("season", step.text("id")) != s.season


@verb("season", can=_can_season)
async def season(s: State, scene: Scene, step: Step) -> None:
    """ETH-550: put this Season on top, or an unlocked one that the performer chooses."""
    if step.text("id") != "any":
        gains.set_season(s, s.pack.number("season", step.text("id")), "ETH-550")
        return
    first = s.pack.key.season
    options = tuple([first + n for n in sorted(s.seasons) if n != s.season])
    if not options:
        return
    answer = await asking.pick(s, scene.me, "ask-season", "ETH-550", options, source=scene.source)
    gains.set_season(s, answer - first, "ETH-550")


@verb("unlock")
async def unlock(s: State, scene: Scene, step: Step) -> None:
    """ETH-010."""
    for word in ids(step):
        gains.unlock(s, word, "ETH-010")


@verb("add_to_deck")
async def add_to_deck(s: State, scene: Scene, step: Step) -> None:
    """ETH-506, ETH-534, ETH-542; `shuffle`: the whole deck is shuffled then."""
    deck, where = step.text("deck"), step.text("where", "bottom")
    kind = DECKS[deck]
    for name in ids(step):
        number = s.pack.number(kind, name)
        if not gains.is_removed(s, kind, number):
            for _ in range(step.number("n", 1)):
                gains.add_to_deck(s, deck, kind, number, "ETH-506", top=where == "top")
    if where == "shuffle":
        decks.shuffle(s, gains.DECKS[deck], "ETH-012")


@verb("market_add")
async def market_add(s: State, scene: Scene, step: Step) -> None:
    """ETH-289, ETH-356: Influence cards to the Market, Items that were not found to the Item
    Market.
    """
    for name in ids(step):
        kind = "item" if s.pack.has("item", name) else "card"
        number = s.pack.number(kind, name)
        if f"{kind}:{name}" in s.removed or (kind == "item" and f"item:{name}" in s.gained):
            continue
        deck = "item_market" if kind == "item" else "market"
        for _ in range(step.number("n", 1)):
            gains.add_to_deck(s, deck, kind, number, "ETH-356")


@verb("remove_from_game")
async def remove_from_game(s: State, scene: Scene, step: Step) -> None:
    """ETH-036: wherever it is; a tile in play leaves the Entity slot."""
    name = step.text("id")
    kinds = (family(step.text("kind")),) if step.has("kind") else KINDS
    kind = next(kind for kind in kinds if s.pack.has(kind, name))
    number = s.pack.number(kind, name)
    if kind == "entity" and number != s.slumber:
        entities.remove_tile(s, number, "ETH-036")
    gains.remove_from_game(s, kind, number, "ETH-036")


def script_ids(step: Step) -> list[int]:
    found = step.data.get("ids", step.data.get("id"))
    return [n for n in (found if isinstance(found, Sequence) else [found]) if isinstance(n, int)]
