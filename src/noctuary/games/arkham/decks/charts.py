"""What a deck looks like in figures: costs, icons, classes, types, levels."""

from __future__ import annotations

from collections import Counter

import msgspec

from .cards import CLASSES, GROUPS, SKILLS, VARIABLE, Library, library
from .deck import Deck


class Charts(msgspec.Struct, frozen=True):
    """Copies by type, class, cost and icons; no weaknesses. A cost of X is `X`, none is `-`."""

    costs: dict[str, int]
    icons: dict[str, int]
    classes: dict[str, int]
    """A multi-class card counts in each of its classes."""
    types: dict[str, int]
    levels: dict[str, int]


def charts(deck: Deck, within: Library | None = None) -> Charts:
    """Return the charts of a deck."""
    known = within or library()
    costs, icons, classes, types, levels = (Counter[str]() for _ in range(5))
    for code, n in deck.slots.items():
        card = known.card(code)
        if card.weakness:
            continue
        cost = "X" if card.cost == VARIABLE else "-" if card.cost is None else str(card.cost)
        costs[cost] += n
        types[card.group] += n
        levels["-" if card.level is None else str(card.level)] += n
        icons.update({skill: n * k for skill, k in zip(SKILLS, card.icons, strict=True) if k})
        classes.update(dict.fromkeys(card.classes, n))
    return Charts(
        costs=in_order(costs, [*map(str, range(13)), "X", "-"]),
        icons=in_order(icons, SKILLS),
        classes=in_order(classes, CLASSES),
        types=in_order(types, GROUPS),
        levels=in_order(levels, [*map(str, range(6)), "-"]),
    )


def in_order(counts: Counter[str], order: list[str] | tuple[str, ...]) -> dict[str, int]:
    """Return counts in the order that people expect, without zeros."""
    return {k: counts[k] for k in order if counts[k]}
