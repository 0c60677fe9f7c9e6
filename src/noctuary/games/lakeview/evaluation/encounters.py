"""Encounter cards: the worth of each step of an option."""

from __future__ import annotations

from noctuary.kernel import NONE

from ..components import ANY, CHOICE, CHOICE_COUNT, CHOICES, QUEST, Deed
from ..rules.board import crossing
from ..rules.encounters import can_choose, supply
from ..state import Lakeview
from .destinations import ITEM_WORTH, NEW_TOKEN, READY_AGAIN, TIRED, outlook, prospects
from .goals import any_symbol, gain_worth
from .threats import deed_toll, drive_toll
from .weights import CALAMITY, CURSE, STEP, WHEEL_LOST

STUNNED = 150
SHOWN = 40
SHIFTED = 60
QUEST_WORTH = 150


def step_worth(g: Lakeview, f: int, do: int, n: int) -> int:
    """Return the worth of one step of a card to everybody."""
    if do == Deed.MOVE:
        there = prospects(g, f, g.at[f], n, g.diagonal, crossing(g, f), 0)
        return there // 2 - outlook(g, f, g.at[f]) // 2
    if do == Deed.SYMBOL:
        return any_symbol(g, f) if n == ANY else gain_worth(g, f, n)
    if do == Deed.RED or do == Deed.BLUE:
        return -drive_toll(g, do - Deed.RED, n)
    if do == Deed.STEP or do == Deed.SWEEP or do == Deed.NEAREST or do == Deed.ATTACK:
        return -deed_toll(g, do, n)
    if do == Deed.ITEM:
        return ITEM_WORTH
    if do == Deed.CALAMITY:
        return -CALAMITY
    if do == Deed.TOKEN:
        return NEW_TOKEN if supply(g) > 0 else 0
    return rare_worth(g, f, do)


def rare_worth(g: Lakeview, f: int, do: int) -> int:
    """Return the worth of a step that few cards have."""
    if do == Deed.WHEEL_DOWN:
        return -WHEEL_LOST
    if do == Deed.WHEEL_UP:
        return TIRED[4 - sum(g.wheel[f])] if f < 4 else 0
    if do == Deed.READY_ITEMS:
        return READY_AGAIN * sum(g.ready[i] == 0 for i in g.carried[f])
    if do == Deed.STUN:
        return STUNNED if g.stun == 0 else 0
    if do == Deed.CURSE:
        return -CURSE
    if do == Deed.UNCURSE:
        return CURSE if sum(g.curses) > 0 else 0
    if do == Deed.SHIFT:
        return SHIFTED
    if do == Deed.REVEAL:
        return SHOWN if g.figure == 0 else 0
    return STEP if do == Deed.SAVE else 0


def option_worth(g: Lakeview, f: int, e: int, k: int) -> int:
    """Return the worth of all steps of an option."""
    n = 0
    for x in range(3):
        do = CHOICE[e * CHOICES + k][2 * x]
        if do != Deed.NOTHING:
            n += step_worth(g, f, do, CHOICE[e * CHOICES + k][2 * x + 1])
    return n


def story_worth(g: Lakeview, f: int, e: int) -> int:
    """Return the worth of a card's best option."""
    if QUEST[e]:
        return QUEST_WORTH
    best = NONE
    for k in range(CHOICE_COUNT[e]):
        if can_choose(g, f, e, k):
            best = max(best, option_worth(g, f, e, k))
    return best
