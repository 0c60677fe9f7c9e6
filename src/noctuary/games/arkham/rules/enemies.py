"""Enemies: attacks, prey, engagement."""

from __future__ import annotations

from noctuary.kernel import NONE, OUTER, TAKE, IntRule, Rule, ask, emit, offer, rule

from ..ability import AFTER, WHEN, WOULD, Question, Trigger
from ..actions import Attacked, Disengaged, EnemyMoved, Engaged, Evaded, MoveTo, Name, Target
from ..components import DAMAGE, ELUSIVE, HORROR, PREY_OF, Prey, Skill, Trait
from ..state import Arkham
from . import damage, hunting, swarms, windows
from .values import (
    aloof,
    blank,
    connected,
    engaged_with,
    in_game,
    is_enemy,
    is_location,
    massive,
    modified,
    remaining_health,
    remaining_sanity,
    skill,
    total,
    trait,
)

# ---- attacks


@rule("AHB-002", "AHB-138")
def can_attack(g: Arkham, e: int, p: int) -> bool:
    """Whether nothing keeps an enemy from attacking an investigator."""
    if total(g, Question.no_attack, e, p) > 0:
        return False
    return trait(g, e, Trait.ELITE) or total(g, Question.left_alone, p, e) == 0


@rule("AHB-277", "AHB-278", "AHC-143", "AHB-174")
def attack(g: Arkham, e: int, p: int) -> Rule:
    """Let an enemy attack; effects may cancel the attack, change it, or turn it on another."""
    if in_game(g, p) and is_enemy(g, e) and can_attack(g, e, p):
        yield from carry_out_attack(g, e, p)
        if ELUSIVE[g.code[e]]:
            yield from slip_away(g, e)


@rule("AHB-277", "AHB-278", "AHC-075")
def carry_out_attack(g: Arkham, e: int, p: int) -> Rule:
    """Carry out the attack itself, also of an enemy that is not in play."""
    with g.attacks.open(
        enemy=e,
        seat=p,
        damage=modified(g, Question.enemy_damage, e, DAMAGE[g.code[e]], p),
        horror=modified(g, Question.enemy_horror, e, HORROR[g.code[e]], p),
        other=NONE,
    ) as at:
        emit(g, Attacked(card=e, seat=p))
        yield from windows.window(g, WOULD, Trigger.ATTACK, at)
        if g.attacks.cancelled[at] == 0:
            yield from windows.window(g, WHEN, Trigger.ATTACK, at)
        if g.attacks.cancelled[at] or not in_game(g, p):
            return
        with g.deals.open(source=e, by=NONE, attack=1) as d:
            x = g.attacks.other[at]
            if x >= 0:
                g.deals.by[d] = p
                damage.add_victim(g, d, x, g.attacks.damage[at], 0)
                damage.add_victim(g, d, p, 0, g.attacks.horror[at])
            else:
                damage.add_victim(g, d, p, g.attacks.damage[at], g.attacks.horror[at])
            yield from damage.deal(g, d)
        yield from windows.window(g, AFTER, Trigger.ATTACK, at)


@rule("AHB-385")
def attack_all(g: Arkham, e: int, p: int) -> Rule:
    """Let an enemy attack, then each card of its swarm."""
    yield from attack(g, e, p)
    i = 0
    while is_enemy(g, e) and i < swarms.swarm_size(g, e) and threatens(g, e, p):
        yield from attack(g, e, p)
        i += 1


@rule("AHB-394")
def hideout_options(g: Arkham, p: int, card: int, crowded_too: int) -> None:
    for c in g.play:
        if (
            is_location(g, c)
            and connected(g, g.at[card], c)
            and hunting.enemy_can_enter(g, card, c)
        ):
            if crowded_too or not any(in_game(g, q) and g.at[q] == c for q in range(g.seats)):
                offer(g, MoveTo(place=c))


@rule("AHB-394")
def slip_away(g: Arkham, e: int) -> Rule:
    """Let an Elusive enemy disengage, move next door, away from all if it can, and exhaust."""
    if not is_enemy(g, e) or g.exhausted[e]:
        return
    g.engaged[e] = NONE
    emit(g, Disengaged(card=e))
    a = yield ask(g.lead, hideout_options, e, 0, alone=TAKE)
    if a == NONE:
        a = yield ask(g.lead, hideout_options, e, 1, alone=TAKE)
    if a != NONE:
        move_enemy(g, e, MoveTo.place(a))
    g.exhausted[e] = 1


