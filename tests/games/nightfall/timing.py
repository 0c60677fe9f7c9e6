"""When abilities act: cards that listen, timing points, modifiers."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, draw, emit, move, move_all, offer, rule

from . import turn
from .actions import (
    Discovered,
    Drew,
    EnteredPlay,
    Happened,
    LeftPlay,
    Modified,
    Pass,
    Reacted,
    Target,
    Use,
)
from .content import CODE, COST, SKILL, TYPE, T
from .registry import (
    ABILITY,
    AFTER,
    AIM,
    AIMED,
    ANSWER,
    ANSWERS_OF,
    CAN,
    CONSTANT,
    DO,
    EXHAUST,
    FORCED,
    FROM_HAND,
    HAND,
    KINDS,
    LIMIT,
    SLOTS_OF,
    WHEN,
    Q,
)
from .state import Nightfall

GOAL = 4

# ---- which cards listen, which answer


def is_enemy(g: Nightfall, c: int) -> bool:
    """Whether it is an enemy in play."""
    return TYPE[c] == T.ENEMY and c in g.play


def here(g: Nightfall, p: int, c: int) -> bool:
    """Whether it is an enemy at the investigator's place."""
    return is_enemy(g, c) and g.at[c] == g.at[p]


def counts(g: Nightfall, c: int, n: int) -> None:
    """Count what a card listens to when it comes into play (n = 1) or leaves it (n = -1)."""
    for i in range(4):
        if SLOTS_OF[CODE[c]][i] >= 0:
            g.listen[SLOTS_OF[CODE[c]][i]] += n
        if ANSWERS_OF[CODE[c]][i] >= 0:
            g.answering[ANSWERS_OF[CODE[c]][i]] += n


def put_in_play(g: Nightfall, c: int, seat: int, place: int) -> None:
    """Put a card into play, controlled by a seat or by nobody (-1)."""
    move(g, c, g.play)
    g.ctrl[c] = seat
    g.at[c] = place
    g.engaged[c] = NONE
    g.seen[c] = 0
    counts(g, c, 1)
    emit(g, EnteredPlay(card=c))


def leave_play(g: Nightfall, c: int) -> None:
    """Take a card out of play; the row is clean for the next time."""
    counts(g, c, -1)
    g.ctrl[c] = NONE
    g.engaged[c] = NONE
    g.damage[c] = 0
    g.horror[c] = 0
    g.exhausted[c] = 0
    g.spent[c] = 0
    g.dying[c] = 0
    if TYPE[c] == T.ENEMY:
        move(g, c, g.encounter)
    else:
        move(g, c, g.discard)
    emit(g, LeftPlay(card=c))


# ---- modifiers: one loop, so that every amount has sources with names


def answer(g: Nightfall, q: int, c: int, who: int, x: int) -> int:
    """Return the answer of one card in play to a question."""
    k = ANSWER[CODE[c]][q]
    if k < 0:
        return 0
    return CONSTANT[k](g, c, who, x)


def total(g: Nightfall, q: int, who: int, x: int) -> int:
    """Return the sum of all answers to a question about seat or card `who`."""
    n = 0
    if g.answering[q]:
        n = sum(answer(g, q, c, who, x) for c in g.play)
    for i in range(g.lasting):
        if g.lasting_q[i] == q and g.lasting_who[i] == who:
            n += g.lasting_n[i]
    return n


def tell_sources(g: Nightfall, q: int, who: int, x: int) -> None:
    """Emit the same sum, source by source."""
    for c in g.play:
        n = answer(g, q, c, who, x)
        if n != 0:
            emit(g, Modified(question=q, card=c, n=n))
    for i in range(g.lasting):
        if g.lasting_q[i] == q and g.lasting_who[i] == who:
            emit(g, Modified(question=q, card=g.lasting_card[i], n=g.lasting_n[i]))


def skill(g: Nightfall, p: int, s: int, t: int) -> int:
    """Return the investigator's own value and every modifier of it."""
    return SKILL[p][s] + total(g, s, p, t)


def last(g: Nightfall, q: int, who: int, n: int, card: int) -> None:
    """Begin an effect until the end of the round."""
    i = g.lasting
    g.lasting += 1
    g.lasting_q[i] = q
    g.lasting_who[i] = who
    g.lasting_n[i] = n
    g.lasting_card[i] = card


# ---- drawing


def draw_card(g: Nightfall, p: int) -> None:
    """Draw the top card if somebody has looked at it, otherwise any card of the deck."""
    if len(g.deck) + len(g.top) == 0:
        move_all(g, g.discard, g.deck)
    if len(g.top):
        c = g.top[0]
        move(g, c, g.hand[p])
        emit(g, Drew(seat=p, card=c))
    elif len(g.deck):
        c = draw(g, g.deck, g.hand[p])
        g.seen[c] = 0
        emit(g, Drew(seat=p, card=c))


# ---- windows


def affordable(g: Nightfall, p: int, c: int) -> bool:
    """Whether it is a card in hand that may be played: paid for, and not silenced."""
    return COST[c] <= g.resources[p] and (TYPE[c] != T.EVENT or total(g, Q.SILENCE, p, c) == 0)


