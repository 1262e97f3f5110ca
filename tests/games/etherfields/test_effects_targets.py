"""What actions are aimed at, tokens, markers, decisions, what the campaign changes."""

from __future__ import annotations

import pytest

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting, effects
from boardwright.games.etherfields.effects import can, choose_target, needs_target, targets
from boardwright.games.etherfields.endings import Over
from boardwright.games.etherfields.keys import ACTION_KEY, SPACES
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, SLUMBER, Modifier, State

from .effecting import at, board, carry_out, figures, options, payable, possible, scene
from .flows import Content, influence, run, steps, table, told


def card(**facts: Json) -> Content:
    """A card called Card whose action has these fields."""
    return {"influence": [influence("Card", dict(facts))]}


def of_card(s: State, seat: int = 0) -> Scene:
    """The scene in which a Dreamer performs the action of that card."""
    number = s.pack.card_names["Card"]
    return Scene(seat, "card", number, "Card", action=s.pack.cards[number].actions[0])


def aims(s: State, seat: int = 0) -> tuple[int, ...]:
    here = of_card(s, seat)
    assert here.action is not None
    return targets(s, here, here.action)


STUN = steps({"do": "state", "state": "stunned", "entity": "target"})


def test_figures_in_range_on_which_it_would_do_something() -> None:
    content = card(target={"what": "entity", "range": 1}, effect=STUN)
    stunned: dict[str, Json] = {"entity": "Folk", "space": "r3c2", "states": ["stunned"]}
    s = board("r3c1", figures=["Folk@r3c1", stunned, "Folk@r3c3"], content=content)
    assert aims(s) == (s.figures[0].tag,)


def test_assaults_reach_as_far_as_cards_say() -> None:
    """ETH-315; Dazed caps it (ETH-436, ETH-440)."""
    s = board(
        "r3c1",
        figures=["Folk@r3c2", "Folk@r3c3"],
        content=card(keyword="assault", effect=STUN),
    )
    assert len(aims(s)) == 1
    s.mods = (Modifier("assault_range", 2, "next_use", 0, word="to"),)
    assert len(aims(s)) == 2
    s.seats[0].states = (0,)
    assert len(aims(s)) == 1


def test_an_interaction_without_a_keyword_needs_the_same_space() -> None:
    """ETH-393."""
    s = board("r3c1", figures=["Folk@r3c2"])
    folk = s.pack.entities[s.figures[0].entity]
    here = Scene(0, "entity", folk.number, entity=folk.number)
    assault = folk.actions[0]
    assert needs_target(s, here, assault)
    assert targets(s, here, assault) == (s.figures[0].tag,)


def test_contacts_of_the_map_are_aimed_at_nobody() -> None:
    """ETH-320."""
    s = board("r6c5")
    shout = s.pack.actions[s.pack.keys.id("map:Shout") - ACTION_KEY]
    assert shout.keyword == "contact"
    assert not needs_target(s, Scene(0, "tile", 0), shout)


def test_targets_of_several_applications_are_fixed_at_the_beginning() -> None:
    """ETH-317 to ETH-319: what was moved away may be hit again, what is gone may not."""
    remove = steps({"do": "remove_entity", "entity": "target"})
    s = board(
        "r3c1",
        figures=["Folk@r3c1", "Folk@r3c2", "Folk@r3c3"],
        content=card(keyword="assault", effect=remove),
    )
    found = aims(s)
    assert len(found) == 2
    for answer in ("figure:2", None):
        one = of_card(s)
        assert one.action is not None
        flow = choose_target(s, one, one.action, found)
        assert run(s, flow, *[answer] if answer else [])[0]
        run(s, effects.run(s, one, one.action.effect))
    assert figures(s) == ["r3c3"]
    one = of_card(s)
    assert one.action is not None
    assert not run(s, choose_target(s, one, one.action, found))[0]


