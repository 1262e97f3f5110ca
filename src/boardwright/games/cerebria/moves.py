"""The verbs of Cerebria: gaining, drawing, discarding, entering and leaving play. Each keeps
control up to date and tells what happened.
"""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.cerebria.board import NEIGHBOURS, SLOTS, SPACES
from boardwright.games.cerebria.control import WIDE, settle, settle_all
from boardwright.games.cerebria.emotions import MILD, POWER, STARTING, STRONG
from boardwright.games.cerebria.state import (
    MOST_AMBITION,
    MOST_BONUS,
    NOBODY,
    STRONG_COPIES,
    State,
)
from boardwright.games.cerebria.telling import tell_essence

BLUSH, BLUSH_NEAR = POWER["blush"], POWER["blush-near"]

# Resources


def gain_wp(s: State, seat: int, amount: int, rule: str) -> None:
    """CER-007: WP from the supply."""
    if amount:
        s.wp[seat] += amount
        if s.log is not None:
            s.tell("gained", rule, {"seat": seat, "of": "wp", "amount": amount})


def gain_essence(s: State, seat: int, amount: int, rule: str) -> None:
    """CER-008: Essence from the supply onto a Spirit board."""
    if amount:
        s.essence[seat] += amount
        if s.log is not None:
            s.tell("gained", rule, {"seat": seat, "of": "essence", "amount": amount})


def gain_ambition(s: State, seat: int, rule: str) -> bool:
    """CER-246, CER-248: turn a spent token of the seat's team to available, if there is one."""
    team = s.team[seat]
    if s.ambition[team] >= MOST_AMBITION:
        return False
    s.ambition[team] += 1
    if s.log is not None:
        s.tell("gained", rule, {"seat": seat, "of": "ambition", "amount": 1})
    return True


def gain_action(s: State, amount: int, rule: str) -> None:
    """An additional Action this turn."""
    s.actions += amount
    if s.log is not None:
        s.tell("gained", rule, {"seat": s.me, "of": "action", "amount": amount})


def pay(s: State, seat: int, wp: int, ambition: int, essence: int, rule: str) -> None:
    """CER-174: what an Action costs, in full and before any effect."""
    s.wp[seat] -= wp
    s.ambition[s.team[seat]] -= ambition
    s.essence[seat] -= essence
    if s.log is not None and (wp or ambition or essence):
        args: Args = {"seat": seat, "wp": wp, "ambition": ambition, "essence": essence}
        s.tell("paid", rule, args)


# Cards


def draw(s: State, seat: int, rule: str) -> bool:
    """CER-066, CER-078: the open top card into hand, and the next one is turned up; nothing happens
    with an empty deck.
    """
    deck = s.deck[seat]
    if not deck:
        return False
    card, deck = deck[0], deck[1:]
    s.deck[seat] = deck
    s.hand[seat] = _with(s.hand[seat], card)
    s.shown[seat] = _with(s.shown[seat], card)
    if len(deck) > s.under[seat]:
        s.news = True
    else:
        s.under[seat] = len(deck)
    if s.log is not None:
        names = s.table.names
        top = names[deck[0]] if deck else None
        s.tell("drew", rule, {"seat": seat, "card": names[card], "next": top})
    return True


def discard(s: State, seat: int, card: int, rule: str) -> None:
    """CER-073: from hand under the own deck, seen by all (CER-457)."""
    from_hand(s, seat, card)
    if s.log is not None:
        s.tell("discarded", rule, {"seat": seat, "card": s.table.names[card]})
    put_under(s, seat, card)


def from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves a hand openly."""
    s.hand[seat] = _without(s.hand[seat], card)
    if card in s.shown[seat]:
        s.shown[seat] = _without(s.shown[seat], card)
    else:
        s.news = True


def show(s: State, seat: int, card: int, rule: str) -> None:
    """CER-194: reveal a card that stays in hand."""
    if card not in s.shown[seat]:
        s.shown[seat] = _with(s.shown[seat], card)
        s.news = True
    if s.log is not None:
        s.tell("revealed", rule, {"seat": seat, "card": s.table.names[card]})


def put_under(s: State, seat: int, card: int) -> None:
    """CER-073: a card goes under its owner's deck; CER-078: it is the top of an empty one."""
    s.deck[seat] = (*s.deck[seat], card)
    s.under[seat] += 1


def _with(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, card)))


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# Figures


def put_figure(s: State, seat: int, space: int, rule: str) -> None:
    """A figure changes its space."""
    before, s.space[seat] = s.space[seat], space
    if s.log is not None:
        there = SPACES[before] if before >= 0 else None
        s.tell("moved", rule, {"seat": seat, "from": there, "to": SPACES[space]})


# Emotions on the board


def enter(s: State, slot: int, emotion: int, essence: int, home: int, rule: str) -> None:
    """An Emotion comes into a slot with Essence on it; its power is not carried out here."""
    table = s.table
    s.emo[slot] = emotion
    s.side[slot] = table.team[emotion]
    s.ess[slot] = essence
    s.tok[slot] = s.weak[slot] = 0
    s.home[slot] = home
    if s.log is not None:
        args: Args = {"seat": s.me, "slot": SLOTS[slot], "emotion": table.names[emotion]}
        s.tell("entered", rule, {**args, "essence": essence})
    if s.rules.powers:
        s.active |= table.power[emotion]
    settle(s, slot)
    if essence == table.spaces[emotion]:
        _filled(s, slot)


