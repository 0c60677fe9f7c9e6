"""Barricades: against doors and Secret Passages, away from them, shoved and broken."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, ask, deny, emit, offer, rule
from noctuary.mechanics.spaces import (
    BREAKS,
    CUT,
    DOOR,
    PASSAGE,
    UNBOUND,
    WAYS,
    edge_kind,
    has_passage,
    other_side,
    steps_to,
)

from ..actions import (
    BarricadeRolled,
    Block,
    Blocked,
    BlockPassage,
    Die,
    FeatureGone,
    FeaturePlaced,
    Missing,
    Report,
    Shove,
    Unblock,
    Unblocked,
)
from ..columns import CreatureRow, SpaceRow
from ..components import ABILITIES, FEATURES, SKILLS
from ..limits import BARRICADES, EDGE_ROOM
from ..opcodes import Forbid, Side, Use
from ..state import Mansions
from . import moving, skill_tests
from .group_choices import leader
from .interpreter import abilities

BARRICADE = FEATURES.index("barricade")
STRENGTH = SKILLS.index("strength")
BATTERING = 1 << ABILITIES.index("battering")
PASSAGE_END = EDGE_ROOM + 1
"""A Barricade that cuts off the Secret Passage of its space, not an edge."""
TWO = 2


@rule("MAN2-017", "MAN2-032")
def bring(g: Mansions, s: int) -> None:
    """Place a Barricade on a space, against nothing yet."""
    for b in range(BARRICADES):
        if g.barricade_at[b] == NONE:
            g.barricade_at[b] = s
            g.barricade_edge[b] = 0
            emit(g, FeaturePlaced(feature=BARRICADE, space=s))
            return
    emit(g, Missing(n=0))


def take_away(g: Mansions, s: int) -> None:
    """Discard every Barricade of a space."""
    for b in range(BARRICADES):
        if g.barricade_at[b] == s:
            discard(g, b)


def discard(g: Mansions, b: int) -> None:
    """Discard a Barricade."""
    release(g, b)
    emit(g, FeatureGone(feature=BARRICADE, space=g.barricade_at[b]))
    g.barricade_at[b] = NONE


def release(g: Mansions, b: int) -> None:
    """Open again what a Barricade blocks."""
    if g.barricade_edge[b] == PASSAGE_END:
        s = g.barricade_at[b]
        g.feature[s] = g.feature[s] & ~CUT
    elif g.barricade_edge[b] > 0:
        g.blocked[g.barricade_edge[b] - 1] -= 1
    g.barricade_edge[b] = 0


# ---- on its own space


@rule("MAN2-374", "MAN2-375", "MAN2-376", "MAN2-378", "MAN2-094", "MAN2-097")
def barricade_offers(g: Mansions, i: int) -> None:
    """Offer to move a Barricade: against a door or a passage, away from it, or from beyond."""
    s = g.at[i]
    banned = abilities.forbidden(g, i, Forbid.BARRICADE)
    for b in range(BARRICADES):
        if g.barricade_at[b] == s:
            for k in range(WAYS):
                t = other_side(g, s, k)
                if t > 0 and first_door(g, s, t) == g.ways[s][k]:
                    if g.barricade_edge[b] != g.ways[s][k]:
                        if banned:
                            deny(g, Block(barricade=b, space=t), "MAN2-003")
                        else:
                            offer(g, Block(barricade=b, space=t))
            if not banned:
                if g.feature[s] & PASSAGE and g.feature[s] & CUT == 0:
                    offer(g, BlockPassage(barricade=b))
                if g.barricade_edge[b] > 0:
                    offer(g, Unblock(barricade=b))
        elif g.barricade_at[b] > 0 and beyond_it(g, s, b):
            if banned:
                deny(g, Shove(barricade=b), "MAN2-003")
            else:
                offer(g, Shove(barricade=b))


def first_door(g: Mansions, s: int, t: int) -> int:
    """Return 1 + the first edge that is a door between two spaces, or 0."""
    for k in range(WAYS):
        w = g.ways[s][k]
        if w > 0 and other_side(g, s, k) == t and edge_kind(g, w - 1) == DOOR:
            return w
    return 0


@rule("MAN2-378")
def beyond_it(g: Mansions, s: int, b: int) -> bool:
    """Whether a space is behind the opening that a Barricade blocks, and in another room."""
    t = g.barricade_at[b]
    if g.spaces[s][SpaceRow.ROOM] == g.spaces[t][SpaceRow.ROOM]:
        return False
    if g.barricade_edge[b] == PASSAGE_END:
        return has_passage(g, s, t, UNBOUND)
    w = g.barricade_edge[b]
    return w > 0 and (g.edges[w - 1][0] == s or g.edges[w - 1][1] == s)


@rule("MAN2-374", "MAN2-377", "MAN2-388")
def block(g: Mansions, b: int, t: int) -> None:
    """Put a Barricade against the door to a space."""
    release(g, b)
    w = first_door(g, g.barricade_at[b], t)
    if w > 0:
        g.barricade_edge[b] = w
        g.blocked[w - 1] += 1
        emit(g, Blocked(barricade=b, space=t))


@rule("MAN2-374", "MAN2-377", "MAN2-388")
def block_passage(g: Mansions, b: int) -> None:
    """Cut the passage of a Barricade's space off from all others."""
    release(g, b)
    s = g.barricade_at[b]
    g.barricade_edge[b] = PASSAGE_END
    g.feature[s] = g.feature[s] | CUT
    emit(g, Blocked(barricade=b, space=s))


