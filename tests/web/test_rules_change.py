"""A table whose rules have changed says so, and offers what can still be done."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.looking import layout_faults, picture, reader_faults
from tests.web.players import OPTIONS, Pointer
from tests.web.serving import Server
from tests.web.tables import Table, new_table


@pytest.fixture
def outdated(own_server: Server) -> Table:
    """A table of two people, some answers after its start; the server has come back since, with
    rules that it did not begin with.
    """
    table = new_table(own_server, ["you", "person"])
    table.sit(1, "Bo")
    for _ in range(6):
        seat = table.public()["waiting"][0]
        table.answer(seat, table.block(seat)["decision"]["options"][0]["key"])
    own_server.stop()
    with closing(sqlite3.connect(own_server.folder / "boardwright.sqlite")) as database:
        for name in ("tables", "snapshots"):
            database.execute(f"UPDATE {name} SET rules_version = rules_version - 1")
        database.commit()
    own_server.start()
    return table


def open_both(open_page: OpenPage, table: Table, **options: bool) -> list[Page]:
    pages = [open_page(**options), open_page(**options)]
    for seat, page in enumerate(pages):
        Pointer(page).sit(table, seat)
        expect(page.locator("[data-renew]")).to_be_visible()
    return pages


def test_all_agree_and_play_on(outdated: Table, open_page: OpenPage, axe: str) -> None:
    first, second = open_both(open_page, outdated, bypass_csp=True)
    picture(first, "table-outdated-light")
    assert layout_faults(first) == []
    assert reader_faults(first) == []
    first.locator("[data-renew]").click()
    second.locator('[data-motion="agree"]').click()
    for page in (first, second):
        page.get_by_role("button", name="To the next table").click()
        page.wait_for_url(lambda url: outdated.id not in url)
    following = Table(outdated.server, first.url[-6:])
    seat = following.public()["waiting"][0]
    page = (first, second)[seat]
    page.locator(OPTIONS).first.click()
    expect(page.locator("#log li").first).to_be_visible()
    assert following.public()["rules_version"] > outdated.public()["rules_version"]


def test_all_agree_to_end_it_and_the_record_can_be_had(
    outdated: Table, open_page: OpenPage
) -> None:
    first, second = open_both(open_page, outdated)
    expect(first.locator("[data-save]")).to_have_count(0)
    first.locator("[data-abandon]").click()
    second.locator('[data-motion="agree"]').click()
    with first.expect_download() as saving:
        first.locator("[data-save]").click()
    record = saving.value.path().read_text("utf-8")
    assert record.startswith("boardwright record 1")
    assert '"answers": 6' in record