def test_dreamers_who_agree() -> None:
    content = card(
        target={"what": "dreamer", "range": 2, "other": True, "agree": True},
        effect=steps({"do": "draw", "who": "target"}),
    )
    s = board("r3c1", "r3c2", "r3c3", "r6c6", content=content)
    assert aims(s) == (1, 2)
    one = of_card(s)
    assert one.action is not None
    chosen, _ = run(s, choose_target(s, one, one.action, aims(s)), "seat:1", "1 no", "2 yes")
    assert (chosen, one.seat) == (True, 2)


def test_a_target_that_may_be_missing() -> None:
    content = card(
        target={"what": "dreamer", "other": True, "optional": True},
        effect=steps({"do": "draw"}, {"do": "draw", "who": "target"}),
    )
    s = board("r3c1", content=content)
    here = of_card(s)
    assert here.action is not None
    assert can(s, here, here.action)
    run(s, effects.run(s, here, here.action.effect))
    assert len(s.seats[0].hand) == 1


def test_edges_with_a_wall_or_without() -> None:
    """r3c5 has Walls in the west and in the south."""
    hole = steps({"do": "token", "kind": "hole", "op": "place", "at": "target", "until": "turn"})
    s = board(
        "r3c5", content=card(target={"what": "edge", "range": 0, "walled": True}, effect=hole)
    )
    walls = {divmod(edge, SPACES) for edge in aims(s)}
    assert walls == {(at("r3c4"), at("r3c5")), (at("r3c5"), at("r4c5"))}
    one = of_card(s)
    assert one.action is not None
    run(s, choose_target(s, one, one.action, aims(s)), "edge:r3c4-r3c5")
    run(s, effects.run(s, one, one.action.effect))
    assert [(edge.one, edge.other, edge.wall) for edge in s.edges] == [
        (at("r3c4"), at("r3c5"), False)
    ]
    assert len(aims(s)) == 1


def test_an_action_without_any_effect_cannot_be_performed() -> None:
    """ETH-228."""
    cure = card(effect=steps({"do": "cure"}))
    s = table({"hand": ["Card"], "distress": 0}, content=cure)
    key = s.pack.keys.id("play:Card")
    assert key not in acting.possible(s, 0)
    assert acting.forbids(s, 0, key) == "ETH-228"
    s = table({"hand": ["Card"], "distress": 1}, content=cure)
    assert key in acting.possible(s, 0)


# Tokens


def test_tokens_on_the_map() -> None:
    s = board("r3c1")
    carry_out(
        s,
        "{ do = 'token', kind = 'light', op = 'place', at = 'any', range = 1 },"
        " { do = 'token', kind = 'threat', op = 'place', n = 2 }",
        "space:r3c2",
    )
    assert [(token.kind, token.space) for token in s.tokens] == [
        ("light", at("r3c2")),
        ("threat", at("r3c1")),
        ("threat", at("r3c1")),
    ]
    assert payable(s, "{ do = 'token', kind = 'threat', op = 'remove', n = 2 }")
    assert not payable(s, "{ do = 'token', kind = 'threat', op = 'remove', n = 3 }")
    carry_out(s, "{ do = 'token', kind = 'threat', op = 'remove', n = 'all' }")
    carry_out(s, "{ do = 'token', kind = 'light', op = 'move', n = 2 }", "space:r3c4")
    assert [(token.kind, token.space) for token in s.tokens] == [("light", at("r3c4"))]


def test_terrain_tokens_are_two_of_a_kind() -> None:
    """ETH-037, ETH-050."""
    s = board("r3c1")
    carry_out(
        s, "{ do = 'token', kind = 'water', op = 'place', at = ['r3c1', 'r3c2'] }", "space:r3c2"
    )
    carry_out(s, "{ do = 'token', kind = 'water', op = 'place', at = ['r3c1', 'r3c2'] }")
    assert not possible(s, "{ do = 'token', kind = 'water', op = 'place', at = 'r3c3' }")


