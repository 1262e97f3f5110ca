"""Setup: decks, turn order, and the placement that players choose (CER-026 to CER-061)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from boardwright.core.decisions import Decision
from boardwright.core.effects import Flow
from boardwright.core.effects import ask as ask_for
from boardwright.core.errors import BadSetup
from boardwright.core.games import Setup
from boardwright.core.randomness import below, stream
from boardwright.games.cerebria.aspirations import FULL_GAME_ONLY
from boardwright.games.cerebria.board import FRONTIERS, NEIGHBOURS, REACH, SPACE, START, TRIADS
from boardwright.games.cerebria.control import settle_all
from boardwright.games.cerebria.emotions import COPIES, DECK, WILD, Emotions
from boardwright.games.cerebria.keys import ASPIRATIONS, ROW_KEY, SLOT_KEY, SPACE_KEY
from boardwright.games.cerebria.moves import enter, put_figure
from boardwright.games.cerebria.revelation import renew
from boardwright.games.cerebria.spirits import (
    BLISS,
    BOARDS,
    EMPOWER,
    GLOOM,
    SPIRITS,
    TEAM_OF,
    TEAMS,
    Row,
)
from boardwright.games.cerebria.state import NOBODY, TURNS, WILDS, Rules, State
from boardwright.games.cerebria.tokens import choose_place, lay, places, rows_of

WILD_TOKENS = 4
STARTING_EMOTIONS = 4
"""One for every place in the turn order of four; Shapers place two."""
ACTIONS = 3
"""CER-149."""
DECKS = ("usual", "team", "spirit", "drawn")
"""Decks that need no list: CER-021, CER-053; `drawn` is a legal one by luck."""
SECRET = "secret"
"""CER-445: what stands for a self-built deck where its list may not be known."""


def teams_of(seats: int, settings: Mapping[str, str]) -> tuple[int, ...]:
    """Seats 0 and 2 are of Bliss, 1 and 3 of Gloom; of three players seat 1 is the Shaper, of the
    team that the settings name.
    """
    if seats == 3 and settings.get("shaper") == "bliss":
        return (GLOOM, BLISS, GLOOM)
    return tuple((BLISS, GLOOM, BLISS, GLOOM)[:seats])


def agree(
    seats: int, chosen: dict[str, str], given: Mapping[str, str], table: Emotions
) -> dict[str, str]:
    """CER-025: what goes together, and what the mode decides where nobody has."""
    basic = chosen["mode"] == "basic"
    if basic and chosen["boards"] == "B":
        raise BadSetup("the basic game is played on side A of the Spirit boards (CER-019)")
    if basic and given.get("placement") == "chosen":
        raise BadSetup("the basic game begins in the fixed arrangement (CER-022)")
    if basic:
        chosen["placement"] = "fixed"
    team = teams_of(seats, chosen)
    taken: dict[str, int] = {}
    for seat in range(seats):
        spirit, deck = chosen[f"spirit.{seat}"], chosen[f"deck.{seat}"]
        if spirit != "any":
            if TEAM_OF[SPIRITS.index(spirit)] != team[seat]:
                raise BadSetup(f"spirit.{seat}: {spirit} is not of {TEAMS[team[seat]]} (CER-001)")
            if spirit in taken:
                raise BadSetup(f"spirit.{seat}: seat {taken[spirit]} has {spirit} (CER-036)")
            taken[spirit] = seat
        if deck == "usual":
            chosen[f"deck.{seat}"] = "team" if basic else "spirit"
        elif deck not in (*DECKS, SECRET):
            read_deck(deck, table, team[seat])
    return chosen


def setup_for(setup: Setup, seat: int | None) -> Setup:
    """CER-445: the list of a self-built deck is known to the own team only."""
    settings = setup.settings
    built = [n for n in range(setup.seats) if settings.get(f"deck.{n}", "usual") not in DECKS]
    if not built:
        return setup
    team = teams_of(setup.seats, settings)
    others = [n for n in built if seat is None or team[n] != team[seat]]
    return replace(setup, settings={**settings, **{f"deck.{n}": SECRET for n in others}})


def rules_of(settings: Mapping[str, str]) -> Rules:
    return Rules(
        basic=settings["mode"] == "basic",
        side_b=settings["boards"] == "B",
        team_b=settings["team_boards"] == "B",
        fixed=settings["placement"] == "fixed",
        powers=settings["powers"] == "on",
    )


def begin(setup: Setup, table: Emotions) -> State:
    """Everything up to the first question (CER-049)."""
    s = State(setup.seats, stream(setup.seed, "cerebria"), table)
    s.rules = rules_of(setup.settings)
    s.team = teams_of(setup.seats, setup.settings)
    s.spirit = spirits_of(s, setup.settings)
    s.boards = boards_of(s)
    s.lists = tuple(list_of(s, seat, setup.settings) for seat in range(s.seats))
    s.public = public_lists(setup.settings, s.seats)
    s.rng, s.turned = below(s.rng, 5)
    aspirations = aspirations_of(s)
    s.common = tuple(s.shuffle(aspirations, ASPIRATIONS.__getitem__))
    for team in range(2):
        s.hidden[team] = tuple(s.shuffle(aspirations, ASPIRATIONS.__getitem__))
        renew(s, team)
    s.order = _order(s)
    for seat, deck in enumerate(s.lists):
        cards = tuple(s.shuffle(deck, table.names.__getitem__))
        s.hand[seat], s.deck[seat] = tuple(sorted(cards[:2])), cards[2:]
        s.essence[seat], s.wp[seat] = 2, 4
    s.wp[s.order[0]] += 2  # CER-042
    if s.rules.fixed:
        _place_all(s)
    return s


def aspirations_of(s: State) -> list[int]:
    """CER-015, CER-029: the nine Aspirations, seven in the basic game."""
    return [n for n in range(9) if not (s.rules.basic and n in FULL_GAME_ONLY)]


def spirits_of(s: State, settings: Mapping[str, str]) -> tuple[int, ...]:
    """CER-036: the Spirits that the settings name, the others by luck."""
    chosen = [settings.get(f"spirit.{seat}", "any") for seat in range(s.seats)]
    spirits = [SPIRITS.index(name) if name != "any" else NOBODY for name in chosen]
    for seat in range(s.seats):
        left = [n for n in range(8) if TEAM_OF[n] == s.team[seat] and n not in spirits]
        luck = s.shuffle(left, SPIRITS.__getitem__) if spirits[seat] < 0 else left
        if spirits[seat] < 0:
            spirits[seat] = luck[0]
    return tuple(spirits)


def boards_of(s: State) -> tuple[tuple[Row, ...], ...]:
    """CER-037: the rows of each seat's Spirit board, on the side in use."""
    return tuple(BOARDS["b" if s.rules.side_b else "a"][spirit] for spirit in s.spirit)


