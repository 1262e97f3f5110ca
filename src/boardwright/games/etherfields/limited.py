"""Actions and passives that can be used so often and no oftener (ETH-111, ETH-229)."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import playing
from boardwright.games.etherfields.content import Action, Passive
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.standing import borrowed
from boardwright.games.etherfields.state import NOBODY, State
from boardwright.games.etherfields.stats import is_spent, spend


def _limit(action: Action) -> str:
    return action.limit or ("encounter" if action.each_dreamer else "")


def _owner(scene: Scene, action: Action) -> int:
    """ETH-229: the Dreamer for whom it counts; NOBODY: once for all of them."""
    each = action.per_dreamer or action.each_dreamer or scene.kind == "back"
    return scene.me if each else NOBODY


def _ids(s: State, scene: Scene, id: str) -> list[str]:
    """ETH-229: each copy of a card counts for itself: a placed one by its tag; copies that are
    played from the hand cannot be told apart, so there are as many uses as copies.
    """
    if scene.kind != "card":
        return [id]
    if scene.tag >= 0:
        return [f"{id}#{scene.tag}"]
    return [id, *[f"{id}#x{n}" for n in range(1, s.pack.cards[scene.number].qty)]]


def is_used_up(s: State, scene: Scene, action: Action) -> bool:
    limit, owner = _limit(action), _owner(scene, action)
    return bool(limit) and all(is_spent(s, limit, id, owner) for id in _ids(s, scene, action.id))


def use(s: State, scene: Scene, action: Action) -> None:
    """Note that it was performed: its limit, its Block token, the Note that is used up with it."""
    limit, owner = _limit(action), _owner(scene, action)
    if limit:
        ids = _ids(s, scene, action.id)
        id = next((one for one in ids if not is_spent(s, limit, one, owner)), ids[-1])
        spend(s, limit, id, owner)
    if action.single_use:
        s.blocked = s.blocked | {action.number}
        if s.log is not None:
            args: Args = {"action": action.name, "source": scene.source}
            s.tell("blocked", "ETH-111", args)
    if scene.kind == "note" and s.pack.notes[scene.number].single_use:
        playing.this_card(s, scene, "removed", "ETH-561")
    _give_back(s, scene, bool(limit) or any(cost.amount or cost.parts for cost in action.costs))


def _give_back(s: State, scene: Scene, is_dear: bool) -> None:
    """A borrowed Mask is over once an ability of it that has a limit or a cost was used."""
    if is_dear and scene.kind == "mask" and scene.number in borrowed(s, scene.me):
        s.mods = tuple(
            [
                mod
                for mod in s.mods
                if (mod.stat, mod.seat, mod.n) != ("borrowed_mask", scene.me, scene.number)
            ]
        )


# Passives


def is_passive_used_up(s: State, scene: Scene, passive: Passive) -> bool:
    if not passive.limit:
        return False
    ids = _ids(s, scene, passive.id)
    return is_spent(s, passive.limit, ids[0])


def use_passive(s: State, scene: Scene, passive: Passive) -> None:
    if passive.limit:
        spend(s, passive.limit, _ids(s, scene, passive.id)[0])
    _give_back(s, scene, bool(passive.limit or passive.cost.amount or passive.cost.parts))
