"""The Basic Actions card, added Turns and Gem slots (ETH-125 to ETH-127, ETH-245 to ETH-256,
ETH-459).
"""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import (
    asking,
    cards,
    costs,
    decks,
    dreams,
    intents,
    morphings,
    places,
    supplies,
    turncards,
    walking,
)
from boardwright.games.etherfields.content import CUNNING
from boardwright.games.etherfields.figures import figure_key, figure_name, figure_tag
from boardwright.games.etherfields.keys import (
    ADD_TURN,
    AMOUNT_KEY,
    EFFORT,
    EMPTY,
    ETHER,
    FILL,
    GAIN_GEM,
    KEY,
    MOVE,
    PEEK,
    UNMORPH,
    space_name,
)
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import DREAM, DREAMWORLD, NOWHERE, State
from boardwright.games.etherfields.stats import forbidden, is_spent, spend, value

GEM_PRICE = 3
"""ETH-251: cards for a Gem."""
DREAM_ACTIONS = (FILL, EMPTY)
"""ETH-127: filling and emptying a Gem slot is a Map action."""


def possible(s: State, seat: int) -> list[int]:
    return [key for key in RULES if forbids(s, seat, key) is None]


def forbids(s: State, seat: int, key: int) -> str | None:
    """The rule that keeps a Dreamer from it; None: nothing does, or it is none of these."""
    check = RULES.get(key)
    return None if check is None else check(s, seat)


async def perform(s: State, seat: int, key: int) -> None:
    await DEEDS[key](s, seat)


def _scene(s: State, seat: int, rule: str, source: str) -> Scene:
    return Scene(seat, "basic", source=source, rule=rule, space=s.seats[seat].space)


# Move and Effort


def _refuses_walk(s: State, seat: int) -> str | None:
    """ETH-256, ETH-438: a Dreamscape is needed, and feet that move."""
    if s.place == DREAMWORLD or s.seats[seat].space == NOWHERE:
        return "ETH-256"
    if forbidden(s, "move", seat) is not None:
        return "ETH-003"
    return None if walking.can_move(s, seat) else "ETH-438"


def _refuses_move(s: State, seat: int) -> str | None:
    """ETH-246, ETH-340: at least the Cunning for one space."""
    refused = _refuses_walk(s, seat)
    if refused is not None:
        return refused
    if costs.potential(s, _scene(s, seat, "ETH-246", "move"), CUNNING) < _least(s, seat):
        return "ETH-340"
    return None if walking.ends(s, seat, 1) else "ETH-114"


def _least(s: State, seat: int) -> int:
    """What a Move of one space costs."""
    return max(value(s, "move_cost", seat), 0) + 1


async def _move(s: State, seat: int) -> None:
    """ETH-246, ETH-333, ETH-340: any amount of Cunning, so many spaces, in one Move."""
    scene = _scene(s, seat, "ETH-246", "move")
    least = _least(s, seat)
    bill = intents.Bill(scene, "move", CUNNING, least, intents.NO_END, 1)
    if not await intents.pay_intent(s, bill):
        return
    spaces = bill.paid - (least - 1) + max(value(s, "move_bonus", seat), 0)
    await walking.walk(s, seat, spaces, "ETH-246")


def _refuses_effort(s: State, seat: int) -> str | None:
    """ETH-247, ETH-248."""
    refused = _refuses_walk(s, seat)
    if refused is not None:
        return refused
    if is_spent(s, "turn", "effort", seat):
        return "ETH-248"
    if forbidden(s, "effort", seat) is not None:
        return "ETH-003"
    if not s.hours:
        return "ETH-248"
    return None if walking.ends(s, seat, 1) else "ETH-114"


async def _effort(s: State, seat: int) -> None:
    """ETH-247, ETH-457: lose X Hours, move X spaces."""
    options = tuple([AMOUNT_KEY + n for n in range(1, s.hours + 1)])
    args: Args = {"hours": s.hours}
    n = await asking.pick(s, seat, "ask-effort", "ETH-247", options, args) - AMOUNT_KEY
    spend(s, "turn", "effort", seat)
    supplies.lose(s, "hour", seat, n, "ETH-247")
    await walking.walk(s, seat, n, "ETH-247")


# Peek, Gems, Morphings, Turns


def _refuses_peek(s: State, seat: int) -> str | None:
    """ETH-250: in a Dream, with a secret set aside whose back is not unique to it."""
    if s.place != DREAM:
        return "ETH-250"
    if not s.seats[seat].hand:
        return "ETH-249"
    return None if dreams.can_peek(s) else "ETH-250"


async def _peek(s: State, seat: int) -> None:
    card = await cards.choose_from_hand(s, seat, "ask-discard-cost", "ETH-249", 1)
    cards.discard_card(s, seat, card, "ETH-249", "cost")
    await peek(s, seat, "ETH-249")


async def peek(s: State, seat: int, rule: str) -> None:
    """ETH-249, ETH-250: look at one of the secrets set aside, named by its place among them. It is
    told to nobody, nothing on it happens, and it stays a secret.
    """
    there = dreams.peekable(s)
    if not there:
        return
    options = tuple([AMOUNT_KEY + n for n in range(1, len(there) + 1)])
    # Codes are for packs to speak of secrets: some say what a secret is.
    args: Args = {"backs": [kind for _, (kind, _) in there]}
    at = await asking.pick(s, seat, "ask-peek", rule, options, args) - AMOUNT_KEY - 1
    _, (kind, number) = there[at]
    if s.log is not None:
        s.tell("peeked", rule, {"seat": seat, "back": kind, "n": at + 1})
    await decks.look(s, seat, kind, (number,), rule)


