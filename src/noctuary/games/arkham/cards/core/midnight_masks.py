"""The Midnight Masks: set-up, symbols, acts, agendas, the streets of Arkham."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, move, offer, ref, rule

from ... import ability
from ...ability import AFTER, AT, WHEN, Period, Question, Trigger, Use
from ...actions import Choice, Choose, Spawned
from ...card_codes import Code
from ...components import (
    SCENARIO,
    SECOND_DECK,
    TYPE,
    UNIQUE,
    CardType,
    Designator,
    Note,
    Skill,
    Token,
    Trait,
)
from ...rules import (
    damage,
    decks,
    drawing,
    encounter,
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


@ability.setup(Code.SCENARIO_THE_MIDNIGHT_MASKS)
def midnight_setup(g: Arkham, use: Use) -> Rule:
    """Streets, the Cultist deck, acolytes by the number of investigators."""
    scenario_effects.open_decks(g)
    for code in (
        Code.RIVERTOWN,
        Code.ST_MARYS_HOSPITAL,
        Code.MISKATONIC_UNIVERSITY,
        Code.EASTTOWN,
        Code.GRAVEYARD,
        Code.NORTHSIDE,
    ):
        scenario_effects.bring_aside(g, code)
    southside = one_of(g, Code.SOUTHSIDE_HISTORICAL_SOCIETY, Code.SOUTHSIDE_MAS_BOARDING_HOUSE)
    downtown = one_of(g, Code.DOWNTOWN_FIRST_BANK_OF_ARKHAM, Code.DOWNTOWN_ARKHAM_ASYLUM)
    house = scenario_effects.aside_card(g, Code.YOUR_HOUSE)
    if g.notes[Note.HOUSE_BURNED]:
        zones.remove(g, house)
        start = values.find(g, Code.RIVERTOWN)
    else:
        scenario_effects.bring_aside(g, Code.YOUR_HOUSE)
        start = house
    scenario_effects.keep_aside(g, Code.THE_MASKED_HUNTER)
    if g.notes[Note.PRIEST_ALIVE] == 0:
        scenario_effects.keep_aside(g, Code.GHOUL_PRIEST)
    stack_cultists(g)
    scenario_effects.shuffle_encounter_deck(g)
    yield from scenario_effects.everybody_starts(g, start)
    if g.seats > 1:
        yield from acolyte_at(g, southside)
    if g.seats > 2:
        yield from acolyte_at(g, downtown)
    if g.seats > 3:
        yield from acolyte_at(g, values.find(g, Code.GRAVEYARD))


@rule("AHB-429")
def one_of(g: Arkham, a: int, b: int) -> int:
    """Put one of two locations into play and remove its twin; which is which is drawn when it is
    revealed.
    """
    move(g, scenario_effects.aside_card(g, b), g.unseen)
    x = scenario_effects.aside_card(g, a)
    zones.put(g, x)
    return x


@rule("AHB-427", "AHB-428")
def stack_cultists(g: Arkham) -> None:
    """Stack the five unique cultists as a deck of their own."""
    i = 0
    while i < len(g.aside):
        c = g.aside[i]
        i += 1
        if (
            TYPE[g.code[c]] == CardType.ENEMY
            and UNIQUE[g.code[c]]
            and g.code[c] != Code.THE_MASKED_HUNTER
        ):
            move(g, c, g.deck[SECOND_DECK])
            i = 0


def unique_cultist(g: Arkham, c: int) -> bool:
    """Whether it is one of the five whom the scenario is about, or The Masked Hunter."""
    return (
        TYPE[g.code[c]] == CardType.ENEMY
        and UNIQUE[g.code[c]] > 0
        and values.trait(g, c, Trait.CULTIST)
    )


@rule("AHB-431")
def acolyte_at(g: Arkham, where: int) -> Rule:
    """Spawn an Acolyte of the encounter deck at a location."""
    for c in g.deck[SCENARIO]:
        if g.code[c] == Code.ACOLYTE:
            zones.into_limbo(g, c)
            break
    if len(g.limbo):
        yield from spawning.spawn(g, g.limbo[0], where, NONE)


# ---- symbols


@ability.constant(Code.SCENARIO_THE_MIDNIGHT_MASKS, Question.skull)
def midnight_skull(g: Arkham, card: int, who: int, context: int) -> int:
    """Minus the most doom on one Cultist; hard: minus all doom in play."""
    if scenario_effects.hard(g):
        return -values.doom_in_play(g)
    best = 0
    for e in g.play:
        if values.is_enemy(g, e) and values.trait(g, e, Trait.CULTIST):
            best = max(best, g.doom[e])
    return -best


@ability.constant(Code.SCENARIO_THE_MIDNIGHT_MASKS, Question.cultist)
def midnight_cultist(g: Arkham, card: int, who: int, context: int) -> int:
    """-2."""
    return -2


@ability.constant(Code.SCENARIO_THE_MIDNIGHT_MASKS, Question.tablet)
def midnight_tablet(g: Arkham, card: int, who: int, context: int) -> int:
    """-3; hard: -4."""
    return -4 if scenario_effects.hard(g) else -3


@ability.repeats(Code.SCENARIO_THE_MIDNIGHT_MASKS)
def midnight_repeats(g: Arkham, token: int) -> bool:
    """Hard: a cultist, with no Cultist in play."""
    if token != Token.cultist or not scenario_effects.hard(g):
        return False
    return not any(values.is_enemy(g, e) and values.trait(g, e, Trait.CULTIST) for e in g.play)


@ability.symbol(Code.SCENARIO_THE_MIDNIGHT_MASKS, can=lambda g, use: use.token == Token.cultist)
def midnight_cultist_dooms(g: Arkham, use: Use) -> Rule:
    """1 doom on the nearest Cultist; hard: on each, or another token when there is none."""
    if not scenario_effects.hard(g):
        e = yield from hunting.nearest_enemy(g, use.seat, Trait.CULTIST)
        stages.add_doom(g, e, 1)
    else:
        for e in g.play:
            if values.is_enemy(g, e) and values.trait(g, e, Trait.CULTIST):
                stages.add_doom(g, e, 1)
        if midnight_repeats(g, use.token):
            yield from tokens.reveal(g, use.event)


@ability.symbol_result(
    Code.SCENARIO_THE_MIDNIGHT_MASKS, can=lambda g, use: use.token == Token.tablet
)
def midnight_tablet_fails(g: Arkham, use: Use) -> None:
    """On a failure one of your clues goes back to your location; hard: all."""
    locations.return_clues(g, use.seat, g.clues[use.seat] if scenario_effects.hard(g) else 1)


# ---- agendas and the act


@ability.action((Code.PREDATOR_OR_PREY, Code.TIME_IS_RUNNING_SHORT), designator=Designator.resign)
def leave_town(g: Arkham, use: Use) -> Rule:
    """Resign."""
    yield from damage.resign(g, use.seat)


@ability.advance(Code.PREDATOR_OR_PREY)
def predator_or_prey(g: Arkham, use: Use) -> Rule:
    """Turn it into The Masked Hunter, which spawns by its own text."""
    e = scenario_effects.aside_card(g, Code.THE_MASKED_HUNTER)
    if e >= 0:
        zones.into_limbo(g, e)
        yield from spawning.spawn_drawn(g, e, g.lead)


@ability.constant(Code.THE_MASKED_HUNTER, Question.health)
def masked_hunter_grows(g: Arkham, card: int, who: int, context: int) -> int:
    """+2 health per investigator."""
    return 2 * g.seats if who == card else 0


@ability.constant(Code.THE_MASKED_HUNTER, Question.no_clues)
def masked_hunter_stalks(g: Arkham, card: int, who: int, context: int) -> int:
    """Forbid an investigator engaged with it to discover or spend clues."""
    return int(g.engaged[card] == who)


@ability.advance(Code.TIME_IS_RUNNING_SHORT)
def time_is_running_short(g: Arkham, use: Use) -> Rule:
    """Resolution 2."""
    yield from stages.end_scenario(g, 2)


@rule("AHB-438")
def pay_for_cultist(g: Arkham, use: Use) -> Rule:
    """2 clues per investigator, from the group."""
    yield from stages.spend_together(g, 2 * g.seats, NONE)


@ability.action(
    Code.UNCOVERING_THE_CONSPIRACY,
    can=lambda g, use: (
        stages.group_clues(g, NONE) >= 2 * g.seats and decks.deck_size(g, SECOND_DECK) > 0
    ),
    pay=pay_for_cultist,
)
def uncover_a_cultist(g: Arkham, use: Use) -> Rule:
    """Draw the top card of the Cultist deck."""
    yield from encounter.draw_encounter(g, use.seat, SECOND_DECK)


def caught(g: Arkham) -> int:
    """Return the unique Cultist enemies in the victory display."""
    return sum(unique_cultist(g, c) for c in g.victory)


@rule("AHB-439", "AHB-444")
def to_interrogation(g: Arkham, e: int) -> Rule:
    """Put a cultist into the victory display without a defeat; six end the scenario."""
    zones.to_victory(g, e)
    if g.code[g.act] == Code.UNCOVERING_THE_CONSPIRACY and caught(g) >= 6:
        yield from stages.advance_act(g)


@ability.forced(
    Code.UNCOVERING_THE_CONSPIRACY, AT, Trigger.DEFEAT, can=lambda g, use: caught(g) >= 6
)
def all_caught(g: Arkham, use: Use) -> Rule:
    """If 6 unique Cultists are in the victory display: advance."""
    yield from stages.advance_act(g)


@ability.advance(Code.UNCOVERING_THE_CONSPIRACY)
def uncovering_the_conspiracy(g: Arkham, use: Use) -> Rule:
    """Resolution 1."""
    yield from stages.end_scenario(g, 1)


# ---- streets


@ability.forced(
    Code.YOUR_HOUSE,
    WHEN,
    Trigger.ENTER,
    can=lambda g, use: (
        g.code[g.enters.card[use.event]] == Code.GHOUL_PRIEST
        and g.enters.place[use.event] != use.card
    ),
)
def priest_at_your_house(g: Arkham, use: Use) -> None:
    """Spawn the Ghoul Priest here instead."""
    g.enters.place[use.event] = use.card
    g.enters.seat[use.event] = NONE
    g.at[g.enters.card[use.event]] = use.card
    emit(g, Spawned(card=g.enters.card[use.event], place=use.card))


@ability.action(Code.YOUR_HOUSE, limit=1, period=Period.TURN)
def rest_at_home(g: Arkham, use: Use) -> Rule:
    """Once per turn: draw 1 card and gain 1 resource."""
    drawing.gain(g, use.seat, 1)
    yield from drawing.draw_cards(g, use.seat, 1)


@ability.action(Code.SOUTHSIDE_HISTORICAL_SOCIETY, limit=1, period=Period.GAME)
def historical_society(g: Arkham, use: Use) -> Rule:
    """Once per game: draw 3 cards."""
    yield from drawing.draw_cards(g, use.seat, 3)


@ability.action(
    Code.SOUTHSIDE_MAS_BOARDING_HOUSE,
    limit=1,
    period=Period.GAME,
    can=lambda g, use: decks.deck_size(g, use.seat) > 0,
)
def mas_boarding_house(g: Arkham, use: Use) -> Rule:
    """Once per game: search your deck for an Ally asset."""
    yield from drawing.search_deck(g, use.seat, drawing.ALLIES, 0)


@ability.action(
    Code.ST_MARYS_HOSPITAL, limit=1, period=Period.GAME, can=lambda g, use: g.damage[use.seat] > 0
)
def st_marys_hospital(g: Arkham, use: Use) -> None:
    """Once per game: heal 3 damage."""
    damage.heal(g, use.seat, 3, 0)


@ability.action(Code.MISKATONIC_UNIVERSITY, can=lambda g, use: decks.deck_size(g, use.seat) > 0)
def miskatonic_university(g: Arkham, use: Use) -> Rule:
    """Search your top 6 cards for a Tome or Spell."""
    yield from drawing.search_top(g, use.seat, 6, drawing.TOMES_AND_SPELLS, 0)


@ability.action(Code.DOWNTOWN_FIRST_BANK_OF_ARKHAM, limit=1, period=Period.GAME)
def first_bank(g: Arkham, use: Use) -> None:
    """Once per game: 3 resources."""
    drawing.gain(g, use.seat, 3)


@ability.action(
    Code.DOWNTOWN_ARKHAM_ASYLUM,
    limit=1,
    period=Period.GAME,
    can=lambda g, use: g.horror[use.seat] > 0,
)
def arkham_asylum(g: Arkham, use: Use) -> None:
    """Once per game: heal 3 horror."""
    damage.heal(g, use.seat, 0, 3)


@ability.constant(Code.EASTTOWN, Question.cost)
def easttown(g: Arkham, card: int, who: int, context: int) -> int:
    """Ally assets played here cost 2 less."""
    if (
        g.at[who] == card
        and TYPE[g.code[context]] == CardType.ASSET
        and values.trait(g, context, Trait.ALLY)
    ):
        return -2
    return 0


@ability.forced(
    Code.GRAVEYARD, AFTER, Trigger.MOVE, can=lambda g, use: g.moves.goal[use.event] == use.card
)
def graveyard(g: Arkham, use: Use) -> Rule:
    """After you enter, willpower (3): on a failure 2 horror, or go to Rivertown."""
    yield from skill_tests.test(
        g, g.moves.seat[use.event], Skill.willpower, 3, use.card, ref(graveyard_result)
    )


@rule("AHB-007")
def graveyard_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.horror))
    if values.find(g, Code.RIVERTOWN) >= 0 and locations.can_enter(
        g, p, values.find(g, Code.RIVERTOWN)
    ):
        offer(g, Choose(choice=Choice.move))


@rule("AHB-166")
def graveyard_result(g: Arkham, t: int) -> Rule:
    """Stay and see, or run."""
    p = g.tests.seat[t]
    if g.tests.passed[t] == 0:
        a = yield ask(p, graveyard_options, alone=TAKE)
        if Choose.choice(a) == Choice.move:
            yield from locations.move_to(g, p, values.find(g, Code.RIVERTOWN), 1)
        else:
            yield from damage.suffer(g, p, 0, 2, g.tests.source[t])


@ability.action(Code.NORTHSIDE, resources=5, limit=1, period=Period.GAME, group=True)
def northside(g: Arkham, use: Use) -> None:
    """5 resources, once per game for the group: 2 clues from the supply."""
    locations.gain_clues(g, use.seat, 2)


# ---- treacheries of the scenario


@rule("AHB-007")
def shadow_options(g: Arkham, p: int) -> None:
    if locations.can_spend_clues(g, p, 1):
        offer(g, Choose(choice=Choice.spend))
    offer(g, Choose(choice=Choice.damage))


@ability.revelation(Code.HUNTING_SHADOW)
def hunting_shadow(g: Arkham, use: Use) -> Rule:
    """Spend 1 clue, or take 2 damage."""
    a = yield ask(use.seat, shadow_options, alone=TAKE)
    if Choose.choice(a) == Choice.spend:
        locations.spend_clues(g, use.seat, 1)
    else:
        yield from damage.suffer(g, use.seat, 2, 0, use.card)


@ability.revelation(Code.FALSE_LEAD)
def false_lead(g: Arkham, use: Use) -> Rule:
    """Without clues: Surge. Else intellect (4): lose a clue per point failed by."""
    if g.clues[use.seat] == 0:
        g.encounters.surge[use.event] = 1
    else:
        yield from skill_tests.test(
            g, use.seat, Skill.intellect, 4, use.card, ref(false_lead_result)
        )


@rule("AHB-315")
def false_lead_result(g: Arkham, t: int) -> Rule:
    """Clues go back to the location."""
    if g.tests.passed[t] == 0:
        locations.return_clues(g, g.tests.seat[t], -skill_tests.margin(g, t))
    yield from damage.defeat_fallen(g, NONE)


@ability.resolution(Code.SCENARIO_THE_MIDNIGHT_MASKS)
def midnight_resolution(g: Arkham, use: Use) -> None:
    """Everybody earns the victory display; nothing more."""
