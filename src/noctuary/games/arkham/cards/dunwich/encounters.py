"""Encounter cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, draw, move, offer, ref, rule, say

from ...actions import Choice, Choose, TakenAway, Target
from ...codes import Code
from ...kinds import (
    GIVEN_UP,
    SACRIFICES,
    SEATS,
    STAGE,
    TOKEN,
    TYPE,
    CardType,
    Designator,
    Skill,
    Token,
    Trait,
)
from ...registry import (
    AFTER,
    WHEN,
    Period,
    Question,
    Trigger,
    Use,
    action,
    constant,
    forced,
    reaction,
    revelation,
)
from ...rules import bag, damage, drawing, places, skill_tests, turn, zones
from ...rules.values import is_asset, last, seat_in_order, spot, total, trait, weakness
from ...state import Arkham

# ---- places


@constant(Code.ORNE_LIBRARY, Question.action_cost)
def orne_library(g: Arkham, card: int, who: int, context: int) -> int:
    """Investigating it costs one action more."""
    return int(context == Designator.investigate and spot(g, who) == card)


def found_by(g: Arkham, c: int, move: int) -> bool:
    """Somebody has just revealed this location by entering it."""
    return g.moves.goal[move] == c and g.moves.found[move] > 0


@forced(
    Code.FROZEN_SPRING, AFTER, Trigger.MOVE, can=lambda g, use: found_by(g, use.card, use.event)
)
def frozen_spring(g: Arkham, use: Use) -> None:
    """Whoever reveals it loses all actions, and the turn ends."""
    turn.cut_short(g, g.moves.seat[use.event])


@constant(Code.SENTINEL_PEAK, Question.entry_cost)
def sentinel_peak(g: Arkham, card: int, who: int, context: int) -> int:
    """Until it is revealed, moving there costs the group 2 clues per investigator."""
    return 2 * g.seats if who == card and g.revealed[card] == 0 else 0


@forced(
    Code.SENTINEL_PEAK,
    WHEN,
    Trigger.ENCOUNTER,
    can=lambda g, use: (
        g.at[g.encounters.seat[use.event]] == use.card
        and trait(g, g.encounters.card[use.event], Trait.HEX)
    ),
)
def sentinel_peak_burns(g: Arkham, use: Use) -> Rule:
    """1 damage to whoever draws a Hex card there."""
    yield from damage.suffer(g, g.encounters.seat[use.event], 1, 0, use.card)


# ---- The Essex County Express: each car is coupled to the one on its left, which it is `at`


@constant((Code.PASSENGER_CAR, Code.PASSENGER_CAR_02168, Code.ENGINE_CAR), Question.connected)
def coupled(g: Arkham, card: int, who: int, context: int) -> int:
    """It is connected to the car on its left."""
    return int(
        g.at[card] >= 0
        and ((who == card and context == g.at[card]) or (context == card and who == g.at[card]))
    )


@constant((Code.PASSENGER_CAR, Code.PASSENGER_CAR_02168, Code.ENGINE_CAR), Question.no_enter)
def shut_car(g: Arkham, card: int, who: int, context: int) -> int:
    """Until it is revealed nobody enters before all clues on its left have been discovered."""
    if who != card or context >= SEATS or g.revealed[card] or g.at[card] < 0:
        return 0
    return int(g.revealed[g.at[card]] == 0 or g.clues[g.at[card]] > 0)


FARE = 2


def fare_of(g: Arkham, p: int, s: int) -> int:
    """Icons of a skill on cards that may be discarded from a hand, wild ones included."""
    return sum(skill_tests.icons(g, c, s) for c in g.hand[p] if zones.may_discard(g, c))


def fare_options(g: Arkham, p: int, s: int, left: int) -> None:
    if left < FARE or fare_of(g, p, s) >= left:
        for c in g.hand[p]:
            if zones.may_discard(g, c) and skill_tests.icons(g, c, s):
                offer(g, Target(card=c))
    if left == FARE:
        offer(g, Choose(choice=Choice.damage))


@forced(
    (Code.PASSENGER_CAR, Code.PASSENGER_CAR_02168),
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card,
)
def passenger_car(g: Arkham, use: Use) -> Rule:
    """Whoever enters discards cards with 2 icons of a skill, or takes 2 damage."""
    q = g.moves.seat[use.event]
    s = Skill.agility if g.code[use.card] == Code.PASSENGER_CAR else Skill.combat
    left = FARE
    while left > 0:
        a = yield ask(q, fare_options, s, left, alone=TAKE)
        if Choose.made(a):
            yield from damage.suffer(g, q, 2, 0, use.card)
            return
        left -= skill_tests.icons(g, Target.card(a), s)
        zones.discard(g, Target.card(a))


# ---- The House Always Wins


@action(Code.CLOVER_CLUB_CARDROOM, resources=2, can=lambda g, use: STAGE[g.code[g.act]] == 1)
def cardroom(g: Arkham, use: Use) -> None:
    """In act 1, reveal a token: an even number wins 2 clues, an elder sign 2 resources as well."""
    k = bag.reveal_alone(g, use.seat)
    if k == Token.elder_sign:
        drawing.gain(g, use.seat, 2)
    if k == Token.elder_sign or (0 <= k <= Token.minus_8 and TOKEN[k] % 2 == 0):
        places.gain_clues(g, use.seat, 2)


# ---- The Beyond


@forced(
    Code.TERROR_FROM_BEYOND,
    WHEN,
    Trigger.ENCOUNTER,
    can=lambda g, use: g.encounters.card[use.event] == use.card,
)
def terror_draws_near(g: Arkham, use: Use) -> None:
    """The copies drawn in a phase are counted, cancelled ones too."""
    last(g, Question.recurs, g.reference, 1, use.card, Period.PHASE)


def type_options(g: Arkham, p: int, taken: int) -> None:
    for k in (Choice.asset, Choice.event, Choice.skill):
        if k != taken:
            offer(g, Choose(choice=k))


@revelation(Code.TERROR_FROM_BEYOND)
def terror_from_beyond(g: Arkham, use: Use) -> Rule:
    """Everybody discards all cards of a type, weaknesses too; of two types if another copy was
    drawn before in this phase.
    """
    again = total(g, Question.recurs, g.reference, NONE) > 1
    a = yield ask(use.seat, type_options, NONE)
    first = Choose.choice(a)
    discard_type(g, first)
    if again:
        a = yield ask(use.seat, type_options, first)
        discard_type(g, Choose.choice(a))


@rule("AHC-306")
def discard_type(g: Arkham, choice: int) -> None:
    """All cards of a type out of every hand."""
    k = CardType.ASSET + choice - Choice.asset
    for n in range(g.seats):
        p = seat_in_order(g, n)
        i = 0
        while i < len(g.hand[p]):
            if TYPE[g.code[g.hand[p][i]]] == k:
                zones.discard(g, g.hand[p][i])
                i = 0
            else:
                i += 1


# ---- Dr. Henry Armitage


def just_drawn(g: Arkham, p: int, i: int) -> bool:
    """The i-th card of a hand was just drawn and is no weakness."""
    return i >= len(g.hand[p]) - g.fresh and not weakness(g, g.hand[p][i])


def just_drawn_options(g: Arkham, p: int) -> None:
    for i in range(len(g.hand[p])):
        if just_drawn(g, p, i):
            offer(g, Target(card=g.hand[p][i]))


@rule("AHC-051")
def pay_armitage(g: Arkham, use: Use) -> Rule:
    """The card just drawn is discarded."""
    a = yield ask(use.seat, just_drawn_options, alone=TAKE)
    zones.discard(g, Target.card(a))


@reaction(
    Code.DR_HENRY_ARMITAGE,
    AFTER,
    Trigger.DREW,
    exhaust=1,
    pay=pay_armitage,
    can=lambda g, use: (
        use.event == use.seat
        and any(just_drawn(g, use.seat, i) for i in range(len(g.hand[use.seat])))
    ),
)
def dr_henry_armitage(g: Arkham, use: Use) -> None:
    """After you draw a card that is no weakness, discard it: 3 resources."""
    drawing.gain(g, use.seat, 3)


# ---- Blood on the Altar


def escape_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.willpower))
    offer(g, Choose(choice=Choice.agility))


@revelation(Code.KIDNAPPED)
def kidnapped(g: Arkham, use: Use) -> Rule:
    """Test willpower or agility (4)."""
    a = yield ask(use.seat, escape_options)
    s = Choose.choice(a) - Choice.willpower
    yield from skill_tests.test(g, use.seat, s, 4, use.card, ref(kidnapped_result))


def ally_of(g: Arkham, p: int, c: int) -> bool:
    """An Ally asset that an investigator controls."""
    return is_asset(g, c) and g.ctrl[c] == p and trait(g, c, Trait.ALLY)


def ally_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if ally_of(g, p, c):
            offer(g, Target(card=c))


@rule("AHC-374", "AHC-376")
def kidnapped_result(g: Arkham, t: int) -> Rule:
    """Failure: an Ally joins the potential sacrifices; with none, 2 damage."""
    p = g.tests.seat[t]
    if g.tests.passed[t]:
        return
    a = yield ask(p, ally_options, alone=TAKE)
    if a == NONE:
        yield from damage.suffer(g, p, 2, 0, g.tests.source[t])
        return
    zones.take_out(g, Target.card(a))
    move(g, Target.card(a), g.kidnapped[SACRIFICES])
    say(g, TakenAway(card=Target.card(a)))
    zones.attach(g, g.tests.source[t], g.agenda, NONE)


@forced(
    Code.KIDNAPPED,
    WHEN,
    Trigger.AGENDA_ADVANCES,
    can=lambda g, use: g.at[use.card] == use.event and len(g.kidnapped[SACRIFICES]) > 0,
)
def kidnapped_given_up(g: Arkham, use: Use) -> None:
    """When the agenda advances: a potential sacrifice, by chance, goes beneath its deck."""
    draw(g, g.kidnapped[SACRIFICES], g.kidnapped[GIVEN_UP])
