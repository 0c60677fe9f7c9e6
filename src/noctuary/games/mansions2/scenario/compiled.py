"""A scenario ready to play: its tables, and the texts of everything in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..components import TOKENS
from ..limits import Limit
from .book_writer import Pair
from .map_layout import MapLayout, Point

KIND_NAMES: dict[str, Pair] = {
    "explore": ("Explore", "Exploration"),
    "search": ("Search", "Fouille"),
    "interact": ("Interact", "Interaction"),
    "person": ("Person", "Individu"),
    "sight": ("Sight", "Vue"),
}


@dataclass(frozen=True)
class FaceWords:
    """The texts of a side of a card."""

    id: str
    name: Pair
    text: Pair
    deck: str
    traits: tuple[str, ...]
    icon: str
    damage: int


@dataclass(frozen=True)
class CreatureWords:
    """The texts of a monster."""

    id: str
    kind: str
    name: Pair
    flavour: Pair
    abilities: tuple[str, ...]


@dataclass(frozen=True)
class Token:
    """A token of the scenario."""

    id: str
    kind: int
    space: int
    who: str
    called: Pair | None
    person: Pair | None
    line: tuple[Point, Point] | None
    """Where it lies, if on an edge."""


@dataclass(frozen=True)
class CompiledScenario:
    """A scenario ready to play."""

    id: str
    name: Pair
    blurb: Pair
    product: str
    difficulty: int
    minutes: int
    rounds: int
    tables: dict[str, Any]
    texts: tuple[Pair, ...]
    choices: tuple[Pair, ...]
    faces: tuple[FaceWords, ...]
    creatures: tuple[CreatureWords, ...]
    puzzles: tuple[Pair, ...]
    tokens: tuple[Token | None, ...]
    plan: MapLayout
    pictures: dict[int, int]
    """Drawings of texts that have one of their own."""
    epilogues: dict[str, int]
    """The numbers of their texts."""
    events: tuple[str, ...]
    variables: dict[str, int]
    lots: dict[str, tuple[str, ...]]
    """The lots that chance decides before the first turn, in order, with their values."""
    face_numbers: dict[str, int]
    creature_numbers: dict[str, int]
    packs: tuple[str, ...] = ()
    """Products of another box that a foreign quest cannot be played without."""
    fidelity: str = "faithful"
    """The fidelity of a table without the box: faithful, approximate, companion_only."""

    @property
    def foreign(self) -> bool:
        """Whether this is a quest that others wrote for a program of their own."""
        return bool(self.tables["limits"][Limit.LIFO] == 0)

    def token_name(self, k: int) -> Pair:
        """Return the name of a token: its own, its person's, or its kind and place."""
        token = self.tokens[k]
        if token is None:
            return "", ""
        if token.called or token.person:
            return token.called or token.person or ("", "")
        kind, room = KIND_NAMES[TOKENS[token.kind]], self.plan.names[token.space]
        if token.line is not None:
            side = self.plan.side(token.space, token.line)
            room = f"{room[0]} ({side[0]})", f"{room[1]} ({side[1]})"
        return f"{kind[0]}: {room[0]}", f"{kind[1]}\u202f: {room[1]}"

    def tile_name(self, number: int) -> Pair:
        """Return the name of a tile: its rooms."""
        laid = self.plan.laid[number]
        rooms = laid.rooms if laid else ()
        return ", ".join(r.name[0] for r in rooms), ", ".join(r.name[1] for r in rooms)

    @cached_property
    def names(self) -> Mapping[str, tuple[Pair, ...]]:
        """The words of every value that the scenario names, by kind."""
        return {
            "text": self.texts,
            "choice": self.choices,
            "piece": tuple(self.token_name(k) for k in range(len(self.tokens))),
            "space": tuple(self.plan.names),
            "tile": tuple(self.tile_name(n) for n in range(len(self.plan.laid))),
            "card": tuple(f.name for f in self.faces),
            "creature": tuple(c.name for c in self.creatures),
            "puzzle": self.puzzles,
        }

    def words(self, kind: str, value: int) -> dict[str, str] | None:
        """Return the name of a value, by language; None if there is no such value."""
        known = self.names.get(kind, ())
        if not 0 <= value < len(known):
            return None
        return {"en": known[value][0], "fr": known[value][1]}
