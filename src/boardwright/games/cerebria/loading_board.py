"""The board of a position: Emotions in slots, Fortresses, Spheres."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.messages import Json
from boardwright.core.reading import Reading
from boardwright.games.cerebria.board import REALM, REALMS, SLOT, SLOTS, SPHERE, SPHERES
from boardwright.games.cerebria.control import settle_all
from boardwright.games.cerebria.dicts import SIZES
from boardwright.games.cerebria.emotions import COPIES, STARTING, STRONG
from boardwright.games.cerebria.naming import (
    InSlot,
    in_slot,
    is_deck_card,
    plain_entry,
    with_plain,
)
from boardwright.games.cerebria.reckoning import powers_in_play
from boardwright.games.cerebria.spirits import BLISS, TEAMS
from boardwright.games.cerebria.state import (
    BLEAKNESS_CARDS,
    BRIGHTNESS_CARDS,
    INSECURITY_TOKENS,
    MOST_BONUS,
    SPHERE_WP,
    STRONG_COPIES,
    State,
)

FORT_KEYS = ("team", "size", "turn")
SPHERE_KEYS = ("realm", "wp")


def read_board(s: State, reading: Reading, data: Mapping[str, Json]) -> None:
    """Everything on the main board and on the Origin but the figures."""
    named = _read_slots(s, reading, data.get("slots", {}))
    _read_forts(s, reading, data.get("forts", {}))
    _read_spheres(s, reading, data.get("spheres", {}))
    s.active = powers_in_play(s)
    settle_all(s)
    for slot, emotion in named.items():
        if emotion.token is not None and s.tok[slot] != emotion.token:
            where = f"slots.{SLOTS[slot]}"
            reading.wrong(where, f"the token of {emotion.name} is +{s.tok[slot]} here (CER-407)")
    for item in reading.entries("once", data.get("once", [])):
        spent = SLOT.get(str(item), -1)
        if spent < 0 or s.emo[spent] < 0:
            reading.wrong("once", f"{item!r} is no slot with an Emotion")
        else:
            s.once |= 1 << spent


# Emotions


def _read_slots(s: State, reading: Reading, value: Json) -> dict[int, InSlot]:
    named: dict[int, InSlot] = {}
    for name, text in _flat(reading.table("slots", value)).items():
        where = f"slots.{name}"
        if name not in SLOT:
            reading.wrong(where, f"there is no such slot; there are {', '.join(SLOTS)}")
        elif not isinstance(text, str):
            reading.wrong(where, f"{text!r} is no Emotion: write 'Kindness/2' or 'B-red[1,2]/1'")
        elif text:
            emotion = in_slot(text)
            if emotion is None:
                reading.wrong(where, f"{text!r} is not written like 'Kindness/2+1~@2'")
            else:
                named[SLOT[name]] = emotion
    plain = {emotion.name for emotion in named.values() if plain_entry(emotion.name)}
    if plain:
        s.table = with_plain(s.table, tuple(sorted(plain)))
    # Those whose owner is named come first: the others belong to whoever has room for them.
    for slot, emotion in sorted(named.items(), key=lambda item: item[1].home is None):
        _read_emotion(s, reading, slot, emotion)
    _check_limits(s, reading)
    return named


def _flat(table: Mapping[str, Json]) -> dict[str, Json]:
    """Slots by name, also where TOML took the dot in a name for a table of its own."""
    flat: dict[str, Json] = {}
    for name, value in table.items():
        if isinstance(value, Mapping):
            flat |= {f"{name}.{part}": text for part, text in value.items()}
        else:
            flat[name] = value
    return flat


def _read_emotion(s: State, reading: Reading, slot: int, written: InSlot) -> None:
    where, table = f"slots.{SLOTS[slot]}", s.table
    emotion = table.number.get(written.name)
    if emotion is None:
        reading.wrong(where, f"there is no Emotion {written.name!r}")
        return
    if not 1 <= written.essence <= table.spaces[emotion]:
        spaces = table.spaces[emotion]
        reading.wrong(where, f"{written.name} has room for 1 to {spaces} Essence (CER-071)")
        return
    if (written.token or 0) > MOST_BONUS:
        reading.wrong(where, f"a token is at most +{MOST_BONUS} (CER-408)")
    if s.rules.basic and table.kind[emotion] == STRONG:
        reading.wrong(where, "there are no Strong Emotions in the basic game (CER-016)")
    s.emo[slot], s.side[slot] = emotion, table.team[emotion]
    s.ess[slot], s.tok[slot], s.weak[slot] = written.essence, written.token or 0, written.weak
    s.home[slot] = _home(s, reading, where, emotion, written.home)


def _home(s: State, reading: Reading, where: str, emotion: int, home: int | None) -> int:
    """CER-063: the seat to whose deck a Mild Emotion returns; others have none."""
    table = s.table
    if not is_deck_card(table, emotion):
        if home is not None:
            reading.wrong(where, f"{table.names[emotion]} returns to nobody's deck (CER-073)")
        return -1
    mates = s.mates(table.team[emotion])
    if home is not None and home not in mates:
        reading.wrong(where, f"seat {home} is not of {TEAMS[table.team[emotion]]}")
        return mates[0]
    owned = [
        sum(owner == seat and s.emo[at] == emotion for at, owner in enumerate(s.home))
        for seat in range(s.seats)
    ]
    owners = [seat for seat in (mates if home is None else [home]) if owned[seat] < COPIES]
    if not owners:
        name = table.names[emotion]
        reading.wrong(where, f"a deck has {COPIES} of {name} at most (CER-064)")
        return mates[0]
    return owners[0]


def _check_limits(s: State, reading: Reading) -> None:
    """CER-004, CER-005, CER-006: no more than there are."""
    for problem in limits(s):
        reading.wrong("slots", problem)


def limits(s: State) -> list[str]:
    """What is on the board in greater number than exists."""
    found = []
    table = s.table
    for emotion in sorted({emotion for emotion in s.emo if 0 <= emotion < table.printed}):
        most = len(s.emo)
        if table.kind[emotion] == STARTING:
            most = BRIGHTNESS_CARDS if table.team[emotion] == BLISS else BLEAKNESS_CARDS
        elif table.kind[emotion] == STRONG:
            most = STRONG_COPIES
        if s.emo.count(emotion) > most:
            found.append(f"there are {most} cards of {table.names[emotion]} (CER-005, CER-006)")
    if sum(s.weak) > INSECURITY_TOKENS:
        found.append(f"there are {INSECURITY_TOKENS} Insecurity tokens (CER-005)")
    return found


# Fortresses and Spheres


def _read_forts(s: State, reading: Reading, value: Json) -> None:
    for name, told in reading.table("forts", value, REALMS, "a table of Realms").items():
        where = f"forts.{name}"
        table = reading.table(where, told, FORT_KEYS)
        if not table:
            continue
        team, size = table.get("team"), table.get("size", "minor")
        if team not in TEAMS:
            reading.wrong(f"{where}.team", f"one of {', '.join(TEAMS)}, not {team!r}")
        elif size not in SIZES:
            reading.wrong(f"{where}.size", f"one of {', '.join(SIZES)}, not {size!r}")
        else:
            bonus = SIZES.index(str(size)) + 1
            s.forts[REALM[name]] = -bonus if team == "gloom" else bonus
            built = table.get("turn", min(1, s.turns))
            s.fort_turn[REALM[name]] = reading.number(f"{where}.turn", built, 0, s.turns)


def _read_spheres(s: State, reading: Reading, value: Json) -> None:
    """CER-129: Spheres lie in the order of the Origin, so one of them places all."""
    turnings: dict[int, str] = {}
    for name, told in reading.table("spheres", value, SPHERES, "a table of Spheres").items():
        where = f"spheres.{name}"
        table = reading.table(where, told, SPHERE_KEYS)
        wp = table.get("wp", SPHERE_WP)
        s.pool[SPHERE[name]] = reading.number(f"{where}.wp", wp, 1, SPHERE_WP, SPHERE_WP)
        if "realm" in table:
            realm = REALM.get(str(table["realm"]), -1)
            if realm < 0:
                reading.wrong(f"{where}.realm", f"one of {', '.join(REALMS)}")
                continue
            turnings.setdefault((realm - SPHERE[name]) % 5, name)
    if len(turnings) > 1:
        names = " and ".join(turnings.values())
        reading.wrong("spheres", f"{names} cannot lie so at one time (CER-129)")
    s.turned = next(iter(turnings), 0)
