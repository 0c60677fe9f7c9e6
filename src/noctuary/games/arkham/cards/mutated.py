"""Guests from other products that the list of taboos changes."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, rule

from ..actions import Choice, Choose, Name, Pass, Target
from ..codes import C
from ..kinds import LEVEL, SCENARIO, SEATS, SLOT_USED, TOK, TR, TYPE, D, T
from ..registry import (
    ABILITY,
    ACTIONS,
    AFTER,
    AT,
    DESIGNATOR,
    DO,
    KINDS,
    NEXT,
    USED,
    WHEN,
    WOULD,
    E,
    L,
    Q,
    action,
    boost,
    committed,
    constant,
    event,
    free,
    reaction,
    result,
)
from ..rules import damage, drawing, encounter, enemies, places, skill_tests, windows, zones
from ..rules.values import (
    connected,
    enemy_here,
    engaged_with,
    in_game,
    is_enemy,
    is_location,
    last,
    seat_in_order,
    spot,
    test_here,
    trait,
    weakness,
)
from ..state import Arkham
from .mystic import deck_choice_options

# ---- Rex Murphy


def rex_sees(g: Arkham, p: int, ev: int) -> bool:
    """A successful investigation of his by 2 or more."""
    if g.tests.seat[ev] != p or g.tests.what[ev] != D.INVESTIGATE:
        return False
    return skill_tests.margin(g, ev) >= 2 and places.can_discover(g, p)


@reaction(
    C.REX_MURPHY,
    AFTER,
    E.SUCCEED,
    can=lambda g, c, p, ev: g.taboo[0] == 0 and rex_sees(g, p, ev),
)
@reaction(
    C.REX_MURPHY,
    AFTER,
    E.SUCCEED,
    limit=1,
    period=L.ROUND,
    can=lambda g, c, p, ev: g.taboo[0] > 0 and rex_sees(g, p, ev),
)
def rex_murphy(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you investigate successfully by 2 or more: discover 1 clue (taboo: once a round)."""
    yield from places.discover(g, p, spot(g, p), 1)


@constant(C.REX_MURPHY, Q.SIGN)
def rex_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+2."""
    return 2 if who == c else 0


@reaction(
    C.REX_MURPHY,
    AFTER,
    E.REVEAL,
    can=lambda g, c, p, ev: g.reveals.seat[ev] == p and g.reveals.token[ev] == TOK.ELDER_SIGN,
)
def rex_gives_up(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """With an elder sign the test may fail by itself, for 3 cards."""
    g.tests.auto[g.reveals.test[ev]] = -1
    yield from drawing.draw_cards(g, p, 3)


# ---- rifles


def far_target(g: Arkham, p: int, e: int) -> bool:
    """A non-Elite enemy at a connecting location."""
    return is_enemy(g, e) and not trait(g, e, TR.ELITE) and connected(g, spot(g, p), g.at[e])


def shot_from_afar(g: Arkham, gun: int, e: int) -> bool:
    """A test just over was an attack on this enemy with that gun, from another location."""
    t = test_here(g)
    if t < 0 or g.tests.step[t] < 8 or g.tests.source[t] != gun or g.tests.target[t] != e:
        return False
    return g.at[e] != spot(g, g.tests.seat[t])


@action(
    C.SPRINGFIELD_M1903,
    uses=1,
    designator=D.FIGHT,
    aim=lambda g, c, p, ev, t: (
        (enemy_here(g, p, t) and not engaged_with(g, t, p))
        or (g.taboo[0] > 0 and far_target(g, p, t))
    ),
)
def springfield_m1903(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight an enemy not engaged with you (taboo: or one next door): combat +3, damage +2."""
    yield from skill_tests.fight(g, p, t, c, bonus=3, hurt=3)


@constant(C.SPRINGFIELD_M1903, Q.NO_ATTACK)
def springfield_outranges(g: Arkham, c: int, who: int, x: int) -> int:
    """Shot at from afar, an enemy cannot retaliate."""
    return int(shot_from_afar(g, c, who))


