"""Killed investigators, new investigators, elimination, and the end of the game."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import (
    NONE,
    OUTER,
    Rule,
    ask,
    deny,
    emit,
    finish,
    move,
    move_all,
    offer,
    rand,
    rule,
)

from ..actions import (
    Eliminated,
    Got,
    Joined,
    Killed,
    Learned,
    MythosGone,
    TakePerson,
    TakeTraits,
    TraumaGone,
    Won,
)
from ..components import (
    BACKS,
    FIRST,
    INVESTIGATORS,
    KEEPER,
    PEOPLE,
    SKILL,
    SPELLS,
    START_SPELL,
    START_THING,
    Status,
)
from ..state import Mansions
from . import damage, items, moving
from .board import playing, still_in


@rule("MAN1-013", "MAN1-018", "MAN1-026", "MAN1-029", "MAN1-031", "MAN1-032", "MAN1-041")
def kill(g: Mansions, i: int) -> Rule:
    """Kill an investigator, who leaves all behind; the player takes another, or is eliminated."""
    emit(g, Killed(person=g.who[i]))
    leave_all(g, i)
    g.status[i] = Status.KILLED
    if g.revealed or g.used == (1 << PEOPLE) - 1:
        yield from eliminate(g, i)


@rule("MAN1-026", "MAN1-027", "MAN1-028", "MAN1-029", "MAN1-030", "MAN1-044", "MAN1-117")
def leave_all(g: Mansions, i: int) -> None:
    """Drop things in the room; discard spells, tokens, Trauma and facedown Mythos cards."""
    items.drop_all(g, i, NONE)
    for k in range(SPELLS):
        if (g.spells[i] >> k) & 1:
            discard_spell(g, k)
    g.spells[i] = 0
    for c in g.trauma_on[i]:
        emit(g, TraumaGone(person=g.who[i], trauma=c))
    move_all(g, g.trauma_on[i], g.trauma_discard)
    for c in g.mythos_down[i]:
        emit(g, MythosGone(person=g.who[i], mythos=c))
    move_all(g, g.mythos_down[i], g.mythos_discard)
    g.at[i] = 0
    g.damage[i] = 0
    g.horror[i] = 0
    g.skill[i] = 0
    g.hidden[i] = 0
    g.stuck[i] = 0
    g.dazed[i] = 0
    g.jammed[i] = 0
    g.dying[i] = 0
    g.ashamed[i] = 0
    g.ward[i] = 0
    g.salted[i] = 0


@rule("MAN1-028", "MAN1-065", "MAN1-117", "MAN1-Q21")
def discard_spell(g: Mansions, k: int) -> int:
    """Discard some copy of a spell on its deck's discard pile; only now it is seen which."""
    if g.spell_gone[k] == (1 << BACKS) - 1:
        g.spell_gone[k] = 0
    n = BACKS
    for b in range(BACKS):
        n -= (g.spell_gone[k] >> b) & 1
    n = rand(g, n)
    b = 0
    while (g.spell_gone[k] >> b) & 1 or n > 0:
        if (g.spell_gone[k] >> b) & 1 == 0:
            n -= 1
        b += 1
    g.spell_gone[k] |= 1 << b
    return b


@rule("MAN1-035", "MAN1-041", "MAN1-042", "MAN1-045", "MAN1-063")
def eliminate(g: Mansions, i: int) -> Rule:
    """Eliminate a player; when all are out, the Keeper has won."""
    g.status[i] = Status.OUT
    emit(g, Eliminated(seat=g.player[i]))
    if still_in(g) == 1:
        damage.swap_traumas(g)
    if still_in(g) == 0:
        yield from conclude(g, KEEPER)


@rule("MAN1-043", "MAN1-114", "MAN1-Q28", asks=True)
def conclude(g: Mansions, side: int) -> Any:
    """End the game: a side has won, with all who belong to it, or nobody has."""
    for p in range(g.seats):
        mine = KEEPER if p == g.keeper[0] else INVESTIGATORS
        g.result[p] = 1000 if mine == side else 0
        g.score[p] = 1 if mine == side else 0
    emit(g, Won(side=side))
    finish(g)


# ---- investigators to choose


@rule("MAN1-115", "MAN1-034", "MAN1-030", "MAN1-036")
def person_options(g: Mansions, p: int) -> None:
    """Offer anybody who has had no part in this story."""
    for k in range(PEOPLE):
        if (g.used >> k) & 1:
            deny(g, TakePerson(person=k), "MAN1-034")
        else:
            offer(g, TakePerson(person=k))


@rule("MAN1-037", "MAN1-036", "MAN1-Q35")
def traits_options(g: Mansions, p: int, person: int) -> None:
    """Offer one physical and one mental Trait of the four."""
    for a in range(2):
        for b in range(2):
            offer(g, TakeTraits(person=person, physical=a, mental=b))


@rule("MAN1-034", "MAN1-036", "MAN1-037", "MAN1-038", "MAN1-039", "MAN1-040", "MAN1-115")
def choose_person(g: Mansions, i: int) -> Rule:
    """Choose character and two Traits, take their cards and skill points, and enter."""
    a = yield ask(g.player[i], person_options, clause=OUTER)
    g.who[i] = TakePerson.person(a)
    g.used |= 1 << g.who[i]
    a = yield ask(g.player[i], traits_options, g.who[i])
    g.traits[i] = TakeTraits.physical(a) * 2 + TakeTraits.mental(a)
    equip(g, i)


@rule("MAN1-038", "MAN1-039", "MAN1-040", "MAN1-115")
def equip(g: Mansions, i: int) -> None:
    """Give the starting card of a Trait, the skill points and the starting space."""
    g.status[i] = Status.IN
    g.at[i] = g.start[0]
    g.skill[i] = SKILL[g.who[i]]
    emit(g, Joined(person=g.who[i], seat=g.player[i]))
    key = g.who[i] * 4 + g.traits[i]
    if START_THING[key] >= 0:
        move(g, FIRST[START_THING[key]], g.carried[i])
        emit(g, Got(person=g.who[i], thing=FIRST[START_THING[key]]))
    if START_SPELL[key] >= 0:
        g.spells[i] |= 1 << START_SPELL[key]
        emit(g, Learned(person=g.who[i], spell=START_SPELL[key]))


@rule("MAN1-031", "MAN1-033", "MAN1-034", "MAN1-035", "MAN1-040")
def come_anew(g: Mansions, i: int) -> Rule:
    """Enter a new investigator in place of a turn, who meets at once what is in the space."""
    if g.used == (1 << PEOPLE) - 1:
        yield from eliminate(g, i)
        return
    yield from choose_person(g, i)
    g.scared[i] = 0
    yield from moving.arrive(g, i)
    if playing(g, i):
        g.evaded[i] = 0
