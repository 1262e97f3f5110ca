"""What an effect is about: who performs it, what it stands on, what it was aimed at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from boardwright.games.etherfields.state import NOBODY, NOWHERE

if TYPE_CHECKING:
    from boardwright.games.etherfields.content import Action
    from boardwright.games.etherfields.moments import Moment


@dataclass(slots=True)
class Scene:
    """Made for each effect that is carried out, and handed to everything that happens in it.

    Targets, Ranges and counts are fixed from the state before the first part (ETH-227): whoever
    makes a scene fills in what was chosen.
    """

    me: int = NOBODY
    """The seat that performs it; NOBODY: the game does (ETH-004: the Team decides)."""
    kind: str = ""
    """What kind of component it stands on: card, item, mask, tile, gate, entity, fate, quirk,
    script ..."""
    number: int = NOBODY
    """Which one, by its number in the pack; a paragraph by its own number."""
    source: str = ""
    """Its name, for prompts and events."""
    rule: str = ""
    """The rule by which it is carried out."""
    action: Action | None = None
    figure: int = NOBODY
    """The tag of the figure that acts or is aimed at."""
    entity: int = NOBODY
    """The Entity whose effect it is, or that is aimed at."""
    is_entity_effect: bool = False
    """Whether Morphings add to it (ETH-430: not to what Dreamers bring about)."""
    space: int = NOWHERE
    """The space that it stands on or was chosen."""
    seat: int = NOBODY
    """The Dreamer that was chosen or that a moment is about."""
    edge: tuple[int, int] = (NOWHERE, NOWHERE)
    card: int = NOBODY
    """A card that was chosen."""
    tag: int = NOBODY
    """The tag of the Progress card that acts."""
    held: bool = False
    """Whether the card that acts is still in the hand."""
    step: int = NOBODY
    roll: int = -1
    """The last result of the Luck die, as a number of LUCK."""
    spent: int = 0
    """How many cards were discarded, sealed ... by the step before."""
    top: int = NOBODY
    """The card that was on top of the discard pile before the payment."""
    paid: int = NOBODY
    """The colour that it was paid in."""
    moment: Moment | None = None
    """What it answers."""
    fixed: dict[int, Sequence[int]] = field(default_factory=dict)
    """Seats that each step of an Entity effect hits, fixed before the first one (ETH-375)."""
    counts: dict[int, dict[int, int]] = field(default_factory=dict)
    """The amount of each step for each seat, fixed likewise (ETH-227, ETH-396)."""
    aimed: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The figures that each step hits, by their tags, fixed likewise."""
    chosen: tuple[int, ...] = ()
    """Targets where there may be several; the first of them is in the field of its kind too."""
    colour: int = -1
    """The colour that was named."""
    hit: frozenset[tuple[str, int]] = frozenset()
    """Which seats Morphings have added to already: once for each effect (ETH-429)."""

    def seen_by(self, seat: int) -> Scene:
        """The same for one Dreamer, who performs a part of it; nothing is fixed yet."""
        return replace(self, me=seat, fixed={}, counts={}, aimed={})

    def about_figure(self, tag: int) -> Scene:
        """The same for one figure, which is its target then; nothing is fixed yet."""
        return replace(self, action=None, figure=tag, fixed={}, counts={}, aimed={})
