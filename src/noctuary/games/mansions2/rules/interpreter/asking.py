"""Operations of the keeper that may wait for an answer."""

from __future__ import annotations

from collections.abc import Callable

from noctuary.kernel import NONE, IntRule, Rule, ask, ask_all, deny, finish, offer, rule

from ...actions import Choose, Continue, Enough, Leave, No, Pick, Report, Yes
from ...columns import ChoiceElse, ChoiceRow
from ...limits import MONSTERS
from ...opcodes import Opcode, Selector, Side
from ...state import Mansions
from .. import by_hand, ending, features, monsters, moving, puzzles
from ..group_choices import agreed, heard, leader, voting
from . import companion, dispatch, events, expressions, lots, targets

MOST_REPORTED = 20
CAN_LEAVE = 256
"""Added to how many lines a question has."""

# ---- the story


@rule()
def tell(g: Mansions, at: int, e: int) -> Rule:
    """Tell a text."""
    yield from events.narrate(g, g.code[at][1], 0)


@rule()
def call(g: Mansions, at: int, e: int) -> Rule:
    """Carry out an event now."""
    i = g.scenes.seat[e]
    yield from events.happen(g, g.code[at][1], i, g.scenes.monster[e], g.scenes.piece[e])


def judge_options(g: Mansions, p: int, question: int) -> None:
    """Offer what only people with the box can know."""
    offer(g, Yes())
    offer(g, No())


@rule("MAN2-Q26", "MAN2-Q31")
def when(g: Mansions, at: int, e: int) -> Rule:
    """Go on in one of two ways; ask people about what only they know."""
    yes = 1 if expressions.holds(g, g.code[at][1], e) else 0
    if yes and companion.unsure(g, g.code[at][1]):
        if g.code[at][4] == 0:
            companion.instruct(g, at, e)
            return
        a = yield ask(asked(g, e), judge_options, at)
        yes = 1 if Yes.matches(a) else 0
    if g.code[at][5]:
        lots.tell(g, g.code[at][5] - 1, g.code[at][1], e, yes)
    yield from dispatch.run(g, g.code[at][2] if yes else g.code[at][3], e)


def asked(g: Mansions, e: int) -> int:
    """Return whose answer counts: the player of the actor, or the group's."""
    i = g.scenes.seat[e]
    return g.player_of[i] if i >= 0 else leader(g)


# ---- for each of those who are meant


def wants_actor(g: Mansions, e: int, who: int) -> bool:
    """Whether an operation depends on somebody who acts, and nobody does."""
    if g.scenes.seat[e] >= 0 or companion.in_words(g, who):
        return False
    if who == Selector.HERE or who == Selector.OTHERS_HERE:
        return targets.origin(g, e) < 0
    return Selector.CHOSEN_HERE <= who <= Selector.CHOSEN_OTHER


@rule("MAN2-011", "MAN2-264")
def each(g: Mansions, at: int, e: int) -> Rule:
    """Carry out the same for each who is meant, or something else for those who are not."""
    who = g.code[at][1]
    if wants_actor(g, e, who):
        named = yield from targets.anybody(g)
        g.scenes.seat[e] = named
        g.scenes.origin[e] = named
    if companion.in_words(g, who) or companion.unsure(g, g.code[at][2]):
        yield from said_in_words(g, at, e)
    elif who >= Selector.MONSTER:
        yield from each_monster(g, at, e)
    elif Selector.ALL <= who <= Selector.OTHERS_HERE:
        for q in range(g.party[0]):
            if targets.meant(g, e, who, q):
                yield from for_one(g, at, e, q)
    else:
        one = yield from targets.choose(g, e, who, targets.origin(g, e))
        if one >= 0:
            yield from for_one(g, at, e, one)


@rule()
def for_one(g: Mansions, at: int, e: int, q: int) -> Rule:
    """Carry out an operation for one investigator."""
    with g.scenes.open(
        seat=q, monster=g.scenes.monster[e], card=g.scenes.card[e], puzzle=NONE, skill=NONE
    ) as f:
        then = g.code[at][3] if expressions.holds(g, g.code[at][2], f) else g.code[at][4]
    yield from dispatch.inside(g, e, q, g.scenes.monster[e], g.scenes.card[e], then)


@rule()
def each_monster(g: Mansions, at: int, e: int) -> Rule:
    """Carry out an operation for each of the monsters that are meant."""
    who = g.code[at][1]
    if who == Selector.MONSTERS or who == Selector.MONSTERS_RANGE:
        for m in range(MONSTERS):
            if targets.monster_meant(g, e, who, m):
                yield from dispatch.inside(
                    g, e, g.scenes.seat[e], m, g.scenes.card[e], g.code[at][3]
                )
    else:
        one = yield from targets.choose_monster(g, e, who, targets.origin(g, e))
        if one >= 0:
            yield from dispatch.inside(g, e, g.scenes.seat[e], one, g.scenes.card[e], g.code[at][3])


