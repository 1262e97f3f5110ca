"""Actions and what they cost (section 11), Influence cards (12), Assault and Contact (16)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting, costs
from boardwright.games.etherfields.content import AWARENESS, CUNNING, WRATH
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import Modifier, State
from tests.games.etherfields.flows import Run, influence, names, run, steps, table, told

W1, W2, W3 = "Ada Wrath 1", "Ada Wrath 2", "Ada Wrath 3"
C1, C2, C3 = "Ada Cunning 1", "Ada Cunning 2", "Ada Cunning 3"
A1, A2, A3 = "Ada Awareness 1", "Ada Awareness 2", "Ada Awareness 3"
ANY = "Ada Any 1"
DRAW: Mapping[str, Json] = {"do": "draw", "n": 1}
HOUR: Mapping[str, Json] = {"do": "gain", "what": "hour", "n": 1}


def costing(cost: Mapping[str, Json], *effect: Mapping[str, Json], **facts: Json) -> Json:
    """One card Test with one action of that cost; it gains an Hour if nothing else."""
    action = {"cost": dict(cost), "effect": steps(*effect or (HOUR,)), **facts}
    return influence("Test", action)


def act(s: State, *answers: str, seat: int = 0, key: str = "play:Test") -> Run:
    _, played = run(s, acting.perform(s, seat, s.pack.keys.id(key)), *answers)
    return played


def can(s: State, key: str = "play:Test", seat: int = 0) -> bool:
    return s.pack.keys.id(key) in acting.possible(s, seat)


def why_not(s: State, key: str = "play:Test", seat: int = 0) -> str | None:
    return acting.forbids(s, seat, s.pack.keys.id(key))


def test_intent_is_paid_by_discarding() -> None:
    """ETH-224, ETH-231 to ETH-233: cards of the colour until it is enough; they go to the pile."""
    s = table({"hand": ["Test", W1, W2, C3]}, content={"influence": [costing({"wrath": 3})]})
    played = act(s, f"pay:{W2}", f"pay:{W1}")
    assert played.options("ask-pay") == [f"pay:{W1}", f"pay:{W2}", "stop"]
    assert s.hours == 6
    assert names(s, s.seats[0].hand) == [C3]
    assert names(s, s.seats[0].discard) == ["Test", W1, W2]


def test_a_card_of_several_colours_yields_one_of_them() -> None:
    """ETH-233: chosen by what it pays for."""
    s = table({"hand": ["Test", ANY]}, content={"influence": [costing({"awareness": 1})]})
    act(s, f"pay:{ANY}")
    assert told(s, "paid")[0]["n"] == 1


def test_what_is_paid_too_much_is_lost() -> None:
    """ETH-235."""
    s = table({"hand": ["Test", W3, W2]}, content={"influence": [costing({"wrath": 1})]})
    act(s, f"pay:{W3}")
    assert names(s, s.seats[0].hand) == [W2]
    assert s.hours == 6


def test_a_card_that_pays_does_not_act() -> None:
    """ETH-234, ETH-259."""
    other = influence("Other", {"effect": steps({"do": "suffer"})}, intent={"wrath": 2})
    content: Json = [costing({"wrath": 2}), other]
    s = table({"hand": ["Test", "Other"]}, content={"influence": content})
    act(s, "pay:Other")
    assert s.seats[0].distress == 0


def test_one_of_two_colours_is_chosen_before_the_first_card() -> None:
    """ETH-002, ETH-236: and all is paid in it."""
    cost = {"any_of": [{"wrath": 2}, {"awareness": 2}]}
    s = table({"hand": ["Test", W1, W2, A1, A3]}, content={"influence": [costing(cost)]})
    played = act(s, "cost:2", f"pay:{A1}", f"pay:{A3}")
    assert played.asked[1][2] == [f"pay:{A1}", f"pay:{A3}", "stop"]
    assert s.hours == 6


def test_any_one_colour() -> None:
    """ETH-236."""
    s = table({"hand": ["Test", W3, C1]}, content={"influence": [costing({"any": 1})]})
    played = act(s, "colour:cunning", f"pay:{C1}")
    assert played.options("ask-colour") == ["colour:wrath", "colour:cunning"]


def test_nobody_pays_for_somebody_else() -> None:
    """ETH-237: neither the hand nor the Gems of others; the Team's Items do."""
    content = {"influence": [costing({"wrath": 3})]}
    s = table({"hand": ["Test", C1]}, {"hand": ["Ben Wrath 3"]}, content=content)
    s.seats[0].spent = frozenset({"turn:boost"})
    assert not can(s)
    s.items = (s.pack.number("item", "hammer"),)
    played = act(s, "pay-item:Hammer")
    assert played.options("ask-pay") == ["pay-item:Hammer", "stop"]
    assert s.hours == 5
    assert [s.pack.items[n].name for n in s.storage] == ["Hammer"]


