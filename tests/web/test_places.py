"""Every place, light and dark and on a phone: it looks right, and readers can use it. Its pictures
are kept in build/screens.
"""

from __future__ import annotations

import pytest

from tests.web.conftest import PHONE, OpenPage
from tests.web.guarding import Guard
from tests.web.looking import layout_faults, picture, reader_faults
from tests.web.places import PLACES, settle, visited
from tests.web.serving import Server


@pytest.mark.parametrize("name", visited())
def test_a_place_is_sound(
    server: Server, open_page: OpenPage, guard: Guard, axe: str, name: str
) -> None:
    if name == "lost":
        guard.allow("404|unknown-table")
    faults: dict[str, list[str]] = {}
    # axe-core writes styles into the page, which the page's own policy forbids.
    wide = open_page(color_scheme="light", bypass_csp=True)
    PLACES[name](wide, server)
    settle(wide)
    picture(wide, f"{name}-light")
    faults["layout"] = layout_faults(wide)
    faults["light"] = reader_faults(wide)
    wide.emulate_media(color_scheme="dark")
    settle(wide)
    picture(wide, f"{name}-dark")
    faults["dark"] = reader_faults(wide)
    phone = open_page(viewport=PHONE, has_touch=True, color_scheme="light", bypass_csp=True)
    PLACES[name](phone, server)
    settle(phone)
    picture(phone, f"{name}-phone")
    faults["layout on a phone"] = layout_faults(phone)
    faults["phone"] = reader_faults(phone)
    assert {look: found for look, found in faults.items() if found} == {}
