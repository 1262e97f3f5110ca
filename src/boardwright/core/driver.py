"""Running the rules: from a snapshot and answers to the next question.

The running coroutine cannot be copied, so it never has to be: a copy shares the snapshot and plays
the few answers of this step again when it is next answered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeAlias, TypeVar

from boardwright.core.decisions import Decision
from boardwright.core.effects import Asked, Chance, Flow, Openly, Reply, Secretly
from boardwright.core.errors import BadAnswer, BoardwrightError
from boardwright.core.events import Raw
from boardwright.core.games import Game, Setup, State
from boardwright.core.messages import Json
from boardwright.core.outcomes import GameEnd, Outcome
from boardwright.core.randomness import weighted

S = TypeVar("S", bound=State)

ONE, SECRETLY, OPENLY = range(3)

Given: TypeAlias = tuple[int, int]
"""The seat that answered, and its action."""

Last: TypeAlias = tuple[int, int]
"""Who gave the last answer, and the mask of the seats that have answered so far. Plain tuples here
and below: they are made at every answer."""

NOBODY: Last = (-1, 0)

Past: TypeAlias = "tuple[Past[S] | None, S | None, list[Given], int, Last, tuple[int, ...]]"
"""A finished step: the one before it, the state it began from (kept once in a while), the answers
given in it, the number of its first decision, the last answer before it, and the numbers that its
first question kept."""

KEEP = 16
"""Of the finished steps, one in so many keeps its snapshot; undo plays on from there."""


class Driver(Generic[S]):
    """The running half of a position: it holds the state, the flow of the present step and what is
    asked, and plays on from answer to answer.
    """

    __slots__ = (
        *("game", "outcome", "rests", "setup"),
        *("_age", "_base", "_chance", "_events", "_first_number", "_flow", "_fresh", "_given"),
        *("_heard",),
        *("_held", "_kept", "_last", "_last_before", "_mode", "_number", "_past", "_pending"),
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
        self.rests = False
        """Whether it stops at the end of every step: the next question waits for somebody to look,
        which a bot that only judges the state never does."""
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
        self._kept: tuple[int, ...] = ()
        """In an open phase that goes on from step to step: the number of each decision that stayed
        as it was, 0 for a new one."""
        self._age = 0
        """Finished steps since one that keeps its snapshot."""
        self._fresh = True
        """Whether the present step has asked its first question and nothing has come back yet."""

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
    def state(self) -> S:
        """The state at the open decision: for the rules and their advice, not to be changed."""
        if self._pending is None and not self.at_rest:
            self._wake()
        return self._state

    @property
    def at_rest(self) -> bool:
        """Whether a step is over and the next question has not been worked out yet."""
        return self.rests and self._pending is None and self._fresh and not self._given

    def start(self) -> S:
        """The state when the present step began; not to be changed."""
        if not self._stale:
            return self._start
        if not self._fresh:
            raise BoardwrightError("this position keeps no snapshots: copy it between actions")
        return self._state.copy()

    def _all_held(self) -> Reply:
        answers = [held for held in self._held if held is not None]
        return tuple(answers) if len(answers) == len(self._held) else None

    def _wake(self) -> tuple[Decision, ...]:
        """Bring a position to its question that has only a snapshot and answers so far: a new one,
        or a copy made in mid-action.
        """
        if self._given or not self._fresh:
            self._catch_up()
        else:
            if self._question is None:
                self._question = self.game.ask(self._state)
            self._put(self._question)
        assert self._pending is not None
        return self._pending

    def _catch_up(self) -> None:
        """Run the present step again up to where it was. Nothing has to be remembered on the way,
        for none of its answers ended it.
        """
        given, last = self._given, self._last
        self._restart(())
        for seat, action in given:
            if self._mode:
                self._deliver(self._find(action, seat), seat, action)
            else:
                self._state.news = False
                if seat < 0:
                    self._come_up(self._state, action)
                if self._state.log is not None:
                    self._state.log = []
                self._drive(action)
        self._given, self._last = given, last

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
            self._come_up(state, action)
        reply: Reply = action
        if self._mode:
            reply = self._collect(index, action)
            if reply is None:
                return
        self._drive(reply)

    def _come_up(self, state: S, action: int) -> None:
        """A result of chance that was given as an answer: if it was fixed, it has come up now."""
        state.news = True
        if state.fate and state.fate[0] == self.game.actions.key(action):
            state.fate.pop(0)

    def _collect(self, index: int, action: int) -> Reply:
        """What several seats asked at once have answered; None while a secret round goes on."""
        if self._mode == OPENLY:
            return (index, action)
        self._held[index] = action
        return self._all_held()

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
                answered = self._given[0][0] if self._given else -1
                self._end_step()
                if self.rests:
                    self._question, self._pending, self._kept = None, None, ()
                    return
                before, asked = self._question, self.game.ask(state)
                self._question = asked
                self._kept = stayed(before, asked, answered) if type(asked) is Openly else ()
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

    def _ask_several(self, asked: Secretly | Openly) -> Reply:
        """Open the decisions; a secret round that leaves nobody a choice is answered at once."""
        old = self._pending or ()
        self._mode = SECRETLY if isinstance(asked, Secretly) else OPENLY
        kept = self._kept if self._fresh and len(self._kept) == len(asked.decisions) else ()
        for place, decision in enumerate(asked.decisions):
            same = next((d for d in old if d.looks_like(decision)), None)
            if kept and kept[place]:
                decision.number = kept[place]
            elif self._mode == OPENLY and same is not None:
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

    def _log_forced(self, decision: Decision) -> None:
        mask = sum(1 << seat for seat in decision.seats)
        secret = {"answer": self.game.actions.key(decision.options[0])}
        self._state.tell("forced", decision.rule, {"seat": decision.seats[0]}, secret, mask)

    def _end_step(self) -> None:
        """A step is over: remember it, and keep the state as the snapshot of the next."""
        self._fresh = True
        if self._remembers:
            kept = None if self._age else self._start
            self._past = (
                self._past, kept, self._given, self._first_number, self._last_before, self._kept
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


def stayed(before: Asked | None, asked: Openly, answered: int) -> tuple[int, ...]:
    """For each decision of an open phase the number that it had in the step before, if it is still
    the same question with the same options; 0 where it is not, and for the seat that has answered.
    Empty: all of them are new.
    """
    if type(before) is not Openly:
        return ()
    there = [old for old in before.decisions if answered not in old.seats]
    numbers = [
        next((old.number for old in there if old.looks_like(decision)), 0)
        for decision in asked.decisions
    ]
    return tuple(numbers) if any(numbers) else ()
