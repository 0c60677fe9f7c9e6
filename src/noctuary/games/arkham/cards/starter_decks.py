"""Cards of the investigator starter decks."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from .. import ability
from ..ability import AFTER, AT, Period, Question, Trigger, Use
from ..actions import Choice, Choose, MoveTo, Target
from ..card_codes import Code
from ..components import CARDS, COST, TYPE, CardType, Designator, Phase, Skill, Token, Trait
from ..rules import (
    assets,
    attempts,
    damage,
    decks,
    drawing,
    enemies,
    locations,
    playing,
    skill_tests,
    values,
)
from ..state import Arkham

# ---- Nathaniel Cho


@rule("AHB-007")
def brother_options(g: Arkham, p: int) -> None:
    if g.damage[p] > 0:
        offer(g, Choose(choice=Choice.heal))
    offer(g, Choose(choice=Choice.fetch))


def affordable_weapon(g: Arkham, p: int, c: int) -> bool:
    """Whether it is a Weapon asset that can be paid for."""
    if (
        TYPE[g.code[c]] != CardType.ASSET
        or not values.trait(g, c, Trait.WEAPON)
        or COST[g.code[c]] < 0
    ):
        return False
    return playing.playable(g, p, c) and not assets.barred(g, c, p)


@rule("AHB-059")
def weapon_options(g: Arkham, p: int) -> None:
    """Offer the weapons in the order of the cards: that of a deck is hidden."""
    for c in range(CARDS):
        if (c in g.deck[p] or c in g.discard[p]) and affordable_weapon(g, p, c):
            offer(g, Target(card=c))


@ability.reaction(
    Code.RANDALL_CHO, AFTER, Trigger.ENTER, can=lambda g, use: g.enters.card[use.event] == use.card
)
def randall_cho(g: Arkham, use: Use) -> Rule:
    """After he enters play: heal 3 damage, or play a Weapon of your deck or discard pile."""
    a = yield ask(use.seat, brother_options, alone=TAKE)
    if Choose.choice(a) == Choice.heal:
        damage.heal(g, use.seat, 3, 0)
        return
    decks.shuffle(g, use.seat)
    a = yield ask(use.seat, weapon_options)
    if a != NONE:
        yield from play_found(g, Target.card(a), use.seat)


@rule("AHB-016", "AHC-152")
def play_found(g: Arkham, c: int, p: int) -> Rule:
    """Pay for an asset that was searched for, additional cost and X included, and play it."""
    x = yield from playing.choose_x(g, c, p)
    playing.pay_card(g, c, p, playing.price(g, p, c, x))
    a = values.ability_at(g, c, AT, Trigger.ENTRY)
    if a >= 0:
        yield from ability.DO[a](g, Use(card=c, seat=p))
    yield from assets.asset_enters(g, c, p, x)


# ---- Harvey Walters


@ability.reaction(
    Code.HARVEY_WALTERS,
    AFTER,
    Trigger.DREW,
    limit=1,
    can=lambda g, use: (
        g.phase == Phase.investigation and values.someone_here(g, use.seat, use.event)
    ),
)
def harvey_walters(g: Arkham, use: Use) -> Rule:
    """Once a round, after somebody here draws cards in the investigation phase: 1 more."""
    yield from drawing.draw_cards(g, use.event, 1)


@ability.constant(Code.HARVEY_WALTERS, Question.sign)
def harvey_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1."""
    return int(who == card)


@ability.forced(
    Code.HARVEY_WALTERS,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.reveals.seat[use.event] == use.seat and g.reveals.token[use.event] == Token.elder_sign
    ),
)
def harvey_sign_draws(g: Arkham, use: Use) -> Rule:
    """With his elder sign he draws 1 card."""
    yield from drawing.draw_cards(g, use.seat, 1)


@ability.event(
    Code.SEEKING_ANSWERS,
    designator=Designator.investigate,
    can=lambda g, use: attempts.can_investigate(g, use.seat),
)
def seeking_answers(g: Arkham, use: Use) -> Rule:
    """Investigate: 2 clues in all, from here and connecting locations."""
    yield from attempts.investigate(g, use.seat, use.card, 0, ref(seeking_answers_result))


def answer_options(g: Arkham, p: int, place: int) -> None:
    for c in g.play:
        if (
            values.is_location(g, c)
            and g.clues[c] > 0
            and (c == place or values.connected(g, place, c))
        ):
            offer(g, MoveTo(place=c))


@rule("AHC-113")
def seeking_answers_result(g: Arkham, t: int) -> Rule:
    """Success: two clues, each from where the investigator likes."""
    if g.tests.passed[t]:
        p = g.tests.seat[t]
        for _ in range(1 + g.tests.amount[t]):
            a = yield ask(p, answer_options, g.tests.target[t], alone=TAKE)
            if a != NONE:
                yield from locations.discover(g, p, MoveTo.place(a), 1)


# ---- Winifred Habbamock


@ability.event(
    Code.CHEAP_SHOT,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def cheap_shot(g: Arkham, use: Use) -> Rule:
    """Fight, agility added; by 1 or more the enemy is evaded, by 3 or more this card comes back."""
    used = yield from skill_tests.skill_used(g, use.seat, Skill.combat)
    with g.tests.open(
        seat=use.seat,
        skill=used,
        source=use.card,
        target=use.target,
        what=Designator.fight,
        result=ref(cheap_shot_result),
        bonus=values.skill(g, use.seat, Skill.agility, NONE),
        amount=1,
    ) as k:
        yield from skill_tests.run_test(g, k)


@rule("AHC-359")
def cheap_shot_result(g: Arkham, t: int) -> Rule:
    """Damage, then an evasion; a good shot is not the last."""
    n = skill_tests.margin(g, t)
    yield from attempts.fight_result(g, t)
    if g.tests.passed[t] and n >= 1 and values.is_enemy(g, g.tests.target[t]):
        yield from enemies.evaded(g, g.tests.target[t], g.tests.seat[t], 0)
    if g.tests.passed[t] and n >= 3:
        values.last(g, Question.goes_home, g.tests.source[t], 1, g.tests.source[t], Period.GAME)
