"""The Dreamworld map (ETH-486 to ETH-502): Paths, Shortcuts, Locations, and what the Team may do at
one; Fate cards and Quirks (ETH-526 to ETH-534).
"""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import Asked, Reply
from boardwright.core.messages import Args
from boardwright.games.etherfields import (
    acting,
    decks,
    fate,
    gates,
    limits,
    sealing,
    shopping,
    slumbers,
    stats,
    supplies,
)
from boardwright.games.etherfields.asking import closed, due, everybody, in_order, team
from boardwright.games.etherfields.content import Location
from boardwright.games.etherfields.endings import Defeat
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import AWAKEN, DONE, SAVE, SEAT_KEY
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import (
    ALONE,
    DREAM,
    DREAMWORLD,
    LOCATION,
    NOBODY,
    NOWHERE,
    SAVING,
    TRAVEL,
    State,
)
from boardwright.games.etherfields.veil import lift


def here(s: State) -> Location:
    return s.pack.locations[s.location]


def ways(s: State, start: int, *, shortcuts: bool = True) -> dict[int, bool]:
    """ETH-487, ETH-488, ETH-493, ETH-494: where one edge of the discovered tiles leads, and whether
    only by a Shortcut. An edge to a tile that was not found yet leads nowhere.
    """
    found: dict[int, bool] = {}
    for number in s.worlds:
        for one, other, shortcut, one_way in s.pack.world[number].edges:
            for source, target in ((one, other), (other, one)):
                if source != start or (source == other and one_way):
                    continue
                if s.pack.locations[target].tile in s.worlds and (shortcuts or not shortcut):
                    found[target] = shortcut and found.get(target, True)
    return found


# What to do next


def ask_travel(s: State) -> Asked:
    """ETH-475, ETH-492, ETH-501, ETH-585: the Team goes on, enters a Dream, awakens or saves; or
    lets one Dreamer act first (ETH-497 to ETH-499).
    """
    keys = s.pack.key
    options = [keys.location + n for n in sorted(ways(s, s.location))]
    options += [keys.gate + n for n in open_gates(s)]
    if s.pack.roles.get("awakening") in s.wisdom:
        options.append(AWAKEN)
    if s.resolved or not options:
        options.append(SAVE)
    options += [SEAT_KEY + seat for seat in range(len(s.seats)) if _may_act(s, seat)]
    name = here(s).name if s.location != NOWHERE else ""
    return Decision(everybody(s), "ask-travel", "ETH-492", tuple(options), {"location": name})


def _may_act(s: State, seat: int) -> bool:
    """ETH-015: with closed hands whoever holds a card, for what can be done with it is hidden."""
    return bool(closed(s) and s.seats[seat].hand) or bool(acting.possible(s, seat))


def open_gates(s: State) -> list[int]:
    """ETH-087, ETH-501: Gates at this Location whose Keys the Team has."""
    if s.location == NOWHERE:
        return []
    place = here(s)
    found = []
    for number in sorted(s.gates):
        gate = s.pack.gates[number]
        named = gate.location != "" and gate.location == place.id
        if (named or number == place.gate) and s.keys >= gate.keys:
            found.append(number)
    return found


async def answer_travel(s: State, reply: Reply) -> None:
    assert isinstance(reply, int)
    keys = s.pack.key
    if reply == AWAKEN:
        due(s, "awaken")
    elif reply == SAVE:
        save(s)
    elif SEAT_KEY <= reply < SEAT_KEY + len(s.seats):
        s.phase, s.asked = ALONE, reply - SEAT_KEY
    elif keys.location <= reply < keys.location + len(s.pack.locations):
        await go(s, reply - keys.location)
    else:
        gate = reply - keys.gate
        supplies.lose(s, "key", 0, s.pack.gates[gate].keys, "ETH-087")
        gates.enter(s, gate)


def save(s: State) -> None:
    """ETH-585, ETH-590, ETH-591: the session ends; inside a Dream that is a defeat, inside a
    Slumber it cannot be done.
    """
    if s.place == DREAM:
        raise Defeat("ETH-590", NOBODY)
    if s.place == DREAMWORLD:
        s.phase, s.step = SAVING, 0


async def go(s: State, target: int) -> None:
    """ETH-487 to ETH-489: along a Path for nothing, along a Shortcut if each Dreamer seals."""
    if ways(s, s.location)[target]:
        for seat in in_order(s):
            if stats.forbidden(s, "shortcut", seat) is not None:
                continue
            n = stats.value(s, "shortcut_seal", seat)
            moment = Moment("shortcut", seat=seat, n=n, space=target)
            await hooks.window(s, moment)
            if moment.n > 0 and not moment.cancelled:
                await sealing.seal(s, seat, moment.n, "ETH-488")
    arrive(s, target, "ETH-487")
    s.phase = LOCATION


def arrive(s: State, target: int, rule: str) -> None:
    """The Team marker goes to a Location."""
    if s.log is not None:
        start = s.pack.locations[s.location].id if s.location != NOWHERE else ""
        end = s.pack.locations[target]
        s.tell("travelled", rule, {"from": start, "to": end.id, "name": end.name})
    s.location = target


