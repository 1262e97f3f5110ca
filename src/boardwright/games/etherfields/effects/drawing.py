"""Cards of a Dreamer: draw, discard, seal, unseal, reshuffle, take."""

from __future__ import annotations

from boardwright.games.etherfields import asking, cards, decks, items, playing, sealing, stats
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import numbers, people
from boardwright.games.etherfields.effects.people import ALL, every, follow, how_many, some
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.effects.whom import fixed, whom
from boardwright.games.etherfields.harm import cards_left
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, Cards, State


def _can_draw(s: State, scene: Scene, step: Step) -> bool:
    """Somebody has a card to draw, and room for it. By then the card that acts has left the hand
    (ETH-243), and so has one that pays.
    """
    for seat in fixed(s, scene, step):
        me, mine = s.seats[seat], seat == scene.me
        pays = mine and _takes_a_card(scene)
        hand = len(me.hand) - pays - (mine and scene.held)
        there = me.deck or me.discard or pays
        room = hand < stats.value(s, "hand_limit", seat)
        if there and room and how_many(s, scene, step, seat):
            return True
    return False


def _takes_a_card(scene: Scene) -> bool:
    """Whether the action is still to be paid, and cards of the hand may pay it."""
    if scene.action is None or scene.paid != NOBODY:
        return False
    return any(cost.amount or dict(cost.parts).get("discard") for cost in scene.action.costs)


@verb("draw", can=_can_draw, people=True)
async def draw(s: State, scene: Scene, step: Step) -> None:
    """ETH-184."""
    for seat in await whom(s, scene, step):
        n = numbers.amount(s, scene, step, seat)
        drawn = await cards.draw(s, seat, n, "ETH-184", scene)
        await follow(s, scene, step, seat, drawn >= n)


def _pile(s: State, step: Step, seat: int) -> int:
    """How many cards there are to be discarded."""
    me = s.seats[seat]
    return len(me.deck if step.text("from") == "deck" else me.hand)


def _can_discard(s: State, scene: Scene, step: Step) -> bool:
    least = numbers.number(s, scene, step.data.get("down_to", 0))
    return any(_pile(s, step, seat) > least for seat in fixed(s, scene, step))


def _takes_discard(s: State, scene: Scene, step: Step) -> bool:
    if "down_to" in step.data:
        return True
    return every(lambda s, seat, n: _pile(s, step, seat) >= max(n, 1))(s, scene, step)


@verb("discard", can=_can_discard, takes=_takes_discard, people=True)
async def discard(s: State, scene: Scene, step: Step) -> None:
    """ETH-187: cards of the owner's choice; or from the top of the deck (ETH-545)."""
    for seat in await whom(s, scene, step):
        n = how_many(s, scene, step, seat)
        if step.text("from") == "deck":
            scene.spent = _discard_top(s, scene, seat, n)
        else:
            down_to = step.data.get("down_to")
            least = -1 if down_to is None else numbers.number(s, scene, down_to, seat)
            scene.spent = await cards.discard(s, seat, n, "ETH-187", scene, down_to=least)
        await follow(s, scene, step, seat, scene.spent >= max(n, 1))


def _discard_top(s: State, scene: Scene, seat: int, n: int) -> int:
    """ETH-632: only cards that are there."""
    me, done = s.seats[seat], 0
    while me.deck and done != n:
        scene.card = decks.take_top(s, seat, "ETH-632", "discarded-top")
        me.discard = (scene.card, *me.discard)
        done += 1
    return done


def _can_seal(s: State, scene: Scene, step: Step) -> bool:
    return any(_to_seal(s, scene, step, seat) > 0 for seat in fixed(s, scene, step))


def _to_seal(s: State, scene: Scene, step: Step, seat: int) -> int:
    """How many cards of the Dreamer's it would seal, but for what is prevented."""
    there = sealing.sealable(s, seat)
    if "down_to" in step.data:
        least = numbers.number(s, scene, step.data["down_to"], seat)
        return max(min(there, cards_left(s, seat) - least), 0)
    n = how_many(s, scene, step, seat)
    return there if n == ALL else min(n, there)


