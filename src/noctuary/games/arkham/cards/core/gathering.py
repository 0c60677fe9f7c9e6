"""The Gathering: set-up, symbols, acts, agendas, rooms, Lita Chantler."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, offer, ref, rule

from ... import ability
from ...ability import AFTER, AT, WHEN, Question, Trigger, Use
from ...actions import Choice, Choose
from ...card_codes import Code
from ...components import SCENARIO, SEATS, Designator, Out, Phase, Skill, Token, Trait
from ...rules import (
    assets,
    damage,
    decks,
    encounter,
    enemies,
    hunting,
    locations,
    scenario_effects,
    skill_tests,
    spawning,
    stages,
    tokens,
    values,
    zones,
)
from ...state import Arkham

# ---- set-up


@ability.setup(Code.SCENARIO_THE_GATHERING)
def gathering_setup(g: Arkham, use: Use) -> Rule:
    """Put the Study into play; set aside the other rooms, the Ghoul Priest and Lita."""
    scenario_effects.open_decks(g)
    study = scenario_effects.bring_aside(g, Code.STUDY)
    for code in (
        Code.HALLWAY,
        Code.ATTIC,
        Code.CELLAR,
        Code.PARLOR,
        Code.GHOUL_PRIEST,
        Code.LITA_CHANTLER,
    ):
        scenario_effects.keep_aside(g, code)
    scenario_effects.shuffle_encounter_deck(g)
    yield from scenario_effects.everybody_starts(g, study)


# ---- symbols


def ghoul_here(g: Arkham, p: int) -> bool:
    return values.enemies_with(g, values.spot(g, p), Trait.GHOUL) > 0


@ability.constant(Code.SCENARIO_THE_GATHERING, Question.skull)
def gathering_skull(g: Arkham, card: int, who: int, context: int) -> int:
    """-1 for each Ghoul at your location; hard: -2."""
    return (
        -2
        if scenario_effects.hard(g)
        else -values.enemies_with(g, values.spot(g, who), Trait.GHOUL)
    )


@ability.constant(Code.SCENARIO_THE_GATHERING, Question.cultist)
def gathering_cultist(g: Arkham, card: int, who: int, context: int) -> int:
    """-1; hard: nothing."""
    return 0 if scenario_effects.hard(g) else -1


@ability.constant(Code.SCENARIO_THE_GATHERING, Question.tablet)
def gathering_tablet(g: Arkham, card: int, who: int, context: int) -> int:
    """-2; hard: -4."""
    return -4 if scenario_effects.hard(g) else -2


@ability.repeats(Code.SCENARIO_THE_GATHERING)
def gathering_repeats(g: Arkham, token: int) -> bool:
    """Hard: a cultist."""
    return token == Token.cultist and scenario_effects.hard(g)


@ability.symbol(Code.SCENARIO_THE_GATHERING, can=lambda g, use: gathering_repeats(g, use.token))
def gathering_cultist_again(g: Arkham, use: Use) -> Rule:
    """Hard: reveal another token."""
    yield from tokens.reveal(g, use.event)


@ability.symbol(Code.SCENARIO_THE_GATHERING, can=lambda g, use: use.token == Token.tablet)
def gathering_tablet_hurts(g: Arkham, use: Use) -> Rule:
    """With a Ghoul at your location: 1 damage; hard: and 1 horror."""
    if ghoul_here(g, use.seat):
        yield from damage.suffer(g, use.seat, 1, int(scenario_effects.hard(g)), use.card)


@ability.symbol_result(Code.SCENARIO_THE_GATHERING, can=lambda g, use: use.token == Token.cultist)
def gathering_cultist_fails(g: Arkham, use: Use) -> Rule:
    """On a failure: 1 horror; hard: 2."""
    yield from damage.suffer(g, use.seat, 0, 2 if scenario_effects.hard(g) else 1, use.card)


@ability.symbol_result(
    Code.SCENARIO_THE_GATHERING,
    can=lambda g, use: use.token == Token.skull and scenario_effects.hard(g),
)
def gathering_skull_fails(g: Arkham, use: Use) -> None:
    """Hard, on a failure: a Ghoul comes after the test."""
    g.tests.flag[use.event] += 1


@ability.forced(
    Code.SCENARIO_THE_GATHERING,
    AFTER,
    Trigger.TEST,
    can=lambda g, use: g.tests.flag[use.event] > 0 and scenario_effects.hard(g),
)
def gathering_ghoul_comes(g: Arkham, use: Use) -> Rule:
    """Let the tester fetch a Ghoul enemy and draw it, once for each skull."""
    while g.tests.flag[use.event] > 0:
        g.tests.flag[use.event] -= 1
        yield from encounter.fetch_enemy(g, g.tests.seat[use.event], Trait.GHOUL)


# ---- agendas


@rule("AHB-416")
def lapse_options(g: Arkham, p: int) -> None:
    if any(values.in_game(g, q) and len(g.hand[q]) > 0 for q in range(g.seats)):
        offer(g, Choose(choice=Choice.discard))
    offer(g, Choose(choice=Choice.horror))


@ability.advance(Code.WHATS_GOING_ON)
def whats_going_on(g: Arkham, use: Use) -> Rule:
    """Let the lead choose: everybody discards a random card, or the lead takes 2 horror."""
    a = yield ask(g.lead, lapse_options)
    if Choose.choice(a) == Choice.horror:
        yield from damage.suffer(g, g.lead, 0, 2, use.card)
    else:
        for k in range(g.seats):
            q = values.seat_in_order(g, k)
            if values.in_game(g, q):
                zones.discard_random(g, q)


@ability.advance(Code.RISE_OF_THE_GHOULS)
def rise_of_the_ghouls(g: Arkham, use: Use) -> Rule:
    """Let the lead draw the first Ghoul that comes up in a reshuffled encounter deck."""
    decks.shuffle_discards_in(g, SCENARIO)
    e = encounter.discard_until(g, Trait.GHOUL)
    if e >= 0:
        yield from encounter.resolve(g, g.lead, e, NONE)


@ability.forced(
    Code.THEYRE_GETTING_OUT,
    AT,
    Trigger.PHASE_ENDS,
    can=lambda g, use: use.event == Phase.enemy and values.find(g, Code.PARLOR) >= 0,
)
@rule("AHB-418")
def getting_out_move(g: Arkham, use: Use) -> Rule:
    """At the end of the enemy phase: each unengaged Ghoul moves toward the Parlor."""
    with g.errands.open(seat=g.lead) as w:
        for e in g.play:
            if values.is_enemy(g, e) and values.trait(g, e, Trait.GHOUL) and g.engaged[e] < 0:
                g.errands.cards[w].append(e)
        while len(g.errands.cards[w]):
            e = yield from enemies.pick(g, g.lead, w)
            if values.is_enemy(g, e) and g.engaged[e] < 0:
                yield from hunting.move_enemy_toward(g, e, values.find(g, Code.PARLOR))


@ability.forced(
    Code.THEYRE_GETTING_OUT,
    AT,
    Trigger.ROUND_ENDS,
    can=lambda g, use: ghouls_near_the_door(g) > 0,
)
def getting_out_doom(g: Arkham, use: Use) -> None:
    """At the end of the round: 1 doom for each Ghoul in the Hallway and the Parlor."""
    stages.add_doom(g, use.card, ghouls_near_the_door(g))


def ghouls_near_the_door(g: Arkham) -> int:
    """Return the number of Ghouls in the Hallway and the Parlor."""
    hall = values.find(g, Code.HALLWAY)
    if hall < 0:
        return 0
    return values.enemies_with(g, hall, Trait.GHOUL) + values.enemies_with(
        g, values.find(g, Code.PARLOR), Trait.GHOUL
    )


@ability.advance(Code.THEYRE_GETTING_OUT)
def theyre_getting_out(g: Arkham, use: Use) -> Rule:
    """Acts 1 and 2: resolution 3. Act 3: everybody still there falls with a physical trauma."""
    if g.code[g.act] != Code.WHAT_HAVE_YOU_DONE:
        yield from stages.end_scenario(g, 3)
    for k in range(g.seats):
        q = values.seat_in_order(g, k)
        if values.in_game(g, q):
            yield from damage.fall(g, q, 1, 0)


# ---- acts


@ability.advance(Code.TRAPPED)
def trapped(g: Arkham, use: Use) -> Rule:
    """Put the rooms into play, discard the Study's enemies, put everybody in the Hallway."""
    hall = scenario_effects.bring_aside(g, Code.HALLWAY)
    for code in (Code.CELLAR, Code.ATTIC, Code.PARLOR):
        scenario_effects.bring_aside(g, code)
    study = values.find(g, Code.STUDY)
    scenario_effects.discard_enemies_at(g, study)
    for q in range(g.seats):
        if values.in_game(g, q):
            locations.place_at(g, q, hall)
    zones.remove(g, study)
    yield from enemies.engage_all(g)