@rule("MAN2-Q26")
def said_in_words(g: Mansions, at: int, e: int) -> Rule:
    """Tell people for whom and what; the keeper does what is his."""
    if g.kept[Side.SHEETS]:
        yield from for_those_meant(g, at, e)
        return
    if g.kept[Side.FIGURES] > 0 or expressions.holds(g, g.code[at][2], e):
        companion.instruct(g, at, e)
    if g.code[at][1] == Selector.ALL:
        for q in range(g.party[0]):
            if g.out[q] == 0:
                yield from in_silence(g, at, e, q)
    else:
        yield from in_silence(g, at, e, NONE)


@rule("MAN2-Q26")
def in_silence(g: Mansions, at: int, e: int, q: int) -> Rule:
    """Carry out the keeper's part of something that people have been told."""
    with g.scenes.open(
        seat=q, origin=q, monster=g.scenes.monster[e], piece=g.scenes.piece[e],
        card=g.scenes.card[e], place=NONE, weapon_card=NONE, skill=NONE, puzzle=NONE, mute=1,
    ) as f:  # fmt: skip
        if expressions.holds(g, g.code[at][2], f):
            yield from dispatch.run(g, g.code[at][3], f)
        else:
            yield from dispatch.run(g, g.code[at][4], f)


def met_options(g: Mansions, p: int, bidding: int, met: int) -> None:
    """Offer those in play who have not been named yet, or no more."""
    for q in range(g.party[0]):
        if g.out[q] == 0 and (met >> q) & 1 == 0:
            offer(g, Pick(investigator=g.who[q]))
    offer(g, Enough())


@rule("MAN2-Q26")
def for_those_meant(g: Mansions, at: int, e: int) -> Rule:
    """Ask people whom an effect is for, one after another; give the others the rest of it."""
    met = 0
    several = g.code[at][1] < Selector.RANDOM
    more = 1
    while more:
        a = yield ask(leader(g), met_options, at, met)
        if Pick.matches(a):
            q = g.slot[Pick.investigator(a)]
            met = met | (1 << q)
            yield from dispatch.inside(
                g, e, q, g.scenes.monster[e], g.scenes.card[e], g.code[at][3]
            )
        if Enough.matches(a) or not several:
            more = 0
    if g.code[at][1] == Selector.ALL:
        for q in range(g.party[0]):
            if g.out[q] == 0 and (met >> q) & 1 == 0:
                yield from dispatch.inside(
                    g, e, q, g.scenes.monster[e], g.scenes.card[e], g.code[at][4]
                )


# ---- figures and monsters


@rule("MAN2-204")
def move(g: Mansions, at: int, e: int) -> Rule:
    """Move somebody, or let him move."""
    row = at
    yield from moving.move(
        g, e, g.code[row][1], g.code[row][2], g.code[row][3], g.code[row][4], g.code[row][5],
        g.code[row][6],
    )  # fmt: skip


@rule("MAN2-202")
def go(g: Mansions, at: int, e: int) -> Rule:
    """Put somebody somewhere."""
    yield from moving.go(g, e, g.code[at][1])


@rule()
def march(g: Mansions, at: int, e: int) -> Rule:
    """Move monsters."""
    yield from monsters.march(g, e, g.code[at][1], g.code[at][2], g.code[at][3], g.code[at][4])


@rule()
def hurt(g: Mansions, at: int, e: int) -> Rule:
    """Deal damage to monsters."""
    n = expressions.number(g, g.code[at][1], e)
    who = g.code[at][2]
    if who == Selector.MONSTERS or who == Selector.MONSTERS_RANGE:
        for m in range(MONSTERS):
            if targets.monster_meant(g, e, who, m):
                yield from monsters.hurt(g, m, n)
    else:
        one = yield from targets.choose_monster(
            g, e, who if who >= Selector.MONSTER else Selector.MONSTER, targets.origin(g, e)
        )
        if one >= 0:
            yield from monsters.hurt(g, one, n)


@rule()
def spawn(g: Mansions, at: int, e: int) -> Rule:
    """Spawn a monster."""
    yield from monsters.spawn(g, e, g.code[at][1], g.code[at][2], g.code[at][3], at)


@rule()
def feature(g: Mansions, at: int, e: int) -> Rule:
    """Place Fire, Darkness, a Barricade or a passage."""
    yield from features.put_feature(g, e, g.code[at][1], g.code[at][2])


# ---- questions


