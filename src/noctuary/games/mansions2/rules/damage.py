"""Damage and Horror: suffered, healed, turned; Wounded, Insane, eliminated."""

from __future__ import annotations

from noctuary.kernel import (
    EVERYBODY,
    NONE,
    TAKE,
    IntRule,
    Rule,
    ask,
    draw,
    emit,
    move,
    offer,
    rand,
    rule,
)

from ..actions import (
    Eliminated,
    Enough,
    Healed,
    PickCard,
    PickFacedown,
    Suffered,
    SufferedDown,
    TurnedDown,
    TurnedUp,
)
from ..columns import CopyRow, FaceRow
from ..opcodes import Forbid, Hook
from ..state import Mansions
from . import cards, conditions, ending, round
from .interpreter import abilities, dispatch, events, targets

DAMAGE, HORROR = 0, 1
HEALTH = 6
"""Where health stands on a sheet; sanity is next to it."""
BOTH = 3
DRAWN = 24
MOST_BLANKS = 99

# ---- suffering


@rule("MAN2-265", "MAN2-266", "MAN2-278", "MAN2-283", "MAN2-Q29")
def suffer(g: Mansions, i: int, damage: int, horror: int, down: int) -> IntRule:
    """Suffer cards of both decks, all of one effect at once; return how many there were."""
    if i < 0 or g.out[i] or damage + horror <= 0:
        return 0
    n = 0
    g.suffering[i] += 1
    with g.harms.open(seat=i, damage=damage, horror=horror, down=BOTH if down else 0) as h:
        yield from before(g, h)
        if g.out[i] == 0:
            n = g.harms.damage[h] + g.harms.horror[h]
            take(g, h, DAMAGE, g.harms.damage[h])
            take(g, h, HORROR, g.harms.horror[h])
            yield from resolve(g, h)
    yield from after(g, i)
    return n


@rule("MAN2-278", "MAN2-283")
def after(g: Mansions, i: int) -> Rule:
    """End the outermost effect: what has been suffered in it counts together."""
    if g.suffering[i] == 1:
        yield from break_down(g, i)
    g.suffering[i] -= 1


@rule("MAN2-002", "MAN2-006")
def before(g: Mansions, h: int) -> Rule:
    """Use abilities that change what is about to be suffered, of the victim and of others."""
    i = g.harms.seat[h]
    if g.harms.damage[h] > 0:
        g.harms.sort[h] = DAMAGE
        yield from react(g, i, Hook.SUFFER_DAMAGE)
    if g.harms.horror[h] > 0:
        g.harms.sort[h] = HORROR
        yield from react(g, i, Hook.SUFFER_HORROR)
        for q in range(g.party[0]):
            beside = q != i and g.out[q] == 0 and g.at[q] >= 0 and g.at[q] == g.at[i]
            if beside and g.harms.horror[h] > 0:
                yield from react(g, q, Hook.ALLY_HORROR)


@rule()
def react(g: Mansions, i: int, hook: int) -> Rule:
    """Let abilities of an investigator take part in what befalls somebody."""
    if abilities.concerned(g, i, hook):
        with g.scenes.open(
            seat=i, origin=i, monster=NONE, piece=0, card=NONE, place=NONE, weapon_card=NONE,
            skill=NONE, puzzle=NONE,
        ) as e:  # fmt: skip
            yield from abilities.hooks(g, hook, e)


@rule("MAN2-265", "MAN2-266", "MAN2-Q23")
def take(g: Mansions, h: int, kind: int, n: int) -> None:
    """Draw cards, faceup or facedown; an empty deck gives a blank one."""
    i = g.harms.seat[h]
    hidden = 0
    for _ in range(n):
        if len(g.deck[kind]) == 0:
            g.blanks[2 * i + kind] = min(MOST_BLANKS, g.blanks[2 * i + kind] + 1)
            cards.missing(g, 0)
            hidden += 1
        elif (g.harms.down[h] >> kind) & 1 or len(g.harms.cards[h]) >= DRAWN:
            draw(g, g.deck[kind], g.down[2 * i + kind])
            hidden += 1
        else:
            c = draw(g, g.deck[kind], g.up[2 * i + kind])
            g.harms.cards[h].append(c)
            emit(g, Suffered(investigator=g.who[i], harm=kind, card=cards.face_of(g, c)))
    if hidden > 0:
        emit(g, SufferedDown(investigator=g.who[i], harm=kind, n=hidden))


# ---- cards resolved at once


def pending(g: Mansions, h: int) -> int:
    """Return how many cards are still to be resolved."""
    return sum(1 for c in g.harms.cards[h] if resolves(g, c))


