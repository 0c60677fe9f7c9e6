"""Skill tests, step by step: ST.1 to ST.8, and what comes after."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, call, move, offer, ref, rule, say, take

from ..actions import (
    Apply,
    Choice,
    Choose,
    Commit,
    Committed,
    Done,
    Happened,
    Keep,
    Part,
    Settled,
    Tested,
    TokenCancelled,
    TokenIgnored,
    TokenRevealed,
)
from ..codes import Code
from ..kinds import (
    ALL_ICONS,
    ELUSIVE,
    ICONS,
    ONE_PER_TEST,
    OWN_TEST,
    TOKEN,
    Designator,
    Skill,
    Token,
)
from ..registry import (
    ABILITY,
    AFTER,
    AT,
    CAN,
    DO,
    KINDS,
    NEXT,
    WHEN,
    WOULD,
    Period,
    Question,
    Trigger,
    Use,
)
from ..state import Arkham
from . import damage, enemies, places, turn, windows, zones
from .values import (
    alert,
    blank,
    copies,
    end_lasting,
    evade_value,
    fight_value,
    in_game,
    is_enemy,
    is_location,
    period_ends,
    retaliates,
    shroud,
    skill,
    spot,
    tell_sources,
    total,
)

# ---- beginning


def stand_in_options(g: Arkham, p: int, s: int) -> None:
    if s == Skill.combat or s == Skill.agility:
        if total(g, Question.as_intellect, p, s) > 0:
            offer(g, Choose(choice=Choice.intellect))
            offer(g, Choose(choice=Choice.willpower + s))


@rule("AHB-204", "AHB-205")
def skill_used(g: Arkham, p: int, s: int) -> IntRule:
    """The skill that is tested: another may stand in for it."""
    a = yield ask(p, stand_in_options, s)
    if a == NONE:
        return s
    return Choose.choice(a) - Choice.willpower


@rule("AHC-208", "AHC-209", "AHC-210")
def test(
    g: Arkham, p: int, s: int, difficulty: int, source: int, result: int, about: int = -1
) -> Rule:
    """A test that a card calls for; it waits while another is being resolved."""
    if len(g.tests):
        g.waiting.append(p)
        g.waiting.append(s)
        g.waiting.append(difficulty)
        g.waiting.append(source)
        g.waiting.append(result)
        g.waiting.append(about)
        return
    used = yield from skill_used(g, p, s)
    with g.tests.open(
        seat=p,
        skill=used,
        difficulty=difficulty,
        source=source,
        target=NONE,
        what=Designator.none,
        result=result,
        about=about,
    ) as t:
        yield from run_test(g, t)
    if g.acting == 0:
        yield from waiting_tests(g)


@rule("AHC-209", "AHC-210")
def waiting_tests(g: Arkham) -> Rule:
    """Tests that had to wait, in the order they were called for."""
    while len(g.waiting):
        p = g.waiting.pop(0)
        s = g.waiting.pop(0)
        difficulty = g.waiting.pop(0)
        source = g.waiting.pop(0)
        result = g.waiting.pop(0)
        about = g.waiting.pop(0)
        if in_game(g, p):
            yield from test(g, p, s, difficulty, source, result, about)


# ---- the course of a test


@rule("AHB-180", "AHB-183", "AHB-201", "AHC-257", "AHC-258")
def run_test(g: Arkham, t: int) -> Rule:
    """ST.1 to ST.8; a tester who is eliminated stops it."""
    p = g.tests.seat[t]
    g.tests.difficulty[t] = difficulty_now(g, t)
    say(
        g,
        Tested(
            seat=p,
            skill=g.tests.skill[t],
            difficulty=max(0, g.tests.difficulty[t]),
            what=g.tests.what[t],
        ),
    )
    g.tests.step[t] = 1
    yield from windows.window(g, WHEN, Trigger.TEST, t)
    yield from windows.player_window(g, NONE)
    if g.out[p] == 0:
        g.tests.step[t] = 2
        yield from commit_cards(g, t)
        yield from windows.player_window(g, NONE)
    g.tests.step[t] = 3
    if g.out[p] == 0 and g.tests.auto[t] == 0 and total(g, Question.no_tokens, p, t) == 0:
        yield from reveal(g, t)
        g.tests.step[t] = 4
        yield from resolve_tokens(g, t)
    if g.out[p] == 0:
        yield from determine(g, t)
    if g.out[p] == 0:
        g.tests.step[t] = 7
        yield from apply_results(g, t)
        if g.tests.passed[t] == 0 and g.tests.what[t] == Designator.investigate:
            yield from haunt(g, t)
    end_test(g, t)
    if g.out[p] == 0:
        yield from after_test(g, t)


@rule("AHB-181", "AHB-202")
def difficulty_now(g: Arkham, t: int) -> int:
    """Fight, evade or shroud of what is tested against while it is there; else the number given."""
    x = g.tests.target[t]
    n = g.tests.difficulty[t] + g.tests.ease[t]
    if g.tests.what[t] == Designator.fight and is_enemy(g, x):
        n = fight_value(g, x)
    elif g.tests.what[t] == Designator.evade and is_enemy(g, x):
        n = evade_value(g, x)
    elif g.tests.what[t] == Designator.investigate and is_location(g, x):
        n = shroud(g, x)
    if g.tests.double[t]:
        n = 2 * n
    return n - g.tests.ease[t]


# ---- ST.2: committing


@rule("AHB-187", "AHC-170", "AHC-173")
def icons(g: Arkham, c: int, s: int) -> int:
    """Icons of a card that match a skill, wild ones included."""
    return ICONS[g.code[c]][s] + ICONS[g.code[c]][Skill.wild]


@rule("AHB-187", "AHC-171", "AHC-173")
def matching(g: Arkham, c: int, t: int) -> int:
    """Icons of a card that match in a test, as the card that calls for it counts them."""
    x = g.tests.source[t]
    if x < 0 or ALL_ICONS[g.code[x]] == 0:
        return icons(g, c, g.tests.skill[t])
    n = sum(ICONS[g.code[c]][s] for s in range(Skill.wild))
    return n + ICONS[g.code[c]][Skill.willpower] + 2 * ICONS[g.code[c]][Skill.wild]


@rule("AHB-185", "AHB-186", "AHB-099")
def may_commit(g: Arkham, c: int, p: int, t: int) -> bool:
    """A card in hand with a matching icon that this test still admits."""
    if matching(g, c, t) == 0:
        return False
    if OWN_TEST[g.code[c]] and p != g.tests.seat[t]:
        return False
    return not (ONE_PER_TEST[g.code[c]] and any(copies(g, x, c) for x in g.tests.cards[t]))


def commit_options(g: Arkham, p: int, t: int) -> None:
    if windows.silenced(g, p) and p != g.tests.seat[t]:
        return
    n = 0
    if p == g.tests.seat[t] or not any(g.owner[x] == p for x in g.tests.cards[t]):
        for c in g.hand[p]:
            if may_commit(g, c, p, t):
                offer(g, Commit(card=c))
                n += 1
        if n or (g.asking[0] and len(g.hand[p])):
            offer(g, Done())


@rule("AHB-184", "AHB-185", "AHB-188")
def commit_cards(g: Arkham, t: int) -> Rule:
    """The tester any number, then every other investigator there at most one."""
    for k in range(g.seats):
        p = (g.tests.seat[t] + k) % g.seats
        while in_game(g, p) and spot(g, p) == spot(g, g.tests.seat[t]):
            a = yield ask(p, commit_options, t)
            if a == NONE or Done.made(a):
                break
            yield from commit(g, Commit.card(a), p, t)


@rule("AHB-184", "AHC-367")
def commit(g: Arkham, c: int, p: int, t: int) -> Rule:
    """A card is committed to a test, from wherever it is."""
    g.seen[c] = 0
    move(g, c, g.committed)
    g.tests.cards[t].append(c)
    say(g, Committed(seat=p, card=c))
    a = ABILITY[g.code[c]][AT * KINDS + Trigger.COMMIT]
    if a >= 0 and CAN[a](g, Use(card=c, seat=p, event=t)):
        yield from DO[a](g, Use(card=c, seat=p, event=t))
    yield from windows.window(g, AFTER, Trigger.COMMIT, t)


# ---- ST.3 and ST.4: chaos tokens


def keep_options(g: Arkham, p: int, r: int, n: int) -> None:
    for i in range(n):
        offer(g, Keep(token=g.reveals.tokens[r][i]))


@rule("AHB-189", "AHB-208", "AHB-091", "AHC-032", "AHC-242", "AHC-243", "AHB-389")
def reveal(g: Arkham, t: int) -> Rule:
    """ST.3: a token comes out of the bag; effects may change how many, or cancel it."""
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
            say(g, TokenRevealed(seat=p, token=k))
            yield from windows.window(g, WHEN, Trigger.REVEAL, r)
            if g.reveals.cancelled[r]:
                say(g, TokenCancelled(seat=p, token=k))
                g.bag.append(k)
                g.reveals.tokens[r].append(take(g, g.bag))
            elif g.reveals.dice[r]:
                g.reveals.dice[r] = 0
                ignore(g, r, k)
                if len(g.bag):
                    g.reveals.tokens[r].append(take(g, g.bag))
            else:
                if g.reveals.was[r]:
                    g.tests.turned[t].append(32 * len(g.tests.tokens[t]) + g.reveals.was[r] - 1)
                g.tests.tokens[t].append(g.reveals.token[r])
                yield from windows.window(g, AFTER, Trigger.REVEAL, r)
                more += int(another(g, t))
    while more > 0 and g.out[p] == 0:
        more -= 1
        yield from reveal(g, t)


@rule("AHB-389", "AHB-395")
def another(g: Arkham, t: int) -> bool:
    """A bless, a curse or the first frost brings another token; a second frost is a failure."""
    k = g.tests.tokens[t][len(g.tests.tokens[t]) - 1]
    if k != Token.frost:
        return k == Token.bless or k == Token.curse
    if sum(x == Token.frost for x in g.tests.tokens[t]) == 1:
        return True
    g.tests.auto[t] = -1
    return False


def ignore(g: Arkham, r: int, k: int) -> None:
    """A revealed token counts as never revealed; in a test it goes back when that is over."""
    say(g, TokenIgnored(seat=g.reveals.seat[r], token=k))
    if g.reveals.test[r] >= 0:
        g.tests.ignored[g.reveals.test[r]].append(k)
    else:
        g.bag.append(k)


@rule("AHC-326", "AHC-327", "AHC-331")
def draw_tokens(g: Arkham, r: int) -> Rule:
    """All tokens at once, as many as was said before; then those are chosen that count."""
    if g.reveals.fixed[r]:
        return
    n = g.reveals.count[r]
    if g.reveals.trio[r]:
        n += 2
    while len(g.reveals.tokens[r]) < n and len(g.bag):
        g.reveals.tokens[r].append(take(g, g.bag))
    if g.reveals.trio[r] == 0:
        yield from keep_only(g, r, len(g.reveals.tokens[r]), 1)
    elif g.reveals.trio[r] == 2:
        while len(g.reveals.tokens[r]) > 3:
            yield from keep_only(g, r, 2, 1)
        yield from keep_only(g, r, len(g.reveals.tokens[r]), 2)
    else:
        yield from one_or_three(g, r)


def one_or_three_options(g: Arkham, p: int, r: int) -> None:
    offer(g, Keep(token=g.reveals.tokens[r][0]))
    offer(g, Choose(choice=Choice.group))


@rule("AHC-329", "AHC-330")
def one_or_three(g: Arkham, r: int) -> Rule:
    """A single token, or a group that counts as one: of that group two are resolved."""
    if len(g.reveals.tokens[r]) > 3:
        a = yield ask(g.reveals.seat[r], one_or_three_options, r)
        if Keep.made(a):
            while len(g.reveals.tokens[r]) > 1:
                ignore(g, r, g.reveals.tokens[r].pop(1))
            return
        ignore(g, r, g.reveals.tokens[r].pop(0))
    yield from keep_only(g, r, len(g.reveals.tokens[r]), 2)


@rule("AHB-091", "AHC-250", "AHC-328")
def keep_only(g: Arkham, r: int, first: int, kept: int) -> Rule:
    """Of the first tokens that were revealed some are kept; the others are ignored."""
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
    """ST.4: what the symbols do, each in turn; new tokens may come of it."""
    while g.tests.resolved[t] < len(g.tests.tokens[t]) and g.out[g.tests.seat[t]] == 0:
        k = g.tests.tokens[t][g.tests.resolved[t]]
        g.tests.resolved[t] += 1
        a = ABILITY[g.code[g.reference]][AT * KINDS + Trigger.TOKEN]
        while a >= 0:
            p = g.tests.seat[t]
            if CAN[a](g, Use(card=g.reference, seat=p, event=t, token=k)):
                yield from DO[a](g, Use(card=g.reference, seat=p, event=t, token=k))
            a = NEXT[a]


@rule("AHB-207", "AHB-210", "AHB-190")
def modifier(g: Arkham, t: int, k: int) -> int:
    """The modifier of a sort of token in a test."""
    p = g.tests.seat[t]
    n = TOKEN[k]
    if k >= Token.skull and k <= Token.elder_thing:
        n = total(g, Question.skull + k - Token.skull, p, t)
    elif k == Token.elder_sign and not blank(g, p):
        n = total(g, Question.sign, p, t)
    if n < 0 and total(g, Question.double_token, g.tests.target[t], t) > 0:
        n = 2 * n
    return n


def token_value(g: Arkham, t: int, i: int) -> int:
    """The modifier of a revealed token."""
    n = modifier(g, t, g.tests.tokens[t][i])
    if n < 0 and i in g.tests.flipped[t]:
        n = -n
    return n


@rule("AHB-207", "AHC-259", "AHC-299")
def fails_by_itself(g: Arkham, t: int, k: int) -> bool:
    """An auto-fail token, or an elder sign that counts as one."""
    if k == Token.auto_fail:
        return True
    return k == Token.elder_sign and total(g, Question.sign_fails, g.tests.seat[t], t) > 0


@rule("AHB-208")
def drawn_token(g: Arkham, t: int, i: int) -> int:
    """The token that really came out of the bag, whatever it counts as."""
    for x in g.tests.turned[t]:
        if x // 32 == i:
            return x % 32
    return g.tests.tokens[t][i]


def count_as_sign(g: Arkham, r: int) -> None:
    """A token just revealed counts as an elder sign."""
    g.reveals.was[r] = g.reveals.token[r] + 1
    g.reveals.token[r] = Token.elder_sign


# ---- ST.5 and ST.6


def value_before_tokens(g: Arkham, t: int) -> int:
    """Skill, bonuses and icons of a test."""
    s = g.tests.skill[t]
    n = skill(g, g.tests.seat[t], s, t) + g.tests.bonus[t]
    return n + sum(matching(g, c, t) for c in g.tests.cards[t])


@rule("AHB-193", "AHB-194", "AHB-195", "AHB-197", "AHC-244", "AHC-320")
def settle(g: Arkham, t: int) -> None:
    """Value and outcome, computed from scratch: safe to do again after a bonus."""
    p = g.tests.seat[t]
    doomed = g.tests.auto[t] < 0
    blessed = g.tests.auto[t] > 0
    n = value_before_tokens(g, t)
    for i in range(len(g.tests.tokens[t])):
        k = g.tests.tokens[t][i]
        if fails_by_itself(g, t, k):
            doomed = True
        else:
            n += token_value(g, t, i)
            if k == Token.elder_sign and total(g, Question.sign_wins, p, t) > 0:
                blessed = True
    g.tests.difficulty[t] = difficulty_now(g, t)
    if doomed:
        n = 0
    elif blessed:
        g.tests.difficulty[t] = 0
        g.tests.ease[t] = 0
        g.tests.auto[t] = 1
    g.tests.value[t] = max(0, n)
    g.tests.doomed[t] = int(doomed)
    g.tests.passed[t] = int(not doomed and margin(g, t) >= 0)


@rule("AHB-194")
def margin(g: Arkham, t: int) -> int:
    """Succeeded (or failed, when negative) by this much."""
    goal = 0 if g.tests.auto[t] > 0 and g.tests.doomed[t] == 0 else max(0, g.tests.difficulty[t])
    return g.tests.value[t] - goal


@rule("AHB-194", "AHB-196", "AHC-164", "AHC-165")
def determine(g: Arkham, t: int) -> Rule:
    """ST.5 and ST.6; a failure may be mended; abilities respond to the outcome."""
    p = g.tests.seat[t]
    g.tests.step[t] = 5
    settle(g, t)
    if g.tests.passed[t] == 0:
        yield from windows.window(g, WOULD, Trigger.FAIL, t)
        settle(g, t)
    g.tests.step[t] = 6
    tell_sources(g, g.tests.skill[t], p, t)
    say(
        g,
        Settled(
            seat=p,
            value=g.tests.value[t],
            difficulty=max(0, g.tests.difficulty[t]),
            passed=g.tests.passed[t],
        ),
    )
    if g.tests.passed[t]:
        yield from windows.window(g, AFTER, Trigger.SUCCEED, t)
    else:
        yield from windows.window(g, AFTER, Trigger.FAIL, t)


# ---- ST.7: results


def boosts(g: Arkham, c: int, t: int) -> int:
    """What a card adds to the result, or none."""
    if c < 0:
        return NONE
    a = ABILITY[g.code[c]][AT * KINDS + Trigger.BOOST]
    if a >= 0 and CAN[a](g, Use(card=c, seat=g.tests.seat[t], event=t)):
        return a
    return NONE


def result_of(g: Arkham, c: int, t: int) -> int:
    """What a committed card brings by itself, or none."""
    a = ABILITY[g.code[c]][AT * KINDS + Trigger.RESULT]
    if a >= 0 and g.tests.passed[t] and CAN[a](g, Use(card=c, seat=g.owner[c], event=t)):
        return a
    return NONE


def sign_of(g: Arkham, p: int, t: int) -> int:
    """What the tester's elder sign brings, or none."""
    a = ABILITY[g.code[p]][AT * KINDS + Trigger.SIGN]
    if a >= 0 and g.tests.passed[t] and Token.elder_sign in g.tests.tokens[t] and not blank(g, p):
        if CAN[a](g, Use(card=p, seat=p, event=t)):
            return a
    return NONE


