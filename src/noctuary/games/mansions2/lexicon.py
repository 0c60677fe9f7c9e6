"""How a scenario names what is in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noctuary.home import Lexicon, Texts

from .options import made

KINDS = ("text", "choice", "piece", "space", "tile", "card", "creature", "puzzle")


def words(options: Mapping[str, Any]) -> Texts:
    """The words of a table's scenario."""
    return made(options).words


LEXICON = Lexicon(frozenset(KINDS), words)
