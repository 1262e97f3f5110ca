"""Games of Etherfields through the page: Dreams to a win and a defeat, the walk over the
Dreamworld, a campaign that is saved and goes on. They begin some answers before the end; with
BOARDWRIGHT_SOAK=1 (make soak) at the beginning. What is played is made by
`python -m tests.web.lines_etherfields`, and by `python -m tests.records.make`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from boardwright.core import records
from tests.web.conftest import OpenPage
from tests.web.guarding import Guard
from tests.web.lines_etherfields import LINES, is_good, line
from tests.web.players import DRAWN, OPTIONS, Keyboard, Player, Pointer, Reader
from tests.web.serving import Refused, Server
from tests.web.tables import Table, golden, imported, near_end, with_bo
from tests.web.test_connections import DEAD
from tests.web.test_games import FROM_THE_START, assert_over

GAME = "etherfields"
PATIENCE = 8000
"""Milliseconds for a click; on a busy machine much less is enough."""


def rest(record: str, dropped: int) -> list[tuple[int, str]]:
    """The last answers of a record; all of it where games begin at the beginning."""
    answers = [(seat, key) for _, seat, key in records.read(record).answers]
    return answers if FROM_THE_START else answers[-dropped:]


def late(server: Server, record: str, dropped: int) -> Table:
    """A table with one person at seat 0, so many answers before the end of a game like this."""
    return near_end(server, record, len(rest(record, dropped)))


def give(player: Player, key: str) -> None:
    """Answer so; where several are asked at once, the question may be another by then."""
    try:
        player.page.locator(f'{OPTIONS}[data-option="{key}"]').first.click(timeout=PATIENCE)
        player.answers += 1
    except PlaywrightTimeout:
        player.page.reload()
    player.page.evaluate(DRAWN)


def hinted(table: Table, seat: int) -> str | None:
    """What a bot would answer here for a person; to a proposal, the same. None: somebody else has
    answered, and nothing is asked any more.
    """
    block = table.block(seat)
    if block["proposal"] is not None:
        return str(block["proposal"]["key"])
    decision = block["decision"]
    if decision is None:
        return None
    if len(decision["options"]) == 1:
        return str(decision["options"][0]["key"])
    try:
        hint = table.do(seat, "hint", seat=seat, decision=decision["number"])["result"]
    except Refused as refused:
        if refused.name == "stale":
            return None
        raise
    return str(hint["ranked"][0]["key"])


def wanted(table: Table, seats: Mapping[int, Player]) -> int | None:
    """A person who is waited for; who has proposed something waits for the others."""
    for seat in table.public()["waiting"]:
        if seat in seats:
            proposal = table.block(seat)["proposal"]
            if proposal is None or seat in set(proposal["wanted"]) - set(proposal["agreed"]):
                return int(seat)
    return None


def play_line(table: Table, players: Mapping[int, Player], keys: list[tuple[int, str]]) -> None:
    """Play a line as long as the bots keep to it, and from there on as the hints say."""
    while table.public()["status"] == "playing":
        seat = wanted(table, players)
        if seat is None:
            players[0].page.wait_for_timeout(20)
            continue
        while keys and keys[0][0] not in players:
            keys.pop(0)
        if keys and keys[0][0] in table.public()["waiting"]:
            seat = keys[0][0]
        decision = table.block(seat)["decision"]
        if decision is None:
            continue
        if keys and keys[0] in [(seat, option["key"]) for option in decision["options"]]:
            give(players[seat], keys.pop(0)[1])
        else:
            keys.clear()
            key = hinted(table, seat)
            if key is not None:
                give(players[seat], key)


@pytest.mark.parametrize("name", LINES)
def test_the_lines_can_still_be_played(name: str) -> None:
    assert is_good(name), "python -m tests.web.lines_etherfields makes it anew"


def test_the_first_dream_is_won_by_two_people_and_a_bot(
    steady_server: Server, open_page: OpenPage
) -> None:
    record, dropped = line("won"), 14
    table = with_bo(late(steady_server, record, dropped))
    players = {0: Pointer(open_page(), seed=1), 1: Pointer(open_page(), seed=2)}
    for seat, player in players.items():
        player.sit(table, seat)
        expect(player.page.locator("#ask")).to_be_visible()
    play_line(table, players, rest(record, dropped))
    assert sum(player.answers for player in players.values()) > 3
    outcome = table.public()["outcome"]
    assert (outcome["reason"], outcome["winners"]) == ("victory", [0, 1, 2])
    for player in players.values():
        assert_over(player, table)


def test_a_dream_is_lost(server: Server, page: Page) -> None:
    record = golden("one-adept-second-dream", GAME)
    table = late(server, record, 8)
    player = Pointer(page, seed=3)
    player.sit(table, 0)
    expect(page.locator("#ask [data-option]").first).to_be_visible()
    play_line(table, {0: player}, rest(record, 8))
    assert_over(player, table)
    outcome = table.public()["outcome"]
    assert outcome["winners"] == []
    assert outcome["reason"] in ("failure", "defeat")


def test_a_dream_by_keyboard_alone(steady_server: Server, page: Page) -> None:
    table = late(steady_server, golden("one-adept-second-dream", GAME), 10)
    player = Keyboard(page, seed=5)
    player.sit(table, 0)
    player.wait()
    page.keyboard.press("q")
    while player.wait() == "asked":
        player.step()
        assert player.has_focus()
    assert player.answers > 3
    assert_over(player, table)


def test_the_first_dream_in_text_mode(server: Server, page: Page) -> None:
    """One person for two Dreamers: where the one is done, it is the other's turn (ETH-169). Their
    hands are closed, so each comes behind a curtain.
    """
    table = late(server, golden("two-randoms-first-dream", GAME), 20)
    table.do(0, "take", seat=1)
    player = Reader(page, seed=7)
    player.sit(table, 0)
    if player.wait() == "curtain":
        player.lift()
    page.keyboard.press("t")
    expect(page.locator(".textmode")).to_be_visible()
    player.play(most=1000)
    assert player.answers > player.beside > 0
    expect(page.locator("[data-anchor]")).to_have_count(0)
    assert_over(player, table)


# The campaign


@contextmanager
def walking(server: Server, page: Page, dropped: int) -> Iterator[tuple[Table, Player]]:
    """A second session, so many answers before its end."""
    table = late(server, line("walked"), dropped)
    player = Pointer(page, seed=7)
    player.sit(table, 0)
    expect(page.locator("#ask [data-option]").first).to_be_visible()
    yield table, player


def test_the_walk_over_the_dreamworld(server: Server, page: Page) -> None:
    """A Slumber, a shop and an Awakening; then the session is saved."""
    record = line("walked")
    seen = set()
    with walking(server, page, len(records.read(record).answers)) as (table, player):
        for _, key in rest(record, len(records.read(record).answers)):
            block = table.block(0)
            seen |= {block["view"]["place"], block["decision"]["prompt"]["key"]}
            give(player, key)
        assert_over(player, table)
    assert {"slumber", "dreamworld", "ask-buy", "ask-deck"} <= seen
    assert table.public()["outcome"]["reason"] == "saved"
    expect(page.locator("#ask [data-campaign]")).to_be_visible()


def test_a_campaign_is_saved_the_server_killed_and_played_on(
    own_server: Server, page: Page, guard: Guard
) -> None:
    guard.allow(DEAD)
    record = line("walked")
    with walking(own_server, page, 6) as (table, player):
        for number, (_, key) in enumerate(rest(record, 6)):
            give(player, key)
            if number == 2:
                before = table.block(0)["view"]
                own_server.kill()
                own_server.start()
                page.reload()
                expect(page.locator("#ask [data-option]").first).to_be_visible()
                assert table.block(0)["view"] == before
        assert_over(player, table)
    own_server.kill()
    own_server.start()
    page.reload()
    page.get_by_role("button", name="Next session").click()
    page.wait_for_url(lambda url: table.id not in url)
    expect(page.locator("#ask [data-option]").first).to_be_visible()
    following = Table(own_server, page.url.rsplit("/", 1)[1])
    assert following.public()["campaign"] == "playing"


def test_a_campaign_from_a_file_goes_on_with_others(server: Server, page: Page) -> None:
    """Taken in on the home page, and gone on with by more people than before."""
    source = imported(server, line("walked"))
    page.goto(f"/replay/{source}")
    page.get_by_role("link", name="Go on with the campaign").click()
    page.wait_for_url("**/new?after=*")
    page.locator(".chairs .chair").first.wait_for()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#ask [data-option]").first).to_be_visible()
    table = Table(server, page.url.rsplit("/", 1)[1])
    assert table.public()["campaign"] == "playing"
