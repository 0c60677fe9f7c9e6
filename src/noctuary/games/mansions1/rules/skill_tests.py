"""Attribute tests: one die, signed modifiers, a skill point for Luck."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, ask, emit, move, offer, rand, rule

from ..actions import Keep, MythosGone, Pass, Reroll, Rerolled, Spend, Tested
from ..components import (
    DARKER,
    HEALTH,
    LIGHTS,
    MYTH,
    SANITY,
    SIDES,
    THING,
    TRAITS,
    Attribute,
    Myth,
    Room,
    ThingKind,
    Trauma,
)
from ..state import Mansions
from .board import room_of

WHO, TESTED, GOAL, USE, DIE = range(5)
"""Columns of `trial`."""
PLAIN, COMBAT, HORROR = 0, 1, 2
"""The purposes of tests: the Keeper may have a roll in combat repeated; darkness adds no horror."""
LOWERED = (
    Trauma.CRACKED_RIBS,
    Trauma.GASHED_HAND,
    Trauma.STIFF_LEG,
    NONE,
    Trauma.SHAKES,
    Trauma.MUTTERING,
    NONE,
)
"""By attribute: the Trauma that lowers it."""
LOWERED_BY = 2


@rule("MAN1-011", "MAN1-013")
def health(g: Mansions, i: int) -> int:
    """Return an investigator's remaining health."""
    return HEALTH[g.who[i]] - g.damage[i]


@rule("MAN1-014", "MAN1-020")
def sanity(g: Mansions, i: int) -> int:
    """Return an investigator's remaining sanity."""
    return SANITY[g.who[i]] - g.horror[i]


@rule("MAN1-016", "MAN1-022", "MAN1-023")
def insane(g: Mansions, i: int) -> bool:
    """Whether sanity is 0."""
    return sanity(g, i) == 0


def carries(g: Mansions, i: int, kind: int) -> bool:
    """Whether an investigator carries a thing of a kind."""
    return any(THING[c] == kind for c in g.carried[i])


def suffers(g: Mansions, i: int, trauma: int) -> bool:
    """Whether a Trauma card lies before an investigator."""
    return trauma in g.trauma_on[i]


def haunted(g: Mansions, i: int, kind: int) -> int:
    """Return a facedown Mythos card of a kind before an investigator, or NONE."""
    for c in g.mythos_down[i]:
        if MYTH[c] == kind:
            return c
    return NONE


@rule("MAN1-107", "MAN1-Q09", "MAN1-Q26", "MAN1-Q35")
def value_of(g: Mansions, i: int, k: int) -> int:
    """Return the value on the chosen Traits, less what a Trauma takes off."""
    n = TRAITS[g.who[i] * 4 + g.traits[i]][k]
    if LOWERED[k] != NONE and suffers(g, i, LOWERED[k]):
        n -= LOWERED_BY
    if k == Attribute.LUCK and carries(g, i, ThingKind.CHARM):
        n += 1
    return n


@rule("MAN1-Q30", "MAN1-Q33")
def hampered(g: Mansions, i: int, use: int) -> int:
    """Return the penalty of darkness and of a moth's dust."""
    n = 0
    if use != HORROR and g.room[room_of(g, g.at[i])] & Room.DARK:
        if not any(LIGHTS[THING[c]] and THING[c] != ThingKind.MATCHES for c in g.carried[i]):
            n += DARKER
    if g.dazed[i] > 0:
        n += DARKER
    return n


@rule("MAN1-Q09")
def passes(g: Mansions, die: int, n: int) -> bool:
    """Whether a roll passes: at most the modified attribute; 1 always does, 10 never."""
    return die == 1 or (die <= n and die < SIDES)


@rule("MAN1-110", "MAN1-Q10", "MAN1-Q25", "MAN1-Q26")
def may_spend(g: Mansions, i: int) -> bool:
    """Whether there is a skill point and nothing forbids spending it."""
    if g.skill[i] == 0 or suffers(g, i, Trauma.RINGING_EARS):
        return False
    return haunted(g, i, Myth.DOUBT) == NONE


@rule("MAN1-Q10", "MAN1-078", "MAN1-079", "MAN1-110")
def skill_options(g: Mansions, p: int, person: int, attribute: int, goal: int) -> None:
    """Offer a skill point for Luck, or the die as it is."""
    offer(g, Spend())
    offer(g, Keep())


@rule("MAN1-100", "MAN1-099")
def reroll_options(g: Mansions, p: int, person: int, die: int, goal: int) -> None:
    """Offer to have the die rolled again, or to let it lie."""
    offer(g, Reroll())
    offer(g, Pass())


@rule("MAN1-107", "MAN1-Q09", "MAN1-Q10", "MAN1-078", "MAN1-110")
def test(g: Mansions, i: int, k: int, modifier: int, use: int) -> IntRule:
    """Test: perhaps a skill point, one die, perhaps the Keeper's token; return 1 if it passes."""
    n = value_of(g, i, k) + modifier - hampered(g, i, use)
    spent = 0
    begin_test(g, i, k, n, use)
    if n < SIDES - 1 and may_spend(g, i):
        a = yield ask(g.player[i], skill_options, g.who[i], k, n)
        if Spend.matches(a):
            g.skill[i] -= 1
            n += value_of(g, i, Attribute.LUCK)
            spent = 1
    die = 1 + rand(g, SIDES)
    g.trial[GOAL] = n
    g.trial[DIE] = die
    tell(g, i, k, n, die, spent)
    if use == COMBAT and g.tokens > 0:
        a = yield ask(g.keeper[0], reroll_options, g.who[i], die, n)
        if Reroll.matches(a):
            die = reroll(g, i)
            tell(g, i, k, n, die, 0)
    g.trial[WHO] = 0
    if passes(g, die, n):
        return 1
    lose_doubt(g, i)
    return 0


def begin_test(g: Mansions, i: int, k: int, n: int, use: int) -> None:
    """Note the public facts of a test before the die is rolled."""
    g.trial[WHO] = 1 + i
    g.trial[TESTED] = k
    g.trial[GOAL] = n
    g.trial[USE] = use
    g.trial[DIE] = 0


@rule("MAN1-107", "MAN1-Q09")
def tell(g: Mansions, i: int, k: int, n: int, die: int, spent: int) -> None:
    """Emit what was rolled against what."""
    ok = 1 if passes(g, die, n) else 0
    emit(g, Tested(person=g.who[i], attribute=k, n=n, die=die, passed=ok, spent=spent))


@rule("MAN1-099", "MAN1-100", "MAN1-101")
def reroll(g: Mansions, i: int) -> int:
    """Use up a token of the Keeper; the new roll stands."""
    g.tokens -= 1
    die = 1 + rand(g, SIDES)
    emit(g, Rerolled(person=g.who[i], die=die))
    return die


@rule("MAN1-085", "MAN1-Q25")
def lose_doubt(g: Mansions, i: int) -> None:
    """Discard doubt with the next failed test."""
    c = haunted(g, i, Myth.DOUBT)
    if c != NONE:
        move(g, c, g.mythos_discard)
        emit(g, MythosGone(person=g.who[i], mythos=c))