@rule("AHB-267", "AHB-279")
def threatens(g: Arkham, e: int, p: int) -> bool:
    """Whether it is a ready enemy engaged with an investigator."""
    return engaged_with(g, e, p) and g.exhausted[e] == 0 and g.dying[e] == 0


@rule(
    "AHC-153",
    "AHB-009",
    "AHB-138",
    "AHB-170",
    "AHB-283",
    "AHB-289",
    "AHB-418",
    "AHC-061",
    "AHC-296",
    "AHC-396",
)
def errand_options(g: Arkham, p: int, w: int) -> None:
    for c in g.errands.cards[w]:
        offer(g, Target(card=c))


@rule("AHB-009", "AHC-153")
def pick(g: Arkham, p: int, w: int) -> IntRule:
    """Take one card off a work list, the seat's choice when there are several."""
    a = yield ask(p, errand_options, w, alone=TAKE, clause=OUTER)
    g.errands.cards[w].remove(Target.card(a))
    return Target.card(a)


@rule("AHB-168", "AHB-170", "AHB-172", "AHB-173", "AHB-179", "AHC-130")
def attacks_of_opportunity(g: Arkham, p: int) -> Rule:
    """Let every ready enemy engaged with the investigator attack once, without exhausting."""
    with g.errands.open(seat=p) as w:
        for e in g.play:
            if threatens(g, e, p):
                g.errands.cards[w].append(e)
        while len(g.errands.cards[w]) and g.out[p] == 0:
            e = yield from pick(g, p, w)
            if threatens(g, e, p):
                yield from attack_all(g, e, p)


@rule("AHB-138", "AHB-278")
def enemy_attacks(g: Arkham, p: int) -> Rule:
    """Carry out step 3.3 for one investigator: each enemy exhausts after its attack."""
    with g.errands.open(seat=p) as w:
        for e in g.play:
            if threatens(g, e, p) and not massive(g, e):
                g.errands.cards[w].append(e)
        while len(g.errands.cards[w]) and g.out[p] == 0:
            e = yield from pick(g, p, w)
            if threatens(g, e, p) and can_attack(g, e, p):
                yield from attack_all(g, e, p)
                if is_enemy(g, e):
                    g.exhausted[e] = 1


@rule("AHB-289")
def massive_victim_options(g: Arkham, p: int, card: int, done: int) -> None:
    for q in range(g.seats):
        if engaged_with(g, card, q) and (done >> q) & 1 == 0 and can_attack(g, card, q):
            offer(g, Name(seat=q))


@rule("AHB-289")
def massive_attacks(g: Arkham) -> Rule:
    """Let a Massive enemy attack everybody at its location, in the lead's order, then exhaust."""
    with g.errands.open(seat=g.lead) as w:
        for e in g.play:
            if is_enemy(g, e) and massive(g, e) and g.exhausted[e] == 0:
                g.errands.cards[w].append(e)
        while len(g.errands.cards[w]):
            e = yield from pick(g, g.lead, w)
            done = 0
            while is_enemy(g, e):
                a = yield ask(g.lead, massive_victim_options, e, done, alone=TAKE)
                if a == NONE:
                    break
                done |= 1 << Name.seat(a)
                yield from attack(g, e, Name.seat(a))
            if is_enemy(g, e) and done:
                g.exhausted[e] = 1


# ---- prey and engagement


LIKED = 200
"""The rank of prey before what the enemy looks for is counted: never below zero."""


@rule("AHB-263", "AHB-264", "AHB-268")
def prey_rank(g: Arkham, e: int, p: int) -> int:
    """Return how much an enemy prefers an investigator; negative when it never goes after them."""
    if g.answering[Question.spares] and total(g, Question.spares, e, p) > 0:
        return -1
    k = PREY_OF[g.code[e]]
    if k == Prey.ANY or blank(g, e):
        return 0
    if k == Prey.BEARER:
        return 1 if g.owner[e] == p else -1
    n = 0
    if k == Prey.HIGHEST_COMBAT:
        n = skill(g, p, Skill.combat, NONE)
    elif k == Prey.LOWEST_COMBAT:
        n = -skill(g, p, Skill.combat, NONE)
    elif k == Prey.LOWEST_AGILITY:
        n = -skill(g, p, Skill.agility, NONE)
    elif k == Prey.LOWEST_HEALTH:
        n = -remaining_health(g, p)
    elif k == Prey.LOWEST_SANITY:
        n = -remaining_sanity(g, p)
    elif k == Prey.HIGHEST_SANITY:
        n = remaining_sanity(g, p)
    elif k == Prey.MOST_CLUES:
        n = g.clues[p]
    elif k == Prey.FEWEST_CARDS:
        n = -len(g.hand[p])
    return max(0, LIKED + n)


