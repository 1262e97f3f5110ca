"""Markers and tokens that are gained and lost: Ether, Gems, Keys, Hours (ETH-037 to ETH-045)."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, stats
from boardwright.games.etherfields.keys import SEAT_KEY
from boardwright.games.etherfields.state import LIMITS, MOST_HOURS, State

OF_TEAM = ("key", "hour")
"""ETH-045: what belongs to nobody alone."""


def held(s: State, what: str, seat: int) -> int:
    """What a Dreamer has of it, or the Team."""
    if what == "key":
        return s.keys
    if what == "hour":
        return s.hours
    me = s.seats[seat]
    if what == "ether":
        return me.ether
    return me.gems if what == "gem" else me.distress


def supply(s: State, what: str) -> int:
    """What is left to be gained (ETH-037, ETH-042); the Clock runs to 12 (ETH-460)."""
    if what == "hour":
        return MOST_HOURS - s.hours
    if what == "key":
        return LIMITS["key"] - s.keys
    out = sum([held(s, what, seat) for seat in range(len(s.seats))])
    if what == "ether" and s.rest:
        out += sum([resting.ether for resting in s.rest.values()])
    if what == "gem":
        out += len(s.gem_slots) + s.gems_in
    return max(LIMITS[what] - out, 0)


def _put(s: State, what: str, seat: int, n: int, rule: str, kind: str) -> None:
    """Change by n, which may be negative, and tell it."""
    if what == "key":
        s.keys += n
    elif what == "hour":
        s.hours += n
    elif what == "ether":
        s.seats[seat].ether += n
    else:
        s.seats[seat].gems += n
    if s.log is not None:
        now = held(s, what, seat)
        if what in OF_TEAM:
            s.tell(kind, rule, {"what": what, "n": abs(n), "now": now})
        else:
            s.tell(kind, rule, {"seat": seat, "what": what, "n": abs(n), "now": now})


async def gain(s: State, what: str, seats: Sequence[int], n: int, rule: str) -> None:
    """Each of these Dreamers gains n, the Team n Keys or Hours. Where the supply is short, it is
    taken as far as it goes, and the Team decides who goes short (ETH-038).
    """
    left = supply(s, what)
    if what in OF_TEAM:
        if min(n, left) > 0:
            _put(s, what, 0, min(n, left), rule, "gained")
        _tell_short(s, what, n - left, rule)
        if what == "key":
            await _keys_to_spare(s, n - left, rule)
        return
    shares = dict.fromkeys(seats, n)
    if left < n * len(shares):
        shares = await _share_out(s, what, list(seats), n, left)
    for seat, share in shares.items():
        if share > 0:
            _put(s, what, seat, share, rule, "gained")
    _tell_short(s, what, n * len(shares) - left, rule)


async def _keys_to_spare(s: State, n: int, rule: str) -> None:
    """A card may give Ether for Keys that the supply is short of; the Team says to whom."""
    ether = max(n, 0) * stats.value(s, "spare_key_ether", s.first)
    left = min(ether, supply(s, "ether"))
    shares = await _share_out(s, "ether", list(asking.in_order(s)), left, left)
    for seat, share in shares.items():
        if share > 0:
            _put(s, "ether", seat, share, rule, "gained")


def _tell_short(s: State, what: str, short: int, rule: str) -> None:
    if short > 0 and s.log is not None:
        s.tell("supply-short", "ETH-037", {"what": what, "n": short, "by": rule})


async def _share_out(s: State, what: str, seats: list[int], n: int, left: int) -> dict[int, int]:
    """ETH-038: one by one, the Team names who gets what is left."""
    shares = dict.fromkeys(seats, 0)
    while left > 0:
        open_to = [seat for seat in seats if shares[seat] < n]
        if len(open_to) == 1:
            shares[open_to[0]] += min(left, n - shares[open_to[0]])
            break
        options = tuple([SEAT_KEY + seat for seat in open_to])
        args: Args = {"what": what, "left": left}
        answer = await asking.team(s, "ask-share-out", "ETH-038", options, args)
        shares[answer - SEAT_KEY] += 1
        left -= 1
    return shares


def lose(s: State, what: str, seat: int, n: int, rule: str) -> int:
    """Lose n, or all there is (ETH-039); how much it was."""
    n = min(n, held(s, what, seat))
    if n > 0:
        _put(s, what, seat, -n, rule, "lost")
    return n
