"""A game stopped at a decision: the state when the present step began, plus the answers since.

The running coroutine cannot be copied, so it never has to be: a copy shares the snapshot and plays
the few answers of this step again when it is next answered.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from boardwright.core.decisions import Decision, Explained, Undo
from boardwright.core.effects import Asked, Chance, Flow, Openly, Reply, Secretly
from boardwright.core.errors import (
    BadAnswer,
    BadPosition,
    BadSetup,
    BoardwrightError,
    IllegalAnswer,
    NothingToUndo,
)
from boardwright.core.events import Event, Raw, in_full, known_to
from boardwright.core.games import Game, Setup, State
from boardwright.core.messages import Json
from boardwright.core.outcomes import GameEnd, Outcome
from boardwright.core.randomness import weighted
from boardwright.core.seats import seat_named

if TYPE_CHECKING:
    from boardwright.core.knowledge import SeatInfo

S = TypeVar("S", bound=State)
T = TypeVar("T")

ONE, SECRETLY, OPENLY = range(3)
Given: TypeAlias = tuple[int, int]
"""The seat that answered, and its action."""


Last: TypeAlias = tuple[int, int]
"""Who gave the last answer, and the mask of the seats that have answered so far. Plain tuples here
and below: they are made at every answer."""

NOBODY: Last = (-1, 0)

Past: TypeAlias = "tuple[Past[S] | None, S | None, list[Given], int, Last]"
"""A finished step: the one before it, the state it began from (kept once in a while), the answers
given in it, the number of its first decision, and the last answer before it."""

KEEP = 16
"""Of the finished steps, one in so many keeps its snapshot; undo plays on from there."""


class Position(Generic[S]):
    """Everything that a player, a bot or a table does with a game goes through here."""

    __slots__ = (
        *("game", "outcome", "setup"),
        *("_age", "_base", "_chance", "_events", "_first_number", "_flow", "_fresh", "_given"),
        *("_heard",),
        *("_held", "_last", "_last_before", "_mode", "_number", "_past", "_pending"),
        *("_live", "_question", "_remembers", "_stale", "_start", "_state"),
    )

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        start: S,
        *,
        events: bool = True,
        chance: str = "auto",
        remembers: bool = True,
        base: Mapping[str, Json] | None = None,
        number: int = 0,
    ) -> None:
        self.game = game
        self.setup = setup
        self.outcome: Outcome | None = None
        self._base = base
        self._events = events
        self._chance = chance == "ask"
        self._remembers = remembers
        self._start = start
        self._state = start
        self._stale = False
        """Whether the snapshot is older than the present step: so in playouts, which take none."""
        self._live = False
        """Whether the state is this position's own to change, or shared as a snapshot."""
        self._question: Asked | None = None
        """What is asked at the quiet point where the present step begins."""
        self._flow: Flow[None] | None = None
        self._pending: tuple[Decision, ...] | None = None
        self._mode = ONE
        self._held: list[int | None] = []
        self._heard: list[Sequence[Raw]] | None = None
        """What was told since the step began, answer by answer; made when somebody resamples."""
        self._given: list[Given] = []
        self._past: Past[S] | None = None
        self._last = NOBODY
        self._last_before = NOBODY
        self._first_number = self._number = number
        self._age = 0
        """Finished steps since one that keeps its snapshot."""
        self._fresh = True
        """Whether the present step has asked its first question and nothing has come back yet."""

    # Asking and answering

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open decisions; none when the game is over."""
        pending = self._pending
        if pending is None:
            pending = self._wake()
        if self._mode == SECRETLY:
            held = self._held
            return tuple(d for d, answer in zip(pending, held, strict=True) if answer is None)
        return pending

    @property
    def decision(self) -> Decision | None:
        """The first open decision."""
        pending = self._pending
        if pending is None:
            pending = self._wake()
        if self._mode == SECRETLY:
            pending = self.decisions
        return pending[0] if pending else None

    @property
    def over(self) -> bool:
        if self._pending is None:
            self._wake()
        return self.outcome is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return tuple(sorted({seat for decision in self.decisions for seat in decision.seats}))

    @property
    def mid_action(self) -> bool:
        """Whether the present step is under way: what comes next is not its first question."""
        return not self._fresh

    def answer(self, answer: str | int, seat: int | None = None) -> Position[S]:
        """Answer a decision by key or id and play on to the next one."""
        action = answer if isinstance(answer, int) else self.game.actions.id(answer)
        pending = self._pending
        if pending is None:
            pending = self._wake()
        if seat is None and self._mode != SECRETLY:
            if not pending:
                raise BadAnswer(answer, "the game is over")
            index = 0
        else:
            index = self._find(answer, seat)
        decision = pending[index]
        if action not in decision.options:
            raise IllegalAnswer(
                self.game.actions.key(action),
                self.game.forbids(self._state, decision, action) or decision.rule,
            )
        self._deliver(index, decision.seats[0] if seat is None else seat, action)
        return self

    def _find(self, answer: str | int, seat: int | None) -> int:
        if not self.decisions:
            raise BadAnswer(answer, "the game is over")
        assert self._pending is not None
        for index, decision in enumerate(self._pending):
            if self._mode == SECRETLY and self._held[index] is not None:
                continue
            if seat is None or seat in decision.seats:
                return index
        raise BadAnswer(answer, f"seat {seat} is not asked now")

    def _deliver(self, index: int, seat: int, action: int) -> None:
        state = self._state if self._live else self._own_state()
        state.news = False
        if state.log is not None:
            state.log = []
        self._given.append((seat, action))
        self._heard = None
        if seat >= 0:
            self._last = (seat, self._last[1] | 1 << seat)
        else:
            state.news = True
        reply: Reply = action
        if self._mode:
            reply = self._collect(index, action)
            if reply is None:
                return
        self._drive(reply)

    def _own_state(self) -> S:
        """A state to change, in place of the snapshot."""
        start = self._start
        self._state = state = start.copy()
        if start.fate:
            state.fate = start.fate[:]
        if self._events:
            state.log = []
        self._live = True
        return state

    def _collect(self, index: int, action: int) -> Reply:
        """What several seats asked at once have answered; None while a secret round goes on."""
        if self._mode == OPENLY:
            return (index, action)
        self._held[index] = action
        return self._all_held()

    def _all_held(self) -> Reply:
        answers = [held for held in self._held if held is not None]
        return tuple(answers) if len(answers) == len(self._held) else None

    # Driving the rules

    def _wake(self) -> tuple[Decision, ...]:
        """Ask the question of a position that has only a snapshot so far."""
        self._question = self.game.ask(self._state)
        self._put(self._question)
        assert self._pending is not None
        return self._pending

    def _restart(self, given: Sequence[Given]) -> None:
        """Run the present step again from its snapshot, with these answers."""
        self._own_state()
        self._flow = None
        self._given = []
        self._heard = None
        self._number = self._first_number
        self._last = self._last_before
        self._fresh = True
        self._pending = ()
        self.outcome = None
        if self._question is None:
            self._question = self.game.ask(self._state)
        self._put(self._question)
        for seat, action in given:
            self._deliver(self._find(action, seat) if self._mode else 0, seat, action)

    def _put(self, asked: Asked) -> None:
        """Put a question to the seats; what leaves no choice is answered and played on."""
        if type(asked) is Decision and (len(asked.options) > 1 or asked.always):
            self._number += 1
            asked.number = self._number
            self._mode = ONE
            self._pending = (asked,)
            return
        if not self._live:
            self._own_state()
        reply = self._answer_for(asked)
        if reply is not None:
            self._drive(reply)

    def _drive(self, reply: Reply) -> None:
        """Send the reply in and go on until a seat has a real choice or the game is over."""
        state, flow = self._state, self._flow
        asked: Asked | None
        self._fresh = False
        while True:
            try:
                if flow is not None:
                    asked = flow.send(reply)
                else:
                    self._flow = flow = self.game.act(state, reply)
                    asked = None if flow is None else flow.send(None)
            except StopIteration:
                asked = None
            except GameEnd as end:
                self._finish(end.outcome)
                return
            if asked is None:
                self._flow = flow = None
                self._end_step()
                self._question = asked = self.game.ask(state)
            if type(asked) is Decision and (len(asked.options) > 1 or asked.always):
                self._number += 1
                asked.number = self._number
                self._mode = ONE
                self._pending = (asked,)
                return
            if not self._live:
                state = self._own_state_again()
            reply = self._answer_for(asked)
            if reply is None:
                return
            self._fresh = False

    def _own_state_again(self) -> S:
        """At a quiet point that may not be one: go on in a state of our own, telling on."""
        log = self._state.log
        state = self._own_state()
        state.log = log
        return state

    def _answer_for(self, asked: Asked) -> Reply:
        """The reply that needs nobody's choice: forced, chance, or a round that is forced for
        everybody; None once a seat has been asked.
        """
        if type(asked) is Decision:
            if self._state.log is not None:
                self._log_forced(asked)
            return asked.options[0]
        if isinstance(asked, Chance):
            return self._roll(asked)
        assert isinstance(asked, Secretly | Openly)
        return self._ask_several(asked)

    def _end_step(self) -> None:
        """A step is over: remember it, and keep the state as the snapshot of the next."""
        self._fresh = True
        if self._remembers:
            kept = None if self._age else self._start
            self._past = (
                self._past, kept, self._given, self._first_number, self._last_before
            )  # fmt: skip
            self._age = (self._age + 1) % KEEP
            self._start = self._state
            self._live = False
        else:
            self._stale = True
        self._given = []
        self._pending = ()
        self._last_before = self._last
        self._first_number = self._number

    def _finish(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._pending = ()
        self._mode = ONE
        if self._state.log is not None:
            self._state.tell(
                "game-over",
                outcome.rule,
                {"reason": outcome.reason, "winners": list(outcome.winners)},
            )

    def _log_forced(self, decision: Decision) -> None:
        mask = sum(1 << seat for seat in decision.seats)
        secret = {"answer": self.game.actions.key(decision.options[0])}
        self._state.tell("forced", decision.rule, {"seat": decision.seats[0]}, secret, mask)

    def _ask_several(self, asked: Secretly | Openly) -> Reply:
        """Open the decisions; a secret round that leaves nobody a choice is answered at once."""
        old = self._pending or ()
        self._mode = SECRETLY if isinstance(asked, Secretly) else OPENLY
        for decision in asked.decisions:
            same = next((d for d in old if d.looks_like(decision)), None)
            if self._mode == OPENLY and same is not None:
                decision.number = same.number
            else:
                self._number += 1
                decision.number = self._number
        self._pending = asked.decisions
        if self._mode == OPENLY:
            return None
        self._held = [None] * len(asked.decisions)
        for index, decision in enumerate(asked.decisions):
            if len(decision.options) == 1 and not decision.always:
                self._held[index] = decision.options[0]
                if self._state.log is not None:
                    self._log_forced(decision)
        return self._all_held()

    def _roll(self, asked: Chance) -> int | None:
        """Answer for chance: a fixed result first, then the state's own integer."""
        state, decision = self._state, asked.decision
        if self._chance:
            self._number += 1
            decision.number = self._number
            self._mode = ONE
            self._pending = (decision,)
            return None
        state.news = True
        if state.fate:
            key = state.fate.pop(0)
            if not isinstance(key, str) or self.game.actions.id(key) not in decision.options:
                raise BadAnswer(str(key), "chance cannot come up with this here")
            return self.game.actions.id(key)
        state.rng, index = weighted(state.rng, asked.odds)
        return decision.options[index]

    def force(self, results: Sequence[Json]) -> None:
        """Fix what chance comes up with next, in order: for scenarios and analysis. Between two
        actions this becomes part of the snapshot, so that copies and undo know of it.
        """
        if self.mid_action or self._given or self._stale:
            self._state.fate = list(results)
            return
        start = self._start.copy()
        start.log, start.fate = self._state.log, list(results)
        self._start = self._state = start
        self._live = False
        self._age = 0

    def forced(self) -> list[Json]:
        """Results fixed for chance that have not been asked for yet."""
        return self._state.fate or []

    # Copies and the past

    def copy(self) -> Position[S]:
        """An independent position, the same in every respect."""
        new: Position[S] = Position.__new__(Position)
        new.game = self.game
        new.setup = self.setup
        new.outcome = self.outcome
        new._base = self._base
        new._events = self._events
        new._chance = self._chance
        new._remembers = self._remembers
        new._start = new._state = self.start()
        new._stale = new._live = False
        new._question = self._question
        new._flow = None
        new._pending = self._pending
        new._mode = self._mode
        new._held = self._held[:]
        new._heard = None
        new._given = self._given[:]
        new._past = self._past
        new._last = self._last
        new._last_before = self._last_before
        new._number = self._number
        new._age = self._age
        new._first_number = self._first_number
        new._fresh = True
        if self._given or not self._fresh or self.outcome is not None:
            new._restart(self._given)
        return new

    def start(self) -> S:
        """The state when the present step began; not to be changed."""
        if not self._stale:
            return self._start
        if not self._fresh:
            raise BoardwrightError("this position keeps no snapshots: copy it between actions")
        return self._state.copy()

    def undo(self) -> Position[S]:
        """Take back the last answer, whatever it showed."""
        given, past = self._given, self._past
        if given and not self._stale:
            self._restart(given[:-1])
            return self
        start: S | None = None
        while start is None or not given:
            if past is None:
                raise NothingToUndo("no earlier answer is kept")
            past, start, steps_given, number, last = past
            given = steps_given + given
        self._past, self._first_number, self._last_before = past, number, last
        self._start, self._age, self._question = start, 0, None
        self._restart(given[:-1])
        return self

    def undoable(self, seat: int) -> Undo:
        """What a table may grant: free while nothing new was shown and nobody answered since."""
        if self._pending is None:
            self._wake()
        seat_before, answered = self._last
        if not answered >> seat & 1:
            return Undo("none", "no-answer-yet")
        if seat_before != seat:
            return Undo("consent", "others-answered")
        return Undo("consent", "shown") if self._state.news else Undo("free", "nothing-shown")

    def answers(self) -> list[Given]:
        """Every answer that was given, in order; forced ones are not answers."""
        parts = [self._given]
        past = self._past
        while past is not None:
            parts.append(past[2])
            past = past[0]
        return [given for part in reversed(parts) for given in part]

    # What has happened, and who may know it

    @property
    def raw_events(self) -> Sequence[Raw]:
        if self._pending is None:
            self._wake()
        return self._state.log or ()

    @property
    def events(self) -> list[Event]:
        """What the last answer caused, in full."""
        return [in_full(raw) for raw in self.raw_events]

    def events_for(self, seat: int | None) -> list[Event]:
        """What the last answer caused, as that seat may know it."""
        return [known_to(raw, seat) for raw in self.raw_events]

    def view(self, seat: int | None) -> dict[str, Json]:
        """What that seat sees of the game; None is a spectator."""
        if self._pending is None:
            self._wake()
        return self.game.view(self._state, seat)

    def asked(self, seat: int | None) -> list[dict[str, Json]]:
        """The open decisions as that seat may know them: its own in full, others by source."""
        known: list[dict[str, Json]] = []
        for decision in self.decisions:
            if seat in decision.seats:
                known.append(decision.to_json(self.game.actions))
            else:
                known.append(
                    {
                        "number": decision.number,
                        "seats": list(decision.seats),
                        "source": decision.source,
                        "rule": decision.rule,
                    }
                )
        return known

    def explain(self, decision: Decision, *, previews: bool = True) -> Explained:
        """A decision's options in full: labels, anchors, costs, and what each would lead to."""
        from boardwright.core.previews import explain

        return explain(self, decision, previews=previews)

    def info(self, seat: int) -> SeatInfo[S]:
        """All that a bot in that seat ever gets."""
        from boardwright.core.knowledge import info

        return info(self, seat)

    def resample(self, seat: int, rng: int) -> Position[S]:
        """Another position that looks the same to that seat."""
        from boardwright.core.knowledge import resample

        return resample(self, seat, rng)

    # Text forms

    def to_dict(self) -> dict[str, Json]:
        """The full position in readable names; `load` brings it back exactly."""
        if self._pending is None:
            self._wake()
        data = self._head()
        data.update(self.game.to_dict(self._state))
        data["chance"] = self._state.rng
        if self.outcome is not None:
            data["outcome"] = self.outcome.to_json()
        if self._given or not self._fresh:
            begun = self.start()
            start = self.game.to_dict(begun)
            start["chance"] = begun.rng
            data["begun"] = {"position": start, "answers": self._given_text()}
        return data

    def _head(self) -> dict[str, Json]:
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "settings": dict(self.setup.settings),
            "names": list(self.setup.names),
            "number": self._first_number,
        }

    def _given_text(self) -> list[str]:
        return [f"{seat} {self.game.actions.key(action)}" for seat, action in self._given]

    def fingerprint(self) -> tuple[object, ...]:
        """The whole position as one comparable value."""
        if self._pending is None:
            self._wake()
        asked = tuple((d.number, d.seats, d.key, d.options) for d in self.decisions)
        return (
            self.game.fingerprint(self._state),
            asked,
            self.outcome,
            self._last,
            self._state.news,
        )

    def digest(self) -> str:
        """A short stable hash of the position."""
        return blake2b(repr(self.fingerprint()).encode(), digest_size=8).hexdigest()

    def record(self) -> str:
        """The whole game as a short text; see docs/records.md."""
        from boardwright.core.records import write

        return write(self)


