"""Encounter cards of The Path to Carcosa."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, move, offer, rand, ref, rule, say

from ...actions import Choice, Done, EnemyMoved, MoveTo, Name, Target
from ...codes import Code
from ...kinds import (
    COST,
    DAMAGE,
    HIDDEN,
    HORROR,
    SCENARIO,
    SEATS,
    SHROUD,
    STAGE,
    TITLE,
    TYPE,
    CardType,
    Designator,
    Memory,
    Out,
    Phase,
    Skill,
    Token,
    Trait,
)
from ...registry import (
    AFTER,
    AT,
    WHEN,
    Question,
    Trigger,
    Use,
    action,
    advance,
    constant,
    forced,
    free,
    repeats,
    resolution,
    revelation,
    symbol,
    symbol_result,
)
from ...rules import (
    action_costs,
    assets,
    bag,
    damage,
    decks,
    drawing,
    encounter,
    enemies,
    hunting,
    places,
    scene,
    skill_tests,
    spawning,
    stages,
    tokens,
    zones,
)
from ...rules.values import (
    NO_WAY,
    distance,
    fight_value,
    find,
    in_game,
    is_asset,
    is_enemy,
    seat_in_order,
    shroud,
    someone_here,
    spot,
    total,
    trait,
    weakness,
)
from ...state import Arkham

# ---- agendas


AGENDAS = (Code.THE_TRUTH_IS_HIDDEN, Code.RANSACKING_THE_MANOR, Code.SECRETS_BETTER_LEFT_HIDDEN)


@constant(AGENDAS, Question.no_doom)
def no_doom_by_itself(g: Arkham, card: int, who: int, context: int) -> int:
    """The mythos phase puts no doom on it."""
    return int(who == card)


@advance(Code.THE_TRUTH_IS_HIDDEN)
def the_truth_is_hidden(g: Arkham, use: Use) -> None:
    """The encounter discard pile goes back into its deck."""
    decks.shuffle_discards_in(g, SCENARIO)


@advance(Code.RANSACKING_THE_MANOR)
def ransacking_the_manor(g: Arkham, use: Use) -> Rule:
    """A set-aside Possessed Oathspeaker spawns, here where the lead investigator is."""
    e = scene.aside_card(g, Code.POSSESSED_OATHSPEAKER)
    if e >= 0:
        yield from spawning.spawn(g, e, g.at[g.lead], NONE)


@advance(Code.SECRETS_BETTER_LEFT_HIDDEN)
def secrets_better_left_hidden(g: Arkham, use: Use) -> Rule:
    """The others were faster: the scenario ends."""
    yield from stages.end_scenario(g, 0)


# ---- places


@constant(Code.HISTORICAL_SOCIETY, Question.capped)
def historical_museum(g: Arkham, card: int, who: int, context: int) -> int:
    """Whoever investigates it cannot have their intellect increased."""
    return int(
        g.tests.target[context] == card
        and g.tests.what[context] == Designator.investigate
        and g.tests.skill[context] == Skill.intellect
        and g.tests.seat[context] == who
    )


@forced(
    Code.HISTORICAL_SOCIETY,
    WHEN,
    Trigger.ENTER,
    can=lambda g, use: g.enters.place[use.event] == use.card and g.revealed[use.card] == 0,
)
def historical_museum_opens(g: Arkham, use: Use) -> None:
    """When an enemy spawns there: it is revealed."""
    places.reveal_location(g, use.card)


def loose_cards(g: Arkham, p: int) -> int:
    """Cards of a hand that are no weaknesses."""
    return sum(not weakness(g, c) and HIDDEN[g.code[c]] == 0 for c in g.hand[p])


@forced(
    Code.GRAND_GUIGNOL,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card and g.moves.found[use.event] > 0,
)
def grand_guignol(g: Arkham, use: Use) -> Rule:
    """Whoever reveals it takes 2 horror, or exchanges a hand."""
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
    """All cards of a hand that are no weaknesses go back into the deck."""
    i = 0
    while i < len(g.hand[p]):
        c = g.hand[p][i]
        if not weakness(g, c) and HIDDEN[g.code[c]] == 0:
            move(g, c, g.deck[p])
        else:
            i += 1
    decks.shuffle(g, p)


@constant((Code.WELL_OF_SOULS, Code.SHIVERING_POOLS), Question.entry_cost)
def catacombs(g: Arkham, card: int, who: int, context: int) -> int:
    """Until they are revealed, entering costs those who stand together 1 clue per investigator."""
    return g.seats if who == card and g.revealed[card] == 0 else 0


@constant((Code.WELL_OF_SOULS, Code.SHIVERING_POOLS), Question.pays_here)
def paid_at_the_door(g: Arkham, card: int, who: int, context: int) -> int:
    """Only investigators where the one who enters comes from pay."""
    return int(who == card)


@forced(
    Code.WELL_OF_SOULS, AFTER, Trigger.TURN_ENDS, can=lambda g, use: g.at[use.event] == use.card
)
def well_of_souls(g: Arkham, use: Use) -> Rule:
    """Whoever ends a turn there takes 1 direct horror, or discards 2 random cards."""
    able = 1 + 2 * int(any(HIDDEN[g.code[x]] == 0 for x in g.hand[use.event]))
    k = yield from encounter.either(g, use.event, Choice.horror, Choice.discard, able)
    if k == Choice.horror:
        yield from damage.suffer_directly(g, use.event, 0, 1, use.card)
    else:
        zones.discard_random(g, use.event)
        zones.discard_random(g, use.event)


@forced(
    Code.SHIVERING_POOLS, AFTER, Trigger.TURN_ENDS, can=lambda g, use: g.at[use.event] == use.card
)
def shivering_pools(g: Arkham, use: Use) -> Rule:
    """Whoever ends a turn there takes 1 direct damage, or loses 5 resources."""
    able = 1 + 2 * int(g.resources[use.event] > 0)
    k = yield from encounter.either(g, use.event, Choice.damage, Choice.purse, able)
    if k == Choice.damage:
        yield from damage.suffer_directly(g, use.event, 1, 0, use.card)
    else:
        drawing.lose(g, use.event, 5)


@forced(
    Code.BROKEN_STEPS, AFTER, Trigger.MOVE, can=lambda g, use: g.moves.goal[use.event] == use.card
)
def broken_steps(g: Arkham, use: Use) -> Rule:
    """Whoever enters loses 1 action, or draws the topmost Omen of the discard pile."""
    q = g.moves.seat[use.event]
    able = int(action_costs.actions_left(g, q) > 0)
    able += 2 * int(encounter.topmost(g, CardType.TREACHERY, Trait.OMEN) >= 0)
    k = yield from encounter.either(g, q, Choice.lose_action, Choice.summon, able)
    if k == Choice.lose_action:
        yield from action_costs.lose_actions(g, q, 1)
    elif k == Choice.summon:
        yield from encounter.draw_topmost(g, q, CardType.TREACHERY, Trait.OMEN)


def belongings_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if is_asset(g, c) and g.ctrl[c] == p and not zones.cannot_leave(g, c):
            offer(g, Target(card=c))


def has_belongings(g: Arkham, p: int) -> bool:
    """Whether an investigator controls an asset that can be discarded."""
    return any(is_asset(g, c) and g.ctrl[c] == p and not zones.cannot_leave(g, c) for c in g.play)


@forced(
    Code.BROKEN_STEPS_03290,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card,
)
def broken_steps_up(g: Arkham, use: Use) -> Rule:
    """Whoever enters discards an asset, or draws the topmost Cultist of the discard pile."""
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


@constant(Code.WHISPERS_IN_YOUR_HEAD, Question.no_play)
def whispers_in_your_head(g: Arkham, card: int, who: int, context: int) -> int:
    """You cannot play events."""
    return int(TYPE[g.code[context]] == CardType.EVENT)


@action(Code.WHISPERS_IN_YOUR_HEAD, actions=2)
def whispers_silenced(g: Arkham, use: Use) -> None:
    """Two actions: discard it from your hand."""
    zones.give_up(g, use.card)


@revelation(Code.TWIN_SUNS)
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


@revelation(Code.DEADLY_FATE)
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


@revelation(Code.THE_SHADOW_BEHIND_YOU)
def the_shadow_behind_you(g: Arkham, use: Use) -> None:
    """Into your threat area, unless there is one already."""
    if not any(g.code[x] == Code.THE_SHADOW_BEHIND_YOU and g.at[x] == use.seat for x in g.play):
        zones.threaten(g, use.card, use.seat)


@action(Code.THE_SHADOW_BEHIND_YOU, can=lambda g, use: g.at[use.card] == use.seat)
def look_behind_you(g: Arkham, use: Use) -> None:
    """You look behind you."""
    g.uses[use.card] = 1


@forced(
    Code.THE_SHADOW_BEHIND_YOU,
    AT,
    Trigger.TURN_ENDS,
    can=lambda g, use: g.at[use.card] == use.event,
)
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
    """Every card of a hand but the Hidden ones."""
    i = 0
    while i < len(g.hand[p]):
        if HIDDEN[g.code[g.hand[p][i]]]:
            i += 1
        else:
            zones.discard(g, g.hand[p][i])


# ---- enemies


@forced(
    Code.RIFT_SEEKER,
    AFTER,
    Trigger.ATTACK,
    can=lambda g, use: g.attacks.enemy[use.event] == use.card,
)
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


@action(Code.RIFT_SEEKER, designator=Designator.parley, pay=pay_rift_seeker)
def rift_seeker_sent_away(g: Arkham, use: Use) -> None:
    """Parley: discard it."""
    if use.card in g.play:
        zones.discard(g, use.card)


@constant(Code.POSSESSED_OATHSPEAKER, Question.no_damage)
def oathspeaker_untouchable(g: Arkham, card: int, who: int, context: int) -> int:
    """It cannot be damaged during act 1 or act 2."""
    return int(who == card and STAGE[g.code[g.act]] < 3)


@forced(
    Code.POSSESSED_OATHSPEAKER,
    AFTER,
    Trigger.PHASE_BEGINS,
    can=lambda g, use: use.event == Phase.enemy,
)
def possessed_oathspeaker(g: Arkham, use: Use) -> Rule:
    """At the beginning of the enemy phase: ready it, or 1 doom on it."""
    k = yield from encounter.either(g, g.lead, Choice.ready, Choice.doom, g.exhausted[use.card] + 2)
    if k == Choice.ready:
        g.exhausted[use.card] = 0
        yield from enemies.engage_all(g)
    else:
        stages.add_doom(g, use.card, 1)


@constant(Code.POSSESSED_OATHSPEAKER, Question.objective)
def oathspeaker_is_the_objective(g: Arkham, card: int, who: int, context: int) -> int:
    """It is to be defeated."""
    return int(who == card)


@forced(
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


@action(Code.CONSTANCE_DUMAINE, designator=Designator.parley)
def constance_dumaine(g: Arkham, use: Use) -> Rule:
    """Parley: test intellect (3)."""
    yield from skill_tests.test(
        g, use.seat, Skill.intellect, 3, use.card, ref(interview_result), use.card
    )


@action(Code.SEBASTIEN_MOREAU, designator=Designator.parley)
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
    if g.tests.passed[t] and g.clues[c] and total(g, Question.no_clues, p, g.at[c]) == 0:
        g.clues[c] -= 1
        places.gain_clues(g, p, 1)
        if g.clues[c] == 0 and g.code[c] == Code.CONSTANCE_DUMAINE:
            scene.remember(g, Memory.constance_interviewed)
        elif g.clues[c] == 0:
            scene.remember(g, Memory.sebastien_interviewed)


@constant(Code.DIANNE_DEVINE, Question.no_clues)
def dianne_distracts(g: Arkham, card: int, who: int, context: int) -> int:
    """Nobody at her location discovers clues or takes control of any; spending them is free."""
    return int(context >= 0 and g.at[card] == spot(g, who))


def is_bystander(g: Arkham, c: int) -> bool:
    """A Bystander asset."""
    return TYPE[g.code[c]] == CardType.ASSET and trait(g, c, Trait.BYSTANDER)


def bystander_options(g: Arkham, p: int) -> None:
    best = 120
    for c in g.play:
        if is_bystander(g, c):
            best = min(best, g.clues[c])
    for c in g.play:
        if is_bystander(g, c) and g.clues[c] == best:
            offer(g, Target(card=c))


@forced(
    Code.DIANNE_DEVINE, AFTER, Trigger.PHASE_BEGINS, can=lambda g, use: use.event == Phase.enemy
)
@rule("AHC-381")
def dianne_devine(g: Arkham, use: Use) -> Rule:
    """At the beginning of the enemy phase she joins the Bystander with the fewest clues."""
    a = yield ask(g.lead, bystander_options, alone=TAKE)
    if a != NONE and g.at[use.card] != g.at[Target.card(a)]:
        g.at[use.card] = g.at[Target.card(a)]
        say(g, EnemyMoved(card=use.card, place=g.at[use.card]))


# ---- Hastur's gift, decay


@revelation(Code.DANCE_OF_THE_YELLOW_KING)
def dance_of_the_yellow_king(g: Arkham, use: Use) -> Rule:
    """With a Possessed enemy in play, willpower (3); else surge."""
    if any(is_enemy(g, e) and trait(g, e, Trait.POSSESSED) for e in g.play):
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
    """An enemy comes to an investigator, step by step, engages and attacks; without a path it
    stays where it is.
    """
    if distance(g, g.at[e], g.at[p]) == NO_WAY:
        return
    if g.engaged[e] != p:
        g.engaged[e] = NONE
    a = NONE
    while g.at[e] != g.at[p]:
        a = yield ask(g.lead, hunting.step_options, e, g.at[p], alone=TAKE)
        if a == NONE:
            return
        g.at[e] = MoveTo.place(a)
        say(g, EnemyMoved(card=e, place=g.at[e]))
    if g.engaged[e] != p:
        yield from enemies.engage(g, e, p)
    yield from enemies.attack(g, e, p)


def sheddable(g: Arkham, p: int, c: int) -> bool:
    """An asset of an investigator, or a card of the hand with a cost, that can be discarded."""
    if c in g.play:
        return is_asset(g, c) and g.ctrl[c] == p and not zones.cannot_leave(g, c)
    return zones.may_discard(g, c) and COST[g.code[c]] >= 0


def is_item(g: Arkham, c: int) -> bool:
    """An Item asset, in play or not."""
    return TYPE[g.code[c]] == CardType.ASSET and trait(g, c, Trait.ITEM)


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
    """Cards of the play area and the hand are discarded until their costs make up x; how many."""
    n = 0
    while x > 0 or n == 0:
        a = yield ask(p, shed_options, items, x, alone=TAKE)
        if a == NONE or Done.made(a):
            break
        x -= max(0, COST[g.code[Target.card(a)]])
        zones.discard(g, Target.card(a))
        n += 1
    return n


@revelation(Code.CORROSION)
def corrosion(g: Arkham, use: Use) -> Rule:
    """Items whose costs make up the shroud of your location are discarded; if none is, surge."""
    n = yield from shed(g, use.seat, shroud(g, spot(g, use.seat)), 1)
    if n == 0:
        g.encounters.surge[use.event] = 1


@revelation(Code.REALM_OF_MADNESS)
def realm_of_madness(g: Arkham, use: Use) -> Rule:
    """Cards whose costs make up your horror are discarded; if none is, 2 horror."""
    n = yield from shed(g, use.seat, g.horror[use.seat], 0)
    if n == 0:
        yield from damage.suffer(g, use.seat, 0, 2, use.card)


# ---- The Unspeakable Oath


def monster_aside(g: Arkham, c: int) -> bool:
    """A Monster enemy."""
    return TYPE[g.code[c]] == CardType.ENEMY and trait(g, c, Trait.MONSTER)


def monsters_aside(g: Arkham) -> int:
    """How many Monster enemies are set aside."""
    return sum(monster_aside(g, c) for c in g.aside)


def conceal_monster(g: Arkham) -> None:
    """A set-aside Monster goes beneath the act deck, at random and unseen."""
    n = monsters_aside(g)
    if n > 0:
        k = rand(g, n)
        for c in g.aside:
            if monster_aside(g, c):
                if k == 0:
                    move(g, c, g.under_act)
                    return
                k -= 1


def release_monsters(g: Arkham) -> None:
    """The encounter discard pile and the cards beneath the act deck go into the encounter deck."""
    decks.shuffle_discards_in(g, SCENARIO)
    while len(g.under_act):
        move(g, g.under_act[0], g.deck[SCENARIO])
    decks.shuffle(g, SCENARIO)


@constant(Code.SCENARIO_THE_UNSPEAKABLE_OATH, Question.skull)
def oath_skull(g: Arkham, card: int, who: int, context: int) -> int:
    """-1; hard: nothing."""
    return 0 if scene.hard(g) else -1


@constant(Code.SCENARIO_THE_UNSPEAKABLE_OATH, Question.cultist)
def oath_cultist(g: Arkham, card: int, who: int, context: int) -> int:
    """-1 for each horror on you."""
    return -g.horror[who]


@constant(Code.SCENARIO_THE_UNSPEAKABLE_OATH, Question.tablet)
def oath_tablet(g: Arkham, card: int, who: int, context: int) -> int:
    """The printed shroud of your location."""
    return -SHROUD[g.code[spot(g, who)]]


@repeats(Code.SCENARIO_THE_UNSPEAKABLE_OATH)
def oath_repeats(g: Arkham, token: int) -> bool:
    """Hard: a skull."""
    return token == Token.skull and scene.hard(g)


@symbol(Code.SCENARIO_THE_UNSPEAKABLE_OATH, can=lambda g, use: oath_repeats(g, use.token))
def oath_skull_again(g: Arkham, use: Use) -> Rule:
    """Hard: reveal another token."""
    yield from tokens.reveal(g, use.event)


@symbol(Code.SCENARIO_THE_UNSPEAKABLE_OATH, can=lambda g, use: use.token == Token.elder_thing)
def oath_elder_thing(g: Arkham, use: Use) -> Rule:
    """A set-aside Monster goes beneath the act deck, or the test fails."""
    able = int(monsters_aside(g) > 0) + 2
    k = yield from encounter.either(g, use.seat, Choice.conceal, Choice.harsher, able)
    if k == Choice.conceal:
        conceal_monster(g)
    else:
        g.tests.auto[use.event] = -1


@symbol_result(
    Code.SCENARIO_THE_UNSPEAKABLE_OATH,
    can=lambda g, use: (
        use.token == Token.skull and not (scene.hard(g) and g.tests.flag[use.event] > 0)
    ),
)
def oath_skull_fails(g: Arkham, use: Use) -> None:
    """On a failure: a set-aside Monster goes beneath the act deck; hard: once a test."""
    g.tests.flag[use.event] = 1
    conceal_monster(g)


@symbol_result(
    Code.SCENARIO_THE_UNSPEAKABLE_OATH,
    can=lambda g, use: use.token in (Token.cultist, Token.tablet) and scene.hard(g),
)
def oath_horror(g: Arkham, use: Use) -> Rule:
    """Hard, on a failure: 1 horror."""
    yield from damage.suffer(g, use.seat, 0, 1, use.card)


@resolution(Code.SCENARIO_THE_UNSPEAKABLE_OATH)
@rule("AHC-019", "AHC-020", "AHC-021", asks=True)
def oath_ends(g: Arkham, use: Use) -> None:
    """Interlude II: whoever resigned with Daniel saved him; else he was possessed, or lost."""
    if not scene.remembers(g, Memory.daniel_survived):
        if find(g, Code.DANIEL_CHESTERFIELD_03182B) >= 0:
            scene.remember(g, Memory.daniel_possessed)
        else:
            scene.remember(g, Memory.daniel_lost)


def seeking_daniel(g: Arkham) -> bool:
    """Act 2 is current, in either version."""
    k = g.code[g.act]
    return k == Code.THE_REALLY_BAD_ONES_V_I or k == Code.THE_REALLY_BAD_ONES_V_II


CELLS = (Code.DANIELS_CELL, Code.OCCUPIED_CELL, Code.DREARY_CELL, Code.FAMILIAR_CELL)


@advance(Code.THE_REALLY_BAD_ONES_V_I)
def three_geese_in_a_flock(g: Arkham, use: Use) -> Rule:
    """Somebody in Daniel's Cell takes him along; hidden Monsters come out."""
    c = scene.aside_card(g, Code.DANIEL_CHESTERFIELD)
    a = yield ask(g.lead, visitor_options, find(g, Code.DANIELS_CELL), alone=TAKE)
    if c >= 0 and a != NONE:
        yield from assets.take_control(g, c, Name.seat(a))
    release_monsters(g)