def test_a_spirit_token_of_ones_own() -> None:
    s = board("r3c1", "r3c2")
    carry_out(s, "{ do = 'token', kind = 'spirit', op = 'place', at = 'own' }")
    carry_out(s, "{ do = 'token', kind = 'spirit', op = 'move', n = 2 }", "space:r4c2")
    assert s.seats[0].spirit == at("r4c2")
    assert not possible(s, "{ do = 'token', kind = 'spirit', op = 'move', n = 2 }", scene(1))


def test_tokens_on_the_tile_of_an_entity() -> None:
    s = board("r3c1", figures=["Folk@r3c1"])
    here = scene(kind="entity", number=s.figures[0].entity, entity=s.figures[0].entity)
    carry_out(s, "{ do = 'token', kind = 'threat', op = 'place', on = 'tile', n = 2 }", at=here)
    carry_out(s, "{ do = 'token', kind = 'threat', op = 'remove', on = 'tile' }", at=here)
    assert s.entities[0].tokens == (("threat", 1),)
    assert possible(
        s, "{ do = 'suffer', requires = { token = { kind = 'threat', tile = true } } }", here
    )


def test_a_single_use_action_can_be_used_again() -> None:
    text = "{ do = 'token', kind = 'block', op = 'remove', at = 'own', range = 0 }"
    s = board("r5c6", "r5c5", blocked=["map:Pull"])
    assert not possible(s, text, scene(1))
    carry_out(s, text)
    assert not s.blocked


def test_gems_in_slots() -> None:
    s = table({"space": "r3c1", "gems": 1, "deck": 9}, tiles=["d1.start", "d1.gem"])
    carry_out(s, "{ do = 'gem_slot', op = 'fill', at = 'any' }")
    assert (s.seats[0].gems, s.gem_slots) == (0, (at("r5c1"),))
    assert not possible(s, "{ do = 'gem_slot', op = 'fill', at = 'any' }")
    carry_out(s, "{ do = 'gem_slot', op = 'empty', at = 'any' }")
    assert (s.seats[0].gems, s.gem_slots) == (1, ())


# Campaign


def test_flags_counters_and_what_follows_from_them() -> None:
    s = table({})
    carry_out(
        s,
        "{ do = 'set', flag = 'paid' }, { do = 'add', counter = 'lines', value = 2 },"
        " { do = 'add', counter = 'lines', value = -1 },"
        " { do = 'if', cond = { flag = 'paid', counter = { name = 'lines', min = 1, max = 1 } },"
        " then = [{ do = 'then', effect = [{ do = 'suffer', n = 'counter.lines + 1' }] }] }",
    )
    assert s.seats[0].distress == 2
    carry_out(
        s,
        "{ do = 'set', counter = 'lines', value = 5 },"
        " { do = 'set', flag = 'paid', value = false }",
    )
    assert (s.counters, s.flags) == ({"lines": 5}, frozenset())


def test_seasons_that_were_on_top_before() -> None:
    s = table({})
    first, second = [season.id for season in s.pack.seasons[:2]]
    carry_out(s, f"{{ do = 'season', id = '{second}' }}")
    assert s.season == 1
    s.seasons = (0, 1)
    carry_out(s, "{ do = 'season', id = 'any' }")
    assert s.season == 0
    assert not possible(s, f"{{ do = 'season', id = '{first}' }}")


def test_the_end_comes_at_once() -> None:
    s = table({})
    with pytest.raises(Over) as over:
        carry_out(s, "{ do = 'end', result = 'victory' }, { do = 'suffer' }")
    assert over.value.result == "victory"
    assert s.seats[0].distress == 0


def test_things_that_follow_when_the_step_is_over() -> None:
    s = table({})
    carry_out(s, "{ do = 'team', op = 'awaken' }, { do = 'shop' }")
    assert s.due == ("awaken", "shop")


