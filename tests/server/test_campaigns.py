"""Campaigns at tables: sessions one after another, with other people; the whole as a text, taken to
another server; what is broken, given up or not over.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.campaigns import Campaign
from boardwright.core.randomness import Dice
from boardwright.server import driving
from boardwright.server.tables import Table
from tests.server.people import House, Person, open_house

GAME = "etherfields"


@pytest.fixture
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think for ever, so that nothing moves by itself."""
    monkeypatch.setattr(driving, "due", lambda table: None)


def played(sessions: int, seats: int = 2, last: int | None = None) -> Campaign:
    """So many sessions at random, each to its save; the last one only so many answers long."""
    dice, campaign = Dice("campaign"), bw.game(GAME).campaign()
    for seed in range(sessions):
        pos = campaign.begin(seats, seed, {})
        count = 0
        while not pos.over and (last is None or seed < sessions - 1 or count < last):
            decision = dice.pick(pos.decisions)
            pos.answer(dice.pick(decision.options), decision.seats[0])
            count += 1
        campaign.take(pos, seed)
    assert not campaign.over
    return campaign


ONE_SESSION = played(1).to_text()
"""One that was saved."""


def take_in(house: House, text: str, status: int = 201, **more: Any) -> Any:
    return house.ok("POST", "/api/records", status, json={"record": text, **more})


def go_on(house: House, after: str, *kinds: str, status: int = 201, **wish: Any) -> Any:
    """Wish for the table after this one."""
    headers = wish.pop("headers", {})
    seats = [{"kind": kind} for kind in kinds]
    body = {"game": GAME, "name": "Ines", "seats": seats, "after": after, **wish}
    return house.ok("POST", "/api/tables", status, json=body, headers=headers)


def session(house: House, *kinds: str, **wish: Any) -> Person:
    """The second session of a campaign that came from elsewhere."""
    code = take_in(house, ONE_SESSION)["table"]
    return Person(house, go_on(house, code, *kinds, **wish), "Ines")


def play_to_the_end(person: Person, seed: int = 1) -> Any:
    """At random, by somebody who holds all seats; whoever may save does."""
    dice, table = Dice("table", seed), live(person)
    while table.status == "playing":
        decision = dice.pick(table.course.pos.decisions)
        keys = table.game.actions.keys(decision.options)
        key = "save" if "save" in keys else dice.pick(keys)
        number = decision.number + table.course.shift
        person.do("answer", seat=decision.seats[0], decision=number, key=key)
    return person.state()["table"]


def live(person: Person) -> Table:
    """Their table, from inside."""
    return next(table for table in person.house.hall.live() if table.id == person.code)


def text_of(person: Person) -> str:
    path = f"/api/tables/{person.code}/campaign"
    response = person.house.get(path, headers=person.bearer)
    assert response.status_code == 200, response.text
    assert response.headers["content-type"].startswith("text/plain")
    return str(response.text)


def dreamers(person: Person) -> list[str]:
    return [seat["dreamer"]["id"] for seat in person.block["view"]["seats"]]


def come_over(person: Person, code: str) -> Person:
    """The same person at the table after this one."""
    body = {"name": person.name, "token": person.token}
    joined = person.house.ok("POST", f"/api/tables/{code}/join", json=body)
    return Person(person.house, joined, person.name)


# From session to session


def test_a_campaign_from_its_first_session(tmp_path: Path, no_bots: None) -> None:
    """ETH-585: saved, and played on by the same people with the same Dreamers."""
    with open_house(tmp_path, fixed_random=5) as house:
        ines = house.table("you", "you", game=GAME)
        assert ines.state()["table"]["campaign"] == "playing"
        first = play_to_the_end(ines)
        assert (first["campaign"], first["outcome"]["reason"]) == ("next", "saved")
        before = dreamers(ines)
        again = come_over(ines, ines.do("rematch")["table"])
        assert again.seats == [0, 1]
        assert dreamers(again) == before
        assert again.block["view"]["session"] == 2
        second = play_to_the_end(again)
        assert second["campaign"] == "next"
        text = text_of(again)
        assert text.startswith(text_of(ines).rstrip("\n"))
        campaign = bw.game(GAME).read_campaign(text)
        assert [each.outcome is not None for each in campaign.sessions] == [True, True]


