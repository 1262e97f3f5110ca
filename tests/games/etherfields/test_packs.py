"""Packs: what is read from them, how actions are called, what is added by scenarios."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from boardwright.core.errors import BadPack, UnknownPack
from boardwright.core.messages import Json
from boardwright.games.etherfields import packs
from boardwright.games.etherfields.checking.schema import KINDS
from boardwright.games.etherfields.checking.vocabulary import CONDITIONS, VERBS
from boardwright.games.etherfields.checking.words import (
    COST_WORDS,
    FORBIDDEN,
    LOCATION_ICONS,
    NUMBERS,
    STATS,
    TOKENS,
    UNTIL,
    WHO,
)
from boardwright.games.etherfields.content import ANY, CUNNING, NE, NW, SE, SW, WRATH, Cost
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.moments import MOMENTS
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.reading.geometry import corner, squares, turned_side

BROKEN = Path(__file__).parent / "packs" / "broken"
FORMAT = Path(__file__).parents[3] / "docs" / "pack-format.md"

Table = dict[str, Json]


@pytest.fixture
def plain() -> Pack:
    return packs.load("plain")


def with_things(pack: Pack, **things: Table | list[Table]) -> Pack:
    """The pack with some entries more, each a table or several."""
    content = {kind: [one] if isinstance(one, dict) else one for kind, one in things.items()}
    return packs.with_content(pack, content)


def thing(id: str, **fields: Json) -> Table:
    return {"id": id, "name": id.title(), **fields}


def action(*steps: Table, **fields: Json) -> Table:
    return {"effect": list(steps) or [{"do": "draw"}], **fields}


def note(*actions: Table, **fields: Json) -> Table:
    return thing("pad", text="Whatever.", action=list(actions), **fields)


def card(id: str, *actions: Table, **fields: Json) -> Table:
    return thing(id, intent={"wrath": 1}, action=list(actions), **fields)


# Shipped packs


@pytest.mark.parametrize("name", packs.shipped())
def test_shipped_packs_have_no_problems(name: str) -> None:
    assert [str(problem) for problem in packs.problems_of(name)] == []


def test_the_plain_pack_has_the_counts_of_the_rulebook(plain: Pack) -> None:
    assert [len(dreamer.deck) for dreamer in plain.dreamers] == [22] * 4
    assert [len(dreamer.masks) for dreamer in plain.dreamers] == [2] * 4
    assert sum(card.qty for card in plain.cards if card.market) == 81
    assert len(plain.turns) == 12
    assert sum(plain.morphings) == 12
    assert [plain.luck, plain.movement] == [(0, 1, 2, 2, 3, 4), (0, 0, 0, 1, 1, 2)]


def test_cards_of_a_dreamer_have_its_back_and_those_of_the_market_none(plain: Pack) -> None:
    assert plain.cards[plain.card_names["Ada Wrath 1"]].owner == plain.number("dreamer", "ada")
    assert plain.cards[plain.card_names["Wrath 1"]].owner == -1


def test_every_thing_knows_its_number(plain: Pack) -> None:
    for things in (plain.cards, plain.items, plain.entities, plain.tiles, plain.locations):
        assert [one.number for one in things] == list(range(len(things)))
    assert [one.number for one in plain.actions] == list(range(len(plain.actions)))


def test_all_answers_have_keys_of_their_own(plain: Pack) -> None:
    keys = [plain.keys.key(n) for n in range(len(plain.keys))]
    assert len(set(keys)) == len(keys) == plain.key.count


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(UnknownPack):
        packs.load("plainest")


def test_a_pack_is_read_once(plain: Pack) -> None:
    assert packs.load("plain") is plain


# Actions and their keys


def test_keys_tell_what_an_action_stands_on(plain: Pack) -> None:
    two = [action(), action()]
    more = with_things(
        plain,
        influence=[card("dash", *two), card("rack", action(), progress={"cost": {"wrath": 1}})],
        item=thing("cup", intent={"wrath": 1}, action=[action()]),
        mask=thing("hood", action=[action()]),
        wisdom=thing("lore", text="x", action=[action()]),
        slumber=thing("snore", deliverance=action(name="Wake up")),
        gate={**_gate("d7"), "action": [action(name="Wave")]},
    )
    new = [one.key for one in more.actions[len(plain.actions) :]]
    assert new == [
        *("play:Dash", "play:Dash/2", "use:Rack", "use:Cup", "use:Hood", "use:Lore"),
        *("dream:Wave", "deliver:Snore"),
    ]


def test_keys_of_interactions_name_the_entity(plain: Pack) -> None:
    keys = [one.key for one in plain.entities[plain.number("entity", "walker")].actions]
    assert keys == ["meet:Walker/assault", "meet:Walker/contact"]


def test_an_action_in_two_places_of_the_map_has_two_keys(plain: Pack) -> None:
    more = with_things(
        plain,
        map_tile=thing("d9.more", code="A2", action=[action(name="Read", on=["nw"])]),
        gate=_gate("d9"),
    )
    assert [one.key for one in more.actions if one.name == "Read"] == ["map:Read", "map:Read/2"]


def _gate(dream: str) -> Table:
    """A Gate that is only there for a Dream to have one."""
    fields: Table = {"dream": dream, "location": "", "keys": 0, "turns": 3, "goal": "x"}
    return {**thing(f"{dream}.gate"), **fields, "introduction": 1, "out_of_turns": 9, "setup": []}


def test_ids_of_actions_and_passives_are_unique(plain: Pack) -> None:
    passive: Table = {"effect": [{"do": "modify", "stat": "draw", "n": 1}]}
    more = with_things(plain, item=card("cup", action(), action(), passive=[passive, passive]))
    cup = more.items[more.number("item", "cup")]
    assert [one.id for one in cup.actions] == ["cup", "cup/2"]
    assert [one.id for one in cup.passives] == ["cup/3", "cup/4"]


def test_rapid_cards_have_rapid_actions(plain: Pack) -> None:
    more = with_things(plain, influence=card("dash", action(when=["rolled"]), rapid=True))
    dash = more.actions[-1]
    assert dash.rapid
    assert dash.when == ("rolled",)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ({"free": True}, (Cost(),)),
        ({"wrath": 2}, (Cost(WRATH, 2),)),
        ({"any": 3}, (Cost(ANY, 3),)),
        ({"cunning": 1, "gem": 1}, (Cost(CUNNING, 1, (("gem", 1),)),)),
        ({"discard": "hand"}, (Cost(parts=(("discard", -1),)),)),
        ({"flip_self": True}, (Cost(parts=(("flip_self", 1),)),)),
        ({"any_of": [{"wrath": 1}, {"keys": 2}]}, (Cost(WRATH, 1), Cost(parts=(("keys", 2),)))),
    ],
)
def test_costs(plain: Pack, written: Table, read: tuple[Cost, ...]) -> None:
    more = with_things(plain, note=note(action(cost=written)))
    assert more.actions[-1].costs == read


def test_a_cost_left_out_is_free(plain: Pack) -> None:
    assert with_things(plain, note=note(action())).actions[-1].costs == (Cost(),)


def test_a_cost_may_take_from_a_counter(plain: Pack) -> None:
    step: Table = {"do": "add", "counter": "votes", "value": 1}
    more = with_things(plain, note=note(action(step, cost={"counter": {"votes": 2}})))
    assert more.actions[-1].costs == (Cost(parts=(("counter", 2),), counter="votes"),)


def test_gradual_costs(plain: Pack) -> None:
    cost: Table = {"any_of": [{"wrath": 2}, {"cunning": 2}], "gradual": True}
    made = with_things(plain, note=note(action(cost=cost))).actions[-1]
    assert made.gradual
    assert made.costs == (Cost(WRATH, 2), Cost(CUNNING, 2))


def test_effects_inside_of_effects_are_compiled(plain: Pack) -> None:
    draw: list[Json] = [{"do": "draw"}]
    options: list[Json] = [
        {"name": "more", "effect": draw},
        {"name": "less", "effect": [{"do": "choose", "options": [{"name": "in", "effect": draw}]}]},
    ]
    steps: list[Table] = [
        {"do": "roll", "results": {"fail": [], "1-3": draw}},
        {"do": "choose", "options": options},
        {"do": "pay", "cost": {"gem": 1}, "then": draw, "else": []},
    ]
    more = with_things(plain, note=note(action(*steps)))
    roll, choose, pay = more.actions[-1].effect
    assert " ".join(roll.inner) == "fail 1 2 3"
    assert [len(effect) for effect in roll.inner.values()] == [0, 1, 1, 1]
    assert set(choose.inner) == {"0", "1"}
    assert pay.costs == (Cost(parts=(("gem", 1),)),)
    assert pay.inner["then"][0].do == "draw"
    assert {"more", "less", "in"} <= set(more.options)
    assert "choose:in" in more.keys


# Adding content


def test_added_content_moves_nothing(plain: Pack) -> None:
    rash = thing("rash", text="Nothing happens.", stays="discard")
    more = with_things(plain, influence=card("dash", action()), flaw=rash)
    assert more.cards[: len(plain.cards)] == plain.cards
    assert more.actions[: len(plain.actions)] == plain.actions
    assert [card.name for card in more.cards[len(plain.cards) :]] == ["Dash", "Rash"]
    assert all(plain.keys.key(n) in more.keys for n in range(len(plain.keys)))


def test_added_content_may_be_added_to(plain: Pack) -> None:
    once = with_things(plain, influence=card("dash", action()))
    twice = with_things(once, influence=card("rush", action()))
    assert [card.id for card in twice.cards[-2:]] == ["dash", "rush"]
    assert len({plain.digest, once.digest, twice.digest}) == 3
    with pytest.raises(BadPack, match="the id is taken"):
        with_things(once, influence=card("dash", action()))


def test_the_same_content_gives_the_same_pack(plain: Pack) -> None:
    one = with_things(plain, influence=card("dash", action()))
    assert with_things(plain, influence=card("dash", action())) is one


def test_an_added_card_has_a_back_but_is_in_no_starting_deck(plain: Pack) -> None:
    more = with_things(plain, influence=card("dash", owner="ada"))
    ada = more.dreamers[more.number("dreamer", "ada")]
    assert more.cards[-1].owner == ada.number
    assert len(ada.deck) == 22


def test_an_added_dreamer_brings_its_deck(plain: Pack) -> None:
    eve = thing("eve", archetype="tough", back_action=action(name="Blink"))
    more = with_things(plain, dreamer=eve, influence=card("dash", owner="eve", qty=3))
    assert more.dreamers[-1].deck == (len(plain.cards),) * 3
    assert more.actions[more.dreamers[-1].back.number].key == "back:Blink"


def test_what_is_wrong_with_content_is_told_together(plain: Pack) -> None:
    wrong = [card("wrath1", action({"do": "drow"})), card("dash", action(cost={"wrath": -1}))]
    with pytest.raises(BadPack) as error:
        packs.with_content(plain, {"influence": wrong, "roles": {"death": "wake"}})
    assert error.value.problems == (
        "content.roles: this cannot be added to a pack",
        "content.influence.wrath1.action[0].effect[0].do: there is no verb drow; perhaps draw",
        "content.influence.dash.action[0].cost.wrath: -1 is negative",
        "content.influence.wrath1: the id is taken: influence.wrath1 in market.toml",
    )


# Maps


@pytest.mark.parametrize(
    ("slot", "anchor", "rotation", "square"),
    [
        ("A1", NW, 0, (1, 1)),
        ("C4", NW, 0, (5, 7)),
        ("C3", NE, 0, (5, 4)),  # half a slot to the west
        ("A1", SE, 0, (0, 0)),  # half a slot outside, both ways
        ("B2", NW, 90, (3, 2)),  # its north-west space comes to lie in the north-east
        ("B3", SW, 90, (3, 5)),
        ("B2", NW, 180, (2, 2)),
        ("B2", NE, 270, (3, 3)),
    ],
)
def test_where_a_tile_lies(slot: str, anchor: int, rotation: int, square: tuple[int, int]) -> None:
    """ETH-103 to ETH-106."""
    assert corner(slot, anchor, rotation) == square


def test_where_the_spaces_of_a_turned_tile_lie() -> None:
    """A quarter turn clockwise takes the north-west space to the north-east."""
    under = squares(3, 5, 90)
    assert [space_name(under[n]) for n in (NW, NE, SE, SW)] == ["r3c6", "r4c6", "r4c5", "r3c5"]
    assert turned_side(0, 90) == 1
    assert turned_side(3, 270) == 2


def test_secrets_by_their_codes(plain: Pack) -> None:
    more = with_things(plain, influence=card("dash", code="d1.K", qty=2), item=_coded("cup"))
    number = more.number("card", "dash")
    assert more.secrets["d1.K"] == (("card", number), ("card", number), ("item", 8))
    assert more.secrets["d1.trap"] == (("tile", plain.number("tile", "d1.trap")),)
    assert more.secrets["walker"] == (("entity", plain.number("entity", "walker")),)


def _coded(id: str) -> Table:
    return thing(id, intent={"wrath": 1}, code="d1.K")


# Packs in folders


def write(folder: Path, **files: str) -> str:
    """A pack upon `plain`, with these files by their names."""
    folder.mkdir(exist_ok=True)
    head = '[base]\npack = "plain"\n[pack]\nid = "mine"\n'
    (folder / "pack.toml").write_text(head + files.pop("pack", ""))
    for name, text in files.items():
        path = folder / name.replace("__", "/").replace("_toml", ".toml").replace("_py", ".py")
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return str(folder)


HAMMER = '[[item]]\nid = "hammer"\nname = "Mallet"\nstarting = true\nintent = { wrath = 4 }\n'


def test_a_pack_may_build_on_another(tmp_path: Path, plain: Pack) -> None:
    """What has the same id takes its place and its number; the rest comes after it."""
    cup = '[[item]]\nid = "cup"\nname = "Cup"\nintent = { wrath = 1 }\n'
    mine = packs.load(write(tmp_path, more_toml=HAMMER + cup))
    assert mine.items[plain.number("item", "hammer")].name == "Mallet"
    assert [item.id for item in mine.items] == [*(item.id for item in plain.items), "cup"]
    assert (mine.id, mine.title) == ("mine", "Plain")


def test_a_pack_may_leave_things_of_its_base_out(tmp_path: Path) -> None:
    left = "[pack.counts]\nmasks = 7\n"
    folder = write(tmp_path, pack=left)
    head = Path(folder, "pack.toml").read_text()
    gone = 'remove = ["mask.ada.wide"]\n'
    Path(folder, "pack.toml").write_text(head.replace('"plain"\n', f'"plain"\n{gone}'))
    assert len(packs.load(folder).masks) == 7


def test_packs_cannot_build_on_each_other(tmp_path: Path) -> None:
    for one, other in (("one", "../other"), ("other", "../one")):
        (tmp_path / one).mkdir()
        (tmp_path / one / "pack.toml").write_text(f'[base]\npack = "{other}"\n')
    told = [str(problem) for problem in packs.problems_of(str(tmp_path / "one"))]
    assert told == ["pack.toml: base.pack: a pack cannot build on itself"]


def test_the_digest_is_that_of_what_is_said(tmp_path: Path) -> None:
    first = packs.load(write(tmp_path / "a", more_toml=HAMMER)).digest
    assert packs.load(write(tmp_path / "b", more_toml=f"# A comment.\n{HAMMER}")).digest == first
    other = HAMMER.replace("4", "5")
    assert packs.load(write(tmp_path / "c", more_toml=other)).digest != first


def test_a_folder_is_read_again_when_it_has_changed(tmp_path: Path) -> None:
    folder = write(tmp_path, more_toml=HAMMER)
    first = packs.load(folder)
    assert packs.load(folder) is first
    write(tmp_path, more_toml=HAMMER.replace("Mallet", "Maul"))
    assert packs.load(folder).items[0].name == "Maul"


CALLS = """
[[note]]
id = "slip"
name = "Slip"
text = "Everybody dances."
action = [{ effect = [{ do = "call", function = "dance" }] }]
"""
DANCE = "async def dance(s, scene, step):\n    raise RuntimeError\n\n\nNAMED = {'dance': dance}\n"


def test_functions_of_a_pack_run_only_where_they_are_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write(tmp_path, more_toml=CALLS, functions_py=DANCE)
    monkeypatch.setenv("BOARDWRIGHT_PACK_CODE", "other,plain")
    with pytest.raises(BadPack, match="BOARDWRIGHT_PACK_CODE"):
        packs.load(folder)
    monkeypatch.setenv("BOARDWRIGHT_PACK_CODE", "other, mine")
    assert set(packs.load(folder).calls) == {"dance"}


def test_functions_that_are_not_allowed_are_not_even_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BOARDWRIGHT_PACK_CODE", raising=False)
    trace = tmp_path / "ran"
    code = f"open({str(trace)!r}, 'w').close()\n{DANCE}"
    with pytest.raises(BadPack):
        packs.load(write(tmp_path / "pack", more_toml=CALLS, functions_py=code))
    assert not trace.exists()


# Languages


def translated(texts: Mapping[str, Mapping[str, str]]) -> str:
    """A file of texts, by key of the entry and of the text."""
    lines = []
    for key, found in texts.items():
        kind, _, id = key.partition(".")
        lines.append(f'[{kind}."{id}"]')
        lines += [f'{name} = "{text}"' for name, text in found.items()]
    return "\n".join(lines) + "\n"


def missing(folder: str) -> list[tuple[str, str]]:
    """Files and keys of the texts that a language lacks."""
    return [(one.file, one.key) for one in packs.problems_of(folder)]


def test_a_second_language_is_complete(tmp_path: Path) -> None:
    """Entry by entry, text by text, in lists by place."""
    folder = write(
        tmp_path,
        pack='languages = ["en", "de"]\n',
        texts__de_toml=translated({"item.drum": {"name": "Trommel"}}),
        scripts__de_toml='[[script]]\nid = 1\ntext = "Da bist du."\neffect_text = "Los."\n',
    )
    found = missing(folder)
    assert ("texts/de.toml", "item.drum.text") in found
    assert ("texts/de.toml", "item.hammer") in found
    assert ("scripts/de.toml", "script.2") in found
    assert not [key for _, key in found if key.startswith("script.1")]


def test_a_language_has_no_texts_besides(tmp_path: Path) -> None:
    texts = translated({"item.drum": {"name": "Trommel", "smell": "x"}, "item.oboe": {"name": "x"}})
    folder = write(tmp_path, pack='languages = ["en", "de"]\n', texts__de_toml=texts)
    found = missing(folder)
    assert ("texts/de.toml", "item.drum.smell") in found
    assert ("texts/de.toml", "item.oboe") in found


def test_a_language_that_nobody_lists_is_a_problem(tmp_path: Path) -> None:
    folder = write(tmp_path, texts__fr_toml=translated({"item.drum": {"name": "Tambour"}}))
    assert missing(folder) == [("texts/fr.toml", "")]


# What can be won


HATCH = """
[[map_tile]]
id = "d2.across"
name = "Across"
anchor = "ne"
code = "C3"
walls = ["se.north", "se.west", "se.east"]