@event(
    C.TELESCOPIC_SIGHT,
    aim=lambda g, c, p, ev, t: (
        g.ctrl[t] == p and trait(g, t, TR.FIREARM) and SLOT_USED[g.code[t]] == 2
    ),
)
def telescopic_sight(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Attach it to a Firearm of yours that takes two hands."""
    zones.attach(g, c, t, p)


@constant(C.TELESCOPIC_SIGHT, Q.NO_AIM)
def telescopic_sight_too_close(g: Arkham, c: int, who: int, x: int) -> int:
    """The attached asset cannot attack enemies engaged with you (taboo: it can)."""
    return int(g.taboo[0] == 0 and x >= 0 and x == g.at[c] and engaged_with(g, who, g.ctrl[c]))


@constant(C.TELESCOPIC_SIGHT, Q.NO_ATTACK)
def telescopic_sight_outranges(g: Arkham, c: int, who: int, x: int) -> int:
    """Shot at from afar, an enemy cannot retaliate."""
    return int(g.at[c] >= 0 and shot_from_afar(g, g.at[c], who))


def shooting(g: Arkham, c: int) -> int:
    """The Fight ability of a weapon, or none."""
    a = ABILITY[g.code[c]][AT * KINDS + E.ACT]
    while a >= 0:
        if DESIGNATOR[a] == D.FIGHT and ACTIONS[a]:
            return a
        a = NEXT[a]
    return NONE


def can_shoot(g: Arkham, c: int, p: int) -> bool:
    """Whether the attached weapon can be used, with no enemy upon you."""
    if g.at[c] < 0 or any(engaged_with(g, e, p) for e in g.play):
        return False
    a = shooting(g, g.at[c])
    return a >= 0 and windows.payable(g, g.at[c], a, p)


@rule("AHB-078", asks=True)
def pay_shot(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """What the attached weapon's own Fight ability costs."""
    g.uses[g.at[c]] -= USED[shooting(g, g.at[c])]


@action(
    C.TELESCOPIC_SIGHT,
    exhaust=1,
    designator=D.FIGHT,
    pay=pay_shot,
    can=lambda g, c, p, ev: can_shoot(g, c, p),
    aim=lambda g, c, p, ev, t: far_target(g, p, t),
)
def telescopic_sight_aims(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight with the attached asset against a non-Elite enemy at a connecting location."""
    yield from DO[shooting(g, g.at[c])](g, g.at[c], p, ev, t)


def lucky_shot(g: Arkham, t: int) -> bool:
    """A good token was revealed: +1, 0 or an elder sign (taboo: any that takes nothing away)."""
    for i in range(len(g.tests.tokens[t])):
        k = g.tests.tokens[t][i]
        if k == TOK.PLUS_1 or k == TOK.ZERO or k == TOK.ELDER_SIGN:
            return True
        if g.taboo[0] and k != TOK.AUTO_FAIL and skill_tests.token_value(g, t, i) >= 0:
            return True
    return False


@action(
    C.N35_WINCHESTER, uses=1, designator=D.FIGHT, aim=lambda g, c, p, ev, t: enemy_here(g, p, t)
)
def winchester_35(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +2."""
    yield from skill_tests.fight(g, p, t, c, bonus=2)


@boost(C.N35_WINCHESTER, can=lambda g, c, p, ev: lucky_shot(g, ev))
def winchester_35_strikes(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """A good token deals +2 damage."""
    g.tests.amount[ev] += 2


# ---- rogues


@result(
    C.QUICK_THINKING,
    can=lambda g, c, p, ev: (
        skill_tests.margin(g, ev) >= 2 and not (g.taboo[0] and windows.maxed(g, c))
    ),
)
def quick_thinking(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Success by 2 or more: an action after the test (taboo: at most once a round)."""
    if g.taboo[0]:
        windows.note_max(g, c)
    last(g, Q.OWED_ACTION, p, 1, c, L.GAME)


@event(
    C.ACE_IN_THE_HOLE,
    my_turn=True,
    can=lambda g, c, p, ev: not (g.taboo[0] and windows.maxed(g, c)),
)
def ace_in_the_hole(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """3 additional actions; it leaves the game (taboo: at most once a round)."""
    if g.taboo[0]:
        windows.note_max(g, c)
    g.extra[p] += 3
    zones.remove(g, c)


def up_a_sleeve(g: Arkham, c: int) -> bool:
    """An Item asset for Sleight of Hand (taboo: of level 0 to 3)."""
    if TYPE[g.code[c]] != T.ASSET or not trait(g, c, TR.ITEM) or zones.unique_clash(g, c):
        return False
    return g.taboo[0] == 0 or 0 <= LEVEL[g.code[c]] <= 3


def sleeve_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        if up_a_sleeve(g, c):
            offer(g, Target(card=c))


@event(
    C.SLEIGHT_OF_HAND,
    my_turn=True,
    can=lambda g, c, p, ev: any(up_a_sleeve(g, x) for x in g.hand[p]),
)
def sleight_of_hand(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An Item of your hand into play until the end of the turn."""
    a = yield ask(p, sleeve_options, alone=TAKE)
    if a != NONE:
        x = Target.card(a)
        yield from zones.asset_enters(g, x, p)
        if x in g.play:
            last(g, Q.GOES_HOME, x, 1, c, L.GAME)


@result(C.ALL_IN)
def all_in(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Success: a card for each point of the margin, up to 5, without weaknesses."""
    if g.taboo[0]:
        g.tests.away[ev].append(c)
    with g.errands.open(seat=p) as w:
        kept = len(g.hand[p])
        emptied = drawing.pull(g, p, min(5, skill_tests.margin(g, ev)), w)
        shuffle_weaknesses_back(g, p, kept)
        if emptied:
            yield from damage.suffer(g, p, 0, 1, NONE)


def shuffle_weaknesses_back(g: Arkham, p: int, first: int) -> None:
    """Weaknesses among the cards just drawn go back into the deck, unresolved."""
    i = first
    found = 0
    while i < len(g.hand[p]):
        c = g.hand[p][i]
        if weakness(g, c):
            move(g, c, g.deck[p])
            found = 1
        else:
            i += 1
    if found:
        zones.shuffle(g, p)


def aces(g: Arkham, t: int, p: int) -> int:
    """Copies of Three Aces an investigator has committed."""
    return sum(g.code[x] == C.THREE_ACES and g.owner[x] == p for x in g.tests.cards[t])


@committed(C.THREE_ACES, can=lambda g, c, p, ev: aces(g, ev, p) == 3)
def three_aces(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """The third copy: the test succeeds by itself, 3 cards and 3 resources."""
    g.tests.auto[ev] = 1
    if g.taboo[0]:
        for x in g.tests.cards[ev]:
            if g.code[x] == C.THREE_ACES:
                g.tests.away[ev].append(x)
    yield from drawing.draw_cards(g, p, 3)
    drawing.gain(g, p, 3)


# ---- secrets


def place_options(g: Arkham, p: int, o: int) -> None:
    offer(g, Choose(choice=Choice.discard))
    if o < SEATS:
        offer(g, Choose(choice=Choice.to_hand))
    offer(g, Choose(choice=Choice.on_top))
    offer(g, Choose(choice=Choice.under))


def end_options(g: Arkham, p: int, o: int) -> None:
    offer(g, Choose(choice=Choice.on_top))
    offer(g, Choose(choice=Choice.under))


@rule("AHB-060")
def decide_card_below(g: Arkham, p: int, o: int) -> Rule:
    """The bottom card of a deck, just looked at, goes where the reader wants it."""
    a = yield ask(p, place_options, o)
    c = g.bottom[o][len(g.bottom[o]) - 1]
    k = Choose.choice(a)
    if k == Choice.discard:
        zones.discard(g, c)
    elif k == Choice.to_hand:
        zones.put_on_top(g, c, o)
        yield from drawing.add_to_hand(g, o)
    elif k == Choice.on_top:
        zones.put_on_top(g, c, o)
    if o == SCENARIO:
        zones.refill_encounter(g)


@action(C.SCROLL_OF_SECRETS, exhaust=1, uses=1, can=lambda g, c, p, ev: g.taboo[0] == 0)
@free(C.SCROLL_OF_SECRETS, exhaust=1, uses=1, can=lambda g, c, p, ev: g.taboo[0] > 0)
def scroll_of_secrets(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Look at the bottom card of a deck; discard it, to its owner's hand, on top or below."""
    a = yield ask(p, deck_choice_options, alone=TAKE)
    if a != NONE:
        zones.look_under(g, p, Name.seat(a), 1)
        yield from decide_card_below(g, p, Name.seat(a))


@action(C.SCROLL_OF_SECRETS_3_05189, exhaust=1, uses=1, can=lambda g, c, p, ev: g.taboo[0] == 0)
@free(C.SCROLL_OF_SECRETS_3_05189, exhaust=1, uses=1, can=lambda g, c, p, ev: g.taboo[0] > 0)
def scroll_of_the_mystic(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """The same with the top or the bottom card."""
    a = yield ask(p, deck_choice_options, alone=TAKE)
    if a != NONE:
        o = Name.seat(a)
        x = yield ask(p, end_options, o)
        if Choose.choice(x) == Choice.on_top:
            zones.peek(g, o, 1)
            move(g, g.top[o][0], g.bottom[o])
        zones.look_under(g, p, o, 1)
        yield from decide_card_below(g, p, o)


def below_options(g: Arkham, p: int, o: int, n: int, done: int) -> None:
    k = len(g.bottom[o])
    for i in range(n):
        offer(g, Target(card=g.bottom[o][k - done - 1 - i]))


def may_take_below_options(g: Arkham, p: int, o: int, n: int) -> None:
    k = len(g.bottom[o])
    for i in range(n):
        offer(g, Target(card=g.bottom[o][k - 1 - i]))
    offer(g, Pass())


def may_discard_below_options(g: Arkham, p: int, o: int, n: int) -> None:
    may_take_below_options(g, p, o, n)


@action(C.SCROLL_OF_SECRETS_3, exhaust=1, uses=1, can=lambda g, c, p, ev: g.taboo[0] == 0)
@free(C.SCROLL_OF_SECRETS_3, exhaust=1, uses=1, can=lambda g, c, p, ev: g.taboo[0] > 0)
def scroll_of_the_seeker(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """The bottom 3 cards: discard one, one to its owner's hand, the rest on top or below."""
    a = yield ask(p, deck_choice_options, alone=TAKE)
    if a == NONE:
        return
    o = Name.seat(a)
    n = zones.look_under(g, p, o, 3)
    x = yield ask(p, may_discard_below_options, o, n)
    if Target.made(x):
        zones.discard(g, Target.card(x))
        n -= 1
    if o < SEATS and n > 0:
        x = yield ask(p, may_take_below_options, o, n)
        if Target.made(x):
            zones.put_on_top(g, Target.card(x), o)
            yield from drawing.add_to_hand(g, o)
            n -= 1
    if n > 0:
        x = yield ask(p, end_options, o)
        yield from stack_again(g, p, o, n, int(Choose.choice(x) == Choice.on_top))
    if o == SCENARIO:
        zones.refill_encounter(g)


@rule("AHB-060")
def stack_again(g: Arkham, p: int, o: int, n: int, above: int) -> Rule:
    """The bottom cards of a deck, in any order: on top of it, or below it again."""
    done = 0
    while n > 0:
        x = yield ask(p, below_options, o, n, done, alone=TAKE)
        n -= 1
        if above:
            zones.put_on_top(g, Target.card(x), o)
        else:
            move(g, Target.card(x), g.bottom[o])
            done += 1


# ---- the queen's pendant


def can_reach(g: Arkham, p: int, c: int) -> bool:
    """Whether the pendant can do anything at a revealed location."""
    if not is_location(g, c) or g.revealed[c] == 0:
        return False
    return places.can_enter(g, p, c) or g.clues[c] > 0 or foe_at(g, c)


def foe_at(g: Arkham, c: int) -> bool:
    """An enemy at a location."""
    return any(is_enemy(g, e) and g.at[e] == c for e in g.play)


def pendant_options(g: Arkham, p: int, place: int) -> None:
    if places.can_enter(g, p, place):
        offer(g, Choose(choice=Choice.go))
    if g.clues[place] > 0:
        offer(g, Choose(choice=Choice.clue))
    if foe_at(g, place):
        offer(g, Choose(choice=Choice.evade))


def foe_at_options(g: Arkham, p: int, place: int) -> None:
    for e in g.play:
        if is_enemy(g, e) and g.at[e] == place:
            offer(g, Target(card=e))


@free(C.PENDANT_OF_THE_QUEEN, exhaust=1, uses=1, aim=lambda g, c, p, ev, t: can_reach(g, p, t))
def pendant_of_the_queen(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """A revealed location: go there, discover 1 clue there, or evade an enemy there."""
    a = yield ask(p, pendant_options, t, alone=TAKE)
    if Choose.choice(a) == Choice.go:
        yield from places.move_to(g, p, t)
    elif Choose.choice(a) == Choice.clue:
        yield from places.discover(g, p, t, 1)
    else:
        x = yield ask(p, foe_at_options, t, alone=TAKE)
        yield from enemies.evaded(g, Target.card(x), p, 0)
    if c in g.play and g.uses[c] == 0:
        pendant_spent(g, c)


@rule("AHC-429")
def pendant_spent(g: Arkham, c: int) -> None:
    """Without charges it is set aside and its segments come back (taboo: it leaves the game)."""
    if g.taboo[0]:
        zones.remove(g, c)
        return
    p = g.owner[c]
    set_aside(g, c)
    i = 0
    while i < len(g.aside):
        x = g.aside[i]
        i += 1
        if g.code[x] == C.SEGMENT_OF_ONYX and g.owner[x] == p:
            move(g, x, g.deck[p])
            i = 0
    zones.shuffle(g, p)


def set_aside(g: Arkham, c: int) -> None:
    """Out of play, until a card brings it back."""
    zones.take_out(g, c)
    move(g, c, g.aside)


def onyx(g: Arkham, p: int) -> int:
    """Segments of Onyx an investigator controls."""
    return sum(g.code[x] == C.SEGMENT_OF_ONYX and g.ctrl[x] == p for x in g.play)


def pendant_aside(g: Arkham, p: int) -> int:
    """An investigator's set-aside pendant, or none."""
    for c in g.aside:
        if g.code[c] == C.PENDANT_OF_THE_QUEEN and g.owner[c] == p:
            return c
    return NONE


@free(C.SEGMENT_OF_ONYX, can=lambda g, c, p, ev: onyx(g, p) == 3 and pendant_aside(g, p) >= 0)
def segment_of_onyx(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Set all 3 aside: the pendant enters play."""
    i = 0
    while i < len(g.play):
        x = g.play[i]
        i += 1
        if g.code[x] == C.SEGMENT_OF_ONYX and g.ctrl[x] == p:
            set_aside(g, x)
            i = 0
    yield from zones.asset_enters(g, pendant_aside(g, p), p)


# ---- fate


@event(
    C.DELVE_TOO_DEEP,
    can=lambda g, c, p, ev: zones.deck_size(g, SCENARIO) + len(g.discard[SCENARIO]) > 0,
)
def delve_too_deep(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Everybody draws an encounter card; it goes to the victory display (taboo: 2 at most)."""
    for k in range(g.seats):
        q = seat_in_order(g, k)
        if in_game(g, q):
            yield from encounter.draw_encounter(g, q, SCENARIO)
    delved = sum(g.code[x] == C.DELVE_TOO_DEEP for x in g.victory)
    if c in g.limbo and (g.taboo[0] == 0 or delved < 2):
        zones.to_victory(g, c)


def ruinous(g: Arkham, ev: int) -> bool:
    """A token just revealed that would bring the skill value to 0."""
    t = g.reveals.test[ev]
    k = g.reveals.token[ev]
    if skill_tests.fails_by_itself(g, t, k):
        return True
    n = skill_tests.value_before_tokens(g, t) + skill_tests.modifier(g, t, k)
    for i in range(len(g.tests.tokens[t])):
        n += skill_tests.token_value(g, t, i)
    return n <= 0


@event(
    C.EUCATASTROPHE,
    WHEN,
    E.REVEAL,
    can=lambda g, c, p, ev: (
        g.reveals.seat[ev] == p
        and g.reveals.cancelled[ev] == 0
        and g.reveals.was[ev] == 0
        and ruinous(g, ev)
    ),
)
def eucatastrophe(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When a token would bring your value to 0: it counts as an elder sign."""
    skill_tests.count_as_sign(g, ev)
    if g.taboo[0]:
        zones.remove(g, c)


# ---- blessings


def blessings(g: Arkham) -> int:
    """Bless tokens in the bag and sealed on cards in play."""
    n = sum(k == TOK.BLESS for k in g.bag)
    return n + sum(x // 256 == TOK.BLESS for x in g.sealed)


def spend_blessings(g: Arkham, n: int) -> None:
    """Bless tokens go back to the supply: from the bag, then from cards."""
    while n > 0 and TOK.BLESS in g.bag:
        g.bag.remove(TOK.BLESS)
        n -= 1
    i = 0
    while n > 0 and i < len(g.sealed):
        if g.sealed[i] // 256 == TOK.BLESS:
            g.sealed.pop(i)
            n -= 1
        else:
            i += 1


@rule("AHB-389", asks=True)
def pay_watchful_peace(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """5 bless tokens."""
    spend_blessings(g, 5)


@event(
    C.A_WATCHFUL_PEACE,
    WOULD,
    E.DRAW_STEP,
    pay=pay_watchful_peace,
    can=lambda g, c, p, ev: blessings(g) >= 5 and g.answering[Q.NO_ENCOUNTERS] == 0,
)
def a_watchful_peace(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Nobody draws an encounter card in this phase."""
    for q in range(g.seats):
        last(g, Q.NO_ENCOUNTERS, q, 1, c, L.PHASE)
    if g.taboo[0]:
        zones.remove(g, c)


@rule("AHB-389", asks=True)
def pay_hallow(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """10 bless tokens."""
    spend_blessings(g, 10)


@event(
    C.HALLOW,
    pay=pay_hallow,
    can=lambda g, c, p, ev: blessings(g) >= 10,
    aim=lambda g, c, p, ev, t: g.doom[t] > 0,
)
def hallow(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Remove 1 doom from any card."""
    g.doom[t] -= 1
    if g.taboo[0]:
        zones.remove(g, c)
