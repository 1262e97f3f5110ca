"""What an answer costs, as far as it is certain when it is given."""

from __future__ import annotations

from boardwright.core.decisions import Cost, Decision
from boardwright.games.etherfields import keys as k
from boardwright.games.etherfields import paying, placing, prices, refusing, travel
from boardwright.games.etherfields.boosting import FAIL_SEAL
from boardwright.games.etherfields.content import Action
from boardwright.games.etherfields.costs import Way
from boardwright.games.etherfields.present_actions import is_action, is_begun
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.sources import sources
from boardwright.games.etherfields.state import State
from boardwright.games.etherfields.stats import forbidden, value

Price = tuple[Cost, ...]

WORDS: dict[int, Price] = {
    k.PEEK: (Cost(1, "cards", "ETH-249"),),
    k.GAIN_GEM: (Cost(3, "cards", "ETH-251"),),
    k.ADD_TURN: (Cost(1, "hours", "ETH-459"),),
    k.FILL: (Cost(1, "gem", "ETH-125"),),
    k.REROLL: (Cost(1, "gem", "ETH-252"),),
}
"""Basic Actions with a price of their own."""

CHOICES: dict[tuple[str, int], Price] = {
    ("ask-key-or-ether", k.KEY): (Cost(1, "keys", "ETH-254"),),
    ("ask-key-or-ether", k.ETHER): (Cost(1, "ether", "ETH-254"),),
    ("ask-reshuffle-price", k.DISTRESS): (Cost(1, "distress", "ETH-189"),),
    ("ask-boost-fail", k.DISTRESS): (Cost(1, "distress", "ETH-326"),),
    ("ask-boost-fail", k.SEAL): (Cost(FAIL_SEAL, "seal", "ETH-326"),),
    ("ask-boost-fail", k.GEM): (Cost(1, "gem", "ETH-327"),),
    ("ask-boost-fail", k.ETHER): (Cost(1, "ether", "ETH-327"),),
    ("ask-shop", k.YES): (Cost(1, "shopping", "ETH-556"),),
}
"""Answers that are themselves a price."""

FIRST = frozenset(("ask-action", "ask-round", "ask-window", "ask-pay"))
"""Questions in which a Basic Action may be begun."""


def price(s: State, decision: Decision, action: int, seat: int) -> Price:
    """All that is paid for an answer, part by part; Intent and cards are still to be chosen."""
    key = decision.key
    carried = prices.carried(decision, s.pack.keys.key(action))
    if carried:
        return carried
    if is_action(s, action):
        return of_action(s, seat, action - k.ACTION_KEY) if is_begun(decision) else ()
    if placing.is_placing(s, action):
        return () if key == "ask-place" else of_placing(s, seat, action - s.pack.key.place)
    if action < len(k.PLAIN):
        return _of_word(s, decision, action, seat)
    return _of_thing(s, decision, action, seat)


# Words and things


def _of_word(s: State, decision: Decision, word: int, seat: int) -> Price:
    key = decision.key
    if word == k.MOVE and key in FIRST:
        return of_move(s, seat)
    if word == k.SEAL and key == "ask-reshuffle-price":
        n = decision.args["n"]
        return (Cost(n, "seal", "ETH-189"),) if isinstance(n, int) else ()
    if word == k.YES and key == "ask-buy-item":
        ether = decision.args["ether"]
        return (Cost(ether, "ether", "ETH-554"),) if isinstance(ether, int) else ()
    if (key, word) in CHOICES:
        return CHOICES[key, word]
    return WORDS.get(word, ()) if key in FIRST else ()


def of_move(s: State, seat: int) -> Price:
    """ETH-246: at least the Cunning for one space."""
    more = max(value(s, "move_cost", seat), 0)
    changed = (Cost(more, "cunning", "ETH-322"),) if more else ()
    return (Cost(1, "cunning", "ETH-246"), *changed)


def _of_thing(s: State, decision: Decision, action: int, seat: int) -> Price:
    key, pack = decision.key, s.pack
    if key == "ask-effort" and k.AMOUNT_KEY <= action < k.SEAT_KEY:
        return (Cost(action - k.AMOUNT_KEY, "hours", "ETH-247"),)
    if key == "ask-buy" and pack.key.card <= action < pack.key.card + len(pack.cards):
        ether = pack.cards[action - pack.key.card].ether
        return (Cost(ether, "ether", "ETH-292"),) if ether else ()
    if key != "ask-travel":
        return ()
    if pack.key.gate <= action < pack.key.gate + len(pack.gates):
        n = pack.gates[action - pack.key.gate].keys
        return (Cost(n, "keys", "ETH-087"),) if n else ()
    return _of_way(s, action - pack.key.location, seat)


def _of_way(s: State, location: int, seat: int) -> Price:
    """ETH-488: what a Shortcut costs this Dreamer."""
    if not travel.ways(s, s.location).get(location, False):
        return ()
    n = max(value(s, "shortcut_seal", seat), 0)
    if not n or forbidden(s, "shortcut", seat) is not None:
        return ()
    return (Cost(n, "seal", "ETH-488"),)


# Actions of components, placing


def scene_of(s: State, seat: int, number: int) -> Scene | None:
    """Where this Dreamer would perform an action; of several places the first that allows it."""
    found = refusing.find(s, seat, number)
    if found is not None:
        return found
    return next((scene for scene, action in sources(s, seat) if action.number == number), None)


def of_action(s: State, seat: int, number: int) -> Price:
    scene, action = scene_of(s, seat, number), s.pack.actions[number]
    if scene is None:
        return ()
    return _certain(s, seat, paying.open_ways(s, scene, action), action)


def of_placing(s: State, seat: int, number: int) -> Price:
    """ETH-274: the cost at the top of a Progress card."""
    card = s.pack.cards[number]
    return _certain(s, seat, placing.open_ways(s, placing.scene_of(s, seat, card), card), None)


def _certain(s: State, seat: int, found: list[Way], action: Action | None) -> Price:
    """Where there is a choice among costs, each of them is shown when it comes up."""
    if len({way.nth for way in found}) != 1:
        return ()
    return prices.sum_of(s, seat, found, action)