@ability.reaction(
    Code.THE_BARRIER,
    WHEN,
    Trigger.ROUND_ENDS,
    can=lambda g, use: (
        use.seat == g.lead and stages.group_clues(g, values.find(g, Code.HALLWAY)) >= 3 * g.seats
    ),
)
def the_barrier_opened(g: Arkham, use: Use) -> Rule:
    """When the round ends: those in the Hallway may pay 3 clues per investigator to advance."""
    yield from stages.spend_together(g, 3 * g.seats, values.find(g, Code.HALLWAY))
    yield from stages.advance_act(g)


@ability.advance(Code.THE_BARRIER)
def the_barrier(g: Arkham, use: Use) -> Rule:
    """Reveal the Parlor with Lita in it; spawn the Ghoul Priest in the Hallway."""
    parlor = values.find(g, Code.PARLOR)
    locations.reveal_location(g, parlor)
    lita = scenario_effects.bring_aside(g, Code.LITA_CHANTLER)
    if lita >= 0:
        g.at[lita] = parlor
    priest = scenario_effects.aside_card(g, Code.GHOUL_PRIEST)
    if priest >= 0:
        yield from spawning.spawn(g, priest, values.find(g, Code.HALLWAY), NONE)


@ability.constant(Code.WHAT_HAVE_YOU_DONE, Question.objective)
def priest_is_the_objective(g: Arkham, card: int, who: int, context: int) -> int:
    """Count the defeat of the Ghoul Priest as the objective."""
    return int(g.code[who] == Code.GHOUL_PRIEST)


