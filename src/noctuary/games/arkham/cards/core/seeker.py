"""Seeker cards."""

from __future__ import annotations

from noctuary.kernel import Rule, ask, offer, ref, rule

from ... import ability
from ...ability import AFTER, WHEN, Period, Question, Trigger, Use
from ...actions import Choice, Choose
from ...card_codes import Code
from ...components import SEATS, TYPE, CardType, Designator, Skill, Trait
from ...rules import damage, decks, drawing, locations, skill_tests, values, zones
from ...state import Arkham


@ability.constant((Code.MAGNIFYING_GLASS, Code.MAGNIFYING_GLASS_1), Question.intellect)
def magnifying_glass(g: Arkham, card: int, who: int, context: int) -> int:
    """Intellect +1 while investigating."""
    return int(
        g.ctrl[card] == who and context >= 0 and g.tests.what[context] == Designator.investigate
    )


@ability.free(Code.MAGNIFYING_GLASS_1, can=lambda g, use: g.clues[values.spot(g, use.seat)] == 0)
def magnifying_glass_pocketed(g: Arkham, use: Use) -> None:
    """With no clue here: return it to your hand."""
    zones.to_hand(g, use.card, g.owner[use.card])


@ability.action(
    Code.OLD_BOOK_OF_LORE,
    exhaust=1,
    aim=lambda g, use: (
        use.target < SEATS
        and values.someone_here(g, use.seat, use.target)
        and decks.deck_size(g, use.target) > 0
    ),
)
def old_book_of_lore(g: Arkham, use: Use) -> Rule:
    """Let an investigator here search their top 3 cards, draw one, shuffle the rest in."""
    yield from drawing.search_top(g, use.target, 3, drawing.ANY, 1)


@ability.reaction(
    Code.RESEARCH_LIBRARIAN,
    AFTER,
    Trigger.ENTER,
    can=lambda g, use: g.enters.card[use.event] == use.card and decks.deck_size(g, use.seat) > 0,
)
def research_librarian(g: Arkham, use: Use) -> Rule:
    """After it enters play: search your deck for a Tome asset."""
    yield from drawing.search_deck(g, use.seat, drawing.TOMES, 0)


@ability.constant(Code.DR_MILAN_CHRISTOPHER, Question.intellect)
def dr_milan_christopher(g: Arkham, card: int, who: int, context: int) -> int:
    """Intellect +1."""
    return int(g.ctrl[card] == who)


@ability.reaction(
    Code.DR_MILAN_CHRISTOPHER,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, use: (
        g.tests.seat[use.event] == use.seat
        and g.tests.what[use.event] == Designator.investigate
        and (g.taboo[0] == 0 or g.exhausted[use.card] == 0)
    ),
)
def dr_milan_pays(g: Arkham, use: Use) -> None:
    """After you successfully investigate: 1 resource (by the taboo list he exhausts for it)."""
    if g.taboo[0]:
        g.exhausted[use.card] = 1
    drawing.gain(g, use.seat, 1)


@ability.action(
    Code.MEDICAL_TEXTS,
    aim=lambda g, use: use.target < SEATS and values.someone_here(g, use.seat, use.target),
)
def medical_texts(g: Arkham, use: Use) -> Rule:
    """Intellect (2): heal 1 damage from an investigator here, or deal them 1."""
    yield from skill_tests.test(
        g, use.seat, Skill.intellect, 2, use.card, ref(medical_texts_result), use.target
    )


@rule()
def medical_texts_result(g: Arkham, t: int) -> Rule:
    """Success heals, failure hurts."""
    q = g.tests.about[t]
    if g.tests.passed[t]:
        damage.heal(g, q, 1, 0)
    else:
        yield from damage.suffer(g, q, 1, 0, g.tests.source[t])


@ability.event(Code.MIND_OVER_MATTER, my_turn=True)
def mind_over_matter(g: Arkham, use: Use) -> None:
    """For the rest of the round intellect may stand in for combat and agility."""
    values.last(g, Question.as_intellect, use.seat, 1, use.card, Period.ROUND)


