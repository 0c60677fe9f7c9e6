"""Guests about whom the FAQ answers a question."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, ref, rule, say

from ..actions import Choice, Choose, Entered, Keep, Pass, Play, Target, TokenSealed
from ..codes import C
from ..kinds import CARDS, FAST, ICONS, SKILL, TOK, TOKENS, TYPE, D, S, T
from ..registry import (
    ABILITY,
    AFTER,
    AT,
    DESIGNATOR,
    HOW,
    KINDS,
    WHEN,
    WOULD,
    E,
    L,
    Q,
    action,
    committed,
    constant,
    entry,
    event,
    forced,
    free,
    reaction,
    revelation,
    sign_result,
)
from ..rules import damage, drawing, enemies, places, skill_tests, turn, windows, zones
from ..rules.values import (
    connected,
    end_lasting,
    enemy_here,
    engaged_with,
    fight_value,
    is_enemy,
    is_location,
    last,
    my_test,
    someone_here,
    spot,
    test_here,
    weakness,
)
from ..state import Arkham

# ---- tokens


@reaction(
    C.OLIVE_MCBRIDE,
    WOULD,
    E.REVEAL,
    exhaust=1,
    can=lambda g, c, p, ev: (
        g.reveals.seat[ev] == p and g.reveals.trio[ev] == 0 and g.reveals.fixed[ev] == 0
    ),
)
def olive_mcbride(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When you would reveal a token: reveal 3, resolve 2 of them and ignore the third."""
    g.reveals.trio[ev] = 2 if g.reveals.count[ev] == 1 else 1


