"""What the outcome of a test brings, one thing at a time (ST.7)."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, call, emit, offer, rule

from ..ability import AT, CAN, DO, NEXT, Trigger, Use
from ..actions import Apply, Happened, Part
from ..components import TYPE, CardType, Designator, Token
from ..state import Arkham
from .values import ability_at, blank, is_enemy, is_location


@rule("AHB-198", "AHC-163")
def boosts(g: Arkham, c: int, t: int) -> int:
    """Return the ability by which the source of a test, or a skill, adds to the result, or none."""
    if c < 0 or (c != g.tests.source[t] and TYPE[g.code[c]] != CardType.SKILL):
        return NONE
    a = ability_at(g, c, AT, Trigger.BOOST)
    if a >= 0 and CAN[a](g, Use(card=c, seat=g.tests.seat[t], event=t)):
        return a
    return NONE


@rule("AHB-198", "AHC-163")
def result_of(g: Arkham, c: int, t: int) -> int:
    """Return the ability of a committed card that acts by itself, or none."""
    a = ability_at(g, c, AT, Trigger.RESULT)
    if a >= 0 and g.tests.passed[t] and CAN[a](g, Use(card=c, seat=g.owner[c], event=t)):
        return a
    return NONE


@rule("AHB-190", "AHC-163")
def sign_of(g: Arkham, p: int, t: int) -> int:
    """Return the ability of the tester's elder sign, or none."""
    a = ability_at(g, p, AT, Trigger.SIGN)
    if a >= 0 and g.tests.passed[t] and Token.elder_sign in g.tests.tokens[t] and not blank(g, p):
        if CAN[a](g, Use(card=p, seat=p, event=t)):
            return a
    return NONE


@rule("AHB-192")
def token_result(g: Arkham, i: int, t: int) -> int:
    """Return the ability of a symbol when the test has failed, or none."""
    a = ability_at(g, g.reference, AT, Trigger.TOKEN_RESULT)
    while a >= 0:
        k = g.tests.tokens[t][i]
        if CAN[a](g, Use(card=g.reference, seat=g.tests.seat[t], event=t, token=k)):
            return a
        a = NEXT[a]
    return NONE


@rule("AHB-198")
def matters(g: Arkham, t: int) -> bool:
    """Whether the test's own result can do something: most failures bring nothing by themselves."""
    if g.tests.passed[t] or g.tests.what[t] == Designator.none:
        return True
    e = g.tests.target[t]
    if g.tests.what[t] != Designator.fight or not is_enemy(g, e):
        return False
    return g.engaged[e] >= 0 and g.engaged[e] != g.tests.seat[t]


@rule("AHB-198", "AHC-163")
def result_options(g: Arkham, p: int, t: int) -> None:
    if g.tests.result[t] >= 0 and matters(g, t):
        offer(g, Apply(card=p, part=Part.main))
    for c in g.tests.cards[t]:
        if c not in g.tests.once[t] and result_of(g, c, t) >= 0:
            offer(g, Apply(card=c, part=Part.card))
    if p not in g.tests.once[t] and sign_of(g, p, t) >= 0:
        offer(g, Apply(card=p, part=Part.sign))
    if g.tests.passed[t] == 0:
        for i in range(len(g.tests.tokens[t])):
            if -2 - i not in g.tests.once[t] and token_result(g, i, t) >= 0:
                offer(g, Apply(card=g.reference, part=Part.token_0 + i))


@rule("AHB-198", "AHB-192", "AHC-163", "AHC-293", "AHC-294")
def apply_results(g: Arkham, t: int) -> Rule:
    """Apply everything the outcome brings, one at a time, in the order the tester likes."""
    p = g.tests.seat[t]
    g.tests.once[t].clear()
    if g.tests.passed[t]:
        a = boosts(g, g.tests.source[t], t)
        if a >= 0:
            yield from DO[a](g, Use(card=g.tests.source[t], seat=p, event=t))
        for i in range(len(g.tests.cards[t])):
            a = boosts(g, g.tests.cards[t][i], t)
            if a >= 0:
                yield from DO[a](g, Use(card=g.tests.cards[t][i], seat=p, event=t))
    while g.out[p] == 0:
        x = yield ask(p, result_options, t, alone=TAKE)
        if x == NONE:
            break
        c = Apply.card(x)
        part = Apply.part(x)
        times = 1 + g.tests.passed[t] * g.tests.double[t]
        if part == Part.main:
            r = g.tests.result[t]
            g.tests.result[t] = NONE
            for _ in range(times):
                yield from call(g, r, t)
        elif part == Part.card:
            g.tests.once[t].append(c)
            a = result_of(g, c, t)
            for _ in range(times):
                yield from DO[a](g, Use(card=c, seat=g.owner[c], event=t))
        elif part == Part.sign:
            g.tests.once[t].append(p)
            a = sign_of(g, p, t)
            for _ in range(times):
                yield from DO[a](g, Use(card=p, seat=p, event=t))
        else:
            i = part - Part.token_0
            g.tests.once[t].append(-2 - i)
            a = token_result(g, i, t)
            k = g.tests.tokens[t][i]
            yield from DO[a](g, Use(card=c, seat=p, event=t, token=k))


@rule("AHB-387")
def haunt(g: Arkham, t: int) -> Rule:
    """Resolve the Haunted abilities of a location that was not investigated successfully."""
    c = g.tests.target[t]
    a = ability_at(g, c, AT, Trigger.HAUNTED)
    while a >= 0 and is_location(g, c) and not blank(g, c) and g.out[g.tests.seat[t]] == 0:
        if CAN[a](g, Use(card=c, seat=g.tests.seat[t], event=t)):
            emit(g, Happened(card=c))
            yield from DO[a](g, Use(card=c, seat=g.tests.seat[t], event=t))
        a = NEXT[a]
