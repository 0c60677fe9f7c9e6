"""Encounter cards of The Path to Carcosa."""

from __future__ import annotations

from noctuary.kernel import NONE, OUTER, TAKE, IntRule, Rule, ask, emit, move, offer, ref, rule

from ... import ability
from ...ability import AFTER, AT, WHEN, Question, Trigger, Use
from ...actions import Choice, Done, EnemyMoved, MoveTo, Target
from ...card_codes import Code
from ...components import (
    COST,
    DAMAGE,
    HIDDEN,
    HORROR,
    STAGE,
    TYPE,
    CardType,
    Designator,
    Memory,
    Phase,
    Skill,
    Trait,
)
from ...rules import (
    action_costs,
    damage,
    decks,
    drawing,
    encounter,
    enemies,
    hunting,
    locations,
    scenario_effects,
    skill_tests,
    stages,
    values,
    zones,
)
from ...state import Arkham

# ---- places


@ability.constant(Code.HISTORICAL_SOCIETY, Question.capped)
def historical_museum(g: Arkham, card: int, who: int, context: int) -> int:
    """Forbid increasing the intellect of an investigator who investigates it."""
    return int(
        g.tests.target[context] == card
        and g.tests.what[context] == Designator.investigate
        and g.tests.skill[context] == Skill.intellect
        and g.tests.seat[context] == who
    )


@ability.forced(
    Code.HISTORICAL_SOCIETY,
    WHEN,
    Trigger.ENTER,
    can=lambda g, use: g.enters.place[use.event] == use.card and g.revealed[use.card] == 0,
)
def historical_museum_opens(g: Arkham, use: Use) -> None:
    """When an enemy spawns there: it is revealed."""
    locations.reveal_location(g, use.card)


def loose_cards(g: Arkham, p: int) -> int:
    """Return the cards of a hand that are no weaknesses."""
    return sum(not values.weakness(g, c) and HIDDEN[g.code[c]] == 0 for c in g.hand[p])


@ability.forced(
    Code.GRAND_GUIGNOL,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card and g.moves.found[use.event] > 0,
)
@rule("AHC-073")
def grand_guignol(g: Arkham, use: Use) -> Rule:
    """Let the investigator who reveals it take 2 horror, or exchange a hand."""
    q = g.moves.seat[use.event]
    able = 1 + 2 * int(loose_cards(g, q) > 0)
    k = yield from encounter.either(g, q, Choice.horror, Choice.reshuffle, able)
    if k == Choice.horror:
        yield from damage.suffer(g, q, 0, 2, use.card)
    else:
        n = loose_cards(g, q)
        reshuffle_hand(g, q)
        yield from drawing.draw_cards(g, q, n)


def reshuffle_hand(g: Arkham, p: int) -> None:
    """Shuffle all cards of a hand that are no weaknesses back into the deck."""
    i = 0
    while i < len(g.hand[p]):
        c = g.hand[p][i]
        if not values.weakness(g, c) and HIDDEN[g.code[c]] == 0:
            move(g, c, g.deck[p])
        else:
            i += 1
    decks.shuffle(g, p)


@ability.constant((Code.WELL_OF_SOULS, Code.SHIVERING_POOLS), Question.entry_cost)
def catacombs(g: Arkham, card: int, who: int, context: int) -> int:
    """Until they are revealed, entering costs those who stand together 1 clue per investigator."""
    return g.seats if who == card and g.revealed[card] == 0 else 0


@ability.constant((Code.WELL_OF_SOULS, Code.SHIVERING_POOLS), Question.pays_here)
def paid_at_the_door(g: Arkham, card: int, who: int, context: int) -> int:
    """Only investigators where the one who enters comes from pay."""
    return int(who == card)


@ability.forced(
    Code.WELL_OF_SOULS, AFTER, Trigger.TURN_ENDS, can=lambda g, use: g.at[use.event] == use.card
)
@rule("AHC-076")
def well_of_souls(g: Arkham, use: Use) -> Rule:
    """Deal 1 direct horror to an investigator who ends a turn there, or discard 2 random cards."""
    able = 1 + 2 * int(any(HIDDEN[g.code[x]] == 0 for x in g.hand[use.event]))
    k = yield from encounter.either(g, use.event, Choice.horror, Choice.discard, able)
    if k == Choice.horror:
        yield from damage.suffer_directly(g, use.event, 0, 1, use.card)
    else:
        zones.discard_random(g, use.event)
        zones.discard_random(g, use.event)


