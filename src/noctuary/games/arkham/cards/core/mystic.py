"""Mystic cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, ref, rule, say

from ...actions import Cancelled, Name, Target
from ...codes import Code
from ...kinds import SCENARIO, TYPE, USE_OF, CardType, Designator, Skill, Token, Trait, UseType
from ...registry import (
    AFTER,
    WHEN,
    WOULD,
    Period,
    Question,
    Trigger,
    action,
    constant,
    event,
    forced,
    free,
    reaction,
    result,
)
from ...rules import damage, drawing, encounter, places, skill_tests, stages, windows, zones
from ...rules.values import enemy_here, engaged_with, in_game, is_enemy, last, spot, trait, weakness
from ...state import Arkham


@rule("AHB-078", "AHB-081")
def pay_forbidden_knowledge(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """1 horror."""
    yield from damage.suffer(g, p, 0, 1, c)


@free(
    Code.FORBIDDEN_KNOWLEDGE,
    exhaust=1,
    pay=pay_forbidden_knowledge,
    can=lambda g, c, p, ev: g.uses[c] > 0,
)
def forbidden_knowledge(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Exhaust it and take 1 horror: move 1 secret to your pool as a resource."""
    if c in g.play and g.uses[c]:
        g.uses[c] -= 1
        g.resources[p] += 1


@constant(Code.HOLY_ROSARY, Question.willpower)
def holy_rosary(g: Arkham, c: int, who: int, x: int) -> int:
    """Willpower +1."""
    return int(g.ctrl[c] == who)


# ---- spells that bite


def bad_symbol(g: Arkham, ev: int) -> bool:
    """A skull, cultist, tablet, elder thing or auto-fail has been revealed."""
    k = g.reveals.token[ev]
    return k >= Token.skull and k <= Token.auto_fail


@rule("AHC-247", "AHC-248")
def bites(g: Arkham, c: int, ev: int) -> bool:
    """A bad symbol in a test of this card, the first of that test."""
    t = g.reveals.test[ev]
    return bad_symbol(g, ev) and g.tests.source[t] == c and c not in g.tests.once[t]


