"""The Feds: their circuits, and the Kids they surprise."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, emit, offer, rule

from ..actions import FedsMoved, Fled, LapDone, MoveTo, Surprised, Whom
from ..components import FIGURES
from ..state import Lakeview
from ..town import DRIVE, LAP, LONGEST, NOWHERE, SHELTER, TREEHOUSE, TREEHOUSES
from . import any_time_items
from .board import exposed, fed_square, touches
from .calamity import advance

# ---- to the treehouses


@rule("LAKE-120", "LAKE-119")
def shelter_options(g: Lakeview, p: int, figure: int) -> None:
    for k in range(TREEHOUSES):
        if (SHELTER[g.at[figure]] >> k) & 1:
            offer(g, MoveTo(square=TREEHOUSE[k]))


@rule("LAKE-119", "LAKE-133", "LAKE-120")
def flee(g: Lakeview, f: int) -> Rule:
    """Send a Kid to the nearest treehouse; the Lost Kid chooses among equals."""
    a = yield ask(g.lost, shelter_options, f, alone=TAKE)
    g.at[f] = MoveTo.square(a)
    emit(g, Fled(figure=f, square=g.at[f]))


# ---- on patrol


@rule("LAKE-095", "LAKE-122", "LAKE-125", "LAKE-126", "LAKE-127", "LAKE-129", "LAKE-131")
def drive(g: Lakeview, c: int, n: int) -> Rule:
    """Drive a figure from crossing to crossing of its circuit, looking round on every square;
    back at the start, calamity advances.
    """
    yield from any_time_items.stand_by(g, any_time_items.FEDS)
    for _ in range(n):
        for k in range(LONGEST):
            s = DRIVE[c * LAP + g.feds[c]][k]
            if s != NOWHERE:
                yield from look_round(g, c, s)
        g.feds[c] = (g.feds[c] + 1) % LAP
        if g.feds[c] == 0:
            emit(g, LapDone(feds=c))
            yield from advance(g)
    emit(g, FedsMoved(feds=c, square=fed_square(g, c)))


@rule("LAKE-132")
def caught(g: Lakeview, f: int, s: int) -> bool:
    """Whether a vehicle on a square surprises a Kid."""
    return exposed(g, f) and touches(g, s, g.at[f])


@rule("LAKE-132")
def surprise_options(g: Lakeview, p: int, square: int) -> None:
    for f in range(FIGURES):
        if caught(g, f, square):
            offer(g, Whom(figure=f))


@rule("LAKE-096", "LAKE-132")
def look_round(g: Lakeview, c: int, s: int) -> Rule:
    """Advance calamity by one for every Kid in the zone, who flees."""
    while any(caught(g, f, s) for f in range(FIGURES)):
        a = yield ask(g.lost, surprise_options, s, alone=TAKE)
        f = Whom.figure(a)
        emit(g, Surprised(figure=f, feds=c))
        yield from advance(g)
        yield from flee(g, f)