@rule("AHB-262", "AHB-263")
def best_prey(g: Arkham, e: int, where: int) -> int:
    """Return the highest rank among investigators at a location (anywhere when it is none)."""
    best = -1
    for p in range(g.seats):
        if in_game(g, p) and (where < 0 or g.at[p] == where):
            best = max(best, prey_rank(g, e, p))
    return best


@rule("AHB-262", "AHB-263", "AHB-274")
def prey_options(g: Arkham, p: int, card: int, where: int) -> None:
    best = best_prey(g, card, where)
    if best >= 0:
        for q in range(g.seats):
            if in_game(g, q) and (where < 0 or g.at[q] == where) and prey_rank(g, card, q) == best:
                offer(g, Name(seat=q))


@rule("AHB-261", "AHB-285", "AHB-288")
def loose(g: Arkham, e: int) -> bool:
    """Whether it is a ready enemy that would engage somebody at its location."""
    if not is_enemy(g, e) or g.engaged[e] >= 0 or g.exhausted[e] or g.dying[e] or g.at[e] < 0:
        return False
    return not aloof(g, e) and not massive(g, e) and best_prey(g, e, g.at[e]) >= 0


@rule("AHB-261", "AHB-262", "AHB-265", "AHB-266", "AHB-253", "AHB-270", "AHC-443")
def engage_all(g: Arkham) -> Rule:
    """Let every ready unengaged enemy where an investigator is engage one, by its prey."""
    i = 0
    while i < len(g.play):
        e = g.play[i]
        i += 1
        if loose(g, e):
            a = yield ask(g.lead, prey_options, e, g.at[e], alone=TAKE)
            yield from engage(g, e, Name.seat(a))
            i = 0


@rule("AHB-158", "AHC-240", "AHC-241", "AHC-369", "AHC-370")
def engage(g: Arkham, e: int, p: int) -> Rule:
    """Engage an enemy and an investigator, with every card of its swarm."""
    g.engaged[e] = p
    emit(g, Engaged(card=e, seat=p))
    for _ in range(1 + swarms.swarm_size(g, e)):
        with g.engagements.open(enemy=e, seat=p) as event:
            yield from windows.window(g, AFTER, Trigger.ENGAGE, event)


@rule("AHB-269", "AHB-284")
def move_enemy(g: Arkham, e: int, c: int) -> None:
    """Move an enemy to a location; it disengages from an investigator who stays behind."""
    g.at[e] = c
    emit(g, EnemyMoved(card=e, place=c))
    if g.engaged[e] >= 0 and g.at[g.engaged[e]] != c:
        g.engaged[e] = NONE
        emit(g, Disengaged(card=e))


@rule("AHB-070", "AHB-270")
def can_disengage(g: Arkham, p: int) -> bool:
    """Whether an enemy would let go of an investigator, even if only to engage again."""
    return any(is_enemy(g, e) and g.engaged[e] == p for e in g.play)


@rule("AHB-270")
def disengage_all(g: Arkham, p: int) -> None:
    """Disengage all enemies from an investigator; none is exhausted."""
    for e in g.play:
        if is_enemy(g, e) and g.engaged[e] == p:
            g.engaged[e] = NONE
            emit(g, Disengaged(card=e))


@rule("AHB-156", "AHB-157", "AHB-290", "AHC-261")
def evaded(g: Arkham, e: int, p: int, tested: int) -> Rule:
    """Exhaust and disengage the enemy, which stays where it is."""
    g.exhausted[e] = 1
    g.engaged[e] = NONE
    emit(g, Evaded(card=e, seat=p))
    with g.evasions.open(enemy=e, seat=p, tested=tested) as event:
        yield from windows.window(g, AFTER, Trigger.EVADE, event)
