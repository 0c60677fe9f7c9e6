"""Encounter cards of The Forgotten Age."""

from __future__ import annotations

from noctuary.kernel import Rule, emit, move, ref, rule

from ... import ability
from ...ability import AFTER, AT, WHEN, Period, Question, Trigger, Use
from ...actions import Left, StillAlive
from ...card_codes import Code
from ...components import SCENARIO, SEATS, Designator, Memory, Skill, Trait
from ...rules import damage, decks, locations, scenario_effects, skill_tests, stages, values, zones
from ...state import Arkham

# ---- exploring


@ability.action(Code.EXPEDITION_INTO_THE_WILD)
def expedition(g: Arkham, use: Use) -> Rule:
    """Explore."""
    yield from locations.explore(g, use.seat)


@ability.advance(Code.EXPEDITION_INTO_THE_WILD)
def expedition_surrounded(g: Arkham, use: Use) -> None:
    """Put the encounter discards back into the deck."""
    decks.shuffle_discards_in(g, SCENARIO)


# ---- places


@ability.forced(
    Code.PATH_OF_THORNS,
    AFTER,
    Trigger.FAIL,
    can=lambda g, use: (
        g.tests.what[use.event] == Designator.investigate and g.tests.target[use.event] == use.card
    ),
)
def path_of_thorns(g: Arkham, use: Use) -> Rule:
    """Deal 1 damage to an investigator who fails to investigate it."""
    yield from damage.suffer(g, g.tests.seat[use.event], 1, 0, use.card)


@ability.forced(
    Code.PATH_OF_THORNS,
    AFTER,
    Trigger.EXPLORE,
    can=lambda g, use: values.spot(g, use.event) == use.card,
)
def path_of_thorns_tears(g: Arkham, use: Use) -> Rule:
    """Deal 1 damage to an investigator who explores from it in vain."""
    yield from damage.suffer(g, use.event, 1, 0, use.card)


@ability.action(
    Code.RIVER_CANYON,
    limit=1,
    period=Period.GAME,
    aim=lambda g, use: (
        use.target < SEATS
        and values.someone_here(g, use.seat, use.target)
        and g.damage[use.target] > 0
    ),
)
def river_canyon(g: Arkham, use: Use) -> None:
    """Once a game: heal 1 damage from an investigator there."""
    damage.heal(g, use.target, 1, 0)


# ---- treacheries and enemies


@ability.revelation(Code.LOST_IN_THE_WILDS)
def lost_in_the_wilds(g: Arkham, use: Use) -> Rule:
    """Test willpower (3)."""
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, 3, use.card, ref(lost_in_the_wilds_result)
    )


@rule("AHB-198")
def lost_in_the_wilds_result(g: Arkham, t: int) -> Rule:
    """Failure: a horror for each point, and it stays in the threat area."""
    p = g.tests.seat[t]
    if g.tests.passed[t] == 0:
        zones.threaten(g, g.tests.source[t], p)
        n = -skill_tests.margin(g, t)
        yield from damage.suffer(g, p, 0, n, g.tests.source[t])


@ability.constant(Code.LOST_IN_THE_WILDS, Question.no_move, Question.no_explore)
def lost_for_now(g: Arkham, card: int, who: int, context: int) -> int:
    """Forbid an investigator who is lost to move or explore."""
    return int(g.at[card] == who)


@ability.forced(
    Code.LOST_IN_THE_WILDS, AT, Trigger.TURN_ENDS, can=lambda g, use: g.at[use.card] == use.event
)
def no_longer_lost(g: Arkham, use: Use) -> None:
    """Discarded at the end of the turn."""
    zones.discard(g, use.card)


@ability.forced(
    Code.BOA_CONSTRICTOR,
    AFTER,
    Trigger.ATTACK,
    can=lambda g, use: g.attacks.enemy[use.event] == use.card,
)
def boa_constrictor(g: Arkham, use: Use) -> None:
    """Keep exhausted cards of its victim from readying in the next upkeep phase."""
    values.last(g, Question.no_ready, g.attacks.seat[use.event], 1, use.card, Period.GAME)


@ability.constant(Code.BROOD_OF_YIG, Question.fight)
def brood_of_yig(g: Arkham, card: int, who: int, context: int) -> int:
    """+1 for each vengeance point."""
    return stages.vengeance(g) if who == card else 0


# ---- The Boundary Beyond


@ability.constant(Code.SACRED_WOODS, Question.cost)
def sacred_woods(g: Arkham, card: int, who: int, context: int) -> int:
    """Cards played there cost 2 more."""
    return 2 if g.revealed[card] > 0 and values.spot(g, who) == card else 0


