"""What the group may expect from a position: for a search that stops before the end.

The weights are those that foretell best how games of the heuristic bot end.
"""

from __future__ import annotations

from ..codes import Code
from ..kinds import STAGE, TYPE, VICTORY, CardType
from ..rules import stages
from ..rules.values import clue_value, in_game
from ..state import Arkham
from .foes import armed
from .odds import bearable, provoked
from .paths import rounds_left

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


def value(g: Arkham, p: int) -> int:
    """What every seat may expect, in thousandths of the best result."""
    n = BASE + POINT_WORTH * stages.victory_points(g) + STAGE_WORTH * (STAGE[g.code[g.act]] - 1)
    n += ROUND * max(0, min(12, rounds_left(g)))
    for c in g.play:
        if TYPE[g.code[c]] == CardType.LOCATION and VICTORY[g.code[c]] > 0 and g.revealed[c]:
            whole = max(1, clue_value(g, c))
            n += SEARCHED * VICTORY[g.code[c]] * max(0, whole - g.clues[c]) // whole
    own = 0
    for q in range(g.seats):
        own += fitness(g, q) if in_game(g, q) else 0
    if g.code[g.reference] == Code.SCENARIO_THE_DEVOURER_BELOW:
        return max(0, n // 2 + own // g.seats - BASE)
    return max(0, n + own // g.seats)


def fitness(g: Arkham, q: int) -> int:
    """What the state of one investigator adds."""
    n = WOUND * min(8, bearable(g, q, 0)) + FRIGHT * min(8, bearable(g, q, 1))
    if armed(g, q):
        n += WEAPON
    if provoked(g, q) > 0:
        n -= DANGER
    return n
