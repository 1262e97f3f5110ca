"""The cards of Innovation in words and signs, for one reader."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from boardwright.cli.terminal.voice import Voice
from boardwright.games.innovation.facts import (
    ALSO,
    CARD,
    COLOUR,
    COLOURS,
    DOMAINS,
    ICONS,
    KINDS,
    LATER_KINDS,
    NAMES,
    NEEDS,
    PERIOD,
    SPOTS,
)
from boardwright.texts import slug

STYLES = {
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "green",
    "yellow": "yellow",
    "purple": "magenta",
}
SIGNS = {"castle": "♜", "leaf": "☘", "bulb": "☼", "crown": "♛", "factory": "⚒", "clock": "◷"}

WAYS = {"left": "◂", "right": "▸", "up": "▴"}


class Cards:
    """What stands on cards. Icons are signs, or words where the output is `plain`."""

    def __init__(self, voice: Voice, settings: Mapping[str, str], *, plain: bool) -> None:
        self.plain = plain
        self._voice = voice
        self._say = voice.say
        self._later = settings.get("cards") == "later"
        self._either = settings.get("technology") == "either"

    def title(self, name: str) -> Text:
        """Name and value."""
        style = f"bold {STYLES[COLOURS[COLOUR[CARD[name]]]]}"
        return Text.assemble((name, style), f" {PERIOD[CARD[name]]}")

    def colour(self, colour: str) -> Text:
        return Text(self._say(f"colour-{colour}"), style=STYLES[colour])

    def icons(self, counts: Mapping[str, int], *, zeros: bool = False) -> Text:
        shown = [icon for icon in ICONS if counts[icon] or zeros]
        parts = [Text(self._count(icon, counts[icon])) for icon in shown]
        for icon, part in zip(shown, parts, strict=True):
            part.stylize("" if counts[icon] else "dim")
        return Text(", " if self.plain else " ").join(parts)

    def _count(self, icon: str, count: int) -> str:
        return f"{count} {self.sign(icon)}" if self.plain else f"{count}{SIGNS[icon]}"

    def printed(self, card: int) -> Text:
        """All icons of a card."""
        return self.icons({icon: SPOTS[card].count(n) for n, icon in enumerate(ICONS)})

    def sign(self, icon: str) -> str:
        return self._say(f"icon-{icon}") if self.plain else SIGNS[icon]

    def splay(self, way: str) -> str:
        if self.plain:
            return self._say("board-splayed", way=way)
        return f"{WAYS[way]} {self._say(f'splay-{way}')}"

    def legend(self) -> str:
        """What the signs mean."""
        signs = [f"{SIGNS[icon]} {self._say(f'icon-{icon}')}" for icon in ICONS]
        return "   ".join([*signs, f"{' '.join(WAYS.values())} {self._say('board-splay')}"])

    def kinds(self, card: int) -> tuple[str, ...]:
        """Which of its effects are demands."""
        return (LATER_KINDS if self._later else KINDS)[card]

    def effect(self, card: int, nth: int) -> str:
        key = f"card-{slug(NAMES[card])}"
        later = f"{key}.later{nth}"
        known = self._later and self._voice.texts.has(later)
        return self._say(later if known else f"{key}.effect{nth}")

    def short(self, card: int) -> Text:
        """All effects in one line, to be cut off where it ends; a mark tells demands apart."""
        effects = (
            f"{self._say('board-demand')} {self.effect(card, n)}"
            if kind == "demand"
            else self.effect(card, n)
            for n, kind in enumerate(self.kinds(card), start=1)
        )
        return Text(" / ".join(effects), style="dim", no_wrap=True, overflow="ellipsis")

    def full(self, card: int) -> RenderableType:
        """All that stands on a card."""
        head = self.title(NAMES[card]).append("  ").append_text(self.colour(COLOURS[COLOUR[card]]))
        lines: list[Text] = []
        for nth, kind in enumerate(self.kinds(card), start=1):
            title = self._say("board-effect", kind=kind, icon=ICONS[NEEDS[card]])
            lines.append(Text.assemble((f"{title}: ", "bold"), self.effect(card, nth)))
        key = f"card-{slug(NAMES[card])}"
        notes = [f"{key}.later-note"] * self._later + [f"{key}.note"]
        for note in [note for note in notes if self._voice.texts.has(note)][:1]:
            lines.append(Text(self._say(note), style="dim"))
        return Group(
            head.append("  ").append_text(self.printed(card)),
            *[Padding(line, (0, 0, 0, 2)) for line in lines],
        )

    def domain(self, topic: str) -> RenderableType | None:
        """What takes a domain, found by its name in either set of words."""
        for name in DOMAINS:
            key = f"domain-{slug(name)}"
            if slug(topic) in (slug(name), slug(self._say(key))):
                either = self._either and self._voice.texts.has(f"{key}.later")
                condition = f"{key}.later" if either else f"{key}.condition"
                ways = (self._say(condition), self._say(f"{key}.card"))
                return Group(
                    Text(self._say(key), style="bold"),
                    *[Padding(Text(way), (0, 0, 0, 2)) for way in ways],
                )
        return None

    def find(self, topic: str) -> int | None:
        """The one card of this name, or of a name that begins so."""
        wanted = slug(topic).removeprefix("the-")
        names = {slug(name).removeprefix("the-"): CARD[name] for name in NAMES}
        names |= {slug(also): card for also, card in ALSO.items()}
        if not wanted:
            return None
        near = {card for name, card in names.items() if name.startswith(wanted)}
        return names.get(wanted, near.pop() if len(near) == 1 else None)
