"""Mystic cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, move, offer, ref, rule

from ... import ability
from ...ability import AFTER, WHEN, WOULD, Period, Question, Trigger, Use
from ...actions import Cancelled, Name, Target
from ...card_codes import Code
from ...components import SCENARIO, TYPE, USE_OF, CardType, Designator, Skill, Token, Trait, UseType
from ...rules import (
    action_costs,
    attempts,
    damage,
    decks,
    drawing,
    encounter,
    locations,
    skill_tests,
    stages,
    values,
)
from ...state import Arkham


@rule("AHB-078", "AHB-081")
def pay_forbidden_knowledge(g: Arkham, use: Use) -> Rule:
    """1 horror."""
    yield from damage.suffer(g, use.seat, 0, 1, use.card)


@ability.free(
    Code.FORBIDDEN_KNOWLEDGE,
    exhaust=1,
    pay=pay_forbidden_knowledge,
    can=lambda g, use: g.uses[use.card] > 0,
)
def forbidden_knowledge(g: Arkham, use: Use) -> None:
    """Exhaust it and take 1 horror: move 1 secret to your pool as a resource."""
    if use.card in g.play and g.uses[use.card]:
        g.uses[use.card] -= 1
        g.resources[use.seat] += 1


@ability.constant(Code.HOLY_ROSARY, Question.willpower)
def holy_rosary(g: Arkham, card: int, who: int, context: int) -> int:
    """Willpower +1."""
    return int(g.ctrl[card] == who)


# ---- spells that bite


def bad_symbol(g: Arkham, reveal: int) -> bool:
    """Whether a skull, cultist, tablet, elder thing or auto-fail has been revealed."""
    k = g.reveals.token[reveal]
    return k >= Token.skull and k <= Token.auto_fail


@rule("AHC-247", "AHC-248")
def bites(g: Arkham, c: int, reveal: int) -> bool:
    """Whether it is a bad symbol in a test of this card, the first of that test."""
    t = g.reveals.test[reveal]
    return bad_symbol(g, reveal) and g.tests.source[t] == c and c not in g.tests.once[t]


@ability.action(
    Code.SHRIVELLING,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def shrivelling(g: Arkham, use: Use) -> Rule:
    """Fight with willpower; +1 damage."""
    yield from attempts.fight(g, use.seat, use.target, use.card, with_skill=Skill.willpower, hurt=2)


@ability.forced(
    Code.SHRIVELLING, AFTER, Trigger.REVEAL, can=lambda g, use: bites(g, use.card, use.event)
)
def shrivelling_bites(g: Arkham, use: Use) -> Rule:
    """Take 1 horror for a bad symbol."""
    g.tests.once[g.reveals.test[use.event]].append(use.card)
    yield from damage.suffer(g, g.reveals.seat[use.event], 0, 1, use.card)


@ability.event(
    (Code.BLINDING_LIGHT, Code.BLINDING_LIGHT_2),
    designator=Designator.evade,
    aim=lambda g, use: values.engaged_with(g, use.target, use.seat),
)
def blinding_light(g: Arkham, use: Use) -> Rule:
    """Evade with willpower; on success the enemy is dealt 1 damage (level 2: 2)."""
    with g.tests.open(
        seat=use.seat,
        skill=Skill.willpower,
        source=use.card,
        target=use.target,
        what=Designator.evade,
        result=ref(blinding_light_result),
    ) as k:
        yield from skill_tests.run_test(g, k)


@rule()
def blinding_light_result(g: Arkham, t: int) -> Rule:
    """Evaded, then burnt."""
    e = g.tests.target[t]
    if g.tests.passed[t] and values.is_enemy(g, e):
        yield from attempts.evade_result(g, t)
        n = 2 if g.code[g.tests.source[t]] == Code.BLINDING_LIGHT_2 else 1
        yield from damage.hurt_enemy(g, e, n, g.tests.seat[t], g.tests.source[t])


@ability.forced(
    (Code.BLINDING_LIGHT, Code.BLINDING_LIGHT_2),
    AFTER,
    Trigger.REVEAL,
    can=lambda g, use: bites(g, use.card, use.event),
)
def blinding_light_bites(g: Arkham, use: Use) -> Rule:
    """Lose an action of this turn for a bad symbol (level 2: and take 1 horror)."""
    g.tests.once[g.reveals.test[use.event]].append(use.card)
    q = g.reveals.seat[use.event]
    yield from action_costs.lose_actions(g, q, 1)
    if g.code[use.card] == Code.BLINDING_LIGHT_2:
        yield from damage.suffer(g, q, 0, 1, use.card)


# ---- looking ahead


@rule("AHB-045")
def deck_choice_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if values.in_game(g, q) and decks.deck_size(g, q):
            offer(g, Name(seat=q))
    if decks.deck_size(g, SCENARIO):
        offer(g, Name(seat=SCENARIO))


@rule("AHB-045")
def top_order_options(g: Arkham, p: int, o: int, n: int) -> None:
    for i in range(n):
        offer(g, Target(card=g.top[o][i]))


@ability.action(Code.SCRYING, exhaust=1, uses=1)
def scrying(g: Arkham, use: Use) -> Rule:
    """Look at the top 3 cards of a deck and put them back in any order."""
    a = yield ask(use.seat, deck_choice_options, alone=TAKE)
    if a != NONE:
        o = Name.seat(a)
        n = decks.look_at_top(g, use.seat, o, 3)
        while n > 1:
            x = yield ask(use.seat, top_order_options, o, n)
            put_below(g, Target.card(x), o, n)
            n -= 1


def put_below(g: Arkham, c: int, o: int, n: int) -> None:
    """Put a card of the top under the others still to be placed: the first picked lies deepest."""
    known = g.seen[c]
    move(g, c, g.limbo)
    k = len(g.top[o]) - (n - 1)
    move(g, c, g.top[o])
    for _ in range(k):
        move(g, g.top[o][n - 1], g.top[o])
    g.seen[c] = known


@ability.forced(
    Code.ARCANE_INITIATE,
    AFTER,
    Trigger.ENTER,
    can=lambda g, use: g.enters.card[use.event] == use.card,
)
def arcane_initiate(g: Arkham, use: Use) -> None:
    """After it enters play: 1 doom on it."""
    stages.add_doom(g, use.card, 1)


@ability.free(Code.ARCANE_INITIATE, exhaust=1, can=lambda g, use: decks.deck_size(g, use.seat) > 0)
def arcane_initiate_seeks(g: Arkham, use: Use) -> Rule:
    """Exhaust it: search your top 3 cards for a Spell and draw it."""
    yield from drawing.search_top(g, use.seat, 3, drawing.SPELLS, 1)


@ability.event(
    Code.DRAWN_TO_THE_FLAME,
    can=lambda g, use: decks.deck_size(g, SCENARIO) + len(g.discard[SCENARIO]) > 0,
)
def drawn_to_the_flame(g: Arkham, use: Use) -> Rule:
    """Draw the top encounter card, then discover 2 clues where you are."""
    yield from encounter.draw_encounter(g, use.seat, SCENARIO)
    if values.in_game(g, use.seat):
        yield from locations.discover(g, use.seat, values.spot(g, use.seat), 2)


@ability.event(
    Code.WARD_OF_PROTECTION,
    WHEN,
    Trigger.ENCOUNTER,
    can=lambda g, use: (
        g.encounters.seat[use.event] == use.seat
        and g.encounters.cancelled[use.event] == 0
        and TYPE[g.code[g.encounters.card[use.event]]] == CardType.TREACHERY
        and not values.weakness(g, g.encounters.card[use.event])
    ),
)
def ward_of_protection(g: Arkham, use: Use) -> Rule:
    """When you draw a treachery that is no weakness: cancel its Revelation, take 1 horror."""
    g.encounters.cancelled[use.event] = 1
    emit(g, Cancelled(card=g.encounters.card[use.event]))
    yield from damage.suffer(g, use.seat, 0, 1, use.card)


@ability.result(Code.FEARLESS, can=lambda g, use: g.horror[use.seat] > 0)
def fearless(g: Arkham, use: Use) -> Rule:
    """Success heals 1 horror from the investigator who committed it."""
    yield from damage.soothe(g, use.seat, 1, use.card)


@ability.event(
    Code.MIND_WIPE,
    AFTER,
    Trigger.PHASE_BEGINS,
    aim=lambda g, use: (
        values.enemy_here(g, use.seat, use.target) and not values.trait(g, use.target, Trait.ELITE)
    ),
)
def mind_wipe(g: Arkham, use: Use) -> None:
    """After a phase begins: until its end a non-Elite enemy here has a blank text box."""
    values.last(g, Question.blank, use.target, 1, use.card, Period.PHASE)


@ability.constant(Code.BOOK_OF_SHADOWS, Question.arcane_slots)
def book_of_shadows(g: Arkham, card: int, who: int, context: int) -> int:
    """1 more arcane slot."""
    return int(g.ctrl[card] == who)


@ability.action(
    Code.BOOK_OF_SHADOWS,
    exhaust=1,
    aim=lambda g, use: (
        g.ctrl[use.target] == use.seat
        and values.trait(g, use.target, Trait.SPELL)
        and USE_OF[g.code[use.target]] == UseType.CHARGES
    ),
)
def book_of_shadows_read(g: Arkham, use: Use) -> None:
    """Exhaust it: 1 charge on a Spell of yours."""
    g.uses[use.target] += 1


@ability.reaction(
    Code.GROTESQUE_STATUE,
    WOULD,
    Trigger.REVEAL,
    uses=1,
    can=lambda g, use: g.reveals.seat[use.event] == use.seat and g.reveals.fixed[use.event] == 0,
)
def grotesque_statue(g: Arkham, use: Use) -> None:
    """When you would reveal a token: reveal 2, resolve one and ignore the other."""
    g.reveals.count[use.event] += 1
