"""The evaluation of options and positions by what a seat can see, for bots and playouts."""

from __future__ import annotations

from ..actions import (
    At,
    Attack,
    Barricade,
    Burn,
    Cast,
    Command,
    Cure,
    Cut,
    Drop,
    EndTurn,
    Explore,
    Give,
    Heal,
    Hide,
    InRoom,
    Learn,
    Leave,
    Place,
    PlayMythos,
    PlayTrauma,
    PutOut,
    Replace,
    Reroll,
    Resume,
    Retain,
    Rotate,
    Rummage,
    Run,
    Seal,
    Special,
    Spend,
    Staunch,
    Step,
    Strike,
    Swap,
    Take,
    TakePerson,
    TakeTraits,
    ToSpace,
    Unblock,
    UseDeed,
    UseThing,
    Whom,
)
from ..components import (
    HEALTH,
    MONSTERS,
    MYTH,
    SANITY,
    SORT,
    START_THING,
    TRAITS,
    WEAPON_DAMAGE,
    Attribute,
    Room,
    Sort,
)
from ..rules.board import room_of, slot_of
from ..rules.exploring import X
from ..rules.keeper_actions import pace
from ..rules.skill_tests import COMBAT, DIE, GOAL, USE, WHO, health, passes, sanity, value_of
from ..state import Mansions
from .goals import hit_worth, leads_to, leaving, outlook, peril
from .items import keep_worth, put_worth, spell_worth, take_worth, thing_worth
from .keeper import (
    arrival,
    best_move,
    dark_worth,
    deed_worth,
    fire_worth,
    mythos_worth,
    post,
    prey,
    trauma_worth,
)
from .odds import chance
from .position_value import value
from .puzzles import move_worth
from .weights import HURT, LEAD, NEVER, UNEXPLORED, WIN

__all__ = ["score_action", "value"]

GAIN = 25
"""Percent that a skill point must add to be worth it."""
CARELESS = -40


def score_action(g: Mansions, p: int, a: int) -> int:
    """Return the score of action `a` for seat `p`, who is asked now."""
    if p == g.keeper[0]:
        return score_keeper(g, p, a)
    i = g.turn - 1
    if Step.matches(a):
        return outlook(g, i, Step.space(a)) - outlook(g, i, g.at[i]) - leaving(g, i)
    if Run.matches(a):
        return outlook(g, i, Run.space(a)) - outlook(g, i, g.at[i]) - leaving(g, i) - 30
    if Spend.matches(a):
        return spend_worth(g)
    if Attack.matches(a):
        return hit_worth(g, i, Attack.monster(a), Attack.weapon(a))
    if Explore.matches(a):
        r = room_of(g, g.at[i])
        return (LEAD if leads_to(g, r) else UNEXPLORED) - 2 * leaving(g, i)
    if Rotate.matches(a) or Swap.matches(a) or Replace.matches(a):
        return puzzle_worth(g, a)
    if Leave.matches(a):
        return WIN
    if UseThing.matches(a):
        return thing_worth(g, i, UseThing.thing(a)) - leaving(g, i)
    if Cast.matches(a):
        return spell_worth(g, i, Cast.spell(a)) - leaving(g, i)
    if EndTurn.matches(a):
        return 0
    return score_rest(g, p, i, a)


def score_rest(g: Mansions, p: int, i: int, a: int) -> int:
    """Return the score of an answer to a smaller question of investigators."""
    if Rummage.matches(a):
        return put_worth(g, i) - leaving(g, i)
    if Take.matches(a):
        return take_worth(g, i, Take.thing(a))
    if Drop.matches(a):
        return CARELESS if g.turn > 0 and g.mask[i] & 2 == 0 else -keep_worth(g, Drop.thing(a))
    if Retain.matches(a):
        return keep_worth(g, Retain.thing(a))
    if Give.matches(a):
        return CARELESS
    if Hide.matches(a):
        return peril(g, i, g.at[i]) // 2 + (HURT if health(g, i) <= 3 or sanity(g, i) <= 2 else -10)
    if PutOut.matches(a):
        return HURT - leaving(g, i)
    if Burn.matches(a):
        return HURT + 20 - leaving(g, i)
    if Resume.matches(a):
        return (LEAD if leads_to(g, Resume.room(a)) else UNEXPLORED) - leaving(g, i)
    if Staunch.matches(a):
        return 3 * HURT - leaving(g, i)
    if Barricade.matches(a) or Unblock.matches(a):
        return CARELESS
    if Heal.matches(a):
        j = slot_of(g, Heal.person(a))
        return 20 - (health(g, j) if Heal.harm(a) == 0 else sanity(g, j))
    if Cut.matches(a):
        return 1
    if InRoom.matches(a):
        return 10 if leads_to(g, InRoom.room(a)) else 0
    if At.matches(a):
        return g.m_damage[At.monster(a)]
    if TakePerson.matches(a):
        return HEALTH[TakePerson.person(a)] + SANITY[TakePerson.person(a)]
    if TakeTraits.matches(a):
        return traits_worth(g, a)
    if Learn.matches(a):
        return 2 - abs(Learn.spell(a) - 1)
    if Whom.matches(a):
        return -health(g, slot_of(g, Whom.person(a)))
    if Cure.matches(a):
        return Cure.trauma(a)
    if ToSpace.matches(a):
        return -way_worth(g, ToSpace.space(a))
    return 0


