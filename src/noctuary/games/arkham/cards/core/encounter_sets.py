"""The encounter sets of the core set that several scenarios use."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from ... import ability
from ...ability import AFTER, AT, WHEN, Question, Trigger, Use
from ...actions import Choice, Choose, Target
from ...card_codes import Code
from ...components import TYPE, CardType, Designator, Phase, Skill, Trait
from ...rules import (
    assets,
    damage,
    drawing,
    encounter,
    enemies,
    hunting,
    locations,
    skill_tests,
    stages,
    values,
    zones,
)
from ...state import Arkham
from .midnight_masks import to_interrogation

# ---- Ghouls


@ability.revelation(Code.GRASPING_HANDS)
def grasping_hands(g: Arkham, use: Use) -> Rule:
    """Agility (3): 1 damage per point failed by."""
    yield from skill_tests.test(g, use.seat, Skill.agility, 3, use.card, ref(grasping_hands_result))


@rule("AHB-032")
def grasping_hands_result(g: Arkham, t: int) -> Rule:
    """One dealing of all the damage."""
    if g.tests.passed[t] == 0:
        n = -skill_tests.margin(g, t)
        yield from damage.suffer(g, g.tests.seat[t], n, 0, g.tests.source[t])


# ---- Striking Fear


@ability.revelation(Code.ROTTING_REMAINS)
def rotting_remains(g: Arkham, use: Use) -> Rule:
    """Willpower (3): 1 horror per point failed by."""
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, 3, use.card, ref(rotting_remains_result)
    )


@rule("AHB-032")
def rotting_remains_result(g: Arkham, t: int) -> Rule:
    """One dealing of all the horror."""
    if g.tests.passed[t] == 0:
        n = -skill_tests.margin(g, t)
        yield from damage.suffer(g, g.tests.seat[t], 0, n, g.tests.source[t])


@ability.revelation((Code.FROZEN_IN_FEAR, Code.DISSONANT_VOICES, Code.DREAMS_OF_RLYEH))
def lingers(g: Arkham, use: Use) -> Rule:
    """Into your threat area."""
    zones.threaten(g, use.card, use.seat)
    yield from damage.defeat_fallen(g, NONE)


@ability.constant(Code.FROZEN_IN_FEAR, Question.action_cost)
def frozen_in_fear(g: Arkham, card: int, who: int, context: int) -> int:
    """Your first move, fight or evade action of each round costs 1 more."""
    if g.at[card] != who or g.hurried[who]:
        return 0
    return int(
        context == Designator.move or context == Designator.fight or context == Designator.evade
    )


@ability.forced(
    Code.FROZEN_IN_FEAR, AT, Trigger.TURN_ENDS, can=lambda g, use: g.at[use.card] == use.event
)
def frozen_in_fear_thaws(g: Arkham, use: Use) -> Rule:
    """At the end of your turn, willpower (3): discard it."""
    yield from skill_tests.test(g, use.event, Skill.willpower, 3, use.card, ref(discard_on_success))


@rule()
def discard_on_success(g: Arkham, t: int) -> Rule:
    """Success: the card that called for the test is discarded."""
    c = g.tests.source[t]
    if g.tests.passed[t] and c in g.play:
        zones.discard(g, c)
    yield from damage.defeat_fallen(g, NONE)


@ability.constant(Code.DISSONANT_VOICES, Question.no_play)
def dissonant_voices(g: Arkham, card: int, who: int, context: int) -> int:
    """You cannot play assets or events."""
    return int(g.at[card] == who)


@ability.forced(Code.DISSONANT_VOICES, AT, Trigger.ROUND_ENDS)
def dissonant_voices_fade(g: Arkham, use: Use) -> None:
    """At the end of the round: discard it."""
    zones.discard(g, use.card)


# ---- Ancient Evils


@ability.revelation(Code.ANCIENT_EVILS)
def ancient_evils(g: Arkham, use: Use) -> Rule:
    """1 doom on the agenda, which may advance."""
    yield from stages.doom_that_advances(g, 1)


# ---- Chilling Cold


@ability.revelation(Code.CRYPT_CHILL)
def crypt_chill(g: Arkham, use: Use) -> Rule:
    """Willpower (4): on a failure discard an asset in play, or take 2 damage."""
    yield from skill_tests.test(g, use.seat, Skill.willpower, 4, use.card, ref(crypt_chill_result))


@rule("AHB-082")
def own_asset_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if values.is_asset(g, c) and g.ctrl[c] == p and not zones.cannot_leave(g, c):
            offer(g, Target(card=c))


@rule("AHB-063")
def crypt_chill_result(g: Arkham, t: int) -> Rule:
    """Lose an asset, or take 2 damage."""
    if g.tests.passed[t] == 0:
        p = g.tests.seat[t]
        a = yield ask(p, own_asset_options, alone=TAKE)
        if a == NONE:
            yield from damage.suffer(g, p, 2, 0, g.tests.source[t])
        else:
            zones.discard(g, Target.card(a))
            yield from assets.make_room(g, p, NONE)


@ability.revelation(Code.OBSCURING_FOG)
def obscuring_fog(g: Arkham, use: Use) -> None:
    """Attach it to your location, unless there is one."""
    if not any(
        x != use.card and values.copies(g, x, use.card) and g.at[x] == g.at[use.seat]
        for x in g.play
    ):
        zones.attach(g, use.card, g.at[use.seat], NONE)


@ability.constant(Code.OBSCURING_FOG, Question.shroud)
def obscured(g: Arkham, card: int, who: int, context: int) -> int:
    """Add 2 to the shroud of the location."""
    return 2 if g.at[card] == who else 0


@ability.forced(
    Code.OBSCURING_FOG,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, use: (
        g.tests.what[use.event] == Designator.investigate
        and g.tests.target[use.event] == g.at[use.card]
    ),
)
def fog_lifts(g: Arkham, use: Use) -> None:
    """After that location is successfully investigated: discard it."""
    zones.discard(g, use.card)


# ---- Dark Cult


@ability.forced(
    Code.ACOLYTE, AFTER, Trigger.ENTER, can=lambda g, use: g.enters.card[use.event] == use.card
)
def acolyte(g: Arkham, use: Use) -> None:
    """After it enters play: 1 doom on it."""
    stages.add_doom(g, use.card, 1)


@ability.forced(
    Code.WIZARD_OF_THE_ORDER, AT, Trigger.PHASE_ENDS, can=lambda g, use: use.event == Phase.mythos
)
def wizard_of_the_order(g: Arkham, use: Use) -> None:
    """At the end of the mythos phase: 1 doom on it."""
    stages.add_doom(g, use.card, 1)


@ability.revelation(Code.MYSTERIOUS_CHANTING)
def mysterious_chanting(g: Arkham, use: Use) -> Rule:
    """2 doom on the nearest Cultist; with none in play, fetch one and draw it."""
    e = yield from hunting.nearest_enemy(g, use.seat, Trait.CULTIST)
    if e >= 0:
        stages.add_doom(g, e, 2)
    else:
        yield from encounter.fetch_enemy(g, use.seat, Trait.CULTIST)


# ---- Nightgaunts


@ability.constant(Code.HUNTING_NIGHTGAUNT, Question.double_token)
def hunting_nightgaunt(g: Arkham, card: int, who: int, context: int) -> int:
    """While you try to evade it, negative modifiers of tokens are doubled."""
    return int(who == card and g.tests.what[context] == Designator.evade)


@ability.revelation(Code.ON_WINGS_OF_DARKNESS)
def on_wings_of_darkness(g: Arkham, use: Use) -> Rule:
    """Agility (4): failing hurts and carries you off."""
    yield from skill_tests.test(g, use.seat, Skill.agility, 4, use.card, ref(on_wings_result))


@rule("AHB-309", "AHB-082")
def central_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if values.is_location(g, c) and values.trait(g, c, Trait.CENTRAL):
            offer(g, Target(card=c))


@rule()
def on_wings_result(g: Arkham, t: int) -> Rule:
    """1 damage and 1 horror; all but Nightgaunts let go of you; you go to a Central location."""
    p = g.tests.seat[t]
    if g.tests.passed[t]:
        return
    yield from damage.suffer(g, p, 1, 1, g.tests.source[t])
    if g.out[p] == 0:
        for e in g.play:
            if (
                values.is_enemy(g, e)
                and g.engaged[e] == p
                and not values.trait(g, e, Trait.NIGHTGAUNT)
            ):
                g.engaged[e] = NONE
        a = yield ask(p, central_options, alone=TAKE)
        if a != NONE:
            yield from locations.move_to(g, p, Target.card(a), 1)
        yield from enemies.engage_all(g)


# ---- Locked Doors


def door_here(g: Arkham, where: int) -> bool:
    """Whether it is a Locked Door on a location."""
    return any(g.code[x] == Code.LOCKED_DOOR and g.at[x] == where for x in g.play)


def most_clues_unlocked(g: Arkham) -> int:
    """Return the most clues on a location without a Locked Door; none when all have one."""
    best = NONE
    for c in g.play:
        if TYPE[g.code[c]] == CardType.LOCATION and not door_here(g, c):
            best = max(best, g.clues[c])
    return best


@rule("AHC-155", "AHC-153")
def door_options(g: Arkham, p: int) -> None:
    best = most_clues_unlocked(g)
    for c in g.play:
        if TYPE[g.code[c]] == CardType.LOCATION and not door_here(g, c) and g.clues[c] == best:
            offer(g, Target(card=c))


@ability.revelation(Code.LOCKED_DOOR)
def locked_door(g: Arkham, use: Use) -> Rule:
    """Attach it to the location with most clues that has none."""
    a = yield ask(g.lead, door_options, alone=TAKE)
    if a != NONE:
        zones.attach(g, use.card, Target.card(a), NONE)


@ability.constant(Code.LOCKED_DOOR, Question.no_investigate)
def door_is_locked(g: Arkham, card: int, who: int, context: int) -> int:
    """Forbid investigating that location."""
    return int(g.at[card] == who)


@rule("AHB-182")
def combat_or_agility_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.combat))
    offer(g, Choose(choice=Choice.agility))


@ability.action(Code.LOCKED_DOOR)
def open_the_door(g: Arkham, use: Use) -> Rule:
    """Combat (4) or agility (4): discard it."""
    a = yield ask(use.seat, combat_or_agility_options)
    s = Choose.choice(a) - Choice.willpower
    yield from skill_tests.test(g, use.seat, s, 4, use.card, ref(discard_on_success))


# ---- Cult of Umôrdhoth


@ability.forced(
    Code.WOLF_MAN_DREW,
    WHEN,
    Trigger.ATTACK,
    can=lambda g, use: g.attacks.enemy[use.event] == use.card,
)
def wolf_man_drew(g: Arkham, use: Use) -> None:
    """When he attacks: heal 1 damage from him."""
    damage.heal(g, use.card, 1, 0)


@rule("AHB-079")
def pay_herman(g: Arkham, use: Use) -> Rule:
    """Choose and discard 4 cards."""
    for _ in range(4):
        yield from zones.choose_and_discard(g, use.seat)


@ability.action(
    Code.HERMAN_COLLINS,
    designator=Designator.parley,
    pay=pay_herman,
    can=lambda g, use: sum(zones.may_discard(g, x) for x in g.hand[use.seat]) >= 4,
)
def herman_collins(g: Arkham, use: Use) -> Rule:
    """Parley, 4 cards: he goes to the victory display."""
    yield from to_interrogation(g, use.card)


@rule("AHB-316")
def pay_peter(g: Arkham, use: Use) -> Rule:
    """2 clues."""
    locations.spend_clues(g, use.seat, 2)
    yield from damage.defeat_fallen(g, NONE)


@ability.action(
    Code.PETER_WARREN,
    designator=Designator.parley,
    pay=pay_peter,
    can=lambda g, use: locations.can_spend_clues(g, use.seat, 2),
)
def peter_warren(g: Arkham, use: Use) -> Rule:
    """Parley, 2 clues: he goes to the victory display."""
    yield from to_interrogation(g, use.card)


@ability.action(Code.VICTORIA_DEVEREUX, designator=Designator.parley, resources=5)
def victoria_devereux(g: Arkham, use: Use) -> Rule:
    """Parley, 5 resources: she goes to the victory display."""
    yield from to_interrogation(g, use.card)


@ability.forced(
    Code.RUTH_TURNER,
    AFTER,
    Trigger.EVADE,
    can=lambda g, use: g.evasions.enemy[use.event] == use.card,
)
def ruth_turner(g: Arkham, use: Use) -> Rule:
    """After she is evaded: she goes to the victory display."""
    yield from to_interrogation(g, use.card)


# ---- Agents of Hastur


@ability.constant(Code.SCREECHING_BYAKHEE, Question.fight, Question.evade)
def screeching_byakhee(g: Arkham, card: int, who: int, context: int) -> int:
    """+1 fight and evade while engaged with somebody with 4 or less remaining sanity."""
    if who != card or g.engaged[card] < 0:
        return 0
    return int(values.remaining_sanity(g, g.engaged[card]) <= 4)


@ability.revelation(Code.THE_YELLOW_SIGN)
def the_yellow_sign(g: Arkham, use: Use) -> Rule:
    """Willpower (4): on a failure 2 horror and a Madness weakness out of your deck."""
    yield from skill_tests.test(g, use.seat, Skill.willpower, 4, use.card, ref(yellow_sign_result))


@rule()
def yellow_sign_result(g: Arkham, t: int) -> Rule:
    """Horror, then the weakness is drawn."""
    p = g.tests.seat[t]
    if g.tests.passed[t] == 0:
        yield from damage.suffer(g, p, 0, 2, g.tests.source[t])
        if values.in_game(g, p):
            yield from drawing.search_deck(g, p, drawing.MADNESS, 1)


# ---- Agents of Yog-Sothoth


@ability.forced(
    Code.YITHIAN_OBSERVER,
    WHEN,
    Trigger.ATTACK,
    can=lambda g, use: g.attacks.enemy[use.event] == use.card,
)
def yithian_observer(g: Arkham, use: Use) -> None:
    """When it attacks you: discard a random card; with none, +1 damage and +1 horror."""
    if not zones.discard_random(g, g.attacks.seat[use.event]):
        g.attacks.damage[use.event] += 1
        g.attacks.horror[use.event] += 1


@rule("AHB-007")
def power_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.draw))
    offer(g, Choose(choice=Choice.horror))


@ability.revelation(Code.OFFER_OF_POWER)
def offer_of_power(g: Arkham, use: Use) -> Rule:
    """Draw 2 cards and put 2 doom on the agenda, which may advance; or take 2 horror."""
    a = yield ask(use.seat, power_options, alone=TAKE)
    if Choose.choice(a) == Choice.draw:
        yield from drawing.draw_cards(g, use.seat, 2)
        yield from stages.doom_that_advances(g, 2)
    else:
        yield from damage.suffer(g, use.seat, 0, 2, use.card)


# ---- Agents of Shub-Niggurath


@ability.forced(
    Code.RELENTLESS_DARK_YOUNG, AT, Trigger.ROUND_ENDS, can=lambda g, use: g.damage[use.card] > 0
)
def relentless_dark_young(g: Arkham, use: Use) -> None:
    """At the end of the round: heal 2 damage from it."""
    damage.heal(g, use.card, 2, 0)


@ability.forced(
    Code.GOAT_SPAWN, WHEN, Trigger.DEFEAT, can=lambda g, use: g.defeats.card[use.event] == use.card
)
def goat_spawn(g: Arkham, use: Use) -> Rule:
    """When it is defeated: 1 horror to each investigator at its location."""
    with g.deals.open(source=use.card, by=-1) as d:
        for q in range(g.seats):
            if values.in_game(g, q) and g.at[q] == g.at[use.card]:
                damage.add_victim(g, d, q, 0, 1)
        yield from damage.deal(g, d)


# ---- Agents of Cthulhu


@ability.constant(Code.DREAMS_OF_RLYEH, Question.willpower, Question.sanity)
def dreams_of_rlyeh(g: Arkham, card: int, who: int, context: int) -> int:
    """-1 willpower and -1 sanity."""
    return -1 if g.at[card] == who else 0


@ability.action(Code.DREAMS_OF_RLYEH)
def wake_up(g: Arkham, use: Use) -> Rule:
    """Willpower (3): discard it."""
    yield from skill_tests.test(g, use.seat, Skill.willpower, 3, use.card, ref(discard_on_success))


@ability.forced(
    Code.YOUNG_DEEP_ONE,
    AFTER,
    Trigger.ENGAGE,
    can=lambda g, use: g.engagements.enemy[use.event] == use.card,
)
def young_deep_one(g: Arkham, use: Use) -> Rule:
    """After it engages you: 1 horror."""
    yield from damage.suffer(g, g.engagements.seat[use.event], 0, 1, use.card)
