"""The whole of a game of Cerebria between two answers: small integers in slots.

Seats, teams, spaces, slots, Spirits and Emotions are numbers; hands and decks are tuples of
Emotions (equal cards are equal numbers). Control is kept, not counted: control.py brings it up to
date after every change.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from boardwright.core.games import State as CoreState
from boardwright.games.cerebria.emotions import Emotions
from boardwright.games.cerebria.spirits import BLISS, GLOOM, Row

PLACING, WILDS, TURNS, END_OF_TURN = range(4)
"""What is asked at a quiet point: placement, wild tokens, a turn, the choice at its end."""

NOBODY = -1

MINORS, MAJORS = 5, 3
"""CER-004: Fragments of each team, besides one Capping Fragment."""
BLEAKNESS_CARDS, BRIGHTNESS_CARDS = 6, 2
"""CER-005."""
INSECURITY_TOKENS = 6
STRONG_COPIES = 2
SPHERE_WP = 7
MOST_AMBITION = 3
MOST_BONUS = 6
"""CER-408: the greatest Intensity token."""

VIBE_USED, ROTATE_USED, ACTION_USED = 1, 2, 4
"""CER-252: the Ambition Abilities used this turn, as a mask."""


class Rules(NamedTuple):
    """The settings of a game, as its rules ask for them (CER-025)."""

    basic: bool = False
    side_b: bool = False
    team_b: bool = False
    fixed: bool = False
    """Whether placement is the fixed one (CER-048)."""
    powers: bool = True
    """Whether Emotions have their powers (CER-084)."""


class State(CoreState):
    """Who owns what, where it lies, whose turn it is, and what has been shown."""

    __slots__ = (
        *("absorbed", "actions", "active", "ambition", "at", "boards", "capped", "choosing"),
        *("common", "deck", "down", "due", "emo", "ends", "ess", "essence", "force", "fort_turn"),
        *("forts", "frontier", "hand", "hidden", "home", "id_major", "id_minor", "lists"),
        *("majors", "minors", "once", "order", "past", "phase", "picks", "plans", "pool"),
        *("public", "reactions", "realm", "removed", "row_done", "rows", "rules", "scored"),
        *("seats", "shown", "side", "space", "spirit", "table", "team", "tok", "turned", "turns"),
        *("under", "used", "weak", "wheel", "wp"),
    )

    def __init__(self, seats: int, rng: int, table: Emotions) -> None:
        super().__init__(rng)
        self.table = table
        self.rules = Rules()
        self.seats = seats
        self.team: tuple[int, ...] = (BLISS, GLOOM) * 2
        self.spirit: tuple[int, ...] = (NOBODY,) * seats
        self.boards: tuple[tuple[Row, ...], ...] = ()
        """The rows of upgrades on each seat's Spirit board."""
        self.order: tuple[int, ...] = ()
        """CER-041: the seats in turn order; a Shaper among three stands in it twice (CER-054)."""
        self.at = 0
        """Whose turn it is, as a place in the order."""
        self.turns = 0
        self.phase = PLACING
        self.picks = 0
        """Starting Emotions or wild tokens placed so far in setup."""
        self.actions = 0
        self.absorbed = False
        """CER-151: whether the tracker is flipped."""
        self.used = 0
        self.scored = 0
        """Intentions accomplished this turn."""
        self.ends = ""
        """Why the game ends after this turn (CER-323); empty: it does not."""
        self.space = [NOBODY] * seats
        self.wp = [0] * seats
        self.essence = [0] * seats
        self.hand: list[tuple[int, ...]] = [()] * seats
        """In the order of the table's numbers."""
        self.deck: list[tuple[int, ...]] = [()] * seats
        """Top first; the top card lies face up (CER-066)."""
        self.lists: tuple[tuple[int, ...], ...] = ((),) * seats
        """CER-064: the cards that each seat owns, wherever they are: hand, deck or board."""
        self.public = 0
        """CER-445: the seats whose list everybody knows, as a mask."""
        self.under = [0] * seats
        """How many cards at the bottom of each deck were put there openly."""
        self.shown: list[tuple[int, ...]] = [()] * seats
        """The cards of each hand that everybody has seen (CER-457)."""
        self.rows = [0] * (5 * seats)
        """Vibe tokens, three bits a space: 1 to 4 a colour, 5 wild (CER-162)."""
        self.row_done = [0] * seats
        """Intention B4: the most tokens that every row of a seat has had."""
        self.emo = [NOBODY] * 15
        self.side = [NOBODY] * 15
        """The team of the Emotion in each slot."""
        self.ess = [0] * 15
        self.tok = [0] * 15
        self.weak = [0] * 15
        """Insecurity tokens."""
        self.home = [NOBODY] * 15
        """The seat to whose deck an Emotion returns."""
        self.force = [0] * 15
        """The Intensity of each Emotion, kept up to date."""
        self.once = 0
        """Slots whose Emotion has used a power of once a turn."""
        self.active = 0
        """The powers in play, as a mask."""
        self.realm = [NOBODY] * 5
        self.frontier = [NOBODY] * 5
        self.forts = [0] * 5
        """1 and 2: a Minor or Major of Bliss; -1 and -2 of Gloom."""
        self.fort_turn = [0] * 5
        """CER-435: the turn in which each was built or last Exalted."""
        self.minors = [MINORS] * 2
        self.majors = [MAJORS] * 2
        self.id_minor = [0, 0]
        self.id_major = [0, 0]
        self.capped = [0, 0]
        self.ambition = [0, 0]
        self.wheel = [0, 0]
        self.turned = 0
        """Sphere j lies at Realm j + turned."""
        self.pool = [SPHERE_WP] * 5
        self.common: tuple[int, ...] = ()
        """The face-up row, the current Aspiration first."""
        self.down: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.hidden: list[tuple[int, ...]] = [(), ()]
        """The Hidden decks, top first; the top card is the current one (CER-034)."""
        self.choosing = 0
        """CER-293: the teams that are choosing a Hidden Aspiration right now, as a mask."""
        self.past: list[tuple[int, ...]] = [(), ()]
        """Hidden Aspirations in the box."""
        self.due: list[str] = []
        """Intentions accomplished by what is going on now."""
        self.reactions: list[tuple[str, int, int]] = []
        """Powers that answer what is going on now: the word, the Emotion, and whom it concerns."""
        self.plans: dict[int, tuple[object, ...]] | None = None
        """What a snapshot hides from each seat, kept for sampling; see resampling.py."""

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.rng = self.rng
        new.log = None
        new.fate = None
        new.news = self.news
        new.table = self.table
        new.rules = self.rules
        new.seats = self.seats
        new.team = self.team
        new.spirit = self.spirit
        new.boards = self.boards
        new.order = self.order
        new.at = self.at
        new.turns = self.turns
        new.phase = self.phase
        new.picks = self.picks
        new.actions = self.actions
        new.absorbed = self.absorbed
        new.used = self.used
        new.scored = self.scored
        new.ends = self.ends
        new.space = self.space[:]
        new.wp = self.wp[:]
        new.essence = self.essence[:]
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.lists = self.lists
        new.public = self.public
        new.under = self.under[:]
        new.shown = self.shown[:]
        new.rows = self.rows[:]
        new.row_done = self.row_done[:]
        new.emo = self.emo[:]
        new.side = self.side[:]
        new.ess = self.ess[:]
        new.tok = self.tok[:]
        new.weak = self.weak[:]
        new.home = self.home[:]
        new.force = self.force[:]
        new.once = self.once
        new.active = self.active
        new.realm = self.realm[:]
        new.frontier = self.frontier[:]
        new.forts = self.forts[:]
        new.fort_turn = self.fort_turn[:]
        new.minors = self.minors[:]
        new.majors = self.majors[:]
        new.id_minor = self.id_minor[:]
        new.id_major = self.id_major[:]
        new.capped = self.capped[:]
        new.ambition = self.ambition[:]
        new.wheel = self.wheel[:]
        new.turned = self.turned
        new.pool = self.pool[:]
        new.common = self.common
        new.down = self.down
        new.removed = self.removed
        new.hidden = self.hidden[:]
        new.choosing = 0
        new.past = self.past[:]
        new.due = []
        new.reactions = []
        new.plans = None
        return new

    # Questions that many rules ask

    @property
    def me(self) -> int:
        """The active player."""
        return self.order[self.at]

    def mates(self, team: int) -> list[int]:
        """The seats of a team."""
        return [seat for seat in range(self.seats) if self.team[seat] == team]

    def seats_of(self, team: int) -> int:
        """The same as a mask."""
        return sum(1 << seat for seat in self.mates(team))

    def speaker(self, team: int) -> int:
        """CER-444: who decides for a team: its player whose turn it is, or comes next."""
        places = len(self.order)
        return next(
            seat
            for step in range(places)
            if self.team[seat := self.order[(self.at + step) % places]] == team
        )

    def foes_on(self, seat: int, space: int) -> bool:
        """Whether an opposing Spirit stands on a space; teams alternate by seats."""
        return space in self.space[1 - (seat & 1) :: 2]

    def sphere_at(self, realm: int) -> int:
        return (realm - self.turned) % 5

    def tokens(self, seat: int, action: int) -> int:
        """How many Vibe tokens lie in a row."""
        row = self.rows[5 * seat + action]
        return sum((row >> 3 * place & 7) > 0 for place in range(4))

    def in_play(self, emotion: int) -> int:
        """How many copies of an Emotion are on the board."""
        return self.emo.count(emotion)

    def has_spirit_power(self, seat: int, spirit: int) -> bool:
        """CER-018, CER-100: Powers are always active, but not in the basic game."""
        return self.spirit[seat] == spirit and not self.rules.basic

    def hidden_aspiration(self, team: int) -> int:
        """CER-295, CER-296: the top of the Hidden deck, unless it is the Common one."""
        deck = self.hidden[team]
        if not deck or (self.common and deck[0] == self.common[0]):
            return NOBODY
        return deck[0]
