"""Seeker cards of The Innsmouth Conspiracy."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, move, offer, rand, rule

from ... import ability
from ...ability import WHEN, Period, Trigger, Use
from ...actions import Choice, Choose, Commit, Drew, Pass, Target
from ...card_codes import Code
from ...components import TYPE, CardType, Step
from ...rules import decks, drawing, skill_tests, swarms, values, zones
from ...state import Arkham


@rule("AHB-058", "AHB-006")
def guided_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.yes))
    offer(g, Choose(choice=Choice.no))


@rule("AHB-186")
def secret_options(g: Arkham, p: int, q: int, i: int) -> None:
    offer(g, Commit(card=g.top[q][i]))
    offer(g, Pass())


@ability.free(
    Code.GUIDED_BY_THE_UNSEEN,
    limit=1,
    period=Period.TEST,
    can=lambda g, use: guides(g, use.seat),
)
def guided_by_the_unseen(g: Arkham, use: Use) -> Rule:
    """Once a test here: the tester may search their top 3 cards for one that fits; you may spend a
    secret to commit it.
    """
    t = values.test_here(g)
    q = g.tests.seat[t]
    if q != use.seat:
        a = yield ask(q, guided_options)
        if Choose.choice(a) == Choice.no:
            return
    found = yield from drawing.find_on_top(g, q, 3, drawing.FITTING)
    kept = 0
    for _ in range(found):
        g.seen[g.top[q][kept]] |= 1 << use.seat
        a = NONE
        if g.uses[use.card] > 0:
            a = yield ask(use.seat, secret_options, q, kept)
        if Commit.matches(a):
            g.uses[use.card] -= 1
            yield from skill_tests.commit(g, Commit.card(a), q, t)
        else:
            kept += 1
    decks.shuffle(g, q)


def guides(g: Arkham, p: int) -> bool:
    """Whether it is a test at your location to which cards can still be committed."""
    t = values.test_here(g)
    if t < 0 or g.tests.step[t] > Step.COMMIT:
        return False
    return (
        values.spot(g, g.tests.seat[t]) == values.spot(g, p)
        and decks.deck_size(g, g.tests.seat[t]) > 0
    )


def skill_in_deck(g: Arkham, c: int) -> bool:
    """Whether it is a skill that is no weakness."""
    return TYPE[g.code[c]] == CardType.SKILL and not values.weakness(g, c)


@ability.reaction(
    Code.ANCESTRAL_KNOWLEDGE,
    WHEN,
    Trigger.OPENING,
    can=lambda g, use: use.event == use.seat and any(skill_in_deck(g, c) for c in g.deck[use.seat]),
)
def ancestral_knowledge(g: Arkham, use: Use) -> None:
    """Before your opening hand: 5 random skills of your deck go face down under this card."""
    if swarms.pile_of(g, use.card):
        for _ in range(5):
            remember_one(g, use.card, use.seat)


def remember_one(g: Arkham, card: int, p: int) -> None:
    """Put a random skill of the deck under a card, where its owner may look at it."""
    n = sum(skill_in_deck(g, c) for c in g.deck[p])
    if n == 0:
        return
    k = rand(g, n)
    for c in g.deck[p]:
        if skill_in_deck(g, c):
            if k == 0:
                move(g, c, g.beneath[g.pile[card]])
                g.seen[c] = 1 << p
                return
            k -= 1


@rule("AHC-372")
def remembered_options(g: Arkham, p: int, card: int) -> None:
    for c in g.beneath[g.pile[card]]:
        offer(g, Target(card=c))


@ability.free(
    Code.ANCESTRAL_KNOWLEDGE,
    exhaust=1,
    can=lambda g, use: g.pile[use.card] > 0 and len(g.beneath[g.pile[use.card]]) > 0,
)
def ancestral_knowledge_recalled(g: Arkham, use: Use) -> Rule:
    """Draw one of the skills, of your choice."""
    a = yield ask(use.seat, remembered_options, use.card, alone=TAKE)
    zones.to_hand(g, Target.card(a), use.seat)
    emit(g, Drew(seat=use.seat, card=Target.card(a)))