@rule("MAN2-268")
def resolves(g: Mansions, c: int) -> bool:
    """Whether a card is resolved when it is turned up."""
    return g.faces[g.copies[c][CopyRow.FRONT]][FaceRow.KEEP] == 0


@rule("MAN2-Q29", "MAN2-011")
def order_options(g: Mansions, p: int, h: int) -> None:
    """Offer the cards to resolve, each face once."""
    for n in range(len(g.harms.cards[h])):
        c = g.harms.cards[h][n]
        if resolves(g, c) and first_with(g, h, g.copies[c][CopyRow.FRONT]) == c:
            offer(g, PickCard(card=g.copies[c][CopyRow.FRONT]))


def first_with(g: Mansions, h: int, f: int) -> int:
    """Return the first card with a face among those to resolve."""
    for c in g.harms.cards[h]:
        if g.copies[c][CopyRow.FRONT] == f:
            return c
    return NONE


@rule("MAN2-011", "MAN2-269", "MAN2-Q29")
def resolve(g: Mansions, h: int) -> Rule:
    """Resolve cards in the order their owner likes, then turn them facedown."""
    i = g.harms.seat[h]
    while pending(g, h) > 0 and g.out[i] == 0:
        a = yield ask(g.player_of[i], order_options, h, alone=TAKE)
        c = first_with(g, h, PickCard.card(a))
        g.harms.cards[h].remove(c)
        yield from dispatch.alone(g, i, c, g.faces[g.copies[c][CopyRow.FRONT]][FaceRow.DO])
        turn_down(g, i, c)


@rule("MAN2-269", "MAN2-330")
def turn_down(g: Mansions, i: int, c: int) -> None:
    """Turn a faceup card facedown, if it is still there; everybody remembers what it is."""
    kind = cards.deck_of(g, c)
    if c in g.up[2 * i + kind]:
        emit(g, TurnedDown(investigator=g.who[i], harm=kind, card=g.copies[c][CopyRow.FRONT]))
        move(g, c, g.down[2 * i + kind])
        g.remembered[c] = EVERYBODY


def forget(g: Mansions, c: int) -> None:
    """Forget what a card was that lies facedown no more."""
    g.remembered[c] = 0


# ---- healing and turning


@rule("MAN2-273")
def heal_options(g: Mansions, p: int, i: int, kind: int) -> None:
    """Offer each faceup card, or any facedown one."""
    row = 2 * i + kind
    for n in range(len(g.up[row])):
        f = g.copies[g.up[row][n]][CopyRow.FRONT]
        if not any(g.copies[g.up[row][k]][CopyRow.FRONT] == f for k in range(n)):
            offer(g, PickCard(card=f))
    if len(g.down[row]) + g.blanks[row] > 0:
        offer(g, PickFacedown(harm=kind))
    offer(g, Enough())


@rule("MAN2-272", "MAN2-273", "MAN2-274")
def heal(g: Mansions, i: int, kind: int, n: int, facedown: int) -> Rule:
    """Discard so many cards: chosen faceup ones, random facedown ones."""
    if g.out[i] or (kind == HORROR and abilities.forbidden(g, i, Forbid.HEAL_HORROR)):
        return
    left = n
    while left > 0 and targets.harms(g, i, kind) > 0:
        if facedown or len(g.up[2 * i + kind]) == 0:
            lose_down(g, i, kind, left)
            return
        a = yield ask(g.player_of[i], heal_options, i, kind)
        if a == NONE or Enough.matches(a):
            return
        if PickCard.matches(a):
            cards.discard(g, i, up_with(g, i, kind, PickCard.card(a)))
        else:
            lose_down(g, i, kind, 1)
        left -= 1


def up_with(g: Mansions, i: int, kind: int, f: int) -> int:
    """Return the first faceup card with a face."""
    for c in g.up[2 * i + kind]:
        if g.copies[c][CopyRow.FRONT] == f:
            return c
    return NONE


@rule("MAN2-013", "MAN2-273", "MAN2-274")
def lose_down(g: Mansions, i: int, kind: int, n: int) -> None:
    """Return so many facedown cards to their deck, at random."""
    row = 2 * i + kind
    lost = 0
    while lost < n and len(g.down[row]) + g.blanks[row] > 0:
        if rand(g, len(g.down[row]) + g.blanks[row]) < g.blanks[row]:
            g.blanks[row] -= 1
        else:
            forget(g, draw(g, g.down[row], g.deck[kind]))
        lost += 1
    if lost > 0:
        emit(g, Healed(investigator=g.who[i], harm=kind, n=lost))