HEAD = ("game", "rules_version", "settings", "names", "number", "seed", "outcome", "begun")
"""The keys of a position that the core reads; all others are the game's own."""


def load(game: Game[S], data: Mapping[str, Json], *, events: bool = True) -> Position[S]:
    """A position from its dict, full or partial; all contradictions are refused together."""
    wrong: list[str] = []
    setup = _setup(game, data, wrong)
    number = _field(data, "number", int, 0, wrong)
    if number < 0:
        wrong.append(f"number: {number} does not fit")
    begun = _field(data, "begun", dict, {}, wrong)
    position = _field(begun, "position", dict, {}, wrong)
    answers = _field(begun, "answers", list, [], wrong)
    start: S | None = None
    if setup is not None:
        own = {key: data[key] for key in data if key not in HEAD}
        try:
            start = game.from_dict(position if begun else own, setup)
        except BadPosition as bad:
            inside = "begun.position." if begun else ""
            wrong += [inside + problem for problem in bad.problems]
    if start is None or setup is None or wrong:
        raise BadPosition(wrong)
    pos = Position(game, setup, start, events=events, number=number)
    pos._base = {**pos._head(), **game.to_dict(start), "chance": start.rng}
    for line in answers:
        seat, _, key = str(line).partition(" ")
        try:
            pos.answer(key, seat_named(seat))
        except BoardwrightError as error:
            raise BadPosition([f"begun.answers: {error}"]) from error
    _compare(pos, data)
    return pos


