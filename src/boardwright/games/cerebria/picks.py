"""Which pick looks good at a glance, of the small choices inside Actions, Abilities and setup."""

from __future__ import annotations

from collections.abc import Callable

from boardwright.core.decisions import Decision
from boardwright.games.cerebria.advised import Logits
from boardwright.games.cerebria.board import WIL
from boardwright.games.cerebria.glimpses import fills, keeping, placing, quelling, standing_at
from boardwright.games.cerebria.keys import (
    ADD,
    AMOUNT_KEY,
    ASPIRATION_KEY,
    COLOUR_KEY,
    DONE,
    DRAW,
    LIFT,
    NO,
    PLACE_KEY,
    REWARD_KEY,
    ROW_KEY,
    SLOT_KEY,
    SPACE_KEY,
    card_of,
)
from boardwright.games.cerebria.sees import Sees

Pick = Callable[[Decision, Sees, Logits], list[float]]

NOT = (NO, DONE)
"""What leaves a thing undone."""

FIRST_ROWS = (3.0, 4.0, 2.0, 2.5, 1.0)
"""The rows to unlock first."""


def plain(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """Yes rather than no, to do rather than not, the first before the others."""
    return [
        0.0 if action in NOT else logits.yes - 0.01 * n for n, action in enumerate(decision.options)
    ]


# Slots and spaces


def spaces(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """Where a figure begins."""
    return [standing_at(sees, action - SPACE_KEY) for action in decision.options]


def slots(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """Where an own Emotion is put."""
    return [placing(sees, action - SLOT_KEY, logits) for action in decision.options]


def relocated(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """CER-235: an own Emotion that does least where it is."""
    return [-placing(sees, action - SLOT_KEY, logits) for action in decision.options]


def intensified(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """An own Emotion that gets Essence: best one that can be filled."""
    return [
        0.0
        if action in NOT
        else logits.take + fills(sees, action - SLOT_KEY) - 0.1 * sees.force[action - SLOT_KEY]
        for action in decision.options
    ]


def harmed(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """An opposing Emotion that is hurt."""
    return [
        0.0 if action in NOT else logits.take + quelling(sees, action - SLOT_KEY)
        for action in decision.options
    ]


def shifted(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """An own figure to a better place, another's to a worse one."""
    who = decision.args.get("seat", sees.seat)
    assert isinstance(who, int)
    sign = 1 if sees.team_of(who) == sees.team else -1
    return [
        sign * standing_at(sees, sees.space(who) if action == NO else action - SPACE_KEY)
        for action in decision.options
    ]


# Amounts


def more_essence(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """CER-238: further Essence on the same Emotion."""
    return [{ADD: 0.6, LIFT: 0.4}.get(action, 0.3) for action in decision.options]


def more_cards(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """CER-233: a further card, as long as there is much Willpower and a small hand."""
    rich = sees.wp(sees.seat) > 8 and sees.hand_size(sees.seat) < 3
    return [float((action == DRAW) == rich) for action in decision.options]


def amounts(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """The more the better."""
    return [0.5 * (action - AMOUNT_KEY) for action in decision.options]


def harvest(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """CER-241: so much that some Essence and some Willpower are there afterwards."""
    wp = sees.wp(sees.seat) - sees.fee(WIL)
    wanted = max(1, min(4 - sees.essence(sees.seat), wp - 2))
    return [-0.5 * abs(action - AMOUNT_KEY - wanted) for action in decision.options]


# Tokens


def wilds(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """CER-043: as many Actions as can be unlocked."""
    return [
        -1.0 if sees.row(sees.seat, action - ROW_KEY) & 7 else FIRST_ROWS[action - ROW_KEY]
        for action in decision.options
    ]


def rows(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """A row to be completed first, then one to be unlocked, then the fullest."""
    found = []
    for action in decision.options:
        if action == NO:
            found.append(-1.0)
            continue
        tokens = sees.tokens(sees.seat, action - ROW_KEY)
        found.append((1.0, 0.2, 0.5, 2.0)[tokens] + 0.1 * FIRST_ROWS[action - ROW_KEY])
    return found


def places(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """No place before another: what each does for this Action is tried."""
    return [-0.01 * (action - PLACE_KEY) for action in decision.options]


# Aspirations and cards


def hidden(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """CER-293: the Aspiration in which the team leads furthest."""
    leads = sees.leads()
    return [logits.hidden * leads[action - ASPIRATION_KEY] for action in decision.options]


def removed(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """CER-289: the one in which it trails furthest."""
    return [-logit for logit in hidden(decision, sees, logits)]


def discarded(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    return [-keeping(sees, card_of(action), logits) for action in decision.options]


def shown(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """CER-439: better a card that everybody has seen."""
    seen = sees.shown(sees.seat)
    return in_order(decision, logits, lambda action: card_of(action) not in seen)


def colours(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """CER-164: the colour of which the hand has fewest cards, so that these can still be used."""
    vibe, hand = sees.table.vibe, sees.hand(sees.seat)
    held = [vibe[card] for card in hand]
    return in_order(decision, logits, lambda action: held.count(action - COLOUR_KEY))


def powers(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """What hardly matters: the first."""
    return in_order(decision, logits, lambda action: 0)


def in_order(decision: Decision, logits: Logits, by: Callable[[int], int]) -> list[float]:
    """One before the other, with a distance: it is not worth the time to try them all."""
    order = sorted(decision.options, key=by)
    return [logits.further * order.index(action) for action in decision.options]


def rewards(decision: Decision, sees: Sees, logits: Logits) -> list[float]:
    """Essence before Willpower before a card."""
    return [-0.2 * (action - REWARD_KEY) for action in decision.options]


PICKS: dict[str, Pick] = {
    "ask-place-figure": spaces,
    "ask-place-second": spaces,
    "ask-place-emotion": slots,
    "ask-invoke-slot": slots,
    "ask-relocate-to": slots,
    "ask-relocate": relocated,
    "ask-intensify": intensified,
    "may-kindle": intensified,
    "may-entrust": intensified,
    "ask-give": intensified,
    "may-give": intensified,
    "ask-embrace": intensified,
    "ask-wildfire": harmed,
    "may-burn": harmed,
    "ask-unsettle": harmed,
    "may-unsettle": harmed,
    "ask-shift": shifted,
    "may-shift": shifted,
    "ask-push": shifted,
    "may-intensify-more": more_essence,
    "may-draw-more": more_cards,
    "ask-essence": amounts,
    "ask-harvest": harvest,
    "ask-wild": wilds,
    "ask-row": rows,
    "may-row": rows,
    "ask-place": places,
    "ask-colour": colours,
    "ask-power": powers,
    "ask-first-under": powers,
    "ask-hidden": hidden,
    "ask-remove-aspiration": removed,
    "ask-discard": discarded,
    "ask-discard-one": discarded,
    "ask-reveal": shown,
    "ask-reward": rewards,
}
"""By the question; others are answered plainly."""