def replace(s: State, slot: int, emotion: int, home: int, rule: str) -> None:
    """CER-218, CER-228: a Strong Emotion takes the place of the card in the slot, with all its
    Essence (CER-227: as far as there is room), without its tokens.
    """
    table, old = s.table, s.emo[slot]
    essence = min(s.ess[slot], table.spaces[emotion])
    answer_leaving(s, slot)
    s.emo[slot] = emotion
    s.ess[slot] = essence
    s.tok[slot] = s.weak[slot] = 0
    s.once &= ~(1 << slot)
    _return(s, old, s.home[slot])
    s.home[slot] = home
    if s.log is not None:
        names = table.names
        args: Args = {
            "seat": s.me,
            "slot": SLOTS[slot],
            "emotion": names[emotion],
            "essence": essence,
        }
        s.tell("empowered", rule, {**args, "from": names[old]})
    _count_powers(s, slot)


def leave(s: State, slot: int, rule: str) -> None:
    """CER-195: an Emotion leaves the board, and its tokens with it."""
    answer_leaving(s, slot)
    remove(s, slot, rule)


def remove(s: State, slot: int, rule: str) -> None:
    """Take the card off; who answers that has been noted already."""
    emotion, home = s.emo[slot], s.home[slot]
    s.emo[slot] = s.side[slot] = s.home[slot] = NOBODY
    s.ess[slot] = s.tok[slot] = s.weak[slot] = 0
    s.once &= ~(1 << slot)
    if s.log is not None:
        args: Args = {"slot": SLOTS[slot], "emotion": s.table.names[emotion]}
        s.tell("left", rule, {**args, "to_seat": home if home >= 0 else None})
    _return(s, emotion, home)
    _count_powers(s, slot)


def answer_leaving(s: State, slot: int) -> None:
    """CER-446: note the powers that answer an Emotion leaving, by the board before it does."""
    if not s.active & (BLUSH | BLUSH_NEAR):
        return
    power = s.table.power
    for other, emotion in enumerate(s.emo):
        if emotion < 0 or other == slot:
            continue
        if power[emotion] == BLUSH or (power[emotion] == BLUSH_NEAR and other in NEIGHBOURS[slot]):
            s.reactions.append(("blush", emotion, s.side[other]))


def _return(s: State, emotion: int, home: int) -> None:
    """CER-073, CER-074: a Mild Emotion goes under its owner's deck, a Strong one back to its pile,
    a Starting one to the box; what a scenario made up for the board is out of the game.
    """
    if s.table.kind[emotion] == MILD and home >= 0:
        put_under(s, home, emotion)


def _count_powers(s: State, slot: int) -> None:
    """Which powers are in play, after a card came or went; then control."""
    before, active = s.active, 0
    if s.rules.powers:
        power = s.table.power
        for emotion in s.emo:
            if emotion >= 0:
                active |= power[emotion]
    s.active = active
    if (before | active) & WIDE:
        settle_all(s)
    else:
        settle(s, slot)


def put_essence(s: State, slot: int, rule: str, source: str = "supply") -> None:
    """CER-071: one Essence onto the next space of an Emotion, from the supply or elsewhere."""
    s.ess[slot] += 1
    tell_essence(s, slot, rule, 1, source)
    settle(s, slot)
    if source != "emotion" and s.ess[slot] == s.table.spaces[s.emo[slot]]:
        _filled(s, slot)


def take_essence(s: State, slot: int, rule: str) -> None:
    """CER-071, CER-195: the rightmost Essence goes, and with the last one the Emotion."""
    s.ess[slot] -= 1
    tell_essence(s, slot, rule, -1)
    if s.ess[slot]:
        settle(s, slot)
    else:
        leave(s, slot, "CER-195")


def _filled(s: State, slot: int) -> None:
    """CER-104, CER-112: the last free space of an own Emotion was filled from board or supply."""
    mine = s.team[s.me] == s.side[slot]
    if mine and not s.rules.team_b and s.table.kind[s.emo[slot]] != STARTING:
        s.due.append("A3")


def give_token(s: State, slot: int, amount: int, rule: str) -> None:
    """CER-406 to CER-409: an Intensity token, unless the Emotion has one."""
    if amount <= 0 or s.tok[slot]:
        return
    s.tok[slot] = min(amount, MOST_BONUS)
    if s.log is not None:
        args: Args = {"slot": SLOTS[slot], "emotion": s.table.names[s.emo[slot]]}
        s.tell("token", rule, {**args, "amount": s.tok[slot]})
    settle(s, slot)


def unsettle(s: State, slot: int, on: int, rule: str) -> None:
    """Put an Insecurity token on an Emotion, or take it off."""
    s.weak[slot] = on
    if s.log is not None:
        args: Args = {"slot": SLOTS[slot], "emotion": s.table.names[s.emo[slot]]}
        s.tell("insecurity", rule, {**args, "on": bool(on)})
    settle(s, slot)


def has_room(s: State, slot: int) -> bool:
    """CER-242: whether an Emotion has a free Essence space."""
    return s.ess[slot] < s.table.spaces[s.emo[slot]]


def strong_left(s: State, emotion: int) -> bool:
    """CER-221: whether a copy of a Strong Emotion is still in its pile."""
    return emotion >= 0 and s.table.kind[emotion] == STRONG and s.emo.count(emotion) < STRONG_COPIES
