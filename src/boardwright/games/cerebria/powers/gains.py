"""Powers that give Essence, cards, Willpower or Actions when an Emotion enters."""

from __future__ import annotations

from boardwright.games.cerebria.keys import NO
from boardwright.games.cerebria.moves import (
    draw,
    gain_essence,
    gain_wp,
    has_room,
    put_essence,
)
from boardwright.games.cerebria.registry import (
    RULE,
    enter,
    friends,
    may,
    on_board,
    pick,
)
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.tokens import add_token


@enter("kindle")
async def kindle(s: State, me: int, slot: int) -> None:
    """May put 1 Essence on another own Emotion beside it; the strong form on each of them."""
    emotion = s.emo[slot]
    room = [near for near in friends(s, slot) if has_room(s, near)]
    for _ in range(s.table.amount[emotion]):
        chosen = await pick(s, me, room, "kindle", emotion, NO)
        if chosen is None:
            return
        room.remove(chosen)
        put_essence(s, chosen, RULE)


@enter("company")
def company(s: State, me: int, slot: int) -> None:
    """Gain WP for each other own Emotion beside it."""
    gain_wp(s, me, s.table.amount[s.emo[slot]] * len(friends(s, slot)), RULE)


@enter("closeness")
def closeness(s: State, me: int, slot: int) -> None:
    """Gain Essence for each other own Emotion beside it."""
    gain_essence(s, me, s.table.amount[s.emo[slot]] * len(friends(s, slot)), RULE)


@enter("draw")
async def draw_cards(s: State, me: int, slot: int) -> None:
    """May draw; the strong form lets every other Spirit of the team draw too."""
    emotion = s.emo[slot]
    for _ in range(s.table.amount[emotion]):
        if s.deck[me] and await may(s, me, "draw", emotion):
            draw(s, me, RULE)
    for other in s.mates(s.team[me]):
        if other != me:
            for _ in range(s.table.more[emotion]):
                draw(s, other, RULE)


@enter("gather")
def gather(s: State, me: int, slot: int) -> None:
    """Gain Essence; the strong form gains more with no other own Emotion beside it."""
    emotion = s.emo[slot]
    alone = 0 if friends(s, slot) else s.table.more[emotion]
    gain_essence(s, me, s.table.amount[emotion] + alone, RULE)


@enter("entrust")
async def entrust(s: State, me: int, slot: int) -> None:
    """May put 1 Essence of the own Spirit board on any own Emotion."""
    if not s.essence[me]:
        return
    room = [own for own in on_board(s, s.side[slot]) if has_room(s, own)]
    chosen = await pick(s, me, room, "entrust", s.emo[slot], NO)
    if chosen is not None:
        s.essence[me] -= 1
        put_essence(s, chosen, RULE, "board")


@enter("swell")
async def swell(s: State, me: int, slot: int) -> None:
    """More Essence from the supply on itself; the strong form then may add a Vibe token."""
    emotion = s.emo[slot]
    for _ in range(s.table.amount[emotion]):
        if has_room(s, slot):
            put_essence(s, slot, RULE)
    if s.table.more[emotion]:
        await add_token(s, me, RULE, may=True)


@enter("hoard")
def hoard(s: State, me: int, slot: int) -> None:
    """Gain WP with no other own Emotion beside it."""
    if not friends(s, slot):
        gain_wp(s, me, s.table.amount[s.emo[slot]], RULE)


@enter("crave")
def crave(s: State, me: int, slot: int) -> None:
    """A further Action once this one is finished, if the team then has no Ambition."""
    s.reactions.append(("crave", s.emo[slot], s.side[slot]))
