"""Innovation in letters: the board, and who would share or obey."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boardwright.cli.terminal.guides import View
from boardwright.cli.terminal.innovation_cards import Cards
from boardwright.cli.terminal.voice import Voice
from boardwright.core.decisions import Decision
from boardwright.games.innovation.facts import CARD, COLOUR, COLOURS, ICONS, NEEDS, PERIOD
from boardwright.texts import slug

Seat = Mapping[str, Any]


class InnovationGuide:
    """Draws Innovation for one reader."""

    examples = ("INN-052", "Pottery")

    def __init__(self, voice: Voice, settings: Mapping[str, str], *, plain: bool) -> None:
        self._voice = voice
        self._say = voice.say
        self._cards = Cards(voice, settings, plain=plain)

    # The board

    def board(self, view: View, *, over: bool = False) -> RenderableType:
        seats = _seats(view)
        parts: list[RenderableType] = [
            Rule(Text(self._title(view, over), style="bold"), align="left", style="dim"),
            self._piles(view, seats),
        ]
        if not self._cards.plain:
            parts.append(Text(self._cards.legend(), style="dim"))
        parts += [self._middle(view), Text()]
        for owner, seat in enumerate(seats):
            if "hand" in seat:
                parts.append(self._own(owner, seat))
        return Group(*parts)

    def _title(self, view: View, over: bool) -> str:
        if over:
            return self._say("board-over")
        if view["phase"] == "first":
            return self._say("board-first")
        turn, actions = _whole(view["turns"]), _whole(view["actions"])
        return self._say("board-turn", seat=_whole(view["turn"]), turn=turn, actions=actions)

    def _middle(self, view: View) -> RenderableType:
        """What belongs to nobody: periods, domains, supplies."""
        none = self._say("board-all-taken")
        domains = [self._say(f"domain-{slug(name)}") for name in _texts(view["domains"])]
        supply = view["supply"]
        assert isinstance(supply, Mapping)
        left = "  ".join(f"{period}:{count or '-'}" for period, count in supply.items())
        rows = [
            (self._say("board-periods"), " ".join(_texts(view["periods"])) or none),
            (self._say("board-domains"), " ".join(domains) or none),
            (self._say("board-supplies"), left),
        ]
        table = _grid()
        for name, value in rows:
            table.add_row(Text(name, style="dim"), Text(value))
        if view["box"]:
            table.add_row(Text(self._say("board-box"), style="dim"), Text(str(view["box"])))
        return table

    def _piles(self, view: View, seats: Sequence[Seat]) -> RenderableType:
        """A column for each seat: its piles, icons, hidden cards and dominations."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
        table.add_column("", no_wrap=True)
        for owner in range(len(seats)):
            table.add_column(self._seat_title(owner, view))
        for colour in COLOURS:
            cells = [self._pile(seat["zone"][colour]) for seat in seats]
            table.add_row(self._cards.colour(colour), *cells)
        needed = _whole(view["needed"])
        rows = {
            "board-icons": [self._cards.icons(seat["icons"], zeros=True) for seat in seats],
            "board-hand": [_values(seat["hand_values"]) for seat in seats],
            "board-influence": [self._influence(seat) for seat in seats],
            "board-dominations": [self._dominations(seat, needed) for seat in seats],
        }
        for key, cells in rows.items():
            table.add_row(Text(self._say(key), style="dim"), *cells)
        return Padding(table, (0, 0, 1, 0))

    def _seat_title(self, owner: int, view: View) -> Text:
        mine = owner == self._voice.viewer
        name = self._say("board-you", seat=owner) if mine else self._voice.name(owner)
        has_turn = view["phase"] != "first" and owner == view["turn"]
        return Text(f"* {name}" if has_turn else name)

    def _pile(self, pile: Mapping[str, Any]) -> Text:
        """The active card, how many lie there, the splay, and the icons in sight."""
        if not pile["count"]:
            return Text("-", style="dim")
        text = self._cards.title(pile["top"]).append("  ")
        text.append_text(self._cards.icons(pile["icons"]))
        if pile["count"] == 1:
            return text
        text.append("  ").append(self._say("board-cards", count=pile["count"]))
        if pile["splay"] != "none":
            text.append(" ").append(self._cards.splay(pile["splay"]))
        return text

    def _influence(self, seat: Seat) -> Text:
        text = _values(seat["influence_values"])
        if seat["influence_values"]:
            text.append("  ").append(self._say("board-points", count=seat["points"]))
        return text

    def _dominations(self, seat: Seat, needed: int) -> Text:
        taken = seat["dominations"]
        count = self._say("board-dominations-of", count=len(taken), needed=needed)
        names = [
            self._say(f"domain-{slug(item)}") if isinstance(item, str) else str(item)
            for item in taken
        ]
        return Text(count + (f": {', '.join(names)}" if names else ""))

    def _own(self, owner: int, seat: Seat) -> RenderableType:
        """The hidden cards of a seat, for whoever may see them."""
        whose = "your" if owner == self._voice.viewer else "their"
        table = _grid()
        for name in seat["hand"]:
            card = CARD[name]
            table.add_row(
                Text(f"  {PERIOD[card]:>2}"),
                self._cards.colour(COLOURS[COLOUR[card]]),
                Text(name, style="bold"),
                self._cards.printed(card),
                self._cards.short(card),
            )
        empty = "" if seat["hand"] else "-empty"
        title = self._say(f"board-{whose}-hand{empty}", seat=owner)
        parts: list[RenderableType] = [Text(title, style="bold")]
        if seat["hand"]:
            parts.append(table)
        if seat["influence"]:
            title = self._say(f"board-{whose}-influence", seat=owner)
            cards = ", ".join(f"{name} {PERIOD[CARD[name]]}" for name in seat["influence"])
            parts.append(Text.assemble((f"{title}: ", "bold"), cards))
        return Group(*parts)

    # Questions and answers

    def source(self, decision: Decision) -> tuple[str, str] | None:
        """The effect that asks."""
        if not decision.source:
            return None
        nth, of = decision.progress.get("effect"), decision.progress.get("of")
        assert isinstance(nth, int)
        if of == 1:
            title = self._say("play-asks-single", source=decision.source)
        else:
            title = self._say("play-asks", source=decision.source, effect=nth, of=of)
        return title, self._cards.effect(CARD[decision.source], nth)

    def note(self, key: str, view: View) -> Text:
        """For playing, what the card would cover; for an activation, who is concerned; otherwise
        its value, colour and icons. The hand's own words stand on the board.
        """
        verb, _, name = key.partition(":")
        card = CARD.get(name)
        if card is None:
            return Text()
        colour = COLOURS[COLOUR[card]]
        if verb == "play":
            return self._covers(colour, view)
        if verb == "activate":
            text = self._concerned(card, view)
        else:
            text = Text(f"{PERIOD[card]} ").append_text(self._cards.colour(colour))
            text.append(" ").append_text(self._cards.printed(card))
        return text.append("  ").append_text(self._cards.short(card))

    def _covers(self, colour: str, view: View) -> Text:
        assert self._voice.viewer is not None
        top = _seats(view)[self._voice.viewer]["zone"][colour]["top"]
        if top is None:
            return Text(self._say("board-new-pile"), style="dim")
        return Text(self._say("board-covers", card=top, value=PERIOD[CARD[top]]), style="dim")

    def _concerned(self, card: int, view: View) -> Text:
        """INN-052: who would share, and who would obey."""
        me, icon = self._voice.viewer, ICONS[NEEDS[card]]
        counts = [seat["icons"][icon] for seat in _seats(view)]
        others = [seat for seat in range(len(counts)) if seat != me]
        assert me is not None
        kinds, parts = self._cards.kinds(card), []
        if "demand" in kinds:
            seats = [seat for seat in others if counts[seat] < counts[me]]
            parts.append(self._say("board-obeyed-by" if seats else "board-not-obeyed", seats=seats))
        if "share" in kinds:
            seats = [seat for seat in others if counts[seat] >= counts[me]]
            parts.append(self._say("board-shared-by" if seats else "board-not-shared", seats=seats))
        return Text(f"{self._cards.sign(icon)} {'; '.join(parts)}")

    # Things by name

    def about(self, topic: str, view: View) -> RenderableType | None:
        """A card, a domain, or one of the reader's own piles."""
        for colour in COLOURS:
            if slug(topic) in (colour, slug(self._say(f"colour-{colour}"))):
                return self._own_pile(colour, view)
        domain = self._cards.domain(topic)
        if domain is not None:
            return domain
        card = self._cards.find(topic)
        return None if card is None else self._cards.full(card)

    def _own_pile(self, colour: str, view: View) -> RenderableType | None:
        """INN-016: a player may look through his own covered cards."""
        if self._voice.viewer is None:
            return None
        cards = _seats(view)[self._voice.viewer]["zone"][colour]["cards"]
        if not cards:
            return Text(self._say("board-no-pile", colour=colour))
        return Text(self._say("board-pile", colour=colour, cards=cards))


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
