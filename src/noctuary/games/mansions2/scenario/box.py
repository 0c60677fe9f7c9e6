"""The content that every scenario may use, read once."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from .book_writer import Pair
from .yaml_reader import read

FILES = (
    "investigators", "items", "spells", "conditions", "harm", "monsters", "attacks", "mythos",
    "tiles", "box",
)  # fmt: skip
PACKAGE = __package__.rpartition(".")[0]


class BoxContent:
    """Cards, monsters, tiles: everything in the box."""

    def __init__(self) -> None:
        folder = resources.files(PACKAGE).joinpath("content")
        self.sources = {
            name: read(f"{name}.yaml", folder.joinpath(f"{name}.yaml").read_text("utf-8"))
            for name in FILES
        }
        of = {name: source.root for name, source in self.sources.items()}
        self.investigators: Any = of["investigators"]["investigators"]
        self.common: Any = of["items"]["common_items"]
        self.unique: Any = of["items"]["unique_items"]
        self.spells: Any = of["spells"]["spells"]
        self.spell_backs: Any = of["spells"]["spell_backs"]
        self.conditions: Any = of["conditions"]["conditions"]
        self.condition_backs: Any = of["conditions"]["condition_backs"]
        self.damage: Any = of["harm"]["damage"]
        self.horror: Any = of["harm"]["horror"]
        self.monsters: Any = of["monsters"]["monsters"]
        self.abilities: Any = of["monsters"]["abilities"]
        self.attacks: Any = of["attacks"]["attacks"]
        self.mythos: Any = of["mythos"]["mythos"]
        self.tiles: Any = of["tiles"]["tiles"]
        self.products: Any = of["box"]["products"]
        self.persons: Any = of["box"]["persons"]
        self.tokens: Any = of["box"]["tokens"]

    def person(self, who: str) -> Pair | None:
        """Return the name of a person; anonymous people by what they are."""
        for faces, names in zip(self.persons["common"], self.persons["called"], strict=True):
            for face, name in zip(faces, names, strict=True):
                if str(face) == who:
                    return str(name[0]), str(name[1])
        for en, fr in self.persons["titled"]:
            if str(en) == who:
                return who, str(fr)
        return (who, who) if who else None


@cache
def base() -> BoxContent:
    """Load everything in the box."""
    return BoxContent()
