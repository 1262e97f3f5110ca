"""Worlds that look the same to a seat: what may differ does, evenly, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardwright.core.knowledge import resample
from boardwright.core.positions import Position
from boardwright.games.etherfields import decks, veil
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.state import State
from tests.games.etherfields.courses import Course, course
from tests.games.etherfields.flows import influence, names, plain

Pos = Position[Any]

A1, A2, A3 = "Ada Awareness 1", "Ada Awareness 2", "Ada Awareness 3"
W1, W2, C1, C2 = "Ada Wrath 1", "Ada Wrath 2", "Ada Cunning 1", "Ada Cunning 2"
B1, B2, B3, B4 = "Ben Wrath 1", "Ben Wrath 2", "Ben Cunning 1", "Ben Awareness 1"
MARKET, OTHER = "Wrath 1", "Cunning 1"
MANY = 1200
CLOSED = {"hands": "closed"}
PILE: dict[str, Any] = {"discard": 6}
"""Open cards besides the hidden ones, so that nobody dies of too few (ETH-212)."""


def even(counts: Counter[Any], kinds: int) -> None:
    """So many different things came up, each about as often."""
    assert len(counts) == kinds, counts
    share = counts.total() / kinds
    assert all(abs(n - share) < 5 * share**0.5 for n in counts.values()), counts


def dealt(pos: Pos, seat: int, many: int = 60) -> list[State]:
    return [pos.resample(seat, rng).state for rng in range(many)]


def deck(s: State, seat: int = 0) -> tuple[str, ...]:
    return tuple(names(s, s.seats[seat].deck))


def a_flaw() -> str:
    return next(card.name for card in plain().content_pack.cards if card.is_flaw and not card.later)


# Decks of Dreamers


def test_an_unseen_deck_is_dealt_evenly() -> None:
    """ETH-014: nobody knows the order, not even of a deck of one's own."""
    pos = course({"deck": [A1, W1, C1], **PILE}, {}).pos
    for seat in (0, 1):
        even(Counter(deck(s) for s in dealt(pos, seat, MANY)), 6)


def test_the_back_of_the_top_card_is_open() -> None:
    """ETH-265: one of the two cards with this back is on top."""
    pos = course({"deck": [MARKET, A1, OTHER], **PILE}).pos
    even(Counter(deck(s) for s in dealt(pos, 0, MANY)), 4)
    assert {deck(s)[0] for s in dealt(pos, 0)} == {MARKET, OTHER}
    flaw = a_flaw()
    assert {deck(s)[0] for s in dealt(course({"deck": [flaw, A1, W1], **PILE}).pos, 0)} == {flaw}


def test_what_somebody_has_looked_at_stays_for_that_seat() -> None:
    pos = course({"deck": [A1, W1, C1, W2], "known": [[0], [0, 1]], **PILE}, {}).pos
    assert {deck(s)[:2] for s in dealt(pos, 0)} == {(A1, W1)}
    assert {deck(s)[2:] for s in dealt(pos, 0)} == {(C1, W2), (W2, C1)}
    assert {deck(s)[1] for s in dealt(pos, 1)} == {W1}
    assert {deck(s)[0] for s in dealt(pos, 1)} == {A1, C1, W2}
    assert all(s.seats[0].known == (1, 3, 0, 0) for s in dealt(pos, 1))


# Decks of the Team


@pytest.mark.parametrize("field", ["market", "flaw_deck", "fate_deck", "slumbers", "slumber_maps"])
def test_decks_of_the_team_are_shuffled_but_for_what_is_known(field: str) -> None:
    pos = course({}, {}, place="dreamworld").pos
    before = getattr(pos.state, field)
    worlds = [getattr(s, field) for s in dealt(pos, 0)]
    assert len(set(worlds)) > 1
    assert {tuple(sorted(world)) for world in worlds} == {tuple(sorted(before))}
    pos = course({}, {}, place="dreamworld", known={field: [[0], [0]]}).pos
    top = getattr(pos.state, field)[:2]
    assert {getattr(s, field)[:2] for s in dealt(pos, 0)} == {top}
    assert {getattr(s, field)[0] for s in dealt(pos, 1)} != {top[0]}


