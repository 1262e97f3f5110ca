"""Cards, Masks, Items and Entities of "What the Water Kept" that bend the rules of the map, on the
map of its first Dream with all tiles laid.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from boardwright.core.effects import Flow
from boardwright.games.etherfields import packs, places
from boardwright.games.etherfields.aiming import path_length, targets_of
from boardwright.games.etherfields.content import TERRAINS
from boardwright.games.etherfields.movement import move_step
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.pushing import ENTERED, PUSHED, REFUSED, enter, push_seat
from boardwright.games.etherfields.relocating import figure_relocatable, relocatable
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.spawning import summon
from boardwright.games.etherfields.state import ACT, Placed, State
from boardwright.games.etherfields.walking import ends, walk
from tests.games.etherfields import small
from tests.games.etherfields.flows import Run, run
from tests.games.etherfields.small import at, names, put, told, where

T = TypeVar("T")
ONE, FULL = "die:one", "die:full"


@lru_cache
def water() -> Pack:
    return packs.load("water")


def table(dreamers: str, *placed: str, masks: tuple[str, ...] = ()) -> State:
    """The ticket hall; the first Dreamer has placed these cards, each wears one of the Masks."""
    s = small.table(water(), dreamers)
    s.tiles = tuple(water().number("tile", f"d1.{code}") for code in "SABCDEF")
    s.phase = ACT
    s.gate = water().number("gate", "d1.gate")
    for tag, name in enumerate(placed):
        s.seats[0].progress += (Placed(water().card_names[name], tag=tag),)
    for seat, name in enumerate(masks):
        s.seats[seat].mask = next(mask.number for mask in water().masks if mask.name == name)
    return s


def entity(name: str) -> int:
    return next(each.number for each in water().entities if each.name == name)


def comes(s: State, name: str, start: str, goal: str, *answers: str) -> int:
    tag = put(s, start, entity(name))
    return run(s, enter(s, tag, at(goal), "ETH-398", lambda: None), *answers)[0]


def moves(s: State, *answers: str) -> Run:
    return run(s, move_step(s), *answers)[1]


def does(s: State, flow: Flow[T], *answers: str) -> T:
    return run(s, flow, *answers)[0]


def test_kindly_fog() -> None:
    """ETH-402: not the nearest while another Dreamer is within Range 4 of the Entity."""
    s = table("r3c4 r3c3", "Kindly Fog")
    tag = put(s, "r4c4", entity("Night Porter"))
    assert targets_of(s, tag) == [1]
    s.seats[1].space = at("r1c3")
    assert targets_of(s, tag) == [1]
    s.seats[1].space = at("r1c6")
    assert targets_of(s, tag) == [0]


def test_rope_team() -> None:
    """ETH-628: nobody on its space can be pushed, so a Big Entity stays out."""
    s = table("r3c4 r3c4 r4c3", "Rope Team")
    assert comes(s, "The Undertow", "r4c4", "r3c4") == REFUSED
    assert comes(s, "Night Porter", "r3c3", "r3c4") == ENTERED
    assert comes(s, "The Ledgerman", "r3c3", "r4c3", "space:r4c2") == PUSHED
    assert where(s)["2"] == "r4c2"


def test_ballast() -> None:
    """ETH-003, ETH-628: neither pushed nor Relocated by Entities; Dreamers can."""
    s = table("r3c4 r4c3", "Ballast")
    assert comes(s, "The Undertow", "r4c4", "r3c4") == REFUSED
    assert relocatable(s, 0, [at("r3c3")], by_entity=True) == []
    assert relocatable(s, 0, [at("r3c3")]) == [at("r3c3")]
    assert does(s, push_seat(s, 0, 1, "ETH-162"), "space:r3c3")


def test_oilskin_and_paper_boat() -> None:
    """ETH-128: the one ignores all Traps, the other those on Water, for whoever is on its space."""
    s = table("r3c3 r3c3", "Oilskin")
    does(s, walk(s, 0, 1, "ETH-340"), "space:r4c3")
    assert told(s, "trap") == []
    s.seats[1].deck = (0,) * 9
    does(s, walk(s, 1, 1, "ETH-340"), "space:r4c3")
    assert told(s, "trap") == [{"seat": 1, "space": "r4c3"}]
    s = table("r4c4 r5c5", "Paper Boat")
    s.seats[0].deck = (0,) * 9
    boat = next(each.number for each in water().companions if each.name == "Paper Boat")
    summon(s, boat, 0, at("r5c4"), "ETH-634")
    does(s, walk(s, 0, 1, "ETH-340"), "space:r5c4")
    assert told(s, "trap") == []
    summon(s, boat, 0, at("r4c3"), "ETH-634")
    does(s, walk(s, 0, 3, "ETH-340"), "space:r4c4", "space:r4c3", "done")
    assert told(s, "trap") == [{"seat": 0, "space": "r4c3"}]


def test_hare() -> None:
    """ETH-342, ETH-627."""
    s = table("r3c3 r3c3", masks=("Hare",))
    assert at("r4c4") in ends(s, 0, 1)
    assert at("r4c4") not in ends(s, 1, 1)


def test_cold_feet() -> None:
    """ETH-003: no Move ends on Water; through it, it may go."""
    s = table("r4c4")
    assert at("r4c5") in ends(s, 0, 1)
    s.seats[0].flaws = (water().card_names["Cold Feet"],)
    assert at("r4c5") not in ends(s, 0, 1)
    assert at("r5c4") not in ends(s, 0, 2)


def test_lantern_choir() -> None:
    """ETH-139: Light on the owner's space drives Darkness out."""
    s = table("r1c3 r1c4", "Lantern Choir")
    light, darkness = TERRAINS.index("light"), TERRAINS.index("darkness")
    assert places.on_terrain(s, at("r1c3"), light)
    assert not places.on_terrain(s, at("r1c3"), darkness)
    assert places.on_terrain(s, at("r1c4"), darkness)


