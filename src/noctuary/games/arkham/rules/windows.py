"""When abilities act and what they cost: windows, triggered abilities, playing cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, offer, rule, say

from .. import actions
from ..actions import (
    AdvanceAct,
    Choice,
    Choose,
    Happened,
    Lost,
    Pass,
    Pay,
    Play,
    Played,
    Target,
    Used,
)
from ..codes import Code
from ..kinds import (
    CARDS,
    COST,
    EMPTIES,
    ENCOUNTER,
    FAST,
    HIDDEN,
    SEATS,
    TITLE,
    TYPE,
    X_COST,
    CardType,
    Designator,
    Trait,
)
from ..registry import (
    ABILITY,
    ACTIONS,
    AFTER,
    AIM,
    AIMED,
    ANSWER,
    ANYWHERE,
    AT,
    CALM,
    CAN,
    CONSTANT,
    DESIGNATOR,
    DISCARDED,
    DO,
    EXHAUST,
    FORCED,
    GROUP,
    HAND,
    KINDS,
    LIMIT,
    NEXT,
    NUMBER,
    ORDER,
    PAY,
    PERIOD,
    PRICE,
    TURN,
    USED,
    WOULD,
    Period,
    Question,
    Trigger,
    Use,
)
from ..state import Arkham
from . import damage, enemies, stages, zones
from .values import (
    aloof,
    blank,
    enemy_here,
    engaged_somewhere,
    find,
    modified,
    place,
    spot,
    test_here,
    total,
    trait,
)

# ---- who may use what


@rule("AHC-132", "AHC-133", "AHC-134", "AHC-135", "AHC-136", "AHC-137", "AHC-138", "AHB-160")
def reaches(g: Arkham, c: int, a: int, p: int) -> bool:
    """Whether an investigator may trigger the abilities of a card in play."""
    if g.ctrl[c] == p or ANYWHERE[a]:
        return True
    k = TYPE[g.code[c]]
    if k == CardType.ACT or k == CardType.AGENDA:
        return c == g.act or c == g.agenda
    if g.ctrl[c] >= 0 or c < SEATS:
        return False
    return place(g, c) == spot(g, p)


@rule("AHB-096", "AHB-097", "AHB-100")
def spent_by(g: Arkham, c: int, a: int, p: int) -> int:
    """How often a limited ability was used in its period: by one seat, or by the group."""
    if PERIOD[a] == Period.TEST:
        t = test_here(g)
        if t < 0:
            return 0
        return sum(x == c for x in g.tests.once[t])
    if GROUP[a]:
        return g.spent[c] & 3
    return (g.spent[c] >> (2 * p)) & 3


def note_use(g: Arkham, c: int, a: int, p: int) -> None:
    """Counts one use of a limited ability."""
    if LIMIT[a]:
        if PERIOD[a] == Period.TEST:
            t = test_here(g)
            if t >= 0:
                g.tests.once[t].append(c)
        elif GROUP[a]:
            g.spent[c] += 1
        else:
            g.spent[c] += 1 << (2 * p)


@rule("AHC-419", "AHC-420")
def maxed(g: Arkham, c: int) -> bool:
    """Whether no more copies of a card may be used in this round."""
    return any(x == TITLE[g.code[c]] for x in g.maxed)


def note_max(g: Arkham, c: int) -> None:
    """No further copy of a card may be used in this round, by nobody."""
    g.maxed.append(TITLE[g.code[c]])


@rule("AHC-005", "AHC-006", "AHB-047", "AHB-079", "AHB-344")
def payable(g: Arkham, c: int, a: int, p: int) -> bool:
    """Whether the costs of an ability of a card in play can be paid now."""
    if EXHAUST[a] and g.exhausted[c]:
        return False
    if USED[a] > g.uses[c] or PRICE[a] > g.resources[p]:
        return False
    if DISCARDED[a] and zones.cannot_leave(g, c):
        return False
    if TURN[a] and g.turn != p:
        return False
    return LIMIT[a] == 0 or spent_by(g, c, a, p) < LIMIT[a]


@rule("AHB-082")
def has_target(g: Arkham, c: int, a: int, p: int, event: int) -> bool:
    """Whether there is something to choose."""
    return AIMED[a] == 0 or any(may_target(g, c, a, p, event, t) for t in g.play)


@rule("AHB-022", "AHB-082")
def may_target(g: Arkham, c: int, a: int, p: int, event: int, t: int) -> bool:
    """Something an ability may choose: what is immune to player cards cannot be chosen by one."""
    if (
        g.answering[Question.immune]
        and ENCOUNTER[g.code[c]] == 0
        and total(g, Question.immune, t, c) > 0
    ):
        return False
    if DESIGNATOR[a] == Designator.fight and not exposed(g, p, t, c):
        return False
    return AIM[a](g, Use(card=c, seat=p, event=event, target=t))


@rule("AHB-285", "AHC-427")
def exposed(g: Arkham, p: int, e: int, c: int) -> bool:
    """Whether a card may be used to attack an enemy: not an Aloof one here that nobody engages."""
    if g.answering[Question.no_aim] and total(g, Question.no_aim, e, c) > 0:
        return False
    return not enemy_here(g, p, e) or engaged_somewhere(g, e) or not aloof(g, e)


@rule("AHB-218", "AHB-013")
def price(g: Arkham, p: int, c: int, x: int = 0) -> int:
    """What a card costs this investigator now; x is the cost chosen."""
    return max(0, modified(g, Question.cost, p, COST[g.code[c]] + x, c))


@rule("AHC-352", "AHB-211", "AHB-213")
def playable(g: Arkham, p: int, c: int) -> bool:
    """An asset or event that can be paid for and is not forbidden."""
    if COST[g.code[c]] < 0 or price(g, p, c) > g.resources[p]:
        return False
    if g.secrets and whispered(g, p, c):
        return False
    a = ABILITY[g.code[c]][AT * KINDS + Trigger.ENTRY]
    if a >= 0 and not CAN[a](g, Use(card=c, seat=p)):
        return False
    return total(g, Question.no_play, p, c) == 0


@rule("AHB-384")
def whispered(g: Arkham, p: int, c: int) -> bool:
    """A Hidden card in the hand forbids playing another."""
    for x in g.hand[p]:
        k = ANSWER[g.code[x]][Question.no_play]
        if k >= 0 and HIDDEN[g.code[x]] and CONSTANT[k](g, x, p, c) > 0:
            return True
    return False


@rule("AHB-297")
def silenced(g: Arkham, p: int) -> bool:
    """Somebody else resolves a card with Peril."""
    return g.peril >= 0 and g.peril != p


@rule("AHB-069", "AHB-070", "AHB-072")
def usable(g: Arkham, c: int, a: int, p: int, event: int) -> bool:
    """A triggered ability of a card in play that an investigator may use now."""
    if FORCED[a] or HAND[a] or not reaches(g, c, a, p) or not payable(g, c, a, p):
        return False
    if blank(g, c) or silenced(g, p):
        return False
    return CAN[a](g, Use(card=c, seat=p, event=event)) and has_target(g, c, a, p, event)


def playable_event(g: Arkham, c: int, a: int, p: int, event: int) -> bool:
    """An event that an investigator may play now, at the moment of its ability."""
    if FORCED[a] or not HAND[a] or silenced(g, p) or not playable(g, p, c):
        return False
    if TURN[a] and g.turn != p:
        return False
    return CAN[a](g, Use(card=c, seat=p, event=event)) and has_target(g, c, a, p, event)


@rule("AHC-033")
def amulet_event(g: Arkham, p: int) -> int:
    """The topmost event of the discard pile, for whoever controls Wendy's Amulet; else none."""
    if g.listening[AT * KINDS + Trigger.PLAY] == 0 or not goes_under(g, p):
        return NONE
    for i in range(len(g.discard[p])):
        c = g.discard[p][len(g.discard[p]) - 1 - i]
        if TYPE[g.code[c]] == CardType.EVENT:
            return c
    return NONE


