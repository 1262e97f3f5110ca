"""Windows and what answers in them (ETH-261 to ETH-264, ETH-449), limits of use (ETH-229)."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting, harm, limited, sealing, windows
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import STEPS_LEFT, State
from boardwright.games.etherfields.stats import clear_spent, is_spent, spend
from tests.games.etherfields.flows import Run, influence, names, run, steps, table, told

W1, W2, W3 = "Ada Wrath 1", "Ada Wrath 2", "Ada Wrath 3"
PASSES = ["pass", "pass:turn", "pass:kind"]
HOUR: Mapping[str, Json] = {"do": "gain", "what": "hour", "n": 1}
HEDGE = influence(
    "Hedge",
    {
        "when": ["would_suffer"],
        "cost": {"any": 1},
        "effect": steps({"do": "prevent", "what": "distress", "n": 1, "who": "target"}),
    },
    rapid=True,
    qty=4,
)
RUSH = influence("Rush", {"effect": steps({"do": "draw", "n": 1})}, rapid=True, qty=4)
SLOW = influence("Slow", {"cost": {"wrath": 2}, "effect": steps(HOUR)})
CONTENT: dict[str, Json] = {"influence": [HEDGE, RUSH, SLOW]}


def act(s: State, *answers: str, seat: int = 0, key: str = "play:Slow") -> Run:
    _, played = run(s, acting.perform(s, seat, s.pack.keys.id(key)), *answers)
    return played


def suffer(s: State, *answers: str, seat: int = 0, n: int = 1) -> Run:
    _, played = run(s, harm.suffer(s, seat, n, "ETH-208"), *answers)
    return played


def test_only_those_are_asked_who_could_use_something() -> None:
    """ETH-262, ETH-228: playable, affordable, in this moment, and of some effect."""
    s = table({"hand": ["Hedge"]}, {"hand": ["Hedge", W1]}, {"hand": [W1]}, content=CONTENT)
    played = suffer(s, "pass", seat=2)
    assert [seat for seat, _, _ in played.asked] == [1]
    assert played.asked[0][2] == ["play:Hedge", *PASSES]


def test_a_price_in_the_dreamscape_phase_is_paid_in_intent() -> None:
    """ETH-172, ETH-261, ETH-264: for what is Rapid cards may be discarded there."""
    s = table({"hand": ["Hedge", W1]}, content=CONTENT)
    s.phase = STEPS_LEFT
    suffer(s, "play:Hedge", f"pay:{W1}")
    assert s.seats[0].distress == 0
    assert names(s, s.seats[0].discard) == ["Hedge", W1]


def test_who_let_pass_is_asked_again_only_if_it_has_changed() -> None:
    """ETH-262, ETH-263."""
    s = table({"hand": ["Hedge", W1]}, {"hand": ["Hedge", W1]}, content=CONTENT)
    played = suffer(s, "0 pass", "play:Hedge", f"pay:{W1}", "play:Hedge", f"pay:{W1}", n=3)
    assert s.seats[0].distress == 1
    assert [seat for seat, what, _ in played.asked if what == "ask-window"] == [0, 1, 1, 0]


def test_the_last_window_opened_is_finished_first() -> None:
    """ETH-263: a Rapid card within the window of another one."""
    ouch = influence(
        "Ouch",
        {
            "when": ["would_suffer"],
            "effect": steps({"do": "suffer", "n": 1}, {"do": "prevent", "what": "distress"}),
        },
        rapid=True,
    )
    s = table({"hand": ["Ouch", "Hedge", W1]}, content={"influence": [HEDGE, ouch]})
    suffer(s, "play:Ouch", "play:Hedge", f"pay:{W1}", n=1)
    assert s.seats[0].distress == 0
    assert names(s, s.seats[0].discard)[0] == "Ouch"


def test_windows_can_be_let_pass_for_the_turn() -> None:
    """The seat is asked no more until the next Turn."""
    s = table({"hand": ["Hedge", W1]}, content=CONTENT)
    suffer(s, "pass:turn")
    assert suffer(s).asked == []
    windows.clear_passes(s, "turn")
    assert suffer(s, "pass").prompts == ["ask-window"]


def test_windows_of_a_kind_can_be_let_pass_for_the_encounter() -> None:
    """Others of that kind are not asked; a new Turn does not end it, a new encounter does."""
    s = table({"hand": ["Hedge", "Rush", W1]}, content=CONTENT)
    suffer(s, "pass:kind")
    windows.clear_passes(s, "turn")
    assert suffer(s).asked == []
    _, played = run(s, sealing.seal(s, 0, 1, "ETH-198"), "pass", "pass")
    assert played.prompts == ["ask-window", "ask-window"]
    windows.clear_passes(s, "encounter")
    assert s.seats[0].passes == frozenset()


def test_hidden_hands_are_all_asked() -> None:
    """ETH-015: so that the question tells nothing; whoever has no card is not asked."""
    s = table({"hand": ["Hedge", W1]}, {"hand": [W1]}, {}, content=CONTENT)
    s.options = frozenset({"closed_hands"})
    played = suffer(s, "0 pass", "pass", seat=2)
    assert [(seat, keys) for seat, _, keys in played.asked[:2]] == [
        (0, ["play:Hedge", *PASSES]),
        (1, PASSES),
    ]


def test_the_payer_uses_rapid_cards_in_the_payment() -> None:
    """ETH-261, ETH-262: they stand beside the cards to pay with."""
    s = table({"hand": ["Slow", "Rush", W1, W1]}, content=CONTENT)
    played = act(s, f"pay:{W1}", "play:Rush", f"pay:{W1}")
    assert set(played.asked[1][2]) == {"boost", "stop", f"pay:{W1}", "play:Rush", "pay:Rush"}


def test_after_the_last_card_there_is_a_window_too() -> None:
    """ETH-262: the payer goes on with `done`, and need not be asked again in this encounter."""
    s = table({"hand": ["Slow", "Rush", W2]}, content=CONTENT)
    played = act(s, f"pay:{W2}", "done")
    assert played.asked[-1][2] == ["play:Rush", "done", "pass:turn", "pass:kind"]
    s = table({"hand": ["Slow", "Rush", W2]}, content=CONTENT)
    act(s, f"pay:{W2}", "pass:kind")
    assert s.hours == 6
    assert s.seats[0].passes == frozenset({"paying"})


def test_others_may_put_a_word_in_and_nobody_waits_for_them() -> None:
    """ETH-262, ETH-166: during a payment the first answer counts, the payer's or theirs."""
    s = table({"hand": ["Slow", W1, W1]}, {"hand": ["Rush"]}, content=CONTENT)
    played = act(s, f"0 pay:{W1}", "1 play:Rush", f"pay:{W1}")
    assert s.hours == 5
    assert len(s.seats[1].hand) == 1
    assert played.asked[1] == (1, "ask-window", ["play:Rush", *PASSES])
    s = table({"hand": ["Slow", W1, W1]}, {"hand": ["Rush"]}, content=CONTENT)
    act(s, f"0 pay:{W1}", f"0 pay:{W1}", "0 done")
    assert len(s.seats[1].hand) == 1