def _setup(game: Game[S], data: Mapping[str, Json], wrong: list[str]) -> Setup | None:
    """What the position is of, each part tried by itself; None where the seats do not fit."""
    if data.get("game", game.name) != game.name:
        wrong.append(f"game: this is a position of {data['game']}, not of {game.name}")
    version = data.get("rules_version", game.rules_version)
    if not same(version, game.rules_version):
        wrong.append(f"rules_version: made under {version}, these are {game.rules_version}")
    settings = _field(data, "settings", dict, {}, wrong)
    chosen = {key: str(value) for key, value in settings.items()}
    names = _field(data, "names", list, [], wrong)
    no_names = [n for n, name in enumerate(names) if not isinstance(name, str)]
    wrong += [f"names.{n}: {names[n]!r} does not fit" for n in no_names]
    seed = _field(data, "seed", int, 0, wrong)
    seats = data.get("seats")
    if not isinstance(seats, Sequence) or isinstance(seats, str):
        wrong.append("seats: a list with an entry for every seat is needed")
        return None
    count = len(seats)

    def tried(where: str, settings: Mapping[str, str], names: Sequence[str]) -> Setup | None:
        try:
            return game.setup(count, seed, settings, names)
        except BadSetup as error:
            wrong.append(f"{where}: {error}")
            return None

    setup = tried("seats", {}, ())
    if setup is not None:
        for key, value in chosen.items():
            tried(f"settings.{key}", {key: value}, ())
        tried("names", {}, names)
    return setup if wrong else game.setup(count, seed, chosen, names)


