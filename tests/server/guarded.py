"""What of a content pack nobody may be sent before it is revealed: every text, name and id of each
thing, for as long as no thing that was revealed has the same words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import NOBODY, Seat, State
from boardwright.games.etherfields.veil import secrets, unseen

SHORT = 5
"""Letters of a word that is too common to be told from others."""

TEXT = re.compile(rb'"((?:[^"\\]|\\.)*)"')
ECHO = re.compile(rb'"key":"(?:[^"\\]|\\.)*"')
"""A refusal says which key was refused: whoever tried it has said it first."""

WORD = re.compile(r"[a-z]+")
"""A plain word may be anything; as the id of a thing it stands alone, or after a colon."""


def strings(thing: object) -> Iterator[str]:
    """Every text in a thing, at whatever depth."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from strings(key)
            yield from strings(value)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from strings(getattr(thing, field.name))
    elif isinstance(thing, Iterable):
        for one in thing:
            yield from strings(one)


class Guarded:
    """The secrets of a pack, by the things they belong to."""

    def __init__(self, game: Etherfields) -> None:
        self.game = game
        self.pack: Pack = game.content_pack
        pack = self.pack
        kinds = ("entity", "gate", "item", "mask", "note", "overlay", "season", "wisdom", "world")
        lists: dict[str, Any] = {"card": pack.cards, "tile": pack.tiles, "fate": pack.fates}
        lists |= dict(zip(kinds, self._lists(), strict=True)) | {"script": pack.scripts}
        self.things = {name: lists[kind][n] for (kind, n), name in secrets(pack).items()}
        self.things |= {f"location:{one.id}": one for one in pack.locations}
        self.things |= {f"companion:{one.id}": one for one in pack.companions}
        self._words = {name: set(map(str, strings(one))) for name, one in self.things.items()}
        self._corpus = {name: "\n".join(sorted(words)) for name, words in self._words.items()}

    def _lists(self) -> tuple[object, ...]:
        pack = self.pack
        return (
            *(pack.entities, pack.gates, pack.items, pack.masks, pack.notes, pack.overlays),
            *(pack.seasons, pack.wisdom, pack.world),
        )

    @cached_property
    def known(self) -> str:
        """All of the pack that is known from the start."""
        pack = self.pack
        open_things = [
            *[card for card in pack.cards if f"card:{card.id}" not in self.things],
            *[fate for fate in pack.fates if f"fate:{fate.id}" not in self.things],
            *[tile for tile in pack.tiles if f"tile:{tile.id}" not in self.things],
            *(pack.dreamers, pack.turns, pack.signs, pack.memories),
        ]
        told = [*strings(open_things), json.dumps(self.game.content(), ensure_ascii=False)]
        told += [value for setting in self.game.settings for value in setting.values]
        return "\n".join(told)

    @cached_property
    def public(self) -> str:
        """That, and the words that the engine and its table use."""
        package = files(self.game.package)
        shell = files("boardwright.texts") / "en"
        folders = (shell, package / "texts" / "en", package / "web")
        told = [file.read_text("utf-8") for folder in folders for file in folder.iterdir()]
        told += [*State.__slots__, *Seat.__slots__, (package / "rules.toml").read_text("utf-8")]
        return "\n".join([self.known, *told])

    @cached_property
    def sentences(self) -> list[str]:
        """The sentences that somebody would rather find out by playing."""
        every = {word for words in self._words.values() for word in words}
        return [w for w in sorted(every) if " " in w and len(w) > 20 and w not in self.known]

    @cached_property
    def owners(self) -> dict[str, frozenset[str]]:
        """Each secret text with the things that tell it."""
        every = {word for words in self._words.values() for word in words}
        return {
            word: frozenset(name for name, corpus in self._corpus.items() if word in corpus)
            for word in sorted(every)
            if len(word) >= SHORT and word not in self.public
        }

    def seen(self, s: State, seat: int | None) -> set[str]:
        """The things that this seat has seen, or everybody at the table."""
        hidden = unseen(s, NOBODY if seat is None else seat)
        found = {name for name in self.things if name not in hidden}
        found -= {name for name in self.things if name.startswith(("location:", "companion:"))}
        there = [n for tile in s.worlds for n in s.pack.world[tile].locations]
        walking = [one.companion for one in s.figures if one.companion != NOBODY]
        found |= {f"location:{s.pack.locations[n].id}" for n in there}
        return found | {f"companion:{s.pack.companions[n].id}" for n in walking}


class Eyes:
    """What one seat, or who only watches, has been sent, held against what it may know."""

    def __init__(self, guarded: Guarded, seat: int | None) -> None:
        self.guarded = guarded
        self.seat = seat
        self.left = dict(guarded.owners)
        """Texts that may not be sent yet."""
        self._heard: set[bytes] = set()

    def learn(self, s: State) -> None:
        """What lies open now, or has been looked at, is no secret any more."""
        seen = self.guarded.seen(s, self.seat)
        self.left = {word: owners for word, owners in self.left.items() if not owners & seen}

    def hear(self, sent: bytes) -> list[tuple[str, str]]:
        """The secrets among these bytes, each with the text that tells it."""
        raw = set(_texts(sent)) - self._heard
        self._heard |= raw
        new = {_read(text) for text in raw}
        one = "\n".join(new)
        told = [word for word in self.left if word in one]
        return [(word, text) for word in told for text in new if _tells(text, word)]


def _texts(sent: bytes) -> Iterable[bytes]:
    """Every text in a message, a stream of events or a response, as it is written there."""
    if b"/problems/" in sent:
        sent = ECHO.sub(b"", sent)
    return TEXT.findall(sent) or [sent]


def _read(written: bytes) -> str:
    text = written.decode("utf-8", "replace")
    return str(json.loads(f'"{text}"')) if "\\" in text else text


def _tells(text: str, word: str) -> bool:
    if WORD.fullmatch(word):
        return text.rpartition(":")[2] == word
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None
