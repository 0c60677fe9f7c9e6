"""The Keeper's evaluation: cards, monsters, and where to send them."""

from __future__ import annotations

from noctuary.kernel import NONE, cached

from ..components import (
    BEAST,
    CREATURE,
    DECK,
    FIRST_FIGURE,
    KEEPER,
    M_DAMAGE,
    M_HEALTH,
    MONSTERS,
    MYTH_THREAT,
    SORT,
    TEAM,
    THING,
    TRAUMA_SORT,
    Attribute,
    Creature,
    Deed,
    Feature,
    Goal,
    Myth,
    Room,
    Sort,
)
from ..rules import skill_tests
from ..rules.board import feature_at, playing, room_of
from ..rules.combat import may_strike
from ..rules.events import OF, WITH
from ..rules.keeper_actions import pace
from ..rules.monsters import reach
from ..rules.skill_tests import health, sanity
from ..state import Mansions
from .goals import goal_at
from .odds import courage, harm_worth, menace, odds
from .weights import FAR, HURT, STEP, THREAT, WIN

GRAVE = (
    *(150, 130, 120, 130, 140, 110, 200, 120, 330, 230, 600),
    *(120, 130, 70, 60, 130, 330, 170, 170, 260, 3000),
)
"""The gravity of each Trauma."""


# ---- cards


def trauma_worth(g: Mansions, i: int, c: int) -> int:
    """Return the worth of a Trauma card, less one of the same sort that it would replace."""
    n = GRAVE[c]
    for x in g.trauma_on[i]:
        if TRAUMA_SORT[x] == TRAUMA_SORT[c]:
            n -= GRAVE[x]
    return n


@cached
def mythos_worth(g: Mansions, i: int, k: int) -> int:
    """Return the worth of a Mythos card on an investigator, less its threat."""
    n = 0
    if k == Myth.STUMBLE:
        n = 90
    elif k == Myth.WHISPER:
        n = fails(g, i, Attribute.WILLPOWER, 0, 100)
    elif k == Myth.SLAMMED_DOOR:
        n = 90 * (100 - odds(g, i, Attribute.STRENGTH, 0, skill_tests.PLAIN)) // 100
    elif k == Myth.LIGHTS_OUT:
        n = 70
    elif k == Myth.AMBUSH:
        n = 60 + best_ambush(g, i)
    elif k == Myth.COLD_DRAUGHT:
        n = 70 * (100 - odds(g, i, Attribute.LUCK, 0, skill_tests.PLAIN)) // 100
        if any(SORT[THING[c]] == Sort.CLUE for c in g.carried[i]) and len(g.carried[i]) == 1:
            n *= 3
    elif k == Myth.ROTTEN_FLOOR:
        n = fails(g, i, Attribute.DEXTERITY, 100, 0) * 3 // 2
    elif k == Myth.DOUBT:
        n = 45 * g.skill[i]
    elif k == Myth.SHAME:
        n = 150
    elif k == Myth.SECOND_STRIKE:
        n = best_attack(g, i)
    elif k == Myth.NIGHTMARE:
        n = harm_worth(g, i, 0, 100) + HURT
    else:
        n = harm_worth(g, i, 150, 0)
    return n - THREAT * MYTH_THREAT[k]