def token_result(g: Arkham, i: int, t: int) -> int:
    """What a symbol does when the test has failed, or none."""
    a = ABILITY[g.code[g.reference]][AT * KINDS + Trigger.TOKEN_RESULT]
    while a >= 0:
        k = g.tests.tokens[t][i]
        if CAN[a](g, Use(card=g.reference, seat=g.tests.seat[t], event=t, token=k)):
            return a
        a = NEXT[a]
    return NONE


def matters(g: Arkham, t: int) -> bool:
    """Whether the test's own result can do something: most failures bring nothing by themselves."""
    if g.tests.passed[t] or g.tests.what[t] == Designator.none:
        return True
    e = g.tests.target[t]
    if g.tests.what[t] != Designator.fight or not is_enemy(g, e):
        return False
    return g.engaged[e] >= 0 and g.engaged[e] != g.tests.seat[t]


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
    """Everything the outcome brings, one at a time, in the order the tester likes."""
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
    """The Haunted abilities of a location that was not investigated successfully."""
    c = g.tests.target[t]
    a = ABILITY[g.code[c]][AT * KINDS + Trigger.HAUNTED]
    while a >= 0 and is_location(g, c) and not blank(g, c) and g.out[g.tests.seat[t]] == 0:
        say(g, Happened(card=c))
        yield from DO[a](g, Use(card=c, seat=g.tests.seat[t], event=t))
        a = NEXT[a]


