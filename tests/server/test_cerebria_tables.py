"""Tables of Cerebria: teams, one person for both seats of a team, settings that only a team may
know, takebacks within an Action, records and new rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core import registry
from boardwright.core.randomness import Dice
from boardwright.server import driving
from tests.server.people import House, Person, give_up, open_house
from tests.server.test_rules_change import follow
from tests.server.worlds import built_deck

RECORDS = Path(__file__).parents[1] / "records"
BASIC = {"mode": "basic"}
DECKS = {f"deck.{seat}": built_deck(seat % 2, Dice("tables", seat)) for seat in range(4)}


@pytest.fixture
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think for ever, so that nothing moves by itself."""
    monkeypatch.setattr(driving, "due", lambda table: None)


def table(house: House, *seats: str, **wish: Any) -> Person:
    return house.table(*seats, game="cerebria", **wish)


def asked(*people: Person) -> tuple[Person, int]:
    """Who is asked, and for which seat."""
    for person in people:
        for block in person.state()["blocks"]:
            if block["decision"]:
                return person, block["seat"]
    raise AssertionError("nobody is asked")


# Who sits where


def test_two_people_and_two_bots(house: House) -> None:
    ines = table(house, "you", "person", "bot:novice", "bot:novice", settings=BASIC)
    tom = ines.bring("Tom", invite=ines.invite(1))
    assert ines.state()["table"]["teams"] == [[0, 2], [1, 3]]
    mine, theirs = ines.block["view"], tom.block["view"]
    assert ["hand" in seat for seat in mine["seats"]] == [True, False, True, False]
    assert ["hand" in seat for seat in theirs["seats"]] == [False, True, False, True]
    assert mine["teams"]["bliss"]["hidden"] is not None
    assert mine["teams"]["gloom"]["hidden"] is None


def test_one_person_holds_both_seats_of_a_team(house: House, no_bots: None) -> None:
    ines = table(house, "you", "bot:novice", "you", "bot:novice", settings=BASIC)
    state = ines.state()
    assert state["you"]["seats"] == [0, 2]
    one, other = (block["view"] for block in state["blocks"])
    assert {**one, "seat": None} == {**other, "seat": None}


def test_a_bot_stands_in_for_a_team_mate(house: House, no_bots: None) -> None:
    ines = table(house, "you", "person", "you", "person", settings=BASIC)
    ines.do("stand-in", seat=2, level="novice")
    seat = ines.state()["table"]["seats"][2]
    assert (seat["person"], seat["level"]) == (ines.person, "novice")
    ines.do("back", seat=2)
    assert ines.state()["table"]["seats"][2]["level"] is None


# A setting that only a team may know (CER-445)


def everything(person: Person | None, house: House, code: str) -> str:
    """All that somebody with this token, or without one, can ask for."""
    headers = {} if person is None else person.bearer
    looks = ["", "/state", "/replay", "/replay?seat=none", "/replay?seat=0", "/replay?seat=1"]
    texts = [house.get(f"/api/tables/{code}{look}", headers=headers).text for look in looks]
    texts += [house.get(f"/api/tables/{code}/record", headers=headers).text]
    texts += [house.get("/api/tables", headers=headers).text]
    if person is not None:
        question = next((b["decision"] for b in person.state()["blocks"] if b["decision"]), None)
        seat, number = person.seats[0], question["number"] if question else 0
        for do in ("previews", "hint", "links", "rematch"):
            texts.append(person.try_to(do, seat=seat, decision=number).text)
        texts.append(person.try_to("answer", seat=seat, decision=number, key="Trust").text)
    return "\n".join(texts)


def told(text: str) -> list[str]:
    """The decks that are told as they were written, in any of the texts."""
    return [name for name, deck in DECKS.items() if deck in text]


def test_the_list_of_a_deck_is_told_to_nobody_while_it_is_played(house: House) -> None:
    options = {"watch": "everybody"}
    ines = table(house, "you", "person", "you", "person", settings=DECKS, options=options)
    tom = ines.bring("Tom", invite=ines.invite(1))
    ines.bring("Tom", invite=ines.invite(3), token=tom.token)
    with tom.listening() as ear:
        heard = [ear.next("state")]
        person, _ = asked(ines, tom)
        person.answer()
        heard.append(ear.next("step"))
    assert told(str(heard)) == []
    for somebody in (tom, ines, None):
        assert told(everything(somebody, house, ines.code)) == []
    for person, own in ((ines, (0, 2)), (tom, (1, 3))):
        seats = person.block["view"]["seats"]
        assert [n for n, seat in enumerate(seats) if "list" in seat] == list(own)
    assert give_up_together(ines, tom)
    assert told(everything(tom, house, ines.code)) == list(DECKS), "the secrets are out"


def give_up_together(ines: Person, tom: Person) -> bool:
    ines.do("abandon")
    tom.do("agree")
    return bool(ines.state()["table"]["status"] == "abandoned")


