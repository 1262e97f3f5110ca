"""Boost your Intent (ETH-325 to ETH-335)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, harm, luck, sealing, supplies
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import DISTRESS, ETHER, GEM, SEAL
from boardwright.games.etherfields.luck import BLANK, FAIL
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.state import State
from boardwright.games.etherfields.stats import spend, value

if TYPE_CHECKING:
    from boardwright.games.etherfields.intents import Bill

FAIL_SEAL = 3


async def boost(s: State, bill: Bill) -> bool:
    """Roll for more Intent: the last source there is (ETH-331, ETH-332). False on a Fail, even if
    the cost had been paid in full (ETH-326, ETH-328, ETH-333).
    """
    seat = bill.scene.me
    spend(s, "turn", "boost", seat)
    face = await luck.roll_luck(s, seat, "ETH-325", bill.scene, "boost")
    result = Moment("boosted", seat, die="luck", face=face, word=bill.word)
    result.action = bill.scene.action
    await hooks.window(s, result)
    added = _added(s, result)
    if s.log is not None:
        args: Args = {"seat": seat, "face": luck.face_name("luck", result.face), "n": added}
        s.tell("boosted", "ETH-326" if result.face == FAIL else "ETH-330", args)
    if result.face == FAIL:
        await _fail(s, bill)
        return False
    bill.paid += added
    return True


def _added(s: State, result: Moment) -> int:
    """ETH-329, ETH-330: nothing on a blank, unless a card says otherwise."""
    if result.face == FAIL:
        return 0
    if result.face == BLANK:
        return result.n + max(value(s, "blank_counts", result.seat), 0)
    return result.n + luck.pips(result.face)


async def _fail(s: State, bill: Bill) -> None:
    """ETH-326, ETH-327: besides, a Gem goes, or 1 Distress comes, or 3 cards are sealed; what is
    not there in full cannot be chosen (ETH-006).
    """
    seat = bill.scene.me
    token = s.pack.boost_fail_token
    options = [DISTRESS]
    if supplies.held(s, token, seat):
        options.insert(0, ETHER if token == "ether" else GEM)
    if sealing.sealable(s, seat) >= FAIL_SEAL:
        options.append(SEAL)
    answer = await asking.pick(s, seat, "ask-boost-fail", "ETH-326", tuple(options))
    if answer == DISTRESS:
        await harm.suffer(s, seat, 1, "ETH-326")
    elif answer == SEAL:
        await sealing.seal(s, seat, FAIL_SEAL, "ETH-326")
    else:
        supplies.lose(s, token, seat, 1, "ETH-327")
