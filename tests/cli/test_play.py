"""`boardwright play`: whole games through a pipe, and everything that can be typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import cycle, islice
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import boardwright as bw
from boardwright.cli import app
from boardwright.core.records import read

Play = Callable[..., Result]
RANDOM = ("--level", "random", "--seed", "7")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("BOARDWRIGHT_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    return folder


def play(typed: Iterable[str], *options: str) -> Result:
    text = "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(app, ["play", *options], input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def the_record(folder: Path) -> Path:
    (found,) = (folder / "play").glob("*.record")
    return found


def answers(file: Path) -> list[str]:
    return [f"{seat} {key}" for _, seat, key in read(file.read_text()).answers]


def mixed(count: int) -> list[str]:
    """Answers of all sorts, some of them too high for the question."""
    return list(islice(cycle(["3", "1", "2", "5", "1", "4"]), count))


# Whole games


@pytest.mark.parametrize(
    ("seats", "seat", "words"), [(2, 0, None), (2, 1, "meld"), (3, 2, None), (4, 1, "meld")]
)
def test_a_whole_game_is_played_through_a_pipe(
    data: Path, seats: int, seat: int, words: str | None
) -> None:
    options = ["--seats", str(seats), "--seat", str(seat), *RANDOM]
    result = play(mixed(3000), *options, *(["--words", words] if words else []))
    assert result.exit_code == 0, result.output
    record = the_record(data)
    assert f"The record of the game: {record}" in result.output
    end = bw.replay(record.read_text())
    assert end.outcome is not None
    assert f"{end.outcome.rule}  " in result.output
    assert "Scores: " in result.output
    assert "(you)" in result.output


def test_a_game_against_the_default_bots(data: Path) -> None:
    result = play(mixed(2000), "--seed", "3")
    assert result.exit_code == 0, result.output
    assert bw.replay(the_record(data).read_text()).over
    assert "(adept)" in result.output


def test_every_set_of_words_reads_as_one(data: Path) -> None:
    result = play(mixed(3000), *RANDOM, "--words", "meld")
    said = re.sub(r"choose:|play:|boardwright \w+|^.*/play/.*$", "", result.output, flags=re.M)
    wrong = re.findall(r"\b(?:play(?!ers?\b)\w*|recycl\w*|archiv\w*|influence|zone)\b", said)
    assert not wrong


def test_the_same_seed_is_the_same_game(data: Path, tmp_path: Path) -> None:
    first = play(["1", "1", "draw", f"save {tmp_path / 'one.record'}"], *RANDOM)
    second = play(["1", "1", "draw", f"save {tmp_path / 'two.record'}"], *RANDOM, "--new")
    assert first.exit_code == second.exit_code == 0
    assert (tmp_path / "one.record").read_text() == (tmp_path / "two.record").read_text()


def test_later_cards_are_a_setting(data: Path) -> None:
    result = play(["1", "? Oars"], *RANDOM, "--set", "cards=later")
    assert "until you hold no card with a crown" in " ".join(result.output.split())


# Ends and returns


def test_the_end_of_the_input_saves_the_game(data: Path) -> None:
    result = play(["1", "draw"], *RANDOM)
    assert result.exit_code == 0
    record = the_record(data)
    assert f"Saved as {record}" in result.output
    pos = bw.replay(record.read_text())
    assert not pos.over
    assert "0 draw" in answers(record)


def test_input_that_stops_before_the_first_answer(data: Path) -> None:
    assert play([], *RANDOM).exit_code == 0
    assert answers(the_record(data)) == []


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_quit_saves_and_resume_goes_on(data: Path, word: str) -> None:
    assert play(["1", "draw", word, "draw"], *RANDOM).exit_code == 0
    record = the_record(data)
    before = answers(record)
    again = play(["draw"], "--resume")
    assert again.exit_code == 0
    assert "On with your game of Innovation" in again.output
    assert the_record(data) == record
    after = answers(record)
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_game_in_pieces_is_the_game_in_one(data: Path, tmp_path: Path) -> None:
    typed = ["1", "draw", "3", "1", "2", "draw", "1", "3", "draw"]
    whole, parts = tmp_path / "whole.record", tmp_path / "parts.record"
    play([*typed, f"save {whole}"], "--seed", "11")
    play(typed[:4], "--seed", "11", "--new")
    for line in typed[4:]:
        assert play([line], "--resume").exit_code == 0
    play([f"save {parts}"], "--resume")
    assert parts.read_text() == whole.read_text()


def test_resume_keeps_seat_and_words(data: Path) -> None:
    play(["1"], *RANDOM, "--seat", "1", "--words", "meld", "--names", "Ann,Bob")
    again = play([], "--resume")
    assert "Bob (you)" in again.output
    assert "score pile" in again.output


def test_nothing_to_resume_is_said(data: Path) -> None:
    result = play([], "--resume")
    assert result.exit_code == 2
    assert "There is no unfinished game of Innovation." in result.output


def test_a_pipe_does_not_resume_unasked(data: Path) -> None:
    play(["1", "draw"], *RANDOM)
    result = play([], *RANDOM)
    assert "boardwright play innovation --resume goes on with it" in result.output
    assert "A new game of Innovation" in result.output
    assert len(list((data / "play").glob("*.record"))) == 2


def test_a_finished_game_is_not_resumed(data: Path) -> None:
    play(mixed(3000), *RANDOM)
    assert play([], "--resume").exit_code == 2


def test_a_damaged_save_is_refused_with_its_line(data: Path) -> None:
    play(["1", "draw"], *RANDOM)
    record = the_record(data)
    record.write_text(record.read_text().replace("0 draw", "0 fly"))
    result = play([], "--resume")
    assert result.exit_code == 2
    assert re.search(r"\.record: line \d+: '0 fly' is not an answer", result.output)


def test_who_sat_where_may_be_lost(data: Path) -> None:
    play(["1", "draw"], *RANDOM)
    the_record(data).with_suffix(".json").write_text("[]")
    assert play(["draw"], "--resume", "--level", "random").exit_code == 0


def test_a_record_from_elsewhere_is_left_alone(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    play(["1", "draw", f"save {copy}"], *RANDOM)
    before = copy.read_text()
    result = play(["draw"], "--from", str(copy), "--level", "random")
    assert result.exit_code == 0
    assert copy.read_text() == before
    assert len(list((data / "play").glob("*.record"))) == 2


# What can be typed


def test_answers_by_number_key_and_beginning_of_a_name(data: Path) -> None:
    by_number = play(["1"], *RANDOM).output
    for typed in ("play:Pottery", "PLAY:pottery", "pottery", "pot", "play pot"):
        result = play([typed], *RANDOM, "--new")
        assert "You play Pottery (1)." in result.output, typed
    assert "You play Pottery (1)." in by_number


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no answer 99; they go from 1 to 2."),
        ("0", "There is no answer 0"),
        ("xyzzy", "xyzzy is not one of the answers here."),
        ("play", "play can mean several answers: Play Pottery and Play Oars."),
        ("draw", "draw is not allowed now, by INN-006:"),
        ("play:Tools", "play:Tools is not allowed now"),
        ("play:Nothing", "play:Nothing is not one of the answers here."),
        ("? nonsense", "There is no rule, card or answer called nonsense."),
        ("? INN-999", "There is no rule, card or answer called INN-999."),
        ("log some", "log takes a number of turns, or all."),
        ("log", "Nothing has happened yet."),
        ("undo", "There is nothing to take back."),
        ("", "> "),
        ("# a note", "> # a note"),
        ("[bold]", "[bold] is not one of the answers here."),
        ("\u0000", "is not one of the answers here."),
    ],
)
def test_a_bad_line_is_answered_and_loses_nothing(data: Path, typed: str, said: str) -> None:
    result = play([typed, "1"], *RANDOM)
    assert result.exit_code == 0
    assert said in " ".join(result.output.split()) or said in result.output
    assert answers(the_record(data))[0] == "0 play:Pottery"


def test_help_names_everything(data: Path) -> None:
    output = play(["help"], *RANDOM).output
    for word in ("?", "board", "log", "hint", "undo", "save", "quit"):
        assert re.search(rf"^  {re.escape(word)}", output, re.MULTILINE), word


def test_the_question_is_explained_with_its_rules(data: Path) -> None:
    output = " ".join(play(["1", "?"], *RANDOM).output.split())
    assert "INN-011 On his turn a player must take two actions" in output
    assert "INN-040 Take any card from your hand" in output
    assert "activate:Pottery INN-050" in output
    assert "- You draw a 1." in output


def test_rules_cards_domains_piles_and_answers_are_explained(data: Path) -> None:
    typed = [
        "1",
        "? inn-052",
        "?wheel",
        "? A.I.",
        "? Empire",
        "? military",
        "? blue",
        "? 1",
        "? red",
    ]
    output = " ".join(play(typed, *RANDOM).output.split())
    assert "INN-052 Count that icon for every player." in output
    assert "The Wheel 1 green 3♜" in output
    assert "A.I. 10 purple" in output
    assert "At least three icons of each of the six kinds" in output
    assert "Your blue pile, from the top: Pottery" in output
    assert "1 Draw a 1 draw INN-030" in output
    assert "You have no red pile." in output
    assert "There is no rule, card or answer called Empire." in output


def test_the_board_can_be_seen_again(data: Path) -> None:
    once = play(["1"], *RANDOM).output
    twice = play(["1", "board"], *RANDOM, "--new").output
    assert twice.count("Your hand") == once.count("Your hand") + 1


def test_the_log_tells_turns_with_their_rules(data: Path) -> None:
    typed = ["1", "draw", "draw", "draw", "draw"]
    logs = {
        how: play([*typed, how], *RANDOM, "--new").output for how in ("log", "log 1", "log all")
    }
    told = {how: text.rpartition(f"> {how}\n")[2].splitlines() for how, text in logs.items()}
    assert len(told["log 1"]) < len(told["log"]) < len(told["log all"])
    assert "  You play Pottery (1).  INN-040" in told["log all"]
    assert any(re.match(r"Turn \d+: you have 2 actions\.  INN-010", line) for line in told["log 1"])


def test_a_hint_names_an_answer_and_reasons(data: Path) -> None:
    output = play(["1", "hint"], *RANDOM).output
    assert re.search(r"A bot in your place would answer: (Draw|Play|Activate) ", output)
    assert "It is good for" in output


# Undo


def test_undo_is_free_where_nothing_was_shown(data: Path) -> None:
    typed = ["1", "draw", "draw", "activate:Pottery", "1", "undo"]
    result = play(typed, *RANDOM)
    assert "Taken back. It showed nothing new to anybody." in result.output
    assert not any("choose" in answer for answer in answers(the_record(data)))
    assert "0 activate:Pottery" in answers(the_record(data))


def test_bots_grant_a_takeback(data: Path) -> None:
    play(["1"], *RANDOM)
    before = answers(the_record(data))
    result = play(["draw", "undo"], "--resume")
    assert "Taken back: the bots agree to it. It showed something new." in result.output
    assert answers(the_record(data)) == before


def test_undo_goes_back_over_the_answers_of_bots(data: Path) -> None:
    play(["1"], *RANDOM)
    before = answers(the_record(data))
    result = play(["draw", "draw", "undo", "undo"], "--resume")
    assert "Others have answered since." in result.output
    assert answers(the_record(data)) == before


def test_undo_reaches_the_very_beginning(data: Path) -> None:
    result = play(["1", "draw", "undo", "undo", "undo"], *RANDOM)
    assert "There is nothing to take back. You have not answered anything yet." in result.output
    assert answers(the_record(data)) == []


# Saving


def test_a_copy_is_saved_where_it_is_wanted(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "deep" / "copy.record"
    result = play(["1", "save", f"save {copy}", f"save {copy}"], *RANDOM)
    assert f"A copy is saved as {copy}" in result.output
    assert copy.read_text() == the_record(data).read_text()


def test_nothing_else_is_written_over(data: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear all")
    result = play([f"save {letter}", f"save {tmp_path}", "save /dev/null/x"], *RANDOM)
    assert result.exit_code == 0
    assert letter.read_text() == "dear all"
    assert " ".join(result.output.split()).count("cannot be written") == 3


def test_a_data_folder_that_cannot_be_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("BOARDWRIGHT_DATA", str(blocked))
    result = play([], *RANDOM)
    assert result.exit_code == 2
    assert str(blocked) in result.output


# Setting up


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["chess"], "no game named 'chess'"),
        (["--seats", "5"], "innovation is for 2, 3, 4 players, not 5"),
        (["--seat", "2"], "there is no seat 2: they go from 0 to 1"),
        (["--level", "god"], "no bot named 'god'"),
        (["--level", "novice", "--bots", "adept"], "--level or --bots, not both"),
        (["--seats", "3", "--bots", "adept"], "1 levels for 2 bots"),
        (["--names", "A,B,C"], "3 names for 2 seats"),
        (["--names", "A,A"], "two of the names are the same"),
        (["--set", "cards"], "a setting is NAME=VALUE"),
        (["--set", "cards=none"], "cards is one of iello, later"),
        (["--set", "cheat=yes"], "no setting 'cheat'"),
        (["--words", "klingon"], "there are: meld"),
        (["--from", "nowhere.record"], "nowhere.record: No such file"),
    ],
)
def test_a_wrong_setup_is_refused(data: Path, options: list[str], said: str) -> None:
    result = play([], *options)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_names_and_levels_can_be_chosen(data: Path) -> None:
    output = play([], "--seats", "3", "--names", "Zoë", "--bots", "novice,random").output
    assert "You are Zoë; Ada (novice) and Ben (random) are bots." in output
    output = play([], "--seats", "3", "--seat", "2", "--names", "X,Y,Z", "--new").output
    assert "You are Z; X (adept) and Y (adept) are bots." in output


# What the person may see


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_hidden_is_told(data: Path, seed: int) -> None:
    result = play(mixed(25), "--level", "random", "--seed", str(seed))
    record = read(the_record(data).read_text())
    seen: set[object] = set()
    pos = None
    for pos in record.positions():
        for event in pos.events_for(0):
            seen |= {event.args.get("card")}
            shown = event.args.get("cards")
            seen |= set(shown) if isinstance(shown, list | tuple) else set()
    assert pos is not None
    whole = pos.to_dict()["seats"]
    assert isinstance(whole, list)
    other = whole[1]
    hidden = [name for name in (*other["hand"], *other["influence"]) if name not in seen]
    assert hidden
    told = re.sub(r"\bConstruction|Masonry\b", "", result.output)
    assert [name for name in hidden if re.search(rf"\b{re.escape(name)}\b", told)] == []