def visitor_options(g: Arkham, p: int, where: int) -> None:
    for q in range(g.seats):
        if in_game(g, q) and g.at[q] == where:
            offer(g, Name(seat=q))


@advance(Code.THE_REALLY_BAD_ONES_V_II)
def daniels_warning(g: Arkham, use: Use) -> Rule:
    """Daniel is an enemy, in his cell."""
    e = scene.aside_card(g, Code.DANIEL_CHESTERFIELD_03182B)
    if e >= 0:
        yield from spawning.spawn(g, e, find(g, Code.DANIELS_CELL), NONE)


@rule("AHC-049")
def shut(g: Arkham, c: int) -> bool:
    """An unrevealed location whose back counts: act 2 ignores those of Arkham Asylum locations."""
    if g.revealed[c]:
        return False
    return not (seeking_daniel(g) and trait(g, c, Trait.ARKHAM_ASYLUM))


@constant(Code.BASEMENT_HALL, Question.no_enter)
def basement_locked(g: Arkham, card: int, who: int, context: int) -> int:
    """Until it is revealed no investigator enters."""
    return int(who == card and context < SEATS and shut(g, card))


@forced(
    Code.BASEMENT_HALL,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card and g.moves.found[use.event] > 0,
)
def basement_hall(g: Arkham, use: Use) -> None:
    """After it is revealed the four cells come into play."""
    for k in range(len(CELLS)):
        scene.bring_aside(g, CELLS[k])


