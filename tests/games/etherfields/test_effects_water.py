"""Texts of `water` whose words are rare: each does what its card says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting, cards, harm, luck, movement, packs, sealing, stats
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.state import State

from .effecting import at, figures, spaces
from .flows import Run, card, names, run

TILES = ["d1.S", "d1.A", "d1.B", "d1.C", "d1.D", "d1.E", "d1.F"]


@lru_cache
def game() -> Etherfields:
    return Etherfields(packs.load("water"))


def table(*seats: Mapping[str, Json], **facts: Json) -> State:
    """The first Dream with all its tiles."""
    filled: list[Json] = [{"deck": 14, **seat} for seat in seats]
    data: dict[str, Json] = {"seats": filled, "tiles": TILES, **facts}
    s = game().load(data)._start.copy()
    s.log = []
    return s


def perform(s: State, key: str, *answers: str, seat: int = 0) -> Run:
    return run(s, acting.perform(s, seat, s.pack.keys.id(key)), *answers)[1]


def can(s: State, key: str, seat: int = 0) -> bool:
    return s.pack.keys.id(key) in acting.possible(s, seat)


WAGER: dict[str, Json] = {"dreamer": "wager", "space": "r3c1"}
FITTER: dict[str, Json] = {"dreamer": "fitter", "space": "r3c1"}
BUTTRESS: dict[str, Json] = {"dreamer": "buttress", "space": "r3c1"}
STRAY: dict[str, Json] = {"dreamer": "stray", "space": "r3c1"}


def test_call_it() -> None:
    s = table({**WAGER, "hand": ["Loose Change"], "deck": ["Side Bet", "Bluff", "Bluff", "..."]})
    perform(s, "back:Call It", "pay:Loose Change", "colour:wrath")
    assert names(s, s.seats[0].hand) == ["Bluff", "Bluff"]
    assert names(s, s.seats[0].discard)[0] == "Side Bet"


def test_house_rules_and_lucky_heel_on_a_boosted_move() -> None:
    s = table(
        {**WAGER, "hand": ["Bluff"], "progress": ["House Rules", "Lucky Heel"], "space": "r4c1"}
    )
    perform(s, "move", "pay:Bluff", "boost", "luck:blank", "yes", "space:r5c4")
    # Four spaces: 2 paid, 1 for the blank that counts as 1, 1 for the Heel.
    assert spaces(s) == ["r5c4"]


def test_brace_takes_one_off_what_an_entity_does_once() -> None:
    s = table({**BUTTRESS, "hand": ["Shoulder In"]}, figures=["Heron Inspector@r3c1"])
    s.seats[0].deck = (card(s, "Grit"), *s.seats[0].deck)
    s.seats[0].known = (0, *s.seats[0].known)
    perform(s, "back:Brace", "pay:Shoulder In")
    assert [mod.stat for mod in s.mods] == ["prevent_distress"]


def test_double_down_and_dry_stone_apply_once_more() -> None:
    s = table(
        {**WAGER, "hand": ["Double Down", "Light Fingers", "Hard Stare", "All In"]},
        figures=["Heron Inspector@r3c1"],
    )
    perform(s, "play:Double Down", "pay:Light Fingers")
    assert len(s.seats[0].sealed) == 1
    perform(s, "play:Hard Stare", "pay:All In", "done", "space:r3c2", "space:r4c2")
    assert figures(s) == ["r4c2"]
    assert stats.value(s, "applications", 0, "assault") == 0


def test_second_signature_makes_the_last_one_cheaper() -> None:
    s = table({**FITTER, "space": "r4c2", "progress": ["Second Signature"]}, {**STRAY})
    perform(s, "use:Second Signature", "colour:cunning")
    barrier = next(a for a in s.pack.actions if a.key == "map:Force the barrier")
    assert s.markers[barrier.number] == (0, 1, 0)
    stats.clear_spent(s, "turn")
    perform(s, "use:Second Signature")
    assert [(mod.stat, mod.word) for mod in s.mods] == [("action_cost", barrier.id)]


def test_standing_pump_for_a_card() -> None:
    s = table({**FITTER, "hand": ["Spanner"], "progress": ["Standing Pump"]})
    draws = Moment("draw_step", 0, n=4)
    run(s, hooks.window(s, draws), "yes")
    assert (draws.n, s.seats[0].hand) == (5, ())


def test_take_it_is_suffered_instead() -> None:
    s = table({**BUTTRESS, "hand": ["Take It"]}, {**WAGER, "space": "r4c1"})
    run(s, harm.suffer(s, 1, 2, "ETH-208"), "play:Take It")
    assert [seat.distress for seat in s.seats] == [2, 0]


def test_lifeline_seals_itself() -> None:
    s = table({**BUTTRESS, "hand": ["Lifeline"]}, {**WAGER})
    run(s, sealing.seal(s, 1, 3, "ETH-198"), "play:Lifeline")
    assert len(s.seats[1].sealed) == 1
    assert names(s, s.seats[0].sealed) == ["Lifeline"]


def test_side_door_through_a_wall() -> None:
    s = table({**STRAY, "space": "r3c2", "deck": ["Why Not", "Finders", "Elsewhere", "..."]})
    played = perform(s, "back:Side Door", "space:r3c3")
    assert spaces(s) == ["r3c3"]
    assert names(s, s.seats[0].sealed) == ["Why Not"]
    assert "space:r5c5" not in played.options("ask-space")


def test_finders_takes_what_lay_on_top_before_it_was_paid() -> None:
    s = table({**STRAY, "hand": ["Finders", "Lullaby"], "discard": ["Swap Shoes", "Paper Boat"]})
    perform(s, "play:Finders", "pay:Lullaby")
    assert names(s, s.seats[0].hand) == ["Swap Shoes"]
    assert names(s, s.seats[0].discard) == ["Finders", "Lullaby", "Paper Boat"]
    assert len(s.seats[0].sealed) == 1


def test_soft_ghost_acts_from_afar() -> None:
    s = table({**STRAY, "progress": ["Soft Ghost"], "hand": ["Lullaby"], "spirit": "r3c2"})
    assert can(s, "map:Read the timetable")
    perform(s, "use:Soft Ghost", "space:r4c2")
    assert s.seats[0].spirit == at("r4c2")
    assert not can(s, "map:Read the timetable")


def test_small_theft_onto_another_entity_or_off_the_table() -> None:
    heron: dict[str, Json] = {"entity": "Heron Inspector", "morphings": ["reach"]}
    s = table(
        {**STRAY, "hand": ["Small Theft", "Hole in the Hedge"]},
        figures=["Heron Inspector@r3c1"],
        entities=[heron],
    )
    perform(s, "play:Small Theft", "pay:Hole in the Hedge")
    assert s.entities[0].morphings == ()


def test_swap_shoes_by_consent() -> None:
    s = table({**STRAY, "hand": ["Swap Shoes", "Elsewhere"]}, {**WAGER, "space": "r4c3"})
    perform(s, "play:Swap Shoes", "pay:Elsewhere", "1 yes")
    assert spaces(s) == ["r4c3", "r3c1"]


def test_paper_boat_comes_and_sails() -> None:
    s = table({**STRAY, "hand": ["Paper Boat", "Finders", "Lullaby"]})
    perform(s, "place:Paper Boat", "pay:Finders")
    assert figures(s) == ["r3c1"]
    s.seats[0].hand = (card(s, "Elsewhere"),)
    sails = next(a.key for a in s.pack.companions[0].actions)
    perform(s, sails, "pay:Elsewhere", "space:r4c2")
    assert figures(s) == ["r4c2"]


def test_ram_adds_to_an_assault_paid_twice() -> None:
    for times, applied in ((1, 1), (2, 3), (3, 4)):
        s = table({**BUTTRESS, "mask": "Ram"})
        moment = Moment("applying", 0, n=times, word="assault")
        run(s, hooks.window(s, moment))
        assert moment.n == applied
    moment = Moment("applying", 0, n=2, word="contact")
    run(s, hooks.window(s, moment))
    assert moment.n == 2


def test_bellringer_stops_a_figure() -> None:
    s = table(
        {**STRAY, "mask": "Bellringer", "space": "r4c4"},
        figures=["Heron Inspector@r3c1"],
        turns=["hearts1", "..."],
    )
    run(s, movement.move_step(s), "yes")
    assert figures(s) == ["r3c1"]


def test_loose_change_and_magpie() -> None:
    s = table({**WAGER, "hand": ["Loose Change"], "mask": "Magpie"}, {**STRAY})
    face, _ = run(
        s,
        luck.roll_luck(s, 1, "ETH-323"),
        *("luck:fail", "use:Magpie", "luck:3"),
    )
    assert face == 4
    face, _ = run(s, luck.roll_luck(s, 0, "ETH-323"), "luck:fail", "play:Loose Change", "luck:1")
    assert face == 2


def test_set_jaw_and_drowned_king() -> None:
    s = table({**BUTTRESS, "progress": ["Set Jaw"], "deck": 0, "discard": 10})
    _, played = run(s, cards.draw(s, 0, 1, "ETH-184"), "seal")
    assert len(s.seats[0].sealed) == 2
    assert played.prompts == ["ask-reshuffle-price"]


def test_the_bell_takes_a_marker_but_not_the_last_one() -> None:
    s = table({**WAGER, "space": "r3c7", "hand": ["Marked Card"], "sealed": 3}, {**STRAY})
    perform(
        s,
        "map:Call across the water",
        *("pay:Marked Card", "choose:Answer back", "colour:wrath"),
    )
    bell = next(a for a in s.pack.actions if a.key == "map:Ring the bell")
    assert s.markers == {bell.number: (1, 0, 0)}


def test_facets_add_intent_before_boost() -> None:
    s = table({**WAGER, "space": "r3c2", "hand": ["Bluff"], "gems": 1}, wisdom=["w4"])
    assert can(s, "map:Read the timetable")
    perform(s, "map:Read the timetable", "pay:Bluff", "gem")
    assert (s.seats[0].gems, s.hours) == (0, 6)


def test_why_not_yields_the_highest_amount_in_any_colour() -> None:
    s = table({**STRAY, "space": "r3c2", "hand": ["Why Not", "Hole in the Hedge"]})
    perform(s, "map:Read the timetable", "play:Why Not", "pay:Hole in the Hedge")
    assert s.hours == 6
    assert not s.mods


def test_load_table_makes_contacts_cheaper_in_awareness() -> None:
    s = table({**FITTER, "space": "r3c7", "hand": ["Dismantle"], "progress": ["Load Table"]})
    perform(s, "map:Call across the water", "pay:Dismantle", "choose:Listen")
    assert s.blocked


def test_work_lamp_lights_its_space_and_helps_those_on_light() -> None:
    s = table({**FITTER, "hand": ["Work Lamp", "Site Survey"]}, {**STRAY, "space": "r3c2"})
    perform(s, "place:Work Lamp", "pay:Site Survey")
    assert [(token.kind, token.space) for token in s.tokens] == [("light", at("r3c1"))]
    assert [stats.value(s, "awareness_yield", seat) for seat in (0, 1)] == [1, 0]


def test_wet_fox_sends_an_entity_to_somebody_else() -> None:
    s = table(
        {**STRAY, "mask": "Wet Fox", "space": "r3c2"},
        {**WAGER, "space": "r4c4"},
        figures=["Heron Inspector@r4c2"],
        turns=["hearts1", "..."],
    )
    run(s, movement.move_step(s), "die:one", "yes")
    assert figures(s) == ["r4c3"]


def test_kindly_fog_while_another_dreamer_is_near() -> None:
    s = table(
        {**STRAY, "progress": ["Kindly Fog"], "space": "r3c2"},
        {**WAGER, "space": "r4c4"},
        figures=["Heron Inspector@r4c2"],
        turns=["hearts1", "..."],
    )
    run(s, movement.move_step(s), "die:one")
    assert figures(s) == ["r4c3"]


def test_understudy_wears_another_mask_for_one_use() -> None:
    s = table(
        {**STRAY, "hand": ["Understudy", "Hole in the Hedge"], "deck": 14},
        {**WAGER, "mask": "Magpie"},
    )
    perform(s, "play:Understudy", "pay:Hole in the Hedge", "1 yes")
    face, _ = run(
        s, luck.roll_luck(s, 0, "ETH-323"), "luck:fail", "1 pass:turn", "0 use:Magpie", "luck:3"
    )
    assert face == 4
    assert not s.mods


def test_wax_tablet_uses_what_another_dreamer_played() -> None:
    s = table(
        {**FITTER, "hand": ["Site Survey"], "distress": 1},
        {**BUTTRESS, "hand": ["Bad Leg"], "distress": 1},
        items=["Wax Tablet"],
    )
    assert not can(s, "use:Wax Tablet")
    perform(s, "play:Bad Leg", seat=1)
    perform(s, "use:Wax Tablet", "pay:Site Survey")
    assert [seat.distress for seat in s.seats] == [0, 0]
    assert [mod.seat for mod in s.mods if mod.word == "move"] == [1, 0]


def test_chain_of_buckets_bails_water_out_for_a_turn() -> None:
    s = table({**BUTTRESS, "hand": ["Roar"]}, items=["Chain of Buckets"], tokens=["water@r3c1"])
    perform(s, "use:Chain of Buckets", "pay:Roar")
    assert [(mod.stat, mod.word, mod.space) for mod in s.mods] == [
        ("no_terrain", "water", at("r3c1"))
    ]


def test_quiet_shoes_guard_the_first_player_from_basic_effects() -> None:
    from boardwright.games.etherfields import dreamscape

    s = table(
        {**STRAY, "space": "r3c2"},
        {**WAGER, "space": "r3c2"},
        items=["Quiet Shoes"],
        figures=["Heron Inspector@r3c1"],
        first=1,
    )
    run(s, dreamscape.resolve_step(s, 1), "entity:Heron Inspector")
    assert [len(seat.sealed) for seat in s.seats] == [1, 0]


def test_cold_feet_keep_from_ending_a_move_on_water() -> None:
    s = table({**STRAY, "space": "r4c4", "flaws": ["Cold Feet"], "hand": ["Hole in the Hedge"]})
    played = perform(s, "move", "pay:Hole in the Hedge", "done", "space:r3c4", "done")
    assert "space:r5c4" not in played.options("ask-path")
    assert spaces(s) == ["r3c4"]


def test_heavy_coat_discards_two_where_nothing_can_be_flipped() -> None:
    from boardwright.games.etherfields import flaws

    s = table({**STRAY, "hand": ["Finders", "Lullaby"]})
    run(s, flaws.resolve(s, 0, card(s, "Heavy Coat")), "card:Lullaby")
    assert s.seats[0].hand == ()
