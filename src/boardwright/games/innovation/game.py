"""Innovation as the core knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from boardwright.core.decisions import Decision, Option
from boardwright.core.events import Event, Raw
from boardwright.core.games import Game, Setting, Setup
from boardwright.core.messages import Json
from boardwright.core.pieces import Keep
from boardwright.games.innovation import (
    cards,
    dicts,
    drawing,
    hindsight,
    present,
    resampling,
    turns,
)
from boardwright.games.innovation.advice import Advice
from boardwright.games.innovation.facts import (
    ALL,
    ALSO,
    CARD,
    COLOUR,
    COLOURS,
    DOMAINS,
    NAMES,
    PERIOD,
    mask_of,
    points_of,
)
from boardwright.games.innovation.keys import ACTIONS
from boardwright.games.innovation.loading import Loader
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import SEES, SUPPLY, traces
from boardwright.games.innovation.view import view, views


class Innovation(Game[State]):
    """Innovation, Iello edition, for 2 to 4 players."""

    name = "innovation"
    package = "boardwright.games.innovation"
    rules_version = 1
    seats = (2, 3, 4)
    settings = (
        Setting("cards", ("iello", "later"), "INN-230"),
        Setting("technology", ("together", "either"), "INN-114"),
        Setting("reveal", ("change", "nothing"), "INN-234"),
    )
    unordered = frozenset(("hand", "influence", "dominations", "domains", "periods", "box"))
    events = frozenset(
        (
            *("activated", "alone", "archived", "begins", "demand-concerns", "demand-idle"),
            *("discarded", "dominated", "drew", "exchanged", "forced", "free-draw", "game-over"),
            *("kept-order", "no-winner", "played", "proved", "ran-out", "rearranged", "recycled"),
            *("scored", "share-concerns", "showed", "showed-hand", "splayed", "took-domain"),
            *("transferred", "turn", "uncovered", "unsplayed"),
        )
    )
    actions = ACTIONS
    effects = cards
    activations = "activate:"
    """What coverage tables count: every answer that begins so must occur."""

    def begin(self, setup: Setup) -> State:
        return turns.begin(setup)

    # Methods as they stand: they are called at every action.
    ask = turns.ask
    act = turns.act

    def fingerprint(self, state: State) -> tuple[object, ...]:
        s = state
        return (
            s.rng, s.phase, s.turn, s.actions, s.turns, tuple(s.hand), tuple(s.influence),
            tuple(s.points), tuple(s.piles), tuple(s.splay), tuple(s.icons), tuple(s.supply),
            tuple(s.under), s.period_card, s.periods, s.domains, tuple(s.dominated),
            tuple(s.archived), tuple(s.scored), s.box,
            tuple(tuple(sorted(known.items())) for known in traces(s)),
            tuple(sorted(s.mixed.items())),
        )  # fmt: skip

    def forbids(self, state: State, decision: Decision, action: int) -> str | None:
        return turns.forbids(state, decision, action)

    def problems(self, state: State) -> list[str]:
        """INN-001: 105 cards, each in one place, and 5 domains; points and icons as a slow count
        finds them.
        """
        s, wrong = state, []
        everywhere = [
            *[card for pile in (*s.piles, *s.supply) for card in pile],
            *[card for card in s.period_card if card >= 0],
        ]
        masks = [mask_of(everywhere), s.box, *s.hand, *s.influence]
        total = len(everywhere) + sum(mask.bit_count() for mask in masks[1:])
        if total != len(NAMES) or masks[0] | s.box | sum(s.hand) | sum(s.influence) != ALL:
            wrong.append(f"{total} cards, or some twice")
        taken = 0
        for seat in range(s.seats):
            if s.points[seat] != points_of(s.influence[seat]):
                wrong.append(f"seat {seat}: points are off")
            if taken & s.dominated[seat]:
                wrong.append(f"seat {seat}: a domination is owned twice")
            taken |= s.dominated[seat]
        if (taken >> 10) | s.domains != 0b11111 or (taken >> 10) & s.domains:
            wrong.append("the domains are not five")
        slow = s.copy()
        slow.shown, slow.icons = [0] * len(s.shown), [0] * s.seats
        for at, pile in enumerate(s.piles):
            slow.refresh(at)
            if s.splay[at] and len(pile) < 2:
                wrong.append(f"pile {at}: a lone card is splayed")
            if any(COLOUR[card] != at % 5 for card in pile):
                wrong.append(f"pile {at}: a card of another colour")
        if slow.icons != s.icons or slow.shown != s.shown:
            wrong.append("icons are off")
        return wrong

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return view(state, seat)

    def views(self, state: State, seats: Iterable[int | None]) -> dict[int | None, dict[str, Json]]:
        return views(state, seats)

    def pieced(
        self, state: State, seats: Iterable[int | None], keep: Keep
    ) -> dict[int | None, dict[str, Json]]:
        return views(state, seats, keep)

    def redeal(self, state: State, seat: int, rng: int, since: Sequence[Raw]) -> State:
        return resampling.redeal(state, seat, rng, since)

    def alike(
        self,
        state: State,
        decision: Decision,
        action: int,
        seat: int,
        now: Sequence[Raw],
        later: Sequence[Raw],
    ) -> tuple[int, ...]:
        return hindsight.alike(state, decision, action, seat, now, later)

    def knowledge(self, state: State, seat: int) -> dict[str, Json]:
        known = dicts.memory(state).get(str(seat), {})
        assert isinstance(known, Mapping)
        return dict(known)

    def unforeseen(self, raw: Raw, seat: int) -> bool:
        move = raw[5]
        if move is None:
            return raw[0] in ("showed-hand", "uncovered") and raw[2]["seat"] != seat
        _, src, _ = move
        return src == SUPPLY or not SEES[src] >> seat & 1

    def to_dict(self, state: State) -> dict[str, Json]:
        return dicts.to_dict(state)

    def from_dict(self, data: Mapping[str, Json], setup: Setup) -> State:
        return Loader(data, setup).load()

    def matches(self, wanted: str, name: str) -> bool:
        card = CARD.get(name)
        if not wanted.startswith("?"):
            return wanted == name or (card is not None and ALSO.get(wanted) == card)
        if card is None or wanted == "?":
            return wanted == "?"
        return wanted[1:] in (str(PERIOD[card]), COLOURS[COLOUR[card]])

    def has_name(self, name: str) -> bool:
        return name in CARD or name in ALSO or name in DOMAINS

    def option(self, state: State, decision: Decision, action: int, seat: int) -> Option:
        return present.option(state, decision, action, seat)

    def anchors(self, event: Event) -> tuple[str, ...]:
        return present.anchors(event)

    def content(self) -> dict[str, Json]:
        return drawing.content()

    def advice(self) -> Advice:
        return _advice()


@cache
def _advice() -> Advice:
    return Advice()
