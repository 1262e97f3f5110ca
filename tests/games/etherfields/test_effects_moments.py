"""Lasting changes, moments that are answered, dice, prohibitions."""

from __future__ import annotations

from boardwright.core.messages import Json
from boardwright.games.etherfields import (
    acting,
    cards,
    effects,
    luck,
    sealing,
    stats,
    supplies,
    travel,
)
from boardwright.games.etherfields.content import LUCK, Action
from boardwright.games.etherfields.effects import answers, lasting
from boardwright.games.etherfields.state import NOBODY

from .effecting import at, at_moment, board, carry_out, effect, possible, scene
from .flows import Content, influence, run, steps, table


def progress(name: str, *passives: dict[str, Json], **facts: Json) -> Content:
    """A Progress card with these passives."""
    there: list[Json] = list(passives)
    card = influence(name, progress={"cost": {"wrath": 1}}, passive=there, **facts)
    return {"influence": [card]}


def test_a_passive_changes_its_owner_alone() -> None:
    content = progress("Limit", {"effect": steps({"do": "modify", "stat": "hand_limit", "n": 1})})
    s = table({"progress": ["Limit"]}, {}, content=content)
    assert [stats.value(s, "hand_limit", seat) for seat in (0, 1)] == [7, 6]
    s = table({"progress": ["Limit~"]}, {}, content=content)
    assert stats.value(s, "hand_limit", 0) == 6


def test_a_passive_about_those_on_the_same_space() -> None:
    content = progress(
        "Rope", {"effect": steps({"do": "forbid", "what": "pushed", "who": "on_space"})}
    )
    there: list[dict[str, Json]] = [
        {"progress": ["Rope"], "space": "r3c1"},
        {"space": "r3c1"},
        {"space": "r3c2"},
    ]
    s = table(*there, content=content)
    assert [stats.forbidden(s, "pushed", n) for n in range(3)] == ["Rope", "Rope", None]


def test_a_passive_about_those_on_a_terrain() -> None:
    lamp: dict[str, Json] = {
        "do": "modify",
        "stat": "awareness_yield",
        "n": 1,
        "scope": "on_terrain:light",
    }
    content = progress("Lamp", {"effect": steps(lamp)})
    s = table(
        {"progress": ["Lamp"], "space": "r1c7"},
        {"space": "r1c7"},
        {"space": "r1c8"},
        tiles=["d1.start", "d1.terrain"],
        content=content,
    )
    assert [stats.value(s, "awareness_yield", n) for n in range(3)] == [1, 1, 0]


def test_own_space_has_a_terrain() -> None:
    light = {"do": "modify", "stat": "terrain", "terrain": "light", "at": "own"}
    content = progress("Choir", {"effect": steps(light)})
    s = table({"progress": ["Choir"], "space": "r3c2"}, {"space": "r3c1"}, content=content)
    carry_out(s, "{ do = 'suffer', who = 'on_terrain:light' }", at=scene(NOBODY))
    assert [seat.distress for seat in s.seats] == [1, 0]


def test_changes_until_the_next_use() -> None:
    s = table({})
    carry_out(
        s,
        "{ do = 'modify', stat = 'contact_range', to = 3, until = 'next_use' },"
        " { do = 'modify', stat = 'contact_range', to = 2, until = 'turn' }",
    )
    assert stats.value(s, "contact_range", 0) == 3
    lasting.used(s, "contact_range", 0)
    assert stats.value(s, "contact_range", 0) == 2


def test_applications_of_a_keyword() -> None:
    s = table({})
    carry_out(s, "{ do = 'modify', stat = 'applications', keyword = 'assault', n = 1 }")
    assert stats.value(s, "applications", 0, "assault") == 1
    assert stats.value(s, "applications", 0, "contact") == 0


def test_what_is_forbidden_for_a_while() -> None:
    s = table({"space": "r3c1"}, {"space": "r3c1"})
    carry_out(s, "{ do = 'forbid', what = 'move', until = 'turn' }")
    assert not possible(s, "{ do = 'move', n = 1 }")
    assert possible(s, "{ do = 'move', n = 1, who = 'others' }")
    lasting.end_modifiers(s, "turn")
    assert possible(s, "{ do = 'move', n = 1 }")


def test_one_figure_or_a_whole_entity_stands_still() -> None:
    s = board("r3c1", figures=["Folk@r3c2", "Folk@r3c3"])
    carry_out(
        s,
        "{ do = 'forbid', what = 'move', entity = 'any', until = 'step' }",
        "figure:2",
    )
    assert [(mod.figure, mod.entity) for mod in s.mods] == [(s.figures[1].tag, NOBODY)]
    assert stats.forbidden(s, "move", 0) is None
    carry_out(s, "{ do = 'forbid', what = 'move', entity = 'any', whole = true, until = 'step' }")
    assert s.mods[1].entity == s.figures[0].entity
    lasting.end_modifiers(s, "step")
    assert not s.mods


