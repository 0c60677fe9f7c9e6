"""The worth of things and spells to investigators."""

from __future__ import annotations

from noctuary.kernel import cached

from ..components import SORT, THING, WEAPON_DAMAGE, Attribute, Sort, Spell, ThingKind
from ..rules import skill_tests
from ..rules.board import in_room, room_of
from ..rules.items import may_take
from ..rules.skill_tests import health, sanity
from ..state import Mansions
from .goals import floor_worth, peril
from .odds import odds
from .weights import HIT, HURT, LOST_THING

SPARE = 30
"""Damage that can wait: healing is worth it from here on."""


@cached
def heal_worth(g: Mansions, left: int, n: int) -> int:
    """Return the worth of healing so much, by what is left."""
    return n * HURT * (3 if left <= 2 else 2 if left <= 4 else 1) // 2


@cached
def thing_worth(g: Mansions, i: int, c: int) -> int:
    """Return the worth of using the action of a thing."""
    k = THING[c]
    if k == ThingKind.BANDAGES or k == ThingKind.MEDICAL_BAG:
        return heal_worth(g, health(g, i), min(2, g.damage[i])) - SPARE
    if k == ThingKind.FLASK or k == ThingKind.BRANDY:
        return heal_worth(g, sanity(g, i), 1) - SPARE
    if k == ThingKind.LAUDANUM:
        return 3 * HURT if len(g.trauma_on[i]) > 0 else HURT
    if k == ThingKind.TORN_PAGE:
        return 2 * HURT
    if k == ThingKind.SALT:
        return peril(g, i, g.at[i]) // 2 - SPARE
    return HURT


@cached
def spell_worth(g: Mansions, i: int, k: int) -> int:
    """Return the worth of casting a spell, by the chance that it works."""
    p = odds(g, i, Attribute.LORE, 0, skill_tests.PLAIN)
    n = HURT
    if k == Spell.MEND:
        n = 0
        for j in range(g.team[0]):
            if in_room(g, j, room_of(g, g.at[i])):
                n = max(n, heal_worth(g, health(g, j), min(2, g.damage[j])))
                n = max(n, heal_worth(g, sanity(g, j), min(2, g.horror[j])))
    elif k == Spell.WARD:
        n = peril(g, i, g.at[i])
    elif k == Spell.BOLT:
        n = 3 * HIT
    return n * p // 100 - HURT // 2


def keep_worth(g: Mansions, c: int) -> int:
    """Return the worth of keeping a thing."""
    k = THING[c]
    if SORT[k] == Sort.CLUE:
        return 500
    if SORT[k] == Sort.KEY:
        return 300
    return 50 + 40 * WEAPON_DAMAGE[k]


@cached
def put_worth(g: Mansions, i: int) -> int:
    """Return the worth of going through the things in the room."""
    n = 0
    for c in g.floor:
        if may_take(g, i, c):
            n = max(n, keep_worth(g, c))
    if n > 0 and floor_worth(g, i, room_of(g, g.at[i])) > LOST_THING // 4:
        n += LOST_THING
    return n - 200 if n > 0 else -HURT


def take_worth(g: Mansions, i: int, c: int) -> int:
    """Return the worth of picking a thing up."""
    return keep_worth(g, c)