@rule("MAN2-375")
def unblock(g: Mansions, b: int) -> None:
    """Take a Barricade away from what it blocks."""
    release(g, b)
    emit(g, Unblocked(barricade=b, space=g.barricade_at[b]))


@rule("MAN2-378", "MAN2-379", "MAN2-380")
def shove(g: Mansions, e: int, b: int) -> Rule:
    """Test Strength: two successes move a Barricade away from beyond; then one may pass."""
    i = g.scenes.seat[e]
    if g.barricade_at[b] <= 0 or not beyond_it(g, g.at[i], b):
        return
    g.scenes.use[e] = Use.BARRICADE
    n = yield from skill_tests.make_test(g, e, STRENGTH, 0, TWO)
    if n < TWO or g.out[i] or g.barricade_at[b] <= 0 or not beyond_it(g, g.at[i], b):
        return
    unblock(g, b)
    yield from moving.follow(g, e, g.barricade_at[b])


# ---- monsters


def between(g: Mansions, s: int, t: int, how: int) -> int:
    """Return the Barricade that closes the step from a space to another, or NONE."""
    if steps_to(g, s, t, how & ~BREAKS):
        return NONE
    for k in range(WAYS):
        w = g.ways[s][k]
        if w > 0 and other_side(g, s, k) == t and g.blocked[w - 1] > 0:
            for b in range(BARRICADES):
                if g.barricade_at[b] != NONE and g.barricade_edge[b] == w:
                    return b
    for b in range(BARRICADES):
        if g.barricade_edge[b] == PASSAGE_END:
            if g.barricade_at[b] == s or g.barricade_at[b] == t:
                return b
    return NONE


@rule("MAN2-381", "MAN2-382", "MAN2-383", "MAN2-384", "MAN2-385", "MAN2-386", "MAN2-345")
def broken(g: Mansions, m: int, b: int) -> IntRule:
    """Return 1 if a monster breaks a Barricade, with two successes of its brawn."""
    kind = g.m_kind[m]
    dice = g.creatures[kind][CreatureRow.BRAWN]
    if g.creatures[kind][CreatureRow.ABILITIES] & BATTERING:
        dice += TWO
    dice = max(1, dice)
    n = 0
    if g.kept[Side.DICE]:
        for _ in range(dice):
            if skill_tests.die(g) == Die.success:
                n += 1
    else:
        a = yield ask(leader(g), skill_tests.outcome_options, dice, Die.success, clause="MAN2-383")
        n = Report.n(a)
    emit(g, BarricadeRolled(monster=m, creature=kind, dice=dice, successes=n))
    if n < TWO:
        return 0
    discard(g, b)
    return 1