@ability.forced(
    Code.SHIVERING_POOLS, AFTER, Trigger.TURN_ENDS, can=lambda g, use: g.at[use.event] == use.card
)
@rule("AHC-077")
def shivering_pools(g: Arkham, use: Use) -> Rule:
    """Deal 1 direct damage to an investigator who ends a turn there, or take 5 resources."""
    able = 1 + 2 * int(g.resources[use.event] > 0)
    k = yield from encounter.either(g, use.event, Choice.damage, Choice.purse, able)
    if k == Choice.damage:
        yield from damage.suffer_directly(g, use.event, 1, 0, use.card)
    else:
        drawing.lose(g, use.event, 5)


@ability.forced(
    Code.BROKEN_STEPS, AFTER, Trigger.MOVE, can=lambda g, use: g.moves.goal[use.event] == use.card
)
@rule("AHC-079")
def broken_steps(g: Arkham, use: Use) -> Rule:
    """Take 1 action from an investigator who enters, or let them draw the topmost Omen of the
    discard pile.
    """
    q = g.moves.seat[use.event]
    able = int(action_costs.actions_left(g, q) > 0)
    able += 2 * int(encounter.topmost(g, CardType.TREACHERY, Trait.OMEN) >= 0)
    k = yield from encounter.either(g, q, Choice.lose_action, Choice.summon, able)
    if k == Choice.lose_action:
        yield from action_costs.lose_actions(g, q, 1)
    elif k == Choice.summon:
        yield from encounter.draw_topmost(g, q, CardType.TREACHERY, Trait.OMEN)


@rule("AHC-080")
def belongings_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if values.is_asset(g, c) and g.ctrl[c] == p and not zones.cannot_leave(g, c):
            offer(g, Target(card=c))


def has_belongings(g: Arkham, p: int) -> bool:
    """Whether an investigator controls an asset that can be discarded."""
    return any(
        values.is_asset(g, c) and g.ctrl[c] == p and not zones.cannot_leave(g, c) for c in g.play
    )


@ability.forced(
    Code.BROKEN_STEPS_03290,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card,
)
@rule("AHC-080")
def broken_steps_up(g: Arkham, use: Use) -> Rule:
    """Let an investigator who enters discard an asset, or draw the topmost Cultist of the discard
    pile.
    """
    q = g.moves.seat[use.event]
    able = int(has_belongings(g, q)) + 2 * int(
        encounter.topmost(g, CardType.ENEMY, Trait.CULTIST) >= 0
    )
    k = yield from encounter.either(g, q, Choice.discard, Choice.summon, able)
    if k == Choice.discard:
        a = yield ask(q, belongings_options, alone=TAKE)
        zones.discard(g, Target.card(a))
    elif k == Choice.summon:
        yield from encounter.draw_topmost(g, q, CardType.ENEMY, Trait.CULTIST)


# ---- treacheries


@ability.constant(Code.WHISPERS_IN_YOUR_HEAD, Question.no_play)
def whispers_in_your_head(g: Arkham, card: int, who: int, context: int) -> int:
    """You cannot play events."""
    return int(TYPE[g.code[context]] == CardType.EVENT)


@ability.action(Code.WHISPERS_IN_YOUR_HEAD, actions=2)
def whispers_silenced(g: Arkham, use: Use) -> None:
    """Two actions: discard it from your hand."""
    zones.give_up(g, use.card)


@ability.revelation(Code.TWIN_SUNS)
def twin_suns(g: Arkham, use: Use) -> Rule:
    """Intellect (4)."""
    yield from skill_tests.test(g, use.seat, Skill.intellect, 4, use.card, ref(twin_suns_result))


@rule("AHC-074")
def twin_suns_result(g: Arkham, t: int) -> Rule:
    """Failure: 1 doom leaves the agenda, or 1 horror for each point."""
    if g.tests.passed[t] == 0:
        p = g.tests.seat[t]
        able = int(g.doom[g.agenda] > 0) + 2
        k = yield from encounter.either(g, p, Choice.doom, Choice.horror, able)
        if k == Choice.doom:
            g.doom[g.agenda] -= 1
        else:
            yield from damage.suffer(g, p, 0, -skill_tests.margin(g, t), g.tests.source[t])