def test_conditions() -> None:
    s = board("r1c5", "r3c1", turns=["hearts1", "..."], hours=3, keys=1, figures=["Folk@r1c5"] * 2)
    for cond, holds in (
        ("suit = 'hearts'", True),
        ("suit = ['clubs', 'spades']", False),
        ("on_icon = 'stairs'", True),
        ("on_icon = 'trap'", False),
        ("alone_on_space = true", True),
        ("hours = 3", True),
        ("hours = 4", False),
        ("keys = { max = 0 }", False),
        ("players = { min = 2, max = 2 }", True),
        ("figures = { entity = 'folk', min = 2, range = 0 }", True),
        ("figures = { entity = 'folk', max = 1 }", False),
        ("together = 'folk'", True),
        ("together = { entity = 'folk', alone = true }", False),
        ("entity_on_map = 'folk'", True),
        ("place = 'dream'", True),
        ("place = ['slumber', 'dreamworld']", False),
        ("dreamer = 'ada'", True),
        ("not = { dreamer = 'ada' }", False),
        ("any = [{ keys = 4 }, { hours = 1 }]", True),
        ("all = [{ keys = 4 }, { hours = 1 }]", False),
        ("hand = { max = 0 }", True),
        ("progress = { min = 1 }", False),
        ("storage = 1", False),
        ("journey = { max = 9 }", True),
        ("turn = { min = 1 }", True),
    ):
        text = f"{{ do = 'suffer', requires = {{ {cond} }} }}"
        assert possible(s, text) is holds, cond


def test_where_is_looked_up_for_each_dreamer() -> None:
    s = table({"hand": 5}, {"hand": 4})
    carry_out(
        s, "{ do = 'suffer', who = 'each', where = { hand = { min = 5 } } }", at=scene(NOBODY)
    )
    assert [seat.distress for seat in s.seats] == [1, 0]


def test_what_is_optional_is_asked_of_each() -> None:
    s = table({"sealed": 2, "deck": 9}, {"sealed": 2, "deck": 9})
    carry_out(
        s, "{ do = 'unseal', who = 'each', optional = true }", "0 no", "1 yes", at=scene(NOBODY)
    )
    assert [len(seat.sealed) for seat in s.seats] == [2, 1]
    carry_out(s, "{ do = 'unseal', who = 'any', optional = true }", "done", at=scene(NOBODY))
    carry_out(s, "{ do = 'unseal', who = 'any', optional = true }", "seat:0", at=scene(NOBODY))
    assert [len(seat.sealed) for seat in s.seats] == [1, 1]


def test_an_action_that_another_dreamer_played() -> None:
    content = card(cost={"wrath": 9}, effect=steps({"do": "gain", "what": "ether"}))
    s = table({"ether": 0}, {}, content=content)
    assert not possible(s, "{ do = 'copy', what = 'action' }")
    s.played = ((1, s.pack.card_names["Card"]),)
    carry_out(s, "{ do = 'copy', what = 'action' }")
    assert s.seats[0].ether == 1
    assert not possible(s, "{ do = 'copy', what = 'action' }", scene(1))


def test_a_mask_of_another_dreamer() -> None:
    s = table({}, {})
    mask = s.pack.dreamers[s.seats[1].dreamer].masks[0]
    s.seats[1].masks, s.seats[1].mask = (mask,), mask
    carry_out(s, "{ do = 'copy', what = 'mask', who = 'target' }", at=scene(seat=1))
    assert [(mod.stat, mod.n, mod.seat) for mod in s.mods] == [("borrowed_mask", mask, 0)]


def test_signs_match() -> None:
    s = board("r1c5", wisdom=["Omens"])
    carry_out(s, "{ do = 'call', function = 'lay_signs' }", "sign:Sun", "sign:Moon")
    assert [token.kind for token in s.tokens] == ["sign", "sign"]
    text = "{ do = 'call', function = 'match_sign', then = [{ do = 'draw', n = 2 }] }"
    assert not possible(s, text)
    carry_out(s, "{ do = 'gain', what = 'sign' }", "sign:Sun")
    assert possible(s, text)
    carry_out(s, text)
    assert len(s.seats[0].hand) == 2
    assert (s.seats[0].signs, len(s.tokens)) == ((), 1)


