"""What the Team gains and loses in the course of a campaign: Wisdom, Notes, Seasons, Gates, things
added to decks or removed from the game.
"""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import decks
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State
from boardwright.games.etherfields.veil import lift

DECKS = {
    "slumber": "slumbers",
    "slumber_map": "slumber_maps",
    "fate": "fate_deck",
    "flaw": "flaw_deck",
    "market": "market",
    "item_market": "item_market",
    "storage": "storage",
}
"""What packs call the decks of the Team, and the fields of the state."""

RESOLVED_LATER = ("awakening", "death")
"""Wisdom cards whose effect is not resolved when they are gained, but each time they come up."""


def _told(s: State, kind: str, rule: str, what: str, name: str) -> None:
    if s.log is not None:
        s.tell(kind, rule, {"what": what, "thing": name})


def is_removed(s: State, kind: str, number: int) -> bool:
    """ETH-036: whether it was removed from the game."""
    return f"{kind}:{s.pack.id_of(kind, number)}" in s.removed


async def gain_wisdom(s: State, number: int, rule: str) -> None:
    """ETH-462, ETH-464: it is active from now on; what it says of being gained is done at once."""
    if number in s.wisdom or is_removed(s, "wisdom", number):
        return
    lift(s, "wisdom", number)
    card = s.pack.wisdom[number]
    s.wisdom = (*s.wisdom, number)
    s.gained |= {f"wisdom:{card.id}"}
    s.unlocked |= set(card.unlocks)
    _told(s, "got", rule, "wisdom", card.name)
    if card.effect and number not in [s.pack.roles.get(role) for role in RESOLVED_LATER]:
        scene = Scene(kind="wisdom", number=number, source=card.name, rule=rule)
        await hooks.run(s, scene, card.effect)


def gain_note(s: State, number: int, rule: str) -> None:
    """ETH-043, ETH-562, ETH-573: to Storage, where anybody may use it."""
    note = s.pack.notes[number]
    if number in s.notes or is_removed(s, "note", number):
        return
    lift(s, "note", number)
    s.notes = (*s.notes, number)
    s.gained |= {f"note:{note.id}"}
    _told(s, "got", rule, "note", note.name)


def lose_note(s: State, number: int, rule: str) -> None:
    """ETH-561: a Note that was used up is out of the game."""
    if number in s.notes:
        s.notes = tuple([note for note in s.notes if note != number])
        s.removed |= {f"note:{s.pack.notes[number].id}"}
        _told(s, "gave", rule, "note", s.pack.notes[number].name)


def gain_gate(s: State, number: int, rule: str) -> None:
    """ETH-089, ETH-101: a Gate stays until the game removes it. An ending that gives the Gate of
    its own Dream keeps it.
    """
    gate = s.pack.gates[number]
    if number == s.gate:
        s.kept = True
    elif number not in s.gates:
        lift(s, "gate", number)
        s.removed -= {f"gate:{gate.id}"}
        s.gates = (*s.gates, number)
        _told(s, "got", rule, "gate", gate.name)


def gain_world(s: State, number: int, rule: str) -> None:
    """ETH-494: a tile of the Dreamworld map is discovered."""
    if number not in s.worlds:
        lift(s, "world", number)
        s.worlds = (*s.worlds, number)
        _told(s, "got", rule, "world", s.pack.world[number].name)


def gain_shopping(s: State, n: int, rule: str) -> None:
    """ETH-556: Shopping cards."""
    s.shopping += n
    if s.log is not None:
        s.tell("gained", rule, {"what": "shopping", "n": n, "now": s.shopping})


def set_season(s: State, number: int, rule: str) -> None:
    """ETH-549, ETH-550: this Season is on top now, and the only one that is active."""
    lift(s, "season", number)
    s.season = number
    if number not in s.seasons:
        s.seasons = (*s.seasons, number)
    if s.log is not None:
        s.tell("season", rule, {"season": s.pack.seasons[number].name})


def unlock(s: State, word: str, rule: str) -> None:
    """ETH-010: a module of rules is on from now on."""
    if word not in s.unlocked:
        s.unlocked |= {word}
        _told(s, "unlocked", rule, "rules", word)


def set_flag(s: State, name: str, on: bool = True) -> None:
    """What the campaign remembers."""
    s.flags = s.flags | {name} if on else s.flags - {name}


VOTE = "vote."
"""What the counters of votes begin with; then comes the id of a Dreamer."""


def add_counter(s: State, name: str, n: int, rule: str) -> None:
    """It never falls below 0."""
    s.counters = {**s.counters, name: max(0, s.counters.get(name, 0) + n)}
    if s.log is not None:
        args: Args = {"n": n, "now": s.counters[name]}
        if dreamer := voter(s, name):
            s.tell("counter", rule, {**args, "counter": "votes", "dreamer": dreamer})
        else:
            s.tell("counter", rule, {**args, "counter": name.replace("_", " ")})


def voter(s: State, counter: str) -> str:
    """Whose votes are counted, by name; empty: it is something else that is counted."""
    head, _, dreamer = counter.rpartition(".")
    if f"{head}." != VOTE or not s.pack.has("dreamer", dreamer):
        return ""
    return s.pack.dreamers[s.pack.number("dreamer", dreamer)].name


# Decks


def add_to_deck(
    s: State, deck: str, kind: str, number: int, rule: str, *, top: bool = False
) -> None:
    """ETH-506, ETH-534, ETH-542: what is added to a deck goes to its bottom, a Slumber tile below
    the Delta Phase. Once gained it is not gained again (ETH-043).
    """
    name = f"{kind}:{s.pack.id_of(kind, number)}"
    if name in s.gained and kind != "card":
        return
    s.gained |= {name}
    field = DECKS[deck]
    if field in decks.NAMES:
        decks.put(s, field, number, rule, bottom=not top)
    else:
        setattr(s, field, tuple(sorted((*getattr(s, field), number))))
        _told(s, "joined", rule, deck, s.pack.name_of(kind, number))


def remove_from_game(s: State, kind: str, number: int, rule: str) -> None:
    """ETH-036: out of the game for good, wherever among the Team's things it is."""
    s.removed |= {f"{kind}:{s.pack.id_of(kind, number)}"}
    for field in FIELDS.get(kind, ()):
        there = getattr(s, field)
        if number not in there:
            continue
        at = there.index(number)
        known = s.known.get(field)
        setattr(s, field, there[:at] + there[at + 1 :])
        if kind == "card":
            s.out = tuple(sorted((*s.out, number)))
        if known is not None:
            s.known = {**s.known, field: known[:at] + known[at + 1 :]}
    if kind == "season" and s.season == number:
        s.season = NOBODY
    _told(s, "removed", rule, kind, s.pack.name_of(kind, number))


FIELDS = {
    "entity": ("slumbers",),
    "fate": ("fate_deck",),
    "gate": ("gates",),
    "item": ("items", "storage", "item_market"),
    "note": ("notes",),
    "tile": ("slumber_maps",),
    "wisdom": ("wisdom",),
    "season": ("seasons",),
    "card": ("market", "flaw_deck"),
}
"""Where things of a kind may lie."""
