"""Slumbers and the Delta Phase."""

from __future__ import annotations

from boardwright.games.etherfields import slumbers, turncards

from .courses import Course, Entry, course
from .flows import Content, influence, steps, table


def names(game: Course) -> list[str]:
    return [game.s.pack.entities[n].name for n in game.s.slumbers]


def met(first: str, *more: str) -> Course:
    """The Team goes from the Bell to the Moon, where this tile lies on top of the deck."""
    seat: Entry = {"deck": 15, "hand": 2, "space": ""}
    game = course(seat, location="Bell", slumbers=[first, *more, "Delta Phase"])
    return game.play("0 location:Moon")


def test_a_slumber_begins_with_turn_cards_then_the_dreamers_then_its_figures() -> None:
    """ETH-472, ETH-507, ETH-509, ETH-623."""
    game = met("Flock")
    assert game.phase == "entrance"
    game.play("0 space:r3c3")
    assert game.kinds("slumber", "turn-deck", "entered", "spawned", "turn") == [
        *("slumber", "turn-deck", "entered", "spawned", "turn")
    ]
    assert (len(game.s.turn_deck), len(game.s.figures)) == (4, 1)


def test_the_dreamers_who_are_on_the_map_stay_where_they_are() -> None:
    """ETH-515."""
    game = course(
        {"deck": 15, "space": "r4c6"},
        location="Bell",
        slumbers=["Flock", "Delta Phase"],
        tiles=["quay", "yard"],
    )
    game.play("0 location:Moon")
    assert (game.phase, game.s.seats[0].space) == ("act", 46)


def test_whoever_stands_on_a_space_that_a_quirk_blocks_is_pushed_off() -> None:
    """ETH-118, ETH-145, ETH-532: Quirks are at work in Slumbers only."""
    game = course(
        {"deck": 15, "space": "r3c4"},
        location="Bell",
        slumbers=["Flock", "Delta Phase"],
        tiles=["quay", "yard"],
        quirks=["Shut@quay.q"],
    )
    game.play("0 location:Moon")
    assert game.prompt() == "ask-push"
    game.play("0 space:r4c4")
    assert (game.phase, game.s.seats[0].space) == ("act", 44)


def test_a_slumber_may_be_skipped_before_it_starts() -> None:
    """ETH-511, ETH-517: no Turn deck is prepared, and it goes under the deck."""
    game = met("Porter", "Flock")
    assert game.legal() == ["skip", "no"]
    game.play("0 skip")
    assert (game.phase, len(game.s.seats[0].sealed)) == ("travel", 1)
    assert names(game) == ["Flock", "Delta Phase", "Porter"]
    assert game.of("turn-deck") == []
    assert game.of("slumber-over") == [{"slumber": "Porter", "won": False}]


def test_a_slumber_may_be_skipped_at_the_start_of_any_turn() -> None:
    """ETH-170, ETH-510: before anybody draws."""
    game = met("Porter").play("0 no", "0 space:r3c3")
    assert (game.phase, len(game.s.seats[0].hand)) == ("skip", 2)
    game.play("0 no", "0 done", "0 done")
    assert (game.phase, game.s.turn) == ("skip", 2)
    game.play("0 skip")
    assert game.phase == "travel"


def test_a_slumber_without_skip_is_not_skipped() -> None:
    """ETH-510."""
    game = met("Flock").play("0 space:r3c3")
    assert game.phase == "draw"


def test_out_of_turns_ends_the_slumber() -> None:
    """ETH-369, ETH-175."""
    game = course(
        {"deck": 15}, slumber="Flock", turns=["clubs2"], slumbers=["Delta Phase"], location="Moon"
    ).done()
    assert (game.phase, game.s.seats[0].distress) == ("travel", 1)
    assert names(game) == ["Delta Phase", "Flock"]


def test_the_end_of_a_slumber_is_at_once_and_the_map_stays() -> None:
    """ETH-514 to ETH-516: what is the Slumber's goes, what a Dreamer has put there stays."""
    wake = influence("Wake up", {"effect": steps({"do": "end", "result": "slumber"})})
    tokens: list[Entry] = [
        {"kind": "threat", "space": "r3c3"},
        {"kind": "light", "space": "r3c4", "owner": 0},
    ]
    game = course(
        {"deck": 15, "hand": ["Wake up"], "space": "r3c4"},
        content={"influence": [wake]},
        slumber="Flock",
        location="Moon",
        slumbers=["Delta Phase"],
        quirks=["Bright@quay.q"],
        figures=["Flock@r4c6"],
        tokens=tokens,
        turns=["hearts1", "clubs2"],
    )
    game.play("0 play:Wake up")
    s = game.s
    assert (s.figures, s.entities, s.turn_deck) == ((), (), ())
    assert [token.kind for token in s.tokens] == ["light"]
    assert (len(s.tiles), len(s.quirks), s.seats[0].space) == (2, 1, 34)
    assert game.of("slumber-over")[0]["won"]
    assert game.of("step") == []


