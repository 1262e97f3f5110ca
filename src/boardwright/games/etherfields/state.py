"""The whole of a campaign between two answers: what each Dreamer has, what the Team has, and what
lies on the map. Small integers and tuples; things of the pack are numbers.

Values that are tuples, frozensets or strings are replaced, never changed, so that copies share
them.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from boardwright.core.games import State as CoreState
from boardwright.games.etherfields.pack import Pack

NOBODY = -1
NOWHERE = -1

Cards = tuple[int, ...]

DREAMWORLD, DREAM, SLUMBER = range(3)
"""Where the Team is."""

(
    SETUP, DECKS, MASKS, ITEMS, TRAVEL, SHOPPING, SKIP, DRAW, ACT, STEPS_LEFT, END_OF_TURN, SAVING,
    CARDS, CHANGES, ALONE, DELTA, LOCATION, SLUMBER_START, ENTERING, ENTRANCE, ENTERED, NEW_TURN,
    TURN_START, DRAWING, OUT_OF_TURNS, DEATH, AWAKENING, AWAKENED,
) = range(28)  # fmt: skip
"""What comes at a quiet point; turns.py says who is asked. Some have no question and go straight
on. SETUP: who plays which Dreamer. DECKS, MASKS, ITEMS: the choices of session setup and
Awakening. TRAVEL: the next Location, or what to do here. SHOPPING: one Dreamer after another. SKIP:
whether to Skip a Slumber. DRAW, ACT: the Dreamers Phase. STEPS_LEFT: the Dreamscape Phase goes on
with its next step. END_OF_TURN: the Turn card is discarded. SAVING: before a save. CARDS: the
playing cards of ETH-605. CHANGES: whether to change Dreamers. ALONE: a Dreamer acts on the
Dreamworld map. DELTA: the Delta Phase. LOCATION: its effect. SLUMBER_START: whether to Skip it
before it starts. ENTERING: the steps of entering a Dream. ENTRANCE: where a Dreamer enters.
ENTERED: all of them are there. NEW_TURN, TURN_START, DRAWING: the beginning of a Turn.
OUT_OF_TURNS: the last Turn is over. DEATH: after a defeat. AWAKENING, AWAKENED: its first and its
last steps.
"""

LIMITS = {"ether": 16, "distress": 16, "gem": 6, "key": 4}
"""ETH-021 to ETH-030."""
HAND_LIMIT, PROGRESS_LIMIT, DISTRESS_LIMIT, DRAW_STEP, FIGURE_LIMIT, ITEM_SLOTS = 6, 4, 8, 4, 4, 3
FEWEST_CARDS = 6
"""ETH-212."""
MOST_HOURS = 12
HOURS = (0, 5, 4, 3, 2, 1)
"""ETH-075: by the number of Dreamers."""


class Placed(NamedTuple):
    """A card in a Progress zone. Copies are told apart by `tag`, unique among a Dreamer's."""

    card: int
    flipped: bool = False
    tag: int = 0


class Seat:
    """A Dreamer of this session. Seats and Dreamers go together; decks stay with the Dreamers."""

    __slots__ = (
        *(
            "box",
            "deck",
            "discard",
            "distress",
            "done",
            "dreamer",
            "ether",
            "flaws",
            "gems",
            "hand",
            "held",
        ),
        *("known", "mask", "masks", "memory", "passes", "playing", "progress", "sealed", "signs"),
        *("space", "spent", "spirit", "states", "voucher"),
    )

    def __init__(self, dreamer: int) -> None:
        self.dreamer = dreamer
        self.space = NOWHERE
        self.deck: Cards = ()
        """Top first."""
        self.known: Cards = ()
        """For each card of the deck, a mask of the seats that know that it lies there."""
        self.hand: Cards = ()
        """In the order of the pack's numbers."""
        self.held: Cards = ()
        """For each card of the hand, a mask of the seats that have seen it come there."""
        self.discard: Cards = ()
        """Top first, as the Sealed pile."""
        self.sealed: Cards = ()
        self.progress: tuple[Placed, ...] = ()
        self.flaws: Cards = ()
        """In the Progress zone (ETH-537)."""
        self.playing: Cards = ()
        """In the middle of being played, the last one last: they count as discarded (ETH-213)."""
        self.box: Cards = ()
        """Owned and unused (ETH-082)."""
        self.distress = 0
        self.ether = 0
        self.gems = 0
        self.voucher = False
        self.masks: Cards = ()
        self.mask = NOBODY
        """The active one."""
        self.memory = True
        """Whether the First Memories card is still there."""
        self.signs: Cards = ()
        self.spirit = NOWHERE
        """The space of the Spirit token that belongs to this Dreamer."""
        self.states: Cards = ()
        """Dazed and Paralyzed, each with when it ends: see states.py."""
        self.spent: frozenset[str] = frozenset()
        """What is used up: `turn:ID`, `encounter:ID`, `journey:ID`... (ETH-229)."""
        self.passes: frozenset[str] = frozenset()
        """Windows that this seat lets pass: `turn`, or a kind of moment."""
        self.done = False

    def copy(self) -> Seat:
        new = object.__new__(Seat)
        new.dreamer = self.dreamer
        new.space = self.space
        new.deck = self.deck
        new.known = self.known
        new.hand = self.hand
        new.held = self.held
        new.discard = self.discard
        new.sealed = self.sealed
        new.progress = self.progress
        new.flaws = self.flaws
        new.playing = self.playing
        new.box = self.box
        new.distress = self.distress
        new.ether = self.ether
        new.gems = self.gems
        new.voucher = self.voucher
        new.masks = self.masks
        new.mask = self.mask
        new.memory = self.memory
        new.signs = self.signs
        new.spirit = self.spirit
        new.states = self.states
        new.spent = self.spent
        new.passes = self.passes
        new.done = self.done
        return new

    def fingerprint(self) -> tuple[object, ...]:
        return tuple([_plain(getattr(self, name)) for name in Seat.__slots__])


