"""What can go wrong, each with the facts that explain it. Nothing here is ever raised half-way
through a change: a position that refused an answer has not moved.
"""

from __future__ import annotations

from collections.abc import Sequence


class BoardwrightError(Exception):
    """Everything this package raises on purpose."""


class UnknownGame(BoardwrightError):
    """No installed package offers a game of this name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"no game named {name!r}; there are: {', '.join(known) or 'none'}")
        self.name = name


class UnknownPack(UnknownGame):
    """The game has no content pack of this name."""

    def __init__(self, name: str, pack: str) -> None:
        BoardwrightError.__init__(self, f"there is no game {name} with pack {pack}")
        self.name = name
        self.pack = pack


class BadSetup(BoardwrightError):
    """A number of seats or a setting that the game does not have."""


class BadPack(BoardwrightError):
    """Content that cannot be played with; `problems` lists everything that is wrong with it."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


class BadAnswer(BoardwrightError):
    """An answer that is not even in the game's language: an unknown key, a seat not asked."""

    def __init__(self, answer: str | int, why: str) -> None:
        super().__init__(f"{answer!r}: {why}")
        self.answer = answer


class IllegalAnswer(BoardwrightError):
    """A well-formed answer that the rules forbid here."""

    def __init__(self, key: str, rule: str) -> None:
        super().__init__(f"{key!r} is not allowed here ({rule})")
        self.key = key
        self.rule = rule


class NothingToUndo(BoardwrightError):
    """The position keeps no earlier answer."""


class NoSample(BoardwrightError):
    """No world was found that fits everything the seat has seen."""


class BadPosition(BoardwrightError):
    """A position that contradicts itself; `problems` lists everything that is wrong with it."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


class BadRecord(BoardwrightError):
    """A record that cannot be read or does not replay; `line` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class BadScenario(BoardwrightError):
    """A scenario file that is not in the language of scenarios."""
