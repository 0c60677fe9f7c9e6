"""How likely a test succeeds with the chaos bag as it is, and what harm costs."""

from __future__ import annotations

from noctuary.kernel import NONE

from ..codes import C
from ..kinds import DAMAGE, HEALTH, HORROR, SANITY, SEATS, TOK, TOKEN, TOKENS, TYPE, D, S, T
from ..registry import Q
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
LIFE = (0, 1700, 1960, 2140, 2260, 2350, 2420, 2480, 2530, 2575, 2615, 2650, 2680)
"""What it is worth to be able to bear so much more damage, or horror."""

# ---- tests


def token_effect(g: Arkham, p: int, k: int) -> int:
    """The modifier a token would have for a seat."""
    if k >= TOK.SKULL and k <= TOK.ELDER_THING:
        return total(g, Q.SKULL + k - TOK.SKULL, p, NONE)
    if k == TOK.ELDER_SIGN:
        if total(g, Q.SIGN_FAILS, p, NONE) > 0:
            return -99
        return 99 if total(g, Q.SIGN_WINS, p, NONE) > 0 else total(g, Q.SIGN, p, NONE)
    return -99 if k == TOK.AUTO_FAIL else TOKEN[k]


def chance(g: Arkham, p: int, lead: int) -> int:
    """Per mille of the tokens with which a test succeeds, so much ahead before the token."""
    if len(g.bag) == 0 or total(g, Q.NO_TOKENS, p, NONE) > 0:
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
    return ALWAYS * n // len(g.bag)


def able(g: Arkham, p: int, s: int, what: int) -> int:
    """A seat's skill for a test that has not begun, with what helps in that sort of test."""
    n = skill(g, p, s, NONE)
    if what == D.INVESTIGATE and s == S.INTELLECT:
        for c in g.play:
            if g.ctrl[c] == p and g.code[c] in (C.MAGNIFYING_GLASS, C.MAGNIFYING_GLASS_1):
                n += 1
    elif s != S.INTELLECT and total(g, Q.AS_INTELLECT, p, s) > 0:
        n = max(n, skill(g, p, S.INTELLECT, NONE))
    return n


def lead_now(g: Arkham, t: int) -> int:
    """How far the test in progress is ahead before its token."""
    s = g.tests.skill[t]
    n = skill(g, g.tests.seat[t], s, t) + g.tests.bonus[t]
    n += sum(skill_tests.icons(g, c, s) for c in g.tests.cards[t])
    return n - max(0, skill_tests.difficulty_now(g, t))


# ---- harm


def bearable(g: Arkham, p: int, horror: int) -> int:
    """How much more damage or horror a seat bears, with its assets' help."""
    n = remaining_sanity(g, p) if horror else remaining_health(g, p)
    for c in g.play:
        if c >= SEATS and g.ctrl[c] == p and TYPE[g.code[c]] == T.ASSET:
            if horror and SANITY[g.code[c]] > 0:
                n += max(0, sanity(g, c) - g.horror[c] - int(HEALTH[g.code[c]] > 0))
            elif not horror and HEALTH[g.code[c]] > 0:
                n += max(0, health(g, c) - g.damage[c] - int(SANITY[g.code[c]] > 0))
    return min(len(LIFE) - 1, max(0, n))


def harm(g: Arkham, p: int, n: int, m: int) -> int:
    """What so much damage and horror would cost a seat."""
    cost = 0
    if n > 0:
        left = bearable(g, p, 0)
        cost += LIFE[left] - LIFE[max(0, left - n)]
    if m > 0:
        left = bearable(g, p, 1)
        cost += LIFE[left] - LIFE[max(0, left - m)]
    return cost


def bite(g: Arkham, p: int, e: int) -> int:
    """What an attack of an enemy would cost a seat."""
    n = modified(g, Q.ENEMY_DAMAGE, e, DAMAGE[g.code[e]], p)
    m = modified(g, Q.ENEMY_HORROR, e, HORROR[g.code[e]], p)
    return harm(g, p, n, m)


def would_attack(g: Arkham, e: int, p: int) -> bool:
    """A ready enemy engaged with a seat that nothing holds back."""
    return enemies.threatens(g, e, p) and enemies.can_attack(g, e, p)


def provoked(g: Arkham, p: int) -> int:
    """What the attacks of opportunity would cost that an action provokes now."""
    n = 0
    m = 0
    for e in g.play:
        if TYPE[g.code[e]] == T.ENEMY and would_attack(g, e, p):
            n += modified(g, Q.ENEMY_DAMAGE, e, DAMAGE[g.code[e]], p)
            m += modified(g, Q.ENEMY_HORROR, e, HORROR[g.code[e]], p)
    return 3 * harm(g, p, n, m) + 70 if n + m > 0 else 0
