"""Tables of Emotions: the one that ships, others from a folder, and cards added to one."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

from boardwright.core.errors import BadPack, UnknownPack
from boardwright.core.messages import Json
from boardwright.games.cerebria.emotions import Emotions

FILE = "emotions.toml"


def base_table() -> Emotions:
    """The cards that ship with the game."""
    text = (files(__package__) / "content" / FILE).read_text("utf-8")
    return Emotions(tomllib.loads(text))


def read_pack(game: str, folder: str) -> tuple[Emotions, str, str]:
    """The table of a folder, the name that it gives itself, and the hash of its content."""
    path = Path(folder) / FILE
    if not path.is_file():
        raise UnknownPack(game, folder)
    try:
        content = path.read_bytes()
        data = tomllib.loads(content.decode())
    except (OSError, ValueError, RecursionError) as error:
        raise BadPack([f"{FILE}: cannot be read: {error}"]) from error
    head = data.get("pack")
    name = head.get("name") if isinstance(head, Mapping) else None
    if not isinstance(name, str) or not name or name == "base":
        raise BadPack(["pack.name: a name of its own is needed"])
    return Emotions(data), name, blake2b(content, digest_size=8).hexdigest()


def more_cards(table: Emotions, content: Mapping[str, Json]) -> Emotions:
    """A table with the entries of `content.emotion` besides."""
    problems = [f"content.{kind}: there is only content.emotion" for kind in content]
    entries = content.get("emotion")
    if set(content) != {"emotion"} or not isinstance(entries, list):
        problems = [p for p in problems if not p.startswith("content.emotion")]
        raise BadPack(problems or ["content.emotion: write [[content.emotion]]"])
    strange = [entry for entry in entries if not isinstance(entry, Mapping)]
    if strange:
        raise BadPack([f"content.emotion: {entry!r} is no entry" for entry in strange])
    return table.with_cards(entries)
