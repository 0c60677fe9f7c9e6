"""The power of a Lost Kid who has been found."""

from __future__ import annotations

from noctuary.kernel import Rule, ask, draw, emit, move, offer, rule

from ..actions import Fled, MoveTo, PowerUsed, Resolve, Whom
from ..components import KIDS, LOST, PowerName
from ..state import Lakeview
from ..town import ADJACENT, BELONGS, DISTRICTS, SQUARES, TREE
from . import encounters, items
from .board import FREELY, can_stop, survey, watched, way_out


@rule("LAKE-152", "LAKE-153", "LAKE-034")
def can_use(g: Lakeview) -> bool:
    """Whether the power can be used: own turn, Lost Kid found, face up, with an effect."""
    if g.found == 0 or g.power_ready == 0 or g.turn != LOST:
        return False
    k = g.power_shown[0]
    if k == PowerName.SHIELD:
        return g.stun == 0
    if k == PowerName.FORESIGHT:
        return encounters.cards_left(g) > 1
    if k == PowerName.TELEKINESIS:
        return any(g.at[f] >= 0 for f in range(KIDS))
    return True


@rule("LAKE-153", "LAKE-034")
def use_power(g: Lakeview) -> Rule:
    """Turn the power card face down and carry out its ability."""
    k = g.power_shown[0]
    g.power_ready = 0
    emit(g, PowerUsed(power=k))
    if k == PowerName.TELEKINESIS:
        yield from telekinesis(g)
    elif k == PowerName.SHIELD:
        items.stun(g)
    elif k == PowerName.FORESIGHT:
        yield from foresight(g)
    else:
        a = yield ask(g.lost, blink_options)
        if MoveTo.matches(a):
            g.at[LOST] = MoveTo.square(a)
            emit(g, Fled(figure=LOST, square=g.at[LOST]))


@rule("LAKE-Q14", "LAKE-034")
def lift_options(g: Lakeview, p: int) -> None:
    for f in range(KIDS):
        if g.at[f] >= 0:
            offer(g, Whom(figure=f))


@rule("LAKE-Q14", "LAKE-034", "LAKE-178")
def throw_options(g: Lakeview, p: int, figure: int) -> None:
    for s in range(SQUARES):
        if can_stop(g, s):
            offer(g, MoveTo(square=s))


@rule("LAKE-Q14", "LAKE-034")
def telekinesis(g: Lakeview) -> Rule:
    """Move another Kid 1 to 3 squares, over fences too."""
    a = yield ask(g.lost, lift_options)
    f = Whom.figure(a)
    survey(g, g.at[f], 3, 0, FREELY)
    if way_out(g):
        a = yield ask(g.lost, throw_options, f)
        g.at[f] = MoveTo.square(a)
        emit(g, Fled(figure=f, square=g.at[f]))


@rule("LAKE-Q14", "LAKE-034")
def blink_options(g: Lakeview, p: int) -> None:
    near = 0
    for d in range(DISTRICTS):
        if (BELONGS[g.at[LOST]] >> d) & 1:
            near |= 1 << d
            for e in range(DISTRICTS):
                if ADJACENT[d][e]:
                    near |= 1 << e
    for s in range(SQUARES):
        if (BELONGS[s] & near) != 0 and TREE[s] < 0 and not watched(g, s) and s != g.at[LOST]:
            offer(g, MoveTo(square=s))


@rule("LAKE-Q14", "LAKE-034")
def foresee_options(g: Lakeview, p: int, left: int) -> None:
    for k in range(left):
        offer(g, Resolve(encounter=g.encounter_top[k]))


@rule("LAKE-Q14", "LAKE-034")
def foresight(g: Lakeview) -> Rule:
    """Look at the next three encounter cards and put them back in any order."""
    encounters.refill(g)
    while len(g.encounter_top) < 3 and len(g.encounter_deck) > 0:
        draw(g, g.encounter_deck, g.encounter_top)
    for k in range(len(g.encounter_top)):
        g.foreseen[g.encounter_top[k]] |= 1 << g.lost
    for k in range(len(g.encounter_top)):
        a = yield ask(g.lost, foresee_options, len(g.encounter_top) - k)
        move(g, Resolve.encounter(a), g.encounter_top)