def _refuses_gain_gem(s: State, seat: int) -> str | None:
    """ETH-251."""
    if not supplies.supply(s, "gem"):
        return "ETH-251"
    return None if len(s.seats[seat].hand) >= GEM_PRICE else "ETH-251"


async def _gain_gem(s: State, seat: int) -> None:
    for left in range(GEM_PRICE, 0, -1):
        card = await cards.choose_from_hand(s, seat, "ask-discard-cost", "ETH-251", left)
        cards.discard_card(s, seat, card, "ETH-251", "cost")
    await supplies.gain(s, "gem", [seat], 1, "ETH-251")


def _morphed(s: State, seat: int) -> list[int]:
    """ETH-253: figures within Range 1 whose tile has a Morphing."""
    here = s.seats[seat].space
    if here == NOWHERE or s.place == DREAMWORLD:
        return []
    with_some = {tile.entity for tile in s.entities if tile.morphings}
    return [
        figure.tag
        for figure in s.figures
        if figure.entity in with_some and places.in_range(s, here, figure.space, 1)
    ]


def _refuses_unmorph(s: State, seat: int) -> str | None:
    """ETH-253, ETH-254, ETH-256."""
    if not _morphed(s, seat):
        return "ETH-253"
    return None if s.keys or s.seats[seat].ether else "ETH-254"


async def _unmorph(s: State, seat: int) -> None:
    """ETH-253, ETH-254: a Key of the Team or an Ether of one's own; one chooses the token."""
    tags = _morphed(s, seat)
    one_each: dict[int, int] = {}
    for figure in s.figures:
        if figure.tag in tags:
            one_each.setdefault(figure.entity, figure.tag)
    keys = tuple([figure_key(s, tag) for tag in one_each.values()])
    args: Args = {"figures": [figure_name(s, tag) for tag in one_each.values()]}
    tag = figure_tag(s, await asking.pick(s, seat, "ask-unmorph", "ETH-253", keys, args))
    options = (*((KEY,) if s.keys else ()), *((ETHER,) if s.seats[seat].ether else ()))
    paid = await asking.pick(s, seat, "ask-key-or-ether", "ETH-254", options)
    supplies.lose(s, "ether" if paid == ETHER else "key", seat, 1, "ETH-254")
    entity = next(figure.entity for figure in s.figures if figure.tag == tag)
    await morphings.unmorph(s, entity, 1, "ETH-253", seat)


def _refuses_add_turn(s: State, seat: int) -> str | None:
    """ETH-459: not an Hour that could not add a Turn."""
    if s.place == DREAMWORLD:
        return "ETH-459"
    if not s.hours:
        return "ETH-460"
    return None if turncards.can_add(s) else "ETH-379"


async def _add_turn(s: State, seat: int) -> None:
    supplies.lose(s, "hour", seat, 1, "ETH-459")
    turncards.add_turns(s, 1, "ETH-457")


# Gem slots


def _slot(s: State, seat: int) -> int:
    """The Gem slot on one's space, by the space that the state names it by; NOWHERE: none."""
    here = s.seats[seat].space
    if s.place == DREAMWORLD or here == NOWHERE:
        return NOWHERE
    slot = scape(s).gem_slots.get(here)
    return NOWHERE if slot is None else slot.home


def _refuses_fill(s: State, seat: int) -> str | None:
    """ETH-125, ETH-127: an empty slot, and a Gem."""
    slot = _slot(s, seat)
    if slot == NOWHERE:
        return "ETH-125"
    if slot in s.gem_slots:
        return "ETH-127"
    return None if s.seats[seat].gems else "ETH-240"


async def _fill(s: State, seat: int) -> None:
    slot = _slot(s, seat)
    s.seats[seat].gems -= 1
    s.gem_slots = (*s.gem_slots, slot)
    if s.log is not None:
        s.tell("gem-slot-filled", "ETH-125", {"seat": seat, "space": space_name(slot)})


def _refuses_empty(s: State, seat: int) -> str | None:
    """ETH-126."""
    return None if _slot(s, seat) in s.gem_slots else "ETH-126"


async def _empty(s: State, seat: int) -> None:
    slot = _slot(s, seat)
    s.gem_slots = tuple([there for there in s.gem_slots if there != slot])
    s.seats[seat].gems += 1
    if s.log is not None:
        s.tell("gem-slot-emptied", "ETH-126", {"seat": seat, "space": space_name(slot)})


RULES = {
    MOVE: _refuses_move,
    EFFORT: _refuses_effort,
    PEEK: _refuses_peek,
    GAIN_GEM: _refuses_gain_gem,
    UNMORPH: _refuses_unmorph,
    ADD_TURN: _refuses_add_turn,
    FILL: _refuses_fill,
    EMPTY: _refuses_empty,
}
DEEDS = {
    MOVE: _move,
    EFFORT: _effort,
    PEEK: _peek,
    GAIN_GEM: _gain_gem,
    UNMORPH: _unmorph,
    ADD_TURN: _add_turn,
    FILL: _fill,
    EMPTY: _empty,
}
