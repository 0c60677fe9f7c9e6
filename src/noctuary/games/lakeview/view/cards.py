"""Cards and their steps in the view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .. import actions
from ..components import (
    BACK,
    CARD_BUILDING,
    CARD_DIAGONAL,
    CARD_MOVE,
    CENTRE,
    CLUE,
    SCARY,
    SYMBOL_TYPE,
    Deed,
)
from ..state import Lakeview
from ..town import LANDMARK_NAMES
from .types import ANY, POINTS, Card, Pile, Step, Turned


def step(do: int, n: int) -> Step:
    """Return one step of a card."""
    name = Deed(do).name.lower()
    if do in (Deed.STEP, Deed.SWEEP):
        return Step(do=name, way=POINTS[n])
    if do in (Deed.RED, Deed.BLUE, Deed.MOVE):
        return Step(do=name, n=n)
    if do == Deed.TOKEN:
        return Step(do=name, colour=[*actions.Colour.names, ANY][n])
    if do == Deed.SYMBOL:
        return Step(do=name, symbol=[*actions.Symbol.names, ANY][n])
    return Step(do=name)


def steps(row: Sequence[int]) -> list[Step]:
    """Return the steps from a table with two numbers each."""
    pairs = zip(row[::2], row[1::2], strict=True)
    return [step(do, n) for do, n in pairs if do != Deed.NOTHING]


@cache
def card(c: int) -> Card:
    """Return a card of the Lost Kid, from a cache."""
    return Card(
        card=actions.Card.names[c],
        scary=steps(SCARY[c]),
        clue=LANDMARK_NAMES[CLUE[c]] if CLUE[c] >= 0 else None,
        action=steps(CENTRE[c]),
        move=CARD_MOVE[c],
        diagonal=bool(CARD_DIAGONAL[c]),
        building=actions.Building.names[CARD_BUILDING[c]],
    )


def pile(g: Lakeview, k: int) -> Pile:
    """Return a pile of the Lost Kid."""
    cards = g.piles[k]
    top = cards[-1] if cards else None
    return Pile(
        count=len(cards),
        top=None if top is None else card(top),
        meant=bool(g.meant[k]),
        fresh=bool(g.meant[k]) and top == g.played,
    )


def turned(c: int) -> Turned:
    """Return the symbol that was just turned over."""
    return Turned(symbol=actions.Symbol.names[SYMBOL_TYPE[c]], back=steps(BACK[c]))
