"""What else is known of cards: their rulings, the products they come from, our starter decks."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from typing import Literal

import msgspec

from ..card_table import text_of
from .cards import table
from .deck import Deck, Slots
from .errors import BadDeck

Difficulty = Literal["easy", "medium", "hard"]
ProductKind = Literal[
    "campaign", "return", "standalone", "starter", "novel", "parallel", "mythos", "promo"
]


@cache
def rulings() -> dict[str, tuple[str, ...]]:
    """Return for each card the clauses of the FAQ that name it: errata, taboo and rulings."""
    return {code: tuple(ids) for code, ids in json.loads(text_of("rulings.json")).items()}


class Product(msgspec.Struct, frozen=True):
    """A box or pack; `cycle` is the campaign it belongs to."""

    code: str
    kind: ProductKind
    cycle: str
    name: str
    name_fr: str

    def named(self, lang: str) -> str:
        """Return its name in a language."""
        return self.name_fr if lang == "fr" else self.name


@cache
def products() -> dict[str, Product]:
    """Return the products up to June 2021."""
    return {row["code"]: msgspec.convert(row, Product) for row in table("products.tsv")}


class Starter(msgspec.Struct, frozen=True):
    """A deck of ours to begin with."""

    id: str
    investigator: str
    difficulty: Difficulty
    """How hard it is to play well."""
    sets: int
    """How many core sets it is built from."""
    cards: Slots

    def deck(self) -> Deck:
        """Return the deck itself."""
        return Deck(investigator=self.investigator, slots=dict(self.cards), name=self.id)


@cache
def starters() -> dict[str, Starter]:
    """Return our starter decks: three for each investigator of the core set."""
    found = msgspec.convert(tomllib.loads(text_of("decks.toml"))["decks"], list[Starter])
    return {s.id: s for s in found}


def starter(id: str) -> Deck:
    """Return a starter deck by its name. Raise BadDeck where there is none."""
    if id not in starters():
        raise BadDeck("error-deck-starter", text=id, allowed=", ".join(starters()))
    return starters()[id].deck()
