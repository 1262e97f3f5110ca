"""Values of the right kind out of a dict that anyone may have written, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeGuard

from boardwright.core.messages import Json


class Reading:
    """What is wrong so far, each as "where: why". Whatever is of the wrong kind is noted and read
    as if it were empty or unsaid, so that everything wrong is found at once.
    """

    def __init__(self) -> None:
        self.problems: list[str] = []

    def wrong(self, where: str, why: str) -> None:
        problem = f"{where}: {why}"
        if problem not in self.problems:
            self.problems.append(problem)

    def number(self, where: str, value: Json, least: int, most: int, unsaid: int) -> int:
        if is_whole(value) and least <= value <= most:
            return value
        self.wrong(where, f"a number from {least} to {most} is needed, not {value!r}")
        return unsaid

    def entries(self, where: str, value: Json, what: str = "a list") -> Sequence[Json]:
        if is_list(value):
            return value
        self.wrong(where, f"{what} is needed")
        return ()

    def table(
        self, where: str, value: Json, keys: Collection[str] = (), what: str = "a table"
    ) -> Mapping[str, Json]:
        """A table; with `keys`, one that has no others."""
        if not isinstance(value, Mapping):
            self.wrong(where, f"{what} is needed")
            return {}
        unknown = [key for key in value if key not in keys] if keys else []
        for key in unknown:
            self.wrong(f"{where}.{key}".lstrip("."), f"unknown; there are {', '.join(keys)}")
        return value


def is_whole(value: Json) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def is_list(value: Json) -> TypeGuard[Sequence[Json]]:
    return isinstance(value, Sequence) and not isinstance(value, str)
