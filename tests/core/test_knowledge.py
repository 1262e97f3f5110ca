"""What a seat knows: infos hold no truth, samples fit, and the truth is no likelier than others."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import comb, sqrt
from typing import Any

import pytest

import boardwright as bw
from boardwright.core import knowledge
from boardwright.core.errors import BoardwrightError, NoSample, NothingToUndo
from boardwright.core.games import Game
from boardwright.core.knowledge import SeatInfo
from boardwright.core.laws import seen_by
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.innovation.facts import CARD, PERIOD

Pos = Position[Any]
INNOVATION = bw.game("innovation")
SAMPLES = 200


def part(data: Any, *path: str | int) -> Any:
    """Something deep in a dict."""
    for step in path:
        data = data[step]
    return data


def hand(pos: Pos, seat: int) -> tuple[str, ...]:
    return tuple(part(pos.to_dict(), "seats", seat, "hand"))


def walk(pos: Pos, seed: int, most: int) -> Iterator[Pos]:
    """The positions of a random game."""
    dice = Dice("knowledge", seed)
    for _ in range(most):
        yield pos
        if pos.over:
            break
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), dice.pick(decision.seats))


def close(found: int, chance: float, of: int = SAMPLES) -> bool:
    """Whether a count is what chance gives, within four and a half deviations."""
    deviation = sqrt(of * chance * (1 - chance))
    return abs(found - of * chance) <= 4.5 * deviation + 1


# Infos


def test_look_alike_worlds_give_the_same_info(ferries: Game[Any]) -> None:
    """Worlds that were not made by the sampler: only what seat 0 cannot see is different."""
    texts = set()
    for others, store, chance in (
        ([["amber", "blue"], ["clear"], ["blue"]], ["amber", "clear", "..."], 1),
        ([["clear", "clear"], ["amber"], ["clear"]], ["blue", "blue", "..."], 2),
    ):
        hands: list[Json] = [{"hand": held} for held in [["blue", "clear"], *others]]
        data: dict[str, Json] = {"seats": hands, "store": store, "chance": chance, "seed": chance}
        pos = ferries.load({**data, "watched": [2], "phase": "load"})
        texts.add(pos.info(0).to_text())
        assert pos.info(1).to_text() not in texts
    assert len(texts) == 1


def test_look_alike_worlds_give_the_same_info_in_mid_action(ferries: Game[Any]) -> None:
    texts = set()
    for other, secret in ((["amber", "blue"], "watch"), (["amber", "clear"], "sleep")):
        seats: list[Json] = [{"hand": ["blue", "clear"]}, {"hand": other}]
        pos = ferries.load({"seats": seats}).answer(secret, seat=1)
        before = pos.info(0).to_text()
        pos = ferries.load({"seats": seats, "phase": "load"}).answer("load:amber", seat=1)
        texts.add((before, pos.info(0).to_text()))
    assert len(texts) == 1


def test_look_alike_worlds_of_innovation_give_the_same_info() -> None:
    texts = set()
    for mine, secret, top in (
        ("Tools", "Archery", "Sailing"),
        ("Tools", "Oars", "Pottery"),
    ):
        seats: list[Json] = [{"hand": [mine, "Calendar"]}, {"hand": [secret, "Fermenting"]}]
        pos = INNOVATION.load({"seats": seats, "supply": {"1": [top, "..."]}, "turn": 1})
        texts.add(pos.info(0).to_text())
        pos.answer(f"play:{secret}")
        assert pos.info(0).to_text() not in texts
    assert len(texts) == 1


@pytest.mark.parametrize(("name", "seats"), [("ferries", 4), ("innovation", 2), ("innovation", 3)])
def test_an_info_is_the_same_in_every_sample(ferries: Game[Any], name: str, seats: int) -> None:
    dice = Dice("infos")
    for pos in walk(bw.game(name).new(seats, 5), 5, 60):
        seat = dice.below(seats)
        text = pos.info(seat).to_text()
        world = pos.resample(seat, dice.fork())
        assert world.info(seat).to_text() == text
        again: SeatInfo[Any] = SeatInfo.from_text(pos.game, text)
        assert again.to_text() == text
        assert again.view == pos.view(seat)
        assert again.sample(3).fingerprint() == pos.resample(seat, 3).fingerprint()


def test_an_info_says_what_its_seat_sees_and_is_asked(ferries: Game[Any]) -> None:
    pos = ferries.load({"seats": [{"hand": ["amber"]}, {"hand": ["blue"]}], "seed": 77})
    info = pos.info(1)
    assert info.seat == 1
    assert info.game is ferries
    assert info.setup == pos.setup.sealed()
    assert info.view == pos.view(1)
    assert info.decision is not None
    assert info.decision.to_json(ferries.actions) == pos.asked(1)[1]
    assert pos.answer("watch", seat=1).info(1).decision is None


@pytest.mark.parametrize(
    ("name", "seats", "most"),
    [("ferries", 2, 80), ("ferries", 4, 80), ("innovation", 2, 120), ("innovation", 4, 120)],
)
def test_an_info_explains_its_options_as_the_position_does(
    ferries: Game[Any], name: str, seats: int, most: int
) -> None:
    """For every seat that is asked, in mid-action too, and after the way through a text."""
    met: Counter[tuple[bool, bool]] = Counter()
    for seed in range(3):
        for pos in walk(bw.game(name).new(seats, seed), seed, most):
            for decision in pos.decisions:
                for seat in decision.seats:
                    wanted, info = pos.explain(decision, seat), pos.info(seat)
                    assert info.explain() == wanted
                    again: SeatInfo[Any] = SeatInfo.from_text(pos.game, info.to_text())
                    assert again.explain() == wanted
                    met[pos.mid_action, any(option.preview for option in wanted.options)] += 1
    assert met[False, True] > 10
    assert met[True, True] > 10


def test_who_is_not_asked_has_nothing_to_explain(ferries: Game[Any]) -> None:
    info = ferries.new(2, 1).answer("watch", seat=1).info(1)
    with pytest.raises(BoardwrightError, match="seat 1 is not asked anything"):
        info.explain()


def test_neither_info_nor_sample_holds_the_luck_of_the_game(ferries: Game[Any]) -> None:
    for pos in walk(ferries.new(2, 987654321), 1, 20):
        chance = str(pos.to_dict()["chance"])
        text = pos.info(0).to_text()
        assert chance not in text
        assert "987654321" not in text
        assert "seed" not in json.loads(text)["world"]
        world = pos.resample(0, 4)
        assert world.setup.seed == 0
        assert str(world.to_dict()["chance"]) != chance


# Samples


@pytest.mark.parametrize(("name", "seats"), [("ferries", 4), ("innovation", 3)])
def test_a_sample_looks_the_same_and_moves_nothing(
    ferries: Game[Any], name: str, seats: int
) -> None:
    for pos in walk(bw.game(name).new(seats, 8), 8, 70):
        before = pos.fingerprint(), pos.events
        for seat in range(seats):
            world = pos.resample(seat, 12)
            assert seen_by(world, seat) == seen_by(pos, seat)
            assert world.fingerprint() == pos.resample(seat, 12).fingerprint()
            assert world.fingerprint() == pos.info(seat).sample(12).fingerprint()
            assert world.events == []
        assert (pos.fingerprint(), pos.events) == before


def test_another_number_gives_another_sample(ferries: Game[Any]) -> None:
    pos = ferries.new(4, 2)
    info = pos.info(0)
    assert len({info.sample(rng).fingerprint() for rng in range(50)}) == 50
    assert len({hand(info.sample(rng), 1) for rng in range(50)}) > 3


def test_a_sample_has_no_past(ferries: Game[Any]) -> None:
    pos = ferries.new(2, 2)
    for world in (pos.resample(0, 1), pos.info(0).sample(1)):
        world.answer("watch", 0).answer("sleep", 1)
        with pytest.raises(NothingToUndo):
            world.undo()


def test_what_has_been_seen_is_kept_to(ferries: Game[Any]) -> None:
    seats: list[Json] = [{"hand": ["amber"]}, {"hand": ["blue"]}]
    pos = ferries.load({"seats": seats, "store": ["clear", "..."]})
    pos.answer("watch", seat=0).answer("sleep", seat=1)
    assert pos.info(0).knowledge == {"top": "clear"}
    assert pos.info(1).knowledge == {}
    worlds = [[pos.info(seat).sample(rng) for rng in range(60)] for seat in (0, 1)]
    tops = [{part(world.to_dict(), "store", 0) for world in row} for row in worlds]
    assert tops == [{"clear"}, {"amber", "blue", "clear"}]


def test_what_has_been_shown_since_the_action_began_is_kept_to(ferries: Game[Any]) -> None:
    seats: list[Json] = [{"hand": ["clear"]}, {"hand": ["amber", "amber"]}, {}, {"hand": ["blue"]}]
    pos = ferries.load({"seats": seats, "phase": "load"})
    pos.answer("load:amber", seat=1).answer("load:blue", seat=3)
    left = Counter(hand(pos.resample(0, rng), 1) for rng in range(100))
    assert set(left) == {("amber",), ("blue",), ("clear",)}
    assert {hand(pos.resample(1, rng), 1) for rng in range(20)} == {("amber",)}


def test_no_sample_is_an_error_of_its_own(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    seats: list[Json] = [{"hand": ["clear"]}, {"hand": ["amber", "amber"]}]
    pos = ferries.load({"seats": seats, "phase": "load"}).answer("load:amber", seat=1)

    def redeal(self: object, state: Any, seat: int, rng: int, since: object) -> Any:
        new = state.copy()
        new.hand[1] = (2, 2)
        return new

    monkeypatch.setattr(knowledge, "TRIES", 3)
    monkeypatch.setattr(type(ferries), "redeal", redeal)
    with pytest.raises(NoSample, match="no world out of 3 fits what seat 0 has seen"):
        pos.resample(0, 1)


# Law (c): over 200 samples the truth comes up no more often than chance allows


@pytest.mark.parametrize(
    ("held", "chance"),
    [(["amber", "amber"], comb(4, 2) / comb(11, 2)), (["amber", "clear"], 4 * 4 / comb(11, 2))],
)
def test_the_true_hand_comes_up_as_often_as_chance_allows(
    ferries: Game[Any], held: list[str], chance: float
) -> None:
    pos = ferries.load({"seats": [{"hand": ["blue"]}, {"hand": held}]})
    info = pos.info(0)
    found = Counter(hand(info.sample(rng), 1) for rng in range(SAMPLES))
    assert close(found[tuple(held)], chance)


def test_the_true_hand_comes_up_as_often_as_chance_allows_in_mid_action(
    ferries: Game[Any],
) -> None:
    seats: list[Json] = [{"hand": ["blue"]}, {"hand": ["amber", "amber"]}]
    pos = ferries.load({"seats": seats, "phase": "load"}).answer("load:amber", seat=1)
    found = Counter(hand(pos.resample(0, rng), 1) for rng in range(SAMPLES))
    assert close(found["amber",], 3 / 10)


def test_an_answer_held_back_is_not_handed_over(ferries: Game[Any]) -> None:
    for secret in ("watch", "sleep"):
        pos = ferries.load({"seats": [{"hand": ["blue"]}, {"hand": ["amber"]}]})
        pos.answer(secret, seat=1)
        worlds = [pos.resample(0, rng).answer("sleep", 0) for rng in range(SAMPLES)]
        watched = sum(world.to_dict()["watched"] == [1] for world in worlds)
        assert close(watched, 1 / 2)


def test_the_next_roll_is_not_handed_over(ferries: Game[Any]) -> None:
    crews: Json = [{"cargo": ["amber"]}, {}]
    pos = ferries.load({"phase": "sail even", "seats": [{}, {}], "crews": crews, "round": 3})
    worlds = [pos.resample(0, rng).answer("sail:far") for rng in range(SAMPLES)]
    assert close(sum(part(w.to_dict(), "quay") == ["amber"] for w in worlds), 1 / 2)


def test_the_first_cards_of_innovation_are_not_handed_over() -> None:
    pos = INNOVATION.new(2, 3)
    pos.answer(pos.decisions[1].options[0], seat=1)
    worlds = [pos.resample(0, rng) for rng in range(3 * SAMPLES)]
    hands = Counter(hand(world, 1) for world in worlds)
    assert close(hands[hand(pos, 1)], 1 / comb(13, 2), 3 * SAMPLES)
    cards = Counter(card for world in worlds for card in hand(world, 1))
    assert len(cards) == 13
    assert all(close(count, 2 / 13, 3 * SAMPLES) for count in cards.values())
    played = [world.answer(world.decisions[0].options[0], 0).to_dict() for world in worlds]
    truth = pos.copy().answer(pos.decisions[0].options[0], 0).to_dict()
    same = sum(part(w, "seats", 1, "zone") == part(truth, "seats", 1, "zone") for w in played)
    assert close(same, 1 / 13, 3 * SAMPLES)


def unremembered(pos: Pos, seat: int) -> list[int]:
    """The periods of which the seat remembers no card, now or when the action began."""
    known = {**pos.game.knowledge(pos.start(), seat), **pos.game.knowledge(pos._state, seat)}
    return sorted(set(range(1, 11)) - {PERIOD[CARD[name]] for name in known})


def chance_of_hand(pos: Pos, seat: int, periods: list[int]) -> float:
    """How likely the true hand of the other seat is to somebody who remembers nothing: in every
    period, one choice out of all cards that the seat does not see.
    """
    data, other = pos.to_dict(), part(pos.view(seat), "seats", 1 - seat)
    chance = 1.0
    for period in periods:
        held = other["hand_values"].count(period)
        hidden = held + other["influence_values"].count(period)
        hidden += len(part(data, "supply", str(period)))
        hidden += str(period) in part(data, "period_cards")
        chance /= comb(hidden, held)
    return chance


def test_no_kind_of_question_of_innovation_hands_the_true_hand_over() -> None:
    """In every kind of decision that random games come to, in mid-action or not, the other hand is
    dealt anew, as often the true one as chance allows.
    """
    kinds: set[tuple[str, bool]] = set()
    for seed in range(8):
        for pos in walk(INNOVATION.new(2, seed), seed, 250):
            for seat in (0, 1):
                periods = unremembered(pos, seat)
                new = {(d.key, pos.mid_action) for d in pos.decisions} - kinds
                if new and chance_of_hand(pos, seat, periods) < 0.04:
                    kinds |= new
                    info = pos.info(seat)
                    worlds = [pos, *(info.sample(rng) for rng in range(60))]
                    truth, *found = [
                        [card for card in hand(world, 1 - seat) if PERIOD[CARD[card]] in periods]
                        for world in worlds
                    ]
                    assert len(set(map(tuple, found))) > 5, new
                    assert found.count(truth) < 16, new
    assert len(kinds) > 20


def test_the_whole_truth_of_innovation_never_comes_up() -> None:
    """Supplies alone have more orders than there are numbers to draw them with."""
    for pos in walk(INNOVATION.new(3, 4), 4, 40):
        truth = pos.to_dict()["supply"]
        for seat in range(3):
            assert pos.resample(seat, 5).to_dict()["supply"] != truth
