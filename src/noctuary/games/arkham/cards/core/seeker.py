"""Seeker cards."""

from __future__ import annotations

from noctuary.kernel import Rule, ask, offer, ref, rule

from ...actions import Choice, Choose
from ...codes import Code
from ...kinds import SEATS, TYPE, CardType, Designator, Skill, Trait
from ...registry import (
    AFTER,
    WHEN,
    Period,
    Question,
    Trigger,
    action,
    boost,
    constant,
    event,
    forced,
    free,
    reaction,
)
from ...rules import damage, drawing, places, skill_tests, zones
from ...rules.values import is_enemy, last, someone_here, spot, trait
from ...state import Arkham


@constant((Code.MAGNIFYING_GLASS, Code.MAGNIFYING_GLASS_1), Question.intellect)
def magnifying_glass(g: Arkham, c: int, who: int, x: int) -> int:
    """Intellect +1 while investigating."""
    return int(g.ctrl[c] == who and x >= 0 and g.tests.what[x] == Designator.investigate)


@free(Code.MAGNIFYING_GLASS_1, can=lambda g, c, p, ev: g.clues[spot(g, p)] == 0)
def magnifying_glass_pocketed(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """With no clue here: return it to your hand."""
    zones.to_hand(g, c, g.owner[c])


@action(
    Code.OLD_BOOK_OF_LORE,
    exhaust=1,
    aim=lambda g, c, p, ev, t: t < SEATS and someone_here(g, p, t) and zones.deck_size(g, t) > 0,
)
def old_book_of_lore(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An investigator here searches their top 3 cards, draws one, shuffles the rest in."""
    yield from drawing.search_top(g, t, 3, drawing.ANY, 1)


@reaction(
    Code.RESEARCH_LIBRARIAN,
    AFTER,
    Trigger.ENTER,
    can=lambda g, c, p, ev: g.enters.card[ev] == c and zones.deck_size(g, p) > 0,
)
def research_librarian(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After it enters play: search your deck for a Tome asset."""
    yield from drawing.search_deck(g, p, drawing.TOMES, 0)


@constant(Code.DR_MILAN_CHRISTOPHER, Question.intellect)
def dr_milan_christopher(g: Arkham, c: int, who: int, x: int) -> int:
    """Intellect +1."""
    return int(g.ctrl[c] == who)


@reaction(
    Code.DR_MILAN_CHRISTOPHER,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, c, p, ev: (
        g.tests.seat[ev] == p
        and g.tests.what[ev] == Designator.investigate
        and (g.taboo[0] == 0 or g.exhausted[c] == 0)
    ),
)
def dr_milan_pays(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After you successfully investigate: 1 resource (by the taboo list he exhausts for it)."""
    if g.taboo[0]:
        g.exhausted[c] = 1
    drawing.gain(g, p, 1)


@action(Code.MEDICAL_TEXTS, aim=lambda g, c, p, ev, t: t < SEATS and someone_here(g, p, t))
def medical_texts(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Intellect (2): heal 1 damage from an investigator here, or deal them 1."""
    yield from skill_tests.test(g, p, Skill.intellect, 2, c, ref(medical_texts_result), t)


@rule()
def medical_texts_result(g: Arkham, t: int) -> Rule:
    """Success heals, failure hurts."""
    q = g.tests.about[t]
    if g.tests.passed[t]:
        damage.heal(g, q, 1, 0)
    else:
        yield from damage.suffer(g, q, 1, 0, g.tests.source[t])


@event(Code.MIND_OVER_MATTER, my_turn=True)
def mind_over_matter(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """For the rest of the round intellect may stand in for combat and agility."""
    last(g, Question.as_intellect, p, 1, c, Period.ROUND)


@event(Code.WORKING_A_HUNCH, my_turn=True, can=lambda g, c, p, ev: places.can_discover(g, p))
def working_a_hunch(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Discover 1 clue at your location."""
    yield from places.discover(g, p, spot(g, p), 1)


@event(Code.BARRICADE)
def barricade(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Attach it to your location."""
    zones.attach(g, c, g.at[p], p)


@constant(Code.BARRICADE, Question.no_enter)
def barricaded(g: Arkham, c: int, who: int, x: int) -> int:
    """Non-Elite enemies cannot move there."""
    return int(g.at[c] == who and is_enemy(g, x) and not trait(g, x, Trait.ELITE))


@forced(Code.BARRICADE, WHEN, Trigger.MOVE, can=lambda g, c, p, ev: g.moves.start[ev] == g.at[c])
def barricade_falls(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When an investigator leaves that location: discard it."""
    zones.discard(g, c)


@event(Code.BARRICADE_3)
def barricade_3(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Attach it to your location."""
    zones.attach(g, c, g.at[p], p)


@constant(Code.BARRICADE_3, Question.no_enter, Question.no_spawn)
def barricade_3_bars(g: Arkham, c: int, who: int, x: int) -> int:
    """Non-Elite enemies cannot move there, and spawn next to it if they can."""
    return int(
        g.at[c] == who and TYPE[g.code[x]] == CardType.ENEMY and not trait(g, x, Trait.ELITE)
    )


@forced(Code.BARRICADE_3, WHEN, Trigger.MOVE, can=lambda g, c, p, ev: g.moves.start[ev] == g.at[c])
def barricade_3_falls(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When an investigator leaves that location: discard it."""
    zones.discard(g, c)


@boost(Code.DEDUCTION, can=lambda g, c, p, ev: g.tests.what[ev] == Designator.investigate)
def deduction(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """A successful investigation discovers 1 more clue."""
    g.tests.amount[ev] += 1


@reaction(
    Code.DISC_OF_ITZAMNA,
    WHEN,
    Trigger.ENTER,
    discard=1,
    can=lambda g, c, p, ev: (
        is_enemy(g, g.enters.card[ev])
        and not trait(g, g.enters.card[ev], Trait.ELITE)
        and g.enters.place[ev] == spot(g, p)
    ),
)
def disc_of_itzamna(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When a non-Elite enemy spawns at your location, discard the disc: discard that enemy."""
    zones.discard(g, g.enters.card[ev])


def skill_options(g: Arkham, p: int) -> None:
    for s in range(4):
        offer(g, Choose(choice=Choice.willpower + s))


@action(
    Code.ENCYCLOPEDIA, exhaust=1, aim=lambda g, c, p, ev, t: t < SEATS and someone_here(g, p, t)
)
def encyclopedia(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An investigator here has +2 in a skill of your choice until the end of the phase."""
    a = yield ask(p, skill_options)
    last(g, Choose.choice(a) - Choice.willpower, t, 2, c, Period.PHASE)


@event(
    Code.CRYPTIC_RESEARCH,
    my_turn=True,
    aim=lambda g, c, p, ev, t: (
        t < SEATS and someone_here(g, p, t) and zones.deck_size(g, t) + len(g.discard[t]) > 0
    ),
)
def cryptic_research(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An investigator here draws 3 cards."""
    yield from drawing.draw_cards(g, t, 3)
