"""A table of Emotion cards: facts by number. The one that ships is `content/emotions.toml`; a pack
puts another of the same form in its place. Every problem of a table is reported together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.core.errors import BadPack
from boardwright.games.cerebria.spirits import SPIRITS, TEAMS

VIBES = ("none", "red", "yellow", "green", "blue")
"""CER-070; 0 is no Vibe (CER-012)."""
WILD = 5
"""A wild Vibe token: it matches nothing (CER-165)."""

KINDS = ("starting", "mild", "strong")
STARTING, MILD, STRONG = range(3)

DECK = 16
COPIES = 2
"""CER-064: so many cards in a deck, and at most so many of one name."""

POWERS = (
    *("burn", "burn-near", "begrudge", "begrudge-near", "blush", "blush-near", "brood", "calm"),
    *("calm-all", "closeness", "company", "crave", "daunt", "daunt-near", "defy", "doubt-frontier"),
    *("doubt-near", "draw", "dwindle", "entrust", "gather", "give", "guard", "guard-near", "hoard"),
    *("hoard-each-turn", "hunt", "hunt-near", "keep-faith", "kindle", "look-down", "look-up"),
    *("repulse", "resent", "rest", "rue", "rue-near", "sap", "shield-near", "shield-self", "shove"),
    *("shove-all", "sink", "soothe", "steady", "step", "stride", "swell", "unsettle"),
    *("unsettle-near", "withdraw", "yawn", "yawn-move"),
)
"""The words that a table may use for a power (CER-411)."""

POWER = {word: 1 << n for n, word in enumerate(POWERS)}
"""Powers in play are a mask."""

MARKS = ("published", "derived", "designed")
SIGNS = frozenset(":/+~@[],?")
"""What has a meaning of its own in keys and positions, so that no name has it."""
TEXTS = ("name", "team", "kind", "vibe", "counterpart", "power")
FIELDS = frozenset((*TEXTS, "intensity", "threshold", "amount", "more", "marks", "worth"))


class Emotions:
    """The cards of a game by number: names, rows of Intensity, powers, decks."""

    __slots__ = (
        *("amount", "counterpart", "decks", "entries", "kind", "milds", "more", "names", "number"),
        *("power", "printed", "row", "spaces", "starting", "team", "threshold", "vibe", "word"),
        *("worth",),
    )

    def __init__(self, data: Mapping[str, Any], plain: Sequence[Mapping[str, Any]] = ()) -> None:
        problems = list(_problems(data))
        if problems:
            raise BadPack(problems)
        entries: Sequence[Mapping[str, Any]] = [*data["emotion"], *plain]
        self.entries = entries
        self.printed = len(data["emotion"])
        """Cards from this number on are plain ones, made up for a position."""
        self.names: tuple[str, ...] = tuple(e["name"] for e in entries)
        self.number = {name: n for n, name in enumerate(self.names)}
        self.team: tuple[int, ...] = tuple(TEAMS.index(e["team"]) for e in entries)
        self.kind: tuple[int, ...] = tuple(KINDS.index(e["kind"]) for e in entries)
        self.vibe: tuple[int, ...] = tuple(VIBES.index(e.get("vibe", "none")) for e in entries)
        self.row: tuple[tuple[int, ...], ...] = tuple(tuple(e["intensity"]) for e in entries)
        self.spaces: tuple[int, ...] = tuple(len(row) for row in self.row)
        self.counterpart: tuple[int, ...] = tuple(
            self.number.get(e.get("counterpart", ""), -1) for e in entries
        )
        self.threshold: tuple[int, ...] = tuple(e.get("threshold", 0) for e in entries)
        self.word: tuple[str, ...] = tuple(e.get("power", "") for e in entries)
        self.power: tuple[int, ...] = tuple(POWER.get(word, 0) for word in self.word)
        self.amount: tuple[int, ...] = tuple(e.get("amount", 1) for e in entries)
        self.more: tuple[int, ...] = tuple(e.get("more", 0) for e in entries)
        self.worth: tuple[int, ...] = tuple(e.get("worth", 0) for e in entries)
        self.starting: tuple[int, ...] = tuple(
            next(n for n, e in enumerate(entries) if e["kind"] == "starting" and e["team"] == team)
            for team in TEAMS
        )
        """Brightness and Bleakness, by team."""
        self.milds: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in range(self.printed) if self.kind[n] == MILD and self.team[n] == team)
            for team in range(2)
        )
        self.decks: dict[str, tuple[int, ...]] = {
            name: tuple(sorted(self.number[card] for card in cards for _ in range(COPIES)))
            for name, cards in data["decks"].items()
        }

    def with_cards(self, entries: Sequence[Mapping[str, Any]]) -> Emotions:
        """This table and some cards more, checked like all others."""
        return Emotions({"emotion": [*self.entries, *entries], "decks": self._deck_names()})

    def with_plain(self, entries: Sequence[Mapping[str, Any]]) -> Emotions:
        """This table and some cards without powers, which may also be without a Vibe."""
        return Emotions({"emotion": self.entries, "decks": self._deck_names()}, entries)

    def _deck_names(self) -> dict[str, list[str]]:
        return {
            name: [self.names[card] for card in cards[::COPIES]]
            for name, cards in self.decks.items()
        }


def _problems(data: Mapping[str, Any]) -> Sequence[str]:
    """Everything that is wrong with a table."""
    wrong: list[str] = []
    entries = data.get("emotion")
    if not isinstance(entries, list) or not all(isinstance(e, Mapping) for e in entries):
        return ["emotion: a list of [[emotion]] entries is needed"]
    for n, entry in enumerate(entries):
        strange = [key for key in TEXTS if not isinstance(entry.get(key, ""), str)]
        wrong += [f"emotion {n + 1}: {key}: {entry[key]!r} is no text" for key in strange]
    if wrong:
        return wrong
    names = [entry.get("name") for entry in entries]
    kinds = {entry.get("name"): entry for entry in entries}
    for n, entry in enumerate(entries):
        where = f"emotion {entry.get('name', n + 1)}"
        wrong += [f"{where}: {fault}" for fault in _entry_problems(entry, kinds)]
        if names.count(entry.get("name")) > 1 and names.index(entry.get("name")) == n:
            wrong.append(f"{where}: the name is there more than once")
    for team in TEAMS:
        starting = [e for e in entries if e.get("kind") == "starting" and e.get("team") == team]
        if len(starting) != 1:
            wrong.append(f"{team}: one starting Emotion is needed, {len(starting)} are there")
    return [*wrong, *_deck_problems(data.get("decks"), kinds)]


def _entry_problems(entry: Mapping[str, Any], all_: Mapping[Any, Mapping[str, Any]]) -> list[str]:
    wrong = [f"{key}: unknown" for key in entry if key not in FIELDS]
    name = entry.get("name")
    if not isinstance(name, str) or not name.strip(".") or set(name) & SIGNS:
        wrong.append(f"name: {name!r} cannot be one")
    for key, known in (("team", TEAMS), ("kind", KINDS), ("vibe", VIBES)):
        if entry.get(key) not in known:
            wrong.append(f"{key}: {entry.get(key)!r} is not one of {', '.join(known)}")
    row = entry.get("intensity")
    if not isinstance(row, list) or not row or not all(type(n) is int and 0 <= n <= 9 for n in row):
        wrong.append(f"intensity: {row!r} is no list of numbers from 0 to 9")
    if entry.get("power", "burn") not in POWER:
        wrong.append(f"power: {entry['power']!r} is not in the vocabulary")
    for key in ("threshold", "amount", "more", "worth"):
        if type(entry.get(key, 0)) is not int or not 0 <= entry.get(key, 0) <= 9:
            wrong.append(f"{key}: {entry[key]!r} is no number from 0 to 9")
    marks = entry.get("marks", {})
    if not isinstance(marks, Mapping) or not all(mark in MARKS for mark in marks.values()):
        wrong.append(f"marks: {marks!r}; there are {', '.join(MARKS)}")
    if entry.get("kind") != "starting" and entry.get("vibe") == "none":
        wrong.append("vibe: only starting Emotions have none (CER-070)")
    other = all_.get(entry.get("counterpart"))
    if "counterpart" in entry and (
        other is None or {other.get("kind"), entry.get("kind")} != {"mild", "strong"}
    ):
        wrong.append(f"counterpart: {entry['counterpart']!r} is no mild or strong form of it")
    elif other is not None and other.get("counterpart") != name:
        wrong.append(f"counterpart: {other.get('name')} names {other.get('counterpart')!r} as its")
    elif (
        entry.get("kind") == "strong" and other and other.get("threshold") != entry.get("threshold")
    ):
        wrong.append(f"threshold: {other.get('name')} has {other.get('threshold')!r} (CER-083)")
    if "counterpart" in entry and not entry.get("threshold"):
        wrong.append("threshold: needed with a counterpart (CER-083)")
    return wrong


def _deck_problems(decks: Any, all_: Mapping[Any, Mapping[str, Any]]) -> list[str]:
    """CER-064: eight different Mild names of the right team in every ready-made deck."""
    if not isinstance(decks, Mapping):
        return ["decks: a table with a deck for each team and each Spirit is needed"]
    wrong = []
    for name in (*TEAMS, *SPIRITS):
        cards = decks.get(name)
        if not isinstance(cards, list) or len(set(map(str, cards))) != DECK // COPIES:
            wrong.append(f"decks.{name}: {DECK // COPIES} different names are needed")
            continue
        team = name if name in TEAMS else TEAMS[SPIRITS.index(name) >= 4]
        for card in cards:
            entry = all_.get(card)
            if entry is None or entry.get("kind") != "mild" or entry.get("team") != team:
                wrong.append(f"decks.{name}: {card!r} is no mild Emotion of {team}")
    return [*wrong, *(f"decks.{name}: unknown" for name in decks if name not in (*TEAMS, *SPIRITS))]
