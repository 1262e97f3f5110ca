"""The places on a table that options and events are about, by the names of the rule catalogue."""

from __future__ import annotations

from boardwright.core.events import Event

FORTS = frozenset(("built", "exalted", "razed", "attuned", "taken-up"))


def row_anchor(seat: int, action: str) -> str:
    return f"row:{seat}:{action}"


def upgrade_anchor(seat: int, action: str, upgrade: str) -> str:
    """An upgrade space of a row; the unlock space stands for the row itself. The row is named,
    because some upgrades stand in several.
    """
    if upgrade == "unlock":
        return row_anchor(seat, action)
    return f"upgrade:{seat}:{action}:{upgrade}"


def anchors(event: Event) -> tuple[str, ...]:
    """The places on the table that an event is about."""
    kind, args = event.kind, event.args
    places: list[str] = []
    seat = args.get("seat")
    if isinstance(seat, int):
        places.append(f"seat:{seat}")
        places += _of_seat(kind, seat, event)
    for name in ("slot", "sphere", "aspiration"):
        if isinstance(args.get(name), str):
            places.append(f"{name}:{args[name]}")
    if kind in ("moved", "relocated"):
        thing = "space" if kind == "moved" else "slot"
        there = (args.get("from"), args.get("to"))
        places += [f"{thing}:{place}" for place in there if isinstance(place, str)]
    if isinstance(realm := args.get("realm"), str):
        places.append(f"{'fort' if kind in FORTS else 'realm'}:{realm}")
    if isinstance(frontier := args.get("frontier"), str):
        places.append(f"space:{frontier}")
    if isinstance(other := args.get("to_seat"), int):
        places.append(f"deck:{other}")
    return (*places, *_of_team(kind, args.get("team")))


def _of_seat(kind: str, seat: int, event: Event) -> list[str]:
    """What a seat owns: its deck, its rows, its cards."""
    args = event.args
    places = []
    if kind in ("drew", "discarded", "turned-up"):
        places.append(f"deck:{seat}")
    if isinstance(card := args.get("card"), str):
        places.append(f"card:{card}")
    if isinstance(action := args.get("action"), str):
        upgrade = args.get("upgrade")
        places.append(upgrade_anchor(seat, action, str(upgrade) if upgrade else "unlock"))
    return places


def _of_team(kind: str, team: object) -> list[str]:
    """What a team owns: its Hidden deck, its Wheel; the Identity and the Origin are everybody's."""
    if kind in ("hidden-shown", "hidden-new"):
        return [f"hidden:{team}"]
    if kind in ("scored", "capped"):
        return [f"wheel:{team}"]
    if kind in ("fragment", "attuned", "taken-up"):
        return ["identity"]
    return ["origin"] if kind == "rotated" else []
