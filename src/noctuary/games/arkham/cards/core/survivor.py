"""Survivor cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, rule

from ...actions import Choice, Choose, MoveTo, Pass, Target
from ...codes import Code
from ...kinds import SCENARIO, Designator, Token, Trait
from ...registry import (
    AFTER,
    WHEN,
    WOULD,
    Period,
    Question,
    Trigger,
    action,
    event,
    forced,
    free,
    reaction,
    result,
)
from ...rules import damage, drawing, enemies, places, skill_tests, zones
from ...rules.values import enemy_here, is_enemy, last, spot, trait, weakness
from ...state import Arkham

# ---- assets


def item_options(g: Arkham, p: int) -> None:
    for c in g.discard[p]:
        if trait(g, c, Trait.ITEM):
            offer(g, Target(card=c))


@reaction(
    Code.SCAVENGING,
    AFTER,
    Trigger.SUCCEED,
    exhaust=1,
    can=lambda g, c, p, ev: (
        g.tests.seat[ev] == p
        and g.tests.what[ev] == Designator.investigate
        and skill_tests.margin(g, ev) >= 2
        and any(trait(g, x, Trait.ITEM) for x in g.discard[p])
    ),
)
def scavenging(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you succeed at investigating by 2 or more: an Item of your discard pile to hand."""
    a = yield ask(p, item_options, alone=TAKE)
    if a != NONE:
        zones.to_hand(g, Target.card(a), p)
        g.seen[Target.card(a)] = 15


@action(
    Code.BASEBALL_BAT, designator=Designator.fight, aim=lambda g, c, p, ev, t: enemy_here(g, p, t)
)
def baseball_bat(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +2, damage +1."""
    yield from skill_tests.fight(g, p, t, c, bonus=2, hurt=2)


@forced(
    Code.BASEBALL_BAT,
    AFTER,
    Trigger.TEST,
    can=lambda g, c, p, ev: (
        g.tests.source[ev] == c
        and (Token.skull in g.tests.tokens[ev] or Token.auto_fail in g.tests.tokens[ev])
    ),
)
def baseball_bat_breaks(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """A skull or an auto-fail: discard it after the attack."""
    zones.discard(g, c)


@reaction(
    Code.RABBITS_FOOT, AFTER, Trigger.FAIL, exhaust=1, can=lambda g, c, p, ev: g.tests.seat[ev] == p
)
def rabbits_foot(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you fail a test: draw 1 card."""
    yield from drawing.draw_cards(g, p, 1)


@free(
    Code.STRAY_CAT,
    discard=1,
    aim=lambda g, c, p, ev, t: (
        enemy_here(g, p, t)
        and not trait(g, t, Trait.ELITE)
        and (g.exhausted[t] == 0 or g.engaged[t] >= 0)
    ),
)
def stray_cat(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Discard it: evade a non-Elite enemy here automatically."""
    yield from enemies.evaded(g, t, p, 0)


@rule("AHB-078")
def pay_aquinnah(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """1 horror on her."""
    yield from damage.pay_with_harm(g, c, 0, 1, p)


@reaction(
    Code.AQUINNAH,
    WHEN,
    Trigger.ATTACK,
    exhaust=1,
    pay=pay_aquinnah,
    can=lambda g, c, p, ev: g.attacks.seat[ev] == p and g.attacks.cancelled[ev] == 0,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t) and t != g.attacks.enemy[ev],
)
def aquinnah(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When an enemy attacks you: its damage goes to another enemy here; the horror stays."""
    g.attacks.other[ev] = t


# ---- events


@event(
    Code.CUNNING_DISTRACTION,
    designator=Designator.evade,
    can=lambda g, c, p, ev: any(enemy_here(g, p, x) for x in g.play),
)
def cunning_distraction(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Evade every enemy at your location automatically."""
    with g.errands.open(seat=p) as w:
        for e in g.play:
            if enemy_here(g, p, e):
                g.errands.cards[w].append(e)
        while len(g.errands.cards[w]):
            e = yield from enemies.pick(g, p, w)
            if is_enemy(g, e):
                yield from enemies.evaded(g, e, p, 0)


@event(
    Code.LOOK_WHAT_I_FOUND,
    AFTER,
    Trigger.FAIL,
    can=lambda g, c, p, ev: (
        g.tests.seat[ev] == p
        and g.tests.what[ev] == Designator.investigate
        and skill_tests.margin(g, ev) >= -2
        and places.can_discover(g, p)
    ),
)
def look_what_i_found(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you fail to investigate by 2 or less: discover 2 clues at your location."""
    yield from places.discover(g, p, spot(g, p), 2)


@event(
    (Code.LUCKY, Code.LUCKY_2),
    WOULD,
    Trigger.FAIL,
    can=lambda g, c, p, ev: (
        g.tests.seat[ev] == p and g.tests.passed[ev] == 0 and g.tests.doomed[ev] == 0
    ),
)
def lucky(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """When you would fail: +2 (level 2: and draw 1 card)."""
    g.tests.bonus[ev] += 2
    skill_tests.settle(g, ev)
    if g.code[c] == Code.LUCKY_2:
        yield from drawing.draw_cards(g, p, 1)


@event(
    Code.CLOSE_CALL,
    AFTER,
    Trigger.EVADE,
    can=lambda g, c, p, ev: (
        enemy_here(g, p, g.evasions.enemy[ev])
        and not weakness(g, g.evasions.enemy[ev])
        and not trait(g, g.evasions.enemy[ev], Trait.ELITE)
        and zones.deck_size(g, SCENARIO) > 0
    ),
)
def close_call(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After an enemy here is evaded: shuffle it into the encounter deck."""
    zones.shuffle_in(g, g.evasions.enemy[ev], SCENARIO)


@event(Code.WILL_TO_SURVIVE, my_turn=True)
def will_to_survive(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Until the end of your turn no tokens are revealed for your tests."""
    last(g, Question.no_tokens, p, 1, c, Period.TURN)


# ---- skills


def slip_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.yes))
    offer(g, Choose(choice=Choice.no))


def retreat_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if places.next_door(g, p, c):
            offer(g, MoveTo(place=c))
    offer(g, Pass())


@result(Code.SURVIVAL_INSTINCT, can=lambda g, c, p, ev: g.tests.what[ev] == Designator.evade)
def survival_instinct(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An evasion: the evader may shake off all other enemies, and may move one connection."""
    q = g.tests.seat[ev]
    if any(is_enemy(g, e) and g.engaged[e] == q for e in g.play):
        a = yield ask(q, slip_options)
        if Choose.choice(a) == Choice.yes:
            enemies.disengage_all(g, q)
    a = yield ask(q, retreat_options, alone=TAKE)
    if MoveTo.made(a):
        yield from places.move_to(g, q, MoveTo.place(a))
    yield from enemies.engage_all(g)
