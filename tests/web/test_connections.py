"""What must hold when connections break, tabs compete, and strangers knock."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import OpenPage
from tests.web.guarding import Guard
from tests.web.looking import picture, reader_faults
from tests.web.players import OPTIONS, Player, Pointer
from tests.web.serving import Refused, Server
from tests.web.tables import Table, golden, near_end, new_table, two_people

LOST = ".banner.lost-line"
DEAD = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|WebSocket"
"""What a browser says while there is no server."""


def in_an_effect(player: Player, most: int = 60) -> None:
    """Play until a card asks something, which is the middle of an action."""
    for _ in range(most):
        assert player.wait() == "asked"
        if not any(key == "draw" for key in player.options()):
            return
        player.step()
    raise AssertionError("no card ever asks")


def test_a_server_that_dies_in_the_middle_of_a_decision(
    own_server: Server, open_page: OpenPage, guard: Guard, axe: str
) -> None:
    # Where there is no server, axe-core cannot fetch the styles once more.
    guard.allow(f"{DEAD}|preload assets")
    page = open_page(bypass_csp=True)
    table = near_end(own_server, golden("two-adepts"), 150)
    player = Pointer(page, seed=2)
    player.sit(table, 0)
    in_an_effect(player)
    asked = player.options()
    before = table.state(0)
    own_server.kill()
    expect(page.locator(LOST)).to_be_visible()
    expect(page.locator(OPTIONS)).to_have_count(0)
    picture(page, "table-lost-light")
    assert reader_faults(page) == []
    own_server.start()
    expect(page.locator(LOST)).to_have_count(0)
    assert player.wait() == "asked"
    assert player.options() == asked
    after = table.state(0)
    assert after["step"] == before["step"]
    assert after["blocks"] == before["blocks"]
    player.step()
    assert player.wait() in ("asked", "over")
    assert table.state(0)["step"] > before["step"]


def test_a_server_that_stops_is_waited_for(own_server: Server, page: Page, guard: Guard) -> None:
    guard.allow(DEAD)
    table = near_end(own_server, golden("two-adepts"), 60)
    player = Pointer(page, seed=2)
    player.sit(table, 0)
    assert player.wait() == "asked"
    asked = player.options()
    own_server.stop()
    expect(page.locator(LOST)).to_be_visible()
    expect(page.locator("#board [data-anchor]").first).to_be_visible()
    own_server.start()
    expect(page.locator(LOST)).to_have_count(0)
    assert player.wait() == "asked"
    assert player.options() == asked
    player.step()
    assert player.wait() in ("asked", "over")


NO_SOCKETS = """
window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.(new CloseEvent('close')), 0); }
  send() {}
  close() {}
};
"""
"""A network whose proxy lets no socket through."""


def test_where_sockets_are_refused_a_stream_does(server: Server, page: Page) -> None:
    page.add_init_script(NO_SOCKETS)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    table = near_end(server, golden("two-adepts"), 24)
    player = Pointer(page, seed=2)
    player.sit(table, 0)
    player.play()
    assert player.answers > 1
    assert table.public()["status"] == "over"
    path = f"{server.url}/api/tables/{table.id}"
    assert asked.count(f"GET {path}/stream") == 1
    assert asked.count(f"POST {path}/do") >= player.answers
    assert not any(table.tokens[0] in call.partition("#")[0] for call in asked)


def test_an_answer_that_was_seen_taken_survives_a_kill(
    own_server: Server, page: Page, guard: Guard
) -> None:
    guard.allow(DEAD)
    table = new_table(own_server, ["you", "you"])
    player = Pointer(page, seed=2)
    player.sit(table, 0)
    for _ in range(6):
        if player.wait() == "curtain":
            player.lift()
        else:
            player.step()
    player.wait()
    step = table.state(0)["step"]
    own_server.kill()
    own_server.start()
    assert table.state(0)["step"] == step


def hold_news(page: Page) -> Callable[[], None]:
    """Keep what happens at the table from this page; the function given lets it through."""
    held: list[str | bytes] = []
    open_now: list[bool] = []
    sockets: list[WebSocketRoute] = []

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)

        def heard(message: str | bytes) -> None:
            if open_now or json.loads(message)["type"] != "step":
                socket.send(message)
            else:
                held.append(message)

        server.on_message(heard)

    def release() -> None:
        open_now.append(True)
        for message in held:
            sockets[-1].send(message)

    page.route_web_socket("**/socket", route)
    return release


def test_two_tabs_answer_the_same_question(server: Server, open_page: OpenPage, axe: str) -> None:
    table = two_people(server)
    seat = table.public()["waiting"][0]
    first, second = Pointer(open_page(), seed=1), Pointer(open_page(bypass_csp=True), seed=1)
    release = hold_news(second.page)
    for player in (first, second):
        player.sit(table, seat)
        assert player.wait() == "asked"
    play, draw = first.options()[-1], "draw"
    before = table.state(seat)
    first.option(draw).click()
    drawn = len(before["blocks"][0]["view"]["seats"][seat]["hand"]) + 1
    expect(first.page.locator("#tray [data-anchor^='card:']")).to_have_count(drawn)
    second.option(play).click()
    expect(second.page.locator(".toast")).to_have_count(1)
    picture(second.page, "table-refused-light")
    assert reader_faults(second.page) == []
    release()
    expect(second.page.locator("#tray [data-anchor^='card:']")).to_have_count(drawn)
    assert table.state(seat)["step"] == before["step"] + 1


def lose_a_step(page: Page) -> list[str]:
    """The next step does not arrive. What the page says from now on."""
    said: list[str] = []
    lost: list[str] = []

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            if not lost and json.loads(message)["type"] == "step":
                lost.append(str(message))
            else:
                socket.send(message)

        def told(message: str | bytes) -> None:
            said.append(json.loads(message)["do"])
            server.send(message)

        server.on_message(heard)
        socket.on_message(told)

    page.route_web_socket("**/socket", route)
    return said


def test_a_step_that_was_lost_is_made_up_for(server: Server, page: Page) -> None:
    table = two_people(server)
    first = table.public()["waiting"][0]
    said = lose_a_step(page)
    Pointer(page).sit(table, 1 - first)
    expect(page.locator("#board [data-anchor]").first).to_be_visible()
    held = page.locator("#tray [data-anchor^='card:']")
    before = held.count()
    while table.public()["waiting"] == [first]:
        table.answer(first, "draw")
    table.answer(1 - first, "draw")
    expect(held).to_have_count(before + 1)
    expect(page.locator(OPTIONS).first).to_be_visible()
    assert said.count("state") == 1


def _spoilt(key: str) -> str:
    """A key with another last sign: one that counts."""
    return key[:-1] + ("Q" if key.endswith("A") else "A")


def test_a_stranger_is_not_let_in(server: Server, page: Page, guard: Guard) -> None:
    guard.allow("status 40[13]|status of 40[13]")
    table = new_table(server, ["you", "novice"], watch="nobody")
    elsewhere = new_table(server, ["you", "novice"])
    for key in (elsewhere.tokens[0], _spoilt(table.tokens[0]), "nonsense"):
        page.goto("/")
        page.goto(f"/table/{table.id}#key={key}")
        expect(page.locator("main.door")).to_be_visible()
        expect(page.locator("#ask")).to_have_count(0)
        assert "key=" not in page.url
    stranger = Table(server, table.id, {0: elsewhere.tokens[0]})
    with pytest.raises(Refused) as refused:
        stranger.state(0)
    assert refused.value.status == 401


def test_a_seat_link_works_and_leaves_no_trace(server: Server, open_page: OpenPage) -> None:
    table = new_table(server, ["you", "person"])
    host, guest = open_page(), open_page()
    host.goto(f"/table/{table.id}#key={table.tokens[0]}")
    guest.goto(f"/table/{table.id}#seat={table.links[1]}")
    guest.locator("#door-name").fill("Bo")
    guest.locator("main.door form .btn.pri").click()
    expect(guest.locator(OPTIONS).first).to_be_visible()
    expect(host.locator("body")).to_contain_text("Bo")
    assert "#" not in guest.url
    guest.reload()
    expect(guest.locator(OPTIONS).first).to_be_visible()


def test_a_takeback_is_asked_and_allowed(server: Server, open_page: OpenPage) -> None:
    table = two_people(server)
    players = [Pointer(open_page(), seed) for seed in (1, 2)]
    for seat, player in enumerate(players):
        player.sit(table, seat)
    asks = table.public()["waiting"][0]
    players[asks].wait("asked")
    players[asks].option("draw").click()
    expect(players[asks].page.locator(".undo")).to_be_enabled()
    assert table.block(asks)["undo"]["grant"] == "consent"
    step = table.state(0)["step"]
    players[asks].page.keyboard.press("u")
    agree = players[1 - asks].page.locator('[data-motion="agree"]')
    agree.click()
    expect(agree).to_have_count(0)
    players[asks].wait("asked")
    assert table.state(0)["step"] > step