@constant(CELLS, Question.toll)
def cell_locked(g: Arkham, card: int, who: int, context: int) -> int:
    """Until it is revealed, entering costs 1 clue."""
    return int(who == card and shut(g, card))


@forced(
    Code.DANIELS_CELL,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: (
        g.moves.goal[use.event] == use.card and g.moves.found[use.event] > 0 and seeking_daniel(g)
    ),
)
def daniels_cell(g: Arkham, use: Use) -> Rule:
    """After it is revealed act 2 advances."""
    yield from stages.advance_act(g)


@action(Code.OCCUPIED_CELL)
def occupied_cell(g: Arkham, use: Use) -> Rule:
    """Test combat (2)."""
    yield from skill_tests.test(g, use.seat, Skill.combat, 2, use.card, ref(cell_result))


@action(Code.DREARY_CELL)
def dreary_cell(g: Arkham, use: Use) -> Rule:
    """Test intellect (2)."""
    yield from skill_tests.test(g, use.seat, Skill.intellect, 2, use.card, ref(cell_result))


@action(Code.FAMILIAR_CELL)
def familiar_cell(g: Arkham, use: Use) -> Rule:
    """Test willpower against your horror."""
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, g.horror[use.seat], use.card, ref(cell_result)
    )


@rule("AHB-198", asks=True)
def cell_result(g: Arkham, t: int) -> None:
    """Success: it is remembered what was done there."""
    if g.tests.passed[t]:
        k = g.code[g.tests.source[t]]
        if k == Code.OCCUPIED_CELL:
            scene.remember(g, Memory.patient_released)
        elif k == Code.DREARY_CELL:
            scene.remember(g, Memory.patrols_known)
        else:
            scene.remember(g, Memory.way_recalled)


