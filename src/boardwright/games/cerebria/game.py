"""Cerebria as the core knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from boardwright.core.decisions import Decision, Option, Suggestion
from boardwright.core.effects import Flow, Reply
from boardwright.core.events import Event, Raw
from boardwright.core.games import Game, Setting, Setup
from boardwright.core.messages import Json
from boardwright.games.cerebria import (
    dicts,
    drawing,
    forbidding,
    hindsight,
    naming,
    packs,
    powers,
    present,
    resampling,
    rotating,
    tallies,
    turns,
)
from boardwright.games.cerebria import setup as setting_up
from boardwright.games.cerebria.advice import Advice
from boardwright.games.cerebria.emotions import Emotions
from boardwright.games.cerebria.keys import ASPIRATIONS, action_space
from boardwright.games.cerebria.loading import Loader
from boardwright.games.cerebria.problems import problems
from boardwright.games.cerebria.setup import DECKS, teams_of
from boardwright.games.cerebria.spirits import SPIRITS
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.view import view, views

MOST_KEPT = 32
"""Games with extra content that are kept: it may come from records that anybody sends."""


class Cerebria(Game[State]):
    """Cerebria: The Inside World, for two teams of one or two players each."""

    name = "cerebria"
    package = "boardwright.games.cerebria"
    rules_version = 1
    seats = (2, 3, 4)
    settings = (
        Setting("mode", ("full", "basic"), "CER-013"),
        Setting("boards", ("A", "B"), "CER-037"),
        Setting("team_boards", ("A", "B"), "CER-031"),
        Setting("placement", ("chosen", "fixed"), "CER-048"),
        Setting("powers", ("on", "off"), "CER-084"),
        Setting("shaper", ("gloom", "bliss"), "CER-051"),
        Setting("spirit", ("any", *SPIRITS), "CER-036", each_seat=True),
        Setting("deck", DECKS, "CER-062", each_seat=True, free=True),
    )
    unordered = frozenset(("hand", "shown", "used", "once"))
    events = frozenset(
        (
            *(
                "absorbed",
                "aspiration-removed",
                "attuned",
                "built",
                "capped",
                "control",
                "declared",
            ),
            *("discarded", "drained", "drew", "empowered", "ending", "entered", "essence"),
            *("exalted", "forced", "fragment", "gained", "game-over", "hidden-looked"),
            *("hidden-new", "hidden-shown", "insecurity", "intention", "judged", "left", "moved"),
            *("paid", "power", "razed", "refilled", "relocated", "revealed", "revelation"),
            *("rotated", "scored", "taken-up", "token", "token-laid", "turn", "turned-down"),
            *("turned-up", "upgraded"),
        )
    )
    effects = powers
    """What coverage tables look into: the powers of Emotions that enter play."""

    def __init__(self, table: Emotions) -> None:
        self.table = table
        self.actions = action_space(table)
        self._with: dict[str, Cerebria] = {}
        """Games with more content that were made already."""

    def with_pack(self, pack: str) -> Cerebria:
        table, name, digest = packs.read_pack(self.name, pack)
        game = Cerebria(table)
        game.pack, game.pack_hash = name, digest
        return game

    def with_content(self, content: Mapping[str, Json]) -> Cerebria:
        key = repr(content)
        if self.extra is not None and repr(self.extra) == key:
            return self
        if key not in self._with:
            if len(self._with) == MOST_KEPT:
                self._with.clear()
            game = Cerebria(packs.more_cards(self.table, content))
            game.pack, game.pack_hash, game.extra = self.pack, self.pack_hash, content
            self._with[key] = game
        return self._with[key]

    def agree(self, seats: int, chosen: dict[str, str], given: Mapping[str, str]) -> dict[str, str]:
        return setting_up.agree(seats, chosen, given, self.table)

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        team = teams_of(setup.seats, setup.settings)
        return tuple(tuple(n for n in range(setup.seats) if team[n] == side) for side in range(2))

    def setup_for(self, setup: Setup, seat: int | None) -> Setup:
        return setting_up.setup_for(setup, seat)

    # Rules

    def begin(self, setup: Setup) -> State:
        return setting_up.begin(setup, self.table)

    def ask(self, state: State) -> Decision:
        return turns.ask(state)

    def act(self, state: State, reply: Reply) -> Flow[None] | None:
        return turns.act(state, reply)

    def fingerprint(self, state: State) -> tuple[object, ...]:
        s = state
        names, printed = s.table.names, s.table.printed
        # The numbers of plain cards depend on which others a position was made with.
        emo = tuple([n if n < printed else names[n] for n in s.emo])
        return (
            s.rng, s.rules, s.team, s.spirit, s.order, s.at, s.turns, s.phase, s.picks, s.actions,
            s.absorbed, s.used, s.scored, s.ends, tuple(s.space), tuple(s.wp), tuple(s.essence),
            tuple(s.hand), tuple(s.deck), tuple(s.under), tuple(s.shown), s.lists, s.public,
            tuple(s.rows), tuple(s.row_done), emo, tuple(s.side), tuple(s.ess), tuple(s.tok),
            tuple(s.weak), tuple(s.home), tuple(s.force), s.once, s.active, tuple(s.realm),
            tuple(s.frontier), tuple(s.forts), tuple(s.fort_turn), tuple(s.minors),
            tuple(s.majors), tuple(s.id_minor), tuple(s.id_major), tuple(s.capped),
            tuple(s.ambition), tuple(s.wheel), s.turned, tuple(s.pool), s.common, s.down,
            s.removed, tuple(s.hidden), s.choosing, tuple(s.past), tuple(s.due), tuple(s.reactions),
        )  # fmt: skip

    def problems(self, state: State) -> list[str]:
        return list(problems(state))

    def forbids(self, state: State, decision: Decision, action: int) -> str | None:
        return forbidding.forbids(state, decision, action)

    # What seats may see

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return view(state, seat)

    def views(self, state: State, seats: Iterable[int | None]) -> dict[int | None, dict[str, Json]]:
        return views(state, seats)

    # Long runs

    def rotation(self, seats: int, number: int, fixed: Mapping[str, str]) -> dict[str, str]:
        return rotating.rotation(seats, number, fixed)

    def tallied(self) -> tuple[str, ...]:
        return tallies.names(self.table)

    def tally(self, state: State, raws: Sequence[Raw]) -> Iterable[str]:
        return tallies.tally(state, raws)

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
        """CER-445: the lists of the decks, as far as this seat knows them."""
        known = [n for n in range(state.seats) if resampling.knows_list(state, seat, n)]
        return {"lists": {str(n): dicts.emotions(state, state.lists[n]) for n in known}}

    def unforeseen(self, raw: Raw, seat: int) -> bool:
        return hindsight.unforeseen(raw)

    # Text forms

    def to_dict(self, state: State) -> dict[str, Json]:
        return dicts.to_dict(state)

    def from_dict(self, data: Mapping[str, Json], setup: Setup) -> State:
        return Loader(data, setup, self.table).load()

    def matches(self, wanted: str, name: str) -> bool:
        return naming.matches(self.table, wanted, name)

    def has_name(self, name: str) -> bool:
        return name in self.table.number or name in ASPIRATIONS or name in SPIRITS

    # Presentation

    def option(self, state: State, decision: Decision, action: int, seat: int) -> Option:
        return present.option(state, decision, action, seat)

    def suggestions(self, state: State, decision: Decision) -> tuple[Suggestion, ...]:
        return present.suggestions(state, decision)

    def anchors(self, event: Event) -> tuple[str, ...]:
        return present.anchors(event)

    def content(self) -> dict[str, Json]:
        return drawing.content(self.table)

    # Bots

    def advice(self) -> Advice:
        return _advice()


@cache
def _advice() -> Advice:
    """For whatever cards are played with: it reads their facts from the state."""
    return Advice()


GAME = Cerebria(packs.base_table())