# ---- ST.8


@rule("AHB-199", "AHB-208", "AHB-389")
def end_test(g: Arkham, t: int) -> None:
    """Committed cards are discarded, tokens go back, effects for this test end."""
    g.tests.step[t] = 8
    for i in range(len(g.tests.tokens[t])):
        k = drawn_token(g, t, i)
        if k != Token.bless and k != Token.curse:
            g.bag.append(k)
    for k in g.tests.ignored[t]:
        g.bag.append(k)
    while len(g.tests.cards[t]):
        c = g.tests.cards[t].pop(0)
        if c in g.committed:
            if c in g.tests.away[t]:
                zones.remove(g, c)
            elif g.code[c] == Code.OPPORTUNIST and g.tests.passed[t] and margin(g, t) >= 3:
                zones.to_hand(g, c, g.owner[c])
            elif c in g.tests.back[t]:
                move(g, c, g.beneath[g.owner[c]])
            else:
                zones.discard(g, c)
    if g.tests.what[t] == Designator.fight and g.answering[Question.exposed]:
        uncover(g, g.tests.target[t])
    period_ends(g, Period.TEST)


def uncover(g: Arkham, e: int) -> None:
    """What was exposed for the next attack on an enemy serves no more."""
    i = 0
    while i < g.lasting:
        if g.lasting_q[i] == Question.exposed and g.lasting_who[i] == e:
            end_lasting(g, i)
        else:
            i += 1