@free(
    Code.DANIEL_CHESTERFIELD,
    exhaust=1,
    aim=lambda g, use: (
        use.target < SEATS and use.target != use.seat and someone_here(g, use.seat, use.target)
    ),
)
def daniel_changes_hands(g: Arkham, use: Use) -> Rule:
    """Exhaust him: another investigator here takes him along."""
    yield from assets.take_control(g, use.card, use.target)


def horror_elsewhere(g: Arkham, d: int, c: int) -> bool:
    """Whether horror is meant for another card of the investigator who controls this one."""
    return any(
        x % 2 == 1 and x // 2 != c and g.ctrl[x // 2] == g.ctrl[c] for x in g.deals.assigned[d]
    )


@forced(
    Code.DANIEL_CHESTERFIELD,
    WHEN,
    Trigger.DEAL,
    can=lambda g, use: horror_elsewhere(g, use.event, use.card),
)
def daniel_panics(g: Arkham, use: Use) -> Rule:
    """When you take horror that he does not bear: 1 damage."""
    yield from damage.suffer(g, use.seat, 1, 0, use.card)


@forced(
    Code.DANIEL_CHESTERFIELD,
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, use: use.event == use.seat and g.dying[use.event] == Out.RESIGNED,
)
@rule("AHC-019", asks=True)
def daniel_escapes(g: Arkham, use: Use) -> None:
    """Whoever resigns with him has saved him."""
    scene.remember(g, Memory.daniel_survived)


