"""Values of the right kind, out of a dict that anyone may have written."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeGuard

from boardwright.core.messages import Json


class Reading:
    """What is wrong so far, each as "where: why". A value of the wrong kind counts as unsaid once
    it is noted, so that one reading finds everything.
    """

    def __init__(self) -> None:
        self.problems: list[str] = []

    def wrong(self, where: str, why: str) -> None:
        problem = f"{where}: {why}"
        if problem not in self.problems:
            self.problems.append(problem)

    def number(self, where: str, value: Json, least: int, most: int, unsaid: int = 0) -> int:
        if is_whole(value) and least <= value <= most:
            return value
        self.wrong(where, f"a number from {least} to {most} is needed, not {value!r}")
        return unsaid

    def entries(
        self, where: str, value: Json, unsaid: Sequence[Json] = (), what: str = "a list"
    ) -> Sequence[Json]:
        if is_list(value):
            return value
        self.wrong(where, f"{what} is needed")
        return unsaid

    def table(
        self, where: str, value: Json, known: Collection[str] = (), what: str = "a table"
    ) -> Mapping[str, Json]:
        """A table without its unknown keys; `known` is left out where any key will do."""
        if not isinstance(value, Mapping):
            self.wrong(where, f"{what} is needed")
            return {}
        if not known:
            return value
        for key in value:
            if key not in known:
                place = f"{where}.{key}" if where else key
                self.wrong(place, f"unknown; there are {', '.join(known)}")
        return {key: value[key] for key in value if key in known}


def is_whole(value: Json) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def is_list(value: Json) -> TypeGuard[Sequence[Json]]:
    return isinstance(value, Sequence) and not isinstance(value, str)
