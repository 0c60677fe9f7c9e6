"""Problems of a deck, as data; the locales hold their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from noctuary.plugin import Refusal

Kind = Literal[
    "too-few",
    "too-many",
    "copies",
    "options",
    "not-allowed",
    "requirement",
    "choice",
    "upgrade",
    "note",
]
"""The seven kinds of error of a deck, what cannot be done between two scenarios, and what is only
to be known."""

Value = int | str


class Problem(msgspec.Struct, frozen=True):
    """One problem: its cards, its reason and its clause ("" when there is none)."""

    kind: Kind
    key: str
    clause: str
    cards: tuple[str, ...] = ()
    args: Mapping[str, Value] = {}


class BadDeck(Refusal):
    """Something that cannot be read as a deck, or asked of one; `key` and `told` say why."""

    package = "noctuary.games.arkham"