def test_spaces_lose_a_terrain_or_a_trap_for_a_while() -> None:
    s = board("r1c1", tokens=["water@r1c1"])
    here = scene(space=at("r1c1"))
    carry_out(
        s,
        "{ do = 'modify', stat = 'no_terrain', terrain = 'water', at = 'target' },"
        " { do = 'modify', stat = 'no_trap', at = 'r2c1' }",
        at=here,
    )
    carry_out(s, "{ do = 'suffer', who = 'on_terrain:water' }", at=scene(NOBODY))
    carry_out(s, "{ do = 'move', n = 1 }", "space:r2c1")
    assert (s.seats[0].distress, s.seats[0].sealed) == (0, ())


# Moments


def reroller(**reroll: Json) -> Content:
    step: dict[str, Json] = {"do": "reroll", **reroll}
    card = influence("Again", {"when": ["rolled"], "effect": steps(step)}, rapid=True)
    return {"influence": [card]}


def test_a_die_is_rolled_again_by_its_own_dreamer() -> None:
    s = table({"hand": ["Again"]}, {}, content=reroller(whose="own"))
    face, played = run(
        s,
        luck.roll_luck(s, 0, "ETH-323"),
        "luck:fail",
        "play:Again",
        "luck:2",
    )
    assert LUCK[face] == "2"
    assert played.prompts.count("ask-window") == 1
    s = table({"hand": ["Again"]}, {}, content=reroller(whose="own"))
    _, played = run(s, luck.roll_luck(s, 1, "ETH-323"), "luck:fail")
    assert "ask-window" not in played.prompts


def test_of_dreamers_so_near_and_of_the_luck_die_alone() -> None:
    content = reroller(die="luck", range=2)
    for space, asked in (("r3c3", True), ("r3c4", False)):
        s = table({"hand": ["Again"], "space": "r3c1"}, {"space": space}, content=content)
        answers = ["luck:fail", "pass"] if asked else ["luck:fail"]
        run(s, luck.roll_luck(s, 1, "ETH-323"), *answers)
    s = table({"hand": ["Again"]}, figures=["Walker@r3c1"], content=content)
    run(s, luck.roll_movement(s, s.figures[0].tag, "ETH-399"), "die:one")


def test_something_is_added_to_a_new_result() -> None:
    for rolled, result in (("1", "2"), ("2", "3"), ("3", "3"), ("blank", "blank")):
        s = table({"hand": ["Again"]}, content=reroller(add=1))
        face, _ = run(
            s, luck.roll_luck(s, 0, "ETH-323"), "luck:fail", "play:Again", f"luck:{rolled}"
        )
        assert LUCK[face] == result


def test_the_roll_counts_in_what_follows() -> None:
    s = table({"deck": 12})
    text = (
        "{ do = 'roll', results = { fail = [{ do = 'suffer' }], blank = [{ do = 'draw' }],"
        " 1-3 = [{ do = 'draw', n = 'roll + 2' }] } }"
    )
    carry_out(s, text, "luck:3")
    assert len(s.seats[0].hand) == 5
    s = table({"deck": 12})
    carry_out(s, text, "luck:fail")
    assert (len(s.seats[0].hand), s.seats[0].distress) == (0, 1)


def test_a_result_becomes_another_one() -> None:
    s = table({})
    here = at_moment("boosted", die="luck", face=LUCK.index("blank"), word="boost")
    text = "{ do = 'set_result', to = '1', from = 'blank' }"
    assert possible(s, text, here)
    carry_out(s, text, at=here)
    assert here.moment is not None
    assert LUCK[here.moment.face] == "1"
    assert not possible(s, text, here)


def action(**facts: Json) -> Action:
    """The only action of a card with these fields."""
    act: dict[str, Json] = {"effect": steps({"do": "draw"}), **facts}
    s = table(content={"influence": [influence("Card", act)]})
    return s.pack.cards[s.pack.card_names["Card"]].actions[0]