def test_a_pass_in_a_payment_holds_until_the_next_card() -> None:
    """ETH-262: after each discarded card."""
    s = table({"hand": ["Slow", W1, W1]}, {"hand": ["Rush"]}, content=CONTENT)
    played = act(s, "1 pass", f"pay:{W1}", "1 pass", f"pay:{W1}", "0 done")
    assert [seat for seat, what, _ in played.asked if what == "ask-window"] == [1, 1, 1]


def test_any_colour_for_the_next_card() -> None:
    """ETH-233: Why Not makes the next card yield its highest amount in any colour."""
    why = influence(
        "Why",
        {
            "when": ["paying"],
            "effect": steps({"do": "modify", "stat": "any_colour", "n": 1, "until": "next_use"}),
        },
        rapid=True,
    )
    s = table({"hand": ["Slow", "Why", "Ada Cunning 3", W1]}, content={"influence": [SLOW, why]})
    act(s, "play:Why", "pay:Ada Cunning 3")
    assert s.hours == 6
    assert not s.mods


# Masks, passives and limits

MASK: Json = {
    "id": "owl",
    "name": "Owl",
    "action": [{"limit": "turn", "effect": [dict(HOUR)]}],
}
VALVE: Json = {
    **influence("Valve"),
    "progress": {"cost": {"wrath": 1}},
    "passive": [
        {
            "when": "would_suffer",
            "limit": "turn",
            "range": 2,
            "cost": {"flip_self": True},
            "effect": [{"do": "prevent", "what": "distress", "n": 1, "who": "target"}],
        }
    ],
}


def test_a_mask_can_be_used_whenever_a_window_is_open() -> None:
    """ETH-448, ETH-449: in the Dreamers Phase; it opens none by itself."""
    content: dict[str, Json] = {"influence": [RUSH], "mask": [MASK]}
    s = table({"mask": "Owl"}, content=content)
    assert suffer(s).asked == []
    s = table({"mask": "Owl", "hand": ["Rush"]}, content=content)
    played = suffer(s, "pass")
    key = next(action.key for action in s.pack.actions if action.name == "Owl")
    assert key in played.asked[0][2]
    s.phase = STEPS_LEFT
    assert key not in suffer(s, "pass").asked[0][2]