class Figure(NamedTuple):
    """A miniature or Entity token on the map, or a Companion. `tag` tells figures apart and is
    their age.
    """

    entity: int
    space: int
    tag: int
    states: Cards = ()
    companion: int = NOBODY
    """A Companion's number; then `entity` is NOBODY."""
    owner: int = NOBODY
    """The seat that summoned a Companion."""


class EntityTile(NamedTuple):
    """A tile on the Entity slot, with what lies on it."""

    entity: int
    morphings: Cards = ()
    tokens: tuple[tuple[str, int], ...] = ()


class Token(NamedTuple):
    """A token on the map: `kind` as in effects; `side` where it has two, or which Sign it is."""

    kind: str
    space: int
    side: int = 0
    until: str = ""
    owner: int = NOBODY


class EdgeToken(NamedTuple):
    """The Wall token (wall) or the Hole token on an edge between two spaces (ETH-119)."""

    one: int
    other: int
    wall: bool
    until: str = ""


class Modifier(NamedTuple):
    """A change that lasts a while. `seat` NOBODY: of the Team; `entity` NOBODY: of no Entity."""

    stat: str
    n: int
    until: str
    seat: int = NOBODY
    entity: int = NOBODY
    space: int = NOWHERE
    word: str = ""
    """What is forbidden, which terrain, or what else the stat needs."""
    source: str = ""
    figure: int = NOBODY
    """The tag of the one figure it is about."""


TEAM_FIELDS = (
    *(
        "first",
        "flags",
        "counters",
        "fate_deck",
        "flaw_deck",
        "gates",
        "gems_in",
        "read",
        "gained",
        "hours",
    ),
    *(
        "item_market",
        "items",
        "journey",
        "keys",
        "location",
        "market",
        "mood",
        "notes",
        "paid",
        "removed",
    ),
    *(
        "rest",
        "season",
        "seasons",
        "sessions",
        "shopping",
        "slumbers",
        "slumber_maps",
        "spent",
        "storage",
        "unlocked",
    ),
    *("endings", "out", "seen", "wisdom", "worlds"),
)
"""What lasts beyond an encounter."""

MAP_FIELDS = (
    *("tiles", "overlays", "quirks", "tokens", "edges", "gem_slots", "blocked", "markers"),
    *("entities", "figures", "aside", "faces", "played"),
)
"""What lies on the Dreamscape."""

TURN_FIELDS = (
    *("place", "gate", "slumber", "phase", "turn", "turn_deck", "turn_discard", "last_turn_card"),
    *(
        "step",
        "blocked_steps",
        "mods",
        "asked",
        "round",
        "acted",
        "ending",
        "told",
        "looks",
        "bonus",
    ),
    *("back", "busy", "due", "fate_card", "kept", "luck_used", "moved_on", "offer", "passed"),
    *("queue", "resolved", "waited"),
)
"""Where a Turn stands."""