@rule("AHB-200", "AHB-286", "AHB-287")
def after_test(g: Arkham, t: int) -> Rule:
    """Retaliate and Alert, and what waits for the end of the test."""
    p = g.tests.seat[t]
    e = g.tests.target[t]
    if g.tests.passed[t] == 0 and is_enemy(g, e) and g.exhausted[e] == 0:
        if g.tests.what[t] == Designator.fight and retaliates(g, e):
            yield from enemies.attack(g, e, p)
        elif g.tests.what[t] == Designator.evade and alert(g, e):
            yield from enemies.attack(g, e, p)
    if g.tests.what[t] == Designator.fight and e >= 0 and ELUSIVE[g.code[e]]:
        yield from enemies.slip_away(g, e)
    yield from windows.window(g, AFTER, Trigger.TEST, t)
    if g.answering[Question.owed_action]:
        yield from turn.take_owed_actions(g)


# ---- fight, evade, investigate


@rule("AHB-154", "AHB-181", "AHC-287")
def fight(
    g: Arkham, p: int, e: int, source: int = -1, with_skill: int = 2, bonus: int = 0, hurt: int = 1
) -> Rule:
    """An attack on an enemy."""
    used = yield from skill_used(g, p, with_skill)
    with g.tests.open(
        seat=p,
        skill=used,
        source=source,
        target=e,
        what=Designator.fight,
        result=ref(fight_result),
        bonus=bonus,
        amount=hurt,
    ) as t:
        yield from run_test(g, t)


