"""Guardian cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, move

from ... import ability
from ...ability import AFTER, Trigger, Use
from ...card_codes import Code
from ...components import Designator, Token
from ...rules import attempts, damage, decks, tokens, values, zones
from ...state import Arkham


def lucky_shot(g: Arkham, t: int) -> bool:
    """Whether a good token was revealed: +1, 0 or an elder sign (taboo: any that takes nothing
    away).
    """
    for i in range(len(g.tests.tokens[t])):
        k = g.tests.tokens[t][i]
        if k == Token.plus_1 or k == Token.zero or k == Token.elder_sign:
            return True
        if g.taboo[0] and k != Token.auto_fail and tokens.token_value(g, t, i) >= 0:
            return True
    return False


@ability.action(
    Code.N35_WINCHESTER,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def winchester_35(g: Arkham, use: Use) -> Rule:
    """Fight: combat +2."""
    yield from attempts.fight(g, use.seat, use.target, use.card, bonus=2)


@ability.boost(Code.N35_WINCHESTER, can=lambda g, use: lucky_shot(g, use.event))
def winchester_35_strikes(g: Arkham, use: Use) -> None:
    """Deal +2 damage with a good token."""
    g.tests.amount[use.event] += 2


def thirst(g: Arkham, p: int) -> int:
    """Return the set-aside copies of Bloodlust of an investigator."""
    return sum(g.code[x] == Code.BLOODLUST and g.owner[x] == p for x in g.aside)


@ability.entry(Code.THE_HUNGERING_BLADE, can=lambda g, use: thirst(g, use.seat) >= 3)
def the_hungering_blade_wakes(g: Arkham, use: Use) -> None:
    """To play it 3 bonded copies of Bloodlust are shuffled into your deck."""
    i = 0
    while i < len(g.aside):
        x = g.aside[i]
        i += 1
        if g.code[x] == Code.BLOODLUST and g.owner[x] == use.seat:
            move(g, x, g.deck[use.seat])
            i = 0
    decks.shuffle(g, use.seat)


def bloodied(g: Arkham, c: int) -> int:
    """Return the copies of Bloodlust attached to the blade."""
    return sum(g.code[x] == Code.BLOODLUST and g.at[x] == c for x in g.play)


@ability.action(
    Code.THE_HUNGERING_BLADE,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def the_hungering_blade(g: Arkham, use: Use) -> Rule:
    """Fight: combat +1 for each attached Bloodlust, damage +1."""
    yield from attempts.fight(
        g, use.seat, use.target, use.card, bonus=bloodied(g, use.card), hurt=2
    )


@ability.forced(
    Code.THE_HUNGERING_BLADE,
    AFTER,
    Trigger.DEFEAT,
    can=lambda g, use: (
        values.my_test(g, use.seat) and g.tests.source[values.test_here(g)] == use.card
    ),
)
def the_hungering_blade_drinks(g: Arkham, use: Use) -> None:
    """When an attack with it defeats an enemy: 1 offering on it."""
    g.uses[use.card] += 1


def hungry_blade(g: Arkham, p: int) -> int:
    """Return an investigator's blade in play, or none."""
    for c in g.play:
        if g.code[c] == Code.THE_HUNGERING_BLADE and g.owner[c] == p:
            return c
    return NONE


@ability.revelation(Code.BLOODLUST)
def bloodlust(g: Arkham, use: Use) -> Rule:
    """2 offerings attach it to the blade; else 1 horror and back into the deck."""
    x = hungry_blade(g, use.seat)
    if x >= 0 and g.uses[x] >= 2:
        g.uses[x] -= 2
        zones.attach(g, use.card, x, use.seat)
    else:
        yield from damage.suffer(g, use.seat, 0, 1, use.card)
        if use.card in g.limbo:
            decks.shuffle_in(g, use.card, use.seat)


@ability.free(
    Code.BLOODLUST,
    can=lambda g, use: (
        values.my_test(g, use.seat)
        and g.at[use.card] >= 0
        and g.tests.source[values.test_here(g)] == g.at[use.card]
        and g.tests.flag[values.test_here(g)] == 0
    ),
)
def bloodlust_feeds(g: Arkham, use: Use) -> None:
    """In an attack with the blade, shuffle it into your deck: +1 damage, once an attack."""
    g.tests.flag[values.test_here(g)] = 1
    g.tests.amount[values.test_here(g)] += 1
    decks.shuffle_in(g, use.card, g.owner[use.card])
