"""Effects, costs, actions and passives, compiled from tables that have been checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.core.messages import Json
from boardwright.games.etherfields.content import (
    ANY,
    COLOURS,
    FREE,
    LUCK,
    Action,
    Cost,
    Data,
    Effect,
    Hint,
    Passive,
    Step,
)
from boardwright.games.etherfields.keys import PLAIN
from boardwright.games.etherfields.reading.building import (
    Building,
    entries,
    flag,
    named,
    number,
    table,
    tables,
    word,
)

CORNERS = ("nw", "ne", "sw", "se")
INSIDE = ("then", "else", "effect")
_COLOURS = {**{name: n for n, name in enumerate(COLOURS)}, "any": ANY}
_WAYS = ("free", "gradual", "times_players", "any_of")


def effect(build: Building, steps: Json) -> Effect:
    found = steps if isinstance(steps, Sequence) and not isinstance(steps, str) else ()
    return tuple(_step(build, step) for step in found if isinstance(step, Mapping))


def _step(build: Building, data: Data) -> Step:
    do = word(data, "do")
    inner = {name: effect(build, data[name]) for name in INSIDE if name in data}
    for faces, result in table(data, "results").items():
        inner |= dict.fromkeys(faces_of(faces), effect(build, result))
    for n, option in enumerate(tables(data, "options")):
        inner[str(n)] = effect(build, option.get("effect"))
        name = word(option, "name")
        if name not in PLAIN:
            build.options.setdefault(name, len(build.options))
    if "flag" in data:
        build.flags.add(word(data, "flag"))
    if do == "call":
        build.functions.add(word(data, "function"))
    rest = {name: value for name, value in data.items() if name not in (*INSIDE, "results", "do")}
    price = costs(table(data, "cost")) if "cost" in data else ()
    return Step(do, rest, inner, price)


def faces_of(text: str) -> tuple[str, ...]:
    """The faces of the Luck die that a result stands for: `2-3` for both; none: it is wrong."""
    first, dash, last = text.partition("-")
    if not dash:
        return (text,) if text in LUCK else ()
    if first not in LUCK[2:] or last not in LUCK[2:]:
        return ()
    return LUCK[LUCK.index(first) : LUCK.index(last) + 1]


def costs(data: Data) -> tuple[Cost, ...]:
    """The ways to pay (ETH-236)."""
    ways = tables(data, "any_of")
    return tuple(cost(way) for way in ways) if ways else (cost(data),)


def cost(data: Data) -> Cost:
    colour, amount, counter = -1, 0, ""
    parts: list[tuple[str, int]] = []
    for name, value in data.items():
        if name in _COLOURS:
            colour, amount = _COLOURS[name], number(data, name)
        elif name == "counter":
            counter = next(iter(table(data, name)), "")
            parts.append((name, number(table(data, name), counter)))
        elif name not in _WAYS:
            n = -1 if value == "hand" else number(data, name)
            parts.append((name, int(n)))
    return Cost(colour, amount, tuple(parts), counter) if data.get("free") is not True else FREE


def action(
    build: Building, data: Data, owner: str, key: str, default: str = "", rapid: bool = False
) -> Action:
    """An action of the component `owner`; `key` is its answer's, where `{}` stands for its name."""
    keyword = word(data, "keyword")
    name = word(data, "name", default or keyword)
    price = table(data, "cost")
    made = Action(
        id=build.id(word(data, "id", owner)),
        key=build.key(key.replace("{}", name)),
        number=len(build.actions),
        name=name,
        text=word(data, "text"),
        costs=costs(price),
        gradual=flag(price, "gradual"),
        times_players=flag(price, "times_players"),
        effect=effect(build, data.get("effect")),
        keyword=keyword,
        reach=number(data, "range", -1),
        target=table(data, "target"),
        requires=table(data, "requires"),
        limit=word(data, "limit"),
        per_dreamer=word(data, "per") == "dreamer",
        single_use=flag(data, "single_use"),
        rapid=rapid or flag(data, "rapid"),
        when=named(data, "when"),
        world=word(data, "world", "dreamscape"),
        spaces=tuple(CORNERS.index(str(corner)) for corner in entries(data, "on")),
        flying=key.startswith("map:") and "on" not in data,
        each_dreamer=flag(data, "each_dreamer"),
        aim=tuple(
            Hint(table(one, "requires"), number(one, "value")) for one in tables(data, "aim")
        ),
    )
    build.actions.append(made)
    return made


def actions(
    build: Building, data: Data, owner: str, key: str, default: str = "", rapid: bool = False
) -> tuple[Action, ...]:
    """All actions of a component."""
    found = tables(data, "action")
    return tuple(action(build, one, owner, key, default, rapid) for one in found)


def passives(build: Building, data: Data, owner: str) -> tuple[Passive, ...]:
    return tuple(_passive(build, one, owner) for one in tables(data, "passive"))


def _passive(build: Building, data: Data, owner: str) -> Passive:
    return Passive(
        id=build.id(owner),
        when=word(data, "when"),
        effect=effect(build, data.get("effect")),
        cost=cost(table(data, "cost")),
        limit=word(data, "limit"),
        optional=flag(data, "optional"),
        reach=number(data, "range", -1),
        requires=table(data, "requires"),
        text=word(data, "text"),
    )
