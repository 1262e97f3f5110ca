"""Etherfields in letters: the map, the Turn card, what lies beside them, the Dreamers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boardwright.cli.terminal import etherfields_map
from boardwright.cli.terminal.etherfields_words import Words
from boardwright.cli.terminal.guides import View
from boardwright.cli.terminal.voice import Voice
from boardwright.core.decisions import Decision

Part = Mapping[str, Any]

QUIET = frozenset(
    ("ask-action", "ask-round", "ask-travel", "ask-travel-action", "ask-draw-discard", "ask-deck")
)
"""Questions between two actions: the whole board is shown with them."""


class EtherfieldsGuide:
    """Draws Etherfields for one reader."""

    examples = ("ETH-246", "Move")

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._say = voice.say
        self._words = Words(voice)

    # The board

    def board(self, view: View, *, over: bool = False) -> RenderableType:
        seen: Part = view
        title = self._say("board-over") if over else self._title(seen)
        parts: list[RenderableType] = [Rule(Text(title, style="bold"), align="left", style="dim")]
        if seen["place"] == "dreamworld":
            parts += [self._world(seen)]
        else:
            parts += [*self._dreamscape(seen)]
        parts += [Text(), self._seats(seen), Text(), *self._team(seen)]
        return Group(*parts, *self._hands(seen))

    def _title(self, view: Part) -> str:
        gate, slumber = view["gate"], view["slumber"]
        words = [
            self._say(
                f"board-place-{view['place']}",
                gate=gate["name"] if gate else "",
                slumber=slumber["name"] if slumber else "",
            )
        ]
        if view["turn"] and view["turn"]["turn"]:
            words.append(self._say("board-turn", turn=view["turn"]["turn"]))
            words.append(self._say("board-turns-left", left=view["turn"]["left"]))
        if view["round"] is not None and "ordered" in view["options"]:
            words.append(self._say("board-round", seat=view["round"]))
        words += [
            self._say("board-hours", hours=view["hours"]),
            self._say("board-keys", keys=view["keys"]),
        ]
        return ". ".join(words)

    # The Dreamscape

    def _dreamscape(self, view: Part) -> Iterator[RenderableType]:
        yield from etherfields_map.drawn(view)
        yield Text(etherfields_map.legend(self._voice, len(view["seats"])), style="dim")
        yield from self._about_turn(view["turn"])
        yield from self._listed("board-column-actions", self._map_actions(view))
        yield from self._listed("board-column-figures", map(self._figure, view["map"]["figures"]))
        yield from self._listed("board-column-entities", self._entities(view))
        gate = view["gate"]
        if gate:
            lines = [Text(gate[name]) for name in ("goal", "rules") if gate[name]]
            lines += [self._words.action_line(action) for action in gate["actions"]]
            yield from self._listed(gate["name"], lines)

    def _about_turn(self, turn: Part | None) -> Iterator[RenderableType]:
        """ETH-370: the current card with what each step will bring."""
        if turn is None or not turn["steps"]:
            return
        lines = []
        for step in turn["steps"]:
            line = Text(self._say("board-step", step=step["kind"], blocked=step["blocked"]))
            for brought in step["brings"]:
                line.append(f"\n  {self._say('board-brings', **brought)}", "dim")
            lines.append(line)
        suit = self._say("board-suit", suit=turn["suit"])
        yield from self._listed(f"{self._say('board-column-turn')}. {suit}", lines)

    def _map_actions(self, view: Part) -> Iterator[Text]:
        ground = view["map"]
        for name, space in ground["spaces"].items():
            for key in space["actions"]:
                action = ground["actions"].get(key)
                if action is not None:
                    line = Text(f"{name} ", style="dim")
                    yield line.append_text(self._words.action_line(action))
        for flying in ground["flying"]:
            line = Text(f"{self._say('board-flying')} ", style="dim")
            yield line.append_text(self._words.action_line(ground["actions"][flying["action"]]))
        for rule in ground["rules"]:
            yield Text(f"{rule['space'] or ''} {rule['text']}".strip(), style="dim")

    def _figure(self, part: Part) -> Text:
        args: dict[str, Any] = {"number": part["number"], "entity": part["name"]}
        if part["space"] is None:
            return Text(self._say("board-figure", **args))
        return Text(self._say("board-figure", **args, space=part["space"], states=part["states"]))

    def _entities(self, view: Part) -> Iterator[Text]:
        for part in view["map"]["entities"]:
            name = self._say("board-entity", entity=part["name"], morphings=part["morphings"])
            line = Text(name, style="bold")
            if part["move"] is not None:
                line.append(f", {self._say('board-moves', move=part['move'])}", "not bold")
            for step, text in part["effects"].items():
                said = self._say("board-effect", step=step, text=text)
                line.append(f"\n  {said}", "dim not bold")
            for action in part["actions"]:
                laid = part["paid"].get(action["key"], {})
                line.append("\n  ").append_text(self._words.action_line({**action, **laid}))
            yield line

    def _listed(self, title: str, lines: Any) -> Iterator[RenderableType]:
        """A title and the lines under it; nothing where there are none."""
        found = list(lines)
        if not found:
            return
        words = self._say(title) if self._voice.texts.has(title) else title
        yield Text()
        yield Text(words, style="bold")
        for line in found:
            yield Padding(line, (0, 0, 0, 2))

    # The Dreamworld

    def _world(self, view: Part) -> RenderableType:
        """Every Location that was found, with where it leads to."""
        world = view["world"]
        names = {place["id"]: place["name"] for place in world["locations"]}
        table = _grid(self._say("board-column-location"), self._say("board-column-ways"), "")
        for place in world["locations"]:
            said = self._say("board-location", location=place["name"], icon=place["icon"])
            here = place["id"] == world["at"]
            marks = [self._say("board-at")] if here else []
            if place["gate"]:
                gate = place["gate"]
                marks.append(self._say("board-gate", gate=gate["name"], keys=gate["keys"]))
            ways = list(self._ways(world["edges"], place["id"], names))
            table.add_row(Text(said, style="bold" if here else ""), *_cells(ways, marks))
        return table

    def _ways(self, edges: Sequence[Part], place: str, names: Mapping[str, str]) -> Iterator[str]:
        for edge in edges:
            for one, other in ((edge["from"], edge["to"]), (edge["to"], edge["from"])):
                if one != place or (one == edge["to"] and edge["one_way"]):
                    continue
                name = names[other]
                yield self._say("board-shortcut", location=name) if edge["shortcut"] else name

    # Dreamers and the Team

    def _seats(self, view: Part) -> RenderableType:
        seats: Sequence[Part] = view["seats"]
        table = _grid("", *(self._seat_title(seat) for seat in range(len(seats))))
        rows = {
            "board-row-dreamer": [part["dreamer"]["name"] for part in seats],
            "board-row-space": [part["space"] or "-" for part in seats],
            "board-row-distress": [
                self._say("board-of", n=part["distress"], limit=part["distress_limit"])
                for part in seats
            ],
            "board-row-purse": [f"{part['ether']}, {part['gems']}" for part in seats],
            "board-row-deck": [
                f"{part['deck']}, {len(part['discard'])}, {len(part['sealed'])}" for part in seats
            ],
            "board-row-cards": [
                self._say("board-of", n=part["cards"], limit=part["hand_limit"]) for part in seats
            ],
            "board-row-progress": [self._progress(part) for part in seats],
            "board-row-mask": [self._mask(part) for part in seats],
            "board-row-flaws": [self._list(part["flaws"]) for part in seats],
            "board-row-states": [self._list(part["states"]) for part in seats],
        }
        for key, cells in rows.items():
            if any(cell != "-" for cell in cells):
                table.add_row(Text(self._say(key), style="dim"), *cells)
        return table

    def _seat_title(self, seat: int) -> str:
        return f"{etherfields_map.letter(seat)} {self._voice.name(seat)}"

    def _list(self, names: Sequence[str]) -> str:
        return self._say("board-list", items=list(names)) if names else "-"

    def _progress(self, part: Part) -> str:
        return self._list(
            [
                self._say("board-flipped", card=card["name"]) if card["flipped"] else card["name"]
                for card in part["progress"]
            ]
        )

    def _mask(self, part: Part) -> str:
        if part["mask"] is None:
            return "-"
        off = not part["mask_works"]
        return self._say("board-mask-off", mask=part["mask"]) if off else str(part["mask"])

    def _team(self, view: Part) -> Iterator[RenderableType]:
        """Items, Notes and the like, each with its text."""
        for name in ("items", "notes", "wisdom"):
            lines = [Text.assemble((t["name"], "bold"), f" {t['text']}") for t in view[name]]
            yield from self._listed(f"board-{name}", lines)
        if view["season"]:
            words = Text.assemble((view["season"]["name"], "bold"), f" {view['season']['text']}")
            yield from self._listed("board-season", [words])
        if view["offer"]:
            cards = [Text(name) for name in view["offer"]]
            yield from self._listed("board-offer", cards)
        if view["read"]:
            last = view["read"][-1]
            title = self._say("board-paragraph", script=last["number"])
            told = [last[name] for name in ("text", "effect", "lesson") if last[name]]
            yield from self._listed(title, map(Text, told))

    def _hands(self, view: Part) -> Iterator[RenderableType]:
        viewer = self._voice.viewer
        owners = sorted(range(len(view["seats"])), key=lambda owner: owner != viewer)
        for owner in owners:
            yield Text()
            yield Text(self._say("board-hand", seat=owner), style="bold")
            hand = view["seats"][owner]["hand"]
            if hand is None:
                cards = view["seats"][owner]["cards"]
                yield Text(f"  {self._say('board-hand-closed', cards=cards)}")
            elif not hand:
                yield Text(f"  {self._say('board-hand-empty')}")
            else:
                table = Table.grid(padding=(0, 2, 0, 0))
                for name in hand:
                    table.add_row(Text(" "), *self._words.card(view["cards"][name]))
                yield table

    # Questions and answers

    def source(self, decision: Decision) -> tuple[str, str] | None:
        """The component that asks; the whole board where nothing does."""
        if decision.prompt.key in QUIET:
            return None
        return (f"{decision.source}:" if decision.source else "", "")

    def note(self, key: str, view: View) -> Text:
        words = self._words.text_of(key, view)
        return Text(words, style="dim", no_wrap=True, overflow="ellipsis")

    def about(self, topic: str, view: View) -> RenderableType | None:
        return self._words.about(topic, view)


def _grid(*titles: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for title in titles:
        table.add_column(title)
    return table


def _cells(*cells: Sequence[str]) -> Iterator[str]:
    for cell in cells:
        yield ", ".join(cell)
