"""Ferries as the core knows it: facts, rules, what seats may see, text forms, presentation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.core.decisions import Cost, Decision, Option, Suggestion
from boardwright.core.effects import Asked, Flow, Reply
from boardwright.core.events import Raw
from boardwright.core.games import Game, Setting, Setup
from boardwright.core.messages import Json, Message
from boardwright.core.randomness import shuffled, stream
from ferries import turns
from ferries.dicts import Loader, facts, table
from ferries.state import ACTIONS, DECK, FAR, HOLD, LAMPS, State, names


class Ferries(Game[State]):
    """Ferries, for one or two players a crew."""

    name = "ferries"
    package = "ferries"
    rules_version = 1
    seats = (2, 4)
    settings = (Setting("sea", ("fair", "rough"), "FER-032"),)
    unordered = frozenset(("hand", "cargo", "quay"))
    actions = ACTIONS

    def begin(self, setup: Setup) -> State:
        state = State(setup, stream("ferries", setup.seed))
        state.store = DECK
        turns.deal(state)
        return state

    def ask(self, state: State) -> Asked:
        return turns.question(state)

    def act(self, state: State, reply: Reply) -> Flow[None] | None:
        return turns.act(state, reply)

    def fingerprint(self, state: State) -> tuple[object, ...]:
        s = state
        return (
            *(s.rng, s.rough, s.round, s.phase, s.store, tuple(s.hand), tuple(s.cargo), s.quay),
            *(tuple(s.light), tuple(s.oil), s.tired, s.watchers),
        )

    def forbids(self, state: State, decision: Decision, action: int) -> str | None:
        return "FER-031" if decision.key == "ask-sail" and action == FAR else None

    def problems(self, state: State) -> list[str]:
        s = state
        lamps = [lamp for own in (s.store, s.quay, *s.hand, *s.cargo) for lamp in own]
        return [] if sorted(lamps) == sorted(DECK) else [f"{len(lamps)} lamps: {sorted(lamps)}"]

    # What seats may see

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        seats: list[dict[str, Json]] = [{"lamps": len(hand)} for hand in state.hand]
        if seat is not None:
            seats[seat]["hand"] = names(state.hand[seat])
        return {"seat": seat, **table(state), "store": len(state.store), "seats": seats}

    def knowledge(self, state: State, seat: int) -> dict[str, Json]:
        peeked = state.watchers >> seat & 1 and state.store
        return {"top": LAMPS[state.store[0]]} if peeked else {}

    def redeal(self, state: State, seat: int, rng: int, since: Sequence[Raw]) -> State:
        """Deal all hidden lamps again: what others have loaded since was in their hands, and who
        watched knows the top of the store.
        """
        new = state.copy()
        new.rng = stream(rng)
        others = [n for n in range(state.seats) if n != seat]
        moves = [raw[5] for raw in since if raw[5] is not None]
        shown = {n: [lamp for lamp, owner, _ in moves if owner == n] for n in others}
        top = state.store[: state.watchers >> seat & 1]
        hidden = sorted([*state.store, *[lamp for n in others for lamp in state.hand[n]]])
        for lamp in (*top, *[lamp for n in others for lamp in shown[n]]):
            hidden.remove(lamp)
        _, hidden = shuffled(rng, hidden)
        for n in others:
            more = len(state.hand[n]) - len(shown[n])
            new.hand[n], hidden = tuple(sorted(shown[n] + hidden[:more])), hidden[more:]
        new.store = (*top, *hidden)
        return new

    def alike(
        self,
        state: State,
        decision: Decision,
        action: int,
        seat: int,
        now: Sequence[Raw],
        later: Sequence[Raw],
    ) -> tuple[int, ...]:
        """While the round goes on, another seat may have answered anything in secret."""
        return decision.options if decision.key == "ask-watch" else (action,)

    # Text forms

    def to_dict(self, state: State) -> dict[str, Json]:
        return {
            **table(state),
            "store": names(state.store),
            "seats": [{"hand": names(hand)} for hand in state.hand],
            "facts": facts(state),
        }

    def from_dict(self, data: Mapping[str, Json], setup: Setup) -> State:
        return Loader(data, setup).load()

    def describes(self, wanted: str, table: Mapping[str, Json]) -> bool:
        return wanted == f"{table['oil']} oil"

    # Presentation

    def option(self, state: State, decision: Decision, action: int, seat: int) -> Option:
        verb, _, what = ACTIONS.key(action).partition(":")
        label = Message(f"do-{verb}", {"what": what} if what else {})
        cost = (Cost(1, "oil", "FER-031"),) if action == FAR else ()
        anchors = (f"hand:{seat}",) if decision.key == "ask-load" else ()
        return Option(ACTIONS.key(action), label, decision.rule, anchors, cost)

    def suggestions(self, state: State, decision: Decision) -> tuple[Suggestion, ...]:
        """A row of answers that loads as much as there is room for."""
        if decision.key != "ask-load":
            return ()
        (seat,) = decision.seats
        room = HOLD - len(state.cargo[seat % 2])
        row = tuple([f"load:{lamp}" for lamp in names(state.hand[seat][:room])])
        return (Suggestion(Message("load-all"), row),)
