"""What a game is to the core: facts, rules as steps, and what each seat may see.

A game is one object with no state of its own. It goes from one quiet point to the next: `ask` puts
the question there, `act` carries the answer out (one action). Between two actions the state alone
is the whole truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar

from boardwright.core.decisions import ActionSpace, Decision, Option, Suggestion
from boardwright.core.effects import Asked, Flow, Reply
from boardwright.core.errors import BadAnswer, BadSetup, UnknownPack
from boardwright.core.events import EVERYBODY, Event, Move, Raw
from boardwright.core.messages import NO_ARGS, Args, Json
from boardwright.core.outcomes import Outcome
from boardwright.core.pieces import Keep
from boardwright.core.randomness import shuffled
from boardwright.core.reading import is_list
from boardwright.core.rules import Catalogue
from boardwright.core.seats import solo_teams

if TYPE_CHECKING:
    from boardwright.core.campaigns import Campaign
    from boardwright.core.positions import Position


T = TypeVar("T")


class State:
    """The part of a game's state that the core itself needs; games add theirs in slots."""

    __slots__ = ("fate", "log", "news", "rng")

    def __init__(self, rng: int) -> None:
        self.rng = rng
        self.log: list[Raw] | None = None
        self.fate: list[Json] | None = None
        """Results of chance that a scenario has fixed in advance, in order."""
        self.news = False
        """Whether the present answer has shown anything new to any seat."""

    def copy(self) -> Self:
        """An independent state, its log switched off."""
        raise NotImplementedError

    def shuffle(
        self,
        items: Iterable[T],
        name: Callable[[T], str] = str,
        fits: Callable[[T, str], bool] | None = None,
    ) -> list[T]:
        """The items in an order from the state's own luck, or in the one that a scenario has fixed:
        a list of names from the front, "..." for the rest as luck has it. What is no name may stand
        for any item that `fits`.
        """
        self.rng, order = shuffled(self.rng, items)
        if not self.fate:
            return order
        fixed = self.fate.pop(0)
        front = [str(one) for one in fixed] if is_list(fixed) else [str(fixed)]
        if "..." in front:
            front = front[: front.index("...")]
        chosen: dict[int, T] = {}
        # Names first, or a sign might take what a name stands for.
        for test in (lambda item, wanted: name(item) == wanted, fits):
            for place, wanted in enumerate(front):
                if place in chosen or test is None:
                    continue
                found = next((n for n, item in enumerate(order) if test(item, wanted)), None)
                if found is not None:
                    chosen[place] = order.pop(found)
        if len(chosen) < len(front):
            raise BadAnswer(str(fixed), "it cannot be shuffled so")
        return [*[chosen[place] for place in range(len(front))], *order]

    def tell(
        self,
        kind: str,
        rule: str,
        args: Args,
        secret: Args = NO_ARGS,
        seats: int = EVERYBODY,
        move: Move | None = None,
    ) -> None:
        """Write an event down. Callers ask first whether anybody listens (`log is not None`), so
        that silent games do not even build the arguments.
        """
        assert self.log is not None
        self.log.append((kind, rule, args, secret, seats, move))


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Setting:
    """A choice of rules made at setup."""

    name: str
    values: tuple[str, ...]
    rule: str
    each_seat: bool = False
    """Whether every seat has one of its own, such as `spirit.0`."""
    free: bool = False
    """Whether other texts are possible besides the values; the game checks them."""

    @property
    def default(self) -> str:
        return self.values[0]

    def names(self, seats: int) -> tuple[str, ...]:
        """What it is called in a setup for so many."""
        if self.each_seat:
            return tuple(f"{self.name}.{seat}" for seat in range(seats))
        return (self.name,)


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is fixed before the first answer."""

    seats: int
    seed: int
    settings: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()

    def sealed(self) -> Setup:
        """The setup without its seed, for positions that must not know it."""
        return Setup(self.seats, 0, self.settings, self.names) if self.seed else self


class Game(Generic[S]):
    """Base of every game. The methods below are all that the core, bots and tables ever call."""

    name: ClassVar[str]
    package: ClassVar[str]
    rules_version: ClassVar[int]
    seats: tuple[int, ...]
    settings: tuple[Setting, ...] = ()
    """With content in packs, both may depend on the pack."""
    unordered: ClassVar[frozenset[str]] = frozenset()
    """Keys of `to_dict` whose lists are sets: scenarios compare them without order."""
    events: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events there are, so that scenarios cannot ask for others; empty: unchecked."""
    pack: str | None = None
    """The name of the content pack, if it is not the one that ships with the game."""
    pack_hash: str | None = None
    """Which content that pack has: records carry it."""
    extra: Mapping[str, Json] | None = None
    """Content added for a scenario, as it was written there."""
    actions: ActionSpace

    @cached_property
    def rules(self) -> Catalogue:
        """The rule catalogue that ships with the game."""
        return Catalogue.load(files(self.package) / "rules.toml")

    def with_pack(self, pack: str) -> Game[S]:
        """This game with another content pack: one that it knows by name, or one in a folder. What
        is wrong with a pack raises BadPack.
        """
        raise UnknownPack(self.name, pack)

    def with_content(self, content: Mapping[str, Json]) -> Game[S]:
        """This game with some content more, entries by their kind."""
        raise BadSetup(f"content: {self.name} takes no extra content")

    def setup(
        self,
        seats: int,
        seed: int,
        settings: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
    ) -> Setup:
        """A checked setup, every setting named."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSetup(f"{self.name} is for {allowed} players, not {seats}")
        if names and len(names) != seats:
            raise BadSetup(f"{len(names)} names for {seats} seats")
        there = {name: setting for setting in self.settings for name in setting.names(seats)}
        chosen = {name: setting.default for name, setting in there.items()}
        given = settings or {}
        for name, value in given.items():
            setting = there.get(name)
            if setting is None:
                known = ", ".join(chosen) or "none"
                raise BadSetup(f"{self.name} has no setting {name!r}; there are: {known}")
            if value not in setting.values and not setting.free:
                raise BadSetup(f"{name} is one of {', '.join(setting.values)}, not {value!r}")
            chosen[name] = value
        return Setup(seats, seed, self.agree(seats, chosen, given), tuple(names))

    def agree(self, seats: int, chosen: dict[str, str], given: Mapping[str, str]) -> dict[str, str]:
        """The settings as they will be: what was not given may depend on what was, and what does
        not go together raises BadSetup with the rule that says so.
        """
        return chosen

    def new(
        self,
        seats: int = 2,
        seed: int = 0,
        settings: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
        *,
        events: bool = True,
        chance: str = "auto",
        history: bool = True,
    ) -> Position[S]:
        """A fresh game, stopped at its first decision. For playouts `events` and `history` can be
        switched off: then there is no undo, and copies can be made between actions only.
        """
        from boardwright.core.positions import Position

        setup = self.setup(seats, seed, settings, names)
        begun = self.begin(setup)
        return Position(self, setup, begun, events=events, chance=chance, remembers=history)

    def load(self, data: Mapping[str, Json], *, events: bool = True) -> Position[S]:
        """A position from its `to_dict`, or from a partial one that the seed completes."""
        from boardwright.core.loading import load

        return load(self, data, events=events)

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; each for itself unless a game says otherwise."""
        return solo_teams(setup.seats)

    def sharing(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """The seats that see the same, so that their people can share a screen: teams, unless a
        game says otherwise.
        """
        return self.teams(setup)

    def first_player(self, state: S) -> int | None:
        """The seat that may end a joint decision its team does not agree on; None: nobody may."""
        return None

    def setup_for(self, setup: Setup, seat: int | None) -> Setup:
        """What a seat may know of a setup, besides the seed; None is a spectator."""
        return setup

    # Rules

    def begin(self, setup: Setup) -> S:
        """The state before the first step."""
        raise NotImplementedError

    def ask(self, state: S) -> Asked:
        """The question at a quiet point, from the state alone. It changes nothing, so a position
        between two actions is copied by sharing its state.
        """
        raise NotImplementedError

    def act(self, state: S, reply: Reply) -> Flow[None] | None:
        """Carry the reply to that question out, up to the next quiet point. What leaves no choice
        is done at once and gives nothing back; the rest is a flow that asks on the way.
        """
        raise NotImplementedError

    def fingerprint(self, state: S) -> tuple[object, ...]:
        """All of the state as one comparable value."""
        raise NotImplementedError

    def forbids(self, state: S, decision: Decision, action: int) -> str | None:
        """The rule by which this action is refused here, where one does so by name."""
        return None

    def knows(self, state: S, seat: int, action: int) -> bool:
        """Whether this seat may know that there is such an answer at all, given that it is not on
        offer. A guess at one that it may not know of is refused like a word that means nothing.
        """
        return True

    def problems(self, state: S) -> list[str]:
        """What is wrong with this state: components lost, counts off. Checked by the laws."""
        return []

    # What seats may see

    def view(self, state: S, seat: int | None) -> dict[str, Json]:
        """What a seat sees, put together from what it may see; None is a spectator."""
        raise NotImplementedError

    def views(self, state: S, seats: Iterable[int | None]) -> dict[int | None, dict[str, Json]]:
        """What each of these sees, the same as `view` gives. A game may build what everybody sees
        once and let the views share it: they are to be read, not changed.
        """
        return {seat: self.view(state, seat) for seat in seats}

    def pieced(
        self, state: S, seats: Iterable[int | None], keep: Keep
    ) -> dict[int | None, dict[str, Json]]:
        """The same for somebody who is told of one game again and again: what has a place of its
        own and seldom changes may go through `keep`.
        """
        return self.views(state, seats)

    def redeal(self, state: S, seat: int, rng: int, since: Sequence[Raw]) -> S:
        """Another state at the same quiet point that fits all the seat has seen, up to and
        including `since`, what has happened from there on. A function of what the seat knows.
        """
        raise NotImplementedError

    def asks_alike(self, state: S) -> bool:
        """Whether the question at this quiet point is the same in every world that any of the seats
        asked cannot tell from it, so that dealt worlds need not work it out again.
        """
        return False

    def alike(
        self,
        state: S,
        decision: Decision,
        action: int,
        seat: int,
        now: Sequence[Raw],
        later: Sequence[Raw],
    ) -> tuple[int, ...]:
        """The options that the watching seat cannot tell from another seat's action, given what
        happened on it and what has happened since.
        """
        return (action,)

    def knowledge(self, state: S, seat: int) -> dict[str, Json]:
        """What the seat has been shown of things that are hidden now."""
        return {}

    def unforeseen(self, raw: Raw, seat: int) -> bool:
        """Whether this event brought out something that the seat could not know before."""
        return bool(raw[3])

    # Text forms

    def to_dict(self, state: S) -> dict[str, Json]:
        """The whole state in readable names, with what follows from it under `facts`."""
        raise NotImplementedError

    def from_dict(self, data: Mapping[str, Json], setup: Setup) -> S:
        """A state from a full or partial `to_dict`; raises BadPosition with every problem."""
        raise NotImplementedError

    def matches(self, wanted: str, name: str) -> bool:
        """Whether a name fits a pattern such as "?" or "?7"."""
        return wanted in ("?", name)

    def describes(self, wanted: str, table: Mapping[str, Json]) -> bool:
        """Whether a text says shortly what a table of `to_dict` says, where positions allow it."""
        return False

    def has_name(self, name: str) -> bool:
        """Whether anything in the game has this name."""
        return True

    # Presentation

    def option(self, state: S, decision: Decision, action: int, seat: int) -> Option:
        """An option in full, but for the preview."""
        raise NotImplementedError

    def suggestions(self, state: S, decision: Decision) -> tuple[Suggestion, ...]:
        return ()

    def anchors(self, event: Event) -> tuple[str, ...]:
        """The places on the table that an event is about."""
        return ()

    def content(self) -> dict[str, Json]:
        """The public facts that a table is drawn with: the same for every game and every seat."""
        return {}

    # Long runs

    def rotation(self, seats: int, number: int, fixed: Mapping[str, str]) -> dict[str, str]:
        """The settings of one of many games, by its number, so that all of them come round; those
        that are fixed stay.
        """
        self.setup(seats, 0, fixed)
        mix: dict[str, str] = {}
        for setting in reversed(self.settings):
            for name in setting.names(seats):
                values = (fixed[name],) if name in fixed else setting.values
                number, at = divmod(number, len(values))
                mix[name] = values[at]
        return {name: mix[name] for s in self.settings for name in s.names(seats)}

    def tallied(self) -> tuple[str, ...]:
        """What long runs count besides answers and effects, all of which must come up."""
        return ()

    def tally(self, state: S, raws: Sequence[Raw]) -> Iterable[str]:
        """What the last answer was an instance of, among these."""
        return ()

    def dallies(self, state: S, decision: Decision) -> frozenset[int]:
        """Answers that only put off what is ahead, such as turning back: random play in long runs
        of campaigns gives them seldom, or it would never come to the end of one.
        """
        return frozenset()

    # Campaigns

    session: ClassVar[Mapping[str, str]] = {}
    """The settings that make a game a session of a campaign; empty: the game has no campaigns."""

    def is_session(self, setup: Setup) -> bool:
        """Whether a game that is set up so belongs to a campaign."""
        chosen = self.session.items()
        return bool(chosen) and all(setup.settings.get(name) == value for name, value in chosen)

    def goes_on(self, outcome: Outcome) -> bool:
        """Whether another session of the campaign can follow one that has ended so."""
        return False

    def campaign(self, names: Sequence[str] = ()) -> Campaign:
        """A campaign that has not begun yet."""
        raise BadSetup(f"{self.name} has no campaigns")

    def read_campaign(self, text: str) -> Campaign:
        """The campaign of a text, with every session played again; what is wrong is refused."""
        raise BadSetup(f"{self.name} has no campaigns")

    # Bots

    def advice(self) -> object | None:
        """What bots know of the game; see `boardwright.bots`."""
        return None
