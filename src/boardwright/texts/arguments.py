"""Turns the arguments of a message into words: seats, names of cards, colours, lists."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from babel.lists import format_list

from boardwright.core.messages import Arg, Args

Said = dict[str, str | int]

# A name or word is said by the first of these messages that exists: card-pottery, colour-red.
_KINDS = ("card", "domain", "colour", "icon", "splay", "kind")
_SEATS = {"seat", "me", "you", "other", "owner", "winner"}


def slug(name: str) -> str:
    """The form of a name in keys: "The Wheel" is the-wheel, "A.I." is a-i."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


class Arguments:
    """Prepares arguments for one language; `find` says a message, or gives None without one."""

    __slots__ = ("_find", "_language")

    def __init__(self, language: str, find: Callable[[str], str | None]) -> None:
        self._language = language
        self._find = find

    def prepare(self, args: Args, seat_name: Callable[[int], str], viewer: int | None) -> Said:
        """The words, and what texts choose by: `<seat>_is` ("you", "same" as the seat that the
        message is about, "nobody" for -1, or "other"), `<seats>_is` ("you", "among" them or
        "other"), `<list>_count`, and `<name>_is`, the plain form of a word in every language.
        """
        said: Said = {}
        for name, value in args.items():
            if isinstance(value, bool):
                said[name] = "yes" if value else "no"
            elif isinstance(value, int) and _is_seat(name):
                said[name] = seat_name(value)
                said[f"{name}_is"] = _relation(name, value, args, viewer)
            elif isinstance(value, int):
                said[name] = value
            elif isinstance(value, Sequence) and not isinstance(value, str):
                seats = _is_seat(name.removesuffix("s"))
                words = [
                    seat_name(item) if seats and isinstance(item, int) else self._word(item)
                    for item in value
                ]
                said[name] = self._list(words)
                said[f"{name}_count"] = len(words)
                if seats:
                    alone = len(words) == 1
                    said[f"{name}_is"] = (
                        "other" if viewer not in value else "you" if alone else "among"
                    )
            else:
                said[name] = self._word(value)
                said[f"{name}_is"] = slug(str(value))
        return said

    def _word(self, value: Arg) -> str:
        if value is None:
            return self._nothing()
        if not isinstance(value, str):
            return str(value)
        for kind in _KINDS:
            text = self._find(f"{kind}-{slug(value)}")
            if text is not None:
                return text
        return value

    def _list(self, words: Sequence[str]) -> str:
        return format_list(words, locale=self._language) if words else self._nothing()

    def _nothing(self) -> str:
        return self._find("nothing") or ""


def _relation(name: str, seat: int, args: Args, viewer: int | None) -> str:
    if seat < 0:
        return "nobody"
    if seat == viewer:
        return "you"
    return "same" if name != "seat" and seat == args.get("seat") else "other"


def _is_seat(name: str) -> bool:
    return name in _SEATS or name.endswith("_seat")