class State(CoreState):
    """Everything, in the groups above."""

    __slots__ = (
        "known",
        "options",
        "pack",
        "plans",
        "seats",
        "tags",
        "veil",
        *TEAM_FIELDS,
        *MAP_FIELDS,
        *TURN_FIELDS,
    )

    def __init__(self, pack: Pack, seats: int, rng: int) -> None:
        super().__init__(rng)
        self.pack = pack
        self.options: frozenset[str] = frozenset()
        """The settings that are on (section 32): `ordered`, `one_roll`, `closed_hands`, `cards`,
        `fair_boost` ..."""
        self.seats: list[Seat] = [Seat(n) for n in range(seats)]
        self.plans: dict[int, object] | None = None
        """What resampling has worked out about this state, by seats; never copied."""
        self.known: dict[str, Cards] = {}
        """Decks of the Team of which something is known: for each card a mask of seats.
        Replaced, never changed."""
        self.veil: frozenset[str] | None = None
        """In a dealt world: what its seat has not seen of the secrets; it ends where that comes
        up."""
        self.tags = 0
        """The last tag given to a figure or placed card."""
        # The Team
        self.first = 0
        self.hours = 0
        self.keys = 0
        self.items: Cards = ()
        self.storage: Cards = ()
        self.item_market: Cards = ()
        self.market: Cards = ()
        self.notes: Cards = ()
        self.wisdom: Cards = ()
        self.shopping = 0
        self.fate_deck: Cards = ()
        self.flaw_deck: Cards = ()
        self.slumbers: Cards = ()
        self.slumber_maps: Cards = ()
        self.season = NOBODY
        self.seasons: Cards = ()
        """Those that were ever on top: unlocked."""
        self.gates: Cards = ()
        self.worlds: Cards = ()
        self.location = NOWHERE
        self.paid: frozenset[int] = frozenset()
        """Locations that have paid and wait for the next Delta Phase."""
        self.journey = 0
        """Locations since the last Slumber or Dream."""
        self.mood = ""
        self.unlocked: frozenset[str] = frozenset()
        self.flags: frozenset[str] = frozenset()
        self.counters: dict[str, int] = {}
        """Replaced, never changed."""
        self.read: frozenset[int] = frozenset()
        """Paragraphs that were opened."""
        self.gained: frozenset[str] = frozenset()
        """Secrets that are owned for good (ETH-043), as `kind:id`."""
        self.removed: frozenset[str] = frozenset()
        """What is out of the game (ETH-036), as `kind:id`."""
        self.out: Cards = ()
        """Copies of Influence cards and Flaws that are out of the game (ETH-036), in order."""
        self.seen: frozenset[str] = frozenset()
        """What has come into sight of what was unseen at first: see veil.py."""
        self.endings: tuple[tuple[str, str, str], ...] = ()
        """Dreams that have come to an ending, in order: (Dream, `victory` or `failure`, which)."""
        self.rest: dict[int, Seat] = {}
        """Dreamers who have played and are not in this session. Replaced, never changed."""
        self.sessions = 0
        self.spent: frozenset[str] = frozenset()
        """What is used up once for all Dreamers (ETH-229), written as for a seat."""
        self.gems_in = 0
        # The map
        self.tiles: Cards = ()
        """In the order in which they were laid."""
        self.overlays: Cards = ()
        self.quirks: tuple[tuple[int, str, int], ...] = ()
        """(tile, slot, Fate card)."""
        self.tokens: tuple[Token, ...] = ()
        self.edges: tuple[EdgeToken, ...] = ()
        self.gem_slots: Cards = ()
        """Spaces whose Gem slot is filled."""
        self.blocked: frozenset[int] = frozenset()
        """Single-use actions under a Block token."""
        self.markers: dict[int, tuple[int, int, int]] = {}
        """Intent markers by action and colour. Replaced, never changed."""
        self.entities: tuple[EntityTile, ...] = ()
        self.figures: tuple[Figure, ...] = ()
        self.aside: frozenset[str] = frozenset()
        """Codes of the current Dream that are taken out and not revealed."""
        self.faces: frozenset[str] = frozenset()
        """Secrets of this Dream that are face up, as `kind:id`."""
        self.played: tuple[tuple[int, int], ...] = ()
        """(seat, card) of the actions of Influence cards used this Turn."""
        # The Turn
        self.place = DREAMWORLD
        self.gate = NOBODY
        self.slumber = NOBODY
        self.phase = SETUP
        self.turn = 0
        self.turn_deck: Cards = ()
        self.turn_discard: Cards = ()
        self.last_turn_card = NOBODY
        self.step = 0
        """The next step of the Turn card in the Dreamscape Phase."""
        self.blocked_steps: frozenset[int] = frozenset()
        self.mods: tuple[Modifier, ...] = ()
        self.asked = NOBODY
        """Whose turn it is where Dreamers are asked one after another."""
        self.round = NOBODY
        """ETH-599: whose round it is."""
        self.acted = False
        """ETH-599: whether the Dream action of this round has been performed."""
        self.busy = False
        """Whether anything was done in this round."""
        self.passed = 0
        """ETH-601: how many have passed in a row."""
        self.ending = ""
        """Result of an encounter that is over and is being cleared up."""
        self.told = 0
        """How many actions were performed in this phase."""
        self.looks: tuple[int, str, Cards] | None = None
        """What a seat is looking at right now: (seat, what, cards). Only its view has it."""
        self.bonus: Cards = ()
        """ETH-133: what each seat draws more, noted at the start of the Turn."""
        self.fate_card = NOBODY
        """The Fate card that is being resolved."""
        self.offer: Cards = ()
        """Cards drawn from the Market, of which somebody may buy."""
        self.queue: Cards = ()
        """Seats that are still to be asked, one after another."""
        self.waited: frozenset[int] = frozenset()
        """ETH-559: seats that have let the others shop first."""
        self.due: tuple[str, ...] = ()
        """What follows as soon as the present step is over: see asking.due."""
        self.back = TRAVEL
        """The phase that goes on after Shopping."""
        self.resolved = False
        """Whether a Location effect has been resolved since the last Awakening (ETH-585)."""
        self.kept = False
        """ETH-101: whether the ending keeps the Gate."""
        self.moved_on = False
        """ETH-624: whether the session has had its first Turn."""
        self.luck_used = False
        """ETH-605: once per Dream."""

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.rng = self.rng
        new.log = None
        new.fate = None
        new.plans = None
        new.news = self.news
        new.seats = [seat.copy() for seat in self.seats]
        new.known, new.options, new.pack = self.known, self.options, self.pack
        new.tags, new.veil, new.first = self.tags, self.veil, self.first
        new.flags, new.counters, new.fate_deck = self.flags, self.counters, self.fate_deck
        new.flaw_deck, new.gates, new.gems_in = self.flaw_deck, self.gates, self.gems_in
        new.read, new.gained, new.hours = self.read, self.gained, self.hours
        new.item_market, new.items, new.journey = self.item_market, self.items, self.journey
        new.keys, new.location, new.market = self.keys, self.location, self.market
        new.mood, new.notes, new.paid = self.mood, self.notes, self.paid
        new.removed, new.rest, new.season = self.removed, self.rest, self.season
        new.seasons, new.sessions, new.shopping = self.seasons, self.sessions, self.shopping
        new.slumbers, new.slumber_maps, new.spent = self.slumbers, self.slumber_maps, self.spent
        new.storage, new.unlocked, new.endings = self.storage, self.unlocked, self.endings
        new.out, new.seen, new.wisdom = self.out, self.seen, self.wisdom
        new.worlds, new.tiles, new.overlays = self.worlds, self.tiles, self.overlays
        new.quirks, new.tokens, new.edges = self.quirks, self.tokens, self.edges
        new.gem_slots, new.blocked, new.markers = self.gem_slots, self.blocked, self.markers
        new.entities, new.figures, new.aside = self.entities, self.figures, self.aside
        new.faces, new.played, new.place = self.faces, self.played, self.place
        new.gate, new.slumber, new.phase = self.gate, self.slumber, self.phase
        new.turn, new.turn_deck, new.turn_discard = self.turn, self.turn_deck, self.turn_discard
        new.last_turn_card, new.step = self.last_turn_card, self.step
        new.blocked_steps, new.mods, new.asked = self.blocked_steps, self.mods, self.asked
        new.round, new.acted, new.ending = self.round, self.acted, self.ending
        new.told, new.looks, new.bonus = self.told, self.looks, self.bonus
        new.back, new.busy, new.due = self.back, self.busy, self.due
        new.fate_card, new.kept, new.luck_used = self.fate_card, self.kept, self.luck_used
        new.moved_on, new.offer, new.passed = self.moved_on, self.offer, self.passed
        new.queue, new.resolved, new.waited = self.queue, self.resolved, self.waited
        return new

    def fingerprint(self) -> tuple[object, ...]:
        """Everything as one value that can be compared."""
        own = [_plain(getattr(self, name)) for name in SHARED if name != "pack"]
        return (self.rng, tuple(own), tuple([seat.fingerprint() for seat in self.seats]))


SHARED = ("known", "options", "pack", "tags", "veil", *TEAM_FIELDS, *MAP_FIELDS, *TURN_FIELDS)
"""All but the seats: values that are replaced, never changed."""


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return tuple(
            sorted(
                (key, inside.fingerprint() if isinstance(inside, Seat) else inside)
                for key, inside in value.items()
            )
        )
    if isinstance(value, frozenset):
        return tuple(sorted(value))
    return value