@ability.revelation(Code.DEADLY_FATE)
def deadly_fate(g: Arkham, use: Use) -> Rule:
    """Willpower (3)."""
    yield from skill_tests.test(g, use.seat, Skill.willpower, 3, use.card, ref(deadly_fate_result))


@rule("AHC-075")
def deadly_fate_result(g: Arkham, t: int) -> Rule:
    """Failure: an enemy of the encounter deck is drawn, or attacks from the discard pile."""
    if g.tests.passed[t]:
        return
    p = g.tests.seat[t]
    e = encounter.discard_until(g, NONE)
    if e == NONE:
        yield from damage.suffer(g, p, 0, 1, g.tests.source[t])
        return
    zones.discard(g, e)
    able = 1 + 2 * int(DAMAGE[g.code[e]] + HORROR[g.code[e]] > 0)
    k = yield from encounter.either(g, p, Choice.summon, Choice.attacked, able)
    if k == Choice.attacked:
        yield from enemies.carry_out_attack(g, e, p)
    else:
        zones.into_limbo(g, e)
        yield from encounter.resolve(g, p, e, NONE)


@ability.revelation(Code.THE_SHADOW_BEHIND_YOU)
def the_shadow_behind_you(g: Arkham, use: Use) -> None:
    """Into your threat area, unless there is one already."""
    if not any(g.code[x] == Code.THE_SHADOW_BEHIND_YOU and g.at[x] == use.seat for x in g.play):
        zones.threaten(g, use.card, use.seat)


@ability.action(Code.THE_SHADOW_BEHIND_YOU, can=lambda g, use: g.at[use.card] == use.seat)
def look_behind_you(g: Arkham, use: Use) -> None:
    """You look behind you."""
    g.uses[use.card] = 1


@ability.forced(
    Code.THE_SHADOW_BEHIND_YOU,
    AT,
    Trigger.TURN_ENDS,
    can=lambda g, use: g.at[use.card] == use.event,
)
@rule("AHC-078")
def the_shadow_strikes(g: Arkham, use: Use) -> Rule:
    """You did not look: all your resources, or all your cards; then it is gone."""
    if g.uses[use.card]:
        g.uses[use.card] = 0
        return
    able = int(g.resources[use.event] > 0) + 2 * int(
        any(HIDDEN[g.code[x]] == 0 for x in g.hand[use.event])
    )
    k = yield from encounter.either(g, use.event, Choice.purse, Choice.discard, able)
    if k == Choice.purse:
        drawing.lose(g, use.event, g.resources[use.event])
    elif k == Choice.discard:
        discard_hand(g, use.event)
    zones.discard(g, use.card)


def discard_hand(g: Arkham, p: int) -> None:
    """Discard every card of a hand but the Hidden ones."""
    i = 0
    while i < len(g.hand[p]):
        if HIDDEN[g.code[g.hand[p][i]]]:
            i += 1
        else:
            zones.discard(g, g.hand[p][i])


# ---- enemies


@ability.forced(
    Code.RIFT_SEEKER,
    AFTER,
    Trigger.ATTACK,
    can=lambda g, use: g.attacks.enemy[use.event] == use.card,
)
@rule("AHC-081")
def rift_seeker(g: Arkham, use: Use) -> Rule:
    """After it attacks you: 1 more damage and horror, or 1 doom on the agenda."""
    q = g.attacks.seat[use.event]
    k = yield from encounter.either(g, q, Choice.both, Choice.doom, 3)
    if k == Choice.both:
        yield from damage.suffer(g, q, 1, 1, use.card)
    else:
        stages.add_doom(g, g.agenda, 1)


@rule("AHB-078")
def pay_rift_seeker(g: Arkham, use: Use) -> Rule:
    """1 doom on the agenda and 2 horror."""
    stages.add_doom(g, g.agenda, 1)
    yield from damage.suffer(g, use.seat, 0, 2, use.card)


@ability.action(Code.RIFT_SEEKER, designator=Designator.parley, pay=pay_rift_seeker)
def rift_seeker_sent_away(g: Arkham, use: Use) -> None:
    """Parley: discard it."""
    if use.card in g.play:
        zones.discard(g, use.card)