@revelation(Code.WALLS_CLOSING_IN)
def walls_closing_in(g: Arkham, use: Use) -> Rule:
    """Test willpower against the shroud of your location."""
    n = max(0, shroud(g, spot(g, use.seat)))
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, n, use.card, ref(walls_closing_in_result)
    )


@rule("AHC-072")
def walls_closing_in_result(g: Arkham, t: int) -> Rule:
    """Failure: 1 horror for each point, or a set-aside Monster goes beneath the act deck."""
    if g.tests.passed[t] == 0:
        p = g.tests.seat[t]
        n = -skill_tests.margin(g, t)
        able = int(n > 0) + 2 * int(monsters_aside(g) > 0)
        k = yield from encounter.either(g, p, Choice.horror, Choice.conceal, able)
        if k == Choice.horror:
            yield from damage.suffer(g, p, 0, n, g.tests.source[t])
        elif k == Choice.conceal:
            conceal_monster(g)


# ---- Dim Carcosa: what the two other Hasturs do to whoever has no sanity left waits for the
# scenario, where horror alone defeats nobody

HASTUR = TITLE[Code.HASTUR_THE_KING_IN_YELLOW]


def is_hastur(g: Arkham, c: int) -> bool:
    """Whichever Hastur it is."""
    return TITLE[g.code[c]] == HASTUR