def test_a_free_action_asks_for_nothing() -> None:
    """ETH-238."""
    s = table({"hand": ["Test", W1]}, content={"influence": [costing({"free": True})]})
    assert act(s).asked == []
    assert s.hours == 6


def test_a_multiple_by_players_is_paid_at_once() -> None:
    """ETH-241, ETH-001: with 3 Dreamers 3 times 2."""
    content = {"influence": [costing({"wrath": 2, "times_players": True})]}
    s = table({"hand": ["Test", W3, W2, W1]}, {}, {}, content=content)
    action = next(action for action in s.pack.actions if action.name == "Test")
    assert sum(part.amount for part in costs.price(s, 0, action)) == 6
    assert [part.rule for part in costs.price(s, 0, action)] == ["ETH-230", "ETH-241"]
    act(s, f"pay:{W3}", f"pay:{W2}", f"pay:{W1}")
    assert told(s, "paid")[-1]["need"] == 6


def test_a_payment_that_ends_short_is_lost() -> None:
    """ETH-242: once a card was discarded it cannot be taken back; the action does not happen."""
    s = table({"hand": ["Test", W1, W2]}, content={"influence": [costing({"wrath": 3})]})
    act(s, f"pay:{W1}", "stop")
    assert s.hours == 5
    assert names(s, s.seats[0].discard) == ["Test", W1]
    assert told(s, "payment-lost")[0]["paid"] == 1


def test_before_the_first_card_one_may_think_again() -> None:
    """ETH-242: nothing was paid yet, so the card comes back."""
    s = table({"hand": ["Test", W1, W2]}, content={"influence": [costing({"wrath": 3})]})
    act(s, "stop")
    assert names(s, s.seats[0].hand) == [W1, W2, "Test"]
    assert s.hours == 5


def test_a_payment_may_begin_without_enough() -> None:
    """ETH-242: a Rapid card may still draw what is missing."""
    rush = influence("Rush", {"effect": steps({"do": "draw", "n": 2})}, rapid=True)
    content: Json = [costing({"wrath": 3}), rush]
    hand = {"hand": ["Test", W1, "Rush"], "deck": [W2, C1, "..."]}
    s = table(hand, content={"influence": content})
    assert can(s)
    act(s, f"pay:{W1}", "play:Rush", f"pay:{W2}")
    assert s.hours == 6


def test_a_card_does_not_pay_for_itself() -> None:
    """ETH-243: it leaves the hand first."""
    s = table({"hand": ["Test"]}, content={"influence": [costing({"wrath": 1})]})
    assert not can(s)
    assert why_not(s) == "ETH-224"


def test_an_item_does_not_pay_for_itself() -> None:
    """ETH-244."""
    bell: Json = {
        "id": "bell",
        "name": "Bell",
        "intent": {"wrath": 3},
        "action": [{"cost": {"wrath": 2}, "effect": [dict(HOUR)]}],
    }
    s = table({"hand": []}, content={"item": [bell]}, items=["Bell"])
    key = next(a.key for a in s.pack.actions if a.name == "Bell")
    assert not can(s, key)
    s.items = (*s.items, s.pack.number("item", "hammer"))
    assert can(s, key)
    act(s, "pay-item:Hammer", key=key)
    assert [s.pack.items[n].name for n in s.items] == ["Bell"]


def test_an_action_that_would_do_nothing_is_not_offered() -> None:
    """ETH-228: but one of which a part does nothing is."""
    cure: Mapping[str, Json] = {"do": "cure", "n": 1}
    nothing = influence("Test", {"effect": steps(cure)})
    s = table({"hand": ["Test"]}, content={"influence": [nothing]})
    assert why_not(s) == "ETH-228"
    partly = influence("Test", {"effect": steps(cure, DRAW)})
    s = table({"hand": ["Test"]}, content={"influence": [partly]})
    assert can(s)


