"""Innovation in letters: the board, the cards, and who would share or obey."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boardwright.cli.terminal.guides import View
from boardwright.cli.terminal.voice import Voice
from boardwright.core.decisions import Decision
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

Seat = Mapping[str, Any]


class InnovationGuide:
    """Draws Innovation for one reader."""

    def __init__(self, voice: Voice, *, later: bool, plain: bool) -> None:
        self._voice = voice
        self._say = voice.say
        self._later = later
        self._plain = plain

    # The board

    def board(self, view: View) -> RenderableType:
        seats = _seats(view)
        parts: list[RenderableType] = [
            Rule(Text(self._title(view), style="bold"), align="left", style="dim"),
            self._middle(view),
            self._piles(view, seats),
        ]
        if not self._plain:
            parts.append(Text(self._legend(), style="dim"))
        for owner, seat in enumerate(seats):
            if "hand" in seat:
                parts.append(self._own(owner, seat))
        return Group(*parts)

    def _title(self, view: View) -> str:
        if view["phase"] == "first":
            return self._say("board-first")
        args = {"seat": view["turn"], "turn": view["turns"], "actions": view["actions"]}
        return self._voice.texts.say_message("board-turn", args, viewer=self._voice.viewer)

    def _middle(self, view: View) -> RenderableType:
        """What belongs to nobody: periods, domains, supplies."""
        none = self._say("board-all-taken")
        domains = [self._say(f"domain-{slug(name)}") for name in _texts(view["domains"])]
        supply = view["supply"]
        assert isinstance(supply, Mapping)
        left = "  ".join(f"{period}:{count or '-'}" for period, count in supply.items())
        rows = [
            (self._say("board-periods"), " ".join(_texts(view["periods"])) or none),
            (self._say("board-domains"), ", ".join(domains) or none),
            (self._say("board-supplies"), left),
        ]
        table = _grid()
        for name, value in rows:
            table.add_row(Text(name, style="dim"), Text(value))
        if view["box"]:
            table.add_row(Text(self._say("board-box", count=_whole(view["box"])), style="dim"))
        return table

    def _piles(self, view: View, seats: Sequence[Seat]) -> RenderableType:
        """A column for each seat: its piles, icons, points, dominations and hidden cards."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
        table.add_column("")
        for owner in range(len(seats)):
            table.add_column(self._seat_title(owner, view), ratio=1)
        for colour in COLOURS:
            cells = [self._pile(seat["zone"][colour]) for seat in seats]
            table.add_row(self._colour(colour), *cells)
        needed = _whole(view["needed"])
        facts = [
            (self._say("board-icons"), [self._icons(s["icons"], zeros=True) for s in seats]),
            (self._say("board-points"), [Text(str(s["points"])) for s in seats]),
            (
                self._say("board-dominations"),
                [self._dominations(s["dominations"], needed) for s in seats],
            ),
            (self._say("board-hand"), [_values(s["hand_values"]) for s in seats]),
            (self._say("board-influence"), [_values(s["influence_values"]) for s in seats]),
        ]
        for name, values in facts:
            table.add_row(Text(name, style="dim"), *values)
        return Padding(table, (1, 0, 1, 0))

    def _seat_title(self, owner: int, view: View) -> Text:
        name = self._voice.name(owner)
        if owner == self._voice.viewer:
            name = self._say("board-you", seat=owner)
        mark = "* " if view["phase"] != "first" and owner == view["turn"] else ""
        return Text(mark + name)

    def _pile(self, pile: Mapping[str, Any]) -> Text:
        if not pile["count"]:
            return Text("-", style="dim")
        text = self._card(pile["top"])
        if pile["count"] > 1:
            text.append(f"  {self._say('board-cards', count=pile['count'])}".replace(" ", " "))
            if pile["splay"] != "none":
                way = self._say("board-splayed", way=pile["splay"])
                text.append(f" {way}".replace(" ", " "))
                if not self._plain:
                    text.append(f" {WAYS[pile['splay']]}")
        return text.append("  ").append_text(self._icons(pile["icons"]))

    def _dominations(self, taken: Sequence[int | str], needed: int) -> Text:
        count = self._say("board-dominations-of", count=len(taken), needed=needed)
        names = [
            self._say(f"domain-{slug(item)}") if isinstance(item, str) else str(item)
            for item in taken
        ]
        return Text(count + (f": {', '.join(names)}" if names else ""))

    def _own(self, owner: int, seat: Seat) -> RenderableType:
        """The hidden cards of a seat, for whoever may see them."""
        mine = owner == self._voice.viewer
        hand, influence = seat["hand"], seat["influence"]
        title = self._say("board-your-hand" if mine else "board-their-hand", seat=owner)
        table = _grid()
        for name in hand:
            card = CARD[name]
            table.add_row(
                Text(f"  {PERIOD[card]:>2}"),
                self._colour(COLOURS[COLOUR[card]]),
                Text(name, style="bold"),
                self._printed(card),
                Text(self._short(card), style="dim", no_wrap=True, overflow="ellipsis"),
            )
        parts: list[RenderableType] = [Text(title, style="bold")]
        parts.append(table if hand else Text("   -", style="dim"))
        if influence:
            title = self._say(
                "board-your-influence" if mine else "board-their-influence", seat=owner
            )
            cards = ", ".join(f"{name} {PERIOD[CARD[name]]}" for name in influence)
            parts.append(Text.assemble((f"{title}: ", "bold"), cards))
        return Group(*parts)

    # Questions and answers

    def source(self, decision: Decision) -> tuple[str, str] | None:
        """The effect that asks."""
        if not decision.source:
            return None
        card, nth = CARD[decision.source], decision.progress.get("effect")
        of = decision.progress.get("of")
        assert isinstance(nth, int)
        if of == 1:
            title = self._say("play-asks-single", source=decision.source)
        else:
            title = self._say("play-asks", source=decision.source, effect=nth, of=of)
        return title, self._effect(card, nth)

    def note(self, key: str, view: View) -> Text:
        """A card's value, colour, icons and words; for an activation, who is concerned."""
        verb, _, name = key.partition(":")
        card = CARD.get(name)
        if card is None:
            return Text()
        if verb == "activate":
            concerned = self._concerned(card, view)
            return Text.assemble(concerned, (f"  {self._short(card)}", "dim"))
        text = Text(f"{PERIOD[card]} ").append_text(self._colour(COLOURS[COLOUR[card]]))
        text.append(" ").append_text(self._printed(card))
        return text.append(f"  {self._short(card)}", style="dim")

    def _concerned(self, card: int, view: View) -> Text:
        """INN-052: who would share, and who would obey."""
        me, icon = self._voice.viewer, ICONS[NEEDS[card]]
        counts = [seat["icons"][icon] for seat in _seats(view)]
        others = [seat for seat in range(len(counts)) if seat != me]
        assert me is not None
        kinds = self._kinds(card)
        parts = []
        if "demand" in kinds:
            seats = [seat for seat in others if counts[seat] < counts[me]]
            key = "board-obeyed-by" if seats else "board-not-obeyed"
            parts.append(self._say(key, seats=seats))
        if "share" in kinds:
            seats = [seat for seat in others if counts[seat] >= counts[me]]
            key = "board-shared-by" if seats else "board-not-shared"
            parts.append(self._say(key, seats=seats))
        return Text.assemble(self._sign(icon), f" {'; '.join(parts)}")

    # Things by name

    def about(self, topic: str, view: View) -> RenderableType | None:
        """A card, a domain, or one of the reader's own piles."""
        wanted = slug(topic)
        for colour in COLOURS:
            if wanted in (colour, slug(self._say(f"colour-{colour}"))):
                return self._own_pile(colour, view)
        for domain in DOMAINS:
            key = f"domain-{slug(domain)}"
            if wanted in (slug(domain), slug(self._say(key))):
                title = Text(self._say(key), style="bold")
                return Group(title, f"  {self._say(f'{key}.condition')}", f"  {self._say(f'{key}.card')}")
        names = [*NAMES, *ALSO]
        exact = [name for name in names if wanted in (slug(name), slug(name).removeprefix("the-"))]
        near = [name for name in names if wanted and slug(name).startswith(wanted)]
        found = exact or near
        if len({CARD.get(name, ALSO.get(name)) for name in found}) != 1:
            return None
        return self.card(CARD[found[0]] if found[0] in CARD else ALSO[found[0]])

    def card(self, card: int) -> RenderableType:
        """All that stands on a card."""
        head = self._card(NAMES[card]).append("  ")
        head.append_text(self._colour(COLOURS[COLOUR[card]])).append("  ")
        head.append_text(self._printed(card))
        icon = ICONS[NEEDS[card]]
        lines: list[RenderableType] = [head]
        for nth, kind in enumerate(self._kinds(card), start=1):
            title = self._say("board-effect", kind=kind, icon=icon)
            lines.append(Text.assemble("  ", (f"{title}: ", "bold"), self._effect(card, nth)))
        note = f"card-{slug(NAMES[card])}.note"
        if self._voice.texts.has(note):
            lines.append(Text(f"  {self._say(note)}", style="dim"))
        return Group(*lines)

    def _own_pile(self, colour: str, view: View) -> RenderableType | None:
        if self._voice.viewer is None:
            return None
        cards = _seats(view)[self._voice.viewer]["zone"][colour]["cards"]
        if not cards:
            return Text(self._say("board-no-pile", colour=colour))
        return Text(self._say("board-pile", colour=colour, cards=cards))

    # Small parts

    def _kinds(self, card: int) -> tuple[str, ...]:
        return (LATER_KINDS if self._later else KINDS)[card]

    def _effect(self, card: int, nth: int) -> str:
        key = f"card-{slug(NAMES[card])}"
        later = f"{key}.later{nth}"
        return self._say(
            later if self._later and self._voice.texts.has(later) else f"{key}.effect{nth}"
        )

    def _short(self, card: int) -> str:
        return " / ".join(self._effect(card, n) for n, _ in enumerate(self._kinds(card), start=1))

    def _card(self, name: str) -> Text:
        card = CARD[name]
        style = STYLES[COLOURS[COLOUR[card]]]
        return Text.assemble((f"{name}".replace(" ", " "), f"bold {style}"), f" {PERIOD[card]}")

    def _colour(self, colour: str) -> Text:
        return Text(self._say(f"colour-{colour}"), style=STYLES[colour])

    def _sign(self, icon: str) -> str:
        return self._say(f"icon-{icon}") if self._plain else SIGNS[icon]

    def _legend(self) -> str:
        return "   ".join(f"{SIGNS[icon]} {self._say(f'icon-{icon}')}" for icon in ICONS)

    def _icons(self, counts: Mapping[str, int], *, zeros: bool = False) -> Text:
        shown = [(icon, counts[icon]) for icon in ICONS if counts[icon] or zeros]
        if self._plain:
            return Text(", ".join(f"{count} {self._sign(icon)}" for icon, count in shown))
        return Text(" ".join(f"{count}{SIGNS[icon]}" for icon, count in shown))

    def _printed(self, card: int) -> Text:
        counts = {icon: SPOTS[card].count(n) for n, icon in enumerate(ICONS)}
        return self._icons(counts)


def _grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))


def _seats(view: View) -> Sequence[Seat]:
    seats = view["seats"]
    assert isinstance(seats, Sequence)
    return [seat for seat in seats if isinstance(seat, Mapping)]


def _values(values: Iterable[int]) -> Text:
    return Text(" ".join(map(str, values)) or "-")


def _texts(values: object) -> list[str]:
    assert isinstance(values, Sequence)
    return [str(value) for value in values]


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
