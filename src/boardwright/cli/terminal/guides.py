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

    def board(self, view: View, *, over: bool = False) -> RenderableType:
        """All that lies on the table."""

    def source(self, decision: Decision) -> tuple[str, str] | None:
        """What asks a question: its title, and its own words."""

    def note(self, key: str, view: View) -> Text:
        """What to know about an answer, beside its label."""

    def about(self, topic: str, view: View) -> RenderableType | None:
        """The text of a thing of the game, found by name."""


class Outline:
    """A guide for any game."""

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
    return Outline(voice)


def full_view(pos: Pos) -> dict[str, Json]:
    """What a spectator sees, with what every seat sees of its own."""
    view = pos.view(None)
    seats = [pos.view(seat).get("seats") for seat in range(pos.setup.seats)]
    if all(isinstance(own, Sequence) for own in seats):
        view["seats"] = [own[seat] for seat, own in enumerate(seats) if isinstance(own, Sequence)]
    return view


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
