"""Answers: refused ones change nothing, of two that race one wins, and some can be taken back."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.people import House, Person


def pair(house: House, **wish: Any) -> tuple[Person, Person]:
    """Two people who have played their first cards; the first is to move."""
    ines = house.table("you", "open", **wish)
    tom = ines.bring("Tom", seat=1)
    ines.answer()
    tom.answer()
    return (ines, tom) if ines.block["decision"] else (tom, ines)


def test_first_cards_are_secret_until_both_are_in(house: House) -> None:
    ines = house.table("you", "open")
    tom = ines.bring("Tom", seat=1)
    ines.answer()
    assert tom.state()["history"][0][-1]["events"] == []
    assert tom.state()["table"]["waiting"] == [1]
    tom.answer()
    kinds = [event["kind"] for event in ines.state()["history"][0][-1]["events"]]
    assert "played" in kinds


def test_an_answer_is_told_to_everybody_as_they_may_know_it(house: House) -> None:
    first, second = pair(house)
    with first.listening() as mine, second.listening() as theirs:
        step = mine.next("state")["step"]
        theirs.next("state")
        number = first.question()["number"]
        mine.say(do="answer", ref=7, seat=first.seats[0], decision=number, key="draw")
        here, there = mine.next("step"), theirs.next("step")
        done = mine.next("done")
    assert here["step"] == there["step"] == step + 1 == done["step"]
    assert done["ref"] == 7
    drew, seen = here["blocks"][0]["events"][0], there["blocks"][0]["events"][0]
    assert drew["kind"] == seen["kind"] == "drew"
    assert "card" in drew["args"]
    assert "card" not in seen["args"]
    assert here["what"] == {"kind": "answer", "seat": first.seats[0], "by": first.person}


def test_refusals(house: House) -> None:
    first, second = pair(house)
    mine, theirs = first.seats[0], second.seats[0]
    number = first.question()["number"]
    cases: list[tuple[Person, dict[str, Any], str, int]] = [
        (first, {"seat": mine, "decision": number - 1, "key": "draw"}, "stale", 409),
        (first, {"seat": mine, "decision": number + 9, "key": "draw"}, "stale", 409),
        (second, {"seat": theirs, "decision": number, "key": "draw"}, "foreign", 403),
        (second, {"seat": mine, "decision": number, "key": "draw"}, "not-yours", 403),
        (first, {"seat": 9, "decision": number, "key": "draw"}, "not-yours", 403),
        (first, {"seat": mine, "decision": number, "key": "sing"}, "unknown-key", 422),
        (first, {"seat": mine, "decision": number, "key": ""}, "malformed", 422),
        (first, {"seat": mine, "decision": "1", "key": "draw"}, "malformed", 422),
        (first, {"seat": mine, "key": "draw"}, "malformed", 422),
    ]
    for who, fields, name, status in cases:
        problem = who.refused("answer", **fields)
        assert (problem["name"], problem["status"]) == (name, status), fields


def test_an_illegal_answer_names_the_rule(house: House) -> None:
    first, _ = pair(house)
    number, seat = first.question()["number"], first.seats[0]
    problem = first.refused("answer", seat=seat, decision=number, key="dominate:9")
    assert (problem["name"], problem["rule"]) == ("illegal", "INN-090")
    assert problem["decision"] == number


def test_an_answer_sent_twice_counts_once(house: House) -> None:
    first, _ = pair(house)
    fields = {"seat": first.seats[0], "decision": first.question()["number"], "key": "draw"}
    first.do("answer", **fields)
    assert first.refused("answer", **fields)["name"] == "repeated"
    assert first.refused("answer", **{**fields, "key": "done"})["name"] == "stale"


def test_of_two_answers_that_race_one_wins(house: House) -> None:
    first, _ = pair(house)
    step, number, seat = first.state()["step"], first.question()["number"], first.seats[0]
    keys = [option["key"] for option in first.question()["options"]]
    with ThreadPoolExecutor(8) as pool:
        tries = [
            pool.submit(first.try_to, "answer", seat=seat, decision=number, key=keys[n % len(keys)])
            for n in range(16)
        ]
    codes = sorted(attempt.result().status_code for attempt in tries)
    assert codes == [200] + [409] * 15
    assert first.state()["step"] == step + 1


def test_a_free_undo_needs_nobody(house: House) -> None:
    ines = house.table("you", "open")
    tom = ines.bring("Tom", seat=1)
    before = ines.question()
    ines.answer()
    assert ines.block["undo"]["grant"] == "free"
    assert ines.do("undo", seat=0) == {"taken": True}
    after = ines.question()
    assert after["options"] == before["options"]
    assert after["number"] > before["number"], "no number ever comes back"
    key = before["options"][0]["key"]
    stale = ines.refused("answer", seat=0, decision=before["number"], key=key)
    assert stale["name"] in ("stale", "repeated")
    assert tom.state()["step"] == 3


def test_what_was_shown_is_taken_back_only_with_consent(house: House) -> None:
    first, second = pair(house)
    seat, view = first.seats[0], first.block["view"]
    number = first.question()["number"]
    first.do("answer", seat=seat, decision=number, key="draw")
    assert first.block["undo"]["grant"] == "consent"
    assert first.do("undo", seat=seat) == {"taken": False}
    motion = second.state()["table"]["motion"]
    assert (motion["kind"], motion["seat"]) == ("takeback", seat)
    assert first.refused("agree")["name"] == "not-allowed"
    second.do("agree")
    assert first.block["view"] == view
    assert first.question()["number"] > number


def test_an_answer_ends_the_asking(house: House) -> None:
    first, second = pair(house)
    seat, number = first.seats[0], first.question()["number"]
    first.do("answer", seat=seat, decision=number, key="draw")
    first.do("undo", seat=seat)
    asked = first if first.block["decision"] else second
    asked.answer()
    assert second.refused("agree")["name"] == "no-motion"


@pytest.mark.parametrize(
    ("options", "taken"),
    [({}, True), ({"bots_accept": False}, False), ({"takeback": "never"}, False)],
)
def test_whether_bots_accept_is_the_tables_word(
    house: House, options: dict[str, Any], taken: bool
) -> None:
    ines = house.table("you", "bot:novice", options=options)
    for _ in range(2000):
        block = ines.block
        if block["decision"] and block["undo"]["grant"] == "consent":
            break
        if block["decision"]:
            keys = [option["key"] for option in block["decision"]["options"]]
            key = "draw" if "draw" in keys else keys[0]
            ines.do("answer", seat=0, decision=block["decision"]["number"], key=key)
    if taken:
        assert ines.do("undo", seat=0) == {"taken": True}
    else:
        assert ines.refused("undo", seat=0)["name"] == "not-allowed"


def test_nothing_to_undo(house: House) -> None:
    ines = house.table("you", "open")
    assert ines.refused("undo", seat=0)["name"] == "nothing-to-undo"


def test_previews_and_hints_on_request(house: House) -> None:
    first, second = pair(house)
    decision, seat = first.question(), first.seats[0]
    fields = {"seat": seat, "decision": decision["number"]}
    previews = first.do("previews", **fields)["previews"]
    assert list(previews) == [option["key"] for option in decision["options"]]
    assert previews["draw"][0]["key"] == "drew"
    hint = first.do("hint", **fields)
    assert {ranked["key"] for ranked in hint["ranked"]} <= set(previews)
    assert 0 <= hint["value"] <= 1
    assert second.refused("hint", **fields)["name"] == "not-yours"
    assert second.refused("hint", **{**fields, "seat": second.seats[0]})["name"] == "foreign"


def test_the_socket_refuses_as_post_does(house: House) -> None:
    first, _ = pair(house)
    with first.listening() as ear:
        ear.next("state")
        ear.say(do="answer", ref=3, seat=first.seats[0], decision=0, key="draw")
        refused = ear.next("refused")
        assert (refused["ref"], refused["problem"]["type"]) == (3, "/problems/stale")
        for text in ("", "[", "[1]", '{"do": "fly"}', '{"do": "answer", "ref": 4}', '"x"'):
            ear.socket.send_text(text)
            assert ear.next("refused")["problem"]["type"] == "/problems/malformed"
        ear.socket.send_bytes(b"\x00")
        assert ear.next("refused")["problem"]["type"] == "/problems/malformed"
        ear.say(do="state", ref=5)
        assert ear.next("state")["step"] == first.state()["step"]


@pytest.mark.parametrize("hello", ["", "{}", '{"do": "hello", "token": "x"}', '{"do": "state"}'])
def test_who_does_not_say_hello_hears_nothing(house: House, hello: str) -> None:
    ines = house.table("you", "open", options={"watch": "nobody"})
    with house.websocket_connect(f"/api/tables/{ines.code}/socket") as socket:
        socket.send_text(hello)
        assert json.loads(socket.receive_text())["type"] == "refused"
        assert socket.receive()["type"] == "websocket.close"


def test_a_page_of_another_site_does_not_get_in(house: House) -> None:
    ines = house.table("you", "open")
    path, headers = f"/api/tables/{ines.code}/socket", {"Origin": "http://elsewhere.example"}
    with house.websocket_connect(path, headers=headers) as socket:
        assert json.loads(socket.receive_text())["problem"]["type"] == "/problems/not-allowed"


def test_whole_games_end_and_can_be_replayed(house: House) -> None:
    ines = house.table("you", "bot:novice")
    with ines.listening() as ear:
        message = ear.next("state", "step")
        while message["table"]["status"] == "playing":
            block = message["blocks"][0]
            if block["decision"]:
                options = [option["key"] for option in block["decision"]["options"]]
                key = next((k for k in options if k.startswith("dominate")), options[-1])
                ear.say(do="answer", seat=0, decision=block["decision"]["number"], key=key)
            message = ear.next("state", "step")
    assert message["table"]["status"] == "over"
    assert message["table"]["outcome"]["rule"].startswith("INN-")
    path = f"/api/tables/{ines.code}/replay"
    whole = house.ok("GET", path, params={"seat": "all", "count": 60}, headers=ines.bearer)
    assert len(whole["frames"]) == min(60, whole["answers"] + 1)
    assert all("hand" in view["seats"][n] for n, view in enumerate(whole["frames"][3]["views"]))