def test_a_rematch_keeps_settings_and_their_secrets(house: House, no_bots: None) -> None:
    settings = {**DECKS, "boards": "B", "spirit.0": "love"}
    ines = table(house, "you", "you", "bot", "bot", settings=settings)
    give_up(ines)
    again = follow(ines, ines.do("rematch")["table"])
    found = again.state()["table"]["settings"]
    assert (found["boards"], found["spirit.0"]) == ("B", "love")
    assert {found[name] for name in DECKS} == {"secret"}
    for owner, seat in enumerate(again.state()["blocks"]):
        cards = seat["view"]["seats"][owner]["list"]
        assert sorted(cards) == sorted(DECKS[f"deck.{owner}"].split(", "))
    assert told(everything(again, house, again.code)) == []


def test_a_branch_of_a_record_hides_what_its_players_hid(house: House, no_bots: None) -> None:
    ines = table(house, "you", "you", "you", "you", settings=DECKS)
    for _ in range(6):
        ines.answer()
    record = give_up(ines)
    code = house.ok("POST", "/api/records", 201, json={"record": record})["table"]
    assert told(house.get(f"/api/tables/{code}").text) == list(DECKS)
    wish = {"at": 4, "seat": 1, "name": "Tom"}
    joined = house.ok("POST", f"/api/tables/{code}/branch", 201, json=wish)
    tom = Person(house, joined, "Tom")
    assert told(everything(tom, house, tom.code)) == []
    assert [n for n, seat in enumerate(tom.block["view"]["seats"]) if "list" in seat] == [1, 3]


@pytest.mark.parametrize("wrong", ["Joy, Trust", DECKS["deck.1"], "a" * 5000])
def test_a_deck_that_is_none_is_refused(house: House, wrong: str) -> None:
    wish = {"game": "cerebria", "name": "Ines", "seats": [{"kind": "you"}, {"kind": "open"}]}
    answer = house.post("/api/tables", json={**wish, "settings": {"deck.0": wrong}})
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"


# Takebacks


def test_an_action_is_taken_back_answer_by_answer(house: House) -> None:
    """Free while nothing was shown; when it was, the other team has to agree, not the own."""
    ines = table(house, "you", "person", settings=BASIC)
    tom = ines.bring("Tom", invite=ines.invite(1))
    person, seat = asked(ines, tom)
    other = tom if person is ines else ines
    before = person.question(seat)
    keys = [option["key"] for option in before["options"]]
    person.do("answer", seat=seat, decision=before["number"], key="move")
    assert person.question(seat)["prompt"]["key"] == "build-move"
    assert person.block["undo"]["grant"] == "free"
    assert person.do("undo", seat=seat) == {"taken": True}
    assert [option["key"] for option in person.question(seat)["options"]] == keys
    draw = next(key for key in keys if key in ("realm:CRA", "done"))
    person.do("answer", seat=seat, decision=person.question(seat)["number"], key=draw)
    while person.block["undo"]["grant"] == "free":
        person.answer(-1, seat)
    assert person.do("undo", seat=seat) == {"taken": False}
    assert other.state()["table"]["motion"]["wanted"] == [other.person]
    other.do("agree")
    assert person.state()["table"]["motion"] is None


# Records and rules


def test_a_record_is_taken_in_replayed_and_played_on(house: House, no_bots: None) -> None:
    text = (RECORDS / "cerebria-v1-four-randoms.record").read_text()
    code = house.ok("POST", "/api/records", 201, json={"record": text})["table"]
    end = bw.replay(text)
    assert end.outcome is not None
    count = len(end.answers())
    path = f"/api/tables/{code}/replay?seat=all&from={count}&count=1"
    (frame,) = house.ok("GET", path)["frames"]
    assert [view["seat"] for view in frame["views"]] == [0, 1, 2, 3]
    points = [frame["views"][0]["teams"][team]["points"] for team in ("bliss", "gloom")]
    assert points == list(end.outcome.scores[:2])
    wish = {"at": count - 30, "seat": 2, "name": "Ines"}
    joined = house.ok("POST", f"/api/tables/{code}/branch", 201, json=wish)
    ines = Person(house, joined, "Ines")
    assert ines.seats == [2]
    assert ines.state()["table"]["status"] == "playing"


def test_a_record_with_cards_of_its_own_is_refused(house: House) -> None:
    """It would go on without them: a table keeps no content."""
    zeal: dict[str, Any] = {"name": "Zeal", "team": "bliss", "kind": "mild", "vibe": "red"}
    zeal["intensity"] = [1, 2]
    game = bw.game("cerebria").with_content({"emotion": [zeal]})
    text = game.new(2, 1, {"deck.0": "drawn"}).record()
    answer = house.ok("POST", "/api/records", 422, json={"record": text})
    assert answer["type"] == "/problems/bad-record"


def test_a_table_under_old_rules_is_renewed(
    tmp_path: Path, no_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path, snapshot_every=2) as house:
        ines = table(house, "you", "you", "you", "you", settings=DECKS)
        for _ in range(8):
            ines.answer()
        before = ines.state()["blocks"]
    game = registry.game("cerebria")
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    with open_house(tmp_path) as house:
        ines.house = house
        assert ines.state()["table"]["status"] == "outdated"
        assert told(everything(ines, house, ines.code)) == []
        again = follow(ines, ines.do("renew")["table"])
        assert [b["view"] for b in again.state()["blocks"]] == [b["view"] for b in before]
        assert told(everything(again, house, again.code)) == []
