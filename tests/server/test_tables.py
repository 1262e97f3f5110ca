"""Tables: made, joined, left, watched; who may do what there."""

from __future__ import annotations

import re

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.people import House, Person


def test_a_table_against_a_bot(house: House) -> None:
    ines = house.table("you", "bot:novice")
    assert re.fullmatch("[2-9A-Z]{6}", ines.code)
    state = ines.state()
    assert state["you"] == {"person": 0, "name": "Ines", "seats": [0], "host": True}
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "bot"]
    assert [block["seat"] for block in state["blocks"]] == [0]
    assert ines.question()["options"]


def test_a_friend_comes_by_the_seat_link(house: House) -> None:
    ines = house.table("you", "person")
    assert ines.state()["table"]["seats"][1]["kind"] == "reserved"
    link = ines.joined["links"][0]
    tom = ines.bring("Tom", invite=link["invite"])
    assert tom.joined["seats"] == [1]
    assert ines.state()["table"]["seats"][1]["name"] == "Tom"
    phone = ines.bring("Tom again", invite=link["invite"])
    assert phone.token == tom.token, "the link is the key to the seat, on every device"


def test_a_reserved_seat_is_not_for_those_who_have_the_code_alone(house: House) -> None:
    ines = house.table("you", "person")
    path = f"/api/tables/{ines.code}/join"
    problem = house.ok("POST", path, 409, json={"name": "Eve", "seat": 1})
    assert problem["type"] == "/problems/seat-not-free"


def test_anybody_with_the_code_takes_an_open_seat_once(house: House) -> None:
    ines = house.table("you", "open")
    tom = ines.bring("Tom", seat=1)
    assert tom.seats == [1]
    path = f"/api/tables/{ines.code.lower()}/join"
    problem = house.ok("POST", path, 409, json={"name": "Eve", "seat": 1})
    assert problem["type"] == "/problems/seat-taken"


def test_a_person_takes_over_from_a_bot_and_frees_the_seat(house: House) -> None:
    ines = house.table("you", "bot:novice")
    tom = ines.bring("Tom", seat=1)
    assert tom.seats == [1]
    tom.do("free", seat=1)
    assert tom.seats == []
    assert ines.state()["table"]["seats"][1]["kind"] == "open"
    tom.do("take", seat=1)
    assert tom.seats == [1]


def test_a_link_is_void_when_a_new_one_is_made(house: House) -> None:
    ines = house.table("you", "person")
    old = ines.invite(1)
    new = ines.do("link", seat=1)["invite"]
    path = f"/api/tables/{ines.code}/join"
    problem = house.ok("POST", path, 401, json={"name": "Tom", "invite": old})
    assert problem["type"] == "/problems/bad-token"
    assert ines.bring("Tom", invite=new).seats == [1]


def test_a_key_is_void_when_a_new_one_is_made(house: House) -> None:
    ines = house.table("you", "bot:novice")
    old = ines.bearer
    ines.token = ines.do("renew-key")["token"]
    assert ines.seats == [0]
    house.ok("GET", f"/api/tables/{ines.code}/state", 401, headers=old)


def test_sockets_of_a_key_end_with_it(house: House) -> None:
    ines = house.table("you", "bot:novice")
    with ines.listening() as here, ines.listening() as elsewhere:
        elsewhere.next("state")
        here.say(do="renew-key", ref=1)
        ines.token = here.next("done")["result"]["token"]
        ines.do("chat", text="Who is still here?")
        assert here.next("chat")
        with pytest.raises(WebSocketDisconnect):
            elsewhere.next("chat")
        ines.token = ines.do("renew-key")["token"]
        ines.do("chat", text="And now?")
        with pytest.raises(WebSocketDisconnect):
            here.next("chat")


def test_a_strangers_key_is_refused(house: House) -> None:
    ines, other = house.table("you", "bot:novice"), house.table("you", "bot:novice")
    for token in (other.token, ines.token[:-1] + "A", "nonsense", ines.token + "x"):
        if token == ines.token:
            continue
        bearer = {"Authorization": f"Bearer {token}"}
        problem = house.ok("GET", f"/api/tables/{ines.code}/state", 401, headers=bearer)
        assert problem["type"] == "/problems/bad-token"


