"""Corrections of wrong reports, without undoing what has happened since."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, emit, offer, rule
from noctuary.mechanics.spaces import on_board

from ..actions import (
    DamageCorrected,
    Leave,
    MonsterReplaced,
    MonsterWithdrawn,
    PlaceAt,
    SetDamage,
    TakeAway,
    TokenReplaced,
    TokenWithdrawn,
)
from ..columns import PieceRow
from ..limits import MOVED
from ..state import Mansions
from . import tokens
from .group_choices import leader

MOST_SET = 63


@rule("MAN2-486", "MAN2-Q26")
def amend_options(g: Mansions, p: int, monster: int, piece: int) -> None:
    """Offer another damage, another place, or to leave the board."""
    if monster >= 0:
        for n in range(min(MOST_SET + 1, g.m_health[monster])):
            if n != g.m_damage[monster]:
                offer(g, SetDamage(n=n))
    here = g.m_at[monster] if monster >= 0 else tokens.lies_at(g, piece)
    for s in range(1, len(g.spaces)):
        if s != here and on_board(g, s):
            offer(g, PlaceAt(space=s))
    offer(g, TakeAway())
    offer(g, Leave())


@rule("MAN2-138", "MAN2-486", "MAN2-Q26")
def amend_monster(g: Mansions, m: int) -> Rule:
    """Correct the damage or the place of a monster, or take it away."""
    kind = g.m_kind[m]
    a = yield ask(leader(g), amend_options, m, NONE)
    if SetDamage.matches(a):
        g.m_damage[m] = SetDamage.n(a)
        emit(g, DamageCorrected(monster=m, creature=kind, n=g.m_damage[m]))
    elif PlaceAt.matches(a):
        g.m_at[m] = PlaceAt.space(a)
        emit(g, MonsterReplaced(monster=m, creature=kind, space=g.m_at[m]))
    elif TakeAway.matches(a):
        g.alive.remove(m)
        emit(g, MonsterWithdrawn(monster=m, creature=kind))


@rule("MAN2-Q26")
def amend_token(g: Mansions, k: int) -> Rule:
    """Correct the place of a token, or take it away."""
    a = yield ask(leader(g), amend_options, NONE, k, clause="MAN2-Q26")
    if PlaceAt.matches(a):
        displace(g, k, PlaceAt.space(a))
        emit(g, TokenReplaced(piece=k, space=PlaceAt.space(a)))
    elif TakeAway.matches(a):
        tokens.withdraw(g, k)
        emit(g, TokenWithdrawn(piece=k))


def displace(g: Mansions, k: int, s: int) -> None:
    """Remember where a token lies; of too many, the last ones."""
    forget(g, k)
    if s == g.pieces[k][PieceRow.SPACE]:
        return
    if g.moved[MOVED - 1]:
        forget(g, g.moved[0])
    for n in range(MOVED):
        if g.moved[n] == 0:
            g.moved[n] = k
            g.moved_to[n] = s
            return


def forget(g: Mansions, k: int) -> None:
    """Forget that a token lies elsewhere than the scenario says."""
    for n in range(MOVED):
        if g.moved[n] == k:
            for later in range(n, MOVED - 1):
                g.moved[later] = g.moved[later + 1]
                g.moved_to[later] = g.moved_to[later + 1]
            g.moved[MOVED - 1] = 0
            return
