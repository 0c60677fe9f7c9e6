"""Investigators of The Dunwich Legacy and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from ...actions import MoveTo, Pass
from ...codes import Code
from ...kinds import Designator, Token
from ...registry import (
    AFTER,
    WHEN,
    Period,
    Question,
    Trigger,
    action,
    constant,
    forced,
    free,
    reaction,
    revelation,
)
from ...rules import (
    conflicts,
    damage,
    drawing,
    encounter,
    enemies,
    places,
    skill_tests,
    windows,
    zones,
)
from ...rules.values import controls, enemy_here, find, in_game, is_asset, is_enemy, spot, total
from ...state import Arkham

# ---- Zoey Samaras


@reaction(
    Code.ZOEY_SAMARAS, AFTER, Trigger.ENGAGE, can=lambda g, c, p, ev: g.engagements.seat[ev] == p
)
def zoey_samaras(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After an enemy engages you: 1 resource."""
    drawing.gain(g, p, 1)


@constant(Code.ZOEY_SAMARAS, Question.sign)
def zoey_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1."""
    return int(who == c)


@forced(
    Code.ZOEY_SAMARAS,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, c, p, ev: (
        g.tests.seat[ev] == p
        and g.tests.what[ev] == Designator.fight
        and Token.elder_sign in g.tests.tokens[ev]
    ),
)
def zoey_smites(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """With an elder sign a successful attack deals +1 damage."""
    g.tests.amount[ev] += 1


@revelation(Code.SMITE_THE_WICKED)
def smite_the_wicked(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An enemy of the encounter deck spawns as far away as possible, with this card attached."""
    e = encounter.discard_until(g, NONE)
    if e >= 0:
        a = yield ask(g.lead, enemies.farthest_options, g.at[p], alone=TAKE)
        yield from enemies.spawn(g, e, MoveTo.place(a), NONE)
        if is_enemy(g, e):
            zones.attach(g, c, e, NONE)


