"""Skill tests: secret commitments, a token from the bag, the result."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask_all, call, emit, move, offer, rule, take

from .actions import Commit, Committed, Pass, Revealed, Tested
from .content import AUTOFAIL, SKILL, TOKEN
from .registry import WHEN
from .state import Nightfall
from .timing import skill, tell_sources, window


def commit_options(g: Nightfall, p: int, t: int) -> None:
    if g.out[p] == 0 and g.at[p] == g.at[g.tests.seat[t]]:
        offer(g, Pass())
        for c in g.hand[p]:
            if SKILL[c][g.tests.skill[t]]:
                offer(g, Commit(card=c))


@rule("NIGHT-20")
def commit_cards(g: Nightfall, t: int) -> Rule:
    """Let everyone at the place secretly commit a card or none; all are shown together."""
    yield ask_all(commit_options, t)
    for p in range(g.seats):
        a = g.answers[p]
        if a != NONE and Commit.matches(a):
            c = Commit.card(a)
            g.seen[c] = 0
            move(g, c, g.limbo)
            g.tests.committed[t].append(c)
            emit(g, Committed(seat=p, card=c))


def settle(g: Nightfall, t: int) -> None:
    """Settle the value of a test, from scratch: safe to do again after a bonus."""
    s = g.tests.skill[t]
    n = skill(g, g.tests.seat[t], s, t) + g.tests.bonus[t] + TOKEN[g.tests.token[t]]
    n += sum(SKILL[c][s] for c in g.tests.committed[t])
    g.tests.value[t] = max(0, n)
    g.tests.passed[t] = 1 if n >= g.tests.difficulty[t] and g.tests.token[t] != AUTOFAIL else 0


@rule("NIGHT-21")
def run_test(g: Nightfall, t: int) -> Rule:
    """Commit, reveal, settle; a failure can be mended; the rule in the record has the last word."""
    yield from commit_cards(g, t)
    k = take(g, g.bag)
    g.tests.token[t] = k
    emit(g, Revealed(token=k))
    settle(g, t)
    if not g.tests.passed[t]:
        yield from window(g, WHEN, g.tests.kind, t)
        settle(g, t)
    tell_sources(g, g.tests.skill[t], g.tests.seat[t], t)
    emit(g, Tested(seat=g.tests.seat[t], value=g.tests.value[t], difficulty=g.tests.difficulty[t]))
    g.bag.append(k)
    for c in g.tests.committed[t]:
        move(g, c, g.discard)
    yield from call(g, g.tests.result[t], t)