@ability.constant(Code.POSSESSED_OATHSPEAKER, Question.no_damage)
def oathspeaker_untouchable(g: Arkham, card: int, who: int, context: int) -> int:
    """Forbid damage to it during act 1 or act 2."""
    return int(who == card and STAGE[g.code[g.act]] < 3)


@ability.forced(
    Code.POSSESSED_OATHSPEAKER,
    AFTER,
    Trigger.PHASE_BEGINS,
    can=lambda g, use: use.event == Phase.enemy,
)
@rule("AHC-071")
def possessed_oathspeaker(g: Arkham, use: Use) -> Rule:
    """At the beginning of the enemy phase: ready it, or 1 doom on it."""
    k = yield from encounter.either(g, g.lead, Choice.ready, Choice.doom, g.exhausted[use.card] + 2)
    if k == Choice.ready:
        g.exhausted[use.card] = 0
        yield from enemies.engage_all(g)
    else:
        stages.add_doom(g, use.card, 1)


@ability.constant(Code.POSSESSED_OATHSPEAKER, Question.objective)
def oathspeaker_is_the_objective(g: Arkham, card: int, who: int, context: int) -> int:
    """Count its defeat as the objective."""
    return int(who == card)


@ability.forced(
    Code.POSSESSED_OATHSPEAKER,
    WHEN,
    Trigger.DEFEAT,
    can=lambda g, use: g.defeats.card[use.event] == use.card,
)
def oathspeaker_defeated(g: Arkham, use: Use) -> Rule:
    """Its defeat ends the scenario."""
    zones.to_victory(g, use.card)
    yield from stages.end_scenario(g, 0)


# ---- The Last King


@ability.action(Code.CONSTANCE_DUMAINE, designator=Designator.parley)
def constance_dumaine(g: Arkham, use: Use) -> Rule:
    """Parley: test intellect (3)."""
    yield from skill_tests.test(
        g, use.seat, Skill.intellect, 3, use.card, ref(interview_result), use.card
    )


@ability.action(Code.SEBASTIEN_MOREAU, designator=Designator.parley)
def sebastien_moreau(g: Arkham, use: Use) -> Rule:
    """Parley: test willpower (3)."""
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, 3, use.card, ref(interview_result), use.card
    )


@rule("AHB-198", asks=True)
def interview_result(g: Arkham, t: int) -> None:
    """Success: one of the guest's clues; the last one tells the whole story."""
    c = g.tests.about[t]
    p = g.tests.seat[t]
    if g.tests.passed[t] and g.clues[c] and values.total(g, Question.no_clues, p, g.at[c]) == 0:
        g.clues[c] -= 1
        locations.gain_clues(g, p, 1)
        if g.clues[c] == 0 and g.code[c] == Code.CONSTANCE_DUMAINE:
            scenario_effects.remember(g, Memory.constance_interviewed)
        elif g.clues[c] == 0:
            scenario_effects.remember(g, Memory.sebastien_interviewed)


@ability.constant(Code.DIANNE_DEVINE, Question.no_clues)
def dianne_distracts(g: Arkham, card: int, who: int, context: int) -> int:
    """Nobody at her location discovers clues or takes control of any; spending them is free."""
    return int(context >= 0 and g.at[card] == values.spot(g, who))


def is_bystander(g: Arkham, c: int) -> bool:
    """Whether it is a Bystander asset."""
    return TYPE[g.code[c]] == CardType.ASSET and values.trait(g, c, Trait.BYSTANDER)


def bystander_options(g: Arkham, p: int) -> None:
    best = 120
    for c in g.play:
        if is_bystander(g, c):
            best = min(best, g.clues[c])
    for c in g.play:
        if is_bystander(g, c) and g.clues[c] == best:
            offer(g, Target(card=c))


@ability.forced(
    Code.DIANNE_DEVINE, AFTER, Trigger.PHASE_BEGINS, can=lambda g, use: use.event == Phase.enemy
)
@rule("AHC-381")
def dianne_devine(g: Arkham, use: Use) -> Rule:
    """At the beginning of the enemy phase she joins the Bystander with the fewest clues."""
    a = yield ask(g.lead, bystander_options, alone=TAKE)
    if a != NONE and g.at[use.card] != g.at[Target.card(a)]:
        g.at[use.card] = g.at[Target.card(a)]
        emit(g, EnemyMoved(card=use.card, place=g.at[use.card]))


