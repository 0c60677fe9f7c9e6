"""Rogue cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from ... import ability
from ...ability import AFTER, Question, Trigger, Use
from ...actions import MoveTo, Target
from ...card_codes import Code
from ...components import Designator, Skill
from ...rules import attempts, damage, drawing, enemies, locations, skill_tests, tokens, values
from ...state import Arkham


@ability.action(
    Code.SWITCHBLADE,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def switchblade(g: Arkham, use: Use) -> Rule:
    """Fight."""
    yield from attempts.fight(g, use.seat, use.target, use.card)


@ability.boost(
    (Code.SWITCHBLADE, Code.N41_DERRINGER), can=lambda g, use: skill_tests.margin(g, use.event) >= 2
)
def succeed_by_two(g: Arkham, use: Use) -> None:
    """Succeeding by 2 or more deals +1 damage."""
    g.tests.amount[use.event] += 1


@ability.action(
    Code.N41_DERRINGER,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def derringer_41(g: Arkham, use: Use) -> Rule:
    """Fight: combat +2."""
    yield from attempts.fight(g, use.seat, use.target, use.card, bonus=2)


@ability.action(
    Code.BURGLARY,
    exhaust=1,
    designator=Designator.investigate,
    can=lambda g, use: attempts.can_investigate(g, use.seat),
)
def burglary(g: Arkham, use: Use) -> Rule:
    """Investigate: 3 resources instead of clues."""
    yield from attempts.investigate(g, use.seat, use.card, 0, ref(burglary_result))


@rule("AHC-278")
def burglary_result(g: Arkham, t: int) -> Rule:
    """Success: 3 resources."""
    if g.tests.passed[t]:
        drawing.gain(g, g.tests.seat[t], 3)
    yield from damage.defeat_fallen(g, NONE)


@ability.reaction(
    Code.PICKPOCKETING,
    AFTER,
    Trigger.EVADE,
    exhaust=1,
    can=lambda g, use: g.evasions.seat[use.event] == use.seat,
)
def pickpocketing(g: Arkham, use: Use) -> Rule:
    """After you evade an enemy: draw 1 card."""
    yield from drawing.draw_cards(g, use.seat, 1)


@ability.constant((Code.LEO_DE_LUCA, Code.LEO_DE_LUCA_1), Question.actions)
def leo_de_luca(g: Arkham, card: int, who: int, context: int) -> int:
    """Give an additional action on each of your turns."""
    return int(g.ctrl[card] == who)


# ---- events and skills


def refuge(g: Arkham, p: int, c: int) -> bool:
    """Whether Elusive may lead there: revealed (with taboos: connecting) and without enemies."""
    if not values.is_location(g, c) or not locations.can_enter(g, p, c):
        return False
    if g.taboo[0]:
        if not values.connected(g, values.spot(g, p), c):
            return False
    elif g.revealed[c] == 0:
        return False
    return not any(values.is_enemy(g, e) and g.at[e] == c for e in g.play)


@rule("AHB-309", "AHB-082")
def refuge_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if refuge(g, p, c):
            offer(g, Target(card=c))


@ability.event(
    Code.ELUSIVE,
    my_turn=True,
    can=lambda g, use: (
        any(refuge(g, use.seat, x) for x in g.play) or enemies.can_disengage(g, use.seat)
    ),
)
def elusive(g: Arkham, use: Use) -> Rule:
    """All enemies let go of you; move to a revealed location without enemies."""
    enemies.disengage_all(g, use.seat)
    a = yield ask(use.seat, refuge_options, alone=TAKE)
    if a != NONE:
        yield from locations.move_to(g, use.seat, Target.card(a))
    yield from enemies.engage_all(g)


@ability.event(
    Code.BACKSTAB,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def backstab(g: Arkham, use: Use) -> Rule:
    """Fight with agility; +2 damage."""
    yield from attempts.fight(g, use.seat, use.target, use.card, with_skill=Skill.agility, hurt=3)


@ability.event(
    Code.SNEAK_ATTACK,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target) and g.exhausted[use.target] > 0,
)
def sneak_attack(g: Arkham, use: Use) -> Rule:
    """2 damage to an exhausted enemy at your location."""
    yield from damage.hurt_enemy(g, use.target, 2, use.seat, use.card)


@rule("AHB-308")
def step_away_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if locations.next_door(g, p, c):
            offer(g, MoveTo(place=c))


@ability.constant(Code.CAT_BURGLAR, Question.agility)
def cat_burglar(g: Arkham, card: int, who: int, context: int) -> int:
    """Agility +1."""
    return int(g.ctrl[card] == who)


@ability.action(
    Code.CAT_BURGLAR,
    exhaust=1,
    calm=True,
    can=lambda g, use: (
        any(locations.next_door(g, use.seat, x) for x in g.play)
        or enemies.can_disengage(g, use.seat)
    ),
)
def cat_burglar_slips(g: Arkham, use: Use) -> Rule:
    """All enemies let go of you and you move one connection, unmolested."""
    enemies.disengage_all(g, use.seat)
    a = yield ask(use.seat, step_away_options, alone=TAKE)
    if a != NONE:
        yield from locations.move_to(g, use.seat, MoveTo.place(a))
    yield from enemies.engage_all(g)


@ability.constant(Code.OPPORTUNIST, Question.returns)
def opportunist(g: Arkham, card: int, who: int, context: int) -> int:
    """Success by 3 or more: it comes back to hand at the end of the test."""
    return int(g.tests.passed[context] > 0 and skill_tests.margin(g, context) >= 3)


@ability.event(
    Code.SURE_GAMBLE,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.reveals.seat[use.event] == use.seat
        and tokens.token_value(
            g, g.reveals.test[use.event], len(g.tests.tokens[g.reveals.test[use.event]]) - 1
        )
        < 0
    ),
)
def sure_gamble(g: Arkham, use: Use) -> None:
    """After you reveal a token with a negative modifier: it becomes positive."""
    x = g.reveals.test[use.event]
    g.tests.flipped[x].append(len(g.tests.tokens[x]) - 1)


@ability.event(Code.HOT_STREAK)
def hot_streak(g: Arkham, use: Use) -> None:
    """10 resources."""
    drawing.gain(g, use.seat, 10)
