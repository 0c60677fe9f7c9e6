"""Fire, Darkness, Secret Passages: their places and their effects."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, ask_all, emit, offer, rule
from noctuary.mechanics.spaces import (
    CUT,
    DARKNESS,
    FIRE,
    PASSAGE,
    REACHES,
    exit_at,
    exits,
    on_board,
)

from ..actions import FeatureGone, FeaturePlaced, FireSpread, Missing, PickSpace
from ..components import FEATURES, SKILLS
from ..limits import PASSAGES
from ..opcodes import Use
from ..state import Mansions
from . import barricades, cards, damage, skill_tests
from .group_choices import agreed, heard, leader, voting
from .interpreter import targets

FIRES, DARK, BARRICADE, SECRET = range(len(FEATURES))
AGILITY = SKILLS.index("agility")
MOST_SAVED = 99

# ---- placing and removing


@rule("MAN2-162", "MAN2-372", "MAN2-066")
def put_feature(g: Mansions, e: int, feature: int, place: int) -> Rule:
    """Place a feature by an effect."""
    s = yield from targets.where(g, e, place)
    if on_board(g, s):
        lay_feature(g, feature, s)


@rule("MAN2-155", "MAN2-393", "MAN2-016", "MAN2-017", "MAN2-033", "MAN2-411")
def lay_feature(g: Mansions, feature: int, s: int) -> None:
    """Lay a feature on a space; Fire, Darkness and a passage only where there is none."""
    if feature == BARRICADE:
        barricades.bring(g, s)
        return
    bit = FIRE if feature == FIRES else (DARKNESS if feature == DARK else PASSAGE)
    if g.feature[s] & bit:
        return
    if feature == SECRET and how_many(g, PASSAGE) >= PASSAGES:
        emit(g, Missing(n=0))
        return
    g.feature[s] = g.feature[s] | bit
    emit(g, FeaturePlaced(feature=feature, space=s))


def how_many(g: Mansions, bit: int) -> int:
    """Return the number of spaces with a feature."""
    return sum(1 for s in range(1, len(g.spaces)) if g.feature[s] & bit)


@rule("MAN2-399")
def put_out(g: Mansions, s: int) -> None:
    """Put out the Fire of a space."""
    g.feature[s] = g.feature[s] & ~FIRE
    emit(g, FeatureGone(feature=FIRES, space=s))


def extinguish(g: Mansions, i: int, n: int) -> None:
    """Discard the Fire of an investigator's space by an effect."""
    if n > 0 and burning(g, g.at[i]):
        put_out(g, g.at[i])


@rule("MAN2-161", "MAN2-195")
def clear_space(g: Mansions, s: int) -> None:
    """Discard everything that lies on a space."""
    barricades.take_away(g, s)
    for feature in (FIRES, DARK, SECRET):
        bit = FIRE if feature == FIRES else (DARKNESS if feature == DARK else PASSAGE)
        if g.feature[s] & bit:
            g.feature[s] = g.feature[s] & ~bit
            emit(g, FeatureGone(feature=feature, space=s))
    g.feature[s] = g.feature[s] & ~CUT


# ---- fire


def burning(g: Mansions, s: int) -> bool:
    """Whether there is Fire on a space."""
    return s > 0 and g.feature[s] & FIRE > 0


def any_fire(g: Mansions) -> bool:
    """Whether any space burns."""
    return any(g.feature[s] & FIRE > 0 for s in range(1, len(g.spaces)))


@rule("MAN2-395", "MAN2-396", "MAN2-397", "MAN2-407")
def burn(g: Mansions, i: int) -> Rule:
    """Let an investigator suffer from Fire, a card facedown."""
    yield from damage.suffer(g, i, 1, 0, 1)


@rule("MAN2-403")
def spread_options(g: Mansions, p: int) -> None:
    """Offer every space next to one that burns."""
    if not heard(g, p):
        return
    for t in range(1, len(g.spaces)):
        if can_catch(g, t):
            offer(g, PickSpace(space=t))


def can_catch(g: Mansions, t: int) -> bool:
    """Whether a space does not burn, and one next to it does."""
    return on_board(g, t) and g.feature[t] & FIRE == 0 and beside_fire(g, t)


def beside_fire(g: Mansions, t: int) -> bool:
    """Whether a space next to this one burns, not behind a wall."""
    for k in range(exits(g, t)):
        s = exit_at(g, t, k, REACHES)
        if s > 0 and g.feature[s] & FIRE:
            return True
    return False


@rule("MAN2-079", "MAN2-403", "MAN2-404", "MAN2-405", "MAN2-Q20", "MAN2-155")
def fire_spreads(g: Mansions) -> Rule:
    """Spread Fire to one more space; the group chooses it."""
    if not any_fire(g):
        return
    if voting(g) and sum(1 for t in range(1, len(g.spaces)) if can_catch(g, t)) > 1:
        yield ask_all(spread_options)
        a = agreed(g)
    else:
        a = yield ask(leader(g), spread_options, alone=TAKE)
    if a != NONE:
        s = PickSpace.space(a)
        g.feature[s] = g.feature[s] | FIRE
        emit(g, FireSpread(space=s))


@rule("MAN2-398", "MAN2-399", "MAN2-400")
def fight_fire(g: Mansions, e: int) -> Rule:
    """Test Agility: each success puts out the Fire here, or one entered later this round."""
    i = g.scenes.seat[e]
    g.scenes.use[e] = Use.EXTINGUISH
    n = yield from skill_tests.make_test(g, e, AGILITY, 0, NONE)
    if g.out[i]:
        return
    if n > 0 and burning(g, g.at[i]):
        put_out(g, g.at[i])
        n -= 1
    g.saved[i] = min(MOST_SAVED, g.saved[i] + n)


# ---- darkness


@rule("MAN2-391", "MAN2-392")
def shines(g: Mansions, s: int) -> bool:
    """Whether there is a Fire or a Light Source on a space."""
    if g.feature[s] & FIRE:
        return True
    for i in range(g.party[0]):
        if g.at[i] == s and cards.carries_light(g, i):
            return True
    return cards.light_lies(g, s)


@rule("MAN2-391", "MAN2-Q19")
def lit(g: Mansions, s: int) -> bool:
    """Whether light shines on a space or on one next to it."""
    if shines(g, s):
        return True
    for k in range(exits(g, s)):
        t = exit_at(g, s, k, REACHES)
        if t > 0 and shines(g, t):
            return True
    return False


@rule("MAN2-389", "MAN2-390", "MAN2-391", "MAN2-394")
def dark(g: Mansions, i: int) -> bool:
    """Whether an investigator stands in Darkness that nothing lights."""
    s = g.at[i]
    return s > 0 and g.feature[s] & DARKNESS > 0 and not lit(g, s)
