"""Cards, piles and numbers with their parts, as a table shows them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import UNSET, UnsetType

from noctuary.kernel import NONE, Hidden, emitted_values

from ..ability import Question
from ..components import (
    CODE,
    COST,
    FAST,
    ICONS,
    LEVEL,
    ROWS,
    SEATS,
    SKILL,
    SLOT_OF,
    UNIQUE,
    VICTORY,
    WEAKNESS,
    Skill,
    Slot,
    Token,
)
from ..rules import playing, values
from ..state import Arkham
from .types import Card, EnemyParts, Face, Part, Pile, Value

KEYWORDS = {
    "hunter": values.hunter,
    "retaliate": values.retaliates,
    "alert": values.alert,
    "aloof": values.aloof,
    "massive": values.massive,
}
PRINTED = ("cost", "health", "sanity", "fight", "evade", "damage", "horror", "shroud")
SEALED = 256
"""What a sealed token is multiplied with beside the card that seals it."""


def visible(f: Mapping[str, Any]) -> list[int]:
    """Return every card this seat can see somewhere."""
    found: set[int] = set()
    for name in ("play", "limbo", "committed", "victory", "aside", "removed", "acts", "agendas"):
        found |= set(f[name])
    for name in ("hand", "top", "bottom", "discard"):
        for zone in f[name]:
            found |= set(known(zone))
    return sorted(c for c in found if f["code"][c])


def known(zone: Any) -> list[int]:
    """Return the cards of a zone this seat knows."""
    return [c for c in zone.known if c >= 0] if isinstance(zone, Hidden) else list(zone)


def pile(g: Arkham, f: Mapping[str, Any], o: int) -> Pile:
    """Return the deck of an owner and its discard pile."""
    return Pile(
        deck=len(g.top[o]) + len(g.deck[o]) + len(g.bottom[o]),
        top=known(f["top"][o]),
        bottom=known(f["bottom"][o]),
        discard=g.discard[o],
    )


# ---- cards


@cache
def face(k: int) -> Face:
    """Return the printed facts of a card, made once."""
    r = ROWS[k]
    return Face(
        code=CODE[k],
        type=r["type"],
        class_=r["class"],
        traits=[t.strip() for t in r["traits"].split(".") if t.strip()],
        icons={name: ICONS[k][s] for s, name in enumerate(Skill.names) if ICONS[k][s]},
        unique=bool(UNIQUE[k]),
        weakness=bool(WEAKNESS[k]),
        fast=bool(FAST[k]),
        level=LEVEL[k] if LEVEL[k] >= 0 else UNSET,
        slot=Slot.names[SLOT_OF[k]] if SLOT_OF[k] else UNSET,
        victory=VICTORY[k] or UNSET,
        **{name: r[name] for name in PRINTED if r[name]},
    )


def card(g: Arkham, c: int) -> Card:
    """Return a card as it lies there."""
    fields: dict[str, Any] = {
        "code": CODE[g.code[c]],
        "owner": g.owner[c],
        "damage": g.damage[c] or UNSET,
        "horror": g.horror[c] or UNSET,
        "clues": g.clues[c] or UNSET,
        "doom": g.doom[c] or UNSET,
        "uses": g.uses[c] or UNSET,
        "exhausted": g.exhausted[c] or UNSET,
    }
    if c not in g.play:
        return Card(**fields, cost=price(g, c))
    if values.is_enemy(g, c):
        fields |= enemy(g, c)
    elif values.is_asset(g, c):
        fields |= {"health": values.health(g, c), "sanity": values.sanity(g, c)}
    return Card(
        **fields,
        control=g.ctrl[c] if g.ctrl[c] >= 0 else UNSET,
        at=g.at[c] if g.at[c] >= 0 else UNSET,
        sealed=[Token.names[x // SEALED] for x in g.sealed if x % SEALED == c] or UNSET,
        blank=values.blank(g, c) or UNSET,
    )


def price(g: Arkham, c: int) -> int | UnsetType:
    """Return the cost of a card in hand for its owner."""
    p = g.owner[c]
    mine = p < SEATS and c in g.hand[p]
    return playing.price(g, p, c) if mine and COST[g.code[c]] >= 0 else UNSET


def enemy(g: Arkham, c: int) -> dict[str, Any]:
    """Return the facts of an enemy, as fields of a Card."""
    return {
        "engaged": g.engaged[c],
        "fight": values.fight_value(g, c),
        "evade": values.evade_value(g, c),
        "health": values.health(g, c),
        "left": values.remaining_health(g, c),
        "parts": EnemyParts(
            fight=parts(g, Question.fight, c),
            evade=parts(g, Question.evade, c),
            health=parts(g, Question.health, c),
        ),
        "keywords": [name for name, has in KEYWORDS.items() if has(g, c)],
    }


# ---- numbers and where they come from


def parts(g: Arkham, q: int, who: int, x: int = NONE) -> list[Part]:
    """Return what each card and lasting effect adds to a value, as the rules tell it."""
    return [Part(card=c, n=n) for _, c, n in emitted_values(g, values.tell_sources, q, who, x)]


def skill(g: Arkham, p: int, s: int, t: int = NONE) -> Value:
    """Return a skill of an investigator: its value, its own number, and what changes it."""
    return Value(n=values.skill(g, p, s, t), own=SKILL[g.code[p]][s], parts=parts(g, s, p, t))
