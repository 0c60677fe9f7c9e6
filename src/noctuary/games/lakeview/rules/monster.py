"""The Monster: how it moves from district to district, and whom it attacks."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, emit, offer, rule

from ..actions import (
    AtBuilding,
    Attacked,
    CarriedOff,
    Cursed,
    DoubleAttacked,
    FedsFled,
    KidHit,
    MonsterBlocked,
    MonsterMoved,
    MonsterShown,
    MonsterStalked,
    MonsterStunned,
    Pass,
    Prowled,
    ToDistrict,
    TurnDown,
    UseItem,
    WheelDown,
    Whom,
)
from ..components import (
    CURSES,
    DOUBLES,
    FIGURES,
    HIDDEN,
    ITEM,
    ITEM_WHEN,
    LOST,
    WHEELS,
    Deed,
    ItemName,
    MonsterName,
    When,
)
from ..state import Lakeview
from ..town import ADJACENT, APART, BELONGS, BUILDINGS, DISTRICTS, HOME, LEADS
from . import any_time_items, feds, items, objectives
from .board import abroad, exposed, fed_square, within
from .calamity import advance

# ---- where it goes


@rule("LAKE-099", "LAKE-101", "LAKE-103")
def ahead(g: Lakeview, d: int, way: int) -> int:
    """Return the districts next to one in a direction, as a mask."""
    mask = 0
    for n in range(2):
        if LEADS[d][2 * way + n] >= 0:
            mask |= 1 << LEADS[d][2 * way + n]
    return mask


@rule("LAKE-114", "LAKE-115")
def across(g: Lakeview, d: int, way: int) -> int:
    """Return the districts where a sweep in a direction can end."""
    front = ahead(g, d, way)
    ends = 0
    while front:
        onward = 0
        for e in range(DISTRICTS):
            if (front >> e) & 1:
                more = ahead(g, e, way)
                onward |= more
                if more == 0:
                    ends |= 1 << e
        front = onward
    return ends


@rule("LAKE-105", "LAKE-107")
def districts_off(g: Lakeview, d: int, f: int) -> int:
    """Return the distance of a Kid in districts."""
    best = DISTRICTS
    for e in range(DISTRICTS):
        if within(g, f, e):
            best = min(best, APART[d][e])
    return best


@rule("LAKE-105", "LAKE-106", "LAKE-107", "LAKE-108", "LAKE-112")
def toward_nearest(g: Lakeview, d: int) -> int:
    """Return the districts nearer to a nearest Kid; its own if it shares one."""
    least = DISTRICTS
    for f in range(FIGURES):
        if abroad(g, f):
            least = min(least, districts_off(g, d, f))
    if least == 0:
        return 1 << d
    mask = 0
    for e in range(DISTRICTS):
        if ADJACENT[d][e]:
            for f in range(FIGURES):
                if abroad(g, f) and districts_off(g, d, f) == least:
                    if districts_off(g, e, f) == least - 1:
                        mask |= 1 << e
    return mask


@rule("LAKE-101", "LAKE-105", "LAKE-113", "LAKE-114")
def goals(g: Lakeview, d: int, do: int, way: int) -> int:
    """Return where an action can take it from a district, as a mask; empty if it is blocked."""
    if do == Deed.STEP:
        return ahead(g, d, way)
    if do == Deed.SWEEP:
        return across(g, d, way)
    if do == Deed.NEAREST:
        return toward_nearest(g, d)
    return 1 << d


@rule("LAKE-108", "LAKE-103")
def district_options(g: Lakeview, p: int, do: int, way: int) -> None:
    mask = goals(g, g.monster, do, way)
    for d in range(DISTRICTS):
        if (mask >> d) & 1:
            offer(g, ToDistrict(district=d))


@rule(
    "LAKE-113", "LAKE-211", "LAKE-212", "LAKE-213", "LAKE-214", "LAKE-102", "LAKE-101", "LAKE-114"
)
def act(g: Lakeview, do: int, way: int) -> Rule:
    """Carry out an action of the Monster: it moves, then attacks; the Stun token cancels it."""
    yield from any_time_items.stand_by(g, any_time_items.MONSTER)
    if g.stun:
        g.stun = 0
        emit(g, MonsterStunned())
        return
    if goals(g, g.monster, do, way) == 0:
        yield from blocked(g, do, way)
        return
    # The decision must not tell whether a hidden Monster had a choice.
    if hides(g) and do != Deed.ATTACK:
        a = yield ask(g.lost, district_options, do, way)
    else:
        a = yield ask(g.lost, district_options, do, way, alone=TAKE)
    roam(g, ToDistrict.district(a), do, way)
    yield from attack(g)


@rule("LAKE-110", "LAKE-115")
def blocked(g: Lakeview, do: int, way: int) -> Rule:
    """If it cannot move, let it stay and advance calamity."""
    for d in range(DISTRICTS):
        if goals(g, d, do, way):
            g.haunts &= ~(1 << d)
    emit(g, MonsterBlocked())
    yield from advance(g)


@rule("LAKE-Q15", "LAKE-210")
def hides(g: Lakeview) -> bool:
    """Whether the Monster hides again when it moves, as some do until the Lost Kid is found."""
    return HIDDEN[g.beast[0]] > 0 and g.found == 0


@rule("LAKE-101", "LAKE-Q15", "LAKE-009", "LAKE-210", "LAKE-113")
def roam(g: Lakeview, goal: int, do: int, way: int) -> None:
    """Move it to a district; one that hides leaves the board and may be in any of its goals."""
    could = 0
    for d in range(DISTRICTS):
        if (g.haunts >> d) & 1:
            could |= goals(g, d, do, way)
    moved = goal != g.monster
    g.monster = goal
    g.haunts = could
    if not hides(g):
        g.haunts = 1 << goal
        if moved:
            emit(g, MonsterMoved(district=goal))
    elif do != Deed.ATTACK and (g.figure == 0 or moved):
        g.figure = 0
        emit(g, MonsterStalked())


# ---- the attack


@rule("LAKE-116", "LAKE-117")
def struck(g: Lakeview, d: int) -> int:
    """Return the Kids that an attack on a district hits, as a mask."""
    mask = 0
    for f in range(FIGURES):
        if exposed(g, f) and within(g, f, d):
            mask |= 1 << f
    return mask


@rule("LAKE-118")
def count(g: Lakeview, mask: int) -> int:
    """Count the bits of a mask."""
    n = 0
    for k in range(BUILDINGS):
        n += (mask >> k) & 1
    return n


@rule("LAKE-032", "LAKE-210")
def bystanders_in(g: Lakeview, d: int) -> int:
    """Count the bystanders in a district."""
    n = 0
    for b in range(BUILDINGS):
        if HOME[b] == d:
            n += g.bystander[b]
    return n


@rule("LAKE-122")
def feds_in(g: Lakeview, d: int, c: int) -> bool:
    """Whether a figure of the Feds is on a crossing of a district."""
    return (BELONGS[fed_square(g, c)] >> d) & 1 == 1


@rule("LAKE-009", "LAKE-210")
def stirs(g: Lakeview, d: int) -> bool:
    """Whether an attack on a district changes something that everybody sees."""
    if struck(g, d) or feds_in(g, d, 0) or feds_in(g, d, 1):
        return True
    return g.beast[0] == MonsterName.SNALLY and bystanders_in(g, d) > 0


@rule("LAKE-102", "LAKE-Q15", "LAKE-009", "LAKE-210")
def appear(g: Lakeview) -> None:
    """Show a hidden Monster that attacks, unless the attack changes nothing."""
    if g.figure == 0 and stirs(g, g.monster):
        show(g)
    if g.figure:
        emit(g, Attacked(district=g.monster))
        return
    emit(g, Prowled())
    for d in range(DISTRICTS):
        if stirs(g, d):
            g.haunts &= ~(1 << d)


@rule("LAKE-009", "LAKE-210")
def show(g: Lakeview) -> None:
    """Put the figure on the board."""
    g.figure = 1
    g.haunts = 1 << g.monster
    emit(g, MonsterShown(district=g.monster))


@rule("LAKE-124", "LAKE-116")
def attack(g: Lakeview) -> Rule:
    """Attack the Monster's district: Kids, then its special rule, then the Feds."""
    appear(g)
    d = g.monster
    n = yield from strike(g, d)
    if g.beast[0] == MonsterName.SNALLY and n == 0:
        yield from carry_off(g, d)
    for c in range(2):
        if feds_in(g, d, c):
            emit(g, FedsFled(feds=c))
            yield from feds.drive(g, c, 3)
    if g.beast[0] == MonsterName.MARY:
        yield from doubles_attack(g, d)


