"""Investigators of The Dunwich Legacy and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from ... import ability
from ...ability import AFTER, WHEN, Period, Question, Trigger, Use
from ...actions import MoveTo, Pass
from ...card_codes import Code
from ...components import Designator, Token
from ...rules import (
    action_costs,
    attempts,
    conflicts,
    damage,
    drawing,
    encounter,
    locations,
    skill_tests,
    spawning,
    values,
    zones,
)
from ...state import Arkham

# ---- Zoey Samaras


@ability.reaction(
    Code.ZOEY_SAMARAS,
    AFTER,
    Trigger.ENGAGE,
    can=lambda g, use: g.engagements.seat[use.event] == use.seat,
)
def zoey_samaras(g: Arkham, use: Use) -> None:
    """After you and an enemy become engaged: 1 resource."""
    drawing.gain(g, use.seat, 1)


@ability.constant(Code.ZOEY_SAMARAS, Question.sign)
def zoey_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1."""
    return int(who == card)


@ability.forced(
    Code.ZOEY_SAMARAS,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, use: (
        g.tests.seat[use.event] == use.seat
        and g.tests.what[use.event] == Designator.fight
        and Token.elder_sign in g.tests.tokens[use.event]
    ),
)
def zoey_smites(g: Arkham, use: Use) -> None:
    """With an elder sign a successful attack deals +1 damage."""
    g.tests.amount[use.event] += 1


@ability.revelation(Code.SMITE_THE_WICKED)
def smite_the_wicked(g: Arkham, use: Use) -> Rule:
    """Spawn an enemy of the encounter deck as far away as possible, with this card attached."""
    e = encounter.discard_until(g, NONE)
    if e >= 0:
        a = yield ask(g.lead, spawning.farthest_options, g.at[use.seat], alone=TAKE)
        yield from spawning.spawn(g, e, MoveTo.place(a), NONE)
        if values.is_enemy(g, e):
            zones.attach(g, use.card, e, NONE)


@ability.forced(
    (Code.SMITE_THE_WICKED, Code.SEARCHING_FOR_IZZIE),
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, use: g.owner[use.card] == use.event,
)
def task_left_undone(g: Arkham, use: Use) -> None:
    """Still in play when the game ends: 1 mental trauma."""
    damage.traumatise(g, use.event, 0, 1)


# ---- Rex Murphy


def rex_sees(g: Arkham, p: int, test: int) -> bool:
    """Whether it is a successful investigation of his by 2 or more."""
    if g.tests.seat[test] != p or g.tests.what[test] != Designator.investigate:
        return False
    return skill_tests.margin(g, test) >= 2 and locations.can_discover(g, p)


@ability.reaction(
    Code.REX_MURPHY,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, use: g.taboo[0] == 0 and rex_sees(g, use.seat, use.event),
)
@ability.reaction(
    Code.REX_MURPHY,
    AFTER,
    Trigger.SUCCEED,
    limit=1,
    period=Period.ROUND,
    can=lambda g, use: g.taboo[0] > 0 and rex_sees(g, use.seat, use.event),
)
def rex_murphy(g: Arkham, use: Use) -> Rule:
    """After you investigate successfully by 2 or more: discover 1 clue (taboo: once a round)."""
    yield from locations.discover(g, use.seat, values.spot(g, use.seat), 1)


@ability.constant(Code.REX_MURPHY, Question.sign)
def rex_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+2."""
    return 2 if who == card else 0


@ability.reaction(
    Code.REX_MURPHY,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.reveals.seat[use.event] == use.seat and g.reveals.token[use.event] == Token.elder_sign
    ),
)
def rex_gives_up(g: Arkham, use: Use) -> Rule:
    """With an elder sign the test may fail by itself, for 3 cards."""
    g.tests.auto[g.reveals.test[use.event]] = -1
    yield from drawing.draw_cards(g, use.seat, 3)


# ---- Jenny Barnes


@ability.action(
    Code.JENNYS_TWIN_45S,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def jennys_twin_45s(g: Arkham, use: Use) -> Rule:
    """Fight: combat +2, damage +1. Their ammo is the X they cost."""
    yield from attempts.fight(g, use.seat, use.target, use.card, bonus=2, hurt=2)


@ability.constant(Code.JENNY_BARNES, Question.income)
def jenny_barnes(g: Arkham, card: int, who: int, context: int) -> int:
    """2 resources in each upkeep phase instead of 1."""
    return int(who == card)


@ability.constant(Code.JENNY_BARNES, Question.sign)
def jenny_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1 for each resource she has."""
    return g.resources[card] if who == card else 0