def test_requirements_must_hold() -> None:
    """ETH-225, ETH-136."""
    content = {"influence": [costing({"free": True}, requires={"terrain": "water"})]}
    tiles = ["d1.start", "d1.terrain"]
    s = table({"hand": ["Test"], "space": "r1c7"}, content=content, tiles=tiles)
    assert why_not(s) == "ETH-225"
    s = table({"hand": ["Test"], "space": "r2c8"}, content=content, tiles=tiles)
    assert can(s)


@pytest.mark.parametrize(
    ("part", "rule", "rich"),
    [
        ({"gem": 1}, "ETH-240", {"gems": 1}),
        ({"ether": 1}, "ETH-240", {"ether": 1}),
        ({"seal": 3}, "ETH-198", {"deck": ["Crack", A1, A2, A3]}),
        ({"discard": 2}, "ETH-224", {"hand": ["Test", W1, W2]}),
        ({"flip": 1}, "ETH-280", {"progress": ["Wrath Post"]}),
    ],
)
def test_every_part_must_be_there(
    part: Mapping[str, Json], rule: str, rich: Mapping[str, Json]
) -> None:
    """ETH-006, ETH-039, ETH-200, ETH-280."""
    content = {"influence": [costing(part)]}
    deck: dict[str, Json] = {"deck": ["Crack", A1, A2], "discard": 6}
    poor = table({"hand": ["Test", W1], **deck}, content=content)
    assert why_not(poor) == rule
    there = table({"hand": ["Test", W1], **deck, **rich}, content=content)
    assert can(there)


def test_sealing_as_a_cost() -> None:
    """ETH-198: from the deck, before the effect."""
    s = table(
        {"hand": ["Test"], "deck": [A1, A2, "..."]}, content={"influence": [costing({"seal": 2})]}
    )
    act(s)
    assert names(s, s.seats[0].sealed) == [A2, A1]


def test_seal_this_card() -> None:
    """ETH-205: the card itself, and none from the deck."""
    content = {"influence": [costing({"seal_self": True})]}
    s = table({"hand": ["Test"], "deck": [A1, "..."]}, content=content)
    act(s)
    assert names(s, s.seats[0].sealed) == ["Test"]
    assert names(s, s.seats[0].deck)[0] == A1
    assert s.seats[0].discard == ()


def test_the_whole_hand_as_a_cost() -> None:
    """ETH-187: it takes one card at least."""
    content = {"influence": [costing({"discard": "hand"})]}
    s = table({"hand": ["Test"]}, content=content)
    assert why_not(s) == "ETH-224"
    s = table({"hand": ["Test", W1, W2]}, content=content)
    act(s)
    assert s.seats[0].hand == ()


def test_once_per_turn_belongs_to_the_copy() -> None:
    """ETH-229, ETH-285: two placed copies can be used once each."""
    post = {
        **influence("Test", {"effect": steps(HOUR), "limit": "turn"}, qty=2),
        "progress": {"cost": {"wrath": 1}},
    }
    s = table({"progress": ["Test", "Test"]}, content={"influence": [post]})
    act(s, key="use:Test")
    assert can(s, "use:Test")
    act(s, key="use:Test")
    assert why_not(s, "use:Test") == "ETH-229"
    assert s.hours == 7


def test_a_card_goes_to_the_pile_after_its_effect() -> None:
    """ETH-243, ETH-213: in the middle it lies nowhere, but counts."""
    content = {"influence": [costing({"free": True}, {"do": "draw", "n": 1})]}
    s = table({"hand": ["Test"], "deck": [], "discard": [A1, A2, A3, C1, C2]}, content=content)
    act(s, "distress")
    assert names(s, s.seats[0].discard) == ["Test"]
    assert len(s.seats[0].deck) == 4


def test_wrath_alone_is_no_assault() -> None:
    """ETH-314: it is not paid several times."""
    s = table({"hand": ["Test", W3]}, content={"influence": [costing({"wrath": 1})]})
    act(s, f"pay:{W3}")
    assert s.hours == 6


# Assault and Contact


