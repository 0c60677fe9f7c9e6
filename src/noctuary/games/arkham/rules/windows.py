"""When abilities act: windows, forced abilities first, and the free ones of player windows."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, rule

from .. import actions
from ..ability import (
    ABILITY,
    AFTER,
    AT,
    CAN,
    DO,
    FORCED,
    HAND,
    NEXT,
    NUMBER,
    ORDER,
    TRIGGERS,
    WOULD,
    Trigger,
    Use,
)
from ..actions import AdvanceAct, Happened, Pass, Play
from ..components import CARDS, EVERYBODY, FAST, TYPE, CardType
from ..state import Arkham
from . import abilities, assets, playing, stages
from .values import ability_at, blank


@rule("AHB-073")
def acted_in(g: Arkham, w: int, a: int, c: int) -> bool:
    """Whether an ability has been used in this window."""
    return a * CARDS + c in g.windows.used[w]


@rule("AHB-066", "AHB-068")
def offer_forced(g: Arkham, c: int, w: int) -> None:
    """Offer the forced abilities of one card at the moment of a window."""
    a = ABILITY[g.code[c]][g.windows.moment[w]]
    while a >= 0:
        if FORCED[a] and HAND[a] == 0 and not acted_in(g, w, a, c) and not blank(g, c):
            if CAN[a](g, Use(card=c, seat=g.ctrl[c], event=g.windows.event[w])):
                offer(g, actions.Use(card=c, ability=NUMBER[a]))
        a = NEXT[a]


@rule("AHB-068", "AHB-066", "AHB-067")
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


@rule("AHB-063", "AHB-384")
def kept_trouble(g: Arkham, c: int, moment: int, q: int, event: int) -> int:
    """Return the forced ability that acts while the card is in a hand, or none."""
    a = ABILITY[g.code[c]][moment]
    while a >= 0:
        if FORCED[a] and HAND[a] and CAN[a](g, Use(card=c, seat=q, event=event)):
            return a
        a = NEXT[a]
    return NONE


@rule("AHB-068", "AHB-384")
def show_trouble(g: Arkham, moment: int, event: int) -> None:
    """Show cards in hands with a forced ability before the lead orders them."""
    for q in range(g.seats):
        for c in g.hand[q]:
            if kept_trouble(g, c, moment, q, event) >= 0:
                g.seen[c] = EVERYBODY


@rule("AHB-073", "AHC-132")
def offer_reactions(g: Arkham, c: int, p: int, w: int) -> int:
    """Offer the abilities of one card in play that a seat may use in a window; return how many."""
    n = 0
    a = ABILITY[g.code[c]][g.windows.moment[w]]
    while a >= 0:
        if not acted_in(g, w, a, c) and abilities.usable(g, c, a, p, g.windows.event[w]):
            offer(g, actions.Use(card=c, ability=NUMBER[a]))
            n += 1
        a = NEXT[a]
    return n


@rule("AHB-214", "AHB-217")
def offer_event(g: Arkham, c: int, p: int, w: int) -> int:
    """Offer an event that a seat may play in a window."""
    a = ABILITY[g.code[c]][g.windows.moment[w]]
    if a >= 0 and playing.playable_event(g, c, a, p, g.windows.event[w]):
        offer(g, Play(card=c))
        return 1
    if playing.can_copy(g, c, p, 2 * g.windows.moment[w], g.windows.event[w]):
        offer(g, Play(card=c))
        return 1
    return 0


@rule("AHB-073", "AHB-217", "AHC-132", "AHC-139", "AHC-140", "AHC-141")
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
        c = playing.replayed_event(g, p)
        if c >= 0:
            found += offer_event(g, c, p, w)
    if found:
        offer(g, Pass())


@rule("AHB-067", "AHB-068", "AHB-073", "AHB-089", "AHC-139", "AHC-140", "AHC-141", "AHC-143")
def window(g: Arkham, timing: int, trigger: int, event: int) -> Rule:
    """Resolve one moment: every forced ability, then reactions until all have passed in a row."""
    moment = timing * TRIGGERS + trigger
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
            if u == NONE or Pass.matches(u):
                passed += 1
                p = (p + 1) % g.seats
            elif Play.matches(u):
                passed = 0
                c = Play.card(u)
                x = yield from playing.choose_model(g, c, p, 2 * moment, event)
                a = ABILITY[g.code[c if x < 0 else x]][moment]
                yield from playing.play_event(g, c, a, p, event, x)
            else:
                passed = 0
                c = actions.Use.card(u)
                a = ORDER[g.code[c]][actions.Use.ability(u)]
                g.windows.used[w].append(a * CARDS + c)
                yield from abilities.use(g, c, a, p, event)


@rule("AHB-066", "AHB-067", "AHB-068")
def forced_first(g: Arkham, w: int) -> Rule:
    """Resolve forced abilities, in the order of the lead investigator."""
    u = yield ask(g.lead, forced_options, w, alone=TAKE)
    while u != NONE:
        c = actions.Use.card(u)
        a = ORDER[g.code[c]][actions.Use.ability(u)]
        g.windows.used[w].append(a * CARDS + c)
        emit(g, Happened(card=c))
        p = g.owner[c] if HAND[a] else g.ctrl[c]
        g.windows.more[w] = 0
        if g.windows.moment[w] == AFTER * TRIGGERS + Trigger.REVEAL:
            yield from window(g, WOULD, Trigger.SYMBOL, w)
        for _ in range(1 + g.windows.more[w]):
            yield from DO[a](g, Use(card=c, seat=p, event=g.windows.event[w]))
        u = yield ask(g.lead, forced_options, w, alone=TAKE)


@rule("AHB-072", "AHB-216", "AHB-217", "AHB-103", "AHB-323")
def offer_free(g: Arkham, p: int) -> int:
    """Offer everything an investigator may use in a player window; return how much."""
    n = 0
    if g.listening[AT * TRIGGERS + Trigger.FREE]:
        for c in g.play:
            a = ability_at(g, c, AT, Trigger.FREE)
            while a >= 0:
                if abilities.usable(g, c, a, p, NONE):
                    offer(g, actions.Use(card=c, ability=NUMBER[a]))
                    n += 1
                a = NEXT[a]
    for c in g.hand[p]:
        n += offer_fast(g, c, p)
    c = playing.replayed_event(g, p)
    if c >= 0:
        n += offer_fast(g, c, p)
    if stages.may_advance(g, p):
        offer(g, AdvanceAct())
        n += 1
    return n


@rule("AHB-215", "AHB-216", "AHB-217")
def offer_fast(g: Arkham, c: int, p: int) -> int:
    """Offer a Fast card that may be played in this window."""
    if abilities.silenced(g, p):
        return 0
    if FAST[g.code[c]] == 0 and not playing.can_copy(g, c, p, playing.FREELY, NONE):
        return 0
    if TYPE[g.code[c]] == CardType.ASSET:
        if g.turn != p or not playing.playable(g, p, c) or assets.barred(g, c, p):
            return 0
    elif FAST[g.code[c]]:
        a = ability_at(g, c, AT, Trigger.EVENT)
        if a < 0 or not playing.playable_event(g, c, a, p, NONE):
            return 0
    offer(g, Play(card=c))
    return 1


@rule("AHB-103", "AHB-072")
def free_options(g: Arkham, p: int) -> None:
    n = offer_free(g, p)
    if n > 0 or g.asking[0]:
        offer(g, Pass())


@rule("AHB-103")
def player_window(g: Arkham, skipped: int) -> Rule:
    """Offer free abilities and Fast cards to everybody, until all have passed in a row; a seat may
    be left out because it is asked elsewhere.
    """
    p = g.turn if g.turn >= 0 else g.lead
    passed = 0
    while passed < g.seats:
        u = NONE
        if g.out[p] == 0 and p != skipped:
            u = yield ask(p, free_options)
        if u == NONE or Pass.matches(u):
            passed += 1
            p = (p + 1) % g.seats
        else:
            passed = 0
            yield from act_freely(g, p, u)


@rule("AHB-323")
def act_freely(g: Arkham, p: int, u: int) -> Rule:
    """Carry out what was chosen in a player window."""
    if AdvanceAct.matches(u):
        yield from stages.spend_and_advance(g)
    elif Play.matches(u):
        c = Play.card(u)
        if TYPE[g.code[c]] == CardType.ASSET:
            yield from playing.play_asset(g, c, p)
        else:
            x = yield from playing.choose_model(g, c, p, playing.FREELY, NONE)
            k = ability_at(g, c if x < 0 else x, AT, Trigger.EVENT)
            yield from playing.play_event(g, c, k, p, NONE, x)
    else:
        c = actions.Use.card(u)
        yield from abilities.use(g, c, ORDER[g.code[c]][actions.Use.ability(u)], p, NONE)
