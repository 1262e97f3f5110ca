"""The things of Cerebria in words and signs, for one reader: Emotions, and all that has a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from boardwright.cli.terminal.guides import View
from boardwright.cli.terminal.voice import Voice
from boardwright.games.cerebria.board import REALMS, SPHERES
from boardwright.games.cerebria.drawing import ABILITIES
from boardwright.games.cerebria.emotions import KINDS, VIBES, Emotions
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.spirits import ACTION_NAMES, SPIRITS, UPGRADES
from boardwright.texts import slug

TEAM_STYLES = {"bliss": "bright_cyan", "gloom": "magenta"}
VIBE_STYLES = {"red": "bright_red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}
TOKENS = (*VIBES[1:], "wild")

NAMED: dict[str, Sequence[str]] = {
    "spirit": SPIRITS,
    "action": ACTION_NAMES,
    "upgrade": UPGRADES,
    "aspiration": ASPIRATIONS,
    "realm": REALMS,
    "sphere": SPHERES,
    "ability": tuple(ABILITIES),
}
"""What can be looked up besides cards."""
ATTRIBUTES = ("power", "text", "empower", "action", "bonus", "mark")

NOTES = {
    "": "action-{}.text",
    "row": "action-{}.text",
    "upgrade": "upgrade-{}.text",
    "place": "upgrade-{}.text",
    "aspiration": "aspiration-{}.text",
    "sphere": "sphere-{}.bonus",
    "realm": "realm-{}.action",
    "ability": "ability-{}.text",
}
"""The text that stands beside an answer, by what its key is about."""


class Things:
    """What stands on cards and boards. Essence is drawn with signs, or letters where the output is
    `plain`.
    """

    def __init__(self, voice: Voice, cards: Emotions, *, plain: bool) -> None:
        self._voice = voice
        self._say = voice.say
        self._cards = cards
        self._signs = ("o", ".") if plain else ("●", "○")

    # Emotions

    def slot(self, emotion: Mapping[str, Any] | None) -> Text:
        """An Emotion in play: its Intensity, the Essence on it, and whether it is blocked."""
        if emotion is None:
            return Text("-", style="dim")
        full, room = self._signs
        essence, spaces = emotion["essence"], len(emotion["row"])
        text = Text.assemble(
            (self.name(emotion["emotion"]), f"bold {TEAM_STYLES[emotion['team']]}"),
            f" {emotion['intensity']} ",
            (full * essence + room * (spaces - essence), VIBE_STYLES.get(emotion["vibe"], "")),
        )
        if emotion["blocked"]:
            text.append(f" {self._say('board-blocked', realm=emotion['blocked'])}", style="dim")
        return text

    def name(self, emotion: str) -> str:
        key = f"card-{slug(emotion)}"
        return self._say(key) if self._voice.texts.has(key) else emotion

    def vibe(self, name: str) -> Text:
        if name == "none":
            return Text(self._say("board-vibe-none"), style="dim")
        return Text(self._say(f"colour-{name}"), style=VIBE_STYLES[name])

    def card(self, name: str) -> list[Text]:
        """A card in columns: its name, Vibe, Intensity by Essence, and power."""
        number, cards = self._cards.number[name], self._cards
        row = " ".join(map(str, cards.row[number]))
        columns = [Text(self.name(name), style="bold"), self.vibe(VIBES[cards.vibe[number]])]
        return [*columns, Text(row), self._power(name)]

    def _power(self, name: str) -> Text:
        key = f"card-{slug(name)}.power"
        words = self._say(key) if self._voice.texts.has(key) else ""
        return Text(words, style="dim", no_wrap=True, overflow="ellipsis")

    # Signs

    def legend(self) -> str:
        full, room = self._signs
        return self._say("board-legend", full=full, room=room)

    def token(self, vibe: str | None) -> Text:
        """A Vibe token as the first letter of its colour."""
        if vibe is None:
            return Text("-", style="dim")
        letter = self._say(f"colour-{vibe}")[:1].upper()
        return Text(letter, style=VIBE_STYLES.get(vibe, "bold"))

    def tokens_legend(self) -> str:
        signs = [f"{self.token(vibe).plain} {self._say(f'colour-{vibe}')}" for vibe in TOKENS]
        return self._say("board-legend-rows", tokens=signs)

    # Answers

    def source(self, name: str) -> tuple[str, str]:
        """What asks a question in the middle of an Action, where it has a name."""
        key = f"card-{slug(name)}"
        if name and self._voice.texts.has(f"{key}.power"):
            return f"{self._say(key)}:", self._say(f"{key}.power")
        return "", ""

    def note(self, key: str, view: View) -> Text:
        """For a card what it is; otherwise what the rule says of the thing, cut off at the edge."""
        verb, _, name = key.partition(":")
        if name in self._cards.number:
            _, *rest = self.card(name)
            return Text("  ").join(rest)
        if not name:
            verb, name = "ability" if verb == "absorb" else "", verb
        found = NOTES.get(verb, "").format(slug(name))
        words = self._say(found) if self._voice.texts.has(found) else ""
        if verb == "aspiration":
            words = f"{self._standing(name, view)}  {words}"
        return Text(words, style="dim")

    def _standing(self, name: str, view: View) -> str:
        standings: Any = view["standings"]
        return self._say("board-versus", **standings[name]) if name in standings else ""

    # Things by name

    def about(self, topic: str) -> RenderableType | None:
        """All that is said of the one thing of this name, or of a name that begins so."""
        key = self._find(slug(topic).removeprefix("the-"))
        if key is None:
            return None
        title = Text(self._say(key), style="bold")
        lines = [Text(fact) for fact in self._facts(key)]
        for attribute in ATTRIBUTES:
            if self._voice.texts.has(f"{key}.{attribute}"):
                style = "dim" if attribute == "mark" else ""
                lines.append(Text(self._say(f"{key}.{attribute}"), style=style))
        return Group(title, *[Padding(line, (0, 0, 0, 2)) for line in lines])

    def _find(self, wanted: str) -> str | None:
        if not wanted:
            return None
        names: dict[str, str] = {}
        for kind, things in {"card": self._cards.names, **NAMED}.items():
            for key in (f"{kind}-{slug(thing)}" for thing in things):
                if self._voice.texts.has(key):
                    names.setdefault(slug(self._say(key)), key)
                    names.setdefault(key.removeprefix(f"{kind}-"), key)
        near = {key for name, key in names.items() if name.startswith(wanted)}
        return names.get(wanted, near.pop() if len(near) == 1 else None)

    def _facts(self, key: str) -> Sequence[str]:
        """What is printed on an Emotion: its kind and Vibe, its Intensity, what it becomes."""
        names = self._cards.names
        number = next((n for n, name in enumerate(names) if f"card-{slug(name)}" == key), None)
        if number is None:
            return ()
        cards = self._cards
        kind, vibe = KINDS[cards.kind[number]], VIBES[cards.vibe[number]]
        row = [str(value) for value in cards.row[number]]
        return (self._say("board-text-emotion", kind=kind, vibe=vibe, row=row),)
