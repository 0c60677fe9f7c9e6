"""The goals and fears of investigators, by space."""

from __future__ import annotations

from noctuary.kernel import NONE, cached

from ..components import (
    BEAST,
    CREATURE,
    DECK,
    INVESTIGATORS,
    M_DAMAGE,
    M_HEALTH,
    MONSTERS,
    SORT,
    STAGES,
    TEAM,
    THING,
    UNARMED,
    Goal,
    Hold,
    Room,
    Seed,
    Sort,
    ThingKind,
)
from ..rules.board import in_sight, playing, room_of
from ..rules.events import GOAL, OF, SIDE, WITH
from ..rules.exploring import HOW, X, card_of
from ..rules.moving import locked_by
from ..rules.skill_tests import carries, health, sanity
from ..state import Mansions
from .odds import aim, courage, escape, harm_worth, menace
from .weights import FAR, HURT, LEAD, LOST_THING, QUARRY, STEP, UNEXPLORED, WIN

HASTE = 100
"""Percent of fear that are lost on the way to the last event; the least that stays."""
BOLD = 25
SEARCHED = 40
"""The percentage of a room's worth that is left if somebody else is about to explore it."""


def goal_at(g: Mansions, side: int, what: int) -> int:
    """Return a goal of a side, or NONE; before the Objective opens, only the Keeper knows it."""
    for k in range(g.goals_at[g.chosen[0]], g.goals_at[g.chosen[0] + 1]):
        if g.goals[k][SIDE] == side and g.goals[k][GOAL] == what:
            return k
    return NONE


@cached
def open_goal(g: Mansions, what: int) -> int:
    """Return a goal of the investigators that they know of, or NONE."""
    return goal_at(g, INVESTIGATORS, what) if g.revealed else NONE


@cached
def outlasting(g: Mansions) -> bool:
    """Whether the investigators win by lasting until the end."""
    return open_goal(g, Goal.LAST_EVENT) != NONE


@cached
def leads_to(g: Mansions, r: int) -> bool:
    """Whether a clue that was read, or the opening, points at a room."""
    if g.lead[0] == r:
        return True
    return any((g.told >> k) & 1 > 0 and g.tells[k][3] == 1 + r for k in range(len(g.tells)))


@cached
def held_by_any(g: Mansions, kind: int) -> bool:
    """Whether somebody carries a thing of a kind."""
    return any(playing(g, j) and carries(g, j, kind) for j in range(TEAM))


@cached
def search_worth(g: Mansions, i: int, r: int) -> int:
    """Return the worth of searching a room for what may lie there."""
    if g.room[r] & Room.EXPLORED or g.seeds_at[r] == g.seeds_at[r + 1]:
        return 0
    n = LEAD if leads_to(g, r) else UNEXPLORED
    if g.room[r] & Room.READ:
        n = LEAD if any_clue(g, r) else UNEXPLORED // 4
    if g.revealed and (held_by_any(g, ThingKind.CLUE_3) or open_goal(g, Goal.ESCAPE) == NONE):
        n = UNEXPLORED // 3
    if locked_by(g, r) == Hold.KEY:
        key = g.seeds[card_of(g, r, Seed.LOCK)][X]
        if not carries(g, i, key) and not carries(g, i, ThingKind.BOLT_CUTTERS):
            return 0
        return n + LEAD
    for j in range(TEAM):
        if j != i and playing(g, j) and room_of(g, g.at[j]) == r:
            return n * SEARCHED // 100
    return n


@cached
def any_clue(g: Mansions, r: int) -> bool:
    """Whether a room whose cards were read holds a clue."""
    for c in range(g.seeds_at[r], g.seeds_at[r + 1]):
        if g.seeds[c][2] == Seed.THING and SORT[g.seeds[c][HOW]] == Sort.CLUE:
            q = g.seeds[c][0]
            if q == 0 or g.possible[q - 1] == 1 << g.seeds[c][1]:
                return True
    return False


@cached
def floor_worth(g: Mansions, i: int, r: int) -> int:
    """Return the worth of the things on the floor of a room."""
    n = 0
    for c in g.floor:
        if g.lies[c] == r:
            k = THING[c]
            if k == ThingKind.CLUE_3 and open_goal(g, Goal.ESCAPE) != NONE:
                n += 3 * LOST_THING
            elif SORT[k] == Sort.KEY:
                n += LOST_THING // 2
            elif SORT[k] <= Sort.RANGED and best_weapon(g, i) == UNARMED:
                n += LOST_THING // 3
    return n