# A Dreamer acts


def ask_alone(s: State) -> Asked:
    """ETH-497, ETH-499, ETH-500: cards and other actions that can be used on the Dreamworld map."""
    options = (*acting.possible(s, s.asked), DONE)
    always = closed(s)
    return Decision((s.asked,), "ask-travel-action", "ETH-497", options, always=always)


async def answer_alone(s: State, reply: Reply) -> None:
    assert isinstance(reply, int)
    if reply == DONE:
        s.phase, s.asked = TRAVEL, NOBODY
        return
    await acting.perform(s, s.asked, reply)
    await limits.keep_limits(s)


# Locations


async def resolve(s: State, reply: Reply) -> None:
    """ETH-492: the effect of the Location that was entered."""
    place = here(s)
    if s.log is not None:
        args = {"location": place.id, "name": place.name, "icon": place.icon}
        s.tell("location", "ETH-492", args)
    s.phase, s.resolved = TRAVEL, True
    s.journey += 1
    await hooks.window(s, Moment("location_entered", space=s.location))
    if s.location not in s.paid:
        await _effect(s, place)
    await hooks.window(s, Moment("location_resolved", space=s.location))
    await limits.keep_limits(s)


PAID_ONCE = ("key", "drop", "gem", "bed")
"""Icons that pay once: a marker lies there until the next Delta Phase or Awakening."""


async def _effect(s: State, place: Location) -> None:
    """ETH-490: the meaning of the icons."""
    seats = in_order(s)
    if place.icon in PAID_ONCE:
        s.paid |= {place.number}
    if place.icon == "moon":
        due(s, "slumber")
    elif place.icon == "fate":
        await fate.draw(s)
    elif place.icon == "key":
        await supplies.gain(s, "key", seats, 1, "ETH-490")
    elif place.icon == "drop":
        await supplies.gain(s, "ether", seats, 1, "ETH-490")
    elif place.icon == "gem":
        options = tuple([SEAT_KEY + seat for seat in range(len(s.seats))])
        args: Args = {"what": "gem", "n": 1}
        seat = await team(s, "ask-who-gets-gem", "ETH-490", options, args) - SEAT_KEY
        await supplies.gain(s, "gem", (seat,), 1, "ETH-490")
    elif place.icon == "bed":
        for seat in seats:
            sealing.unseal(s, seat, 1, "ETH-490")
    elif place.icon == "eye":
        look_out(s)
    elif place.icon == "shop":
        await shopping.arrive(s)


def look_out(s: State) -> None:
    """ETH-490: at a Lookout everybody sees the top tile of the Slumber deck."""
    for number in decks.see(s, "slumbers", 1, decks.all_seats(s)):
        lift(s, "entity", number)
        s.news = True
        if s.log is not None:
            name = {"name": s.pack.entities[number].name}
            s.tell("saw-top", "ETH-490", {"deck": "slumbers"}, name)


# Moves of the Team that an effect makes


async def follow_paths(
    s: State, scene: Scene, n: int, resolve: str = "last", *, optional: bool = True
) -> None:
    """The Team goes along up to so many Paths; the last Location is resolved, or none. Whoever uses
    a card for it still decides together with the others.
    """
    start = s.location
    for gone in range(n):
        targets = sorted(ways(s, s.location, shortcuts=False))
        if not targets:
            break
        options = tuple([s.pack.key.location + target for target in targets])
        if optional:
            options += (DONE,)
        args = {"left": n - gone}
        answer = await team(s, "ask-team-path", "ETH-487", options, args, scene.source)
        if answer == DONE:
            break
        arrive(s, answer - s.pack.key.location, scene.rule or "ETH-487")
    if s.location != start and resolve != "none":
        due(s, "location")


async def relocate(s: State, scene: Scene, to: str = "any", *, resolved: bool = True) -> None:
    """ETH-495: the Team marker is put on another Location, whose effect is resolved."""
    places = [place for place in s.pack.locations if place.tile in s.worlds]
    found = [p.number for p in places if to in ("any", p.id) and p.number != s.location]
    if to == "same_tile":
        found = [p.number for p in places if p.tile == here(s).tile and p.number != s.location]
    if not found:
        return
    options = tuple([s.pack.key.location + number for number in found])
    answer = await team(s, "ask-relocate-team", "ETH-495", options, source=scene.source)
    arrive(s, answer - s.pack.key.location, "ETH-495")
    if resolved:
        due(s, "location")


async def follow_due(s: State) -> None:
    """What was to follow the step before (asking.due)."""
    from boardwright.games.etherfields import awakening

    what, s.due = s.due[0], s.due[1:]
    word, _, number = what.partition(":")
    if word == "awaken":
        awakening.begin(s)
    elif word == "slumber":
        await slumbers.draw(s)
    elif word == "fate":
        await fate.draw(s)
    elif word == "location":
        s.phase = LOCATION
    elif word == "shop":
        await shopping.open_shop(s)
    elif word == "save":
        save(s)
    elif word == "enter":
        gates.enter(s, int(number))
