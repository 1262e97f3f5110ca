"""Revelations, Fragments and the Identity (CER-281 to CER-305), step by step."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask, ask_secretly
from boardwright.core.messages import Args
from boardwright.games.cerebria.acts.forts import stand
from boardwright.games.cerebria.aspirations import RULES, accomplished_by, standing
from boardwright.games.cerebria.board import REALMS, SPHERES
from boardwright.games.cerebria.intentions import accomplish
from boardwright.games.cerebria.keys import ASPIRATION_KEY, ASPIRATIONS
from boardwright.games.cerebria.spirits import TEAMS
from boardwright.games.cerebria.state import SPHERE_WP, State

MINOR, MAJOR = 1, 2


async def reveal(s: State, me: int, sphere: int, realm: int, *, adds_fort: bool) -> None:
    """An emptied Sphere is followed by seven steps, then the turn goes on (CER-152)."""
    teams = (s.team[me], 1 - s.team[me])
    if s.log is not None:
        s.tell("revelation", "CER-281", {"sphere": SPHERES[sphere], "realm": REALMS[realm]})
    hidden = [s.hidden_aspiration(team) for team in range(2)]
    s.news = True
    for team in teams:
        if hidden[team] >= 0 and s.log is not None:
            name = ASPIRATIONS[hidden[team]]
            s.tell("hidden-shown", "CER-282", {"team": TEAMS[team], "aspiration": name})
    done = _check(s, hidden)
    added, capping = _add_fragments(s, teams, done)
    await _turn_down(s, teams, added)
    if s.common:
        await _new_hidden(s, me, teams, hidden, done)
    else:
        _end(s, "row", "CER-320")
        _box(s, hidden)
    if adds_fort:
        _add_fort(s, me, realm)
    _cap(s, me, capping)
    s.pool[sphere] = SPHERE_WP
    if s.log is not None:
        s.tell("refilled", "CER-302", {"sphere": SPHERES[sphere], "amount": SPHERE_WP})


def _check(s: State, hidden: list[int]) -> list[int]:
    """CER-283, CER-284: how many of its two Aspirations each team has accomplished."""
    done = [0, 0]
    common = s.common[0]
    for team in range(2):
        if hidden[team] >= 0 and _judge(s, hidden[team], TEAMS[team]) == team:
            done[team] += 1
    winner = _judge(s, common, "common")
    if winner >= 0:
        done[winner] += 1
    return done


def _judge(s: State, aspiration: int, whose: str) -> int:
    """Who accomplishes an Aspiration, told with the standing of both teams."""
    winner = accomplished_by(s, aspiration)
    if s.log is not None:
        bliss, gloom = standing(s, aspiration)
        args = {"aspiration": ASPIRATIONS[aspiration], "whose": whose}
        team = TEAMS[winner] if winner >= 0 else "nobody"
        s.tell("judged", RULES[aspiration], {**args, "bliss": bliss, "gloom": gloom, "team": team})
    return winner


def _add_fragments(
    s: State, teams: tuple[int, int], done: list[int]
) -> tuple[list[int], list[int]]:
    """CER-285 to CER-287: a Minor for one Aspiration, a Major for both; who has none left will add
    the Capping Fragment. Returns what each team added, and the teams that could not.
    """
    added, capping = [0, 0], []
    for team in teams:
        if not done[team]:
            continue
        stock = s.minors if done[team] == 1 else s.majors
        if not stock[team]:
            capping.append(team)
            _end(s, "fragments", "CER-321")
            continue
        stock[team] -= 1
        _join(s, team, done[team], "CER-285")
        added[team] = done[team]
    return added, capping


def _join(s: State, team: int, size: int, rule: str) -> None:
    """A Fragment comes to the Identity."""
    (s.id_minor if size == MINOR else s.id_major)[team] += 1
    if s.log is not None:
        s.tell("fragment", rule, {"team": TEAMS[team], "size": size})


async def _turn_down(s: State, teams: tuple[int, int], added: list[int]) -> None:
    """CER-288 to CER-291: the Common Aspiration is turned down; the opponents of a team that added
    a Major remove one that is face up.
    """
    s.down, s.common = (*s.down, s.common[0]), s.common[1:]
    if s.log is not None:
        s.tell("turned-down", "CER-288", {"aspiration": ASPIRATIONS[s.down[-1]]})
    for team in teams:
        if added[team] == MAJOR and s.common:
            options = tuple([ASPIRATION_KEY + aspiration for aspiration in s.common])
            asked = Decision((s.speaker(1 - team),), "ask-remove-aspiration", "CER-289", options)
            gone = await ask(asked) - ASPIRATION_KEY
            s.common = tuple(aspiration for aspiration in s.common if aspiration != gone)
            s.removed = (*s.removed, gone)
            if s.log is not None:
                args = {"team": TEAMS[1 - team], "aspiration": ASPIRATIONS[gone]}
                s.tell("aspiration-removed", "CER-289", args)


def _box(s: State, hidden: list[int]) -> None:
    """CER-292: the revealed Hidden Aspirations go to the box."""
    for team in range(2):
        if hidden[team] >= 0:
            s.past[team] = (*s.past[team], hidden[team])
            s.hidden[team] = s.hidden[team][1:]


async def _new_hidden(
    s: State, me: int, teams: tuple[int, int], hidden: list[int], done: list[int]
) -> None:
    """CER-292 to CER-296, CER-304: new Hidden Aspirations; who accomplished nothing chooses one of
    three in secret, who did takes the next that differs from the new Common one.
    """
    _box(s, hidden)
    choosing = [team for team in teams if not done[team] and _candidates(s, team)]
    for team in teams:
        if done[team]:
            renew(s, team)
        if team not in choosing:
            _tell_hidden(s, team)
    if choosing:
        s.choosing = sum(1 << team for team in choosing)
        await _choose_hidden(s, choosing)
        s.choosing = 0


async def _choose_hidden(s: State, teams: list[int]) -> None:
    """CER-293, CER-304: these teams choose, each in secret and independently."""
    for team in teams if s.log is not None else ():
        seen = [ASPIRATIONS[aspiration] for aspiration in s.hidden[team][:3]]
        args: Args = {"team": TEAMS[team], "number": len(seen)}
        s.tell("hidden-looked", "CER-293", args, {"aspirations": seen}, s.seats_of(team))
    decisions = [
        Decision(
            (s.speaker(team),),
            "ask-hidden",
            "CER-293",
            tuple([ASPIRATION_KEY + aspiration for aspiration in _candidates(s, team)]),
            always=True,
        )
        for team in teams
    ]
    for team, answer in zip(teams, await ask_secretly(decisions), strict=True):
        chosen = answer - ASPIRATION_KEY
        rest = [aspiration for aspiration in s.hidden[team] if aspiration != chosen]
        s.hidden[team] = (chosen, *s.shuffle(rest, ASPIRATIONS.__getitem__))
        _tell_hidden(s, team)


def _tell_hidden(s: State, team: int) -> None:
    if s.log is not None:
        chosen = s.hidden_aspiration(team)
        name = ASPIRATIONS[chosen] if chosen >= 0 else None
        args: Args = {"team": TEAMS[team], "there": chosen >= 0}
        s.tell("hidden-new", "CER-295", args, {"aspiration": name}, s.seats_of(team))


def _candidates(s: State, team: int) -> list[int]:
    """CER-293, CER-296: of the top three, those that differ from the Common Aspiration."""
    return [aspiration for aspiration in s.hidden[team][:3] if aspiration != s.common[0]]


def renew(s: State, team: int) -> None:
    """CER-034, CER-294: while the top card equals the Common Aspiration, the deck is shuffled."""
    deck = s.hidden[team]
    while len(deck) > 1 and deck[0] == s.common[0]:
        deck = tuple(s.shuffle(sorted(deck), ASPIRATIONS.__getitem__))
    s.hidden[team] = deck


def _add_fort(s: State, me: int, realm: int) -> None:
    """CER-298 to CER-301: a Fortress built or Exalted before this turn joins the Identity."""
    fort = s.forts[realm]
    if not fort or s.fort_turn[realm] >= s.turns:
        return
    team = int(fort < 0)
    _join(s, team, abs(fort), "CER-298")
    stand(s, team, realm, 0, 0, "CER-298", "taken-up")
    if team == s.team[me] and s.rules.team_b:
        accomplish(s, 2)


def _cap(s: State, me: int, capping: list[int]) -> None:
    """CER-324 to CER-326: the Capping Fragment, after all others; of two teams the active one adds
    it and the other scores 4 points.
    """
    for n, team in enumerate(capping):
        if n:
            s.wheel[team] += 4
        else:
            s.capped[team] = 1
        if s.log is not None:
            rule = "CER-325" if n else "CER-324"
            s.tell("capped", rule, {"team": TEAMS[team], "points": 4, "fragment": not n})


def _end(s: State, reason: str, rule: str) -> None:
    """CER-323, CER-331: the game will end after this turn."""
    if not s.ends:
        s.ends = reason
        if s.log is not None:
            s.tell("ending", rule, {"reason": reason})
