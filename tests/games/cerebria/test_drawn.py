"""What the drawing module of Cerebria draws and says, without a browser."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.board import FRONTIERS, REALMS, SLOTS, SPACES, SPHERES
from boardwright.texts import Texts, slug
from tests.web import tools

PACKAGE = Path(boardwright.__file__).parent
HERE = Path(__file__).parent

Drawn = dict[str, Any]
NAMED = ("Ines", "Tomasz", "Ada", "Bo")


def positions(seats: int, seed: int, **settings: str) -> Iterator[Position[Any]]:
    """Every position of a random game."""
    pos = GAME.new(seats, seed, settings)
    dice = Dice(seed)
    while pos.outcome is None:
        yield pos
        decision = pos.decisions[dice.below(len(pos.decisions))]
        pos.answer(dice.pick(decision.options), decision.seats[0])
    yield pos


def _table(pos: Position[Any]) -> dict[str, Any]:
    sits = {"kind": "person", "level": None, "present": True}
    return {
        "id": "K7QM2X",
        "game": "cerebria",
        "settings": dict(pos.setup.settings),
        "seats": [{"seat": n, "name": NAMED[n], **sits} for n in range(pos.setup.seats)],
        "teams": [list(team) for team in GAME.teams(pos.setup)],
        "outcome": None,
        "thinking": [],
    }


def _given(pos: Position[Any], seat: int | None, **more: object) -> dict[str, Any]:
    return {"view": pos.view(seat), "seat": seat, "table": _table(pos), **more}


def _asked(pos: Position[Any], seat: int) -> dict[str, Any]:
    """The question to a seat as the shell has it."""
    decision = next(one for one in pos.decisions if seat in one.seats)
    options = pos.explain(decision, seat, previews=False).options
    return {
        "options": [option.to_json() for option in options],
        "progress": dict(decision.progress),
    }


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Draw what is given, in Node."""
    program = tools.find_node()
    if program is None:
        (pytest.fail if tools.must_be_complete() else pytest.skip)(str(tools.NODE))
    facts = tmp_path_factory.mktemp("content") / "content.json"
    facts.write_text(json.dumps(GAME.content()), "utf-8")

    def draw(*given: dict[str, Any]) -> list[Drawn]:
        done = subprocess.run(
            [program, str(HERE / "drawn.mjs"), str(PACKAGE), str(facts)],
            input="".join(json.dumps(one) + "\n" for one in given),
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        return [json.loads(line) for line in done.stdout.splitlines()]

    return draw


@pytest.fixture(scope="module")
def late() -> Position[Any]:
    """A game with much on the table, and a question about it."""
    return GAME.load(
        {
            "phase": "turn",
            "turns": 11,
            "order": [3, 0, 1, 2],
            "turn": 0,
            "actions": 2,
            "used": ["token"],
            "slots": {
                "NET.a": "Bleakness/2",
                "NET.b": "Jealousy/1+1",
                "VAL.b": "Kindness/2@2",
                "F0": "Optimism/1",
                "WIL.a": "Guilt/2~",
                "LAN.a": "Benevolence/2",
                "F3": "Bitterness/1",
            },
            "forts": {
                "CRA": {"team": "bliss", "size": "minor", "turn": 4},
                "WIL": {"team": "gloom", "size": "major", "turn": 11},
            },
            "teams": {
                "bliss": {"ambition": 2, "wheel": 7, "identity": {"minor": 1}},
                "gloom": {"ambition": 1, "wheel": 9, "identity": {"minor": 1, "major": 1}},
            },
            "common": {"row": ["Awareness", "Liveliness", "Unity"], "down": ["Attitude"]},
            "seats": [
                {
                    "spirit": "empathy",
                    "space": "NET",
                    "wp": 6,
                    "essence": 3,
                    "hand": ["Courage", "Kindness", "Kindness", "Trust"],
                    "rows": {"move": ["wild", "red", "", ""], "quell": ["wild", "yellow", "", ""]},
                },
                {"spirit": "misery", "space": "F1", "wp": 3, "essence": 2, "hand": ["Fear"]},
                {"spirit": "delight", "space": "VAL", "wp": 4, "essence": 1, "hand": ["Comfort"]},
                {"spirit": "malice", "space": "NET", "wp": 8, "hand": ["Hostility"]},
            ],
        }
    )


def lines(one: Drawn) -> list[str]:
    return [line["text"] for part in one["text"] for line in part["lines"]]


def test_text_mode_says_the_ring_as_it_lies(drawn: Any, late: Position[Any]) -> None:
    (own,) = drawn(_given(late, 0))
    said = "\n".join(lines(own))
    assert "Network of Thoughts: Bliss 0, Gloom 4. Gloom controls it." in said
    assert "NET.a: Bleakness, Gloom, Intensity 2, 2 of 2 Essence." in said
    assert "Intensity token: + 1." in said
    assert "Insecurity token: 1 less." in said
    assert "Empathy and Malice in the Network of Thoughts." in said
    assert "A Major Fortress of Gloom in the Willow of Values, new this turn" in said
    assert "A Minor Fortress of Bliss in the Cradle of Senses" in said
    assert "CRA.a: empty" in said
    assert "Turn 11: you, 2 Actions left" in said


def test_text_mode_says_every_fact_of_the_view(drawn: Any, late: Position[Any]) -> None:
    (own,) = drawn(_given(late, 0))
    said = "\n".join(lines(own))
    shown: Any = late.view(0)
    texts = Texts("cerebria")
    for name, slot in shown["slots"].items():
        assert f"\n{name}: " in said
        if slot:
            assert f"{slot['emotion']}, {texts.say('kind-' + slot['team'])}, Intensity" in said
    for sphere in shown["spheres"]:
        assert f"{sphere['name']} with {sphere['wp']} WP" in said
        assert texts.say(f"sphere-{slug(sphere['name'])}.bonus") in said
    for name, both in shown["standings"].items():
        if name in shown["common"]["row"]:
            assert f"{name}: Bliss {both['bliss']}, Gloom {both['gloom']}." in said
    for team in shown["teams"].values():
        assert f"{team['points']} points." in said
        assert f"{team['fragments']['minor']} Minor, {team['fragments']['major']} Major" in said
    for owner, seat in enumerate(shown["seats"]):
        title = next(
            part["title"] for part in own["text"] if slug(seat["spirit"]) in slug(part["title"])
        )
        assert owner == 0 or NAMED[owner] in title
        assert f"{seat['wp']} Willpower, {seat['essence']} Essence" in said
        assert f"{seat['top']} on top" in said
        for row in seat["rows"].values():
            for place in row[1:]:
                assert texts.say(f"upgrade-{place['name']}") in said
    for name in ("Courage", "Trust", "Comfort"):
        assert texts.say(f"card-{slug(name)}.power") in said
    assert "Kindness (2 of them)" in said
    assert f"Hidden Aspiration: {shown['teams']['bliss']['hidden']}." in said
    assert "Used this turn: Vibe token." in said


@pytest.mark.parametrize("narrow", [False, True])
def test_every_place_is_drawn_once(drawn: Any, late: Position[Any], narrow: bool) -> None:
    (one,) = drawn(_given(late, 0, narrow=narrow, **_asked(late, 0)))
    assert len(set(one["anchors"])) == len(one["anchors"])
    rows = ("move", "invoke", "quell", "fortify", "empower")
    wanted = {
        *(f"slot:{name}" for name in SLOTS),
        *(f"space:{name}" for name in SPACES),
        *(f"{what}:{name}" for what in ("realm", "fort") for name in REALMS),
        *(f"frontier:{name}" for name in FRONTIERS),
        *(f"sphere:{name}" for name in SPHERES),
        *(f"aspiration:{name}" for name in ("Awareness", "Liveliness", "Unity")),
        *(f"{what}:{seat}" for what in ("seat", "figure") for seat in range(4)),
        *(f"row:{seat}:{row}" for seat in range(4) for row in rows),
        *(f"ability:{name}" for name in ("absorb", "token", "rotate", "action")),
        *(
            f"{what}:{team}"
            for what in ("hidden", "wheel", "ambition")
            for team in ("bliss", "gloom")
        ),
        *("upgrade:0:quell:subdue", "upgrade:0:move:determination", "identity", "origin"),
        *("card:Courage", "card:Kindness", "card:Trust", "deck:0", "deck:2"),
    }
    assert wanted <= set(one["anchors"])
    options = _asked(late, 0)["options"]
    assert set().union(*(option["anchors"] for option in options)) <= set(one["anchors"])
    assert all(one["labels"])


def test_nothing_hidden_is_drawn(drawn: Any, late: Position[Any]) -> None:
    own, other, nobody = drawn(_given(late, 2), _given(late, 1), _given(late, None))
    views: Any = [late.view(seat) for seat in (0, 1)]
    hidden = {team: views[n]["teams"][team]["hidden"] for n, team in enumerate(("bliss", "gloom"))}
    for one, team in ((other, "bliss"), (nobody, "bliss"), (nobody, "gloom"), (own, "gloom")):
        everything = json.dumps([one["text"], one["words"], one["labels"], one["things"]])
        assert f"Hidden Aspiration: {hidden[team]}." not in everything
    for one in (other, nobody):
        assert not {"card:Courage", "card:Trust", "card:Kindness"} & set(one["anchors"])
        assert "Trust" not in json.dumps([one["text"], one["words"]])
    assert "Courage" in json.dumps(own["text"])
    assert "Fear" not in json.dumps([own["words"], own["labels"]])


def test_a_closer_look_has_the_whole_text(drawn: Any, late: Position[Any]) -> None:
    (one,) = drawn(_given(late, 0))
    texts = Texts("cerebria")
    assert texts.say("card-kindness.power") in one["things"]["slot:VAL.b"]
    assert texts.say("card-trust.power") in one["things"]["card:Trust"]
    assert texts.say("upgrade-subdue.text") in one["things"]["row:0:quell"]
    assert texts.say("spirit-malice.power") in one["things"]["seat:3"]
    assert texts.say("realm-net.action") in one["things"]["realm:NET"]
    assert texts.say("aspiration-unity.text") in one["things"]["aspiration:Unity"]
    assert all(one["things"][anchor] for anchor in one["anchors"])


def test_the_action_that_is_put_together_is_told(drawn: Any, late: Position[Any]) -> None:
    pos = late.copy()
    pos.answer("quell", 0)
    before = drawn(_given(pos, 0, **_asked(pos, 0)))[0]
    assert "Quell" in before["asked"]
    assert {"2 Willpower", "1 Ambition"} <= set(before["asked"])
    pos.answer("upgrade:subdue", 0)
    after = drawn(_given(pos, 0, **_asked(pos, 0)))[0]
    assert {"Quell", "Subdue", "4 Willpower", "1 Ambition"} <= set(after["asked"])
    assert drawn(_given(pos, 1))[0]["asked"] == []


def test_whole_games_can_be_drawn(drawn: Any) -> None:
    given = []
    tables: tuple[tuple[int, dict[str, str]], ...] = (
        (2, {"boards": "B"}),
        (3, {"team_boards": "B"}),
        (4, {"mode": "basic"}),
    )
    for seats, settings in tables:
        for n, pos in enumerate(positions(seats, seats, **settings)):
            if n % 17 == 0 or pos.outcome:
                viewer = (*range(seats), None)[n % (seats + 1)]
                waits = pos.outcome is None and viewer in pos.waiting
                asked = _asked(pos, viewer) if waits and viewer is not None else {}
                given.append(_given(pos, viewer, narrow=n % 2 == 0, readonly=n % 3 == 0, **asked))
    assert len(given) > 40
    for one in drawn(*given):
        assert len(set(one["anchors"])) == len(one["anchors"])
        assert one["status"]


def test_every_option_has_its_place(drawn: Any) -> None:
    """What an option is about is drawn, so that a click on it answers."""
    given, wanted = [], []
    for seed in (1, 2):
        for n, pos in enumerate(positions(4, seed)):
            if pos.outcome is None and n % 5 == 0:
                seat = pos.decisions[0].seats[0]
                asked = _asked(pos, seat)
                given.append(_given(pos, seat, **asked))
                wanted.append({anchor for o in asked["options"] for anchor in o["anchors"]})
    for one, anchors in zip(drawn(*given), wanted, strict=True):
        assert anchors <= set(one["anchors"])


def test_a_finished_game_shows_every_hand(drawn: Any, late: Position[Any]) -> None:
    views = [late.view(seat) for seat in range(4)]
    (one,) = drawn({**_given(late, None, readonly=True), "views": views})
    assert one["view"]["seat"] is None
    assert [len(seat["hand"]) for seat in one["view"]["seats"]] == [4, 1, 1, 1]
    assert all(one["view"]["teams"][team]["hidden"] for team in ("bliss", "gloom"))
    assert "Hostility" in json.dumps(one["text"])


def test_replays_mark_revelations_fragments_and_the_end(drawn: Any, late: Position[Any]) -> None:
    def event(kind: str, **args: object) -> dict[str, object]:
        return {"kind": kind, "rule": "CER-281", "args": args, "anchors": []}

    frames = [
        {"at": 3, "events": [event("absorbed", seat=0), event("revelation", sphere="Humility")]},
        {"at": 4, "events": [event("fragment", team="bliss", size=1)]},
        {"at": 9, "events": [event("game-over", winners=[0], reason="row")]},
    ]
    (one,) = drawn({**_given(late, 0), "frames": frames})
    assert [(mark["at"], mark["kind"]) for mark in one["marks"]] == [
        (3, "reveal"),
        (4, "domination"),
        (9, "end"),
    ]
