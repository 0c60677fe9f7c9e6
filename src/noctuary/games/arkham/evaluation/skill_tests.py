"""Skill tests in progress: their stakes, cards to commit, answers to a token."""

from __future__ import annotations

from noctuary.kernel import NONE

from ..card_codes import Code
from ..components import TYPE, CardType, Designator, Token
from ..rules import skill_tests
from ..rules.values import retaliates, test_here
from ..state import Arkham
from .card_values import DREAD, DREAD_DAMAGE, DREAD_HORROR, MANY_CARDS, WORTH
from .enemies import decisive, gain_of_hit, gain_of_slip
from .movement import clue_worth
from .odds import ALWAYS, bite, chance, harm, lead_now, token_effect

WASTED = -100
LUCK, AGAIN, EFFORT = 90, 80, 55
"""What it costs to add luck, to draw again, to train."""
USUAL_TEST = 100
BOOST = 30
"""What a skill card that boosts the result could bring elsewhere."""
DRAWN = 35
CALMED = 90
LOOT = 110
"""What three resources are worth to who breaks in for them."""
CHEAP = 120
"""What a skill card is worth that can only ever be committed."""
OWN_TEST, FORCED_TEST, LAST_TEST = 140, 60, 100
"""Percent of its worth that a card costs in a test of one's own, in one that befalls one, and
against an enemy whose end is victory.
"""
SPARED = 4
"""And so much less for each card beyond many in hand."""


def stake(g: Arkham, t: int) -> int:
    """Return the worth of success in the test in progress."""
    p = g.tests.seat[t]
    x = g.tests.target[t]
    what = g.tests.what[t]
    if what == Designator.fight and x in g.play:
        n = gain_of_hit(g, p, x, max(1, g.tests.amount[t]))
        if retaliates(g, x) and g.exhausted[x] == 0:
            n += bite(g, p, x)
        return n
    if what == Designator.evade and x in g.play:
        return gain_of_slip(g, p, x)
    if what == Designator.investigate:
        k = g.tests.source[t]
        if k >= 0 and g.code[k] == Code.BURGLARY:
            return LOOT
        return clue_worth(g, p, x) * min(g.tests.amount[t], g.clues[x])
    return dread(g, p, g.tests.source[t])


def dread(g: Arkham, p: int, c: int) -> int:
    """Return the threat of a card to a seat."""
    if c < 0:
        return USUAL_TEST
    k = g.code[c]
    return DREAD[k] + harm(g, p, DREAD_DAMAGE[k], DREAD_HORROR[k])


def price_of_losing(g: Arkham, p: int, c: int) -> int:
    """Return the worth of a card in hand when it leaves for something else."""
    k = g.code[c]
    if TYPE[k] == CardType.SKILL:
        return CHEAP
    n = WORTH[k]
    if TYPE[k] == CardType.ASSET and any(g.code[x] == k and g.ctrl[x] == p for x in g.play):
        n = n // 3
    return n


def commit_worth(g: Arkham, p: int, c: int) -> int:
    """Return the worth of committing a card: better odds of the stake, and what the card adds."""
    t = test_here(g)
    k = g.code[c]
    lead = lead_now(g, t)
    before = chance(g, g.tests.seat[t], lead)
    after = chance(g, g.tests.seat[t], lead + skill_tests.icons(g, c, g.tests.skill[t]))
    prize = stake(g, t)
    n = (after - before) * prize // ALWAYS
    what = g.tests.what[t]
    x = g.tests.target[t]
    if k == Code.VICIOUS_BLOW and what == Designator.fight and x in g.play:
        more = gain_of_hit(g, p, x, g.tests.amount[t] + 1) - gain_of_hit(
            g, p, x, max(1, g.tests.amount[t])
        )
        n += more * after // ALWAYS - BOOST
    elif k == Code.DEDUCTION and what == Designator.investigate:
        if g.clues[x] > g.tests.amount[t]:
            n += clue_worth(g, p, x) * after // ALWAYS
        else:
            n -= BOOST
    elif k in (Code.GUTS, Code.PERCEPTION, Code.OVERPOWER, Code.MANUAL_DEXTERITY):
        n += DRAWN * after // ALWAYS
    elif k == Code.FEARLESS and g.horror[p] > 0:
        n += CALMED * after // ALWAYS
    share = FORCED_TEST if what == Designator.none else OWN_TEST
    if what == Designator.fight and x in g.play and decisive(g, x):
        share = LAST_TEST
    n += SPARED * max(0, len(g.hand[p]) - MANY_CARDS)
    return n - price_of_losing(g, p, c) * share // 100


def luck_worth(g: Arkham, t: int) -> int:
    """Return the worth of +2 to a test that would fail."""
    if skill_tests.margin(g, t) < -2 or g.tests.doomed[t]:
        return WASTED
    return stake(g, t) - LUCK


def again_worth(g: Arkham, r: int) -> int:
    """Return the worth of another token in place of the one revealed."""
    t = g.reveals.test[r]
    lead = lead_now(g, t)
    odds = chance(g, g.tests.seat[t], lead)
    prize = stake(g, t)
    if lead + token_effect(g, g.tests.seat[t], g.reveals.token[r]) >= 0:
        return -(ALWAYS - odds) * prize // ALWAYS - AGAIN
    return odds * prize // ALWAYS - AGAIN


def token_liking(g: Arkham, p: int, k: int) -> int:
    """Return how much a seat likes a token to be the one that counts."""
    return token_effect(g, p, k) * 10 - int(k >= Token.skull and k <= Token.elder_thing)


def training_worth(g: Arkham, p: int) -> int:
    """Return the worth of +1 for a resource in the test in progress."""
    t = test_here(g)
    if t == NONE:
        return WASTED
    lead = lead_now(g, t)
    return (chance(g, p, lead + 1) - chance(g, p, lead)) * stake(g, t) // ALWAYS - EFFORT
