"""Guests whose text an erratum has mended."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, ref, rule

from ..actions import Choice, Choose, MoveTo, Pass, Target
from ..codes import C
from ..kinds import (
    CLASS,
    COST,
    ICONS,
    SANITY,
    SCENARIO,
    SHROUD,
    TOK,
    TR,
    TYPE,
    D,
    T,
)
from ..registry import (
    AFTER,
    WHEN,
    WOULD,
    E,
    L,
    Q,
    action,
    constant,
    event,
    forced,
    free,
    reaction,
    result,
    revelation,
    sign_result,
)
from ..rules import damage, drawing, encounter, enemies, places, skill_tests, windows, zones
from ..rules.values import (
    connected,
    is_enemy,
    is_location,
    my_test,
    spot,
    test_here,
    trait,
    weakness,
)
from ..state import Arkham
from .survivor import retreat_options, slip_options

# ---- Zoey Samaras and Jenny Barnes


@reaction(C.ZOEY_SAMARAS, AFTER, E.ENGAGE, can=lambda g, c, p, ev: g.engagements.seat[ev] == p)
def zoey_samaras(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After an enemy engages you: 1 resource."""
    drawing.gain(g, p, 1)


@constant(C.ZOEY_SAMARAS, Q.SIGN)
def zoey_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1."""
    return int(who == c)


@forced(
    C.ZOEY_SAMARAS,
    AFTER,
    E.SUCCEED,
    can=lambda g, c, p, ev: (
        g.tests.seat[ev] == p
        and g.tests.what[ev] == D.FIGHT
        and TOK.ELDER_SIGN in g.tests.tokens[ev]
    ),
)
def zoey_smites(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """With an elder sign a successful attack deals +1 damage."""
    g.tests.amount[ev] += 1


@revelation(C.SMITE_THE_WICKED)
def smite_the_wicked(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An enemy of the encounter deck spawns as far away as possible, with this card attached."""
    e = encounter.discard_until(g, NONE)
    if e >= 0:
        a = yield ask(g.lead, enemies.farthest_options, g.at[p], alone=TAKE)
        yield from enemies.spawn(g, e, MoveTo.place(a), NONE)
        if is_enemy(g, e):
            zones.attach(g, c, e, NONE)


