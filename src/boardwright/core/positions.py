"""A game stopped at a decision: what a player, a bot or a table can ask of it and do with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

from boardwright.core.decisions import Decision, Explained, Undo
from boardwright.core.driver import SECRETLY, Driver, Given
from boardwright.core.errors import BadAnswer, IllegalAnswer, NothingToUndo
from boardwright.core.events import Event, Raw, in_full, known_to
from boardwright.core.games import State
from boardwright.core.messages import Json
from boardwright.core.pieces import Keep

if TYPE_CHECKING:
    from boardwright.core.knowledge import SeatInfo

S = TypeVar("S", bound=State)


class Position(Driver[S]):
    """Everything that a player, a bot or a table does with a game goes through here."""

    __slots__ = ()

    @property
    def base(self) -> Mapping[str, Json] | None:
        """The position that it was loaded from; None: it began from its seed."""
        return self._base

    # Asking and answering

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
        """The seats that are waited for."""
        waited_for = [decision for decision in self.decisions if not decision.idle]
        return tuple(sorted({seat for decision in waited_for for seat in decision.seats}))

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
        new.rests = self.rests
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
        new._kept = self._kept
        new._age = self._age
        new._first_number = self._first_number
        new._fresh = self._fresh
        if self._given or not self._fresh:
            new._pending = None
        return new

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
            past, start, steps_given, number, last, kept = past
            given = steps_given + given
        self._past, self._first_number, self._last_before = past, number, last
        self._kept = kept
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

    def views(
        self, seats: Iterable[int | None], keep: Keep | None = None
    ) -> dict[int | None, dict[str, Json]]:
        """What each of these sees, for less than one by one; the views may share their parts."""
        if self._pending is None:
            self._wake()
        if keep is not None:
            return self.game.pieced(self._state, seats, keep)
        return self.game.views(self._state, seats)

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

    def explain(
        self, decision: Decision, seat: int | None = None, *, previews: bool = True
    ) -> Explained:
        """A decision's options in full: labels, anchors, costs, and what each would lead to, as far
        as this one of its seats can foresee it.
        """
        from boardwright.core.previews import explain

        asked = decision.seats[0] if seat is None else seat
        return explain(self, decision, asked, previews=previews)

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
        content: dict[str, Json] = {"pack": self.game.pack} if self.game.pack is not None else {}
        if self.game.extra is not None:
            content["content"] = self.game.extra
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            **content,
            "settings": dict(self.setup.settings),
            "names": list(self.setup.names),
            "number": self._first_number,
            **({"numbers": list(self._kept)} if self._kept else {}),
            "last": self._last_text(),
        }

    def _last_text(self) -> dict[str, Json]:
        """Who answered before this step began: what undo depends on."""
        seat, answered = self._last_before
        return {
            "seat": seat if seat >= 0 else None,
            "answered": [n for n in range(self.setup.seats) if answered >> n & 1],
            "shown": self.start().news,
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