def test_who_may_answer() -> None:
    """The owner; with a Range whoever is so near; with `target` anybody; without `when` always."""
    prevent: dict[str, Json] = {"do": "prevent", "what": "distress"}
    s = table({"space": "r3c1"}, {"space": "r3c3"}, {"space": "r3c4"})
    own = at_moment("would_suffer", n=1)
    other = at_moment("would_suffer", me=1, n=1)
    far = at_moment("would_suffer", me=2, n=1)
    alone = action(when=["would_suffer"], effect=steps(prevent))
    near = action(when=["would_suffer"], range=2, effect=steps({**prevent, "who": "target"}))
    anybody = action(when=["would_suffer"], effect=steps({**prevent, "who": "target"}))
    assert [answers(s, here, alone) for here in (own, other)] == [True, False]
    assert [answers(s, here, near) for here in (own, other, far)] == [True, True, False]
    assert answers(s, far, anybody)
    assert not answers(s, at_moment("would_seal", n=1), alone)
    assert not answers(s, at_moment("would_suffer", n=0), anybody)
    assert answers(s, far, action(effect=steps({"do": "gain", "what": "ether"})))


def test_sealing_is_prevented_for_a_flipped_card() -> None:
    coat: dict[str, Json] = {
        "when": "would_seal",
        "limit": "turn",
        "cost": {"flip_self": True},
        "effect": steps({"do": "prevent", "what": "seal", "n": 2}),
    }
    s = table({"progress": ["Coat"], "deck": 12}, content=progress("Coat", coat))
    run(s, sealing.seal(s, 0, 3, "ETH-198"), "yes")
    assert len(s.seats[0].sealed) == 1
    assert s.seats[0].progress[0].flipped
    run(s, sealing.seal(s, 0, 3, "ETH-198"))
    assert len(s.seats[0].sealed) == 4


def test_reshuffling_without_a_price() -> None:
    king: dict[str, Json] = {
        "when": "reshuffle_price",
        "effect": steps({"do": "prevent", "what": "price", "n": "all"}, {"do": "flip"}),
    }
    s = table({"progress": ["King"], "discard": 10, "deck": 0}, content=progress("King", king))
    run(s, cards.draw(s, 0, 1, "ETH-184"))
    assert len(s.seats[0].hand) == 1
    assert (s.seats[0].distress, s.seats[0].sealed) == (0, ())
    assert s.seats[0].progress[0].flipped


def test_shortcuts_that_do_not_make_one_seal() -> None:
    content = progress("Ferryman", {"effect": steps({"do": "forbid", "what": "shortcut"})})
    s = table(
        {"progress": ["Ferryman"], "deck": 9},
        {"deck": 9},
        place="dreamworld",
        location="Bell",
        content=content,
    )
    run(s, travel.go(s, s.pack.number("location", "Key")))
    assert [len(seat.sealed) for seat in s.seats] == [0, 1]


def test_shortcuts_within_certain_districts_cost_nothing() -> None:
    for district, sealed in (("near", 0), ("far", 1)):
        low: dict[str, Json] = {
            "when": "shortcut",
            "requires": {"districts": [district]},
            "effect": steps({"do": "prevent", "what": "seal", "n": "all", "who": "target"}),
        }
        season: dict[str, Json] = {
            "id": "low",
            "name": "Low",
            "text": "",
            "mood": "good",
            "hint": "",
            "passive": [low],
        }
        content: Content = {"season": [season]}
        s = table({"deck": 9}, place="dreamworld", location="Bell", season="Low", content=content)
        run(s, travel.go(s, s.pack.number("location", "Key")))
        assert len(s.seats[0].sealed) == sealed


def test_keys_to_spare_give_ether() -> None:
    ledger: dict[str, Json] = {
        "effect": steps({"do": "modify", "stat": "spare_key_ether", "n": 1, "scope": "team"})
    }
    s = table(
        {"progress": ["Ledger"], "ether": 0},
        {"ether": 0},
        keys=3,
        content=progress("Ledger", ledger),
    )
    run(s, supplies.gain(s, "key", [0], 3, "ETH-037"), "0 seat:1", "0 seat:0")
    assert s.keys == 4
    assert [seat.ether for seat in s.seats] == [1, 1]


def test_an_effect_is_written_once_and_read_many_times() -> None:
    """Steps are shared by all games: what one scene fixes is not there in another."""
    s = table({"hand": 1, "deck": 12})
    twice = effect("{ do = 'draw', n = 'hand' }")
    for _ in range(2):
        run(s, effects.run(s, scene(), twice))
    assert len(s.seats[0].hand) == 4


def test_a_rapid_card_adds_to_a_payment() -> None:
    adds = influence(
        "Adds", {"when": ["paying"], "effect": steps({"do": "more", "n": 2})}, rapid=True
    )
    needs = influence("Needs", {"cost": {"wrath": 2}, "effect": steps({"do": "draw"})})
    s = table({"hand": ["Adds", "Needs"], "deck": 9}, content={"influence": [adds, needs]})
    run(s, acting.perform(s, 0, s.pack.keys.id("play:Needs")), "play:Adds")
    assert len(s.seats[0].hand) == 1
