"""Products of the box that quests ask for by their identifier."""

from __future__ import annotations

from collections.abc import Iterable

from .ini_reader import Quest
from .texts import table

BASE = "MoMBase"
"""The game itself, which everybody owns."""


def products() -> tuple[str, ...]:
    """Return all products besides the game itself."""
    return tuple(name for name in table("packs")["packs"] if name != BASE)


def product_name(name: str) -> str:
    """Return the name on a box, or an unknown identifier as it is."""
    return str(table("packs")["packs"].get(name, {"name": name})["name"])


def needed(quest: Quest) -> tuple[str, ...]:
    """Return the products that a quest cannot be played without."""
    old, found = table("packs")["old"], list[str]()
    for name in quest.head.words("packs"):
        found += old.get(name, [name])
    return tuple(dict.fromkeys(name for name in found if name != BASE))


def owned(names: Iterable[str]) -> frozenset[str]:
    """Return products with all that they include."""
    known = table("packs")["packs"]
    given = list(names)
    more = [other for name in given for other in known.get(name, {}).get("brings", ())]
    return frozenset((BASE, *given, *more))