@rule("AHC-034")
def goes_under(g: Arkham, p: int) -> bool:
    """Whether a seat's events go under the deck: it controls Wendy's Amulet."""
    if g.listening[AT * KINDS + Trigger.PLAY] == 0:
        return False
    c = find(g, Code.WENDYS_AMULET)
    return c >= 0 and g.ctrl[c] == p and not blank(g, c)


# ---- windows


def acted_in(g: Arkham, w: int, a: int, c: int) -> bool:
    """Whether an ability has been used in this window."""
    return a * CARDS + c in g.windows.used[w]


def offer_forced(g: Arkham, c: int, w: int) -> None:
    """The forced abilities of one card at the moment of a window."""
    a = ABILITY[g.code[c]][g.windows.moment[w]]
    while a >= 0:
        if FORCED[a] and HAND[a] == 0 and not acted_in(g, w, a, c) and not blank(g, c):
            if CAN[a](g, Use(card=c, seat=g.ctrl[c], event=g.windows.event[w])):
                offer(g, actions.Use(card=c, ability=NUMBER[a]))
        a = NEXT[a]


def forced_options(g: Arkham, p: int, w: int) -> None:
    if g.listening[g.windows.moment[w]]:
        for c in g.play:
            offer_forced(g, c, w)
        for c in g.limbo:
            offer_forced(g, c, w)
    if g.from_hand[g.windows.moment[w]]:
        for q in range(g.seats):
            for c in g.hand[q]:
                a = kept_trouble(g, c, g.windows.moment[w], q, g.windows.event[w])
                if a >= 0 and not acted_in(g, w, a, c):
                    offer(g, actions.Use(card=c, ability=NUMBER[a]))


