"""Distress, its cure, and death (section 10)."""

from __future__ import annotations

from boardwright.games.etherfields import supplies
from boardwright.games.etherfields.endings import Defeat, mortal
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import FEWEST_CARDS, NOBODY, State
from boardwright.games.etherfields.stats import value


async def suffer(
    s: State,
    seat: int,
    n: int,
    rule: str,
    scene: Scene | None = None,
    *,
    cost: bool = False,
    redirected: bool = False,
) -> int:
    """Take n Distress (ETH-208). Before it is applied it may be prevented or taken over by somebody
    else (ETH-262), unless it is a cost: what is not suffered is not paid (ETH-239). How many came.
    """
    if n <= 0:
        return 0
    taker = NOBODY
    if not cost:
        n, taker = await _left_to_suffer(s, seat, n, scene, redirected)
    if taker not in (NOBODY, seat):
        await suffer(s, taker, n, rule, scene, redirected=True)
        return 0
    for _ in range(n):
        _take_one(s, seat, rule)
    return n


async def _left_to_suffer(
    s: State, seat: int, n: int, scene: Scene | None, redirected: bool
) -> tuple[int, int]:
    """How much is left, and who takes it. What was taken over once is not taken over again."""
    coming = Moment("would_suffer", seat, n=n)
    if scene is not None:
        coming.entity, coming.from_entity = scene.entity, scene.is_entity_effect
    if redirected:
        coming.redirected = seat
    coming.n = ward_off(s, "prevent_distress", seat, coming.n, coming.from_entity)
    if coming.n:
        await hooks.window(s, coming)
    return (0 if coming.cancelled else max(coming.n, 0)), coming.redirected


def ward_off(s: State, stat: str, seat: int, n: int, from_entity: bool) -> int:
    """What was prevented in advance is taken off, and is used up."""
    for mod in s.mods:
        if n <= 0:
            break
        if mod.stat != stat or mod.seat not in (NOBODY, seat):
            continue
        if mod.word == "entity" and not from_entity:
            continue
        n = max(n - mod.n, 0)
        if mod.until.startswith("next_use"):
            s.mods = tuple([other for other in s.mods if other is not mod])
        if s.log is not None:
            s.tell("warded-off", "ETH-262", {"seat": seat, "what": stat, "source": mod.source})
    return n


def _take_one(s: State, seat: int, rule: str) -> None:
    """ETH-209, ETH-211: one marker, and what follows if none is left or it is the last one."""
    if supplies.supply(s, "distress") == 0:
        if mortal(s):
            raise Defeat("ETH-211", seat)
        return
    me = s.seats[seat]
    me.distress += 1
    if s.log is not None:
        s.tell("suffered", rule, {"seat": seat, "n": 1, "now": me.distress})
    check_distress(s, seat, "ETH-209")


def check_distress(s: State, seat: int, rule: str) -> None:
    """ETH-209, ETH-210: whoever has as much Distress as the limit dies."""
    if s.seats[seat].distress >= value(s, "distress_limit", seat) and mortal(s):
        raise Defeat(rule, seat)


def cards_left(s: State, seat: int) -> int:
    """ETH-213: deck, hand and discard pile, Flaws and cards in the middle of being played among
    them; nothing of the Progress zone.
    """
    me = s.seats[seat]
    return len(me.deck) + len(me.hand) + len(me.discard) + len(me.playing)


def check_death(s: State, seat: int) -> None:
    """ETH-212, ETH-214: whoever has fewer than 6 cards dies."""
    if cards_left(s, seat) < FEWEST_CARDS and mortal(s):
        raise Defeat("ETH-212", seat)


async def cure(s: State, seat: int, n: int, rule: str) -> int:
    """ETH-222: return so many markers; -1: all. How many it were."""
    me = s.seats[seat]
    n = me.distress if n < 0 else min(n, me.distress)
    if not n:
        return 0
    me.distress -= n
    if s.log is not None:
        s.tell("cured", rule, {"seat": seat, "n": n, "now": me.distress})
    if not me.distress:
        await hooks.window(s, Moment("cured_to_zero", seat))
    return n
