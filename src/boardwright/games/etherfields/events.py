"""The kinds of events that are told, so that scenarios cannot ask for others."""

from __future__ import annotations

OF_CARDS = (
    *("began", "performed", "placing", "taken-back", "answered", "boosted", "paid"),
    *("payment-lost", "marker", "markers-returned", "named-colour", "blocked", "unblocked"),
    *("drew", "drew-flaw", "skipped-flaw", "took-top", "discarded-top", "put-on-top", "put-under"),
    *("reordered", "looked", "shuffled", "left-deck", "joined-deck", "saw-top", "sealed"),
    *("unsealed", "discarded", "took-in-hand", "hand-full", "gained-card", "card-went", "bought"),
    *("returned-to-market", "placed", "discarded-progress", "flipped", "unflipped"),
    *("gained-flaw", "flaw-resolved", "removed-flaw", "memory", "matched-sign", "gained-sign"),
)
OF_THINGS = (
    *("gained", "lost", "supply-short", "got", "gave", "joined", "removed", "unlocked"),
    *("gained-item", "restored-item", "drew-item", "put-back-item", "discarded-item"),
    *("item-active", "item-went", "note-used", "gained-mask", "mask", "mask-on", "mask-off"),
    *("voucher", "counter", "season", "clock", "suffered", "cured", "state", "state-ended"),
)
OF_MAP = (
    *("tile-laid", "overlay-laid", "overlay-lifted", "map-cleared", "entered", "moved", "pushed"),
    *("relocated", "trap", "quirk", "sign-laid", "token-placed", "token-moved", "token-removed"),
    *("edge-token", "gem-slot-filled", "gem-slot-emptied", "entity-tile", "entity-tile-left"),
    *("spawned", "not-spawned", "moved-entity", "pushed-entity", "relocated-entity"),
    *("figure-left", "state-entity", "state-ended-entity", "morphed", "unmorphed", "retargeted"),
    *("tile-tokens", "summoned", "companion-left"),
)
OF_CHANCE = (
    *("rolled", "rerolling", "set-result", "result", "loot-card", "luck-cards"),
    "drawback-cards",
)
OF_COURSE = (
    *("dreamer", "reset", "awakening", "turn-deck", "turn-card", "turn", "turn-added", "round"),
    *("dreamscape-phase", "step", "step-skipped", "step-blocked", "effect", "turn-card-resolved"),
    *("loot", "out-of-turns", "entering", "gate", "slumber", "skipped", "slumber-over"),
    *("dream-over", "defeat", "travelled", "location", "fate", "revealed", "first-sight", "read"),
    *("backs", "peeked", "modified", "more", "prevented", "warded-off", "forced", "game-over"),
)

EVENTS = frozenset((*OF_CARDS, *OF_THINGS, *OF_MAP, *OF_CHANCE, *OF_COURSE))