@forced(
    (C.SMITE_THE_WICKED, C.SEARCHING_FOR_IZZIE),
    WHEN,
    E.GAME_ENDS,
    can=lambda g, c, p, ev: g.owner[c] == ev,
)
def task_left_undone(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Still in play when the game ends: 1 mental trauma."""
    damage.traumatise(g, ev, 0, 1)


@constant(C.JENNY_BARNES, Q.INCOME)
def jenny_barnes(g: Arkham, c: int, who: int, x: int) -> int:
    """2 resources in each upkeep phase instead of 1."""
    return int(who == c)


@constant(C.JENNY_BARNES, Q.SIGN)
def jenny_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1 for each resource she has."""
    return g.resources[c] if who == c else 0


@revelation(C.SEARCHING_FOR_IZZIE)
def searching_for_izzie(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Attached to the location farthest away."""
    a = yield ask(g.lead, enemies.farthest_options, g.at[p], alone=TAKE)
    zones.attach(g, c, MoveTo.place(a), NONE)


@action(
    C.SEARCHING_FOR_IZZIE,
    actions=2,
    designator=D.INVESTIGATE,
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


# ---- tokens


@reaction(
    C.LUCKY_DICE,
    WHEN,
    E.REVEAL,
    resources=2,
    can=lambda g, c, p, ev: (
        g.reveals.seat[ev] == p
        and g.reveals.token[ev] != TOK.AUTO_FAIL
        and g.reveals.cancelled[ev] == 0
    ),
)
def lucky_dice(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """2 resources: the token is ignored and another one is revealed."""
    g.reveals.dice[ev] = 1
    g.tests.flag[g.reveals.test[ev]] = 1 + c


@forced(
    C.LUCKY_DICE,
    WHEN,
    E.REVEAL,
    can=lambda g, c, p, ev: g.tests.flag[g.reveals.test[ev]] == 1 + c,
)
def lucky_dice_or_not(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When that other one is an auto-fail, the dice leave the game."""
    g.tests.flag[g.reveals.test[ev]] = 0
    if g.reveals.token[ev] == TOK.AUTO_FAIL:
        zones.remove(g, c)


@reaction(
    C.FATHER_MATEO,
    WHEN,
    E.REVEAL,
    limit=1,
    period=L.GAME,
    can=lambda g, c, p, ev: g.reveals.token[ev] == TOK.AUTO_FAIL and g.reveals.cancelled[ev] == 0,
)
def father_mateo(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Once a game, when anybody reveals an auto-fail: it counts as an elder sign."""
    skill_tests.count_as_sign(g, ev)


@constant(C.FATHER_MATEO, Q.SIGN_WINS)
def mateo_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """His elder sign succeeds by itself."""
    return int(who == c)


def mateo_sign_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.to_hand))
    if g.turn == p:
        offer(g, Choose(choice=Choice.additional))


@sign_result(C.FATHER_MATEO)
def mateo_sign_gives(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """A card and a resource, or on his turn an additional action."""
    a = yield ask(p, mateo_sign_options, alone=TAKE)
    if Choose.choice(a) == Choice.additional:
        g.extra[p] += 1
    else:
        yield from drawing.draw_cards(g, p, 1)
        drawing.gain(g, p, 1)


MYSTIC = 4


@rule("AHC-067")
def mystic_bite(g: Arkham, p: int, w: int) -> bool:
    """The effect about to happen stands on a Mystic card and answers a bad symbol of yours."""
    x = g.windows.used[w][len(g.windows.used[w]) - 1]
    k = g.reveals.token[g.windows.ev[w]]
    if g.reveals.seat[g.windows.ev[w]] != p or k < TOK.SKULL or k > TOK.AUTO_FAIL:
        return False
    return CLASS[g.code[x % 256]] == MYSTIC


@event(
    C.ELDRITCH_INSPIRATION,
    WOULD,
    E.SYMBOL,
    can=lambda g, c, p, ev: mystic_bite(g, p, ev) and g.windows.more[ev] == 0,
)
def eldritch_inspiration(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An effect of a Mystic card on a bad symbol does not happen, or happens twice."""
    a = yield ask(p, inspired_options)
    g.windows.more[ev] = -1 if Choose.choice(a) == Choice.no else 1


def inspired_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.no))
    offer(g, Choose(choice=Choice.both))


# ---- time


@reaction(C.THE_GOLD_POCKET_WATCH, WHEN, E.PHASE_BEGINS)
def the_gold_pocket_watch(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When a phase begins, it leaves the game: that phase is skipped."""
    zones.remove(g, c)
    g.rewind = 1


@reaction(C.THE_GOLD_POCKET_WATCH, AFTER, E.PHASE_ENDS)
def the_gold_pocket_watch_again(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After a phase ends, it leaves the game: that phase is repeated."""
    zones.remove(g, c)
    g.rewind = 2


# ---- allies


@rule("AHC-042", asks=True)
def pay_maleson(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """One of your clues goes to your location."""
    places.return_clues(g, p, 1)


@reaction(
    C.DR_WILLIAM_T_MALESON,
    WHEN,
    E.ENCOUNTER,
    exhaust=1,
    pay=pay_maleson,
    can=lambda g, c, p, ev: (
        g.encounters.seat[ev] == p
        and g.encounters.deck[ev] == SCENARIO
        and g.encounters.cancelled[ev] == 0
        and g.clues[p] > 0
    ),
)
def dr_william_t_maleson(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """A card of the encounter deck goes back into it; another one is drawn."""
    x = g.encounters.card[ev]
    zones.take_out(g, x)
    move(g, x, g.deck[SCENARIO])
    zones.shuffle(g, SCENARIO)
    g.encounters.cancelled[ev] = 1
    g.encounters.surge[ev] = 1


def just_drawn(g: Arkham, p: int, i: int) -> bool:
    """The i-th card of a hand was just drawn and is no weakness."""
    return i >= len(g.hand[p]) - g.fresh and not weakness(g, g.hand[p][i])


def just_drawn_options(g: Arkham, p: int) -> None:
    for i in range(len(g.hand[p])):
        if just_drawn(g, p, i):
            offer(g, Target(card=g.hand[p][i]))


@rule("AHC-051")
def pay_armitage(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """The card just drawn is discarded."""
    a = yield ask(p, just_drawn_options, alone=TAKE)
    zones.discard(g, Target.card(a))


@reaction(
    C.DR_HENRY_ARMITAGE,
    AFTER,
    E.DREW,
    exhaust=1,
    pay=pay_armitage,
    can=lambda g, c, p, ev: ev == p and any(just_drawn(g, p, i) for i in range(len(g.hand[p]))),
)
def dr_henry_armitage(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After you draw a card that is no weakness, discard it: 3 resources."""
    drawing.gain(g, p, 3)


@constant(C.LABORATORY_ASSISTANT, Q.HAND_SIZE)
def laboratory_assistant(g: Arkham, c: int, who: int, x: int) -> int:
    """Your hand may hold 2 more cards."""
    return 2 if g.ctrl[c] == who else 0


@reaction(C.LABORATORY_ASSISTANT, AFTER, E.ENTER, can=lambda g, c, p, ev: g.enters.card[ev] == c)
def laboratory_assistant_brings(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After it enters play: draw 2 cards."""
    yield from drawing.draw_cards(g, p, 2)


@free(C.YAOTL, exhaust=1, can=lambda g, c, p, ev: my_test(g, p) and len(g.discard[p]) > 0)
def yaotl(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """In a test of yours: +1 for each matching icon on the top card of your discard pile."""
    k = test_here(g)
    x = g.discard[p][len(g.discard[p]) - 1]
    g.tests.bonus[k] += ICONS[g.code[x]][g.tests.skill[k]]


@free(C.YAOTL, limit=1, period=L.PHASE, can=lambda g, c, p, ev: zones.deck_size(g, p) > 0)
def yaotl_mourns(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Once a phase: discard the top card of your deck."""
    zones.peek(g, p, 1)
    zones.discard(g, g.top[p][0])


@constant(C.GUIDING_SPIRIT, Q.INTELLECT)
def guiding_spirit(g: Arkham, c: int, who: int, x: int) -> int:
    """Intellect +1."""
    return int(g.ctrl[c] == who)


@constant(C.GUIDING_SPIRIT, Q.SHIELDS)
def guiding_spirit_shields(g: Arkham, c: int, who: int, x: int) -> int:
    """Horror that is not direct goes to it before it goes to you."""
    return int(who == c)


@constant(C.GUIDING_SPIRIT, Q.EXILES)
def guiding_spirit_goes(g: Arkham, c: int, who: int, x: int) -> int:
    """Defeated by horror, it is exiled."""
    return int(who == c and g.horror[c] >= SANITY[g.code[c]])


def brother_options(g: Arkham, p: int) -> None:
    if g.damage[p] > 0:
        offer(g, Choose(choice=Choice.heal))
    offer(g, Choose(choice=Choice.fetch))


def affordable_weapon(g: Arkham, p: int, c: int) -> bool:
    """A Weapon asset that can be paid for."""
    if TYPE[g.code[c]] != T.ASSET or not trait(g, c, TR.WEAPON) or COST[g.code[c]] < 0:
        return False
    return windows.playable(g, p, c) and not zones.barred(g, c, p)


def weapon_options(g: Arkham, p: int) -> None:
    for c in g.deck[p]:
        if affordable_weapon(g, p, c):
            offer(g, Target(card=c))
    for c in g.discard[p]:
        if affordable_weapon(g, p, c):
            offer(g, Target(card=c))


@reaction(C.RANDALL_CHO, AFTER, E.ENTER, can=lambda g, c, p, ev: g.enters.card[ev] == c)
def randall_cho(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After he enters play: heal 3 damage, or play a Weapon of your deck or discard pile."""
    a = yield ask(p, brother_options, alone=TAKE)
    if Choose.choice(a) == Choice.heal:
        damage.heal(g, p, 3, 0)
        return
    zones.shuffle(g, p)
    x = yield ask(p, weapon_options)
    if x != NONE:
        windows.pay_card(g, Target.card(x), p)
        yield from zones.asset_enters(g, Target.card(x), p)


# ---- places


@action(C.THE_SKELETON_KEY, can=lambda g, c, p, ev: g.at[c] < 0 or g.at[c] == spot(g, p))
def the_skeleton_key(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """From your play area to your location, or from your location back to your play area."""
    g.at[c] = spot(g, p) if g.at[c] < 0 else NONE


@constant(C.THE_SKELETON_KEY, Q.SHROUD)
def the_skeleton_key_opens(g: Arkham, c: int, who: int, x: int) -> int:
    """The attached location has shroud 1."""
    return 1 - SHROUD[g.code[who]] if g.at[c] == who else 0


@event(C.BARRICADE_3)
def barricade_3(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Attach it to your location."""
    zones.attach(g, c, g.at[p], p)


@constant(C.BARRICADE_3, Q.NO_ENTER, Q.NO_SPAWN)
def barricade_3_bars(g: Arkham, c: int, who: int, x: int) -> int:
    """Non-Elite enemies cannot move there, and spawn next to it if they can."""
    return int(g.at[c] == who and TYPE[g.code[x]] == T.ENEMY and not trait(g, x, TR.ELITE))


@forced(C.BARRICADE_3, WHEN, E.MOVE, can=lambda g, c, p, ev: g.moves.start[ev] == g.at[c])
def barricade_3_falls(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When an investigator leaves that location: discard it."""
    zones.discard(g, c)


@event(
    C.SEEKING_ANSWERS,
    designator=D.INVESTIGATE,
    can=lambda g, c, p, ev: skill_tests.can_investigate(g, p),
)
def seeking_answers(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Investigate: 2 clues in all, from here and connecting locations."""
    yield from skill_tests.investigate(g, p, c, 0, ref(seeking_answers_result))


def answer_options(g: Arkham, p: int, place: int) -> None:
    for c in g.play:
        if is_location(g, c) and g.clues[c] > 0 and (c == place or connected(g, place, c)):
            offer(g, MoveTo(place=c))


@rule("AHC-113")
def seeking_answers_result(g: Arkham, t: int) -> Rule:
    """Success: two clues, each from where the investigator likes."""
    if g.tests.passed[t]:
        p = g.tests.seat[t]
        for _ in range(1 + g.tests.amount[t]):
            a = yield ask(p, answer_options, g.tests.target[t], alone=TAKE)
            if a != NONE:
                yield from places.discover(g, p, MoveTo.place(a), 1)


# ---- skills and rituals


@result(C.SURVIVAL_INSTINCT_2, can=lambda g, c, p, ev: g.tests.what[ev] == D.EVADE)
def survival_instinct_2(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An evasion: the evader may evade every other enemy too, and may move one connection."""
    q = g.tests.seat[ev]
    if any(is_enemy(g, e) and g.engaged[e] == q for e in g.play):
        a = yield ask(q, slip_options)
        if Choose.choice(a) == Choice.yes:
            yield from evade_all_others(g, q, g.tests.target[ev])
    a = yield ask(q, retreat_options, alone=TAKE)
    if MoveTo.made(a):
        yield from places.move_to(g, q, MoveTo.place(a))
    yield from enemies.engage_all(g)


@rule("AHC-061")
def evade_all_others(g: Arkham, p: int, but: int) -> Rule:
    """Every enemy engaged with an investigator, but one, is evaded."""
    with g.errands.open(seat=p) as w:
        for e in g.play:
            if is_enemy(g, e) and g.engaged[e] == p and e != but:
                g.errands.cards[w].append(e)
        while len(g.errands.cards[w]):
            e = yield from enemies.pick(g, p, w)
            if is_enemy(g, e):
                yield from enemies.evaded(g, e, p, 0)


def guided_options(g: Arkham, p: int, t: int, n: int) -> None:
    for i in range(n):
        if skill_tests.may_commit(g, g.top[p][i], p, t):
            offer(g, Target(card=g.top[p][i]))
    offer(g, Pass())


@free(
    C.GUIDED_BY_THE_UNSEEN,
    limit=1,
    period=L.TEST,
    can=lambda g, c, p, ev: guides(g, c, p),
)
def guided_by_the_unseen(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Once a test here: the tester looks at their top 3 cards and may commit one, for a secret."""
    k = test_here(g)
    q = g.tests.seat[k]
    n = zones.look_at_top(g, q, q, 3)
    a = yield ask(q, guided_options, k, n)
    if Target.made(a):
        g.uses[c] -= 1
        yield from skill_tests.commit(g, Target.card(a), q, k)
    zones.shuffle(g, q)


def guides(g: Arkham, c: int, p: int) -> bool:
    """A test at your location to which cards can still be committed."""
    t = test_here(g)
    if t < 0 or g.tests.step[t] > 2 or g.uses[c] == 0:
        return False
    return spot(g, g.tests.seat[t]) == spot(g, p) and zones.deck_size(g, g.tests.seat[t]) > 0


# ---- a weakness


@revelation(C.DRAWING_THE_SIGN)
def drawing_the_sign(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Into your threat area."""
    zones.threaten(g, c, p)


@constant(C.DRAWING_THE_SIGN, Q.HAND_SIZE)
def drawing_the_sign_weighs(g: Arkham, c: int, who: int, x: int) -> int:
    """Your hand may hold 5 cards less."""
    return -5 if g.at[c] == who else 0


@action(C.DRAWING_THE_SIGN, actions=2)
def drawing_the_sign_ends(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Two actions: discard it."""
    zones.discard(g, c)
