"""Seeker cards of The Innsmouth Conspiracy."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, offer

from ...actions import Choice, Choose, Commit, Pass
from ...codes import Code
from ...kinds import Step
from ...registry import Period, Use, free
from ...rules import decks, drawing, skill_tests
from ...rules.values import spot, test_here
from ...state import Arkham


def guided_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.yes))
    offer(g, Choose(choice=Choice.no))


def secret_options(g: Arkham, p: int, q: int, i: int) -> None:
    offer(g, Commit(card=g.top[q][i]))
    offer(g, Pass())


@free(
    Code.GUIDED_BY_THE_UNSEEN,
    limit=1,
    period=Period.TEST,
    can=lambda g, use: guides(g, use.seat),
)
def guided_by_the_unseen(g: Arkham, use: Use) -> Rule:
    """Once a test here: the tester may search their top 3 cards for one that fits; you may spend a
    secret to commit it.
    """
    t = test_here(g)
    q = g.tests.seat[t]
    if q != use.seat:
        a = yield ask(q, guided_options)
        if Choose.choice(a) == Choice.no:
            return
    found = yield from drawing.find_on_top(g, q, 3, drawing.FITTING)
    kept = 0
    for _ in range(found):
        g.seen[g.top[q][kept]] |= 1 << use.seat
        a = NONE
        if g.uses[use.card] > 0:
            a = yield ask(use.seat, secret_options, q, kept)
        if Commit.made(a):
            g.uses[use.card] -= 1
            yield from skill_tests.commit(g, Commit.card(a), q, t)
        else:
            kept += 1
    decks.shuffle(g, q)


def guides(g: Arkham, p: int) -> bool:
    """A test at your location to which cards can still be committed."""
    t = test_here(g)
    if t < 0 or g.tests.step[t] > Step.COMMIT:
        return False
    return spot(g, g.tests.seat[t]) == spot(g, p) and decks.deck_size(g, g.tests.seat[t]) > 0
