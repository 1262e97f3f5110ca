"""Tables of Etherfields: joint decisions of people and bots (ETH-007), several asked at once, hands
that are closed, what the refusal of a payment says.
"""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.games import Setup
from boardwright.server import driving
from boardwright.server.tables import Table
from tests.server.people import House, Person
from tests.server.test_campaigns import GAME, live, session, take_in
from tests.server.test_campaigns import ONE_SESSION as SAVED


@pytest.fixture
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think for ever, so that nothing moves by itself."""
    monkeypatch.setattr(driving, "due", lambda table: None)


def to_the_map(*people: Person) -> Table:
    """The Team on the Dreamworld map: where it travels to is decided together."""
    table = live(people[0])
    for _ in range(60):
        decision = table.course.pos.decisions[0]
        if decision.key == "ask-travel":
            return table
        keys = table.game.actions.keys(decision.options)
        key = "done" if "done" in keys else keys[0]
        table.course.pos.answer(key, decision.seats[0])
    raise AssertionError("not on the map")


def question(person: Person) -> Any:
    return person.block["decision"]


def two_people(house: House, *more: str) -> tuple[Person, Person]:
    ines = session(house, "you", "open", *more)
    tom = ines.bring("Tom", seat=1)
    to_the_map(ines, tom)
    return ines, tom


def test_where_the_team_goes_is_decided_together(house: House, no_bots: None) -> None:
    """ETH-007: one proposes, the other agrees with the same answer, or proposes another."""
    ines, tom = two_people(house)
    assert question(ines)["seats"] == [0, 1]
    number = question(ines)["number"]
    keys = [o["key"] for o in question(ines)["options"] if o["key"].startswith("location:")]
    before = ines.state()["step"]
    ines.do("answer", seat=0, decision=number, key=keys[0])
    assert tom.block["proposal"]["key"] == keys[0]
    assert tom.block["proposal"]["wanted"] == [1]
    tom.do("answer", seat=1, decision=number, key="awaken")
    assert ines.block["proposal"]["key"] == "awaken"
    assert ines.state()["step"] == before
    ines.do("answer", seat=0, decision=number, key="awaken")
    assert ines.block["proposal"] is None
    assert ines.state()["step"] == before + 1


def test_the_first_player_insists(house: House, no_bots: None) -> None:
    """ETH-007, ETH-602: the First Player, and nobody else."""
    ines, tom = two_people(house)
    first = live(ines).course.pos.state.first
    leader, other = (ines, tom) if first == 0 else (tom, ines)
    number = question(ines)["number"]
    leader.do("answer", seat=first, decision=number, key="awaken")
    assert leader.block["proposal"]["insist"] == first
    refused = other.refused("insist", seat=1 - first, decision=number)
    assert refused["name"] == "not-allowed"
    before = ines.state()["step"]
    leader.do("insist", seat=first, decision=number)
    assert ines.state()["step"] == before + 1
    assert question(ines)["prompt"]["key"] != "ask-travel"


def test_the_first_player_insists_on_what_another_proposes(house: House, no_bots: None) -> None:
    ines, tom = two_people(house)
    first = live(ines).course.pos.state.first
    leader, other = (ines, tom) if first == 0 else (tom, ines)
    number = question(ines)["number"]
    other.do("answer", seat=1 - first, decision=number, key="awaken")
    leader.do("insist", seat=first, decision=number)
    assert leader.block["proposal"] is None
    assert question(leader)["prompt"]["key"] != "ask-travel"


def test_bots_agree_with_people(house: House, no_bots: None) -> None:
    """A single person decides for a Team of bots, at once."""
    ines = session(house, "you", "bot", "bot")
    to_the_map(ines)
    assert question(ines)["seats"] == [0, 1, 2]
    before = ines.state()["step"]
    ines.do("answer", seat=0, decision=question(ines)["number"], key="awaken")
    assert ines.block["proposal"] is None
    assert ines.state()["step"] == before + 1


def test_bots_alone_decide_for_themselves(house: House) -> None:
    """Where nobody sits who could be asked, the bot of the first seat answers."""
    code = take_in(house, SAVED)["table"]
    wish = {"game": GAME, "name": "Ines", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    joined = house.ok(
        "POST", "/api/tables", 201, json={**wish, "after": code, "options": {"pace": "none"}}
    )
    ines = Person(house, joined, "Ines")
    with ines.listening() as ear:
        for _ in range(6):
            ear.next("step")
    assert ines.state()["step"] >= 6


def test_a_closed_hand_is_for_its_own_eyes(house: House, no_bots: None) -> None:
    """ETH-015."""
    settings = {"start": "d1", "hands": "closed", "dreamer.0": "wager", "dreamer.1": "stray"}
    ines = house.table("you", "person", game=GAME, settings=settings)
    tom = ines.bring("Tom", invite=ines.invite(1))
    table = live(ines)
    while not all(me.hand for me in table.course.pos.state.seats):
        decision = table.course.pos.decisions[0]
        table.course.pos.answer(decision.options[0], decision.seats[0])
    for person, own in ((ines, 0), (tom, 1)):
        hands = [seat.get("hand") for seat in person.block["view"]["seats"]]
        assert isinstance(hands[own], list)
        assert not hands[1 - own] or set(hands[1 - own]) == {None}
    assert table.game.is_session(Setup(2, 0, settings)) is False


# What is not to be known yet (ETH-057)

UNREVEALED = (
    *("gate:The Dam at Noon", "location:D2", "item:Anchor", "use:Anchor", "pay-item:Anchor"),
    *("note:Order of the Day", "wisdom:Ballots", "use:Ballots", "season:Spate", "mask:Magpie"),
    *("fate:The Fifth Bell", "entity:The Ledgerman", "meet:The Ledgerman/Strike out a line"),
    *("tile:d1.E", "map:Climb", "map:Tannoy", "card:Dry Matches", "play:Dry Matches"),
    *("choose:Let go", "choose:Listen", "companion:Lost Umbrella", "out:Echo", "wisdom:Facets"),
)
KNOWN = (
    "play:Night Bus",
    "pay:Side Bet",
    "place:Blueprint",
    "space:r1c1",
    "boost",
    "gate:The Flooded Ticket Hall",
)


def test_a_guess_at_what_is_unrevealed_is_refused_like_nonsense(house: House) -> None:
    """Word for word, so that nobody learns by it that there is such a thing."""
    ines = house.table("you", game="etherfields", settings={"start": "d1"})
    asked = question(ines)
    while asked["prompt"]["key"] != "ask-action":
        ines.do("answer", seat=0, decision=asked["number"], key=asked["options"][0]["key"])
        asked = question(ines)
    actions = live(ines).game.actions

    def refusal(key: str) -> str:
        problem = ines.refused("answer", seat=0, decision=asked["number"], key=key)
        return str(sorted(problem.items())).replace(key, "KEY")

    nonsense = refusal("use:Nothing of the kind")
    assert [key for key in UNREVEALED if key not in actions] == []
    assert [key for key in UNREVEALED if refusal(key) != nonsense] == []
    assert [key for key in KNOWN if key not in actions or refusal(key) == nonsense] == []
