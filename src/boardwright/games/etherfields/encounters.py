"""How Dreams, Slumbers and campaigns end, and what is cleared away then (ETH-215 to ETH-221,
ETH-466 to ETH-471, ETH-514 to ETH-516).
"""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.core.outcomes import GameEnd, Outcome
from boardwright.games.etherfields import (
    decks,
    entities,
    laying,
    limits,
    states,
    stats,
    turncards,
    windows,
)
from boardwright.games.etherfields.asking import due, everybody
from boardwright.games.etherfields.endings import Defeat, Over
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.state import (
    DEATH,
    DREAM,
    DREAMWORLD,
    NOBODY,
    NOWHERE,
    OUT_OF_TURNS,
    SKIP,
    SLUMBER_START,
    TRAVEL,
    State,
)


def score(s: State) -> int:
    """What the outcome counts: of a single Dream the Turns left, of a campaign the Dreams won."""
    if "single" in s.options:
        return len(s.turn_deck)
    return len({dream for dream, result, _ in s.endings if result == "victory"})


def end_game(s: State, reason: str, rule: str, *, won: bool) -> GameEnd:
    """The end of the game for all of them, to be raised."""
    winners = everybody(s) if won else ()
    return GameEnd(Outcome(winners, (score(s),) * len(s.seats), reason, rule))


def expire(s: State, when: str, rule: str) -> None:
    """What lasts until the end of a `step`, the `dreamers_phase`, the `turn`, the `encounter`."""
    hooks.end_modifiers(s, when)
    if when != "step":
        states.expire(s, when)
    over = {"turn": ("turn",), "encounter": ("turn", "encounter")}.get(when, ())
    if over:
        s.tokens = tuple([token for token in s.tokens if token.until not in over])
        s.edges = tuple([edge for edge in s.edges if edge.until not in over])


async def end_step(s: State) -> None:
    """What lasts for one step of the Turn card."""
    expire(s, "step", "ETH-171")
    await limits.keep_limits(s)


async def expire_phase(s: State) -> None:
    """ETH-436, ETH-438: what lasts until the end of the Dreamers Phase."""
    expire(s, "dreamers_phase", "ETH-436")
    await limits.keep_limits(s)


async def expire_turn(s: State) -> None:
    """ETH-174: what lasts until the end of the Turn."""
    expire(s, "turn", "ETH-174")
    await limits.keep_limits(s)


async def finish(s: State, over: Over) -> None:
    """An encounter has come to its end in the middle of an effect."""
    _drop(s)
    won = over.good if over.result == "campaign" else over.result == "victory"
    if s.place == DREAM:
        _note_ending(s, won, over)
    if over.result == "campaign":
        raise end_game(s, f"campaign:{over.ending}", over.rule, won=won)
    if s.place != DREAM:
        if s.slumber != NOBODY:
            await end_slumber(s, over.rule)
    elif "single" in s.options:
        raise end_game(s, s.endings[-1][1], over.rule, won=won)
    else:
        await end_dream(s)


def _drop(s: State) -> None:
    """What an effect that broke off has left in the air goes where it belongs."""
    s.looks = None
    if s.fate_card != NOBODY:
        decks.put(s, "fate_deck", s.fate_card, "ETH-529", bottom=True)
        s.fate_card = NOBODY
    for card in s.offer:
        decks.put(s, "market", card, "ETH-291", bottom=True)
    s.offer = ()
    for me in s.seats:
        me.discard, me.playing = (*reversed(me.playing), *me.discard), ()


def _note_ending(s: State, won: bool, over: Over) -> None:
    """A Dream has come to one of its endings."""
    gate = s.pack.gates[s.gate]
    result = "victory" if won else "failure"
    s.endings = (*s.endings, (gate.dream, result, over.ending))
    if s.log is not None:
        args: Args = {"dream": gate.name, "result": result, "ending": over.ending}
        s.tell("dream-over", over.rule, args)


async def end_dream(s: State) -> None:
    """ETH-466 to ETH-471, ETH-101: an ending was reached. Its Gate goes unless the script keeps it,
    and the Slumber map lies there again; where the Team was on no Location yet, it awakens.
    """
    await hooks.window(s, Moment("encounter_end"))
    if not s.kept:
        s.gates = tuple([other for other in s.gates if other != s.gate])
        s.removed |= {f"gate:{s.pack.gates[s.gate].id}"}
    clear_dreamscape(s, "ETH-471")
    lay_slumber_map(s, "ETH-470")
    _leave(s)
    if s.location == NOWHERE and "awaken" not in s.due:
        due(s, "awaken")
    await limits.keep_limits(s)