@rule("AHB-154", "AHB-155", "AHB-202")
def fight_result(g: Arkham, t: int) -> Rule:
    """Success: damage to the enemy. Failure: to the one other investigator engaged with it."""
    e = g.tests.target[t]
    p = g.tests.seat[t]
    if is_enemy(g, e):
        q = g.engaged[e]
        if g.tests.passed[t]:
            yield from damage.hurt_enemy(g, e, g.tests.amount[t], p, g.tests.source[t])
        elif q >= 0 and q != p:
            yield from damage.suffer(g, q, g.tests.amount[t], 0, g.tests.source[t], p)


@rule("AHB-156", "AHB-181")
def evade(g: Arkham, p: int, e: int, source: int = -1, with_skill: int = 3, bonus: int = 0) -> Rule:
    """An attempt to evade an enemy."""
    used = yield from skill_used(g, p, with_skill)
    with g.tests.open(
        seat=p,
        skill=used,
        source=source,
        target=e,
        what=Designator.evade,
        result=ref(evade_result),
        bonus=bonus,
    ) as t:
        yield from run_test(g, t)


@rule("AHB-156", "AHB-157")
def evade_result(g: Arkham, t: int) -> Rule:
    """Success: the enemy is exhausted and lets go."""
    if g.tests.passed[t] and is_enemy(g, g.tests.target[t]):
        yield from enemies.evaded(g, g.tests.target[t], g.tests.seat[t], 1)


@rule("AHB-153", "AHB-003")
def investigate(
    g: Arkham, p: int, source: int, ease: int, result: int, with_skill: int = 1
) -> Rule:
    """An investigation of the investigator's location, which may ask for a skill of its own."""
    c = spot(g, p)
    s = total(g, Question.investigate_with, c, NONE) - 1
    used = yield from skill_used(g, p, with_skill if s < 0 else s)
    with g.tests.open(
        seat=p,
        skill=used,
        source=source,
        target=c,
        what=Designator.investigate,
        result=result,
        ease=ease,
        amount=1,
    ) as t:
        yield from run_test(g, t)


@rule("AHB-153", "AHC-276", "AHC-277")
def investigate_result(g: Arkham, t: int) -> Rule:
    """Success: clues of the location."""
    if g.tests.passed[t]:
        yield from places.discover(g, g.tests.seat[t], g.tests.target[t], g.tests.amount[t])


@rule("AHB-319")
def can_investigate(g: Arkham, p: int) -> bool:
    """Whether the investigator's location can be investigated at all."""
    return total(g, Question.no_investigate, spot(g, p), p) == 0