def assault_key(s: State, keyword: str = "assault", entity: str = "Walker") -> str:
    """The key of an Interaction."""
    number = s.pack.number("entity", entity.lower())
    actions = s.pack.entities[number].actions
    return next(action.key for action in actions if action.keyword == keyword)


def test_an_assault_is_paid_several_times_at_once() -> None:
    """ETH-315 to ETH-319: Range 1; the target of each is named when it comes."""
    s = table(
        {"space": "r3c1", "hand": [W1, W2, W3]},
        tiles=["d1.start", "d1.open"],
        figures=["Beast@r3c2", "Beast@r4c1", "Beast@r3c3"],
    )
    key = assault_key(s, entity="Beast")
    played = act(s, f"pay:{W1}", f"pay:{W3}", "done", "figure:2", key=key)
    assert [len(keys) for _, what, keys in played.asked if what != "ask-pay"] == [2]
    assert [figure.space for figure in s.figures] == [33]


def test_applications_without_a_target_are_lost() -> None:
    """ETH-319: Range is measured once (ETH-318, ETH-351)."""
    s = table(
        {"space": "r3c1", "hand": [W1, W2, W3]},
        tiles=["d1.start", "d1.open"],
        figures=["Beast@r3c2", "Beast@r3c4"],
    )
    act(s, f"pay:{W1}", f"pay:{W3}", "done", key=assault_key(s, entity="Beast"))
    assert [figure.space for figure in s.figures] == [34]


def test_out_of_range_there_is_no_assault() -> None:
    """ETH-315, ETH-114."""
    s = table(
        {"space": "r3c1", "hand": [W2]},
        tiles=["d1.start", "d1.open"],
        figures=["Beast@r3c3"],
    )
    assert why_not(s, assault_key(s, entity="Beast")) == "ETH-315"
    s.mods = (Modifier("assault_range", 1, "turn", seat=0, source="Test"),)
    assert can(s, assault_key(s, entity="Beast"))


def test_costs_of_assaults_change_for_each_application() -> None:
    """ETH-322: never below 1, for each time it is applied."""
    s = table(
        {"space": "r3c1", "hand": [W1, W1, W2]},
        tiles=["d1.start", "d1.open"],
        figures=["Beast@r3c2", "Beast@r4c1"],
    )
    s.mods = (Modifier("assault_cost", -3, "turn", seat=0, source="Test"),)
    key = assault_key(s, entity="Beast")
    action = s.pack.actions[_number(s, key)]
    assert sum(part.amount for part in costs.price(s, 0, action)) == 1
    act(s, f"pay:{W2}", "done", "figure:1", key=key)
    assert s.figures == ()


def _number(s: State, key: str) -> int:
    return next(action.number for action in s.pack.actions if action.key == key)


def test_a_change_of_one_colour_is_about_that_colour() -> None:
    """ETH-322: where two are offered."""
    s = table({"space": "r5c5"}, tiles=["d1.start", "d1.acts"])
    s.mods = (Modifier("contact_cost", -1, "turn", seat=0, word="awareness", source="Test"),)
    action = s.pack.actions[_number(s, "map:Shout")]
    ways = list(costs.ways(action.costs))
    assert [way.colour for way in ways] == [AWARENESS, WRATH]
    assert [costs.base(s, 0, action, way) for way in ways] == [1, 2]


def test_a_contact_on_the_map_reaches_one_space() -> None:
    """ETH-320, ETH-110, ETH-321: other Map actions only on their own space; one colour for all."""
    tiles = ["d1.start", "d1.acts", "d1.bonus", "d1.gem"]
    s = table({"space": "r6c4", "hand": [A2, A3, W2]}, tiles=tiles)
    assert can(s, "map:Shout")
    assert not can(s, "map:Read")
    assert why_not(s, "map:Read") == "ETH-110"
    played = act(s, "cost:1", f"pay:{A2}", f"pay:{A3}", "done", key="map:Shout")
    assert played.prompts[0] == "ask-cost"
    assert s.seats[0].gems == 2


def test_applications_can_be_added() -> None:
    """ETH-316: what a card adds, it adds once and is used up."""
    s = table({"space": "r6c5", "hand": [A2]}, tiles=["d1.start", "d1.acts"])
    s.mods = (Modifier("applications", 1, "next_use", seat=0, source="Test"),)
    act(s, f"pay:{A2}", "done", key="map:Shout")
    assert s.seats[0].gems == 2
    assert not s.mods