def has_target(g: Nightfall, c: int, a: int, p: int, ev: int) -> bool:
    return AIMED[a] == 0 or any(AIM[a](g, c, p, ev, t) for t in g.play)


def usable(g: Nightfall, c: int, a: int, p: int, w: int) -> bool:
    """Whether it is an ability that seat `p` may use in the window `w`."""
    if FORCED[a] or c in g.windows.used[w]:
        return False
    if HAND[a]:
        if not affordable(g, p, c):
            return False
    elif g.ctrl[c] != p or (EXHAUST[a] and g.exhausted[c]) or (LIMIT[a] and g.spent[c] >= LIMIT[a]):
        return False
    return CAN[a](g, c, p, g.windows.ev[w]) and has_target(g, c, a, p, g.windows.ev[w])


def forced_options(g: Nightfall, p: int, w: int) -> None:
    slot = g.windows.slot[w]
    if g.listen[slot]:
        for c in g.play:
            a = ABILITY[CODE[c]][slot]
            if (
                a >= 0
                and FORCED[a]
                and c not in g.windows.used[w]
                and CAN[a](g, c, g.ctrl[c], g.windows.ev[w])
            ):
                offer(g, Use(card=c))


def reaction_options(g: Nightfall, p: int, w: int) -> None:
    slot = g.windows.slot[w]
    found = 0
    if g.listen[slot]:
        for c in g.play:
            a = ABILITY[CODE[c]][slot]
            if a >= 0 and HAND[a] == 0 and usable(g, c, a, p, w):
                offer(g, Use(card=c))
                found += 1
    if FROM_HAND[slot]:
        if g.whispers[0] and len(g.hand[p]):
            found += 1  # being asked must not tell a hand
        for c in g.hand[p]:
            a = ABILITY[CODE[c]][slot]
            if a >= 0 and HAND[a] and usable(g, c, a, p, w):
                offer(g, Use(card=c))
                found += 1
    if found:
        offer(g, Pass())


@rule("AHC-139", "AHC-140", "AHC-141")
def window(g: Nightfall, timing: int, kind: int, ev: int) -> Rule:
    """Resolve one timing point: every forced ability, then reactions until all have passed in a
    row.
    """
    slot = timing * KINDS + kind
    if g.listen[slot] == 0 and FROM_HAND[slot] == 0:
        return
    with g.windows.open(slot=slot, ev=ev) as w:
        u = yield ask(g.lead, forced_options, w, alone=TAKE)
        while u != NONE:
            c = Use.card(u)
            g.windows.used[w].append(c)
            emit(g, Happened(card=c, timing=timing))
            yield from DO[ABILITY[CODE[c]][slot]](g, c, g.ctrl[c], ev, NONE)
            u = yield ask(g.lead, forced_options, w, alone=TAKE)
        p = g.active
        passed = 0
        while passed < g.seats:
            u = NONE
            if g.out[p] == 0:
                u = yield ask(p, reaction_options, w)
            if u == NONE or Pass.matches(u):
                passed += 1
                p = (p + 1) % g.seats
            else:
                passed = 0
                yield from use(g, p, Use.card(u), w)


def target_options(g: Nightfall, p: int, c: int, a: int, ev: int) -> None:
    for t in g.play:
        if AIM[a](g, c, p, ev, t):
            offer(g, Target(card=t))


@rule("AHC-144", "AHC-145")
def use(g: Nightfall, p: int, c: int, w: int) -> Rule:
    """Pay for a reaction, choose its target, resolve it."""
    slot = g.windows.slot[w]
    a = ABILITY[CODE[c]][slot]
    ev = g.windows.ev[w]
    g.windows.used[w].append(c)
    g.spent[c] += 1
    g.exhausted[c] |= EXHAUST[a]
    if HAND[a]:
        g.resources[p] -= COST[c]
        g.seen[c] = 0
        move(g, c, g.limbo)
    emit(g, Reacted(seat=p, card=c, timing=slot // KINDS))
    t = NONE
    if AIMED[a]:
        x = yield ask(p, target_options, c, a, ev)
        t = Target.card(x)
    yield from DO[a](g, c, p, ev, t)
    if c in g.limbo:
        g.spent[c] = 0
        move(g, c, g.discard)


@rule("AHC-143")
def discover(g: Nightfall, p: int, n: int) -> Rule:
    """Move clues from the place to the investigator."""
    with g.discoveries.open(seat=p, amount=n) as d:
        yield from window(g, WHEN, g.discoveries.kind, d)
        k = min(g.discoveries.amount[d], g.clues[g.at[p]])
        if k <= 0:
            return
        g.clues[g.at[p]] -= k
        g.clues[p] += k
        g.score[p] = g.clues[p]
        emit(g, Discovered(seat=p, n=k))
        yield from window(g, AFTER, g.discoveries.kind, d)
    if sum(g.clues[q] for q in range(g.seats)) >= GOAL:
        yield from turn.end_night(g, 1)