@rule("MAN2-267", "MAN2-269", "MAN2-330")
def flip_card(g: Mansions, i: int, kind: int, n: int, faceup: int) -> Rule:
    """Turn so many cards, at random; those turned up take effect."""
    if g.out[i]:
        return
    if faceup == 0:
        for _ in range(n):
            if len(g.up[2 * i + kind]) > 0:
                turn_down(g, i, g.up[2 * i + kind][rand(g, len(g.up[2 * i + kind]))])
        return
    g.suffering[i] += 1
    with g.harms.open(seat=i, sort=kind) as h:
        for _ in range(n):
            turn_up(g, h)
        yield from resolve(g, h)
    yield from after(g, i)


@rule("MAN2-013", "MAN2-267")
def turn_up(g: Mansions, h: int) -> None:
    """Turn a card up: any facedown one, or any at all by the table option."""
    i = g.harms.seat[h]
    row = 2 * i + g.harms.sort[h]
    blind = len(g.up[row]) if g.flip_any[0] else 0
    blind += g.blanks[row]
    n = len(g.down[row])
    if n == 0 or rand(g, n + blind) < blind:
        return
    c = draw(g, g.down[row], g.up[row])
    forget(g, c)
    if len(g.harms.cards[h]) < DRAWN:
        g.harms.cards[h].append(c)
    emit(g, TurnedUp(investigator=g.who[i], harm=g.harms.sort[h], card=cards.face_of(g, c)))


# ---- Wounded, Insane


@rule("MAN2-260", "MAN2-261", "MAN2-276", "MAN2-281")
def too_much(g: Mansions, i: int, kind: int) -> bool:
    """Whether somebody has as many cards as health or sanity, whichever side is up."""
    return targets.harms(g, i, kind) >= g.sheet[i][HEALTH + kind]


@rule("MAN2-276", "MAN2-280", "MAN2-281", "MAN2-289", "MAN2-290")
def break_down(g: Mansions, i: int) -> Rule:
    """Be Wounded, then Insane; whoever already is so is eliminated."""
    while g.out[i] == 0 and (too_much(g, i, DAMAGE) or too_much(g, i, HORROR)):
        kind = DAMAGE if too_much(g, i, DAMAGE) else HORROR
        if conditions.is_(g, i, condition(g, kind)):
            yield from eliminate(g, i)
        else:
            yield from break_once(g, i, kind)


def condition(g: Mansions, kind: int) -> int:
    """Return the Condition of a deck: Wounded of Damage, Insane of Horror."""
    return conditions.INSANE if kind else conditions.WOUNDED


@rule("MAN2-277", "MAN2-282")
def break_once(g: Mansions, i: int, kind: int) -> Rule:
    """Gain the Condition and discard all facedown cards of its kind."""
    conditions.become(g, i, condition(g, kind))
    lose_down(g, i, kind, targets.harms(g, i, kind))
    with g.harms.open(seat=i) as h:
        g.harms.sort[h] = kind
        yield from react(g, i, Hook.INSANE if kind else Hook.WOUNDED)
    if too_much(g, i, kind) and not conditions.is_(g, i, condition(g, kind)):
        yield from eliminate(g, i)


# ---- elimination


@rule("MAN2-254", "MAN2-291")
def lay_all_down(g: Mansions, i: int) -> None:
    """Leave possessions on the space; return everything else but what decides his end."""
    while len(g.held[i]) > 0:
        cards.drop(g, i, g.held[i][0])
    k = 0
    while k < len(g.marks[i]):
        c = g.marks[i][k]
        if conditions.names(g, c, conditions.INSANE):
            k += 1
        else:
            cards.put_back(g, c)
    for kind in (DAMAGE, HORROR):
        row = 2 * i + kind
        while len(g.up[row]) > 0:
            move(g, g.up[row][0], g.deck[kind])
        while len(g.down[row]) > 0:
            forget(g, draw(g, g.down[row], g.deck[kind]))
        g.blanks[row] = 0
    g.clues[i] = 0


@rule("MAN2-294", "MAN2-Q22")
def phase_to_come(g: Mansions) -> bool:
    """Whether the Investigator phase of this round has not begun: nobody has had a turn.

    A foreign quest gives the next one in any case.
    """
    if g.phase != round.Phase.INVESTIGATORS or events.foreign(g):
        return False
    return g.reporting == 0 and sum(g.acted) == 0


@rule("MAN2-291", "MAN2-292", "MAN2-294", "MAN2-295", "MAN2-Q22")
def eliminate(g: Mansions, i: int) -> Rule:
    """Eliminate somebody; the others have one more phase, if any are left."""
    if g.out[i]:
        return
    lay_all_down(g, i)
    g.out[i] = 1
    g.at[i] = NONE
    emit(g, Eliminated(investigator=g.who[i]))
    if g.fallen == 0:
        g.fallen = g.round if phase_to_come(g) else g.round + 1
    yield from ending.all_fallen(g)
    for q in range(g.party[0]):
        yield from react(g, q, Hook.ALWAYS)
