"""Masks: worn, gained, lost and restored (section 24.1)."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, limits
from boardwright.games.etherfields.keys import NO
from boardwright.games.etherfields.state import NOBODY, State
from boardwright.games.etherfields.veil import lift


def _name(s: State, mask: int) -> str:
    return s.pack.masks[mask].name


async def wear(s: State, seat: int, mask: int, rule: str) -> None:
    """ETH-447: only one is active; what is above a limit that another one raised goes (ETH-455)."""
    me = s.seats[seat]
    if me.mask == mask:
        return
    me.mask = mask
    if s.log is not None:
        s.tell("mask-on", rule, {"seat": seat, "mask": _name(s, mask)})
    await limits.keep_limits(s)


async def restore(s: State, seat: int, rule: str) -> bool:
    """ETH-451: another of one's Masks may become the active one, one that was discarded too."""
    me = s.seats[seat]
    others = [mask for mask in me.masks if mask != me.mask]
    if not others:
        return False
    first = s.pack.key.mask
    options = (*[first + mask for mask in sorted(others)], NO)
    answer = await asking.pick(s, seat, "ask-restore-mask", "ETH-451", options)
    if answer == NO:
        return False
    await wear(s, seat, answer - first, rule)
    return True


async def gain(s: State, seat: int, mask: int, rule: str) -> None:
    """ETH-453: it may be put on at once; else it lies in the box (ETH-454)."""
    me = s.seats[seat]
    if mask in me.masks:
        return
    lift(s, "mask", mask)
    me.masks = tuple(sorted((*me.masks, mask)))
    if s.log is not None:
        s.tell("gained-mask", rule, {"seat": seat, "mask": _name(s, mask)})
    args: Args = {"mask": _name(s, mask), "worn": _name(s, me.mask) if me.mask != NOBODY else ""}
    if await asking.may(s, seat, "ask-wear-mask", "ETH-453", args):
        await wear(s, seat, mask, "ETH-453")


async def discard(s: State, seat: int, rule: str) -> bool:
    """ETH-452: the active Mask is lost for now; it stays its Dreamer's."""
    me = s.seats[seat]
    if me.mask == NOBODY:
        return False
    if s.log is not None:
        s.tell("mask-off", rule, {"seat": seat, "mask": _name(s, me.mask)})
    me.mask = NOBODY
    await limits.keep_limits(s)
    return True
