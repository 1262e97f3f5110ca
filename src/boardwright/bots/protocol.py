"""What a bot is: an object for one seat of one game that answers from what its seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from boardwright.core.decisions import ActionSpace, Decision
from boardwright.core.errors import BoardwrightError
from boardwright.core.events import Event
from boardwright.core.games import Game, Setup
from boardwright.core.knowledge import SeatInfo
from boardwright.core.messages import Json

Info: TypeAlias = SeatInfo[Any]

S = TypeVar("S", contravariant=True)
Eyes = TypeVar("Eyes")
Root = TypeVar("Root")


class UnknownBot(BoardwrightError):
    """There is no bot of this name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"no bot named {name!r}; there are: {', '.join(known)}")
        self.name = name


class NoAdvice(BoardwrightError):
    """The game tells bots nothing about itself."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has no advice for bots")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think; the first limit reached ends it. An iteration is one option played out in
    one world. With iterations alone the answer is the same on every machine.
    """

    iterations: int | None = None
    seconds: float | None = None


UNLIMITED = Budget()
"""As long as the bot likes."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """An option as the bot values it."""

    answer: int
    value: float
    """Chance to win."""
    half_width: float
    """Of the 95 % interval over the worlds looked at."""
    visits: int


@dataclass(frozen=True, slots=True)
class Reason:
    """A term of the evaluation that the answer changes, and by how much, in the game's unit."""

    key: str
    change: float


@dataclass(frozen=True, slots=True)
class Spent:
    """What the answer cost."""

    iterations: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Why:
    """What the bot thought. It shows its cards and guesses, so it is for its own team alone until
    the game is over.
    """

    value: float
    """Chance to win after the answer."""
    ranked: tuple[Ranked, ...] = ()
    """The best five options."""
    reasons: tuple[Reason, ...] = ()
    """The three largest changes of terms."""
    line: tuple[int, ...] = ()
    """The expected continuation."""
    worlds: int = 0
    dropped: int = 0
    """Seeds for which no world was found."""
    spent: Spent = Spent(0, 0.0)

    def to_json(self, actions: ActionSpace) -> dict[str, Json]:
        """Readable, for a log or a table after the game; without times it repeats exactly."""
        return {
            "value": round(self.value, 4),
            "ranked": [
                {"answer": actions.key(r.answer), "value": round(r.value, 4), "visits": r.visits}
                for r in self.ranked
            ],
            "reasons": [{"key": r.key, "change": round(r.change, 3)} for r in self.reasons],
            "line": actions.keys(self.line),
            "worlds": self.worlds,
        }


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer and the thoughts behind it."""

    answer: int
    why: Why


class Bot(Protocol):
    """One object per seat and game; it keeps nothing outside itself."""

    name: str

    def start(self, game: Game[Any], seat: int, setup: Setup, seed: int) -> None:
        """Sit down. The seed is the bot's own, never the game's."""

    def observe(self, events: Sequence[Event]) -> None:
        """What happened, in order, as far as this seat may know it."""

    def choose(self, info: Info, budget: Budget) -> Choice:
        """Answer the decision that this seat is asked."""


class Advice(Protocol[S, Eyes, Root]):
    """What a game tells bots about itself, by `Game.advice`: of its states, through the eyes of a
    seat, from the root of a look ahead. In a game of teams, team-mates have the same terms.
    """

    version: int
    scale: float
    """The win chance is a softmax over seats of the sums of terms, divided by this."""
    patience: int
    """The number of a decision that few games come to: from there on bots try other things, so as
    not to go round in circles."""
    beam: int
    """Where a step asks several times: how many rows of answers are tried for each option; 0: the
    options alone, and the prior answers what else is asked."""
    width: int
    """Where a turn has several steps: how many plans go on to the next one."""
    depth: int
    """To how many steps more."""
    judged: int
    """How many plans are tried in more than one world, if there are not more options."""

    @property
    def terms(self) -> Sequence[str]:
        """The names of the terms, in the order of `evaluate`."""

    def sees(self, state: S, seat: int) -> Eyes:
        """A reader of the state that raises when asked for what the seat cannot see."""

    def prior(self, decision: Decision, sees: Eyes) -> Sequence[float]:
        """A logit for every option, in their order."""

    def veto(self, decision: Decision, sees: Eyes) -> frozenset[int]:
        """Options that are blunders; never all of them."""

    def evaluate(self, state: S, seat: int | None = None) -> Sequence[Sequence[float]]:
        """The terms of every seat. Where a seat thinks, the game may weigh what is hidden from it
        instead of reading what its world was dealt.
        """

    def chances(self, rows: Sequence[Sequence[float]]) -> Sequence[float]:
        """Each seat's chance to win, from the terms."""

    def root(self, state: S, seat: int) -> Root:
        """The point from which `boundary` measures."""

    def goes_on(self, state: S, root: Root) -> bool:
        """Whether this is a later step of the turn that the root was in, and its seat's to take."""

    def boundary(self, state: S, root: Root) -> bool:
        """Whether a look ahead from the root may stop here."""

    def unchanged(self, before: S, after: S) -> bool:
        """Whether nothing has moved but the counters."""


AnyAdvice: TypeAlias = Advice[Any, Any, Any]


def waits(advice: AnyAdvice, decision: Decision) -> frozenset[int]:
    """Answers that only let time go on, where the game names any (`Advice.waits`): what time brings
    comes whatever is done before, so they are judged by the standing before them.
    """
    name = getattr(advice, "waits", None)
    found: frozenset[int] = frozenset() if name is None else name(decision)
    return found


def is_unknown(advice: AnyAdvice, reason: str) -> bool:
    """Whether a dealt world that ends so is not over in truth: nobody can say how it goes on
    (`Advice.unknown`). It is judged as it stands.
    """
    return bool(reason == getattr(advice, "unknown", None))


def is_settled(advice: AnyAdvice, before: Any, after: Any) -> bool:
    """Whether nothing that was dealt has had a say in what came between (`Advice.settled`), so that
    the same comes of it in every other world, where the standing is the same too.
    """
    settled = getattr(advice, "settled", None)
    return settled is not None and bool(settled(before, after))


def rests(advice: AnyAdvice) -> bool:
    """Whether a step is judged where it ends, before anything follows by itself (`Advice.rests`):
    in a game where it takes long to work out what may be done next.
    """
    return bool(getattr(advice, "rests", False))


def open_decision(info: Info) -> Decision:
    """The decision that the seat is asked."""
    if info.decision is None:
        raise BoardwrightError(f"seat {info.seat} is not asked anything")
    return info.decision


def advice_of(game: Game[Any]) -> AnyAdvice:
    """The game's advice; a game without any is an error."""
    advice: Any = game.advice()
    if advice is None:
        raise NoAdvice(game.name)
    found: AnyAdvice = advice
    return found