@rule("LAKE-Q20", "LAKE-118")
def victim_options(g: Lakeview, p: int, mask: int) -> None:
    for f in range(FIGURES):
        if (mask >> f) & 1:
            offer(g, Whom(figure=f))


@rule("LAKE-118", "LAKE-119", "LAKE-117", "LAKE-196")
def strike(g: Lakeview, d: int) -> IntRule:
    """Hit every Kid in the district, in the order the Lost Kid picks; return how many."""
    hits = struck(g, d)
    n = count(g, hits)
    g.shielded = 0
    yield from brace(g, d, hits)
    while hits:
        a = yield ask(g.lost, victim_options, hits, alone=TAKE)
        f = Whom.figure(a)
        hits &= ~(1 << f)
        yield from hit(g, f, n)
    return n


@rule("LAKE-118", "LAKE-121", "LAKE-124")
def hit(g: Lakeview, f: int, n: int) -> Rule:
    """Advance calamity, send the Kid to a treehouse, apply the Monster's special rule."""
    fused = (g.shielded >> f) & 1
    emit(g, KidHit(figure=f))
    if not fused:
        yield from advance(g)
    yield from feds.flee(g, f)
    if g.beast[0] == MonsterName.JERSEY and (g.shielded >> (CHARM + f)) & 1 == 0:
        yield from curse(g, f)
    if g.beast[0] == MonsterName.DOVER and n == 1 and f != LOST and not fused:
        yield from lone_prey(g, f)


