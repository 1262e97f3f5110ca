"""Progress cards: placed, flipped, discarded (section 13)."""

from __future__ import annotations

from boardwright.games.etherfields import asking, hands, harm
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import NO
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, Placed, State
from boardwright.games.etherfields.stats import value


def find(s: State, seat: int, tag: int) -> Placed | None:
    return next((p for p in s.seats[seat].progress if p.tag == tag), None)


def limit(s: State, seat: int) -> int:
    """ETH-276."""
    return value(s, "progress_limit", seat)


async def choose(
    s: State, seat: int, prompt: str, rule: str, among: list[Placed], source: str = ""
) -> Placed:
    """One placed card of the owner's choice (ETH-280); of equal ones one that is flipped."""
    among = sorted(among, key=lambda p: not p.flipped)
    first = s.pack.key.progress
    options = tuple([first + card for card in sorted({p.card for p in among})])
    card = await asking.pick(s, seat, prompt, rule, options, source=source) - first
    return next(p for p in among if p.card == card)


async def put_in_zone(s: State, seat: int, card: int, rule: str) -> None:
    """A card from the hand comes into the zone; at the limit another one is discarded first,
    flipped or not (ETH-277, ETH-288). It may be the death of its owner (ETH-214).
    """
    me = s.seats[seat]
    while len(me.progress) >= limit(s, seat) and me.progress:
        out = await choose(s, seat, "ask-discard-progress", "ETH-277", list(me.progress))
        discard_placed(s, seat, out.tag, "ETH-277")
    if limit(s, seat) <= 0:
        return
    s.tags += 1
    hands.take(s, seat, card)
    me.progress = (*me.progress, Placed(card, False, s.tags))
    if s.log is not None:
        s.tell("placed", rule, {"seat": seat, "card": s.pack.cards[card].name})
    harm.check_death(s, seat)
    await _answer_placed(s, seat, me.progress[-1])


async def _answer_placed(s: State, seat: int, placed: Placed) -> None:
    """What the card itself does when it is placed, and what others say to it."""
    face = s.pack.cards[placed.card]
    scene = Scene(seat, "card", placed.card, face.name, "ETH-274", tag=placed.tag)
    for passive in face.passives:
        if passive.when == "placed":
            await hooks.run(s, scene, passive.effect)
    await hooks.window(s, Moment("progress_placed", seat, n=len(s.seats[seat].progress)))


def placeable(s: State, seat: int) -> list[int]:
    """Progress cards in hand, each once."""
    cards = s.pack.cards
    return [n for n in dict.fromkeys(s.seats[seat].hand) if cards[n].is_progress]


async def place_free(s: State, seat: int, rule: str, optional: bool, source: str = "") -> bool:
    """ETH-288: an effect places a card; only its cost is left out. With closed hands it is asked
    even where there is none, for that is hidden (ETH-015).
    """
    there = placeable(s, seat)
    hide = asking.closed(s)
    asked = there or (optional and hide and s.seats[seat].hand)
    if not asked or limit(s, seat) <= 0:
        return False
    first = s.pack.key.place
    options = tuple([first + card for card in there])
    if optional:
        options = (*options, NO)
    answer = await asking.pick(s, seat, "ask-place", rule, options, source=source, always=hide)
    if answer < first:
        return False
    await put_in_zone(s, seat, answer - first, rule)
    return True


# Leaving the zone


def lift(s: State, seat: int, tag: int) -> bool:
    """Take a placed card out of the zone; what it had summoned leaves with it (ETH-583)."""
    me = s.seats[seat]
    placed = find(s, seat, tag)
    if placed is None:
        return False
    me.progress = tuple([p for p in me.progress if p.tag != tag])
    dismiss(s, seat, placed.card)
    return True


def discard_placed(s: State, seat: int, tag: int, rule: str) -> None:
    """From the zone to the discard pile (ETH-278, ETH-283)."""
    me = s.seats[seat]
    placed = find(s, seat, tag)
    assert placed is not None
    lift(s, seat, tag)
    me.discard = (placed.card, *me.discard)
    if s.log is not None:
        s.tell("discarded-progress", rule, {"seat": seat, "card": s.pack.cards[placed.card].name})


def dismiss(s: State, seat: int, card: int) -> None:
    """ETH-583: a Companion leaves when its card is flipped, discarded or inactive."""
    id = s.pack.cards[card].id
    gone = [
        figure
        for figure in s.figures
        if figure.companion != NOBODY
        and figure.owner == seat
        and s.pack.companions[figure.companion].summoned_by == id
    ]
    if not gone or any(p.card == card and not p.flipped for p in s.seats[seat].progress):
        return
    s.figures = tuple([figure for figure in s.figures if figure not in gone])
    if s.log is not None:
        for figure in gone:
            name = s.pack.companions[figure.companion].name
            s.tell("companion-left", "ETH-583", {"seat": seat, "companion": name})


# Flipping


def flippable(s: State, seat: int, flipped: bool = False) -> list[Placed]:
    """ETH-279: placed cards that lie face up; or those that lie face down."""
    return [p for p in s.seats[seat].progress if p.flipped == flipped]


async def flip(s: State, seat: int, n: int, rule: str, source: str = "") -> int:
    """ETH-279, ETH-280: so many cards of the owner's choice, -1 all; how many it were."""
    return await _turn(s, seat, n, rule, source, False)


async def unflip(s: State, seat: int, n: int, rule: str, source: str = "") -> int:
    return await _turn(s, seat, n, rule, source, True)


async def _turn(s: State, seat: int, n: int, rule: str, source: str, flipped: bool) -> int:
    prompt = "ask-unflip" if flipped else "ask-flip"
    done = 0
    while done != n and (there := flippable(s, seat, flipped)):
        placed = await choose(s, seat, prompt, rule, there, source)
        turn_over(s, seat, placed.tag, rule)
        done += 1
    return done


def turn_over(s: State, seat: int, tag: int, rule: str) -> None:
    """Turn one placed card face down, or up again."""
    me = s.seats[seat]
    placed = find(s, seat, tag)
    assert placed is not None
    now = placed._replace(flipped=not placed.flipped)
    me.progress = tuple([now if p.tag == tag else p for p in me.progress])
    if s.log is not None:
        kind = "flipped" if now.flipped else "unflipped"
        s.tell(kind, rule, {"seat": seat, "card": s.pack.cards[placed.card].name})
    if now.flipped:
        dismiss(s, seat, placed.card)
