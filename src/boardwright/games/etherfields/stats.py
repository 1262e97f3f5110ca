"""Numbers that cards change: limits, ranges, costs. Each is a base number, what lasting passives at
work make of it, and the modifiers that last a while.
"""

from __future__ import annotations

from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.standing import (
    active_progress,
    forbids,
    is_about,
    lasting,
    mask_works,
    progress_works,
    unlocks,
)
from boardwright.games.etherfields.state import (
    DISTRESS_LIMIT,
    DRAW_STEP,
    HAND_LIMIT,
    ITEM_SLOTS,
    NOBODY,
    PROGRESS_LIMIT,
    State,
)

__all__ = ["active_progress", "mask_works", "progress_works"]

SEAL_PRICE = 3
"""ETH-189."""
BASE = {
    "hand_limit": HAND_LIMIT,
    "progress_limit": PROGRESS_LIMIT,
    "distress_limit": DISTRESS_LIMIT,
    "draw": DRAW_STEP,
    "item_slots": ITEM_SLOTS,
    "assault_range": 1,
    "contact_range": 1,
    "reshuffle_price": SEAL_PRICE,
    "shortcut_seal": 1,
    "ether_when_nothing_bought": 1,
}
LESS_IS_BETTER = ("reshuffle_price", "shortcut_seal")


def value(s: State, stat: str, seat: int, word: str = "") -> int:
    """What a stat is for a Dreamer. The word is what it is asked for: the keyword of an action, or
    the colour that is paid (ETH-322).
    """
    n = BASE.get(stat, 0)
    if stat == "item_slots" and unlocks(s, "item_slot"):
        n += 1
    exact = []
    for mod in s.mods:
        if mod.stat == stat and is_about(s, mod, seat):
            if mod.word == "to":
                exact.append(mod.n)
            elif mod.word in ("", word):
                n += mod.n
    for scene, _, step in lasting(s, "modify", stat):
        if not _fits(step, word) or not hooks.concerns(s, scene, step, seat):
            continue
        if "to" in step.data:
            exact.append(step.number("to"))
        else:
            n += hooks.amount(s, scene, step, seat)
    if exact:
        n = min(n, *exact) if stat in LESS_IS_BETTER else max(n, *exact)
    return max(n, 0) if stat in BASE else n


def _fits(step: Step, word: str) -> bool:
    """Whether a change that is limited to a colour or a keyword is about this one."""
    limited = [step.text(name) for name in ("color", "keyword") if step.has(name)]
    return not limited or word in limited


def forbidden(s: State, what: str, seat: int, *, by_entity: bool = False) -> str | None:
    """The name of what forbids it to a Dreamer, or None. Some forbid it to Entities alone."""
    for mod in s.mods:
        if forbids(s, mod, what, seat):
            return mod.source
    for scene, _, step in lasting(s, "forbid", what):
        if step.text("from") == "entity" and not by_entity:
            continue
        if hooks.concerns(s, scene, step, seat):
            return scene.source
    return None


# What is used up (ETH-229)


def is_spent(s: State, limit: str, id: str, seat: int = NOBODY) -> bool:
    """Whether a limited use is used up: by this Dreamer, or by anybody where there is none."""
    key = f"{limit}:{id}"
    return key in (s.spent if seat == NOBODY else s.seats[seat].spent)


def spend(s: State, limit: str, id: str, seat: int = NOBODY) -> None:
    key = f"{limit}:{id}"
    if seat == NOBODY:
        s.spent = s.spent | {key}
    else:
        s.seats[seat].spent = s.seats[seat].spent | {key}


def clear_spent(s: State, *limits: str) -> None:
    """Uses of these limits are renewed: `turn`, `encounter`, `journey`, `session`."""
    gone = tuple([f"{limit}:" for limit in limits])
    s.spent = frozenset([key for key in s.spent if not key.startswith(gone)])
    for me in s.seats:
        if me.spent:
            me.spent = frozenset([key for key in me.spent if not key.startswith(gone)])