def test_unseen_turn_cards_may_lie_in_either_deck() -> None:
    """ETH-367, ETH-368: the current one is open."""
    pos = course({}).pos
    now, last = pos.state.turn_deck, pos.state.turn_discard
    worlds = dealt(pos, 0)
    assert {s.turn_deck[0] for s in worlds} == {now[0]}
    assert {card for s in worlds for card in s.turn_deck[1:]} == {*now[1:], *last}
    assert all(sorted((*s.turn_deck, *s.turn_discard)) == sorted((*now, *last)) for s in worlds)


# Hands


def test_open_hands_stay() -> None:
    pos = course({"hand": [A1, W1]}, {"hand": [B1]}).pos
    for s in dealt(pos, 1):
        assert names(s, s.seats[0].hand) == [W1, A1]


def test_a_closed_hand_and_its_deck_are_dealt_together() -> None:
    """ETH-015: three cards, two of them in hand: the six ways that there are."""
    people = ({"hand": [A1, W1], "deck": [C1], **PILE}, {"hand": [B1], "deck": [B2], **PILE})
    pos = course(*people, settings=CLOSED).pos
    even(Counter(s.seats[0].hand for s in dealt(pos, 1, MANY)), 3)
    assert {s.seats[0].hand for s in dealt(pos, 0)} == {pos.state.seats[0].hand}
    even(Counter(s.seats[1].hand for s in dealt(pos, 0, MANY)), 2)


def test_a_closed_hand_holds_no_flaw() -> None:
    """ETH-544."""
    flaw = a_flaw()
    people: tuple[dict[str, Any], ...] = ({"hand": [A1], "deck": [W1, flaw, C1], **PILE}, {})
    pos = course(*people, settings=CLOSED).pos
    even(Counter(s.seats[0].hand for s in dealt(pos, 1, MANY)), 3)
    assert all(flaw in deck(s)[1:] for s in dealt(pos, 1))


def test_a_card_that_was_seen_to_come_into_a_hand_stays_there() -> None:
    ada: dict[str, Any] = {"hand": [A1, W1], "held": [[1], []], "deck": [C1], **PILE}
    people: tuple[dict[str, Any], ...] = (ada, {}, {})
    pos = course(*people, settings=CLOSED).pos
    first = pos.state.seats[0].hand[0]
    assert all(first in s.seats[0].hand for s in dealt(pos, 1))
    assert {s.seats[0].hand for s in dealt(pos, 1)} != {pos.state.seats[0].hand}
    assert any(first not in s.seats[0].hand for s in dealt(pos, 2))


@pytest.mark.parametrize(("hands", "asked"), [("closed", "ask-target"), ("open", "")])
def test_a_card_of_a_closed_hand_is_asked_for_though_it_is_the_only_one(
    hands: str, asked: str
) -> None:
    """ETH-015, ETH-243: how many kinds there are to choose from is hidden; what acts is none."""
    action: dict[str, Any] = {"target": {"what": "card"}, "effect": [{"do": "draw"}]}
    content = {"influence": [influence("Sorter", action)]}
    ada: dict[str, Any] = {"hand": ["Sorter", W1, W1], "deck": [C1], **PILE}
    game = course(ada, {}, content=content, settings={"hands": hands}).play("0 play:Sorter")
    assert (game.prompt() == "ask-target") == bool(asked)
    assert bool(game.of("drew")) == (hands == "open")


# In the middle of an action


def look(*order: str) -> Course:
    """Ada, then Ben who looks at two cards of his deck and puts them back in an order."""
    back: dict[str, Any] = {"hand": [B4], "deck": [B1, B2, B3, B3], "dreamer": "Ben", **PILE}
    game = course({"dreamer": "Ada"}, back)
    return game.play("1 back:Look Up", f"1 pay:{B4}", *order)


