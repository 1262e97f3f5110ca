"""What a content pack consists of, as the rules read it: facts and effects in data.

Everything here is read-only and shared by all copies of a game. Things are numbered by their place
in the pack's tuples; the state holds numbers, never these objects. There is one object of each, so
that they are compared by identity. See docs/pack-format.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from boardwright.core.messages import Json

WRATH, CUNNING, AWARENESS = range(3)
COLOURS = ("wrath", "cunning", "awareness")
"""ETH-230: the three colours of Intent."""

ANY = 3
"""In a cost: one colour of the payer's choice."""

SUITS = ("hearts", "spades", "diamonds", "clubs")
TERRAINS = ("light", "darkness", "swamp", "water")
MORPHINGS = (
    "pain",
    "sealing",
    "speed",
    "reach",
    "mask_lock",
    "progress_lock",
    "no_reroll",
    "gem_lock",
)
STATES = ("dazed", "paralyzed", "stunned", "poisoned")
STEPS = ("morph", "basic", "special", "move")
LUCK = ("fail", "blank", "1", "2", "3")
MOVEMENT = ("one", "full", "again")

Intent: TypeAlias = tuple[int, int, int]
"""How much of each colour, in the order of COLOURS."""

Data: TypeAlias = Mapping[str, Json]
"""A table of a pack as it was read: parameters of steps, conditions, targets."""

NOTHING: Data = {}


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One step of an effect: a verb and its parameters, effects inside it compiled too."""

    do: str
    data: Data = field(default_factory=dict)
    inner: Mapping[str, Effect] = field(default_factory=dict)
    """Effects inside: `then`, `else`, `effect`; results of a roll by face; options `0`, `1`..."""
    costs: tuple[Cost, ...] = ()
    """Of a step that asks for a payment."""

    def text(self, name: str, default: str = "") -> str:
        value = self.data.get(name, default)
        return str(value)

    def number(self, name: str, default: int = 0) -> int:
        value = self.data.get(name, default)
        return value if isinstance(value, int) else default

    def has(self, name: str) -> bool:
        return bool(self.data.get(name))

    def table(self, name: str) -> Data:
        value = self.data.get(name, NOTHING)
        return value if isinstance(value, Mapping) else NOTHING


Effect: TypeAlias = "tuple[Step, ...]"


@dataclass(frozen=True, slots=True)
class Cost:
    """One way to pay: an amount of one colour (ANY: of any one), and parts besides."""

    colour: int = -1
    """-1: no Intent."""
    amount: int = 0
    parts: tuple[tuple[str, int], ...] = ()
    """Such as ("gem", 1); `discard` -1 is the whole hand; `flip_self` and the like count 1."""
    counter: str = ""
    """The counter that a part `counter` takes from."""


FREE = Cost()


class Hint(NamedTuple):
    """What an action is worth to those who have read what is revealed, while a condition holds."""

    requires: Data
    value: int
    """In hundredths of an unread paragraph."""


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """Something a Dreamer may do (ETH-223, ETH-224)."""

    id: str
    """Unique in the pack: the id of its component, and a number where there are several."""
    key: str
    """How it is answered with, such as `play:Side Bet` or `map:Read the timetable`."""
    number: int
    """Its place among the pack's actions."""
    name: str
    text: str = ""
    costs: tuple[Cost, ...] = (FREE,)
    """Alternatives (ETH-236)."""
    gradual: bool = False
    times_players: bool = False
    effect: Effect = ()
    keyword: str = ""
    reach: int = -1
    """The stated Range; -1: the usual one."""
    target: Data = field(default_factory=dict)
    requires: Data = field(default_factory=dict)
    limit: str = ""
    per_dreamer: bool = False
    single_use: bool = False
    rapid: bool = False
    when: tuple[str, ...] = ()
    world: str = "dreamscape"
    spaces: tuple[int, ...] = ()
    """On a tile: which of its four spaces (nw, ne, sw, se), before it is turned."""
    flying: bool = False
    each_dreamer: bool = False
    aim: tuple[Hint, ...] = ()
    """For bots: the first that applies counts; no rule reads it."""


