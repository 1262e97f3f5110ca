"""A content pack, compiled: everything by number, and the look-ups that the rules need."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from boardwright.core.decisions import ActionSpace
from boardwright.games.etherfields.content import (
    Action,
    Card,
    Dreamer,
    Effect,
    Entity,
    Fate,
    Gate,
    Location,
    Memory,
    Overlay,
    Passive,
    Script,
    Thing,
    Tile,
    TurnCard,
    WorldTile,
)

if TYPE_CHECKING:
    from boardwright.games.etherfields.keys import Keys


class Named(Protocol):
    """A thing of a pack."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


@dataclass(frozen=True)
class Pack:
    """All content of a game. Compared by identity: one object for each pack that is loaded."""

    __hash__ = object.__hash__

    id: str
    version: str
    title: str
    players: tuple[int, int]
    languages: tuple[str, ...]
    digest: str
    """The hash of its content, for records."""
    luck: tuple[int, ...]
    """ETH-046: the faces of the Luck die, as numbers of LUCK."""
    movement: tuple[int, ...]
    boost_fail_token: str
    peek_seconds: int
    morphings: tuple[int, ...]
    """ETH-048: how many tokens of each kind, in the order of MORPHINGS."""
    state_tokens: tuple[tuple[tuple[int, int], int], ...]
    """ETH-049: ((one side, other side), how many)."""
    terrain_tokens: tuple[int, ...]
    dreamers: tuple[Dreamer, ...]
    cards: tuple[Card, ...]
    items: tuple[Thing, ...]
    masks: tuple[Thing, ...]
    turns: tuple[TurnCard, ...]
    fates: tuple[Fate, ...]
    wisdom: tuple[Thing, ...]
    seasons: tuple[Thing, ...]
    notes: tuple[Thing, ...]
    companions: tuple[Thing, ...]
    signs: tuple[Thing, ...]
    memories: tuple[Memory, ...]
    gates: tuple[Gate, ...]
    tiles: tuple[Tile, ...]
    overlays: tuple[Overlay, ...]
    entities: tuple[Entity, ...]
    locations: tuple[Location, ...]
    world: tuple[WorldTile, ...]
    scripts: Mapping[int, Script]
    actions: tuple[Action, ...]
    """Every action of every component, by its number."""
    start_gate: int
    start_season: int
    start_wisdom: tuple[int, ...]
    start_items: tuple[int, ...]
    starts: Mapping[str, Effect]
    """What a table that plays a single Dream begins with."""
    roles: Mapping[str, int]
    """Wisdom cards by role (ETH-465)."""
    secrets: Mapping[str, tuple[tuple[str, int], ...]]
    """ETH-052: what each code stands for, as (kind, number), in the order of the pack."""
    options: Mapping[str, int] = field(default_factory=dict)
    """Names of what scripts and cards let choose from, each with its number."""
    flags: frozenset[str] = frozenset()
    functions: frozenset[str] = frozenset()
    """The named functions that it calls."""
    calls: Mapping[str, Callable[..., Coroutine[Any, Any, None]]] = field(default_factory=dict)
    """Its own functions, where the player allows them to run."""

    @cached_property
    def keys(self) -> ActionSpace:
        """All answers, numbered once and for good."""
        from boardwright.games.etherfields.keys import action_space

        return action_space(self)

    @cached_property
    def key(self) -> Keys:
        """Where the keys of its things begin."""
        from boardwright.games.etherfields.keys import Keys

        return Keys(self)

    def number(self, kind: str, id: str) -> int:
        """The number of a thing by its id; kinds are named as in TOML."""
        return self._ids[kind][id]

    def has(self, kind: str, id: str) -> bool:
        return id in self._ids[kind]

    def id_of(self, kind: str, number: int) -> str:
        """The id of a thing by its number."""
        return self._in_order[kind][number]

    def name_of(self, kind: str, number: int) -> str:
        """What a thing is called, for people."""
        return self._things[kind][number].name

    @cached_property
    def _in_order(self) -> Mapping[str, tuple[str, ...]]:
        return {kind: tuple(ids) for kind, ids in self._ids.items()}

    @cached_property
    def _ids(self) -> Mapping[str, Mapping[str, int]]:
        return {
            kind: {thing.id: n for n, thing in enumerate(things)}
            for kind, things in self._things.items()
        }

    @cached_property
    def _things(self) -> Mapping[str, Sequence[Named]]:
        """All that has a name, by its kind."""
        return {
            "dreamer": self.dreamers,
            "card": self.cards,
            "item": self.items,
            "mask": self.masks,
            "turn": self.turns,
            "fate": self.fates,
            "wisdom": self.wisdom,
            "season": self.seasons,
            "note": self.notes,
            "companion": self.companions,
            "sign": self.signs,
            "memory": self.memories,
            "gate": self.gates,
            "tile": self.tiles,
            "overlay": self.overlays,
            "entity": self.entities,
            "location": self.locations,
            "world": self.world,
        }

    @cached_property
    def card_names(self) -> Mapping[str, int]:
        return {card.name: card.number for card in self.cards}

    def passives_of(self, kind: str, number: int) -> tuple[Passive, ...]:
        """The passives of a component that has some."""
        return self._passives[kind][number]

    @cached_property
    def _passives(self) -> Mapping[str, tuple[tuple[Passive, ...], ...]]:
        return {
            "card": tuple(thing.passives for thing in self.cards),
            "item": tuple(thing.passives for thing in self.items),
            "mask": tuple(thing.passives for thing in self.masks),
            "wisdom": tuple(thing.passives for thing in self.wisdom),
            "season": tuple(thing.passives for thing in self.seasons),
            "note": tuple(thing.passives for thing in self.notes),
            "companion": tuple(thing.passives for thing in self.companions),
            "entity": tuple(thing.passives for thing in self.entities),
            "gate": tuple(thing.passives for thing in self.gates),
        }