@ability.constant(Code.SACRED_WOODS, Question.shroud)
def sacred_woods_clears(g: Arkham, card: int, who: int, context: int) -> int:
    """Take 1 off the shroud for each asset of the investigator who investigates it."""
    t = values.test_here(g)
    if who != card or t < 0 or g.tests.what[t] != Designator.investigate:
        return 0
    return -sum(values.is_asset(g, c) and g.ctrl[c] == g.tests.seat[t] for c in g.play)


@ability.forced(
    Code.CROSSING_THE_THRESHOLD,
    AFTER,
    Trigger.FOUND,
    can=lambda g, use: (
        g.act == use.card and values.trait(g, g.enters.card[use.event], Trait.TENOCHTITLAN)
    ),
)
def crossing_the_threshold(g: Arkham, use: Use) -> Rule:
    """Advance the act with the first such place found by exploring."""
    g.uses[use.card] = g.enters.seat[use.event]
    yield from stages.advance_act(g)


@ability.advance(Code.CROSSING_THE_THRESHOLD)
def into_the_past(g: Arkham, use: Use) -> Rule:
    """Let the finder test willpower (4)."""
    yield from skill_tests.test(
        g, g.uses[use.card], Skill.willpower, 4, use.card, ref(into_the_past_result)
    )


@rule("AHC-089", asks=True)
def into_the_past_result(g: Arkham, t: int) -> None:
    """Failure: a random basic Madness or Injury is shuffled into the finder's deck."""
    if g.tests.passed[t] == 0:
        c = scenario_effects.weakness_from_collection(
            g, g.tests.seat[t], Trait.MADNESS, Trait.INJURY
        )
        if c >= 0:
            decks.shuffle_in(g, c, g.tests.seat[t])


# ---- Return to The Forgotten Age


def wounded(g: Arkham, c: int) -> bool:
    """Whether it bears at least 5 damage for each investigator."""
    return g.damage[c] >= 5 * g.seats


@ability.constant(Code.HARBINGER_OF_VALUSIA, Question.fight)
def harbinger_fights(g: Arkham, card: int, who: int, context: int) -> int:
    """+2 fight when it is wounded."""
    return 2 if who == card and wounded(g, card) else 0


@ability.constant(Code.HARBINGER_OF_VALUSIA, Question.evade)
def harbinger_tires(g: Arkham, card: int, who: int, context: int) -> int:
    """-2 evade when it is wounded."""
    return -2 if who == card and wounded(g, card) else 0


@ability.forced(
    Code.HARBINGER_OF_VALUSIA,
    WHEN,
    Trigger.ENTER,
    can=lambda g, use: g.enters.card[use.event] == use.card,
)
def harbinger_met(g: Arkham, use: Use) -> None:
    """Remember that it came."""
    scenario_effects.remember(g, Memory.harbinger_met)


@ability.forced(
    Code.HARBINGER_OF_VALUSIA,
    AFTER,
    Trigger.TEST,
    can=lambda g, use: (
        g.tests.target[use.event] == use.card
        and g.tests.passed[use.event] > 0
        and g.tests.what[use.event] in (Designator.fight, Designator.evade)
    ),
)
def harbinger_vanishes(g: Arkham, use: Use) -> None:
    """After a successful attack or evasion: 1 resource on it; with 2 for each investigator it is
    set aside, and keeps its damage.
    """
    g.uses[use.card] += 1
    if g.uses[use.card] >= 2 * g.seats:
        n = g.damage[use.card]
        zones.take_out(g, use.card)
        move(g, use.card, g.aside)
        g.damage[use.card] = n
        emit(g, Left(card=use.card))


@ability.resolution(Code.SCENARIO_RETURN_TO_THREADS_OF_FATE)
@rule("AHC-028", "AHC-029", asks=True)
def return_to_threads_of_fate(g: Arkham, use: Use) -> None:
    """If the Harbinger came: slain, its note is crossed out; else its damage is written there."""
    if scenario_effects.remembers(g, Memory.harbinger_met):
        for c in g.victory:
            if g.code[c] == Code.HARBINGER_OF_VALUSIA:
                scenario_effects.remember(g, Memory.harbinger_slain)
        for c in g.play:
            if g.code[c] == Code.HARBINGER_OF_VALUSIA:
                emit(g, StillAlive(card=c, n=g.damage[c]))
        for c in g.aside:
            if g.code[c] == Code.HARBINGER_OF_VALUSIA:
                emit(g, StillAlive(card=c, n=g.damage[c]))