@rule("MAN2-010")
def choose_options(g: Mansions, p: int, first: int, n: int, e: int) -> None:
    """Offer the lines of a question that can be chosen now; if there are none, to go on."""
    if g.scenes.seat[e] < 0 and not heard(g, p):
        return
    lines = 0
    for c in range(first, first + n % CAN_LEAVE):
        if expressions.holds(g, g.choices[c][ChoiceRow.IF], e):
            offer(g, Choose(choice=c))
            lines += 1
        elif g.choices[c][ChoiceRow.ELSE] == ChoiceElse.SHOW:
            deny(g, Choose(choice=c), "MAN2-101")
    if n >= CAN_LEAVE:
        offer(g, Leave())
    elif lines == 0:
        offer(g, Continue())
    if not voting(g):
        by_hand.hand_offers(g)


@rule("MAN2-008", "MAN2-010")
def choose(g: Mansions, at: int, e: int) -> Rule:
    """Tell a text with lines to choose from, by whoever acts or by the group."""
    first = g.code[at][2]
    n = g.code[at][3] + CAN_LEAVE * g.code[at][4]
    events.tell(g, g.code[at][1], 0)
    if g.scenes.seat[e] < 0 and voting(g):
        yield ask_all(choose_options, first, n, e)
        a = agreed(g)
    else:
        a = yield ask(asked(g, e), choose_options, first, n, e)
        while by_hand.by_hand(g, a):
            yield from by_hand.lend(g, a)
            a = yield ask(asked(g, e), choose_options, first, n, e)
    if a != NONE and Choose.matches(a):
        yield from dispatch.run(g, g.choices[Choose.choice(a)][ChoiceRow.DO], e)


def number_options(g: Mansions, p: int, most: int) -> None:
    """Offer any number up to the most there can be."""
    for n in range(most + 1):
        offer(g, Report(n=n))
    by_hand.hand_offers(g)


@rule("MAN2-248")
def reported(g: Mansions, e: int) -> IntRule:
    """Ask for a number that people tell."""
    a = yield ask(asked(g, e), number_options, MOST_REPORTED)
    while by_hand.by_hand(g, a):
        yield from by_hand.lend(g, a)
        a = yield ask(asked(g, e), number_options, MOST_REPORTED)
    return Report.n(a)


@rule("MAN2-248", "MAN2-250")
def quota(g: Mansions, at: int, e: int) -> Rule:
    """Ask for a number: keep it as it is, or add it up until there is enough."""
    v = g.code[at][3]
    events.tell(g, g.code[at][1], 0)
    told_n = yield from reported(g, e)
    n = told_n * events.scale(g)
    if g.code[at][2] == 0:
        g.vars[v] = n
        yield from dispatch.run(g, g.code[at][4], e)
        return
    g.vars[v] += n
    if g.vars[v] >= expressions.number(g, g.code[at][2], e):
        g.vars[v] = 0
        yield from dispatch.run(g, g.code[at][4], e)
    else:
        yield from dispatch.run(g, g.code[at][5], e)


@rule("MAN2-420")
def puzzle(g: Mansions, at: int, e: int) -> Rule:
    """Open a puzzle; whoever solves it goes on in the same action."""
    done = yield from puzzles.attempt(g, e, g.code[at][1])
    g.scenes.number[e] = 0
    yield from dispatch.run(g, g.code[at][2] if done else g.code[at][3], e)


@rule("MAN2-082")
def pool(g: Mansions, at: int, e: int) -> Rule:
    """Draw an event of the pool and carry it out."""
    ev = events.drawn(g, g.code[at][1], e)
    if ev >= 0:
        yield from events.happen(g, ev, g.scenes.seat[e], NONE, 0)


# ---- the end


@rule("MAN2-019", "MAN2-493")
def end(g: Mansions, at: int, e: int) -> Rule:
    """End the scenario; a foreign quest does not say how, so people do."""
    won = g.code[at][1]
    if won > 1:
        a = yield ask(leader(g), ending.won_options, clause="MAN2-493")
        won = 1 if Yes.matches(a) else 0
    ending.conclude(g, won, g.code[at][2])
    finish(g)


@rule("MAN2-287", asks=True)
def game_over(g: Mansions, at: int, e: int) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """End the night for everybody by a card."""
    ending.conclude(g, 0, 0)
    finish(g)


KEEPER: dict[Opcode, Callable[[Mansions, int, int], Rule]] = {
    Opcode.TELL: tell, Opcode.CALL: call, Opcode.WHEN: when, Opcode.EACH: each, Opcode.MOVE: move,
    Opcode.GO: go, Opcode.MARCH: march, Opcode.HURT: hurt, Opcode.SPAWN: spawn,
    Opcode.FEATURE: feature, Opcode.CHOOSE: choose, Opcode.QUOTA: quota, Opcode.PUZZLE: puzzle,
    Opcode.POOL: pool, Opcode.END: end, Opcode.GAME_OVER: game_over,
}  # fmt: skip