def fails(g: Mansions, i: int, attribute: int, damage: int, horror: int) -> int:
    """Return the expected cost of a test that may fail."""
    p = 100 - odds(g, i, attribute, 0, skill_tests.PLAIN)
    return harm_worth(g, i, damage * p // 100, horror * p // 100)


@cached
def best_attack(g: Mansions, i: int) -> int:
    """Return the worth of the best attack by a monster in the investigator's space."""
    n = 0
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and may_strike(g, m, i):
            n = max(n, menace(g, m, i))
    return n


@cached
def best_ambush(g: Mansions, i: int) -> int:
    """Return the worth of the best nearby monster, with the fright that it gives."""
    n = 0
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and g.m_at[m] != g.at[i] and g.apart[g.m_at[m]][g.at[i]] <= 2:
            fright = harm_worth(g, i, 0, 100 - courage(g, i, m))
            n = max(n, menace(g, m, i) + (fright if (g.scared[i] >> m) & 1 == 0 else 0))
    return n


# ---- monsters


def steps_between(g: Mansions, m: int, s: int, t: int) -> int:
    """Return the number of steps of a monster from a space to another."""
    return g.apart[s + (len(g.spaces) if DECK[m] == BEAST else 0)][t]


@cached
def post(g: Mansions, m: int, s: int) -> int:
    """Return the worth of a monster in a space to the Keeper."""
    n = 0
    near = 0
    for i in range(TEAM):
        if playing(g, i) and g.hidden[i] == 0:
            d = steps_between(g, m, s, g.at[i])
            if d == 0 and (g.struck >> m) & 1 == 0:
                n = max(n, menace(g, m, i))
            near = max(near, menace(g, m, i) * max(0, 6 - d) // 8 + 12 * (8 - min(8, d)))
            new = room_of(g, s) == room_of(g, g.at[i]) and room_of(g, g.m_at[m]) != room_of(g, s)
            if new and (g.scared[i] >> m) & 1 == 0:
                n += harm_worth(g, i, 0, 100 - courage(g, i, m))
    if g.room[room_of(g, s)] & Room.FIRE and room_of(g, g.m_at[m]) != room_of(g, s):
        n -= HURT if M_HEALTH[m] - g.m_damage[m] > 1 else 3 * HURT
    return n + near + errand(g, m, s)


@cached
def errand(g: Mansions, m: int, s: int) -> int:
    """Return the worth of a space to a monster for the Objective."""
    k = goal_at(g, KEEPER, Goal.REACHED)
    if k != NONE and CREATURE[m] == g.goals[k][OF] and g.revealed:
        d = steps_between(g, m, s, g.goals[k][WITH])
        return WIN // 10 if d == 0 else 4 * STEP * max(0, 12 - d) // 2
    k = goal_at(g, KEEPER, Goal.SAMPLES)
    if k != NONE and g.samples > 0:
        return 3 * STEP * max(0, 8 - altar_from(g, m, s))
    return 0


@cached
def altar_from(g: Mansions, m: int, s: int) -> int:
    """Return the number of steps of a monster to the nearest altar."""
    best = FAR
    for t in range(1, len(g.spaces)):
        if feature_at(g, t) == Feature.ALTAR:
            best = min(best, steps_between(g, m, s, t))
    return best


@cached
def best_move(g: Mansions, m: int, n: int) -> int:
    """Return the worth of the best move of a monster."""
    if g.m_at[m] == 0:
        return 0
    mask = reach(g, m, n, 0)
    here = post(g, m, g.m_at[m])
    best = 0
    for s in range(1, len(g.spaces)):
        if (mask >> s) & 1:
            best = max(best, post(g, m, s) - here)
    return best


@cached
def arrival(g: Mansions, kind: int, s: int) -> int:
    """Return the worth of a new monster in a space, by its strength and by how near it is."""
    m = FIRST_FIGURE[kind]
    far = FAR
    for i in range(TEAM):
        if playing(g, i):
            far = min(far, steps_between(g, m, s, g.at[i]))
    strength = 30 * M_DAMAGE[m] + 20 * M_HEALTH[m]
    return strength + 25 * max(0, 8 - far) + (errand(g, m, s) // 4)


@cached
def best_arrival(g: Mansions, deck: int) -> int:
    """Return the worth of the best new monster of a type at an entry."""
    best = 0
    for kind in range(9):
        if DECK[FIRST_FIGURE[kind]] == deck:
            for s in range(1, len(g.spaces)):
                if room_of(g, s) in g.entries:
                    best = max(best, arrival(g, kind, s))
    return best


@cached
def crowd(g: Mansions) -> int:
    """Return the number of monsters on the board."""
    return sum(g.m_at[m] > 0 for m in range(MONSTERS))


@cached
def deed_worth(g: Mansions, d: int) -> int:
    """Return the worth of an action card, less its threat."""
    full = 25 * crowd(g)
    if d == Deed.LURCH:
        best = 0
        for m in range(MONSTERS):
            if (g.lurched >> m) & 1 == 0:
                best = max(best, best_move(g, m, pace(g, m)))
        return best - THREAT
    if d == Deed.STAMPEDE:
        total = 0
        for m in range(MONSTERS):
            if DECK[m] == BEAST:
                total += best_move(g, m, 3)
        return total - 3 * THREAT
    if d == Deed.HIRED_HANDS:
        best = 0
        for s in range(1, len(g.spaces)):
            if room_of(g, s) in g.entries:
                best = max(best, arrival(g, Creature.HIRED_HAND, s))
        return best + 80 - full - 2 * THREAT
    if d == Deed.RAISE_THE_DEAD:
        best = 0
        for s in range(1, len(g.spaces)):
            if g.corpses[room_of(g, s)] > 0:
                best = max(best, arrival(g, Creature.WALKING_DEAD, s))
        return best + 80 - full - 2 * THREAT
    if d == Deed.CALL_THE_PACK:
        return best_arrival(g, BEAST) + 80 - full - 4 * THREAT
    if d == Deed.OPEN_THE_DEEP:
        return best_arrival(g, 2) + 120 - full - 6 * THREAT
    return other_deed(g, d)


@cached
def other_deed(g: Mansions, d: int) -> int:
    """Return the worth of a card that does not move monsters."""
    if d == Deed.DRAW_BREATH:
        return 120 - 40 * len(g.mythos_hand) - THREAT
    if d == Deed.OLD_GRUDGES:
        return 190 - 45 * len(g.trauma_hand) - 2 * THREAT
    if d == Deed.SNUFF_THE_LAMPS:
        best = 0
        for r in range(len(g.bodies)):
            best = max(best, dark_worth(g, r))
        return best - THREAT
    if d == Deed.SPREAD_THE_FIRE:
        best = 0
        for r in range(len(g.bodies)):
            best = max(best, fire_worth(g, r))
        return best - 2 * THREAT
    if d == Deed.TAKE_A_SAMPLE or d == Deed.OFFER_THE_SAMPLE:
        return 900
    return 60 - 2 * THREAT


@cached
def dark_worth(g: Mansions, r: int) -> int:
    """Return the worth of Darkness in a room: by those in it, most if monsters are with them."""
    if g.room[r] & Room.DARK:
        return 0
    n = 0
    for i in range(TEAM):
        if playing(g, i) and room_of(g, g.at[i]) == r:
            n += 70 + (60 if best_attack(g, i) > 0 else 0)
    return n


@cached
def fire_worth(g: Mansions, r: int) -> int:
    """Return the worth of Fire in a room: by those in it, less monsters who burn too."""
    if g.room[r] & Room.FIRE:
        return -1000
    n = 0
    for i in range(TEAM):
        if playing(g, i) and room_of(g, g.at[i]) == r:
            n += harm_worth(g, i, 130, 0)
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and room_of(g, g.m_at[m]) == r:
            n -= HURT * 2
    return n


@cached
def prey(g: Mansions, m: int, i: int) -> int:
    """Return the worth of attacking an investigator: most for who has least left."""
    return menace(g, m, i) + 40 - 3 * health(g, i) - sanity(g, i)
