"""The laws of every game, checked at every step of random games; and what they catch."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import boardwright as bw
from boardwright.core import laws
from boardwright.core.driver import NOBODY
from boardwright.core.games import Game
from boardwright.core.laws import LawBroken, play_checked
from boardwright.core.messages import Json, Message
from boardwright.core.positions import Position
from boardwright.core.randomness import shuffled, stream

ROUNDS = 4
"""Games for each number of seats."""

INNOVATION = bw.game("innovation")


def shares() -> list[tuple[str, int, int]]:
    """A fair share of every installed game: all numbers of seats, one seed after another."""
    return [
        (name, seats, ROUNDS * n + turn)
        for name in bw.names()
        for n, seats in enumerate(bw.game(name).seats)
        for turn in range(ROUNDS)
    ]


@pytest.mark.parametrize(("name", "seats", "seed"), shares())
def test_laws_hold_in_every_game(name: str, seats: int, seed: int) -> None:
    game = bw.game(name)
    pos = play_checked(game, seats, seed, game.rotation(seats, seed, {}))
    assert pos.outcome is not None
    assert len(pos.answers()) < laws.LIMIT


@pytest.mark.parametrize(("seats", "seed"), list(product((2, 4), range(12))))
def test_laws_hold_in_a_game_of_another_package(ferries: Game[Any], seats: int, seed: int) -> None:
    pos = play_checked(ferries, seats, seed, ferries.rotation(seats, seed, {}), every=2)
    assert pos.outcome is not None
    assert pos.to_dict()["round"] == 3


def test_every_kind_of_question_came_up(ferries: Game[Any]) -> None:
    """The laws above saw secret, open, joint, always asked, forced and chance decisions."""
    kinds: set[object] = set()

    def look(pos: Position[Any], seat: int) -> Json:
        kinds.update((d.key, len(d.seats) > 1, d.always) for d in pos.decisions)
        kinds.update(raw[0] for raw in pos.raw_events)
        return None

    for seed in range(12):
        play_checked(ferries, 4, seed, looks=(look,))
    assert {("ask-watch", False, False), ("ask-load", False, True), "forced", "rolled"} <= kinds
    assert {("ask-sail", True, False), ("ask-drop", True, False)} <= kinds


def test_what_else_a_seat_is_shown_can_be_checked_too() -> None:
    def fair(pos: Position[Any], seat: int) -> Json:
        return pos.view(seat)["turn"]

    def unfair(pos: Position[Any], seat: int) -> Json:
        return pos.view(1 - seat)

    play_checked(INNOVATION, 2, 1, looks=(fair,))
    with pytest.raises(LawBroken, match="a sample looks the same"):
        play_checked(INNOVATION, 2, 1, looks=(unfair,))


# Planted faults

Plant = Callable[[pytest.MonkeyPatch], None]


def caught(game: Game[Any], seats: int = 2, games: int = 6) -> str:
    """The law that a game breaks."""

    def play() -> None:
        for seed in range(games):
            play_checked(game, seats, seed, every=2)

    with pytest.raises(LawBroken) as broken:
        play()
    assert f'game: "{game.name}"' in str(broken.value)
    assert str(broken.value).startswith(broken.value.law)
    return broken.value.law


def wrap(patch: pytest.MonkeyPatch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Put `change(original, *arguments)` in place of a method."""
    original = getattr(owner, name)
    patch.setattr(owner, name, lambda *arguments: change(original, *arguments))


def test_a_card_of_another_hand_in_a_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(view: Any, game: Any, state: Any, seat: int | None) -> dict[str, Json]:
        shown: dict[str, Json] = view(game, state, seat)
        if seat is not None and state.hand[1 - seat]:
            shown["best"] = state.hand[1 - seat].bit_length()
        return shown

    wrap(monkeypatch, type(INNOVATION), "view", leak)
    assert caught(INNOVATION) == "a sample looks the same"


def test_a_count_that_depends_on_a_hidden_order_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(view: Any, game: Any, state: Any, seat: int | None) -> dict[str, Json]:
        supply = state.supply[5]
        lowest = supply.index(min(supply)) if supply else 0
        return {**view(game, state, seat), "cards": lowest}

    wrap(monkeypatch, type(INNOVATION), "view", leak)
    assert caught(INNOVATION) == "a sample looks the same"


