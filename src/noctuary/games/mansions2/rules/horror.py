"""The horror step."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, rule
from noctuary.mechanics.spaces import in_range

from ..actions import HorrorBegan, PickMonster
from ..columns import CreatureRow
from ..opcodes import Use
from ..state import Mansions
from . import ending
from .evade import HORROR, drawn
from .interpreter import dispatch, events


@rule("MAN2-344", "MAN2-365")
def worst_in_range(g: Mansions, i: int) -> int:
    """Return the highest horror rating within range of an investigator, or NONE."""
    best = NONE
    for m in g.alive:
        rating = g.creatures[g.m_kind[m]][CreatureRow.HORROR]
        if rating > best and in_range(g, g.at[i], g.m_at[m]):
            best = rating
    return best


@rule("MAN2-366")
def fright_options(g: Mansions, p: int, figure: int) -> None:
    """Offer the most horrible monsters within range."""
    best = worst_in_range(g, figure)
    for m in g.alive:
        kind = g.m_kind[m]
        if g.creatures[kind][CreatureRow.HORROR] == best and in_range(g, g.at[figure], g.m_at[m]):
            offer(g, PickMonster(monster=m, creature=kind))


@rule("MAN2-365", "MAN2-366", "MAN2-367", "MAN2-368", "MAN2-369", "MAN2-370")
def horror_check(g: Mansions, i: int) -> Rule:
    """Check horror against the most horrible monster within range, with the same text for all."""
    if g.at[i] <= 0:
        return
    a = yield ask(g.player_of[i], fright_options, i, alone=TAKE)
    if a == NONE:
        return
    m = PickMonster.monster(a)
    kind = g.m_kind[m]
    texts = g.creatures[kind][CreatureRow.SCARE]
    if g.lists[texts] == 0:
        return
    if g.m_acted[m] == 0 or g.m_last[m][HORROR] == 0:
        g.m_acted[m] = 1
        drawn(g, m, HORROR, g.lists[texts])
    emit(g, HorrorBegan(investigator=g.who[i], monster=m, creature=kind))
    with g.scenes.open(
        seat=i, origin=i, monster=m, card=NONE, place=NONE, weapon_card=NONE, use=Use.HORROR,
        skill=NONE, puzzle=NONE,
    ) as e:  # fmt: skip
        yield from dispatch.run(g, g.lists[texts + g.m_last[m][HORROR]], e)


@rule("MAN2-364", "MAN2-090", "MAN2-086")
def horror_step(g: Mansions) -> Rule:
    """Let each investigator make one horror check."""
    for m in g.alive:
        g.m_acted[m] = 0
    for i in range(g.party[0]):
        if g.out[i] == 0:
            yield from horror_check(g, i)
            yield from events.settle(g, i)
            yield from ending.all_fallen(g)