[[map_tile.action]]
name = "Open"
on = ["se"]
cost = { wrath = 1 }
effect = [{ do = "script", id = 21 }]

[[map_tile.flying_rule]]
name = "Leap"
cost = { cunning = 1 }
effect = [STEP]
"""


@pytest.mark.parametrize(
    "step",
    [
        '{ do = "relocate", to = "r6c5" }',
        '{ do = "relocate", to = "any" }',
        '{ do = "relocate", to = "any", range = 1, ignore_walls = true }',
        '{ do = "move", n = 1, through_wall = 1 }',
        '{ do = "token", kind = "hole", op = "place", at = "own" }',
    ],
)
def test_a_walled_victory_may_be_reached_otherwise(tmp_path: Path, step: str) -> None:
    """ETH-161. Without such a step it is the broken pack `victory_walled_in`."""
    folder = write(tmp_path, more_toml=HATCH.replace("STEP", step))
    assert packs.problems_of(folder) == []


@pytest.mark.parametrize(
    "step",
    [
        '{ do = "relocate", to = "icon:stairs" }',
        '{ do = "relocate", to = "any", range = 1 }',
        '{ do = "relocate", entity = "any", to = "any" }',
        '{ do = "move", n = 1 }',
    ],
)
def test_other_steps_do_not_lead_to_it(tmp_path: Path, step: str) -> None:
    folder = write(tmp_path, more_toml=HATCH.replace("STEP", step))
    (told,) = packs.problems_of(folder)
    assert told.reason.startswith("its victory cannot be reached over the map")


# Broken packs


@pytest.mark.parametrize("name", sorted(folder.name for folder in BROKEN.iterdir()))
def test_broken_packs(name: str) -> None:
    """Every problem, each with file, key and reason, and no other."""
    told = [str(problem) for problem in packs.problems_of(str(BROKEN / name))]
    assert told == (BROKEN / name / "expected.txt").read_text().splitlines()
    assert told


# The format as it is written down


def quoted(text: str) -> set[str]:
    """What stands between backticks, fenced examples left out."""
    return set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))


def test_the_format_names_every_word() -> None:
    """docs/pack-format.md is the contract: all that the checker knows stands there."""
    text = FORMAT.read_text("utf-8")
    known: Sequence[str] = (
        *(*VERBS, *STATS, *CONDITIONS, *MOMENTS, *FORBIDDEN, *TOKENS, *WHO, *NUMBERS, *UNTIL),
        *(*LOCATION_ICONS, *COST_WORDS),
    )
    words = {word for phrase in quoted(text) for word in re.findall(r"[a-z_:]+", phrase)}
    assert sorted(set(known) - words) == []


def test_the_verbs_of_the_format_are_those_that_are_known() -> None:
    rows = [line for line in FORMAT.read_text("utf-8").splitlines() if line.startswith("| `")]
    written = {word for row in rows for word in quoted(row.split("|")[1])}
    assert written == set(VERBS)


def test_every_kind_of_entry_is_described() -> None:
    text = FORMAT.read_text("utf-8")
    assert [kind for kind in KINDS if f"[{kind}]" not in text] == []