def test_whoever_looks_knows_what_was_seen() -> None:
    """ETH-632: the others do not."""
    game = look()
    assert game.prompt() == "ask-looked"
    assert {deck(s, 1)[:2] for s in dealt(game.pos, 1)} == {(B1, B2)}
    assert len({deck(s, 1)[:2] for s in dealt(game.pos, 0)}) > 2
    shown: Any = game.pos.view(1)["looks"]
    assert shown["things"] == [{"name": B1}, {"name": B2}]
    assert game.pos.view(0)["looks"] is None


def test_the_new_order_is_known_to_whoever_made_it() -> None:
    game = look("1 done", f"1 card:{B2}")
    assert game.kinds("reordered") == ["reordered"]
    for pos in (game.pos, game.pos.copy()):
        assert {deck(s, 1)[:2] for s in dealt(pos, 1)} == {(B2, B1)}
        assert len({deck(s, 1)[:2] for s in dealt(pos, 0)}) > 2
    assert game.pos.game.knowledge(game.s, 1)["decks"] == {
        "seat:1": [B2, B1],
        "turn_deck": [plain().content_pack.turns[game.s.turn_deck[0]].id],
    }


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_a_card_that_comes_up_by_its_back_lay_among_those_looked_at(hands: str) -> None:
    """ETH-265, ETH-632: the others see another back on top than before, and nothing else."""
    step: dict[str, Any] = {"do": "look", "deck": "own", "n": 3, "reorder": True}
    ways: list[Any] = [{"name": name, "effect": [{"do": "draw"}]} for name in ("One", "Two")]
    then: dict[str, Any] = {"do": "choose", "by": "self", "options": ways}
    gazer = {"influence": [influence("Gazer", {"effect": [step, then]})]}
    cards = [B1, B2, MARKET, B3, B3]
    ben: dict[str, Any] = {"dreamer": "Ben", "hand": ["Gazer"], "deck": cards, **PILE}
    game = course({"dreamer": "Ada"}, ben, content=gazer, settings={"hands": hands})
    game.play("1 play:Gazer", "1 done", f"1 card:{MARKET}", f"1 card:{B2}")
    assert game.prompt() == "ask-option"
    for pos in (game.pos, game.pos.copy()):
        decks = {deck(s, 1) for s in dealt(pos, 0)}
        assert {there[0] for there in decks} == {MARKET}
        assert len(decks) > 2
        assert {deck(s, 1)[:3] for s in dealt(pos, 1)} == {(MARKET, B2, B1)}


def test_an_order_half_made_is_hidden_from_the_others() -> None:
    """The question that is still open tells the looker's options only to the looker."""
    step: dict[str, Any] = {"do": "look", "deck": "own", "n": 3, "reorder": True}
    gazer = {"influence": [influence("Gazer", {"effect": [step]})]}
    ben: dict[str, Any] = {"dreamer": "Ben", "hand": ["Gazer"], "deck": [B1, B2, B3], **PILE}
    game = course({"dreamer": "Ada"}, ben, content=gazer)
    game.play("1 play:Gazer", "1 done", f"1 card:{B3}")
    assert game.prompt() == "ask-order"
    assert {deck(s, 1) for s in dealt(game.pos, 1)} == {(B1, B2, B3)}
    assert len({deck(s, 1) for s in dealt(game.pos, 0)}) == 6


def test_dice_come_up_again() -> None:
    """ETH-014: a result that was seen is part of every world; what comes next is not."""
    paid = course({"hand": [C2, W1], "deck": [C1, A3], **PILE}).play("0 move", f"0 pay:{C2}")
    for face in ("1", "2"):
        pos = paid.pos.copy()
        pos.force([f"luck:{face}"])
        pos.answer("boost")
        assert rolled(pos) == [face]
        worlds = [resample(pos, 0, n, events=True) for n in range(20)]
        assert [rolled(world) for world in worlds] == [[face]] * 20
        assert all(world.view(0) == pos.view(0) for world in worlds)
    boosted = [paid.pos.resample(0, n) for n in range(60)]
    faces = {face for pos in boosted for face in rolled(listening(pos).answer("boost"))}
    assert faces == {"fail", "blank", "1", "2", "3"}


def rolled(pos: Pos) -> list[str]:
    return [str(event.args["face"]) for event in pos.events if event.kind == "rolled"]