@forced(
    (Code.SMITE_THE_WICKED, Code.SEARCHING_FOR_IZZIE),
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, c, p, ev: g.owner[c] == ev,
)
def task_left_undone(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Still in play when the game ends: 1 mental trauma."""
    damage.traumatise(g, ev, 0, 1)


# ---- Rex Murphy


def rex_sees(g: Arkham, p: int, ev: int) -> bool:
    """A successful investigation of his by 2 or more."""
    if g.tests.seat[ev] != p or g.tests.what[ev] != Designator.investigate:
        return False
    return skill_tests.margin(g, ev) >= 2 and places.can_discover(g, p)


@reaction(
    Code.REX_MURPHY,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, c, p, ev: g.taboo[0] == 0 and rex_sees(g, p, ev),
)
@reaction(
    Code.REX_MURPHY,
    AFTER,
    Trigger.SUCCEED,
    limit=1,
    period=Period.ROUND,
    can=lambda g, c, p, ev: g.taboo[0] > 0 and rex_sees(g, p, ev),
)
def rex_murphy(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you investigate successfully by 2 or more: discover 1 clue (taboo: once a round)."""
    yield from places.discover(g, p, spot(g, p), 1)


@constant(Code.REX_MURPHY, Question.sign)
def rex_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+2."""
    return 2 if who == c else 0


@reaction(
    Code.REX_MURPHY,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, c, p, ev: g.reveals.seat[ev] == p and g.reveals.token[ev] == Token.elder_sign,
)
def rex_gives_up(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """With an elder sign the test may fail by itself, for 3 cards."""
    g.tests.auto[g.reveals.test[ev]] = -1
    yield from drawing.draw_cards(g, p, 3)


# ---- Jenny Barnes


@action(
    Code.JENNYS_TWIN_45S,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def jennys_twin_45s(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +2, damage +1. Their ammo is the X they cost."""
    yield from skill_tests.fight(g, p, t, c, bonus=2, hurt=2)


@constant(Code.JENNY_BARNES, Question.income)
def jenny_barnes(g: Arkham, c: int, who: int, x: int) -> int:
    """2 resources in each upkeep phase instead of 1."""
    return int(who == c)


@constant(Code.JENNY_BARNES, Question.sign)
def jenny_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1 for each resource she has."""
    return g.resources[c] if who == c else 0


@revelation(Code.SEARCHING_FOR_IZZIE)
def searching_for_izzie(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Attached to the location farthest away."""
    a = yield ask(g.lead, enemies.farthest_options, g.at[p], alone=TAKE)
    zones.attach(g, c, MoveTo.place(a), NONE)


@action(
    Code.SEARCHING_FOR_IZZIE,
    actions=2,
    designator=Designator.investigate,
    can=lambda g, c, p, ev: skill_tests.can_investigate(g, p),
)
def searching_for_izzie_here(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Two actions, investigate: this card is discarded instead of finding clues."""
    yield from skill_tests.investigate(g, p, c, 0, ref(izzie_found))


@rule("AHC-036", asks=True)
def izzie_found(g: Arkham, t: int) -> None:
    """Success: the search is over."""
    if g.tests.passed[t] and g.tests.source[t] in g.play:
        zones.discard(g, g.tests.source[t])


# ---- "Ashcan" Pete and Duke


@rule("AHB-078")
def pay_pete(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """A card from hand."""
    yield from zones.choose_and_discard(g, p)


@free(
    Code.ASHCAN_PETE,
    limit=1,
    period=Period.ROUND,
    my_turn=True,
    pay=pay_pete,
    can=lambda g, c, p, ev: zones.can_discard(g, p),
    aim=lambda g, c, p, ev, t: (
        is_asset(g, t)
        and g.ctrl[t] == p
        and g.exhausted[t] > 0
        and total(g, Question.no_ready, p, NONE) == 0
    ),
)
def ashcan_pete(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Discard a card in your turn: ready an asset you control."""
    g.exhausted[t] = 0


@constant(Code.ASHCAN_PETE, Question.sign)
def pete_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+2."""
    return 2 if who == c else 0


@reaction(
    Code.ASHCAN_PETE,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, c, p, ev: (
        g.reveals.seat[ev] == p
        and g.reveals.token[ev] == Token.elder_sign
        and controls(g, p, Code.DUKE)
        and g.exhausted[find(g, Code.DUKE)] > 0
        and total(g, Question.no_ready, p, NONE) == 0
    ),
)
def pete_calls_duke(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """With an elder sign: ready Duke."""
    g.exhausted[find(g, Code.DUKE)] = 0


@action(
    Code.DUKE,
    exhaust=1,
    designator=Designator.fight,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def duke_fights(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight with a base combat of 4, damage +1."""
    yield from conflicts.set_value(g, Question.combat, p, 4, c, Period.TEST)
    yield from skill_tests.fight(g, p, t, c, hurt=2)


def scent_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if places.next_door(g, p, c):
            offer(g, MoveTo(place=c))
    offer(g, Pass())


@action(Code.DUKE, exhaust=1)
def duke_searches(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """You may move to a connecting location; then investigate with a base intellect of 4. What an
    investigation costs there is paid there.
    """
    a = yield ask(p, scent_options)
    if MoveTo.made(a):
        yield from places.move_to(g, p, MoveTo.place(a))
    if not in_game(g, p) or not skill_tests.can_investigate(g, p):
        return
    if windows.can_act(g, p, Designator.investigate, 0, NONE):
        yield from windows.pay_actions(g, p, Designator.investigate, 0, NONE)
        yield from conflicts.set_value(g, Question.intellect, p, 4, c, Period.TEST)
        result = ref(skill_tests.investigate_result)
        yield from skill_tests.investigate(g, p, c, 0, result)


@revelation(Code.WRACKED_BY_NIGHTMARES)
def wracked_by_nightmares(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Into the threat area."""
    zones.threaten(g, c, p)


@constant(Code.WRACKED_BY_NIGHTMARES, Question.no_ready)
def sleepless(g: Arkham, c: int, who: int, x: int) -> int:
    """Your assets cannot ready."""
    return int(g.at[c] == who)


@action(Code.WRACKED_BY_NIGHTMARES, actions=2)
def nightmares_fade(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Two actions: discard it."""
    zones.discard(g, c)
