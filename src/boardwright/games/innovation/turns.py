"""The first cards, the turns, and the four actions."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import Asked, Flow, Reply, Secretly
from boardwright.core.games import Setup
from boardwright.core.messages import Args
from boardwright.core.randomness import shuffled, stream
from boardwright.games.innovation.activation import activate
from boardwright.games.innovation.dominations import can_dominate, dominate
from boardwright.games.innovation.facts import (
    ALPHABET,
    NAMES,
    OF_PERIOD,
    PERIODS,
    TOP_BIT,
    cards_in,
)
from boardwright.games.innovation.keys import ACTIVATE, CHOOSE, DOMINATE, DRAW, PLAY
from boardwright.games.innovation.moves import draw, play
from boardwright.games.innovation.state import FIRST_CARDS, TURNS, Options, State

_LEFT: tuple[Args, ...] = tuple({"actions": actions} for actions in range(3))


def blank(setup: Setup) -> State:
    """An empty table with the settings of this game."""
    s = State(setup.seats, stream("innovation", setup.seed))
    chosen = setup.settings
    s.options = Options(
        later=chosen.get("cards") == "later",
        together=chosen.get("technology") != "either",
        reveal_counts=chosen.get("reveal") != "nothing",
    )
    return s


def begin(setup: Setup) -> State:
    """INN-002 to INN-005: shuffle the supplies, lay out the periods, deal two cards each."""
    s = blank(setup)
    for period in PERIODS:
        s.rng, cards = shuffled(s.rng, cards_in(OF_PERIOD[period]))
        s.supply[period] = tuple(cards)
    lay_out_periods(s)
    for seat in range(s.seats):
        first, second, *rest = s.supply[1]
        s.hand[seat] = 1 << first | 1 << second
        s.supply[1] = tuple(rest)
    return s


def lay_out_periods(s: State) -> None:
    """INN-003: the top card of each supply 1 to 9 stands for its period."""
    s.period_card = (-1, *[s.supply[period][0] for period in range(1, 10)])
    for period in range(1, 10):
        s.supply[period] = s.supply[period][1:]
        s.periods |= 1 << period


def ask(game: object, state: State) -> Asked:
    """INN-011: what the turn player does; before the first turn, everybody's first card."""
    if state.phase == FIRST_CARDS:
        return first_cards(state)
    me = state.turn
    return Decision((me,), "ask-action", "INN-011", legal(state, me), _LEFT[state.actions])


def act(game: object, state: State, reply: Reply) -> Flow[None] | None:
    """INN-014: one action of the turn player, to its end; only activating a card may ask on."""
    s, me = state, state.turn
    if isinstance(reply, tuple):
        lay_open(s, reply)
        return None
    assert reply is not None
    if ACTIVATE <= reply < CHOOSE:
        return _activate(s, reply - ACTIVATE)
    if reply == DRAW:
        value = s.top_value(me)
        draw(s, me, value, "INN-030" if value else "INN-031")
    elif reply < ACTIVATE:
        play(s, me, reply - PLAY)
    else:
        dominate(s, me, reply - DOMINATE)
    s.actions -= 1
    if s.actions == 0:
        end_turn(s)
    return None


async def _activate(s: State, card: int) -> None:
    await activate(s, s.turn, card)
    s.actions -= 1
    if s.actions == 0:
        end_turn(s)


def legal(s: State, me: int) -> tuple[int, ...]:
    """INN-011, INN-013: draw, play, activate, dominate; drawing is always possible (INN-193), and
    what was done before may be done again (INN-056).
    """
    options: list[int] = []
    add = options.append
    hand = s.hand[me]
    while hand:
        above = hand.bit_length()
        add(PLAY - 1 + above)
        hand ^= TOP_BIT[above]
    add(DRAW)
    options.reverse()
    for pile in s.piles[5 * me : 5 * me + 5]:
        if pile:
            add(ACTIVATE + pile[0])
    if s.points[me] >= 5 and (within_reach := can_dominate(s, me)):
        options += [DOMINATE + period for period in range(1, 10) if within_reach >> period & 1]
    return tuple(options)


def first_cards(s: State) -> Secretly:
    """INN-005, INN-006: everybody chooses one of his two cards in secret."""
    return Secretly(
        [
            Decision(
                (seat,),
                "ask-first-card",
                "INN-006",
                tuple(cards_in(s.hand[seat], PLAY)),
            )
            for seat in range(s.seats)
        ]
    )


def lay_open(s: State, answers: tuple[int, ...]) -> None:
    """INN-006 to INN-009: the first cards are laid open together, and the first name in the
    alphabet begins.
    """
    for seat, answer in enumerate(answers):
        play(s, seat, answer - PLAY)
    s.turn = min(range(s.seats), key=lambda seat: ALPHABET[answers[seat] - PLAY])
    s.phase = TURNS
    if s.log is not None:
        card = NAMES[answers[s.turn] - PLAY]
        s.tell("begins", "INN-007", {"seat": s.turn, "card": card})
    begin_turn(s)


def begin_turn(s: State) -> None:
    """INN-012: the first player, or with four the first two, begin with one action only."""
    s.turns += 1
    s.actions = 1 if s.turns <= (2 if s.seats == 4 else 1) else 2
    if s.log is not None:
        rule = "INN-010" if s.actions == 2 else "INN-012"
        s.tell("turn", rule, {"seat": s.turn, "actions": s.actions, "turn": s.turns})


def end_turn(s: State) -> None:
    """INN-010, INN-113: pass clockwise; what was archived and scored this turn counts no more."""
    s.archived = [0] * s.seats
    s.scored = [0] * s.seats
    s.turn = (s.turn + 1) % s.seats
    begin_turn(s)


def forbids(s: State, decision: Decision, action: int) -> str | None:
    """The rule that names the reason why this action is not among the options."""
    me = decision.seats[0]
    if decision.key != "ask-action":
        return None
    if DOMINATE <= action <= DOMINATE + 10:
        return "INN-090" if s.periods >> action - DOMINATE & 1 else "INN-096"
    if ACTIVATE <= action < CHOOSE:
        card = action - ACTIVATE
        covered = any(card in pile for pile in s.piles[5 * me : 5 * me + 5])
        return "INN-020" if covered else "INN-050"
    if PLAY <= action < ACTIVATE:
        return "INN-040"
    return "INN-011"
