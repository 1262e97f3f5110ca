"""Rules of components, sessions and saving that no single position can show: what a pack may say,
how one session follows another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from boardwright.core import records, registry
from boardwright.core.errors import BadPack, BadPosition, BadSetup, BoardwrightError
from boardwright.games.etherfields import packs
from boardwright.games.etherfields.content import LUCK, MOVEMENT
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.saves import from_lasting, lasting
from boardwright.games.etherfields.state import HOURS, State
from boardwright.games.etherfields.turns import PHASES

from .courses import Entry, course
from .flows import names, plain
from .test_pack_folders import write

# What a pack may say

FIFTH = """
[dreamer]
id = "eve"
name = "Eve"
archetype = "dreamer"
[dreamer.back_action]
name = "Wait"
cost = { wrath = 1 }
limit = "turn"
effect = [{ do = "draw" }]
[[first_memory]]
id = "eve.memory"
name = "Eve's Memory"
text = "The first time you cure to 0 Distress: gain 1 Ether."
when = "cured_to_zero"
effect = [{ do = "gain", what = "ether" }]
[[influence]]
id = "eve.wrath1"
name = "Eve Wrath 1"
qty = 22
ether = 1
intent = { wrath = 1 }
"""
MASKS = """
[[mask]]
id = "eve.one"
name = "One Eve"
owner = "eve"
text = "It does nothing."
[[mask]]
id = "eve.two"
name = "Two Eve"
owner = "eve"
text = "It does nothing."
"""


def test_one_to_four_may_play() -> None:
    """ETH-016."""
    assert plain().seats == (1, 2, 3, 4)
    assert [len(dreamer.deck) for dreamer in plain().content_pack.dreamers] == [22] * 4
    with pytest.raises(BadSetup):
        plain().new(5, 1)


def test_a_fifth_player_needs_a_fifth_dreamer(tmp_path: Path) -> None:
    """ETH-017, ETH-075: and then there is 1 Hour."""
    five = "players = [1, 5]\n"
    with pytest.raises(BadPack, match="5 can play, but there are 4 Dreamers"):
        packs.load(write(tmp_path / "four", pack=five))
    counts = "[pack.counts]\ndreamers = 5\nmasks = 10\n"
    folder = write(tmp_path / "five", pack=five + counts, dreamers__eve_toml=FIFTH, m_toml=MASKS)
    game = Etherfields(packs.load(folder))
    state = game.new(5, 1).state
    assert (len(state.seats), state.hours, len(HOURS)) == (5, 1, 6)


@pytest.mark.parametrize("rules", ["lucid", "dreams"])
def test_rules_that_are_not_there_cannot_be_unlocked(rules: str) -> None:
    """ETH-018: the Lucid boards and decks stay closed."""
    card = {"id": "eye", "name": "Eye", "text": "Wake in the Dream.", "unlocks": [rules]}
    with pytest.raises(BadPack, match=rules):
        plain().with_content({"wisdom": [card]})


@pytest.mark.parametrize(
    "what",
    [
        *("dreamers", "influence_per_dreamer", "market", "turn_cards", "fate", "flaws"),
        *("starting_items", "masks"),
    ],
)
def test_a_pack_has_as_many_things_as_it_says(what: str, tmp_path: Path) -> None:
    """ETH-019, ETH-020."""
    with pytest.raises(BadPack, match="says 99"):
        packs.load(write(tmp_path, pack=f"[pack.counts]\n{what} = 99\n"))


def test_fourteen_masks_and_four_dreamers_who_wear_one_each() -> None:
    """ETH-020."""
    assert len(packs.load("water").masks) == 14
    worn = course({"mask": "Wide Ada", "masks": ["Plain Ada", "Wide Ada"]}).s.seats[0]
    assert isinstance(worn.mask, int)
    assert worn.mask in worn.masks


def _faces(known: Sequence[str], faces: Sequence[int]) -> Counter[str]:
    return Counter(known[face] for face in faces)


def test_faces_of_the_dice(tmp_path: Path) -> None:
    """ETH-046, ETH-047: six faces each, unless the pack has others."""
    usual = plain().content_pack
    assert _faces(LUCK, usual.luck) == {"fail": 1, "blank": 1, "1": 2, "2": 1, "3": 1}
    assert _faces(MOVEMENT, usual.movement) == {"one": 3, "full": 2, "again": 1}
    other = '[pack.options]\nluck_faces = ["fail", "3"]\nmovement_faces = ["one", "full"]\n'
    mine = packs.load(write(tmp_path, pack=other))
    assert _faces(LUCK, mine.luck) == {"fail": 1, "3": 1}
    assert _faces(MOVEMENT, mine.movement) == {"one": 1, "full": 1}


def test_the_dice_fall_on_all_their_faces_and_on_no_others(tmp_path: Path) -> None:
    """ETH-046: a die that has one face always shows it."""
    only = '[pack.options]\nluck_faces = ["3"]\nmovement_faces = ["full"]\n'
    game = Etherfields(packs.load(write(tmp_path, pack=only)))
    card = {"id": "dice", "name": "Dice", "intent": {"wrath": 1}, "qty": 3}
    roll = {"do": "roll", "results": {"3": [{"do": "gain", "what": "hour", "n": 1}]}}
    content: Any = {"influence": [{**card, "action": [{"effect": [roll]}]}]}
    hand = ["Dice", "Dice", "Dice", "Ada Wrath 1"]
    pos = game.with_content(content).load({"hours": 0, "seats": [{"hand": hand}]})
    for _ in range(3):
        pos.answer("play:Dice", 0)
    assert pos.state.hours == 3


def test_wisdom_that_is_there_from_the_start(tmp_path: Path) -> None:
    """ETH-613, ETH-010: with all that it unlocks."""
    ada = {"dreamer.0": "ada"}
    usual = plain().new(1, 1, ada).state
    assert (usual.wisdom, usual.unlocked) == ((), frozenset())
    early = '[start]\ngate = "d1.gate"\nseason = "calm"\nwisdom = ["hook"]\n'
    mine = Etherfields(packs.load(write(tmp_path, pack=early))).new(1, 1, ada).state
    assert [mine.pack.wisdom[n].name for n in mine.wisdom] == ["Hook"]
    assert mine.unlocked == {"item_slot"}


def test_tiles_and_cards_are_not_mistaken_for_each_other() -> None:
    """ETH-008: a tile has no place in a deck of cards, and a card none among tiles."""
    for key, wrong in (("fate_deck", "Porter"), ("slumbers", "Alms"), ("tiles", "Wrath 1")):
        with pytest.raises(BadPosition, match=wrong):
            plain().load({"location": "Bell", "seats": [{}], key: [wrong]})


@pytest.fixture
def by_name(monkeypatch: pytest.MonkeyPatch) -> Etherfields:
    """The game with the pack `plain`, as it is once it was asked for by name."""
    made = plain().with_pack("plain")
    monkeypatch.setitem(registry._packs, ("etherfields", "plain"), made)
    return made


# One session after another


def saved(*seats: Entry, **facts: Any) -> State:
    """The end of a session that was saved at the Bell."""
    game = course(*(seats or ({},)), location="Bell", **facts).play("0 save")
    if game.prompt() == "ask-buy-before-save":
        game.play("0 no")
    assert game.reason == "saved"
    return game.s


def later(left: State, *dreamers: str, seed: int = 1) -> State:
    """The beginning of the next session with these Dreamers."""
    return from_lasting(left.pack, lasting(left), dreamers, seed)


def test_items_and_notes_go_to_storage() -> None:
    """ETH-062, ETH-071, ETH-073."""
    left = saved(items=["Hammer", "Lens"], storage=["Drum"], notes=["Slip"], worlds=["near"])
    s = later(left, "Ada")
    assert s.items == ()
    assert [s.pack.items[n].name for n in s.storage] == ["Hammer", "Lens", "Drum"]
    assert [s.pack.notes[n].name for n in s.notes] == ["Slip"]
    assert [s.pack.wisdom[n].name for n in s.wisdom] == ["Wake", "Legend"]
    assert [s.pack.world[n].id for n in s.worlds] == ["near"]


@pytest.mark.parametrize("deck", ["flaw_deck", "fate_deck", "market"])
def test_decks_are_shuffled_in_session_setup(deck: str) -> None:
    """ETH-066, ETH-068, ETH-056: the same cards, in another order with another seed."""
    left = saved()
    found = [getattr(later(left, "Ada", seed=seed), deck) for seed in range(1, 9)]
    assert len({tuple(sorted(order)) for order in found}) == 1
    assert sorted(found[0]) == sorted(getattr(left, deck))
    assert len(set(found)) > 1


def test_a_voucher_gives_one_ether() -> None:
    """ETH-078, ETH-587: whatever was given up for it, and the voucher is gone."""
    left = saved({"ether": 5}, {}, {"ether": 1})
    s = later(left, "Ada", "Ben", "Cyd")
    assert [me.ether for me in s.seats] == [1, 0, 1]
    assert [me.voucher for me in s.seats] == [False] * 3


def test_a_voucher_waits_for_its_dreamer() -> None:
    """ETH-078, ETH-596: who stays away keeps it for the next time."""
    s = later(saved({"ether": 2}, {"ether": 2}), "Ben")
    assert [me.ether for me in s.seats] == [1]
    ada = s.pack.number("dreamer", "ada")
    assert (s.rest[ada].voucher, s.rest[ada].ether) == (True, 0)


def test_session_setup_leads_to_the_choices_of_an_awakening() -> None:
    """ETH-076, ETH-077, ETH-593: decks first; the Location of before is forgotten."""
    s = later(saved(keys=2, paid=["Key"]), "Ada")
    assert (PHASES[s.phase], s.tiles, s.quirks, s.keys) == ("decks", (), (), 0)
    assert s.location == -1


def test_sessions_with_other_numbers_of_dreamers() -> None:
    """ETH-594, ETH-598: two, then four, then one."""
    left = saved({"box": ["Wrath 5"]}, {})
    for dreamers in (("Ada", "Ben", "Cyd", "Dot"), ("Ben",)):
        s = later(left, *dreamers)
        assert [s.pack.dreamers[me.dreamer].name for me in s.seats] == list(dreamers)


def test_a_new_player_joins_with_an_unused_dreamer() -> None:
    """ETH-595, ETH-597: with 22 cards, and the two Masks if the first Dream is over."""
    over = [{"dream": "d1", "result": "victory", "ending": ""}]
    for endings, masks in (([], 0), (over, 2)):
        new = later(saved(endings=endings), "Ada", "Dot").seats[1]
        assert (len(new.deck), len(new.masks), new.box) == (22, masks, ())


def test_who_was_absent_comes_back_with_everything() -> None:
    """ETH-596, ETH-085."""
    left = saved({"box": ["Wrath 5"]}, {"box": ["Cunning 5"], "masks": ["Wide Ben"]})
    alone = later(left, "Ada")
    ben = alone.rest[alone.pack.number("dreamer", "ben")]
    assert names(alone, ben.box) == ["Cunning 5"]
    back = later(left, "Ben", "Ada")
    assert names(back, back.seats[0].box) == ["Cunning 5"]
    assert [back.pack.masks[n].name for n in back.seats[0].masks] == ["Wide Ben"]


def test_no_dreamer_is_played_twice() -> None:
    """ETH-059, ETH-595."""
    with pytest.raises(BadPosition, match="ETH-059"):
        later(saved(), "Ada", "Ada")


def test_only_a_session_that_was_saved_leaves_something_whole() -> None:
    """ETH-589: what is missing in it is refused."""
    left = saved()
    told = dict(lasting(left))
    del told["season"]
    with pytest.raises(BadPosition, match="season"):
        from_lasting(left.pack, told, ["Ada"], 1)


def test_a_game_may_be_suspended_anywhere(by_name: Etherfields) -> None:
    """ETH-592, ETH-014: the record of an unfinished Dream leads to the same point, without any
    effect of the rules, and says the seed, the answers and the pack.
    """
    pos = by_name.new(2, 5, {"dreamer.0": "ada", "dreamer.1": "ben"})
    for seat, key in ((0, "space:r3c1"), (1, "space:r4c1"), (1, "done")):
        pos.answer(key, seat)
    again = records.replay(pos.record())
    assert again.fingerprint() == pos.fingerprint()
    assert again.state.seats[0].hand == pos.state.seats[0].hand
    head = records.read(pos.record()).head
    assert (head["seed"], head["hash"]) == (5, by_name.pack_hash)


def test_a_suspended_game_of_another_pack_is_refused(by_name: Etherfields) -> None:
    """ETH-592."""
    pos = by_name.new(1, 5, {"dreamer.0": "ada"}).answer("space:r3c1", 0)
    text, digest = pos.record(), by_name.pack_hash
    assert digest is not None
    assert digest in text
    with pytest.raises(BoardwrightError):
        records.replay(text.replace(digest, "0" * len(digest)))
