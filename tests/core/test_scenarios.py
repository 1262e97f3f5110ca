"""The language of scenarios: every expectation, passing and failing, and every complaint."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.errors import BadScenario
from boardwright.core.games import Game
from boardwright.core.scenarios import Result, files, run, run_file

SAIL = """
game = "ferries"
rules = ["FER-030"]
title = "the even crew sails"

[setup]
seats = 4
seed = 1

[position]
phase = "sail even"
store = ["clear", "blue", "..."]
quay = ["amber", "clear"]
crews = [{ cargo = ["amber", "blue"], oil = 2 }, { cargo = ["clear"], oil = 0 }]
seats = [{ hand = ["amber", "blue"] }, { hand = ["blue"] }]

"""

INNOVATION = """
game = "innovation"
title = "signs"

[setup]
seats = 2

[[position.seats]]
hand = ["The Wheel", "Archery", "Canal Building"]
zone.red = { cards = ["Oars", "Metalworking"], splay = "left" }

[[position.seats]]

[[play]]
"""


@pytest.fixture(autouse=True)
def _installed(ferries: Game[Any]) -> None:
    """The toy game is there in all of these tests."""


def failures(text: str) -> tuple[str, ...]:
    return run(tomllib.loads(text)).failures


def sail(*lines: str) -> tuple[str, ...]:
    """What fails in one block of play."""
    return failures(SAIL + "[[play]]\n" + "\n".join(lines))


GALE = 'chance = ["sea:gale"]\nanswers = ["2 sail:far"]\n'
END = SAIL.replace('phase = "sail even"', 'phase = "sail odd"\nround = 3') + (
    '[[play]]\nchance = ["sea:calm"]\n'
)
"""The odd crew has no oil left: it sails near, and the game ends with nobody asked."""


# Expectations of a position and of what led to it


@pytest.mark.parametrize(
    ("good", "bad", "complaint"),
    [
        ("round = 1", "round = 2", "round: expected 2, found 1"),
        ('phase = "sail even"', 'phase = "load"', "phase: expected 'load', found 'sail even'"),
        ("crews.0.oil = 2", "crews.0.oil = 1", "crews.0.oil: expected 1, found 2"),
        (
            'crews = ["2 oil", "..."]',
            'crews = ["1 oil", "..."]',
            "crews: expected ['1 oil', '...']",
        ),
        ("crews.1 = { oil = 0, light = 0 }", "crews.1 = { oil = 0, light = 1 }", "crews.1.light"),
        (
            "crews.0.light = 0",
            "crews.2.light = 0",
            "crews.2: expected {'light': 0}, found 'nothing",
        ),
        ("crews.0.light = 0", 'crews."²" = 0', "crews.²: expected 0, found 'nothing of this name'"),
        ("facts.lead = 0", "facts.wind = 0", "nothing of this name; there are ['lead']"),
        ("quay = 2", "quay = 3", "quay: expected '3 cards', found ['amber', 'clear']"),
        # unordered
        ('quay = ["clear", "amber"]', 'quay = ["clear", "clear"]', "expected ['clear', 'clear']"),
        ('quay = ["?", "amber"]', 'quay = ["?", "blue"]', "expected ['?', 'blue']"),
        ('quay = ["?", "?"]', 'quay = ["?"]', "expected ['?']"),
        ('quay = ["...", "amber"]', 'quay = ["...", "blue"]', "quay: expected ['...', 'blue']"),
        ('quay = ["clear", "...", "amber"]', 'quay = ["amber", "...", "amber"]', "quay"),
        ('seats.0.hand = ["blue", "amber"]', "seats.0.hand = []", "seats.0.hand: expected []"),
        # ordered
        ('store = ["clear", "..."]', 'store = ["blue", "..."]', "expected ['blue', '...']"),
        ('store = ["?", "blue", "..."]', 'store = ["blue", "clear", "..."]', "store: expected"),
        ("store = 4", 'store = ["clear", "blue"]', "store: expected ['clear', 'blue']"),
        ('store = ["clear", "...", "?"]', 'store = ["?","?","?","?","...","?","?"]', "store"),
        # what is asked
        (
            'legal.has = ["sail:far"]',
            'legal.has = ["watch"]',
            "legal.has: expected 'watch', found [",
        ),
        (
            'legal.lacks = ["watch"]',
            'legal.lacks = ["sail:far"]',
            "legal.lacks: expected 'sail:far'",
        ),
        (
            'legal.is = ["sail:far", "sail:near"]',
            'legal.is = ["sail:far"]',
            "found ['sail:near', 's",
        ),
        (
            'legal.has = ["2 sail:far"]',
            'legal.has = ["1 sail:far"]',
            "expected 'sail:far', found []",
        ),
        ('legal.lacks = ["1 sail:far"]', 'legal.lacks = ["0 sail:far"]', "legal.lacks"),
        ('legal.is = ["2 sail:near", "2 sail:far"]', 'legal.is = ["1 sail:near"]', "legal.is"),
        (
            'decision = { seats = [0, 2], rule = "FER-030" }',
            "decision.seats = [0]",
            "decision.seats",
        ),
        ('decision.prompt = "ask-sail"', 'decision.prompt = "ask-drop"', "found 'ask-sail'"),
        ('decision.prompt.key = "ask-sail"', 'decision.prompt.key = "x"', "decision.prompt.key"),
        (
            'decision.options = ["?", "sail:far"]',
            'decision.options = ["watch"]',
            "decision.options",
        ),
        (
            'cost."sail:far" = [{ amount = 1, of = "oil", rule = "FER-031" }]',
            'cost."sail:far" = [{ amount = 2, of = "oil" }]',
            "cost.sail:far: expected [{'amount': 2, 'of': 'oil'}], found [{'amount': 1, 'of':",
        ),
        ('cost."sail:near" = []', 'cost."sail:far" = []', "cost.sail:far: expected []"),
        (
            'cost."sail:far" = 1',
            'cost."drop:amber" = []',
            "cost.drop:amber: expected [], found 'it",
        ),
        # who sees what
        (
            'seen.0 = ["amber", "blue"]',
            'seen.0 = ["red"]',
            "seen.0: expected 'red', found 'it is not",
        ),
        ('unseen.3 = ["red"]', 'unseen.3 = ["clear"]', "unseen.3: expected 'clear', found 'it is'"),
        ('seen.spectator = ["amber"]', 'unseen.spectator = ["amber"]', "unseen.spectator"),
        (
            'outcome = "none"',
            "outcome.winners = [0]",
            "outcome: expected {'winners': [0]}, found 'the",
        ),
        ("outcome = false", 'outcome.reason = "light"', "found 'the game goes on'"),
        (
            'cited.has = ["FER-030"]',
            'cited.has = ["FER-031"]',
            "cited.has: expected 'FER-031', found",
        ),
        (
            'cited.lacks = ["FER-031"]',
            'cited.lacks = ["FER-030"]',
            "cited.lacks: expected 'FER-030'",
        ),
    ],
)
def test_what_is_expected_of_a_position(good: str, bad: str, complaint: str) -> None:
    assert sail(f"expect.{good}") == ()
    (failure,) = sail(f"expect.{bad}")
    assert complaint in failure
    assert "expected " in failure
    assert "found " in failure


@pytest.mark.parametrize(
    ("good", "bad", "complaint"),
    [
        (
            'events.has = ["rolled"]',
            'events.has = ["arrived"]',
            "events.has: expected {'kind': 'arr",
        ),
        (
            'events.lacks = ["arrived"]',
            'events.lacks = ["rolled"]',
            "events.lacks: expected {'kind'",
        ),
        (
            'events.has = [{ kind = "rolled", sea = "sea:gale", crew = 0, rule = "FER-032" }]',
            'events.has = [{ kind = "rolled", sea = "sea:calm" }]',
            "found [\"{'kind': 'rolled'",
        ),
        (
            'events.lacks = [{ kind = "rolled", sea = "sea:calm" }]',
            'events.lacks = [{ sea = "sea:gale" }]',
            "events.lacks",
        ),
        ('cited.has = ["FER-032", "FER-033"]', 'cited.has = ["FER-034"]', "cited.has"),
        ("crews.0.oil = 1", "crews.0.oil = 2", "crews.0.oil: expected 2, found 1"),
        ('legal.is = ["drop:amber", "drop:blue"]', "legal.is = []", "legal.is: expected []"),
        ('decision.prompt = "ask-drop"', 'decision.rule = "FER-030"', "found 'FER-033'"),
    ],
)
def test_what_is_expected_after_answers(good: str, bad: str, complaint: str) -> None:
    assert sail(GALE + f"expect.{good}") == ()
    (failure,) = sail(GALE + f"expect.{bad}")
    assert complaint in failure


@pytest.mark.parametrize(
    ("good", "bad", "complaint"),
    [
        ("outcome.winners = [1, 3]", "outcome.winners = [0, 2]", "expected [0, 2], found [1, 3]"),
        (
            'outcome = { scores = [0, 2, 0, 2], reason = "light", rule = "FER-050" }',
            'outcome = { reason = "storm" }',
            "outcome.reason: expected 'storm', found 'light'",
        ),
        (
            'cited.has = ["FER-050"]',
            'outcome = "none"',
            "outcome: expected 'none', found {'winners'",
        ),
        ('events.has = ["game-over"]', "decision.seats = [0]", "found 'the game is over'"),
        ("legal.is = []", 'legal.has = ["watch"]', "legal.has: expected 'watch', found []"),
    ],
)
def test_what_is_expected_of_a_finished_game(good: str, bad: str, complaint: str) -> None:
    assert failures(f"{END}expect.{good}") == ()
    (failure,) = failures(f"{END}expect.{bad}")
    assert complaint in failure


@pytest.mark.parametrize(
    ("expect", "passes"),
    [
        ('seats.0.hand = ["?1", "?green", "?2"]', True),
        ('seats.0.hand = ["?green", "?1", "?2"]', True),
        ('seats.0.hand = ["?red", "?1", "?2"]', True),
        ('seats.0.hand = ["?1", "?1", "?1"]', False),
        ('seats.0.hand = ["?purple", "..."]', False),
        ('seats.0.hand = ["?2", "..."]', True),
        ('seats.0.zone.red = ["Oars", "Metalworking"]', True),
        ('seats.0.zone.red = ["Metalworking", "Oars"]', False),
        ('seats.0.zone.red = { splay = "left" }', True),
        ("seats.0.zone.red = 2", True),
        ("seats.0.zone.red = 3", False),
        ("seats.0.hand = 3", True),
        ("supply.5 = 9", True),
        ('supply.5 = ["?5", "..."]', True),
        ('supply.5 = ["?6", "..."]', False),
        ('decision.source = ""', True),
    ],
)
def test_signs_stand_for_cards(expect: str, passes: bool) -> None:
    assert (failures(f"{INNOVATION}expect.{expect}") == ()) is passes


def test_every_difference_is_shown() -> None:
    found = sail('expect = { round = 2, quay = 1, outcome = "none", legal.has = ["done"] }')
    assert len(found) == 3
    assert {failure.partition(":")[0] for failure in found} == {"round", "quay", "legal.has"}


# Answers


def test_a_refusal_that_is_expected() -> None:
    assert sail('answers = ["0 sail:home !FER-030"]') != ()
    assert sail('answers = ["0 watch !FER-030", "2 drop:amber !FER-030"]') == ()
    (failure,) = sail('answers = ["0 watch !FER-010"]')
    assert failure == "'0 watch !FER-010': refused by FER-030"
    (failure,) = sail('answers = ["0 sail:near !FER-030"]')
    assert failure == "'0 sail:near !FER-030': should have been refused, but is legal"


def test_a_refusal_counts_as_cited_and_changes_nothing() -> None:
    text = SAIL.replace("oil = 2", "oil = 0").replace('phase = "sail even"', 'phase = "load"')
    text += '[[play]]\nanswers = ["1 load:amber !FER-020"]\nexpect.cited.has = ["FER-020"]\n'
    result = run(tomllib.loads(text + 'expect.seats.1.hand = ["blue"]'))
    assert result.passed
    assert "FER-020" in result.cited


def test_a_refused_answer_that_moves_something_is_caught(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbids(self: object, state: Any, decision: object, action: int) -> str:
        state.light[0] += 1
        return "FER-030"

    monkeypatch.setattr(type(ferries), "forbids", forbids)
    (failure,) = sail('answers = ["0 watch !FER-030"]')
    assert failure == "'0 watch !FER-030': the refused answer changed the position"


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("0 watch", "'0 watch' was refused by FER-030; legal: ['sail:near', 'sail:far']"),
        ("0 fly", "'0 fly': 'fly': there is no such answer in this game (asked now: seats (0, 2)"),
        ("1 sail:near", "seat 1 is not asked now (asked now: seats (0, 2) (ask-sail); forced answ"),
        ("sail:near", "an answer is 'SEAT KEY' or 'SEAT KEY !RULE'"),
        ("x sail:near", "an answer is 'SEAT KEY' or 'SEAT KEY !RULE'"),
        ("² sail:near", "an answer is 'SEAT KEY' or 'SEAT KEY !RULE'"),
        ("0", "an answer is 'SEAT KEY' or 'SEAT KEY !RULE'"),
    ],
)
def test_an_answer_that_cannot_be_given(answer: str, complaint: str) -> None:
    (failure,) = sail(f'answers = ["{answer}"]')
    assert complaint in failure


def test_a_written_forced_answer_fails() -> None:
    text = SAIL.replace('phase = "sail even"', 'tired = [1]\nphase = "watch"')
    rest = '[[play]]\nanswers = ["0 sleep", "2 sleep", "3 sleep"]'
    assert failures(text + rest) == ()
    (failure,) = failures(text + '[[play]]\nanswers = ["1 sleep"]')
    assert "seat 1 is not asked now" in failure
    assert "forced answers are not written" in failure


def test_an_answer_after_the_end_fails() -> None:
    (failure,) = failures(END + 'answers = ["0 watch"]')
    assert "the game is over" in failure


# Chance


def test_fixed_results_are_used_in_order() -> None:
    assert (
        sail(
            'chance = ["sea:gale", "sea:gale", ["clear", "clear", "..."]]',
            'answers = ["0 sail:near", "0 drop:blue"]',
            'expect.seats.0.hand = ["clear", "clear"]',
            "expect.crews = [{ light = 1 }, { light = 0 }]",
            'expect.events.has = [{ kind = "forced", answer = "drop:clear" }, "wished"]',
        )
        == ()
    )


@pytest.mark.parametrize(
    ("chance", "complaint"),
    [
        (
            '["sea:calm", "sea:calm", ["..."], "sea:calm"]',
            "chance: ['sea:calm'] was never asked for",
        ),
        ('["sea:fog"]', "'sea:fog': there is no such answer in this game"),
        ('["watch"]', "'watch': chance cannot come up with this here"),
        ('[["amber"]]', "chance cannot come up with this here"),
        ('["sea:calm", "sea:calm", ["amber", "amber", "amber", "amber", "amber"]]', "shuffled so"),
        ('"sea:calm"', "chance: a list is needed"),
    ],
)
def test_fixed_results_that_are_left_over_or_do_not_fit(chance: str, complaint: str) -> None:
    (failure,) = sail(f"chance = {chance}", 'answers = ["0 sail:near"]')
    assert complaint in failure


def test_fixed_results_count_for_their_block() -> None:
    text = SAIL + '[[play]]\nchance = ["sea:gale"]\n[[play]]\nanswers = ["0 sail:near"]\n'
    (failure,) = failures(text)
    assert failure == "play 1: chance: ['sea:gale'] was never asked for"


# Blocks


def test_blocks_go_on_from_each_other_or_start_again() -> None:
    blocks = """