def test_a_tile_that_was_removed_from_the_game_does_not_come_back() -> None:
    """ETH-514, ETH-512."""
    gone = influence(
        "Gone",
        {
            "effect": steps(
                {"do": "remove_from_game", "id": "flock"}, {"do": "end", "result": "slumber"}
            )
        },
    )
    game = course(
        {"deck": 15, "hand": ["Gone"]},
        content={"influence": [gone]},
        slumber="Flock",
        location="Moon",
        slumbers=["Delta Phase"],
    ).play("0 play:Gone")
    assert names(game) == ["Delta Phase"]


def test_a_tile_that_is_no_entity_is_followed() -> None:
    """ETH-505, ETH-625: no Turn deck, and it goes under the deck."""
    game = met("Harvest")
    assert (game.phase, game.s.seats[0].ether) == ("travel", 1)
    assert names(game) == ["Delta Phase", "Harvest"]
    assert game.of("turn-deck") == []


def test_alone_other_turn_cards_are_prepared_where_the_tile_says_so() -> None:
    """ETH-093, ETH-366."""
    solo: Entry = {
        "id": "hermit",
        "name": "Hermit",
        "figure": "named",
        "move": 1,
        "turns": 2,
        "turns_solo": 4,
        "setup": [],
        "out_of_turns": {"effect": [], "text": "?"},
    }
    content: Content = {"slumber": [solo]}
    for seats, turns in ((1, 4), (2, 2)):
        others: list[Entry] = [{}, {"dreamer": "Ben"}]
        game = course(
            *others[:seats], content=content, location="Bell", slumbers=["Hermit", "Delta Phase"]
        )
        game.play("0 location:Moon")
        assert len(game.s.turn_deck) == turns


# The Delta Phase


def test_in_the_delta_phase_each_dreamer_may_choose_one() -> None:
    """ETH-520 to ETH-522."""
    game = course(
        {"distress": 3, "sealed": 2, "deck": 10},
        {"dreamer": "Ben", "discard": 4, "deck": 10},
        {"dreamer": "Cyd", "sealed": 3, "deck": 10},
        location="Bell",
        slumbers=["Delta Phase", "Porter", "Flock"],
        hours=0,
        paid=["Key"],
    )
    game.play("0 location:Moon")
    assert game.phase == "delta"
    game.play("0 delta:cure", "1 delta:reshuffle", "2 no")
    s = game.s
    assert (s.seats[0].distress, len(s.seats[0].sealed)) == (0, 2)
    assert (len(s.seats[1].deck), s.seats[1].distress) == (14, 0)
    assert len(s.seats[2].sealed) == 3
    assert (s.hours, s.paid) == (3, frozenset())
    assert sorted(names(game)[:2]) == ["Flock", "Porter"]
    assert names(game)[2] == "Delta Phase"
    assert game.phase == "travel"


def test_other_choices_of_the_delta_phase() -> None:
    """ETH-521: unseal all, unflip all."""
    game = course(
        {"sealed": 3, "deck": 10},
        {"dreamer": "Ben", "progress": ["Ben Store~"], "deck": 10},
        location="Bell",
        slumbers=["Delta Phase"],
        content={
            "influence": [influence("Ben Store", progress={"cost": {"wrath": 1}, "color": "wrath"})]
        },
    ).play("0 location:Moon", "0 delta:unseal", "1 delta:unflip")
    assert (game.s.seats[0].sealed, len(game.s.seats[0].discard)) == ((), 3)
    assert not game.s.seats[1].progress[0].flipped


def test_the_deck_is_stacked_on_the_delta_phase() -> None:
    """ETH-067, ETH-524."""
    s = table({}, place="dreamworld", location="Bell")
    slumbers.stack(s, tuple(s.slumbers), "ETH-067")
    assert s.pack.entities[s.slumbers[-1]].role == "delta"
    assert slumbers.fresh(s) == []


def test_the_clock_is_set_by_the_number_of_dreamers() -> None:
    """ETH-075, ETH-523."""
    seats: list[Entry] = [{}, {"dreamer": "Ben"}, {"dreamer": "Cyd"}, {"dreamer": "Dot"}]
    hours = []
    for n in range(1, 5):
        s = table(*seats[:n])
        slumbers.reset_clock(s, "ETH-075")
        hours.append(s.hours)
    assert hours == [5, 4, 3, 2]


def test_defeat_in_a_slumber_puts_it_under_the_deck() -> None:
    """ETH-218."""
    hurt = influence("Hurt", {"effect": steps({"do": "suffer", "n": 9})})
    game = course(
        {"hand": ["Hurt"], "deck": 10},
        content={"influence": [hurt]},
        slumber="Flock",
        location="Moon",
        slumbers=["Delta Phase"],
        figures=["Flock@r4c6"],
    ).play("0 play:Hurt")
    assert "Flock" in names(game)
    assert game.s.figures == ()
    assert turncards.current(game.s) == -1
    assert game.phase == "changes"