def test_people_come_and_leave_between_sessions(house: House, no_bots: None) -> None:
    """ETH-594 to ETH-598: the next session is a new table, for others and for more of them."""
    ines = session(house, "you", "open")
    tom = ines.bring("Tom", seat=1)
    tom.do("stand-in", seat=1, level="novice")
    tom.do("free", seat=1)
    ines.do("take", seat=1)
    before = dreamers(ines)
    play_to_the_end(ines)
    house.ok("POST", "/api/tables", 401, json=wish_after(ines.code, "you"))
    refused = house.post("/api/tables", json=wish_after(ines.code, "you"), headers=tom.bearer)
    assert refused.status_code == 403
    seats = ("you", "open", "bot")
    joined = go_on(house, ines.code, *seats, headers=ines.bearer)
    third = Person(house, joined, "Ines")
    assert third.person == ines.person
    assert third.seats == [0]
    assert ines.state()["table"]["next"] == third.code
    assert dreamers(third)[:2] == before
    assert third.block["view"]["session"] == 3
    over = come_over(tom, third.code)
    assert over.seats == []
    over.do("take", seat=1)
    assert over.seats == [1]
    refused = house.post("/api/tables", json=wish_after(ines.code, "you"), headers=ines.bearer)
    assert refused.status_code == 403, "it goes on already"


def wish_after(code: str, *kinds: str, **more: Any) -> Any:
    return {
        "game": GAME,
        "name": "Somebody",
        "seats": [{"kind": kind} for kind in kinds],
        "after": code,
        **more,
    }


def test_one_may_wish_for_a_dreamer(house: House, no_bots: None) -> None:
    ids = list(house.ok("GET", f"/api/games/{GAME}/content")["dreamers"])
    ines = session(house, "you", "you", settings={"dreamer.0": ids[3], "dreamer.1": ids[2]})
    assert dreamers(ines) == [ids[3], ids[2]]
    code = take_in(house, ONE_SESSION)["table"]
    for settings in ({"dreamer.0": ids[0], "dreamer.1": ids[0]}, {"start": "d1"}, {"x": "y"}):
        problem = go_on(house, code, "you", "you", status=422, settings=settings)
        assert problem["type"] == "/problems/bad-setup"
    assert go_on(house, code, "you", status=422, game="innovation")["type"].endswith("bad-setup")


def test_a_token_of_the_table_before_makes_nobody_another_person(
    house: House, no_bots: None
) -> None:
    """Numbers of people are those of one table: whoever opens the next keeps theirs."""
    ines = house.table("you", "person", game=GAME)
    tom = ines.bring("Tom", invite=ines.invite(1))
    finish(ines)
    joined = go_on(house, ines.code, "you", "open", headers=tom.bearer, name="Tom")
    assert (joined["person"], joined["seats"]) == (tom.person, [0])
    came = come_over(ines, joined["table"])
    assert (came.person == tom.person, came.seats) == (False, [])
    assert come_over(tom, joined["table"]).seats == [0]


def finish(person: Person) -> None:
    """End the session of a live table as a save does, without playing it."""
    table = live(person)
    end = bw.game(GAME).read_campaign(ONE_SESSION).sessions[-1]
    table.course.pos = bw.replay(end.record)
    assert end.outcome is not None
    table.status, table.outcome = "over", end.outcome.to_json()


# Given up, and taken in unfinished


def test_a_session_that_was_given_up_is_played_once_more(house: House, no_bots: None) -> None:
    """From the last save: what was good stays playable."""
    ines = session(house, "you", "you")
    for _ in range(5):
        ines.answer()
    ines.do("abandon")
    assert ines.state()["table"]["campaign"] == "again"
    again = come_over(ines, ines.do("rematch")["table"])
    assert again.block["view"]["session"] == 2
    again.do("abandon")
    third = come_over(again, again.do("rematch")["table"])
    play_to_the_end(third)
    sessions = bw.game(GAME).read_campaign(text_of(third)).sessions
    assert len(sessions) == 2, "those that were given up are none of it"


def test_a_first_session_that_was_given_up_begins_anew(house: House, no_bots: None) -> None:
    ines = house.table("you", game=GAME)
    ines.answer()
    ines.do("abandon")
    again = come_over(ines, ines.do("rematch")["table"])
    assert again.block["view"]["session"] == 1
    assert live(again).row.seed != live(ines).row.seed