def public_lists(settings: Mapping[str, str], seats: int) -> int:
    """CER-445: the seats with a ready-made deck, as a mask; of others the team alone knows."""
    return sum(1 << n for n in range(seats) if settings[f"deck.{n}"] in ("team", "spirit"))


def list_of(s: State, seat: int, settings: Mapping[str, str]) -> tuple[int, ...]:
    """CER-062 to CER-068: a ready-made deck, one that was built, or one drawn by luck."""
    wish = settings[f"deck.{seat}"]
    team, table = s.team[seat], s.table
    if wish == "team":
        return table.decks[TEAMS[team]]
    if wish == "spirit":
        return table.decks[SPIRITS[s.spirit[seat]]]
    if wish in ("drawn", SECRET):
        every = [card for card in table.milds[team] for _ in range(COPIES)]
        return tuple(sorted(s.shuffle(every, table.names.__getitem__)[:DECK]))
    return read_deck(wish, table, team)


def read_deck(text: str, table: Emotions, team: int) -> tuple[int, ...]:
    """CER-064: a self-built deck, written as names with commas between, twice for two copies."""
    names = [name.strip() for name in text.split(",")]
    known = {table.names[card].lower(): card for card in table.milds[team]}
    wrong = [name for name in names if name.lower() not in known]
    if wrong:
        listed = ", ".join(dict.fromkeys(wrong))
        raise BadSetup(f"not among the Mild Emotions of {TEAMS[team]}: {listed} (CER-064)")
    cards = sorted(known[name.lower()] for name in names)
    if len(cards) != DECK or any(cards.count(card) > COPIES for card in cards):
        raise BadSetup(f"a deck has {DECK} cards, at most {COPIES} of a name (CER-064)")
    return tuple(cards)


def _order(s: State) -> tuple[int, ...]:
    """CER-041, CER-054, CER-056, CER-057: teams alternate, who begins is luck; the Shaper among
    three always comes second and fourth.
    """
    if s.seats == 3:
        first, third = s.shuffle([0, 2])
        return (first, 1, third, 1)
    one, two = s.shuffle([0, 1])
    if s.seats == 2:
        return (one, two)
    first, third = s.shuffle([one, one + 2])
    second, fourth = s.shuffle([two, two + 2])
    return (first, second, third, fourth)


