"""Encounter cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, draw, emit, move, offer, ref, rule

from ... import ability
from ...ability import AFTER, AT, WHEN, Period, Question, Trigger, Use
from ...actions import Choice, Choose, EnemyMoved, Entered, TakenAway, Target
from ...card_codes import Code
from ...components import (
    GIVEN_UP,
    SACRIFICES,
    SCENARIO,
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
from ...rules import (
    bag,
    damage,
    decks,
    drawing,
    encounter,
    enemies,
    locations,
    skill_tests,
    stages,
    swarms,
    turn,
    values,
    zones,
)
from ...state import Arkham

# ---- places


@ability.constant(Code.ORNE_LIBRARY, Question.action_cost)
def orne_library(g: Arkham, card: int, who: int, context: int) -> int:
    """Investigating it costs one action more."""
    return int(context == Designator.investigate and values.spot(g, who) == card)


def found_by(g: Arkham, c: int, move: int) -> bool:
    """Whether somebody has just revealed this location by entering it."""
    return g.moves.goal[move] == c and g.moves.found[move] > 0


@ability.forced(
    Code.FROZEN_SPRING, AFTER, Trigger.MOVE, can=lambda g, use: found_by(g, use.card, use.event)
)
def frozen_spring(g: Arkham, use: Use) -> None:
    """Take all actions from the investigator who reveals it, and end the turn."""
    turn.cut_short(g, g.moves.seat[use.event])


@ability.constant(Code.SENTINEL_PEAK, Question.entry_cost)
def sentinel_peak(g: Arkham, card: int, who: int, context: int) -> int:
    """Until it is revealed, moving there costs the group 2 clues per investigator."""
    return 2 * g.seats if who == card and g.revealed[card] == 0 else 0


@ability.forced(
    Code.SENTINEL_PEAK,
    WHEN,
    Trigger.ENCOUNTER,
    can=lambda g, use: (
        g.at[g.encounters.seat[use.event]] == use.card
        and values.trait(g, g.encounters.card[use.event], Trait.HEX)
    ),
)
def sentinel_peak_burns(g: Arkham, use: Use) -> Rule:
    """Deal 1 damage to an investigator who draws a Hex card there."""
    yield from damage.suffer(g, g.encounters.seat[use.event], 1, 0, use.card)


# ---- The Essex County Express: each car is coupled to the one on its left, which it is `at`


@ability.constant(
    (Code.PASSENGER_CAR, Code.PASSENGER_CAR_02168, Code.ENGINE_CAR), Question.connected
)
def coupled(g: Arkham, card: int, who: int, context: int) -> int:
    """Connect it to the car on its left."""
    return int(
        g.at[card] >= 0
        and ((who == card and context == g.at[card]) or (context == card and who == g.at[card]))
    )


@ability.constant(
    (Code.PASSENGER_CAR, Code.PASSENGER_CAR_02168, Code.ENGINE_CAR), Question.no_enter
)
def shut_car(g: Arkham, card: int, who: int, context: int) -> int:
    """Until it is revealed nobody enters before all clues on its left have been discovered."""
    if who != card or context >= SEATS or g.revealed[card] or g.at[card] < 0:
        return 0
    return int(g.revealed[g.at[card]] == 0 or g.clues[g.at[card]] > 0)


FARE = 2


def fare_of(g: Arkham, p: int, s: int) -> int:
    """Return the icons of a skill on cards of a hand that may be discarded, wild ones too."""
    return sum(skill_tests.icons(g, c, s) for c in g.hand[p] if zones.may_discard(g, c))


@rule("AHC-171", "AHB-007")
def fare_options(g: Arkham, p: int, s: int, left: int) -> None:
    if left < FARE or fare_of(g, p, s) >= left:
        for c in g.hand[p]:
            if zones.may_discard(g, c) and skill_tests.icons(g, c, s):
                offer(g, Target(card=c))
    if left == FARE:
        offer(g, Choose(choice=Choice.damage))


@ability.forced(
    (Code.PASSENGER_CAR, Code.PASSENGER_CAR_02168),
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card,
)
def passenger_car(g: Arkham, use: Use) -> Rule:
    """Let an investigator who enters discard cards with 2 icons of a skill, or take 2 damage."""
    q = g.moves.seat[use.event]
    s = Skill.agility if g.code[use.card] == Code.PASSENGER_CAR else Skill.combat
    left = FARE
    while left > 0:
        a = yield ask(q, fare_options, s, left, alone=TAKE)
        if Choose.matches(a):
            yield from damage.suffer(g, q, 2, 0, use.card)
            return
        left -= skill_tests.icons(g, Target.card(a), s)
        zones.discard(g, Target.card(a))


# ---- The House Always Wins


@ability.action(
    Code.CLOVER_CLUB_CARDROOM, resources=2, can=lambda g, use: STAGE[g.code[g.act]] == 1
)
def cardroom(g: Arkham, use: Use) -> None:
    """In act 1, reveal a token: an even number wins 2 clues, an elder sign 2 resources as well."""
    k = bag.reveal_alone(g, use.seat)
    if k == Token.elder_sign:
        drawing.gain(g, use.seat, 2)
    if k == Token.elder_sign or (0 <= k <= Token.minus_8 and TOKEN[k] % 2 == 0):
        locations.gain_clues(g, use.seat, 2)


# ---- The Beyond


@ability.forced(
    Code.TERROR_FROM_BEYOND,
    WHEN,
    Trigger.ENCOUNTER,
    can=lambda g, use: g.encounters.card[use.event] == use.card,
)
def terror_draws_near(g: Arkham, use: Use) -> None:
    """Count the copies drawn in a phase, cancelled ones too."""
    values.last(g, Question.recurs, g.reference, 1, use.card, Period.PHASE)


@rule("AHC-306", "AHB-007")
def type_options(g: Arkham, p: int, taken: int) -> None:
    for k in (Choice.asset, Choice.event, Choice.skill):
        if k != taken:
            offer(g, Choose(choice=k))


@ability.revelation(Code.TERROR_FROM_BEYOND)
def terror_from_beyond(g: Arkham, use: Use) -> Rule:
    """Everybody discards all cards of a type, weaknesses too; of two types if another copy was
    drawn before in this phase.
    """
    again = values.total(g, Question.recurs, g.reference, NONE) > 1
    a = yield ask(use.seat, type_options, NONE)
    first = Choose.choice(a)
    discard_type(g, first)
    if again:
        a = yield ask(use.seat, type_options, first)
        discard_type(g, Choose.choice(a))


@rule("AHC-306")
def discard_type(g: Arkham, choice: int) -> None:
    """Discard all cards of a type out of every hand."""
    k = CardType.ASSET + choice - Choice.asset
    for n in range(g.seats):
        p = values.seat_in_order(g, n)
        i = 0
        while i < len(g.hand[p]):
            if TYPE[g.code[g.hand[p][i]]] == k:
                zones.discard(g, g.hand[p][i])
                i = 0
            else:
                i += 1


# ---- Dr. Henry Armitage


def just_drawn(g: Arkham, p: int, i: int) -> bool:
    """Whether the i-th card of a hand was just drawn and is no weakness."""
    return i >= len(g.hand[p]) - g.fresh and not values.weakness(g, g.hand[p][i])


def just_drawn_options(g: Arkham, p: int) -> None:
    for i in range(len(g.hand[p])):
        if just_drawn(g, p, i):
            offer(g, Target(card=g.hand[p][i]))


@rule("AHC-051")
def pay_armitage(g: Arkham, use: Use) -> Rule:
    """Discard the card just drawn."""
    a = yield ask(use.seat, just_drawn_options, alone=TAKE)
    zones.discard(g, Target.card(a))


@ability.reaction(
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


@rule("AHB-182")
def escape_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.willpower))
    offer(g, Choose(choice=Choice.agility))


@ability.revelation(Code.KIDNAPPED)
def kidnapped(g: Arkham, use: Use) -> Rule:
    """Test willpower or agility (4)."""
    a = yield ask(use.seat, escape_options)
    s = Choose.choice(a) - Choice.willpower
    yield from skill_tests.test(g, use.seat, s, 4, use.card, ref(kidnapped_result))


def ally_of(g: Arkham, p: int, c: int) -> bool:
    """Whether it is an Ally asset that an investigator controls."""
    return values.is_asset(g, c) and g.ctrl[c] == p and values.trait(g, c, Trait.ALLY)


@rule("AHC-374", "AHB-082")
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
    emit(g, TakenAway(card=Target.card(a)))
    zones.attach(g, g.tests.source[t], g.agenda, NONE)


@ability.forced(
    Code.KIDNAPPED,
    WHEN,
    Trigger.AGENDA_ADVANCES,
    can=lambda g, use: g.at[use.card] == use.event and len(g.kidnapped[SACRIFICES]) > 0,
)
def kidnapped_given_up(g: Arkham, use: Use) -> None:
    """When the agenda advances: a potential sacrifice, by chance, goes beneath its deck."""
    draw(g, g.kidnapped[SACRIFICES], g.kidnapped[GIVEN_UP])


# ---- its ruins: the card beneath a location lies where a swarm would


@ability.forced(
    Code.BURNED_RUINS,
    AFTER,
    Trigger.FAIL,
    can=lambda g, use: (
        g.tests.what[use.event] == Designator.investigate
        and g.tests.target[use.event] == use.card
        and g.clues[use.card] > 0
    ),
)
def burned_ruins(g: Arkham, use: Use) -> None:
    """After a failed test to investigate them, 1 of their clues becomes doom."""
    g.clues[use.card] -= 1
    stages.add_doom(g, use.card, 1)


@ability.free(
    Code.BURNED_RUINS,
    limit=1,
    period=Period.GAME,
    group=True,
    can=lambda g, use: g.clues[use.card] == 0 and swarms.swarm_size(g, use.card) > 0,
)
def burned_ruins_searched(g: Arkham, use: Use) -> Rule:
    """Once a game, when no clue is left: draw the encounter card beneath."""
    zones.into_limbo(g, g.beneath[g.pile[use.card]][0])
    yield from encounter.resolve(g, use.seat, g.limbo[len(g.limbo) - 1], NONE)


# ---- Lost in Time and Space


@ability.forced(
    Code.ANOTHER_DIMENSION, WHEN, Trigger.VANISH, can=lambda g, use: use.event != use.card
)
def another_dimension(g: Arkham, use: Use) -> Rule:
    """Everybody at a location that leaves play, and every enemy there, goes here."""
    for k in range(g.seats):
        q = values.seat_in_order(g, k)
        if values.in_game(g, q) and g.at[q] == use.event:
            yield from locations.move_to(g, q, use.card, 1)
    for e in g.play:
        if values.is_enemy(g, e) and g.at[e] == use.event:
            g.at[e] = use.card
            emit(g, EnemyMoved(card=e, place=use.card))
    yield from enemies.engage_all(g)


@ability.revelation(Code.DIMENSIONAL_DOORWAY)
def dimensional_doorway(g: Arkham, use: Use) -> Rule:
    """Put it into play, then draw the topmost Hex of the discard pile."""
    g.back[use.card] = SCENARIO
    zones.put(g, use.card)
    emit(g, Entered(card=use.card))
    locations.reveal_location(g, use.card)
    yield from encounter.draw_topmost(g, use.seat, NONE, Trait.HEX)


@ability.forced(
    Code.DIMENSIONAL_DOORWAY, AT, Trigger.TURN_ENDS, can=lambda g, use: g.at[use.event] == use.card
)
@rule("AHC-070")
def dimensional_doorway_closes(g: Arkham, use: Use) -> Rule:
    """Let an investigator who ends a turn there spend 2 resources, or put it back into the
    encounter deck.
    """
    able = int(g.resources[use.event] >= 2) + 2 * int(may_fold(g))
    k = yield from encounter.either(g, use.event, Choice.purse, Choice.fold, able)
    if k == Choice.purse:
        drawing.lose(g, use.event, 2)
    elif k == Choice.fold:
        yield from locations.vanish(g, use.card)
        decks.shuffle_in(g, use.card, SCENARIO)


def may_fold(g: Arkham) -> bool:
    """Whether those at a location can be sent elsewhere, and there is a deck to shuffle it into."""
    return values.find(g, Code.ANOTHER_DIMENSION) >= 0 and decks.deck_size(g, SCENARIO) > 0