def test_wet_fox() -> None:
    """ETH-448: another Dreamer whose path is at most 2 longer becomes the target."""
    s = table("r3c4 r4c3", masks=("Wet Fox",))
    put(s, "r2c4", entity("Night Porter"))
    moves(s, FULL, "yes", "space:r4c4")
    assert where(s)[".1"] == "r4c4"
    assert told(s, "moved-entity")[0]["path"] == ["r3c4", "r4c4"]
    s = table("r3c4 r4c2", masks=("Wet Fox",))
    put(s, "r2c4", entity("Night Porter"))
    moves(s, FULL)
    assert where(s)[".1"] == "r3c4"


def test_bellringer() -> None:
    """ETH-448: one figure does not move in this Movement step."""
    s = table("r3c3 r4c6", masks=("Bellringer",))
    put(s, "r1c3", entity("Night Porter"))
    put(s, "r1c4", entity("Lamp Moths"))
    moves(s, "yes", "figure:1", FULL)
    assert where(s)[".1"] == "r1c3"
    assert where(s)[".2"] != "r1c4"


def test_spare_fuse() -> None:
    """ETH-364: all figures of one Entity ignore a Movement step."""
    s = table("r3c3 r4c6")
    s.items = (water().number("item", "spare_fuse"),)
    put(s, "r1c3", entity("Lamp Moths"))
    put(s, "r1c4", entity("Lamp Moths"))
    played = moves(s, "0 use:Spare Fuse")
    assert told(s, "moved-entity") == []
    assert list(s.items) == []
    assert played.prompts[0] == "ask-window"


def test_tin_soldier() -> None:
    """ETH-581: Entities on its space do not move."""
    s = table("r3c4 r4c6", "Tin Soldier")
    soldier = next(each.number for each in water().companions if each.name == "Tin Soldier")
    put(s, "r2c4", entity("Night Porter"))
    summon(s, soldier, 0, at("r2c4"), "ETH-634")
    moves(s)
    assert where(s)[".1"] == "r2c4"


def test_iron_shoes() -> None:
    """ETH-148: after a Move, Entities that are not Big are pushed out of the space."""
    s = table("r3c3 r4c6", "Iron Shoes")
    put(s, "r3c4", entity("Night Porter"))
    does(s, walk(s, 0, 1, "ETH-340"), "space:r3c4", "space:r4c4")
    assert where(s)[".1"] == "r4c4"


def test_the_heron_and_the_special_space() -> None:
    """ETH-003: it can neither enter it nor be put there."""
    s = table("r2c5 r4c1")
    heron = put(s, "r2c6", entity("Heron Inspector"))
    assert path_length(s, heron, 0) == -1
    assert figure_relocatable(s, heron, [at("r2c5"), at("r2c4")]) == [at("r2c4")]
    porter = put(s, "r2c6", entity("Night Porter"))
    assert path_length(s, porter, 0) == 1


def test_scarecount_and_darkness() -> None:
    """ETH-409: it Relocates to the nearest other Darkness space; with none it stays."""
    s = table("r4c4 r4c6")
    put(s, "r1c3", entity("Scarecount"))
    moves(s)
    assert where(s)[".1"] == "r1c4"


def test_clockwork_curate() -> None:
    """ETH-409, ETH-403: one space towards the largest hand, two where the Suit is clubs."""
    clubs = next(card.number for card in water().turns if card.suit == 3)
    other = next(card.number for card in water().turns if card.suit == 0)
    for card, space in ((other, "r4c4"), (clubs, "r4c3")):
        s = table("r2c4 r4c3")
        s.turn_deck = (card,)
        s.seats[1].hand = (0, 0)
        put(s, "r4c5", entity("Clockwork Curate"))
        moves(s)
        assert where(s)[".1"] == space


def test_the_lost_umbrella() -> None:
    """ETH-402: away from Dreamers."""
    s = table("r3c4 r3c4")
    put(s, "r4c4", entity("The Lost Umbrella"))
    moves(s, ONE, "space:r4c3")
    assert where(s)[".1"] == "r4c3"


def test_the_spaces_of_the_ticket_hall() -> None:
    """The map of the first Dream has the ways that it should have."""
    s = table("r3c1")
    steps = scape(s).distances(at("r4c2"))
    assert steps[at("r1c5")] == -1
    assert steps[at("r3c6")] == -1
    assert steps[at("r4c3")] == 1
    assert names(scape(s).near[at("r4c4")]) == ["r3c4", "r4c3", "r4c5", "r5c4"]
    assert names(scape(s).entrances) == ["r3c1", "r4c1"]
