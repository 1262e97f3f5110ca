"""The public facts of Innovation that a table is drawn with: cards, periods, domains. They are the
same for every game: nothing here knows an order or a seed.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from boardwright.core.messages import Json
from boardwright.games.innovation.facts import (
    CARDS,
    COLOUR,
    COLOURS,
    DOMAINS,
    ICONS,
    KINDS,
    LATER_KINDS,
    NAMES,
    NEEDS,
    PERIOD,
    SPOTS,
)

DOMAIN_ICONS = ("castle", "factory", "clock", "crown", "bulb")
"""The sign that each domain is drawn with."""
DOMAIN_RULES = ("INN-110", "INN-113", "INN-102", "INN-102", "INN-102")


@cache
def content() -> dict[str, Json]:
    """Everything, ready to be written as JSON."""
    return {
        "icons": list(ICONS),
        "colours": list(COLOURS),
        "cards": {NAMES[card]: _card(card) for card in CARDS},
        "periods": [_period(period) for period in range(1, 10)],
        "domains": [_domain(domain) for domain in range(5)],
    }


def _card(card: int) -> dict[str, Json]:
    key = f"card-{_slug(NAMES[card])}"
    known: dict[str, Json] = {
        "key": key,
        "period": PERIOD[card],
        "colour": COLOURS[COLOUR[card]],
        "icons": [None if icon < 0 else ICONS[icon] for icon in SPOTS[card]],
        "needs": ICONS[NEEDS[card]],
        "effects": _effects(card, KINDS[card], later=False),
        "note": _first(f"{key}.note"),
    }
    if f"{key}.later1" in _written():
        known["later"] = {
            "effects": _effects(card, LATER_KINDS[card], later=True),
            "note": _first(f"{key}.later-note", f"{key}.note"),
        }
    return known


def _effects(card: int, kinds: tuple[str, ...], *, later: bool) -> list[Json]:
    """Each effect: demand or share, the keys of its text and of its few words."""
    slug = _slug(NAMES[card])
    text, ways = (f"card-{slug}.later", ("-later", "")) if later else (f"card-{slug}.effect", ("",))
    return [
        {
            "kind": kind,
            "text": f"{text}{nth}",
            "short": _first(*[f"short-{slug}-{nth}{way}" for way in ways]),
        }
        for nth, kind in enumerate(kinds, start=1)
    ]


def _period(period: int) -> dict[str, Json]:
    """INN-090: the points and the active card that it takes."""
    return {"period": period, "points": 5 * period, "value": period, "rule": "INN-090"}


def _domain(domain: int) -> dict[str, Json]:
    """What a domain asks, and the card that can take it instead (INN-105)."""
    key = f"domain-{_slug(DOMAINS[domain])}"
    return {
        "name": DOMAINS[domain],
        "key": key,
        "icon": DOMAIN_ICONS[domain],
        "condition": f"{key}.condition",
        "either": _first(f"{key}.later"),
        "card": f"{key}.card",
        "rule": DOMAIN_RULES[domain],
    }


def _first(*keys: str) -> str | None:
    """The first of these texts that is written."""
    return next((key for key in keys if key in _written()), None)


@cache
def _written() -> frozenset[str]:
    """The texts of the cards. English is complete, and every other language has the same keys."""
    keys: set[str] = set()
    message = ""
    for name in ("cards.ftl", "short.ftl"):
        text = (files(__package__) / "texts" / "en" / name).read_text("utf-8")
        for attribute, key in re.findall(r"^(?:    \.([\w-]+)|([\w-]+)) =", text, re.MULTILINE):
            message = key or message
            keys.add(key or f"{message}.{attribute}")
    return frozenset(keys)


def _slug(name: str) -> str:
    """The form of a name in keys."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