def test_a_passive_with_a_price_is_asked() -> None:
    """ETH-262: within its Range; once per Turn; a flipped card does not answer (ETH-279)."""
    s = table(
        {"progress": ["Valve"], "space": "r3c1"},
        {"space": "r3c2"},
        {"space": "r3c4"},
        content={"influence": [VALVE]},
    )
    suffer(s, "no", seat=1)
    suffer(s, "yes", seat=1)
    assert s.seats[1].distress == 1
    assert s.seats[0].progress[0].flipped
    assert suffer(s, seat=1).asked == []
    s = table(
        {"progress": ["Valve"], "space": "r3c1"}, {"space": "r3c4"}, content={"influence": [VALVE]}
    )
    assert suffer(s, seat=1).asked == []


def test_what_must_answer_comes_first() -> None:
    """ETH-262: what a passive takes away nobody is asked about."""
    calm: Json = {
        **influence("Calm"),
        "progress": {"cost": {"wrath": 1}},
        "passive": [
            {
                "when": "would_suffer",
                "effect": [{"do": "prevent", "what": "distress", "n": 1}],
            }
        ],
    }
    s = table({"progress": ["Calm"], "hand": ["Hedge", W1]}, content={"influence": [HEDGE, calm]})
    assert suffer(s).asked == []
    assert s.seats[0].distress == 0
    assert told(s, "answered")[0]["source"] == "Calm"


def test_a_moment_without_listeners_asks_nobody() -> None:
    """ETH-173."""
    s = table({"hand": ["Hedge", W1]}, content=CONTENT)
    _, played = run(s, hooks.window(s, Moment("turn_end")))
    assert played.asked == []


def test_limits_are_renewed() -> None:
    """ETH-229, ETH-496: at a new Turn, a new encounter, a new journey."""
    s = table({}, {})
    spend(s, "turn", "x", 0)
    spend(s, "encounter", "x", 0)
    spend(s, "turn", "y")
    spend(s, "session", "y")
    assert is_spent(s, "turn", "x", 0)
    assert not is_spent(s, "turn", "x", 1)
    clear_spent(s, "turn")
    assert not is_spent(s, "turn", "x", 0)
    assert not is_spent(s, "turn", "y")
    assert is_spent(s, "encounter", "x", 0)
    assert is_spent(s, "session", "y")


def test_whose_limit_it_is() -> None:
    """ETH-229: the Team's for the map and Items, each Dreamer's where it says so."""
    drum = table({}, {}, items=["Drum"])
    key = next(action.key for action in drum.pack.actions if action.name == "Drum")
    run(drum, acting.perform(drum, 0, drum.pack.keys.id(key)))
    assert acting.forbids(drum, 1, drum.pack.keys.id(key)) == "ETH-229"
    each: Json = {
        "id": "bowl",
        "name": "Bowl",
        "action": [{"each_dreamer": True, "effect": [dict(HOUR)]}],
        "intent": {"wrath": 1},
    }
    s = table({}, {}, items=["Bowl"], content={"item": [each]})
    key = next(action.key for action in s.pack.actions if action.name == "Bowl")
    run(s, acting.perform(s, 0, s.pack.keys.id(key)))
    assert acting.forbids(s, 0, s.pack.keys.id(key)) == "ETH-229"
    assert acting.forbids(s, 1, s.pack.keys.id(key)) is None


def test_copies_in_the_hand_have_a_use_each() -> None:
    """ETH-229."""
    twice = influence("Twice", {"limit": "turn", "effect": steps(HOUR)}, qty=2)
    s = table({"hand": ["Twice", "Twice"]}, content={"influence": [twice]})
    for _ in range(2):
        run(s, acting.perform(s, 0, s.pack.keys.id("play:Twice")))
    scene = Scene(0, "card", s.pack.card_names["Twice"], "Twice")
    assert limited.is_used_up(s, scene, s.pack.cards[scene.number].actions[0])


def test_other_cards_wait_for_the_dreamers_phase() -> None:
    """ETH-260, ETH-172: no window offers a card that is not Rapid."""
    s = table({"hand": ["Slow", "Rush", W2]}, content=CONTENT)
    s.phase = STEPS_LEFT
    played = suffer(s, "pass")
    assert played.asked[0][2] == ["play:Rush", *PASSES]


def test_a_used_mask_does_not_cover_the_deck() -> None:
    """ETH-450: the reminder is for the table alone."""
    s = table(
        {"mask": "Owl", "hand": ["Ada Cunning 1"], "deck": ["Ada Wrath 1", "..."]},
        content={"mask": [MASK]},
    )
    key = next(action.key for action in s.pack.actions if action.name == "Owl")
    run(s, acting.perform(s, 0, s.pack.keys.id(key)))
    assert s.pack.keys.id("back:Count On") in acting.possible(s, 0)
