"""Records: a game as a short text, and what becomes of a damaged one."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boardwright as bw
from boardwright.core.errors import BadRecord, BoardwrightError
from boardwright.core.games import Game
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.core.records import read, replay

Pos = Position[Any]

SMALL = """\
boardwright record 1
game: "ferries"
rules: 1
pack: null
seats: 2
settings: {"sea": "rough"}
names: ["Ann", "B\\u00f6"]
seed: 4

1 watch
0 sleep

end: {"answers": 2, "digest": "DIGEST", "outcome": null}
"""


def play(pos: Pos, most: int) -> Pos:
    dice = Dice("records", most)
    while not pos.over and most:
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), dice.pick(decision.seats))
        most -= 1
    return pos


SAMPLES = ["ferries", "ferries position", "innovation", "innovation position"]


@pytest.fixture(scope="module")
def samples(ferries: Game[Any]) -> dict[str, Pos]:
    """Games from a seed and from a position in mid-action, finished and not."""
    innovation = bw.game("innovation")
    return {
        "ferries": play(ferries.new(4, 3, names=["Ann", "Bö", "Cy", "d"]), 999),
        "ferries position": play(ferries.load(middle(ferries.new(2, 3)).to_dict()), 999),
        "innovation": play(innovation.new(2, 3), 40),
        "innovation position": play(innovation.load(middle(innovation.new(3, 3)).to_dict()), 6),
    }


def middle(pos: Pos) -> Pos:
    """Play on into some action that asks more than once."""
    while not (pos.mid_action and len(pos.answers()) > 7):
        play(pos, 1)
    return pos


def test_a_record_reads_like_this(ferries: Game[Any]) -> None:
    pos = ferries.new(2, 4, {"sea": "rough"}, ["Ann", "Bö"])
    pos.answer("watch", seat=1).answer("sleep", seat=0)
    assert pos.record() == SMALL.replace("DIGEST", pos.digest())


@pytest.mark.parametrize("name", SAMPLES)
def test_a_record_replays_to_the_same_game(samples: dict[str, Pos], name: str) -> None:
    pos = samples[name]
    text = pos.record()
    again = replay(text)
    assert again.fingerprint() == pos.fingerprint()
    assert again.to_dict() == pos.to_dict()
    assert again.outcome == pos.outcome
    assert again.setup.names == pos.setup.names
    assert again.events == pos.events
    assert again.record() == text
    assert replay(text, events=False).events == []


@pytest.mark.parametrize("name", SAMPLES)
def test_a_record_replays_to_every_position(samples: dict[str, Pos], name: str) -> None:
    pos = samples[name]
    text = pos.record()
    back = pos.copy()
    prints = [back.fingerprint()]
    while back.answers():
        prints.append(back.undo().fingerprint())
    prints.reverse()
    assert [again.fingerprint() for again in read(text).positions()] == prints
    for at in (0, 1, len(prints) - 2, len(prints) - 1):
        assert replay(text, at=at).fingerprint() == prints[at]
    for at in (-1, len(prints)):
        with pytest.raises(BadRecord, match=f"there are {len(prints) - 1} answers, not {at}"):
            replay(text, at=at)


def test_undone_forced_and_chance_answers_are_not_in_it(ferries: Game[Any]) -> None:
    pos = ferries.new(2, 3)
    pos.answer("sleep", 0).undo().answer("watch", 0).answer("watch", 1)
    while pos.to_dict()["round"] == 1:
        pos.answer(pos.decisions[0].options[0])
    assert pos.to_dict()["phase"] == "load", "both are tired: nobody was asked to watch"
    lines = pos.record().splitlines()
    assert "0 sleep" not in lines
    assert lines.index("0 watch") + 1 == lines.index("1 watch")
    assert not any("sea:" in line for line in lines)
    assert replay(pos.record()).fingerprint() == pos.fingerprint()


def test_a_record_from_a_position_has_it_in_place_of_the_seed(samples: dict[str, Pos]) -> None:
    pos = samples["ferries position"]
    text = pos.record()
    head = read(text).head
    assert "seed" not in head
    assert isinstance(head["position"], dict)
    assert head["position"]["game"] == "ferries"
    first = read(text).start()
    assert first.to_dict() == head["position"]
    assert first.decisions[0].number > 1
    assert len(pos.answers()) == len(read(text).answers) > 5


def test_a_light_position_has_no_record(ferries: Game[Any]) -> None:
    with pytest.raises(BoardwrightError, match="history"):
        ferries.new(2, 1, history=False).record()
    with pytest.raises(BoardwrightError, match="history"):
        ferries.new(2, 1).resample(0, 1).record()


# Refusals


def small(ferries: Game[Any]) -> str:
    pos = ferries.new(2, 4, {"sea": "rough"}, ["Ann", "Bö"])
    return pos.answer("watch", seat=1).answer("sleep", seat=0).record()


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("boardwright record 1", "boardwright record 2", 1, "another format"),
        ("boardwright record 1", "hello", 1, "not a Boardwright record"),
        ('game: "ferries"', "game", 2, "expected 'name: value', found 'game'"),
        ('game: "ferries"', "game: ferries", 2, "the value of 'game' is damaged"),
        ('game: "ferries"', f"game: {'[' * 100_000}", 2, "the value of 'game' is damaged"),
        ('game: "ferries"', f"game: {'9' * 5000}", 2, "the value of 'game' is damaged"),
        ('game: "ferries"', 'game: "chess"', 2, "no game named 'chess'"),
        ('game: "ferries"\n', "", 1, "the head names no game"),
        ("rules: 1", "rules: 7", 3, "rules version 7 of ferries; this is version 1"),
        ("rules: 1\n", "", 1, "rules version None of ferries; this is version 1"),
        ("pack: null", 'pack: "storm"', 4, "made with pack storm; this is None"),
        ("pack: null", "wind: 3", 4, "unknown heading 'wind'"),
        ("pack: null", "rules: 1", 4, "heading 'rules' stands here a second time"),
        ("seats: 2", "seats: 3", 1, "for 2, 4 players, not 3"),
        ("seats: 2", "seats: null", 1, "whole number for 'seats'"),
        ("seats: 2", "seats: true", 1, "whole number for 'seats'"),
        ("seed: 4\n", "", 1, "whole number for 'seed'"),
        ("seed: 4", "seed: 5", 13, "the answers lead to another position"),
        ('"sea": "rough"', '"tide": "low"', 1, "no setting 'tide'"),
        ('{"sea": "rough"}', "[]", 1, "a table for 'settings'"),
        ('names: ["Ann", ', "names: [", 1, "1 names for 2 seats"),
        ('names: ["Ann", ', 'names: 3\nhash: ["Ann", ', 1, "a list for 'names'"),
        ("1 watch", "1 dance", 10, "'1 dance' is not an answer of ferries"),
        ("1 watch", "watch", 10, "'watch' is not an answer of ferries"),
        ("1 watch", "² watch", 10, "'² watch' is not an answer of ferries"),
        ("1 watch", f"{'1' * 5000} watch", 10, "is not an answer of ferries"),
        ("1 watch", "1 done", 10, "seat 1 cannot answer so: 'done' is not allowed here (FER-010)"),
        ("0 sleep", "1 sleep", 11, "seat 1 is not asked now"),
        ("0 sleep\n", "", 12, "2 answers were written, 1 are here"),
        ("0 sleep\n", "0 sleep\n0 done\n", 14, "2 answers were written, 3 are here"),
        ("end:", "fin:", 13, "expected the 'end:' line here"),
        ("end: {", "end: [{", 13, "the value of 'end' is damaged"),
        ('"digest": "', '"digest": "0', 13, "the answers lead to another position"),
        ('"outcome": null', '"outcome": {}', 13, "the answers lead to another position"),
        ("null}\n", "null}\n\nmore\n", 14, "nothing may follow the 'end:' line"),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(
    ferries: Game[Any], old: str, new: str, line: int, why: str
) -> None:
    text = small(ferries)
    assert old in text
    with pytest.raises(BadRecord) as refusal:
        replay(text.replace(old, new, 1))
    assert refusal.value.line == line
    assert why in refusal.value.why
    assert str(refusal.value) == f"line {line}: {refusal.value.why}"


@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "<html></html>", "{}", "\x00\x01", "boardwright record", "0 play:Pottery", "￾"],
)
def test_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        replay(text)
    assert refusal.value.line == 1


def test_a_record_of_other_rules_is_refused_with_both_numbers(
    ferries: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = small(ferries)
    monkeypatch.setattr(type(ferries), "rules_version", 2)
    with pytest.raises(BadRecord, match=r"line 3: made under rules version 1 .* version 2"):
        replay(text)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seats": 7}, "seats: a list"),
        ({"rules_version": 2}, "made under 2, these are 1"),
        ({"settings": {"sea": "dry"}}, "sea is one of"),
        ({"number": "x"}, "number: "),
        ({"quay": ["amber"] * 5}, "only four amber lamps"),
    ],
)
def test_a_record_from_a_bad_position_is_refused(
    ferries: Game[Any], change: dict[str, Any], why: str
) -> None:
    pos = ferries.load({"seats": [{"hand": ["amber"]}, {"hand": ["blue"]}]})
    text = pos.answer("watch", 0).record()
    head = read(text).head["position"]
    assert isinstance(head, dict)
    changed = text.replace(json.dumps(head), json.dumps({**head, **change}))
    assert changed != text
    with pytest.raises(BadRecord, match=f"(?s)line 1: .*{re.escape(why)}"):
        replay(changed)


# Damage


def survives(damaged: str, pos: Pos) -> None:
    """A damaged record is refused with a line that it has, or it still tells the same game, at most
    with answers that were given at the same time in another order.
    """
    try:
        again = replay(damaged)
    except BadRecord as refusal:
        line, why = refusal.line, refusal.why
    else:
        assert again.fingerprint() == pos.fingerprint()
        assert sorted(again.answers()) == sorted(pos.answers())
        assert again.outcome == pos.outcome
        assert dict(again.setup.settings) == dict(pos.setup.settings)
        return
    assert 1 <= line <= max(1, len(damaged.splitlines()))
    assert why


names = st.sampled_from(SAMPLES)


@settings(max_examples=120)
@given(name=names, data=st.data())
def test_a_truncated_record_is_never_played_by_mistake(
    samples: dict[str, Pos], name: str, data: st.DataObject
) -> None:
    pos = samples[name]
    text = pos.record()
    at = data.draw(st.integers(0, len(text)))
    survives(text[:at], pos)
    if at < len(text) - 1:
        with pytest.raises(BadRecord):
            replay(text[:at])


@settings(max_examples=120)
@given(name=names, data=st.data())
def test_a_record_with_lines_in_disorder_is_never_played_by_mistake(
    samples: dict[str, Pos], name: str, data: st.DataObject
) -> None:
    pos = samples[name]
    text = pos.record()
    lines = text.splitlines()
    place = st.integers(0, len(lines) - 1)
    one, other = data.draw(place), data.draw(place)
    what = data.draw(st.sampled_from(["swap", "drop", "double"]))
    if what == "swap":
        lines[one], lines[other] = lines[other], lines[one]
    elif what == "drop":
        del lines[one]
    else:
        lines.insert(other, lines[one])
    survives("\n".join(lines), pos)


NOISE = st.one_of(st.characters(), st.sampled_from('0123456789"{}[],: \n\x0b\x85²'))


@settings(max_examples=250)
@given(name=names, data=st.data())
def test_a_record_with_noise_in_it_is_never_played_by_mistake(
    samples: dict[str, Pos], name: str, data: st.DataObject
) -> None:
    pos = samples[name]
    text = pos.record()
    letters = list(text)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(letters) - 1))
        letters[at : at + data.draw(st.integers(0, 1))] = [data.draw(NOISE)]
    survives("".join(letters), pos)


@settings(max_examples=60)
@given(st.text(max_size=200), st.booleans())
def test_any_text_is_a_record_or_refused(ferries: Game[Any], text: str, headed: bool) -> None:
    head = 'boardwright record 1\ngame: "ferries"\nrules: 1\n' if headed else ""
    with pytest.raises(BadRecord):
        replay(head + text)
