"""The Dreamers Phase: discards before the Draw step (ETH-182), and the Card and Action step, in
which all act at the same time (ETH-165 to ETH-169) or by rounds (ETH-599 to ETH-604).
"""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import Asked, Flow, Openly, Reply
from boardwright.core.messages import Args
from boardwright.games.etherfields import acting, cards, limits, variants
from boardwright.games.etherfields.asking import GO_ON, closed, in_order
from boardwright.games.etherfields.encounters import expire_phase
from boardwright.games.etherfields.keys import DONE, LUCK_CARDS, PASS
from boardwright.games.etherfields.state import CARDS, DRAWING, STEPS_LEFT, State

# Discards of the Draw step


def drawing(s: State) -> list[int]:
    """The seats that may still discard before they draw."""
    return [seat for seat, me in enumerate(s.seats) if me.hand and not me.done]


def ask_draw(s: State) -> Asked:
    """ETH-182: before drawing, any number of cards; all Dreamers at once."""
    key = s.pack.key.card
    asked = [
        Decision(
            (seat,),
            "ask-draw-discard",
            "ETH-182",
            (*[key + card for card in sorted(set(s.seats[seat].hand))], DONE),
            {"hand": len(s.seats[seat].hand)},
        )
        for seat in drawing(s)
    ]
    return Openly(asked) if asked else GO_ON


def answer_draw(s: State, reply: Reply) -> None:
    if not reply:
        for me in s.seats:
            me.done = False
        s.queue, s.phase = in_order(s), DRAWING
        return
    assert isinstance(reply, tuple)
    index, action = reply
    seat = drawing(s)[index]
    if action == DONE:
        s.seats[seat].done = True
    else:
        cards.discard_card(s, seat, action - s.pack.key.card, "ETH-182", "draw-step")


# The Card and Action step


def ask_act(s: State) -> Asked:
    """ETH-165, ETH-169: every Dreamer may act as long as the phase lasts. Those who have said that
    they are done come behind the others and are not waited for; they may still act.
    """
    if "ordered" in s.options:
        return ask_round(s)
    asked = [_ask_seat(s, seat) for seat in acting_seats(s)]
    if all(decision.options == (DONE,) for decision in asked) and not (asked and closed(s)):
        return GO_ON
    idle = [_ask_idle(s, seat) for seat in idle_seats(s)]
    return Openly([*asked, *[decision for decision in idle if decision is not None]])


def acting_seats(s: State) -> list[int]:
    """Those who have not said that they are done."""
    return [seat for seat, me in enumerate(s.seats) if not me.done]


def idle_seats(s: State) -> list[int]:
    return [seat for seat, me in enumerate(s.seats) if me.done]


def _asked(s: State, index: int) -> int:
    """The seat whose decision has this place among those of `ask_act`."""
    acting_now = acting_seats(s)
    if index < len(acting_now):
        return acting_now[index]
    idle = [seat for seat in idle_seats(s) if closed(s) or options(s, seat)]
    return idle[index - len(acting_now)]


def _ask_seat(s: State, seat: int) -> Decision:
    found = (*options(s, seat), DONE)
    return Decision((seat,), "ask-action", "ETH-167", found, _args(s), always=True)


def _ask_idle(s: State, seat: int) -> Decision | None:
    """ETH-169: what a Dreamer who is done could still do."""
    found = options(s, seat)
    if not found and not closed(s):
        return None
    if not found:
        found = (DONE,)
    return Decision((seat,), "ask-action", "ETH-169", found, _args(s), always=True, idle=True)


def _args(s: State) -> Args:
    """With closed hands each action makes all questions new: which of them have stayed the same
    would tell something of a hand.
    """
    return {"turn": s.turn, "acts": s.told} if closed(s) else {"turn": s.turn}


def options(s: State, seat: int) -> tuple[int, ...]:
    """What a Dreamer can begin now."""
    found = acting.possible(s, seat)
    return (*found, LUCK_CARDS) if variants.may_try(s) else found


def answer_act(s: State, reply: Reply) -> Flow[None] | None:
    """One action, or the declaration to be done. The phase is over when all are."""
    if "ordered" in s.options:
        return answer_round(s, reply)
    if not reply:
        return end_phase(s)
    assert isinstance(reply, tuple)
    seat = _asked(s, reply[0])
    if reply[1] == DONE:
        s.seats[seat].done = True
        return None
    return perform(s, seat, reply[1])


async def perform(s: State, seat: int, action: int) -> None:
    """ETH-166, ETH-169: an action of one Dreamer. Who acts is not done any more; nor is whoever
    finds hand, position or tokens changed.
    """
    s.seats[seat].done = False
    s.told += 1
    if action == LUCK_CARDS:
        s.phase = CARDS
        return
    before = [_standing(s, other) for other in range(len(s.seats))]
    await acting.perform(s, seat, action)
    await limits.keep_limits(s)
    for other, me in enumerate(s.seats):
        if me.done and _standing(s, other) != before[other]:
            me.done = False


def _standing(s: State, seat: int) -> tuple[object, ...]:
    me = s.seats[seat]
    return (me.hand, me.space, me.distress, me.ether, me.gems, me.states, me.progress, me.mask)


async def end_phase(s: State) -> None:
    """ETH-168: nobody wants to act any more; the Dreamscape Phase begins."""
    await expire_phase(s)
    s.step, s.phase = 0, STEPS_LEFT
    if s.log is not None:
        s.tell("dreamscape-phase", "ETH-171", {})


# By rounds


def ask_round(s: State) -> Asked:
    """ETH-599, ETH-604: the Dreamer whose round it is; others may play Rapid cards meanwhile."""
    if s.passed == len(s.seats):
        return GO_ON
    mine = options(s, s.round)
    if s.acted:
        mine = tuple([key for key in mine if not acting.is_dream_action(s, key)])
    end = DONE if s.busy else PASS
    args = _args(s)
    asked = [Decision((s.round,), "ask-round", "ETH-599", (*mine, end), args, always=True)]
    if not mine and not closed(s):
        return Decision((s.round,), "ask-round", "ETH-601", (end,), args)
    for seat, rapid in _between(s):
        asked.append(Decision((seat,), "ask-rapid", "ETH-604", rapid, args, always=True, idle=True))
    return Openly(asked)


def _between(s: State) -> list[tuple[int, tuple[int, ...]]]:
    """ETH-604: what the others could do in this round. With closed hands all are asked who have a
    card, for the question must not tell what it is (ETH-015).
    """
    found = []
    for seat, me in enumerate(s.seats):
        rapid = acting.rapid(s, seat) if seat != s.round else ()
        if not rapid and closed(s) and me.hand and seat != s.round:
            rapid = (PASS,)
        if rapid:
            found.append((seat, rapid))
    return found


def answer_round(s: State, reply: Reply) -> Flow[None] | None:
    if reply == ():
        return end_phase(s)
    index, action = reply if isinstance(reply, tuple) else (0, reply)
    assert action is not None
    if action in (DONE, PASS):
        if not index:
            variants.end_round(s)
        return None
    seat = _between(s)[index - 1][0] if index else s.round
    if seat == s.round:
        s.busy = True
        s.acted = s.acted or acting.is_dream_action(s, action)
    return perform(s, seat, action)
