"""Guardian cards."""

from __future__ import annotations

from noctuary.kernel import Rule, ref, rule, say

from ...actions import Cancelled
from ...codes import Code
from ...kinds import SEATS, USE_OF, Designator, Skill, Trait, UseType
from ...registry import (
    AFTER,
    WHEN,
    WOULD,
    Question,
    Trigger,
    action,
    boost,
    constant,
    event,
    free,
    reaction,
)
from ...rules import damage, places, skill_tests, swarms
from ...rules.values import (
    connected,
    enemy_here,
    engaged_with,
    is_enemy,
    is_location,
    someone_here,
    spot,
    trait,
)
from ...state import Arkham


@action(
    Code.N45_AUTOMATIC,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def automatic_45(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +1, damage +1."""
    yield from skill_tests.fight(g, p, t, c, bonus=1, hurt=2)


# ---- allies


@constant((Code.BEAT_COP, Code.BEAT_COP_2), Question.combat)
def beat_cop(g: Arkham, c: int, who: int, x: int) -> int:
    """Combat +1."""
    return int(g.ctrl[c] == who)


@free(Code.BEAT_COP, discard=1, aim=lambda g, c, p, ev, t: enemy_here(g, p, t))
def beat_cop_shoots(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Discard him: 1 damage to an enemy at your location."""
    yield from damage.hurt_enemy(g, t, 1, p, c)


@rule("AHB-078")
def pay_beat_cop(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """1 damage on him."""
    yield from damage.pay_with_harm(g, c, 1, 0, p)


@free(Code.BEAT_COP_2, exhaust=1, pay=pay_beat_cop, aim=lambda g, c, p, ev, t: enemy_here(g, p, t))
def beat_cop_2_shoots(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Exhaust him and deal him 1 damage: 1 damage to an enemy at your location."""
    yield from damage.hurt_enemy(g, t, 1, p, c)


@reaction(
    Code.GUARD_DOG,
    WHEN,
    Trigger.DEAL,
    can=lambda g, c, p, ev: (
        g.deals.attack[ev] > 0
        and damage.assigned(g, ev, c, 0) > 0
        and is_enemy(g, g.deals.source[ev])
    ),
)
def guard_dog(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """When an enemy attack deals it damage: 1 damage to that enemy."""
    yield from damage.hurt_enemy(g, g.deals.source[ev], 1, p, c)


# ---- items


@action(
    Code.FIRST_AID,
    uses=1,
    aim=lambda g, c, p, ev, t: (
        t < SEATS and someone_here(g, p, t) and g.damage[t] + g.horror[t] > 0
    ),
)
def first_aid(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Heal 1 damage or 1 horror from an investigator at your location."""
    yield from damage.heal_one(g, p, t, c)


def only_foe(g: Arkham, p: int, e: int) -> bool:
    """The one enemy engaged with an investigator."""
    return engaged_with(g, e, p) and sum(engaged_with(g, x, p) for x in g.play) == 1


@action(Code.MACHETE, designator=Designator.fight, aim=lambda g, c, p, ev, t: enemy_here(g, p, t))
def machete(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +1; +1 damage against the only enemy engaged with you."""
    yield from skill_tests.fight(g, p, t, c, bonus=1, hurt=2 if only_foe(g, p, t) else 1)


@constant(Code.POLICE_BADGE, Question.willpower)
def police_badge(g: Arkham, c: int, who: int, x: int) -> int:
    """Willpower +1."""
    return int(g.ctrl[c] == who)


@free(
    Code.POLICE_BADGE,
    discard=1,
    can=lambda g, c, p, ev: g.turn >= 0 and someone_here(g, p, g.turn),
)
def police_badge_flashed(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Discard it in the turn of an investigator here: they have 2 more actions."""
    g.extra[g.turn] += 2


@action(
    Code.SHOTGUN,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def shotgun(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +3; the damage is the margin, 1 to 5."""
    used = yield from skill_tests.skill_used(g, p, Skill.combat)
    with g.tests.open(
        seat=p,
        skill=used,
        source=c,
        target=t,
        what=Designator.fight,
        result=ref(shotgun_result),
        bonus=3,
        amount=0,
    ) as k:
        yield from skill_tests.run_test(g, k)


@rule("AHB-154", "AHB-155")
def shotgun_result(g: Arkham, t: int) -> Rule:
    """The margin as base damage, to the enemy or to the one it is engaged with."""
    n = skill_tests.margin(g, t)
    g.tests.amount[t] += min(5, max(1, n if g.tests.passed[t] else -n))
    yield from skill_tests.fight_result(g, t)


# ---- events and skills


@event(
    Code.EVIDENCE,
    AFTER,
    Trigger.DEFEAT,
    can=lambda g, c, p, ev: g.defeats.seat[ev] == p and places.can_discover(g, p),
)
def evidence(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you defeat an enemy: discover 1 clue at your location."""
    yield from places.discover(g, p, spot(g, p), 1)


@event(
    Code.DODGE,
    WOULD,
    Trigger.ATTACK,
    can=lambda g, c, p, ev: someone_here(g, p, g.attacks.seat[ev]) and g.attacks.cancelled[ev] == 0,
)
def dodge(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When an enemy attacks an investigator where you are: cancel that attack."""
    g.attacks.cancelled[ev] = 1
    say(g, Cancelled(card=g.attacks.enemy[ev]))


def anyone_at(g: Arkham, c: int) -> bool:
    """Whether there is an enemy or an investigator at a location."""
    return any(blasted(g, x, c) for x in g.play)


def blasted(g: Arkham, x: int, c: int) -> bool:
    """An enemy or an investigator at a location."""
    return g.at[x] == c and (is_enemy(g, x) or (x < SEATS and g.out[x] == 0))


@event(
    Code.DYNAMITE_BLAST,
    aim=lambda g, c, p, ev, t: (
        is_location(g, t) and (t == spot(g, p) or connected(g, spot(g, p), t)) and anyone_at(g, t)
    ),
)
def dynamite_blast(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """3 damage to each enemy and each investigator at your location or one next to it."""
    with g.errands.open(seat=p) as w:
        for x in g.play:
            if swarms.swarm_size(g, x) and blasted(g, x, t):
                g.errands.cards[w].append(x)
        while len(g.errands.cards[w]):
            yield from swarms.burst(g, g.errands.cards[w].pop(0), 3, p)
    with g.deals.open(source=c, by=p) as d:
        for x in g.play:
            if blasted(g, x, t):
                damage.add_victim(g, d, x, 3, 0)
        yield from damage.deal(g, d)


@boost(Code.VICIOUS_BLOW, can=lambda g, c, p, ev: g.tests.what[ev] == Designator.fight)
def vicious_blow(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """A successful attack deals +1 damage."""
    g.tests.amount[ev] += 1


@event(
    Code.EXTRA_AMMUNITION,
    aim=lambda g, c, p, ev, t: (
        trait(g, t, Trait.FIREARM)
        and USE_OF[g.code[t]] == UseType.AMMO
        and g.ctrl[t] >= 0
        and someone_here(g, p, g.ctrl[t])
    ),
)
def extra_ammunition(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """3 ammo on a Firearm of somebody where you are."""
    g.uses[t] += 3