def _place_all(s: State) -> None:
    """CER-048, CER-060: the fixed arrangement: first and second player of each team."""
    for seat in dict.fromkeys(s.order):
        mates = [other for other in dict.fromkeys(s.order) if s.team[other] == s.team[seat]]
        space, _ = START[s.team[seat]][mates.index(seat)]
        put_figure(s, seat, space, "CER-048")
    placed = [0, 0]
    for turn in range(STARTING_EMOTIONS):
        s.at = turn % len(s.order)
        team = s.team[s.me]
        _, slot = START[team][placed[team]]
        enter(s, slot, s.table.starting[team], 1, NOBODY, "CER-048")
        placed[team] += 1
    settle_all(s)
    _to_wilds(s)


def _to_wilds(s: State) -> None:
    """CER-020, CER-043: the wild tokens: in the basic game in their places, else chosen."""
    s.phase, s.at, s.picks = WILDS, 0, 0
    if s.rules.basic:
        for seat in range(s.seats):
            for action in range(EMPOWER):
                lay(s, seat, action, 0, WILD, "CER-020")
        _begin(s)


# Placement and wild tokens, pick by pick


def ask(s: State) -> Decision:
    """What is asked next in setup."""
    me = s.me
    if s.phase == WILDS:
        rows = tuple([ROW_KEY + n for n in rows_of(s) if places(s.rows[5 * me + n])])
        return Decision((me,), "ask-wild", "CER-043", rows, {"left": WILD_TOKENS - s.picks})
    options = tuple([SPACE_KEY + space for space in free_frontiers(s)])
    if s.space[me] < 0:
        return Decision((me,), "ask-place-figure", "CER-044", options)
    return Decision((me,), "ask-place-second", "CER-058", options)


def free_frontiers(s: State) -> list[int]:
    """CER-044, CER-059: the Frontiers that nobody has used yet, with a figure or a virtual one:
    each that was has a Starting Emotion in its Triad.
    """
    return [
        SPACE[name]
        for frontier, name in enumerate(FRONTIERS)
        if all(s.emo[slot] < 0 for slot in TRIADS[frontier])
    ]


def act(s: State, reply: int) -> Flow[None]:
    return _lay_wild(s, s.me, reply - ROW_KEY) if s.phase == WILDS else _place(s, s.me, reply)


async def _place(s: State, me: int, answer: int) -> None:
    """CER-044, CER-045, CER-058: the figure, or a virtual one, and a Starting Emotion in one of the
    two Realm slots beside it.
    """
    space = answer - SPACE_KEY
    if s.space[me] < 0:
        put_figure(s, me, space, "CER-044")
    options = tuple([SLOT_KEY + slot for slot in NEIGHBOURS[REACH[space][0]]])
    slot = await ask_for(Decision((me,), "ask-place-emotion", "CER-044", options)) - SLOT_KEY
    enter(s, slot, s.table.starting[s.team[me]], 1, NOBODY, "CER-044")
    s.picks += 1
    if s.picks == STARTING_EMOTIONS:
        _to_wilds(s)
    else:
        s.at = (s.at + 1) % len(s.order)


async def _lay_wild(s: State, me: int, action: int) -> None:
    """CER-043: a wild token unlocks an Action or upgrades one; then the next, in turn order."""
    free = places(s.rows[5 * me + action])
    place = await choose_place(s, me, action, free, "CER-043")
    lay(s, me, action, place, WILD, "CER-043")
    s.picks += 1
    if s.picks < WILD_TOKENS:
        return
    s.picks = 0
    placed = [seat for seat in dict.fromkeys(s.order) if any(s.rows[5 * seat : 5 * seat + 5])]
    if len(placed) == s.seats:
        _begin(s)
    else:
        s.at = next(n for n, seat in enumerate(s.order) if seat not in placed)


def _begin(s: State) -> None:
    """The first turn of the game."""
    s.at = s.picks = 0
    begin_turn(s)


def begin_turn(s: State) -> None:
    """CER-149, CER-155: three Actions, and Absorb unless this is the very first turn (CER-042)."""
    s.phase = TURNS
    s.turns += 1
    s.actions = ACTIONS
    s.absorbed = s.turns == 1
    s.used = s.once = s.scored = 0
    if s.log is not None:
        rule = "CER-042" if s.turns == 1 else "CER-148"
        s.tell("turn", rule, {"seat": s.me, "turn": s.turns, "actions": ACTIONS})