@action(
    Code.SHRIVELLING,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def shrivelling(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight with willpower; +1 damage."""
    yield from skill_tests.fight(g, p, t, c, with_skill=Skill.willpower, hurt=2)


@forced(Code.SHRIVELLING, AFTER, Trigger.REVEAL, can=lambda g, c, p, ev: bites(g, c, ev))
def shrivelling_bites(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """A bad symbol costs 1 horror."""
    g.tests.once[g.reveals.test[ev]].append(c)
    yield from damage.suffer(g, g.reveals.seat[ev], 0, 1, c)


@event(
    (Code.BLINDING_LIGHT, Code.BLINDING_LIGHT_2),
    designator=Designator.evade,
    aim=lambda g, c, p, ev, t: engaged_with(g, t, p),
)
def blinding_light(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Evade with willpower; on success the enemy is dealt 1 damage (level 2: 2)."""
    with g.tests.open(
        seat=p,
        skill=Skill.willpower,
        source=c,
        target=t,
        what=Designator.evade,
        result=ref(blinding_light_result),
    ) as k:
        yield from skill_tests.run_test(g, k)


@rule()
def blinding_light_result(g: Arkham, t: int) -> Rule:
    """Evaded, then burnt."""
    e = g.tests.target[t]
    if g.tests.passed[t] and is_enemy(g, e):
        yield from skill_tests.evade_result(g, t)
        n = 2 if g.code[g.tests.source[t]] == Code.BLINDING_LIGHT_2 else 1
        yield from damage.hurt_enemy(g, e, n, g.tests.seat[t], g.tests.source[t])


@forced(
    (Code.BLINDING_LIGHT, Code.BLINDING_LIGHT_2),
    AFTER,
    Trigger.REVEAL,
    can=lambda g, c, p, ev: bites(g, c, ev),
)
def blinding_light_bites(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """A bad symbol costs an action of this turn (level 2: and 1 horror)."""
    g.tests.once[g.reveals.test[ev]].append(c)
    q = g.reveals.seat[ev]
    yield from windows.lose_actions(g, q, 1)
    if g.code[c] == Code.BLINDING_LIGHT_2:
        yield from damage.suffer(g, q, 0, 1, c)


# ---- looking ahead


def deck_choice_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if in_game(g, q) and zones.deck_size(g, q):
            offer(g, Name(seat=q))
    if zones.deck_size(g, SCENARIO):
        offer(g, Name(seat=SCENARIO))


def top_order_options(g: Arkham, p: int, o: int, n: int) -> None:
    for i in range(n):
        offer(g, Target(card=g.top[o][i]))


@action(Code.SCRYING, exhaust=1, uses=1)
def scrying(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Look at the top 3 cards of a deck and put them back in any order."""
    a = yield ask(p, deck_choice_options, alone=TAKE)
    if a != NONE:
        o = Name.seat(a)
        n = zones.look_at_top(g, p, o, 3)
        while n > 1:
            x = yield ask(p, top_order_options, o, n)
            put_below(g, Target.card(x), o, n)
            n -= 1


def put_below(g: Arkham, c: int, o: int, n: int) -> None:
    """A card of the top goes under the others still to be placed: the first picked lies deepest."""
    known = g.seen[c]
    move(g, c, g.limbo)
    k = len(g.top[o]) - (n - 1)
    move(g, c, g.top[o])
    for _ in range(k):
        move(g, g.top[o][n - 1], g.top[o])
    g.seen[c] = known


@forced(Code.ARCANE_INITIATE, AFTER, Trigger.ENTER, can=lambda g, c, p, ev: g.enters.card[ev] == c)
def arcane_initiate(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After it enters play: 1 doom on it."""
    stages.add_doom(g, c, 1)


@free(Code.ARCANE_INITIATE, exhaust=1, can=lambda g, c, p, ev: zones.deck_size(g, p) > 0)
def arcane_initiate_seeks(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Exhaust it: search your top 3 cards for a Spell and draw it."""
    yield from drawing.search_top(g, p, 3, drawing.SPELLS, 1)


@event(
    Code.DRAWN_TO_THE_FLAME,
    can=lambda g, c, p, ev: zones.deck_size(g, SCENARIO) + len(g.discard[SCENARIO]) > 0,
)
def drawn_to_the_flame(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Draw the top encounter card, then discover 2 clues where you are."""
    yield from encounter.draw_encounter(g, p, SCENARIO)
    if in_game(g, p):
        yield from places.discover(g, p, spot(g, p), 2)


@event(
    Code.WARD_OF_PROTECTION,
    WHEN,
    Trigger.ENCOUNTER,
    can=lambda g, c, p, ev: (
        g.encounters.seat[ev] == p
        and g.encounters.cancelled[ev] == 0
        and TYPE[g.code[g.encounters.card[ev]]] == CardType.TREACHERY
        and not weakness(g, g.encounters.card[ev])
    ),
)
def ward_of_protection(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """When you draw a treachery that is no weakness: cancel its Revelation, take 1 horror."""
    g.encounters.cancelled[ev] = 1
    say(g, Cancelled(card=g.encounters.card[ev]))
    yield from damage.suffer(g, p, 0, 1, c)


@result(Code.FEARLESS, can=lambda g, c, p, ev: g.horror[p] > 0)
def fearless(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Success heals 1 horror from whoever committed it."""
    yield from damage.soothe(g, p, 1, c)


@event(
    Code.MIND_WIPE,
    AFTER,
    Trigger.PHASE_BEGINS,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t) and not trait(g, t, Trait.ELITE),
)
def mind_wipe(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After a phase begins: until its end a non-Elite enemy here has a blank text box."""
    last(g, Question.blank, t, 1, c, Period.PHASE)


@constant(Code.BOOK_OF_SHADOWS, Question.arcane_slots)
def book_of_shadows(g: Arkham, c: int, who: int, x: int) -> int:
    """1 more arcane slot."""
    return int(g.ctrl[c] == who)


@action(
    Code.BOOK_OF_SHADOWS,
    exhaust=1,
    aim=lambda g, c, p, ev, t: (
        g.ctrl[t] == p and trait(g, t, Trait.SPELL) and USE_OF[g.code[t]] == UseType.CHARGES
    ),
)
def book_of_shadows_read(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Exhaust it: 1 charge on a Spell of yours."""
    g.uses[t] += 1


@reaction(
    Code.GROTESQUE_STATUE,
    WOULD,
    Trigger.REVEAL,
    uses=1,
    can=lambda g, c, p, ev: g.reveals.seat[ev] == p and g.reveals.fixed[ev] == 0,
)
def grotesque_statue(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When you would reveal a token: reveal 2, resolve one and ignore the other."""
    g.reveals.count[ev] += 1
