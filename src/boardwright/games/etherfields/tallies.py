"""What a run of games counts: every action, every card and thing that came into use, every secret
that was found, every place and way to end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from boardwright.core.events import Raw
from boardwright.core.messages import Json
from boardwright.games.etherfields.content import LUCK, MORPHINGS, MOVEMENT, STATES
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import NOBODY, State
from boardwright.games.etherfields.veil import name_of, secrets

ENDS = ("victory", "failure", "defeat", "saved", "campaign")


def names(pack: Pack) -> tuple[str, ...]:
    """Everything that is counted."""
    return tuple(
        dict.fromkeys(
            (
                *[f"action {action.key}" for action in pack.actions],
                *[f"card {card.name}" for card in pack.cards],
                *[f"seen {name}" for name in secrets(pack).values() if name not in at_once(pack)],
                *[f"slumber {entity.name}" for entity in pack.entities if entity.slumber],
                *[f"fate {fate.name}" for fate in pack.fates],
                *[f"quirk {fate.name}" for fate in pack.fates if fate.quirk is not None],
                *[f"mask {mask.name}" for mask in pack.masks],
                *[f"item {item.name}" for item in pack.items],
                *[f"loot {turn.id}" for turn in pack.turns],
                *[f"companion {companion.name}" for companion in pack.companions],
                *[f"sign {sign.name}" for sign in pack.signs],
                *[f"state {state}" for state in STATES],
                *[f"morphing {morphing}" for morphing in MORPHINGS],
                *[f"die {face}" for face in (*LUCK, *MOVEMENT)],
                *[f"location {place.icon}" for place in pack.locations],
                *[f"end {reason}" for reason in ENDS],
            )
        )
    )


def at_once(pack: Pack) -> frozenset[str]:
    """ETH-060, ETH-357: what a campaign begins with is never found."""
    first = [name_of(pack, "wisdom", number) for number in pack.start_wisdom]
    first += [name_of(pack, "item", number) for number in pack.start_items]
    if pack.start_gate != NOBODY:
        first.append(name_of(pack, "gate", pack.start_gate))
    if pack.start_season != NOBODY:
        first.append(name_of(pack, "season", pack.start_season))
    return frozenset(first)


def tally(s: State, raws: Sequence[Raw]) -> Iterator[str]:
    """What these events are instances of."""
    items = {item.name for item in s.pack.items}
    for kind, _, args, secret, _, _ in raws:
        if kind in COUNTED:
            word, key = COUNTED[kind]
            yield f"{word} {_of(args, secret, key)}"
        elif kind in ("performed", "answered"):
            yield from _used(s, args)
        elif kind == "paid":
            yield f"{'item' if args['with'] in items else 'card'} {args['with']}"
        elif kind == "first-sight":
            yield f"seen {args['kind']}:{args['thing']}"
        elif kind == "dream-over":
            yield f"end {args['result']}"
        elif kind == "game-over":
            yield f"end {str(args['reason']).partition(':')[0]}"


COUNTED = {
    "placed": ("card", "card"),
    "flaw-resolved": ("card", "card"),
    "removed-flaw": ("card", "card"),
    "slumber": ("slumber", "slumber"),
    "fate": ("fate", "fate"),
    "quirk": ("quirk", "fate"),
    "mask": ("mask", "mask"),
    "mask-on": ("mask", "mask"),
    "loot": ("loot", "card"),
    "summoned": ("companion", "companion"),
    "gained-sign": ("sign", "sign"),
    "sign-laid": ("sign", "sign"),
    "state": ("state", "state"),
    "state-entity": ("state", "state"),
    "morphed": ("morphing", "morphing"),
    "rolled": ("die", "face"),
    "location": ("location", "icon"),
    "defeat": ("end", ""),
}
"""Events that count by one of their arguments."""


def _of(args: Mapping[str, Json], secret: Mapping[str, Json], key: str) -> Json:
    return {**args, **secret}[key] if key else "defeat"


def _used(s: State, args: Mapping[str, Json]) -> Iterator[str]:
    """An action, and the card or Item that it is of; or one that answered by itself."""
    if "key" in args:
        yield f"action {args['key']}"
    source = str(args["source"])
    if source in s.pack.card_names:
        yield f"card {source}"
    elif any(item.name == source for item in s.pack.items):
        yield f"item {source}"