def way_worth(g: Mansions, s: int) -> int:
    """Return the Keeper's gain if the monster in question goes to a space."""
    m = g.mover - 1
    return post(g, m, s) - post(g, m, g.m_at[m])


def traits_worth(g: Mansions, a: int) -> int:
    """Return the worth of Traits: weapons to begin with, willpower, intellect."""
    key = TakeTraits.person(a) * 4 + TakeTraits.physical(a) * 2 + TakeTraits.mental(a)
    n = TRAITS[key][Attribute.WILLPOWER] * 2 + TRAITS[key][Attribute.INTELLECT]
    k = START_THING[key]
    if k >= 0:
        with_it = Attribute.MARKSMANSHIP if SORT[k] == Sort.RANGED else Attribute.STRENGTH
        n += WEAPON_DAMAGE[k] * TRAITS[key][with_it]
    return n


def spend_worth(g: Mansions) -> int:
    """Return the worth of spending a skill point now, against keeping it for later."""
    i = g.trial[WHO] - 1
    n = g.trial[GOAL]
    gain = chance(g, n + value_of(g, i, Attribute.LUCK)) - chance(g, n)
    need = GAIN if g.trial[USE] == COMBAT else 2 * GAIN
    if health(g, i) <= 3 or sanity(g, i) <= 2:
        need = need // 2
    return gain - need


def puzzle_worth(g: Mansions, a: int) -> int:
    """Return the worth of a move of the puzzle in hand."""
    z = g.working - 1
    for c in range(len(g.puzzle_in)):
        if g.puzzle_in[c] == z:
            return move_worth(g, z, g.seeds[c][X], a)
    return 0


# ---- the Keeper


def score_keeper(g: Mansions, p: int, a: int) -> int:
    """Return the score of an action for the Keeper."""
    if UseDeed.matches(a):
        return deed_worth(g, UseDeed.deed(a))
    if PlayMythos.matches(a):
        return mythos_worth(g, g.turn - 1, MYTH[PlayMythos.mythos(a)])
    if PlayTrauma.matches(a):
        return trauma_worth(g, slot_of(g, PlayTrauma.person(a)), PlayTrauma.trauma(a))
    if Strike.matches(a):
        return 1 + max(1, prey(g, Strike.monster(a), slot_of(g, Strike.person(a))))
    if ToSpace.matches(a):
        s = ToSpace.space(a)
        return way_worth(g, s) if g.mover > 0 else thrown_worth(g, s)
    if At.matches(a):
        return best_move(g, At.monster(a), pace(g, At.monster(a)))
    if Place.matches(a):
        return arrival(g, Place.creature(a), Place.space(a))
    if InRoom.matches(a):
        r = InRoom.room(a)
        return max(dark_worth(g, r), fire_worth(g, r))
    if Whom.matches(a):
        return -health(g, slot_of(g, Whom.person(a)))
    if Reroll.matches(a):
        return 10 if passes(g, g.trial[DIE], g.trial[GOAL]) and g.trial[GOAL] < 7 else NEVER
    if Special.matches(a):
        return 5
    if Command.matches(a):
        return 20
    if Seal.matches(a):
        return 0
    return 0


def thrown_worth(g: Mansions, s: int) -> int:
    """Return the worth of a space for somebody who is pushed about: near monsters, in fire."""
    n = 0
    for m in range(MONSTERS):
        if g.m_at[m] == s:
            n += HURT
    return n + (HURT if g.room[room_of(g, s)] & Room.FIRE else 0)
