"""Following cards that lie face down: the events that a seat was told since an action began are
read once more. They tell what each card turned out to be, or at least which back it showed
(ETH-265). Results of chance are kept in the order in which they came, so that the same action,
carried out again in a dealt world, comes to the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from boardwright.core.events import Raw, may_know
from boardwright.core.messages import Json
from boardwright.core.randomness import Dice
from boardwright.games.etherfields import asking
from boardwright.games.etherfields.decks import KINDS, LOOKED_AT, NAMES, back, back_of
from boardwright.games.etherfields.gains import FIELDS
from boardwright.games.etherfields.naming import names_of
from boardwright.games.etherfields.state import NOBODY, State
from boardwright.games.etherfields.veil import OF_KIND, name_of

Pile: TypeAlias = int | str
"""The deck of a seat, or one of the Team's by its field."""
Told: TypeAlias = Mapping[str, Json]

TOP_LEFT = frozenset(("drew", "drew-flaw", "took-top", "discarded-top", "sealed", "skipped-flaw"))
"""What may become of the top card of a Dreamer's deck."""
CAME_OUT = frozenset(("began", "discarded", "placed", "returned-to-market"))
"""How cards leave a hand."""
CAME_IN = frozenset(("took-in-hand", "taken-back", "card-went"))
"""How cards come into a hand openly."""
BY_CHANCE = {"drew-item": "item", "gained-sign": "sign", "sign-laid": "sign", "morphed": "morphing"}
"""What is picked at random, and the word that its answers begin with."""


class Slip:
    """A card that lies face down or in a closed hand."""

    __slots__ = ("back", "card", "shuffled")

    def __init__(self, card: int = NOBODY, *, shuffled: bool = False) -> None:
        self.card = card
        """NOBODY: the seat does not know it."""
        self.back = ""
        """The back that was seen of it."""
        self.shuffled = shuffled
        """Whether a shuffle since the action began has put it where it is."""


