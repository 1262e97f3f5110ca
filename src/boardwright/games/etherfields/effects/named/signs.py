"""The rule of Signs, as the card that explains them has it (ETH-035)."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, places, scape
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import running, signs
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State

PLACES = ("stairs", "special_space")


async def lay_signs(s: State, scene: Scene, step: Step) -> None:
    """One random universal Sign on each Stairs and each special space."""
    there = {token.space for token in s.tokens if token.kind == "sign"}
    spaces = [
        space
        for space in scape.scape(s).spaces
        if space not in there and any(places.has_icon(s, space, icon) for icon in PLACES)
    ]
    await signs.lay(s, spaces)


def matching(s: State, scene: Scene) -> list[int]:
    """Personal Signs of the Dreamer that match one on the space."""
    if scene.me == NOBODY:
        return []
    me = s.seats[scene.me]
    here = {token.side for token in s.tokens if token.kind == "sign" and token.space == me.space}
    return sorted(here.intersection(me.signs))


async def match_sign(s: State, scene: Scene, step: Step) -> None:
    """Discard a personal Sign and the universal one that it matches; then what the step says."""
    there = matching(s, scene)
    if not there:
        return
    me, first = s.seats[scene.me], s.pack.key.sign
    options = tuple([first + sign for sign in there])
    answer = await asking.pick(s, scene.me, "ask-sign", "ETH-035", options, source=scene.source)
    sign = answer - first
    held, laid = list(me.signs), list(s.tokens)
    held.remove(sign)
    laid.remove(
        next(t for t in laid if t.kind == "sign" and t.space == me.space and t.side == sign)
    )
    me.signs, s.tokens = tuple(held), tuple(laid)
    if s.log is not None:
        args: Args = {
            "seat": scene.me,
            "sign": s.pack.signs[sign].name,
            "space": space_name(me.space),
        }
        s.tell("matched-sign", "ETH-035", args)
    await running.run(s, scene, step.inner.get("then", ()))


def _can_match(s: State, scene: Scene, step: Step) -> bool:
    return bool(matching(s, scene))


match_sign.can = _can_match  # type: ignore[attr-defined]
