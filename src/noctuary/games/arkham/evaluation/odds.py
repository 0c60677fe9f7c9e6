"""How likely a test succeeds with the chaos bag as it is, and what harm costs."""

from __future__ import annotations

from noctuary.kernel import NONE, cached

from ..ability import Question
from ..card_codes import Code
from ..components import (
    DAMAGE,
    HEALTH,
    HORROR,
    SANITY,
    SEATS,
    TOKEN,
    TOKENS,
    TYPE,
    CardType,
    Designator,
    Skill,
    Token,
)
from ..rules import enemies, skill_tests
from ..rules.values import (
    health,
    modified,
    remaining_health,
    remaining_sanity,
    sanity,
    skill,
    total,
)
from ..state import Arkham

ALWAYS = 1000
SURELY = 99
"""A modifier that decides every test."""
SECOND = 2
"""Cards in hand from which Wendy gives one for another token."""
FEAR, STING = 6, 90
"""An attack that one provokes oneself counts so often, and so much beside its harm."""
HEALTHY = (0, 403, 658, 848, 1035, 1153, 1240, 1314, 1366, 1428, 1472, 1506, 1538)
SANE = (0, 792, 1025, 1196, 1379, 1507, 1617, 1703, 1764, 1825, 1863, 1896, 1921)
"""What it is worth to be able to bear so much more damage, or horror."""

# ---- tests


@cached
def token_effect(g: Arkham, p: int, k: int) -> int:
    """Return the modifier a token would have for a seat."""
    if k >= Token.skull and k <= Token.elder_thing:
        return total(g, Question.skull + k - Token.skull, p, NONE)
    if k == Token.elder_sign:
        if total(g, Question.sign_fails, p, NONE) > 0:
            return -SURELY
        return (
            SURELY
            if total(g, Question.sign_wins, p, NONE) > 0
            else total(g, Question.sign, p, NONE)
        )
    return -SURELY if k == Token.auto_fail else TOKEN[k]


@cached
def chance(g: Arkham, p: int, lead: int) -> int:
    """Return the tokens with which a test succeeds, so far ahead before the token, per mille."""
    if len(g.bag) == 0 or total(g, Question.no_tokens, p, NONE) > 0:
        return ALWAYS if lead >= 0 else 0
    known = [0] * TOKENS
    effect = [0] * TOKENS
    n = 0
    for k in g.bag:
        if known[k] == 0:
            known[k] = 1
            effect[k] = token_effect(g, p, k)
        if lead + effect[k] >= 0:
            n += 1
    odds = ALWAYS * n // len(g.bag)
    if g.code[p] == Code.WENDY_ADAMS and len(g.hand[p]) >= SECOND and len(g.reveals) == 0:
        odds += odds * (ALWAYS - odds) // ALWAYS
    return odds


def able(g: Arkham, p: int, s: int, what: int) -> int:
    """Return a seat's skill for a test that has not begun, with what helps in that sort of test."""
    n = skill(g, p, s, NONE)
    if what == Designator.investigate and s == Skill.intellect:
        for c in g.play:
            if g.ctrl[c] == p and g.code[c] in (Code.MAGNIFYING_GLASS, Code.MAGNIFYING_GLASS_1):
                n += 1
    elif s != Skill.intellect and total(g, Question.as_intellect, p, s) > 0:
        n = max(n, skill(g, p, Skill.intellect, NONE))
    return n


def lead_now(g: Arkham, t: int) -> int:
    """Return how far the test in progress is ahead before its token."""
    s = g.tests.skill[t]
    n = skill(g, g.tests.seat[t], s, t) + g.tests.bonus[t]
    n += sum(skill_tests.icons(g, c, s) for c in g.tests.cards[t])
    return n - max(0, skill_tests.difficulty_now(g, t))


# ---- harm


def bearable(g: Arkham, p: int, horror: int) -> int:
    """Return how much more damage or horror a seat bears, with its assets' help."""
    n = remaining_sanity(g, p) if horror else remaining_health(g, p)
    for c in g.play:
        if c >= SEATS and g.ctrl[c] == p and TYPE[g.code[c]] == CardType.ASSET:
            if horror and SANITY[g.code[c]] > 0:
                n += max(0, sanity(g, c) - g.horror[c] - int(HEALTH[g.code[c]] > 0))
            elif not horror and HEALTH[g.code[c]] > 0:
                n += max(0, health(g, c) - g.damage[c] - int(SANITY[g.code[c]] > 0))
    return min(len(HEALTHY) - 1, max(0, n))


@cached
def harm(g: Arkham, p: int, n: int, m: int) -> int:
    """Return the cost to a seat of this much damage and horror."""
    cost = 0
    if n > 0:
        left = bearable(g, p, 0)
        cost += HEALTHY[left] - HEALTHY[max(0, left - n)]
    if m > 0:
        left = bearable(g, p, 1)
        cost += SANE[left] - SANE[max(0, left - m)]
    return cost


def bite(g: Arkham, p: int, e: int) -> int:
    """Return the cost to a seat of an attack of an enemy."""
    n = modified(g, Question.enemy_damage, e, DAMAGE[g.code[e]], p)
    m = modified(g, Question.enemy_horror, e, HORROR[g.code[e]], p)
    return harm(g, p, n, m)


def would_attack(g: Arkham, e: int, p: int) -> bool:
    """Whether it is a ready enemy engaged with a seat that nothing holds back."""
    return enemies.threatens(g, e, p) and enemies.can_attack(g, e, p)


@cached
def parting(g: Arkham, p: int, horror: int) -> int:
    """Return the damage, or horror, of all attacks of opportunity that an action provokes now."""
    n = 0
    for e in g.play:
        if TYPE[g.code[e]] == CardType.ENEMY and would_attack(g, e, p):
            if horror:
                n += modified(g, Question.enemy_horror, e, HORROR[g.code[e]], p)
            else:
                n += modified(g, Question.enemy_damage, e, DAMAGE[g.code[e]], p)
    return n


@cached
def provoked(g: Arkham, p: int) -> int:
    """Return the cost of these attacks."""
    n = parting(g, p, 0)
    m = parting(g, p, 1)
    return FEAR * harm(g, p, n, m) + STING if n + m > 0 else 0
