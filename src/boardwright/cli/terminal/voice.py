"""Sentences for one reader, and the story of a game in such sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from boardwright.core.decisions import Cost
from boardwright.core.events import Event
from boardwright.core.messages import Arg, Message
from boardwright.core.positions import Position
from boardwright.core.records import Record
from boardwright.texts import Texts

Pos = Position[Any]


class Voice:
    """The texts as one seat reads them; None is a spectator."""

    __slots__ = ("texts", "viewer")

    def __init__(self, texts: Texts, viewer: int | None) -> None:
        self.texts = texts
        self.viewer = viewer

    def say(self, key: str, /, **args: Arg) -> str:
        return self.texts.say_message(key, args, viewer=self.viewer)

    def tell(self, message: Message) -> str:
        return self.texts.say_message(message.key, message.args, viewer=self.viewer)

    def event(self, event: Event) -> str:
        return self.texts.say_message(event.kind, event.args, viewer=self.viewer)

    def price(self, costs: Sequence[Cost]) -> str:
        """What an answer costs altogether; nothing is said where nothing has a price."""
        sums: dict[str, int] = {}
        for cost in costs:
            sums[cost.of] = sums.get(cost.of, 0) + cost.amount
        parts = [self.say("play-cost", amount=n, of=of) for of, n in sums.items() if n]
        if not parts:
            return self.say("play-cost-none") if sums else ""
        return self.say("play-costs", parts=parts)

    def name(self, seat: int) -> str:
        names = self.texts.names
        return names[seat] if seat < len(names) else self.texts.say("seat-name", number=seat + 1)


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened: after how many answers, what kind, the sentence, the rule."""

    answers: int
    kind: str
    text: str
    rule: str


def told(events: Sequence[Event], voice: Voice, answers: int = 0) -> list[Line]:
    """Events as lines."""
    return [Line(answers, event.kind, voice.event(event), event.rule) for event in events]


def worth_telling(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """What a player wants to hear at once: not that others had no choice."""
    return [e for e in events if e.kind != "forced" or e.args.get("seat") == viewer]


def story(
    record: Record, voice: Voice, stop: int | None = None, *, everything: bool = False
) -> Iterator[tuple[Pos, list[Line]]]:
    """The game answer by answer: the position, and what led to it. With `everything`, also what
    the reader could not see.
    """
    for answers, pos in enumerate(record.positions()):
        events = pos.events if everything else pos.events_for(voice.viewer)
        yield pos, told(events, voice, answers)
        if answers == stop:
            break
