"""Cerebria in letters: the ring, the teams, the Aspirations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boardwright.cli.terminal.cerebria_seats import Seats
from boardwright.cli.terminal.cerebria_things import TEAM_STYLES, Things
from boardwright.cli.terminal.guides import View
from boardwright.cli.terminal.voice import Voice
from boardwright.core.decisions import Decision
from boardwright.games.cerebria.board import WHEEL_SIZE
from boardwright.games.cerebria.emotions import Emotions

Part = Mapping[str, Any]

QUIET = frozenset(("ask-action", "ask-place-figure", "ask-place-second", "ask-wild"))
"""Questions between two Actions: the whole board is shown with them."""


class CerebriaGuide:
    """Draws Cerebria for one reader."""

    examples = ("CER-186", "Trust")

    def __init__(self, voice: Voice, cards: Emotions, *, plain: bool) -> None:
        self._voice = voice
        self._say = voice.say
        self._things = Things(voice, cards, plain=plain)
        self._seats = Seats(voice, self._things)

    # The board

    def board(self, view: View, *, over: bool = False) -> RenderableType:
        seen: Part = view
        parts: list[RenderableType] = [
            Rule(Text(self._title(seen, over), style="bold"), align="left", style="dim"),
            self._ring(seen),
            Text(self._things.legend(), style="dim"),
            Text(),
            self._teams(seen),
            Text(),
            self._aspirations(seen),
            Text(),
            self._seats.table(seen),
            Text(self._things.tokens_legend(), style="dim"),
        ]
        return Group(*parts, *self._seats.own(seen))

    def _title(self, view: Part, over: bool) -> str:
        seat, turn = view["turn"], view["turns"]
        if over:
            return self._say("board-over")
        if view["phase"] in ("placing", "wilds"):
            placing = view["phase"] == "placing"
            return self._say("board-phase-placing" if placing else "board-phase-wilds", seat=seat)
        if view["phase"] == "end":
            title = self._say("board-turn-end", seat=seat, turn=turn)
        else:
            title = self._say("board-turn", seat=seat, turn=turn, actions=view["actions"])
        return f"{title}. {self._say('board-ends')}" if view["ends"] else title

    def _ring(self, view: Part) -> RenderableType:
        """Realm by Realm, each with the Frontier that follows it."""
        columns = ("place", "control", "emotions", "spirits", "fort", "sphere")
        table = grid(*(self._say(f"board-column-{name}") for name in columns))
        spheres = {sphere["realm"]: sphere for sphere in view["spheres"]}
        for realm, frontier in zip(view["realms"], view["frontiers"], strict=True):
            part = view["realms"][realm]
            slots = [f"{realm}.a", f"{realm}.b"]
            name, wp = spheres[realm]["name"], spheres[realm]["wp"]
            sphere = f"{self._say(f'sphere-{name.lower()}')} {wp}"
            row = self._place(view, realm, part, slots)
            table.add_row(*row, self._fort(part["fort"]), Text(sphere))
            row = self._place(view, frontier, view["frontiers"][frontier], [frontier])
            table.add_row(*row, style="dim" if view["slots"][frontier] is None else "")
        return table

    def _place(self, view: Part, place: str, part: Part, slots: Sequence[str]) -> list[Text]:
        held = part["control"]
        control = self._say(
            "board-control", control=held or "nobody", bliss=part["bliss"], gloom=part["gloom"]
        )
        emotions = Text(" | ").join(self._things.slot(view["slots"][slot]) for slot in slots)
        standing = [
            Text(self._say(f"spirit-{seat['spirit']}"), style=TEAM_STYLES[seat["team"]])
            for seat in view["seats"]
            if seat["space"] == place
        ]
        name = self._say("board-place", place=place)
        style = TEAM_STYLES[held] if held else ""
        return [Text(name), Text(control, style=style), emotions, Text(", ").join(standing)]

    def _fort(self, fort: Part | None) -> Text:
        if fort is None:
            return Text()
        said = self._say("board-fort-cell", size=fort["size"], team=fort["team"])
        return Text(said, style=TEAM_STYLES[fort["team"]])

    # Teams and Aspirations

    def _teams(self, view: Part) -> RenderableType:
        teams: Mapping[str, Part] = view["teams"]
        table = grid("", *(self._say("board-team", team=name) for name in teams))
        rows = [("board-column-points", [str(team["points"]) for team in teams.values()])]
        rows += [("board-ambition", [str(team["ambition"]) for team in teams.values()])]
        if not view["rules"]["basic"]:
            wheels = [
                self._say("board-wheel-at", count=team["wheel"] % WHEEL_SIZE, size=WHEEL_SIZE)
                for team in teams.values()
            ]
            rows.append(("board-column-wheel", wheels))
        rows += [
            ("board-identity", [self._fragments(team["identity"]) for team in teams.values()]),
            ("board-fragments-left", [self._left(team) for team in teams.values()]),
            ("board-hidden", [self._hidden(view, team) for team in teams.values()]),
        ]
        if any(team["past"] for team in teams.values()):
            past = [self._say("board-list", items=team["past"]) for team in teams.values()]
            rows.append(("board-hidden-past", past))
        for key, cells in rows:
            table.add_row(Text(self._say(key), style="dim"), *cells)
        return table

    def _fragments(self, part: Part) -> str:
        numbers = {size: part[size] for size in ("minor", "major", "capping")}
        return self._say("board-fragments", **numbers)

    def _left(self, team: Part) -> str:
        return self._fragments({**team["fragments"], "capping": 1 - team["identity"]["capping"]})

    def _hidden(self, view: Part, team: Part) -> str:
        name = team["hidden"]
        if name is None:
            return self._say("board-hidden-down" if team["has_hidden"] else "board-hidden-none")
        standing = view["standings"].get(name)
        against = f" {self._say('board-against', **standing)}" if standing else ""
        return f"{self._say(f'aspiration-{name.lower()}')}{against}"

    def _aspirations(self, view: Part) -> RenderableType:
        """The Common row, the present one first, with how both teams stand."""
        teams = (self._say("kind-bliss"), self._say("kind-gloom"))
        table = grid(self._say("board-common"), *teams, "")
        for place, name in enumerate(view["common"]["row"]):
            standing, key = view["standings"][name], f"aspiration-{name.lower()}"
            words = self._say(f"{key}.text")
            if place == 0:
                words = f"{self._say('board-common-now')}: {words}"
            counts = [str(standing["bliss"]), str(standing["gloom"])]
            title = Text(self._say(key), style="bold" if place == 0 else "")
            table.add_row(title, *counts, cut(words))
        for part in ("scored", "removed"):
            gone = view["common"]["down" if part == "scored" else part]
            if gone:
                said = "board-common-scored" if part == "scored" else "board-common-removed"
                table.add_row("", "", "", cut(self._say(said, items=gone)))
        return table

    # Questions and answers

    def source(self, decision: Decision) -> tuple[str, str] | None:
        """The Action that is being built up, or the Emotion that asks."""
        if decision.prompt.key in QUIET:
            return None
        action = decision.progress.get("action")
        if isinstance(action, str):
            key = f"action-{action}"
            return f"{self._say(key)}:", self._say(f"{key}.text")
        return self._things.source(decision.source)

    def note(self, key: str, view: View) -> Text:
        return self._things.note(key, view)

    def about(self, topic: str, view: View) -> RenderableType | None:
        return self._things.about(topic)


def grid(*titles: str) -> Table:
    """A table without lines, a column for each title."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for title in titles:
        table.add_column(title)
    return table


def cut(words: str) -> Text:
    """A sentence on one line, cut off where it ends."""
    return Text(words, style="dim", no_wrap=True, overflow="ellipsis")