def test_one_person_holds_several_seats(house: House) -> None:
    wish = [{"kind": "you", "name": name} for name in ("Ann", "Bob", "Cy")]
    joined = house.ok(
        "POST", "/api/tables", 201, json={"game": "innovation", "name": "Ann", "seats": wish}
    )
    ann = Person(house, joined, "Ann")
    state = ann.state()
    assert state["you"]["seats"] == [0, 1, 2]
    assert [block["seat"] for block in state["blocks"]] == [0, 1, 2]
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ann", "Bob", "Cy"]
    for seat in range(3):
        ann.answer(seat=seat)
    assert ann.state()["step"] == 3


def test_somebody_gone_is_replaced_by_a_bot_and_comes_back(house: House) -> None:
    ines = house.table("you", "open")
    tom = ines.bring("Tom", seat=1)
    with tom.listening() as ear:
        ear.next("state")
        problem = ines.refused("stand-in", seat=1, level="novice")
        assert problem["name"] == "not-allowed", "they are still here"
    ines.do("stand-in", seat=1, level="novice")
    seat = ines.state()["table"]["seats"][1]
    assert (seat["kind"], seat["level"]) == ("person", "novice")
    decision = tom.block["decision"]
    if decision:
        key = decision["options"][0]["key"]
        refused = tom.refused("answer", seat=1, decision=decision["number"], key=key)
        assert refused["name"] == "not-allowed"
    tom.do("back", seat=1)
    assert ines.state()["table"]["seats"][1]["level"] is None


def test_a_stranger_does_not_send_bots(house: House) -> None:
    ines = house.table("you", "open")
    eve = ines.bring("Eve", watch=True)
    assert eve.refused("stand-in", seat=1, level="novice")["name"] == "not-allowed"
    assert eve.refused("free", seat=0)["name"] == "not-yours"
    assert eve.refused("link", seat=1)["name"] == "not-allowed"
    assert eve.refused("abandon")["name"] == "not-allowed"


@pytest.mark.parametrize(("watch", "status"), [("everybody", 200), ("code", 200), ("nobody", 401)])
def test_who_may_watch(house: House, watch: str, status: int) -> None:
    ines = house.table("you", "bot:novice", options={"watch": watch}, title=f"seen by {watch}")
    state = house.ok("GET", f"/api/tables/{ines.code}/state", status)
    listed = [table["title"] for table in house.ok("GET", "/api/tables")]
    assert (f"seen by {watch}" in listed) == (watch == "everybody")
    with house.websocket_connect(f"/api/tables/{ines.code}/socket") as socket:
        socket.send_text('{"do": "hello"}')
        first = socket.receive_json()
    assert first["type"] == ("state" if status == 200 else "refused")
    if status != 200:
        problem = house.ok("GET", f"/api/tables/{ines.code}/stream", status)
        assert problem == first["problem"] == state
    else:
        assert state["you"]["person"] is None
        assert [block["seat"] for block in state["blocks"]] == [None]
        assert "hand" not in state["blocks"][0]["view"]["seats"][0]
        assert state["blocks"][0]["decision"] is None


def test_my_tables_by_their_keys(house: House) -> None:
    ines, other = house.table("you", "bot:novice", title="A"), house.table("you", "open", title="B")
    found = house.ok("POST", "/api/mine", json={"tokens": [other.token, "nonsense", ines.token]})
    assert [table and table["title"] for table in found] == ["B", None, "A"]
    assert found[0]["yours"], "the first card is mine to choose"


def test_chat_is_plain_text_and_kept(house: House) -> None:
    ines = house.table("you", "open")
    tom = ines.bring("Tom", seat=1)
    with tom.listening() as ear:
        ear.next("state")
        ines.do("chat", text="<b>hello</b> & welcome")
        line = ear.next("chat")["line"]
    assert (line["name"], line["text"]) == ("Ines", "<b>hello</b> & welcome")
    assert [said["text"] for said in tom.state()["chat"]] == ["<b>hello</b> & welcome"]
    assert tom.refused("chat", text="x" * 501)["name"] == "malformed"
    assert tom.refused("chat", text="   ")["name"] == "malformed"


