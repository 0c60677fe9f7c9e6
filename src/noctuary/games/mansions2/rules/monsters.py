"""Monsters: coming, moving, attacking, hurt and gone."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, ask_all, emit, offer, rand, rule
from noctuary.mechanics.spaces import BREAKS, FIRE, distance, exits, in_range, on_board

from ..actions import (
    Activated,
    Defeated,
    Missing,
    MonsterHurt,
    MonsterMended,
    MonsterMoved,
    Pick,
    PickSpace,
    Spawned,
    Targeted,
    Vanished,
)
from ..columns import ActRow, CreatureRow, SpaceRow
from ..components import ABILITIES, CLASSES
from ..limits import ID_TOKENS, MONSTERS
from ..opcodes import NAMED_PLACE, Direction, Note, Selector, Side, Trigger, Use
from ..state import Mansions
from . import barricades, companion_mythos, ending, moving
from .evade import ACTIVATION, drawn
from .group_choices import agreed, heard, leader, voting
from .interpreter import companion, dispatch, events, targets

AQUATIC, UNBOUND, CHANTING = (1 << ABILITIES.index(a) for a in ("aquatic", "unbound", "chanting"))
HUMANOID = CLASSES.index("humanoid")
ANYWHERE, HERE, IN_RANGE = range(3)
"""Among whom a monster looks for somebody."""
MOST_HEALTH = 999


def can(g: Mansions, m: int, ability: int) -> bool:
    """Whether a monster has an ability."""
    return g.creatures[g.m_kind[m]][CreatureRow.ABILITIES] & ability > 0


def gait(g: Mansions, m: int) -> int:
    """Return how a monster crosses edges: by its abilities; it breaks what blocks its way."""
    return g.creatures[g.m_kind[m]][CreatureRow.ABILITIES] | BREAKS


# ---- coming and going


def free_slot(g: Mansions) -> int:
    """Return a place in the drawer, or NONE."""
    for m in range(MONSTERS):
        if m not in g.alive:
            return m
    return NONE


@rule("MAN2-017", "MAN2-042", "MAN2-053")
def figures_left(g: Mansions, creature: int) -> int:
    """Return how many figures of a kind are still in the box."""
    kind = g.creatures[creature][CreatureRow.KIND]
    used = sum(1 for m in g.alive if g.creatures[g.m_kind[m]][CreatureRow.KIND] == kind)
    return g.creatures[kind][CreatureRow.FIGURES] - used


@rule("MAN2-349", "MAN2-350", "MAN2-351", "MAN2-039")
def id_token(g: Mansions, creature: int) -> int:
    """Return the identification of a named monster, or of a second one of its kind; 0: none."""
    kind = g.creatures[creature][CreatureRow.KIND]
    another = any(g.creatures[g.m_kind[m]][CreatureRow.KIND] == kind for m in g.alive)
    if kind == creature and not another:
        return 0
    for n in range(1, ID_TOKENS + 1):
        if not any(g.m_id[m] == n for m in g.alive):
            return n
    return 0


@rule("MAN2-348", "MAN2-523")
def spawn(g: Mansions, e: int, creature: int, place: int, plus: int, at: int) -> Rule:
    """Bring a monster into play where an effect says, or tell people to."""
    if events.foreign(g):
        if room_for(g, creature):
            come(g, creature, place, plus)
    elif g.kept[Side.FIGURES] == 0 and place < NAMED_PLACE:
        if room_for(g, creature):
            companion.instruct(g, at, e)
            enter(g, creature, NONE, plus)
    else:
        s = yield from targets.where(g, e, place)
        bring(g, creature, s, plus)


@rule("MAN2-Q35")
def come(g: Mansions, creature: int, place: int, plus: int) -> None:
    """Bring a monster of a foreign quest into play: where it is drawn, or where the text says."""
    s = targets.first_laid(g, place - NAMED_PLACE) if place >= NAMED_PLACE else NONE
    if s == NONE and g.kept[Side.FIGURES]:
        s = beside_somebody(g)
    m = enter(g, creature, s, plus)
    emit(g, Spawned(monster=m, creature=creature, space=max(0, s)))
    companion.note(g, Note.SPAWN, creature, NONE, m)


@rule("MAN2-Q36")
def beside_somebody(g: Mansions) -> int:
    """Return where a monster comes if nobody says: the space of the actor, or of the first."""
    if g.turn >= 0 and g.out[g.turn] == 0 and g.at[g.turn] > 0:
        return g.at[g.turn]
    for i in range(g.party[0]):
        if g.out[i] == 0 and g.at[i] > 0:
            return g.at[i]
    return NONE


def room_for(g: Mansions, creature: int) -> bool:
    """Whether a figure and a place in the drawer are left; emit it if not."""
    if free_slot(g) == NONE or figures_left(g, creature) <= 0:
        emit(g, Missing(n=0))
        return False
    return True


@rule(
    "MAN2-017", "MAN2-341", "MAN2-342", "MAN2-347", "MAN2-348", "MAN2-355", "MAN2-Q12", "MAN2-Q23"
)
def bring(g: Mansions, creature: int, s: int, plus: int) -> None:
    """Put one copy of a monster on a space, if a figure and a place in the drawer are left."""
    if not on_board(g, s):
        emit(g, Missing(n=0))
    elif room_for(g, creature):
        m = enter(g, creature, s, plus)
        emit(g, Spawned(monster=m, creature=creature, space=s))
        companion.note(g, Note.SPAWN, creature, NONE, m)


def enter(g: Mansions, creature: int, s: int, plus: int) -> int:
    """Put a new monster into the drawer."""
    m = free_slot(g)
    row = g.creatures[creature][CreatureRow.HEALTH]
    health = row + g.creatures[creature][CreatureRow.EACH] * g.party[0] + plus
    g.m_id[m] = id_token(g, creature)
    g.m_kind[m] = creature
    g.m_at[m] = s
    g.m_damage[m] = 0
    g.m_health[m] = max(1, min(MOST_HEALTH, health))
    g.m_acted[m] = 1
    for k in range(4):
        g.m_last[m][k] = 0
    g.alive.append(m)
    return m


def unspawn(g: Mansions, creature: int) -> None:
    """Take every monster of a row of creatures from the board."""
    for m in range(MONSTERS):
        if m in g.alive and g.m_kind[m] == creature:
            vanish(g, m)


@rule("MAN2-197")
def vanish(g: Mansions, m: int) -> None:
    """Take a monster from the board without defeating it."""
    g.alive.remove(m)
    emit(g, Vanished(monster=m, creature=g.m_kind[m]))
    companion.note(g, Note.VANISH, g.m_kind[m], NONE, m)


@rule("MAN2-138", "MAN2-139", "MAN2-140", "MAN2-355", asks=True)
def hurt(g: Mansions, m: int, n: int) -> Rule:  # type: ignore[return]  # it asks nothing
    """Deal damage to a monster; with as much as its health it is defeated."""
    kind = g.m_kind[m]
    if n > 0 and m in g.alive:
        g.m_damage[m] = min(MOST_HEALTH, g.m_damage[m] + n)
        emit(g, MonsterHurt(monster=m, creature=kind, n=n))
        companion.note(g, Note.HURT, n, NONE, m)
    if m in g.alive and g.m_damage[m] >= g.m_health[m]:
        g.alive.remove(m)
        emit(g, Defeated(monster=m, creature=kind))
        companion.note(g, Note.DEFEATED, kind, NONE, m)
        with g.scenes.open(
            seat=g.turn, origin=g.turn, monster=m, card=NONE, place=NONE, weapon_card=NONE,
            skill=NONE, puzzle=NONE,
        ) as e:  # fmt: skip
            events.fire(g, Trigger.DEFEATED, kind, e)
            if g.creatures[kind][CreatureRow.KIND] != kind:
                events.fire(g, Trigger.DEFEATED, g.creatures[kind][CreatureRow.KIND], e)


def mend(g: Mansions, m: int, n: int) -> None:
    """Take damage from a monster."""
    less = min(n, g.m_damage[m])
    if less > 0:
        g.m_damage[m] -= less
        emit(g, MonsterMended(monster=m, creature=g.m_kind[m], n=less))
        companion.note(g, Note.MEND, less, NONE, m)


@rule("MAN2-401", "MAN2-402", "MAN2-407")
def burn(g: Mansions, m: int) -> Rule:
    """Hurt a monster by Fire, unless it is unbound."""
    if g.m_at[m] > 0 and g.feature[g.m_at[m]] & FIRE and not can(g, m, UNBOUND):
        yield from hurt(g, m, 1)


# ---- moving


@rule("MAN2-211")
def march_options(g: Mansions, p: int, monster: int, goal: int, direction: int) -> None:
    """Offer every step of a monster that leads nearer to a space, or farther from it."""
    if heard(g, p):
        here = distance(g, g.m_at[monster], goal, gait(g, monster))
        for k in range(exits(g, g.m_at[monster])):
            t = moving.bearing_at(g, g.m_at[monster], k, goal, gait(g, monster), direction, here)
            if t > 0:
                offer(g, PickSpace(space=t))


@rule("MAN2-010", "MAN2-199", "MAN2-211", "MAN2-212", "MAN2-371")
def stride(g: Mansions, m: int, n: int, goal: int, direction: int) -> Rule:
    """Move a monster by so many spaces; the group chooses among equal ways."""
    while n > 0 and m in g.alive and g.m_at[m] > 0 and goal > 0:
        if voting(g) and moving.bearings(g, g.m_at[m], goal, gait(g, m), direction) > 1:
            yield ask_all(march_options, m, goal, direction)
            a = agreed(g)
        else:
            a = yield ask(leader(g), march_options, m, goal, direction, alone=TAKE)
        if a == NONE:
            return
        n = yield from step(g, m, PickSpace.space(a), n)


@rule("MAN2-200", "MAN2-385", "MAN2-386", "MAN2-402")
def step(g: Mansions, m: int, s: int, n: int) -> IntRule:
    """Move a monster one space; return its steps left, none before a Barricade that holds."""
    b = barricades.between(g, g.m_at[m], s, gait(g, m))
    while b != NONE:
        through = yield from barricades.broken(g, m, b)
        if through == 0:
            return 0
        b = barricades.between(g, g.m_at[m], s, gait(g, m))
    g.m_at[m] = s
    emit(g, MonsterMoved(monster=m, creature=g.m_kind[m], space=s))
    yield from burn(g, m)
    return n - 1


@rule("MAN2-199", "MAN2-371")
def march(g: Mansions, e: int, n: int, who: int, direction: int, of: int) -> Rule:
    """Move one monster or several by an effect, toward somebody or away from him."""
    if who == Selector.MONSTERS or who == Selector.MONSTERS_RANGE:
        for m in range(MONSTERS):
            if targets.monster_meant(g, e, who, m):
                yield from march_one(g, e, m, n, direction, of)
    else:
        s = targets.origin(g, e)
        one = yield from targets.choose_monster(g, e, who, s)
        if one >= 0:
            yield from march_one(g, e, one, n, direction, of)


@rule("MAN2-209", "MAN2-210")
def march_one(g: Mansions, e: int, m: int, n: int, direction: int, of: int) -> Rule:
    """Move a monster toward somebody or away from him."""
    if of >= Selector.CLOSEST and of < Selector.MONSTER:
        goal = meeting(g, m, of)
        if goal == NONE:
            q = yield from prey(g, m, of, ANYWHERE)
            goal = g.at[q] if q >= 0 else NONE
    else:
        goal = yield from moving.goal_of(g, e, of, g.m_at[m])
    if goal > 0:
        yield from stride(g, m, n, goal, max(direction, Direction.TOWARD))


# ---- looking for somebody


def reaches(g: Mansions, m: int, q: int, where: int) -> bool:
    """Whether an investigator is where a monster looks for somebody."""
    if g.out[q] or g.at[q] <= 0:
        return False
    if where == HERE:
        return g.at[q] == g.m_at[m]
    return where == ANYWHERE or in_range(g, g.m_at[m], g.at[q])


@rule("MAN2-209", "MAN2-210", "MAN2-Q17")
def rank(g: Mansions, m: int, who: int, q: int) -> int:
    """Return how well an investigator fits what a monster looks for, by its own distance."""
    if who == Selector.CLOSEST:
        return -distance(g, g.m_at[m], g.at[q], gait(g, m))
    if who == Selector.FARTHEST:
        return distance(g, g.m_at[m], g.at[q], gait(g, m))
    return targets.rank(g, who, q, g.m_at[m])


def best_rank(g: Mansions, m: int, who: int, where: int) -> int:
    """Return the highest rank of those whom a monster reaches."""
    best = -MOST_HEALTH - 1
    for q in range(g.party[0]):
        if reaches(g, m, q, where):
            best = max(best, rank(g, m, who, q))
    return best


@rule("MAN2-010")
def prey_options(g: Mansions, p: int, monster: int, who: int, where: int) -> None:
    """Offer those whom a monster ranks highest."""
    if heard(g, p):
        best = best_rank(g, monster, who, where)
        for q in range(g.party[0]):
            if reaches(g, monster, q, where) and rank(g, monster, who, q) == best:
                offer(g, Pick(investigator=g.who[q]))


def alike(g: Mansions, m: int, who: int, where: int) -> int:
    """Return how many a monster ranks highest."""
    best = best_rank(g, m, who, where)
    n = 0
    for q in range(g.party[0]):
        if reaches(g, m, q, where) and rank(g, m, who, q) == best:
            n += 1
    return n


def meeting(g: Mansions, m: int, who: int) -> int:
    """Return the one space of all whom a monster ranks highest, or NONE."""
    best = best_rank(g, m, who, ANYWHERE)
    s = NONE
    for q in range(g.party[0]):
        if reaches(g, m, q, ANYWHERE) and rank(g, m, who, q) == best:
            if s != NONE and s != g.at[q]:
                return NONE
            s = g.at[q]
    return s


def any_prey(g: Mansions, m: int, where: int) -> int:
    """Return somebody whom a monster reaches, at random, or NONE."""
    n = sum(1 for q in range(g.party[0]) if reaches(g, m, q, where))
    if n == 0:
        return NONE
    k = rand(g, n)
    for q in range(g.party[0]):
        if reaches(g, m, q, where):
            if k == 0:
                return q
            k -= 1
    return NONE


@rule("MAN2-010", "MAN2-353", "MAN2-503")
def prey(g: Mansions, m: int, who: int, where: int) -> IntRule:
    """Return whom a monster means, or NONE; the group decides between equals."""
    if who < Selector.CLOSEST or who >= Selector.MONSTER:
        return any_prey(g, m, where)
    if voting(g) and alike(g, m, who, where) > 1:
        yield ask_all(prey_options, m, who, where)
        a = agreed(g)
    else:
        a = yield ask(leader(g), prey_options, m, who, where, alone=TAKE)
    return g.slot[Pick.investigator(a)] if a != NONE else NONE


# ---- the monster step


@rule("MAN2-346", "MAN2-Q12")
def chanted(g: Mansions, m: int) -> int:
    """Return how many others chant for a humanoid within their range."""
    if m < 0 or m not in g.alive or g.creatures[g.m_kind[m]][CreatureRow.CLASS] != HUMANOID:
        return 0
    n = 0
    for other in g.alive:
        if other != m and can(g, other, CHANTING) and in_range(g, g.m_at[other], g.m_at[m]):
            n += 1
    return n


@rule("MAN2-353", "MAN2-354", "MAN2-502", "MAN2-525", "MAN2-Q13", "MAN2-Q30")
def activate(g: Mansions, m: int) -> Rule:
    """Move a monster toward somebody and let it attack, or do what it does instead."""
    if g.kept[Side.FIGURES] == 0:
        yield from companion_mythos.activate(g, m)
        return
    kind = g.m_kind[m]
    with g.scenes.open(
        seat=NONE, origin=NONE, monster=m, card=NONE, place=NONE, weapon_card=NONE,
        use=Use.MYTHOS, skill=NONE, puzzle=NONE,
    ) as e:  # fmt: skip
        yield from burn(g, m)
        if m not in g.alive or g.creatures[kind][CreatureRow.ACTS] == 0:
            return
        count = g.creatures[kind][CreatureRow.ACTS]
        act = g.creatures[kind][CreatureRow.FIRST] + drawn(g, m, ACTIVATION, count)
        if g.acts[act][ActRow.MOVE] < 0:
            yield from companion_mythos.act_itself(g, m, g.acts[act][ActRow.DO])
            return
        emit(g, Activated(monster=m, creature=kind, text=g.acts[act][ActRow.TEXT]))
        n = g.acts[act][ActRow.MOVE]
        if can(g, m, AQUATIC) and g.m_at[m] > 0 and g.spaces[g.m_at[m]][SpaceRow.WATER]:
            n += 1
        if n > 0:
            yield from march_one(g, e, m, n, Direction.TOWARD, g.acts[act][ActRow.TOWARD])
        if m in g.alive:
            yield from strike(g, e, m, act)


@rule("MAN2-353", "MAN2-354", "MAN2-503", "MAN2-504", "MAN2-505", "MAN2-525")
def strike(g: Mansions, e: int, m: int, act: int) -> Rule:
    """Carry out an attack on whom the monster reaches; without anybody, the other effect."""
    where = IN_RANGE if g.acts[act][ActRow.RANGED] else HERE
    victim = yield from prey(g, m, g.acts[act][ActRow.PICK], where)
    if victim < 0:
        yield from dispatch.run(g, g.acts[act][ActRow.ELSE], e)
        return
    emit(g, Targeted(monster=m, creature=g.m_kind[m], investigator=g.who[victim]))
    g.scenes.seat[e] = victim
    g.scenes.origin[e] = victim
    g.scenes.number[e] = -chanted(g, m)
    yield from dispatch.run(g, g.acts[act][ActRow.DO], e)


@rule("MAN2-087", "MAN2-088", "MAN2-089", "MAN2-352", "MAN2-524", "MAN2-Q32")
def monster_step(g: Mansions) -> Rule:
    """Activate every monster in the order of the drawer; new ones wait a round."""
    for m in g.alive:
        g.m_acted[m] = 0
    m = next_monster(g)
    while m >= 0:
        g.m_acted[m] = 1
        yield from activate(g, m)
        yield from events.settle(g, NONE)
        yield from ending.all_fallen(g)
        m = next_monster(g)


def next_monster(g: Mansions) -> int:
    """Return the first monster of the drawer that has not acted, or NONE."""
    for m in g.alive:
        if g.m_acted[m] == 0:
            return m
    return NONE