async def end_slumber(s: State, rule: str) -> None:
    """ETH-514 to ETH-516: the tile goes to the bottom of the Slumber deck with all that belongs to
    it; the map and the Dreamers on it stay.
    """
    won = s.phase not in (SKIP, OUT_OF_TURNS, SLUMBER_START)
    if s.log is not None:
        name = s.pack.entities[s.slumber].name
        s.tell("slumber-over", rule, {"slumber": name, "won": won})
    await hooks.window(s, Moment("encounter_end"))
    put_slumber_away(s, rule)
    _leave(s)
    if won:
        await hooks.window(s, Moment("slumber_won"))
    await limits.keep_limits(s)


def put_slumber_away(s: State, rule: str) -> None:
    """ETH-514, ETH-583, ETH-634: figures, Companions and tokens of the Slumber go; what Dreamers
    have put on the map stays. A tile that was removed from the game does not come back.
    """
    for tile in s.entities:
        own = {action.number for action in s.pack.entities[tile.entity].actions}
        s.blocked -= own
        entities.remove_tile(s, tile.entity, rule)
    s.figures = ()
    s.tokens = tuple([token for token in s.tokens if token.owner != NOBODY])
    expire(s, "encounter", rule)
    entity = s.pack.entities[s.slumber]
    if f"entity:{entity.id}" not in s.removed:
        decks.put(s, "slumbers", s.slumber, rule, bottom=True)
    s.slumber = NOBODY


def clear_dreamscape(s: State, rule: str) -> None:
    """ETH-090, ETH-091, ETH-217, ETH-471: everything leaves the map. Quirk cards go to the bottom
    of the Fate deck, Slumber Map tiles to their deck, secrets of a Dream out of sight.
    """
    for _, _, fate in s.quirks:
        decks.put(s, "fate_deck", fate, "ETH-091", bottom=True)
    for tile in s.tiles:
        if s.pack.tiles[tile].slumber and not s.pack.tiles[tile].starting:
            decks.put(s, "slumber_maps", tile, "ETH-091", bottom=True)
    if s.tiles and s.log is not None:
        s.tell("map-cleared", rule, {})
    laying.clear_map(s)
    s.aside = s.faces = frozenset()
    expire(s, "encounter", rule)


def lay_slumber_map(s: State, rule: str) -> None:
    """ETH-063, ETH-069, ETH-470: the starting Slumber Map tiles are laid, the others shuffled."""
    tiles = [tile for tile in s.pack.tiles if tile.slumber and f"tile:{tile.id}" not in s.removed]
    for tile in tiles:
        if tile.starting:
            laying.lay_tile(s, tile.number, rule)
    rest = [tile.number for tile in tiles if not tile.starting]
    if rest:
        decks.shuffle(s, "slumber_maps", rule, rest)


def _leave(s: State) -> None:
    """ETH-467: the Team goes on on the Dreamworld map; what may be done once a Turn may be done
    again on the way (ETH-229, ETH-496).
    """
    turncards.clear(s)
    stats.clear_spent(s, "turn", "encounter", "journey")
    windows.clear_passes(s, "encounter")
    s.place, s.gate, s.slumber = DREAMWORLD, NOBODY, NOBODY
    s.phase, s.journey, s.played, s.kept = TRAVEL, 0, (), False


def defeat(s: State, why: Defeat) -> None:
    """ETH-100, ETH-216 to ETH-219: the Dreamers lose. A Dream is left as it was before, its Gate
    stays; a Slumber goes to the bottom of its deck. Then comes the Death card.
    """
    _drop(s)
    if s.log is not None:
        s.tell("defeat", why.rule, {"seat": why.seat})
    if "single" in s.options:
        s.turn_deck = ()
        raise end_game(s, "defeat", why.rule, won=False)
    if s.place == DREAM:
        clear_dreamscape(s, "ETH-217")
    elif s.slumber != NOBODY:
        put_slumber_away(s, "ETH-218")
    _leave(s)
    s.due = ()
    s.phase = DEATH
