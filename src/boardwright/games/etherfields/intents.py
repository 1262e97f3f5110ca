"""Discarding for Intent: a process of single picks, open to Rapid cards, with the die at its end
(ETH-231 to ETH-237, ETH-242).
"""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask, ask_openly
from boardwright.core.messages import Args
from boardwright.games.etherfields import (
    acting,
    asking,
    boosting,
    cards,
    costs,
    items,
    supplies,
    windows,
)
from boardwright.games.etherfields.content import COLOURS
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import BOOST, DONE, GEM, PASS_KIND, PASS_TURN, STOP
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State

NO_END = -1
"""As the most that is of use: more always is."""


@dataclass(slots=True)
class Bill:
    """One payment of Intent while it goes on."""

    scene: Scene
    word: str
    """What it is for: `action`, `assault`, `contact`, `move`, `place`, `effect`."""
    colour: int
    least: int
    """What makes it enough."""
    most: int
    """Beyond this nothing is of use; NO_END: more is always of use."""
    unit: int
    """The base cost; Gradual actions are paid in multiples of it."""
    recordable: tuple[int, int] = (1, 0)
    """Of a Gradual action: how many multiples are enough to complete it, and how many markers there
    are for fewer (ETH-305). Else any number is as good."""
    paid: int = 0
    spent: bool = False
    """Whether anything was discarded for it."""
    by_card: bool = False

    def is_enough(self) -> bool:
        if self.paid < self.least:
            return False
        units = self.paid // self.unit if self.unit else 1
        completes, markers = self.recordable
        return units >= completes or units <= markers

    def enough(self) -> int:
        """The least that is enough."""
        completes, markers = self.recordable
        return self.least if markers else max(self.least, completes * self.unit)

    def is_full(self) -> bool:
        return self.most != NO_END and self.paid >= self.most


async def pay_intent(s: State, bill: Bill) -> bool:
    """Discard cards and Items for Intent until it is enough, and Boost at the end (ETH-231,
    ETH-242). False: it was not enough, and what was paid is lost.
    """
    seat = bill.scene.me
    silent: set[int] = set()
    while True:
        moment = _moment(bill)
        mine = _options(s, bill, moment)
        others = windows.decisions(s, moment, {seat, *silent})
        if bill.is_full() and mine == (DONE,) and not others:
            return True
        who, answer = await _ask(s, bill, mine, others)
        if who != seat:
            if windows.passes(s, who, answer, moment):
                silent.add(who)
            else:
                await acting.respond(s, who, answer, moment)
                silent.clear()
            continue
        if answer in (DONE, STOP):
            return _ended(s, bill)
        if answer == BOOST:
            return await boosting.boost(s, bill) and _ended(s, bill)
        if answer in (PASS_TURN, PASS_KIND):
            windows.passes(s, seat, answer, moment)
            continue
        if await _add(s, bill, answer, moment):
            silent.clear()


def _moment(bill: Bill) -> Moment:
    moment = Moment("paying", bill.scene.me, word=bill.word)
    moment.action = bill.scene.action
    return moment


def _ended(s: State, bill: Bill) -> bool:
    enough = bill.is_enough()
    if not enough and bill.spent and s.log is not None:
        args: Args = {"seat": bill.scene.me, "paid": bill.paid, "need": bill.least}
        s.tell("payment-lost", "ETH-242", {**args, "colour": COLOURS[bill.colour]})
    return enough


async def _ask(
    s: State, bill: Bill, mine: tuple[int, ...], others: list[Decision]
) -> tuple[int, int]:
    """The payer goes on, or one of the others puts a word in; nobody has to wait for them."""
    seat, scene = bill.scene.me, bill.scene
    args: Args = {
        "colour": COLOURS[bill.colour],
        "need": bill.least,
        "paid": bill.paid,
        "for": bill.word,
    }
    rule = "ETH-231"
    action = scene.action.name if scene.action else ""
    limits: Args = {"most": bill.most, "enough": bill.enough(), "by_card": bill.by_card}
    state: Args = {**args, **limits, "action": action}
    always = bool(others) or asking.closed(s)
    question = Decision((seat,), "ask-pay", rule, mine, args, scene.source, state, always=always)
    if not others:
        return seat, await ask(question)
    index, answer = await ask_openly([question, *others])
    return (seat if index == 0 else others[index - 1].seats[0]), answer


def _options(s: State, bill: Bill, moment: Moment) -> tuple[int, ...]:
    """What the payer may do next."""
    seat = bill.scene.me
    full = bill.is_full()
    rapid = windows.own_answers(s, seat, moment)
    found = [*([] if full else _means(s, bill)), *rapid]
    if not full and bill.paid >= 1 and costs.may_boost(s, seat):
        found.append(BOOST)
    found.append(DONE if bill.is_enough() else STOP)
    if full and rapid:
        found += [PASS_TURN, PASS_KIND]
    return tuple(found)


def _means(s: State, bill: Bill) -> list[int]:
    """Cards, Items and Gems that bring something in this colour."""
    seat, key = bill.scene.me, s.pack.key
    hand, there = costs.purse(s, bill.scene)
    found = [
        key.pay + n
        for n in dict.fromkeys(hand)
        if costs.yields(s, seat, s.pack.cards[n].intent, bill.colour)
    ]
    found += [
        key.pay_item + n
        for n in there
        if costs.yields(s, seat, s.pack.items[n].intent, bill.colour, is_card=False)
    ]
    if costs.gem_intent(s, seat):
        found.append(GEM)
    return found


async def _add(s: State, bill: Bill, answer: int, moment: Moment) -> bool:
    """Discard something for the payment, or use something Rapid. Whether anything was added."""
    seat, key = bill.scene.me, s.pack.key
    if answer == GEM:
        supplies.lose(s, "gem", seat, 1, "ETH-240")
        brought, name = costs.GEM_INTENT, "gem"
    elif key.pay <= answer < key.pay + len(s.pack.cards):
        card = answer - key.pay
        name = s.pack.cards[card].name
        brought = costs.yields(s, seat, s.pack.cards[card].intent, bill.colour)
        if not bill.by_card:
            brought += costs.once(s, seat, bill.colour)
            bill.by_card = True
        hooks.used(s, "any_colour", seat, "")
        cards.discard_card(s, seat, card, "ETH-232", "intent")
    elif key.pay_item <= answer < key.pay_item + len(s.pack.items):
        item = answer - key.pay_item
        name = s.pack.items[item].name
        brought = costs.yields(s, seat, s.pack.items[item].intent, bill.colour, is_card=False)
        items.discard(s, item, "ETH-232")
    else:
        await acting.respond(s, seat, answer, moment)
        bill.paid += moment.n
        return False
    bill.spent = True
    bill.paid += brought
    if s.log is not None:
        args: Args = {"seat": seat, "with": name, "colour": COLOURS[bill.colour], "n": brought}
        s.tell("paid", "ETH-235", {**args, "paid": bill.paid, "need": bill.least})
    after = _moment(bill)
    await windows.passives(s, after)
    bill.paid += after.n
    return True
