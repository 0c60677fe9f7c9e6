"""The house hand: people carry out the prose of a foreign quest on the table themselves."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, rule

from ..actions import (
    Adjust,
    AdjustBy,
    Adjusted,
    Amend,
    Leave,
    Moved,
    PickCard,
    PlaceAt,
)
from ..columns import CopyRow, FaceRow
from ..components import ADJUSTMENTS, SKILLS, Deck
from ..opcodes import What
from ..state import Mansions
from . import cards, conditions, corrections, damage, skill_tests
from .interpreter import companion, dice_and_sheets, events
from .setup import first_on_shelf

DAMAGE, HORROR, HEAL_DAMAGE, HEAL_HORROR, CLUE, LOSE_CLUE, LOSE_CARD, RECOVER = range(8)
FIRST_SKILL = ADJUSTMENTS.index(SKILLS[0])
"""Adjustments by their number; a test of each skill comes after them."""
MOST_HELD = 24
"""The most possessions that the hand gives somebody."""


@rule("MAN2-Q36")
def lent(g: Mansions) -> bool:
    """Whether a foreign quest is played without the box, so that people carry out its prose."""
    return events.foreign(g) and not companion.companion(g)


@rule("MAN2-Q36")
def hand_offers(g: Mansions) -> None:
    """Offer whom the hand may help or hurt: an investigator, or a monster."""
    if lent(g):
        for i in range(g.party[0]):
            if g.out[i] == 0:
                offer(g, Adjust(investigator=g.who[i]))
        for m in g.alive:
            offer(g, Amend(monster=m, creature=g.m_kind[m]))


def by_hand(g: Mansions, a: int) -> bool:
    """Whether the choice is an adjustment by hand."""
    return a != NONE and (Adjust.matches(a) or Amend.matches(a))


@rule("MAN2-Q36")
def lend(g: Mansions, a: int) -> Rule:
    """Make one adjustment, whatever the prose says."""
    if Amend.matches(a):
        yield from corrections.amend_monster(g, Amend.monster(a))
    else:
        yield from adjust(g, g.slot[Adjust.investigator(a)])


@rule("MAN2-Q36", "MAN2-450")
def adjust_options(g: Mansions, p: int, figure: int) -> None:
    """Offer Damage, Horror, Clues, a test, a card more or less, another space."""
    for what in range(len(ADJUSTMENTS)):
        if possible(g, figure, what):
            offer(g, AdjustBy(adjustment=what))
    for s in range(1, len(g.spaces)):
        if s != g.at[figure] and g.laid[g.spaces[s][0]] > 0:
            offer(g, PlaceAt(space=s))
    for n in range(len(g.shelf)):
        f = g.copies[g.shelf[n]][CopyRow.FRONT]
        if first_on_shelf(g, f) == n and fitting(g, figure, f):
            offer(g, PickCard(card=f))
    offer(g, Leave())


def possible(g: Mansions, i: int, what: int) -> bool:
    """Whether an adjustment would change something."""
    if what == HEAL_DAMAGE or what == HEAL_HORROR:
        return hurt(g, i, what - HEAL_DAMAGE)
    if what == LOSE_CLUE:
        return g.clues[i] > 0
    if what == LOSE_CARD:
        return len(g.held[i]) > 0
    return what != RECOVER or len(g.marks[i]) > 0


def hurt(g: Mansions, i: int, kind: int) -> bool:
    """Whether somebody has Damage, or Horror."""
    k = 2 * i + kind
    return len(g.up[k]) + len(g.down[k]) + g.blanks[k] > 0


def fitting(g: Mansions, i: int, f: int) -> bool:
    """Whether somebody can be given a card of the shelf."""
    if g.faces[f][FaceRow.DECK] == Deck.CONDITION:
        return not conditions.is_(g, i, g.faces[f][FaceRow.NAME])
    return g.faces[f][FaceRow.DECK] != Deck.INVESTIGATOR and len(g.held[i]) < MOST_HELD


@rule("MAN2-Q36")
def adjust(g: Mansions, i: int) -> Rule:
    """Change one thing for somebody; the log says that people did it."""
    a = yield ask(g.player_of[i], adjust_options, i)
    if Leave.matches(a):
        return
    emit(g, Adjusted(investigator=g.who[i]))
    if PlaceAt.matches(a):
        g.at[i] = PlaceAt.space(a)
        emit(g, Moved(investigator=g.who[i], space=g.at[i]))
    elif PickCard.matches(a):
        cards.gain_face(g, i, PickCard.card(a))
    else:
        yield from change(g, i, AdjustBy.adjustment(a))


@rule("MAN2-Q36")
def change(g: Mansions, i: int, what: int) -> Rule:
    """Change Damage, Horror or Clues, take a card or a Condition, or test."""
    if what == DAMAGE or what == HORROR:
        yield from damage.suffer(g, i, 1 if what == DAMAGE else 0, 1 if what == HORROR else 0, 0)
    elif what == HEAL_DAMAGE or what == HEAL_HORROR:
        yield from damage.heal(g, i, what - HEAL_DAMAGE, 1, 0)
    elif what == CLUE or what == LOSE_CLUE:
        cards.clue(g, i, 1 if what == CLUE else -1)
    elif what == LOSE_CARD:
        c = yield from dice_and_sheets.parted(g, i, What.POSSESSION, 0)
        if c >= 0:
            cards.discard(g, i, c)
    elif what == RECOVER:
        yield from recover(g, i)
    else:
        with g.scenes.open(
            seat=i, origin=i, monster=NONE, piece=0, card=NONE, place=NONE, weapon_card=NONE,
            skill=NONE, puzzle=NONE,
        ) as e:  # fmt: skip
            yield from skill_tests.make_test(g, e, what - FIRST_SKILL, 0, NONE)


def mark_options(g: Mansions, p: int, figure: int) -> None:
    """Offer the Conditions that somebody has."""
    for c in g.marks[figure]:
        offer(g, PickCard(card=g.copies[c][CopyRow.FRONT]))


@rule("MAN2-Q36")
def recover(g: Mansions, i: int) -> Rule:
    """End a Condition."""
    a = yield ask(g.player_of[i], mark_options, i, alone=TAKE)
    if a != NONE:
        c = conditions.card_of(g, i, g.faces[PickCard.card(a)][FaceRow.NAME])
        if c >= 0:
            cards.discard(g, i, c)