@dataclass(frozen=True, slots=True, eq=False)
class Passive:
    """A lasting effect, or one that answers a moment."""

    id: str
    when: str = ""
    effect: Effect = ()
    cost: Cost = FREE
    limit: str = ""
    optional: bool = False
    reach: int = -1
    requires: Data = field(default_factory=dict)
    text: str = ""
    n: int = 0
    """For First Memories: how many."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """An Influence card or a Flaw: all that can lie in an Influence deck. Equal cards are one."""

    number: int
    id: str
    name: str
    kind: str
    """`influence` or `flaw`."""
    intent: Intent = (0, 0, 0)
    ether: int = 0
    qty: int = 1
    owner: int = -1
    """The Dreamer whose starting card it is; its back is theirs (ETH-265)."""
    market: bool = False
    code: str = ""
    rapid: bool = False
    actions: tuple[Action, ...] = ()
    passives: tuple[Passive, ...] = ()
    place_costs: tuple[Cost, ...] = ()
    """Of a Progress card; empty: it is none."""
    colour: int = -1
    """ETH-282."""
    stacks: bool = False
    text: str = ""
    flavour: str = ""
    effect: Effect = ()
    """Of a Flaw, when it is drawn."""
    stays: bool = False
    """Whether a Flaw goes to the Progress zone."""
    remove_cost: Cost = FREE
    later: bool = False

    @property
    def is_progress(self) -> bool:
        return bool(self.place_costs)

    @property
    def is_flaw(self) -> bool:
        return self.kind == "flaw"


@dataclass(frozen=True, slots=True, eq=False)
class Memory:
    """A First Memories card (ETH-271)."""

    number: int
    id: str
    name: str
    text: str
    owner: int
    when: str
    n: int
    effect: Effect
    requires: Data = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class Dreamer:
    """One of the Dreamers with the back action of its deck."""

    number: int
    id: str
    name: str
    archetype: str
    about: str
    back: Action
    deck: tuple[int, ...]
    """The 22 starting cards, copies written out."""
    masks: tuple[int, ...]
    memory: int


@dataclass(frozen=True, slots=True, eq=False)
class Thing:
    """An Item, Mask, Note, Wisdom card, Season, Companion or Sign: what has actions and passives
    and little besides.
    """

    kind: str
    number: int
    id: str
    name: str
    text: str = ""
    actions: tuple[Action, ...] = ()
    passives: tuple[Passive, ...] = ()
    intent: Intent = (0, 0, 0)
    owner: int = -1
    code: str = ""
    starting: bool = False
    rapid: bool = False
    single_use: bool = False
    effect: Effect = ()
    unlocks: tuple[str, ...] = ()
    mood: str = ""
    hint: str = ""
    summoned_by: str = ""
    personal: int = 0
    universal: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class TurnCard:
    """ETH-365, ETH-371."""

    number: int
    id: str
    name: str
    suit: int
    steps: tuple[int, ...]
    loot: Effect
    loot_text: str


@dataclass(frozen=True, slots=True, eq=False)
class Quirk:
    """The lower half of a Fate card (ETH-530)."""

    on_space: bool
    text: str
    terrain: tuple[int, ...] = ()
    trap: Effect = ()
    is_trap: bool = False
    blocked: bool = False
    requires: Data = field(default_factory=dict)
    actions: tuple[Action, ...] = ()
    passives: tuple[Passive, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Fate:
    number: int
    id: str
    name: str
    text: str
    effect: Effect = ()
    later: bool = False
    place_slumber_tile: bool = False
    quirk: Quirk | None = None
    code: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Icon:
    """ETH-120 to ETH-140: what is printed on one or more spaces of a tile."""

    kind: str
    spaces: tuple[int, ...]
    terrain: int = -1
    suit: int = -1
    n: int = 0
    text: str = ""
    actions: tuple[Action, ...] = ()
    passives: tuple[Passive, ...] = ()
    effect: Effect = ()
    """Of a Trap that says itself what it does (ETH-128)."""


@dataclass(frozen=True, slots=True, eq=False)
class Flying:
    """A Flying rule that is no action: at once (ETH-131), or for as long as the tile lies
    (ETH-132).
    """

    name: str
    text: str
    effect: Effect
    passives: tuple[Passive, ...]


NW, NE, SW, SE = range(4)


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A Map tile of a Dream or a Slumber Map tile: four spaces (ETH-102 to ETH-105)."""

    number: int
    id: str
    name: str
    slumber: bool
    row: int
    """Of the north-west square that it covers once it is turned, from 0 (geometry.py)."""
    column: int
    rotation: int
    walls: tuple[tuple[int, int], ...]
    """(space, side) as printed; sides are north, east, south, west = 0 to 3."""
    blocked: tuple[int, ...]
    icons: tuple[Icon, ...]
    actions: tuple[Action, ...]
    """Map actions and Flying rules that are actions."""
    flying: tuple[Flying, ...]
    starting: bool = False
    quirk_slots: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """What an Overlay makes of one space (ETH-142 to ETH-145)."""

    space: int
    adds: tuple[Icon, ...] = ()
    terrain: tuple[int, ...] = ()
    remove_terrain: tuple[int, ...] = ()
    remove_icons: tuple[str, ...] = ()
    remove_actions: bool = False
    blocked: bool | None = None
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Overlay:
    number: int
    id: str
    name: str
    edges: tuple[tuple[int, int, bool], ...]
    """(space, space, whether there is a Wall)."""
    patches: tuple[Patch, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Entity:
    """A Dream Entity tile or a Slumber tile (ETH-387 to ETH-415, ETH-503 to ETH-519)."""

    number: int
    id: str
    name: str
    slumber: bool
    dream: str = ""
    figure: str = ""
    """`named`, `human`, `creature`, `token`; empty: a Slumber tile that is no Entity (ETH-625)."""
    big: bool = False
    move: int = 0
    ignores_die: bool = False
    movement: Effect = ()
    target: str = "nearest"
    flees: bool = False
    limit: int = 0
    shuns: tuple[str, ...] = ()
    setup: Effect = ()
    actions: tuple[Action, ...] = ()
    effects: Mapping[int, Effect] = field(default_factory=dict)
    """By the kind of step (STEPS)."""
    effects_text: Mapping[int, str] = field(default_factory=dict)
    passives: tuple[Passive, ...] = ()
    turns: int = 0
    turns_solo: int = 0
    skip: bool = False
    skip_before_start: bool = False
    out_of_turns: Effect = ()
    out_text: str = ""
    deliverance: Action | None = None
    role: str = ""
    starting: bool = False
    text: str = ""
    code: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Gate:
    """A Dream Gate tile (ETH-087 to ETH-101)."""

    number: int
    id: str
    dream: str
    name: str
    location: str
    keys: int
    turns: int
    turns_solo: int
    setup: Effect
    introduction: int
    out_of_turns: int
    """Paragraphs."""
    goal: str
    rules: str
    trap: Effect
    trap_text: str
    actions: tuple[Action, ...]
    effects: Mapping[int, Effect]
    effects_text: Mapping[int, str]
    passives: tuple[Passive, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Location:
    number: int
    id: str
    name: str
    icon: str
    tile: int
    gate: int = -1


@dataclass(frozen=True, slots=True, eq=False)
class WorldTile:
    number: int
    id: str
    slot: str
    name: str
    locations: tuple[int, ...]
    edges: tuple[tuple[int, int, bool, bool], ...]
    """(from, to, whether it is a Shortcut, whether it is one-way)."""


@dataclass(frozen=True, slots=True, eq=False)
class Script:
    number: int
    """The number that it is called by; scripts are looked up by it."""
    text: str
    effect: Effect
    effect_text: str
    lesson: str
    """What somebody who plays for the first time may want to know now."""