def test_a_single_use_action_is_applied_once() -> None:
    """ETH-626, ETH-111, ETH-112: then a Block token covers it."""
    entity: Json = {
        "id": "d1.oracle",
        "name": "Oracle",
        "dream": "d1",
        "figure": "named",
        "move": 1,
        "interaction": [
            {
                "name": "Ask",
                "keyword": "contact",
                "single_use": True,
                "cost": {"awareness": 1},
                "effect": [{"do": "gain", "what": "gem"}],
            }
        ],
    }
    s = table(
        {"space": "r3c1", "hand": [A2]}, content={"entity": [entity]}, figures=["Oracle@r3c1"]
    )
    key = assault_key(s, "contact", "d1.oracle")
    act(s, f"pay:{A2}", key=key)
    assert s.seats[0].gems == 1
    assert why_not(s, key) == "ETH-111"


def test_what_forbids_a_keyword_forbids_its_actions() -> None:
    """ETH-003."""
    s = table({"space": "r6c5", "hand": [A2]}, tiles=["d1.start", "d1.acts"])
    s.mods = (Modifier("forbid", 1, "turn", seat=0, word="contact", source="Test"),)
    assert why_not(s, "map:Shout") == "ETH-003"


# Backs


def test_the_back_on_top_of_the_deck_is_an_action() -> None:
    """ETH-265, ETH-266: its card stays where it is; once per Turn here."""
    s = table({"hand": [C1], "deck": [A1, A2, "..."]})
    assert can(s, "back:Count On")
    act(s, f"pay:{C1}", key="back:Count On")
    assert names(s, s.seats[0].hand) == [A1]
    assert why_not(s, "back:Count On") == "ETH-229"


def test_the_back_of_another_dreamer_can_be_used() -> None:
    """ETH-269."""
    ben = next(dreamer for dreamer in table({}).pack.dreamers if dreamer.name == "Ben")
    s = table({"hand": [C1, W1, A1], "deck": ["Ben Wrath 1", A2, "..."]})
    assert can(s, ben.back.key)


def test_there_is_no_back_on_other_cards() -> None:
    """ETH-266: with an empty deck, a Market card or a Flaw on top."""
    for deck in ([], ["Wrath 5", A1], ["Crack", A1]):
        s = table({"hand": [C1, C2, C3], "deck": deck, "discard": [W1, W2, W3, A2, A3]})
        assert why_not(s, "back:Count On") == "ETH-265"


def test_back_actions_count_for_each_kind() -> None:
    """ETH-229: however many copies come to the top; for each Dreamer by themself."""
    s = table({"hand": [C1, C1]}, {"deck": [A1, "..."], "hand": ["Ben Cunning 1"]})
    act(s, f"pay:{C1}", key="back:Count On")
    assert not can(s, "back:Count On", 0)
    assert can(s, "back:Count On", 1)


# Suggestions and the Dreamworld map


def test_the_cheapest_way_to_pay_is_exact() -> None:
    """ETH-235: of all subsets the one that overpays least, and keeps the most."""
    s = table({"hand": [W1, W2, W3, C1, ANY, A3]})
    scene = Scene(0)

    def cheapest(colour: int, need: int) -> list[str]:
        return s.pack.keys.keys(costs.cheapest(s, scene, colour, need))

    assert cheapest(WRATH, 3) == [f"pay:{W3}"]
    assert sorted(cheapest(WRATH, 6)) == [f"pay:{W1}", f"pay:{W2}", f"pay:{W3}"]
    assert cheapest(CUNNING, 1) == [f"pay:{C1}"]
    assert cheapest(AWARENESS, 3) == [f"pay:{A3}"]
    assert cheapest(CUNNING, 5) == []
    s.items = (s.pack.number("item", "feather"),)
    assert "pay-item:Feather" in cheapest(CUNNING, 5)


def test_cards_on_the_dreamworld_map() -> None:
    """ETH-497, ETH-499: those that name it, and those whose effect is of use at once."""
    push = influence("Push", {"effect": steps({"do": "move", "n": 1})})
    there = influence("There", {"world": "dreamworld", "effect": steps(HOUR)})
    content: Json = [costing({"free": True}, DRAW), push, there]
    s = table({"hand": ["Test", "Push", "There"]}, content={"influence": content}, location="Bell")
    assert can(s)
    assert why_not(s, "play:Push") == "ETH-497"
    assert can(s, "play:There")
    s = table({"hand": ["There"]}, content={"influence": content})
    assert why_not(s, "play:There") == "ETH-497"


