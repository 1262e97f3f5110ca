"""How a game begins: what is chosen, what is left to luck, and what goes together."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.errors import BadPosition, BadSetup
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.board import REALMS
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.spirits import SPIRITS

SEEDS = range(60)


def start(seats: int, seed: int, **settings: str) -> Any:
    return GAME.new(seats, seed, settings).to_dict()


def played(seats: int, seed: int, settings: dict[str, str], answers: int) -> Position[Any]:
    """A game some answers on, its answers chosen by dice of their own."""
    pos, dice = GAME.new(seats, seed, settings), Dice("played", seed)
    for _ in range(answers):
        if pos.decision is None:
            break
        pos.answer(dice.pick(pos.decision.options), pos.decision.seats[0])
    return pos


# Modes


def test_two_modes() -> None:
    """CER-013, CER-443: the basic game leaves out what its rules name; everything else of the two
    modes is the same.
    """
    assert GAME.settings[0].values == ("full", "basic")
    decks = {f"deck.{seat}": "team" for seat in range(4)}
    full, basic = start(4, 5, placement="fixed", **decks), start(4, 5, mode="basic")
    assert (len(full["common"]["row"]), len(basic["common"]["row"])) == (9, 7)
    assert (full["phase"], basic["phase"]) == ("wilds", "turn")
    assert basic["seats"][0]["rows"]["empower"] == ["", "", "", ""]
    for key in ("slots", "forts"):
        assert full[key] == basic[key]
    for key in ("spirit", "essence", "public"):
        assert [s[key] for s in full["seats"]] == [s[key] for s in basic["seats"]]


def test_the_basic_game_has_seven_aspirations() -> None:
    """CER-015: Reflection and Sensibility are in none of the three decks."""
    seven = sorted(set(ASPIRATIONS) - {"Reflection", "Sensibility"})
    for seed in SEEDS:
        data = start(4, seed, mode="basic")
        assert sorted(data["common"]["row"]) == seven
        assert sorted(data["teams"]["bliss"]["hidden"]) == seven
        assert sorted(data["teams"]["gloom"]["hidden"]) == seven


def test_the_basic_game_is_played_on_side_a() -> None:
    """CER-019, CER-025: side B does not go with it."""
    with pytest.raises(BadSetup, match="CER-019"):
        GAME.setup(4, 0, {"mode": "basic", "boards": "B"})


def test_the_basic_game_has_a_fixed_start() -> None:
    """CER-022, CER-025: the placement is not chosen in it."""
    with pytest.raises(BadSetup, match="CER-022"):
        GAME.setup(4, 0, {"mode": "basic", "placement": "chosen"})
    assert GAME.setup(4, 0, {"mode": "basic"}).settings["placement"] == "fixed"
    assert GAME.setup(4, 0, {}).settings["placement"] == "chosen"


def test_options_are_chosen_separately() -> None:
    """CER-025, CER-EX-19: in the full game every side goes with every other and every start."""
    for boards in "AB":
        for team_boards in "AB":
            for placement in ("chosen", "fixed"):
                chosen = {"boards": boards, "team_boards": team_boards, "placement": placement}
                settings = GAME.setup(4, 0, chosen).settings
                assert {**settings, **chosen} == settings
    settings = GAME.setup(2, 0, {"mode": "basic", "team_boards": "B"}).settings
    assert (settings["boards"], settings["team_boards"]) == ("A", "B")
    names = {setting.name for setting in GAME.settings}
    assert {"mode", "boards", "team_boards", "deck", "placement", "powers"} <= names


def test_one_side_for_all() -> None:
    """CER-031, CER-037: there is one choice of a side for both teams, and one for all players."""
    for name in ("boards.0", "team_boards.1"):
        with pytest.raises(BadSetup, match="no setting"):
            GAME.setup(4, 0, {name: "B"})


# Luck


def test_the_origin_lies_at_random() -> None:
    """CER-026: in every one of its five orientations, by the seed."""
    realms = {start(4, seed)["spheres"]["Commitment"]["realm"] for seed in SEEDS}
    assert realms == set(REALMS)


def test_the_common_row_is_shuffled() -> None:
    """CER-029: all nine lie in the row, and any of them may be first."""
    rows = [start(4, seed)["common"]["row"] for seed in SEEDS]
    assert all(sorted(row) == sorted(ASPIRATIONS) for row in rows)
    assert {row[0] for row in rows} == set(ASPIRATIONS)
    assert len({tuple(row) for row in rows}) == len(SEEDS)


def test_hidden_decks_are_shuffled() -> None:
    """CER-033: each team has its own order."""
    for team in ("bliss", "gloom"):
        decks = [start(4, seed)["teams"][team]["hidden"] for seed in SEEDS]
        assert {deck[0] for deck in decks} == set(ASPIRATIONS)
    assert any(
        start(4, seed)["teams"]["bliss"]["hidden"] != start(4, seed)["teams"]["gloom"]["hidden"]
        for seed in SEEDS
    )


@pytest.mark.parametrize("mode", ["full", "basic"])
def test_hidden_aspirations_differ_from_the_common_one(mode: str) -> None:
    """CER-034: a deck whose top card is the current Common Aspiration is shuffled again."""
    for seed in range(150):
        data = start(2, seed, mode=mode)
        common = data["common"]["row"][0]
        assert data["teams"]["bliss"]["hidden"][0] != common
        assert data["teams"]["gloom"]["hidden"][0] != common


def test_turn_orders_of_four() -> None:
    """CER-041: all orders in which the teams alternate occur, and no others."""
    orders = {tuple(start(4, seed)["order"]) for seed in range(150)}
    assert orders == {
        *((0, 1, 2, 3), (0, 3, 2, 1), (2, 1, 0, 3), (2, 3, 0, 1)),
        *((1, 0, 3, 2), (1, 2, 3, 0), (3, 0, 1, 2), (3, 2, 1, 0)),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_has_six_willpower(seats: int) -> None:
    """CER-042, CER-056, CER-057: 2 more for whoever begins, and 4 for all others."""
    for seed in range(20):
        data = start(seats, seed)
        for seat in range(seats):
            assert data["seats"][seat]["wp"] == (6 if seat == data["order"][0] else 4)


def test_turn_orders_of_three() -> None:
    """CER-054, CER-056: which teammate is first is luck; the Shaper is always second and fourth."""
    for shaper in ("gloom", "bliss"):
        orders = {tuple(start(3, seed, shaper=shaper)["order"]) for seed in SEEDS}
        assert orders == {(0, 1, 2, 1), (2, 1, 0, 1)}


def test_turn_orders_of_two() -> None:
    """CER-057: the start player is random."""
    assert {tuple(start(2, seed)["order"]) for seed in SEEDS} == {(0, 1), (1, 0)}


def test_the_same_seed_plays_the_same_game() -> None:
    """CER-441: all luck comes from the seed: with the same answers the same game follows, shuffles
    in mid-game included.
    """
    settings = {"deck.0": "drawn", "team_boards": "B"}
    one, two = (played(3, 11, settings, 400) for _ in range(2))
    assert one.fingerprint() == two.fingerprint()
    assert one.fingerprint() != played(3, 12, settings, 400).fingerprint()


# Teams and Spirits


def test_teams_are_even() -> None:
    """CER-030: two against two, in turns around the table."""
    assert GAME.teams(GAME.setup(4, 0)) == ((0, 2), (1, 3))


def test_shapers_are_a_team_of_one() -> None:
    """CER-051: with three players one faces two, of either team; with two both are alone."""
    assert GAME.teams(GAME.setup(2, 0)) == ((0,), (1,))
    assert GAME.teams(GAME.setup(3, 0)) == ((0, 2), (1,))
    assert GAME.teams(GAME.setup(3, 0, {"shaper": "bliss"})) == ((1,), (0, 2))


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players(seats: int) -> None:
    """CER-050, CER-051: two, three or four; whoever moves two Spirits holds two of four seats."""
    with pytest.raises(BadSetup):
        GAME.setup(seats, 0)


def test_every_player_has_another_spirit() -> None:
    """CER-036, CER-445: a teammate cannot take a Spirit already taken; luck respects it too."""
    with pytest.raises(BadSetup, match="CER-036"):
        GAME.setup(4, 0, {"spirit.0": "love", "spirit.2": "love"})
    with pytest.raises(BadPosition, match="CER-036"):
        GAME.load({"seats": [{"spirit": "love"}, {}, {"spirit": "love"}, {}]})
    seen = set()
    for seed in SEEDS:
        chosen = [seat["spirit"] for seat in start(4, seed, **{"spirit.2": "love"})["seats"]]
        assert len(set(chosen)) == 4
        assert chosen[2] == "love"
        seen |= set(chosen)
    assert seen == set(SPIRITS)


def test_spirits_and_decks_do_not_depend_on_the_order() -> None:
    """CER-445, CER-049: they are fixed before luck decides who begins."""
    settings = {f"spirit.{seat}": SPIRITS[4 * (seat % 2) + seat // 2] for seat in range(4)}
    orders = set()
    for seed in SEEDS:
        data = start(4, seed, **settings)
        orders.add(tuple(data["order"]))
        for seat in range(4):
            assert data["seats"][seat]["spirit"] == settings[f"spirit.{seat}"]
    assert len(orders) == 8


def test_tokens_cannot_be_left_out_of_a_setup_position() -> None:
    """CER-043, CER-044: positions of the setup hold what the players before have placed."""
    with pytest.raises(BadPosition, match="CER-043"):
        GAME.load({"phase": "wilds", "turn": 1, "seats": [{}, {}]})
    with pytest.raises(BadPosition, match="CER-044"):
        GAME.load({"phase": "placing", "picks": 1, "turn": 1, "seats": [{"space": "F0"}, {}]})


def test_positions_of_the_basic_game() -> None:
    """CER-015, CER-016, CER-017: what the basic game does not have is refused, all at once."""
    with pytest.raises(BadPosition) as refused:
        GAME.load(
            {
                "settings": {"mode": "basic"},
                "slots": {"VAL.a": "Panic"},
                "common": {"row": ["Reflection", "..."]},
                "seats": [{"rows": {"empower": ["wild"]}}, {}],
            }
        )
    found = "\n".join(refused.value.problems)
    for rule in ("CER-015", "CER-016", "CER-017"):
        assert rule in found
