"""The Mythos of people who have the box on the table: monsters in two stages, horror, Fire."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, ask, emit, offer, rule

from ..actions import Activated, FireSpreads, No, Pick, PickMonster, Prowled, Targeted, Yes
from ..columns import ActRow, CreatureRow
from ..limits import MONSTERS
from ..opcodes import Note, Side, Use
from ..state import Mansions
from . import companion_phase, ending, evade
from .group_choices import leader
from .interpreter import companion, dispatch, events


@rule("MAN2-079", "MAN2-405")
def remind_of_fire(g: Mansions) -> None:
    """Remind people that Fire spreads, if something burns."""
    if g.alight:
        emit(g, FireSpreads())
        companion.note(g, Note.SPREAD, 0, NONE, NONE)


# ---- monsters


@rule("MAN2-525", "MAN2-353")
def attacked_options(g: Mansions, p: int, monster: int, prowl: int) -> None:
    """Whether a monster attacks somebody; whom, where the table keeps the sheets."""
    if g.kept[Side.SHEETS]:
        for q in range(g.party[0]):
            if g.out[q] == 0:
                offer(g, Pick(investigator=g.who[q]))
    else:
        offer(g, Yes())
    offer(g, No())


@rule("MAN2-087", "MAN2-353", "MAN2-354", "MAN2-525", "MAN2-Q13", "MAN2-489")
def activate(g: Mansions, m: int) -> Rule:
    """Tell how a monster moves and whom it means; then its attack, or what it does instead."""
    kind = g.m_kind[m]
    count = g.creatures[kind][CreatureRow.ACTS]
    if count == 0:
        return
    act = g.creatures[kind][CreatureRow.FIRST] + evade.drawn(g, m, evade.ACTIVATION, count)
    if g.acts[act][ActRow.MOVE] < 0:
        yield from act_itself(g, m, g.acts[act][ActRow.DO])
        return
    emit(g, Activated(monster=m, creature=kind, text=g.acts[act][ActRow.TEXT]))
    emit(g, Prowled(monster=m, creature=kind, prowl=act))
    companion.note(g, Note.TEXT, g.acts[act][ActRow.TEXT], NONE, m)
    companion.note(g, Note.PROWL, act, NONE, m)
    a = yield ask(leader(g), attacked_options, m, act)
    g.noted = 0
    with g.scenes.open(
        seat=NONE, origin=NONE, monster=m, card=NONE, place=NONE, weapon_card=NONE, use=Use.MYTHOS,
        skill=NONE, puzzle=NONE,
    ) as e:  # fmt: skip
        if No.matches(a):
            yield from dispatch.run(g, g.acts[act][ActRow.ELSE], e)
            return
        if Pick.matches(a):
            g.scenes.seat[e] = g.slot[Pick.investigator(a)]
            g.scenes.origin[e] = g.scenes.seat[e]
            emit(g, Targeted(monster=m, creature=kind, investigator=Pick.investigator(a)))
        yield from dispatch.run(g, g.acts[act][ActRow.DO], e)


@rule("MAN2-Q35")
def act_itself(g: Mansions, m: int, at: int) -> Rule:
    """Carry out an activation that a quest tells as an event of its own."""
    with g.scenes.open(
        seat=NONE, origin=NONE, monster=m, card=NONE, place=NONE, weapon_card=NONE, use=Use.MYTHOS,
        skill=NONE, puzzle=NONE,
    ) as e:  # fmt: skip
        yield from dispatch.run(g, at, e)


# ---- horror


@rule("MAN2-365", "MAN2-366")
def sight_options(g: Mansions, p: int, figure: int) -> None:
    """Offer the most horrible monster within range of somebody, as people see it, or none."""
    for m in g.alive:
        offer(g, PickMonster(monster=m, creature=g.m_kind[m]))
    offer(g, No())


@rule("MAN2-090", "MAN2-364", "MAN2-367")
def horror_step(g: Mansions) -> Rule:
    """Tell all horror checks in one list: the worst first.

    Everybody makes the first one whose monster is within range.
    """
    for m in g.alive:
        g.m_acted[m] = 0
    if g.kept[Side.SHEETS]:
        for i in range(g.party[0]):
            yield from check_of(g, i)
    else:
        m = yield from next_horror(g)
        while m >= 0:
            m = yield from next_horror(g)
    yield from events.settle(g, NONE)
    yield from companion_phase.pause(g)


@rule("MAN2-365", "MAN2-369")
def check_of(g: Mansions, i: int) -> Rule:
    """Make one investigator's check, on a sheet that the table keeps."""
    if g.out[i] or len(g.alive) == 0:
        return
    a = yield ask(g.player_of[i], sight_options, i)
    if PickMonster.matches(a):
        g.turn = i
        yield from companion_phase.behold(g, PickMonster.monster(a))
        g.turn = NONE
        yield from events.settle(g, i)
        yield from ending.all_fallen(g)


@rule("MAN2-344", "MAN2-367")
def next_horror(g: Mansions) -> IntRule:
    """Return the most horrible monster whose check was not told yet, or NONE."""
    worst = NONE
    for m in range(MONSTERS):
        if m in g.alive and g.m_acted[m] == 0:
            if worst == NONE or rating(g, m) > rating(g, worst):
                worst = m
    if worst >= 0:
        yield from companion_phase.behold(g, worst)
        g.m_acted[worst] = 1
    return worst


def rating(g: Mansions, m: int) -> int:
    """Return the horror rating of a monster."""
    return g.creatures[g.m_kind[m]][CreatureRow.HORROR]
