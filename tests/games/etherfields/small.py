"""A pack of a few things built in Python, and a way to play one flow with given answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from boardwright.core.decisions import Decision
from boardwright.core.effects import Chance, Flow
from boardwright.games.etherfields.content import (
    STATES,
    TERRAINS,
    Action,
    Data,
    Effect,
    Entity,
    Fate,
    Gate,
    Icon,
    Overlay,
    Passive,
    Quirk,
    Step,
    Thing,
    Tile,
    TurnCard,
)
from boardwright.games.etherfields.keys import space_name, space_named
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import DREAM, NOBODY, Figure, State

T = TypeVar("T")

CORNERS = ("nw", "ne", "sw", "se")
SIDES = ("north", "east", "south", "west")


def at(name: str) -> int:
    """A space by its name."""
    space = space_named(name)
    assert space >= 0, name
    return space


def names(spaces: Sequence[int]) -> list[str]:
    return [space_name(space) for space in spaces]


def step(do: str, **data: Any) -> Step:
    return Step(do, data)


def passive(*effect: Step, when: str = "", requires: Data | None = None) -> Passive:
    return Passive("passive", when=when, effect=effect, requires=requires or {})


def action(name: str, on: str = "", **facts: Any) -> Action:
    """An action; its number is given by the pack."""
    spaces = tuple(CORNERS.index(corner) for corner in on.split())
    return Action(name, f"map:{name}", -1, name, spaces=spaces, **facts)


def icon(kind: str, on: str, **facts: Any) -> Icon:
    return Icon(kind, tuple(CORNERS.index(corner) for corner in on.split()), **facts)


def ground(terrain: str, on: str) -> Icon:
    return icon("terrain", on, terrain=TERRAINS.index(terrain))


def tile(
    id: str,
    nw: str,
    *things: Icon | Action,
    walls: str = "",
    blocked: str = "",
    rotation: int = 0,
    **facts: Any,
) -> Tile:
    """A tile whose north-west square is `nw`; walls as in `ne.east sw.south`."""
    sides = [wall.split(".") for wall in walls.split()]
    row, column = divmod(at(nw), 10)
    return Tile(
        0,
        id,
        id,
        slumber=False,
        row=row,
        column=column,
        rotation=rotation,
        walls=tuple((CORNERS.index(corner), SIDES.index(side)) for corner, side in sides),
        blocked=tuple(CORNERS.index(corner) for corner in blocked.split()),
        icons=tuple(thing for thing in things if isinstance(thing, Icon)),
        actions=tuple(thing for thing in things if isinstance(thing, Action)),
        flying=facts.pop("flying", ()),
        **facts,
    )


def entity(name: str, **facts: Any) -> Entity:
    return Entity(0, name.lower(), name, slumber=False, **{"figure": "creature", **facts})


def thing(kind: str, name: str, *passives: Passive) -> Thing:
    return Thing(kind, 0, name.lower(), name, passives=passives)


def gate(trap: Effect = ()) -> Gate:
    return Gate(
        *(0, "gate", "d1", "Gate", "", 0, 9, 9, (), 0, 0, "", ""),
        trap=trap,
        trap_text="",
        actions=(),
        effects={},
        effects_text={},
        passives=(),
    )


def fate(name: str, quirk: Quirk) -> Fate:
    return Fate(0, name.lower(), name, "", place_slumber_tile=True, quirk=quirk)


BOARD = (tile("A1", "r1c1"), tile("A2", "r1c3"), tile("B1", "r3c1"), tile("B2", "r3c3"))
"""Sixteen bare spaces, r1c1 to r4c4."""

NOTHING = (
    *("dreamers", "cards", "wisdom", "seasons", "notes", "signs", "memories"),
    *("locations", "world", "start_wisdom", "start_items"),
)

TURNS = tuple(TurnCard(n, f"t{n}", f"t{n}", n % 4, (), (), "") for n in range(12))


def pack(
    tiles: Sequence[Tile] = BOARD,
    entities: Sequence[Entity] = (),
    overlays: Sequence[Overlay] = (),
    fates: Sequence[Fate] = (),
    gates: Sequence[Gate] = (),
    companions: Sequence[Thing] = (),
    masks: Sequence[Thing] = (),
    items: Sequence[Thing] = (),
    **facts: Any,
) -> Pack:
    """A pack of these things, everything numbered by its place."""
    actions: list[Action] = []

    def numbered(each: Sequence[Action]) -> tuple[Action, ...]:
        new = [replace(one, number=len(actions) + n) for n, one in enumerate(each)]
        actions.extend(new)
        return tuple(new)

    def on_icons(each: Sequence[Icon]) -> tuple[Icon, ...]:
        return tuple([replace(one, actions=numbered(one.actions)) for one in each])

    empty: dict[str, Any] = dict.fromkeys(NOTHING, ())
    made = {
        "tiles": tuple(
            replace(t, number=n, actions=numbered(t.actions), icons=on_icons(t.icons))
            for n, t in enumerate(tiles)
        ),
        "entities": tuple(
            replace(e, number=n, actions=numbered(e.actions)) for n, e in enumerate(entities)
        ),
        "overlays": tuple(
            replace(
                o,
                number=n,
                patches=tuple(replace(p, actions=numbered(p.actions)) for p in o.patches),
            )
            for n, o in enumerate(overlays)
        ),
        "fates": tuple(
            replace(
                f,
                number=n,
                quirk=f.quirk and replace(f.quirk, actions=numbered(f.quirk.actions)),
            )
            for n, f in enumerate(fates)
        ),
        "gates": tuple(replace(g, number=n) for n, g in enumerate(gates)),
        "companions": tuple(replace(c, number=n) for n, c in enumerate(companions)),
        "masks": tuple(replace(m, number=n) for n, m in enumerate(masks)),
        "items": tuple(replace(i, number=n) for n, i in enumerate(items)),
    }
    return Pack(
        id="small",
        version="1",
        title="small",
        players=(1, 4),
        languages=("en",),
        digest="",
        **{
            **empty,
            "luck": (0, 1, 2, 2, 3, 4),
            "movement": (0, 0, 0, 1, 1, 2),
            "boost_fail_token": "gem",
            "peek_seconds": 5,
            "morphings": (2, 2, 2, 2, 1, 1, 1, 1),
            "state_tokens": (
                ((STATES.index("dazed"), STATES.index("paralyzed")), 2),
                ((STATES.index("stunned"), STATES.index("poisoned")), 2),
            ),
            "terrain_tokens": (2, 2, 2, 2),
            "turns": TURNS,
            "scripts": {},
            "start_gate": NOBODY,
            "start_season": NOBODY,
            "starts": {},
            "roles": {},
            "secrets": {},
            **made,
            "actions": tuple(actions),
            **facts,
        },
    )


def table(content: Pack | None = None, dreamers: str = "r1c1 r1c1", suit: int = -1) -> State:
    """A Dream on all tiles of a pack, the Dreamers on these spaces."""
    content = content or pack()
    spaces = dreamers.split()
    s = State(content, len(spaces), 1)
    s.log = []
    s.place = DREAM
    s.gate = 0 if content.gates else NOBODY
    s.tiles = tuple(range(len(content.tiles)))
    for seat, space in enumerate(spaces):
        s.seats[seat].space = -1 if space == "-" else at(space)
    if suit >= 0:
        s.turn_deck = (suit,)
    return s


def put(s: State, space: str, entity: int = 0, **facts: Any) -> int:
    """A figure on the map, its tile on the slot; its tag."""
    from boardwright.games.etherfields.entities import lay_entity

    if entity != NOBODY:
        lay_entity(s, entity, "ETH-394")
    s.tags += 1
    s.figures = (*s.figures, Figure(entity, at(space), s.tags, **facts))
    return s.tags


def where(s: State) -> dict[str, str]:
    """Where everybody stands: Dreamers by seat, figures by tag with a dot before it."""
    seats = {str(n): space_name(seat.space) for n, seat in enumerate(s.seats)}
    return {**seats, **{f".{each.tag}": space_name(each.space) for each in s.figures}}


def told(s: State, kind: str) -> list[Mapping[str, Any]]:
    """The arguments of all events of a kind so far."""
    return [args for what, _, args, *_ in s.log or () if what == kind]


@dataclass
class Played:
    """What was asked while a flow ran."""

    asked: list[Decision] = field(default_factory=list)
    options: list[list[str]] = field(default_factory=list)

    @property
    def prompts(self) -> list[str]:
        return [decision.key for decision in self.asked]


def play(s: State, flow: Flow[T], *answers: str) -> tuple[T, Played]:
    """Run a flow to its end with these answers, dice among them. As in a game, nothing is asked
    where there is one option; every answer must be used.
    """
    played, left = Played(), list(answers)
    reply: Any = None
    try:
        while True:
            asked = flow.send(reply)
            decision = asked.decision if isinstance(asked, Chance) else asked
            assert isinstance(decision, Decision)
            if len(decision.options) == 1 and not decision.always:
                reply = decision.options[0]
                continue
            keys = s.pack.keys.keys(decision.options)
            played.asked.append(decision)
            played.options.append(keys)
            assert left, f"{decision.key} is asked: {keys}"
            answer = left.pop(0)
            assert answer in keys, f"{decision.key}: {answer} is not among {keys}"
            reply = s.pack.keys.id(answer)
    except StopIteration as end:
        assert not left, f"not asked: {left}"
        return end.value, played


class Recorder:
    """Stands in for effects and windows: notes what is carried out and which moments come."""

    def __init__(self) -> None:
        self.ran: list[tuple[int, str, str]] = []
        """(who performs it, the first verb, the source)."""
        self.moments: list[Moment] = []
        self.on_run: Callable[[State, Scene], None] = lambda s, scene: None
        self.on_moment: Callable[[State, Moment], None] = lambda s, moment: None

    async def run(self, s: State, scene: Scene, effect: Effect) -> None:
        self.ran.append((scene.me, effect[0].do, scene.source))
        self.on_run(s, scene)

    async def window(self, s: State, moment: Moment) -> None:
        self.moments.append(moment)
        self.on_moment(s, moment)

    @property
    def kinds(self) -> list[str]:
        return [moment.kind for moment in self.moments]
