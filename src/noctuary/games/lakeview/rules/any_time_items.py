"""Items that can be used at any time, and the moments at which their owners are asked."""

from __future__ import annotations

from noctuary.kernel import Rule, ask, offer, rule

from ..actions import Pass, UseItem
from ..components import DOUBLES, FIGURES, ITEM, ITEM_WHEN, ItemName, When
from ..state import Lakeview
from ..town import BELONGS
from . import items

# What is about to happen.
CARD, MONSTER, FEDS, DOUBLE = 0, 1, 2, 3


@rule("LAKE-196", "LAKE-Q10", "LAKE-028")
def timely(g: Lakeview, f: int, i: int, about: int) -> bool:
    """Whether an item could change what is about to happen."""
    k = ITEM[i]
    if g.ready[i] == 0 or ITEM_WHEN[k] != When.ANY or not promising(g, f, k):
        return False
    if k == ItemName.LUNCHBOX:
        return about == FEDS or about == CARD
    if k == ItemName.WHITE_SHEET:
        return about == DOUBLE or about == CARD
    return about == MONSTER or about == CARD


@rule("LAKE-042", "LAKE-215", "LAKE-028", "LAKE-196")
def promising(g: Lakeview, f: int, k: int) -> bool:
    """Whether an item for any time could do something now."""
    if k == ItemName.BASKET:
        return g.stun == 0 and g.at[f] >= 0 and (BELONGS[g.at[f]] & g.haunts) != 0
    if k == ItemName.LUNCHBOX:
        return g.feds[0] > 0 or g.feds[1] > 0
    if k == ItemName.WHITE_SHEET:
        return any(g.double[x] >= 0 and g.sheeted[x] == 0 for x in range(DOUBLES))
    if k == ItemName.BINOCULARS:
        return g.figure == 0
    return True


@rule("LAKE-196")
def watch_options(g: Lakeview, p: int, figure: int, about: int) -> None:
    for i in g.carried[figure]:
        if timely(g, figure, i, about):
            offer(g, UseItem(item=i))
    offer(g, Pass())


@rule("LAKE-196", "LAKE-028")
def stand_by(g: Lakeview, about: int) -> Rule:
    """Ask every owner of an item that could help, in the order of the figures."""
    f = 0
    while f < FIGURES:
        if any(timely(g, f, i, about) for i in g.carried[f]):
            a = yield ask(g.player[f], watch_options, f, about)
            if UseItem.matches(a):
                yield from items.use(g, f, UseItem.item(a))
            else:
                f += 1
        else:
            f += 1
