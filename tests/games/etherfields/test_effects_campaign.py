"""What effects change for the rest of the campaign: decks, secrets, paragraphs, Turn cards."""

from __future__ import annotations

from boardwright.games.etherfields.state import STEPS_LEFT

from .effecting import BOARD, board, carry_out, possible, scene
from .flows import Content, table, told


def test_tiles_and_cards_are_added_to_their_decks() -> None:
    s = table({}, slumbers=["Porter", "Delta Phase"])
    flock = s.pack.number("entity", "flock")
    text = "{ do = 'add_to_deck', deck = 'slumber', id = 'flock' }"
    s.gained -= {"entity:flock"}
    carry_out(s, text)
    assert s.slumbers[-1] == flock
    before = s.slumbers
    carry_out(s, text)
    assert s.slumbers == before


def test_what_left_the_game_is_not_added() -> None:
    """ETH-036."""
    s = table({})
    slumber = next(e for e in s.pack.entities if e.slumber and e.number in s.slumbers)
    carry_out(s, f"{{ do = 'remove_from_game', id = '{slumber.id}' }}")
    assert slumber.number not in s.slumbers
    carry_out(s, f"{{ do = 'add_to_deck', deck = 'slumber', id = '{slumber.id}' }}")
    assert slumber.number not in s.slumbers


def test_an_entity_that_leaves_the_game_leaves_the_map() -> None:
    s = board("r3c1", figures=["Folk@r3c2"])
    carry_out(s, "{ do = 'remove_from_game', id = 'folk', kind = 'entity' }")
    assert (s.figures, s.entities) == ((), ())


def test_items_that_were_not_found_go_to_the_item_market() -> None:
    found, lost = [item.id for item in table({}).pack.items[:2]]
    s = table({}, items=[], storage=[], item_market=[])
    carry_out(s, f"{{ do = 'gain', what = 'item', id = '{found}' }}")
    carry_out(s, f"{{ do = 'market_add', ids = ['{found}', '{lost}'] }}")
    assert [s.pack.items[n].id for n in s.items] == [found]
    assert [s.pack.items[n].id for n in s.item_market] == [lost]


def test_modules_of_rules_are_unlocked() -> None:
    s = table({})
    carry_out(s, "{ do = 'unlock', id = 'deliverance' }")
    assert "deliverance" in s.unlocked


def test_secrets_are_revealed_once() -> None:
    """ETH-567, ETH-576."""
    s = table({}, tiles=["d1.start"])
    carry_out(s, "{ do = 'reveal', code = 'd1.open' }, { do = 'reveal', code = 'd1.open' }")
    assert [s.pack.tiles[n].id for n in s.tiles] == ["d1.start", "d1.open"]
    assert possible(s, "{ do = 'suffer', requires = { revealed = 'd1.open' } }")
    assert not possible(s, "{ do = 'suffer', requires = { revealed = 'd1.trap' } }")


def test_an_overlay_is_laid_and_lifted() -> None:
    from boardwright.games.etherfields.keys import space_named
    from boardwright.games.etherfields.scape import scape

    edge = (space_named("r3c4"), space_named("r3c5"))
    s = table({}, tiles=BOARD)
    assert scape(s).is_walled(*edge)
    carry_out(s, "{ do = 'overlay', id = 'd1.bridge' }")
    assert not scape(s).is_walled(*edge)
    carry_out(s, "{ do = 'overlay', id = 'd1.bridge', remove = true }")
    assert scape(s).is_walled(*edge)


SCRIPTS: Content = {
    "script": [
        {"id": 901, "text": "One.", "effect": [{"do": "gain", "what": "ether"}]},
        {"id": 902, "text": "Two.", "effect": [{"do": "suffer"}]},
    ]
}


def test_paragraphs_in_order_and_once() -> None:
    s = table({"ether": 0}, content=SCRIPTS)
    text = "{ do = 'script', ids = [901, 902] }"
    for _ in range(3):
        carry_out(s, text)
    assert (s.seats[0].ether, s.seats[0].distress) == (1, 1)
    assert not possible(s, text)
    carry_out(s, "{ do = 'script', id = 901, once = true }")
    assert s.seats[0].ether == 1
    carry_out(s, "{ do = 'script', id = 901 }")
    assert s.seats[0].ether == 2
    assert possible(s, "{ do = 'suffer', requires = { read = [901, 902] } }")


def test_the_turn_card_is_resolved_now_and_stays() -> None:
    """ETH-384, ETH-385: blocked steps are passed over."""
    s = board("r3c2", turns=["spades2", "..."], figures=["Walker@r3c1"])
    top = s.turn_deck[0]
    carry_out(s, "{ do = 'resolve_steps', steps = ['basic'] }")
    assert (s.seats[0].distress, s.turn_deck[0]) == (1, top)
    s.blocked_steps = frozenset((0, 1))
    carry_out(s, "{ do = 'resolve_steps' }")
    assert s.seats[0].distress == 1


def test_a_step_that_was_resolved_cannot_be_blocked() -> None:
    """ETH-377."""
    s = board("r3c2", turns=["spades2", "..."])
    s.phase, s.step = STEPS_LEFT, 1
    carry_out(s, "{ do = 'block_step' }")
    assert s.blocked_steps == {1}
    assert not possible(s, "{ do = 'block_step' }")


def test_an_item_is_restored() -> None:
    name = table({}).pack.items[0].name
    s = table({}, items=[], storage=[name])
    carry_out(s, "{ do = 'restore', what = 'item' }")
    assert (len(s.items), s.storage) == (1, ())
    assert not possible(s, "{ do = 'restore', what = 'item' }")


def test_influence_cards_are_bought() -> None:
    s = table({"ether": 9}, market=["Wrath 1", "Wrath 2", "Wrath 3"])
    text = "{ do = 'buy', who = 'each' }"
    played = carry_out(s, text, "yes", "card:Wrath 2", "done", at=scene(-1))
    assert played.prompts == ["may-buy", "ask-buy", "ask-buy"]
    assert s.seats[0].ether == 7
    assert len(s.market) == 2
    assert told(s, "shuffled")