def test_rapid_things_between_the_actions_of_others() -> None:
    """ETH-604: only what is Rapid."""
    rush = influence("Rush", {"effect": steps(DRAW)}, rapid=True)
    content: Json = [costing({"free": True}), rush]
    s = table({"hand": ["Test", "Rush"]}, content={"influence": content})
    assert s.pack.keys.keys(acting.rapid(s, 0)) == ["play:Rush"]


def test_dream_actions() -> None:
    """ETH-599: the map, the Gate and Entity tiles; Gem slots too (ETH-127)."""
    s = table({})
    keys = s.pack.keys
    dream = ["map:Read", "dream:Leave", "fill", "empty", assault_key(s)]
    other = ["move", "effort", "back:Count On", "place:Wrath Post", "gain-gem"]
    assert [acting.is_dream_action(s, keys.id(key)) for key in dream] == [True] * len(dream)
    assert [acting.is_dream_action(s, keys.id(key)) for key in other] == [False] * len(other)


def test_actions_come_from_everywhere() -> None:
    """ETH-223: cards, Progress cards, Mask, Items, back, map, Flying rules, Gate, Entities."""
    post = {
        **influence("Post", {"effect": steps(HOUR)}),
        "progress": {"cost": {"wrath": 1}},
    }
    mask: Json = {"id": "owl", "name": "Owl", "action": [{"effect": steps(HOUR)}]}
    s = table(
        {
            "hand": ["Test", C2, A2, A3, W3],
            "progress": ["Post"],
            "mask": "Owl",
            "space": "r5c5",
            "distress": 1,
        },
        content={"influence": [costing({"free": True}), post], "mask": [mask]},
        tiles=["d1.start", "d1.acts", "d1.sky"],
        items=["Drum"],
        figures=["Beast@r5c5"],
    )
    for key in ("play:Test", "use:Post", "back:Count On", "map:Read", "map:Whisper", "dream:Call"):
        assert can(s, key), key
    for name in ("Owl", "Drum"):
        assert can(s, next(a.key for a in s.pack.actions if a.name == name)), name
    assert can(s, assault_key(s, entity="Beast"))


def test_played_cards_lie_on_the_pile() -> None:
    """ETH-258."""
    s = table({"hand": ["Test"], "discard": [A1]}, content={"influence": [costing({"free": True})]})
    act(s)
    assert names(s, s.seats[0].discard) == ["Test", A1]


def test_block_tokens_never_run_out() -> None:
    """ETH-041, ETH-027: a seventh single-use action is covered like the others."""
    s = table({"space": "r5c6", "hand": [C2]}, tiles=["d1.start", "d1.acts"])
    others = [action.number for action in s.pack.actions if action.key != "map:Pull"][:6]
    s.blocked = frozenset(others)
    act(s, f"pay:{C2}", key="map:Pull")
    assert len(s.blocked) == 7


def test_an_assault_without_intent_is_paid_several_times_too() -> None:
    """ETH-316: how often is said before; nothing but amounts can be paid again."""
    action: dict[str, Json] = {"keyword": "contact", "cost": {"gem": 1}, "effect": steps(HOUR)}
    content = {"influence": [influence("Test", action)]}
    facts: dict[str, Json] = {"space": "r3c1", "hand": ["Test"], "gems": 3}
    s = table(facts, content=content, figures=["Beast@r3c2"])
    played = act(s, "amount:2")
    assert played.options("ask-times") == ["amount:1", "amount:2", "amount:3"]
    assert (s.hours, s.seats[0].gems) == (7, 1)


def test_a_price_that_is_gone_by_then_was_not_paid() -> None:
    """ETH-242: Intent comes first; a Gem used for a reroll of the Boost is not there any more."""
    content = {"influence": [costing({"wrath": 2, "gem": 1})]}
    s = table({"hand": ["Test", W1], "gems": 1}, content=content)
    act(s, f"pay:{W1}", "boost", "luck:blank", "reroll", "luck:1")
    assert s.hours == 5
    assert names(s, s.seats[0].discard) == ["Test", W1]
