"""Skill tests, step by step: beginning, committing, the outcome, the end."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, ask, emit, move, offer, rule

from ..ability import (
    AFTER,
    ANSWER,
    AT,
    CAN,
    CONSTANT,
    DO,
    WHEN,
    WOULD,
    Period,
    Question,
    Trigger,
    Use,
)
from ..actions import Choice, Choose, Commit, Committed, Done, Settled, Tested
from ..components import (
    ALL_ICONS,
    ELUSIVE,
    ICONS,
    ONE_PER_TEST,
    OWN_TEST,
    Designator,
    Skill,
    Step,
    Token,
)
from ..state import Arkham
from . import abilities, enemies, results, tokens, turn, windows, zones
from .values import (
    ability_at,
    alert,
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


@rule("AHB-204")
def stand_in_options(g: Arkham, p: int, s: int) -> None:
    if s == Skill.combat or s == Skill.agility:
        if total(g, Question.as_intellect, p, s) > 0:
            offer(g, Choose(choice=Choice.intellect))
            offer(g, Choose(choice=Choice.willpower + s))


@rule("AHB-204", "AHB-205")
def skill_used(g: Arkham, p: int, s: int) -> IntRule:
    """Choose the skill that is tested: another may stand in for it."""
    a = yield ask(p, stand_in_options, s)
    if a == NONE:
        return s
    return Choose.choice(a) - Choice.willpower


@rule("AHC-208", "AHC-209", "AHC-210")
def test(
    g: Arkham, p: int, s: int, difficulty: int, source: int, result: int, about: int = -1
) -> Rule:
    """Begin a test that a card calls for; it waits while another is being resolved."""
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
    """Resolve tests that had to wait, in the order they were called for."""
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
    """Run ST.1 to ST.8; a tester who is eliminated stops it."""
    p = g.tests.seat[t]
    g.tests.difficulty[t] = difficulty_now(g, t)
    emit(
        g,
        Tested(
            seat=p,
            skill=g.tests.skill[t],
            difficulty=max(0, g.tests.difficulty[t]),
            what=g.tests.what[t],
        ),
    )
    g.tests.step[t] = Step.BEGIN
    yield from windows.window(g, WHEN, Trigger.TEST, t)
    yield from windows.player_window(g, NONE)
    if g.out[p] == 0:
        g.tests.step[t] = Step.COMMIT
        yield from commit_cards(g, t)
        yield from windows.player_window(g, NONE)
    g.tests.step[t] = Step.REVEAL
    if g.out[p] == 0 and g.tests.auto[t] == 0 and total(g, Question.no_tokens, p, t) == 0:
        yield from tokens.reveal(g, t)
        g.tests.step[t] = Step.SYMBOLS
        yield from tokens.resolve_tokens(g, t)
    if g.out[p] == 0:
        yield from determine(g, t)
    if g.out[p] == 0:
        g.tests.step[t] = Step.RESULTS
        yield from results.apply_results(g, t)
        if g.tests.passed[t] == 0 and g.tests.what[t] == Designator.investigate:
            yield from results.haunt(g, t)
    end_test(g, t)
    if g.out[p] == 0:
        yield from after_test(g, t)


@rule("AHB-181", "AHB-202")
def difficulty_now(g: Arkham, t: int) -> int:
    """Return fight, evade or shroud of the target while it is there; else the number given."""
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
    """Return the icons of a card that match a skill, wild ones included."""
    return ICONS[g.code[c]][s] + ICONS[g.code[c]][Skill.wild]


@rule("AHB-187", "AHC-171", "AHC-173")
def matching(g: Arkham, c: int, t: int) -> int:
    """Return the icons of a card that match in a test, as its source counts them."""
    x = g.tests.source[t]
    if x < 0 or ALL_ICONS[g.code[x]] == 0:
        n = icons(g, c, g.tests.skill[t])
    else:
        n = sum(ICONS[g.code[c]][s] for s in range(Skill.wild))
        n += ICONS[g.code[c]][Skill.willpower] + 2 * ICONS[g.code[c]][Skill.wild]
    for k in g.tests.gained[t]:
        if k // Skill.size == c:
            n += weight(g, k % Skill.size, t)
    return n


@rule("AHB-187", "AHC-173")
def weight(g: Arkham, s: int, t: int) -> int:
    """Return how often one icon matches in a test."""
    x = g.tests.source[t]
    if x < 0 or ALL_ICONS[g.code[x]] == 0:
        return int(s == g.tests.skill[t] or s == Skill.wild)
    return 2 if s == Skill.willpower or s == Skill.wild else 1


@rule("AHB-185", "AHB-186", "AHB-099")
def may_commit(g: Arkham, c: int, p: int, t: int) -> bool:
    """Whether it is a card in hand with a matching icon that this test still admits."""
    if matching(g, c, t) == 0:
        return False
    if OWN_TEST[g.code[c]] and p != g.tests.seat[t]:
        return False
    return not (ONE_PER_TEST[g.code[c]] and any(copies(g, x, c) for x in g.tests.cards[t]))


@rule("AHB-185", "AHB-186", "AHB-188", "AHB-297")
def commit_options(g: Arkham, p: int, t: int) -> None:
    if abilities.silenced(g, p) and p != g.tests.seat[t]:
        return
    n = 0
    if p == g.tests.seat[t] or not any(g.owner[x] == p for x in g.tests.cards[t]):
        for c in g.hand[p]:
            if may_commit(g, c, p, t):
                offer(g, Commit(card=c))
                n += 1
        if g.answering[Question.as_hand]:
            n += offer_lent(g, p, t)
        if n or (g.asking[0] and len(g.hand[p])):
            offer(g, Done())


@rule("AHB-185", "AHB-186")
def offer_lent(g: Arkham, p: int, t: int) -> int:
    """Offer cards under an own card that may be committed as if in hand; return how many."""
    n = 0
    for h in g.play:
        if g.ctrl[h] == p and g.pile[h] > 0 and total(g, Question.as_hand, h, NONE) > 0:
            for c in g.beneath[g.pile[h]]:
                if may_commit(g, c, p, t):
                    offer(g, Commit(card=c))
                    n += 1
    return n


@rule("AHB-184", "AHB-185", "AHB-188")
def commit_cards(g: Arkham, t: int) -> Rule:
    """Commit cards: the tester any number, then every other investigator there at most one."""
    for k in range(g.seats):
        p = (g.tests.seat[t] + k) % g.seats
        while in_game(g, p) and spot(g, p) == spot(g, g.tests.seat[t]):
            a = yield ask(p, commit_options, t)
            if a == NONE or Done.matches(a):
                break
            yield from commit(g, Commit.card(a), p, t)


@rule("AHB-184", "AHC-367")
def commit(g: Arkham, c: int, p: int, t: int) -> Rule:
    """Commit a card to a test, from wherever it is."""
    g.seen[c] = 0
    move(g, c, g.committed)
    g.tests.cards[t].append(c)
    emit(g, Committed(seat=p, card=c))
    a = ability_at(g, c, AT, Trigger.COMMIT)
    if a >= 0 and CAN[a](g, Use(card=c, seat=p, event=t)):
        yield from DO[a](g, Use(card=c, seat=p, event=t))
    yield from windows.window(g, AFTER, Trigger.COMMIT, t)


# ---- ST.5 and ST.6


@rule("AHB-193", "AHB-187", "AHB-197")
def value_before_tokens(g: Arkham, t: int) -> int:
    """Return skill, bonuses and icons of a test."""
    s = g.tests.skill[t]
    n = skill(g, g.tests.seat[t], s, t) + g.tests.bonus[t]
    return n + sum(matching(g, c, t) for c in g.tests.cards[t])


@rule(
    "AHB-193",
    "AHB-194",
    "AHB-195",
    "AHB-197",
    "AHC-244",
    "AHC-320",
    "AHB-190",
    "AHB-207",
    "AHB-210",
)
def settle(g: Arkham, t: int) -> None:
    """Compute value and outcome from scratch: safe to do again after a bonus."""
    p = g.tests.seat[t]
    doomed = g.tests.auto[t] < 0
    blessed = g.tests.auto[t] > 0
    n = value_before_tokens(g, t)
    for i in range(len(g.tests.tokens[t])):
        k = g.tests.tokens[t][i]
        if tokens.fails_by_itself(g, t, k):
            doomed = True
        else:
            n += tokens.token_value(g, t, i)
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


@rule("AHB-194", "AHB-195")
def margin(g: Arkham, t: int) -> int:
    """Return by how much it succeeded (or failed, when negative)."""
    goal = 0 if g.tests.auto[t] > 0 and g.tests.doomed[t] == 0 else max(0, g.tests.difficulty[t])
    return g.tests.value[t] - goal


@rule("AHB-194", "AHB-196", "AHC-164", "AHC-165")
def determine(g: Arkham, t: int) -> Rule:
    """Carry out ST.5 and ST.6; a failure may be mended; abilities respond to the outcome."""
    p = g.tests.seat[t]
    g.tests.step[t] = Step.VALUE
    settle(g, t)
    if g.tests.passed[t] == 0:
        yield from windows.window(g, WOULD, Trigger.FAIL, t)
        settle(g, t)
    g.tests.step[t] = Step.OUTCOME
    tell_sources(g, g.tests.skill[t], p, t)
    emit(
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


# ---- ST.8


@rule("AHB-199", "AHB-208", "AHB-389")
def end_test(g: Arkham, t: int) -> None:
    """Discard committed cards, return tokens, end effects for this test."""
    g.tests.step[t] = Step.END
    for i in range(len(g.tests.tokens[t])):
        k = tokens.drawn_token(g, t, i)
        if k != Token.bless and k != Token.curse:
            g.bag.append(k)
    for k in g.tests.ignored[t]:
        g.bag.append(k)
    while len(g.tests.cards[t]):
        c = g.tests.cards[t].pop(0)
        if c in g.committed:
            if c in g.tests.away[t]:
                zones.remove(g, c)
            elif returns(g, c, t):
                zones.to_hand(g, c, g.owner[c])
            elif c in g.tests.back[t]:
                move(g, c, g.beneath[g.owner[c]])
            else:
                zones.discard(g, c)
    if g.tests.what[t] == Designator.fight and g.answering[Question.exposed]:
        uncover(g, g.tests.target[t])
    period_ends(g, Period.TEST)


@rule("AHB-199")
def returns(g: Arkham, c: int, t: int) -> bool:
    """Whether it is a committed card that says itself that it comes back to hand."""
    k = ANSWER[g.code[c]][Question.returns]
    return k >= 0 and CONSTANT[k](g, c, g.owner[c], t) > 0


@rule("AHB-094", "AHB-199")
def uncover(g: Arkham, e: int) -> None:
    """End what was exposed for the next attack on an enemy."""
    i = 0
    while i < g.lasting:
        if g.lasting_q[i] == Question.exposed and g.lasting_who[i] == e:
            end_lasting(g, i)
        else:
            i += 1


@rule("AHB-200", "AHB-286", "AHB-287")
def after_test(g: Arkham, t: int) -> Rule:
    """Resolve Retaliate and Alert, and what waits for the end of the test."""
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
