"""Cerebria as the core knows it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from boardwright.core.decisions import Decision
from boardwright.core.effects import Flow, Reply
from boardwright.core.games import Game, Setting, Setup
from boardwright.games.cerebria import setup as setting_up
from boardwright.games.cerebria import turns
from boardwright.games.cerebria.emotions import Emotions
from boardwright.games.cerebria.keys import action_space
from boardwright.games.cerebria.setup import DECKS, teams_of
from boardwright.games.cerebria.spirits import SPIRITS
from boardwright.games.cerebria.state import State


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

    def __init__(self, table: Emotions) -> None:
        self.table = table
        self.actions = action_space(table)

    def agree(self, seats: int, chosen: dict[str, str], given: Mapping[str, str]) -> dict[str, str]:
        return setting_up.agree(seats, chosen, given, self.table)

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        team = teams_of(setup.seats, setup.settings)
        return tuple(tuple(n for n in range(setup.seats) if team[n] == side) for side in range(2))

    # Rules

    def begin(self, setup: Setup) -> State:
        return setting_up.begin(setup, self.table)

    def ask(self, state: State) -> Decision:
        return turns.ask(state)

    def act(self, state: State, reply: Reply) -> Flow[None] | None:
        return turns.act(state, reply)


def base_table() -> Emotions:
    """The cards that ship with the game."""
    text = (files(__package__) / "content" / "emotions.toml").read_text("utf-8")
    data = tomllib.loads(text)
    return Emotions(data)


GAME = Cerebria(base_table())
