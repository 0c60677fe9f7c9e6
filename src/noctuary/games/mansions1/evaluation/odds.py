"""Chances of tests and fights, in percent."""

from __future__ import annotations

from noctuary.kernel import cached

from ..components import (
    AWARENESS,
    CARD_ATTRIBUTE,
    CARD_BONUS,
    CARD_MODIFIER,
    CARD_ROW,
    CARD_SORT,
    DECK,
    DECK_SIZE,
    HARDER,
    HORROR,
    M_DAMAGE,
    M_HEALTH,
    SORT,
    STRIKE,
    STRIKE_ATTRIBUTE,
    STRIKE_HARDER,
    STRIKE_MODIFIER,
    THING,
    UNARMED,
    Attribute,
    Sort,
    Strike,
    ThingKind,
)
from ..rules import skill_tests
from ..rules.combat import blow
from ..rules.skill_tests import carries, hampered, health, sanity, value_of
from ..state import Mansions
from .weights import DEATH, HURT


def chance(g: Mansions, n: int) -> int:
    """Return the chance of a test that passes with so much or less, in percent."""
    return 10 * max(1, min(9, n))


def odds(g: Mansions, i: int, k: int, modifier: int, use: int) -> int:
    """Return the chance of an investigator's test without a skill point, in percent."""
    return chance(g, value_of(g, i, k) + modifier - hampered(g, i, use))


@cached
def courage(g: Mansions, i: int, m: int) -> int:
    """Return the chance of the horror test against a monster, in percent."""
    return odds(g, i, Attribute.WILLPOWER, HORROR[m], skill_tests.HORROR)


@cached
def escape(g: Mansions, i: int, m: int) -> int:
    """Return the chance of evading a monster, in percent."""
    bonus = 1 if carries(g, i, ThingKind.HUNTING_KNIFE) else 0
    return odds(g, i, Attribute.DEXTERITY, AWARENESS[m] + bonus, skill_tests.PLAIN)


@cached
def aim(g: Mansions, i: int, m: int, c: int) -> int:
    """Return the expected damage of an attack, in hundredths of a point."""
    sort = Sort.UNARMED if c == UNARMED else SORT[THING[c]]
    d = DECK[m]
    extra = 1 if c != UNARMED and THING[c] == ThingKind.ARMY_RIFLE else 0
    total = 0
    n = 0
    for k in range(DECK_SIZE[d]):
        row = CARD_ROW[k]
        if (g.combat_gone[d] >> k) & 1 == 0 and (
            CARD_SORT[row] == sort or CARD_SORT[row] == Sort.ANY
        ):
            modifier = CARD_MODIFIER[row] + HARDER[d] + extra
            deals = min(blow(g, i, c) + CARD_BONUS[row], M_HEALTH[m] - g.m_damage[m])
            total += odds(g, i, CARD_ATTRIBUTE[row], modifier, skill_tests.COMBAT) * deals
            n += 1
    return total // n if n > 0 else 30 * blow(g, i, c)


@cached
def menace(g: Mansions, m: int, i: int) -> int:
    """Return the worth of a monster's attack to the Keeper."""
    d = DECK[m]
    total = 0
    for row in range(20):
        p = 100 - odds(
            g, i, STRIKE_ATTRIBUTE[row], STRIKE_MODIFIER[row] + STRIKE_HARDER[d], skill_tests.COMBAT
        )
        total += p * (1 if STRIKE[row] == Strike.HORROR else M_DAMAGE[m])
    return harm_worth(g, i, total // 20, 0)


@cached
def harm_worth(g: Mansions, i: int, damage: int, horror: int) -> int:
    """Return the cost of damage and horror, in hundredths of a point; more where little is left."""
    left = max(1, health(g, i))
    mind = max(1, sanity(g, i))
    n = HURT * (damage + horror) // 100
    n += DEATH * min(100, damage // left) // 100 * min(100, damage // left) // 100
    n += HURT * 4 * min(100, horror // mind) // 100 * min(100, horror // mind) // 100
    return n + HURT * damage // (100 * left) + HURT * horror // (100 * mind)