def test_names_change(house: House) -> None:
    ines = house.table("you", "bot:novice")
    ines.do("rename", name="Inês")
    state = ines.state()
    assert state["you"]["name"] == "Inês"
    assert state["table"]["seats"][0]["name"] == "Inês"


def test_alone_a_table_is_abandoned_at_once_and_gives_its_record_out(house: House) -> None:
    ines = house.table("you", "bot:novice")
    path = f"/api/tables/{ines.code}/record"
    house.ok("GET", path, 409, headers=ines.bearer)
    assert ines.do("abandon") == {"abandoned": True}
    assert ines.state()["table"]["status"] == "abandoned"
    record = house.get(path, headers=ines.bearer)
    assert record.text.startswith("boardwright record 1")
    assert ines.refused("chat", text="")["name"] == "malformed"
    assert ines.refused("undo", seat=0)["name"] == "not-playing"


def test_together_a_table_is_abandoned_when_all_agree(house: House) -> None:
    ines = house.table("you", "open", "open")
    tom, una = ines.bring("Tom", seat=1), ines.bring("Una", seat=2)
    assert ines.do("abandon") == {"abandoned": False}
    motion = ines.state()["table"]["motion"]
    assert (motion["kind"], motion["by"], motion["wanted"]) == ("abandon", 0, [1, 2])
    tom.do("agree")
    assert ines.state()["table"]["status"] == "playing"
    una.do("decline")
    assert ines.state()["table"]["motion"] is None
    assert tom.refused("agree")["name"] == "no-motion"
    ines.do("abandon")
    tom.do("agree")
    una.do("agree")
    assert ines.state()["table"]["status"] == "abandoned"


def test_a_rematch_has_the_same_people(house: House) -> None:
    ines = house.table("you", "open", settings={"cards": "later"}, words="meld")
    tom = ines.bring("Tom", seat=1)
    assert ines.refused("rematch")["name"] == "not-over"
    ines.do("abandon")
    tom.do("agree")
    code = ines.do("rematch")["table"]
    assert tom.do("rematch")["table"] == code
    assert tom.state()["table"]["next"] == code
    path = f"/api/tables/{code}/join"
    joined = house.ok("POST", path, json={"name": "Tom", "token": tom.token})
    again = Person(house, joined, "Tom")
    assert (again.seats, again.state()["table"]["settings"]["cards"]) == ([1], "later")
    assert again.state()["table"]["words"] == "meld"
    eve = house.table("you", "bot:novice")
    house.ok("POST", path, 401, json={"name": "Eve", "token": eve.token})
    late = ines.bring("Late", watch=True)
    again.do("free", seat=1)
    una = again.bring("Una", seat=1)
    joined = house.ok("POST", path, json={"name": "Late", "token": late.token, "watch": True})
    assert joined["seats"] == []
    assert joined["token"] not in (una.token, again.token), "a number is nobody's key"


@pytest.mark.parametrize(
    ("wish", "status", "name"),
    [
        ({"game": "tiddlywinks"}, 404, "unknown-game"),
        ({"seats": [{"kind": "you"}]}, 422, "bad-setup"),
        ({"settings": {"cards": "none"}}, 422, "bad-setup"),
        ({"settings": {"colour": "red"}}, 422, "bad-setup"),
        ({"words": "klingon"}, 422, "bad-setup"),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "level": "god"}]}, 422, "bad-setup"),
        ({"name": ""}, 422, "malformed"),
        ({"name": "x" * 41}, 422, "malformed"),
        ({"seed": 7}, 422, "malformed"),
    ],
)
def test_a_table_that_cannot_be(house: House, wish: object, status: int, name: str) -> None:
    good = {"game": "innovation", "name": "Ines", "seats": [{"kind": "you"}, {"kind": "open"}]}
    assert isinstance(wish, dict)
    problem = house.ok("POST", "/api/tables", status, json={**good, **wish})
    assert problem["type"] == f"/problems/{name}"


@pytest.mark.parametrize("code", ["ZZZZZZ", "abc", "../etc", "%00", "K7QM2XX"])
def test_no_such_table(house: House, code: str) -> None:
    assert house.get(f"/api/tables/{code}/state").status_code == 404
