"""Survivor cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, rule

from ... import ability
from ...ability import AFTER, WHEN, WOULD, Period, Question, Trigger, Use
from ...actions import Choice, Choose, MoveTo, Pass, Target
from ...card_codes import Code
from ...components import EVERYBODY, SCENARIO, Designator, Token, Trait
from ...rules import (
    attempts,
    damage,
    decks,
    drawing,
    enemies,
    locations,
    skill_tests,
    values,
    zones,
)
from ...state import Arkham

# ---- assets


@rule("AHB-062", "AHB-082")
def item_options(g: Arkham, p: int) -> None:
    for c in g.discard[p]:
        if values.trait(g, c, Trait.ITEM):
            offer(g, Target(card=c))


@ability.reaction(
    Code.SCAVENGING,
    AFTER,
    Trigger.SUCCEED,
    exhaust=1,
    can=lambda g, use: (
        g.tests.seat[use.event] == use.seat
        and g.tests.what[use.event] == Designator.investigate
        and skill_tests.margin(g, use.event) >= 2
        and any(values.trait(g, x, Trait.ITEM) for x in g.discard[use.seat])
    ),
)
def scavenging(g: Arkham, use: Use) -> Rule:
    """After you succeed at investigating by 2 or more: an Item of your discard pile to hand."""
    a = yield ask(use.seat, item_options, alone=TAKE)
    if a != NONE:
        zones.to_hand(g, Target.card(a), use.seat)
        g.seen[Target.card(a)] = EVERYBODY


@ability.action(
    Code.BASEBALL_BAT,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def baseball_bat(g: Arkham, use: Use) -> Rule:
    """Fight: combat +2, damage +1."""
    yield from attempts.fight(g, use.seat, use.target, use.card, bonus=2, hurt=2)


@ability.forced(
    Code.BASEBALL_BAT,
    AFTER,
    Trigger.TEST,
    can=lambda g, use: (
        g.tests.source[use.event] == use.card
        and (
            Token.skull in g.tests.tokens[use.event] or Token.auto_fail in g.tests.tokens[use.event]
        )
    ),
)
def baseball_bat_breaks(g: Arkham, use: Use) -> None:
    """Discard it after the attack on a skull or an auto-fail."""
    zones.discard(g, use.card)


@ability.reaction(
    Code.RABBITS_FOOT,
    AFTER,
    Trigger.FAIL,
    exhaust=1,
    can=lambda g, use: g.tests.seat[use.event] == use.seat,
)
def rabbits_foot(g: Arkham, use: Use) -> Rule:
    """After you fail a test: draw 1 card."""
    yield from drawing.draw_cards(g, use.seat, 1)


@ability.free(
    Code.STRAY_CAT,
    discard=1,
    aim=lambda g, use: (
        values.enemy_here(g, use.seat, use.target)
        and not values.trait(g, use.target, Trait.ELITE)
        and (g.exhausted[use.target] == 0 or g.engaged[use.target] >= 0)
    ),
)
def stray_cat(g: Arkham, use: Use) -> Rule:
    """Discard it: evade a non-Elite enemy here automatically."""
    yield from enemies.evaded(g, use.target, use.seat, 0)


@rule("AHB-078")
def pay_aquinnah(g: Arkham, use: Use) -> Rule:
    """1 horror on her."""
    yield from damage.pay_with_harm(g, use.card, 0, 1, use.seat)


@ability.reaction(
    Code.AQUINNAH,
    WHEN,
    Trigger.ATTACK,
    exhaust=1,
    pay=pay_aquinnah,
    can=lambda g, use: (
        g.attacks.seat[use.event] == use.seat and g.attacks.cancelled[use.event] == 0
    ),
    aim=lambda g, use: (
        values.enemy_here(g, use.seat, use.target) and use.target != g.attacks.enemy[use.event]
    ),
)
def aquinnah(g: Arkham, use: Use) -> None:
    """When an enemy attacks you: its damage goes to another enemy here; the horror stays."""
    g.attacks.other[use.event] = use.target


# ---- events


@ability.event(
    Code.CUNNING_DISTRACTION,
    designator=Designator.evade,
    can=lambda g, use: any(values.enemy_here(g, use.seat, x) for x in g.play),
)
@rule("AHC-296")
def cunning_distraction(g: Arkham, use: Use) -> Rule:
    """Evade every enemy at your location automatically."""
    with g.errands.open(seat=use.seat) as w:
        for e in g.play:
            if values.enemy_here(g, use.seat, e):
                g.errands.cards[w].append(e)
        while len(g.errands.cards[w]):
            e = yield from enemies.pick(g, use.seat, w)
            if values.is_enemy(g, e):
                yield from enemies.evaded(g, e, use.seat, 0)


@ability.event(
    Code.LOOK_WHAT_I_FOUND,
    AFTER,
    Trigger.FAIL,
    can=lambda g, use: (
        g.tests.seat[use.event] == use.seat
        and g.tests.what[use.event] == Designator.investigate
        and skill_tests.margin(g, use.event) >= -2
        and locations.can_discover(g, use.seat)
    ),
)
def look_what_i_found(g: Arkham, use: Use) -> Rule:
    """After you fail to investigate by 2 or less: discover 2 clues at your location."""
    yield from locations.discover(g, use.seat, values.spot(g, use.seat), 2)


@ability.event(
    (Code.LUCKY, Code.LUCKY_2),
    WOULD,
    Trigger.FAIL,
    can=lambda g, use: (
        g.tests.seat[use.event] == use.seat
        and g.tests.passed[use.event] == 0
        and g.tests.doomed[use.event] == 0
    ),
)
def lucky(g: Arkham, use: Use) -> Rule:
    """When you would fail: +2 (level 2: and draw 1 card)."""
    g.tests.bonus[use.event] += 2
    skill_tests.settle(g, use.event)
    if g.code[use.card] == Code.LUCKY_2:
        yield from drawing.draw_cards(g, use.seat, 1)


@ability.event(
    Code.CLOSE_CALL,
    AFTER,
    Trigger.EVADE,
    can=lambda g, use: (
        values.enemy_here(g, use.seat, g.evasions.enemy[use.event])
        and not values.weakness(g, g.evasions.enemy[use.event])
        and not values.trait(g, g.evasions.enemy[use.event], Trait.ELITE)
        and decks.deck_size(g, SCENARIO) > 0
    ),
)
def close_call(g: Arkham, use: Use) -> None:
    """After an enemy here is evaded: shuffle it into the encounter deck."""
    decks.shuffle_in(g, g.evasions.enemy[use.event], SCENARIO)


@ability.event(Code.WILL_TO_SURVIVE, my_turn=True)
def will_to_survive(g: Arkham, use: Use) -> None:
    """Until the end of your turn no tokens are revealed for your tests."""
    values.last(g, Question.no_tokens, use.seat, 1, use.card, Period.TURN)


# ---- skills


@rule("AHB-270", "AHB-006")
def slip_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.yes))
    offer(g, Choose(choice=Choice.no))


@rule("AHB-308", "AHB-006")
def retreat_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if locations.next_door(g, p, c):
            offer(g, MoveTo(place=c))
    offer(g, Pass())


@ability.result(
    Code.SURVIVAL_INSTINCT, can=lambda g, use: g.tests.what[use.event] == Designator.evade
)
def survival_instinct(g: Arkham, use: Use) -> Rule:
    """Let the evader shake off all other enemies and move one connection, after an evasion."""
    q = g.tests.seat[use.event]
    if any(values.is_enemy(g, e) and g.engaged[e] == q for e in g.play):
        a = yield ask(q, slip_options)
        if Choose.choice(a) == Choice.yes:
            enemies.disengage_all(g, q)
    a = yield ask(q, retreat_options, alone=TAKE)
    if MoveTo.matches(a):
        yield from locations.move_to(g, q, MoveTo.place(a))
    yield from enemies.engage_all(g)
