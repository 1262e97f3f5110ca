"""What is looked at: decks, secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, basic, decks, dreams
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import numbers, whom
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, Cards, State

TEAM_DECKS = decks.LOOKED_AT


def _below(deck: str) -> int:
    """The current Turn card is open anyway: the next one is below it (ETH-368)."""
    return 1 if deck == "turn" else 0


def _there(s: State, deck: str, seat: int) -> int:
    if deck == "own":
        return len(s.seats[seat].deck)
    if deck == "season":
        return len(s.pack.seasons)
    cards: Cards = getattr(s, TEAM_DECKS[deck])
    return len(cards) - _below(deck)


def _can_look(s: State, scene: Scene, step: Step) -> bool:
    deck = step.text("deck")
    return any(_there(s, deck, seat) > 0 for seat in _lookers(s, scene, step))


def _lookers(s: State, scene: Scene, step: Step) -> list[int]:
    return whom.fixed(s, scene, step)


@verb("look", can=_can_look, people=True)
async def look(s: State, scene: Scene, step: Step) -> None:
    """ETH-057, ETH-632: only cards that are there; they may be put back in another order."""
    deck = step.text("deck")
    for seat in await whom.whom(s, scene, step):
        n = numbers.amount(s, scene, step, seat)
        if deck == "own":
            seen = decks.see_top(s, seat, n, 1 << seat)
            await decks.look(s, seat, "own", seen, "ETH-632", scene.source)
            if step.has("reorder") and len(set(seen)) > 1:
                order = await _reorder(s, scene, seat, deck, seen, s.pack.key.card)
                decks.set_top(s, seat, order, 1 << seat, "ETH-632")
        elif deck == "season":
            await _seasons(s, scene, seat)
        else:
            await _team_deck(s, scene, step, seat, n)


async def _team_deck(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    deck = step.text("deck")
    field, skip = TEAM_DECKS[deck], _below(deck)
    seen = decks.see(s, field, n + skip, 1 << seat)[skip:]
    await decks.look(s, seat, deck, seen, "ETH-632", scene.source)
    if step.has("reorder") and not skip and len(set(seen)) > 1:
        order = await _reorder(s, scene, seat, deck, seen, FIRST[deck](s))
        decks.set_order(s, field, order, 1 << seat, "ETH-632")


FIRST: dict[str, Callable[[State], int]] = {
    "fate": lambda s: s.pack.key.fate,
    "slumber": lambda s: s.pack.key.entity,
    "market": lambda s: s.pack.key.card,
    "flaw": lambda s: s.pack.key.card,
}


async def _reorder(
    s: State, scene: Scene, seat: int, deck: str, seen: Sequence[int], first: int
) -> Cards:
    """Which comes first, second and so on."""
    left, order = list(seen), list[int]()
    while len(left) > 1:
        options = tuple([first + card for card in sorted(set(left))])
        args: Args = {"deck": deck, "left": len(left), "n": len(seen)}
        answer = await asking.pick(
            s, seat, "ask-order", "ETH-632", options, args, scene.source, always=True
        )
        left.remove(answer - first)
        order.append(answer - first)
    return (*order, *left)


async def _seasons(s: State, scene: Scene, seat: int) -> None:
    """All Season cards may be looked through."""
    everything = tuple(range(len(s.pack.seasons)))
    await decks.look(s, seat, "season", everything, "ETH-546", scene.source)


# Buried


@verb("bury", can=lambda s, scene, step: _there(s, step.text("deck"), max(scene.me, 0)) > 0)
async def bury(s: State, scene: Scene, step: Step) -> None:
    """The top cards go to the bottom, unseen; whoever knew them knows them still."""
    deck = step.text("deck")
    for _ in range(numbers.amount(s, scene, step)):
        if deck == "own":
            me = s.seats[scene.me]
            if not me.deck:
                return
            mask = me.known[0]
            card = decks.take_top(s, scene.me, "ETH-632", "took-top", mask)
            decks.put_under(s, scene.me, card, "ETH-632", mask)
            continue
        field = TEAM_DECKS[deck]
        mask = s.known.get(field, (0,))[0]
        card = decks.take(s, field, "ETH-632", mask=mask)
        if card == NOBODY:
            return
        decks.put(s, field, card, "ETH-632", bottom=True, mask=mask)


# Secrets


def _can_peek(s: State, scene: Scene, step: Step) -> bool:
    if step.text("what") == "backs":
        return bool(s.aside)
    return bool(dreams.peekable(s))


@verb("peek", can=_can_peek)
async def peek(s: State, scene: Scene, step: Step) -> None:
    """ETH-249, ETH-250: the face of one secret, for whoever performs it; or all backs, for all."""
    if step.text("what") == "backs":
        _show_backs(s, step)
    elif dreams.peekable(s):
        await basic.peek(s, scene.me, "ETH-249")


def _show_backs(s: State, step: Step) -> None:
    """ETH-058: what kinds of back the secrets have that are set aside. Codes are for packs to speak
    of secrets: some say what a secret is.
    """
    start = step.text("code").partition("*")[0]
    codes = [code for code in s.aside if code.startswith(start)]
    backs = sorted([kind for code in codes for kind, _ in dreams.unrevealed(s, code)])
    if s.log is not None:
        s.tell("backs", "ETH-058", {"backs": backs})