@pytest.mark.parametrize("answers", [0, 7])
def test_a_session_goes_on_elsewhere_exactly_where_it_stopped(
    tmp_path: Path, no_bots: None, answers: int
) -> None:
    """ETH-592: given up here, taken in there; what follows is still one campaign."""
    with open_house(tmp_path / "here") as here:
        ines = session(here, "you", "you")
        for _ in range(answers):
            ines.answer()
        view, question = ines.block["view"], ines.block["decision"]
        ines.do("abandon")
        text = text_of(ines)
    with open_house(tmp_path / "there") as there:
        code = take_in(there, text)["table"]
        assert there.ok("GET", f"/api/tables/{code}")["campaign"] == "resume"
        problem = go_on(there, code, "you", status=422)
        assert "2 players" in problem["detail"]
        again = Person(there, go_on(there, code, "you", "you"), "Ines")
        assert again.block["view"] == view
        if question is not None:
            assert again.block["decision"]["options"] == question["options"]
        play_to_the_end(again)
        campaign = bw.game(GAME).read_campaign(text_of(again))
        assert [each.outcome is not None for each in campaign.sessions] == [True, True]


# The text


def test_a_campaign_comes_back_as_it_went(house: House) -> None:
    for text in (ONE_SESSION, played(3).to_text(), played(2, last=9).to_text()):
        code = take_in(house, text)["table"]
        assert house.get(f"/api/tables/{code}/campaign").text == text


def test_the_luck_of_a_session_is_told_once_it_is_over(house: House, no_bots: None) -> None:
    ines = house.table("you", game=GAME)
    path = f"/api/tables/{ines.code}/campaign"
    assert house.ok("GET", path, 409, headers=ines.bearer)["type"] == "/problems/not-over"
    second = session(house, "you", "you")
    assert text_of(second) == ONE_SESSION
    assert str(live(second).row.seed) not in text_of(second)


def test_what_is_good_of_a_broken_campaign_can_be_played_on(house: House, no_bots: None) -> None:
    text = played(2).to_text()
    lines = text.split("\n")
    second = [n for n, line in enumerate(lines) if line.startswith("session:")][1]
    at = next(n for n in range(second, len(lines)) if lines[n].startswith("0 "))
    lines[at] = "0 done" if lines[at] != "0 done" else "0 no"
    broken = "\n".join(lines)
    problem = take_in(house, broken, 422)
    assert problem["type"] == "/problems/bad-record"
    assert problem["detail"] == "session 2: it was changed, or one before it was"
    assert problem["args"] == {"session": 2, "kept": 1}
    code = take_in(house, broken, good=True)["table"]
    ines = Person(house, go_on(house, code, "you", "you"), "Ines")
    assert ines.block["view"]["session"] == 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('game: "etherfields"', 'game: "chess"'),
        ('game: "etherfields"', "game: {"),
        ('game: "etherfields"', 'game: "innovation"'),
        ("boardwright campaign 1", "boardwright campaign 2"),
        ("rules: ", "rules: 7"),
    ],
)
def test_a_campaign_with_another_head_is_refused(house: House, old: str, new: str) -> None:
    for good in (False, True):
        problem = take_in(house, ONE_SESSION.replace(old, new, 1), 422, good=good)
        assert problem["type"] == "/problems/bad-record"
    head = ONE_SESSION.split("\n\n")[0] + "\n\n"
    assert "no session" in take_in(house, head, 422)["detail"]


def test_a_game_without_campaigns_has_none(house: House) -> None:
    ines = house.table("you", "you")
    assert ines.state()["table"]["campaign"] is None
    path = f"/api/tables/{ines.code}/campaign"
    assert house.ok("GET", path, 409, headers=ines.bearer)["type"] == "/problems/no-campaign"
    ines.do("abandon")
    wish = {**wish_after(ines.code, "you", "you"), "game": "innovation"}
    refused = house.post("/api/tables", json=wish, headers=ines.bearer)
    assert refused.status_code == 422


def test_a_single_dream_is_no_campaign(house: House, no_bots: None) -> None:
    """ETH-079."""
    ines = house.table("you", game=GAME, settings={"start": "d1"})
    assert ines.state()["table"]["campaign"] is None


def test_a_table_goes_on_after_the_server_was_stopped(tmp_path: Path, no_bots: None) -> None:
    with open_house(tmp_path) as house:
        ines = session(house, "you", "you")
        for _ in range(4):
            ines.answer()
        block = ines.block
    with open_house(tmp_path) as house:
        ines.house = house
        assert {**ines.block, "events": []} == {**block, "events": []}
        play_to_the_end(ines)
        code = ines.do("rematch")["table"]
    with open_house(tmp_path) as house:
        ines.house = house
        third = come_over(ines, code)
        assert third.block["view"]["session"] == 3
        play_to_the_end(third)
        assert len(bw.game(GAME).read_campaign(text_of(third)).sessions) == 3