@constant(Code.MADNESS_DIES, Question.fight)
def madness_dies(g: Arkham, card: int, who: int, context: int) -> int:
    """Hastur gets +2 fight."""
    return 2 if is_hastur(g, who) else 0


@constant(Code.MADNESS_DIES, Question.no_defeat)
def hastur_stands(g: Arkham, card: int, who: int, context: int) -> int:
    """Hastur cannot be defeated unless the investigators know the secret."""
    return int(is_hastur(g, who) and not scene.remembers(g, Memory.secret_known))


@advance(Code.MADNESS_DIES)
def madness_has_died(g: Arkham, use: Use) -> Rule:
    """The scenario ends; which resolution it is, the log of that campaign would say."""
    yield from stages.end_scenario(g, 0)


@constant(Code.HASTUR_THE_KING_IN_YELLOW, Question.no_damage)
def hastur_untouchable(g: Arkham, card: int, who: int, context: int) -> int:
    """Only the stories of locations damage him."""
    told = context >= 0 and TYPE[g.code[context]] == CardType.LOCATION
    return int(who == card and not told)


@forced(
    Code.HASTUR_THE_KING_IN_YELLOW,
    AFTER,
    Trigger.PHASE_BEGINS,
    can=lambda g, use: use.event == Phase.enemy and g.exhausted[use.card] == 0,
)
def hastur_strikes(g: Arkham, use: Use) -> Rule:
    """At the beginning of the enemy phase, if he is ready, he attacks everybody."""
    for k in range(g.seats):
        yield from enemies.attack(g, use.card, seat_in_order(g, k))