def kept_trouble(g: Arkham, c: int, moment: int, q: int, event: int) -> int:
    """The forced ability that acts while the card is in a hand, or none."""
    a = ABILITY[g.code[c]][moment]
    while a >= 0:
        if FORCED[a] and HAND[a] and CAN[a](g, Use(card=c, seat=q, event=event)):
            return a
        a = NEXT[a]
    return NONE


def show_trouble(g: Arkham, moment: int, event: int) -> None:
    """Cards in hands with a forced ability are shown before the lead orders them."""
    for q in range(g.seats):
        for c in g.hand[q]:
            if kept_trouble(g, c, moment, q, event) >= 0:
                g.seen[c] = 15


def offer_reactions(g: Arkham, c: int, p: int, w: int) -> int:
    """The abilities of one card in play that a seat may use in a window."""
    n = 0
    a = ABILITY[g.code[c]][g.windows.moment[w]]
    while a >= 0:
        if not acted_in(g, w, a, c) and usable(g, c, a, p, g.windows.event[w]):
            offer(g, actions.Use(card=c, ability=NUMBER[a]))
            n += 1
        a = NEXT[a]
    return n


def offer_event(g: Arkham, c: int, p: int, w: int) -> int:
    """An event that a seat may play in a window."""
    a = ABILITY[g.code[c]][g.windows.moment[w]]
    if a >= 0 and playable_event(g, c, a, p, g.windows.event[w]):
        offer(g, Play(card=c))
        return 1
    return 0


def reaction_options(g: Arkham, p: int, w: int) -> None:
    found = 0
    if g.listening[g.windows.moment[w]]:
        for c in g.play:
            found += offer_reactions(g, c, p, w)
    if g.from_hand[g.windows.moment[w]]:
        if g.asking[0] and len(g.hand[p]):
            found += 1  # being asked must not tell a hand
        for c in g.hand[p]:
            found += offer_event(g, c, p, w)
        c = amulet_event(g, p)
        if c >= 0:
            found += offer_event(g, c, p, w)
    if found:
        offer(g, Pass())


