"""Triggered abilities: who may use them, what they cost, using one."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, rule

from ..ability import (
    ACTIONS,
    AIM,
    AIMED,
    ANYWHERE,
    CALM,
    CAN,
    DESIGNATOR,
    DISCARDED,
    DO,
    EXHAUST,
    FORCED,
    GROUP,
    HAND,
    LIMIT,
    PAY,
    PERIOD,
    PRICE,
    TURN,
    USED,
    Period,
    Question,
    Use,
)
from ..actions import Target, Used
from ..components import EMPTIES, ENCOUNTER, SEATS, TITLE, TYPE, CardType, Designator
from ..state import Arkham
from . import drawing, enemies, zones
from .values import aloof, blank, enemy_here, engaged_somewhere, place, spot, test_here, total

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
    """Return how often a limited ability was used in its period: by one seat, or by the group."""
    if PERIOD[a] == Period.TEST:
        t = test_here(g)
        if t < 0:
            return 0
        return sum(x == c for x in g.tests.once[t])
    if GROUP[a]:
        return g.spent[c] & 3
    return (g.spent[c] >> (2 * p)) & 3


@rule("AHB-096", "AHB-097", "AHB-100")
def note_use(g: Arkham, c: int, a: int, p: int) -> None:
    """Count one use of a limited ability."""
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


@rule("AHB-099")
def note_max(g: Arkham, c: int) -> None:
    """Forbid further copies of a card in this round, to everybody."""
    g.maxed.append(TITLE[g.code[c]])


@rule("AHC-005", "AHC-006", "AHB-047", "AHB-079", "AHB-344")
def payable(g: Arkham, c: int, a: int, p: int) -> bool:
    """Whether the costs of an ability of a card in play can be paid now."""
    if EXHAUST[a] and g.exhausted[c]:
        return False
    if USED[a] > g.uses[c] or PRICE[a] > drawing.purse(g, p):
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
    """Whether an ability may choose it: no card immune to player cards can be chosen by one."""
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


@rule("AHB-297")
def silenced(g: Arkham, p: int) -> bool:
    """Whether somebody else resolves a card with Peril."""
    return g.peril >= 0 and g.peril != p


@rule("AHB-069", "AHB-070", "AHB-072")
def usable(g: Arkham, c: int, a: int, p: int, event: int) -> bool:
    """Whether it is a triggered ability of a card in play that an investigator may use now."""
    if FORCED[a] or HAND[a] or not reaches(g, c, a, p) or not payable(g, c, a, p):
        return False
    if blank(g, c) or silenced(g, p):
        return False
    return CAN[a](g, Use(card=c, seat=p, event=event)) and has_target(g, c, a, p, event)


# ---- using an ability


@rule("AHB-082")
def target_options(g: Arkham, p: int, card: int, a: int, event: int) -> None:
    for t in g.play:
        if may_target(g, card, a, p, event, t):
            offer(g, Target(card=t))


@rule("AHB-168", "AHB-169", "AHB-177", "AHB-178", "AHC-130", "AHC-131", "AHC-284", "AHC-449")
def provokes(g: Arkham, a: int) -> bool:
    """Whether it is an action whose bold word, or text, does not keep enemies quiet."""
    return CALM[a] == 0 and not (Designator.fight <= DESIGNATOR[a] <= Designator.resign)


@rule("AHB-076", "AHB-077", "AHB-078", "AHC-144", "AHC-145", "AHC-007")
def use(g: Arkham, c: int, a: int, p: int, event: int) -> Rule:
    """Use an ability of a card in play: choose, pay everything, suffer attacks, carry it out."""
    t = NONE
    if AIMED[a]:
        x = yield ask(p, target_options, c, a, event, alone=TAKE)
        t = Target.card(x)
    emit(g, Used(seat=p, card=c))
    note_use(g, c, a, p)
    g.exhausted[c] |= EXHAUST[a]
    g.uses[c] -= USED[a]
    drawing.spend(g, p, PRICE[a])
    yield from PAY[a](g, Use(card=c, seat=p, event=event, target=t))
    if DISCARDED[a]:
        zones.discard(g, c)
    if ACTIONS[a] and provokes(g, a):
        yield from enemies.attacks_of_opportunity(g, p)
    if g.out[p] == 0:
        yield from DO[a](g, Use(card=c, seat=p, event=event, target=t))
    if EMPTIES[g.code[c]] and c in g.play and g.uses[c] == 0 and g.ctrl[c] >= 0:
        zones.discard(g, c)