class Following:
    """What one seat can tell of the cards since an action began."""

    def __init__(self, s: State, seat: int, rng: int) -> None:
        self.s, self.seat = s, seat
        self._dice = Dice.seeded(rng)
        self._names = names_of(s.pack)
        self.start: dict[Pile, list[Slip]] = {}
        """The cards of every deck as the action began, in order."""
        for n, me in enumerate(s.seats):
            self.start[n] = slips(me.deck, me.known, seat)
            for slip in self.start[n][:1]:
                slip.back = back(s, n)
        for deck in KINDS:
            cards = getattr(s, deck)
            self.start[deck] = slips(cards, s.known.get(deck) or (0,) * len(cards), seat)
        hidden = [n for n in range(len(s.seats)) if asking.closed(s) and n != seat]
        self.held = {n: slips(s.seats[n].hand, s.seats[n].held, seat) for n in hidden}
        """The cards of hidden hands as the action began."""
        self.inside: dict[int, list[int]] = {n: [] for n in hidden}
        """Cards that must have been in the deck then, and not in the hand."""
        self.lifted: set[str] = set()
        """What has come into sight, of this seat at least."""
        self._decks = {pile: there[:] for pile, there in self.start.items()}
        self._hands = {n: there[:] for n, there in self.held.items()}
        self._moving: list[Slip] = []
        """Unknown cards that have left a deck and will be put somewhere."""
        self._came_out: dict[int, Counter[int]] = {n: Counter() for n in hidden}
        self._chance: list[str | tuple[Pile, list[Slip]] | list[str]] = []

    def read(self, since: Iterable[Raw]) -> Following:
        for raw in since:
            told = {**raw[2], **raw[3]} if may_know(raw, self.seat) else raw[2]
            self._read(raw[0], told)
        return self

    def _read(self, kind: str, told: Told) -> None:
        if kind in TOP_LEFT:
            self._top_left(kind, told)
        elif kind in ("put-on-top", "put-under"):
            self._put(_seat(told), self._card(told), top=kind == "put-on-top")
        elif kind == "left-deck":
            self._left_deck(told)
        elif kind == "joined-deck":
            deck = str(told["deck"])
            self._put(deck, self._thing(deck, told.get("thing")), top=told["place"] == "top")
        elif kind in CAME_OUT:
            self._left_hand(kind, told)
        elif kind in CAME_IN or kind == "placing":
            self._showed(kind, told)
        elif kind in LOOKS:
            LOOKS[kind](self, told)
        elif kind in CHANCE:
            CHANCE[kind](self, told)
        elif kind in BY_CHANCE and told.get("drawn", True):
            word = BY_CHANCE[kind]
            self._chance.append(f"{word}:{told[word]}")
        elif kind == "removed":
            self._removed(told)
        elif kind == "first-sight":
            self.lifted.add(f"{told['kind']}:{told['thing']}")
        elif kind == "revealed":
            self._name_shuffled("secrets", [str(told["thing"])])
        if "back" in told and isinstance(told.get("seat"), int):
            self._saw_back(_seat(told), str(told["back"]))

    def _card(self, told: Told) -> int:
        return self._thing(0, told.get("card"))

    def _thing(self, pile: Pile, name: Json) -> int:
        """NOBODY: it was not told."""
        if name is None:
            return NOBODY
        kind = "card" if isinstance(pile, int) else KINDS[pile]
        found = self._names.number(kind, str(name))
        assert found is not None
        return found

    # Decks

    def _top_left(self, kind: str, told: Told) -> None:
        seat = _seat(told)
        deck = self._decks[seat]
        slip = deck.pop(0) if deck else Slip()
        self._is(slip, seat, self._card(told))
        if kind == "drew" and seat in self._hands:
            self._hands[seat].append(slip)
        elif kind == "took-top" and slip.card == NOBODY:
            self._moving.append(slip)

    def _left_deck(self, told: Told) -> None:
        deck = str(told["deck"])
        there = self._decks[deck]
        slip = there.pop(0 if told["place"] == "top" else -1) if there else Slip()
        self._is(slip, deck, self._thing(deck, told.get("thing")))
        if slip.card == NOBODY:
            self._moving.append(slip)

    def _put(self, pile: Pile, card: int, *, top: bool) -> None:
        slip = self._moving.pop() if card == NOBODY and self._moving else Slip(card)
        deck = self._decks[pile]
        deck.insert(0 if top else len(deck), slip)

    def _is(self, slip: Slip, pile: Pile, card: int) -> None:
        """It turned out what it is."""
        if card == NOBODY or slip.card == card:
            return
        slip.card = card
        if not slip.shuffled or pile not in self._came_out or not isinstance(pile, int):
            return
        # It was shuffled in: out of the open discard pile, or it was in the deck before.
        if self._came_out[pile][card]:
            self._came_out[pile][card] -= 1
        elif card not in self.s.seats[pile].discard:
            self.inside[pile].append(card)

    def _saw_back(self, seat: int, back: str) -> None:
        if back and self._decks[seat]:
            self._decks[seat][0].back = back

    def _looked(self, told: Told) -> None:
        """At the top of a deck, or at a secret; only whoever looks is told at what."""
        what, things = str(told["what"]), told.get("things")
        if not isinstance(things, Sequence):
            return
        kind = OF_KIND.get(what, what)
        for name in things if kind != "turn" else ():
            number = self._names.number(kind, str(name))
            assert number is not None
            self.lifted.add(name_of(self.s.pack, kind, number))
        pile: Pile = _seat(told) if what == "own" else LOOKED_AT.get(what, "")
        if pile == "":
            return
        # The current Turn card is open; the ones below it are looked at.
        below = self._decks[pile][1 if pile == "turn_deck" else 0 :]
        for slip, name in zip(below, things, strict=False):
            self._is(slip, pile, self._thing(pile, name))

    def _saw_top(self, told: Told) -> None:
        deck = str(told["deck"])
        for slip in self._decks[deck][:1]:
            self._is(slip, deck, self._thing(deck, told["name"]))

    def _turn_card(self, told: Told) -> None:
        for slip in self._decks["turn_deck"][:1]:
            self._is(slip, "turn_deck", self._thing("turn_deck", told["card"]))

    def _turn_deck(self, told: Told) -> None:
        """ETH-367: so many of the cards that were shuffled."""
        there, n = self._decks["turn_discard"], _number(told, "n")
        self._decks["turn_deck"], self._decks["turn_discard"] = there[:n], there[n:]

    def _reordered(self, told: Told) -> None:
        """Whoever does not know the new order takes it that nothing was changed but for the back
        that is seen now: see `alike`.
        """
        pile: Pile = _seat(told) if told["deck"] == "influence" else str(told["deck"])
        deck, names = self._decks[pile], told.get("cards")
        if not isinstance(names, Sequence):
            self._came_up(deck, _number(told, "n"), str(told.get("back", "")))
            return
        top = deck[: len(names)]
        order = []
        for name in names:
            card = self._thing(pile, name)
            slip = next((slip for slip in top if slip.card == card), Slip(card))
            order.append(slip)
            top = [other for other in top if other is not slip]
        self._decks[pile] = [*order, *deck[len(names) :]]

    def _came_up(self, deck: list[Slip], n: int, back: str) -> None:
        """With this back on top now, one of the n cards that has it was put there."""
        if not back or not deck or self._back(deck[0]) in ("", back):
            return
        found = [slip for slip in deck[:n] if self._back(slip) in ("", back)]
        if found:
            slip = self._dice.pick(found)
            deck.remove(slip)
            deck.insert(0, slip)

    def _back(self, slip: Slip) -> str:
        """Its back, as far as the seat can tell."""
        return slip.back if slip.card == NOBODY else back_of(self.s.pack, slip.card)

    def _removed(self, told: Told) -> None:
        """ETH-036: out of the middle of a deck, in which it might have lain anywhere."""
        kind = str(told["what"]) if "what" in told else ""
        for deck in FIELDS.get(kind, ()):
            number = self._names.number(kind, str(told["thing"]))
            if deck not in KINDS or number is None or number not in getattr(self.s, deck):
                continue
            there = self._decks[deck]
            gone = [slip for slip in there if slip.card == number]
            if not gone and not any(slip.card == number for slip in self.start[deck]):
                gone = [slip for slip in there if slip.card == NOBODY]
            if gone:
                slip = self._dice.pick(gone)
                self._is(slip, deck, number)
                there.remove(slip)

    # Hidden hands

    def _left_hand(self, kind: str, told: Told) -> None:
        seat = _seat(told)
        if seat not in self._hands:
            return
        if kind == "returned-to-market" and told["from"] == "deck":
            if not self._came_out[seat][self._card(told)]:
                self.inside[seat].append(self._card(told))
            return
        from_hand = {
            "began": told.get("held") is True,
            "discarded": told.get("why") != "played",
            "placed": True,
            "returned-to-market": told.get("from") == "hand",
        }
        if from_hand[kind]:
            card = self._thing(0, told["source"] if kind == "began" else told["card"])
            self._hands[seat].remove(self._in_hand(seat, card))
            self._came_out[seat][card] += 1

    def _showed(self, kind: str, told: Told) -> None:
        """A card came into a hand openly, or was shown in it."""
        seat = _seat(told)
        if seat not in self._hands or (kind == "card-went" and told["to"] != "hand"):
            return
        if kind == "placing":
            self._in_hand(seat, self._card(told))
            return
        self._hands[seat].append(Slip(self._card(told)))
        self._came_out[seat][self._card(told)] -= 1

    def _in_hand(self, seat: int, card: int) -> Slip:
        """The slip that this card must be: one that is known, or any that might be it."""
        hand = self._hands[seat]
        for slip in hand:
            if slip.card == card:
                return slip
        back = back_of(self.s.pack, card)
        found = [slip for slip in hand if slip.card == NOBODY and slip.back in ("", back)]
        # What was hidden as the action began may have been anywhere then; what was not has come by
        # a shuffle.
        me = self.s.seats[seat]
        was_hidden = (*me.deck, *me.hand).count(card)
        was_hidden -= sum(slip.card == card for slip in (*self.start[seat], *self.held[seat]))
        found = [slip for slip in found if not slip.shuffled or was_hidden <= 0] or found
        if not found:
            hand.append(Slip())
            found = hand[-1:]
        slip = self._dice.pick(found)
        self._is(slip, seat, card)
        return slip

    # Chance

    def _rolled(self, told: Told) -> None:
        self._chance.append(f"{'luck' if told['die'] == 'luck' else 'die'}:{told['face']}")

    def _shuffled(self, told: Told) -> None:
        deck = str(told["deck"])
        if deck in ("playing", "secrets"):
            self._chance.append([deck])
            return
        pile: Pile = _seat(told) if deck == "influence" else deck
        self._decks[pile] = [Slip(shuffled=True) for _ in range(_number(told, "n"))]
        self._chance.append((pile, self._decks[pile][:]))

    def _name_shuffled(self, deck: str, names: Sequence[str]) -> None:
        """What came off the top of something that is shuffled and put away again."""
        last = self._chance[-1] if self._chance else None
        if isinstance(last, list) and last[0] == deck and (deck == "playing" or len(last) == 1):
            last += names

    def _loot_card(self, told: Told) -> None:
        self._chance.append(["loot", str(told["card"])])

    def _playing_cards(self, told: Told) -> None:
        cards = told["cards"]
        assert isinstance(cards, Sequence)
        self._name_shuffled("playing", [str(card) for card in cards])

    def fate(self) -> list[Json]:
        """The results of chance, as a state is given them to come up again."""
        found: list[Json] = []
        for one in self._chance:
            if isinstance(one, str):
                found.append(one)
            elif isinstance(one, list):
                found.append([*one[1:], "..."])
            else:
                texts = [self._text(one[0], slip) for slip in one[1]]
                while texts and texts[-1] == "?":
                    texts.pop()
                found.append([*texts, "..."])
        return found

    def _text(self, pile: Pile, slip: Slip) -> str:
        if slip.card == NOBODY:
            return f"back:{slip.back}" if slip.back else "?"
        return NAMES["market" if isinstance(pile, int) else pile](self.s.pack, slip.card)


CHANCE = {
    "rolled": Following._rolled,
    "shuffled": Following._shuffled,
    "loot-card": Following._loot_card,
    "luck-cards": Following._playing_cards,
    "drawback-cards": Following._playing_cards,
}
LOOKS = {
    "looked": Following._looked,
    "saw-top": Following._saw_top,
    "turn-card": Following._turn_card,
    "turn-deck": Following._turn_deck,
    "reordered": Following._reordered,
}


def slips(cards: Sequence[int], known: Sequence[int], seat: int) -> list[Slip]:
    """Cards that lie face down, as a seat knows them."""
    return [
        Slip(card if mask >> seat & 1 else NOBODY) for card, mask in zip(cards, known, strict=True)
    ]


def _seat(told: Told) -> int:
    return _number(told, "seat")


def _number(told: Told, key: str) -> int:
    value = told[key]
    assert isinstance(value, int)
    return value
