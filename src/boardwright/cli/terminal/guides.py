"""What the terminal must know of a game to draw it. A game without a guide of its own is drawn as
an outline of what its seat sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from boardwright.cli.terminal.voice import Pos, Voice
from boardwright.core.decisions import Decision
from boardwright.core.messages import Json

View = Mapping[str, Json]


class Guide(Protocol):
    """Draws a game and explains its things to one reader."""

    @property
    def examples(self) -> tuple[str, str]:
        """A rule and a thing that can be asked about, for the help."""

    def board(self, view: View, *, over: bool = False) -> RenderableType:
        """All that lies on the table."""

    def source(self, decision: Decision) -> tuple[str, str] | None:
        """What asks a question: its title, and its own words; None where the board is to be shown
        with it, no title where nothing but the question is.
        """

    def note(self, key: str, view: View) -> Text:
        """What to know about an answer, beside its label."""

    def about(self, topic: str, view: View) -> RenderableType | None:
        """The text of a thing of the game, found by name."""


class Outline:
    """A guide for any game."""

    examples = ("", "")

    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    def board(self, view: View, *, over: bool = False) -> RenderableType:
        return Group(*_outline(view, 0))

    def source(self, decision: Decision) -> tuple[str, str] | None:
        return (decision.source, "") if decision.source else None

    def note(self, key: str, view: View) -> Text:
        return Text()

    def about(self, topic: str, view: View) -> RenderableType | None:
        return None


def guide_for(pos: Pos, voice: Voice, *, plain: bool) -> Guide:
    """The guide of a game; `plain` means letters only."""
    if pos.game.name == "innovation":
        from boardwright.cli.terminal.innovation import InnovationGuide

        return InnovationGuide(voice, pos.setup.settings, plain=plain)
    if pos.game.name == "cerebria":
        from boardwright.cli.terminal.cerebria import CerebriaGuide

        return CerebriaGuide(voice, pos.state.table, plain=plain)
    if pos.game.name == "etherfields":
        from boardwright.cli.terminal.etherfields import EtherfieldsGuide

        return EtherfieldsGuide(voice)
    return Outline(voice)


def full_view(pos: Pos) -> dict[str, Json]:
    """What a spectator sees, with what every seat sees of its own and of its team."""
    view = pos.view(None)
    views = [pos.view(seat) for seat in range(pos.setup.seats)]
    seats = [own.get("seats") for own in views]
    if all(isinstance(own, Sequence) for own in seats):
        view["seats"] = [own[seat] for seat, own in enumerate(seats) if isinstance(own, Sequence)]
    cards = [seen.get("cards") for seen in (view, *views)]
    if all(isinstance(texts, Mapping) for texts in cards):
        view["cards"] = {
            k: v for texts in cards if isinstance(texts, Mapping) for k, v in texts.items()
        }
    teams = view.get("teams")
    if isinstance(teams, Mapping):
        view["teams"] = {name: _known(name, teams, views) for name in teams}
    return view


def _known(team: str, teams: Mapping[str, Json], views: Sequence[View]) -> Json:
    """A team with whatever any seat sees of it."""
    known: dict[str, Json] = {}
    for seen in (teams, *(view["teams"] for view in views)):
        part = seen.get(team) if isinstance(seen, Mapping) else None
        if isinstance(part, Mapping):
            known |= {name: value for name, value in part.items() if value is not None}
    whole = teams[team]
    return {**whole, **known} if isinstance(whole, Mapping) else whole


def _outline(value: Json, depth: int, name: str = "") -> Iterator[Text]:
    head = "  " * depth + (f"{name}: " if name else "")
    if isinstance(value, Mapping) and value:
        if name:
            yield Text(head.rstrip())
        for key, item in value.items():
            yield from _outline(item, depth + bool(name), key)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        if any(isinstance(item, Mapping) for item in value):
            for place, item in enumerate(value):
                yield from _outline(item, depth, f"{name} {place}")
        else:
            yield Text(head + (", ".join(map(str, value)) or "-"))
    else:
        yield Text(head + ("-" if value in (None, "", {}) else str(value)))
