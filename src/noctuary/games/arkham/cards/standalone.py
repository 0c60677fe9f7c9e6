"""Encounter cards of standalone scenarios."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, ref, rule

from .. import ability
from ..ability import AFTER, AT, WHEN, Question, Trigger, Use
from ..actions import Choice, Choose, Entered, Flipped, Target
from ..card_codes import Code
from ..components import (
    SCENARIO,
    SECOND_DECK,
    TYPE,
    CardType,
    Designator,
    Memory,
    Out,
    Phase,
    Skill,
    Trait,
)
from ..rules import (
    damage,
    decks,
    drawing,
    encounter,
    enemies,
    hunting,
    locations,
    scenario_effects,
    skill_tests,
    spawning,
    stages,
    values,
    zones,
)
from ..state import Arkham

# ---- Murder at the Excelsior Hotel


@ability.constant(Code.ARKHAM_OFFICER, Question.patrol)
def officer_patrols(g: Arkham, card: int, who: int, context: int) -> int:
    """Patrols towards locations with clues."""
    return int(who == card and g.clues[context] > 0)


@ability.forced(
    Code.ARKHAM_OFFICER,
    AT,
    Trigger.PHASE_ENDS,
    can=lambda g, use: use.event == Phase.enemy and g.clues[g.at[use.card]] > 0,
)
def officer_takes(g: Arkham, use: Use) -> None:
    """At the end of the enemy phase a clue of its location becomes doom on it."""
    g.clues[g.at[use.card]] -= 1
    stages.add_doom(g, use.card, 1)


@ability.action(Code.ARKHAM_OFFICER, designator=Designator.parley)
def officer_listens(g: Arkham, use: Use) -> Rule:
    """Parley: test willpower (3)."""
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, 3, use.card, ref(officer_result), use.card
    )


@rule("AHB-007")
def officer_options(g: Arkham, p: int, card: int) -> None:
    if g.exhausted[card] == 0:
        offer(g, Choose(choice=Choice.evade))
    if g.doom[card]:
        offer(g, Choose(choice=Choice.clue))


@rule("AHB-198")
def officer_result(g: Arkham, t: int) -> Rule:
    """Success: it is evaded, or gives back a clue."""
    c = g.tests.about[t]
    p = g.tests.seat[t]
    if g.tests.passed[t] and values.is_enemy(g, c):
        a = yield ask(p, officer_options, c, alone=TAKE)
        if a != NONE and Choose.choice(a) == Choice.evade:
            yield from enemies.evaded(g, c, p, 0)
        elif a != NONE:
            g.doom[c] -= 1
            locations.gain_clues(g, p, 1)


def struck_in_a_fight(g: Arkham, d: int, e: int) -> bool:
    """Whether a dealing is what an attack on an enemy does to it."""
    t = values.test_here(g)
    return (
        damage.assigned(g, d, e, 0) > 0
        and t >= 0
        and g.tests.what[t] == Designator.fight
        and g.tests.target[t] == e
    )


@ability.forced(
    Code.OTHERWORLDLY_MEDDLER,
    WHEN,
    Trigger.DEAL,
    can=lambda g, use: g.doom[use.card] > 0 and struck_in_a_fight(g, use.event, use.card),
)
@rule("AHC-108", asks=True)
def otherworldly_meddler(g: Arkham, use: Use) -> None:
    """When an attack would damage it: 1 of its doom is removed, then 1 damage less."""
    g.doom[use.card] -= 1
    g.deals.assigned[use.event].remove(2 * use.card)


@ability.forced(
    Code.OTHERWORLDLY_MEDDLER,
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, use: g.dying[use.event] == Out.DEFEATED,
)
def otherworldly_meddler_gloats(g: Arkham, use: Use) -> None:
    """When an investigator is defeated: 3 doom on it."""
    stages.add_doom(g, use.card, 3)


# ---- Film Fatale


@ability.action(Code.SATURNITE_DRUDGE_MILITIA, designator=Designator.parley)
def militia_listens(g: Arkham, use: Use) -> Rule:
    """Parley: test willpower (3)."""
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, 3, use.card, ref(militia_result), use.card
    )


@rule("AHB-198")
def militia_result(g: Arkham, t: int) -> Rule:
    """1 damage for each point of success; by 2 or more it is exhausted."""
    if g.tests.passed[t]:
        e = g.tests.about[t]
        n = skill_tests.margin(g, t)
        yield from damage.hurt_enemy(g, e, n, g.tests.seat[t], NONE)
        if n >= 2 and values.is_enemy(g, e):
            g.exhausted[e] = 1


# ---- Carnevale of Horrors: locations stand in a ring, each `at` the next one clockwise

VENICE = (Code.CANAL_SIDE, Code.STREETS_OF_VENICE, Code.BRIDGE_OF_SIGHS, Code.THE_GUARDIAN)


@ability.constant(VENICE, Question.connected)
def clockwise(g: Arkham, card: int, who: int, context: int) -> int:
    """Connect it to the next location clockwise."""
    return int(who == card and context == g.at[card])


def ring(g: Arkham, c: int) -> int:
    """Return how many locations the ring of a location has; 0 when it is in none."""
    n = 1
    x = g.at[c]
    while x >= 0 and x != c and n < len(g.play):
        x = g.at[x]
        n += 1
    return n if x == c else 0


def around(g: Arkham, c: int, n: int) -> int:
    """Return the location some steps clockwise from another."""
    for _ in range(n):
        c = g.at[c]
    return c


def across(g: Arkham, c: int) -> int:
    """Return the location across from another, or none."""
    n = ring(g, c)
    return around(g, c, n // 2) if n > 0 and n % 2 == 0 else NONE


@ability.reaction(
    Code.CANAL_SIDE,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card and g.moves.seat[use.event] == use.seat,
)
def canal_side(g: Arkham, use: Use) -> None:
    """After you enter: a clue of the supply is placed there."""
    g.clues[use.card] += 1


@ability.free(
    Code.STREETS_OF_VENICE, can=lambda g, use: locations.can_enter(g, use.seat, g.at[use.card])
)
def streets_of_venice(g: Arkham, use: Use) -> Rule:
    """Move to the next location clockwise."""
    yield from locations.move_to(g, use.seat, g.at[use.card])


@ability.forced(
    Code.BRIDGE_OF_SIGHS,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.start[use.event] == use.card,
)
def bridge_of_sighs(g: Arkham, use: Use) -> Rule:
    """Deal 1 horror to an investigator who leaves it."""
    yield from damage.suffer(g, g.moves.seat[use.event], 0, 1, use.card)


@ability.reaction(
    Code.THE_GUARDIAN,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card and g.moves.seat[use.event] == use.seat,
)
def the_guardian(g: Arkham, use: Use) -> Rule:
    """After you enter: draw 1 card."""
    yield from drawing.draw_cards(g, use.seat, 1)


@ability.action(
    Code.MASKED_CARNEVALE_GOER,
    pay=locations.pay_a_clue,
    can=lambda g, use: (
        locations.can_spend_clues(g, use.seat, 1) and decks.deck_size(g, SECOND_DECK) > 0
    ),
)
def masked_carnevale_goer(g: Arkham, use: Use) -> Rule:
    """For 1 clue, flip it: faces wait in the second deck. An enemy attacks everybody there."""
    where = g.at[use.card]
    emit(g, Flipped(card=use.card))
    zones.remove(g, use.card)
    c = decks.draw_to_limbo(g, SECOND_DECK)
    zones.put(g, c)
    g.at[c] = where
    emit(g, Entered(card=c))
    if TYPE[g.code[c]] == CardType.ENEMY:
        for k in range(g.seats):
            q = values.seat_in_order(g, k)
            if values.in_game(g, q) and g.at[q] == where:
                yield from enemies.attack(g, c, q)
        yield from enemies.engage_all(g)


@ability.forced(
    Code.ELISABETTA_MAGRO, AT, Trigger.PHASE_ENDS, can=lambda g, use: use.event == Phase.mythos
)
def elisabetta_magro(g: Arkham, use: Use) -> None:
    """When the mythos phase ends: 1 doom on her."""
    stages.add_doom(g, use.card, 1)


def masked(g: Arkham, c: int) -> bool:
    """Whether it is a Masked Carnevale-Goer."""
    return g.code[c] == Code.MASKED_CARNEVALE_GOER


@ability.revelation(Code.MASS_HYSTERIA)
@rule("AHC-082")
def mass_hysteria(g: Arkham, use: Use) -> Rule:
    """2 damage, or all masks are mixed and placed clockwise, one at each location."""
    able = 1 + 2 * int(ring(g, g.at[use.seat]) > 0 and any(masked(g, c) for c in g.play))
    k = yield from encounter.either(g, use.seat, Choice.damage, Choice.scatter, able)
    if k == Choice.damage:
        yield from damage.suffer(g, use.seat, 2, 0, use.card)
    else:
        where = g.at[use.seat]
        for c in g.play:
            if masked(g, c):
                where = g.at[where]
                g.at[c] = where
        decks.shuffle(g, SECOND_DECK)


@ability.revelation(Code.LOST_IN_VENICE)
@rule("AHC-083")
def lost_in_venice(g: Arkham, use: Use) -> Rule:
    """2 horror, or a move to the location across."""
    c = across(g, g.at[use.seat])
    able = 1 + 2 * int(c >= 0 and locations.can_enter(g, use.seat, c))
    k = yield from encounter.either(g, use.seat, Choice.horror, Choice.across, able)
    if k == Choice.horror:
        yield from damage.suffer(g, use.seat, 0, 2, use.card)
    else:
        yield from locations.move_to(g, use.seat, c, 1)


@ability.revelation(Code.ABDUCTION)
def abduction(g: Arkham, use: Use) -> Rule:
    """Willpower (3)."""
    yield from skill_tests.test(g, use.seat, Skill.willpower, 3, use.card, ref(abduction_result))


def companion(g: Arkham, p: int, c: int) -> bool:
    """Whether it is an Ally asset of an investigator that can be discarded."""
    return (
        values.is_asset(g, c)
        and g.ctrl[c] == p
        and values.trait(g, c, Trait.ALLY)
        and not zones.cannot_leave(g, c)
    )


def companion_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if companion(g, p, c):
            offer(g, Target(card=c))


@rule("AHC-084")
def abduction_result(g: Arkham, t: int) -> Rule:
    """Failure: all resources are lost, or an Ally asset is discarded."""
    if g.tests.passed[t] == 0:
        p = g.tests.seat[t]
        able = int(g.resources[p] > 0) + 2 * int(any(companion(g, p, c) for c in g.play))
        k = yield from encounter.either(g, p, Choice.purse, Choice.discard, able)
        if k == Choice.purse:
            drawing.lose(g, p, g.resources[p])
        elif k == Choice.discard:
            a = yield ask(p, companion_options, alone=TAKE)
            zones.discard(g, Target.card(a))


def clear_of_miasma(g: Arkham, where: int) -> bool:
    """Whether it is a location with no Acrid Miasma."""
    return not any(g.code[c] == Code.ACRID_MIASMA and g.at[c] == where for c in g.play)


@ability.revelation(Code.ACRID_MIASMA)
def acrid_miasma(g: Arkham, use: Use) -> None:
    """Attach it to the nearest location clockwise that has none."""
    n = ring(g, g.at[use.seat])
    where = g.at[use.seat]
    for _ in range(n):
        where = g.at[where]
        if clear_of_miasma(g, where):
            zones.attach(g, use.card, where, NONE)
            return


@ability.forced(
    Code.ACRID_MIASMA,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == g.at[use.card],
)
def acrid_miasma_chokes(g: Arkham, use: Use) -> Rule:
    """Test willpower (2) as an investigator enters."""
    yield from skill_tests.test(
        g,
        g.moves.seat[use.event],
        Skill.willpower,
        2,
        use.card,
        ref(acrid_miasma_result),
    )


@rule("AHC-085")
def acrid_miasma_result(g: Arkham, t: int) -> Rule:
    """Failure: 1 damage and 1 horror, or every hunter moves."""
    if g.tests.passed[t] == 0:
        p = g.tests.seat[t]
        able = 1 + 2 * int(any(hunting.stalks(g, e) for e in g.play))
        k = yield from encounter.either(g, p, Choice.both, Choice.hunt, able)
        if k == Choice.both:
            yield from damage.suffer(g, p, 1, 1, g.tests.source[t])
        else:
            yield from hunting.hunters_move(g, 0)


# ---- Guardians of the Abyss


@ability.constant(Code.TEMPLE_COURTYARD, Question.not_aloof)
@rule("AHC-060")
def temple_courtyard(g: Arkham, card: int, who: int, context: int) -> int:
    """Without clues on it each Humble Supplicant loses Aloof."""
    return int(
        g.code[who] == Code.HUMBLE_SUPPLICANT and g.revealed[card] > 0 and g.clues[card] == 0
    )


@ability.action(Code.TEMPLE_COURTYARD, can=lambda g, use: g.revealed[use.card] > 0)
def temple_courtyard_entered(g: Arkham, use: Use) -> Rule:
    """Test combat (5)."""
    yield from skill_tests.test(
        g, use.seat, Skill.combat, 5, use.card, ref(temple_courtyard_result)
    )


@rule("AHB-198", asks=True)
def temple_courtyard_result(g: Arkham, t: int) -> None:
    """Success: a deserted temple has been broken into."""
    if g.tests.passed[t]:
        scenario_effects.remember(g, Memory.temple_broken_into)


def brother(g: Arkham, e: int, where: int) -> bool:
    """Whether it is a Brotherhood enemy at a location."""
    return values.is_enemy(g, e) and values.trait(g, e, Trait.BROTHERHOOD) and g.at[e] == where


@ability.constant(Code.HUMBLE_SUPPLICANT, Question.spawns)
def humble_supplicant(g: Arkham, card: int, who: int, context: int) -> int:
    """Spawns at any Cairo location, one with a Brotherhood enemy if there is any."""
    if not values.trait(g, who, Trait.CAIRO):
        return 0
    return 1 + int(any(brother(g, e, who) for e in g.play))


@ability.constant(Code.HUMBLE_SUPPLICANT, Question.no_damage, Question.no_aim)
def humble_supplicant_shields(g: Arkham, card: int, who: int, context: int) -> int:
    """Brotherhood enemies at its location can be neither attacked nor damaged."""
    return int(brother(g, who, g.at[card]))


@ability.forced(
    Code.HUMBLE_SUPPLICANT, AT, Trigger.PHASE_ENDS, can=lambda g, use: use.event == Phase.enemy
)
def humble_supplicant_follows(g: Arkham, use: Use) -> Rule:
    """When the enemy phase ends: one step towards the nearest Brotherhood enemy."""
    a = yield ask(g.lead, hunting.nearest_options, g.at[use.card], Trait.BROTHERHOOD, alone=TAKE)
    if a != NONE:
        yield from hunting.move_enemy_toward(g, use.card, g.at[Target.card(a)])


@ability.constant(Code.DR_WENTWORTH_MOORE, Question.no_damage)
def dr_moore_guarded(g: Arkham, card: int, who: int, context: int) -> int:
    """He cannot be damaged while a ready Monster is at his location."""
    return int(
        who == card
        and any(
            values.is_enemy(g, e)
            and values.trait(g, e, Trait.MONSTER)
            and g.at[e] == g.at[card]
            and g.exhausted[e] == 0
            for e in g.play
        )
    )


@ability.forced(
    Code.DR_WENTWORTH_MOORE,
    AFTER,
    Trigger.ENTER,
    can=lambda g, use: g.enters.card[use.event] == use.card,
)
def dr_moore_calls(g: Arkham, use: Use) -> Rule:
    """After he enters play: a Monster of the encounter deck or discard pile spawns beside him."""
    decks.shuffle(g, SCENARIO)
    encounter.look_through(g, g.lead)
    a = yield ask(g.lead, encounter.fetch_options, Trait.MONSTER)
    if a != NONE:
        zones.into_limbo(g, Target.card(a))
        decks.refill_encounter(g)
        yield from spawning.spawn(g, Target.card(a), g.at[use.card], NONE)


@ability.action(Code.TUNNELS_UNDER_NGRANEK)
def tunnels_under_ngranek(g: Arkham, use: Use) -> Rule:
    """Test intellect (2)."""
    yield from skill_tests.test(
        g, use.seat, Skill.intellect, 2, use.card, ref(story_found), use.card
    )


@ability.action(Code.STAIRWAY_TO_SARKOMAND)
def stairway_to_sarkomand(g: Arkham, use: Use) -> Rule:
    """Test willpower (3)."""
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, 3, use.card, ref(story_found), use.card
    )


@ability.action(Code.MIST_FILLED_CAVERNS)
def mist_filled_caverns(g: Arkham, use: Use) -> Rule:
    """Test agility (4)."""
    yield from skill_tests.test(g, use.seat, Skill.agility, 4, use.card, ref(story_found), use.card)


@rule("AHC-090", "AHC-091", "AHC-092", "AHB-182")
def story_found(g: Arkham, t: int) -> Rule:
    """Success: it is flipped, and its story asks for one of two tests."""
    if g.tests.passed[t]:
        c = g.tests.about[t]
        p = g.tests.seat[t]
        locations.flip(g, c)
        kind = Choice.agility
        n = 4
        if g.code[c] == Code.STAIRWAY_TO_SARKOMAND:
            kind = Choice.intellect
            n = 3
        elif g.code[c] == Code.MIST_FILLED_CAVERNS:
            kind = Choice.willpower
            n = 2
        k = yield from encounter.either(g, p, kind, Choice.combat, 3)
        about = 2 * c + int(k == Choice.combat)
        yield from skill_tests.test(g, p, k - Choice.willpower, n, c, ref(story_told), about)


@rule("AHC-090", "AHC-091", "AHC-092", asks=True)
def story_told(g: Arkham, t: int) -> None:
    """Success: it is remembered what was done. Either way it is flipped back."""
    c = g.tests.about[t] // 2
    if g.tests.passed[t]:
        harsh = g.tests.about[t] % 2
        if g.code[c] == Code.TUNNELS_UNDER_NGRANEK:
            scenario_effects.remember(g, Memory.nightgaunts_freed + harsh)
        elif g.code[c] == Code.STAIRWAY_TO_SARKOMAND:
            scenario_effects.remember(g, Memory.denizens_warned + harsh)
        else:
            scenario_effects.remember(g, Memory.help_pled_for + harsh)
    locations.flip(g, c)