def listening(pos: Pos) -> Pos:
    """The same position, with its events from now on."""
    return plain().load(pos.to_dict())


def test_the_setup_of_a_dealt_world_has_no_seed() -> None:
    pos = plain().new(2, 77)
    assert pos.resample(0, 1).setup.seed == 0
    assert pos.resample(0, 1).state.rng != pos.state.rng


# What nobody has seen


def water() -> Pos:
    from boardwright.games.etherfields import GAME

    return GAME.load({"seats": [{}, {}], "place": "dream", "dream": "d1.gate"})


def test_a_dealt_world_is_veiled() -> None:
    pos = water()
    world = pos.resample(0, 1)
    assert pos.state.veil is None
    assert world.state.veil == veil.unseen(pos.state, 0)
    assert "script:101" in (world.state.veil or ()) or len(world.state.veil or ()) > 100
    for tile in pos.state.tiles:
        assert f"tile:{pos.state.pack.tiles[tile].id}" not in (world.state.veil or ())


def test_a_dealt_world_ends_where_something_unseen_would_come_up() -> None:
    """ETH-057: with the reason `veil`, before anything of it is shown."""
    from boardwright.core.randomness import Dice

    reasons = Counter[str]()
    for n in range(12):
        pos = water().resample(0, n)
        dice = Dice("veil", n)
        seen = set(pos.state.seen)
        for _ in range(400):
            if pos.over:
                break
            decision = dice.pick(pos.decisions)
            pos.answer(dice.pick(decision.options), decision.seats[0])
            veiled = pos.state.veil or frozenset()
            assert not veiled & (set(pos.state.seen) - seen)
            in_play = {f"tile:{pos.state.pack.tiles[tile].id}" for tile in pos.state.tiles}
            assert not veiled & in_play
        reasons[pos.outcome.reason if pos.outcome else ""] += 1
    assert reasons["veil"] >= 6


def test_a_peek_is_known_to_whoever_peeked() -> None:
    """ETH-249, ETH-250: then, and ever after; to the others it stays veiled."""
    from boardwright.games.etherfields import GAME

    owner = GAME.content_pack.dreamers[0]
    card = GAME.content_pack.cards[owner.deck[0]].name
    pos = GAME.load(
        {
            "seats": [{"dreamer": owner.name, "hand": [card]}, {}],
            "place": "dream",
            "dream": "d1.gate",
        }
    )
    pos.answer("peek", 0)
    for _ in range(3):
        decision = pos.decision
        assert decision is not None
        if decision.key == "ask-looked":
            break
        pos.answer(decision.options[0], 0)
    looks: Any = pos.view(0)["looks"]
    assert looks["things"][0]["name"]
    for n in range(5):
        assert pos.resample(0, n).view(0)["looks"] == looks
        assert pos.resample(1, n).view(0)["looks"]["things"] == [{"name": None}]  # type: ignore[call-overload,index]
    pos.answer("done", 0)
    known: Any = pos.game.knowledge(pos.state, 0)["seen"]
    assert len(known) == 1
    assert known[0] not in (pos.resample(0, 1).state.veil or ())
    assert known[0] in (pos.resample(1, 1).state.veil or ())
    assert pos.game.knowledge(pos.state, 1)["seen"] == []
    assert not any(name.startswith("0:") for name in pos.resample(1, 1).state.seen)


def test_a_first_sight_is_told_once() -> None:
    from boardwright.core.randomness import Dice
    from boardwright.games.etherfields import GAME

    pos = GAME.new(2, 5, {"start": "d2"})
    dice = Dice("sight", 1)
    told = Counter[tuple[Any, Any]]()
    for _ in range(300):
        if pos.over:
            break
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
        told.update(
            (e.args["kind"], e.args["thing"]) for e in pos.events if e.kind == "first-sight"
        )
    assert told
    assert set(told.values()) == {1}


def test_words_for_backs() -> None:
    pack = plain().content_pack
    backs = {decks.back_of(pack, card.number) for card in pack.cards}
    assert backs == {"flaw", "market", *[dreamer.id for dreamer in pack.dreamers]}
    assert space_name(0) == "r0c0"
