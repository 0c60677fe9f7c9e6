"""Tokens and the ways to them: what to do, who should do it, where to go."""

from __future__ import annotations

from noctuary.kernel import NONE, cached
from noctuary.mechanics.spaces import PASSAGE, SPACES, WALKS, WAYS, distance, has_passage, passable

from ..columns import ChoiceRow, PieceRow
from ..rules.interpreter.expressions import holds_for
from ..state import Mansions
from .goals import fruits
from .items import floor_worth
from .threats import DAMAGE, HORROR, danger, past, relief, toll

FADE = (100, 84, 80, 66, 62, 52, 48, 40, 37, 31, 28, 24, 21, 18, 16, 14, 12, 10, 8)
"""Percent of a token's worth for somebody so many spaces away."""
LONGEST = len(FADE) - 1
TAKEN = 45
"""Percent that is left of a token which somebody else has in mind."""
KEYS, SCALE, MOST = 64, 1 << 17, 8000
SPARE = 4
EFFORT = 80
"""Percent of what waits at the end of a way for going there."""
TENTHS = 10
WHOLE = 100


def press_worth(g: Mansions, i: int, c: int) -> int:
    """Return the worth of a token's option to an investigator: story, cards, healing, harm."""
    n = fruits(g, i, c) + g.choices[c][ChoiceRow.GAIN]
    n -= g.choices[c][ChoiceRow.DAMAGE] * toll(g, i, DAMAGE) // TENTHS
    n -= g.choices[c][ChoiceRow.HORROR] * toll(g, i, HORROR) // TENTHS
    n += g.choices[c][ChoiceRow.HEAL_DAMAGE] * relief(g, i, DAMAGE) // TENTHS
    return n + g.choices[c][ChoiceRow.HEAL_HORROR] * relief(g, i, HORROR) // TENTHS


@cached
def token_worth(g: Mansions, i: int, k: int) -> int:
    """Return the worth of the best option of a token."""
    best = 0
    first = g.pieces[k][PieceRow.FIRST]
    for c in range(first, first + g.pieces[k][PieceRow.COUNT]):
        if holds_for(g, g.choices[c][ChoiceRow.IF], NONE, i, NONE):
            best = max(best, press_worth(g, i, c))
    return best


@cached
def look(g: Mansions, i: int, s: int, alone: int) -> int:
    """Return what draws an investigator most on a space: SCALE * worth + KEYS * token + steps.

    Unless he is `alone`, a token counts less that somebody nearer has in mind.
    """
    far = [0] * SPACES
    queue = [0] * SPACES
    far[s] = 1
    queue[0] = s
    first = 0
    last = 1
    while first < last:
        here = queue[first]
        first += 1
        for k in range(WAYS):
            w = g.ways[here][k]
            if w == 0:
                break
            there = g.edges[w - 1][0] + g.edges[w - 1][1] - here
            if far[there] == 0 and g.laid[g.spaces[there][0]] and passable(g, w - 1, WALKS):
                far[there] = far[here] + 1
                queue[last] = there
                last += 1
        if g.feature[here] & PASSAGE:
            for there in range(1, len(g.spaces)):
                if far[there] == 0 and has_passage(g, here, there, WALKS):
                    far[there] = far[here] + 1
                    queue[last] = there
                    last += 1
    best = 0
    for k in g.board:
        d = far[g.pieces[k][PieceRow.SPACE]]
        edge = g.pieces[k][PieceRow.EDGE]
        if edge > 0:
            t = g.edges[edge - 1][0] + g.edges[edge - 1][1] - g.pieces[k][PieceRow.SPACE]
            if far[t] > 0 and (d == 0 or far[t] < d):
                d = far[t]
        if 0 < d <= LONGEST:
            n = token_worth(g, i, k) * FADE[d - 1] // WHOLE
            if n > 0 and alone == 0 and claimed(g, i, k, d - 1):
                n = n * TAKEN // WHOLE
            best = max(best, SCALE * min(MOST, n) + KEYS * k + d - 1)
    for c in g.floor:
        d = far[g.lies[c]]
        if 0 < d <= LONGEST:
            n = floor_worth(g, i, c) * FADE[d - 1] // WHOLE
            best = max(best, SCALE * min(MOST, n))
    return best


def claimed(g: Mansions, i: int, k: int, d: int) -> bool:
    """Whether somebody nearer has a token in mind, or as near and before him in the party."""
    for q in range(g.party[0]):
        if q != i and g.out[q] == 0 and g.at[q] > 0:
            seen = look(g, q, g.at[q], 1) % SCALE
            if seen // KEYS == k and (seen % KEYS < d or (seen % KEYS == d and q < i)):
                return True
    return False


def outlook(g: Mansions, i: int, s: int) -> int:
    """Return the worth of a space for an investigator, less its danger."""
    return look(g, i, s, 0) // SCALE - danger(g, i, s)


def move_worth(g: Mansions, i: int, s: int) -> int:
    """Return the worth of going to a space: nearer to what draws an investigator, or safer."""
    seen = look(g, i, g.at[i], 0)
    k = seen % SCALE // KEYS
    d = seen % KEYS
    if k == 0:
        waits = look(g, i, s, 0) // SCALE
    else:
        waits = seen // SCALE * FADE[min(LONGEST, steps_to_token(g, s, k, d + SPARE))] // FADE[d]
    better = waits - danger(g, i, s) - seen // SCALE + danger(g, i, g.at[i])
    if better <= 0:
        return better - 1
    return past(g, i, waits * EFFORT // WHOLE + better // 4)


def steps_to_token(g: Mansions, s: int, k: int, most: int) -> int:
    """Return the number of steps from a space to a token, up to a limit."""
    n = distance(g, s, g.pieces[k][PieceRow.SPACE], WALKS, most)
    edge = g.pieces[k][PieceRow.EDGE]
    if n > 0 and edge > 0:
        t = g.edges[edge - 1][0] + g.edges[edge - 1][1] - g.pieces[k][PieceRow.SPACE]
        if g.laid[g.spaces[t][0]]:
            n = min(n, distance(g, s, t, WALKS, most))
    return n