def test_a_leak_in_a_single_phase_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(view: Any, game: Any, state: Any, seat: int | None) -> dict[str, Json]:
        shown: dict[str, Json] = view(game, state, seat)
        if state.phase == 3 and state.round == 2 and state.store:
            shown["wish"] = state.store[0]
        return shown

    wrap(monkeypatch, type(ferries), "view", leak)
    assert caught(ferries, games=20) == "a sample looks the same"


def test_a_label_that_knows_too_much_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(option: Any, game: Any, state: Any, *rest: Any) -> Any:
        shown = option(game, state, *rest)
        warning = Message("warn-wish", {"lamp": state.store[0]})
        return bw.Option(shown.key, shown.label, shown.rule, warning=warning)

    wrap(monkeypatch, type(ferries), "option", leak)
    assert caught(ferries) == "options are explained alike"


def test_an_event_that_tells_too_much_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    state_class = type(ferries.begin(ferries.setup(2, 0)))
    tell = state_class.tell

    def leak(self: Any, kind: str, rule: str, args: Any, *rest: Any, **more: Any) -> None:
        if kind == "loaded":
            args = {**args, "next": self.store[0]}
        tell(self, kind, rule, args, *rest, **more)

    monkeypatch.setattr(state_class, "tell", leak, raising=False)
    monkeypatch.setattr("boardwright.core.knowledge.TRIES", 3)
    assert caught(ferries) in (
        "the same answer tells the same",
        "a seat's knowledge can be sampled",
    )


def test_a_copy_that_shares_a_list_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def share(field: str) -> Callable[..., Any]:
        def copy(copied: Any, state: Any) -> Any:
            new = copied(state)
            setattr(new, field, getattr(state, field))
            return new

        return copy

    def law_against(game: Game[Any], field: str) -> str:
        with monkeypatch.context() as patch:
            wrap(patch, type(game.begin(game.setup(2, 0))), "copy", share(field))
            return caught(game)

    assert law_against(INNOVATION, "icons") == "a copy is independent"
    assert law_against(ferries, "light") in ("a copy is independent", "undo restores")
    assert law_against(INNOVATION, "hand")
    assert law_against(INNOVATION, "supply")


def test_an_undo_that_loses_something_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def forget(undo: Any, pos: Any) -> Any:
        undo(pos)
        pos._last = NOBODY
        return pos

    def one_too_many(undo: Any, pos: Any) -> Any:
        return undo(undo(pos) if len(pos.answers()) > 9 else pos)

    for change in (forget, one_too_many):
        for game in (INNOVATION, ferries):
            with monkeypatch.context() as patch:
                wrap(patch, Position, "undo", change)
                assert caught(game) == "undo restores"


def test_a_copy_that_loses_something_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A field that the copy forgets is missing after an undo, or in a copy in mid-action."""
    for game, field, value in ((INNOVATION, "turns", 1), (ferries, "tired", 0)):

        def copy(copied: Any, state: Any, field: str = field, value: Any = value) -> Any:
            new = copied(state)
            setattr(new, field, value)
            return new

        with monkeypatch.context() as patch:
            wrap(patch, type(game.begin(game.setup(2, 0))), "copy", copy)
            assert caught(game, games=30) in (
                "a copy equals its original",
                "a sample looks the same",
                "load brings a position back",
            )


def test_a_resampler_that_returns_the_truth_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Law (c): everything looks the same, copies and infos agree, and yet it is no sample."""

    def truth(redeal: Any, game: Any, state: Any, seat: int, rng: int, since: Any) -> Any:
        new = state.copy()
        new.rng = stream(rng)
        return new

    for game, seats in ((INNOVATION, 2), (INNOVATION, 3), (ferries, 4)):
        with monkeypatch.context() as patch:
            wrap(patch, type(game), "redeal", truth)
            assert caught(game, seats) == "samples are not the truth"


