"""Enemies on the move, and the nearest of them."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, offer, rule

from ..ability import Question
from ..actions import MoveTo, Name, Target
from ..state import Arkham
from . import enemies
from .values import (
    NO_WAY,
    connected,
    distance,
    engaged_somewhere,
    hunter,
    in_game,
    is_enemy,
    is_location,
    total,
    trait,
)

# ---- moving


@rule("AHB-282", "AHB-002")
def enemy_can_enter(g: Arkham, e: int, where: int) -> bool:
    """Whether nothing bars an enemy from a location."""
    return total(g, Question.no_enter, where, e) == 0 and total(g, Question.no_move, e, where) == 0


@rule("AHB-280", "AHB-281")
def hunted(g: Arkham, e: int, p: int) -> bool:
    """Whether it is an investigator among the nearest this enemy goes after, best prey first."""
    if not in_game(g, p) or enemies.prey_rank(g, e, p) < 0:
        return False
    mine = distance(g, g.at[e], g.at[p])
    for q in range(g.seats):
        if q != p and in_game(g, q) and enemies.prey_rank(g, e, q) >= 0:
            d = distance(g, g.at[e], g.at[q])
            if d < mine or (d == mine and enemies.prey_rank(g, e, q) > enemies.prey_rank(g, e, p)):
                return False
    return mine < NO_WAY


@rule("AHB-281")
def quarry_options(g: Arkham, p: int, card: int) -> None:
    for q in range(g.seats):
        if hunted(g, card, q):
            offer(g, Name(seat=q))


@rule("AHB-281", "AHB-284", "AHB-282")
def step_options(g: Arkham, p: int, card: int, goal: int) -> None:
    d = distance(g, g.at[card], goal)
    for c in g.play:
        if is_location(g, c) and connected(g, g.at[card], c) and distance(g, c, goal) == d - 1:
            if enemy_can_enter(g, card, c):
                offer(g, MoveTo(place=c))


@rule("AHB-284", "AHC-314")
def move_enemy_toward(g: Arkham, e: int, goal: int) -> Rule:
    """Move one step along a shortest path, the lead's choice; it reveals nothing."""
    if g.at[e] != goal and distance(g, g.at[e], goal) < NO_WAY:
        a = yield ask(g.lead, step_options, e, goal, alone=TAKE)
        if a != NONE:
            enemies.move_enemy(g, e, MoveTo.place(a))
            yield from enemies.engage_all(g)


@rule("AHB-393")
def beat(g: Arkham, e: int, c: int) -> int:
    """Return how far a patrolling enemy has to go to a place it patrols; NO_WAY when it is none."""
    if not is_location(g, c) or total(g, Question.patrol, e, c) == 0:
        return NO_WAY
    return distance(g, g.at[e], c)


@rule("AHB-393")
def patrol_options(g: Arkham, p: int, card: int) -> None:
    best = NO_WAY
    for c in g.play:
        best = min(best, beat(g, card, c))
    for c in g.play:
        if best < NO_WAY and beat(g, card, c) == best:
            offer(g, MoveTo(place=c))


def stalks(g: Arkham, e: int) -> bool:
    """Whether it is a ready Hunter that is engaged with nobody."""
    return is_enemy(g, e) and g.exhausted[e] == 0 and not engaged_somewhere(g, e) and hunter(g, e)


@rule("AHB-137", "AHB-279", "AHB-280", "AHB-393")
def roams(g: Arkham, e: int) -> bool:
    """Whether it is a ready enemy with Hunter or Patrol that is engaged with nobody."""
    if not is_enemy(g, e) or g.exhausted[e] or engaged_somewhere(g, e):
        return False
    return hunter(g, e) or (
        g.answering[Question.patrol] > 0 and any(beat(g, e, c) < NO_WAY for c in g.play)
    )


@rule("AHB-137", "AHB-280", "AHB-283", "AHB-393")
def hunters_move(g: Arkham, patrols: int = 1) -> Rule:
    """Move each ready unengaged Hunter one step, and each patrol, in the order of the lead."""
    with g.errands.open(seat=g.lead) as w:
        for e in g.play:
            if stalks(g, e) or (patrols and roams(g, e)):
                g.errands.cards[w].append(e)
        while len(g.errands.cards[w]):
            e = yield from enemies.pick(g, g.lead, w)
            if roams(g, e):
                if hunter(g, e):
                    a = yield ask(g.lead, quarry_options, e, alone=TAKE)
                    if a != NONE:
                        yield from move_enemy_toward(g, e, g.at[Name.seat(a)])
                else:
                    a = yield ask(g.lead, patrol_options, e, alone=TAKE)
                    yield from move_enemy_toward(g, e, MoveTo.place(a))


# ---- finding enemies


NOWHERE = NO_WAY + 1
"""Farther than any enemy can be."""


@rule("AHB-027")
def nearest_rank(g: Arkham, e: int, where: int, t: int) -> int:
    """Return how far an enemy with a trait (none: any) is from a location; NOWHERE when it is not
    one.
    """
    if not is_enemy(g, e) or (t >= 0 and not trait(g, e, t)):
        return NOWHERE
    return distance(g, where, g.at[e])


@rule("AHB-027")
def nearest_options(g: Arkham, p: int, where: int, t: int) -> None:
    best = NOWHERE
    for e in g.play:
        best = min(best, nearest_rank(g, e, where, t))
    for e in g.play:
        if best < NOWHERE and nearest_rank(g, e, where, t) == best:
            offer(g, Target(card=e))


@rule("AHB-027", "AHC-312", "AHC-313")
def nearest_enemy(g: Arkham, p: int, t: int) -> IntRule:
    """Return the nearest enemy with a trait, ties to the lead; none when there is none in play."""
    a = yield ask(g.lead, nearest_options, g.at[p], t, alone=TAKE)
    if a == NONE:
        return NONE
    return Target.card(a)
