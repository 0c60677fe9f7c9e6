"""Guardian cards."""

from __future__ import annotations

from noctuary.kernel import Rule, emit, ref, rule

from ... import ability
from ...ability import AFTER, WHEN, WOULD, Question, Trigger, Use
from ...actions import Cancelled
from ...card_codes import Code
from ...components import SEATS, USE_OF, Designator, Skill, Trait, UseType
from ...rules import action_costs, attempts, damage, locations, skill_tests, swarms, values
from ...state import Arkham


@ability.action(
    Code.N45_AUTOMATIC,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def automatic_45(g: Arkham, use: Use) -> Rule:
    """Fight: combat +1, damage +1."""
    yield from attempts.fight(g, use.seat, use.target, use.card, bonus=1, hurt=2)


# ---- allies


@ability.constant((Code.BEAT_COP, Code.BEAT_COP_2), Question.combat)
def beat_cop(g: Arkham, card: int, who: int, context: int) -> int:
    """Combat +1."""
    return int(g.ctrl[card] == who)


@ability.free(
    Code.BEAT_COP, discard=1, aim=lambda g, use: values.enemy_here(g, use.seat, use.target)
)
def beat_cop_shoots(g: Arkham, use: Use) -> Rule:
    """Discard him: 1 damage to an enemy at your location."""
    yield from damage.hurt_enemy(g, use.target, 1, use.seat, use.card)


@rule("AHB-078")
def pay_beat_cop(g: Arkham, use: Use) -> Rule:
    """1 damage on him."""
    yield from damage.pay_with_harm(g, use.card, 1, 0, use.seat)


@ability.free(
    Code.BEAT_COP_2,
    exhaust=1,
    pay=pay_beat_cop,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def beat_cop_2_shoots(g: Arkham, use: Use) -> Rule:
    """Exhaust him and deal him 1 damage: 1 damage to an enemy at your location."""
    yield from damage.hurt_enemy(g, use.target, 1, use.seat, use.card)


@ability.reaction(
    Code.GUARD_DOG,
    WHEN,
    Trigger.DEAL,
    can=lambda g, use: (
        g.deals.attack[use.event] > 0
        and damage.assigned(g, use.event, use.card, 0) > 0
        and values.is_enemy(g, g.deals.source[use.event])
    ),
)
def guard_dog(g: Arkham, use: Use) -> Rule:
    """When an enemy attack deals it damage: 1 damage to that enemy."""
    yield from damage.hurt_enemy(g, g.deals.source[use.event], 1, use.seat, use.card)


# ---- items


@ability.action(
    Code.FIRST_AID,
    uses=1,
    aim=lambda g, use: (
        use.target < SEATS
        and values.someone_here(g, use.seat, use.target)
        and g.damage[use.target] + g.horror[use.target] > 0
    ),
)
def first_aid(g: Arkham, use: Use) -> Rule:
    """Heal 1 damage or 1 horror from an investigator at your location."""
    yield from damage.heal_one(g, use.seat, use.target, use.card)


def only_foe(g: Arkham, p: int, e: int) -> bool:
    """Whether it is the one enemy engaged with an investigator."""
    return values.engaged_with(g, e, p) and sum(values.engaged_with(g, x, p) for x in g.play) == 1


@ability.action(
    Code.MACHETE,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def machete(g: Arkham, use: Use) -> Rule:
    """Fight: combat +1; +1 damage against the only enemy engaged with you."""
    yield from attempts.fight(
        g,
        use.seat,
        use.target,
        use.card,
        bonus=1,
        hurt=2 if only_foe(g, use.seat, use.target) else 1,
    )


@ability.constant(Code.POLICE_BADGE, Question.willpower)
def police_badge(g: Arkham, card: int, who: int, context: int) -> int:
    """Willpower +1."""
    return int(g.ctrl[card] == who)


@ability.free(
    Code.POLICE_BADGE,
    discard=1,
    can=lambda g, use: g.turn >= 0 and values.someone_here(g, use.seat, g.turn),
)
def police_badge_flashed(g: Arkham, use: Use) -> None:
    """Discard it in the turn of an investigator here: they have 2 more actions."""
    action_costs.gain_actions(g, g.turn, 2, use.card)


@ability.action(
    Code.SHOTGUN,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def shotgun(g: Arkham, use: Use) -> Rule:
    """Fight: combat +3; the damage is the margin, 1 to 5."""
    used = yield from skill_tests.skill_used(g, use.seat, Skill.combat)
    with g.tests.open(
        seat=use.seat,
        skill=used,
        source=use.card,
        target=use.target,
        what=Designator.fight,
        result=ref(shotgun_result),
        bonus=3,
        amount=0,
    ) as k:
        yield from skill_tests.run_test(g, k)


@rule("AHB-154", "AHB-155")
def shotgun_result(g: Arkham, t: int) -> Rule:
    """Deal the margin as base damage, to the enemy or to the investigator it is engaged with."""
    n = skill_tests.margin(g, t)
    g.tests.amount[t] += min(5, max(1, n if g.tests.passed[t] else -n))
    yield from attempts.fight_result(g, t)


# ---- events and skills


@ability.event(
    Code.EVIDENCE,
    AFTER,
    Trigger.DEFEAT,
    can=lambda g, use: (
        g.defeats.seat[use.event] == use.seat and locations.can_discover(g, use.seat)
    ),
)
def evidence(g: Arkham, use: Use) -> Rule:
    """After you defeat an enemy: discover 1 clue at your location."""
    yield from locations.discover(g, use.seat, values.spot(g, use.seat), 1)


@ability.event(
    Code.DODGE,
    WOULD,
    Trigger.ATTACK,
    can=lambda g, use: (
        values.someone_here(g, use.seat, g.attacks.seat[use.event])
        and g.attacks.cancelled[use.event] == 0
    ),
)
def dodge(g: Arkham, use: Use) -> None:
    """When an enemy attacks an investigator where you are: cancel that attack."""
    g.attacks.cancelled[use.event] = 1
    emit(g, Cancelled(card=g.attacks.enemy[use.event]))


def anyone_at(g: Arkham, c: int) -> bool:
    """Whether there is an enemy or an investigator at a location."""
    return any(blasted(g, x, c) for x in g.play)


def blasted(g: Arkham, x: int, c: int) -> bool:
    """Whether it is an enemy or an investigator at a location."""
    return g.at[x] == c and (values.is_enemy(g, x) or (x < SEATS and g.out[x] == 0))


@ability.event(
    Code.DYNAMITE_BLAST,
    aim=lambda g, use: (
        values.is_location(g, use.target)
        and (
            use.target == values.spot(g, use.seat)
            or values.connected(g, values.spot(g, use.seat), use.target)
        )
        and anyone_at(g, use.target)
    ),
)
def dynamite_blast(g: Arkham, use: Use) -> Rule:
    """3 damage to each enemy and each investigator at your location or one next to it."""
    with g.errands.open(seat=use.seat) as w:
        for x in g.play:
            if swarms.swarm_size(g, x) and blasted(g, x, use.target):
                g.errands.cards[w].append(x)
        while len(g.errands.cards[w]):
            yield from swarms.burst(g, g.errands.cards[w].pop(0), 3, use.seat)
    with g.deals.open(source=use.card, by=use.seat) as d:
        for x in g.play:
            if blasted(g, x, use.target):
                damage.add_victim(g, d, x, 3, 0)
        yield from damage.deal(g, d)


@ability.boost(Code.VICIOUS_BLOW, can=lambda g, use: g.tests.what[use.event] == Designator.fight)
def vicious_blow(g: Arkham, use: Use) -> None:
    """Add 1 damage to a successful attack."""
    g.tests.amount[use.event] += 1


@ability.event(
    Code.EXTRA_AMMUNITION,
    aim=lambda g, use: (
        values.trait(g, use.target, Trait.FIREARM)
        and USE_OF[g.code[use.target]] == UseType.AMMO
        and g.ctrl[use.target] >= 0
        and values.someone_here(g, use.seat, g.ctrl[use.target])
    ),
)
def extra_ammunition(g: Arkham, use: Use) -> None:
    """3 ammo on a Firearm of somebody where you are."""
    g.uses[use.target] += 3