@ability.event(
    Code.WORKING_A_HUNCH, my_turn=True, can=lambda g, use: locations.can_discover(g, use.seat)
)
def working_a_hunch(g: Arkham, use: Use) -> Rule:
    """Discover 1 clue at your location."""
    yield from locations.discover(g, use.seat, values.spot(g, use.seat), 1)


@ability.event(Code.BARRICADE)
def barricade(g: Arkham, use: Use) -> None:
    """Attach it to your location."""
    zones.attach(g, use.card, g.at[use.seat], use.seat)


@ability.constant(Code.BARRICADE, Question.no_enter)
def barricaded(g: Arkham, card: int, who: int, context: int) -> int:
    """Non-Elite enemies cannot move there."""
    return int(
        g.at[card] == who
        and values.is_enemy(g, context)
        and not values.trait(g, context, Trait.ELITE)
    )


@ability.forced(
    Code.BARRICADE,
    WHEN,
    Trigger.MOVE,
    can=lambda g, use: g.moves.start[use.event] == g.at[use.card],
)
def barricade_falls(g: Arkham, use: Use) -> None:
    """When an investigator leaves that location: discard it."""
    zones.discard(g, use.card)


@ability.event(Code.BARRICADE_3)
def barricade_3(g: Arkham, use: Use) -> None:
    """Attach it to your location."""
    zones.attach(g, use.card, g.at[use.seat], use.seat)


@ability.constant(Code.BARRICADE_3, Question.no_enter, Question.no_spawn)
def barricade_3_bars(g: Arkham, card: int, who: int, context: int) -> int:
    """Non-Elite enemies cannot move there, and spawn next to it if they can."""
    return int(
        g.at[card] == who
        and TYPE[g.code[context]] == CardType.ENEMY
        and not values.trait(g, context, Trait.ELITE)
    )


@ability.forced(
    Code.BARRICADE_3,
    WHEN,
    Trigger.MOVE,
    can=lambda g, use: g.moves.start[use.event] == g.at[use.card],
)
def barricade_3_falls(g: Arkham, use: Use) -> None:
    """When an investigator leaves that location: discard it."""
    zones.discard(g, use.card)


@ability.boost(Code.DEDUCTION, can=lambda g, use: g.tests.what[use.event] == Designator.investigate)
def deduction(g: Arkham, use: Use) -> None:
    """Discover 1 more clue in a successful investigation."""
    g.tests.amount[use.event] += 1


@ability.reaction(
    Code.DISC_OF_ITZAMNA,
    WHEN,
    Trigger.ENTER,
    discard=1,
    can=lambda g, use: (
        values.is_enemy(g, g.enters.card[use.event])
        and not values.trait(g, g.enters.card[use.event], Trait.ELITE)
        and g.enters.place[use.event] == values.spot(g, use.seat)
    ),
)
def disc_of_itzamna(g: Arkham, use: Use) -> None:
    """When a non-Elite enemy spawns at your location, discard the disc: discard that enemy."""
    zones.discard(g, g.enters.card[use.event])


@rule("AHB-007")
def skill_options(g: Arkham, p: int) -> None:
    for s in range(4):
        offer(g, Choose(choice=Choice.willpower + s))


@ability.action(
    Code.ENCYCLOPEDIA,
    exhaust=1,
    aim=lambda g, use: use.target < SEATS and values.someone_here(g, use.seat, use.target),
)
def encyclopedia(g: Arkham, use: Use) -> Rule:
    """Give an investigator here +2 in a skill of your choice until the end of the phase."""
    a = yield ask(use.seat, skill_options)
    values.last(g, Choose.choice(a) - Choice.willpower, use.target, 2, use.card, Period.PHASE)


@ability.event(
    Code.CRYPTIC_RESEARCH,
    my_turn=True,
    aim=lambda g, use: (
        use.target < SEATS
        and values.someone_here(g, use.seat, use.target)
        and decks.deck_size(g, use.target) + len(g.discard[use.target]) > 0
    ),
)
def cryptic_research(g: Arkham, use: Use) -> Rule:
    """Let an investigator here draw 3 cards."""
    yield from drawing.draw_cards(g, use.target, 3)
