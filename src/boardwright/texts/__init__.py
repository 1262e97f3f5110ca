"""Turns messages into sentences, through Fluent, in a language and a set of words."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable

from boardwright.core.messages import NO_ARGS, Arg, Args
from boardwright.texts.arguments import Arguments, Said, slug
from boardwright.texts.bundles import load, word_sets
from boardwright.texts.errors import BadText, MissingText

_WITHOUT = "without-"

__all__ = ["BadText", "MissingText", "Texts", "slug", "word_sets"]


class Texts:
    """All that a game and the shell can say.

    A game is a name (`innovation`), a dotted package, or the folder of a package. `names` are the
    names of the people at the seats.
    """

    def __init__(
        self,
        game: str | Traversable,
        language: str = "en",
        words: str | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.language = language
        self.words = words
        self.names = tuple(names)
        self._bundle, self._keys = load(game, language, words)
        self._known = frozenset(self._keys)
        self._shorter: dict[str, list[str]] = {}
        for key in self._keys:
            message, _, attribute = key.partition(".")
            if attribute.startswith(_WITHOUT):
                self._shorter.setdefault(message, []).append(attribute.removeprefix(_WITHOUT))
        self._arguments = Arguments(language, self._find)

    def say(self, key: str, /, **args: Arg) -> str:
        """The text of a key, or of an attribute as `card-pottery.effect1`."""
        return self.say_message(key, args)

    def say_message(
        self,
        key: str,
        args: Args = NO_ARGS,
        *,
        names: Sequence[str] | None = None,
        viewer: int | None = None,
    ) -> str:
        """The text of a message as the seat `viewer` reads it, with the people's names. Where an
        argument `card` is missing, because the seat may not know it, the attribute `.without-card`
        is said if the message has one.
        """
        people = self.names if names is None else names

        def seat_name(seat: int) -> str:
            if 0 <= seat < len(people):
                return people[seat]
            return self._format("seat-name", {"number": seat + 1})

        said = self._arguments.prepare(args, seat_name, viewer)
        return self._format(self._fitting(key, args), said)

    def has(self, key: str) -> bool:
        return key in self._known

    def keys(self) -> tuple[str, ...]:
        """Every key that can be said, attributes included."""
        return self._keys

    def rule(self, rule: str) -> str:
        return self._format(rule, {})

    def _fitting(self, key: str, args: Args) -> str:
        missing = (name for name in self._shorter.get(key, ()) if name not in args)
        name = next(missing, None)
        return key if name is None else f"{key}.{_WITHOUT}{name}"

    def _find(self, key: str) -> str | None:
        return self._format(key, {}) if key in self._known else None

    def _format(self, key: str, args: Said) -> str:
        if key not in self._known:
            raise MissingText(key)
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingText(key, "it has attributes only")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(key, "; ".join(str(error) for error in errors))
        return str(text)
