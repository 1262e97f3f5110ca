"""The Team on the Dreamworld map, Shopping, and how encounters end."""

from __future__ import annotations

from boardwright.games.etherfields import asking, awakening, shopping, slumbers, travel
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import numbers, whom
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.endings import Over
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import DREAMWORLD, NOWHERE, SLUMBER, State

DUE = {"awaken": "awaken", "slumber": "slumber", "fate": "fate", "save": "save"}
"""What follows as soon as the present step is over."""


def _can_team(s: State, scene: Scene, step: Step) -> bool:
    if step.text("op") == "move":
        return s.place == DREAMWORLD and bool(travel.ways(s, s.location, shortcuts=False))
    if step.text("op") == "relocate":
        return s.place == DREAMWORLD and s.location != NOWHERE
    return True


@verb("team", can=_can_team)
async def team(s: State, scene: Scene, step: Step) -> None:
    """ETH-486, ETH-495: the Team marker; what else happens to the Team follows later."""
    op = step.text("op")
    if op in DUE:
        asking.due(s, DUE[op])
    elif op == "enter":
        asking.due(s, f"enter:{s.pack.number('gate', step.text('to'))}")
    elif op == "reset":
        awakening.reset(s, "ETH-476")
    elif op == "move":
        n, resolve = numbers.amount(s, scene, step), step.text("resolve", "last")
        await travel.follow_paths(s, scene, n, resolve, optional=step.has("up_to"))
    else:
        resolved = step.text("resolve", "last") != "none"
        await travel.relocate(s, scene, step.text("to", "any"), resolved=resolved)


@verb("buy", can=lambda s, scene, step: bool(s.market), people=True)
async def buy(s: State, scene: Scene, step: Step) -> None:
    """ETH-291: buy Influence cards."""
    await shopping.buy_cards(s, tuple(await whom.whom(s, scene, step)), "ETH-291")


@verb("shop")
async def shop(s: State, scene: Scene, step: Step) -> None:
    """ETH-552: Shopping follows."""
    asking.due(s, "shop")


@verb("skip", can=lambda s, scene, step: s.place == SLUMBER)
async def skip(s: State, scene: Scene, step: Step) -> None:
    """ETH-510: also where the tile does not offer it."""
    await slumbers.skip(s, "ETH-510")


@verb("end")
async def end(s: State, scene: Scene, step: Step) -> None:
    """ETH-514: at once."""
    raise Over(step.text("result"), scene.rule or "ETH-514", step.text("ending"), step.has("good"))