def test_a_resampler_that_hands_the_true_hand_over_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is shuffled, hands are not."""

    def hands(redeal: Any, game: Any, state: Any, seat: int, rng: int, since: Any) -> Any:
        new = state.copy()
        new.rng = stream(rng)
        known = state.watchers >> seat & 1
        top, rest = state.store[:known], sorted(state.store[known:])
        new.store = (*top, *shuffled(rng, rest)[1])
        return new

    wrap(monkeypatch, type(ferries), "redeal", hands)
    assert caught(ferries, 4) == "samples are not the truth"


def test_a_resampler_that_forgets_what_a_seat_knows_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who watched knows the top of the store, though no view shows it."""

    def forgets(redeal: Any, game: Any, state: Any, seat: int, rng: int, since: Any) -> Any:
        new = redeal(game, state, seat, rng, since)
        new.store = tuple(shuffled(rng, sorted(new.store))[1])
        return new

    wrap(monkeypatch, type(ferries), "redeal", forgets)
    assert caught(ferries, 4) == "a sample keeps to what was shown"


def test_a_resampler_that_starts_from_the_truth_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It deals anew, but what it deals depends on what it must not know."""

    def stirred(redeal: Any, game: Any, state: Any, seat: int, rng: int, since: Any) -> Any:
        return redeal(game, state, seat, rng ^ sum(state.store), since)

    wrap(monkeypatch, type(ferries), "redeal", stirred)
    assert caught(ferries, 4) in (
        "worlds that look alike give equal samples",
        "info gives the samples of the position",
        "options are explained alike",
    )


def test_a_resampler_that_loses_a_card_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lossy(redeal: Any, *arguments: Any) -> Any:
        new = redeal(*arguments)
        new.store = (*new.store[:-1], new.store[0])
        return new

    wrap(monkeypatch, type(ferries), "redeal", lossy)
    assert caught(ferries) == "a sample is a whole game"


def test_a_resampler_that_forgets_what_was_shown_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has been loaded since the action began was in that hand."""

    def forgets(redeal: Any, game: Any, state: Any, seat: int, rng: int, since: Any) -> Any:
        new = redeal(game, state, seat, rng, ())
        others = [n for n in range(state.seats) if n != seat]
        lamps = sorted(lamp for n in others for lamp in new.hand[n])
        for n in others:
            new.hand[n], lamps = tuple(lamps[: len(new.hand[n])]), lamps[len(new.hand[n]) :]
        return new

    wrap(monkeypatch, type(ferries), "redeal", forgets)
    monkeypatch.setattr("boardwright.core.knowledge.TRIES", 2)
    assert caught(ferries, 4) == "a seat's knowledge can be sampled"


def test_a_lost_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def lossy(act: Any, game: Any, state: Any, reply: Any) -> Any:
        if state.turns == 5:
            state.supply[10] = state.supply[10][1:]
        return act(game, state, reply)

    wrap(monkeypatch, type(INNOVATION), "act", lossy)
    assert caught(INNOVATION) == "components are conserved"


def test_rules_with_a_mind_of_their_own_are_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    moods = iter(range(10**9))

    def moody(act: Any, game: Any, state: Any, reply: Any) -> Any:
        state.light[0] += next(moods)
        return act(game, state, reply)

    wrap(monkeypatch, type(ferries), "act", moody)
    assert caught(ferries) in (
        "a copy equals its original",
        "the same answer gives the same position",
    )


def test_a_question_that_changes_something_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def hasty(ask: Any, game: Any, state: Any) -> Any:
        state.light[1] += 1
        return ask(game, state)

    wrap(monkeypatch, type(ferries), "ask", hasty)
    assert caught(ferries) == "asking changes nothing"


def test_a_question_that_hangs_on_what_is_hidden_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(INNOVATION), "asks_alike", lambda game, state: True)
    assert caught(INNOVATION) == "dealt worlds ask alike"


def test_a_deal_that_does_not_follow_from_the_seed_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = iter(range(10**9))

    def anew(begin: Any, game: Any, setup: Any) -> Any:
        return begin(game, bw.Setup(setup.seats, next(seeds), setup.settings))

    wrap(monkeypatch, type(ferries), "begin", anew)
    assert caught(ferries) == "the record replays to the same positions"


def test_a_dict_that_leaves_something_out_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def short(to_dict: Any, game: Any, state: Any) -> dict[str, Json]:
        data: dict[str, Json] = to_dict(game, state)
        return {key: value for key, value in data.items() if key != "quay"}

    wrap(monkeypatch, type(ferries), "to_dict", short)
    assert caught(ferries, games=20) in (
        "info survives as text",
        "info as text gives the same samples",
        "load brings a position back",
    )
