"""Every place, light and dark and on a phone: it looks right, readers can use it, nothing is told
by colour alone. Its pictures are kept in build/screens, in long runs those without colour as well.
"""

from __future__ import annotations

import pytest

from tests.web.conftest import PHONE, OpenPage
from tests.web.guarding import Guard
from tests.web.looking import GREY, colour_faults, layout_faults, picture, reader_faults
from tests.web.places import IS_LONG, PLACES, settle, visited
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
    if IS_LONG:
        picture(wide, f"{name}-light-grey", GREY)
    faults["layout"] = layout_faults(wide)
    faults["without colour"] = colour_faults(wide)
    faults["light"] = reader_faults(wide)
    wide.emulate_media(color_scheme="dark")
    settle(wide)
    picture(wide, f"{name}-dark")
    if IS_LONG:
        picture(wide, f"{name}-dark-grey", GREY)
    faults["dark"] = reader_faults(wide)
    phone = open_page(viewport=PHONE, has_touch=True, color_scheme="light", bypass_csp=True)
    PLACES[name](phone, server)
    settle(phone)
    picture(phone, f"{name}-phone")
    faults["layout on a phone"] = layout_faults(phone)
    faults["without colour on a phone"] = colour_faults(phone)
    faults["phone"] = reader_faults(phone)
    assert {look: found for look, found in faults.items() if found} == {}