# ---- items against an attack

CHARM = 8
STAR = 16
"""Bits of `shielded`: the fuse of each figure, its horseshoe, the painted star."""


@rule("LAKE-028", "LAKE-196")
def helps(g: Lakeview, f: int, i: int, d: int, hits: int) -> bool:
    """Whether an item does something against the attack in progress."""
    k = ITEM[i]
    if g.ready[i] == 0 or ITEM_WHEN[k] != When.HIT:
        return False
    if k == ItemName.FUSE:
        return (hits >> f) & 1 == 1 and (g.shielded >> f) & 1 == 0
    if k == ItemName.HORSESHOE:
        return (hits >> f) & 1 == 1 and (g.shielded >> (CHARM + f)) & 1 == 0
    return hits == 0 and within(g, f, d) and bystanders_in(g, d) > 0 and g.shielded == 0


@rule("LAKE-196", "LAKE-028")
def brace_options(g: Lakeview, p: int, figure: int, district: int, hits: int) -> None:
    for i in g.carried[figure]:
        if helps(g, figure, i, district, hits):
            offer(g, UseItem(item=i))
    offer(g, Pass())


@rule("LAKE-196", "LAKE-028")
def brace(g: Lakeview, d: int, hits: int) -> Rule:
    """Let a figure that is about to be hit use an item."""
    f = 0
    while f < FIGURES:
        if any(helps(g, f, i, d, hits) for i in g.carried[f]):
            a = yield ask(g.player[f], brace_options, f, d, hits)
            if UseItem.matches(a):
                i = UseItem.item(a)
                items.use_up(g, f, i)
                if ITEM[i] == ItemName.FUSE:
                    g.shielded |= 1 << f
                elif ITEM[i] == ItemName.HORSESHOE:
                    g.shielded |= 1 << (CHARM + f)
                else:
                    g.shielded |= 1 << STAR
            else:
                f += 1
        else:
            f += 1


# ---- special rules of the sheets


@rule("LAKE-124", "LAKE-209")
def weary_options(g: Lakeview, p: int, figure: int) -> None:
    for i in range(WHEELS):
        if g.wheel[figure][i]:
            offer(g, TurnDown(wheel=i))


@rule("LAKE-209", "LAKE-124")
def lone_prey(g: Lakeview, f: int) -> Rule:
    """Dover Demon: turn down a wheel token of a Kid who is hit alone."""
    a = yield ask(g.player[f], weary_options, f, alone=TAKE)
    if a != NONE:
        g.wheel[f][TurnDown.wheel(a)] = 0
        emit(g, WheelDown(figure=f, wheel=TurnDown.wheel(a)))
        if g.turn != f:
            items.turn_up_when_empty(g, f)


@rule("LAKE-022")
def curses_left(g: Lakeview) -> int:
    """Return the Curses that nobody has."""
    left: int = CURSES - sum(g.curses)
    return left


@rule("LAKE-022", "LAKE-124", "LAKE-207")
def curse(g: Lakeview, f: int) -> Rule:
    """Jersey Devil: give the Kid a Curse; with none left, advance calamity."""
    if curses_left(g) > 0:
        g.curses[f] += 1
        emit(g, Cursed(figure=f))
    else:
        yield from advance(g)


@rule("LAKE-124", "LAKE-032", "LAKE-210")
def prey_options(g: Lakeview, p: int, district: int) -> None:
    for b in range(BUILDINGS):
        if HOME[b] == district and g.bystander[b]:
            offer(g, AtBuilding(building=b))


@rule("LAKE-032", "LAKE-210", "LAKE-124")
def carry_off(g: Lakeview, d: int) -> Rule:
    """Snallygaster: if the attack hits no Kid, take a bystander; every third costs calamity."""
    if (g.shielded >> STAR) & 1 or bystanders_in(g, d) == 0:
        return
    a = yield ask(g.lost, prey_options, d, alone=TAKE)
    b = AtBuilding.building(a)
    g.bystander[b] -= 1
    g.taken += 1
    emit(g, CarriedOff(building=b, n=g.taken))
    if g.taken % 3 == 0:
        yield from advance(g)
    yield from objectives.nobody_left(g)


@rule("LAKE-036", "LAKE-124", "LAKE-208")
def doubles_attack(g: Lakeview, d: int) -> Rule:
    """Bloody Mary: attack every other district with a double too; the Feds stay."""
    done = 1 << d
    for k in range(DOUBLES):
        if g.double[k] != NONE and (done >> g.double[k]) & 1 == 0:
            yield from any_time_items.stand_by(g, any_time_items.DOUBLE)
            if g.double[k] != NONE and g.sheeted[k] == 0:
                done |= 1 << g.double[k]
                emit(g, DoubleAttacked(district=g.double[k]))
                yield from strike(g, g.double[k])