def _compare(pos: Position[S], data: Mapping[str, Json]) -> None:
    """With the answers since an action began, everything else that is written follows from them;
    so does the outcome, always.
    """
    told = [key for key in data if key != "seed" and ("begun" in data or key == "outcome")]
    again = pos.to_dict() if told else {}
    wrong = [key for key in again if key in told and not same(data[key], again[key])]
    wrong += [key for key in told if key not in again]
    if wrong:
        raise BadPosition([f"{key}: does not follow from the answers given" for key in wrong])


def same(one: Json, other: Json) -> bool:
    """Whether two values are written alike but for the order of keys: True and 1.0 are not 1."""
    return repr(one) == repr(other) or canonical({"": one}) == canonical({"": other})


def _field(data: Mapping[str, Json], key: str, kind: type[T], default: T, wrong: list[str]) -> T:
    """A part of a position that the core itself reads."""
    value = data.get(key, default)
    if isinstance(value, kind) and not isinstance(value, bool):
        return value
    wrong.append(f"{key}: {value!r} does not fit")
    return default


def canonical(data: Mapping[str, Json]) -> str:
    """One text for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), default=repr)


def sealed(setup: Setup) -> Setup:
    """The setup without its seed, for positions that must not know it."""
    return Setup(setup.seats, 0, setup.settings, setup.names) if setup.seed else setup
