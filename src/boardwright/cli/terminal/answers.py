"""Finds the answer that somebody typed: a number, a key, or the beginning of a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class NotFound(Exception):
    """What was typed is no answer here; the text key and its arguments say why."""

    def __init__(self, key: str, **args: str | int | list[str]) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


@dataclass(frozen=True, slots=True)
class Choice:
    """An option as it is offered: its key, its label, and what it costs in words."""

    key: str
    label: str
    price: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that an answer may be called, in small letters."""
        key = self.key.lower()
        verb, _, rest = key.partition(":")
        names = [key, key.replace(":", " "), self.label.lower()]
        if rest:
            names += [rest.replace(":", " "), rest.rpartition(":")[0] or rest]
            names += [word for word in (rest.removeprefix("the "),) if word != rest]
        return tuple(dict.fromkeys(name for name in names if name)) or (verb,)


def find(typed: str, choices: Sequence[Choice]) -> int:
    """The place of the one choice that was meant."""
    wanted = " ".join(typed.lower().split())
    if wanted.isdecimal():
        number = int(wanted)
        if not 1 <= number <= len(choices):
            raise NotFound("bad-number", number=number, count=len(choices))
        return number - 1
    names = [choice.names for choice in choices]
    for fits in (
        [n for n, own in enumerate(names) if wanted in own[:1]],
        [n for n, own in enumerate(names) if wanted in own],
        [n for n, own in enumerate(names) if any(_begins(name, wanted) for name in own)],
    ):
        if len(fits) == 1:
            return fits[0]
        if fits:
            labels = [choices[n].label for n in fits]
            raise NotFound("bad-ambiguous", typed=typed, answers=labels)
    raise NotFound("bad-answer", typed=typed)


def _begins(name: str, wanted: str) -> bool:
    """Whether each word typed begins a word of the name, from the first one on: "act pot"."""
    words, typed = name.split(), wanted.split()
    return len(typed) <= len(words) and all(
        word.startswith(part) for word, part in zip(words, typed, strict=False)
    )
