"""The edge: headers, limits, streams, files, and what those who run a server ask."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boardwright.server.routes import games, live, records, tables
from tests.server.people import House, open_house

PAGES = ["/", "/new", "/table/K7QM2X", "/replay/K7QM2X", "/rules", "/rules/INN-121"]


@pytest.mark.parametrize("path", [*PAGES, "/health", "/api/games", "/nothing/here"])
def test_every_response_is_guarded(house: House, path: str) -> None:
    response = house.get(path)
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert "server" not in response.headers
    assert "access-control-allow-origin" not in response.headers


@pytest.mark.parametrize("path", PAGES)
def test_pages_hold_no_script_and_name_nobody_else(house: House, path: str) -> None:
    page = house.get(path)
    assert page.headers["content-type"].startswith("text/html")
    assert "://" not in page.text.replace("http://www.w3.org", "")
    assert "<script>" not in page.text
    assert " style=" not in page.text


def test_cross_origin_is_closed_unless_opened(house: House, tmp_path: Path) -> None:
    origin = {"Origin": "https://friend.example"}
    assert "access-control-allow-origin" not in house.get("/api/games", headers=origin).headers
    with open_house(tmp_path, origins="https://friend.example") as opened:
        allowed = opened.get("/api/games", headers=origin).headers
        assert allowed["access-control-allow-origin"] == "https://friend.example"


def test_what_is_too_large_is_refused_unread(house: House) -> None:
    big = json.dumps({"game": "innovation", "name": "x" * 70_000})
    problem = house.ok("POST", "/api/tables", 413, content=big)
    assert problem["type"] == "/problems/too-large"
    record = {"record": "x" * 600_000}
    assert house.post("/api/records", json=record).status_code == 413


def test_whoever_asks_too_often_waits(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.01, "requests_burst": 5.0}
    with open_house(tmp_path, **limits) as house:
        codes = [house.get("/api/games").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        assert int(house.get("/api/games").headers["retry-after"]) >= 1
        assert house.get("/health").status_code == 200


def test_commands_of_one_key_are_counted(tmp_path: Path) -> None:
    with open_house(tmp_path, commands_per_second=0.01, commands_burst=3.0) as house:
        ines = house.table("you", "open")
        codes = [ines.try_to("chat", text="hello").status_code for _ in range(5)]
        assert codes == [200] * 3 + [429] * 2
        with ines.listening() as ear:
            ear.next("state")
            for ref in range(4):
                ear.say(do="skip", ref=ref)
            answered = [ear.next("done", "refused")["type"] for _ in range(4)]
            assert answered == ["done"] * 3 + ["refused"]


def test_tables_are_counted(tmp_path: Path) -> None:
    with open_house(tmp_path, tables_per_hour=2.0) as house:
        wish = {"game": "innovation", "name": "I", "seats": [{"kind": "you"}, {"kind": "open"}]}
        codes = [house.post("/api/tables", json=wish).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    with open_house(tmp_path, max_sockets_per_address=1) as house:
        ines = house.table("you", "open")
        with ines.listening() as ear:
            ear.next("state")
            with ines.listening() as second:
                assert second.next()["problem"]["type"] == "/problems/too-many"
        with ines.listening() as ear:
            assert ear.next()["type"] == "state"


def test_sockets_that_say_nothing_are_counted(tmp_path: Path) -> None:
    with open_house(tmp_path, max_sockets_per_address=2) as house:
        ines = house.table("you", "open")
        path = f"/api/tables/{ines.code}/socket"
        with (
            house.websocket_connect(path),
            house.websocket_connect(path),
            house.websocket_connect(path) as third,
        ):
            refused = json.loads(third.receive_text())["problem"]
            assert refused["type"] == "/problems/too-many"
        with ines.listening() as ear:
            assert ear.next()["type"] == "state"


def test_the_document_says_how_tokens_are_shown(house: House) -> None:
    document = house.ok("GET", "/openapi.json")
    assert document["components"]["securitySchemes"]["Token"]["scheme"] == "bearer"
    calls = {
        (method, path): told
        for path, operations in document["paths"].items()
        for method, told in operations.items()
    }
    needs = {call for call, told in calls.items() if told.get("security") == [{"Token": []}]}
    takes = {call for call, told in calls.items() if {"Token": []} in told.get("security", ())}
    assert needs == {("post", "/api/tables/{code}/do")}
    for call, told in calls.items():
        names = {parameter["name"].lower() for parameter in told.get("parameters", ())}
        assert "authorization" not in names, "by the standard such a parameter is ignored"
        method, path = call[0], call[1].replace("{code}", "K7QM2X")
        if "{" not in path and not path.endswith("/stream"):
            bad = house.request(method, path, json={}, headers={"Authorization": "Basic x"})
            assert (bad.status_code == 401) == (call in takes), call


def test_health_metrics_and_openapi(house: House) -> None:
    assert house.ok("GET", "/health")["status"] == "ok"
    figures = house.get("/metrics")
    assert "boardwright_tables" in figures.text
    assert "boardwright_commits_total" in figures.text
    document = house.ok("GET", "/openapi.json")
    paths = {path for path in document["paths"] if path.startswith("/api")}
    assert "/api/tables/{code}/do" in paths
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description") or operation.get("summary"), (method, path)


def test_every_route_is_in_the_document(house: House) -> None:
    document = house.ok("GET", "/openapi.json")["paths"]
    routers = (games.router, live.router, records.router, tables.router)
    routes = [route for router in routers for route in router.routes if hasattr(route, "methods")]
    assert len(routes) > 15
    for route in routes:
        path: str = getattr(route, "path", "")
        assert path in document, path


def test_a_wrong_method_is_told_the_right_ones(house: House) -> None:
    for path, allowed in (
        ("/api/tables", "GET, POST"),
        ("/api/games", "GET"),
        ("/api/tables/K7QM2X/do", "POST"),
        ("/web/app.js", "GET, HEAD"),
    ):
        response = house.put(path)
        assert (response.status_code, response.headers["allow"]) == (405, allowed), path


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("/texts/en/shell.ftl", True),
        ("/texts/en/innovation/rules.ftl", True),
        ("/texts/xx/shell.ftl", False),
        ("/texts/en/../shell.ftl", False),
        ("/texts/en/%2e%2e/errors.py", False),
        ("/texts/en/innovation/..%2f..%2frules.toml", False),
        ("/texts/..%2f..%2f/innovation/game.py", False),
        ("/web/../server/app.py", False),
        ("/web/%2e%2e/server/app.py", False),
        ("/games/innovation/../rules.toml", False),
        ("/games/innovation/%2e%2e/rules.toml", False),
    ],
)
def test_files(house: House, path: str, found: bool) -> None:
    response = house.get(path)
    assert (response.status_code == 200) == found
    if not found:
        assert response.status_code == 404


def test_where_nothing_is_a_browser_gets_a_page_and_a_program_a_problem(house: House) -> None:
    browser = {"Accept": "text/html,*/*"}
    for path in ("/nowhere", "/table", "/web/nothing.js"):
        shown = house.get(path, headers=browser)
        assert (shown.status_code, shown.text) == (404, house.get("/").text), path
        assert house.get(path).json()["type"] == "/problems/unknown-path"
    assert house.get("/api/nothing", headers=browser).json()["status"] == 404


def test_more_languages_from_a_folder(tmp_path: Path) -> None:
    texts = tmp_path / "texts"
    (texts / "zz" / "innovation").mkdir(parents=True)
    (texts / "zz" / "web.ftl").write_text("hello = zzz")
    (texts / "zz" / "innovation" / "rules.ftl").write_text("INN-001 = zzz")
    with open_house(tmp_path / "data", texts=texts) as house:
        assert house.ok("GET", "/texts") == ["en", "zz"]
        assert house.get("/texts/zz/web.ftl").text == "hello = zzz"
        assert house.get("/texts/zz/innovation/rules.ftl").text == "INN-001 = zzz"


def test_games_and_their_rules(house: House) -> None:
    games = house.ok("GET", "/api/games")
    assert [game["name"] for game in games] == ["innovation", "cerebria", "etherfields"]
    assert [game["rules"] for game in games] == sorted(game["rules"] for game in games)
    game = games[0]
    assert (game["seats"], game["rules"]) == ([2, 3, 4], 171)
    assert game["levels"] == ["novice", "adept"]
    rules = house.ok("GET", "/api/games/innovation/rules")
    assert len(rules) == 171
    assert rules[0]["id"].startswith("INN-")
    house.ok("GET", "/api/games/chess/rules", 404)
    assert "Banking" in house.get("/api/games/innovation/content").text


def test_a_qr_code(house: House) -> None:
    made = house.ok("POST", "/api/qr", json={"text": "http://localhost/table/K7QM2X#seat=x"})
    assert made["size"] >= 21
    assert made["path"].startswith("M0 0h1v1h-1z")


RECORD = Path(__file__).parents[1] / "records"


def test_a_record_is_taken_in_replayed_and_played_on(house: House) -> None:
    text = sorted(RECORD.glob("innovation-*.record"))[0].read_text()
    code = house.ok("POST", "/api/records", 201, json={"record": text})["table"]
    whole = house.ok("GET", f"/api/tables/{code}/replay", params={"count": 2})
    answers = whole["answers"]
    assert [frame["at"] for frame in whole["frames"]] == [0, 1]
    last = house.ok("GET", f"/api/tables/{code}/replay", params={"from": answers, "seat": "all"})
    assert [frame["at"] for frame in last["frames"]] == [answers]
    seat_one = house.ok("GET", f"/api/tables/{code}/replay", params={"seat": "1", "count": 1})
    assert "hand" in seat_one["frames"][0]["view"]["seats"][1]
    assert "hand" not in seat_one["frames"][0]["view"]["seats"][0]
    got = house.get(f"/api/tables/{code}/record").text
    assert got.splitlines()[-1] == text.splitlines()[-1]
    wish = {"at": 12, "seat": 0, "name": "Ines", "level": "novice"}
    joined = house.ok("POST", f"/api/tables/{code}/branch", 201, json=wish)
    bearer = {"Authorization": f"Bearer {joined['token']}"}
    state = house.ok("GET", f"/api/tables/{joined['table']}/state", headers=bearer)
    assert state["table"]["status"] == "playing"
    house.ok("POST", f"/api/tables/{code}/branch", 409, json={**wish, "at": answers})
    house.ok("POST", f"/api/tables/{code}/branch", 422, json={**wish, "at": answers + 1})


@pytest.mark.parametrize("spoil", ["", "hello", "boardwright record 1\n", "boardwright record 9\n"])
def test_a_record_that_cannot_be_read_is_refused(house: House, spoil: str) -> None:
    problem = house.ok("POST", "/api/records", 422, json={"record": spoil})
    assert problem["type"] == "/problems/bad-record"
    assert "line" in problem["detail"]


def test_a_record_that_does_not_replay_is_refused(house: House) -> None:
    text = sorted(RECORD.glob("innovation-*.record"))[0].read_text()
    seed = next(line for line in text.splitlines() if line.startswith("seed:"))
    problem = house.ok(
        "POST", "/api/records", 422, json={"record": text.replace(seed, "seed: 987654321")}
    )
    assert problem["type"] == "/problems/bad-record"


def test_a_running_game_replays_only_what_the_seat_has_seen(house: House) -> None:
    ines = house.table("you", "open")
    tom = ines.bring("Tom", seat=1)
    ines.answer()
    tom.answer()
    path = f"/api/tables/{ines.code}/replay"
    own = house.ok("GET", path, headers=ines.bearer)
    assert own["seat"] == 0
    assert "hand" not in own["frames"][0]["view"]["seats"][1]
    house.ok("GET", path, 403, params={"seat": "1"}, headers=ines.bearer)
    house.ok("GET", path, 409, params={"seat": "all"}, headers=ines.bearer)
    house.ok("GET", path, 401, params={"seat": "1"})
    watcher = house.ok("GET", path)
    assert watcher["seat"] is None
    assert "hand" not in watcher["frames"][0]["view"]["seats"][0]
    wish = {"at": 1, "seat": 0, "name": "Ines"}
    house.ok("POST", f"/api/tables/{ines.code}/branch", 409, json=wish, headers=ines.bearer)


@pytest.mark.parametrize(
    ("text", "ref"),
    [
        ('{"do": "agree", "seat": [Infinity], "ref": 0}', 0),
        ('{"ref": 5, "do": 1}', 5),
        ('{"ref": true}', None),
        ('{"ref": 99999999999}', None),
        ("[5]", None),
        ("nonsense", None),
        ("[" * 100_000, None),
    ],
)
def test_what_cannot_be_read_is_refused_by_its_ref(text: str, ref: int | None) -> None:
    assert live._ref(text) == ref
