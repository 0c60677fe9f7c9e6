"""Seeker cards of The Innsmouth Conspiracy."""

from __future__ import annotations

from noctuary.kernel import Rule, ask, offer

from ...actions import Pass, Target
from ...codes import Code
from ...kinds import Step
from ...registry import Period, Use, free
from ...rules import decks, skill_tests
from ...rules.values import spot, test_here
from ...state import Arkham


def guided_options(g: Arkham, p: int, t: int, n: int) -> None:
    for i in range(n):
        if skill_tests.may_commit(g, g.top[p][i], p, t):
            offer(g, Target(card=g.top[p][i]))
    offer(g, Pass())


@free(
    Code.GUIDED_BY_THE_UNSEEN,
    limit=1,
    period=Period.TEST,
    can=lambda g, use: guides(g, use.card, use.seat),
)
def guided_by_the_unseen(g: Arkham, use: Use) -> Rule:
    """Once a test here: the tester looks at their top 3 cards and may commit one, for a secret."""
    k = test_here(g)
    q = g.tests.seat[k]
    n = decks.look_at_top(g, q, q, 3)
    a = yield ask(q, guided_options, k, n)
    if Target.made(a):
        g.uses[use.card] -= 1
        yield from skill_tests.commit(g, Target.card(a), q, k)
    decks.shuffle(g, q)


def guides(g: Arkham, c: int, p: int) -> bool:
    """A test at your location to which cards can still be committed."""
    t = test_here(g)
    if t < 0 or g.tests.step[t] > Step.COMMIT or g.uses[c] == 0:
        return False
    return spot(g, g.tests.seat[t]) == spot(g, p) and decks.deck_size(g, g.tests.seat[t]) > 0