# ---- Hastur's gift, decay


@ability.revelation(Code.DANCE_OF_THE_YELLOW_KING)
def dance_of_the_yellow_king(g: Arkham, use: Use) -> Rule:
    """With a Possessed enemy in play, willpower (3); else surge."""
    if any(values.is_enemy(g, e) and values.trait(g, e, Trait.POSSESSED) for e in g.play):
        yield from skill_tests.test(
            g, use.seat, Skill.willpower, 3, use.card, ref(dance_of_the_yellow_king_result)
        )
    else:
        g.encounters.surge[use.event] = 1


@rule("AHB-198")
def dance_of_the_yellow_king_result(g: Arkham, t: int) -> Rule:
    """Failure: the nearest Possessed enemy readies, comes, engages and attacks."""
    if g.tests.passed[t] == 0:
        p = g.tests.seat[t]
        e = yield from hunting.nearest_enemy(g, p, Trait.POSSESSED)
        if e >= 0:
            g.exhausted[e] = 0
            yield from rush(g, e, p)


@rule("AHC-314")
def rush(g: Arkham, e: int, p: int) -> Rule:
    """Move an enemy to an investigator, step by step; it engages and attacks. Without a path it
    stays where it is.
    """
    if values.distance(g, g.at[e], g.at[p]) == values.NO_WAY:
        return
    if g.engaged[e] != p:
        g.engaged[e] = NONE
    a = NONE
    while g.at[e] != g.at[p]:
        a = yield ask(g.lead, hunting.step_options, e, g.at[p], alone=TAKE)
        if a == NONE:
            return
        g.at[e] = MoveTo.place(a)
        emit(g, EnemyMoved(card=e, place=g.at[e]))
    if g.engaged[e] != p:
        yield from enemies.engage(g, e, p)
    yield from enemies.attack(g, e, p)


def sheddable(g: Arkham, p: int, c: int) -> bool:
    """Whether it is an asset of an investigator, or a card of the hand with a cost, that can be
    discarded.
    """
    if c in g.play:
        return values.is_asset(g, c) and g.ctrl[c] == p and not zones.cannot_leave(g, c)
    return zones.may_discard(g, c) and COST[g.code[c]] >= 0


def is_item(g: Arkham, c: int) -> bool:
    """Whether it is an Item asset, in play or not."""
    return TYPE[g.code[c]] == CardType.ASSET and values.trait(g, c, Trait.ITEM)


@rule("AHC-044", "AHC-054")
def shed_options(g: Arkham, p: int, items: int, left: int) -> None:
    for c in g.play:
        if sheddable(g, p, c) and (items == 0 or is_item(g, c)):
            offer(g, Target(card=c))
    for c in g.hand[p]:
        if sheddable(g, p, c) and (items == 0 or is_item(g, c)):
            offer(g, Target(card=c))
    if left <= 0:
        offer(g, Done())


@rule("AHC-044", "AHC-054")
def shed(g: Arkham, p: int, x: int, items: int) -> IntRule:
    """Discard cards of the play area and the hand until their costs make up x; return how many."""
    n = 0
    while x > 0 or n == 0:
        a = yield ask(p, shed_options, items, x, alone=TAKE, clause=OUTER)
        if a == NONE or Done.matches(a):
            break
        x -= max(0, COST[g.code[Target.card(a)]])
        zones.discard(g, Target.card(a))
        n += 1
    return n


@ability.revelation(Code.CORROSION)
@rule("AHC-044")
def corrosion(g: Arkham, use: Use) -> Rule:
    """Items whose costs make up the shroud of your location are discarded; if none is, surge."""
    n = yield from shed(g, use.seat, values.shroud(g, values.spot(g, use.seat)), 1)
    if n == 0:
        g.encounters.surge[use.event] = 1


@ability.revelation(Code.REALM_OF_MADNESS)
@rule("AHC-054")
def realm_of_madness(g: Arkham, use: Use) -> Rule:
    """Cards whose costs make up your horror are discarded; if none is, 2 horror."""
    n = yield from shed(g, use.seat, g.horror[use.seat], 0)
    if n == 0:
        yield from damage.suffer(g, use.seat, 0, 2, use.card)
