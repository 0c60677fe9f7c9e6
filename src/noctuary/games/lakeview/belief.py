"""Where the Lost Kid may be, from what every Kid sees: clues, searches, cards already shown."""

from __future__ import annotations

from noctuary.kernel import cached

from .components import CARD_BUILDING, CARD_MONSTER, CARDS, CLUE, COMMON
from .state import Lakeview
from .town import BUILDINGS, DOORS, LANDMARK, place

NEAR = (100, 100, 96, 84, 66, 48, 34, 24, 17, 12, 9, 7, 6)
"""Percent, by distance: how well a landmark fits a building as the hiding place."""
SURE = 100_000
"""The weight of one card before any clue."""
COPIES = 2
PILES = 3


def _apart(s: int, t: int) -> int:
    """Return the distance as the crow flies, over fences."""
    (x, y), (u, v) = place(s), place(t)
    return abs(x - u) + abs(y - v)


FITS = [
    [NEAR[min(len(NEAR) - 1, *(_apart(mark, s) for s in DOORS[b]))] for b in range(BUILDINGS)]
    for mark in LANDMARK
]
"""By landmark and building, in percent."""


def _cards_of(b: int) -> list[int]:
    """Return the cards with a building at the foot: those of all Monsters, then the Monster's."""
    cards = [c for c in range(CARDS) if CARD_BUILDING[c] == b and CARD_MONSTER[c] == COMMON]
    cards += [c for c in range(CARDS) if CARD_BUILDING[c] == b and CARD_MONSTER[c] != COMMON]
    return cards + [COMMON] * (COPIES - len(cards))


CARDS_OF = [_cards_of(b) for b in range(BUILDINGS)]


def unseen(g: Lakeview, c: int) -> bool:
    """Whether a card can still be the hiding place: Kids have never seen it."""
    if c == COMMON or g.shown[c] or c in g.box or c in g.revealed or c in g.uncovered:
        return False
    return not any(c in g.piles[k] for k in range(PILES))


def fit(g: Lakeview, b: int) -> int:
    """Return the weight that the clues on top of the piles give to each card of a building."""
    if (g.searched >> b) & 1:
        return 0
    n = SURE
    for k in range(PILES):
        n = n * fit_of_pile(g, k, b) // 100
    return n


def fit_of_pile(g: Lakeview, k: int, b: int) -> int:
    """Return the fit of a building, in percent, with a pile's top card if that was chosen."""
    if g.meant[k] == 0 or len(g.piles[k]) == 0:
        return 100
    clue = CLUE[g.piles[k][len(g.piles[k]) - 1]]
    return FITS[clue][b] if clue >= 0 else 100


@cached
def suspicion(g: Lakeview, b: int) -> int:
    """Return the weight of a building."""
    n = 0
    for x in range(COPIES):
        n += unseen(g, CARDS_OF[b][x])
    return n * fit(g, b) if n > 0 else 0


def belief(g: Lakeview) -> list[int]:
    """Return the probability of every building in per mille; empty once the Lost Kid is found."""
    if g.found:
        return [0] * BUILDINGS
    weights = [suspicion(g, b) for b in range(BUILDINGS)]
    return [1000 * w // max(1, sum(weights)) for w in weights]
