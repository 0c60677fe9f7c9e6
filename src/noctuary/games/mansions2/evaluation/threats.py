"""Threats: the cost of a Damage or a Horror, the danger of monsters, the effect of attacks."""

from __future__ import annotations

from noctuary.kernel import cached
from noctuary.mechanics.spaces import FIRE, distance

from ..columns import CreatureRow, FaceRow, FactRow, Goal
from ..components import CLASSES, SKILLS, UNARMED, WEAPONS
from ..rules.conditions import INSANE, WOUNDED, is_
from ..rules.damage import HEALTH
from ..rules.features import burning
from ..rules.interpreter.targets import harms
from ..rules.monsters import gait
from ..state import Mansions
from .goals import matters
from .weights import MOST_DICE, PASSES

DAMAGE, HORROR = 0, 1
STRENGTH, AGILITY, LORE = (SKILLS.index(s) for s in ("strength", "agility", "lore"))
WILL = SKILLS.index("will")
SPIRIT = CLASSES.index("spirit")
HEAVY, BLADED, FIREARM, SPELL, BARE = range(len(WEAPONS))
BRINK = (900, 420, 230, 140, 95, 70, 60, 50)
"""By cards left until the end: what one more means."""
FIRST = (170, 150, 100, 60, 40, 32, 28, 25)
"""The same for somebody who is neither Wounded nor Insane yet."""
LAST = 7
REACH, REACHED = 3, 16
HIT = 13
"""Tenths of a card that a monster deals to somebody it reaches."""
BURN = 1
TENTHS = 10
WHOLE = 100
TWO = 2
IDLE, NEAR, NEARER = 120, 320, 3
"""The worth of a distant monster, of one that is about, and the weight of its victims."""


@cached
def toll(g: Mansions, i: int, kind: int) -> int:
    """Return the cost of one more Damage or Horror to an investigator."""
    left = max(0, min(LAST, g.sheet[i][HEALTH + kind] - harms(g, i, kind) - 1))
    if is_(g, i, INSANE if kind else WOUNDED):
        return BRINK[left]
    return FIRST[left]


@cached
def relief(g: Mansions, i: int, kind: int) -> int:
    """Return the worth of one Damage or Horror less; 0 if there is none."""
    n: int = harms(g, i, kind)
    if n == 0:
        return 0
    left = max(0, min(LAST, g.sheet[i][HEALTH + kind] - n))
    return BRINK[left] if is_(g, i, INSANE if kind else WOUNDED) else FIRST[left]


@cached
def watched(g: Mansions, s: int) -> int:
    """Return how many monsters stand on a space."""
    return sum(1 for m in g.alive if g.m_at[m] == s)


@cached
def lurking(g: Mansions, s: int) -> int:
    """Return the monsters that can come to a space at once, each twice if it is there.

    REACHED * as many, plus the worst horror rating within reach.
    """
    n = 0
    worst = 0
    for m in g.alive:
        if g.m_at[m] > 0:
            d = distance(g, g.m_at[m], s, gait(g, m), REACH)
            if d < REACH:
                n += 2 if d == 0 else 1
            if d <= REACH:
                worst = max(worst, g.creatures[g.m_kind[m]][CreatureRow.HORROR])
    return REACHED * n + worst


def danger(g: Mansions, i: int, s: int) -> int:
    """Return the expected cost of being on a space when the monsters come."""
    n = 0
    if len(g.alive) > 0:
        about = lurking(g, s)
        n = toll(g, i, DAMAGE) * HIT * (about // REACHED) // (2 * TENTHS)
        worst = about % REACHED
        if worst > 0:
            n += toll(g, i, HORROR) * max(1, 2 * worst - g.sheet[i][WILL] * 3 // 4) // 4
    if g.feature[s] & FIRE:
        n += toll(g, i, DAMAGE)
    return n


# ---- attacks


def expected(g: Mansions, i: int, f: int, m: int) -> int:
    """Return the tenths of damage that an attack may do."""
    weapon = g.faces[f][FaceRow.WEAPON] - 1 if f != UNARMED else BARE
    skill = AGILITY if weapon in (BLADED, FIREARM) else STRENGTH
    if weapon == SPELL:
        skill = LORE
    dice = max(1, min(MOST_DICE, g.sheet[i][skill]))
    passes = (PASSES[dice][1] + PASSES[dice][TWO]) // 2
    force = g.faces[f][FaceRow.DAMAGE] if f != UNARMED else 0
    if g.creatures[g.m_kind[m]][CreatureRow.CLASS] == SPIRIT and weapon != SPELL:
        force = 0
    return passes * (TENTHS * force + dice * 4) // WHOLE


@cached
def defeat(g: Mansions, creature: int) -> int:
    """Return how much the story wants a monster gone."""
    for f in range(len(g.facts)):
        if g.facts[f][FactRow.KIND] == Goal.DEFEAT and g.facts[f][FactRow.A] == creature:
            return matters(g, f)
    return 0


@cached
def threat(g: Mansions, beast: int) -> int:
    """Return the worth of being rid of a monster."""
    kind = g.m_kind[beast]
    n = IDLE + 30 * g.creatures[kind][CreatureRow.HORROR] + defeat(g, kind) // 2
    near = 0
    for i in range(g.party[0]):
        if g.out[i] == 0 and g.at[i] > 0:
            d = distance(g, g.m_at[beast], g.at[i], gait(g, beast), REACH)
            if d < REACH:
                near = max(near, NEAR) + NEARER * toll(g, i, DAMAGE)
    return n + near


def attack_worth(g: Mansions, i: int, f: int, m: int) -> int:
    """Return the worth of an attack, by the share of the monster's health that it takes."""
    left = TENTHS * max(1, g.m_health[m] - g.m_damage[m])
    part = min(WHOLE, WHOLE * expected(g, i, f, m) // left)
    return threat(g, m) * (15 + part) // (15 + WHOLE)


def past(g: Mansions, i: int, worth: int) -> int:
    """Return an action's worth after an evade check that comes first, or a Fire."""
    s = g.at[i]
    if s > 0 and watched(g, s) > 0:
        worth = worth * 7 // TENTHS - toll(g, i, DAMAGE) // TWO
    if burning(g, s):
        worth -= toll(g, i, DAMAGE) * BURN
    return worth