[[play]]
chance = ["sea:gale"]
answers = ["0 sail:far"]
expect.crews.0.oil = 1
expect.events.has = ["rolled"]
[[play]]
chance = ["sea:calm"]
answers = ["2 drop:amber"]
expect.events.lacks = [{ kind = "rolled", crew = 0 }]
expect.round = 2
[[play]]
restart = true
expect.crews.0.oil = 2
expect.events.lacks = ["rolled", "wished"]
[[play]]
expect.round = 2
"""
    assert failures(SAIL + blocks) == ("play 4: round: expected 2, found 1",)


def test_without_answers_a_block_looks_at_the_position_itself() -> None:
    text = SAIL.replace("oil = 2", "oil = 0")
    assert failures(text + '[[play]]\nchance = ["sea:gale"]\nexpect.events.has = ["forced"]') == ()


def test_rules_that_a_run_cites() -> None:
    result = run(tomllib.loads(SAIL + "[[play]]\n" + GALE))
    assert result.passed
    assert result.rules == ("FER-030",)
    assert result.cited == {"FER-030", "FER-032", "FER-033"}
    assert result.name == "the even crew sails"


# The file as a whole


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('game = "ferries"', ""), "game: the name of a game is needed"),
        (('game = "ferries"', 'game = "chess"'), "no game named 'chess'"),
        (('game = "ferries"', 'game = "ferries"\npack = "storm"'), "ferries with pack storm"),
        (('["FER-030"]', '["FER-099"]'), "rules: there is no rule FER-099"),
        (('["FER-030"]', '"FER-030"'), "rules: a list is needed"),
        (("title =", "name ="), "name: unknown; there are content, game, pack, play, position"),
        (("seed = 1", "sea = 1"), "setup.sea: unknown; there are seats, seed, settings"),
        (("seed = 1", 'seed = "x"'), "setup: seed is a number and settings a table"),
        (("seed = 1", "settings = 3"), "setup: seed is a number and settings a table"),
        (("seed = 1", 'settings = { sea = "dry" }'), "sea is one of fair, rough, not 'dry'"),
        (("seats = 4", "seats = 1"), "position.seats: 2 seats, but setup.seats is 1"),
        (("seats = 4", "seats = 3"), "ferries is for 2, 4 players, not 3"),
        (('phase = "sail even"', 'wind = "west"'), "wind: unknown"),
        (("[[play]]", "[play]"), "play: at least one [[play]] is needed"),
        (("[[play]]\n", "[[play]]\nexpects = 1\n"), "play.expects: unknown; there are answers, ch"),
        (("[[play]]\n", "[[play]]\nexpect = 1\n"), "expect: a table is needed"),
        (("[[play]]\n", '[[play]]\nanswers = "0 watch"\n'), "answers: a list is needed"),
        (("[[play]]\n", '[[play]]\nexpect.legal = ["watch"]\n'), "legal: a table is needed"),
        (("[[play]]\n", "[[play]]\nexpect.legal.are = []\n"), "legal.are: unknown; there are has"),
        (("[[play]]\n", '[[play]]\nexpect.legal.has = "x"\n'), "legal.has: a list is needed"),
        (
            ("[[play]]\n", '[[play]]\nexpect.legal.has = ["x"]\n'),
            "legal.has: there is no answer 'x'",
        ),
        (("[[play]]\n", "[[play]]\nexpect.events.is = []\n"), "events.is: unknown; there are has"),
        (("[[play]]\n", "[[play]]\nexpect.cited.is = []\n"), "cited.is: unknown; there are has"),
        (("[[play]]\n", "[[play]]\nexpect.seen.x = []\n"), "seen.x: a seat or 'spectator'"),
        (("[[play]]\n", "[[play]]\nexpect.unseen.4 = []\n"), "unseen.4: a seat or 'spectator'"),
        (("[setup]", '[[content.lamps]]\nname = "red"\n[setup]'), "ferries takes no extra content"),
    ],
)
def test_a_file_that_is_not_in_the_language(change: tuple[str, str], complaint: str) -> None:
    text = SAIL + "[[play]]\n"
    assert change[0] in text
    (failure,) = failures(text.replace(*change, 1))
    assert complaint in failure


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('game = "ferries"\n[[play]]\n', "setup.seats: how many seats?"),
        ('game = "ferries"\nsetup = 3\n[[play]]\n', "setup: a table is needed"),
        ('game = "ferries"\nposition = 3\n[[play]]\n', "position: a table is needed"),
        ('game = "ferries"\nplay = [1]\nsetup.seats = 2\n', "play: write [[play]], not [play]"),
        ('game = "ferries"\nsetup.seats = 2\n', "play: at least one [[play]] is needed"),
        (
            'game = "ferries"\n[setup]\nseats = 2\n[position]\nseats = 3\n[[play]]\n',
            "seats: a list",
        ),
    ],
)
def test_a_file_that_lacks_something(text: str, complaint: str) -> None:
    (failure,) = failures(text)
    assert complaint in failure


def test_without_a_position_the_game_starts_from_the_seed() -> None:
    text = (
        'game = "ferries"\n[setup]\nseats = 2\nseed = 5\nsettings = { sea = "rough" }\n[[play]]\n'
    )
    assert failures(text + 'expect = { round = 1, settings.sea = "rough", seats.1.hand = 2 }') == ()


def test_seats_that_a_position_does_not_name_are_empty() -> None:
    assert sail("expect.seats.3.hand = []", "expect.seats.0.hand = 2") == ()
    two = SAIL.replace("seats = 4\n", "")
    assert failures(two + "[[play]]\nexpect.seats.1.hand = 1") == ()
    (failure,) = failures(two + "[[play]]\nexpect.seats.2.hand = 0")
    assert "seats.2" in failure


# Files


def test_files_and_folders_are_run(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "good.toml").write_text(SAIL + "[[play]]\n")
    (tmp_path / "a.toml").write_text(SAIL + "[[play]]\nexpect.round = 9\n")
    (tmp_path / "broken.toml").write_text("game = ")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "notes.txt").write_text("not a scenario")
    results = {result.path.name: result for result in map(run_file, files([tmp_path]))}
    assert list(results) == [
        "a.toml",
        "good.toml",
        "binary.toml",
        "broken.toml",
    ]
    assert {name for name, result in results.items() if result.passed} == {"good.toml"}
    assert "cannot be read" in results["broken.toml"].failures[0]
    assert "cannot be read" in results["binary.toml"].failures[0]
    assert results["broken.toml"] == Result(
        tmp_path / "broken.toml", "broken", (), frozenset(), results["broken.toml"].failures
    )
    assert files([tmp_path / "a.toml"]) == [tmp_path / "a.toml"]
    assert not run_file(tmp_path / "gone.toml").passed
    with pytest.raises(BadScenario, match="there is no such file or folder"):
        files([tmp_path / "gone"])
