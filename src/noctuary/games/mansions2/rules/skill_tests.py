"""Tests: the pool, the roll, changes of it, and prevention."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, emit, offer, rand, rule

from ..actions import (
    Apply,
    ClueSpent,
    Converted,
    Enough,
    Negate,
    Prevented,
    Report,
    Reported,
    Reroll,
    Rerolled,
    Rolled,
    Spend,
    Tested,
    Thrown,
)
from ..opcodes import Forbid, Hook, Side
from ..state import Mansions
from . import features
from .damage import suffer
from .group_choices import leader
from .interpreter import abilities

DIE, FIRST_INVESTIGATION, FIRST_BLANK = 8, 3, 5
"""A die has three successes, two investigations and three blanks."""
SUCCESS, INVESTIGATION, BLANK = range(3)
DAMAGE, HORROR = 0, 1
MOST_REPORTED = 12

# ---- the roll


@rule("MAN2-235", "MAN2-240")
def outcome_options(g: Mansions, p: int, most: int, what: int) -> None:
    """Offer how many dice of a sort people have rolled, or what a single die shows."""
    for n in range(most + 1):
        offer(g, Report(n=n))


@rule("MAN2-228", "MAN2-229")
def die(g: Mansions) -> int:
    """Roll one die."""
    n = rand(g, DIE)
    if n < FIRST_INVESTIGATION:
        return SUCCESS
    return INVESTIGATION if n < FIRST_BLANK else BLANK


def count(g: Mansions, t: int, face: int, n: int) -> None:
    """Let so many dice of a test more, or fewer, show something."""
    if face == SUCCESS:
        g.trials.successes[t] += n
    elif face == INVESTIGATION:
        g.trials.investigations[t] += n
    else:
        g.trials.blanks[t] += n


def showing(g: Mansions, t: int, face: int) -> int:
    """Return how many dice of a test show something."""
    if face == SUCCESS:
        return g.trials.successes[t]
    if face == INVESTIGATION:
        return g.trials.investigations[t]
    return g.trials.blanks[t]


@rule("MAN2-235", "MAN2-236")
def roll(g: Mansions, t: int) -> Rule:
    """Roll all dice of the pool, or let people say what they show."""
    i = g.trials.seat[t]
    n = g.trials.dice[t]
    if g.kept[Side.DICE]:
        for _ in range(n):
            count(g, t, die(g), 1)
    else:
        a = yield ask(g.player_of[i], outcome_options, n, SUCCESS)
        g.trials.successes[t] = Report.n(a)
        left = n - Report.n(a)
        b = yield ask(g.player_of[i], outcome_options, left, INVESTIGATION, alone=TAKE)
        g.trials.investigations[t] = Report.n(b)
        g.trials.blanks[t] = n - g.trials.successes[t] - g.trials.investigations[t]
    emit(
        g,
        Rolled(
            investigator=g.who[i],
            skill=g.trials.skill[t],
            dice=n,
            successes=g.trials.successes[t],
            investigations=g.trials.investigations[t],
        ),
    )


# ---- what changes it


@rule("MAN2-237")
def reroll_options(g: Mansions, p: int, t: int) -> None:
    """Offer dice that can be rolled again, by what they show."""
    for face in (BLANK, INVESTIGATION, SUCCESS):
        if showing(g, t, face) > 0:
            offer(g, Reroll(die=face))
    offer(g, Enough())


@rule("MAN2-237")
def reroll(g: Mansions, t: int, n: int) -> Rule:
    """Roll up to so many dice again, one after the other."""
    i = g.trials.seat[t]
    for _ in range(n):
        a = yield ask(g.player_of[i], reroll_options, t)
        if a == NONE or not Reroll.matches(a):
            return
        if g.kept[Side.DICE]:
            now = die(g)
        else:
            b = yield ask(g.player_of[i], outcome_options, BLANK, BLANK, clause="MAN2-237")
            now = Report.n(b)
        count(g, t, Reroll.die(a), -1)
        count(g, t, now, 1)
        emit(g, Rerolled(investigator=g.who[i], die=Reroll.die(a), now=now))


@rule("MAN2-237")
def convert(g: Mansions, t: int, n: int) -> None:
    """Turn up to so many investigations into successes."""
    k = min(n, g.trials.investigations[t])
    count(g, t, INVESTIGATION, -k)
    count(g, t, SUCCESS, k)
    if k > 0:
        emit(g, Converted(investigator=g.who[g.trials.seat[t]], n=k))


@rule("MAN2-003", "MAN2-238", "MAN2-258", "MAN2-389")
def may_spend(g: Mansions, t: int) -> bool:
    """Whether a Clue can turn an investigation into a success."""
    i = g.trials.seat[t]
    if g.clues[i] == 0 or g.trials.investigations[t] == 0 or features.dark(g, i):
        return False
    return not abilities.forbidden(g, i, Forbid.CLUE_TESTS)


@rule("MAN2-237")
def improve_options(g: Mansions, p: int, t: int, f: int) -> None:
    """Offer Clues and abilities that change a roll; nobody is asked if there are none."""
    spend = may_spend(g, t)
    if spend:
        offer(g, Spend())
    if abilities.abilities(g, Hook.ROLLED, f) > 0 or spend:
        offer(g, Enough())


@rule("MAN2-237", "MAN2-238", "MAN2-239", "MAN2-256", "MAN2-259")
def improve(g: Mansions, t: int, f: int) -> Rule:
    """Roll dice again, convert results and spend Clues, in any order."""
    i = g.trials.seat[t]
    while g.out[i] == 0:
        a = yield ask(g.player_of[i], improve_options, t, f)
        if a == NONE or Enough.matches(a):
            break
        if Spend.matches(a):
            g.clues[i] -= 1
            g.trials.spent[t] += 1
            count(g, t, INVESTIGATION, -1)
            count(g, t, SUCCESS, 1)
            emit(g, ClueSpent(investigator=g.who[i]))
        else:
            yield from abilities.apply_one(g, Hook.ROLLED, f, Apply.card(a))
    abilities.forget(g, i)


# ---- a test of somebody whose sheet people keep


@rule("MAN2-248", "MAN2-240")
def report_options(g: Mansions, p: int, trial: int) -> None:
    """Offer how many successes people count."""
    for n in range(MOST_REPORTED + 1):
        offer(g, Report(n=n))


def throw_options(g: Mansions, p: int, trial: int) -> None:
    """Offer how many dice somebody has for a test."""
    for n in range(1, MOST_REPORTED + 1):
        offer(g, Report(n=n))


@rule("MAN2-235", "MAN2-240", "MAN2-Q26")
def reported_test(g: Mansions, e: int, at: int) -> IntRule:
    """Return the successes that people tell; the table rolls their dice if it keeps them."""
    if g.kept[Side.DICE]:
        b = yield ask(leader(g), throw_options, at)
        throw(g, g.code[at][1], Report.n(b))
    a = yield ask(leader(g), report_options, at)
    g.scenes.result[e] = Report.n(a)
    emit(g, Reported(n=Report.n(a)))
    return g.scenes.result[e]


@rule("MAN2-228", "MAN2-236")
def throw(g: Mansions, skill: int, n: int) -> None:
    """Roll dice for somebody who adds what his cards do to them."""
    successes = 0
    investigations = 0
    for _ in range(n):
        face = die(g)
        if face == SUCCESS:
            successes += 1
        elif face == INVESTIGATION:
            investigations += 1
    emit(g, Thrown(skill=skill, dice=n, successes=successes, investigations=investigations))


# ---- the test


@rule("MAN2-220", "MAN2-221", "MAN2-230", "MAN2-232", "MAN2-233", "MAN2-234", "MAN2-240")
def make_test(g: Mansions, e: int, skill: int, mod: int, difficulty: int) -> IntRule:
    """Return the successes of a test in a scene; they are its result."""
    i = g.scenes.seat[e]
    if i < 0 or g.out[i]:
        return 0
    with g.trials.open(
        seat=i, skill=skill, use=g.scenes.use[e], scene=e, dice=mod, difficulty=difficulty
    ) as t:
        yield from tested(g, t, e)
        g.scenes.result[e] = g.trials.successes[t]
    return g.scenes.result[e]


@rule("MAN2-234", "MAN2-235", "MAN2-240", "MAN2-241", "MAN2-251", "MAN2-252")
def tested(g: Mansions, t: int, e: int) -> Rule:
    """Test: a pool of at least one die, the roll, what changes it, and its result."""
    i = g.trials.seat[t]
    with g.scenes.open(
        seat=i, origin=i, monster=g.scenes.monster[e], piece=g.scenes.piece[e],
        card=g.scenes.card[e], place=g.scenes.place[e], weapon=g.scenes.weapon[e],
        weapon_card=g.scenes.weapon_card[e], use=g.scenes.use[e], skill=g.trials.skill[t],
        puzzle=NONE,
    ) as f:  # fmt: skip
        yield from abilities.hooks(g, Hook.TEST, f)
        pool = g.sheet[i][g.trials.skill[t]] + g.trials.dice[t] + g.scenes.number[f]
        g.trials.dice[t] = max(1, pool)
        yield from roll(g, t)
        yield from abilities.must(g, Hook.ROLLED, f)
        yield from improve(g, t, f)
    n = g.trials.successes[t]
    emit(g, Tested(investigator=g.who[i], successes=n, difficulty=g.trials.difficulty[t]))


# ---- tests that negate


@rule("MAN2-244")
def prevent_options(g: Mansions, p: int) -> None:
    """Offer what a success prevents."""
    offer(g, Negate(harm=DAMAGE))
    offer(g, Negate(harm=HORROR))


@rule("MAN2-243", "MAN2-244", "MAN2-245")
def negate(
    g: Mansions, e: int, skill: int, mod: int, damage: int, horror: int, down: int
) -> IntRule:
    """Prevent one Damage or Horror by each success; return how many were suffered."""
    i = g.scenes.seat[e]
    n = yield from make_test(g, e, skill, mod + g.scenes.number[e], NONE)
    if g.out[i]:
        return 0
    left = n
    while 0 < left < damage + horror and damage > 0 and horror > 0:
        a = yield ask(g.player_of[i], prevent_options)
        if Negate.harm(a) == HORROR:
            horror -= 1
        else:
            damage -= 1
        emit(g, Prevented(investigator=g.who[i], harm=Negate.harm(a), n=1))
        left -= 1
    spared = min(left, damage)
    prevented(g, i, DAMAGE, spared)
    prevented(g, i, HORROR, min(left - spared, horror))
    horror -= min(left - spared, horror)
    suffered = yield from suffer(g, i, damage - spared, horror, down)
    if suffered > 0:
        g.scenes.suffered[e] = 1
    return suffered


def prevented(g: Mansions, i: int, kind: int, n: int) -> None:
    """Prevent so many cards."""
    if n > 0:
        emit(g, Prevented(investigator=g.who[i], harm=kind, n=n))