@rule("AHB-067", "AHB-068", "AHB-073", "AHB-089", "AHC-139", "AHC-140", "AHC-141", "AHC-143")
def window(g: Arkham, timing: int, kind: int, event: int) -> Rule:
    """One moment: every forced ability, then reactions until all have passed in a row."""
    moment = timing * KINDS + kind
    if g.listening[moment] == 0 and g.from_hand[moment] == 0:
        return
    with g.windows.open(moment=moment, event=event) as w:
        if g.from_hand[moment]:
            show_trouble(g, moment, event)
        yield from forced_first(g, w)
        p = g.turn if g.turn >= 0 else g.lead
        passed = 0
        while passed < g.seats:
            u = NONE
            if g.out[p] == 0:
                u = yield ask(p, reaction_options, w)
            if u == NONE or Pass.made(u):
                passed += 1
                p = (p + 1) % g.seats
            elif Play.made(u):
                passed = 0
                c = Play.card(u)
                yield from play_event(g, c, ABILITY[g.code[c]][moment], p, event)
            else:
                passed = 0
                c = actions.Use.card(u)
                a = ORDER[g.code[c]][actions.Use.ability(u)]
                g.windows.used[w].append(a * CARDS + c)
                yield from use(g, c, a, p, event)


@rule("AHB-066", "AHB-067", "AHB-068")
def forced_first(g: Arkham, w: int) -> Rule:
    """Forced abilities, in the order of the lead investigator."""
    u = yield ask(g.lead, forced_options, w, alone=TAKE)
    while u != NONE:
        c = actions.Use.card(u)
        a = ORDER[g.code[c]][actions.Use.ability(u)]
        g.windows.used[w].append(a * CARDS + c)
        say(g, Happened(card=c))
        p = g.owner[c] if HAND[a] else g.ctrl[c]
        g.windows.more[w] = 0
        if g.windows.moment[w] == AFTER * KINDS + Trigger.REVEAL:
            yield from window(g, WOULD, Trigger.SYMBOL, w)
        for _ in range(1 + g.windows.more[w]):
            yield from DO[a](g, Use(card=c, seat=p, event=g.windows.event[w]))
        u = yield ask(g.lead, forced_options, w, alone=TAKE)


def offer_free(g: Arkham, p: int) -> int:
    """Everything an investigator may use in a player window."""
    n = 0
    if g.listening[AT * KINDS + Trigger.FREE]:
        for c in g.play:
            a = ABILITY[g.code[c]][AT * KINDS + Trigger.FREE]
            while a >= 0:
                if usable(g, c, a, p, NONE):
                    offer(g, actions.Use(card=c, ability=NUMBER[a]))
                    n += 1
                a = NEXT[a]
    for c in g.hand[p]:
        n += offer_fast(g, c, p)
    c = amulet_event(g, p)
    if c >= 0:
        n += offer_fast(g, c, p)
    if stages.may_advance(g, p):
        offer(g, AdvanceAct())
        n += 1
    return n


@rule("AHB-215", "AHB-216", "AHB-217")
def offer_fast(g: Arkham, c: int, p: int) -> int:
    """A Fast card that may be played in this window."""
    if FAST[g.code[c]] == 0 or silenced(g, p):
        return 0
    if TYPE[g.code[c]] == CardType.ASSET:
        if g.turn != p or not playable(g, p, c) or zones.barred(g, c, p):
            return 0
    else:
        a = ABILITY[g.code[c]][AT * KINDS + Trigger.EVENT]
        if a < 0 or not playable_event(g, c, a, p, NONE):
            return 0
    offer(g, Play(card=c))
    return 1


def free_options(g: Arkham, p: int) -> None:
    n = offer_free(g, p)
    if n > 0 or g.asking[0]:
        offer(g, Pass())


@rule("AHB-103")
def player_window(g: Arkham, skipped: int) -> Rule:
    """Free abilities and Fast cards of everybody, until all have passed in a row; a seat may be
    left out because it is asked elsewhere.
    """
    p = g.turn if g.turn >= 0 else g.lead
    passed = 0
    while passed < g.seats:
        u = NONE
        if g.out[p] == 0 and p != skipped:
            u = yield ask(p, free_options)
        if u == NONE or Pass.made(u):
            passed += 1
            p = (p + 1) % g.seats
        else:
            passed = 0
            yield from act_freely(g, p, u)