@event(C.PREMONITION, can=lambda g, c, p, ev: len(g.bag) > 0 and len(g.reveals) == 0)
def premonition(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """It enters play; a token is revealed and sealed on it."""
    zones.put(g, c)
    g.ctrl[c] = p
    say(g, Entered(card=c))
    with g.reveals.open(seat=p, test=NONE, count=1) as r:
        yield from windows.window(g, WOULD, E.REVEAL, r)
        yield from skill_tests.draw_tokens(g, r)
        while len(g.reveals.tokens[r]):
            k = g.reveals.tokens[r].pop(0)
            g.sealed.append(k * CARDS + c)
            say(g, TokenSealed(card=c, token=k))


@forced(
    C.PREMONITION,
    WOULD,
    E.REVEAL,
    can=lambda g, c, p, ev: (
        g.reveals.test[ev] >= 0
        and g.reveals.fixed[ev] == 0
        and any(x % CARDS == c for x in g.sealed)
    ),
)
def premonition_comes_true(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """What is sealed on it is resolved instead of a token of the bag; then it is discarded."""
    g.reveals.fixed[ev] = 1
    i = 0
    while i < len(g.sealed):
        if g.sealed[i] % CARDS == c:
            g.reveals.tokens[ev].append(g.sealed.pop(i) // CARDS)
        else:
            i += 1
    zones.discard(g, c)


def name_token_options(g: Arkham, p: int) -> None:
    for k in range(TOKENS):
        offer(g, Keep(token=k))


def foretells(g: Arkham, c: int, p: int) -> bool:
    """A test here before its tokens are revealed, for which nothing is foretold yet."""
    t = test_here(g)
    if t < 0 or g.tests.step[t] > 2 or g.exhausted[c] or g.uses[c]:
        return False
    return spot(g, g.tests.seat[t]) == spot(g, p)


@free(C.RECALL_THE_FUTURE, can=lambda g, c, p, ev: foretells(g, c, p))
def recall_the_future(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Before tokens are revealed in a test here: name a token."""
    a = yield ask(p, name_token_options)
    g.uses[c] = 1 + Keep.token(a)


@forced(
    C.RECALL_THE_FUTURE,
    AFTER,
    E.REVEAL,
    can=lambda g, c, p, ev: g.uses[c] == 1 + g.reveals.token[ev] and g.exhausted[c] == 0,
)
def recall_the_future_right(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """The named token is revealed: exhaust this card, +2."""
    g.exhausted[c] = 1
    g.tests.bonus[g.reveals.test[ev]] += 2


@forced(C.RECALL_THE_FUTURE, AFTER, E.TEST, can=lambda g, c, p, ev: g.uses[c] > 0)
def recall_the_future_past(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """What was named counts for one test."""
    g.uses[c] = 0


@committed(C.DOUBLE_OR_NOTHING)
def double_or_nothing(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """The difficulty is doubled; success has each of its effects twice."""
    g.tests.double[ev] = 1


# ---- committed cards


def icon_options(g: Arkham, p: int, card: int) -> None:
    for s in range(4):
        if ICONS[g.code[card]][s]:
            offer(g, Choose(choice=Choice.willpower + s))
    if ICONS[g.code[card]][S.WILD]:
        offer(g, Choose(choice=Choice.both))


def just_committed(g: Arkham, t: int) -> int:
    """The card committed last."""
    return g.tests.cards[t][len(g.tests.cards[t]) - 1]


@reaction(
    C.GRISLY_TOTEM,
    AFTER,
    E.COMMIT,
    exhaust=1,
    can=lambda g, c, p, ev: g.owner[just_committed(g, ev)] == p,
)
def grisly_totem(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you commit a card: one of its icons counts once more."""
    a = yield ask(p, icon_options, just_committed(g, ev), alone=TAKE)
    if a != NONE:
        s = Choose.choice(a) - Choice.willpower
        if Choose.choice(a) == Choice.both or s == g.tests.skill[ev]:
            g.tests.bonus[ev] += 1


# ---- Amanda Sharpe


def tuck_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        if not weakness(g, c):
            offer(g, Target(card=c))


@forced(C.AMANDA_SHARPE, AFTER, E.TURN_BEGINS, can=lambda g, c, p, ev: ev == p)
def amanda_sharpe(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After your turn begins: draw 1 card, then exchange the card beneath her for one of hand."""
    yield from drawing.draw_cards(g, p, 1)
    while len(g.beneath[p]):
        zones.discard(g, g.beneath[p][0])
    a = yield ask(p, tuck_options, alone=TAKE)
    if a != NONE:
        move(g, Target.card(a), g.beneath[p])
        g.seen[Target.card(a)] = 1 << p


@forced(
    C.AMANDA_SHARPE,
    WHEN,
    E.TEST,
    can=lambda g, c, p, ev: (
        g.tests.seat[ev] == p
        and len(g.beneath[p]) > 0
        and skill_tests.may_commit(g, g.beneath[p][0], p, ev)
    ),
)
def amanda_studies(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """A test of hers: the card beneath her is committed, and goes back there."""
    g.tests.back[ev].append(g.beneath[p][0])
    move(g, g.beneath[p][0], g.committed)
    yield from skill_tests.commit(g, g.tests.back[ev][0], p, ev)


@constant(C.AMANDA_SHARPE, Q.SIGN)
def amanda_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+0, and each card committed counts twice: +1 for every icon of theirs that matches."""
    if who != c or x < 0:
        return 0
    return sum(skill_tests.matching(g, k, x) for k in g.tests.cards[x])


# ---- healing


@action(
    C.LIQUID_COURAGE,
    uses=1,
    aim=lambda g, c, p, ev, t: t < 4 and someone_here(g, p, t) and g.horror[t] > 0,
)
def liquid_courage(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Heal 1 horror of an investigator here, who tests willpower (2) for 1 more."""
    yield from skill_tests.test(g, t, S.WILLPOWER, 2, c, ref(liquid_courage_result), p)


@rule("AHC-325")
def liquid_courage_result(g: Arkham, t: int) -> Rule:
    """One heal of 1 or 2 horror; a failure costs a random card."""
    q = g.tests.seat[t]
    yield from damage.soothe(g, q, 1 + g.tests.passed[t], g.tests.source[t])
    if g.tests.passed[t] == 0:
        zones.discard_random(g, q)


@rule("AHC-340", "AHC-341")
def heals_for(g: Arkham, p: int, c: int) -> bool:
    """A card under an investigator's control, or a committed one of theirs."""
    if c < 0:
        return False
    return g.ctrl[c] == p or (c in g.committed and g.owner[c] == p)


@reaction(
    C.CAROLYN_FERN,
    AFTER,
    E.HEAL,
    can=lambda g, c, p, ev: heals_for(g, p, g.healings.source[ev]),
)
def carolyn_fern(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After a card of yours heals horror: its bearer gains 1 resource."""
    x = g.healings.card[ev]
    drawing.gain(g, x if x < 4 else g.ctrl[x], 1)


@constant(C.CAROLYN_FERN, Q.SIGN)
def carolyn_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1."""
    return int(who == c)


@sign_result(
    C.CAROLYN_FERN,
    can=lambda g, c, p, ev: any(q < g.seats and g.horror[q] > 0 for q in range(g.seats)),
)
def carolyn_sign_heals(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """On success heal 1 horror of an investigator here."""
    a = yield ask(p, patient_options, alone=TAKE)
    if a != NONE:
        yield from damage.soothe(g, Target.card(a), 1, c)


def patient_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if someone_here(g, p, q) and g.horror[q] > 0:
            offer(g, Target(card=q))


# ---- Ursula Downs


@reaction(
    C.URSULA_DOWNS,
    AFTER,
    E.MOVE,
    limit=1,
    period=L.ROUND,
    can=lambda g, c, p, ev: g.moves.seat[ev] == p and skill_tests.can_investigate(g, p),
)
def ursula_downs(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you move to a location: take an Investigate action."""
    yield from turn.investigate_at_once(g, p)


@constant(C.URSULA_DOWNS, Q.SIGN)
def ursula_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1."""
    return int(who == c)


@reaction(
    C.URSULA_DOWNS,
    AFTER,
    E.TEST,
    can=lambda g, c, p, ev: g.tests.seat[ev] == p and TOK.ELDER_SIGN in g.tests.tokens[ev],
    aim=lambda g, c, p, ev, t: places.next_door(g, p, t),
)
def ursula_moves_on(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After a test with her elder sign: move to a connecting location."""
    yield from places.move_to(g, p, t)


@event(C.EXPOSE_WEAKNESS, aim=lambda g, c, p, ev, t: enemy_here(g, p, t))
def expose_weakness(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Intellect against the fight value of an enemy here: what you succeed by is taken off it."""
    n = fight_value(g, t)
    yield from skill_tests.test(g, p, S.INTELLECT, n, c, ref(expose_weakness_result), t)


@rule("AHC-211", asks=True)
def expose_weakness_result(g: Arkham, t: int) -> None:
    """For the next attack on it in this phase."""
    e = g.tests.about[t]
    if g.tests.passed[t] and is_enemy(g, e):
        last(g, Q.EXPOSED, e, skill_tests.margin(g, t), g.tests.source[t], L.PHASE)


# ---- Luke Robinson


@event(C.PREPOSTEROUS_SKETCHES, can=lambda g, c, p, ev: g.clues[spot(g, p)] > 0)
def preposterous_sketches(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Where there is a clue: draw 3 cards."""
    yield from drawing.draw_cards(g, p, 3)


def can_dream(g: Arkham, p: int, c: int) -> bool:
    """An event that can be played now, Fast or with an action."""
    a = ABILITY[g.code[c]][AT * KINDS + E.EVENT]
    if a < 0 or not windows.playable_event(g, c, a, p, NONE):
        return False
    return FAST[g.code[c]] > 0 or windows.can_act(g, p, DESIGNATOR[a], 1, NONE)


def dream_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        if can_dream(g, p, c):
            offer(g, Play(card=c))
    offer(g, Pass())


@free(
    C.LUKE_ROBINSON,
    limit=1,
    period=L.TURN,
    my_turn=True,
    can=lambda g, c, p, ev: any(TYPE[g.code[x]] == T.EVENT for x in g.hand[p]),
    aim=lambda g, c, p, ev, t: is_location(g, t) and connected(g, g.at[p], t),
)
def luke_robinson(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Once a turn, play an event as if you were at a connecting location."""
    last(g, Q.AS_IF_AT, p, t, c, L.GAME)
    a = yield ask(p, dream_options)
    if Play.made(a):
        x = Play.card(a)
        k = ABILITY[g.code[x]][AT * KINDS + E.EVENT]
        if FAST[g.code[x]] == 0:
            yield from windows.pay_actions(g, p, DESIGNATOR[k], 1, NONE)
        yield from windows.play_event(g, x, k, p, NONE)
    wake(g, p)


@rule("AHC-271")
def wake(g: Arkham, p: int) -> None:
    """Once the event is put away he is where he is."""
    for i in range(g.lasting):
        if g.lasting_q[i] == Q.AS_IF_AT and g.lasting_who[i] == p:
            end_lasting(g, i)
            return


@constant(C.LUKE_ROBINSON, Q.SIGN)
def luke_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1."""
    return int(who == c)


# ---- Patrice Hathaway


@constant(C.PATRICE_HATHAWAY, Q.REDRAWS)
def patrice_hathaway(g: Arkham, c: int, who: int, x: int) -> int:
    """In each upkeep phase she discards her hand and draws up to 5 cards."""
    return 5 if who == c else 0


@constant(C.PATRICE_HATHAWAY, Q.HAND_SIZE)
def patrice_remembers(g: Arkham, c: int, who: int, x: int) -> int:
    """Her hand holds 5 cards at most."""
    return -3 if who == c else 0


@constant(C.PATRICE_HATHAWAY, Q.SIGN)
def patrice_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1."""
    return int(who == c)


def kept_discard_options(g: Arkham, p: int) -> None:
    for c in g.discard[p]:
        offer(g, Target(card=c))


@sign_result(C.PATRICE_HATHAWAY, can=lambda g, c, p, ev: len(g.discard[p]) > 1)
def patrice_sign_returns(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """On success all but 1 card of her discard pile go back into her deck."""
    a = yield ask(p, kept_discard_options)
    i = 0
    while i < len(g.discard[p]):
        if g.discard[p][i] == Target.card(a):
            i += 1
        else:
            move(g, g.discard[p][i], g.deck[p])
    zones.shuffle(g, p)


@action(C.HOPE, exhaust=1, designator=D.EVADE, aim=lambda g, c, p, ev, t: engaged_with(g, t, p))
def hope(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Exhaust it, evade with base agility 5."""
    last(g, Q.AGILITY, p, 5, c, L.TEST, HOW.SET)
    yield from skill_tests.evade(g, p, t, c)


@action(C.HOPE, discard=1, designator=D.EVADE, aim=lambda g, c, p, ev, t: engaged_with(g, t, p))
def hope_given_up(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Discard it, evade with base agility 5, automatically."""
    last(g, Q.AGILITY, p, 5, c, L.TEST, HOW.SET)
    with g.tests.open(
        seat=p,
        skill=S.AGILITY,
        source=c,
        target=t,
        what=D.EVADE,
        result=ref(skill_tests.evade_result),
        auto=1,
    ) as k:
        yield from skill_tests.run_test(g, k)


# ---- Mandy Thompson


@constant(C.MANDY_THOMPSON, Q.RESEARCH)
def mandy_thompson(g: Arkham, c: int, who: int, x: int) -> int:
    """When she searches she may look 3 cards deeper, or take one more."""
    return int(who == c)


@sign_result(C.MANDY_THOMPSON, can=lambda g, c, p, ev: zones.deck_size(g, p) > 0)
def mandy_sign(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """On success search the top 3 cards of her deck for one."""
    yield from drawing.search_top(g, p, 3, drawing.ANY, 1)


# ---- weapons


@event(C.CHEAP_SHOT, designator=D.FIGHT, aim=lambda g, c, p, ev, t: enemy_here(g, p, t))
def cheap_shot(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight, agility added; by 1 or more the enemy is evaded, by 3 or more this card comes back."""
    used = yield from skill_tests.skill_used(g, p, S.COMBAT)
    with g.tests.open(
        seat=p,
        skill=used,
        source=c,
        target=t,
        what=D.FIGHT,
        result=ref(cheap_shot_result),
        bonus=SKILL[g.code[p]][S.AGILITY],
        amount=1,
    ) as k:
        yield from skill_tests.run_test(g, k)


@rule("AHC-359")
def cheap_shot_result(g: Arkham, t: int) -> Rule:
    """Damage, then an evasion; a good shot is not the last."""
    n = skill_tests.margin(g, t)
    yield from skill_tests.fight_result(g, t)
    if g.tests.passed[t] and n >= 1 and is_enemy(g, g.tests.target[t]):
        yield from enemies.evaded(g, g.tests.target[t], g.tests.seat[t], 0)
    if g.tests.passed[t] and n >= 3:
        last(g, Q.GOES_HOME, g.tests.source[t], 1, g.tests.source[t], L.GAME)


def thirst(g: Arkham, p: int) -> int:
    """Set-aside copies of Bloodlust of an investigator."""
    return sum(g.code[x] == C.BLOODLUST and g.owner[x] == p for x in g.aside)


@entry(C.THE_HUNGERING_BLADE, can=lambda g, c, p, ev: thirst(g, p) >= 3)
def the_hungering_blade_wakes(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """To play it 3 bonded copies of Bloodlust are shuffled into your deck."""
    i = 0
    while i < len(g.aside):
        x = g.aside[i]
        i += 1
        if g.code[x] == C.BLOODLUST and g.owner[x] == p:
            move(g, x, g.deck[p])
            i = 0
    zones.shuffle(g, p)


def bloodied(g: Arkham, c: int) -> int:
    """Copies of Bloodlust attached to the blade."""
    return sum(g.code[x] == C.BLOODLUST and g.at[x] == c for x in g.play)


@action(C.THE_HUNGERING_BLADE, designator=D.FIGHT, aim=lambda g, c, p, ev, t: enemy_here(g, p, t))
def the_hungering_blade(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +1 for each attached Bloodlust, damage +1."""
    yield from skill_tests.fight(g, p, t, c, bonus=bloodied(g, c), hurt=2)


@forced(
    C.THE_HUNGERING_BLADE,
    AFTER,
    E.DEFEAT,
    can=lambda g, c, p, ev: my_test(g, p) and g.tests.source[test_here(g)] == c,
)
def the_hungering_blade_drinks(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When an attack with it defeats an enemy: 1 offering on it."""
    g.uses[c] += 1


def hungry_blade(g: Arkham, p: int) -> int:
    """An investigator's blade in play, or none."""
    for c in g.play:
        if g.code[c] == C.THE_HUNGERING_BLADE and g.owner[c] == p:
            return c
    return NONE


@revelation(C.BLOODLUST)
def bloodlust(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """2 offerings attach it to the blade; else 1 horror and back into the deck."""
    x = hungry_blade(g, p)
    if x >= 0 and g.uses[x] >= 2:
        g.uses[x] -= 2
        zones.attach(g, c, x, p)
    else:
        yield from damage.suffer(g, p, 0, 1, c)
        if c in g.limbo:
            zones.shuffle_in(g, c, p)


@free(
    C.BLOODLUST,
    can=lambda g, c, p, ev: (
        my_test(g, p)
        and g.at[c] >= 0
        and g.tests.source[test_here(g)] == g.at[c]
        and g.tests.flag[test_here(g)] == 0
    ),
)
def bloodlust_feeds(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """In an attack with the blade, shuffle it into your deck: +1 damage, once an attack."""
    g.tests.flag[test_here(g)] = 1
    g.tests.amount[test_here(g)] += 1
    zones.shuffle_in(g, c, g.owner[c])


# ---- spells and terrors


@action(
    C.ARCHAIC_GLYPHS,
    uses=1,
    designator=D.INVESTIGATE,
    calm=True,
    can=lambda g, c, p, ev: skill_tests.can_investigate(g, p),
)
def archaic_glyphs(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Investigate without provoking anybody; success also evades an engaged enemy."""
    yield from skill_tests.investigate(g, p, c, 0, ref(archaic_glyphs_result))


def engaged_options(g: Arkham, p: int) -> None:
    for e in g.play:
        if engaged_with(g, e, p):
            offer(g, Target(card=e))


@rule("AHC-324")
def archaic_glyphs_result(g: Arkham, t: int) -> Rule:
    """Clues, and one enemy engaged with the reader lets go."""
    yield from skill_tests.investigate_result(g, t)
    if g.tests.passed[t]:
        a = yield ask(g.tests.seat[t], engaged_options, alone=TAKE)
        if a != NONE:
            yield from enemies.evaded(g, Target.card(a), g.tests.seat[t], 0)


def type_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.asset))
    offer(g, Choose(choice=Choice.event))
    offer(g, Choose(choice=Choice.skill))


@revelation(C.TERROR_FROM_BEYOND)
def terror_from_beyond(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Choose a type of card: all such cards of your hand are discarded, weaknesses too."""
    a = yield ask(p, type_options)
    k = T.ASSET + Choose.choice(a) - Choice.asset
    i = 0
    while i < len(g.hand[p]):
        if TYPE[g.code[g.hand[p][i]]] == k:
            zones.discard(g, g.hand[p][i])
            i = 0
        else:
            i += 1
