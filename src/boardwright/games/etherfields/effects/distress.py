"""Distress: suffer, cure, prevent; and more of what is about to come."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, harm
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import lasting, numbers
from boardwright.games.etherfields.effects.people import ALL, how_many, morphed, some
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.effects.whom import fixed, whom
from boardwright.games.etherfields.keys import MOST, SEAT_KEY
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, Modifier, State

ABOUT = {
    "distress": ("would_suffer",),
    "seal": ("would_seal", "shortcut"),
    "discard": ("would_discard",),
    "move": ("would_move",),
    "push": ("would_push",),
    "price": ("reshuffle_price",),
}
"""The moments in which a thing can be prevented."""


@verb("suffer", can=some(lambda s, seat, n: True), people=True)
async def suffer(s: State, scene: Scene, step: Step) -> None:
    """ETH-208; the Pain Morphing adds to what an Entity itself does (ETH-419)."""
    if step.has("share"):
        shares = await _shared(s, scene, step, fixed(s, scene, step))
        for seat, n in shares.items():
            await harm.suffer(s, seat, n, "ETH-208", scene)
        return
    for seat in await whom(s, scene, step):
        n = numbers.amount(s, scene, step, seat)
        if n > 0:
            n += morphed(s, scene, "pain", seat)
        await harm.suffer(s, seat, n, "ETH-208", scene)


@verb("cure", can=some(lambda s, seat, n: s.seats[seat].distress > 0), people=True)
async def cure(s: State, scene: Scene, step: Step) -> None:
    """ETH-222."""
    if step.has("share"):
        seats = [seat for seat in fixed(s, scene, step) if s.seats[seat].distress]
        most = {seat: s.seats[seat].distress for seat in seats}
        for seat, n in (await _shared(s, scene, step, seats, most)).items():
            await harm.cure(s, seat, n, "ETH-222")
        return
    for seat in await whom(s, scene, step):
        await harm.cure(s, seat, how_many(s, scene, step, seat), "ETH-222")


async def _shared(
    s: State, scene: Scene, step: Step, seats: list[int], most: dict[int, int] | None = None
) -> dict[int, int]:
    """The Team shares n out among these Dreamers, one by one (ETH-004)."""
    shares = dict.fromkeys(seats, 0)
    for left in range(numbers.amount(s, scene, step), 0, -1):
        open_to = [seat for seat in seats if most is None or shares[seat] < most[seat]]
        if not open_to:
            break
        options = tuple([SEAT_KEY + seat for seat in sorted(open_to)])
        args: Args = {"what": "distress", "left": left}
        answer = await asking.team(s, "ask-share-out", "ETH-004", options, args, scene.source)
        shares[answer - SEAT_KEY] += 1
    return shares


def _can_prevent(s: State, scene: Scene, step: Step) -> bool:
    """In advance always; else only in the moment before it, and for whom it is meant."""
    moment = scene.moment
    if step.has("until"):
        return True
    if moment is None or moment.kind not in ABOUT[step.text("what")] or moment.cancelled:
        return False
    if step.has("from") and not moment.from_entity:
        return False
    if step.has("redirect") and moment.seat == scene.me:
        return False
    if step.has("redirect") and moment.redirected != NOBODY:
        return False
    mine = step.text("who") == "target" or moment.seat == scene.me or scene.me == NOBODY
    return mine and (moment.n > 0 or moment.kind not in COUNTED)


COUNTED = frozenset(("would_suffer", "would_seal", "would_discard", "would_move", "shortcut"))
"""Moments whose amount goes down; the others happen or do not."""


@verb("prevent", can=_can_prevent)
async def prevent(s: State, scene: Scene, step: Step) -> None:
    """ETH-262: so much less of what is about to come; in advance, or taken over by another."""
    n = ALL if step.data.get("n") == "all" else numbers.amount(s, scene, step)
    if step.has("until"):
        most = MOST if n == ALL else n
        mod = Modifier(f"prevent_{step.text('what')}", most, step.text("until"), scene.me)
        mod = mod._replace(word=step.text("from"), source=scene.source)
        lasting.add(s, scene, [mod], "ETH-262")
        return
    moment = scene.moment
    if moment is None or not _can_prevent(s, scene, step):
        return
    if step.has("redirect"):
        moment.redirected = scene.me
    elif n == ALL or moment.kind not in COUNTED:
        moment.n, moment.cancelled = 0, True
    else:
        moment.n = max(moment.n - n, 0)
    if s.log is not None:
        args: Args = {"seat": moment.seat, "what": step.text("what"), "left": moment.n}
        s.tell("prevented", "ETH-262", {**args, "source": scene.source, "by": scene.me})


def _can_add(s: State, scene: Scene, step: Step) -> bool:
    return scene.moment is not None and not scene.moment.cancelled


@verb("more", can=_can_add)
async def more(s: State, scene: Scene, step: Step) -> None:
    """So much more of what is about to come: Intent, cards, spaces, applications."""
    if scene.moment is not None:
        scene.moment.n += numbers.amount(s, scene, step)
        if s.log is not None:
            args: Args = {
                "seat": scene.moment.seat,
                "moment": scene.moment.kind,
                "now": scene.moment.n,
            }
            s.tell("more", "ETH-003", {**args, "source": scene.source})
