"""Cards, actions and tiles of Etherfields in words, for one reader. What they say comes with the
view, so there is nothing here that its seat does not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from boardwright.cli.terminal.voice import Voice
from boardwright.games.etherfields.content import COLOURS
from boardwright.games.etherfields.prices import NAMES
from boardwright.texts import slug

Part = Mapping[str, Any]

STYLES = dict(zip(COLOURS, ("bright_red", "bright_green", "bright_blue"), strict=True))


class Words:
    """What stands on components."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._say = voice.say

    # Prices

    def price(self, ways: Sequence[Sequence[Part]]) -> str:
        """All ways to pay, one after another."""
        said = [self._way(way) for way in ways]
        whole = said[0] if said else self._say("board-free")
        for other in said[1:]:
            whole = self._say("board-or", one=whole, other=other)
        return whole

    def _way(self, way: Sequence[Part]) -> str:
        parts = [
            self._say("board-price", amount=part["amount"], of=NAMES.get(part["of"], part["of"]))
            for part in way
        ]
        return self._say("board-list", items=parts) if parts else self._say("board-free")

    def action(self, part: Part) -> str:
        """The price of an action, with what marks it."""
        words = [self.price(part["costs"])]
        if part.get("gradual"):
            words.append(self._say("board-gradual"))
        if part.get("times_players"):
            words.append(self._say("board-each"))
        if part.get("rapid"):
            words.append(self._say("board-rapid"))
        laid = part.get("markers")
        if laid:
            markers = [self._say("board-marker", n=n, colour=of) for of, n in laid.items()]
            words.append(self._say("board-markers", markers=markers))
        return ", ".join(words)

    def action_line(self, part: Part) -> Text:
        key = "board-action-used" if part.get("used") else "board-action"
        line = Text(self._say(key, action=part["name"]), style="bold")
        line.append(f" ({self.action(part)})", "not bold")
        line.append(f" {part['text']}" if part["text"] else "", "dim not bold")
        return line

    # Cards

    def intent(self, part: Part) -> Text:
        found = [
            Text(self._say("board-marker", n=n, colour=of), style=STYLES[of])
            for of, n in part["intent"].items()
        ]
        return Text(", ").join(found) if found else Text("-", style="dim")

    def card(self, part: Part) -> list[Text]:
        """A card in columns: its name, Intent, price, text."""
        prices = []
        if part.get("progress"):
            price = self.price(part["progress"])
            prices.append(self._say("board-progress-cost", price=price))
        prices += [self.action(action) for action in part["actions"]]
        words = Text(part["text"], style="dim", no_wrap=True, overflow="ellipsis")
        name = Text(part["name"], style="bold")
        return [name, self.intent(part), Text("; ".join(prices)), words]

    # Everything by its name

    def things(self, view: Part) -> Iterator[Part]:
        """Whatever has a name and a text, as the view has it."""
        yield from view["cards"].values()
        for name in ("items", "notes", "wisdom"):
            yield from view[name]
        yield from view["masks"].values()
        yield from view["companions"].values()
        yield from view["map"]["entities"]
        yield from view["map"]["quirks"]
        yield from [part for part in (view["gate"], view["slumber"], view["fate"]) if part]
        yield from [part for part in (view["season"],) if part]

    def actions(self, view: Part) -> Iterator[Part]:
        """Every action that is printed on something in sight."""
        yield from view["map"]["actions"].values()
        for part in self.things(view):
            yield from part.get("actions", ())
        for back in view["backs"].values():
            yield back["action"]

    def text_of(self, key: str, view: Part) -> str:
        """What an answer is about, in the words of its component."""
        for action in self.actions(view):
            if action["key"] == key:
                return str(action["text"])
        verb, _, name = key.partition(":")
        if verb in ("card", "pay", "place", "progress", "item", "mask", "out", "pay-item"):
            for part in self.things(view):
                if part["name"] == name:
                    return str(part.get("text", ""))
        return ""

    def about(self, topic: str, view: Part) -> RenderableType | None:
        """All that is to be read on the one thing of this name, or of a name that begins so."""
        wanted = slug(topic)
        named: dict[str, Part] = {}
        for part in (*self.actions(view), *self.things(view)):
            named[slug(part["name"])] = part
        near = [name for name in named if name.startswith(wanted)] if wanted else []
        name = wanted if wanted in named else near[0] if len(near) == 1 else None
        return None if name is None else Group(*self._told(named[name]))

    def _told(self, part: Part) -> Iterator[RenderableType]:
        if "costs" in part:
            yield self.action_line(part)
            return
        yield Text(part["name"], style="bold")
        lines = []
        if part.get("intent"):
            lines.append(self.intent(part))
        lines += [Text(part[name]) for name in ("goal", "rules", "text") if part.get(name)]
        for step, text in part.get("effects", {}).items():
            lines.append(Text(self._say("board-effect", step=step, text=text)))
        lines += [self.action_line(action) for action in part.get("actions", ())]
        lines += [Text(text) for text in part.get("passives", ())]
        for line in lines:
            yield Padding(line, (0, 0, 0, 2))
