"""What lasts between the sessions of a campaign (ETH-585 to ETH-598): all that a save stores, in
readable names, and the state that a new session begins with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.core.errors import BadPosition
from boardwright.core.messages import Json
from boardwright.core.randomness import stream
from boardwright.games.etherfields import sessions
from boardwright.games.etherfields.fields import SEAT, TEAM
from boardwright.games.etherfields.forms import Reader
from boardwright.games.etherfields.naming import names_of
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import NOBODY, Seat, State

OF_TEAM = (
    *("sessions", "season", "seasons", "shopping", "gates", "worlds", "notes", "wisdom"),
    *("storage", "item_market", "market", "fate_deck", "flaw_deck", "slumbers", "out"),
    *("unlocked", "flags", "counters", "read", "gained", "removed", "endings", "mods", "seen"),
    "spent",
)
"""ETH-589, ETH-593. Decks are kept without their order: session setup shuffles them."""

SHUFFLED = ("storage", "item_market", "market", "fate_deck", "flaw_deck", "slumbers")

OF_DREAMER = ("deck", "box", "voucher", "masks", "mask", "memory", "signs", "spent")
"""ETH-085: what belongs to a Dreamer; after the first steps of an Awakening all cards are in the
deck.
"""


def lasting(s: State) -> dict[str, Json]:
    """What a save leaves (ETH-585): the state must be that of a session that was saved."""
    names = names_of(s.pack)
    kept = s.copy()
    kept.mods = tuple([mod for mod in s.mods if mod.until == "forever" and mod.seat == NOBODY])
    kept.spent = _for_good(s.spent)
    kept.seen = frozenset([name for name in s.seen if not name[0].isdigit()])
    for key in SHUFFLED:
        setattr(kept, key, tuple(sorted(getattr(kept, key))))
    team: dict[str, Json] = {key: TEAM[key].write(names, getattr(kept, key)) for key in OF_TEAM}
    seats = {me.dreamer: me for me in (*kept.seats, *kept.rest.values())}
    dreamers = {
        names.text("dreamer", number): _of_dreamer(s.pack, seats[number])
        for number in sorted(seats)
    }
    return {**team, "dreamers": dreamers}


def _of_dreamer(pack: Pack, me: Seat) -> dict[str, Json]:
    kept = me.copy()
    kept.deck, kept.spent = tuple(sorted(me.deck)), _for_good(me.spent)
    return {key: SEAT[key].write(names_of(pack), getattr(kept, key)) for key in OF_DREAMER}


def _for_good(spent: frozenset[str]) -> frozenset[str]:
    """ETH-229: what can be used only once is used up for good."""
    return frozenset([use for use in spent if use.startswith("once:")])


def from_lasting(
    pack: Pack,
    data: Mapping[str, Json],
    dreamers: Sequence[str],
    seed: int,
    options: frozenset[str] = frozenset(),
) -> State:
    """ETH-062 to ETH-078, ETH-594 to ETH-598: the beginning of a session with these Dreamers, one
    for each seat. Who was not in the last session joins, who is left out may come back another
    time.
    """
    reader = Reader(names_of(pack), len(dreamers))
    table = reader.table("", data, (*OF_TEAM, "dreamers"))
    s = State(pack, len(dreamers), stream(seed, "etherfields"))
    s.options = options
    for key in OF_TEAM:
        if key in table:
            setattr(s, key, TEAM[key].read(reader, key, table[key]))
        else:
            reader.wrong(key, "it is missing")
    s.seats = [Seat(NOBODY) for _ in dreamers]
    s.rest = _dreamers(reader, table.get("dreamers"))
    wanted = [reader.names.number("dreamer", text) for text in dreamers]
    for seat, number in enumerate(wanted):
        if number is None or number in wanted[:seat]:
            reader.wrong("dreamers", f"{dreamers[seat]!r} cannot be played (ETH-059)")
    if reader.problems:
        raise BadPosition(reader.problems)
    for seat, number in enumerate(wanted):
        assert number is not None
        sessions.sit_down(s, seat, number)
    sessions.begin_later(s)
    return s


def _dreamers(reader: Reader, value: Json) -> dict[int, Seat]:
    """The Dreamers who have played, each with all that belongs to them."""
    if not isinstance(value, Mapping):
        reader.wrong("dreamers", "a table is needed")
        return {}
    found: dict[int, Seat] = {}
    for text, told in value.items():
        where = f"dreamers.{text}"
        number = reader.names.number("dreamer", text)
        if number is None or number in found:
            reader.wrong(where, "there is no such Dreamer")
            continue
        me = found[number] = Seat(number)
        table = reader.table(where, told, OF_DREAMER)
        for key in OF_DREAMER:
            if key in table:
                setattr(me, key, SEAT[key].read(reader, f"{where}.{key}", table[key]))
            else:
                reader.wrong(f"{where}.{key}", "it is missing")
        me.known = (0,) * len(me.deck)
    return found
