"""Rogue cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from ...actions import MoveTo
from ...codes import Code
from ...kinds import Designator, Skill
from ...registry import (
    AFTER,
    Question,
    Trigger,
    action,
    boost,
    constant,
    event,
    reaction,
)
from ...rules import damage, drawing, enemies, places, skill_tests
from ...rules.values import connected, enemy_here, is_enemy, is_location, spot
from ...state import Arkham


@action(
    Code.SWITCHBLADE, designator=Designator.fight, aim=lambda g, c, p, ev, t: enemy_here(g, p, t)
)
def switchblade(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight."""
    yield from skill_tests.fight(g, p, t, c)


@boost(
    (Code.SWITCHBLADE, Code.N41_DERRINGER), can=lambda g, c, p, ev: skill_tests.margin(g, ev) >= 2
)
def succeed_by_two(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Succeeding by 2 or more deals +1 damage."""
    g.tests.amount[ev] += 1


@action(
    Code.N41_DERRINGER,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def derringer_41(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +2."""
    yield from skill_tests.fight(g, p, t, c, bonus=2)


@action(
    Code.BURGLARY,
    exhaust=1,
    designator=Designator.investigate,
    can=lambda g, c, p, ev: skill_tests.can_investigate(g, p),
)
def burglary(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Investigate: 3 resources instead of clues."""
    yield from skill_tests.investigate(g, p, c, 0, ref(burglary_result))


@rule("AHC-278")
def burglary_result(g: Arkham, t: int) -> Rule:
    """Success: 3 resources."""
    if g.tests.passed[t]:
        drawing.gain(g, g.tests.seat[t], 3)
    yield from damage.defeat_fallen(g, NONE)


@reaction(
    Code.PICKPOCKETING,
    AFTER,
    Trigger.EVADE,
    exhaust=1,
    can=lambda g, c, p, ev: g.evasions.seat[ev] == p,
)
def pickpocketing(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you evade an enemy: draw 1 card."""
    yield from drawing.draw_cards(g, p, 1)


@constant((Code.LEO_DE_LUCA, Code.LEO_DE_LUCA_1), Question.actions)
def leo_de_luca(g: Arkham, c: int, who: int, x: int) -> int:
    """An additional action on each of your turns."""
    return int(g.ctrl[c] == who)


# ---- events and skills


def refuge(g: Arkham, p: int, c: int) -> bool:
    """Where Elusive may lead: revealed (by the taboo list: connecting) and without enemies."""
    if not is_location(g, c) or not places.can_enter(g, p, c):
        return False
    if g.taboo[0]:
        if not connected(g, spot(g, p), c):
            return False
    elif g.revealed[c] == 0:
        return False
    return not any(is_enemy(g, e) and g.at[e] == c for e in g.play)


@event(Code.ELUSIVE, my_turn=True, aim=lambda g, c, p, ev, t: refuge(g, p, t))
def elusive(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """All enemies let go of you; move to a revealed location without enemies."""
    enemies.disengage_all(g, p)
    yield from places.move_to(g, p, t)
    yield from enemies.engage_all(g)


@event(Code.BACKSTAB, designator=Designator.fight, aim=lambda g, c, p, ev, t: enemy_here(g, p, t))
def backstab(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight with agility; +2 damage."""
    yield from skill_tests.fight(g, p, t, c, with_skill=Skill.agility, hurt=3)


@event(Code.SNEAK_ATTACK, aim=lambda g, c, p, ev, t: enemy_here(g, p, t) and g.exhausted[t] > 0)
def sneak_attack(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """2 damage to an exhausted enemy at your location."""
    yield from damage.hurt_enemy(g, t, 2, p, c)


def step_away_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if places.next_door(g, p, c):
            offer(g, MoveTo(place=c))


@constant(Code.CAT_BURGLAR, Question.agility)
def cat_burglar(g: Arkham, c: int, who: int, x: int) -> int:
    """Agility +1."""
    return int(g.ctrl[c] == who)


@action(
    Code.CAT_BURGLAR,
    exhaust=1,
    calm=True,
    can=lambda g, c, p, ev: (
        any(places.next_door(g, p, x) for x in g.play)
        or any(is_enemy(g, x) and g.engaged[x] == p for x in g.play)
    ),
)
def cat_burglar_slips(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """All enemies let go of you and you move one connection, unmolested."""
    enemies.disengage_all(g, p)
    a = yield ask(p, step_away_options, alone=TAKE)
    if a != NONE:
        yield from places.move_to(g, p, MoveTo.place(a))
    yield from enemies.engage_all(g)


@event(
    Code.SURE_GAMBLE,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, c, p, ev: (
        g.reveals.seat[ev] == p
        and skill_tests.token_value(
            g, g.reveals.test[ev], len(g.tests.tokens[g.reveals.test[ev]]) - 1
        )
        < 0
    ),
)
def sure_gamble(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After you reveal a token with a negative modifier: it becomes positive."""
    x = g.reveals.test[ev]
    g.tests.flipped[x].append(len(g.tests.tokens[x]) - 1)


@event(Code.HOT_STREAK)
def hot_streak(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """10 resources."""
    drawing.gain(g, p, 10)
