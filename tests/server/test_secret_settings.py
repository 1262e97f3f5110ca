"""A setting that only some may know stays with them until the secrets of the table are out."""

from __future__ import annotations

from typing import Any

from tests.server.people import House

DECK = ", ".join(
    2 * ("Courage", "Kindness", "Trust", "Safety", "Desire", "Comfort", "Affection", "Innocence")
)


def test_a_self_built_deck_is_not_told_to_the_table(house: House) -> None:
    """CER-445: the list of a deck is known to the own team only."""
    settings = {"deck.0": DECK, "spirit.0": "love", "team_boards": "B"}
    ines = house.table("you", "open", game="cerebria", settings=settings)
    otto = ines.bring("Otto", seat=1)
    for person in (ines, otto):
        state: Any = person.state()
        assert state["table"]["settings"]["deck.0"] == "secret"
        assert state["table"]["settings"]["team_boards"] == "B"
    assert DECK not in otto.house.get(f"/api/tables/{otto.code}/state", headers=otto.bearer).text
    row = house.hall._tables[ines.code].row
    assert row.settings["deck.0"] == DECK


def test_a_secret_deck_cannot_be_wished_for_but_by_luck(house: House) -> None:
    """What stands for a list elsewhere is a legal deck by luck at a new table."""
    ines = house.table("you", "bot:novice", game="cerebria", settings={"deck.0": "secret"})
    assert ines.state()["table"]["settings"]["deck.0"] == "secret"