def _takes_seal(s: State, scene: Scene, step: Step) -> bool:
    if "down_to" in step.data:
        return True
    return every(lambda s, seat, n: sealing.sealable(s, seat) >= n)(s, scene, step)


@verb("seal", can=_can_seal, takes=_takes_seal, people=True)
async def seal(s: State, scene: Scene, step: Step) -> None:
    """ETH-198; the Sealing Morphing adds to what an Entity itself does (ETH-420)."""
    for seat in await whom(s, scene, step):
        n = how_many(s, scene, step, seat)
        if n == ALL or "down_to" in step.data:
            n = _to_seal(s, scene, step, seat)
        elif n > 0:
            n += people.morphed(s, scene, "sealing", seat)
        scene.spent = await sealing.seal(s, seat, n, "ETH-198", scene)
        await follow(s, scene, step, seat, scene.spent >= n)


@verb("unseal", can=some(lambda s, seat, n: bool(s.seats[seat].sealed)), people=True)
async def unseal(s: State, scene: Scene, step: Step) -> None:
    """ETH-199."""
    for seat in await whom(s, scene, step):
        n = how_many(s, scene, step, seat)
        done = sealing.unseal(s, seat, n, "ETH-199")
        await follow(s, scene, step, seat, done >= max(n, 1))


@verb("reshuffle", can=some(lambda s, seat, n: bool(s.seats[seat].discard)), people=True)
async def reshuffle(s: State, scene: Scene, step: Step) -> None:
    """ETH-193: free."""
    for seat in await whom(s, scene, step):
        await cards.reshuffle(s, seat, "ETH-193")


@verb("this_card")
async def this_card(s: State, scene: Scene, step: Step) -> None:
    """ETH-205, ETH-295, ETH-360: where the card or Item that acts goes."""
    to = step.text("to")
    if scene.kind == "item":
        place = to if to in ("item_market", "removed") else "storage"
        items.discard(s, scene.number, "ETH-360", place)
    elif scene.kind == "card" and scene.me != NOBODY:
        playing.this_card(s, scene, to, "ETH-243")


def _on_offer(s: State, scene: Scene, step: Step, seat: int) -> list[int]:
    """The cards that may be taken: no Flaws, which are never in a hand (ETH-544)."""
    me = s.seats[seat]
    origin = step.text("from", "discard")
    pile: Cards = me.sealed if origin == "sealed" else me.discard
    if origin == "under":
        pile = tuple([card for card in (scene.top,) if card in pile])
    pile = tuple([card for card in pile if not s.pack.cards[card].is_flaw])
    return sorted(set(pile)) if step.has("choose") else list(pile[:1])


def _can_take(s: State, scene: Scene, step: Step) -> bool:
    if step.text("from") == "under" and scene.top == NOBODY:
        return any(s.seats[seat].discard for seat in fixed(s, scene, step))
    return any(_on_offer(s, scene, step, seat) for seat in fixed(s, scene, step))


@verb("take", can=_can_take, people=True)
async def take(s: State, scene: Scene, step: Step) -> None:
    """ETH-186: a card from a pile comes into the hand, or on the discard pile if that is full."""
    first = s.pack.key.card
    for seat in await whom(s, scene, step):
        for _ in range(numbers.amount(s, scene, step, seat)):
            there = _on_offer(s, scene, step, seat)
            if not there:
                break
            options = tuple([first + card for card in there])
            answer = await asking.pick(
                s, seat, "ask-take-card", "ETH-186", options, source=scene.source
            )
            await _take(s, seat, answer - first, step.text("from", "discard"))


async def _take(s: State, seat: int, card: int, origin: str) -> None:
    me = s.seats[seat]
    if origin == "sealed":
        me.sealed = decks.without(me.sealed, card)
    else:
        me.discard = decks.without(me.discard, card)
    await cards.put_in_hand(s, seat, card, "ETH-186")