def test_no_more_signs_than_three() -> None:
    s = table({}, wisdom=["Omens"])
    carry_out(s, "{ do = 'gain', what = 'sign', n = 4 }", "sign:Sun", "sign:Moon", "sign:Moon")
    assert len(s.seats[0].signs) == 3


def test_markers_on_gradual_actions() -> None:
    """ETH-631: on one that could be performed now; never the last one, if it says so."""
    text = "{ do = 'marker', op = 'place', finish = false }"
    s = board("r5c6", "r3c1")
    carry_out(s, text)
    assert list(s.markers.values()) == [(0, 1, 0)]
    assert not possible(s, text)
    assert not possible(s, "{ do = 'marker', op = 'place' }", scene(1))
    carry_out(s, "{ do = 'marker', op = 'place' }")
    assert (s.hours, s.markers) == (5, {})
    assert "map:Pull" in s.pack.keys.keys([ACTION_KEY + number for number in s.blocked])


def test_a_marker_on_an_action_that_is_named() -> None:
    s = board("r3c1", "r3c1", "r3c1")
    text = "{ do = 'marker', op = 'place', action = 'map:Pull', finish = false }"
    carry_out(s, f"{text}, {text}")
    assert list(s.markers.values()) == [(0, 2, 0)]
    assert not possible(s, text)


def gradual(name: str, cunning: int) -> dict[str, Json]:
    """A Progress card with a Gradual action of this base cost."""
    act: dict[str, Json] = {
        "cost": {"cunning": cunning, "gradual": True},
        "effect": steps({"do": "gain", "what": "hour"}),
    }
    return influence(name, act, progress={"cost": {"cunning": 1}})


def test_markers_are_moved_to_an_action_that_is_not_dearer() -> None:
    content: Content = {"influence": [gradual("Dear", 3), gradual("Cheap", 1)]}
    there: dict[str, Json] = {"space": "r5c6", "progress": ["Dear", "Cheap"]}
    s = table(there, {}, {}, tiles=["d1.start", "d1.acts"], content=content)
    pull, dear, cheap = [
        s.pack.keys.id(key) - ACTION_KEY for key in ("map:Pull", "use:Dear", "use:Cheap")
    ]
    s.markers = {pull: (0, 1, 0)}
    text = "{ do = 'marker', op = 'move', finish = false, dearer = false }"
    carry_out(s, text)
    assert s.markers == {cheap: (0, 1, 0)}
    assert not possible(s, text)
    carry_out(s, "{ do = 'marker', op = 'move' }", "use:Dear")
    assert s.markers == {dear: (0, 1, 0)}


def test_skipping_needs_a_slumber() -> None:
    s = table({})
    assert not possible(s, "{ do = 'skip' }")
    s.place = SLUMBER
    assert possible(s, "{ do = 'skip' }")


def test_several_options_one_after_the_other() -> None:
    s = table({"ether": 0, "gems": 0}, content=options("Ether", "Gem", "Pain"))
    carry_out(
        s,
        "{ do = 'choose', n = 2, options = ["
        "{ name = 'Ether', effect = [{ do = 'gain', what = 'ether' }] },"
        "{ name = 'Gem', effect = [{ do = 'gain', what = 'gem' }] },"
        "{ name = 'Pain', effect = [{ do = 'suffer' }] }] }",
        "choose:Pain",
        "choose:Gem",
    )
    assert (s.seats[0].ether, s.seats[0].gems, s.seats[0].distress) == (0, 1, 1)


def test_backs_are_told_to_everybody() -> None:
    s = table({})
    carry_out(s, "{ do = 'peek', what = 'backs', code = 'd1.*' }")
    shown = told(s, "backs")[0]["backs"]
    assert set(shown) == {"tile"}, "what is on them stays secret, and so does what packs call them"