@rule("AHB-323")
def act_freely(g: Arkham, p: int, u: int) -> Rule:
    """What was chosen in a player window."""
    if AdvanceAct.made(u):
        yield from stages.spend_and_advance(g)
    elif Play.made(u):
        c = Play.card(u)
        if TYPE[g.code[c]] == CardType.ASSET:
            yield from play_asset(g, c, p)
        else:
            yield from play_event(g, c, ABILITY[g.code[c]][AT * KINDS + Trigger.EVENT], p, NONE)
    else:
        c = actions.Use.card(u)
        yield from use(g, c, ORDER[g.code[c]][actions.Use.ability(u)], p, NONE)


# ---- using an ability


def target_options(g: Arkham, p: int, card: int, a: int, event: int) -> None:
    for t in g.play:
        if may_target(g, card, a, p, event, t):
            offer(g, Target(card=t))


@rule("AHB-168", "AHB-169", "AHB-177", "AHB-178", "AHC-130", "AHC-131", "AHC-284", "AHC-449")
def provokes(g: Arkham, a: int) -> bool:
    """An action whose bold word, or text, does not keep enemies quiet."""
    return CALM[a] == 0 and not (Designator.fight <= DESIGNATOR[a] <= Designator.resign)


@rule("AHB-076", "AHB-077", "AHB-078", "AHC-144", "AHC-145", "AHC-007")
def use(g: Arkham, c: int, a: int, p: int, event: int) -> Rule:
    """An ability of a card in play: choose, pay everything, suffer attacks, carry it out."""
    t = NONE
    if AIMED[a]:
        x = yield ask(p, target_options, c, a, event, alone=TAKE)
        t = Target.card(x)
    say(g, Used(seat=p, card=c))
    note_use(g, c, a, p)
    g.exhausted[c] |= EXHAUST[a]
    g.uses[c] -= USED[a]
    if PRICE[a]:
        g.resources[p] -= PRICE[a]
        say(g, Lost(seat=p, n=PRICE[a]))
    yield from PAY[a](g, Use(card=c, seat=p, event=event, target=t))
    if DISCARDED[a]:
        zones.discard(g, c)
    if ACTIONS[a] and provokes(g, a):
        yield from enemies.attacks_of_opportunity(g, p)
    if g.out[p] == 0:
        yield from DO[a](g, Use(card=c, seat=p, event=event, target=t))
    if EMPTIES[g.code[c]] and c in g.play and g.uses[c] == 0 and g.ctrl[c] >= 0:
        zones.discard(g, c)


# ---- playing a card


@rule("AHB-050", "AHB-076", "AHB-171", "AHB-175", "AHC-148")
def play_event(g: Arkham, c: int, a: int, p: int, event: int) -> Rule:
    """An event: choose, pay, suffer attacks of opportunity, carry it out, put it away."""
    t = NONE
    if AIMED[a]:
        x = yield ask(p, target_options, c, a, event, alone=TAKE)
        t = Target.card(x)
    pay_card(g, c, p)
    yield from PAY[a](g, Use(card=c, seat=p, event=event, target=t))
    if FAST[g.code[c]] == 0 and provokes(g, a):
        yield from enemies.attacks_of_opportunity(g, p)
    with g.plays.open(card=c, seat=p) as x:
        if g.out[p] == 0 and held(g, c, p):
            zones.into_limbo(g, c)
            g.ctrl[c] = p
            yield from DO[a](g, Use(card=c, seat=p, event=event, target=t))
            if g.out[p] == 0:
                yield from window(g, AT, Trigger.PLAY, x)
            yield from put_away(g, c, x)
            if g.out[p] == 0:
                yield from window(g, AFTER, Trigger.PLAY, x)


@rule("AHB-050")
def held(g: Arkham, c: int, p: int) -> bool:
    """A card being paid for is still where it was: an attack may have cost it."""
    return c in g.hand[p] or c == amulet_event(g, p)


def pay_card(g: Arkham, c: int, p: int, x: int = 0) -> None:
    """The resources a card costs (x: the cost chosen); until it resolves it stays where it was."""
    n = price(g, p, c, x)
    g.resources[p] -= n
    g.seen[c] = 15
    say(g, Played(seat=p, card=c))
    if n:
        say(g, Lost(seat=p, n=n))


