"""Chaos tokens in a test: revealing them, what they do and count (ST.3 and ST.4)."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, emit, offer, rule, take

from ..ability import AFTER, AT, CAN, DO, NEXT, WHEN, WOULD, Question, Trigger, Use
from ..actions import Choice, Choose, Keep, TokenCancelled, TokenIgnored, TokenRevealed
from ..components import TOKEN, Token
from ..state import TURNED, Arkham
from . import windows
from .values import ability_at, blank, total


@rule("AHB-091", "AHC-250")
def keep_options(g: Arkham, p: int, r: int, n: int) -> None:
    for i in range(n):
        offer(g, Keep(token=g.reveals.tokens[r][i]))


@rule("AHB-189", "AHB-208", "AHB-091", "AHC-032", "AHC-242", "AHC-243", "AHB-389")
def reveal(g: Arkham, t: int) -> Rule:
    """Carry out ST.3: a token comes out of the bag; effects may change how many, or cancel it."""
    p = g.tests.seat[t]
    more = 0
    with g.reveals.open(seat=p, test=t, count=1) as r:
        yield from windows.window(g, WOULD, Trigger.REVEAL, r)
        yield from draw_tokens(g, r)
        while len(g.reveals.tokens[r]):
            k = g.reveals.tokens[r].pop(0)
            g.reveals.token[r] = k
            g.reveals.cancelled[r] = 0
            g.reveals.was[r] = 0
            emit(g, TokenRevealed(seat=p, token=k))
            yield from windows.window(g, WHEN, Trigger.REVEAL, r)
            if g.reveals.cancelled[r]:
                emit(g, TokenCancelled(seat=p, token=k))
                g.bag.append(k)
                g.reveals.tokens[r].append(take(g, g.bag))
            elif g.reveals.dice[r]:
                g.reveals.dice[r] = 0
                ignore(g, r, k)
                if len(g.bag):
                    g.reveals.tokens[r].append(take(g, g.bag))
            else:
                if g.reveals.was[r]:
                    g.tests.turned[t].append(TURNED * len(g.tests.tokens[t]) + g.reveals.was[r] - 1)
                g.tests.tokens[t].append(g.reveals.token[r])
                yield from windows.window(g, AFTER, Trigger.REVEAL, r)
                more += int(another(g, t))
    while more > 0 and g.out[p] == 0:
        more -= 1
        yield from reveal(g, t)


@rule("AHB-389", "AHB-395")
def another(g: Arkham, t: int) -> bool:
    """Whether a bless, a curse or the first frost brings another token; a second frost is a
    failure.
    """
    k = g.tests.tokens[t][len(g.tests.tokens[t]) - 1]
    if k != Token.frost:
        return k == Token.bless or k == Token.curse
    if sum(x == Token.frost for x in g.tests.tokens[t]) == 1:
        return True
    g.tests.auto[t] = -1
    return False


def ignore(g: Arkham, r: int, k: int) -> None:
    """Ignore a revealed token as if never revealed; in a test it goes back when that is over."""
    emit(g, TokenIgnored(seat=g.reveals.seat[r], token=k))
    if g.reveals.test[r] >= 0:
        g.tests.ignored[g.reveals.test[r]].append(k)
    else:
        g.bag.append(k)


TRIO = 3
"""Tokens revealed for one; all but one of them are resolved."""
SAID_LATER, SAID_FIRST = 1, 2
"""Whether the trio was announced before other tokens or after."""


@rule("AHC-326", "AHC-327", "AHC-331")
def draw_tokens(g: Arkham, r: int) -> Rule:
    """Draw all tokens at once, as many as was said before; then choose those that count."""
    if g.reveals.fixed[r]:
        return
    n = g.reveals.count[r]
    if g.reveals.trio[r]:
        n += TRIO - 1
    while len(g.reveals.tokens[r]) < n and len(g.bag):
        g.reveals.tokens[r].append(take(g, g.bag))
    if g.reveals.trio[r] == 0:
        yield from keep_only(g, r, len(g.reveals.tokens[r]), 1)
    elif g.reveals.trio[r] == SAID_FIRST:
        while len(g.reveals.tokens[r]) > TRIO:
            yield from keep_only(g, r, 2, 1)
        yield from keep_only(g, r, len(g.reveals.tokens[r]), 2)
    else:
        yield from one_or_three(g, r)


@rule("AHC-329")
def one_or_three_options(g: Arkham, p: int, r: int) -> None:
    offer(g, Keep(token=g.reveals.tokens[r][0]))
    offer(g, Choose(choice=Choice.group))


@rule("AHC-329", "AHC-330")
def one_or_three(g: Arkham, r: int) -> Rule:
    """Resolve a single token, or a group that counts as one: of that group two are resolved."""
    if len(g.reveals.tokens[r]) > TRIO:
        a = yield ask(g.reveals.seat[r], one_or_three_options, r)
        if Keep.matches(a):
            while len(g.reveals.tokens[r]) > 1:
                ignore(g, r, g.reveals.tokens[r].pop(1))
            return
        ignore(g, r, g.reveals.tokens[r].pop(0))
    yield from keep_only(g, r, len(g.reveals.tokens[r]), 2)


@rule("AHB-091", "AHC-250", "AHC-328")
def keep_only(g: Arkham, r: int, first: int, kept: int) -> Rule:
    """Keep some of the first tokens that were revealed; ignore the others."""
    n = first
    for _ in range(kept):
        if n > 0:
            a = yield ask(g.reveals.seat[r], keep_options, r, n, alone=TAKE)
            g.reveals.tokens[r].remove(Keep.token(a))
            g.reveals.tokens[r].append(Keep.token(a))
            n -= 1
    for _ in range(n):
        ignore(g, r, g.reveals.tokens[r].pop(0))


@rule("AHB-190", "AHB-191", "AHC-243")
def resolve_tokens(g: Arkham, t: int) -> Rule:
    """Carry out ST.4: the effects of the symbols, each in turn; new tokens may come of it."""
    while g.tests.resolved[t] < len(g.tests.tokens[t]) and g.out[g.tests.seat[t]] == 0:
        k = g.tests.tokens[t][g.tests.resolved[t]]
        g.tests.resolved[t] += 1
        a = ability_at(g, g.reference, AT, Trigger.TOKEN)
        while a >= 0:
            p = g.tests.seat[t]
            if CAN[a](g, Use(card=g.reference, seat=p, event=t, token=k)):
                yield from DO[a](g, Use(card=g.reference, seat=p, event=t, token=k))
            a = NEXT[a]


@rule("AHB-207", "AHB-210", "AHB-190")
def modifier(g: Arkham, t: int, k: int) -> int:
    """Return the modifier of a sort of token in a test."""
    p = g.tests.seat[t]
    n = TOKEN[k]
    if k >= Token.skull and k <= Token.elder_thing:
        n = total(g, Question.skull + k - Token.skull, p, t)
    elif k == Token.elder_sign and not blank(g, p):
        n = total(g, Question.sign, p, t)
    if n < 0 and total(g, Question.double_token, g.tests.target[t], t) > 0:
        n = 2 * n
    return n


@rule("AHB-193", "AHB-207", "AHB-210")
def token_value(g: Arkham, t: int, i: int) -> int:
    """Return the modifier of a revealed token."""
    n = modifier(g, t, g.tests.tokens[t][i])
    if n < 0 and i in g.tests.flipped[t]:
        n = -n
    return n


@rule("AHB-207", "AHC-259", "AHC-299")
def fails_by_itself(g: Arkham, t: int, k: int) -> bool:
    """Whether it is an auto-fail token, or an elder sign that counts as one."""
    if k == Token.auto_fail:
        return True
    return k == Token.elder_sign and total(g, Question.sign_fails, g.tests.seat[t], t) > 0


@rule("AHB-208")
def drawn_token(g: Arkham, t: int, i: int) -> int:
    """Return the token that really came out of the bag, whatever it counts as."""
    for x in g.tests.turned[t]:
        if x // TURNED == i:
            return x % TURNED
    return g.tests.tokens[t][i]


@rule("AHB-190")
def count_as_sign(g: Arkham, r: int) -> None:
    """Count a token just revealed as an elder sign."""
    g.reveals.was[r] = g.reveals.token[r] + 1
    g.reveals.token[r] = Token.elder_sign
