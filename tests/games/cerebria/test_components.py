"""What is in the box: Spirits, cards, Fragments and tokens, and the limits they set."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardwright.core.errors import BadPosition, BadSetup
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.board import FRONTIERS, REALMS, SLOTS, SPHERES
from boardwright.games.cerebria.spirits import SPIRITS, TEAM_OF

BLISS_SPIRITS = ("love", "delight", "empathy", "harmony")
GLOOM_SPIRITS = ("hatred", "misery", "malice", "anxiety")
MILDS = {
    "bliss": {
        *("Affection", "Cheerfulness", "Comfort", "Confidence", "Courage", "Desire"),
        *("Excitement", "Generosity", "Innocence", "Kindness", "Optimism", "Safety"),
        *("Self-Esteem", "Sociability", "Tranquility", "Trust"),
    },
    "gloom": {
        *("Anger", "Bitterness", "Boredom", "Craving", "Disgust", "Dislike", "Embarrassment"),
        *("Fear", "Guilt", "Hostility", "Insecurity", "Jealousy", "Loneliness", "Mistrust"),
        *("Pessimism", "Selfishness"),
    },
}


def load(**position: Any) -> dict[str, Any]:
    """A position of two players with these things in it."""
    return dict(GAME.load({"seats": [{}, {}], **position}).to_dict())


def problems(**position: Any) -> str:
    with pytest.raises(BadPosition) as refused:
        load(**position)
    return "\n".join(refused.value.problems)


def of(team: str, kind: str) -> list[str]:
    return [e["name"] for e in GAME.table.entries if (e["team"], e["kind"]) == (team, kind)]


def test_two_teams_of_four_spirits() -> None:
    """CER-001: each team has its own four Spirits, and a seat takes one of its own team."""
    assert list(SPIRITS) == [*BLISS_SPIRITS, *GLOOM_SPIRITS]
    assert TEAM_OF == (0, 0, 0, 0, 1, 1, 1, 1)
    for spirit in SPIRITS:
        mine, other = (0, 1) if spirit in BLISS_SPIRITS else (1, 0)
        assert GAME.setup(2, 0, {f"spirit.{mine}": spirit}).settings[f"spirit.{mine}"] == spirit
        with pytest.raises(BadSetup, match="CER-001"):
            GAME.setup(2, 0, {f"spirit.{other}": spirit})


def test_shared_material_exists_once() -> None:
    """CER-002: one board of five Realms and five Frontiers, five Spheres, nine Common Aspirations;
    control is marked for each of them.
    """
    data: Any = GAME.new(4, 3).to_dict()
    assert (len(REALMS), len(FRONTIERS), len(SLOTS), len(SPHERES)) == (5, 5, 15, 5)
    row = data["common"]["row"]
    assert len(set(row)) == len(row) == 9
    assert set(data["spheres"]) == set(SPHERES)
    assert set(data["facts"]["realms"]) == set(REALMS)
    assert set(data["facts"]["frontiers"]) == set(FRONTIERS)


def test_cards_of_each_team() -> None:
    """CER-003, CER-006: 16 Mild and 16 Strong names a team; with two decks of at most two copies
    of each name there are 64 Mild cards, and with two copies in the pile 32 Strong ones.
    """
    pile: Any = load()["facts"]["strong"]
    for team in ("bliss", "gloom"):
        milds, strongs = of(team, "mild"), of(team, "strong")
        assert set(milds) == MILDS[team]
        assert len(set(strongs)) == len(strongs) == 16
        assert sum(pile[name] for name in strongs) == 32
    assert len(pile) == 32


@pytest.mark.parametrize("seat", [0, 2])
def test_both_players_of_a_team_own_two_copies(seat: int) -> None:
    """CER-006, CER-063: two copies belong to the one set and two to the other."""
    owners: list[Any] = [{}, {}, {}, {}]
    owners[seat] = {"hand": ["Kindness", "Kindness"]}
    both = [{"hand": ["Kindness", "Kindness"]}, {}, {"hand": ["Kindness", "Kindness"]}, {}]
    for seats in (owners, both):
        data: Any = GAME.load({"seats": seats}).to_dict()
        assert data["seats"][seat]["hand"] == ["Kindness", "Kindness"]
    owners[seat] = {"hand": ["Kindness"] * 3}
    with pytest.raises(BadPosition, match="CER-064"):
        GAME.load({"seats": owners})


def test_every_team_has_its_tokens() -> None:
    """CER-003: three Ambition tokens and nine Hidden Aspirations a team, no more."""
    data: Any = GAME.new(4, 1).to_dict()
    for team in ("bliss", "gloom"):
        assert sorted(data["teams"][team]["hidden"]) == sorted(data["common"]["row"])
        assert load(teams={team: {"ambition": 3}})["teams"][team]["ambition"] == 3
        assert "ambition" in problems(teams={team: {"ambition": 4}})


def test_fragments_are_a_hard_limit() -> None:
    """CER-004: five Minor, three Major, one Capping Fragment; whatever stands or has joined the
    Identity is missing in the stock.
    """
    data = load(
        forts={"VAL": {"team": "bliss"}, "NET": {"team": "bliss", "size": "major"}},
        teams={"bliss": {"identity": {"minor": 2, "major": 1}}},
    )
    assert data["teams"]["bliss"]["fragments"] == {"minor": 2, "major": 1}
    assert data["teams"]["gloom"]["fragments"] == {"minor": 5, "major": 3}
    for size, most in (("minor", 5), ("major", 3), ("capping", 1)):
        assert load(teams={"gloom": {"identity": {size: most}}})
        assert size in problems(teams={"gloom": {"identity": {size: most + 1}}})


def test_starting_emotions_and_insecurity_tokens() -> None:
    """CER-005: six Bleakness, two Brightness and six Insecurity tokens."""
    for name, most in (("Bleakness", 6), ("Brightness", 2)):
        full = dict.fromkeys(SLOTS[:most], name)
        assert Counter(load(slots=full)["slots"].values())[f"{name}/1"] == most
        assert "CER-005" in problems(slots=dict.fromkeys(SLOTS[: most + 1], name))
    assert load(slots=dict.fromkeys(SLOTS[:6], "B-red[2]/1~"))
    assert "CER-005" in problems(slots=dict.fromkeys(SLOTS[:7], "B-red[2]/1~"))


def test_no_third_copy_of_a_strong_emotion() -> None:
    """CER-006: two copies of each Strong Emotion for the whole team."""
    assert load(slots={"VAL.a": "Panic", "NET.a": "Panic"})["facts"]["strong"]["Panic"] == 0
    assert "Panic" in problems(slots={"VAL.a": "Panic", "NET.a": "Panic", "LAN.a": "Panic"})


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_no_starting_emotion_in_hand_or_deck(place: str) -> None:
    """CER-012: Brightness and Bleakness never enter a deck or hand."""
    for seat, name in enumerate(("Brightness", "Bleakness")):
        seats: list[dict[str, Any]] = [{}, {}]
        seats[seat] = {place: [name]}
        assert name in problems(seats=seats)


def test_starting_emotions_by_the_table() -> None:
    """CER-083, CER-012: two spaces of 1 and 2, no Vibe, no threshold, no power."""
    found = [entry for entry in GAME.table.entries if entry["kind"] == "starting"]
    assert [entry["name"] for entry in found] == ["Brightness", "Bleakness"]
    for entry in found:
        assert (entry["intensity"], entry["vibe"]) == ([1, 2], "none")
        assert not {"threshold", "power", "counterpart"} & set(entry)


def test_what_every_emotion_shows() -> None:
    """CER-069, CER-070, CER-083: team, Vibe, a row of Intensities, threshold, counterpart and a
    power on every card of a deck or pile; each Vibe four times among the 16 names.
    """
    table = GAME.table
    for team in ("bliss", "gloom"):
        for kind in ("mild", "strong"):
            vibes: Counter[str] = Counter()
            for name in of(team, kind):
                entry = table.entries[table.number[name]]
                assert entry["power"]
                assert entry["threshold"] > 0
                assert len(entry["intensity"]) > 1
                other = table.entries[table.number[entry["counterpart"]]]
                assert (other["counterpart"], other["team"]) == (name, team)
                assert {other["kind"], kind} == {"mild", "strong"}
                assert other["vibe"] == entry["vibe"]
                vibes[entry["vibe"]] += 1
            assert vibes == dict.fromkeys(("red", "yellow", "green", "blue"), 4), (team, kind)


def test_published_facts_of_cards() -> None:
    """CER-081: Courage is red; Kindness becomes Benevolence with 2 Essence."""
    table = GAME.table
    courage, kindness = (table.entries[table.number[name]] for name in ("Courage", "Kindness"))
    assert courage["vibe"] == "red"
    assert (kindness["counterpart"], kindness["threshold"]) == ("Benevolence", 2)
    for entry in table.entries:
        assert set(entry["marks"].values()) <= {"published", "derived", "designed"}
        assert {"power", "intensity"} <= set(entry["marks"])