@cached
def best_weapon(g: Mansions, i: int) -> int:
    """Return the weapon that deals most, or UNARMED."""
    best = UNARMED
    most = 0
    for c in g.carried[i]:
        k = THING[c]
        if SORT[k] <= Sort.RANGED:
            n = aim(g, i, 0, c)
            if n > most:
                most = n
                best = c
    return best


# ---- danger


@cached
def peril(g: Mansions, i: int, s: int) -> int:
    """Return the cost of the monsters near a space, and of fire in it."""
    n = 0
    for m in range(MONSTERS):
        t = g.m_at[m]
        if t > 0:
            beast = len(g.spaces) if DECK[m] == BEAST else 0
            d = g.apart[beast + t][s]
            if d <= 2:
                n += menace(g, m, i) * (100 - 40 * d) // 100
            new = room_of(g, t) == room_of(g, s) and room_of(g, g.at[i]) != room_of(g, s)
            if new and (g.scared[i] >> m) & 1 == 0:
                n += harm_worth(g, i, 0, 100 - courage(g, i, m))
    if g.room[room_of(g, s)] & Room.FIRE:
        n += HURT * 2
    if g.room[room_of(g, s)] & Room.DARK:
        n += HURT // 3
    return n


@cached
def leaving(g: Mansions, i: int) -> int:
    """Return the cost of getting away from the monsters in an investigator's space."""
    n = 0
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and g.m_at[m] == g.at[i] and (g.evaded[i] >> m) & 1 == 0:
            n += harm_worth(g, i, M_DAMAGE[m] * (100 - escape(g, i, m)), 0)
    return n


# ---- where to go


@cached
def quarry(g: Mansions, i: int) -> int:
    """Return the monster that must be killed, or NONE where it is unwise to go for it."""
    k = open_goal(g, Goal.SLAIN)
    if k == NONE:
        return NONE
    if outlasting(g) and (health(g, i) <= 4 or sanity(g, i) <= 3):
        return NONE
    best = NONE
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and CREATURE[m] == g.goals[k][OF]:
            far = g.apart[g.at[i]][g.m_at[m]]
            if best == NONE or far < g.apart[g.at[i]][g.m_at[best]]:
                best = m
    return best


@cached
def outlook(g: Mansions, i: int, s: int) -> int:
    """Return the worth of a space for an investigator."""
    best = -STEP * FAR
    for t in range(1, len(g.spaces)):
        r = room_of(g, t)
        n = search_worth(g, i, r) + floor_worth(g, i, r)
        if n > 0:
            best = max(best, n - STEP * g.apart[s][t])
    k = open_goal(g, Goal.ESCAPE)
    if k != NONE and carries(g, i, g.goals[k][OF]):
        best = WIN // 10 - 3 * STEP * g.apart[s][g.goals[k][WITH]]
    m = quarry(g, i)
    if m != NONE:
        best = max(best, hunt(g, i, m, s))
    fear = peril(g, i, s)
    if m != NONE and not outlasting(g):
        fear = fear // 3
    elif not outlasting(g):
        fear = fear * leisure(g) // 100
    return best - fear


@cached
def leisure(g: Mansions) -> int:
    """Return how much fear the time that is left allows, in percent: in the end one must go on."""
    passed = g.time
    total = 0
    for k in range(STAGES):
        n = g.times[k][g.team[0] - 1]
        total += n
        if k < g.stage:
            passed += n
    return max(BOLD, 100 - HASTE * passed // total)


def hunt(g: Mansions, i: int, m: int, s: int) -> int:
    """Return the worth of a space near enough to attack the quarry; with a gun, not in its own."""
    n = 2 * LEAD - STEP * g.apart[s][g.m_at[m]]
    c = best_weapon(g, i)
    if c != UNARMED and SORT[THING[c]] == Sort.RANGED and in_sight(g, s, g.m_at[m]):
        n += STEP // 2 if s == g.m_at[m] else 2 * STEP
    return n


@cached
def hit_worth(g: Mansions, i: int, m: int, c: int) -> int:
    """Return the worth of an attack: more on a monster of the Objective, most where it may kill."""
    deals = aim(g, i, m, c)
    k = open_goal(g, Goal.SLAIN)
    unit = QUARRY if k != NONE and CREATURE[m] == g.goals[k][OF] else HURT + 10
    n = unit * deals // 100
    left = M_HEALTH[m] - g.m_damage[m]
    if g.m_at[m] == g.at[i]:
        n += menace(g, m, i) * min(100, deals // left) // 100
    return n