@ability.forced(
    Code.WHAT_HAVE_YOU_DONE,
    AT,
    Trigger.DEFEAT,
    can=lambda g, use: g.code[g.defeats.card[use.event]] == Code.GHOUL_PRIEST,
)
def priest_defeated(g: Arkham, use: Use) -> Rule:
    """If the Ghoul Priest is defeated: advance."""
    yield from stages.advance_act(g)


@rule("AHB-415")
def burn_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.burn))
    offer(g, Choose(choice=Choice.refuse))


@ability.advance(Code.WHAT_HAVE_YOU_DONE)
def what_have_you_done(g: Arkham, use: Use) -> Rule:
    """Let the lead burn the house (resolution 1) or refuse (resolution 2)."""
    a = yield ask(g.lead, burn_options)
    yield from stages.end_scenario(g, 1 if Choose.choice(a) == Choice.burn else 2)


# ---- rooms


@ability.forced(
    Code.ATTIC, AFTER, Trigger.MOVE, can=lambda g, use: g.moves.goal[use.event] == use.card
)
def attic(g: Arkham, use: Use) -> Rule:
    """After you enter: 1 horror."""
    yield from damage.suffer(g, g.moves.seat[use.event], 0, 1, use.card)


@ability.forced(
    Code.CELLAR, AFTER, Trigger.MOVE, can=lambda g, use: g.moves.goal[use.event] == use.card
)
def cellar(g: Arkham, use: Use) -> Rule:
    """After you enter: 1 damage."""
    yield from damage.suffer(g, g.moves.seat[use.event], 1, 0, use.card)


@ability.constant(Code.PARLOR, Question.no_enter)
def parlor_closed(g: Arkham, card: int, who: int, context: int) -> int:
    """Unrevealed: investigators cannot enter."""
    return int(who == card and g.revealed[card] == 0 and 0 <= context < SEATS)


@ability.action(
    Code.PARLOR, designator=Designator.resign, can=lambda g, use: g.revealed[use.card] > 0
)
def parlor_resign(g: Arkham, use: Use) -> Rule:
    """Resign."""
    yield from damage.resign(g, use.seat)


# ---- Lita Chantler


@ability.action(
    Code.LITA_CHANTLER,
    designator=Designator.parley,
    can=lambda g, use: g.ctrl[use.card] < 0 and g.code[g.at[use.card]] == Code.PARLOR,
)
def lita_parley(g: Arkham, use: Use) -> Rule:
    """Parley, intellect (4): take control of her."""
    yield from skill_tests.test(g, use.seat, Skill.intellect, 4, use.card, ref(lita_parley_result))


@rule("AHC-015")
def lita_parley_result(g: Arkham, t: int) -> Rule:
    """Success: she comes along."""
    c = g.tests.source[t]
    if g.tests.passed[t] and c in g.play and g.ctrl[c] < 0:
        yield from assets.take_control(g, c, g.tests.seat[t])


@ability.constant(Code.LITA_CHANTLER, Question.combat)
def lita_inspires(g: Arkham, card: int, who: int, context: int) -> int:
    """Each investigator at her controller's location has combat +1."""
    return int(g.ctrl[card] >= 0 and values.spot(g, g.ctrl[card]) == values.spot(g, who))


@ability.reaction(
    Code.LITA_CHANTLER,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, use: (
        g.ctrl[use.card] == use.seat
        and g.tests.what[use.event] == Designator.fight
        and values.spot(g, g.tests.seat[use.event]) == values.spot(g, use.seat)
        and values.is_enemy(g, g.tests.target[use.event])
        and values.trait(g, g.tests.target[use.event], Trait.MONSTER)
    ),
)
def lita_strikes(g: Arkham, use: Use) -> None:
    """When a Monster is successfully attacked where you are: +1 damage."""
    g.tests.amount[use.event] += 1


# ---- resolutions


@ability.resolution(Code.SCENARIO_THE_GATHERING)
def gathering_resolution(g: Arkham, use: Use) -> None:
    """Give experience, trauma and deaths; the campaign writes the log."""
    for q in range(g.seats):
        if use.event == 3:
            if g.out[q] != Out.RESIGNED:
                g.killed[q] = 1
            g.experience[q] = -100
        else:
            g.experience[q] += 2
    if use.event == 1:
        damage.traumatise(g, g.lead, 0, 1)
    elif use.event == 2:
        g.experience[g.lead] += 1
