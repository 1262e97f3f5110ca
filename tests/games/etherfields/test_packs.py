"""Packs: what is read from them, how actions are called, what is added by scenarios."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.core.errors import BadPack, UnknownPack
from boardwright.core.messages import Json
from boardwright.games.etherfields import packs
from boardwright.games.etherfields.content import ANY, CUNNING, NE, NW, SE, SW, WRATH, Cost
from boardwright.games.etherfields.keys import space_name
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


def test_the_shipped_pack_by_its_name_is_the_game_itself() -> None:
    """So a record of it opens everywhere."""
    assert bw.game("etherfields", pack="water") is bw.game("etherfields")
    assert bw.game("etherfields").pack is None
    assert bw.game("etherfields", pack="plain").pack == "plain"


def test_a_folder_under_the_name_of_a_shipped_pack_takes_nothing_away(tmp_path: Path) -> None:
    """Nor does one of two folders that give themselves the same name."""
    folders = [tmp_path / name for name in ("one", "other")]
    with as_file(files("boardwright.games.etherfields") / "content" / "plain") as shipped:
        for folder in folders:
            shutil.copytree(shipped, folder)
            head = (folder / "pack.toml").read_text("utf-8")
            changed = head.replace('title = "Plain"', f'title = "{folder.name}"', 1)
            (folder / "pack.toml").write_text(changed, "utf-8")
    one, other = (bw.game("etherfields", pack=str(folder)) for folder in folders)
    assert {one.pack, other.pack} == {"plain"}
    assert one.pack_hash != other.pack_hash
    assert bw.game("etherfields", pack="plain") not in (one, other)


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
    assert repr(more.cards[: len(plain.cards)]) == repr(plain.cards)
    assert repr(more.actions[: len(plain.actions)]) == repr(plain.actions)
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
