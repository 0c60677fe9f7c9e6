"""What the group may expect from a position: for a search that stops before the end.

The weights of The Gathering are those that foretell best how games of the heuristic bot end.
"""

from __future__ import annotations

from noctuary.kernel import NONE

from ..card_codes import Code
from ..components import STAGE, TYPE, VICTORY, CardType, Trait
from ..rules import stages
from ..rules.values import clue_value, find, in_game, trait
from ..state import Arkham
from .enemies import armed
from .movement import rounds_left, wanted
from .odds import bearable, provoked

BASE = 110
STAGE_WORTH = 40
"""For each act behind the group."""
POINT_WORTH = 65
"""For a point that the group has: who has points has often wounds too."""
SEARCHED = 50
"""For a place with points, by the part of its clues that has been found."""
WEAPON = 60
ROUND = 6
WOUND = 12
FRIGHT = 7
DANGER = 40
HOURS = 12
"""Rounds after which more rounds are worth no more."""


def value(g: Arkham, p: int) -> int:
    """Return the expectation of every seat, in thousandths of the best result."""
    own = 0
    for q in range(g.seats):
        own += fitness(g, q) if in_game(g, q) else 0
    own = own // g.seats
    scenario = g.code[g.reference]
    if scenario == Code.SCENARIO_THE_DEVOURER_BELOW:
        return max(0, ritual(g) + own // 4)
    if scenario == Code.SCENARIO_THE_MIDNIGHT_MASKS:
        return max(0, night(g) + own // 2)
    n = BASE + POINT_WORTH * stages.victory_points(g) + STAGE_WORTH * (STAGE[g.code[g.act]] - 1)
    return max(0, n + ROUND * hours(g) + searched(g) + own)


def hours(g: Arkham) -> int:
    """Return the rounds that are left, as far as they count."""
    return max(0, min(HOURS, rounds_left(g)))


def searched(g: Arkham) -> int:
    """Return the part of the clues at places with points that has been found."""
    n = 0
    for c in g.play:
        if TYPE[g.code[c]] == CardType.LOCATION and VICTORY[g.code[c]] > 0 and g.revealed[c]:
            whole = max(1, clue_value(g, c))
            n += SEARCHED * VICTORY[g.code[c]] * max(0, whole - g.clues[c]) // whole
    return n


def fitness(g: Arkham, q: int) -> int:
    """Return the part of the value that comes from the state of one investigator."""
    n = WOUND * min(8, bearable(g, q, 0)) + FRIGHT * min(8, bearable(g, q, 1))
    if armed(g, q):
        n += WEAPON
    if provoked(g, q) > 0:
        n -= DANGER
    return n


# ---- The Midnight Masks

CAUGHT = 85
"""A point, most of which stays."""
TRACE = 18
"""A clue that is not yet spent on a cultist."""
SHADOWED = 30
"""A cultist with points who has been found."""
HOUR = 8


def night(g: Arkham) -> int:
    """Return the part of the value that comes from the night in Arkham."""
    n = CAUGHT * stages.victory_points(g) + searched(g) + HOUR * hours(g)
    n += TRACE * stages.group_clues(g, NONE) // g.seats
    for e in g.play:
        if TYPE[g.code[e]] == CardType.ENEMY and VICTORY[g.code[e]] > 0:
            n += SHADOWED * int(trait(g, e, Trait.CULTIST))
    return n


# ---- The Devourer Below

TRAIL, FOUND, SITE, BROKEN = 25, 20, 110, 60
"""A clue of the first act, one for the last, the way to the last act, each half of the ritual."""
WOODS_HOUR = 5
BLOODED = 15
"""Damage to Umôrdhoth."""
FIRM = 4
"""Damage and horror that an investigator must still bear to be given full hope."""


def ritual(g: Arkham) -> int:
    """Return how far the ritual is from being broken, if somebody lives to do it."""
    n = WOODS_HOUR * hours(g)
    act = g.code[g.act]
    if act == Code.INVESTIGATING_THE_TRAIL:
        n += TRAIL * (3 * g.seats - max(0, wanted(g))) // g.seats
    elif act == Code.INTO_THE_DARKNESS:
        n += SITE
    elif act == Code.DISRUPTING_THE_RITUAL:
        n += 2 * SITE + BROKEN * g.clues[g.act] // g.seats
        n += FOUND * min(2 * g.seats, stages.group_clues(g, NONE)) // g.seats
    else:
        e = find(g, Code.UMORDHOTH)
        n = BLOODED * g.damage[e] // g.seats if e >= 0 else n
    hope = 0
    for q in range(g.seats):
        if in_game(g, q):
            hope += min(FIRM, min(bearable(g, q, 0), bearable(g, q, 1)))
    return n * (2 * g.seats + hope) // ((2 + FIRM) * g.seats)
