"""The seats of Cerebria in letters: purses, decks, Spirit boards and hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boardwright.cli.terminal.cerebria_things import TEAM_STYLES, Things
from boardwright.cli.terminal.voice import Voice
from boardwright.games.cerebria.spirits import ACTION_NAMES

Part = Mapping[str, Any]


class Seats:
    """What each seat has, as its reader sees it."""

    def __init__(self, voice: Voice, things: Things) -> None:
        self._voice = voice
        self._say = voice.say
        self._things = things

    def table(self, view: Part) -> RenderableType:
        """A column for each seat: its Spirit, where that stands, what it has, its rows."""
        seats: Sequence[Part] = view["seats"]
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
        table.add_column("", no_wrap=True)
        for owner in range(len(seats)):
            table.add_column(self._title(owner, view))
        rows: dict[str, list[Text]] = {
            "board-column-spirits": [self._spirit(seat) for seat in seats],
            "board-column-space": [self._space(seat) for seat in seats],
            "board-wp": [Text(str(seat["wp"])) for seat in seats],
            "board-essence": [Text(str(seat["essence"])) for seat in seats],
            "board-cards": [Text(str(seat["cards"])) for seat in seats],
            "board-column-deck": [self._deck(seat) for seat in seats],
        }
        rows |= {
            f"action-{name}": [self._row(seat, name) for seat in seats] for name in actions(view)
        }
        for key, cells in rows.items():
            table.add_row(Text(self._say(key), style="dim"), *cells)
        return table

    def _title(self, owner: int, view: Part) -> Text:
        mine = owner == self._voice.viewer
        name = self._say("board-you", seat=owner) if mine else self._voice.name(owner)
        return Text(f"* {name}" if owner == view["turn"] else name)

    def _spirit(self, seat: Part) -> Text:
        return Text(self._say(f"spirit-{seat['spirit']}"), style=TEAM_STYLES[seat["team"]])

    def _space(self, seat: Part) -> Text:
        return Text(self._say("board-place", place=seat["space"]) if seat["space"] else "-")

    def _deck(self, seat: Part) -> Text:
        if seat["top"] is None:
            return Text("-", style="dim")
        top = self._things.name(seat["top"])
        return Text(self._say("board-deck-cell", count=seat["deck"], card=top))

    def _row(self, seat: Part, action: str) -> Text:
        """The tokens of a row: a locked Action has none at its beginning."""
        return Text(" ").join(self._things.token(place["vibe"]) for place in seat["rows"][action])

    # What the reader alone sees, and what is worth telling of their own

    def own(self, view: Part) -> Iterator[RenderableType]:
        """The reader's Spirit board in full, then every hand that the reader sees."""
        viewer = self._voice.viewer
        owners = list(range(len(view["seats"])))
        if viewer is not None:
            owners.sort(key=lambda owner: owner != viewer)
            yield Text()
            yield from self._board(viewer, view)
        for owner in owners:
            if "hand" in view["seats"][owner]:
                yield Text()
                yield from self._hand(owner, view["seats"][owner])

    def _board(self, owner: int, view: Part) -> Iterator[RenderableType]:
        """Each row with the price of its Action, then its upgrades with what they add."""
        seat = view["seats"][owner]
        key = f"spirit-{seat['spirit']}"
        title = self._say("board-spirit-board", spirit=self._say(key), seat=owner)
        yield Text(title, style="bold")
        if not view["rules"]["basic"]:
            yield Padding(Text(self._say(f"{key}.power"), style="dim"), (0, 0, 0, 2))
        table = Table.grid(padding=(0, 2, 0, 0))
        for action in actions(view):
            unlock, *upgrades = seat["rows"][action]
            cells = [self._place(f"action-{action}", unlock)]
            cells += [self._place(f"upgrade-{place['name']}", place) for place in upgrades]
            table.add_row(Text(" "), *cells)
        yield table

    def _place(self, key: str, place: Part) -> Text:
        price = self._say("board-price", wp=place["wp"], ambition=place["ambition"])
        text = Text.assemble(self._things.token(place["vibe"]), " ", self._say(key))
        text.append(f" {price}", style="dim")
        return text

    def _hand(self, owner: int, seat: Part) -> Iterator[RenderableType]:
        yield Text(self._say("board-hand-of", seat=owner), style="bold")
        if not seat["hand"]:
            yield Text(f"  {self._say('board-hand-empty')}")
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        for name in seat["hand"]:
            table.add_row(Text(" "), *self._things.card(name))
        yield table


def actions(view: Part) -> Sequence[str]:
    """The rows in use: the basic game has no Empower."""
    return ACTION_NAMES[:-1] if view["rules"]["basic"] else ACTION_NAMES