@action(Code.HASTUR_THE_KING_IN_YELLOW, anywhere=True)
def hastur_defied(g: Arkham, use: Use) -> Rule:
    """Test willpower against his fight value, from anywhere."""
    yield from skill_tests.test(
        g,
        use.seat,
        Skill.willpower,
        fight_value(g, use.card),
        use.card,
        ref(hastur_defied_result),
        use.card,
    )


@rule("AHB-198", asks=True)
def hastur_defied_result(g: Arkham, t: int) -> None:
    """Success: he is exhausted."""
    if g.tests.passed[t]:
        g.exhausted[g.tests.about[t]] = 1


def hastur_weakened(g: Arkham) -> bool:
    """Whether Hastur bears at least 5 damage for each investigator."""
    return any(is_hastur(g, e) and g.damage[e] >= 5 * g.seats for e in g.play)


@free(
    Code.THE_KING_IN_TATTERS,
    can=lambda g, use: (
        g.code[spot(g, use.seat)] == Code.PALACE_OF_THE_KING
        and g.clues[spot(g, use.seat)] == 0
        and hastur_weakened(g)
        and not scene.remembers(g, Memory.secret_known)
    ),
)
def the_king_in_tatters(g: Arkham, use: Use) -> None:
    """At the Palace of the King, when no clue is left: all clues of the investigators are gone,
    and its story tells the secret, once.
    """
    for q in range(g.seats):
        places.spend_clues(g, q, g.clues[q])
    scene.remember(g, Memory.secret_known)