@ability.revelation(Code.SEARCHING_FOR_IZZIE)
def searching_for_izzie(g: Arkham, use: Use) -> Rule:
    """Attached to the location farthest away."""
    a = yield ask(g.lead, spawning.farthest_options, g.at[use.seat], alone=TAKE)
    zones.attach(g, use.card, MoveTo.place(a), NONE)


@ability.action(
    Code.SEARCHING_FOR_IZZIE,
    actions=2,
    designator=Designator.investigate,
    can=lambda g, use: attempts.can_investigate(g, use.seat),
)
def searching_for_izzie_here(g: Arkham, use: Use) -> Rule:
    """Two actions, investigate: this card is discarded instead of finding clues."""
    yield from attempts.investigate(g, use.seat, use.card, 0, ref(izzie_found))


@rule("AHC-036", asks=True)
def izzie_found(g: Arkham, t: int) -> None:
    """Success: the search is over."""
    if g.tests.passed[t] and g.tests.source[t] in g.play:
        zones.discard(g, g.tests.source[t])


# ---- "Ashcan" Pete and Duke


@rule("AHB-078")
def pay_pete(g: Arkham, use: Use) -> Rule:
    """Discard a card from hand."""
    yield from zones.choose_and_discard(g, use.seat)


@ability.free(
    Code.ASHCAN_PETE,
    limit=1,
    period=Period.ROUND,
    pay=pay_pete,
    can=lambda g, use: zones.can_discard(g, use.seat),
    aim=lambda g, use: (
        values.is_asset(g, use.target)
        and g.ctrl[use.target] == use.seat
        and g.exhausted[use.target] > 0
        and values.total(g, Question.no_ready, use.seat, use.target) == 0
    ),
)
def ashcan_pete(g: Arkham, use: Use) -> None:
    """Discard a card: ready an asset you control."""
    g.exhausted[use.target] = 0


@ability.constant(Code.ASHCAN_PETE, Question.sign)
def pete_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+2."""
    return 2 if who == card else 0


@ability.forced(
    Code.ASHCAN_PETE,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.reveals.seat[use.event] == use.seat
        and g.reveals.token[use.event] == Token.elder_sign
        and values.find(g, Code.DUKE) >= 0
        and g.exhausted[values.find(g, Code.DUKE)] > 0
        and values.total(g, Question.no_ready, use.seat, values.find(g, Code.DUKE)) == 0
    ),
)
def pete_calls_duke(g: Arkham, use: Use) -> None:
    """With an elder sign Duke is readied."""
    g.exhausted[values.find(g, Code.DUKE)] = 0


@ability.action(
    Code.DUKE,
    exhaust=1,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def duke_fights(g: Arkham, use: Use) -> Rule:
    """Fight with a base combat of 4, damage +1."""
    yield from conflicts.set_value(g, Question.combat, use.seat, 4, use.card, Period.TEST)
    yield from attempts.fight(g, use.seat, use.target, use.card, hurt=2)


@rule("AHB-308", "AHB-006")
def scent_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if locations.next_door(g, p, c):
            offer(g, MoveTo(place=c))
    offer(g, Pass())


@ability.action(Code.DUKE, exhaust=1)
def duke_searches(g: Arkham, use: Use) -> Rule:
    """You may move to a connecting location; then investigate with a base intellect of 4. What an
    investigation costs there is paid there.
    """
    a = yield ask(use.seat, scent_options)
    if MoveTo.matches(a):
        yield from locations.move_to(g, use.seat, MoveTo.place(a))
    if not values.in_game(g, use.seat) or not attempts.can_investigate(g, use.seat):
        return
    if action_costs.can_act(g, use.seat, Designator.investigate, 0, NONE):
        yield from action_costs.pay_actions(g, use.seat, Designator.investigate, 0, NONE)
        yield from conflicts.set_value(g, Question.intellect, use.seat, 4, use.card, Period.TEST)
        result = ref(attempts.investigate_result)
        yield from attempts.investigate(g, use.seat, use.card, 0, result)


@ability.revelation(Code.WRACKED_BY_NIGHTMARES)
def wracked_by_nightmares(g: Arkham, use: Use) -> None:
    """Your assets are exhausted; into the threat area."""
    for c in g.play:
        if values.is_asset(g, c) and g.ctrl[c] == use.seat:
            g.exhausted[c] = 1
    zones.threaten(g, use.card, use.seat)


@ability.constant(Code.WRACKED_BY_NIGHTMARES, Question.no_ready)
def sleepless(g: Arkham, card: int, who: int, context: int) -> int:
    """Your assets cannot ready."""
    return int(g.at[card] == who and values.is_asset(g, context))


@ability.action(Code.WRACKED_BY_NIGHTMARES, actions=2)
def nightmares_fade(g: Arkham, use: Use) -> None:
    """Two actions: discard it."""
    zones.discard(g, use.card)