@rule("AHB-211", "AHC-033")
def put_away(g: Arkham, c: int, x: int) -> Rule:
    """A resolved event goes to its owner's discard pile, or where a card sends it."""
    if c in g.limbo:
        if g.plays.away[x]:
            zones.remove(g, c)
        elif g.plays.under[x]:
            zones.take_out(g, c)
            zones.under_deck(g, c)
        else:
            zones.discard(g, c)
    yield from damage.defeat_fallen(g, NONE)


@rule("AHB-159", "AHB-171", "AHB-175", "AHC-148", "AHC-152")
def play_asset(g: Arkham, c: int, p: int) -> Rule:
    """An asset: pay, suffer attacks of opportunity, then it enters play."""
    x = yield from choose_x(g, c, p)
    pay_card(g, c, p, x)
    a = ABILITY[g.code[c]][AT * KINDS + Trigger.ENTRY]
    if a >= 0:
        yield from DO[a](g, Use(card=c, seat=p))
    if FAST[g.code[c]] == 0:
        yield from enemies.attacks_of_opportunity(g, p)
    if g.out[p] or not held(g, c, p):
        return
    with g.plays.open(card=c, seat=p) as event:
        yield from zones.asset_enters(g, c, p, x)
        if g.out[p] == 0:
            yield from window(g, AFTER, Trigger.PLAY, event)


def x_options(g: Arkham, p: int, card: int) -> None:
    n = 0
    while n < 64 and price(g, p, card, n) <= g.resources[p]:
        offer(g, Pay(n=n))
        n += 1


@rule("AHB-016")
def choose_x(g: Arkham, c: int, p: int) -> IntRule:
    """The X of a cost is fixed first; discounts change what is paid, not X."""
    if X_COST[g.code[c]] == 0:
        return 0
    a = yield ask(p, x_options, c)
    return Pay.n(a)


# ---- actions as a currency


@rule("AHB-162", "AHB-074")
def action_cost(g: Arkham, p: int, d: int, n: int) -> int:
    """Actions an action of that sort takes now."""
    return n + total(g, Question.action_cost, p, d)


def for_tomes(g: Arkham, p: int, c: int) -> int:
    """Additional actions that serve an ability of this card: those for Tomes."""
    if c >= 0 and trait(g, c, Trait.TOME):
        return g.tome[p]
    return 0


@rule("AHB-148", "AHB-164")
def can_act(g: Arkham, p: int, d: int, n: int, c: int) -> bool:
    """Whether there are enough actions left."""
    return g.actions[p] + g.extra[p] + for_tomes(g, p, c) >= action_cost(g, p, d, n)


def spend_action_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.additional))
    offer(g, Choose(choice=Choice.tome))


@rule("AHC-174", "AHC-175", "AHC-176", "AHC-286", "AHB-074")
def pay_actions(g: Arkham, p: int, d: int, n: int, c: int) -> Rule:
    """Additional actions that qualify are used first."""
    k = action_cost(g, p, d, n)
    while k > 0:
        k -= 1
        tome = for_tomes(g, p, c)
        if tome > 0 and g.extra[p] > 0:
            a = yield ask(p, spend_action_options)
            if Choose.choice(a) == Choice.tome:
                g.tome[p] -= 1
            else:
                g.extra[p] -= 1
        elif tome > 0:
            g.tome[p] -= 1
        elif g.extra[p] > 0:
            g.extra[p] -= 1
        else:
            g.actions[p] -= 1
    if d == Designator.move or d == Designator.fight or d == Designator.evade:
        g.hurried[p] = 1


@rule("AHC-177", "AHC-178", "AHC-179", "AHB-163")
def lose_actions(g: Arkham, p: int, n: int) -> Rule:
    """Standard actions go first, then additional ones as the investigator likes."""
    for _ in range(n):
        if g.actions[p] > 0:
            g.actions[p] -= 1
        elif g.extra[p] > 0 and g.tome[p] > 0:
            a = yield ask(p, spend_action_options)
            if Choose.choice(a) == Choice.tome:
                g.tome[p] -= 1
            else:
                g.extra[p] -= 1
        elif g.extra[p] > 0:
            g.extra[p] -= 1
        elif g.tome[p] > 0:
            g.tome[p] -= 1