@forced(
    Code.THE_KING_IN_TATTERS,
    AFTER,
    Trigger.DEFEAT,
    can=lambda g, use: is_hastur(g, g.defeats.card[use.event]),
)
def hastur_falls(g: Arkham, use: Use) -> Rule:
    """When Hastur is defeated, it advances; it matters which Hastur fell."""
    k = g.code[g.defeats.card[use.event]]
    if k == Code.HASTUR_THE_TATTERED_KING:
        g.uses[use.card] = 1
    elif k == Code.HASTUR_THE_KING_IN_YELLOW:
        g.uses[use.card] = 2
    else:
        g.uses[use.card] = 3
    yield from stages.advance_act(g)


@advance(Code.THE_KING_IN_TATTERS)
def the_king_falls(g: Arkham, use: Use) -> Rule:
    """The resolution of the Hastur who fell."""
    yield from stages.end_scenario(g, g.uses[use.card])


# ---- Echoes of the Past


def doom_on_enemies(g: Arkham) -> int:
    """Easy: the most doom on an enemy in play; hard: all doom on them."""
    most = 0
    all_of_it = 0
    for e in g.play:
        if is_enemy(g, e):
            most = max(most, g.doom[e])
            all_of_it += g.doom[e]
    return all_of_it if scene.hard(g) else most


@constant(Code.SCENARIO_ECHOES_OF_THE_PAST, Question.skull)
def echoes_skull(g: Arkham, card: int, who: int, context: int) -> int:
    """-1 for each doom on the enemy with the most; hard: on all enemies."""
    return -doom_on_enemies(g)


@constant(Code.SCENARIO_ECHOES_OF_THE_PAST, Question.cultist, Question.tablet, Question.elder_thing)
def echoes_symbols(g: Arkham, card: int, who: int, context: int) -> int:
    """-2; hard: -4."""
    return -4 if scene.hard(g) else -2


def echoing(g: Arkham, token: int) -> bool:
    """A symbol that does more than change the skill value."""
    return token == Token.cultist or token == Token.tablet or token == Token.elder_thing


@rule("AHB-191")
def echo(g: Arkham, p: int, token: int, card: int) -> Rule:
    """Cultist: 1 doom on the nearest enemy. Tablet: a random card is discarded. Elder thing: 1
    horror with an enemy at your location.
    """
    if token == Token.cultist:
        e = yield from hunting.nearest_enemy(g, p, NONE)
        stages.add_doom(g, e, 1)
    elif token == Token.tablet:
        zones.discard_random(g, p)
    elif any(is_enemy(g, e) and g.at[e] == spot(g, p) for e in g.play):
        yield from damage.suffer(g, p, 0, 1, card)


@symbol(
    Code.SCENARIO_ECHOES_OF_THE_PAST, can=lambda g, use: echoing(g, use.token) and scene.hard(g)
)
def echoes_at_once(g: Arkham, use: Use) -> Rule:
    """Hard: whatever comes of the test."""
    yield from echo(g, use.seat, use.token, use.card)


@symbol_result(
    Code.SCENARIO_ECHOES_OF_THE_PAST,
    can=lambda g, use: echoing(g, use.token) and not scene.hard(g),
)
def echoes_of_failure(g: Arkham, use: Use) -> Rule:
    """On a failure."""
    yield from echo(g, use.seat, use.token, use.card)


@resolution(Code.SCENARIO_ECHOES_OF_THE_PAST)
@rule("AHC-018", asks=True)
def echoes_end(g: Arkham, use: Use) -> None:
    """Resolution 2 ends with 2 tablets for the chaos bag; the rest is for that campaign's log."""
    if use.event == 2:
        bag.add_tokens(g, Token.tablet, 2)
