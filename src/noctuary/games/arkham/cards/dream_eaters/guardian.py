"""Guardian cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, move

from ...codes import Code
from ...kinds import Designator, Token
from ...registry import AFTER, Trigger, action, boost, entry, forced, free, revelation
from ...rules import damage, skill_tests, zones
from ...rules.values import enemy_here, my_test, test_here
from ...state import Arkham


def lucky_shot(g: Arkham, t: int) -> bool:
    """A good token was revealed: +1, 0 or an elder sign (taboo: any that takes nothing away)."""
    for i in range(len(g.tests.tokens[t])):
        k = g.tests.tokens[t][i]
        if k == Token.plus_1 or k == Token.zero or k == Token.elder_sign:
            return True
        if g.taboo[0] and k != Token.auto_fail and skill_tests.token_value(g, t, i) >= 0:
            return True
    return False


@action(
    Code.N35_WINCHESTER,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def winchester_35(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +2."""
    yield from skill_tests.fight(g, p, t, c, bonus=2)


@boost(Code.N35_WINCHESTER, can=lambda g, c, p, ev: lucky_shot(g, ev))
def winchester_35_strikes(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """A good token deals +2 damage."""
    g.tests.amount[ev] += 2


def thirst(g: Arkham, p: int) -> int:
    """Set-aside copies of Bloodlust of an investigator."""
    return sum(g.code[x] == Code.BLOODLUST and g.owner[x] == p for x in g.aside)


@entry(Code.THE_HUNGERING_BLADE, can=lambda g, c, p, ev: thirst(g, p) >= 3)
def the_hungering_blade_wakes(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """To play it 3 bonded copies of Bloodlust are shuffled into your deck."""
    i = 0
    while i < len(g.aside):
        x = g.aside[i]
        i += 1
        if g.code[x] == Code.BLOODLUST and g.owner[x] == p:
            move(g, x, g.deck[p])
            i = 0
    zones.shuffle(g, p)


def bloodied(g: Arkham, c: int) -> int:
    """Copies of Bloodlust attached to the blade."""
    return sum(g.code[x] == Code.BLOODLUST and g.at[x] == c for x in g.play)


@action(
    Code.THE_HUNGERING_BLADE,
    designator=Designator.fight,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def the_hungering_blade(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +1 for each attached Bloodlust, damage +1."""
    yield from skill_tests.fight(g, p, t, c, bonus=bloodied(g, c), hurt=2)


@forced(
    Code.THE_HUNGERING_BLADE,
    AFTER,
    Trigger.DEFEAT,
    can=lambda g, c, p, ev: my_test(g, p) and g.tests.source[test_here(g)] == c,
)
def the_hungering_blade_drinks(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When an attack with it defeats an enemy: 1 offering on it."""
    g.uses[c] += 1


def hungry_blade(g: Arkham, p: int) -> int:
    """An investigator's blade in play, or none."""
    for c in g.play:
        if g.code[c] == Code.THE_HUNGERING_BLADE and g.owner[c] == p:
            return c
    return NONE


@revelation(Code.BLOODLUST)
def bloodlust(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """2 offerings attach it to the blade; else 1 horror and back into the deck."""
    x = hungry_blade(g, p)
    if x >= 0 and g.uses[x] >= 2:
        g.uses[x] -= 2
        zones.attach(g, c, x, p)
    else:
        yield from damage.suffer(g, p, 0, 1, c)
        if c in g.limbo:
            zones.shuffle_in(g, c, p)


@free(
    Code.BLOODLUST,
    can=lambda g, c, p, ev: (
        my_test(g, p)
        and g.at[c] >= 0
        and g.tests.source[test_here(g)] == g.at[c]
        and g.tests.flag[test_here(g)] == 0
    ),
)
def bloodlust_feeds(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """In an attack with the blade, shuffle it into your deck: +1 damage, once an attack."""
    g.tests.flag[test_here(g)] = 1
    g.tests.amount[test_here(g)] += 1
    zones.shuffle_in(g, c, g.owner[c])
