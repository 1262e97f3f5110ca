"""Gradual actions and Intent markers (section 15, ETH-631)."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import acting, asking, refusing
from boardwright.games.etherfields.content import ANY, COLOURS, Action
from boardwright.games.etherfields.keys import ACTION_KEY
from boardwright.games.etherfields.markers import markers as markers
from boardwright.games.etherfields.markers import return_markers as return_markers
from boardwright.games.etherfields.markers import set_markers
from boardwright.games.etherfields.state import State

MARKERS = 4
"""ETH-031: of each colour."""


def needed(s: State, action: int, colour: int) -> int:
    """ETH-298, ETH-303, ETH-310: how often the base cost is still to be paid in this colour."""
    return len(s.seats) - markers(s, action)[colour]


def free(s: State, colour: int) -> int:
    """Markers of a colour in the supply."""
    return MARKERS - sum([there[colour] for there in s.markers.values()])


def recordable(s: State, action: int, colour: int) -> int:
    """ETH-305: for how many instalments there are markers, in the supply or on other actions."""
    return MARKERS - markers(s, action)[colour]


def _change(s: State, action: int, colour: int, n: int, rule: str) -> None:
    there = list(markers(s, action))
    there[colour] += n
    set_markers(s, action, (there[0], there[1], there[2]))
    if s.log is not None:
        args: Args = {
            "action": s.pack.actions[action].name,
            "colour": COLOURS[colour],
            "n": n,
            "now": there[colour],
        }
        s.tell("marker", rule, args)


async def put(s: State, seat: int, action: int, colour: int, rule: str) -> bool:
    """Put one marker on an action; with none left it is taken from another one (ETH-305)."""
    if not free(s, colour):
        others = [n for n, there in s.markers.items() if there[colour] and n != action]
        if not others:
            return False
        options = tuple([ACTION_KEY + n for n in sorted(others)])
        args: Args = {"colour": COLOURS[colour], "action": s.pack.actions[action].name}
        answer = await asking.pick(s, seat, "ask-take-marker", "ETH-305", options, args)
        _change(s, answer - ACTION_KEY, colour, -1, "ETH-305")
    _change(s, action, colour, 1, rule)
    return True


async def instalment(s: State, seat: int, action: Action, colour: int, units: int) -> int:
    """ETH-299 to ETH-304, ETH-309: so many base costs were paid; how often the action is performed
    now. Only Assaults and Contacts begin a further set with what is left over.
    """
    number = action.number
    total = markers(s, number)[colour] + units
    players = len(s.seats)
    if total < players:
        for _ in range(units):
            await put(s, seat, number, colour, "ETH-300")
        return 0
    return_markers(s, [number], "ETH-304")
    if not action.keyword or action.single_use:
        return 1
    for _ in range(total % players):
        await put(s, seat, number, colour, "ETH-309")
    return total // players


# Markers placed by effects


def colours(action: Action) -> list[int]:
    """The colours that a Gradual action can be paid in."""
    found: list[int] = []
    for cost in action.costs:
        found += range(len(COLOURS)) if cost.colour == ANY else [cost.colour]
    return sorted(set(found))


def markable(s: State, seat: int, colour: int = -1, *, finish: bool = True) -> list[int]:
    """ETH-631: Gradual actions that this Dreamer could perform and that take a marker of the
    colour; without `finish` not those that lack only that one.
    """
    found = []
    for action in refusing.gradual_ones(s, seat):
        if any(
            (finish or needed(s, action.number, one) > 1) and _takes(s, action.number, one)
            for one in colours(action)
            if colour in (-1, one)
        ):
            found.append(action.number)
    return sorted(set(found))


def _takes(s: State, action: int, colour: int) -> bool:
    """Whether there is a marker for it, or none is needed because it completes the set."""
    return needed(s, action, colour) == 1 or recordable(s, action, colour) > 0


async def mark(
    s: State, seat: int, action: int, colour: int, rule: str, taken_from: int = -1
) -> None:
    """ETH-631: a marker placed or moved by an effect is one base cost paid in its colour. If it
    completes the set, the action is performed at once.
    """
    if taken_from >= 0:
        _change(s, taken_from, colour, -1, rule)
    if needed(s, action, colour) > 1:
        await put(s, seat, action, colour, rule)
        return
    return_markers(s, [action], "ETH-304")
    await acting.complete(s, refusing.scene_of(s, seat, action), colour)


def lacks(s: State, action: int) -> int:
    """How many base costs an action lacks in its best colour."""
    return min([needed(s, action, colour) for colour in colours(s.pack.actions[action])])
