"""Etherfields as the core knows it: one object for each content pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from boardwright.core.decisions import Decision, Option, Suggestion
from boardwright.core.effects import Asked, Flow, Reply
from boardwright.core.events import Event, Raw
from boardwright.core.games import Game, Setup
from boardwright.core.messages import Json
from boardwright.core.outcomes import Outcome
from boardwright.core.seats import solo_teams
from boardwright.games.etherfields import (
    asking,
    dicts,
    drawing,
    effects,
    familiar,
    forbidding,
    hindsight,
    naming,
    packs,
    present,
    problems,
    resampling,
    rotating,
    tallies,
    turns,
    wiring,
)
from boardwright.games.etherfields import setup as setting_up
from boardwright.games.etherfields import view as seeing
from boardwright.games.etherfields.advice import Advice
from boardwright.games.etherfields.events import EVENTS
from boardwright.games.etherfields.fields import UNORDERED
from boardwright.games.etherfields.loading import Loader
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import State

if TYPE_CHECKING:
    from boardwright.games.etherfields.campaign import Campaign

SHIPPED = "water"
"""The pack that the game is played with where no other is named."""
MOST_KEPT = 8
"""Games with extra content that are kept: it may come from records that anybody sends."""

__all__ = ["Etherfields", "wiring"]


class Etherfields(Game[State]):
    """Etherfields: a campaign of Dreams for one to four Dreamers, with the content of a pack."""

    name = "etherfields"
    package = "boardwright.games.etherfields"
    rules_version = 1
    unordered = UNORDERED
    events = EVENTS
    session = rotating.SESSION
    effects = effects
    """What coverage tables look into: the verbs of effects."""
    branches = False
    """Of verbs only whether they ran: which of their arguments a pack makes use of is its own
    matter, and tests of every verb try them all."""

    def __init__(self, pack: Pack) -> None:
        self.content_pack = pack
        self.actions = pack.keys
        least, most = pack.players
        self.seats = tuple(range(least, most + 1))
        self.settings = setting_up.settings_of(pack)
        self._with: dict[str, Etherfields] = {}
        """Games with more content that were made already."""

    def with_pack(self, pack: str) -> Etherfields:
        """ETH-019: the game with other content; the shipped pack is that of the game itself."""
        loaded = packs.load(pack)
        if loaded.digest == GAME.content_pack.digest:
            return GAME
        game = Etherfields(loaded)
        game.pack, game.pack_hash = loaded.id, loaded.digest
        return game

    def with_content(self, content: Mapping[str, Json]) -> Etherfields:
        key = repr(content)
        if self.extra is not None and repr(self.extra) == key:
            return self
        if key not in self._with:
            if len(self._with) == MOST_KEPT:
                self._with.clear()
            game = Etherfields(packs.with_content(self.content_pack, content))
            game.pack, game.pack_hash, game.extra = self.pack, self.pack_hash, content
            self._with[key] = game
        return self._with[key]

    def agree(self, seats: int, chosen: dict[str, str], given: Mapping[str, str]) -> dict[str, str]:
        return setting_up.agree(seats, chosen)

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """ETH-209: they win and lose together."""
        return (tuple(range(setup.seats)),)

    def sharing(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """ETH-015: hands are open, unless the setting closes them."""
        return solo_teams(setup.seats) if setup.settings["hands"] == "closed" else self.teams(setup)

    def first_player(self, state: State) -> int | None:
        """ETH-007, ETH-602: the First Player decides when the players cannot agree."""
        return state.first

    # Rules

    def begin(self, setup: Setup) -> State:
        return setting_up.begin(setup, self.content_pack)

    def ask(self, state: State) -> Asked:
        return turns.ask(state)

    def act(self, state: State, reply: Reply) -> Flow[None] | None:
        return turns.act(state, reply)

    def fingerprint(self, state: State) -> tuple[object, ...]:
        return state.fingerprint()

    def problems(self, state: State) -> list[str]:
        return list(problems.problems(state))

    def forbids(self, state: State, decision: Decision, action: int) -> str | None:
        return forbidding.forbids(state, decision, action)

    def knows(self, state: State, seat: int, action: int) -> bool:
        """ETH-057: not of what is unrevealed."""
        return familiar.knows(state, seat, action)

    def advice(self) -> Advice:
        return _advice()

    # What seats may see

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return seeing.view(state, seat)

    def views(self, state: State, seats: Iterable[int | None]) -> dict[int | None, dict[str, Json]]:
        return seeing.views(state, seats)

    def redeal(self, state: State, seat: int, rng: int, since: Sequence[Raw]) -> State:
        return resampling.redeal(state, seat, rng, since)

    def asks_alike(self, state: State) -> bool:
        """ETH-014, ETH-015: with open hands nothing hidden says what may be done."""
        return not asking.closed(state)

    def alike(
        self,
        state: State,
        decision: Decision,
        action: int,
        seat: int,
        now: Sequence[Raw],
        later: Sequence[Raw],
    ) -> tuple[int, ...]:
        return hindsight.alike(state, decision, action, seat, (*now, *later))

    def knowledge(self, state: State, seat: int) -> dict[str, Json]:
        return hindsight.knowledge(state, seat)

    def unforeseen(self, raw: Raw, seat: int) -> bool:
        return hindsight.unforeseen(raw)

    # Presentation

    def content(self) -> dict[str, Json]:
        return drawing.content(self.content_pack)

    def option(self, state: State, decision: Decision, action: int, seat: int) -> Option:
        return present.option(state, decision, action, seat)

    def suggestions(self, state: State, decision: Decision) -> tuple[Suggestion, ...]:
        return present.suggestions(state, decision)

    def anchors(self, event: Event) -> tuple[str, ...]:
        return present.anchors(event)

    # Long runs

    def rotation(self, seats: int, number: int, fixed: Mapping[str, str]) -> dict[str, str]:
        return rotating.rotation(self.content_pack, seats, number, fixed)

    def tallied(self) -> tuple[str, ...]:
        return tallies.names(self.content_pack)

    def tally(self, state: State, raws: Sequence[Raw]) -> Iterable[str]:
        return tallies.tally(state, raws)

    def dallies(self, state: State, decision: Decision) -> frozenset[int]:
        return rotating.dallies(state, decision)

    # Campaigns

    def goes_on(self, outcome: Outcome) -> bool:
        """ETH-585: only after a save."""
        return outcome.reason == "saved"

    def campaign(self, names: Sequence[str] = ()) -> Campaign:
        from boardwright.games.etherfields.campaign import Campaign

        return Campaign(self, names)

    def read_campaign(self, text: str) -> Campaign:
        from boardwright.games.etherfields.campaign import Campaign

        return Campaign.read(text, self)

    # Text forms

    def to_dict(self, state: State) -> dict[str, Json]:
        return dicts.to_dict(state)

    def from_dict(self, data: Mapping[str, Json], setup: Setup) -> State:
        return Loader(data, setup, self.content_pack).load()

    def matches(self, wanted: str, name: str) -> bool:
        return naming.matches(self.content_pack, wanted, name)

    def describes(self, wanted: str, table: Mapping[str, Json]) -> bool:
        return naming.describes(self.content_pack, wanted, table)

    def has_name(self, name: str) -> bool:
        return naming.has_name(self.content_pack, name)


@cache
def _advice() -> Advice:
    return Advice()


GAME = Etherfields(packs.load(SHIPPED))
