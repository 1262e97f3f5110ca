"""Whether a Dream can be entered and won: from its Gate by what is revealed, read and walked to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from boardwright.core.messages import Json
from boardwright.games.etherfields.checking.ground import Ground, covered
from boardwright.games.etherfields.checking.names import dream_of
from boardwright.games.etherfields.checking.stories import Links
from boardwright.games.etherfields.checking.walking import Found
from boardwright.games.etherfields.content import Overlay, Tile
from boardwright.games.etherfields.keys import COLUMNS, space_named
from boardwright.games.etherfields.reading.building import tables
from boardwright.games.etherfields.reading.effects import CORNERS
from boardwright.games.etherfields.reading.sources import Entry, Problem

Lying = Mapping[int, Tile | Overlay]
"""Tiles and Overlays as they were read, by the identity of their entries."""


def check(links: Links, lying: Lying, spoiled: set[str]) -> Iterator[Problem]:
    """An Entrance among the tiles of the setup, and a victory that can be reached. Nothing is said
    of Dreams with tiles that could not be read.
    """
    for gate in links.entries:
        if gate.kind != "gate" or dream_of(gate) in spoiled:
            continue
        setup = (f"{gate.key}.setup", f"{gate.key}.introduction")
        first = links.leads_to(gate, dream_of(gate), setup)
        for near in [entry for entry in first if entry.kind == "script"]:
            first += links.leads_to(near, dream_of(gate))
        tiles = [lying[id(entry)] for entry in first if id(entry) in lying]
        ground = Ground([tile for tile in tiles if isinstance(tile, Tile)])
        if not ground.with_icon("entrance"):
            reason = "no tile that it reveals has an Entrance (ETH-109)"
            yield Problem(gate.file, f"{gate.key}.setup", reason)
            continue
        if Exploration(links, lying, gate, walking=True).victory:
            continue
        told = Exploration(links, lying, gate, walking=False).victory
        reason = "no effect that can be reached ends this Dream with a victory"
        if told is not None:
            reason = f"its victory cannot be reached over the map: {told.key}"
        yield Problem(gate.file, gate.key, reason)


class Exploration:
    """Everything that can be met in a Dream, each thing as soon as something leads to it."""

    def __init__(self, links: Links, lying: Lying, gate: Entry, walking: bool) -> None:
        self.links, self.lying, self.walking = links, lying, walking
        self.dream = dream_of(gate)
        self.met: dict[int, Entry] = {id(gate): gate}
        self.steps: list[Found] = []
        self.reached: set[int] = set()
        size = -1
        while size != len(self.met) + len(self.reached):
            size = len(self.met) + len(self.reached)
            self._go_on()

    @property
    def victory(self) -> Found | None:
        """A step that wins the Dream."""
        return next((step for step in self.steps if _wins(step)), None)

    def _go_on(self) -> None:
        """Look at all that is met, walk as far as that lets, and meet what it leads to."""
        parts = {id(entry): self._parts(entry) for entry in self.met.values()}
        self.steps = [
            step
            for entry in self.met.values()
            for step in self.links.steps[id(entry)]
            if any(step.key.startswith(part) for part in parts[id(entry)])
        ]
        for entry in list(self.met.values()):
            for other in self.links.leads_to(entry, self.dream, parts[id(entry)]):
                if dream_of(other) in ("", self.dream) and other.kind not in ("gate", "slumber"):
                    self.met.setdefault(id(other), other)
        self._walk()

    def _walk(self) -> None:
        there = [self.lying[key] for key in self.met if key in self.lying]
        ground = Ground(
            [one for one in there if isinstance(one, Tile)],
            [one for one in there if isinstance(one, Overlay)],
        )
        holes = any(step.do == "token" and step.table.get("kind") == "hole" for step in self.steps)
        self.reached |= ground.walk(ground.with_icon("entrance") | self.reached, holes)
        for step in self.steps:
            if step.do in ("relocate", "push", "move") and "entity" not in step.table:
                self.reached |= self._moved(ground, step)

    def _moved(self, ground: Ground, step: Found) -> set[int]:
        """Where a Relocation may lead, and a Move through Walls."""
        if step.do == "move":
            near = 1 if step.table.get("through_wall") else 0
            return {n for n in ground.open if any(_far(n, m) <= near for m in self.reached)}
        meant = ground.meant(str(step.table.get("to", "adjacent")))
        reach = step.table.get("range")
        if isinstance(reach, int) and step.table.get("ignore_walls") is True:
            return {n for n in meant if any(_far(n, m) <= reach for m in self.reached)}
        return set() if isinstance(reach, int) else meant

    def _parts(self, entry: Entry) -> Sequence[str]:
        """The parts of an entry that can be used: on tiles those whose spaces are reached."""
        tile = self.lying.get(id(entry))
        if not self.walking or tile is None:
            return ("",)
        parts = [f"{entry.key}.flying_rule"]
        for kind in ("action", "icon", "space"):
            for n, part in enumerate(tables(entry.table, kind)):
                if self._is_reached(tile, part):
                    parts.append(f"{entry.key}.{kind}[{n}]")
        return parts

    def _is_reached(self, tile: Tile | Overlay, part: Mapping[str, Json]) -> bool:
        """An Assault or Contact is reached from the next space too, but never through a Wall."""
        if isinstance(tile, Overlay):
            return space_named(str(part.get("at"))) in self.reached
        on = part.get("on", ())
        corners = [str(corner) for corner in on] if isinstance(on, Sequence) else []
        under = covered(tile)
        return any(under[CORNERS.index(corner)] in self.reached for corner in corners)


def _wins(step: Found) -> bool:
    result = step.table.get("result")
    won = result == "campaign" and step.table.get("good") is True
    return step.do == "end" and (result == "victory" or won)


def _far(one: int, other: int) -> int:
    """How far apart two spaces are without Walls."""
    (row, column), (down, right) = divmod(one, COLUMNS), divmod(other, COLUMNS)
    return abs(row - down) + abs(column - right)
