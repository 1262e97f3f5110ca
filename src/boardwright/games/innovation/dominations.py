"""Periods and domains: who may take them, and the end of the game that follows from it."""

from __future__ import annotations

from boardwright.core.outcomes import GameEnd, Outcome
from boardwright.games.innovation.facts import (
    CLOCK,
    CULTURE,
    DIPLOMACY,
    DOMAINS,
    MILITARY,
    PERIOD,
    RIGHT,
    SCIENCE,
    TECHNOLOGY,
    WIDTH,
)
from boardwright.games.innovation.state import State, changed

NEEDED = {2: 6, 3: 5, 4: 4}
"""INN-201: dominations that win, by number of players."""

_THREE_SHORT = sum(((1 << WIDTH - 1) - 3) << WIDTH * icon for icon in range(6))
_TOP_BITS = sum(1 << WIDTH * icon + WIDTH - 1 for icon in range(6))
_CLOCKS = WIDTH * CLOCK


def can_dominate(s: State, seat: int) -> int:
    """INN-090, INN-091: the periods within reach, as a mask: five influence points for each period
    number, and an active card of that value or higher.
    """
    within_points = s.periods & (2 << s.points[seat] // 5) - 1
    return within_points and within_points & (2 << s.top_value(seat)) - 1


def dominate(s: State, seat: int, period: int) -> None:
    """INN-092, INN-093, INN-094: take the period's card, unseen and for good; nothing is spent.
    The card is an innovation no more (INN-097).
    """
    s.periods &= ~(1 << period)
    s.dominated = changed(s.dominated, seat, s.dominated[seat] | 1 << period)
    s.changes += 1
    if s.log is not None:
        s.tell("dominated", "INN-092", {"seat": seat, "period": period})
    _won(s, seat)


def take_domain(s: State, seat: int, domain: int, rule: str = "INN-102") -> bool:
    """Take a domain, for good (INN-104), if nobody has it yet (INN-107). It costs neither an action
    nor influence (INN-100, INN-101), and who shares a card comes first (INN-106).
    """
    if not s.domains >> domain & 1:
        return False
    s.domains &= ~(1 << domain)
    s.dominated = changed(s.dominated, seat, s.dominated[seat] | 1 << 10 + domain)
    s.changes += 1
    if s.log is not None:
        s.tell("took-domain", rule, {"seat": seat, "domain": DOMAINS[domain]})
    _won(s, seat)
    return True


def _won(s: State, seat: int) -> None:
    """INN-201: enough dominations end the game at once."""
    if s.dominations(seat) >= NEEDED[s.seats]:
        end(s, (seat,), "dominations", "INN-201")


def check_zones(s: State, one: int, other: int) -> None:
    """INN-108, INN-231: where one move changed two zones, the turn player's comes first, then that
    of who sits next to his left.
    """
    if (other - s.turn) % s.seats < (one - s.turn) % s.seats:
        one, other = other, one
    check_zone(s, one)
    check_zone(s, other)


def check_zone(s: State, seat: int) -> None:
    """INN-102, INN-103, INN-109 to INN-111: after a change in a zone, take all domains whose
    conditions it meets, be it for a moment. INN-110: but for Culture, which only a splay brings.
    """
    domains, icons = s.domains, s.icons[seat]
    if domains & 1 << MILITARY and (icons + _THREE_SHORT) & _TOP_BITS == _TOP_BITS:
        take_domain(s, seat, MILITARY)
    if domains & 1 << DIPLOMACY and icons >> _CLOCKS >= 12:
        take_domain(s, seat, DIPLOMACY)
    if domains & 1 << SCIENCE:
        for pile in s.piles[5 * seat : 5 * seat + 5]:
            if not pile or PERIOD[pile[0]] < 8:
                return
        take_domain(s, seat, SCIENCE)


def check_culture(s: State, seat: int) -> None:
    """Culture: all five colours splayed up or right. Only a splay can bring it about."""
    if s.domains & 1 << CULTURE and min(s.splay[5 * seat : 5 * seat + 5]) >= RIGHT:
        take_domain(s, seat, CULTURE)


def check_technology(s: State, seat: int) -> None:
    """INN-112 to INN-114, INN-232: six cards archived and scored in one turn, added up or of one
    kind.
    """
    if not s.domains & 1 << TECHNOLOGY:
        return
    archived, scored = s.archived[seat], s.scored[seat]
    if (archived + scored if s.options.together else max(archived, scored)) >= 6:
        take_domain(s, seat, TECHNOLOGY, "INN-113")


def end(s: State, winners: tuple[int, ...], reason: str, rule: str) -> None:
    """End the game now, whoever carries the effect out (INN-200, INN-203, INN-211)."""
    raise GameEnd(Outcome(winners, tuple(s.points), reason, rule))


def win_alone(s: State, me: int, numbers: list[int]) -> None:
    """INN-208 to INN-210: the one seat with the greatest number wins, whoever it is; if several are
    level, the game goes on.
    """
    best = max(numbers)
    if numbers.count(best) == 1:
        end(s, (numbers.index(best),), "dogma", "INN-208")
    if s.log is not None:
        s.tell("no-winner", "INN-209", {"seat": me})


def end_by_influence(s: State) -> None:
    """INN-202, INN-205 to INN-207: most points, then most dominations, then shared."""
    best = max((s.points[seat], s.dominations(seat)) for seat in range(s.seats))
    winners = tuple(
        seat for seat in range(s.seats) if (s.points[seat], s.dominations(seat)) == best
    )
    rivals = [seat for seat in range(s.seats) if s.points[seat] == best[0]]
    rule = "INN-205" if len(rivals) == 1 else "INN-206" if len(winners) == 1 else "INN-207"
    end(s, winners, "influence", rule)
