"""Attacks, damage and horror, defeat."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, emit, move_all, offer, rule

from . import turn
from .actions import Assign, Assigned, Attacked, Damaged, Defeated, Horrified, Target
from .content import DAMAGE, HEALTH, HORROR, SANITY, TYPE, T
from .registry import AFTER, WHEN, Q
from .state import Nightfall
from .timing import is_enemy, leave_play, total, window


def assigned(g: Nightfall, d: int, c: int, horror: int) -> int:
    """Return how much of a dealing is meant for one card."""
    return sum(x == 2 * c + horror for x in g.deals.assigned[d])


def bears(g: Nightfall, d: int, c: int, horror: int) -> bool:
    """Whether an asset can take one more of this dealing."""
    if horror:
        return g.horror[c] + assigned(g, d, c, 1) < SANITY[c]
    return g.damage[c] + assigned(g, d, c, 0) < HEALTH[c]


def assign_options(g: Nightfall, p: int, d: int, horror: int) -> None:
    offer(g, Assign(card=p))
    for c in g.play:
        if g.ctrl[c] == p and TYPE[c] == T.ASSET and bears(g, d, c, horror):
            offer(g, Assign(card=c))


@rule("NIGHT-10")
def assign(g: Nightfall, d: int, v: int) -> Rule:
    """Assign damage and horror: an investigator may give them to assets, one by one; an enemy takes
    its own.
    """
    for i in range(g.deals.damage[d] + g.deals.horror[d]):
        horror = int(i >= g.deals.damage[d])
        c = v
        if TYPE[v] == T.INVESTIGATOR:
            a = yield ask(v, assign_options, d, horror, alone=TAKE)
            c = Assign.card(a)
        g.deals.assigned[d].append(2 * c + horror)
        emit(g, Assigned(card=c, horror=horror))


def place_tokens(g: Nightfall, d: int) -> None:
    """Place what was assigned, all at once; skip cards that have left play."""
    for c in g.play:
        n = assigned(g, d, c, 0)
        if n:
            g.damage[c] += n
            emit(g, Damaged(card=c, n=n))
        n = assigned(g, d, c, 1)
        if n:
            g.horror[c] += n
            emit(g, Horrified(card=c, n=n))


@rule("AHC-143")
def deal(g: Nightfall, d: int) -> Rule:
    """Assign for all victims; interrupt; place for all; defeats; respond."""
    i = 0
    while i < len(g.deals.victims[d]):
        yield from assign(g, d, g.deals.victims[d][i])
        i += 1
    yield from window(g, WHEN, g.deals.kind, d)
    place_tokens(g, d)
    yield from defeat_fallen(g, g.deals.by[d])
    yield from window(g, AFTER, g.deals.kind, d)


@rule("NIGHT-11")
def hurt(g: Nightfall, e: int, n: int, by: int, source: int) -> Rule:
    """Deal damage to one enemy."""
    with g.deals.open(source=source, by=by, damage=n) as d:
        g.deals.victims[d].append(e)
        yield from deal(g, d)


def fallen(g: Nightfall) -> int:
    """Return a card in play with as much as it can bear, not yet on its way out."""
    for c in g.play:
        if g.dying[c] == 0 and TYPE[c] != T.PLACE:
            if HEALTH[c] and g.damage[c] >= HEALTH[c]:
                return c
            if SANITY[c] and g.horror[c] >= SANITY[c]:
                return c
    return NONE


@rule("NIGHT-12")
def defeat_fallen(g: Nightfall, by: int) -> Rule:
    """Defeat the fallen, one after the other."""
    while True:
        c = fallen(g)
        if c == NONE:
            break
        if TYPE[c] == T.ENEMY:
            yield from defeat_enemy(g, c, by)
        elif TYPE[c] == T.INVESTIGATOR:
            yield from lose_investigator(g, c)
        else:
            leave_play(g, c)


@rule("AHC-143", "AHC-150")
def defeat_enemy(g: Nightfall, e: int, by: int) -> Rule:
    """Keep the enemy in play until 'when defeated' effects are done."""
    g.dying[e] = 1
    with g.defeats.open(card=e, by=by) as ev:
        yield from window(g, WHEN, g.defeats.kind, ev)
        emit(g, Defeated(card=e))
        leave_play(g, e)
        yield from window(g, AFTER, g.defeats.kind, ev)


def drop_belongings(g: Nightfall, p: int) -> None:
    """Discard assets and hand of an investigator who is out; enemies turn to the other."""
    i = 0
    while i < len(g.play):
        c = g.play[i]
        i += 1
        if TYPE[c] == T.ENEMY and g.engaged[c] == p:
            g.engaged[c] = 1 - p
            g.at[c] = g.at[1 - p]
        elif TYPE[c] == T.ASSET and g.ctrl[c] == p:
            leave_play(g, c)
            i = 0
    for c in g.hand[p]:
        g.seen[c] = 0
    move_all(g, g.hand[p], g.discard)


@rule("NIGHT-13")
def lose_investigator(g: Nightfall, p: int) -> Rule:
    """Put an investigator out; when all are, the night is lost."""
    g.dying[p] = 1
    g.out[p] = 1
    emit(g, Defeated(card=p))
    drop_belongings(g, p)
    if all(g.out[q] for q in range(g.seats)):
        yield from turn.end_night(g, 0)


@rule("AHC-143", "AHC-148")
def attack(g: Nightfall, e: int, p: int) -> Rule:
    """Let an enemy attack; effects may cancel the attack, change it, or turn it on another."""
    with g.attacks.open(
        enemy=e, victim=p, damage=DAMAGE[e], horror=HORROR[e] + total(g, Q.DREAD, e, p)
    ) as at:
        emit(g, Attacked(card=e, seat=p))
        yield from window(g, WHEN, g.attacks.kind, at)
        v = g.attacks.victim[at]
        if g.attacks.cancelled[at] or g.out[v]:
            return
        with g.deals.open(
            source=e, by=NONE, attack=1, damage=g.attacks.damage[at], horror=g.attacks.horror[at]
        ) as d:
            g.deals.victims[d].append(v)
            yield from deal(g, d)
        yield from window(g, AFTER, g.attacks.kind, at)


def threatens(g: Nightfall, e: int, p: int) -> bool:
    """Whether it is a ready enemy engaged with seat `p`."""
    return is_enemy(g, e) and g.engaged[e] == p and not g.exhausted[e] and not g.dying[e]


def errand_options(g: Nightfall, p: int, w: int) -> None:
    for c in g.errands.cards[w]:
        offer(g, Target(card=c))


@rule("NIGHT-14")
def pick(g: Nightfall, p: int, w: int) -> IntRule:
    """Take one card off a work list, the seat's choice when there are several."""
    a = yield ask(p, errand_options, w, alone=TAKE)
    g.errands.cards[w].remove(Target.card(a))
    return Target.card(a)


@rule("AHC-148")
def attacks_on(g: Nightfall, p: int, exhausts: int) -> Rule:
    """Let every ready enemy engaged with the investigator attack, in the order they like."""
    with g.errands.open() as w:
        for e in g.play:
            if threatens(g, e, p):
                g.errands.cards[w].append(e)
        while len(g.errands.cards[w]) and not g.out[p]:
            e = yield from pick(g, p, w)
            if threatens(g, e, p):
                yield from attack(g, e, p)
                if exhausts and e in g.play:
                    g.exhausted[e] = 1
