"""Decisions that the investigators take together."""

from __future__ import annotations

from noctuary.kernel import NONE, emit, rand, rule

from ..actions import Voted
from ..state import Mansions


def first_in_play(g: Mansions) -> int:
    """Return the first investigator who is not eliminated; if all are, the first of all."""
    for i in range(g.party[0]):
        if g.out[i] == 0:
            return i
    return 0


@rule("MAN2-010", "MAN2-011")
def leader(g: Mansions) -> int:
    """Return who answers for the group: the active investigator's player, else the first."""
    if g.turn >= 0 and g.out[g.turn] == 0:
        return g.player_of[g.turn]
    return g.player_of[first_in_play(g)]


@rule("MAN2-004")
def heard(g: Mansions, p: int) -> bool:
    """Whether a player has a say: one with an investigator in play."""
    return any(g.player_of[i] == p and g.out[i] == 0 for i in range(g.party[0]))


def voting(g: Mansions) -> bool:
    """Whether everybody is asked, and there is more than one to ask."""
    return g.vote[0] > 0 and g.seats > 1


@rule("MAN2-010", "MAN2-012")
def agreed(g: Mansions) -> int:
    """Return what all answers say or, if they differ, that of an investigator drawn at random."""
    common = NONE
    split = 0
    for p in range(g.seats):
        if g.answers[p] != NONE:
            if common == NONE:
                common = g.answers[p]
            elif common != g.answers[p]:
                split = 1
    if split == 0:
        return common
    left = sum(1 for i in range(g.party[0]) if g.out[i] == 0)
    k = rand(g, left)
    for i in range(g.party[0]):
        if g.out[i] == 0:
            if k == 0:
                emit(g, Voted(investigator=g.who[i]))
                return g.answers[g.player_of[i]]
            k -= 1
    return common
