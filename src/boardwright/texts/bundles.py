"""Finds and loads the Fluent files of the shell and of a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from boardwright.texts.errors import BadText, MissingText

Keys = tuple[str, ...]


def load(game: str | Traversable, language: str, words: str | None) -> tuple[FluentBundle, Keys]:
    """The bundle of a game and the keys in it; kept for games that are given by name."""
    if isinstance(game, str):
        return _load_by_name(game, language, words)
    return _load(game_texts(game, language), language, words)


@lru_cache(maxsize=32)
def _load_by_name(game: str, language: str, words: str | None) -> tuple[FluentBundle, Keys]:
    return _load(game_texts(game, language), language, words)


def _load(folder: Traversable, language: str, words: str | None) -> tuple[FluentBundle, Keys]:
    """The shell, then the game's words, then the other words if asked for, then the rest."""
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    bundle = FluentBundle([language], use_isolating=False)
    keys: dict[str, None] = {}
    _add(bundle, keys, shell_texts(language) / "shell.ftl")
    _add(bundle, keys, folder / "words.ftl")
    if words is not None:
        if words not in _word_sets(names):
            raise MissingText(f"words-{words}", f"there are: {', '.join(_word_sets(names))}")
        _add(bundle, keys, folder / f"words-{words}.ftl", redefines=True)
    for name in names:
        if name != "words.ftl" and not name.startswith("words-"):
            _add(bundle, keys, folder / name)
    return bundle, tuple(key for key in keys if not key.startswith("-"))


def game_texts(game: str | Traversable, language: str) -> Traversable:
    """The folder of a game's texts; a game is a name, a dotted package or the package's folder."""
    if isinstance(game, str):
        game = files(game if "." in game else f"boardwright.games.{game}")
    return _folder(game / "texts" / language, language)


def shell_texts(language: str) -> Traversable:
    return _folder(files("boardwright.texts") / language, language)


def word_sets(game: str | Traversable, language: str = "en") -> Keys:
    """The other vocabularies of a game, such as `meld`."""
    return _word_sets(sorted(file.name for file in game_texts(game, language).iterdir()))


def _word_sets(names: list[str]) -> Keys:
    return tuple(
        name.removeprefix("words-").removesuffix(".ftl")
        for name in names
        if name.startswith("words-")
    )


def _folder(folder: Traversable, language: str) -> Traversable:
    if not folder.is_dir():
        raise MissingText(language, f"no folder {folder}")
    return folder


def _add(
    bundle: FluentBundle, keys: dict[str, None], file: Traversable, *, redefines: bool = False
) -> None:
    """Add a file. Fluent would skip what it cannot read or knows already; here that is an error."""
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadText(file.name, f"cannot be read: {(entry.content or '').strip()!r}")
        for key in _keys(entry):
            if (key in keys) is not redefines:
                known = "does not exist" if redefines else "is there already"
                raise BadText(file.name, f"defines {key}, which {known}")
            keys[key] = None
    bundle.add_resource(resource, allow_overrides=redefines)


def _keys(entry: ast.EntryType) -> Iterator[str]:
    if isinstance(entry, ast.Term):
        yield f"-{entry.id.name}"
    elif isinstance(entry, ast.Message):
        yield entry.id.name
        for attribute in entry.attributes:
            yield f"{entry.id.name}.{attribute.id.name}"
